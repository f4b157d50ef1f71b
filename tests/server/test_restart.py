"""kill -9 loses no acknowledged move, and the bots go on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from deskovka.server.storage.store import Store
from deskovka.server.tables.hub import Hub
from server.house import PATIENCE, Browser, House, Player, company, open_house, tell
from server.test_secrets import a_room


@asynccontextmanager
async def process(db: str) -> AsyncIterator[tuple[House, asyncio.subprocess.Process]]:
    """The command line's server; killed at the end, as a power cut would."""
    command = (sys.executable, "-m", "deskovka.cli", "table", "--lang", "en", "--no-browser", "--port", "0")
    pipe, null = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    running = await asyncio.create_subprocess_exec(
        *command, "--db", db, "--thinkers", "1", stdin=null, stdout=pipe, stderr=null
    )
    try:
        assert running.stdout is not None
        line = (await asyncio.wait_for(running.stdout.readline(), PATIENCE)).decode()
        found = re.search(r"http://localhost:\d+", line)
        assert found is not None, line
        yield House(found[0]), running
    finally:
        if running.returncode is None:
            running.kill()
        await running.wait()


def move_to(browser: Browser, house: House) -> Browser:
    """The same browser visits another address; its cookie comes along."""
    other = house.browser()
    other.http.cookies.set("deskovka", browser.cookie)
    return other


async def play_on(player: Player, answers: int) -> None:
    """Give this number of `answers` and wait for each acknowledgement."""
    for i in range(answers):
        await player.until(lambda: player.asked or player.over)
        await player.play_and_see(i * 5)


def test_kill_in_the_middle_loses_nothing_acknowledged(db: str) -> None:
    async def story() -> None:
        async with process(db) as (house, running):
            host = house.browser()
            made = await host.new_table("me", "bot", "bot")
            async with host.watch(made["table"]) as a:
                await play_on(a, 4)
                known = [line["event"] for line in a.log]
                number = a.number
                await a.until(lambda: a.asked)
                await a.play()  # on its way while the server dies
                running.kill()
        async with process(db) as (house, running):
            host = move_to(host, house)
            async with host.watch(made["table"]) as a:
                assert [line["event"] for line in a.log][: len(known)] == known and a.number >= number
                await play_on(a, 3)  # which needs the bots' answers in between

    asyncio.run(story())


SECONDS_TO_END = 6

BUSY = """
import sys, time
from pathlib import Path

def busy(*_):
    until = time.monotonic() + 30
    while time.monotonic() < until:
        Path({at!r}, kind).touch()

kind = sys.orig_argv[-1].rpartition(".")[2]
if kind == "historian":
    from deskovka.server.storage import packs
    packs.game_with = busy
if kind == "thinker":
    from deskovka import bots
    bots.safe_choose = busy
"""


def test_processes_that_work_for_a_killed_server_end_with_it(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever they are doing just now: a replay or a thought may take a minute."""
    alive = tmp_path / "alive"
    alive.mkdir()
    (tmp_path / "sitecustomize.py").write_text(BUSY.format(at=str(alive)))
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))

    def signs() -> dict[str, int]:
        """When each of them was last alive."""
        return {file.name: file.stat().st_mtime_ns for file in alive.iterdir()}

    async def story() -> None:
        async with process(sqlite) as (house, running):
            host = house.browser()
            made = await host.new_table("me", "bot")
            await host.post(f"/api/tables/{made['table']}/seat/0", {"bot": "beginner"})
            asking = asyncio.create_task(host.http.get("/api/games/rebirth?pack=x.toml"))
            async with asyncio.timeout(PATIENCE):
                while {*signs()} != {"historian", "thinker"}:
                    await asyncio.sleep(0.05)
            running.kill()
            await running.wait()
            await asyncio.gather(asking, return_exceptions=True)
        for _ in range(SECONDS_TO_END):
            last = signs()
            await asyncio.sleep(1)
            if signs() == last:
                break
        assert signs() == last  # they show nothing any more, so they are gone

    asyncio.run(story())


def test_bots_go_on_without_anybody_looking(sqlite: str) -> None:
    async def story() -> None:
        async with process(sqlite) as (house, running):
            host = house.browser()
            made = await host.new_table("me", "bot", "bot", options={"start": "1"})
            async with host.watch(made["table"]) as a:
                await a.play_and_see()
            running.kill()
        async with process(sqlite) as (house, running):
            host = move_to(host, house)
            for _ in range(100):
                (listed,) = await host.get("/api/tables")
                if listed["my_turn"]:
                    break
                await asyncio.sleep(0.1)
            assert listed["my_turn"]
            running.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(running.wait(), PATIENCE) in (0, -signal.SIGTERM)

    asyncio.run(story())


def test_nobody_waits_until_all_bots_are_awake(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "waiting_for_bots", lambda store, seconds: ["somewhere"])
    monkeypatch.setattr(Hub, "wake", lambda hub, id: asyncio.sleep(3600))

    async def story(house: House) -> None:
        await house.browser().get("/health")

    tell(sqlite, story)


def test_a_bot_that_cannot_think_is_said_aloud_and_tries_again(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            assert house.server is not None
            host = house.browser()
            made = await host.new_table("me", "bot", options={"start": "1"})
            async with host.watch(made["table"]) as a:
                await play_on(a, 2)
                await a.until(lambda: a.asked)
                thinkers, path = house.server.hub.thinkers, f"/api/tables/{made['table']}/seat/1/think"
                await host.post(path, {}, 409)  # it can think
                worker = next(one for one in thinkers.places.workers if one.process is not None)
                assert worker.process is not None
                os.kill(worker.process.pid, signal.SIGSTOP)  # it hangs
                thinkers.seconds = 0.01
                await a.play_and_see()
                assert "cannot think" in (await a.hear("problem"))["say"]["en"]
                assert [seat["stuck"] for seat in a.table["seats"]] == [False, True]
                await house.browser().post(path, {}, 403)
                await host.post(path, {})
                assert "cannot think" in (await a.hear("problem"))["say"]["en"]
                thinkers.seconds = PATIENCE
                await host.post(path, {"bot": "player"})
                await a.until(lambda: a.asked)
                assert [seat["stuck"] for seat in a.table["seats"]] == [False, False]
                assert a.table["seats"][1]["bot"] == "player"
                worker = next(one for one in thinkers.places.workers if one.process is not None)
                assert worker.process is not None
                os.kill(worker.process.pid, signal.SIGKILL)  # it dies
                await play_on(a, 2)
            assert "deskovka_thinkers_replaced_total 0" not in house.server.hub.metrics.text()

    asyncio.run(story())


def test_a_bot_does_not_try_again_in_a_seat_that_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    room = a_room("rebirth", 2, {}, 1)
    tries: list[tuple[int, int]] = []
    monkeypatch.setattr(room, "begin", tries.append)
    room.audience.stuck[1] = room.kept.questions[1]
    room.try_again(1, room.kept.questions[1])
    assert not tries
    room.kept.seats[1] = replace(room.kept.seats[1], bot="player")
    room.try_again(1, room.kept.questions[1])
    assert tries == [(1, room.kept.questions[1])]


def test_the_host_puts_no_bot_where_the_owner_plays_again(sqlite: str) -> None:
    """Her bot was stuck, then she came back; the question is still the same."""

    async def story(house: House) -> None:
        assert house.server is not None
        host, guest, made = await company(house)
        room = await house.server.hub.room(made["table"])
        async with guest.watch(made["table"]):
            room.audience.stuck[1] = room.kept.questions[1]
            await host.post(f"/api/tables/{made['table']}/seat/1/think", {"bot": "beginner"}, 409)
            assert not room.kept.seats[1].bot

    tell(sqlite, story)


def test_stopped_server_closes_sockets(sqlite: str) -> None:
    async def story() -> None:
        async with process(sqlite) as (house, running):
            host = house.browser()
            made = await host.new_table("me", "bot")
            async with host.watch(made["table"]) as a:
                running.send_signal(signal.SIGINT)
                await a.hear("bye")
                with suppress(ConnectionClosed):
                    while True:
                        await a.receive()
                assert a.socket.close_code == 1012
            assert running.stdout is not None
            said = (await running.stdout.read()).decode()
            assert await running.wait() == 0 and "The table is closed" in said

    asyncio.run(story())
