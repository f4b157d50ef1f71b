"""Makes the files beside it: a database and records as commit 5f46f59 left them, all four games.

git worktree add /tmp/old 5f46f59 && PYTHONPATH=/tmp/old/src:/tmp/old/tests python tests/server/old/make.py
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import deskovka
from server.house import House, open_house, play_out

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, str]] = {
    "rebirth": {"map": "scotland"},
    "katan-duel": {"mode": "introductory"},
    "settlers": {},
    "scythe": {},
}


def save_records() -> None:
    """A finished game of greedy bots for each game."""
    for id, options in GAMES.items():
        g = deskovka.game(id)
        table = deskovka.Table(g, 2, 11, options, ["Ája", "Béda"])
        table.salt = 7
        bot = deskovka.bot("greedy", game=g, seed=3)
        while table.state.to_act():
            seat = table.state.to_act()[0]
            table.play(seat, bot.choose(table.state.view(seat)))
        words = table.record().text().encode()
        (HERE / f"{id}.jsonl.gz").write_bytes(gzip.compress(words, 9, mtime=0))


async def play(house: House) -> None:
    """For each game a table that runs, and one that is over; of Rebirth also one that was played to its end."""
    host = house.browser()
    for id, options in GAMES.items():
        for over in (False, True):
            made = await host.new_table("me", "here", game=id, options=options)
            async with host.watch(made["table"], 0) as a, host.watch(made["table"], 1) as b:
                await play_out(a, b, most=10)
            if over:
                await host.post(f"/api/tables/{made['table']}/resign", {"seat": 0})
    made = await host.new_table("me", "here")
    async with host.watch(made["table"], 0) as a, host.watch(made["table"], 1) as b:
        await play_out(a, b)
    (HERE / "browser.txt").write_text(host.cookie + "\n")


def save_database() -> None:
    """The SQLite file of a server that was stopped."""

    async def run(db: str) -> None:
        async with open_house(db) as house:
            await play(house)

    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        asyncio.run(run(f"sqlite:///{file}"))
        connection = sqlite3.connect(file)
        connection.executescript("PRAGMA wal_checkpoint(TRUNCATE); PRAGMA journal_mode=DELETE; VACUUM;")
        connection.close()
        (HERE / "tables.db.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


if __name__ == "__main__":
    assert "/old/" in str(deskovka.__file__), "run it with the code of the old commit"
    sys.setrecursionlimit(10_000)
    save_records()
    save_database()
