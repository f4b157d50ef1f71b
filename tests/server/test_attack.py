"""One visitor cannot stop the others, and one table cannot hurt another."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket as sockets
import sqlite3
import stat
import sys
import time
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import deskovka
from deskovka.core import record
from deskovka.core.record import MOST_DEALS, BadRecord
from deskovka.server.base import limits, logs, rounds, rubbish
from deskovka.server.base.limits import BYTES_BEHIND, LONGEST_CHAT, plain
from deskovka.server.base.metrics import Metrics
from deskovka.server.messages.frames import ChatLine, Said
from deskovka.server.processes import backroom
from deskovka.server.processes.workers import Full, Places, Who
from deskovka.server.sockets import door
from deskovka.server.sockets import socket as attending
from deskovka.server.storage.clock import Clock, _Ticks, set_ticks, ticks
from deskovka.server.storage.schema import SNAPSHOTS, TABLES
from deskovka.server.tables import hub
from deskovka.server.tables.audience import Client
from deskovka.server.tables.room import Room
from server import opening
from server.house import PATIENCE, House, tell
from server.test_outlive import swollen
from server.test_replay import a_record

Story = Any
GAMES = ("rebirth", "katan-duel", "settlers", "scythe")
QUICK = 2.0  # seconds: far below the times that the attacks took


def deals(text: str, count: int, every: int = 1) -> str:
    """A record with this number of lines that deal anew."""
    lines = text.rstrip().split("\n")
    body = []
    for n, line in enumerate(lines[1:-1]):
        body.append(line)
        if n % every == 0 and count:
            body.append('{"seed":"1"}')
            count -= 1
    return "\n".join([lines[0], *body, *['{"seed":"1"}'] * count, lines[-1]]) + "\n"


# --- records ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [MOST_DEALS + 1, 46_000])
def test_a_record_deals_anew_a_few_times_only(count: int) -> None:
    text = a_record("ireland", 2).text()
    began = time.monotonic()
    with pytest.raises(BadRecord) as no:
        record.parse(deals(text, count))
    assert time.monotonic() - began < QUICK and no.value.key == "deals"
    assert "fifty" in no.value.say("en") and "padesátkrát" in no.value.say("cs")


def test_of_several_deals_at_one_moment_the_last_counts() -> None:
    text = a_record("ireland", 2, most=4).text()
    line = text.split("\n")
    several = [
        "\n".join([*line[:2], *seeds, *line[2:-2]])
        for seeds in (['{"seed":"2"}'], ['{"seed":"1"}', '{"seed":"2"}'])
    ]
    first, second = [
        next(islice(record.parse(f"{one}\n{line[-2]}\n").states(), 1, None)).digest() for one in several
    ]
    assert first == second


def asked(house: House) -> float:
    """How often somebody has looked back so far."""
    assert house.server is not None
    return house.server.hub.metrics.numbers.get(("deskovka_backroom_seconds_count", ""), 0)


def test_a_record_is_replayed_once_and_what_was_found_is_kept(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        text = a_record("ireland", 2).text()
        made = await host.post("/api/records", {"record": text})
        assert asked(house) == 1
        assert (await host.get(f"/api/tables/{made['table']}/record")).startswith(text)
        assert asked(house) == 1
        for eyes in ("truth", "truth", "0", "0"):
            found = await host.get(f"/api/tables/{made['table']}/replay?eyes={eyes}")
            assert found["eyes"] == eyes and len(found["moments"]) > 10
        assert asked(house) == 3
        plain = await host.http.get(
            f"/api/tables/{made['table']}/replay?eyes=0", headers={"Accept-Encoding": "identity"}
        )
        assert plain.json() == found and "content-encoding" not in plain.headers

    tell(sqlite, story)


def test_results_that_are_kept_are_limited_in_bytes() -> None:
    async def story() -> None:
        room = backroom.Backroom(Metrics())
        for n in range(100):
            room.keep((n,), b"x" * 2**20)
        assert room.size == sum(map(len, room.results.values())) <= limits.RESULTS and (99,) in room.results
        room.keep(("huge",), b"x" * limits.RESULTS)
        assert ("huge",) not in room.results

    asyncio.run(story())


@asynccontextmanager
async def busy(house: House) -> AsyncIterator[Places]:
    """Somebody else's long works have all places of the backroom."""
    assert house.server is not None
    places = house.server.hub.backroom.places
    taken = [(Who(f"other {n}"), await places.take(Who(f"other {n}"))) for n in range(len(places.workers))]
    yield places
    for who, worker in taken:
        places.give(who, worker, 1.0)


def test_who_waits_for_too_many_replays_hears_it_and_others_are_served(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.post("/api/records", {"record": a_record("ireland", 2).text()})
        path = f"/api/tables/{made['table']}/replay?eyes="
        async with busy(house) as places:
            first = [asyncio.create_task(host.get(f"{path}truth")) for _ in range(limits.REPLAYS_OF_ONE)]
            while places.load() < limits.REPLAYS_OF_ONE:
                await asyncio.sleep(0.01)
            said = await host.get(f"{path}0", 429)
            assert "replays" in said["error"]["en"]
            await host.get("/health")  # everything else goes on
            assert await host.get("/api/tables") != []
            places.most = places.load()
            assert "busy" in (await host.get(f"{path}0", 503))["error"]["en"]
        assert all(found["eyes"] == "truth" for found in await asyncio.gather(*first))

    tell(sqlite, story)


def test_nobody_works_for_a_client_who_has_gone(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        host = house.browser()
        made = await host.post("/api/records", {"record": a_record("ireland", 2).text()})
        before = asked(house)
        async with busy(house) as places:
            with pytest.raises(httpx.ReadTimeout):
                await host.http.get(f"/api/tables/{made['table']}/replay", timeout=0.5)
            for _ in range(200):
                if not places.load():
                    break
                await asyncio.sleep(0.01)
            assert not places.load()
        assert asked(house) == before
        assert "deskovka_backroom_dropped_total 1" in house.server.hub.metrics.text()

    tell(sqlite, story)


# --- whose turn it is --------------------------------------------------------------------------------------


def test_a_stranger_does_not_wait_for_somebody_elses_many_tables() -> None:
    async def story() -> None:
        places = Places("nothing", 1)
        crowd = [Who("crowd", f"table {n % 15}") for n in range(60)]
        waiting = [asyncio.create_task(places.take(who)) for who in crowd]
        await asyncio.sleep(0)
        assert sum(task.done() for task in waiting) == 1  # the second worker stands aside
        stranger = asyncio.create_task(places.take(Who("stranger", "t")))
        await asyncio.sleep(0)
        worker = await asyncio.wait_for(stranger, 1)  # at once, although sixty wait
        places.give(Who("stranger", "t"), worker, 0.03)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert places.load() == 0

    asyncio.run(story())


def test_time_is_shared_by_address_and_then_by_table() -> None:
    async def story() -> list[str]:
        places = Places("nothing", 1)
        served: list[str] = []

        async def work(who: Who, seconds: float) -> None:
            worker = await places.take(who)
            served.append(who.table)
            await asyncio.sleep(0)
            places.give(who, worker, seconds)

        works = [work(Who("a", "a1"), 4.0) for _ in range(6)] + [work(Who("a", "a2"), 4.0) for _ in range(2)]
        works += [work(Who("b", "b1"), 1.0) for _ in range(4)]
        await asyncio.gather(*works)
        assert not places.used and not places.held
        return served

    served = asyncio.run(story())
    assert served.index("b1") <= 2 and max(i for i, table in enumerate(served) if table == "b1") <= 8
    assert max(i for i, table in enumerate(served) if table == "a2") < 10  # not after all of the first table


def test_the_line_is_bounded_by_address_and_in_all() -> None:
    async def story() -> None:
        places = Places("nothing", 1, most=5, most_of_one=2)
        tasks = [asyncio.create_task(places.take(Who(name))) for name in ("a", "b", "a", "a")]
        await asyncio.sleep(0)
        with pytest.raises(Full) as own:
            await places.take(Who("a"))
        assert own.value.own
        tasks += [asyncio.create_task(places.take(Who(name))) for name in ("c", "c", "d")]
        await asyncio.sleep(0)
        with pytest.raises(Full) as full:
            await places.take(Who("e"))
        assert not full.value.own
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    asyncio.run(story())


def test_a_strangers_bot_answers_although_masters_think_for_somebody_else(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        places = house.server.hub.thinkers.places
        crowd = [asyncio.create_task(places.take(Who("crowd", f"{n}"))) for n in range(30)]
        await asyncio.sleep(0)
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        async with host.watch(made["table"]) as a:
            await a.play_and_see()
            await asyncio.wait_for(a.until(lambda: a.asked), PATIENCE)
        for task in crowd:
            task.cancel()

    tell(sqlite, story)


def test_a_scene_is_drawn_once_and_few_new_ones_for_one_address(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = deskovka.game("scythe")
    drawn: list[Any] = []
    draw = type(g.show).scene

    def noted(show: Any, options: Any) -> Any:
        drawn.append(options)
        return draw(show, options)

    monkeypatch.setattr(type(g.show), "scene", noted)

    async def story(house: House) -> None:
        visitor = house.browser()
        first = await visitor.http.get("/api/games/scythe/scene")
        for how in ("gzip", "identity"):
            again = await visitor.http.get("/api/games/scythe/scene", headers={"Accept-Encoding": how})
            assert again.json() == first.json() and again.headers["ETag"] == first.headers["ETag"]
        assert len(drawn) == 1
        (option,) = [one for one in g.options.values() if one.name == "faction"]
        others = [f"faction={a}&faction={b}" for a in option.values for b in option.values if a != b]
        replies = [await visitor.http.get(f"/api/games/scythe/scene?{other}") for other in others]
        assert [reply.status_code for reply in replies].count(429) > 5 and len(drawn) < 20

    tell(sqlite, story, requests_per_second=10)


# --- sockets -----------------------------------------------------------------------------------------------


@contextmanager
def slow_socket(house: House) -> Iterator[sockets.socket]:
    """A connection over which little comes unless somebody reads."""
    host, _, port = house.base.removeprefix("http://").partition(":")
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        raw.connect((host, int(port)))
        yield raw


@contextmanager
def deaf(house: House, table: str) -> Iterator[sockets.socket]:
    """A WebSocket whose client never reads, without compression."""
    with slow_socket(house) as raw:
        raw.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {house.base.removeprefix('http://')}\r\n"
            f"Origin: {house.base}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        yield raw


def frame(words: str) -> bytes:
    """A masked text frame."""
    data = words.encode()
    assert len(data) < 126
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_client_who_never_reads_is_cut_and_holds_little(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attending, "SLOWEST_READER", 1.0)

    async def story(house: House) -> None:
        assert house.server is not None
        host = house.browser()
        made = await host.new_table("me", "bot")
        room = await house.server.hub.room(made["table"])
        with deaf(house, made["table"]) as raw:
            held = 0
            for _ in range(60):
                with suppress(OSError):
                    raw.sendall(frame('{"t":"hello"}') * 4)
                await asyncio.sleep(0.02)
                held = max([held, *[client.outbox.size for client in room.audience.clients]])
                for client in tuple(room.audience.clients):  # much is told at the table meanwhile
                    client.send(Said(ChatLine(1, 0, "A", "x" * 60_000, 0)))
            assert 0 < held <= BYTES_BEHIND
            for _ in range(400):
                if not room.audience.clients:
                    break
                await asyncio.sleep(0.01)
            assert not room.audience.clients
            assert not house.server.config.doorman.known or len(house.server.config.doorman.known) <= 1
        assert "deskovka_slow_readers_total 0" not in house.server.hub.metrics.text()

    tell(sqlite, story)


def test_a_full_view_takes_the_place_of_one_that_was_not_sent() -> None:
    async def story() -> None:
        box = Client(None).outbox
        for n in range(50):
            assert box.put("full", b"%d" % n * 100_000)
            assert box.put("delta", b"d" * 10_000)
            assert box.put("chat", b"c")
        assert len(box.waiting) == 52 and box.size == len(b"49" * 100_000) + 10_000 + 50
        assert not box.put("delta", b"x" * BYTES_BEHIND)
        assert not Client(None).outbox.put("full", b"x" * (BYTES_BEHIND + 1))  # no message is so long

    asyncio.run(story())


@pytest.fixture
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system keeps little of what nobody reads; else it would keep some megabytes."""
    made = door.Sips.connection_made

    def connection_made(sips: door.Sips, transport: asyncio.Transport) -> None:
        transport.get_extra_info("socket").setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
        made(sips, transport)

    monkeypatch.setattr(door.Sips, "connection_made", connection_made)


@pytest.mark.usefixtures("_narrow")
def test_whoever_never_reads_holds_one_message(sqlite: str) -> None:
    """Also at a table with a very long log: of each message there are the bytes, and a slice of them."""

    async def story(house: House) -> None:
        assert house.server is not None
        server, host = house.server.hub, house.browser()
        table = await opening.a_game(host, 40)
        server.forget(table)
        await asyncio.to_thread(opening.lengthen, server.store, table, 2000)
        async with host.watch(table, lines=9999) as a:
            message = len(a.raw[0])
        assert 2 * limits.SLICE < message < BYTES_BEHIND / 4
        room = await server.room(table)
        with ExitStack() as stack:
            silent = [stack.enter_context(deaf(house, table)) for _ in range(20)]
            while sum(server.sockets.values()) < 20:
                await asyncio.sleep(0.02)
            tracemalloc.start()
            try:
                for raw in silent:
                    raw.sendall(frame('{"t":"hello"}'))
                for _ in range(400):
                    await asyncio.sleep(0.02)
                    if len(room.audience.clients) == 20:
                        break
                await asyncio.sleep(0.5)
                waiting = [client.outbox.holds("full") for client in room.audience.clients]
                assert waiting == [False] * 20  # the full views are on their way
                held = tracemalloc.get_traced_memory()[0] / 20
                assert held < message + 20 * limits.SLICE, (held, message)
            finally:
                tracemalloc.stop()

    tell(sqlite, story)


@pytest.mark.usefixtures("_narrow")
def test_whoever_never_reads_a_replay_is_cut(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "SLOWEST_READER", 0.5)

    async def story(house: House) -> None:
        assert house.server is not None
        friend, known = house.browser(), house.server.config.doorman.known
        text = swollen(a_record("scotland", 2, most=1), "x", 3_000, 180)
        table = (await friend.post("/api/records", {"record": text}))["table"]
        path = f"/api/tables/{table}/replay"
        before = {*known}
        with slow_socket(house) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: {house.base.removeprefix('http://')}\r\n\r\n".encode())
            while not {*known} - before:
                await asyncio.sleep(0.02)
            (deaf_one,) = {*known} - before
            for _ in range(200):
                await asyncio.sleep(0.02)
                if deaf_one not in known:
                    break
            assert deaf_one not in known
        plain = await friend.http.get(path, headers={"Accept-Encoding": "identity"})
        assert len(plain.content) > 2_000_000 and len(plain.json()["moments"]) > 1  # whoever reads gets all of it

    tell(sqlite, story)


def test_a_seat_that_stays_as_it_is_concerns_nobody(sqlite: str) -> None:
    """And of one that changes, others hear just that: a hundred spectators need no full view for it."""

    async def story(house: House) -> None:
        host = house.browser()
        table = (await host.new_table("me", "here"))["table"]
        path = f"/api/tables/{table}/seat/0"
        async with host.watch(table) as a, house.browser().watch(table) as b:
            await b.settle()
            seq, heard = b.seq, len(b.raw)
            await host.post(path, {"bot": None})
            await b.settle()
            assert b.seq == seq and len(b.raw) == heard + 1  # the pong
            await host.post(path, {"bot": "beginner"})
            await b.until(lambda: b.table["seats"][0]["kind"] == "bot")
            await host.post(path, {"bot": "beginner"})
            await host.post(path, {"bot": None})
            await b.until(lambda: b.table["seats"][0]["kind"] == "person")
            await a.until(lambda: a.seq == b.seq)
            assert not [words for words in b.raw[heard:] if '"t":"full"' in words]

    tell(sqlite, story)


def test_a_full_view_brings_the_newest_lines_and_a_long_game_is_not_held(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        server, host = house.server.hub, house.browser()
        table = await opening.a_game(host, 40)
        server.forget(table)
        await asyncio.to_thread(opening.lengthen, server.store, table, 1000)
        room = await server.room(table)
        end = room.referee.end
        async with host.watch(table, 0, lines=9999) as a, host.watch(table, 0, lines=3) as b:
            assert [line["n"] for line in a.log] == [*range(end - limits.LINES_SHOWN, end)]
            assert [line["n"] for line in b.log] == [*range(end - 3, end)]
            for before in range(end, 0, -limits.EARLIER):
                await b.send(t="earlier", before=before)
                lines = (await b.hear("earlier"))["log"]
                assert [line["n"] for line in lines] == [*range(max(0, before - limits.EARLIER), before)]
            assert end > 2000 and len(room.referee.told) <= limits.LINES_SHOWN
            assert len(room.audience.wire._lines) <= 2 * limits.LINES_SHOWN
            room.referee.told += room.referee.told * 2  # much is told
            room.audience.forget_lines()
            assert (
                len(room.referee.told) == limits.LINES_SHOWN and room.referee.end == end + 2 * limits.LINES_SHOWN
            )

    tell(sqlite, story)


def test_greetings_with_ever_new_seats_leave_nothing_behind(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        host = house.browser()
        made = await host.new_table("me", "bot")
        room = await house.server.hub.room(made["table"])
        async with house.browser().watch(made["table"]) as spectator:
            before = len(room.audience.wire._lines)
            for seat in range(2, 40):
                await spectator.send(t="hello", seat=seat)
                await spectator.hear("full")
            assert len(room.audience.wire._lines) <= before + 5

    tell(sqlite, story)


def test_who_comes_and_goes_does_not_let_us_look_through_everything(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[bool] = []
    monkeypatch.setattr(rubbish, "look_at_everything", lambda: looked.append(True))
    monkeypatch.setattr(hub, "RARELY", 3)

    async def story(house: House) -> None:
        assert house.server is not None
        server, somebody = house.server.hub, house.browser()
        table = (await somebody.new_table("me", "link"))["table"]
        looked.clear()
        async with somebody.watch(table):
            for _ in range(50):
                async with somebody.watch(table):
                    pass
            for _ in range(9):
                await server.sweep()
        assert not looked
        server.forget(table)
        for _ in range(5):
            await server.sweep()
        assert looked == [True, True]  # nobody notices it

    tell(sqlite, story)


def test_no_look_for_rubbish_takes_long_while_somebody_is_here(sqlite: str) -> None:
    """Two days of sweeps, and what four games read when they are first played."""
    took: list[float] = []

    def timed(phase: str, _: object) -> None:
        took.append(time.thread_time() if phase == "start" else time.thread_time() - took.pop())

    async def story(house: House) -> None:
        assert house.server is not None
        server, host = house.server.hub, house.browser()
        gc.callbacks.append(timed)
        for game in GAMES * 5:
            table = (await host.new_table("me", "here", game=game))["table"]
        async with host.watch(table, 0):
            for _ in range(2 * 24 * 60):
                await server.sweep()
        gc.callbacks.remove(timed)
        assert took and max(took) < 0.02

    tell(sqlite, story)


def test_rubbish_is_looked_for_among_what_is_new_only() -> None:
    before = gc.get_threshold()
    try:
        rubbish.spare()
        young, middle, old = gc.get_threshold()
        assert young * middle * old <= 10_000 and len(gc.get_objects()) < 1_000
        kept: list[Any] = [[]]
        assert any(one is kept for one in gc.get_objects())
        gc.collect()
        assert not any(one is kept for one in gc.get_objects())  # what is left now is not looked at again
    finally:
        gc.callbacks.remove(rubbish.settle)
        gc.set_threshold(*before)
        gc.unfreeze()


def test_who_does_not_greet_is_sent_away(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attending, "SLOWEST_GREETING", 0.2)

    async def story(house: House) -> None:
        made = await house.browser().new_table("me", "bot")
        origin: Any = house.base
        async with connect(f"{house.ws}/ws/{made['table']}", origin=origin) as silent:
            with pytest.raises(ConnectionClosed) as end:
                await asyncio.wait_for(silent.recv(), PATIENCE)
            assert end.value.rcvd is not None and end.value.rcvd.code == 4408

    tell(sqlite, story)


@pytest.mark.parametrize("words", [b"", b"GET /health HTTP/1.1\r\nHost: local"])
def test_half_open_requests_time_out(sqlite: str, words: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "SLOWEST_HEAD", 0.3)

    async def story(house: House) -> None:
        _, _, port = house.base.rpartition(":")
        reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
        writer.write(words)
        with suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), QUICK) == b""
        host = house.browser()
        await host.get("/health")
        await asyncio.sleep(0.5)  # an idle connection that has asked whole things is not half open
        await host.get("/health")

    tell(sqlite, story)


def test_connections_of_one_address_are_limited(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        _, _, port = house.base.rpartition(":")
        idle = [await asyncio.open_connection("127.0.0.1", int(port)) for _ in range(20)]
        cut = 0
        for reader, _ in idle:
            with suppress(TimeoutError, ConnectionResetError):
                cut += await asyncio.wait_for(reader.read(), 0.05) == b""
        assert len(house.server.config.doorman.known) == 5
        for _, writer in idle:
            writer.close()
        await asyncio.sleep(0.1)
        await house.browser().get("/health")

    tell(sqlite, story, connections_per_address=5)


def test_spectators_do_not_lock_players_out(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(attending, "SPECTATORS_PER_TABLE", 3)

    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot")
        origin: Any = house.base
        spectators = []
        for _ in range(5):
            with suppress(InvalidStatus):
                one = await connect(f"{house.ws}/ws/{made['table']}", origin=origin)
                await one.send('{"t":"hello"}')
                with suppress(ConnectionClosed):
                    await asyncio.wait_for(one.recv(), PATIENCE)
                spectators.append(one)
        assert sum(one.close_code is None for one in spectators) == 3
        async with host.watch(made["table"]) as a:  # the table is full of spectators, and so is the address
            await a.settle()
        for one in spectators:
            await one.close()

    tell(sqlite, story, sockets_per_address=3)


# --- numbers and names -------------------------------------------------------------------------------------


def test_huge_numbers_and_names_are_refused_in_one_sentence(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "link")
        huge = "9" * 5000
        table = f"/api/tables/{made['table']}"
        await host.delete(f"{table}/seat/{huge}", 404)
        await host.post(f"{table}/seat/{huge}", {"bot": None}, 404)
        for path in (f"/api/tables/{'x' * 300}", f"/api/games/{'x' * 300}", f"{table}/replay?eyes={huge}"):
            assert (await host.http.get(path)).status_code in (404, 409)
        for body in ('{"seat":%s}', '{"seat":0,"x":%s}', '{"seat":-%s}'):
            reply = await host.http.post(f"{table}/resign", content=body % huge)
            assert reply.status_code == 400 and set(reply.json()["error"]) == {"cs", "en"}
        key = "k" * 300
        text = f'game = "settlers"\n[deck.{key}]\nfaction = "orange"\ncards = ["A"]\n'
        await host.post("/api/games/settlers/decks", {"file": "x.toml", "text": text, "keep": True}, 400)
        async with host.watch(made["table"]) as a:
            for words in ('{"t":"earlier","before":%s}', '{"t":"seat","seat":%s}', '{"t":"hello","lines":%s}'):
                await a.socket.send(words % huge)
                assert set((await a.hear("problem"))["say"]) == {"cs", "en"}
            await a.settle()

    tell(sqlite, story)


# --- one table cannot hurt another -------------------------------------------------------------------------


@contextmanager
def foreign_writer(url: str) -> Iterator[None]:
    """Another process writes into the file."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_foreign_writer_stops_nobody_but_the_writer(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, other = house.browser(), house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        elsewhere = await other.new_table("me", "bot", options={"start": "1"})  # nothing is written there
        async with host.watch(made["table"]) as a, other.watch(elsewhere["table"]) as b:
            with foreign_writer(sqlite):
                before = a.number
                await a.play()
                talking = [asyncio.create_task(b.send(t="chat", text="ahoj")) for _ in range(10)]
                began = time.monotonic()
                async with house.browser().watch(elsewhere["table"]) as c:
                    await c.settle()
                for _ in range(2):  # an owner, of whom it is stored that she came and went
                    async with other.watch(elsewhere["table"]) as d:
                        await d.settle()
                assert len(await host.get("/api/tables")) == 1
                await host.get("/health")
                assert time.monotonic() - began < QUICK and a.number == before
            await a.until(lambda: a.number != before)
            await asyncio.gather(*talking)

    tell(sqlite, story)


def test_a_damaged_table_says_so_and_hurts_no_other(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "TEND", 0.05)
    monkeypatch.setattr(hub, "LOOK", 0.05)
    made: list[Any] = []

    async def before(house: House) -> None:
        assert house.server is not None
        monkeypatch.setattr(hub.Hub, "wake", lambda self, id: asyncio.sleep(0))
        monkeypatch.setattr(Room, "stir", lambda self: None)
        host = house.browser()
        for _ in range(4):
            clock = {"move": 5, "out": "bot"}
            made.append(await host.new_table("me", "bot", clock=clock, options={"start": "2"}))
        ids = sorted(one["table"] for one in made)
        with house.server.hub.store.engine.begin() as connection:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == ids[0]))

    tell(db, before)
    monkeypatch.undo()
    monkeypatch.setattr(hub, "TEND", 0.05)

    async def after(house: House) -> None:
        assert house.server is not None
        server = house.server.hub
        ids = sorted(one["table"] for one in made)
        for _ in range(int(PATIENCE / 0.05)):
            if (
                all(server.rooms[id].kept.move_count for id in ids[1:] if id in server.rooms)
                and len(server.rooms) == 3
            ):
                break
            await asyncio.sleep(0.05)
        assert all(
            server.rooms[id].kept.move_count for id in ids[1:]
        )  # the bots of the healthy ones have answered
        with server.store.engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == ids[0]).values(deadline=1))
        server.damaged.clear()
        late = server.rooms[ids[1]]
        with server.store.engine.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == ids[1]).values(deadline=2))
        for _ in range(100):
            await asyncio.sleep(0.02)
            if ids[0] in server.damaged:
                break
        assert ids[0] in server.damaged and not any(one.late for one in server.rounds)
        assert late.kept.id == ids[1]
        host = house.browser()
        said = await host.get(f"/api/tables/{ids[0]}", 409)
        assert ids[0] in said["error"]["en"] and "damaged" in said["error"]["en"]
        assert (await host.get("/health"))["damaged"] == 1
        text = server.metrics.text()
        assert "deskovka_damaged_tables 1" in text and "deskovka_tables_failed_total 0" not in text

    tell(db, after)


def test_rounds_go_on_after_a_failure_or_show_it(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "TEND", 0.02)

    async def story(house: House) -> None:
        assert house.server is not None
        server, store, failures = house.server.hub, house.server.hub.store, [3]
        run_out = store.overdue_tables

        def failing() -> dict[str, list[str]]:
            if failures[0]:
                failures[0] -= 1
                raise ConnectionError("the connection is cut")  # as psycopg's own, nothing of SQLAlchemy
            return run_out()

        monkeypatch.setattr(store, "overdue_tables", failing)
        await asyncio.sleep(0.5)
        clocks = server.rounds[0]
        assert failures == [0] and clocks.age() < 0.3
        assert 'deskovka_rounds_failed_total{rounds="clocks"} 3' in server.metrics.text()
        failures[0] = 10**6
        monkeypatch.setattr(rounds, "LATE", 0.1)
        await asyncio.sleep(0.3)
        said = await house.browser().get("/health", 503)
        assert "clocks" in said["error"]["en"]
        assert "deskovka_clocks_age_seconds 0\n" not in server.metrics.text()

    tell(sqlite, story)


# --- secrets, files, time ----------------------------------------------------------------------------------


def test_nobody_fills_the_log_with_requests_that_make_no_sense(sqlite: str, tmp_path: Path) -> None:
    async def story() -> None:
        command = (sys.executable, "-m", "deskovka.cli", "table", "--lang", "en", "--no-browser", "--port", "0")
        pipe = asyncio.subprocess.PIPE
        with (tmp_path / "log").open("wb") as log:
            running = await asyncio.create_subprocess_exec(*command, "--db", sqlite, stdout=pipe, stderr=log)
        try:
            assert running.stdout is not None
            line = (await asyncio.wait_for(running.stdout.readline(), PATIENCE)).decode()
            port = int(line.partition("localhost:")[2].split()[0].strip("/"))
            for words in (b"?\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n"):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(words)
                assert await asyncio.wait_for(reader.read(12), PATIENCE)
                writer.close()
        finally:
            running.terminate()
            await running.wait()
        assert "warning" not in (tmp_path / "log").read_text()

    asyncio.run(story())


def test_logs_hold_no_hidden_cards(db: str, capsys: pytest.CaptureFixture[str]) -> None:
    secret = "katan_duel.CardsTaken cards 24"
    lines: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            lines.append(logs.Lines().format(record))

    handler = Kept()
    logging.getLogger("deskovka").addHandler(handler)

    async def story(house: House) -> None:
        assert house.server is not None
        store = house.server.hub.store
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        play = store.play

        def failing(kept: Any, after: Any, change: Any) -> None:
            with store.begin() as connection:
                row = {"table": kept.id, "n": 0, "state": secret}
                connection.execute(SNAPSHOTS.insert(), [row, row])
            play(kept, after, change)

        store.play = failing  # type: ignore[method-assign]
        async with host.watch(made["table"]) as a:
            await a.play()
            await a.hear("problem")
        store.play = play  # type: ignore[method-assign]
        try:
            with store.begin() as connection:
                row = {"table": made["table"], "n": 99, "state": secret}
                connection.execute(SNAPSHOTS.insert(), [row, row])
        except IntegrityError as problem:
            logging.getLogger("deskovka.rooms").error("bot's answer lost", exc_info=problem)
        try:
            raise ValueError(secret)
        except ValueError:
            logging.getLogger("deskovka.rooms").exception("socket failed")

    try:
        tell(db, story)
    finally:
        logging.getLogger("deskovka").removeHandler(handler)
    assert len(lines) >= 3 and any('"trace"' in line and "ValueError" in line for line in lines)
    assert not [line for line in lines if "CardsTaken" in line]


def test_database_files_are_private(tmp_path: Path) -> None:
    old = tmp_path / "tables.db"
    old.touch(0o644)
    umask = os.umask(0)
    try:

        async def story(house: House) -> None:
            await house.browser().new_table("me", "bot")
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("tables.db*")}
            assert {"tables.db", "tables.db-wal", "tables.db.lock"} <= {*modes} and {*modes.values()} == {0o600}

        tell(f"sqlite:///{old}", story)
    finally:
        os.umask(umask)


@pytest.mark.parametrize("hours", [-1, 1])
def test_clocks_survive_a_jump_of_the_wall_clock(sqlite: str, hours: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "TEND", 0.05)

    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", clock={"move": 60, "game": 3600}, options={"start": "1"})
        async with host.watch(made["table"]) as a:
            real = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: real() + hours * 3600 * 10**9)
            await asyncio.sleep(0.2)
            assert not any(message["t"] == "asked" for message in a.heard)
            await a.play_and_see()
            await a.until(lambda: a.asked)
            await a.send(t="hello", seat=0)
            await a.hear("full")
            shown = a.full["clock"]
            assert 0 < shown["seats"][0]["until"] - shown["now"] <= 60_000
            assert 3_500_000 < shown["seats"][0]["left"] <= 3_600_000
            monkeypatch.setattr(time, "time_ns", real)

    tell(sqlite, story)


def test_a_clock_that_was_set_back_between_two_servers_gives_nobody_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Ticks, "offset", _Ticks.offset)  # for the other tests
    later = ticks() + 3_600_000
    set_ticks(later)
    assert later <= ticks() < later + 5_000
    clock = Clock(0, 3600, "ask").start_anew(1).turn_to([True], [False], later)
    assert clock.turn_to([False], [False], later - 3_600_000).used == [0]


def test_games_are_still_listed_without_looking_for_them(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        await host.new_table("me", "bot", public=True)

        def looking() -> tuple[str, ...]:
            raise AssertionError("all installed packages were read again")

        monkeypatch.setattr(deskovka.core.game, "games", looking)
        assert len(await host.get("/api/tables?public=1")) == len(await host.get("/api/tables")) == 1
        await host.get("/api/games/rebirth/rules")

    tell(sqlite, story)


def test_marks_on_letters_stop_nobody() -> None:
    """Composing takes the square of the marks on a letter; 16,000 of them took 0.4 s of the event loop."""
    began = time.thread_time()
    assert len(plain("a" + "\u0301\u0323" * 8_000)) > LONGEST_CHAT  # which is refused
    assert time.thread_time() - began < 0.1


def test_a_spectator_s_chat_is_refused_before_it_is_read(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        table = (await host.new_table("me", "bot"))["table"]
        async with house.browser().watch(table) as guest:
            monkeypatch.setattr(
                "deskovka.server.sockets.socket.plain", lambda words: pytest.fail(f"{words} was read")
            )
            await guest.send(t="chat", text="hello")
            await guest.hear("problem")

    tell(sqlite, story)
