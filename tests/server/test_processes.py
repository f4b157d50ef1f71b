"""Several servers on one PostgreSQL work as one; a SQLite file serves one."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
import time
import uuid
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, make_url, text
from websockets.exceptions import ConnectionClosed

from deskovka.cli import main
from deskovka.server.processes.thinkers import Thinkers, Thought
from deskovka.server.storage.bus import SharedBus
from deskovka.server.storage.store import Store
from deskovka.server.tables import planning
from server.house import PATIENCE, Browser, House, Player, company, open_house
from server.test_automatic import say, step
from server.test_restart import move_to, play_on, process

Story = Callable[[House, House], Coroutine[Any, Any, None]]


@pytest.fixture
def shared(postgres: str) -> str:
    """An empty PostgreSQL database."""
    address = make_url(postgres).set(drivername="postgresql+psycopg")
    name = f"test_{uuid.uuid4().hex}"
    engine = create_engine(address, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return address.set(database=name).render_as_string(hide_password=False)


def tell(db: str, story: Story) -> None:
    async def run() -> None:
        async with open_house(db) as one, open_house(db) as two:
            await story(one, two)

    asyncio.run(run())


@asynccontextmanager
async def everywhere(one: House, two: House) -> AsyncIterator[tuple[Player, Player, Browser, str]]:
    """Two people at one table, each on another server."""
    host, guest = one.browser(), two.browser()
    made = await host.new_table("me", "link", "bot")
    await guest.sit(made, 1)
    async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
        await a.until(lambda: a.question is not None)
        yield a, b, guest, made["table"]


async def first_news(players: Sequence[Player]) -> None:
    """Wait until one of them hears something: an answer without a line in the log may have reached the others."""
    hearing = [asyncio.create_task(player.receive()) for player in players]
    try:
        done, _ = await asyncio.wait(hearing, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in hearing:
            task.cancel()
        await asyncio.gather(*hearing, return_exceptions=True)


async def play_out(*players: Player, most: int = 10_000) -> None:
    """Each answers when asked; each server numbers its messages for itself, so we wait for the same log."""
    given = 0
    while given < most and not all(player.over for player in players):
        asked = next((player for player in players if player.asked), None)
        if asked is None:
            await first_news(players)
        else:
            await asked.play_and_see(given * 7)
            given += 1
        lines = max(len(player.log) for player in players)
        for player in players:
            await player.until(lambda p=player, n=lines: len(p.log) >= n)  # type: ignore[misc]


def test_two_people_on_two_servers_play_a_whole_game(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thought: Counter[int] = Counter()
    think = Thinkers.think

    async def counted(self: Thinkers, view: Any, bot: str, seed: int, *rest: Any) -> Thought | None:
        thought[seed] += 1  # the seed is made of seat and turn
        return await think(self, view, bot, seed, *rest)

    monkeypatch.setattr(Thinkers, "think", counted)

    async def story(one: House, two: House) -> None:
        async with everywhere(one, two) as (a, b, guest, table):
            await play_out(a, b)
            assert a.over and b.over and a.score == b.score
            assert [line["event"]["t"] for line in a.log] == [line["event"]["t"] for line in b.log]
            assert thought and set(thought.values()) == {1}  # every question was thought about exactly once
            await guest.post(f"/api/tables/{table}/rematch")
            await a.until(lambda: a.table["rematch"] is not None)

    tell(shared, story)


def test_undo_chat_presence_and_seats_reach_the_other_server(shared: str) -> None:
    async def story(one: House, two: House) -> None:
        async with everywhere(one, two) as (a, b, guest, table):
            await a.until(lambda: all(seat["connected"] for seat in a.table["seats"][:2]))
            await b.until(lambda: all(seat["connected"] for seat in b.table["seats"][:2]))
            await a.send(t="chat", text="ahoj")
            assert (await b.hear("chat"))["line"]["text"] == "ahoj"
            await b.send(t="react", n=1, reaction="laugh", on=True)
            assert (await a.hear("reactions"))["reactions"] == {"laugh": [1]}
            await play_out(a, b, most=6)
            asker, other = (a, b) if a.asked else (b, a)
            await asker.send(t="undo", seat=asker.seat)
            assert (await other.hear("asked"))["by"] == asker.seat
            before = len(asker.log)
            await other.send(t="agree", what="undo", yes=True)
            await asker.hear("full")
            await other.until(lambda: len(other.log) == len(asker.log) < before)
            await guest.post(f"/api/tables/{table}/resign", {"seat": 1})
            await a.until(lambda: a.table["resigned"] == [1])

    tell(shared, story)


def test_plans_reach_the_owners_devices_at_every_server(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a thief's device at another server plans unnoticed; the opponent there hears nothing."""
    monkeypatch.setattr(planning, "SHORTEST", 1)
    monkeypatch.setattr(planning, "LONGEST", 2)

    async def story(one: House, two: House) -> None:
        host, guest, device = one.browser(), two.browser(), two.browser()
        made = await host.new_table("me", "link")
        table = made["table"]
        await guest.sit(made, 1)
        await device.post(f"/api/tables/{table}/sit", {"token": await host.own_link(table)})
        async with host.watch(table) as a, guest.watch(table) as b, device.watch(table) as c:
            await a.until(lambda: a.question is not None)
            if a.asked:
                await a.play_and_see()
            await b.until(lambda: b.asked)
            await asyncio.sleep(0.5)  # all of them have heard who is here
            await b.settle()
            heard = len(b.raw)
            assert (await offer(a))["moves"] == []
            moves = [choice["move"] for choice in (await offer(a))["question"]["moves"]]
            await c.settle()
            await a.send(t="plan", seat=0, moves=moves[-1:])
            found = await c.hear("plan")
            assert [choice["move"] for choice in found["moves"]] == moves[-1:]
            await b.settle()
            assert len(b.raw) == heard + 1  # the pong
            await c.send(t="plan", seat=0, moves=[])
            await a.until(lambda: bool(a.heard) and a.heard[-1]["t"] == "plan" and a.heard[-1]["moves"] == [])

    tell(shared, story)


async def offer(player: Player) -> dict[str, Any]:
    """What could be planned now."""
    await player.send(t="plan", seat=player.seat)
    return await player.hear("plan")


def test_wishes_reach_the_own_devices_and_the_tables_answers_everybody(shared: str) -> None:
    """That somebody does without a question is nobody else's business, at no server."""

    async def story(one: House, two: House) -> None:
        host, guest, device = one.browser(), two.browser(), two.browser()
        options = {"faction": ["nordic", "rusviet"]}  # as in test_automatic
        made = await host.new_table("me", "link", game="scythe", options=options)
        table = made["table"]
        await guest.sit(made, 1)
        await device.post(f"/api/tables/{table}/sit", {"token": await host.own_link(table)})
        async with host.watch(table) as a, guest.watch(table) as b, device.watch(table) as c:
            await a.until(lambda: a.question is not None)
            await asyncio.sleep(0.5)  # all of them have heard who is here
            await b.settle()
            heard, first = len(b.raw), a if a.asked else b
            await a.send(t="unask", seat=0, question="EndTurn", on=True)
            await c.until(lambda: c.full["unasked"] == {"EndTurn": True})
            await b.settle()
            assert len(b.raw) == heard + 1  # the pong
            await a.send(t="unask", seat=0, question="EndTurn", on=False)
            await c.until(lambda: c.full["unasked"] == {"EndTurn": False})
            await say(first, "Section")
            await say(first, "Skip")
            for player in (a, b, c):
                await player.until(lambda player=player: step(player) == "EndTurn")  # type: ignore[misc]
                deltas = [json.loads(words) for words in player.raw if words.startswith('{"t":"delta"')]
                assert [answer["seat"] for delta in deltas for answer in delta["auto"]] == [first.seat]

    tell(shared, story)


def test_at_the_same_time_both_answers_count(shared: str) -> None:
    """Doubled moves, each sent to another server at the same moment: one counts, the other is late."""

    async def story(one: House, two: House) -> None:
        host = one.browser()
        made = await host.new_table("me", "here")
        other = move_to(host, two)
        async with host.watch(made["table"], 0) as a, other.watch(made["table"], 0) as b:
            for _ in range(12):
                for player in (a, b):
                    seat = (player.question or {})["asked"][0]
                    await player.send(t="seat", seat=seat)
                    await player.until(lambda p=player, s=seat: p.seat == s and p.asked)  # type: ignore[misc]
                assert a.number == b.number
                before = a.number
                await asyncio.gather(a.play(), b.play(1))
                for player in (a, b):
                    await player.until(lambda p=player, n=before: p.number != n)  # type: ignore[misc]
            await asyncio.gather(a.settle(), b.settle())
            await a.until(lambda: a.number >= b.number)
            await b.until(lambda: b.number >= a.number)
            assert (a.number, len(a.log)) == (b.number, len(b.log))
        assert one.server is not None
        kept = one.server.hub.store.find(made["table"])
        assert kept is not None and kept.move_count == 12

    tell(shared, story)


def test_when_a_server_dies_its_tables_go_on_in_another(shared: str) -> None:
    async def story() -> None:
        async with open_house(shared) as two, process(shared) as (one, running):
            host = one.browser()
            made = await host.new_table("me", "bot", "bot", options={"start": "1"})
            async with host.watch(made["table"]) as a:
                await play_on(a, 2)
                await a.until(lambda: a.asked)
                await a.play_and_see()
                os.kill(running.pid, signal.SIGKILL)  # the bots have to answer, and their server is dead
            host = move_to(host, two)
            async with host.watch(made["table"]) as a:
                await play_on(a, 2)
                assert [seat["connected"] for seat in a.table["seats"]] == [True, False, False]

    asyncio.run(story())


def test_bots_go_on_although_nobody_looks(shared: str) -> None:
    async def story() -> None:
        async with open_house(shared) as two, process(shared) as (one, running):
            host = one.browser()
            made = await host.new_table("me", "bot", "bot", options={"start": "1"})
            async with host.watch(made["table"]) as a:
                await a.play_and_see()
                os.kill(running.pid, signal.SIGKILL)
            assert two.server is not None
            for _ in range(150):
                kept = two.server.hub.store.find(made["table"])
                assert kept is not None
                if kept.asked == [0]:
                    return
                await asyncio.sleep(0.1)
            raise AssertionError("the bots have not answered")

    asyncio.run(story())


def test_a_plan_is_played_although_its_server_has_died_and_nobody_looks(
    shared: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planning, "SHORTEST", 1)
    monkeypatch.setattr(planning, "LONGEST", 2)

    async def story() -> None:
        async with open_house(shared) as two, process(shared) as (one, running):
            host, guest, made = await company(one)
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                first, second = (a, b) if a.asked else (b, a)
                await second.hear("plan")  # there is none yet
                (*_, free) = [choice["move"] for choice in (await offer(second))["question"]["moves"]]
                await second.send(t="plan", seat=second.seat, moves=[free])
                await second.hear("plan")
                move = next(c["move"] for c in (first.question or {})["moves"] if c["move"] != free)
                await first.send(t="play", seat=first.seat, question=first.number, move=move)
                await second.until(lambda: second.asked)
                os.kill(running.pid, signal.SIGKILL)  # in the pause, which is at least a second and a half
            assert two.server is not None
            async with asyncio.timeout(PATIENCE):
                while (kept := two.server.hub.store.find(made["table"])) and kept.move_count < 2:
                    await asyncio.sleep(0.1)

    asyncio.run(story())


# --- behind a proxy --------------------------------------------------------------------------------------


@asynccontextmanager
async def proxy(*houses: House) -> AsyncIterator[House]:
    """The recipe of docs/hosting.md in small: connections go to the servers in turn, and to a living one only."""
    turn = 0

    async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while words := await reader.read(2**16):
            writer.write(words)
            await writer.drain()
        writer.close()

    async def attend(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal turn
        for _ in houses:
            turn += 1
            port = int(houses[turn % len(houses)].base.rpartition(":")[2])
            try:
                far_reader, far_writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                continue
            await asyncio.gather(pump(reader, far_writer), pump(far_reader, writer), return_exceptions=True)
            return
        writer.close()

    server = await asyncio.start_server(attend, "127.0.0.1", 0)
    try:
        yield House(f"http://localhost:{server.sockets[0].getsockname()[1]}")
    finally:
        server.close()


def test_a_game_behind_a_proxy_survives_the_death_of_a_server(shared: str) -> None:
    async def story() -> None:
        async with (
            process(shared) as (one, first),
            process(shared) as (two, second),
            proxy(one, two) as door,
        ):
            host, guest = door.browser(), door.browser()
            made = await host.new_table("me", "link")
            await guest.sit(made, 1)
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                await play_out(a, b, most=6)
                known = len(a.log)
            first.kill()
            await first.wait()
            async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
                assert len(a.log) == len(b.log) == known
                await play_out(a, b, most=6)
            assert second.returncode is None

    asyncio.run(story())


# --- SQLite ----------------------------------------------------------------------------------------------


def test_a_second_server_on_a_file_says_why_not(sqlite: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def story() -> None:
        async with open_house(sqlite):
            command = [
                sys.executable,
                "-m",
                "deskovka.cli",
                "table",
                "--lang",
                "en",
                "--db",
                sqlite,
                "--port",
                "0",
            ]
            second = await asyncio.create_subprocess_exec(*command, "--no-browser", stderr=asyncio.subprocess.PIPE)
            _, said = await second.communicate()
            assert second.returncode == 2 and b"serves only one" in said and said.count(b"\n") == 1
            backup = str(Path(sqlite.removeprefix("sqlite:///")).with_suffix(".gz"))
            assert main(["table", "--lang", "en", "--db", sqlite, "--backup", backup]) == 0
            assert main(["table", "--lang", "en", "--db", sqlite, "--restore", backup, "--force"]) == 2
            assert "stop it first" in capsys.readouterr().err
        assert main(["table", "--lang", "en", "--db", sqlite, "--restore", backup, "--force"]) == 0

    asyncio.run(story())
    assert sqlite3.connect(sqlite.removeprefix("sqlite:///")).execute("PRAGMA integrity_check").fetchone() == (
        "ok",
    )


def test_restoring_needs_postgresql_for_itself(
    shared: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def story() -> None:
        file = str(tmp_path / "b.gz")
        async with open_house(shared) as house:
            await house.browser().new_table("me", "bot")
            assert main(["table", "--lang", "en", "--db", shared, "--backup", file]) == 0
            assert main(["table", "--lang", "en", "--db", shared, "--restore", file, "--force"]) == 2
            assert "stop it first" in capsys.readouterr().err
        assert main(["table", "--lang", "en", "--db", shared, "--restore", file, "--force"]) == 0

    asyncio.run(story())


def test_a_device_that_one_server_throws_out_sees_nothing_at_the_other(shared: str) -> None:
    async def story(one: House, two: House) -> None:
        async with everywhere(one, two) as (_, b, guest, table):
            thief = one.browser()
            await thief.post(f"/api/tables/{table}/sit", {"token": await guest.own_link(table)})
            async with thief.watch(table) as c:
                assert c.seat == 1
                assert "further device" in (await b.hear("chat"))["line"]["say"]["en"]
                found = await guest.get(f"/api/tables/{table}/devices")
                (device,) = [one["device"] for one in found if not one["this"]]
                await guest.delete(f"/api/tables/{table}/seat/1/device/{device}")
                await c.until(lambda: c.full["seat"] is None)
                await c.send(t="seat", seat=1)
                await c.hear("problem")

    tell(shared, story)


# --- cut connections ---------------------------------------------------------------------------------------


def cut(db: str) -> int:
    """All connections to the database are cut, as when it restarts; returns how many."""
    engine = create_engine(db, isolation_level="AUTOCOMMIT")
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    words = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {others}"
    with engine.connect() as connection:
        found = connection.scalar(text(words))
    engine.dispose()
    return int(found or 0)


def test_whoever_is_here_is_here_after_a_cut_too(shared: str) -> None:
    """A guest at the other server is not taken for absent, so that the host could give her seat away."""

    async def story(one: House, two: House) -> None:
        host, guest = one.browser(), two.browser()
        made = await host.new_table("me", "link")
        await guest.sit(made, 1)
        path = f"/api/tables/{made['table']}"
        async with host.watch(made["table"]) as a, guest.watch(made["table"]):
            await a.until(lambda: a.table["seats"][1]["connected"])
            for _ in range(3):
                assert cut(shared) >= 4
                await asyncio.sleep(4)
                await host.get("/health")
                assert [seat["connected"] for seat in (await host.get(path))["seats"]] == [True, True]
                await host.post(f"{path}/seat/1", {"bot": "beginner"}, 409)
            assert main(["table", "--lang", "en", "--db", shared, "--restore", "nothing.gz", "--force"]) == 2

    tell(shared, story)


def test_cuts_while_people_play_lose_nothing(shared: str) -> None:
    """Connections are cut again and again: what was acknowledged is there, and both servers go on."""

    async def story(one: House, two: House) -> None:
        async with everywhere(one, two) as (a, b, guest, table):
            host = one.browser()
            host.http.cookies.set("deskovka", a.socket.request.headers["Cookie"].partition("=")[2])  # type: ignore[union-attr]
            work = asyncio.create_task(cutting(shared, 16))
            end = time.monotonic() + 12
            given = await asyncio.gather(*(play_until(end, one, table) for one in (host, guest)))
            await work
            assert sum(map(len, given)) > 5
        assert one.server is not None and two.server is not None
        for server in (one.server, two.server):
            kept = server.hub.store.find(table)
            assert kept is not None
            assert kept.move_count >= sum(map(len, given)) and kept.revision >= max(map(max, given))
            assert "deskovka_thinkers_replaced_total 0" in server.hub.metrics.text()
        async with host.watch(table) as a, guest.watch(table) as b:
            await play_out(a, b, most=6)

    tell(shared, story)


def test_who_has_left_takes_no_lock_again(shared: str) -> None:
    store = Store(shared)
    bus = SharedBus(store)
    bus.enter()
    assert not bus.show_life()
    bus.leave()
    assert not bus.show_life() and bus.locks.closed
    store.close()


async def cutting(db: str, times: int) -> None:
    for _ in range(times):
        await asyncio.sleep(0.7)
        await asyncio.to_thread(cut, db)


async def play_until(end: float, browser: Browser, table: str) -> list[int]:
    """Answer when asked, and come back when the connection is lost; returns the questions after each answer."""
    found: list[int] = []
    while time.monotonic() < end:
        with suppress(ConnectionClosed, TimeoutError, OSError):
            async with browser.watch(table) as player:
                while time.monotonic() < end:
                    if player.asked and await answered(player):
                        found.append(player.number)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(player.receive(), 0.1)
        await asyncio.sleep(0.1)
    return found


async def answered(player: Player) -> bool:
    """Answer once; was it acknowledged?"""
    before = player.number
    await asyncio.sleep(0.7)  # so that the game outlasts the cuts, however fast the machine is
    player.heard.clear()
    await player.play()
    while player.number == before and not any(m["t"] == "problem" for m in player.heard):
        await player.receive()
    return player.number != before
