"""Backroom: what takes long (replays, records, packs) is done in processes of its own, in turn by address."""

from __future__ import annotations

import asyncio
import gzip
import logging
import time
from collections import OrderedDict
from typing import Any, Final

import msgspec
from starlette.requests import Request

from deskovka.server.base.limits import LAST_MOMENT, REPLAYS_OF_ONE, REPLAYS_WAITING, RESULTS, SLOWEST_REPLAY
from deskovka.server.base.metrics import Metrics
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.processes.workers import Broken, Full, Party, Places, Who, Worker

LOG: Final = logging.getLogger("deskovka.backroom")
WORKERS: Final = 1  # and one more for an address that has none


class Backroom:
    """Work for another process; results that somebody may ask for again are remembered."""

    def __init__(self, metrics: Metrics, inside: bool = False) -> None:
        self.places = Places("deskovka.server.historian", WORKERS, REPLAYS_WAITING, REPLAYS_OF_ONE, inside)
        self.metrics = metrics
        self.results: OrderedDict[tuple[object, ...], bytes] = OrderedDict()
        self.size = 0
        self.ending: set[asyncio.Task[None]] = set()  # works that nobody waits for any more
        metrics.gauges["deskovka_backroom_waiting"] = self.places.load

    async def ask_packed(
        self, request: Request, household: str, question: Data, key: tuple[object, ...] | None = None
    ) -> bytes:
        """The answer to a question as packed JSON; what has a key is found again under it."""
        if key is not None and key in self.results:
            self.results.move_to_end(key)
            return self.results[key]
        found = await self.work_while_connected(request, household, msgspec.json.encode(question))
        if key is not None:
            self.keep(key, found)
        return found

    async def ask(self, request: Request, household: str, question: Data) -> Any:
        """The answer to a question as data."""
        return await unpack(await self.ask_packed(request, household, question))

    async def ask_for_table(self, household: str, question: Data) -> Any:
        """The answer to a question of a table itself, at the cost of a household, as data."""
        return await self.ask_for_all(Party(Who(household)), question)

    async def ask_for_all(self, party: Party, question: Data) -> Any:
        """The answer to a question for all who wait for it, as data."""
        return await unpack(await self.work(party, msgspec.json.encode(question)))

    def keep(self, key: tuple[object, ...], found: bytes) -> None:
        """Remember a result, and forget the oldest ones when there are too many bytes."""
        if len(found) <= RESULTS // 4:
            self.size += len(found) - len(self.results.pop(key, b""))
            self.results[key] = found
        while self.size > RESULTS:
            self.size -= len(self.results.popitem(last=False)[1])

    async def work_while_connected(self, request: Request, household: str, question: bytes) -> bytes:
        """Work as long as the client is there; who has gone waits no longer."""
        work = asyncio.create_task(self.work(Party(Who(household)), question))
        gone = asyncio.create_task(wait_until_gone(request))
        try:
            await asyncio.wait((work, gone), return_when=asyncio.FIRST_COMPLETED)
            if not work.done():
                self.metrics.count("deskovka_backroom_dropped_total")
                raise Refused(408, "error-too-slow")
            return work.result()
        finally:
            gone.cancel()
            work.cancel()

    async def work(self, party: Party, question: bytes) -> bytes:
        """One question to a worker when it is its turn."""
        try:
            worker = await self.places.take_together(party)
        except Full as full:
            self.metrics.count("deskovka_backroom_refused_total")
            raise Refused(*((429, "error-many-replays") if full.own else (503, "error-busy"))) from None
        assert party.payer is not None
        began = time.monotonic()
        asked = asyncio.create_task(worker.ask(question))
        asked.add_done_callback(ignore_failure)
        try:
            with self.metrics.time("deskovka_backroom_seconds"):
                reply = await asyncio.wait_for(asyncio.shield(asked), SLOWEST_REPLAY)
            if "body" in reply:
                return bytes(reply["body"])
            if "last" in reply:  # it has no memory left
                LOG.error("historian replaced", extra={"problem": "MemoryError"})
                await worker.stop()
            if "problem" in reply:
                LOG.error("historian failed", extra={"trace": reply["problem"]})
            raise Refused.with_sentence(reply["status"], reply["say"])
        except (Broken, TimeoutError, KeyError) as problem:
            LOG.error("historian replaced", extra={"problem": type(problem).__name__})
            await worker.stop()
            raise Refused(503, "error-busy") from None
        finally:
            self.finish(party.payer, worker, asked, began)

    def finish(self, who: Who, worker: Worker, asked: asyncio.Task[Data], began: float) -> None:
        """Free the worker. Short work is let end although nobody waits for it: a new process would take longer."""
        if not asked.done():
            task = asyncio.create_task(self.last_moment(who, worker, asked, began))
            self.ending.add(task)
            task.add_done_callback(self.ending.discard)
        else:
            self.places.give(who, worker, time.monotonic() - began)

    async def last_moment(self, who: Who, worker: Worker, asked: asyncio.Task[Data], began: float) -> None:
        try:
            await asyncio.wait((asked,), timeout=LAST_MOMENT)
            if not asked.done() or asked.exception() is not None:
                asked.cancel()
                await worker.stop()
        finally:
            self.places.give(who, worker, time.monotonic() - began)

    async def close(self) -> None:
        """End all processes."""
        await self.places.close()


def ignore_failure(asked: asyncio.Task[Data]) -> None:
    """Nobody may wait any more for a process that was killed; then its failure is no news."""
    if not asked.cancelled():
        asked.exception()


async def unpack(found: bytes) -> Any:
    """An answer as data."""
    return await asyncio.to_thread(lambda: msgspec.json.decode(gzip.decompress(found)))


async def wait_until_gone(request: Request) -> None:
    """Returns when the client has gone; its body must have been read."""
    while (await request.receive())["type"] != "http.disconnect":
        pass
