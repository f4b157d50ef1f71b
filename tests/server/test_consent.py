"""Whose word counts: people who own seats, present or not, unless they have given up."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import pytest

import deskovka
from deskovka.server.messages.shapes import Subject
from deskovka.server.storage.kept import Seat, Vote
from deskovka.server.tables import hub
from deskovka.server.tables.votes import without_votes_of
from deskovka.server.tables.wishes import new_table
from server.house import Data, House, company, tell

HOUR = 3600
DAY = 24 * HOUR


@pytest.fixture(autouse=True)
def _often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "TEND", 0.05)


def test_whoever_is_away_is_asked_too(sqlite: str) -> None:
    """A bot plays for her only for the moment; what she has done is still hers."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "1"})
        table = made["table"]
        async with host.watch(table) as a:
            async with guest.watch(table) as b:
                await a.play_and_see()
                await b.until(lambda: b.asked)
                await b.play_and_see()
                await a.until(lambda: a.asked)
            await a.until(lambda: not a.table["seats"][1]["connected"])
            await host.post(f"/api/tables/{table}/seat/1", {"bot": "beginner"})
            await a.until(lambda: a.table["seats"][1]["kind"] == "bot")
            lines = len(a.log)
            await a.send(t="undo", seat=0)
            assert await a.hear("asked") == {"t": "asked", "what": "undo", "by": 0}
            assert (await host.post(f"/api/tables/{table}/agree_end")) == {"ended": False}
            await a.settle()
            assert len(a.log) == lines and not a.over
            async with guest.watch(table) as b:
                assert {message["what"] for message in [await b.hear("asked"), await b.hear("asked")]} == {
                    "undo",
                    "end",
                }
                await b.send(t="agree", what="undo", yes=False)
                assert "Béda" in (await a.hear("problem"))["say"]["cs"]
                await b.send(t="agree", what="end", yes=True)
                await a.until(lambda: a.over)

    tell(sqlite, story)


def test_whoever_asks_again_changes_nothing(sqlite: str) -> None:
    """The silence of the others would never end, whoever has agreed would be asked anew, and be told each time."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "1"})
        assert house.server is not None
        room = await house.server.hub.room(made["table"])
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            await a.play_and_see()
            await b.until(lambda: b.asked)
            await b.play_and_see()
            await a.until(lambda: a.asked)
            known = []
            for _ in range(3):
                await a.send(t="undo", seat=0)
                await a.settle()
                known.append((room.kept.revision, room.kept.votes["undo"].at))
                await asyncio.sleep(0.01)
            assert known == known[:1] * 3

    tell(sqlite, story)


@pytest.mark.parametrize("clock", [None, {"game": 60, "move": 60}])
def test_without_a_clock_a_bot_plays_at_once_for_whoever_is_away(sqlite: str, clock: Data | None) -> None:
    """No delay was asked for: she is told, takes the seat back, and her cards open to nobody for a week."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "2"}, clock=clock)
        path = f"/api/tables/{made['table']}"
        async with host.watch(made["table"]) as a:
            if clock is not None:
                said = await host.post(f"{path}/seat/1", {"bot": "beginner"}, 409)
                assert "still has time" in said["error"]["en"]
                return
            await host.post(f"{path}/seat/1", {"bot": "beginner"})
            await a.until(lambda: a.asked and any("bot play for Béda" in line["say"]["en"] for line in a.chat))
            assert (await host.get(path))["mine"] == [0] and a.full["seat"] == 0
            assert "seven days" in (await host.post(f"{path}/seat/1/reopen", status=409))["error"]["en"]
            async with guest.watch(made["table"]) as b:
                await guest.post(f"{path}/seat/1", {"bot": None})
                await b.until(lambda: b.table["seats"][1]["kind"] == "person")
                assert b.table["mine"] == [1] and b.full["seat"] == 1

    tell(sqlite, story)


def test_with_a_clock_no_bot_waits_for_the_turn_of_whoever_is_away(sqlite: str) -> None:
    """It would answer at once, although her clock may give her a day."""

    async def story(house: House) -> None:
        host, _, made = await company(house, options={"start": "1"}, clock={"move": 60})
        path = f"/api/tables/{made['table']}/seat/1"
        async with host.watch(made["table"]) as a:
            assert a.asked
            assert "still has time" in (await host.post(path, {"bot": "beginner"}, 409))["error"]["en"]

    tell(sqlite, story)


def test_whoever_has_given_up_does_not_vote(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "link")
        table, third = made["table"], house.browser()
        await third.sit(made, 2, "Cyril")
        async with host.watch(table) as a, guest.watch(table) as b, third.watch(table) as c:
            await third.post(f"/api/tables/{table}/resign", {"seat": 2})
            await host.post(f"/api/tables/{table}/agree_end")
            await b.until(lambda: any(m.get("what") == "end" for m in b.heard))
            await c.send(t="agree", what="end", yes=False)
            assert "given up" in (await c.hear("problem"))["say"]["en"]
            await third.post(f"/api/tables/{table}/agree_end", status=403)
            await b.send(t="agree", what="end", yes=True)
            await a.until(lambda: a.over)

    tell(sqlite, story)


async def silence(house: House, table: str, seconds: float) -> None:
    """So much more time passes since something was asked."""
    assert house.server is not None
    room = house.server.hub.rooms[table]
    async with room.lock:
        old = room.kept.votes
        votes = {what: replace(vote, at=vote.at - int(1000 * seconds)) for what, vote in old.items()}
        if room.kept.clock is not None:
            room.kept.clock.late = [True] * len(room.kept.seats)  # clocks are not the matter here
        await room.referee.change(replace(room.kept, votes=votes))
    await asyncio.sleep(0.3)


@pytest.mark.parametrize(
    ("clock", "wait", "end"),
    [(None, DAY, DAY), ({"move": 600}, 600, HOUR), ({"move": 3 * HOUR}, 3 * HOUR, 3 * HOUR)],
)
def test_silence_is_no_to_taking_back_and_yes_to_the_end(db: str, clock: Data | None, wait: int, end: int) -> None:
    """However fast the clock is, nobody ends a game by others' silence in less than an hour."""

    async def story(house: House) -> None:
        wish: dict[str, Any] = {} if clock is None else {"clock": clock}
        host, guest, made = await company(house, options={"start": "1"}, **wish)
        table = made["table"]
        async with guest.watch(table):
            pass
        async with host.watch(table) as a:
            await a.play_and_see()
            lines = len(a.log)
            await a.send(t="undo", seat=0)
            await a.hear("asked")
            await silence(house, table, wait - 60)
            await a.settle()
            assert not [line for line in a.chat if line["seat"] is None]
            await silence(house, table, 120)
            assert "not everybody said yes" in (await a.hear("chat"))["line"]["say"]["en"]
            assert len(a.log) == lines and not a.over
            assert await host.post(f"/api/tables/{table}/agree_end") == {"ended": False}
            await silence(house, table, end - 60)
            await a.settle()
            assert not a.over
            await silence(house, table, 120)
            await a.until(lambda: a.over)
            assert a.table["ended"] == "agreed"
            async with guest.watch(table) as b:
                await b.settle()
                said = [line["say"]["en"] for m in b.heard if m["t"] == "news" for line in m["lines"]]
                assert "nobody objected" in said[-1]

    tell(db, story)


def test_whoever_plays_on_is_not_silent_about_the_end(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, options={"start": "1"})
        table = made["table"]
        async with host.watch(table) as a, guest.watch(table) as b:
            await host.post(f"/api/tables/{table}/agree_end")
            await a.play_and_see()
            await b.until(lambda: b.asked)
            await silence(house, table, DAY - 60)
            await b.play_and_see()  # that is a word too
            await silence(house, table, 120)
            await a.settle()
            assert not a.over
            await silence(house, table, DAY)
            await a.until(lambda: a.over)

    tell(sqlite, story)


def test_somebody_new_in_a_seat_has_not_agreed_to_anything() -> None:
    seats = [Seat(n, "x", True, owners={f"{n}"}) for n in range(4)]
    kept = new_table(deskovka.game("rebirth"), {}, "cs", False, "0", seats)
    votes: dict[Subject, Vote] = {"end": Vote(0, {1, 2}, 5), "undo": Vote(1, {2}, 5)}
    assert without_votes_of(replace(kept, votes=votes), 1).votes == {"end": Vote(0, {2}, 5)}
