"""Thousands of clocks that run out at once are their owner's trouble, and nobody else's."""

from __future__ import annotations

import asyncio
import time

import msgspec
import pytest
from sqlalchemy import insert, select, update

from deskovka.server.base.limits import DUE, DUE_OF_ONE
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.schema import EVENTS, OWNERS, SEATS, SNAPSHOTS, TABLES
from deskovka.server.storage.store import Store
from deskovka.server.tables import hub as hubs
from deskovka.server.tables import seating
from deskovka.server.tables.hub import Hub
from server.house import Data, House, tell
from server.test_households import HERE, PROXY, THERE, visitor
from server.test_loop import MOST, Watched, served

MANY = 1500  # tables of one visitor
SOON = 3.0  # seconds after which somebody else's clock has been looked at, however many there are


def multiply(store: Store, table: str, count: int) -> list[str]:
    """A number of tables like one, on the disk only."""
    ids = [f"{table[:8]}{n:06}" for n in range(count)]
    with store.begin() as connection:
        for part in (TABLES, SEATS, OWNERS, SNAPSHOTS, EVENTS):
            name = "id" if part is TABLES else "table"
            rows = connection.execute(select(part).where(part.c[name] == table)).all()
            old = [dict(zip(part.columns.keys(), row, strict=True)) for row in rows]
            connection.execute(insert(part), [{**row, name: id} for id in ids for row in old])
    return ids


def run_out(store: Store, *tables: str, at: int) -> None:
    """The time of these runs out then."""
    for first in range(0, len(tables), 500):
        with store.begin() as connection:
            mine = TABLES.c.id.in_(tables[first : first + 500])
            for id, words in connection.execute(select(TABLES.c.id, TABLES.c.clock).where(mine)).all():
                after = {"clock": since_long(words), "deadline": at}
                connection.execute(update(TABLES).where(TABLES.c.id == id).values(after))


def since_long(words: str) -> str:
    """A stored clock of which everybody has been thinking for ever."""
    data: Data = msgspec.json.decode(words)
    data["since"] = [since and 1 for since in data["since"]]
    return msgspec.json.encode(data).decode()


async def seconds_until_bot(hub: Hub, table: str, most: float) -> float:
    """How long it takes until a bot has somebody's seat."""
    began = time.monotonic()
    while time.monotonic() - began < most:
        kept = await asyncio.to_thread(hub.store.find, table)
        if kept is not None and any(seat.person and seat.bot for seat in kept.seats):
            break
        await asyncio.sleep(0.05)
    return time.monotonic() - began


WISH: Data = {"clock": {"move": 3600, "out": "bot"}, "options": {"start": "1"}}


def test_many_clocks_at_once_delay_nobody_elses(sqlite: str) -> None:
    watched = Watched()

    async def story(house: House, hub: Hub) -> None:
        greedy, stranger = visitor(house, HERE), visitor(house, THERE)
        mine = (await greedy.new_table("me", "here", **WISH))["table"]
        theirs = (await stranger.new_table("me", "here", **WISH))["table"]
        many = await asyncio.to_thread(multiply, hub.store, mine, MANY)
        hub.forget(theirs)
        at = ticks()
        watched.take()
        await asyncio.to_thread(run_out, hub.store, *many, at=at - 1000)
        await asyncio.to_thread(run_out, hub.store, theirs, at=at)
        assert await seconds_until_bot(hub, theirs, 30) < SOON
        took, what = watched.take()
        assert took < MOST, what

    with served(sqlite, watched, trusted_proxy=PROXY) as (house, server):
        asyncio.run(story(house, server.hub))


def test_of_each_household_a_few_are_looked_at_first(db: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        store = house.server.hub.store
        host = house.browser()
        made = (await host.new_table("me", "here", clock={"move": 3600}))["table"]
        many = multiply(store, made, 3 * DUE)
        with store.begin() as connection:
            for n, id in enumerate(many):
                of = "many" if n < 2 * DUE else f"h{n % 7}"
                connection.execute(
                    update(TABLES).where(TABLES.c.id == id).values(household=of, deadline=ticks() - 9999 + n)
                )
        found = store.overdue_tables()
        assert {*found} == {"many", *[f"h{n}" for n in range(7)]}
        assert all(len(ids) == DUE_OF_ONE for ids in found.values()) and found["many"] == many[:DUE_OF_ONE]
        store.put_off(many[0], 60)
        assert store.overdue_tables()["many"] == many[1 : DUE_OF_ONE + 1]

    # The rounds would look at them meanwhile.
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hubs, "TEND", 1000)
        tell(db, story)


def test_a_table_that_cannot_be_opened_is_in_no_other_clocks_way(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "TEND", 0.05)

    async def story(house: House) -> None:
        assert house.server is not None
        hub, host = house.server.hub, house.browser()
        made = [(await host.new_table("me", "here", **WISH))["table"] for _ in range(2)]
        broken = multiply(hub.store, made[0], DUE_OF_ONE)
        with hub.store.begin() as connection:
            connection.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.table.in_(broken)).values(state="{}"))
        hub.forget(made[1])
        run_out(hub.store, *broken, at=ticks() - 1000)
        run_out(hub.store, made[1], at=ticks())
        assert await seconds_until_bot(hub, made[1], 10) < 5

    tell(sqlite, story)


def test_a_household_has_only_so_many_rooms_also_when_its_clocks_run_out(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hubs, "TEND", 0.05)
    monkeypatch.setattr(hubs, "UNUSED_OF_ONE", 100)  # rooms in which bots think would not be closed either

    async def story(house: House) -> None:
        assert house.server is not None
        hub = house.server.hub
        greedy, stranger = visitor(house, HERE), visitor(house, THERE)
        mine = (await greedy.new_table("me", "here", **WISH))["table"]
        theirs = (await stranger.new_table("me", "here", **WISH))["table"]
        many = multiply(hub.store, mine, 20)
        hub.forget(theirs)
        run_out(hub.store, *many, at=ticks() - 1000)
        await asyncio.sleep(1)
        assert len(hub.rooms) <= 6
        run_out(hub.store, theirs, at=ticks())
        assert await seconds_until_bot(hub, theirs, 10) < 5
        await greedy.post("/api/tables", {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}]}, 429)

    tell(sqlite, story, rooms_per_address=5, trusted_proxy=PROXY)


def test_a_household_has_only_so_many_running_clocks(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "CLOCKS_OF_ONE", 2)

    async def story(house: House) -> None:
        greedy, guest, stranger = visitor(house, HERE), visitor(house, THERE), visitor(house, THERE)
        waiting = await greedy.new_table("me", "link", **WISH)
        running = [(await greedy.new_table("me", "here", **WISH))["table"] for _ in range(2)]
        wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "here"}], **WISH}
        await greedy.post("/api/tables", wish, 429)
        await greedy.new_table("me", "here")  # a game without a clock is another thing
        token = {"token": waiting["seats"][1]["token"], "name": "Béda"}
        sit = f"/api/tables/{waiting['table']}/sit"
        await guest.post(sit, token, 429)
        await greedy.post(f"/api/tables/{waiting['table']}/seat/1", {"bot": "beginner"}, 429)
        await stranger.new_table("me", "here", **WISH)
        await greedy.delete(f"/api/tables/{running[0]}")
        await guest.post(sit, token)

    tell(db, story, trusted_proxy=PROXY)
