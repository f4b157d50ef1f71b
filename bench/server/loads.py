"""A server under load: its tables with their clients, and the two kinds of load."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import httpx

from server.tables import Table

NODE = Path(__file__).resolve().parent.parent.parent / ".cache" / "bench-server"
LIMIT = 0.150  # seconds
MOST_MOVES = 60  # per table: Rebirth for two ends after 68
AT_ONCE = 64  # tables in the saturated load
OPENING = 30  # seconds after which a table that does not open counts as a load not borne
OPENED_AT_ONCE = 16  # tables; boardgame.io waits for its disk with each


@dataclass
class Contestant:
    """A server: how it is started, and its tables."""

    name: str
    table: type[Table]
    command: list[str]
    first: int  # tables to begin the paced load with


@dataclass
class Load:
    """What a load has shown."""

    tables: int
    seconds: float
    latencies: list[float]
    wanted: int = 0

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def at(self, share: float) -> float:
        """A percentile, in seconds."""
        found = sorted(self.latencies)
        return found[min(len(found) - 1, int(share * len(found)))] if found else float("inf")

    @property
    def good(self) -> bool:
        return self.at(0.99) < LIMIT and len(self.latencies) >= 0.97 * self.wanted


async def move_at_pace(tables: Sequence[Table], seconds: float, every: float = 1) -> Load:
    """Each table makes a move a second, or after other pauses, each at another moment of it."""
    load = Load(len(tables), seconds, [], int(len(tables) * seconds / every))
    loop = asyncio.get_running_loop()
    begin = loop.time() + 0.5
    chance = random.Random(len(tables))

    def note(_: Table, latency: float) -> None:
        load.latencies.append(latency)

    def tick(table: Table, at: float) -> None:
        if at >= begin + seconds:
            return
        if not table.waiting:
            table.move()
        loop.call_at(at + every, tick, table, at + every)

    for table in tables:
        table.on_move = note
        at = begin + every * chance.random()
        loop.call_at(at, tick, table, at)
    await asyncio.sleep(seconds + 1.5)
    late = [time.perf_counter() - table.sent_at for table in tables if table.waiting]
    load.latencies += late
    for table in tables:
        table.on_move = None
    return load


async def move_at_once(tables: Sequence[Table], seconds: float) -> Load:
    """AT_ONCE tables at a time move as soon as everybody has seen the last move."""
    load = Load(AT_ONCE, seconds, [])
    spare = list(tables[AT_ONCE:])
    end = time.perf_counter() + seconds

    def note(table: Table, latency: float) -> None:
        if time.perf_counter() < end:
            load.latencies.append(latency)
            go_on(table)

    def go_on(table: Table) -> None:
        while table.moves >= MOST_MOVES or not table.move():
            table.on_move = None
            if not spare:
                return
            table = spare.pop()
            table.on_move = note

    for table in tables[:AT_ONCE]:
        table.on_move = note
        go_on(table)
    await asyncio.sleep(seconds + 0.5)
    for table in tables:
        table.on_move = None
    return load


class House:
    """A contestant's server, and its tables; as many as are needed are opened."""

    def __init__(self, who: Contestant, port: int) -> None:
        self.who = who
        self.port = port

    async def start(self) -> None:
        """A fresh server, warmed by a few moves."""
        command = [part.format(port=self.port) for part in self.who.command]
        env = {**os.environ, "NODE_ENV": "production"}
        with (NODE / f"{self.who.name}.log").open("wb") as log:
            self.running = await asyncio.create_subprocess_exec(
                *command, stdout=subprocess.PIPE, stderr=log, env=env, cwd=NODE
            )
        assert self.running.stdout is not None
        while b"ready" not in await asyncio.wait_for(self.running.stdout.readline(), 60):
            pass
        self.drain = asyncio.create_task(self.running.stdout.read())
        self.all: list[Table] = []
        await move_at_pace(await self.fresh(4, 4), 3)

    async def stop(self) -> None:
        self.drain.cancel()
        for table in self.all:
            table.close()
        if self.alive:
            self.running.send_signal(signal.SIGKILL)
        await self.running.wait()

    @property
    def alive(self) -> bool:
        return self.running.returncode is None

    @property
    def pid(self) -> int:
        return self.running.pid

    @property
    def moves(self) -> int:
        return sum(table.moves for table in self.all)

    @property
    def received(self) -> int:
        """Bytes that all clients have got."""
        return sum(socket.received for table in self.all for socket in table.sockets)

    async def fresh(self, count: int, moves: int) -> list[Table]:
        """Tables that can still make this number of moves."""
        found = [table for table in self.all if table.moves + moves <= MOST_MOVES and not table.waiting]
        async with httpx.AsyncClient(timeout=60) as http:
            while len(found) < count:
                more = min(OPENED_AT_ONCE, count - len(found))
                some = [self.who.table(self.port, len(self.all) + n) for n in range(more)]
                async with asyncio.timeout(OPENING):
                    await asyncio.gather(*(table.open(http) for table in some))
                self.all += some
                found += some
        for _ in range(600):
            if all(min(table.seen) >= 0 for table in found):
                break
            await asyncio.sleep(0.05)
        return found[:count]

    async def bears(self, count: int, seconds: float) -> Load:
        """A paced load. A server that ends by itself has not borne it, and another takes its place."""
        load = Load(count, seconds, [])
        with suppress(OSError, httpx.HTTPError):
            load = await move_at_pace(await self.fresh(count, int(seconds) + 2), seconds)
        if not self.alive:
            say(f"  {self.who.name} has ended by itself: {self.last_words()}")
            await self.stop()
            await self.start()
            return Load(count, seconds, [])
        return load

    def last_words(self) -> str:
        """Why it ended, by its own words."""
        lines = (NODE / f"{self.who.name}.log").read_text(encoding="utf-8", errors="replace").splitlines()
        return next((line for line in lines if "Error" in line), "it does not say why")


def resident(pid: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise LookupError(pid)


def processor(pid: int) -> float:
    """Seconds that all threads of a process have worked."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)
