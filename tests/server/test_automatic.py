"""What is no choice the table answers by itself; undo takes back a gesture; players do without some questions."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from contract.cases import ONES, Case, cases
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.server.storage.kept import Change, Kept, Seat
from deskovka.server.storage.store import Store
from deskovka.server.tables import room
from deskovka.server.tables.audience import Audience
from deskovka.server.tables.automatic import automatic
from server.house import PATIENCE, Data, House, Player, company, tell

OPTIONS = {
    "faction": ["nordic", "rusviet"]
}  # neither has a resource at the start, so no bottom action can be paid
Story = Callable[[Player, Player], Awaitable[None]]


def two_people(db: str, told: Story) -> None:
    """Whoever begins comes first."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, game="scythe", options=OPTIONS)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            await (told(a, b) if a.asked else told(b, a))

    tell(db, story)


def step(player: Player) -> str:
    assert player.question is not None
    return str(player.question["step"]["t"]).rpartition(".")[2]


async def say(player: Player, kind: str, **more: bool) -> list[Data]:
    """Answer with a kind of move; returns what the table answered by itself then."""
    assert player.question is not None
    move = next(c["move"] for c in player.question["moves"] if c["move"]["t"].endswith(f".{kind}"))
    before = player.number
    await player.send(t="play", seat=player.seat, question=before, move=move, **more)
    while player.number == before:
        message = await player.receive()
    found: list[Data] = message["auto"]
    return found


def test_an_action_that_cannot_be_played_is_left_out_and_undo_steps_over_it(sqlite: str) -> None:
    async def story(first: Player, second: Player) -> None:
        assert await say(first, "Section") == []
        (auto,) = await say(first, "Skip")
        assert auto["seat"] == first.seat and auto["ask"]["cs"] and auto["say"]["en"]
        assert step(first) == "EndTurn"  # which may hide an objective, so it is asked
        await second.until(lambda: step(second) == "EndTurn")
        await first.send(t="undo", seat=first.seat)
        await first.until(lambda: step(first) == "TopAction")
        assert first.full["auto"] == []

    two_people(sqlite, story)


def test_undo_takes_back_a_gesture(sqlite: str) -> None:
    async def story(first: Player, second: Player) -> None:
        await say(first, "Section")
        await say(first, "Skip", joined=True)
        await first.send(t="undo", seat=first.seat)
        await first.until(lambda: step(first) == "ChooseSection")

    two_people(sqlite, story)


def test_nobody_joins_an_answer_to_somebody_elses(sqlite: str) -> None:
    """Else the other one could take it back without asking."""

    async def story(first: Player, second: Player) -> None:
        await say(first, "Section")
        await say(first, "Skip")
        await say(first, "Done")
        await second.until(lambda: second.asked)
        await say(second, "Section", joined=True)
        await first.send(t="undo", seat=first.seat)
        assert (await first.hear("asked"))["what"] == "undo"

    two_people(sqlite, story)


def test_a_player_does_without_confirming_the_end_of_the_turn(sqlite: str) -> None:
    """It is kept for this seat alone, nobody else hears of it, and the turn can still be taken back."""

    async def story(first: Player, second: Player) -> None:
        assert first.full["unasked"] == second.full["unasked"] == {"EndTurn": False}
        await first.send(t="unask", seat=first.seat, question="EndTurn", on=True)
        await first.until(lambda: first.full["unasked"] == {"EndTurn": True})
        await second.settle()
        assert second.full["unasked"] == {"EndTurn": False} and "unask" not in "".join(second.raw[1:])
        await say(first, "Section")
        assert len(await say(first, "Skip")) == 2  # the bottom action, the end of the turn
        await second.until(lambda: second.asked)
        await first.send(t="undo", seat=first.seat)
        await first.until(lambda: step(first) == "TopAction")
        await first.send(t="unask", seat=first.seat, question="Section", on=True)
        assert (await first.hear("problem"))["say"]

    two_people(sqlite, story)


def test_what_was_answered_by_itself_is_remembered(sqlite: str) -> None:
    """Whoever comes later, to a server that was started anew, still reads it."""
    made: Data = {}

    async def begin(house: House) -> None:
        host, guest, table = await company(house, game="scythe", options=OPTIONS)
        made.update(table=table["table"])
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            first = a if a.asked else b
            await say(first, "Section")
            await say(first, "Skip")

    async def later(house: House) -> None:
        async with house.browser().watch(made["table"]) as spectator:
            assert [answer["n"] > 0 for answer in spectator.full["auto"]] == [True]
            assert spectator.full["unasked"] == {}

    tell(sqlite, begin)
    tell(sqlite, later)


def test_what_all_devices_of_a_seat_hear_of_a_wish_is_made_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred and fifty of them took 90 ms of the event loop."""
    made: list[int | None] = []
    full = Audience.full

    def counted(audience: Audience, client: Any, *alike: Any) -> Any:
        made.append(client.seat)
        return full(audience, client, *alike)

    async def story(house: House) -> None:
        host, _, table = await company(house, game="scythe", options=OPTIONS)
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(host.watch(table["table"])) for _ in range(5)]
            monkeypatch.setattr(Audience, "full", counted)
            await pages[0].send(t="unask", seat=0, question="EndTurn", on=True)
            for page in pages:
                await page.until(lambda page=page: page.full["unasked"] == {"EndTurn": True})  # type: ignore[misc]
        assert made == [0]

    tell(sqlite, story)


@pytest.mark.parametrize("new", [False, True])
def test_a_wish_that_was_read_too_early_is_not_taken_over(
    sqlite: str, new: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither over a newer one, nor for somebody new who has the seat meanwhile."""
    wish, begun, goes_on = Store.wish, threading.Event(), threading.Event()

    def slow(*args: Any) -> str:
        found = wish(*args)
        begun.set()
        assert goes_on.wait(PATIENCE)
        return found

    async def story(house: House) -> None:
        host, _, made = await company(house, game="scythe", options=OPTIONS)
        assert house.server is not None
        hub = house.server.hub
        room = await hub.room(made["table"])
        (mine,) = room.kept.seats[0].owners
        async with host.watch(made["table"]) as a:
            if new:
                assert hub.store.keep_wish(made["table"], 0, mine, lambda _: "EndTurn")
            monkeypatch.setattr(Store, "wish", slow)
            hub.follow_change(made["table"], 0)
            assert await asyncio.to_thread(begun.wait, PATIENCE)
            if new:
                async with room.lock:
                    seats = [replace(room.kept.seats[0], owners={"c" * 64}), *room.kept.seats[1:]]
                    room.referee.kept = replace(room.kept, seats=seats)
            else:
                await a.send(t="unask", seat=0, question="EndTurn", on=True)
                async with asyncio.timeout(PATIENCE):
                    while wish(hub.store, made["table"], 0) == "":
                        await asyncio.sleep(0.01)
            goes_on.set()
            async with asyncio.timeout(PATIENCE):
                while not new and not a.full["unasked"]["EndTurn"]:
                    await a.receive()
            async with room.beside[0]:  # whoever follows has ended
                assert room.seat(0).unasked == ("" if new else "EndTurn")

    tell(sqlite, story)


def test_no_number_tells_others_of_a_wish(sqlite: str) -> None:
    """Neither the numbers of questions and messages nor the table's revision, as those of an answer would."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, game="scythe", options=OPTIONS)
        async with AsyncExitStack() as stack:
            browsers = (host, guest, house.browser())
            a, b, watching = [await stack.enter_async_context(one.watch(made["table"])) for one in browsers]
            first, second = (a, b) if a.asked else (b, a)
            assert house.server is not None
            room = await house.server.hub.room(made["table"])
            before, revision = (watching.number, watching.seq), room.kept.revision
            for on in (True, False, True):
                await second.send(t="unask", seat=second.seat, question="EndTurn", on=on)
                await second.until(lambda on=on: second.full["unasked"]["EndTurn"] == on)  # type: ignore[misc]
            await watching.send(t="hello")
            await watching.settle()
            assert (watching.number, watching.seq) == before and room.kept.revision == revision
            number = first.number
            await first.play_and_see()
            assert first.number == number + 1

    tell(sqlite, story)


def test_nobody_waits_for_a_wish(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks the table something meanwhile would see that somebody else does without a question."""
    keep, written = Store.keep_wish, threading.Event()

    def slow(*args: Any) -> bool:
        assert written.wait(PATIENCE)
        return keep(*args)

    async def story(first: Player, second: Player) -> None:
        monkeypatch.setattr(Store, "keep_wish", slow)
        await second.send(t="unask", seat=second.seat, question="EndTurn", on=True)
        await say(first, "Section")
        written.set()
        await second.until(lambda: second.full["unasked"]["EndTurn"])

    two_people(sqlite, story)


def test_no_number_tells_others_who_has_agreed_to_something(sqlite: str) -> None:
    """What is asked is known to everybody, but not who of several has said yes by now."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, "link", game="scythe")
        third = house.browser()
        await third.sit(made, 2)
        async with AsyncExitStack() as stack:
            browsers = (host, guest, third, house.browser())
            *people, watching = [await stack.enter_async_context(one.watch(made["table"])) for one in browsers]
            await host.post(f"/api/tables/{made['table']}/agree_end")
            await watching.hear("asked")
            before = watching.number, watching.seq
            await people[1].send(t="agree", what="end", yes=True)
            await people[1].settle()
            await watching.send(t="hello")
            await watching.settle()
            assert (watching.number, watching.seq) == before
            first = next(player for player in people if player.asked)
            number = first.number
            await first.play_and_see()
            assert first.number == number + 1

    tell(sqlite, story)


def test_somebody_new_in_a_seat_is_asked_everything(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "link", game="scythe")
        table, third = made["table"], house.browser()
        async with guest.watch(table) as page:
            await page.send(t="unask", seat=1, question="EndTurn", on=True)
            await page.until(lambda: page.full["unasked"] == {"EndTurn": True})
        await host.delete(f"/api/tables/{table}/seat/1")
        links = (await host.get(f"/api/tables/{table}/links"))["seats"]
        token = next(link["url"] for link in links if link["seat"] == 1).partition("#")[2]
        await third.post(f"/api/tables/{table}/sit", {"token": token})
        async with third.watch(table) as page:
            assert page.seat == 1 and page.full["unasked"] == {"EndTurn": False}
        assert house.server is not None and house.server.hub.store.wish(table, 1) == ""

    tell(sqlite, story)


def test_an_answer_counts_although_what_the_table_answers_cannot_be_saved(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everybody sees it, and the person is asked what the table could not answer."""
    play = Store.play

    def failing(store: Store, old: Kept, new: Kept, change: Change) -> None:
        if change.auto:
            raise OperationalError("the disk is full", None, Exception())
        play(store, old, new, change)

    async def story(first: Player, second: Player) -> None:
        await say(first, "Section")
        monkeypatch.setattr(Store, "play", failing)
        assert await say(first, "Skip") == []
        await second.until(lambda: step(second) == "BottomAction")
        await say(first, "Skip")
        assert step(first) == "EndTurn" and "problem" not in [message["t"] for message in first.heard]

    two_people(sqlite, story)


def answers_at(kind: str) -> Callable[[State, Seat], Move | None]:
    """A table that answers a kind of question by itself, as games of others may have it."""
    return lambda s, seat: s.nth_legal(seat.seat, 0) if type(s.asking).__name__ == kind else None


def test_nobody_joins_an_answer_to_the_tables_own(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the one before could take it back without asking."""

    async def story(first: Player, second: Player) -> None:
        await say(first, "Section")
        await say(first, "Skip")
        monkeypatch.setattr(room, "automatic", answers_at("ChooseSection"))
        await say(first, "Done")
        await second.until(lambda: second.asked)
        await second.send(
            t="play",
            seat=second.seat,
            question=second.number,
            move=second.question["moves"][0]["move"],  # type: ignore[index]
            joined=True,
        )
        number = second.number
        await second.until(lambda: second.number != number)
        await first.send(t="undo", seat=first.seat)
        assert (await first.hear("asked"))["what"] == "undo"

    two_people(sqlite, story)


def test_a_gesture_ends_where_something_is_shown(sqlite: str) -> None:
    """What comes after it is taken back alone: nobody agrees unawares to take back what was seen."""

    async def story(house: House) -> None:
        host = house.browser()
        table = (await host.new_table("me", "here", game="katan-duel"))["table"]
        async with host.watch(table, seat=0) as page:
            shown = before = -1
            for _ in range(60):
                (seat,) = page.question["asked"][:1]  # type: ignore[index]
                if page.seat != seat:
                    await page.send(t="seat", seat=seat)
                    await page.hear("full")
                    before = -1
                shown, before = before, page.known["reveals"]
                question = page.number
                move = page.question["moves"][0]["move"]  # type: ignore[index]
                await page.send(t="play", seat=seat, question=question, move=move, joined=True)
                await page.until(lambda question=question: page.number != question)  # type: ignore[misc]
                if 0 <= shown < before == page.known["reveals"]:
                    break
            assert 0 <= shown < before == page.known["reveals"]
            await page.send(t="undo", seat=page.seat)
            await page.hear("full")
            assert page.known["reveals"] == before

    tell(sqlite, story)


def test_only_whoever_plays_a_seat_does_without_its_questions(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "bot", game="scythe")
        table, wish = made["table"], {"t": "unask", "question": "EndTurn", "on": True}
        async with AsyncExitStack() as stack:
            others = [host, house.browser(), (await company(house, game="scythe"))[0]]
            a, b, c = [await stack.enter_async_context(one.watch(table)) for one in others]
            for page in (a, b, c):
                await page.send(**wish, seat=1)
                assert "seat" in (await page.hear("problem"))["say"]["en"]
            await b.send(**wish, seat=2)  # a bot's
            await b.hear("problem")
            page = await stack.enter_async_context(guest.watch(table))
            assert page.full["unasked"] == {"EndTurn": False}
            await guest.post(f"/api/tables/{table}/resign", {"seat": 1})
            await page.send(**wish, seat=1)
            await page.hear("problem")
            assert house.server is not None
            room = await house.server.hub.room(table)
            assert [seat.unasked for seat in room.kept.seats] == ["", "", ""]

    tell(sqlite, story)


def given(s: State, wishes: str) -> list[tuple[int, str]]:
    """What the table would answer from here on, until something is shown: then worlds may differ."""
    found: list[tuple[int, str]] = []
    now = s.clone()
    now.log = None
    while len(asked := now.to_act()) == 1 and now.reveals == s.reveals:
        move = automatic(now, Seat(asked[0], "", True, unasked=wishes))
        if move is None:
            return [*found, (asked[0], type(now.asking).__name__)]
        found.append((asked[0], str(move)))
        now.play(asked[0], move)
    return found


@pytest.mark.parametrize("case", [case for case in cases(ONES) if case.game.law.leaves][::5], ids=str)
def test_what_the_table_answers_is_the_same_in_all_worlds(case: Case) -> None:
    """With a player's wishes and without them, whoever else looks on."""
    answered = 0
    for number, s in enumerate(case.moments(seed=71)):
        for wishes in ("", " ".join(case.game.law.leaves)):
            here = given(s, wishes)
            answered += len(here) > 1
            for viewer in {None, *range(case.seats)} - {*s.to_act()}:
                assert [given(s.resample(viewer, 2 * number + i), wishes) for i in (0, 1)] == [here] * 2
    assert answered
