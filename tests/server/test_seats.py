"""Whose a seat is: what opens it, what does not, and what its owner is told."""

from __future__ import annotations

import asyncio
import time
from importlib.resources import files
from threading import Event
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import to_json
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.kept import Plan, Seat
from deskovka.server.storage.keys import hash_text
from deskovka.server.storage.schema import OWNERS
from deskovka.server.storage.store import Store
from deskovka.server.tables import agreeing
from deskovka.server.tables import room as rooms
from deskovka.server.tables.votes import heir
from server.house import Browser, Data, House, Player, company, open_house, play_out, tell
from server.test_restart import move_to

GAMES = ("rebirth", "katan-duel", "settlers", "scythe")
DAY = 24 * 3600


async def try_to_sit(browser: Browser, table: str, token: str, status: int = 200) -> Any:
    return await browser.post(f"/api/tables/{table}/sit", {"token": token, "name": "x"}, status)


def silent_since(house: House, browser: Browser, seconds: float) -> None:
    """The browser's last word was so long ago."""
    assert house.server is not None
    with house.server.hub.store.begin() as connection:
        mine = OWNERS.c.browser == hash_text(browser.cookie)
        connection.execute(OWNERS.update().where(mine).values(seen=ticks() - int(1000 * seconds)))


# --- invitations -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_taken_seat_opens_to_nobody_else(sqlite: str, game: str) -> None:
    """The host, another guest, a stranger with the old link and one with another table's: nobody gets in."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, game=game)
        table, token = made["table"], made["seats"][1]["token"]
        other = await host.new_table("me", "link", game=game)
        elsewhere = other["seats"][1]["token"]
        async with guest.watch(table) as b:
            hand = b.known
            for thief in (host, house.browser()):
                said = (await try_to_sit(thief, table, token, 403))["error"]
                assert "used" in said["en"] and "sedí" in said["cs"]
                assert "fit" in (await try_to_sit(thief, table, elsewhere, 403))["error"]["en"]
                async with thief.watch(table) as a:
                    assert a.table["mine"] == ([0] if thief is host else [])
                    await a.send(t="seat", seat=1)
                    await a.hear("problem")
                    await a.send(t="hello", seat=1)
                    assert (await a.hear("full"))["seat"] != 1
                    await a.send(t="play", seat=1, question=b.number, move={"t": "Yes"})
                    await a.hear("problem")
            links = (await host.get(f"/api/tables/{table}/links"))["seats"]
            assert [link["seat"] for link in links] == [0]
            assert await try_to_sit(guest, table, token) == {"seat": 1}  # her own browser: nothing happens
            await b.settle()
            assert b.known == hand and not [line for line in b.chat if line["seat"] is None]

    tell(sqlite, story)


def test_only_the_first_of_two_who_come_at_once_gets_the_seat(db: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "link")
        path, form = f"/api/tables/{made['table']}/sit", {"token": made["seats"][1]["token"], "name": "x"}
        friends = [house.browser() for _ in range(6)]
        replies = await asyncio.gather(*(friend.http.post(path, json=form) for friend in friends))
        assert sorted(reply.status_code for reply in replies) == [200] + [403] * 5

    tell(db, story)


def test_a_browser_does_not_sit_down_beside_somebody_else(sqlite: str) -> None:
    """A stolen way back does not make one browser see two people's cards at once."""

    async def story(house: House) -> None:
        host, guest, made = await company(house)
        token = await guest.own_link(made["table"])
        await try_to_sit(host, made["table"], token, 409)
        assert (await host.get(f"/api/tables/{made['table']}"))["mine"] == [0]

    tell(sqlite, story)


def test_the_invitation_of_a_seat_that_a_bot_got_dies_when_the_game_starts(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, _, made = await company(house, "link")
        table, token = made["table"], made["seats"][2]["token"]
        await host.post(f"/api/tables/{table}/seat/2", {"bot": "beginner"})
        await try_to_sit(house.browser(), table, token, 403)
        assert [link["seat"] for link in (await host.get(f"/api/tables/{table}/links"))["seats"]] == [0]
        await host.post(f"/api/tables/{table}/seat/2", {"bot": None}, 409)

    tell(sqlite, story)


# --- the own way back ------------------------------------------------------------------------------------


def notes(player: Player) -> list[str]:
    """What the table itself has said."""
    return [line["say"]["en"] for line in player.chat if line["seat"] is None]


async def a_phone(house: House, owner: Browser, table: str) -> Browser:
    """A further device of somebody."""
    phone = house.browser()
    await try_to_sit(phone, table, await owner.own_link(table))
    return phone


@pytest.mark.parametrize("game", GAMES)
def test_the_owner_hears_of_a_new_device_and_throws_it_out(sqlite: str, game: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, game=game)
        table = made["table"]
        async with guest.watch(table) as b:
            token = await guest.own_link(table)
            thief = await a_phone(house, guest, table)
            assert "further device" in (await b.hear("chat"))["line"]["say"]["en"]
            async with thief.watch(table) as c:
                assert c.seat == 1 and c.known == b.known
                assert not [message for message in c.heard if message["t"] == "news"]  # it knows about itself
                found = await guest.get(f"/api/tables/{table}/devices")
                assert [(d["seat"], d["this"], d["connected"]) for d in found] == [
                    (1, True, True),
                    (1, False, True),
                ]
                path = f"/api/tables/{table}/seat/1/device"
                await host.delete(f"{path}/{found[1]['device']}", 403)
                await thief.delete(f"{path}/{found[0]['device']}", 409)  # it came a moment ago
                await guest.delete(f"{path}/nothing", 404)
                await guest.delete(f"{path}/{found[1]['device']}")
                while (await c.hear("full"))["seat"] is not None:
                    pass
                assert "thrown out" in (await c.hear("problem"))["say"]["en"]
                await c.send(t="seat", seat=1)
                await c.hear("problem")
            for browser in (thief, house.browser()):
                await try_to_sit(browser, table, token, 403)
            assert await guest.own_link(table) != token
            await guest.delete(f"{path}/{found[0]['device']}", 409)  # the only one
            await host.get(f"/api/tables/{table}/devices")
            await thief.get(f"/api/tables/{table}/devices", 403)

    tell(sqlite, story)


def test_what_a_device_left_behind_goes_with_it(sqlite: str) -> None:
    """Its plan is not played, its wish does not answer, and nobody is bound by what it asked or agreed to."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, game="settlers")
        table = made["table"]
        thief = await a_phone(house, guest, table)
        async with host.watch(table) as a, guest.watch(table) as b, thief.watch(table) as c:
            assert house.server is not None
            hub = house.server.hub
            (question,) = c.full["unasked"]
            await c.send(t="unask", seat=1, question=question, on=True)
            await c.hear("full")
            await c.send(t="agree", what="help", yes=True)
            await a.hear("asked")
            plan = Plan(0, 0, 0, [to_json(hub.rooms[table].g.moves[0])])
            assert hub.store.keep_plan(table, 1, hash_text(thief.cookie), plan)
            await host.post(f"/api/tables/{table}/agree_end")
            await b.hear("asked")
            mine, its = await guest.get(f"/api/tables/{table}/devices")
            assert mine["this"]
            await guest.delete(f"/api/tables/{table}/seat/1/device/{its['device']}")
            assert (await b.hear("full"))["unasked"] == {question: False}
            assert (await b.hear("plan"))["moves"] == []
            kept = hub.store.find(table)
            assert kept is not None and hub.store.plan(table, 1) is None and kept.seats[1].unasked == ""
            assert {what: vote.by for what, vote in kept.votes.items()} == {"end": 0}  # the host still asks

    tell(sqlite, story)


def test_whoever_was_away_hears_what_was_done(db: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        table = made["table"]
        async with host.watch(table) as a:
            async with guest.watch(table) as b:
                await b.settle()
            await a.until(lambda: not a.table["seats"][1]["connected"])
            await a_phone(house, guest, table)
            await host.post(f"/api/tables/{table}/seat/1", {"bot": "beginner"})
            for _ in range(2):
                async with guest.watch(table) as b:
                    await b.settle()
                    lines = [line for m in b.heard if m["t"] == "news" for line in m["lines"]]
                    if _ == 0:
                        device, bot = [line["say"]["en"] for line in lines]
                        assert "further device" in device and "bot play for Béda" in bot
                    else:
                        assert lines == []  # once is enough
            await a.settle()
            assert len(notes(a)) == 2

    tell(db, story)


def test_news_that_are_written_down_meanwhile_are_not_told_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The device comes back while it is still being stored that it has heard them."""
    news, saw = Store.news, Store.note_visit
    read, written = Event(), Event()

    def slow_news(store: Store, id: str, browser: str) -> Any:
        found = news(store, id, browser)
        read.set()
        written.wait(1)
        return found

    def slow_saw(store: Store, *what: Any) -> None:
        read.wait(1)
        saw(store, *what)
        written.set()

    async def story(house: House) -> None:
        host, guest, made = await company(house)
        table = made["table"]
        async with host.watch(table) as a:
            async with guest.watch(table) as b:
                await b.settle()
            await a.until(lambda: not a.table["seats"][1]["connected"])
            await host.post(f"/api/tables/{table}/seat/1", {"bot": "beginner"})
            monkeypatch.setattr(Store, "note_visit", slow_saw)
            async with guest.watch(table) as b:
                await b.settle()
            monkeypatch.setattr(Store, "news", slow_news)
            async with guest.watch(table) as b:
                await asyncio.sleep(0.3)
                await b.settle()
                assert not [m for m in b.heard if m["t"] == "news"]

    tell(sqlite, story)


def test_the_host_who_throws_out_the_first_device_stays_host(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot")
        table = made["table"]
        phone = await a_phone(house, host, table)
        assert house.server is not None
        with house.server.hub.store.begin() as connection:
            connection.execute(OWNERS.update().values(since=OWNERS.c.since - 2000 * DAY))
        first = (await phone.get(f"/api/tables/{table}/devices"))[0]
        assert not first["this"]
        await phone.delete(f"/api/tables/{table}/seat/0/device/{first['device']}")
        assert (await phone.get(f"/api/tables/{table}"))["host"]
        sign = await host.get(f"/api/tables/{table}")
        assert not sign["host"] and sign["mine"] == []
        await host.delete(f"/api/tables/{table}", 403)

    tell(sqlite, story)


def test_the_owner_hears_when_the_other_device_comes_and_goes(sqlite: str) -> None:
    """The list of devices says which of them are at the table, so it has to be asked for again."""

    async def story(house: House) -> None:
        host, guest, made = await company(house)
        table = made["table"]
        phone = await a_phone(house, guest, table)
        async with host.watch(table) as a, guest.watch(table) as b:
            await a.settle()
            await b.settle()
            async with phone.watch(table):
                await b.hear("presence")
            await b.hear("presence")
            a.heard.clear()
            await a.send(t="ping")
            await a.until(lambda: a.heard[-1:] != [] and a.heard[-1]["t"] == "pong")
            assert [one["t"] for one in a.heard] == ["pong"]  # to others nothing has changed

    tell(sqlite, story)


def test_whoever_came_by_a_way_back_gets_no_seat_beside_it(sqlite: str) -> None:
    """A host who gives his own way back to a guest would have a say for her, and she would see both hands."""

    async def story(house: House) -> None:
        host, guest = house.browser(), house.browser()
        made = await host.new_table("me", "link")
        table = made["table"]
        await try_to_sit(guest, table, await host.own_link(table))
        links = (await host.get(f"/api/tables/{table}/links"))["seats"]
        token = next(link["url"].partition("#")[2] for link in links if link["seat"] == 1)
        await try_to_sit(guest, table, token, 409)
        await try_to_sit(house.browser(), table, token)

    tell(sqlite, story)


def test_side_by_side_on_a_second_device(sqlite: str) -> None:
    """Two who share a browser may share a phone too."""

    async def story(house: House) -> None:
        host, phone = house.browser(), house.browser()
        made = await host.new_table("me", "here", "bot")
        for link in (await host.get(f"/api/tables/{made['table']}/links"))["seats"]:
            await try_to_sit(phone, made["table"], link["url"].partition("#")[2])
        assert (await phone.get(f"/api/tables/{made['table']}"))["mine"] == [0, 1]

    tell(sqlite, story)


# --- whoever has lost all that ---------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["rebirth", "settlers", "scythe"])  # the fourth is for two
def test_an_abandoned_seat_opens_when_all_others_agree(sqlite: str, game: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "link", game=game)
        table, third = made["table"], house.browser()
        await third.sit(made, 2, "Cyril")
        path = f"/api/tables/{table}/seat/1"
        async with host.watch(table) as a, third.watch(table) as c:
            async with guest.watch(table) as b:
                await b.settle()
                await host.post(f"{path}/reopen", status=409)  # she is here
            await a.until(lambda: not a.table["seats"][1]["connected"])
            await house.browser().post(f"{path}/reopen", status=403)
            assert await host.post(f"{path}/reopen") == {"opened": False}
            assert await c.hear("asked") == {"t": "asked", "what": "seat", "by": 1}
            async with guest.watch(table):  # she is back, so nobody is asked any more
                while (await c.hear("asked"))["by"] is not None:
                    pass
            await a.until(lambda: not a.table["seats"][1]["connected"])
            assert await host.post(f"{path}/reopen") == {"opened": False}
            await c.send(t="agree", what="seat", yes=False)
            assert "somebody new" in (await a.hear("problem"))["say"]["en"]
            assert [link["seat"] for link in (await host.get(f"/api/tables/{table}/links"))["seats"]] == [0]
            assert await host.post(f"{path}/reopen") == {"opened": False}
            await c.send(t="agree", what="seat", yes=True)
            await a.until(lambda: not a.table["seats"][1]["owned"])
            assert a.table["seats"][1]["kind"] == "bot"
            await a.until(lambda: "open to somebody new" in "".join(notes(a)))
            await newcomer(house, host, table)
            await a.until(lambda: "Dana sits down" in "".join(notes(a)))
            await guest.post(f"{path}", {"bot": None}, 403)
            async with guest.watch(table) as b:
                assert b.full["seat"] is None and "open to somebody new" in "".join(notes(b))

    tell(sqlite, story)


@pytest.mark.parametrize("resigned", [0, 3])
def test_who_has_given_up_gets_no_invitation_to_an_opened_seat(sqlite: str, resigned: int) -> None:
    """A second browser of theirs would be the first to come; the others have opened the seat, and they invite."""

    async def story(house: House) -> None:
        host, _, made = await company(house, "link", "link")
        table, third, last = made["table"], house.browser(), house.browser()
        await third.sit(made, 2, "Cyril")
        await last.sit(made, 3, "Dana")
        people = {0: host, 2: third, 3: last}
        gone = people.pop(resigned)
        async with host.watch(table), third.watch(table), last.watch(table):
            await gone.post(f"/api/tables/{table}/resign", {"seat": resigned})
            opened = [await one.post(f"/api/tables/{table}/seat/1/reopen") for one in people.values()]
            assert opened == [{"opened": False}, {"opened": True}]
            for number, one in people.items():
                assert await invited(one, table) == sorted([1, number])
            assert await invited(gone, table) == [resigned]
            await newcomer(house, third, table)

    tell(sqlite, story)


async def invited(browser: Browser, table: str) -> list[int]:
    """The seats to which somebody gets links."""
    return [link["seat"] for link in (await browser.get(f"/api/tables/{table}/links"))["seats"]]


def test_a_host_whose_seat_was_given_away_is_host_no_more(db: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, "link")
        table, third = made["table"], house.browser()
        await third.sit(made, 2, "Cyril")
        phone = await a_phone(house, guest, table)
        path = f"/api/tables/{table}"
        async with guest.watch(table) as b, third.watch(table) as c:
            assert await third.post(f"{path}/seat/0/reopen") == {"opened": False}
            assert await b.hear("asked") == {"t": "asked", "what": "seat", "by": 0}
            await b.send(t="agree", what="seat", yes=True)
            await c.until(lambda: not c.table["seats"][0]["owned"])
            await c.until(lambda: "The host is now Béda" in "".join(notes(c)))
            await b.until(lambda: b.table["host"])
            assert not c.table["host"]
        # Whoever had the table has no more say than any spectator,
        assert not (await host.get(path))["host"]
        await host.post(f"{path}/seat/1", {"bot": "player"}, 403)
        await host.post(f"{path}/seat/0", {"bot": None}, 403)
        await host.post(f"{path}/seat/2/reopen", status=403)
        await host.get(f"{path}/links", 403)
        await host.post(f"{path}/rematch", status=403)
        await host.delete(path, 403)
        # and the new host has all of it, on every device, until that is thrown out.
        assert (await phone.get(path))["host"] and not (await third.get(path))["host"]
        await guest.post(f"{path}/seat/2", {"bot": "player"})
        (young,) = [one for one in await guest.get(f"{path}/devices") if not one["this"]]
        await guest.delete(f"{path}/seat/1/device/{young['device']}")
        assert not (await phone.get(path))["host"]
        await phone.delete(path, 403)
        assert house.server is not None
        house.server.hub.forget(table)  # on the disk it is so too
        assert (await guest.get(path))["host"] and not (await host.get(path))["host"]
        await guest.delete(path)

    tell(db, story)


def test_a_host_who_still_has_a_seat_stays_host(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "here", "link")
        guest = house.browser()
        await guest.sit(made, 2)
        assert house.server is not None
        room = house.server.hub.rooms[made["table"]]
        assert heir(room.kept, room.kept.seats[0]) is None and heir(room.kept, room.kept.seats[2]) is None

    tell(sqlite, story)


def test_a_bots_answer_does_not_end_the_asking_for_an_abandoned_seat(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, _, made = await company(house, "link", options={"start": "1"})
        table, third = made["table"], house.browser()
        await third.sit(made, 2, "Cyril")
        assert house.server is not None
        async with host.watch(table) as a, third.watch(table) as c:
            await host.post(f"/api/tables/{table}/seat/1", {"bot": "beginner"})
            assert await host.post(f"/api/tables/{table}/seat/1/reopen") == {"opened": False}
            assert await c.hear("asked") == {"t": "asked", "what": "seat", "by": 1}
            await play_out(a, c, most=4)
            room = house.server.hub.rooms[table]
            assert await room.referee.last_answer(1) is not None and "seat" in room.kept.votes
            async with room.lock:  # taking back is no answer to it either
                last = await room.referee.last_answer(0)
                assert last is not None
                await room.referee.back_to(0, last, ticks())
            await c.send(t="agree", what="seat", yes=True)
            await a.until(lambda: not a.table["seats"][1]["owned"])

    tell(sqlite, story)


def test_the_tables_own_answer_does_not_end_the_asking_either(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is given for somebody who has not said a word; nor does silence about the end begin anew by it."""

    def automatic(s: State, seat: Seat) -> Move | None:
        return s.nth_legal(1, 0) if seat.seat == 1 else None

    async def story(house: House) -> None:
        host, _, made = await company(house, "link", options={"start": "1"})
        table, third = made["table"], house.browser()
        await third.sit(made, 2, "Cyril")
        assert house.server is not None
        async with host.watch(table) as a, third.watch(table) as c:
            assert await host.post(f"/api/tables/{table}/seat/1/reopen") == {"opened": False}
            assert await host.post(f"/api/tables/{table}/agree_end") == {"ended": False}
            votes = house.server.hub.rooms[table].kept.votes
            monkeypatch.setattr(rooms, "automatic", automatic)
            await a.play_and_see()
            await c.until(lambda: c.asked)
            room = house.server.hub.rooms[table]
            assert await room.referee.last_answer(1) is None and room.referee.auto
            assert room.kept.votes == votes and {*votes} == {"seat", "end"}

    tell(sqlite, story)


async def newcomer(house: House, host: Browser, table: str) -> None:
    """Somebody new sits down in seat 1, but nobody who sits there already."""
    links = {
        link["seat"]: link["url"].partition("#")[2]
        for link in (await host.get(f"/api/tables/{table}/links"))["seats"]
    }
    await try_to_sit(host, table, links[1], 409)
    dana = house.browser()
    await dana.post(f"/api/tables/{table}/sit", {"token": links[1], "name": "Dana"})
    async with dana.watch(table) as d:
        assert d.seat == 1 and d.table["seats"][1]["kind"] == "person"
    await try_to_sit(house.browser(), table, links[1], 403)


@pytest.mark.parametrize(
    ("game", "clock"),
    [*((game, None) for game in GAMES), ("rebirth", {"move": 20 * DAY}), ("rebirth", {"game": 30 * DAY})],
)
def test_the_only_other_player_waits_a_week_and_the_time_to_think(
    sqlite: str, game: str, clock: Data | None
) -> None:
    async def story(house: House) -> None:
        wish: Data = {} if clock is None else {"clock": clock, "options": {"start": "1"}}  # she is not asked yet
        host, guest, made = await company(house, game=game, **wish)
        table = made["table"]
        path = f"/api/tables/{table}/seat/1"
        wait = 7 if clock is None else max(7, *(seconds // DAY for seconds in clock.values()))
        for days in (0, 6.9, wait - 0.1):
            silent_since(house, guest, days * DAY)
            assert "seven days" in (await host.post(f"{path}/reopen", status=409))["error"]["en"]
        silent_since(house, guest, (wait + 0.1) * DAY)
        async with guest.watch(table) as b:
            await b.settle()
            await host.post(f"{path}/reopen", status=409)
        await host.post(f"{path}/reopen", status=409)  # she was here a moment ago
        silent_since(house, guest, (wait + 0.1) * DAY)
        if clock is not None:
            await her_time_runs(house, host, path, table)
        assert await host.post(f"{path}/reopen") == {"opened": True}
        await newcomer(house, host, table)

    tell(sqlite, story)


def test_a_jump_of_the_wall_clock_is_no_silence(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        phone = await a_phone(house, guest, made["table"])
        path = f"/api/tables/{made['table']}"
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + 8 * DAY * 10**9)
        assert "seven days" in (await host.post(f"{path}/seat/1/reopen", status=409))["error"]["en"]
        old, _ = await guest.get(f"{path}/devices")
        await phone.delete(f"{path}/seat/1/device/{old['device']}", 409)  # it is young as before
        monkeypatch.setattr(time, "time_ns", real)

    tell(sqlite, story)


async def her_time_runs(house: House, host: Browser, path: str, table: str) -> None:
    """She is asked just now: neither a bot nor somebody new gets her seat before her time is up."""
    assert house.server is not None
    clock = house.server.hub.rooms[table].kept.clock
    assert clock is not None
    since, clock.since = clock.since, [ticks(), ticks()]
    assert "still has time" in (await host.post(path, {"bot": "beginner"}, 409))["error"]["en"]
    await host.post(f"{path}/reopen", status=409)
    clock.since = since


# --- playing again ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_rematch_and_going_on_carry_nobody_into_a_foreign_seat(sqlite: str, game: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house, game=game)
        table = made["table"]
        async with host.watch(table) as a, guest.watch(table) as b:
            await play_out(a, b, most=3)
        assert house.server is not None
        with house.server.hub.store.begin() as connection:  # as servers before let him: he got in beside her
            row = {"table": table, "seat": 1, "browser": hash_text(host.cookie), "seen": ticks()}
            connection.execute(OWNERS.insert(), row)
            connection.execute(OWNERS.update().values(since=0))
        house.server.hub.forget(table)
        assert (await host.get(f"/api/tables/{table}"))["mine"] == [0, 1]
        await guest.post(f"/api/tables/{table}/agree_end")
        await host.post(f"/api/tables/{table}/agree_end")
        again = (await host.post(f"/api/tables/{table}/rematch"))["table"]
        sign = await host.get(f"/api/tables/{again}")
        assert sign["mine"] == [0] and not sign["seats"][1]["owned"] and not sign["started"]
        assert (await guest.post(f"/api/tables/{table}/rematch"))["table"] == again
        sign = await guest.get(f"/api/tables/{again}")
        assert sign["mine"] == [1] and sign["started"]
        assert (await host.get(f"/api/tables/{again}"))["mine"] == [0]
        wish = {"move": 2, "seats": [{"kind": "me"}, {"kind": "link"}]}
        on = (await host.post(f"/api/tables/{table}/go_on", wish))["table"]
        assert [seat["owned"] for seat in (await guest.get(f"/api/tables/{on}"))["seats"]] == [True, False]

    tell(sqlite, story)


@pytest.mark.parametrize("game", GAMES)
def test_a_thief_who_is_first_at_the_rematch_leaves_nobody_behind(sqlite: str, game: str) -> None:
    """All devices of a seat own the next one together, everybody hears it, and the elder may throw out."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, game=game)
        old = f"/api/tables/{made['table']}"
        thief = await a_phone(house, guest, made["table"])
        await guest.post(f"{old}/resign", {"seat": 1})
        table = (await thief.post(f"{old}/rematch"))["table"]
        at = f"/api/tables/{table}"
        assert (await thief.get(at))["mine"] == (await guest.get(at))["mine"] == [1]
        for browser in (host, guest):
            assert (await browser.post(f"{old}/rematch"))["table"] == table
        sign = await guest.get(at)
        assert sign["mine"] == [1] and sign["started"] and (await host.get(at))["mine"] == [0]
        async with host.watch(table) as a, guest.watch(table) as b:
            await b.settle()
            (said,) = [line["say"] for m in b.heard if m["t"] == "news" for line in m["lines"]]
            assert "open on 2 devices" in said["en"] and notes(a) == [said["en"]] and b.seat == 1
        elder, younger = await guest.get(f"{at}/devices")
        assert elder["this"] and not younger["this"]
        await thief.delete(f"{at}/seat/1/device/{elder['device']}", 409)
        await guest.delete(f"{at}/seat/1/device/{younger['device']}")
        await thief.post(f"{old}/rematch")
        assert (await thief.get(at))["mine"] == []  # it stays out, here and at the next one
        await guest.post(f"{at}/resign", {"seat": 1})
        await thief.post(f"{at}/rematch", status=403)
        third = (await guest.post(f"{at}/rematch"))["table"]
        assert (await guest.get(f"/api/tables/{third}"))["mine"] == [1]
        assert (await thief.get(f"/api/tables/{third}"))["mine"] == []

    tell(sqlite, story)


def test_nobody_comes_along_into_a_seat_that_was_opened_to_somebody_new(sqlite: str) -> None:
    """The others have agreed to whoever they invite, not to whoever sat there in the game before."""

    async def story(house: House) -> None:
        host, guest, made = await company(house, "link")
        third, old = house.browser(), f"/api/tables/{made['table']}"
        await third.sit(made, 2, "Cyril")
        for one in (host, guest, third):
            await one.post(f"{old}/agree_end")
        tables = [(await one.post(f"{old}/rematch"))["table"] for one in (host, guest, third)]
        path = f"/api/tables/{tables[0]}"
        assert len({*tables}) == 1 and (await guest.get(path))["started"]
        for one in (host, third):
            await one.post(f"{path}/seat/1/reopen")
        await guest.post(f"{old}/rematch")
        assert (await guest.get(path))["mine"] == []
        async with guest.watch(tables[0]) as page:
            assert page.full["seat"] is None
        await newcomer(house, host, tables[0])

    tell(sqlite, story)


def test_a_device_that_was_thrown_out_does_not_come_to_the_rematch(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        old = f"/api/tables/{made['table']}"
        thief = await a_phone(house, guest, made["table"])
        _, younger = await guest.get(f"{old}/devices")
        await guest.delete(f"{old}/seat/1/device/{younger['device']}")
        await guest.post(f"{old}/resign", {"seat": 1})
        await thief.post(f"{old}/rematch", status=403)
        table = (await guest.post(f"{old}/rematch"))["table"]
        await host.post(f"{old}/rematch")
        assert len(await guest.get(f"/api/tables/{table}/devices")) == 1
        async with host.watch(table) as a:
            assert notes(a) == []

    tell(sqlite, story)


@pytest.mark.parametrize("first", ["host", "phone"])
def test_side_by_side_at_a_rematch(sqlite: str, first: str) -> None:
    """Two share the host's browser, and one of them has a phone: each device has the seats that it had."""

    async def story(house: House) -> None:
        host, phone = house.browser(), house.browser()
        made = await host.new_table("me", "here", "bot")
        old = f"/api/tables/{made['table']}"
        links = {link["seat"]: link["url"] for link in (await host.get(f"{old}/links"))["seats"]}
        await try_to_sit(phone, made["table"], links[1].partition("#")[2])
        await host.post(f"{old}/resign", {"seat": 1})
        await host.post(f"{old}/resign", {"seat": 0})
        for browser in (host, phone) if first == "host" else (phone, host):
            table = (await browser.post(f"{old}/rematch"))["table"]
        at = f"/api/tables/{table}"
        assert (await host.get(at))["mine"] == [0, 1] and (await phone.get(at))["mine"] == [1]
        assert (await phone.get(at))["started"]

    tell(sqlite, story)


def test_who_got_into_a_foreign_seat_is_not_brought_along_by_its_owner(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        old = f"/api/tables/{made['table']}"
        assert house.server is not None
        with house.server.hub.store.begin() as connection:  # as servers before let him: he got in beside her
            row = {"table": made["table"], "seat": 1, "browser": hash_text(host.cookie), "seen": ticks()}
            connection.execute(OWNERS.insert(), row)
            connection.execute(OWNERS.update().values(since=0))
        house.server.hub.forget(made["table"])
        await guest.post(f"{old}/resign", {"seat": 1})
        table = (await guest.post(f"{old}/rematch"))["table"]
        assert (await host.get(f"/api/tables/{table}"))["mine"] == []
        await host.post(f"{old}/rematch")
        assert (await host.get(f"/api/tables/{table}"))["mine"] == [0]
        assert (await guest.get(f"/api/tables/{table}"))["mine"] == [1]

    tell(sqlite, story)


# --- tables of before ------------------------------------------------------------------------------------


def test_old_links_are_good_for_their_owners_only(db: str) -> None:
    """A database of the version before: links to taken seats stop opening them, those to free seats stay good."""

    async def story() -> None:
        async with open_house(db) as house:
            host, guest, made = await company(house, "link")
            token, free = made["seats"][1]["token"], made["seats"][2]["token"]
            back = await guest.own_link(made["table"])
        store = Store(db)
        with store.engine.begin() as connection:
            downgrade(connection)
        store.close()
        async with open_house(db) as house:
            host, guest = move_to(host, house), move_to(guest, house)
            for old in (token, back):
                await try_to_sit(host, made["table"], old, 403)
                await try_to_sit(house.browser(), made["table"], old, 403)
                assert await try_to_sit(guest, made["table"], old) == {"seat": 1}
            fresh = await guest.own_link(made["table"])
            assert fresh != back
            assert await try_to_sit(house.browser(), made["table"], fresh) == {"seat": 1}
            assert await try_to_sit(house.browser(), made["table"], free) == {"seat": 2}
            found = await guest.get(f"/api/tables/{made['table']}/devices")
            assert found[0]["since"] == 0 and ticks() - found[0]["seen"] < 60_000

    asyncio.run(story())


def downgrade(connection: Connection) -> None:
    """To the version before, which had no dead links."""
    config = Config()
    config.set_main_option("script_location", str(files("deskovka.server.storage").joinpath("migrations")))
    config.attributes["connection"] = connection
    command.downgrade(config, "0005")


# --- a host without a seat, false invitations, drowned news ------------------------------------------------


def test_a_host_without_a_seat_makes_no_second_player(sqlite: str) -> None:
    """Two play; the host, who may be one of them in another browser, asks, and the opponent agrees."""

    async def story(house: House) -> None:
        host, opponent, guest = house.browser(), house.browser(), house.browser()
        made = await host.new_table("link", "link")
        await opponent.sit(made, 0, "Adam")
        await guest.sit(made, 1)
        table = made["table"]
        async with guest.watch(table):
            pass
        async with opponent.watch(table) as a:
            for days, opens in ((0, False), (6, False), (8, True)):
                silent_since(house, guest, days * DAY)
                if days:  # nobody has asked before
                    await opponent.post(f"/api/tables/{table}/seat/1/reopen", status=200 if opens else 409)
                assert await host.post(f"/api/tables/{table}/seat/1/reopen") == {"opened": opens}
                if not opens:
                    await a.send(t="agree", what="seat", yes=True)
                    assert "only other player" in (await a.hear("problem"))["say"]["en"]
                assert (await host.get(f"/api/tables/{table}"))["seats"][1]["owned"] != opens

    tell(sqlite, story)


def test_nobody_loses_the_seat_while_coming_in(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody sees that she is here a moment before her greeting ends the asking."""

    async def nothing(*_: Any) -> None:
        pass

    async def story(house: House) -> None:
        host, guest, made = await company(house, "link")
        table, third = made["table"], house.browser()
        await third.sit(made, 2, "Cyril")
        async with third.watch(table) as c:
            assert await host.post(f"/api/tables/{table}/seat/1/reopen") == {"opened": False}
            monkeypatch.setattr(agreeing, "welcome_back", nothing)
            async with guest.watch(table) as b:
                await c.send(t="agree", what="seat", yes=True)
                assert "here" in (await c.hear("problem"))["say"]["en"]
                await b.settle()
                assert b.seat == 1 and b.table["mine"] == [1]

    tell(sqlite, story)


def test_who_comes_by_a_way_back_hears_that_the_seat_is_somebodys(sqlite: str) -> None:
    """A host who sits down in the guest's seat first and sends her the way back would look into her hand."""

    async def story(house: House) -> None:
        host, second, guest = house.browser(), house.browser(), house.browser()
        made = await host.new_table("me", "link")
        await second.sit(made, 1)
        await try_to_sit(guest, made["table"], await second.own_link(made["table"]))
        async with guest.watch(made["table"]) as b:
            await b.settle()
            said = [message["say"] for message in b.heard if message["t"] == "problem"]
            assert "sees the same cards" in said[0]["en"] and "vidí stejné karty" in said[0]["cs"]
        async with host.watch(made["table"]) as a:
            await a.settle()
            assert not [message for message in a.heard if message["t"] == "problem"]

    tell(sqlite, story)


def test_many_notes_do_not_drown_that_of_a_device(db: str) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        table = made["table"]
        async with guest.watch(table):
            pass
        await a_phone(house, guest, table)
        for _ in range(30):
            for bot in ("beginner", None):
                await host.post(f"/api/tables/{table}/seat/1", {"bot": bot})
        async with guest.watch(table) as b:
            await b.settle()
            said = [line["say"]["en"] for m in b.heard if m["t"] == "news" for line in m["lines"]]
            assert len(said) == 2 and "further device" in said[0] and "who was away" in said[1]

    tell(db, story)


def test_who_is_here_for_days_is_not_silent_when_the_server_dies(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        _, guest, made = await company(house)
        room = await house.server.hub.room(made["table"])
        async with guest.watch(made["table"]) as b:
            await b.settle()
            silent_since(house, guest, 8 * DAY)
            (client,) = room.audience.clients
            client.stored = client.stored[0] - 8 * 1000 * DAY, client.stored[1]
            room.keep_seen()
            await asyncio.gather(*room.writing)
            (device,) = [one for one in room.store.devices(made["table"]) if one.seat == 1]
            assert ticks() - device.seen < 60_000

    tell(sqlite, story)


def test_a_link_says_where_it_leads_before_anybody_sits_down(db: str) -> None:
    """An invitation to those who are invited; used, it opens nothing; a way back asks who is there."""

    async def story(house: House) -> None:
        host, guest, phone = house.browser(), house.browser(), house.browser()
        made = await host.new_table("me", "link", "bot")
        path, invitation = f"/api/tables/{made['table']}", {"token": made["seats"][1]["token"]}
        assert await guest.post(f"{path}/whose", invitation) == {"seat": 1, "state": "free"}
        assert guest.cookie == ""  # looking makes nobody known
        await guest.sit(made, 1)
        assert await guest.post(f"{path}/whose", invitation) == {"seat": 1, "state": "mine"}
        assert await phone.post(f"{path}/whose", invitation) == {"seat": 1, "state": "used"}
        assert await host.post(f"{path}/whose", invitation) == {"seat": 1, "state": "used"}
        way_back = {"token": await guest.own_link(made["table"])}
        assert await phone.post(f"{path}/whose", way_back) == {"seat": 1, "state": "owned"}
        assert (await phone.get(path))["mine"] == []  # asking is not sitting down
        await phone.post(f"{path}/sit", way_back)
        assert await phone.post(f"{path}/whose", way_back) == {"seat": 1, "state": "mine"}
        await phone.post(f"{path}/whose", {"token": "nonsense"}, 403)

    tell(db, story)
