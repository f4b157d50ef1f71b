"""Rooms come and go: opened once, left for good, deleted also when they are damaged."""

from __future__ import annotations

import asyncio
import gc
import threading
import time
import weakref
from contextlib import AsyncExitStack, suppress
from typing import Any

import pytest
from sqlalchemy import delete
from sqlalchemy.exc import SQLAlchemyError
from websockets.exceptions import ConnectionClosed

from deskovka.server.base import metrics
from deskovka.server.messages.frames import Full
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.words import phrase
from deskovka.server.storage.bus import Bus
from deskovka.server.storage.keys import hash_text
from deskovka.server.storage.schema import SNAPSHOTS
from deskovka.server.storage.store import Store
from deskovka.server.tables import agreeing
from deskovka.server.tables.audience import Client
from deskovka.server.tables.outbox import Outbox
from deskovka.server.tables.room import Room
from server.house import PATIENCE, House, tell

GAMES = ("rebirth", "katan-duel", "settlers", "scythe")


def test_a_table_is_opened_once_however_many_ask(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        hub, asked = house.server.hub, []

        async def fails(id: str, _: str | None) -> Any:
            asked.append(id)
            await asyncio.sleep(0.02)
            raise Refused(409, "error-damaged", table=id)

        monkeypatch.setattr(hub, "open", fails)
        found = await asyncio.gather(*[hub.room("some") for _ in range(3)], return_exceptions=True)
        assert [type(one) for one in found] == [Refused] * 3 and asked == ["some"]
        assert not hub.opening

    tell(sqlite, story)


def test_what_another_server_says_again_and_again_is_read_once(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Visitors who come and go there would else hold up whoever plays here."""
    read: list[str] = []
    really = Room.catch_up

    async def counted(room: Room) -> None:
        read.append(room.kept.id)
        await asyncio.sleep(0.05)
        await really(room)

    async def story(house: House) -> None:
        assert house.server is not None
        hub = house.server.hub
        table = (await house.browser().new_table("me", "link"))["table"]
        monkeypatch.setattr(Room, "catch_up", counted)
        hub.follow_change(table)
        while not read:  # what is told from now on may be missing there
            await asyncio.sleep(0.001)
        for _ in range(50):
            hub.follow_change(table)
        async with asyncio.timeout(PATIENCE):
            while len(read) < 2 or hub.rooms[table].lock.locked():
                await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        assert len(read) == 2

    tell(sqlite, story)


def test_whoever_could_not_enter_is_not_taken_for_present(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> None:
        raise Refused(503, "error-database")

    async def story(house: House) -> None:
        assert house.server is not None
        host = house.browser()
        table = (await host.new_table("me", "bot"))["table"]
        room = await house.server.hub.room(table)
        monkeypatch.setattr(agreeing, "welcome_back", broken)
        with suppress(AssertionError, OSError, ConnectionClosed):  # it is shown out at once
            async with host.watch(table) as page:
                await page.hear("never")
        for _ in range(100):
            if not room.audience.clients:
                break
            await asyncio.sleep(0.02)
        assert not room.audience.clients

    tell(sqlite, story)


def test_a_damaged_table_can_be_deleted(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        hub, host = house.server.hub, house.browser()
        table = (await host.new_table("me", "bot"))["table"]
        hub.forget(table)
        with hub.store.engine.begin() as connection:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
        await host.get(f"/api/tables/{table}", 409)
        assert (await host.get("/health"))["damaged"] == 1
        await host.delete(f"/api/tables/{table}")
        await host.get(f"/api/tables/{table}", 404)
        assert (await host.get("/health"))["damaged"] == 0

    tell(sqlite, story)


def test_a_table_that_is_deleted_while_it_is_opened_is_gone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        hub, host = house.server.hub, house.browser()
        table = (await host.new_table("me", "bot"))["table"]
        hub.forget(table)
        opened, go_on = Room.open, asyncio.Event()

        async def slowly(room: Room) -> None:
            await opened(room)
            await go_on.wait()

        monkeypatch.setattr(Room, "open", slowly)
        opening = asyncio.create_task(hub.room(table))
        while table not in hub.opening:
            await asyncio.sleep(0)
        deleting = asyncio.create_task(hub.delete(table))
        await asyncio.sleep(0.1)
        go_on.set()
        await deleting
        assert (await opening).closed and table not in hub.rooms

    tell(sqlite, story)


def test_one_game_that_cannot_be_kept_stops_no_other(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        keeper, tried = house.server.hub.archivist, []

        async def fails(kept: Any, _: str) -> Any:
            tried.append(kept.id)
            if len(tried) == 1:
                raise OSError("no more processes")
            raise Refused(503, "error-database")

        host = house.browser()
        ids = [(await host.new_table("me", "bot"))["table"] for _ in range(2)]
        monkeypatch.setattr(keeper, "make", fails)
        await keeper.sweep(ids)
        assert tried == ids and dict(keeper.failed) == dict.fromkeys(ids, 1) and not keeper.lost

    tell(sqlite, story)


def test_every_number_that_is_counted_is_shown(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        assert set(house.server.hub.metrics.gauges) <= set(metrics.ABOUT)

    tell(sqlite, story)


@pytest.mark.parametrize("game", GAMES)
def test_a_room_that_is_forgotten_is_gone_at_once(sqlite: str, game: str) -> None:
    """Nobody has to look for rubbish for that: with a thousand tables it would take 0.4 s."""

    async def story(house: House) -> None:
        assert house.server is not None
        hub, host = house.server.hub, house.browser()
        table = (await host.new_table("me", "bot", game=game))["table"]
        async with host.watch(table) as page:
            await page.until(lambda: page.asked)
            await page.play_and_see()
            await page.send(t="chat", text="Hello")
            await page.hear("chat")
        found = hub.rooms[table]
        gone = [weakref.ref(one) for one in (found, found.referee, found.audience)]
        del found
        for _ in range(200):
            room = hub.rooms.get(table)
            if room is not None and room.idle(-1):
                del room
                hub.forget(table)
            await asyncio.sleep(0.01)
        assert table not in hub.rooms and [one() for one in gone] == [None] * 3

    gc.disable()
    try:
        tell(sqlite, story)
    finally:
        gc.enable()


def test_whoever_greets_again_and_again_is_no_news_to_others(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who watches and never reads gets one full view, however often they greet; others hear nothing."""

    async def story(house: House) -> None:
        assert house.server is not None
        host = house.browser()
        table = (await host.new_table("me", "bot"))["table"]
        audience = (await house.server.hub.room(table)).audience
        async with host.watch(table) as page, house.browser().watch(table) as guest:
            made: list[Client] = []
            full = audience.full

            def counted(client: Client) -> Full:
                made.append(client)
                return full(client)

            monkeypatch.setattr(audience, "full", counted)
            (client,) = [one for one in audience.clients if one.browser is None]
            room, read = await house.server.hub.room(table), client.outbox
            await page.send(t="ping")
            await page.hear("pong")
            page.heard.clear()
            client.outbox = Outbox()  # which nobody reads
            for _ in range(5):
                await room.enter(client, None)
            assert made == [client]
            client.outbox = read
            await guest.send(t="hello")  # whoever reads gets another
            await guest.until(lambda: len(made) == 2)
            await page.send(t="ping")
            await page.hear("pong")
            assert not [one for one in page.heard if one["t"] == "presence"]

    tell(sqlite, story)


def test_a_greeting_that_brings_nothing_changes_nothing(sqlite: str) -> None:
    """Else a late click would bring lines that no thread has made: 500 of them take 50 ms in the loop."""

    async def story(house: House) -> None:
        assert house.server is not None
        table = (await house.browser().new_table("me", "bot"))["table"]
        room = await house.server.hub.room(table)
        async with house.browser().watch(table, lines=3):
            (client,) = room.audience.clients
            read, client.outbox = client.outbox, Outbox()  # which nobody reads
            await room.enter(client, None, 3)
            await room.enter(client, None, 400)
            assert client.outbox.holds("full") and client.wanted == 3
            client.outbox = read

    tell(sqlite, story)


def test_what_is_left_of_deleted_tables_is_removed_one_after_the_other(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after a restart; whoever deletes does not wait for it."""
    clear, goes_on = Store.clear, threading.Event()
    now: list[str] = []
    most = 0

    def slow(store: Store, id: str) -> bool:
        nonlocal most
        now.append(id)
        most = max(most, len(now))
        assert goes_on.wait(PATIENCE)
        now.remove(id)
        return clear(store, id)

    def fail(store: Store, id: str) -> bool:
        raise SQLAlchemyError("gone")

    async def begin(house: House) -> None:
        host = house.browser()
        made = [(await host.new_table("me", "bot"))["table"] for _ in range(5)]
        monkeypatch.setattr(Store, "clear", fail)
        await host.delete(f"/api/tables/{made[0]}")
        monkeypatch.setattr(Store, "clear", slow)
        for table in made[1:4]:
            await host.delete(f"/api/tables/{table}")
            await host.get(f"/api/tables/{table}", 404)
        assert [row["table"] for row in await host.get("/api/tables")] == made[4:]
        goes_on.set()

    async def later(house: House) -> None:
        assert house.server is not None
        store = house.server.hub.store
        async with asyncio.timeout(PATIENCE):
            while await asyncio.to_thread(store.deleted_tables):
                await asyncio.sleep(0.01)

    tell(sqlite, begin)
    monkeypatch.setattr(Store, "clear", clear)
    tell(sqlite, later)
    assert most == 1


def test_chat_at_a_table_that_was_just_deleted_is_no_failure(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        host, store = house.browser(), house.server.hub.store
        table = (await host.new_table("me", "bot"))["table"]
        async with host.watch(table) as page:
            await asyncio.to_thread(store.delete, table)  # its clients are told a moment later
            await page.send(t="chat", text="Hi!")
            assert (await page.hear("problem"))["say"] == phrase("error-no-table")

    tell(sqlite, story)
    assert not [record for record in caplog.records if record.name == "deskovka.socket"]


def test_nobody_waits_until_it_is_written_who_looks(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With several servers each turn of a head is written; spectators, of whom nobody asks that, write none."""
    goes_on, written = asyncio.Event(), list[str]()

    async def slow(bus: Bus, table: str, browser: str, on: bool) -> None:
        written.append(browser)
        await goes_on.wait()

    async def story(house: House) -> None:
        host, watching = house.browser(), house.browser()
        table = (await host.new_table("me", "here"))["table"]
        await watching.new_table("me", "link")  # so that the server has given them a cookie
        async with host.watch(table, seat=0) as page, watching.watch(table) as other:
            if not page.asked:
                await page.send(t="seat", seat=1)
                await page.until(lambda: page.asked)
            async with host.watch(table, seat=0) as second:
                monkeypatch.setattr(Bus, "look", slow)
                await second.send(t="visible", on=False)
                while not written:
                    await asyncio.sleep(0.01)
                await page.play_and_see()
                for n in range(10):
                    await other.send(t="visible", on=bool(n % 2))
                goes_on.set()
                await other.settle()
                assert written == [hash_text(host.cookie)]

    tell(sqlite, story)


def test_a_player_waits_for_one_of_those_who_look_back(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Eighty spectators who wanted older lines held up a move for a second."""
    looked = 0
    automatic = Store.automatic

    def slow(store: Store, id: str, first: int, end: int) -> Any:
        nonlocal looked
        looked += 1
        time.sleep(0.1)
        return automatic(store, id, first, end)

    async def story(house: House) -> None:
        host = house.browser()
        table = (await host.new_table("me", "here"))["table"]
        async with AsyncExitStack() as stack:
            page = await stack.enter_async_context(host.watch(table, seat=0, lines=1))
            others = [await stack.enter_async_context(house.browser().watch(table, lines=1)) for _ in range(20)]
            if not page.asked:
                await page.send(t="seat", seat=1)
                await page.until(lambda: page.asked)
            monkeypatch.setattr(Store, "automatic", slow)
            for other in others:
                await other.send(t="earlier", before=1)
            while looked < 2:
                await asyncio.sleep(0.01)
            await page.play_and_see()
            assert looked < 12
            for other in others:
                await other.hear("earlier")

    tell(sqlite, story)
