"""No request and no frame takes more than 20 ms of the event loop's processor time in one callback."""

from __future__ import annotations

import asyncio
import base64
import gc
import gzip
import json
import random
import socket as sockets
import threading
import time
from asyncio import base_events, events
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, get_args

import pytest
from websockets.asyncio.client import ClientConnection, connect

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.record import Record
from deskovka.core.state import State
from deskovka.core.value import to_json
from deskovka.server.base import limits
from deskovka.server.base.limits import LISTED, PUBLIC_LISTED
from deskovka.server.base.settings import Settings
from deskovka.server.messages import frames
from deskovka.server.processes.analysis import FORM
from deskovka.server.serve import Server, make_server
from deskovka.server.storage.kept import Archived, Seat, dump_json
from deskovka.server.storage.keys import hash_text
from deskovka.server.tables.wishes import new_table
from deskovka.server.web.document import ROUTES
from deskovka.server.web.past import finished_table
from deskovka.teach.puzzles import puzzles_of
from server.house import PATIENCE, Browser, House
from server.receiving import Subscriber

MOST = 0.020  # seconds of processor time
TIMES = 6  # each thing is done so often, and the best time counts: what else the machine does is not ours
SPECTATORS = limits.SPECTATORS_PER_TABLE
Data = dict[str, Any]
Do = Callable[[], Awaitable[Any]]


def named(callback: Any) -> str:
    """A callback as somebody who looks for it knows it; of a task, where it waits."""
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(callback, "__qualname__", callback))
    where: list[str] = []
    inner: Any = task.get_coro()
    while inner is not None and hasattr(inner, "cr_frame") and inner.cr_frame is not None:
        where.append(f"{inner.cr_code.co_name}:{inner.cr_frame.f_lineno}")
        inner = inner.cr_await
    return " > ".join(where[-6:])


class Watched:
    """The longest callback of the server's loop since the last look, and what it was; and its longest round."""

    def __init__(self) -> None:
        self.thread = 0
        self.longest = 0.0
        self.what = ""
        self.round = 0.0

    @contextmanager
    def watching(self) -> Iterator[None]:
        handles: Any = events.Handle
        loops: Any = base_events.BaseEventLoop
        run, turn = handles._run, loops._run_once

        def turned(loop: Any) -> None:
            began = time.thread_time()
            turn(loop)
            if threading.get_ident() == self.thread:
                self.round = max(self.round, time.thread_time() - began)

        def measured(handle: Any) -> None:
            if threading.get_ident() != self.thread:
                run(handle)
                return
            what, began = named(handle._callback), time.thread_time()
            run(handle)
            took = time.thread_time() - began
            if took > self.longest:
                self.longest, self.what = took, what

        handles._run, loops._run_once = measured, turned
        try:
            yield
        finally:
            handles._run, loops._run_once = run, turn

    def take(self) -> tuple[float, str]:
        found = self.longest, self.what
        self.longest, self.what, self.round = 0.0, "", 0.0
        return found


@contextmanager
def served(db: str, watched: Watched, **wanted: Any) -> Iterator[tuple[House, Server]]:
    """A server in a thread of its own, with an ordinary loop, so that its callbacks can be measured."""
    ready, found = threading.Event(), list[int]()
    settings = Settings(db=db, port=0, thinkers=1, **wanted)
    settings.sockets_per_address = settings.connections_per_address = 1000
    settings.tables_per_minute = settings.requests_per_second = settings.frames_per_second = 10**6
    settings.lines_per_second = settings.rooms_per_address = 10**6

    def tell(port: int) -> None:
        found.append(port)
        ready.set()

    server = make_server(settings, tell)

    def run() -> None:
        watched.thread = threading.get_ident()
        asyncio.run(server.serve())

    server.capture_signals = nothing  # type: ignore[method-assign]
    thread = threading.Thread(target=run)
    with watched.watching():
        thread.start()
        assert ready.wait(PATIENCE)
        try:
            yield House(f"http://localhost:{found[0]}", server), server
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            gc.unfreeze()


@contextmanager
def nothing() -> Iterator[None]:
    yield


GAMES = ("rebirth", "katan-duel", "settlers", "scythe")
ARCHIVED = 90.0  # seconds: thousands of moments are drawn for seven pairs of eyes, in another process, uncompiled


def company(id: str) -> int:
    """As many as can play the game as it comes."""
    g = deskovka.game(id)
    return max(n for n in g.seats if not g.check(n, {}))


def long_record(id: str, most: int = 3000) -> str:
    """The record of a long random game, as large as may be sent."""
    g = deskovka.game(id)
    table = deskovka.Table(g, company(id), 7, {}, [f"P{n}" for n in range(company(id))])
    table.salt = 1
    chance = Chance(7)
    while table.state.to_act() and len(table.moves) < most:
        seat = table.state.to_act()[0]
        table.play(seat, table.state.nth_legal(seat, chance.below(table.state.num_legal(seat))))
    past = table.record()
    while len(past.text(table.state).encode()) > limits.LONGEST_RECORD - 20_000:
        past.moves = past.moves[: len(past.moves) * 9 // 10]
        table.state = past.replay()
    return past.text(table.state)


class Stage:
    """A server with large tables, a host who owns everything, and whoever watches."""

    def __init__(self, house: House, server: Server) -> None:
        self.house = house
        self.server = server
        self.host = Browser(house)
        self.host.http.timeout = ARCHIVED
        self.game = "rebirth"
        self.finished: Data = {}
        self.running: Data = {}
        self.record = ""
        self.devices: list[Browser] = []

    async def fill(self, id: str) -> None:
        """Long games of one kind, finished and running, and as many tables as a list shows."""
        self.game, self.record = id, await asyncio.to_thread(long_record, id)
        self.finished = await self.host.post("/api/records", {"record": self.record})
        moves = self.record.count("\n") - 2
        seats = [{"kind": "me"}] + [{"kind": "here"}] * (company(id) - 1)
        for back in range(20, 50):
            reply = await self.host.http.post(
                f"/api/tables/{self.finished['table']}/go_on", json={"move": moves - 2 * back, "seats": seats}
            )
            if reply.status_code == 200:
                break
        self.running = reply.json()
        await self.open_elsewhere()
        store, g = self.server.hub.store, deskovka.game(id)
        await asyncio.to_thread(self.keep_analysis)
        me = hash_text(self.host.cookie)
        for n in range(LISTED):
            people = [Seat(i, "x" * 40, True, owners={me}) for i in range(company(id))]
            kept = new_table(g, {}, "cs", n < PUBLIC_LISTED, me, people)
            await asyncio.to_thread(store.create, kept, [])

    def keep_analysis(self) -> None:
        """The finished game has an analysis, larger than that of any honest one."""
        store, table = self.server.hub.store, self.finished["table"]
        store.want_analysis(table, FORM, "", 1, 1)
        packed = base64.b64encode(gzip.compress(random.Random(1).randbytes(400_000))).decode()
        store.end_stage(table, "done", packed)

    async def open_elsewhere(self) -> None:
        """The running table on as many devices as may be, as far as possible each with other seats."""
        path = f"/api/tables/{self.running['table']}"
        links = (await self.host.get(f"{path}/links"))["seats"]
        for n in range(1, limits.OWNERS_PER_SEAT):
            device = Browser(self.house)
            mine = n % 2 ** len(links) or -1
            for link in [link for i, link in enumerate(links) if mine >> i & 1]:
                await device.post(f"{path}/sit", {"token": link["url"].partition("#")[2], "name": "x"})
            self.devices.append(device)

    async def moves(self, one: ClientConnection) -> Data:
        """A full view in which somebody of ours is asked."""
        for seat in range(company(self.game)):
            await one.send(json.dumps({"t": "hello", "seat": seat}))
            found = await heard(one, "full")
            if found["question"] and found["question"]["moves"]:
                return found
        raise AssertionError("nobody is asked")


async def heard(one: ClientConnection, kind: str) -> Data:
    while True:
        message: Data = json.loads(await asyncio.wait_for(one.recv(), PATIENCE))
        if message["t"] == kind:
            return message


@asynccontextmanager
async def sitting(stage: Stage) -> AsyncIterator[ClientConnection]:
    """The host's socket at the running table, all devices, and many who watch and want other numbers of lines."""
    origin: Any = stage.house.base
    url = f"{stage.house.ws}/ws/{stage.running['table']}"
    mine = {"Cookie": f"deskovka={stage.host.cookie}"}
    others = [{"Cookie": f"deskovka={device.cookie}"} for device in stage.devices] + [{}] * SPECTATORS
    watching = [
        await connect(url, origin=origin, additional_headers=other, max_size=None, max_queue=None)
        for other in others
    ]
    for n, one in enumerate(watching):
        await one.send(json.dumps({"t": "hello", "lines": 9999 - n}))
    async with connect(url, origin=origin, additional_headers=mine, max_size=None, max_queue=None) as one:
        await one.send('{"t":"hello"}')
        await heard(one, "full")
        yield one
    for one in watching:
        await one.close()


def requests(stage: Stage) -> dict[tuple[str, str], Do]:
    """The heaviest request that each route takes."""
    host, game, old, now = stage.host, stage.game, stage.finished["table"], stage.running["table"]
    seats = company(game)
    bots = [{"kind": "me"}] + [{"kind": "bot", "bot": "beginner", "name": "ž" * 40}] * (seats - 1)
    wish = {"game": game, "seats": bots}
    long = {"game": game, "seats": bots, "options": {f"{n}": ["x" * 30] * 30 for n in range(15)}}
    deck = "\n".join(f'[deck.k{n}]\nfaction = "x"\ncards = ["A", "B"]' for n in range(250))
    judged = {"file": "x.toml", "text": f'game = "{game}"\n{deck}'}
    path = f"/api/tables/{now}"

    def get(where: str) -> Do:
        return lambda: host.http.get(where)

    def post(where: str, data: Any) -> Do:
        return lambda: host.http.post(where, json=data)

    async def open_both() -> None:
        await host.http.post("/api/tables", json=long)
        await host.http.post("/api/tables", json=wish)

    async def listing() -> None:
        await host.http.get("/api/tables")
        await host.http.get("/api/tables?public=1")

    async def remove() -> None:
        made = (await host.http.post("/api/tables", json=wish)).json()
        await host.http.delete(f"/api/tables/{made['table']}")

    async def sit() -> str:
        linked = {**wish, "seats": [{"kind": "me"}] + [{"kind": "link"}] * (seats - 1)}
        made = (await host.http.post("/api/tables", json=linked)).json()
        for seat in made["seats"][1:]:
            await Browser(stage.house).http.post(
                f"/api/tables/{made['table']}/sit", json={"token": seat["token"], "name": "x" * 40}
            )
        return str(made["table"])

    async def reopen() -> None:
        await host.http.post(f"/api/tables/{await sit()}/seat/1/reopen")

    async def throw_out() -> None:
        found = [one for one in (await host.get(f"{path}/devices")) if not one["this"]]
        await host.delete(f"{path}/seat/{found[-1]['seat']}/device/{found[-1]['device']}")

    async def resign() -> None:
        made = (await host.http.post("/api/tables", json=wish)).json()
        await host.http.post(f"/api/tables/{made['table']}/resign", json={"seat": 0})
        await host.http.post(f"/api/tables/{made['table']}/rematch")

    analysed = f"/api/tables/{stage.finished['table']}/analysis"
    puzzle = next(iter(puzzles_of(deskovka.game(game))))
    return {
        ("GET", "/health"): get("/health"),
        ("GET", "/api/games"): get("/api/games"),
        ("GET", "/api/games/{id}"): get(f"/api/games/{game}"),
        ("GET", "/api/games/{id}/rules"): get(f"/api/games/{game}/rules"),
        ("GET", "/api/games/{id}/scene"): get(f"/api/games/{game}/scene"),
        ("GET", "/api/games/{id}/decks"): get(f"/api/games/{game}/decks"),
        ("POST", "/api/games/{id}/decks"): post(f"/api/games/{game}/decks", judged),
        ("GET", "/api/games/{id}/guides"): get(f"/api/games/{game}/guides"),
        ("GET", "/api/games/{id}/puzzles"): get(f"/api/games/{game}/puzzles"),
        ("GET", "/api/games/{id}/puzzles/{puzzle}"): get(f"/api/games/{game}/puzzles/{puzzle}"),
        ("POST", "/api/tables"): open_both,
        ("GET", "/api/tables"): listing,
        ("GET", "/api/tables/{id}"): get(path),
        ("DELETE", "/api/tables/{id}"): remove,
        ("GET", "/api/tables/{id}/scene"): get(f"{path}/scene"),
        ("GET", "/api/tables/{id}/glance"): get(f"{path}/glance"),
        ("POST", "/api/tables/{id}/sit"): sit,
        ("POST", "/api/tables/{id}/whose"): post(f"{path}/whose", {"token": "x" * 43}),
        ("GET", "/api/tables/{id}/links"): get(f"{path}/links"),
        ("POST", "/api/tables/{id}/seat/{n:few}"): post(f"{path}/seat/0", {"bot": "beginner"}),
        ("POST", "/api/tables/{id}/seat/{n:few}/think"): post(f"{path}/seat/0/think", {}),
        ("DELETE", "/api/tables/{id}/seat/{n:few}"): lambda: host.http.delete(f"{path}/seat/1"),
        ("POST", "/api/tables/{id}/seat/{n:few}/reopen"): reopen,
        ("GET", "/api/tables/{id}/devices"): get(f"{path}/devices"),
        ("DELETE", "/api/tables/{id}/seat/{n:few}/device/{device}"): throw_out,
        ("POST", "/api/tables/{id}/rematch"): resign,
        ("POST", "/api/tables/{id}/resign"): resign,
        ("POST", "/api/tables/{id}/agree_end"): post(f"/api/tables/{old}/agree_end", {}),
        ("GET", "/api/tables/{id}/replay"): get(f"/api/tables/{old}/replay"),
        ("GET", "/api/tables/{id}/record"): get(f"/api/tables/{old}/record"),
        ("GET", "/api/notices"): get("/api/notices"),
        ("POST", "/api/notices/push"): post(
            "/api/notices/push", Subscriber().wish("https://fcm.googleapis.com/x")
        ),
        ("POST", "/api/notices/hook"): post("/api/notices/hook", {"url": f"https://ntfy.sh/{'x' * 900}"}),
        ("POST", "/api/notices/mail"): post("/api/notices/mail", {"to": f"{'x' * 900}@example.org"}),
        ("POST", "/api/notices/mail/code"): post("/api/notices/mail/code", {"code": "x" * 32}),
        ("POST", "/api/notices/stop/{token}"): post(f"/api/notices/stop/{'x' * 900}", {}),
        ("POST", "/api/notices/{kind}/wishes"): post("/api/notices/push/wishes", {"events": ["over"]}),
        ("POST", "/api/notices/{kind}/test"): post("/api/notices/push/test", {}),
        ("DELETE", "/api/notices/{kind}"): lambda: host.http.delete("/api/notices/push"),
        ("POST", "/api/records"): post("/api/records", {"record": stage.record}),
        ("POST", "/api/tables/{id}/go_on"): post(
            f"/api/tables/{old}/go_on", {"move": 3, "seats": [{"kind": "me"}] + [{"kind": "link"}] * (seats - 1)}
        ),
        ("GET", "/api/tables/{id}/analysis"): get(analysed),
        ("GET", "/api/tables/{id}/help"): get(f"/api/tables/{stage.finished['table']}/help"),
        ("POST", "/api/tables/{id}/analysis"): post(analysed, {}),
        ("GET", "/api/tables/{id}/analysis/result"): get(f"{analysed}/result"),
        ("GET", "/api/tables/{id}/analysis/answers/{n:few}"): get(f"{analysed}/answers/9"),
        ("POST", "/api/tables/{id}/analysis/answers/{n:few}"): post(
            f"{analysed}/answers/9", {"best": 0, "tried": 1}
        ),
    }


def sent(stage: Stage, one: ClientConnection, full: Data) -> dict[str, Do]:
    """The heaviest frame of each kind; a pong after it says that it was dealt with."""
    seat, question = full["seat"], full["question"]
    move = question["moves"][-1]["move"]
    odd = {**move, "x": ["y" * 100] * 140}

    def frame(*messages: Data) -> Do:
        async def send() -> None:
            for message in messages:
                await one.send(json.dumps(message))
            await one.send('{"t":"ping"}')
            await heard(one, "pong")

        return send

    async def play_and_undo() -> None:
        now = await stage.moves(one)
        for choice in now["question"]["moves"][:2]:
            played = {"t": "play", "seat": now["seat"], "question": now["question"]["number"]}
            await frame({**played, "move": choice["move"]}, {"t": "undo", "seat": now["seat"]})()
            now = await stage.moves(one)

    def coached(kind: str, **more: Any) -> Do:
        async def ask() -> None:
            number = (await stage.moves(one))["question"]["number"]
            await frame({"t": kind, "seat": seat, "question": number, **more})()

        return ask

    zones = [[choice["id"] for choice in question["moves"]][:60]] * 32
    unask = {"t": "unask", "seat": seat, "question": next(iter(full["unasked"]), "none of them")}
    return {
        "hello": frame({"t": "hello", "seat": seat, "lines": None}),
        "play": play_and_undo,
        "why": frame({"t": "why", "seat": seat, "move": move}, {"t": "why", "seat": seat, "move": odd}),
        "look": frame({"t": "look", "seat": seat, "move": move}),
        "hint": coached("hint", step=3, zones=zones),
        "chances": coached("chances"),
        "check": coached("check", move=move, least=15),
        "undo": frame({"t": "undo", "seat": seat}),
        "unask": frame(*[{**unask, "on": on} for on in (True, False)]),
        "plan": frame({"t": "plan", "seat": seat}, {"t": "plan", "seat": seat, "moves": []}),
        "agree": frame({"t": "agree", "what": "undo", "yes": True}),
        "chat": frame({"t": "chat", "text": "ž" * limits.LONGEST_CHAT}),
        "react": frame(*[{"t": "react", "n": 1, "reaction": "like", "on": on} for on in (True, False)]),
        "seat": frame({"t": "seat", "seat": seat}),
        "earlier": frame({"t": "earlier", "before": 10**6}),
        "visible": frame(*[{"t": "visible", "on": on} for on in (False, True)]),
        "ping": frame({"t": "ping"}),
    }


async def best(watched: Watched, do: Do) -> tuple[float, str]:
    """The longest callback while something is done, at its best."""
    found = []
    for _ in range(TIMES):
        watched.take()
        await do()
        await asyncio.sleep(0.05)
        found.append(watched.take())
        if found[-1][0] < MOST / 2:
            break
    return min(found)


def endless_game(moves: int = 14_000) -> tuple[Record, State]:
    """Both players of a duel always take the last choice: legal, never over, and its log is very long."""
    g = deskovka.game("katan-duel")
    past = Record(g, 2, 3, dict(g.complete(2, {})), ("A", "B"), [], None, 1)
    s = g.start(2, 3, past.options)
    for _ in range(moves):
        (seat, *_) = s.to_act()
        move = s.nth_legal(seat, s.num_legal(seat) - 1)
        past.moves.append((seat, move))
        s.play(seat, move)
    return past, s


async def put_endless(stage: Stage) -> None:
    """The endless game as a table that somebody has opened from a file, and one that goes on near its end."""
    past, s = await asyncio.to_thread(endless_game)
    text, told = past.text(s), [dump_json(to_json(event)) for event in s.log or []]
    assert len(text) < limits.LONGEST_RECORD and len(told) > 27_000
    stage.game, stage.record = past.game.id, text
    found = {"game": past.game.id, "version": past.game.version, "content": past.game.content, "packs": []}
    found |= {
        "options": to_json(past.options),
        "names": past.names,
        "bots": [],
        "seed": "3",
        "salt": "1",
        "over": False,
    }
    found |= {"points": [0, 0], "winners": [], "moves": len(past.moves), "record": text, "told": told}
    kept, origin = finished_table(found, "cs", hash_text(stage.host.cookie), "")
    store, snapshot = stage.server.hub.store, dump_json(s.save(with_log=False))
    archived = Archived(origin.record, "", True)
    await asyncio.to_thread(store.create_finished, kept, origin, archived, snapshot, told)
    stage.finished = {"table": kept.id}


def test_a_game_without_end_stops_nobody(tmp_path: Path) -> None:
    watched = Watched()
    slow: dict[str, tuple[float, str]] = {}
    rounds: list[float] = []
    messages: list[int] = []

    async def story(house: House, server: Server) -> None:
        stage = Stage(house, server)
        stage.running = await stage.host.new_table("me", "here", game="katan-duel")
        await put_endless(stage)
        watched.take()
        seats = [{"kind": "me"}, {"kind": "here"}]
        path = f"/api/tables/{stage.finished['table']}/go_on"
        reply = await stage.host.http.post(path, json={"move": 13_990, "seats": seats}, timeout=100)
        slow["go on"] = watched.take()
        stage.running = reply.json()
        async with stage.host.watch(stage.finished["table"], lines=9999) as page:
            messages.append(len(page.raw[0]))
            assert len(page.log) == limits.LINES_SHOWN and page.log[-1]["n"] > 27_000
        slow["hello to the finished table"] = watched.take()
        await stage.open_elsewhere()
        watched.take()
        async with sitting(stage) as one:
            slow["spectators come"] = watched.take()
            kinds = sent(stage, one, await stage.moves(one))
            for kind in ("hello", "play", "undo", "seat", "earlier"):
                slow[kind] = await best(watched, kinds[kind])
            for bot in (None, "beginner", None):
                table = f"/api/tables/{stage.running['table']}"
                do = partial(stage.host.post, f"{table}/seat/0", {"bot": bot})
                slow[f"bot {bot}"] = await best(watched, do)
            for _ in range(TIMES):  # everybody gets full views, for moves are taken back
                watched.take()
                await kinds["play"]()
                await asyncio.sleep(0.5)
                rounds.append(watched.round)
        room = await server.hub.room(stage.running["table"])
        assert len(room.referee.told) <= 2 * limits.LINES_SHOWN

    with served(f"sqlite:///{tmp_path / 'tables.db'}", watched) as (house, server):
        asyncio.run(story(house, server))
    late = {name: f"{1000 * took:.0f} ms in {what}" for name, (took, what) in slow.items() if took > MOST}
    assert min(rounds) < 3 * MOST, rounds  # and not what all these messages take together
    assert not late and max(messages) < limits.BYTES_BEHIND / 4, json.dumps(late, indent=1)


@pytest.mark.parametrize("game", GAMES)
def test_no_callback_takes_long(game: str, tmp_path: Path) -> None:
    watched = Watched()
    slow: dict[str, tuple[float, str]] = {}

    async def story(house: House, server: Server) -> None:
        stage = Stage(house, server)
        await stage.host.get("/health")  # the server has started
        watched.take()
        await stage.fill(game)
        slow["filling"] = watched.take()
        asked = requests(stage)
        assert {*asked} == {(route.method, route.path) for route in ROUTES}
        async with sitting(stage) as one:
            slow["spectators come"] = watched.take()
            full = await stage.moves(one)
            kinds = sent(stage, one, full)
            assert {*kinds} == {frame.__struct_config__.tag for frame in get_args(frames.Frames)}
            for kind, do in kinds.items():
                slow[f"frame {kind}"] = await best(watched, do)
            for (method, path), do in asked.items():
                slow[f"{method} {path}"] = await best(watched, do)
            pictures = (
                f"/pictures/t/{stage.running['table']}.png",
                f"/pictures/{game}.png",
                f"/pictures/{game}.svg",
            )
            for path in ("/metrics", "/api/openapi.json", "/", "/t/x", *pictures):
                slow[path] = await best(watched, lambda path=path: stage.host.http.get(path))  # type: ignore[misc]

    with served(f"sqlite:///{tmp_path / 'tables.db'}", watched) as (house, server):
        asyncio.run(story(house, server))
    late = {name: f"{1000 * took:.0f} ms in {what}" for name, (took, what) in slow.items() if took > MOST}
    assert not late, json.dumps(late, indent=1)


BURST = 100  # requests that an address may send at once


def many(house: House, path: str, packed: bool) -> None:
    """A burst of the same request on as many connections; all of them are answered."""
    port = int(house.base.rpartition(":")[2])
    wants = "Accept-Encoding: gzip\r\n" if packed else ""
    head = f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n{wants}\r\n".encode()
    raws = [sockets.create_connection(("127.0.0.1", port), timeout=PATIENCE) for _ in range(BURST)]
    for raw in raws:
        raw.sendall(head)
    for raw in raws:
        assert raw.recv(12) == b"HTTP/1.1 200"
        while raw.recv(2**20):
            pass
        raw.close()


def test_a_burst_of_ordinary_requests_holds_up_nobody(tmp_path: Path) -> None:
    watched = Watched()
    slow: dict[str, tuple[float, str]] = {}
    used: dict[str, float] = {}

    async def story(house: House, server: Server) -> None:
        host = Browser(house)
        host.http.timeout = ARCHIVED
        record = await host.post("/api/records", {"record": await asyncio.to_thread(long_record, "scythe", 400)})
        table = f"/api/tables/{record['table']}"
        paths = ["/api/openapi.json", "/api/games", "/api/games/settlers/decks", "/api/games/scythe/rules"]
        paths += ["/api/games/settlers/guides", "/api/games/scythe/scene", f"{table}/record", table]
        for path in paths:
            for packed in (True, False):
                name = f"{path} {'packed' if packed else 'plain'}"
                found = []
                for _ in range(TIMES):
                    watched.take()
                    await asyncio.to_thread(many, house, path, packed)
                    found.append((watched.longest, watched.what, watched.round))
                    if found[-1][0] < MOST and found[-1][2] < 3 * MOST:
                        break
                slow[name], used[name] = min(found)[:2], min(one[2] for one in found)

    with served(f"sqlite:///{tmp_path / 'tables.db'}", watched) as (house, server):
        asyncio.run(story(house, server))
    late = {name: f"{1000 * took:.0f} ms in {what}" for name, (took, what) in slow.items() if took > MOST}
    late |= {f"round: {name}": f"{1000 * took:.0f} ms" for name, took in used.items() if took > 3 * MOST}
    assert not late, json.dumps(late, indent=1)
