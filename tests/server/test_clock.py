"""Clocks: the server measures, they survive a restart, and what happens when time runs out."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from deskovka.server import clock as clocks
from deskovka.server import hub
from deskovka.server.clock import Clock
from server.house import Browser, House, open_house
from server.test_restart import move_to


def a_clock(move: int, game: int, used: tuple[int, int] = (0, 0)) -> Clock:
    clock = Clock(move, game, "bot").again(2)
    clock.used = [*used]
    return clock


def test_only_who_is_asked_uses_time() -> None:
    clock = a_clock(30, 600).turned([True, False], [False, False], 1_000)
    assert (clock.until(0), clock.until(1), clock.deadline()) == (31_000, 0, 31_000)
    clock = clock.turned([False, True], [False, False], 11_000)
    assert clock.used == [10_000, 0] and clock.deadline() == 41_000
    clock = clock.turned([False, False], [False, False], 12_000)
    assert clock.used == [10_000, 1_000] and clock.deadline() == 0


def test_the_same_question_does_not_start_anew() -> None:
    clock = a_clock(30, 0).turned([True, True], [False, False], 1_000)
    clock = clock.turned([False, True], [False, True], 21_000)
    assert clock.until(1) == 31_000 and clock.used == [20_000, 0]


def test_whoever_has_used_up_the_game_has_a_little_for_each_answer() -> None:
    clock = a_clock(0, 600, (595_000, 700_000)).turned([True, True], [False, False], 0)
    assert clock.since == [0, 0]
    clock = clock.turned([True, True], [False, False], 1)
    assert [clock.until(0), clock.until(1)] == [1 + 1000 * clocks.EXTRA] * 2 and clock.left(1) == 0


def test_a_settled_delay_is_not_counted_again_until_the_next_question() -> None:
    clock = a_clock(30, 0).turned([True, False], [False, False], 1).settled(0)
    assert clock.deadline() == 0
    clock = clock.turned([True, False], [False, True], 5)
    assert clock.deadline() == 30_005


# --- at the table ----------------------------------------------------------------------------------------


async def timed(host: Browser, *kinds: str, move: int = 5, out: str = "bot", **wish: Any) -> Any:
    return await host.new_table(*kinds, clock={"move": move, "out": out}, options={"start": "1"}, **wish)


def hurry(house: House, table: str) -> None:
    """The time of whoever is asked has just run out."""
    assert house.server is not None
    referee = house.server.hub.rooms[table].referee
    clock = referee.kept.clock
    assert clock is not None
    clock = replace(clock, since=[since and since - 6_000 for since in clock.since])
    referee.kept = replace(referee.kept, clock=clock, deadline=clock.deadline())
    with house.server.hub.store.begin() as connection:
        from deskovka.server.schema import TABLES

        connection.execute(TABLES.update().values(deadline=clock.deadline()))


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "TEND", 0.05)


def test_a_bot_takes_the_seat_and_gives_it_back(db: str) -> None:
    async def story() -> None:
        async with open_house(db) as house:
            host, guest = house.browser(), house.browser()
            made = await timed(host, "me", "link")
            await guest.sit(made, 1)
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                assert a.table["clock"] == {"move": 5, "game": None, "out": "bot"}
                shown = a.full["clock"]
                assert shown["seats"][1] == {"left": None, "until": None}
                assert 0 < shown["seats"][0]["until"] - shown["now"] <= 5_000
                hurry(house, made["table"])
                await b.until(lambda: b.table["seats"][0]["kind"] == "bot")
                assert b.table["seats"][0]["person"]
                assert "run out of time" in (await b.hear("chat"))["line"]["say"]["en"]
                await b.until(lambda: b.asked)  # the bot has answered
                await host.post(f"/api/tables/{made['table']}/seat/0", {"bot": None})
                await a.until(lambda: a.table["seats"][0]["kind"] == "person")
                await b.play_and_see()
                await a.until(lambda: a.asked)
                await a.play_and_see()

    asyncio.run(story())


def test_the_others_are_asked(db: str) -> None:
    async def story() -> None:
        async with open_house(db) as house:
            host, guest = house.browser(), house.browser()
            made = await timed(host, "me", "link", out="ask")
            await guest.sit(made, 1)
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                hurry(house, made["table"])
                assert await b.hear("asked") == {"t": "asked", "what": "clock", "by": 0}
                await b.send(t="agree", what="clock", yes=False)
                assert (await b.hear("asked"))["by"] is None
                await asyncio.sleep(0.3)  # they want to wait: nobody is asked again
                await b.settle()
                assert [m for m in b.heard if m["t"] == "asked"] == []
                await a.until(lambda: a.asked)
                await a.play_and_see()
                await b.until(lambda: b.asked)
                hurry(house, made["table"])
                assert await a.hear("asked") == {"t": "asked", "what": "clock", "by": 1}
                async with host.watch(made["table"]) as again:  # whoever comes later hears it too
                    await again.hear("asked")
                await a.send(t="agree", what="clock", yes=True)
                await a.until(lambda: a.asked)  # the bot has answered

    asyncio.run(story())


def test_clocks_survive_a_restart_and_grant_a_moment(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "TEND", 100)

    async def story() -> None:
        async with open_house(db) as house:
            host = house.browser()
            made = await timed(host, "me", "bot")
            async with host.watch(made["table"]) as a:
                hurry(house, made["table"])
                assert a.asked
        async with open_house(db) as house:  # it ran out while nobody watched
            host = move_to(host, house)
            async with host.watch(made["table"]) as a:
                shown = a.full["clock"]
                assert 20_000 < shown["seats"][0]["until"] - shown["now"] <= 1000 * hub.GRACE
                await a.play_and_see()

    asyncio.run(story())


def test_no_clock_no_time(sqlite: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            host = house.browser()
            made = await host.new_table("me", "bot")
            async with host.watch(made["table"]) as a:
                assert a.full["clock"] is None and a.table["clock"] is None
            for wrong in ({"move": 1}, {"game": 5}, {"move": 10**9}, {"out": "lose"}):
                wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}], "clock": wrong}
                await host.post("/api/tables", wish, 400)

    asyncio.run(story())
