"""Processes that work for us beside the event loop, and whose turn it is to use one."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar

from deskovka.server.base.limits import LONGEST_ANSWER
from deskovka.system import apart

FRUGAL: Final = {"MALLOC_ARENA_MAX": "1"}  # the thread that listens needs no 64 MB of its own out of the limit
BUILT: Final = "DESKOVKA_BUILT"  # names the file in which `make play` says where it has put a compiled engine


class Broken(RuntimeError):
    """A process that gave no answer."""


class Full(RuntimeError):
    """Too many wait already; `own`: of the same address."""

    def __init__(self, own: bool) -> None:
        super().__init__(own)
        self.own = own


class Worker:
    """One process that runs a module: a question is a line, so is the answer. It starts when it is first asked."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.process: asyncio.subprocess.Process | None = None
        self.engine = ""  # the folder of the compiled engine that it runs on, if one was built meanwhile

    async def ask(self, question: bytes) -> dict[str, Any]:
        """A question and its answer; Broken if the process is gone or cannot start."""
        try:
            process = await self.ready()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write(question + b"\n")
            await process.stdin.drain()
            found: dict[str, Any] = json.loads(await process.stdout.readline())
            if "bytes" in found:  # what is long comes after the line, so that nobody has to read it as JSON
                found["body"] = await process.stdout.readexactly(found["bytes"])
        except (OSError, ValueError, EOFError, NotImplementedError) as problem:
            raise Broken(type(problem).__name__) from problem
        return found

    async def ready(self) -> asyncio.subprocess.Process:
        """The running process; a new one where it has ended, or where a faster engine has come."""
        if self.engine != find_engine():
            await self.stop()
        if self.process is None or self.process.returncode is not None:
            self.engine = find_engine()
            path = filter(None, (self.engine, os.environ.get("PYTHONPATH")))
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self.module,
                stdin=pipe,
                stdout=pipe,
                limit=LONGEST_ANSWER,
                **apart(),  # it ends with its stdin
                env={**os.environ, **FRUGAL, "PYTHONPATH": os.pathsep.join(path)},
            )
        return self.process

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.process = None


class Inside(Worker):
    """A worker without a process: the module answers here, and everybody waits."""

    async def ask(self, question: bytes) -> dict[str, Any]:
        await asyncio.sleep(0)  # what is ready to be sent goes first
        head, _, body = import_module(self.module).answer(question).partition(b"\n")
        found: dict[str, Any] = json.loads(head)
        return {**found, "body": body} if "bytes" in found else found


def find_engine() -> str:
    """The folder of a compiled engine that was built since we started; empty while there is none."""
    try:
        return Path(os.environ.get(BUILT, os.devnull)).read_text(encoding="utf-8").strip()
    except OSError:
        return ""


@dataclass(frozen=True)
class Who:
    """For whom somebody works: a household, and a table of it."""

    address: str
    table: str = ""


class Helper(Protocol):
    """Somebody who works for others, one after the other."""

    async def stop(self) -> None:
        """End it, whatever it is doing."""


H = TypeVar("H", bound=Helper)


class Party:
    """Those who wait for one and the same work; it counts for whoever of them has used the least by then."""

    def __init__(self, *whos: Who) -> None:
        self.whos = [*whos]
        self.payer: Who | None = None  # from when a worker is theirs

    def of(self, address: str) -> bool:
        """Is somebody of that address among them?"""
        return any(who.address == address for who in self.whos)


@dataclass(eq=False)
class Waiting(Generic[H]):
    """Some who wait for a worker."""

    party: Party
    place: asyncio.Future[H] = field(repr=False)


class Turns(Generic[H]):
    """A few workers, shared fairly: whoever has used the least time goes first, by address, then by table.

    The last free worker stands aside for an address that has none, so that nobody waits until somebody else's long
    work is done.
    """

    def __init__(self, workers: Sequence[H], most: int | None = None, most_of_one: int | None = None) -> None:
        self.workers = workers
        self.free = [*workers[::-1]]
        self.most = most
        self.most_of_one = most_of_one
        self.waiting: list[Waiting[H]] = []
        self.held: Counter[str] = Counter()  # workers by address,
        self.resting: Counter[str] = Counter()  # and free ones of which the address may not know yet
        self.used: dict[str | Who, float] = {}  # seconds by address and by table, while somebody of it waits
        self.floor = 0.0  # the time of whoever was served last; a newcomer starts from there

    def load(self) -> int:
        """How many wait."""
        return len(self.waiting)

    def busy(self) -> int:
        """How many work, or are wanted."""
        return len(self.workers) - len(self.free) + len(self.waiting)

    async def take(self, who: Who) -> H:
        """A worker, when it is this one's turn; Full if too many wait."""
        return await self.take_together(Party(who))

    async def take_together(self, party: Party) -> H:
        """A worker for what several wait for, when it is the turn of one of them: the payer."""
        if self.most is not None and len(self.waiting) >= self.most:
            raise Full(own=False)
        party.whos = [who for who in party.whos if self.has_room(who)]
        if not party.whos:
            raise Full(own=True)
        place: asyncio.Future[H] = asyncio.get_running_loop().create_future()
        mine_now = Waiting(party, place)
        self.waiting.append(mine_now)
        self.count_in(*party.whos)
        try:
            return await place
        except asyncio.CancelledError:
            if mine_now in self.waiting:
                self.waiting.remove(mine_now)
                self.tidy(*party.whos)
            elif place.done() and not place.cancelled() and party.payer is not None:
                self.give(party.payer, place.result(), 0.0)
            raise

    def has_room(self, who: Who) -> bool:
        """May one more work of that address wait?"""
        mine = sum(one.party.of(who.address) for one in self.waiting)
        return self.most_of_one is None or mine < self.most_of_one

    def join(self, party: Party, who: Who) -> None:
        """Somebody else waits for the same; who has too many works waiting just waits for the others."""
        if who in party.whos or not self.has_room(who):
            return
        party.whos.append(who)
        if any(one.party is party for one in self.waiting):
            self.count_in(who)

    def count_in(self, *whos: Who) -> None:
        """These wait from now on."""
        for who in whos:
            for key in (who.address, who):
                self.used[key] = max(self.used.get(key, 0.0), self.floor)
        self.hand_out()

    def give(self, who: Who, worker: H, seconds: float) -> None:
        """A worker is free again after so long."""
        self.rest(who, worker, seconds)
        self.leave(who)

    def rest(self, who: Who, worker: H, seconds: float) -> None:
        """A worker is free again for others; its own address waits until `leave` as if it worked on."""
        for key in (who.address, who):
            self.used[key] = self.used.get(key, self.floor) + seconds
        self.free.append(worker)
        self.resting[who.address] += 1
        self.hand_out()

    def leave(self, who: Who) -> None:
        """What a worker has done may be known now."""
        for count in (self.held, self.resting):
            count[who.address] -= 1
        self.tidy(who)
        self.hand_out()

    def hand_out(self) -> None:
        """Give free workers to those whose turn it is."""
        while self.free and self.waiting:
            there = [(one, who) for one in self.waiting if not one.place.cancelled() for who in one.party.whos]
            able = [(one, who) for one, who in there if self.may_take(who.address)]
            if not able:
                return
            first, payer = min(able, key=lambda found: self.rank(found[1]))  # of equal ones whoever came first
            self.waiting.remove(first)
            self.held[payer.address] += 1
            self.floor = max(self.floor, self.used[payer.address])
            first.party.payer = payer
            self.tidy(*[who for who in first.party.whos if who != payer])
            first.place.set_result(self.free.pop())

    def may_take(self, address: str) -> bool:
        """Is there a worker for that address: any, or the last one if it has none?"""
        return len(self.free) - self.resting[address] > 1 or not self.held[address]

    def rank(self, who: Who) -> tuple[float, float]:
        return self.used[who.address], self.used[who]

    def tidy(self, *whos: Who) -> None:
        """Who neither waits nor works is forgotten."""
        for who in whos:
            if not any(who in one.party.whos for one in self.waiting):
                self.used.pop(who, None)
            if not self.held[who.address]:
                del self.held[who.address], self.resting[who.address]
                if not any(one.party.of(who.address) for one in self.waiting):
                    self.used.pop(who.address, None)

    async def close(self) -> None:
        """End all of them."""
        for worker in self.workers:
            await worker.stop()


class Places(Turns[Worker]):
    """The processes that run a module, and the one that stands aside."""

    def __init__(
        self,
        module: str,
        count: int,
        most: int | None = None,
        most_of_one: int | None = None,
        inside: bool = False,
    ) -> None:
        kind = Inside if inside else Worker
        super().__init__([kind(module) for _ in range(count + 1)], most, most_of_one)
