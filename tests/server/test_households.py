"""Limits are by household: also for what is done at somebody's table while nobody asks, and after a restart."""

from __future__ import annotations

import asyncio
import json
import threading
from importlib.resources import files
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import delete

from deskovka.archive import archive_of, pack
from deskovka.archive.claims import to_lines
from deskovka.server.base.limits import LISTS_OF_ONE, REPLAYS_OF_ONE
from deskovka.server.messages.refused import Refused
from deskovka.server.processes.backroom import Backroom
from deskovka.server.processes.thinkers import Thinkers
from deskovka.server.processes.workers import Party, Who
from deskovka.server.storage import keys
from deskovka.server.storage.history import rows_of
from deskovka.server.storage.kept import Archived, Kept
from deskovka.server.storage.keys import hash_text, new_secret
from deskovka.server.storage.schema import ARCHIVES, METADATA
from deskovka.server.storage.store import Store
from deskovka.server.tables.hub import Hub
from deskovka.server.tables.room import Room
from deskovka.server.web import lists, past
from server.house import PATIENCE, Browser, Data, House, open_house, tell
from server.test_attack import busy
from server.test_outlive import ended, until_kept
from server.test_replay import a_record, send

PROXY = "127.0.0.1,::1"
HERE, THERE = "203.0.113.7", "198.51.100.9"


def visitor(house: House, address: str) -> Browser:
    """A new browser at an address, as a trusted proxy says."""
    browser = house.browser()
    browser.http.headers["X-Forwarded-For"] = address
    return browser


def by_other_rules() -> str:
    """A short record of another version, which is shown from its archive."""
    past = a_record("scotland", 2, most=4)
    kept = {**archive_of(past), "version": past.game.version + 1}
    head, _, rest = past.text().partition("\n")
    return json.dumps({**json.loads(head), "version": kept["version"]}) + f"\n{rest}{to_lines(pack(kept))}"


# --- whoever asks ------------------------------------------------------------------------------------------


def test_an_address_has_a_few_places_in_the_line_whosever_tables_it_opens(sqlite: str) -> None:
    text, many = by_other_rules(), REPLAYS_OF_ONE + 3

    async def story(house: House) -> None:
        tables = [(await send(visitor(house, f"203.0.113.{n}"), text))["table"] for n in range(many)]
        greedy, stranger = visitor(house, HERE).http, visitor(house, THERE).http
        async with busy(house) as places:
            asked = [asyncio.create_task(greedy.get(f"/api/tables/{table}")) for table in tables]
            async with asyncio.timeout(PATIENCE):
                while places.load() + sum(task.done() for task in asked) < many:
                    await asyncio.sleep(0.01)
            assert places.load() == REPLAYS_OF_ONE
            refused = [table for table, task in zip(tables, asked, strict=True) if task.done()]
            other = asyncio.create_task(stranger.get(f"/api/tables/{refused[0]}"))
            async with asyncio.timeout(PATIENCE):
                while places.load() == REPLAYS_OF_ONE:
                    await asyncio.sleep(0.01)
        codes = sorted([(await task).status_code for task in asked])
        assert codes == [200] * REPLAYS_OF_ONE + [429] * 3 and (await other).status_code == 200

    tell(sqlite, story, trusted_proxy=PROXY)


def test_who_asks_for_too_much_spoils_it_for_nobody_who_asks_for_the_same(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, go_on = Hub.open, asyncio.Event()

    async def full(hub: Hub, id: str, party: Party) -> Room:
        if Who("greedy") in party.whos:
            await go_on.wait()
            raise Refused(429, "error-many-replays")
        return await opened(hub, id, party)

    async def story(house: House) -> None:
        assert house.server is not None
        hub = house.server.hub
        table = (await house.browser().new_table("me", "bot"))["table"]
        hub.forget(table)
        monkeypatch.setattr(Hub, "open", full)
        asked = [asyncio.create_task(hub.room(table, asker)) for asker in ("greedy", "somebody", None)]
        await asyncio.sleep(0)
        go_on.set()
        first, *others = await asyncio.gather(*asked, return_exceptions=True)
        assert isinstance(first, Refused) and first.status == 429
        assert others == [hub.rooms[table]] * 2

    tell(sqlite, story)


def test_whoever_comes_second_for_a_table_does_not_wait_in_the_line_of_the_first(sqlite: str) -> None:
    text = by_other_rules()

    async def story(house: House) -> None:
        assert house.server is not None
        greedy, owner = visitor(house, HERE), visitor(house, THERE)
        table = (await send(owner, text))["table"]
        hub = house.server.hub
        mark = hub.mark(HERE)
        async with busy(house) as places:
            uploads = [asyncio.create_task(places.take(Who(mark, f"{n}"))) for n in range(3)]  # each takes long
            await asyncio.sleep(0)
            places.used[mark] = 1000.0
            first = asyncio.create_task(greedy.http.get(f"/api/tables/{table}"))
            while places.load() < 4:
                await asyncio.sleep(0.01)
            second = asyncio.create_task(owner.http.get(f"/api/tables/{table}"))
            await asyncio.sleep(0.2)
        assert (await asyncio.wait_for(second, PATIENCE / 2)).status_code == 200
        assert (await first).status_code == 200 and sum(task.done() for task in uploads) == 1
        for task in uploads:
            task.cancel()

    tell(sqlite, story, trusted_proxy=PROXY)


def test_an_archive_is_made_in_the_line_of_whoever_has_used_the_least(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        hub = house.server.hub
        table = await ended(visitor(house, HERE), "rebirth", 4)
        await until_kept(house, table)
        forget_archives(hub.store)
        path = f"/api/tables/{table}/record"
        async with busy(house) as places:
            first = asyncio.create_task(visitor(house, HERE).http.get(path))
            while places.load() < 1:
                await asyncio.sleep(0.01)
            places.used[hub.mark(HERE)] = 1000.0
            second = asyncio.create_task(visitor(house, THERE).http.get(path))
            while len(hub.archivist.together.parties[table].whos) < 2:
                await asyncio.sleep(0.01)
            (party,) = hub.archivist.together.parties.values()
        assert [reply.status_code for reply in await asyncio.gather(first, second)] == [200, 200]
        assert party.payer == Who(hub.mark(THERE))
        assert not places.used and not places.held

    tell(sqlite, story, trusted_proxy=PROXY)


# --- what nobody asks for ------------------------------------------------------------------------------------


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """For whom the bots of each table have thought last; they never answer."""
    found: dict[str, str] = {}

    async def think(*_: Any) -> None:
        who = _[-2]
        found[who.table] = who.address
        await asyncio.sleep(3600)

    monkeypatch.setattr(Thinkers, "think", think)
    return found


async def until_all_think(thinking: dict[str, str], tables: list[str]) -> dict[str, str]:
    async with asyncio.timeout(PATIENCE):
        while len(thinking) < len(tables):
            await asyncio.sleep(0.01)
    found = {table: thinking[table] for table in tables}
    thinking.clear()
    return found


async def of_bots(browser: Browser) -> str:
    """A table where only bots play."""
    table = str((await browser.new_table("me", "bot"))["table"])
    await browser.post(f"/api/tables/{table}/seat/0", {"bot": "beginner"})
    return table


def test_bots_think_for_whoever_opened_the_table_also_after_a_restart(db: str, thinking: dict[str, str]) -> None:
    async def story() -> None:
        async with open_house(db, trusted_proxy=PROXY) as house:
            tables = [await of_bots(visitor(house, address)) for address in (HERE, HERE, HERE, THERE)]
            before = await until_all_think(thinking, tables)
        async with open_house(db, trusted_proxy=PROXY) as house:
            assert house.server is not None
            after = await until_all_think(thinking, tables)
            assert before == after
            hub = house.server.hub
            assert [after[table] for table in tables] == [*[hub.mark(HERE)] * 3, hub.mark(THERE)]
            with hub.store.reading() as connection:
                rows = [row for table in METADATA.sorted_tables for row in connection.execute(table.select())]
            assert rows and not any(address in str(row) for row in rows for address in (HERE, THERE))

    asyncio.run(story())


def test_an_address_has_so_many_tables_at_which_its_bots_think(sqlite: str, thinking: dict[str, str]) -> None:
    """Else those that wait for the bots' time would fill the memory."""
    wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]}

    async def story(house: House) -> None:
        greedy = visitor(house, HERE)
        tables = [await of_bots(greedy) for _ in range(3)]
        await until_all_think(thinking, tables)
        await greedy.post("/api/tables", wish, 429)
        await of_bots(visitor(house, THERE))
        await greedy.delete(f"/api/tables/{tables[0]}")
        await of_bots(greedy)

    tell(sqlite, story, trusted_proxy=PROXY, rooms_per_address=3)


def test_tables_of_before_are_all_of_one_household(sqlite: str, thinking: dict[str, str]) -> None:
    async def story() -> None:
        async with open_house(sqlite, trusted_proxy=PROXY) as house:
            tables = [await of_bots(visitor(house, address)) for address in (HERE, THERE)]
            await until_all_think(thinking, tables)
        downgrade(sqlite)
        async with open_house(sqlite, trusted_proxy=PROXY) as house:
            after = await until_all_think(thinking, tables)
            assert [*after.values()] == ["", ""]

    asyncio.run(story())


def downgrade(db: str) -> None:
    """To the version before, which knew no households."""
    config = Config()
    config.set_main_option("script_location", str(files("deskovka.server.storage").joinpath("migrations")))
    store = Store(db)
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0008")
    store.close()


def test_an_archive_is_made_for_whoever_asks_or_opened_the_table(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    work = Backroom.work

    async def watched(room: Backroom, party: Party, question: bytes) -> bytes:
        if b'"keep"' in question[:20]:
            asked.extend(who.address for who in party.whos)
        return await work(room, party, question)

    monkeypatch.setattr(Backroom, "work", watched)

    async def story(house: House) -> None:
        assert house.server is not None
        hub = house.server.hub
        table = await ended(visitor(house, HERE), "rebirth", 4)
        await until_kept(house, table)
        forget_archives(hub.store)
        await hub.archivist.quietly(table)
        forget_archives(hub.store)
        await visitor(house, THERE).get(f"/api/tables/{table}/record")
        assert asked[0] == asked[1] != asked[2] and len(asked) == 3
        assert asked[1:] == [hub.mark(HERE), hub.mark(THERE)]
        opened = (await send(visitor(house, THERE), a_record("ireland", 2, most=4).text()))["table"]
        assert (await hub.find_table(opened)).household == hub.mark(THERE)

    tell(sqlite, story, trusted_proxy=PROXY)


def forget_archives(store: Store) -> None:
    with store.begin() as connection:
        connection.execute(delete(ARCHIVES))


def test_a_full_line_is_no_fault_of_the_game_that_is_to_be_kept(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        keeper = house.server.hub.archivist
        table = (await house.browser().new_table("me", "bot"))["table"]

        async def full(*_: object) -> None:
            raise Refused(429, "error-many-replays")

        monkeypatch.setattr(keeper, "work", full)
        await keeper.sweep([table])
        assert not keeper.failed and not keeper.lost

    tell(sqlite, story)


# --- what is known of a household ------------------------------------------------------------------------------


def test_a_mark_tells_households_apart_and_gives_no_address_away() -> None:
    salt = new_secret()
    marks = {keys.household_mark(salt, f"10.{n // 250}.{n % 250}.1") for n in range(20_000)}
    assert len(marks) > 15_000 and {len(mark) for mark in marks} == {4}  # so every fourth address has another's
    assert keys.household_mark(salt, HERE) == keys.household_mark(salt, HERE) != keys.household_mark(salt, THERE)
    assert keys.household_mark(salt, "") == ""


# --- lists of tables ---------------------------------------------------------------------------------------


def test_whoever_asks_for_long_lists_again_and_again_waits_alone(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others' tables and lists come meanwhile."""
    made, goes_on = lists.list_as_json, threading.Event()
    greedy: list[str] = []

    def slow(found: list[Kept], browser: str | None, helped: Any) -> bytes:
        if browser == hash_text(greedy[0]):
            assert goes_on.wait(PATIENCE)
        return made(found, browser, helped)

    async def story(house: House) -> None:
        one, other = visitor(house, HERE), visitor(house, THERE)
        for browser in (one, other):
            table = (await browser.new_table("me", "link"))["table"]
        greedy.append(one.cookie)
        monkeypatch.setattr(lists, "list_as_json", slow)
        asked = [asyncio.create_task(one.http.get("/api/tables")) for _ in range(LISTS_OF_ONE // 2)]
        async with asyncio.timeout(PATIENCE / 2):
            assert [row["table"] for row in await other.get("/api/tables")] == [table]
            assert (await other.get(f"/api/tables/{table}"))["mine"] == [0]
            assert await other.get("/api/tables?public=1") == []
        goes_on.set()
        assert {(await task).status_code for task in asked} == {200}

    tell(sqlite, story, trusted_proxy=PROXY)


def test_a_record_is_packed_once_for_all_who_ask_at_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for it who reads something else: packing a megabyte takes a tenth of a second."""
    goes_on, really, packed = threading.Event(), past.pack_record, list[str]()

    def slow(words: str) -> bytes:
        packed.append(words)
        assert goes_on.wait(PATIENCE)
        return really(words)

    async def story(house: House) -> None:
        one, other = visitor(house, HERE), visitor(house, THERE)
        finished = (await send(one, by_other_rules()))["table"]
        table = (await other.new_table("me", "link"))["table"]
        monkeypatch.setattr(past, "pack_record", slow)
        asked = [asyncio.create_task(one.http.get(f"/api/tables/{finished}/record")) for _ in range(60)]
        await others_are_served(other, table)
        goes_on.set()
        assert {(await task).status_code for task in asked} == {200}
        assert len(packed) == 1

    tell(sqlite, story, trusted_proxy=PROXY)


def test_whoever_asks_for_replays_of_long_games_waits_alone(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """All their answers are read before their place in the line is known."""
    goes_on, really = threading.Event(), rows_of

    def slow(store: Store, kept: Kept) -> Data:
        assert goes_on.wait(PATIENCE)
        return really(store, kept)

    async def story(house: House) -> None:
        one, other = visitor(house, HERE), visitor(house, THERE)
        running = (await one.new_table("me", "bot"))["table"]
        table = (await other.new_table("me", "link"))["table"]
        monkeypatch.setattr(past, "rows_of", slow)
        asked = [asyncio.create_task(one.http.get(f"/api/tables/{running}/replay")) for _ in range(60)]
        await others_are_served(other, table)
        goes_on.set()
        assert {(await task).status_code for task in asked} <= {200, 429}

    tell(sqlite, story, trusted_proxy=PROXY)


def test_whoever_asks_whether_games_can_be_analysed_waits_alone(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For that a record and its archive are read, which may have three megabytes."""
    goes_on, really = threading.Event(), Store.archive

    def slow(store: Store, id: str) -> Archived | None:
        assert goes_on.wait(PATIENCE)
        return really(store, id)

    async def story(house: House) -> None:
        one, other = visitor(house, HERE), visitor(house, THERE)
        finished = (await send(one, a_record("scotland", 2).text()))["table"]
        table = (await other.new_table("me", "link"))["table"]
        monkeypatch.setattr(Store, "archive", slow)
        asked = [asyncio.create_task(one.http.get(f"/api/tables/{finished}/analysis")) for _ in range(60)]
        await others_are_served(other, table)
        goes_on.set()
        assert {(await task).status_code for task in asked} == {200}

    tell(sqlite, story, trusted_proxy=PROXY)


async def others_are_served(other: Browser, table: str) -> None:
    """Somebody else reads what only the database knows, also when all that was asked for before has come."""
    async with asyncio.timeout(PATIENCE / 2):
        for _ in range(10):
            assert (await other.get(f"/api/tables/{table}/devices"))[0]["seat"] == 0
            await asyncio.sleep(0.1)


def test_a_list_is_made_anew_when_one_of_its_tables_has_changed(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks again meanwhile gets it as it is, and nobody else's."""
    made, count = lists.list_as_json, list[str | None]()

    def counted(found: list[Kept], browser: str | None, helped: Any) -> bytes:
        count.append(browser)
        return made(found, browser, helped)

    async def story(house: House) -> None:
        host, guest, stranger = house.browser(), house.browser(), house.browser()
        table = await host.new_table("me", "link", public=True)
        monkeypatch.setattr(lists, "list_as_json", counted)
        monkeypatch.setattr(lists, "FRESH", PATIENCE)
        for _ in range(3):
            (row,) = await host.get("/api/tables")
            assert row["host"] and [seat["kind"] for seat in row["seats"]] == ["person", "open"]
            (row,) = await stranger.get("/api/tables?public=1")
            assert not row["host"] and await stranger.get("/api/tables") == []
        assert count == [hash_text(host.cookie), None, None]
        await guest.sit(table, 1)
        for browser, where in ((host, ""), (guest, ""), (stranger, "?public=1"), (host, "?public=1")):
            (row,) = await browser.get(f"/api/tables{where}")
            assert [seat["kind"] for seat in row["seats"]] == ["person", "person"]
            assert row["host"] == (browser is host)
        monkeypatch.setattr(lists, "FRESH", 0.0)  # how long somebody still has goes on
        for _ in range(2):
            count.clear()
            await host.get("/api/tables")
            assert len(count) == 1

    tell(sqlite, story)
