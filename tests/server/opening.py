"""How long it takes to open a stored table, by the length of its game."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import Any

from sqlalchemy import func, select

from deskovka.server.storage.schema import EVENTS, MOVES, SNAPSHOTS, TABLES
from deskovka.server.storage.store import Store
from server.house import Browser, House, open_house, play_out

LINES = 50  # what a page asks for


async def a_game(host: Browser, moves: int) -> str:
    """A table with this number of moves."""
    made = await host.new_table("me", "here")
    async with host.watch(made["table"], 0) as a, host.watch(made["table"], 1) as b:
        await play_out(a, b, most=moves)
    return str(made["table"])


def lengthen(store: Store, table: str, moves: int) -> None:
    """Repeat what was played and told until there are `moves` of them.

    Only the newest snapshot is needed to go on, so the repeated rows need not make sense, only be there.
    """
    with store.begin() as connection:
        played = [dict(row) for row in connection.execute(MOVES.select().where(MOVES.c.table == table)).mappings()]
        told = [dict(row) for row in connection.execute(EVENTS.select().where(EVENTS.c.table == table)).mappings()]
        events = len(told) * moves // len(played)
        for thing, rows, count in ((MOVES, played, moves), (EVENTS, told, events)):
            more = [{**rows[n % len(rows)], "n": n} for n in range(len(rows), count)]
            connection.execute(thing.insert(), more)
        mine = SNAPSHOTS.c.table == table
        newest = connection.scalar(select(func.max(SNAPSHOTS.c.n)).where(mine))
        connection.execute(SNAPSHOTS.update().where(mine, SNAPSHOTS.c.n == newest).values(n=moves))
        connection.execute(
            TABLES.update().where(TABLES.c.id == table).values(move_count=moves, event_count=events)
        )


async def opened(house: House, host: Browser, table: str) -> float:
    """Seconds until somebody who comes sees the table, which is in nobody's memory."""
    assert house.server is not None
    house.server.hub.forget(table)
    began = time.perf_counter()
    async with host.watch(table, 0, lines=LINES) as player:
        assert player.question is not None
        return time.perf_counter() - began


async def measure(db: str, short: int = 10, long: int = 1000, times: int = 25) -> tuple[float, float]:
    """Seconds to open a short and a long game, medians of interleaved tries."""
    async with open_house(db) as house:
        assert house.server is not None
        host = house.browser()
        few, many = await a_game(host, short), await a_game(host, 40)
        for table in (few, many):
            house.server.hub.forget(table)
        await asyncio.to_thread(lengthen, house.server.hub.store, many, long)
        found: dict[str, list[float]] = {few: [], many: []}
        for _ in range(times):
            for table, seconds in found.items():
                seconds.append(await opened(house, host, table))
        return statistics.median(found[few]), statistics.median(found[many])


def report(kinds: dict[str, Any]) -> str:
    """The figures as Markdown."""
    lines = ["| database | 10 moves | 1,000 moves | ratio (at most 1.5) |", "|---|---:|---:|---:|"]
    for kind, db in kinds.items():
        short, long = asyncio.run(measure(db))
        lines.append(f"| {kind} | {1000 * short:.1f} ms | {1000 * long:.1f} ms | {long / short:.2f} |")
    return "\n".join(lines)
