"""`make bench-growth`: what must not grow with a game's length, the stored tables, or the games of a study.

Every line compares a small case with a large one, in turn where both are timed, and says whether its bar is met.
`--tables 1000 --games 2000` is a short run.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import Connection, Table, text

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "tests"))

from deskovka.server.storage.database import Database  # noqa: E402
from deskovka.server.storage.schema import OWNERS, SEATS, TABLES  # noqa: E402
from deskovka.server.web import lists  # noqa: E402
from server import opening  # noqa: E402  # of the tests, as the house
from server.house import Browser, House, open_house, play_out  # noqa: E402
from server.loads import resident  # noqa: E402

SHORT, LONG = 10, 1000  # moves of a game
PLAYED = 12  # moves that are timed at each table, times
ROUNDS = 5
OPENED = 40  # tables of each length, for their memory
TRIES = 25
OF_ONE = 1000  # of the stored tables, how many belong to one browser
OWN = "/api/tables"
LISTS = {"the list for everybody": f"{OWN}?public=1", f"the own list of whoever has {OF_ONE:,}": OWN}
START = "start"
PORT = 18_900


@dataclass
class Line:
    """A small and a large case, and the bar for the large one: a ratio to the small one, or a value of its own."""

    what: str
    small: float
    large: float
    unit: str
    most: float
    is_ratio: bool

    @property
    def found(self) -> float:
        return self.large / self.small if self.is_ratio else self.large

    @property
    def is_met(self) -> bool:
        return self.found <= self.most

    def row(self) -> str:
        bar = f"{self.most:.2f}x" if self.is_ratio else f"{self.most:g} {self.unit}"
        cells = (
            f"{self.small:.1f} {self.unit} | {self.large:.1f} {self.unit} | {self.large / self.small:.2f}x | {bar}"
        )
        return f"| {self.what} | {cells} | {'met' if self.is_met else 'MISSED'} |"


# --- the length of a game ---------------------------------------------------------------------------------


async def long_games(folder: Path) -> list[Line]:
    """Opening, playing and holding a table after ten and after a thousand moves."""
    few, many = await opening.measure(f"sqlite:///{folder}/opening.db", SHORT, LONG, TRIES)
    lines = [Line("opening a table after 10 and 1,000 moves", 1000 * few, 1000 * many, "ms", 1.2, True)]
    async with open_house(f"sqlite:///{folder}/long.db") as house:
        assert house.server is not None
        host = house.browser()
        groups = [await grown_tables(house, host, moves) for moves in (SHORT, LONG)]
        times = [[await play_on(house, host, group[n]) for group in groups] for n in range(ROUNDS)]
        small, large = (statistics.median(row[i] for row in times) for i in range(2))
        lines.append(Line("a move after 10 and 1,000 moves", small, large, "ms", 1.2, True))
        halves = [group[ROUNDS:][start::2] for start in range(2) for group in groups]
        *_, few, many = [await memory_of(house, host, half) for half in halves]  # the first two warm up
        lines.append(Line("memory of an open table after 10 and 1,000 moves", few, many, "kB", 2.0, True))
    return lines


async def grown_tables(house: House, host: Browser, moves: int) -> list[str]:
    """Tables whose games have this many moves, in nobody's memory."""
    assert house.server is not None
    hub = house.server.hub
    found = []
    for _ in range(ROUNDS + OPENED):
        table = await opening.a_game(host, SHORT)
        hub.forget(table)
        if moves > SHORT:
            await asyncio.to_thread(opening.lengthen, hub.store, table, moves)
        found.append(table)
    return found


async def play_on(house: House, host: Browser, table: str) -> float:
    """Milliseconds of this process, which holds server and clients, for a move."""
    async with host.watch(table, 0, lines=opening.LINES) as a, host.watch(table, 1, lines=opening.LINES) as b:
        await play_out(a, b, most=2)
        began = time.process_time()
        await play_out(a, b, most=PLAYED)
        return 1000 * (time.process_time() - began) / PLAYED


async def memory_of(house: House, host: Browser, tables: list[str]) -> float:
    """Kilobytes for each of them, while a client sits there."""
    before = resident(os.getpid())
    open_ones = [host.watch(table, 0, lines=opening.LINES) for table in tables]
    for one in open_ones:
        await one.__aenter__()
    held = (resident(os.getpid()) - before) / len(tables) / 1024
    for one in open_ones:
        await one.__aexit__(None, None, None)
    return held


# --- the number of stored tables --------------------------------------------------------------------------


async def many_tables(folder: Path, count: int) -> list[Line]:
    """Lists, and the start, beside one finished table and beside many."""
    found = [await stored_tables(f"sqlite:///{folder}/stored-{number}.db", number) for number in (1, count)]
    small, large = found
    return [
        *[
            Line(f"{what}, beside {count:,} finished tables", small[what], large[what], "ms", 50, False)
            for what in LISTS
        ],
        Line(f"start with {count:,} stored tables", small[START], large[START], "s", 2, False),
    ]


async def stored_tables(db: str, count: int) -> dict[str, float]:
    """How long lists take, in milliseconds, and the start, in seconds."""
    async with open_house(db) as house:
        host = house.browser()
        table = await opening.a_game(host, 4)
        await host.post(f"/api/tables/{table}/resign", {"seat": 0})
    multiply(db, table, count)
    found = {START: statistics.median(seconds_to_start(db, PORT + n) for n in range(3))}
    async with open_house(db) as house:
        for what, path in LISTS.items():
            visitor = house.browser()
            if path == OWN:
                visitor.http.cookies.set("deskovka", host.cookie)
            await visitor.get(path)  # the first answer reads the game's words
            found[what] = 1000 * statistics.median([await seconds_to_answer(visitor, path) for _ in range(TRIES)])
    return found


async def seconds_to_answer(visitor: Browser, path: str) -> float:
    """For an answer that nobody has kept: after a second every list is made anew."""
    await asyncio.sleep(lists.FRESH)
    began = time.perf_counter()
    await visitor.get(path)
    return time.perf_counter() - began


def seconds_to_start(db: str, port: int) -> float:
    """From nothing to the first answer."""
    began = time.perf_counter()
    command = [sys.executable, str(HERE / "server" / "ours.py"), str(port), db]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        if server.stdout.readline() != "ready\n":
            raise RuntimeError("the server does not start")
        ready = time.perf_counter() - began
        server.terminate()
    return ready


def multiply(db: str, table: str, count: int) -> None:
    """Copy a finished table with its seats and owners; one in a hundred copies is listed for all.

    OF_ONE copies stay its host's, the others get hosts of their own, three tables each.
    """
    database = Database(db)
    with database.begin() as connection:
        for part in (TABLES, SEATS, OWNERS):
            copy_rows(connection, part, table, count)
    database.close()


def copy_rows(connection: Connection, part: Table, table: str, count: int) -> None:
    """The same rows under new names of tables, and of their hosts and owners."""
    somebody = f"CASE WHEN n <= {OF_ONE} THEN {{0}} ELSE substr({{0}}, 1, 40) || (n / 3) END"
    changed = {
        "id": "'copy' || n",
        "table": "'copy' || n",
        "host": somebody.format("host"),
        "browser": somebody.format("browser"),
        "public": "n % 100 = 0",
        "moved_at": "moved_at - 1000 * n",
    }
    names = ", ".join(f'"{column.name}"' for column in part.columns)
    values = ", ".join(changed.get(column.name, f'"{column.name}"') for column in part.columns)
    here = "id" if part is TABLES else '"table"'
    numbers = f"WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {count})"
    chosen = f"SELECT {values} FROM {part.name}, numbers WHERE {here} = :id"
    connection.execute(text(f"INSERT INTO {part.name} ({names}) {numbers} {chosen}"), {"id": table})


# --- the number of games in a study -----------------------------------------------------------------------


def many_games(folder: Path, count: int) -> list[Line]:
    """The most memory that a simulation ever holds, with a tenth of the games and with all."""
    few, many = [most_memory(folder / f"{games}.jsonl", games) / 2**20 for games in (count // 10, count)]
    return [Line(f"memory of a simulation of {count // 10:,} and of {count:,} games", few, many, "MB", 1.2, True)]


def most_memory(out: Path, games: int) -> int:
    """Bytes that `deskovka simulate` holds at the most, in its own process, which plays all the games."""
    words = ["simulate", "rebirth", "--bots", "random", "--games", str(games), "--jobs", "1", "--plain"]
    command = [sys.executable, "-m", "deskovka.cli", *words, "--out", str(out)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as run:
        most = 0
        while run.poll() is None:
            with suppress(LookupError, OSError):  # it has just ended
                most = max(most, resident(run.pid))
            time.sleep(0.2)
    if run.returncode:
        raise RuntimeError("the simulation failed")
    return most


# --- all of it --------------------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench-growth", description=__doc__)
    parser.add_argument("--tables", type=int, default=100_000, help="that are stored")
    parser.add_argument("--games", type=int, default=100_000, help="of the simulation")
    parser.add_argument("--folder", default=None, help="where databases lie (otherwise the temporary folder)")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="deskovka-growth-", dir=args.folder) as name:
        folder = Path(name)
        lines = [
            *asyncio.run(long_games(folder)),
            *asyncio.run(many_tables(folder, args.tables)),
            *many_games(folder, args.games),
        ]
    print("| what | small | large | ratio | at most | |")
    print("|---|---:|---:|---:|---:|---|")
    for line in lines:
        print(line.row())
    missed = sum(not line.is_met for line in lines)
    print(f"\n{len(lines) - missed} of {len(lines)} bars met; of one browser are {OF_ONE:,} of the stored tables")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
