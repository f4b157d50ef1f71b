"""What the server keeps, waits for and works with has bounds, and none of its own tasks is left alone."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import subprocess
import sys
import threading
import time
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, Literal

import pytest
from sqlalchemy import QueuePool, event
from sqlalchemy.exc import OperationalError, SQLAlchemyError

import deskovka
from deskovka.core.value import to_json
from deskovka.server import thinker
from deskovka.server.base import limits, rounds, rubbish
from deskovka.server.base.metrics import Metrics
from deskovka.server.messages import book
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Dream, Wire
from deskovka.server.messages.words import phrase
from deskovka.server.processes import backroom
from deskovka.server.processes.backroom import Backroom
from deskovka.server.processes.looks import DREAMERS
from deskovka.server.processes.workers import Broken, Worker
from deskovka.server.storage import database
from deskovka.server.storage.kept import Kept, Vote
from deskovka.server.storage.keys import hash_text
from deskovka.server.storage.store import Store
from deskovka.server.storage.upgrade import reopen
from deskovka.server.tables import agreeing, hub, playing, referee, seating
from deskovka.server.tables.audience import Client
from deskovka.server.tables.room import Room
from deskovka.server.web import api
from server.house import PATIENCE, House, company, tell
from server.test_replay import a_record
from server.test_store import a_table

YES_NO = ("yes", "no")

# --- its own tasks -----------------------------------------------------------------------------------------


def test_forgetting_rooms_is_watched_like_clocks_and_bots(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "SWEEP", 0.02)

    async def story(house: House) -> None:
        assert house.server is not None
        server, host = house.server.hub, house.browser()
        table = (await host.new_table("me", "link"))["table"]
        failures = [3]
        forget = server.forget

        def failing(id: str) -> None:
            if failures[0]:
                failures[0] -= 1
                raise RuntimeError("it cannot be forgotten")
            forget(id)

        monkeypatch.setattr(server, "forget", failing)
        async with asyncio.timeout(PATIENCE):
            while table in server.rooms:
                await asyncio.sleep(0.02)
        assert failures == [0]
        assert 'deskovka_rounds_failed_total{rounds="sweeps"} 3' in server.metrics.text()
        assert "deskovka_sweeps_age_seconds" in server.metrics.text()

        def broken() -> None:
            raise RuntimeError("again and again")

        monkeypatch.setattr(hub, "RARELY", 0)
        monkeypatch.setattr(rubbish, "look_at_everything", broken)
        monkeypatch.setattr(rounds, "LATE", 0.1)
        await asyncio.sleep(0.3)
        assert "sweeps" in (await host.get("/health", 503))["error"]["en"]

    tell(sqlite, story)


def test_a_move_is_taken_back_beside_the_event_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Up to sixteen answers are played again for it."""
    threads: list[threading.Thread] = []

    def watched(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return reopen(*args)

    monkeypatch.setattr(referee, "reopen", watched)

    async def story(house: House) -> None:
        host = house.browser()
        table = (await host.new_table("me", "here"))["table"]
        async with host.watch(table, seat=0) as page:
            await page.until(lambda: page.question is not None)
            assert page.question is not None
            (seat,) = page.question["asked"]
            await page.send(t="seat", seat=seat)
            await page.until(lambda: page.asked)
            await page.play_and_see()
            lines = len(page.log)
            await page.send(t="undo", seat=seat)
            await page.until(lambda: len(page.log) < lines)
        assert threads and threading.main_thread() not in threads

    tell(sqlite, story)


# --- whose time it is --------------------------------------------------------------------------------------


def test_the_bots_of_every_new_table_think_for_whoever_opened_it(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        server, host = house.server.hub, house.browser()
        first = (await host.new_table("me", "bot", options={"start": "1"}))["table"]
        async with host.watch(first) as page:
            await page.until(lambda: page.asked)
            await page.play_and_see()
            await host.post(f"/api/tables/{first}/resign", {"seat": 0})
            await page.until(lambda: page.over)
        again = (await host.post(f"/api/tables/{first}/rematch"))["table"]
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "beginner"}]
        more = (await host.post(f"/api/tables/{first}/go_on", {"move": 1, "seats": seats}))["table"]
        for table in (first, again, more):
            assert server.rooms[table].kept.household == server.mark("127.0.0.1"), table

    tell(sqlite, story)


# --- memory ------------------------------------------------------------------------------------------------

EATER = """
from deskovka.server import {module}
{module}.{hook}
{module}.main()
"""


def fed(module: str, hook: str, question: bytes) -> tuple[int, bytes]:
    """How a process ends and what it says that was asked questions, which ask for more than it may have."""
    command, pipe = [sys.executable, "-c", EATER.format(module=module, hook=hook)], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL) as run:
        assert run.stdin is not None and run.stdout is not None
        run.stdin.write(question)
        run.stdin.flush()
        said = [run.stdout.readline() for _ in question.splitlines()]
        run.stdin.close()  # nobody asks any more
        return run.wait(60), b"".join(said)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit a process's memory")
def test_work_that_eats_memory_is_refused_in_one_sentence() -> None:
    hook = "DO['eat'] = lambda question: len(bytes(2**33))"  # never touched, so that even the old way hurts nobody
    code, said = fed("historian", hook, b'{"do":"eat"}\n{"do":"eat"}\n')
    first, second = [json.loads(line) for line in said.splitlines()]
    assert code == 0 and first == second and first["status"] == 413 and first["last"]
    assert "memory" in first["say"]["en"] and "paměti" in first["say"]["cs"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit a process's memory")
def test_a_bot_that_eats_memory_takes_none_from_others() -> None:
    code, said = fed("thinker", "answer = lambda line: str(len(bytes(2**33)))", b"{}\n")
    assert code != 0 and not said  # the server starts another one


def test_who_had_no_memory_left_is_replaced() -> None:
    class Eater(Worker):
        stopped = False

        async def ask(self, question: bytes) -> Any:
            return {"status": 413, "say": {"cs": "", "en": "too much"}, "last": True}

        async def stop(self) -> None:
            self.stopped = True

    async def story() -> None:
        room = Backroom(Metrics())
        eater = Eater("none")
        room.places.free = [eater]
        with pytest.raises(Refused) as no:
            await room.ask_for_table("somebody", {"do": "eat"})
        assert no.value.status == 413 and eater.stopped and room.places.free == [eater]

    asyncio.run(story())


def test_a_replay_is_unpacked_piece_by_piece_beside_the_event_loop(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[tuple[bool, int]] = []
    inflate = api.inflate

    def watched(*args: Any) -> bytes:
        found = inflate(*args)
        pieces.append((threading.current_thread() is threading.main_thread(), len(found)))
        return found

    monkeypatch.setattr(api, "inflate", watched)

    async def story(house: House) -> None:
        host = house.browser()
        made = await host.post("/api/records", {"record": a_record("ireland", 2).text()})
        path = f"/api/tables/{made['table']}/replay?eyes=0"
        packed = await host.http.get(path)
        assert packed.headers["content-encoding"] == "gzip" and not pieces
        plain = await host.http.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.json() == packed.json() and "content-encoding" not in plain.headers
        assert sum(size for _, size in pieces) == len(plain.content) > 2 * limits.PIECE
        assert max(size for _, size in pieces) <= limits.PIECE and not any(here for here, _ in pieces)

    tell(sqlite, story)


# --- what the table says is written together with what it tells of ---------------------------------------------


async def gone_silent(room: Room) -> None:
    await agreeing.lapse(room, "end", Vote(1))


async def nobodys(room: Room) -> None:
    await agreeing.open_anew(room, room.kept.seats[1])


async def late(room: Room) -> None:
    await agreeing.to_bot(room, 1)


async def given(room: Room) -> None:
    await seating.give_to_bot(room, room.kept.host, 1, "beginner")


async def joined(room: Room) -> None:
    await seating.add_device(room, "somebody", room.kept.seats[1])


@pytest.mark.parametrize("change", [gone_silent, nobodys, late, given, joined])
def test_no_change_without_its_note(sqlite: str, change: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Any:
        raise OperationalError("no chat today", None, OSError())

    async def story(house: House) -> None:
        assert house.server is not None
        _, _, made = await company(house)
        room = await house.server.hub.room(made["table"])
        talk, before = room.store.talk, room.store.find(made["table"])
        monkeypatch.setattr(room.store, "talk", broken)
        with pytest.raises((Refused, SQLAlchemyError)):
            await change(room)
        assert room.store.find(made["table"]) == before == room.kept and not room.audience.chat
        monkeypatch.setattr(room.store, "talk", talk)
        await change(room)
        assert room.store.find(made["table"]) == room.kept != before
        (line,) = room.store.chat(made["table"])
        assert room.audience.chat == [line] and "Béda" in str(line.say)

    tell(sqlite, story)


def test_notes_and_chat_get_their_numbers_one_after_the_other(db: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        _, _, made = await company(house)
        room = await house.server.hub.room(made["table"])
        seat = room.kept.seats[1]

        async def notes() -> None:
            for _ in range(10):
                async with room.lock:
                    await room.referee.save_seat(seat, note=phrase("note-bot", name="Béda"))

        talks = [room.store.later(room.store.talk, room.kept.id, 0, "A", f"{n}") for n in range(30)]
        await asyncio.gather(notes(), *talks)
        lines = room.store.chat(room.kept.id)
        assert [line.n for line in lines] == [*range(1, 41)]
        assert sum(line.seat is None for line in lines) == 10

    tell(db, story)


# --- what is looked for again and again ------------------------------------------------------------------------

OFTEN: dict[str, tuple[object, ...]] = {
    "overdue_tables": (),
    "running_clocks": ("x",),
    "waiting_for_bots": (3,),
    "waiting_for_plans": (7,),
    "public_heads": (),
    "heads_of": ("x",),
    "knows": ("x",),
    "find": ("x",),
    "chat": ("x",),
    "reactions": ("x",),
    "news": ("x", "y"),
    "last_answer": ("x", 0),
    "archive": ("x",),
    "devices": ("x",),
    "seat_by_token": ("x", "y"),
    "events": ("x", 0, 1),
}


@pytest.mark.parametrize("name", OFTEN)
def test_what_is_asked_often_reads_no_table_from_end_to_end(sqlite: str, name: str) -> None:
    """Only `tables_without_archive` does, each minute, in a thread: no index finds what is missing."""
    store = Store(sqlite)
    store.migrate()
    asked: list[tuple[str, Any]] = []
    event.listen(
        store.engine, "before_cursor_execute", lambda _, __, words, values, *___: asked.append((words, values))
    )
    getattr(store, name)(*OFTEN[name])
    plans = [(words, values) for words, values in asked if words.startswith("SELECT")]
    with store.reading() as connection:
        for words, values in plans:
            steps = [row[3] for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {words}", values)]
            assert not [step for step in steps if re.match("SCAN (?!CONSTANT|.subquery|due$)", step)], steps
            if name in ("waiting_for_bots", "waiting_for_plans", "public_heads"):
                assert not any("ix_tables_moved_at" in step for step in steps), steps  # all that ever were
    assert plans
    store.close()


def test_running_tables_are_found_where_a_bot_is_asked(db: str) -> None:
    store = Store(db)
    store.migrate()
    for id, asked in (("bot", [1]), ("person", [0]), ("both", [0, 1]), ("over", [1])):
        ended: Literal["", "played"] = "played" if id == "over" else ""
        store.create(replace(a_table(id), started=True, asked=asked, ended=ended), [])
    assert store.waiting_for_bots() == ["bot", "both"]
    assert store.waiting_for_bots(100) == []
    store.close()


def test_a_thinker_remembers_a_few_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def built(id: str, packs: list[str]) -> Any:
        return SimpleNamespace(content=packs[0])

    monkeypatch.setattr(thinker, "GAMES", OrderedDict())
    monkeypatch.setattr(deskovka, "game", built)
    for n in range(100):
        view: Any = SimpleNamespace(content=f"{n}", game="rebirth")
        assert thinker.game_of(view, [f"{n}"]).content == f"{n}"  # type: ignore[union-attr]
    assert len(thinker.GAMES) == limits.GAMES_REMEMBERED and "99" in thinker.GAMES and "0" not in thinker.GAMES


def test_all_books_together_hold_so_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "SENTENCES", book.Sentences())
    monkeypatch.setattr(book, "SENTENCES_REMEMBERED", 100_000)
    g = deskovka.game("rebirth")
    books = [book.Book(g, {"map": name}) for name in ("ireland", "scotland")]
    for n in range(1000):
        for one in books:
            assert one.once(b"%d" % n, lambda n=n, one=one: [one.options["map"], n, "x" * 100])  # type: ignore[misc]
    found = book.SENTENCES
    assert 90_000 < sum(map(len, found.known.values())) == found.size <= 100_000
    assert books[0].once(b"999", list) != books[1].once(b"999", list)  # what is new was not forgotten


def test_limits_remember_so_many_addresses_and_the_last_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REMEMBERED", 100)
    buckets = limits.Buckets(0.001, 2)
    for n in range(1000):
        assert buckets.take(f"address {n}")
        buckets.take("somebody")
    assert len(buckets.known) <= 100 and not buckets.take("somebody")


def test_games_that_cannot_be_kept_are_forgotten_with_their_tables(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        keeper = house.server.hub.archivist
        keeper.lost.add("gone")
        keeper.failed["gone too"] = 2
        for _ in range(100):
            await keeper.look()  # or the server itself looks just now
            await asyncio.sleep(0.02 if keeper.lost else 0)
        assert not keeper.lost and not keeper.failed

    tell(sqlite, story)


# --- connections to the database ---------------------------------------------------------------------------------


def test_nobody_waits_for_ever_for_a_connection(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 1)

    async def story(house: House) -> None:
        assert house.server is not None
        host, pool = house.browser(), house.server.hub.store.engine.pool
        assert isinstance(pool, QueuePool)
        table = (await host.new_table("me", "here"))["table"]
        async with host.watch(table, seat=0) as page:
            held = []
            for _ in range(20):  # somebody may just give one back
                while pool.checkedout() < pool.size() + pool._max_overflow:
                    held.append(pool.connect())
                await asyncio.sleep(0.01)
            began = time.monotonic()
            said = await host.get("/api/tables", 503)
            assert "try again" in said["error"]["en"]
            await page.send(t="ping")
            await page.hear("pong")
            await page.send(t="undo", seat=0)  # looks into the database
            assert "try again" in (await page.hear("problem"))["say"]["en"]
            assert time.monotonic() - began < 5
            for connection in held:
                connection.close()
            assert len(await host.get("/api/tables")) == 1

    tell(db, story)


def test_there_is_a_connection_for_every_thread(db: str) -> None:
    """So a writer never waits for one in the event loop, whatever the readers do."""
    store = Store(db)
    store.migrate()
    pool = store.engine.pool
    assert isinstance(pool, QueuePool)
    threads = ThreadPoolExecutor()._max_workers
    held = [pool.connect() for _ in range(threads + database.WRITERS + DREAMERS)]
    began = time.monotonic()
    assert store.fill([]).commit() == [] and time.monotonic() - began < 1
    for connection in held:
        connection.close()
    store.close()


# --- looks ---------------------------------------------------------------------------------------------------


def test_looks_of_one_address_do_not_hold_up_another(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def slowly(*_: object) -> Dream:
        time.sleep(0.05)
        return Dream({}, [], False, 0.0, 0.0)

    monkeypatch.setattr(Wire, "look", slowly)

    async def story(house: House) -> None:
        assert house.server is not None
        host = house.browser()
        tables = [(await host.new_table("me", "bot", options={"start": "1"}))["table"] for _ in range(2)]
        rooms = [await house.server.hub.room(table) for table in tables]
        done: list[str] = []

        async def look(address: str, room: Room) -> None:
            state = room.referee.running
            move = to_json(state.nth_legal(0, 0))
            await playing.look(room, Client(room.kept.host), 0, move, address)
            done.append(address)

        many = [look("greedy", rooms[0]) for _ in range(limits.LOOKS_OF_ONE)]
        await asyncio.gather(*many, asyncio.sleep(0.01), look("somebody", rooms[1]))
        assert len(done) == limits.LOOKS_OF_ONE + 1 and done.index("somebody") <= 3, done
        more = [look("greedy", rooms[0]) for _ in range(limits.LOOKS_OF_ONE + 3)]
        refused = [one for one in await asyncio.gather(*more, return_exceptions=True) if one is not None]
        assert len(refused) == 2 and all(isinstance(one, Refused) and one.status == 429 for one in refused)

    tell(sqlite, story)


def test_scenes_of_one_address_leave_the_threads_to_others(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that read the database for everybody: twenty scenes at once made others wait for half a second."""
    g, here, most = deskovka.game("scythe"), list[int](), 0
    draw = type(g.show).scene

    def slowly(show: Any, options: Any) -> Any:
        nonlocal most
        here.append(1)
        most = max(most, len(here))
        time.sleep(0.05)
        here.pop()
        return draw(show, options)

    monkeypatch.setattr(type(g.show), "scene", slowly)

    async def story(house: House) -> None:
        visitor = house.browser()
        wanted = [f"gifts={a}&banned={b}" for a in YES_NO for b in YES_NO]
        replies = await asyncio.gather(*[visitor.http.get(f"/api/games/scythe/scene?{one}") for one in wanted])
        assert [reply.status_code for reply in replies] == [200] * len(wanted) and most == 1

    tell(sqlite, story)


# --- rooms that nobody uses, lists, processes that are killed ----------------------------------------------------


def test_of_the_rooms_that_nobody_uses_only_so_many_stay_open(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "UNUSED_OF_ONE", 3)
    monkeypatch.setattr(hub, "UNUSED", 5)

    async def story(house: House) -> None:
        assert house.server is not None
        server, host = house.server.hub, house.browser()
        tables = [(await host.new_table("me", "here"))["table"] for _ in range(8)]
        for table in [*server.rooms]:
            server.forget(table)
        async with host.watch(tables[0]) as page:
            for table in tables:
                await server.room(table, "greedy")
            assert [*server.rooms] == [tables[0], *tables[-3:]]  # whoever is there stays
            await page.settle()
            await server.room(tables[1], "somebody")
            await server.room(tables[2], "somebody")
            assert len(server.rooms) == 6
            await server.room(tables[3], "somebody else")
            assert [*server.rooms] == [tables[0], *tables[6:], *tables[1:4]]
            late = await server.room(tables[6])
            for table in tables[1:6]:
                await server.room(table, table)
            assert late.closed
            with pytest.raises(Refused) as said:  # and not an answer that nobody hears of
                await agreeing.resign(late, None, 0)
            assert said.value.status in (403, 409)
        assert (await host.get(f"/api/tables/{tables[7]}"))["table"] == tables[7]

    tell(sqlite, story)


def test_nothing_is_done_in_a_room_that_was_closed_meanwhile(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        server, host = house.server.hub, house.browser()
        table = (await host.new_table("me", "here"))["table"]
        room = await server.room(table)
        server.forget(table)
        (owner, *_) = room.kept.seats[0].owners
        with pytest.raises(Refused) as said:
            await agreeing.resign(room, owner, 0)
        assert said.value.status == 409 and not (await server.room(table)).kept.ended

    tell(sqlite, story)


def test_a_list_of_tables_has_a_bound_in_bytes(sqlite: str) -> None:
    heads = [{"name": "ž" * 80, "title": "ž" * 80, "hash": "0" * 64} for _ in range(limits.PACKS_PER_TABLE)]

    async def story(house: House) -> None:
        assert house.server is not None
        host = house.browser()
        await host.new_table("me", "here")
        (kept,) = house.server.hub.store.tables(house.server.hub.store.heads_of(hash_text(host.cookie)))
        for n in range(limits.LISTED):
            fresh = {**vars(kept), "id": f"t{n}", "packs": heads, "public": True}
            await asyncio.to_thread(house.server.hub.store.create, Kept(**fresh), [])
        for path in ("/api/tables", "/api/tables?public=1"):
            reply = await host.http.get(path)
            assert len(reply.json()) > 40 and len(reply.content) < limits.LONGEST_LIST

    tell(sqlite, story)


def test_a_process_that_is_killed_leaves_no_failure_that_nobody_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was too slow; what it would have said is nobody's any more."""
    monkeypatch.setattr(backroom, "SLOWEST_REPLAY", 0.05)
    heard: list[str] = []

    class Slow(Worker):
        def __init__(self) -> None:
            super().__init__("none")
            self.killed = asyncio.Event()

        async def ask(self, question: bytes) -> dict[str, Any]:
            await self.killed.wait()
            raise Broken("killed")

        async def stop(self) -> None:
            self.killed.set()
            await asyncio.sleep(0.01)

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, about: heard.append(about["message"]))
        room = Backroom(Metrics())
        room.places.workers = [Slow()]
        room.places.free = [*room.places.workers]
        with pytest.raises(Refused):
            await room.ask_for_table("somebody", {"do": "nothing"})
        gc.collect()
        await asyncio.sleep(0)

    asyncio.run(story())
    assert not heard
