"""Plans: kept by the server, heard of by their owner alone, checked when the turn comes."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy.exc import SQLAlchemyError

from deskovka.archive.signs import Sign
from deskovka.server.storage.kept import Plan
from deskovka.server.storage.schema import PLANS
from deskovka.server.storage.store import Store
from deskovka.server.tables import planning
from server.house import PATIENCE, Data, House, Player, company, tell

Story = Callable[[Player, Player, Player], Awaitable[None]]


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "SHORTEST", 1)
    monkeypatch.setattr(planning, "LONGEST", 2)


def take_long(monkeypatch: pytest.MonkeyPatch, milliseconds: int) -> None:
    """Plans are played after such a pause from now on."""
    monkeypatch.setattr(planning, "SHORTEST", milliseconds)
    monkeypatch.setattr(planning, "LONGEST", milliseconds + 1)


def fail_once(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """The database does not do this when it is asked next."""
    real = getattr(Store, name)
    failed: list[str] = []

    def work(*args: Any) -> Any:
        if not failed:
            failed.append(name)
            raise SQLAlchemyError("gone")
        return real(*args)

    monkeypatch.setattr(Store, name, work)


def at_table(db: str, told: Story, game: str = "rebirth") -> Data:
    """Two people, whoever is asked comes first, and somebody who watches."""
    made: Data = {}

    async def story(house: House) -> None:
        host, guest, table = await company(house, game=game)
        made.update(table, host=host.cookie, guest=guest.cookie)
        who = house.browser()
        async with (
            host.watch(table["table"]) as a,
            guest.watch(table["table"]) as b,
            who.watch(table["table"]) as c,
        ):
            for player in (a, b) if a.full["plans"] else ():  # a page that comes back may show one that is over
                assert (await player.hear("plan"))["moves"] == []
                player.raw.clear()
            await (told(a, b, c) if a.asked else told(b, a, c))

    tell(db, story)
    return made


async def offered(player: Player) -> list[Data]:
    """What could be planned now."""
    await player.send(t="plan", seat=player.seat)
    question: Data | None = (await player.hear("plan"))["question"]
    if question is None:
        return []
    assert question["asked"] == player.question["asked"] and player.seat not in question["asked"]  # type: ignore[index]
    assert (
        question["step"]["t"].partition(".")[0] == player.full["view"]["game"].replace("-", "_")
        and question["ask"]["cs"]
    )
    return [choice["move"] for choice in question["moves"]]


async def plan(player: Player, *moves: Data) -> Data:
    await player.send(t="plan", seat=player.seat, moves=moves)
    return await player.hear("plan")


def planned(player: Player) -> Data:
    """What was said last of the plan, after what was heard otherwise."""
    return next((message for message in reversed(player.heard) if message["t"] == "plan"), {})


def allowed(player: Player) -> list[Data]:
    assert player.question is not None
    return [choice["move"] for choice in player.question["moves"]]


def another(player: Player, *free: Data) -> Data:
    """A move that leaves these places free."""
    return next(move for move in allowed(player) if move not in free)


async def play(player: Player, move: Data) -> None:
    await player.send(t="play", seat=player.seat, question=player.number, move=move)


def placed(player: Player, seat: int | None) -> list[int]:
    """The spaces where a seat has placed its tiles."""
    events = [line["event"] for line in player.log if line["event"]["t"] == "rebirth.Placed"]
    return [event["space"] for event in events if event["seat"] == seat]


def test_a_plan_is_played_when_the_turn_comes_and_nobody_else_hears_of_it(sqlite: str) -> None:
    async def story(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        for other in (first, watching):
            await other.settle()
        heard = [len(first.raw), len(watching.raw)]
        said = await plan(second, free)
        assert [choice["move"] for choice in said["moves"]] == [free] and said["moves"][0]["say"]["cs"]
        for other in (first, watching):
            await other.settle()
        assert [len(first.raw), len(watching.raw)] == [heard[0] + 1, heard[1] + 1]  # the answer to a ping
        seq, number = watching.seq, first.number
        await play(first, another(first, free))
        await first.until(lambda: first.asked and first.number > number)
        await second.until(lambda: placed(second, second.seat) == [free["space"]])
        await second.until(lambda: planned(second).get("moves") == [])
        await watching.until(lambda: bool(placed(watching, second.seat)))
        # As without a plan: an answer is one message, and raises the number of the question by one.
        assert watching.seq == seq + 2 and first.number == number + 2
        for other in (first, watching):
            assert not any('"t":"plan"' in words for words in other.raw)

    at_table(sqlite, story)


def test_a_plan_that_does_not_hold_is_dropped_with_a_word(sqlite: str) -> None:
    async def story(first: Player, second: Player, watching: Player) -> None:
        both = [move for move in await offered(second) if move in allowed(first)]
        if not both:  # their tiles fit nowhere together
            return
        await plan(second, both[0])
        await play(first, both[0])
        second.heard.clear()
        await second.until(lambda: second.asked and bool(planned(second)))
        said = planned(second)
        assert said["moves"] == [] and said["say"]["cs"].startswith("Plán už neplatí.")
        assert second.asked and placed(second, second.seat) == []
        assert not any('"t":"plan"' in words for words in (*first.raw, *watching.raw))

    at_table(sqlite, story)


def test_the_first_that_is_allowed_is_played(sqlite: str) -> None:
    async def story(first: Player, second: Player, watching: Player) -> None:
        moves = await offered(second)
        never = allowed(first)[0]
        await plan(second, never, moves[-1])
        await play(first, never)
        await second.until(lambda: bool(placed(second, second.seat)))
        assert placed(second, second.seat) == [moves[-1]["space"]]

    at_table(sqlite, story)


def test_a_plan_survives_a_restart_and_is_shown_to_its_owner(sqlite: str) -> None:
    kept: Data = {}

    async def begin(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        kept.update(free=free, answer=another(first, free), mine=second.seat)
        await plan(second, free)

    made = at_table(sqlite, begin)

    async def later(house: House) -> None:
        host, guest = house.browser(), house.browser()
        host.http.cookies.set("deskovka", made["host"])
        guest.http.cookies.set("deskovka", made["guest"])
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            first, second = (b, a) if a.seat == kept["mine"] else (a, b)
            assert [choice["move"] for choice in (await second.hear("plan"))["moves"]] == [kept["free"]]
            await play(first, kept["answer"])
            await second.until(lambda: placed(second, second.seat) == [kept["free"]["space"]])

    tell(sqlite, later)


def test_a_plan_is_played_after_a_restart_although_nobody_comes(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else her time would run out, and whoever opens the table would see that there was a plan."""
    kept: Data = {}
    take_long(monkeypatch, 60_000)

    async def begin(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        await plan(second, free)
        await play(first, another(first, free))
        await second.until(lambda: second.asked)
        kept.update(table=second.table["table"])

    at_table(sqlite, begin)
    take_long(monkeypatch, 1)

    async def later(house: House) -> None:
        assert house.server is not None
        hub = house.server.hub
        async with asyncio.timeout(PATIENCE):
            while (found := await asyncio.to_thread(hub.store.find, kept["table"])) and found.move_count < 2:
                await asyncio.sleep(0.01)
        assert not hub.rooms[kept["table"]].audience.clients and not hub.store.waiting_for_plans()

    tell(sqlite, later)


def test_whoever_answers_or_drops_it_has_no_plan_any_more(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    take_long(monkeypatch, 2000)

    async def story(first: Player, second: Player, watching: Player) -> None:
        moves = (await offered(second))[-2:]
        await plan(second, moves[0])
        assert (await plan(second))["moves"] == []
        await plan(second, moves[0])
        await play(first, another(first, *moves))
        await second.until(lambda: second.asked)
        await play(second, moves[1])
        await first.until(lambda: first.asked)
        await second.send(t="plan", seat=second.seat)
        assert (await second.hear("plan"))["moves"] == []  # what was planned before is over
        await asyncio.sleep(2.2)
        await second.settle()
        assert placed(second, second.seat) == [moves[1]["space"]]

    at_table(sqlite, story)


def test_a_plan_is_played_after_a_pause_like_a_person(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever answers within a blink would have had one."""
    monkeypatch.setattr(planning, "SHORTEST", 700)
    monkeypatch.setattr(planning, "LONGEST", 900)

    async def story(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        await plan(second, free)
        await play(first, another(first, free))
        await watching.until(lambda: bool(placed(watching, first.seat)))
        assert not placed(watching, second.seat)
        asked = time.monotonic()
        await watching.until(lambda: bool(placed(watching, second.seat)))
        assert time.monotonic() - asked > 0.5

    at_table(sqlite, story)


def test_whoever_was_touched_is_asked(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        await plan(second, free)
        monkeypatch.setattr(planning, "sign", lambda g, event: Sign(hurts=second.seat))
        await play(first, another(first, free))
        second.heard.clear()
        await second.until(lambda: second.asked and bool(planned(second)))
        assert "vzal" in planned(second)["say"]["cs"]
        assert placed(second, second.seat) == []

    at_table(sqlite, story)


def test_a_plan_from_before_a_take_back_is_not_played(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same numbers of answers and events mean other ones then."""

    async def story(first: Player, second: Player, watching: Player) -> None:
        async def answer(player: Player, *free: Data) -> None:
            await player.until(lambda: player.asked)
            await play(player, another(player, *free))
            await player.until(lambda: not player.asked)

        await answer(first)
        await answer(second)
        free = (await offered(second))[-1]
        await plan(second, free)
        take_long(monkeypatch, 60_000)
        await first.until(lambda: first.asked)
        await first.send(t="undo", seat=first.seat)
        await second.hear("asked")
        await second.send(t="agree", what="undo", yes=True)
        await second.until(lambda: not second.log or not placed(second, second.seat))
        await first.until(lambda: not placed(first, first.seat))
        await answer(first, free)
        await answer(second, free)
        take_long(monkeypatch, 1)
        second.heard.clear()
        await answer(first, free)
        await second.until(lambda: "say" in planned(second))
        assert "vrátila" in planned(second)["say"]["cs"]
        assert len(placed(second, second.seat)) == 1

    at_table(sqlite, story)


def test_nobody_waits_while_a_plan_is_dropped(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An opponent who asks the table something meanwhile would see that there was one."""
    drop, begun, dropped = Store.drop_plan, threading.Event(), threading.Event()

    def slow(*args: Any) -> bool:
        begun.set()
        assert dropped.wait(PATIENCE)
        return drop(*args)

    async def story(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        await plan(second, free)
        monkeypatch.setattr(Store, "drop_plan", slow)
        monkeypatch.setattr(planning, "sign", lambda g, event: Sign(hurts=second.seat))
        move = another(first, free)
        await play(first, move)
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        await first.send(t="why", seat=first.seat, move=move)
        await first.hear("why")
        await second.until(lambda: second.asked)
        second.heard.clear()
        dropped.set()
        await second.until(lambda: "say" in planned(second))
        assert planned(second)["moves"] == [] and placed(second, second.seat) == []

    at_table(sqlite, story)


def test_a_plan_that_is_dropped_while_it_is_judged_is_not_played(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has heard that there is no plan any more answers for themselves."""
    read, begun, goes_on = planning.read_plan, asyncio.Event(), asyncio.Event()
    take_long(monkeypatch, 300)

    async def slow(*args: Any) -> Any:
        found = await read(*args)
        begun.set()
        await asyncio.wait_for(goes_on.wait(), PATIENCE)
        return found

    async def story(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        await plan(second, free)
        await play(first, another(first, free))
        await second.until(lambda: second.asked)
        monkeypatch.setattr(planning, "read_plan", slow)
        await asyncio.wait_for(begun.wait(), PATIENCE)
        assert (await plan(second))["moves"] == []
        goes_on.set()
        await second.hear("plan")
        assert second.asked and placed(second, second.seat) == []

    at_table(sqlite, story)


def test_a_plan_that_is_over_is_not_shown_on(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    take_long(monkeypatch, 1500)

    async def story(first: Player, second: Player, watching: Player) -> None:
        moves = (await offered(second))[-2:]
        await plan(second, moves[0])
        await play(first, another(first, *moves))
        await second.until(lambda: second.asked)
        await asyncio.sleep(0.5)  # the plan was found, and waits
        await play(second, moves[1])
        assert (await second.hear("plan"))["moves"] == []

    at_table(sqlite, story)


def test_a_plan_is_dropped_in_its_pause(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    take_long(monkeypatch, 700)

    async def story(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        await plan(second, free)
        await play(first, another(first, free))
        await second.until(lambda: second.asked)
        assert (await plan(second))["moves"] == []
        await asyncio.sleep(1)
        await second.settle()
        assert second.asked and placed(second, second.seat) == []

    at_table(sqlite, story)


def test_a_plan_that_cannot_be_read_is_none(sqlite: str) -> None:
    """After an upgrade that does not know the move any more."""
    kept: Data = {}

    async def begin(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        kept.update(mine=second.seat)
        await plan(second, free)

    made = at_table(sqlite, begin)
    with sqlite3.connect(sqlite.removeprefix("sqlite:///")) as database:
        assert database.execute("UPDATE plans SET moves = ?", ['[{"t": "rebirth.Unheard"}]']).rowcount == 1
    database.close()

    async def later(house: House) -> None:
        owner = house.browser()
        host = kept["mine"] == 0
        owner.http.cookies.set("deskovka", made["host" if host else "guest"])
        async with owner.watch(made["table"]) as player:
            assert (await player.hear("plan"))["moves"] == []
            await offered(player)

    tell(sqlite, later)


def test_nobody_is_thrown_out_because_a_plan_cannot_be_looked_up(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: Any) -> Any:
        raise SQLAlchemyError("gone")

    async def story(house: House) -> None:
        host, _, table = await company(house, game="rebirth")
        monkeypatch.setattr(Store, "plan", fail)
        async with host.watch(table["table"]) as player:
            await player.settle()

    tell(sqlite, story)


@pytest.mark.parametrize("name", ["plan", "play"])
def test_a_plan_is_not_lost_when_the_database_fails(
    sqlite: str, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither when it is looked for nor when its answer is saved."""
    take_long(monkeypatch, 300)

    async def story(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        await plan(second, free)
        if name == "plan":
            fail_once(monkeypatch, name)
        await play(first, another(first, free))
        await second.until(lambda: second.asked)
        if name == "play":
            fail_once(monkeypatch, name)
        second.heard.clear()
        await second.until(lambda: placed(second, second.seat) == [free["space"]])
        await second.until(lambda: bool(planned(second)))
        said = [message["say"] for message in second.heard if message["t"] == "plan"]
        assert len(said) == 1
        assert "plan not played" in caplog.text

    at_table(sqlite, story)


def test_what_another_server_keeps_is_read_once_for_all_devices_of_the_seat(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hundred sockets, and as many plans as a household may send, were thousands of reads a second."""
    reads: list[int] = []
    read = Store.plan

    def counted(store: Store, id: str, seat: int) -> Plan | None:
        reads.append(seat)
        return read(store, id, seat)

    async def story(house: House) -> None:
        host, _, table = await company(house, game="rebirth")
        assert house.server is not None
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(host.watch(table["table"])) for _ in range(5)]
            for page in pages:
                await page.hear("plan")
            monkeypatch.setattr(Store, "plan", counted)
            for _ in range(20):
                house.server.hub.follow_change(table["table"], 0)
            for page in pages:
                assert (await page.hear("plan"))["moves"] == []
            async with (await house.server.hub.room(table["table"])).beside[0]:  # whoever follows has ended
                assert reads == [0]  # it was begun after the last of them

    tell(sqlite, story)


def test_a_move_does_not_look_for_plans_in_the_database(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It took a third of the server's time under load, and nearly always found none."""
    reads: list[int] = []
    read = Store.plan

    def counted(store: Store, id: str, seat: int) -> Plan | None:
        reads.append(seat)
        return read(store, id, seat)

    monkeypatch.setattr(Store, "plan", counted)

    async def story(first: Player, second: Player, watching: Player) -> None:
        for mover, other in ((first, second), (second, first)) * 3:
            await play(mover, allowed(mover)[0])
            await mover.settle()
            await other.until(lambda other=other: other.asked)  # type: ignore[misc]
        assert len(reads) <= 4  # when both came, and when each was asked first
        free = (await offered(second))[-1]  # what is planned now is read again: it is played, or does not hold
        await plan(second, free)
        await play(first, another(first, free))
        await second.until(lambda: "say" in planned(second))

    at_table(sqlite, story)


@pytest.mark.parametrize("name", ["plan", "wish"])
def test_nobody_is_thrown_out_because_a_seat_cannot_be_followed(
    sqlite: str, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is one seat's business, and others would see that there was some."""

    async def story(house: House) -> None:
        host, guest, table = await company(house, game="rebirth")
        assert house.server is not None
        async with host.watch(table["table"]) as a, guest.watch(table["table"]) as b:
            await a.hear("plan")
            await b.hear("plan")
            fail_once(monkeypatch, name)
            house.server.hub.follow_change(table["table"], 0)
            async with asyncio.timeout(PATIENCE):
                while "not followed" not in caplog.text:
                    await asyncio.sleep(0.01)
            await b.settle()
            house.server.hub.follow_change(table["table"], 0)
            await a.hear("plan")

    tell(sqlite, story)


def test_a_device_that_is_being_thrown_out_hears_of_no_plan(sqlite: str) -> None:
    """Until it sees a spectator's view, a moment goes by."""

    async def thrown(house: House) -> None:
        host, _, table = await company(house, game="rebirth")
        assert house.server is not None
        room = await house.server.hub.room(table["table"])
        async with host.watch(table["table"]) as a:
            await a.hear("plan")
            assert len(room.audience.devices_of(0)) == 1
            seats = [replace(room.kept.seats[0], owners={"c" * 64}), *room.kept.seats[1:]]
            room.referee.kept = replace(room.kept, seats=seats)
            planning.tell(room, 0, ())
            await a.send(t="ping")
            assert (await a.receive())["t"] == "pong"

    tell(sqlite, thrown)


def test_somebody_new_in_a_seat_finds_no_plan_of_its_old_owner(sqlite: str) -> None:
    """It is neither shown nor played, although the room has read it once."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, "link", game="rebirth")
        table, third = made["table"], house.browser()
        await third.sit(made, 2, "Cyril")
        people = [host, guest, third]
        async with AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(one.watch(table)) for one in people]
            for one in pages:
                assert (await one.hear("plan"))["moves"] == []
            mover = next(n for n, page in enumerate(pages) if page.asked)
            gone, other = [n for n in range(3) if n != mover]
            free = (await offered(pages[gone]))[-1]
            await plan(pages[gone], free)
            await offered(pages[gone])
            await pages[gone].socket.close()
            await pages[other].until(lambda: not pages[other].table["seats"][gone]["connected"])
            path = f"/api/tables/{table}/seat/{gone}/reopen"
            assert await people[mover].post(path) == {"opened": False}
            assert await people[other].post(path) == {"opened": True}
            links = (await people[mover].get(f"/api/tables/{table}/links"))["seats"]
            (url,) = [link["url"] for link in links if link["seat"] == gone]
            fresh = house.browser()
            await fresh.post(f"/api/tables/{table}/sit", {"token": url.partition("#")[2], "name": "Dana"})
            page = await stack.enter_async_context(fresh.watch(table))
            assert (await page.hear("plan"))["moves"] == []
            await play(pages[mover], another(pages[mover], free))
            if (gone - mover) % 3 == 2:  # then another one comes first
                await pages[other].until(lambda: pages[other].asked)
                await play(pages[other], another(pages[other], free))
            await page.until(lambda: page.asked)
            await asyncio.sleep(0.3)  # a plan would be played within milliseconds
            await page.settle()
            assert page.asked and placed(page, gone) == []

    tell(sqlite, story)


def test_a_plan_that_another_server_has_dropped_is_not_played_although_the_word_was_lost(sqlite: str) -> None:
    """Its owner was told that there is none."""

    async def story(first: Player, second: Player, watching: Player) -> None:
        free = (await offered(second))[-1]
        await plan(second, free)
        await offered(second)  # the room knows it now
        store = Store(sqlite)
        with store.begin() as connection:
            connection.execute(PLANS.delete())
        store.close()
        await play(first, another(first, free))
        await second.until(lambda: second.asked)
        await asyncio.sleep(0.5)
        await second.settle()
        assert second.asked and placed(second, second.seat) == []

    at_table(sqlite, story)


def test_plans_are_bounded_and_only_for_those_who_wait(sqlite: str) -> None:
    async def story(first: Player, second: Player, watching: Player) -> None:
        moves = await offered(second)
        assert await offered(first) == []
        for player, wrong in ((first, moves[:1]), (second, moves[:4]), (second, [{"t": "Nonsense"}])):
            await player.send(t="plan", seat=player.seat, moves=wrong)
            assert (await player.hear("problem"))["say"]

    at_table(sqlite, story)


def test_where_dice_come_first_nothing_is_planned(sqlite: str) -> None:
    async def story(first: Player, second: Player, watching: Player) -> None:
        assert not second.full["plans"] and not watching.full["plans"]
        await second.send(t="plan", seat=second.seat, moves=[])
        assert (await second.hear("problem"))["say"]

    at_table(sqlite, story, game="katan-duel")


def test_settlers_pass_in_advance(sqlite: str) -> None:
    async def story(first: Player, second: Player, watching: Player) -> None:
        while first.question is None or first.question["step"]["t"] != "settlers.Act":
            turn = first if first.asked else second
            number = turn.number
            await play(turn, allowed(turn)[0])
            await turn.until(lambda turn=turn, number=number: turn.number != number)  # type: ignore[misc]
            for player in (first, second):
                await player.settle()
        acts, waits = (first, second) if first.asked else (second, first)
        await plan(waits, {"t": "settlers.Leave"})
        await play(acts, {"t": "settlers.Leave"})
        await waits.until(lambda: sum(line["event"]["t"] == "settlers.Passed" for line in waits.log) == 2)

    at_table(sqlite, story, game="settlers")
