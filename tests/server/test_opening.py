"""A long game opens as fast as a short one, and its older lines are there for who asks."""

from __future__ import annotations

import asyncio

from server import opening
from server.house import open_house


def test_a_long_game_opens_about_as_fast_as_a_short_one(db: str) -> None:
    ratios = []
    for _ in range(3):  # on a busy machine one measurement says little; `make bench-server` prints the real figure
        short, long = asyncio.run(opening.measure(db, times=7))
        ratios.append(long / short)
        if ratios[-1] < 1.5:
            return
    raise AssertionError(ratios)


def test_older_lines_come_when_asked_for(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            assert house.server is not None
            host = house.browser()
            table = await opening.a_game(host, 40)
            async with host.watch(table, 0) as whole:
                everything = whole.log
            house.server.hub.forget(table)
            await asyncio.to_thread(opening.lengthen, house.server.hub.store, table, 300)
            async with host.watch(table, 0, lines=5) as a:
                assert len(a.log) == 5
                found, numbers = a.log, [line["n"] for line in a.log]
                while numbers[0] > 0:
                    await a.send(t="earlier", before=numbers[0])
                    found = (await a.hear("earlier"))["log"] + found
                    numbers = [line["n"] for line in found]
                assert numbers == [*range(len(found))] and len(found) > 300
                assert found[: len(everything)] == everything
                await a.send(t="earlier", before=-5)
                assert (await a.hear("earlier"))["log"] == []

    asyncio.run(story())
