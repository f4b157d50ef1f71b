"""Clocks: the server measures, they survive a restart, and what happens when time runs out."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from deskovka.server.storage import clock as clocks
from deskovka.server.storage.clock import Clock, Paused
from deskovka.server.storage.kept import dump_json
from deskovka.server.storage.keys import hash_text
from deskovka.server.storage.schema import MOVES
from deskovka.server.tables import agreeing, hub
from deskovka.server.tables.room import Room
from server.house import Browser, House, Player, open_house
from server.test_restart import move_to


def a_clock(move: int, game: int, used: tuple[int, int] = (0, 0)) -> Clock:
    clock = Clock(move, game, "bot").start_anew(2)
    clock.used = [*used]
    return clock


def test_only_who_is_asked_uses_time() -> None:
    clock = a_clock(30, 600).turn_to([True, False], [False, False], 1_000)
    assert (clock.until(0), clock.until(1), clock.deadline()) == (31_000, 0, 31_000)
    clock = clock.turn_to([False, True], [False, False], 11_000)
    assert clock.used == [10_000, 0] and clock.deadline() == 41_000
    clock = clock.turn_to([False, False], [False, False], 12_000)
    assert clock.used == [10_000, 1_000] and clock.deadline() == 0


def test_the_same_question_does_not_start_anew() -> None:
    clock = a_clock(30, 0).turn_to([True, True], [False, False], 1_000)
    clock = clock.turn_to([False, True], [False, True], 21_000)
    assert clock.until(1) == 31_000 and clock.used == [20_000, 0]


def test_whoever_has_used_up_the_game_has_a_little_for_each_answer() -> None:
    clock = a_clock(0, 600, (595_000, 700_000)).turn_to([True, True], [False, False], 0)
    assert clock.since == [0, 0]
    clock = clock.turn_to([True, True], [False, False], 1)
    assert [clock.until(0), clock.until(1)] == [1 + 1000 * clocks.EXTRA] * 2 and clock.time_left(1) == 0


def test_a_settled_delay_is_not_counted_again_until_the_next_question() -> None:
    clock = a_clock(30, 0).turn_to([True, False], [False, False], 1).without_limit(0)
    assert clock.deadline() == 0
    clock = clock.turn_to([True, False], [False, True], 5)
    assert clock.deadline() == 30_005


KINDS = {
    "move": (30, 0, 0),
    "game": (0, 600, 0),
    "both": (30, 600, 0),
    "nearly used up": (0, 600, 580_000),
    "used up": (0, 600, 700_000),
    "both, used up": (90, 600, 700_000),
}


@pytest.mark.parametrize("kind", KINDS)
def test_taking_back_gives_the_time_that_there_was(kind: str) -> None:
    move, game, used = KINDS[kind]
    asked = a_clock(move, game, (used, 0)).turn_to([True, False], [False, False], 1_000)
    then = asked.pause(0, 9_000)
    after = asked.turn_to([False, True], [False, False], 9_000)
    assert then == Paused(8_000, 9_000, False, used + 8_000) and after.used == [used + 8_000, 0]
    free = after.resume(0, then, then.at).turn_to([True, False], [True, True], 14_000)
    assert free.until(0) == asked.until(0) and free.used == after.used and free.since[1] == 0
    assert free.turn_to([False, False], [False, False], 20_000).used == [used + 19_000, 0]
    agreed = after.resume(0, then, 14_000).turn_to([True, False], [True, True], 14_000)
    assert agreed.until(0) - 14_000 == asked.until(0) - 9_000
    assert after.may_resume(0, then, asked.until(0) - 1) and not after.may_resume(0, then, asked.until(0))
    # Once more: nothing is gained.
    again = free.pause(0, 15_000)
    assert again == Paused(14_000, 15_000, False, used + 14_000)
    twice = free.turn_to([False, True], [False, False], 15_000).resume(0, again, again.at)
    assert twice.until(0) == asked.until(0)


def test_who_is_asked_at_the_same_time_gets_no_new_time_by_somebodys_taking_back() -> None:
    asked = a_clock(30, 600).turn_to([True, True], [False, False], 1_000)
    then = asked.pause(0, 9_000)
    after = asked.turn_to([False, True], [False, True], 9_000).resume(0, then, then.at)
    after = after.turn_to([True, True], [True, True], 12_000)
    assert [after.until(0), after.until(1)] == [31_000, 31_000]


def test_whoever_had_all_the_time_has_it_again() -> None:
    asked = a_clock(30, 0).turn_to([True, False], [False, False], 1_000).without_limit(0)
    then = asked.pause(0, 90_000)
    after = asked.turn_to([False, True], [False, False], 90_000)
    assert after.may_resume(0, then, 95_000)
    assert after.resume(0, then, then.at).turn_to([True, False], [True, True], 95_000).until(0) == 0


def test_a_bot_in_between_gives_no_new_time() -> None:
    clock = a_clock(30, 600, (590_000, 0)).turn_to([True, False], [False, False], 1_000)
    given = clock.turn_to([False, False], [True, True], 11_000)
    back = given.turn_to([True, False], [True, True], 50_000)
    assert given.until(0) == 0 and back.until(0) == 70_000 and back.used[0] == 600_000


def test_taking_back_several_answers_counts_no_time_twice() -> None:
    clock = a_clock(0, 600).turn_to([True, False], [False, False], 1_000)
    first = clock.pause(0, 11_000)
    clock = clock.turn_to([True, False], [False, False], 11_000)
    second = clock.pause(0, 111_000)
    clock = clock.turn_to([False, True], [False, False], 111_000)
    clock = clock.resume(0, second, second.at).turn_to([True, False], [True, True], 112_000)
    free = clock.resume(0, first, first.at).turn_to([True, False], [True, True], 113_000)
    assert free.until(0) == 601_000
    assert free.turn_to([False, True], [False, False], 114_000).used == [113_000, 0]
    agreed = clock.resume(0, first, 113_000).turn_to([True, False], [True, True], 113_000)
    assert agreed.until(0) == 703_000 and agreed.used == [10_000, 0]


def test_taking_back_a_gesture_counts_no_time_twice() -> None:
    """What its later answers took is counted from its first one on, with all that has passed since then."""
    clock = a_clock(0, 600).turn_to([True, False], [False, False], 1_000)
    first = clock.pause(0, 11_000)
    clock = clock.turn_to([True, False], [False, False], 11_000).turn_to([True, False], [False, False], 41_000)
    free = clock.resume(0, first, first.at).turn_to([True, False], [True, True], 45_000)
    assert free.until(0) == 601_000
    assert free.turn_to([False, True], [False, False], 51_000).used == [50_000, 0]
    agreed = clock.resume(0, first, 45_000).turn_to([True, False], [True, True], 45_000)
    assert agreed.until(0) == 635_000 and agreed.used == [10_000, 0]


def test_an_answer_that_was_stored_before_is_taken_back() -> None:
    clock = a_clock(0, 600).turn_to([True, False], [False, False], 1_000)
    then = msgspec.json.decode(b'{"spent":10000,"at":11000,"late":false}', type=Paused)
    after = clock.turn_to([False, True], [False, False], 11_000).resume(0, then, then.at)
    assert after.turn_to([False, True], [False, False], 21_000).used == [20_000, 0]


def test_a_clock_that_was_stored_before_goes_on() -> None:
    words = b'{"move":30,"game":0,"out":"bot","used":[5,0],"since":[1000,0],"late":[false,false]}'
    clock = msgspec.json.decode(words, type=Clock)
    assert clock.until(0) == 31_000 and clock.pause(0, 2_000).spent == 1_000


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
        from deskovka.server.storage.schema import TABLES

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


def until(player: Player, seat: int) -> int:
    """When somebody's time runs out, as the last message told."""
    data = json.loads([words for words in player.raw if '"clock":{' in words][-1])
    found = data["clock"]["seats"][seat]["until"]
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize("clock", [{"move": 60}, {"game": 600}, {"move": 60, "game": 600}])
@pytest.mark.parametrize("out", ["bot", "ask"])
def test_playing_and_taking_back_is_no_way_to_think_for_ever(sqlite: str, clock: dict[str, int], out: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            host, guest = house.browser(), house.browser()
            made = await host.new_table("me", "link", game="scythe", clock={**clock, "out": out})
            await guest.sit(made, 1)
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                player = a if a.asked else b
                first = until(player, player.seat)
                for _ in range(3):
                    await player.play_and_see()
                    await asyncio.sleep(0.05)
                    await player.send(t="undo", seat=player.seat)
                    await player.hear("full")
                    assert until(player, player.seat) == first

    asyncio.run(story())


def test_without_time_taking_back_needs_the_others(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            host, guest = house.browser(), house.browser()
            made = await host.new_table("me", "link", game="scythe", clock={"move": 60})
            await guest.sit(made, 1)
            assert house.server is not None
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                player, other = (a, b) if a.asked else (b, a)
                await player.play_and_see()
                with house.server.hub.store.begin() as connection:
                    long_ago = Paused(59_000, clocks.ticks() - 2_000, False)
                    connection.execute(MOVES.update().values(clock=dump_json(long_ago)))
                await player.send(t="undo", seat=player.seat)
                assert await other.hear("asked") == {"t": "asked", "what": "undo", "by": player.seat}
                await other.send(t="agree", what="undo", yes=True)
                await player.hear("full")
                assert 0 < until(player, player.seat) - clocks.ticks() <= 1_000

    asyncio.run(story())


def test_the_host_gains_no_time_through_a_bot(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            host, guest = house.browser(), house.browser()
            made = await host.new_table("me", "link", game="rebirth", clock={"move": 60}, options={"start": "1"})
            await guest.sit(made, 1)
            async with host.watch(made["table"]) as a:
                seat = f"/api/tables/{made['table']}/seat/0"
                await asyncio.sleep(1.5)
                await host.post(seat, {"bot": "player"})
                await host.post(seat, {"bot": None})
                await a.settle()
                assert until(a, 0) - clocks.ticks() <= 58_500

    monkeypatch.setattr(Room, "begin", lambda *_: None)  # the bot thinks for long
    asyncio.run(story())


def test_of_two_who_are_late_both_are_asked_about(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One after the other: nobody thinks for ever because it is asked about somebody else just then."""
    monkeypatch.setattr(hub, "TEND", 1000)

    async def story() -> None:
        async with open_house(sqlite) as house:
            host, guest, third = house.browser(), house.browser(), house.browser()
            made = await timed(host, "me", "link", "link", out="ask")
            await guest.sit(made, 1)
            await third.sit(made, 2)
            assert house.server is not None
            room = house.server.hub.rooms[made["table"]]
            kept, clock = room.kept, room.kept.clock
            assert clock is not None
            # As if both were asked something in secret.
            clock = replace(clock, since=[1, 1, 0])
            room.referee.kept = replace(kept, asked=[0, 1], clock=clock, deadline=1)
            await agreeing.check_time(room)
            assert room.kept.votes["clock"].by == 0 and room.kept.deadline > clocks.ticks()
            await agreeing.check_time(room)
            assert room.kept.clock is not None and room.kept.clock.late == [True, False, False]
            await agreeing.agree(room, hash_text(third.cookie), "clock", False)
            assert 0 < room.kept.deadline <= clocks.ticks()
            await agreeing.check_time(room)
            assert room.kept.votes["clock"].by == 1

    asyncio.run(story())


def test_who_is_late_gets_the_seat_back_when_the_bot_has_answered(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever took it back at once, again and again, would think for ever: no bot would come to an answer."""
    begin = Room.begin

    async def story() -> None:
        async with open_house(sqlite) as house:
            host, guest = house.browser(), house.browser()
            made = await timed(host, "me", "link")
            await guest.sit(made, 1)
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                seat = f"/api/tables/{made['table']}/seat/0"
                hurry(house, made["table"])
                await a.until(lambda: a.table["seats"][0]["kind"] == "bot")
                assert await host.post(seat, {"bot": None}) == {"later": True}
                assert a.table["seats"][0]["kind"] == "bot"
                monkeypatch.setattr(Room, "begin", begin)
                assert house.server is not None
                house.server.hub.rooms[made["table"]].stir()
                await a.until(lambda: a.table["seats"][0]["kind"] == "person")
                await b.until(lambda: b.asked)
                assert await host.post(seat, {"bot": None}) == {"later": False}  # it is theirs already

    monkeypatch.setattr(Room, "begin", lambda *_: None)  # the bot thinks for long
    asyncio.run(story())


def test_who_answers_late_and_takes_it_back_needs_the_others(sqlite: str) -> None:
    """Nobody has granted more time: whoever was asked about it had not answered yet."""

    async def story() -> None:
        async with open_house(sqlite) as house:
            host, guest = house.browser(), house.browser()
            made = await host.new_table("me", "link", game="scythe", clock={"move": 5, "out": "ask"})
            await guest.sit(made, 1)
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                player, other = (a, b) if a.asked else (b, a)
                hurry(house, made["table"])
                assert await other.hear("asked") == {"t": "asked", "what": "clock", "by": player.seat}
                await player.play_and_see()
                assert await other.hear("asked") == {"t": "asked", "what": "clock", "by": None}
                await player.send(t="undo", seat=player.seat)
                assert await other.hear("asked") == {"t": "asked", "what": "undo", "by": player.seat}

    asyncio.run(story())
