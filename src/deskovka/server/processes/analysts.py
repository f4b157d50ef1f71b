"""Analysts: finished games are analysed in processes of their own, while bots leave the processors alone.

The state of an analysis is in the database alone, a row for each job that is done: after kill -9 it goes on there.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec

from deskovka.core.game import Game
from deskovka.server.base.limits import ANALYSES_OF_ONE, ANALYSES_WAITING, SLOWEST_JOB
from deskovka.server.base.metrics import Metrics
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.processes.analysis import FORM
from deskovka.server.processes.archivist import Archivist
from deskovka.server.processes.thinkers import Thinkers
from deskovka.server.processes.workers import Broken, Places, Who, Worker
from deskovka.server.storage.analyses import Analysing, Crowded, Stage
from deskovka.server.storage.bus import Bus
from deskovka.server.storage.database import Overtaken
from deskovka.server.storage.kept import Kept
from deskovka.server.storage.store import Store
from deskovka.teach.analysis import PHASES

LOG: Final = logging.getLogger("deskovka.analysts")
EVERY: Final = 2.0  # seconds between looks for analyses that wait
AT_ONCE: Final = 4  # tables that are analysed at once, of a household one
TRIES: Final = 3  # until an analysis counts as failed
YIELD: Final = 0.1  # seconds between looks whether a bot thinks
FOLLOWING: Final[dict[str, Stage]] = {
    "calibrate": "quick",
    "quick": "refine",
    "refine": "explain",
    "explain": "done",
}
assert tuple(FOLLOWING) == PHASES
GameOf = Callable[[Kept], Awaitable[Game]]


class Analysts:
    """Works one stage of one table after the other off: quick ones first, then whose household waited longest."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        thinkers: Thinkers,
        archivist: Archivist,
        game_of: GameOf,
        metrics: Metrics,
        effort: tuple[int, int, int],
    ) -> None:
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.archivist = archivist
        self.game_of = game_of
        self.metrics = metrics
        self.effort = effort
        self.most = len(thinkers.places.workers) - 1  # processors that bots and analyses share
        self.places = Places("deskovka.server.analyst", self.most)
        self.working = 0  # jobs that are being done
        self.running: dict[str, asyncio.Task[None]] = {}  # by household
        self.served: dict[str, float] = {}  # when a household's last stage began
        self.failed: Counter[str] = Counter()  # how often it went wrong with a table
        metrics.gauges["deskovka_analyses_running"] = lambda: len(self.running)

    async def want(self, kept: Kept, household: str) -> None:
        """Somebody wants an analysis; it is made once for all who want it."""
        self.failed.pop(kept.id, None)
        bounds = ANALYSES_WAITING, ANALYSES_OF_ONE
        try:
            await self.store.later(self.store.want_analysis, kept.id, FORM, household, *bounds)
        except Crowded as crowded:
            raise Refused(*((429, "error-many-analyses") if crowded.own else (503, "error-busy"))) from None
        await self.look()

    async def look(self) -> None:
        """Go on with what waits, and let processes go when nothing does."""
        waiting = await asyncio.to_thread(self.store.waiting_analyses)
        there = {one.household for one in waiting}
        self.served = {household: at for household, at in self.served.items() if household in there}
        for one in sorted(waiting, key=self.rank):
            if len(self.running) < AT_ONCE and one.household not in self.running:
                self.begin(one)
        if not waiting and not self.running and not self.working:
            await self.places.close()

    def rank(self, one: Analysing) -> tuple[bool, float]:
        return FOLLOWING[one.stage] not in ("quick", "refine"), self.served.get(one.household, 0.0)

    def begin(self, one: Analysing) -> None:
        """Work off the next stage of an analysis, and look what is next then."""
        self.served[one.household] = time.monotonic()
        task = self.running[one.household] = asyncio.create_task(self.quietly(one))

        def end(_: asyncio.Task[None]) -> None:
            del self.running[one.household]

        task.add_done_callback(end)

    async def quietly(self, one: Analysing) -> None:
        """What goes wrong is tried again; one table's trouble is not another's."""
        lock = f"analysis {one.table}"
        try:
            if await self.bus.claim(lock, None):  # else another process does it
                try:
                    await self.do_stage(one)
                finally:
                    await self.bus.release(lock)
        except Exception as problem:
            self.failed[one.table] += 1
            LOG.error("not analysed", extra={"table": one.table, "problem": type(problem).__name__})
            if self.failed[one.table] >= TRIES or isinstance(problem, Refused):
                del self.failed[one.table]
                await self.store.later(self.store.end_stage, one.table, "failed")

    async def do_stage(self, one: Analysing) -> None:
        """Find out what is missing of a stage, do it, and tell what is known then."""
        kept = await asyncio.to_thread(self.store.find, one.table)
        now = await asyncio.to_thread(self.store.analysing, one.table)
        if kept is None or now is None or now[0].stage != one.stage:
            return
        if one.form != FORM:  # an older server has begun it
            await self.store.later(self.store.forget_analysis, one.table)
            return
        lines = await asyncio.to_thread(self.store.findings, one.table)
        packs = list((await self.game_of(kept)).packs)
        about: Data = {
            "record": (await self.archivist.find(kept, one.household)).record,
            "packs": packs,
            "effort": self.effort,
        }
        who = Who(one.household, one.table)
        planned = await self.ask(who, {"do": "plan", "stage": one.stage, "lines": lines, **about})
        jobs: list[Data] = planned["jobs"]
        if jobs:
            total = len(lines) + len(jobs)
            done_before = len(lines) if one.total == 0 else one.base
            await self.store.later(self.store.begin_stage, one.table, done_before, total)
            await self.do_jobs(who, about, jobs, lines)
        packed = None
        if one.stage != "calibrate" and (jobs or one.total or not one.edition):  # else nothing is new
            found = await self.ask(who, {"do": "tell", "lines": lines, **about})
            packed = (await asyncio.to_thread(base64.b64encode, found["body"])).decode()
        await self.store.later(self.store.end_stage, one.table, FOLLOWING[one.stage], packed)

    async def do_jobs(self, who: Who, about: Data, jobs: list[Data], lines: list[str]) -> None:
        """Do all jobs, each as soon as there is a process for it, and keep every line as it comes."""
        left = iter(jobs)

        async def go_on() -> None:
            for job in left:  # shared, so that each is done once
                line: str = (await self.ask(who, {"do": "work", "job": job, **about}))["line"]
                lines.append(line)
                if not await self.store.later(self.store.add_finding, who.table, len(lines), line):
                    raise Overtaken(who.table)

        async with asyncio.TaskGroup() as group:
            for _ in range(min(self.most, len(jobs))):
                group.create_task(go_on())

    async def ask(self, who: Who, question: Data) -> Any:
        """An answer of a process, when it is this household's turn and bots leave a processor free."""
        words = await asyncio.to_thread(msgspec.json.encode, question)  # with a long record and all that is known
        worker = await self.places.take(who)
        began = time.monotonic()
        try:
            await self.wait_for_bots()
            began = time.monotonic()
            try:
                return await self.hear(worker, words)
            finally:
                self.working -= 1
        finally:
            self.places.give(who, worker, time.monotonic() - began)

    async def wait_for_bots(self) -> None:
        """Until there is a processor that no bot needs."""
        while self.thinkers.places.busy() + self.working >= self.most:
            await asyncio.sleep(YIELD)
        self.working += 1

    async def hear(self, worker: Worker, question: bytes) -> Any:
        """A worker's answer; one that gives none is replaced."""
        try:
            found = await asyncio.wait_for(worker.ask(question), SLOWEST_JOB)
        except (Broken, TimeoutError):
            self.metrics.count("deskovka_analysts_replaced_total")
            await worker.stop()
            raise
        except asyncio.CancelledError:
            await worker.stop()  # it would answer an old question to the next asker
            raise
        if "problem" in found:
            LOG.error("analyst failed", extra={"trace": found["problem"]})
            raise Broken("problem")
        return found

    async def stop(self) -> None:
        """End everything at once: what is done is stored."""
        for task in self.running.values():
            task.cancel()
        await asyncio.gather(*self.running.values(), return_exceptions=True)
        await self.places.close()
