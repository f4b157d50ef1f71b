"""Nonsense on every surface: HTTP, socket, record files, packs. `make soak ARGS="--only fuzz --minutes 10"`.

Nothing may end in a traceback, in an answer of status 500, or in memory that grows and grows; and after it all a
game must still be playable.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidMessage, InvalidStatus, WebSocketException

import deskovka
from deskovka import BadRecord, Table
from deskovka.core import record
from deskovka.core.pack import PackProblem

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from server.house import Browser, House, Player  # found only now

GROWTH = 48 * 2**20  # bytes that a process may grow by after it has warmed up
WARM = 0.25  # of the time
BITS: tuple[Any, ...] = (
    *(None, True, 0, -1, 2**31, 2**63, 2**70, 1e308, "", "0", "x" * 300, "\0", "\ud800", "ž\u202e", [], {}, [[]]),
    *("../..", "%00", "' OR 1=1 --", "<script>", {"t": "play"}, "rebirth", "me", "bot", {"cs": 1}, ["me"] * 50),
)

METHODS = ("GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS")
QUERIES = ("?eyes=0", "?eyes=truth", f"?eyes={'9' * 5000}", "?pack=x", "?public=1", "?map=ireland")
PIECES = (b"-1", b"9" * 30, b'"', b"{", b"[", b"null", b"\n", b"=", b"\xff")

Surface = Callable[[Path, float, int], Coroutine[Any, Any, "Told"]]
Files = Callable[[Path, float, int], "Told"]


@dataclass
class Told:
    """What a surface has borne."""

    surface: str
    tries: int = 0
    growth: int = 0
    problems: list[str] = field(default_factory=list)

    def row(self) -> str:
        return f"| {self.surface} | {self.tries:,} | {self.growth / 2**20:.1f} MB | {len(self.problems)} |"


def resident(pid: int | str = "self") -> int:
    """Bytes that a process holds."""
    words = Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()
    return int(words[1]) * os.sysconf("SC_PAGE_SIZE")


def watched(told: Told, pid: int | str, seconds: float) -> Callable[[], bool]:
    """Is there time left? Notes the growth since it was warm."""
    began = time.monotonic()
    warm = 0

    def go_on() -> bool:
        nonlocal warm
        told.tries += 1
        passed = time.monotonic() - began
        if not warm and passed > WARM * seconds:
            gc.collect()
            warm = resident(pid)
        if passed > seconds:
            gc.collect()
            told.growth = max(0, resident(pid) - warm)
            if told.growth > GROWTH:
                told.problems.append(f"memory grew by {told.growth / 2**20:.0f} MB")
            return False
        return True

    return go_on


def bent(data: Any, chance: random.Random) -> Any:
    """The same data with something wrong in it."""
    if chance.random() < 0.15:
        return chance.choice(BITS)
    if isinstance(data, dict):
        kept = {k: bent(v, chance) for k, v in data.items() if chance.random() < 0.93}
        return kept if chance.random() < 0.9 else {**kept, str(chance.choice(BITS)): chance.choice(BITS)}
    if isinstance(data, list):
        return [bent(v, chance) for v in data for _ in range(chance.choice((1, 1, 1, 1, 0, 2)))]
    return data


def torn(words: bytes, chance: random.Random) -> bytes:
    """The same bytes, cut, doubled or overwritten somewhere."""
    found = bytearray(words)
    for _ in range(chance.randrange(1, 4)):
        at, size = chance.randrange(len(found) + 1), chance.choice((1, 1, 2, 8, 100))
        how = chance.randrange(4)
        if how == 0:
            del found[at : at + size]
        elif how == 1:
            found[at:at] = chance.randbytes(size)
        elif how == 2:
            found[at : at + size] = chance.choice(
                (b"-1", b"9" * 30, b'"', b"{", b"[", b"null", b"\n", b"=", b"\xff")
            )
        else:
            found[at:at] = found[at : at + size]
    return bytes(found)


# --- the server ----------------------------------------------------------------------------------------------


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[tuple[House, int, Path]]:
    """Our server without limits on how often: its process, and the file with its log."""
    log = folder / "log"
    limits = (
        "tables_per_minute=10**6, requests_per_second=10**6, frames_per_second=10**6, sockets_per_address=10**6"
    )
    code = (
        "from deskovka.server.base import logs; logs.set_up();"
        "from deskovka.server.serve import serve; from deskovka.server.base.settings import Settings;"
        f"serve(Settings(port=0, thinkers=1, db='sqlite:///{folder}/fuzz.db', {limits}),"
        " lambda port: print(port, flush=True))"
    )
    with log.open("wb") as errors:
        running = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE, stderr=errors
        )
    try:
        assert running.stdout is not None
        port = int(await asyncio.wait_for(running.stdout.readline(), 60))
        yield House(f"http://localhost:{port}"), running.pid, log
    finally:
        running.kill()
        await running.wait()


def read_log(told: Told, log: Path) -> None:
    """A traceback is a problem."""
    for line in log.read_text(encoding="utf-8", errors="replace").splitlines():
        if "Traceback" in line or '"trace"' in line or "error-inside" in line:
            told.problems.append(line[:600])


# --- what makes sense -----------------------------------------------------------------------------------------


class Sense:
    """Requests and frames that make sense, from the server's own document: nonsense is made of them."""

    def __init__(self, document: Any, chance: random.Random) -> None:
        self.parts = document["components"]["schemas"]
        self.chance = chance
        self.words = ["rebirth", "me", "link", "bot", "beginner", "player", "Ada", "x.toml", "cs", "ireland"]
        self.moves: list[Any] = [{"t": "rebirth.Place", "tile": 1, "space": 2}]
        self.bodies = {
            (method.upper(), path): found["requestBody"]["content"]["application/json"]["schema"]
            for path, methods in document["paths"].items()
            for method, found in methods.items()
            if "requestBody" in found
        }
        self.frames = self.parts["Frames"]["anyOf"]

    def like(self, schema: Any, name: str = "") -> Any:
        """Something that fits a schema."""
        chance = self.chance
        if "$ref" in schema:
            part = schema["$ref"].rpartition("/")[2]
            return chance.choice(self.moves) if part == "Move" else self.like(self.parts[part], name)
        if "anyOf" in schema:
            return self.like(chance.choice(schema["anyOf"]), name)
        if "const" in schema or "enum" in schema:
            return chance.choice(schema.get("enum") or [schema["const"]])
        kind = schema.get("type")
        if kind == "object":
            needed = schema.get("required", [])
            own = {k: v for k, v in schema.get("properties", {}).items() if k in needed or chance.random() < 0.5}
            return {k: self.like(v, k) for k, v in own.items()} or {"map": "ireland"}
        if kind == "array":
            return [self.like(schema.get("items", {}), name) for _ in range(chance.choice((1, 2, 2, 3)))]
        simple = {"integer": chance.choice((0, 1, 2, 3, 60)), "boolean": chance.random() < 0.5, "null": None}
        return simple[kind] if kind in simple else chance.choice(self.words)


@dataclass
class Stage:
    """Two people with sessions of their own, at a running table; beside it one whose game is over."""

    host: Browser
    guest: Browser
    running: str
    finished: str
    tokens: list[str]
    devices: list[str]  # of the guest, who has two

    @classmethod
    async def set(cls, house: House, folder: Path) -> Stage:
        host, guest = house.browser(), house.browser()
        made = await host.new_table("me", "link", "bot")
        await guest.sit(made, 1)
        way_back = await guest.own_link(made["table"])
        await house.browser().post(f"/api/tables/{made['table']}/sit", {"token": way_back, "name": ""})
        devices = [one["device"] for one in await guest.get(f"/api/tables/{made['table']}/devices")]
        text = a_game(folder).read_text(encoding="utf-8")
        over = await host.post("/api/records", {"record": text})
        tokens = [seat["token"] for seat in made["seats"] if seat["token"]]
        return cls(host, guest, made["table"], over["table"], [*tokens, way_back, text], devices)


async def http(folder: Path, seconds: float, seed: int) -> Told:
    """Requests that make little sense, by two people and by nobody."""
    told, chance = Told("HTTP"), random.Random(seed)
    async with served(folder) as (house, pid, log):
        document = await house.browser().get("/api/openapi.json")
        sense, stage = Sense(document, chance), await Stage.set(house, folder)
        words = sense.words
        sense.words = [*words, *stage.tokens]
        everything = [(method.upper(), path) for path, found in document["paths"].items() for method in found]
        odd = ("/", "/t/x", "/metrics", "/%2e%2e/%2e%2e/etc/passwd", "/assets/x", "/api/x", "/api/openapi.json")
        go_on = watched(told, pid, seconds)
        while go_on():
            if told.tries % 300 == 0:  # somebody has given up, ended or deleted the game by now
                stage = await Stage.set(house, folder)
                sense.words = [*words, *stage.tokens]
            method, path = chance.choice(everything)
            if (method, path) == ("POST", "/api/tables") and chance.random() < 0.9:
                continue  # each of these opens a table that stays for a while
            schema = sense.bodies.get((method, path), {"type": "object"})
            if chance.random() < 0.1:
                method, path = (
                    chance.choice(("GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS")),
                    chance.choice(odd),
                )
            await one_request(told, chance, stage, sense, method, path, sense.like(schema))
        await still_playable(told, house)
        read_log(told, log)
    return told


async def one_request(
    told: Told, chance: random.Random, stage: Stage, sense: Sense, method: str, path: str, body: Any
) -> None:
    """A request that makes sense, or with something wrong in it."""
    ids = (stage.running, stage.finished, "%00", "x" * 300)
    game = chance.choice(("rebirth", "katan-duel", "settlers", "scythe", "%00", "x" * 300))
    path = path.replace("/games/{id}", f"/games/{game}").replace("{id}", chance.choice(ids))
    path = path.replace("{puzzle}", chance.choice(("x", "%00", "9" * 5000)))
    path = path.replace("{n}", chance.choice(("0", "1", "2", "-1", "9" * 20, "9" * 5000, "x")))
    path = path.replace("{device}", chance.choice((*stage.devices, "x", "%00", "9" * 5000)))
    if chance.random() < 0.3:
        path += chance.choice(
            ("?eyes=0", "?eyes=truth", "?eyes=" + "9" * 5000, "?pack=x", "?public=1", "?map=ireland")
        )
    words = json.dumps(bent(body, chance) if chance.random() < 0.6 else body).encode()
    words = torn(words, chance) if chance.random() < 0.2 else words
    browser = chance.choice((stage.host, stage.guest, stage.host.house.browser()))
    base = stage.host.house.base
    headers = {"Origin": chance.choice((base, base, base, base, "http://evil.example", "null"))}
    with suppress(httpx.InvalidURL, httpx.TransportError):  # it may hang up on a body that nobody reads
        reply = await browser.http.request(method, path, content=words, headers=headers)
        if reply.status_code >= 500:
            told.problems.append(f"{method} {path[:200]} {words[:200]!r}: {reply.status_code}")
    if browser not in (stage.host, stage.guest):
        await browser.http.aclose()


async def socket(folder: Path, seconds: float, seed: int) -> Told:
    """Frames that make little sense, by two people and by nobody."""
    told, chance = Told("WebSocket"), random.Random(seed)
    async with served(folder) as (house, pid, log):
        sense = Sense(await house.browser().get("/api/openapi.json"), chance)
        stage = await Stage.set(house, folder)
        go_on = watched(told, pid, seconds)
        while go_on():
            if told.tries % 50 == 0:
                stage = await Stage.set(house, folder)
            with suppress(WebSocketException, OSError, InvalidStatus, InvalidMessage):
                await one_socket(told, chance, stage, sense)
        await still_playable(told, house)
        read_log(told, log)
    return told


async def one_socket(told: Told, chance: random.Random, stage: Stage, sense: Sense) -> None:
    """A visit with some frames; what is really asked is answered now and then."""
    house = stage.host.house
    table = chance.choice((*[stage.running] * 10, stage.finished, "x", "%00"))
    cookie = chance.choice((stage.host.cookie, stage.guest.cookie, "", "x" * 22))
    origin: Any = house.base
    headers = {"Cookie": f"deskovka={cookie}"}
    url = f"{house.ws}/ws/{table}"
    async with connect(url, origin=origin, additional_headers=headers, max_size=None, max_queue=None) as one:
        if chance.random() < 0.8:
            await one.send(json.dumps({"t": "hello", "seat": chance.choice((0, 1, None))}))
            with suppress(TimeoutError):
                found = json.loads(await asyncio.wait_for(one.recv(), 5))
                question = found.get("question") or {"moves": []}
                sense.moves = [choice["move"] for choice in question["moves"]] or sense.moves
                if question["moves"]:
                    played = {"t": "play", "seat": found["seat"], "question": question["number"]}
                    await one.send(json.dumps({**played, "move": chance.choice(sense.moves)}))
        for _ in range(chance.randrange(40)):
            frame = sense.like(chance.choice(sense.frames))
            words = json.dumps(bent(frame, chance) if chance.random() < 0.6 else frame).encode()
            words = torn(words, chance) if chance.random() < 0.2 else words
            as_text = chance.random() < 0.9
            await one.send(words.decode(errors="replace") if as_text else words)
            told.tries += 1


async def still_playable(told: Told, house: House) -> None:
    """A game still goes."""
    host = house.browser()
    try:
        made = await host.new_table("me", "bot", options={"start": "1"})
        async with host.watch(made["table"]) as player:
            await play_a_little(player)
    except Exception as problem:
        told.problems.append(f"no game can be played any more: {problem!r}")


async def play_a_little(player: Player) -> None:
    for i in range(3):
        await player.until(lambda: player.asked)
        await player.play_and_see(i)


# --- files ---------------------------------------------------------------------------------------------------


def said(problem: BadRecord | PackProblem) -> None:
    """Both languages must have a sentence for it."""
    problem.say("cs")
    problem.say("en")


def a_game(folder: Path) -> Path:
    """A good record."""
    table = Table(deskovka.game("rebirth"), 2, 3, {"map": "ireland"}, ["Ada", "Bob"])
    for _ in range(30):
        (seat,) = table.state.to_act()
        table.play(seat, table.state.legal(seat)[0])
    path = folder / "record"
    table.record().save(path)
    return path


def records(folder: Path, seconds: float, seed: int) -> Told:
    """Record files with something wrong in them: BadRecord or a game, nothing else."""
    told, chance = Told("record files"), random.Random(seed)
    path = a_game(folder)
    good = path.read_bytes()
    lines = [json.loads(line) for line in good.splitlines()]
    go_on = watched(told, "self", seconds)
    while go_on():
        words = torn(good, chance)
        if chance.random() < 0.5:
            some = [bent(line, chance) if chance.random() < 0.1 else line for line in lines]
            words = b"".join(json.dumps(line).encode() + b"\n" for line in some)
        path.write_bytes(words)
        try:
            record.read(path).replay()
        except BadRecord as problem:
            said(problem)
        except Exception as problem:
            told.problems.append(f"{problem!r} for {words[:300]!r}")
    return told


def packs(folder: Path, seconds: float, seed: int) -> Told:
    """Packs with something wrong in them: PackProblem or a game, nothing else."""
    told, chance = Told("packs"), random.Random(seed)
    good = deskovka.game("rebirth").components.export().encode()
    path = folder / "pack.toml"
    go_on = watched(told, "self", seconds)
    while go_on():
        words = torn(good, chance)
        path.write_bytes(words)
        try:
            deskovka.game("rebirth", packs=[path])
        except PackProblem as problem:
            said(problem)
        except Exception as problem:
            told.problems.append(f"{problem!r} after {len(words)} bytes, seed {seed}, try {told.tries}")
    return told


# --- all of them ---------------------------------------------------------------------------------------------


def run(seconds: float, seed: int) -> list[Told]:
    """Every surface for so long."""
    found = []
    for make in (http, socket):
        with tempfile.TemporaryDirectory(prefix="deskovka-fuzz-") as folder:
            found.append(asyncio.run(make(Path(folder), seconds, seed)))
    for look in (records, packs):
        with tempfile.TemporaryDirectory(prefix="deskovka-fuzz-") as folder:
            found.append(look(Path(folder), seconds, seed))
    return found


def soak(minutes: float) -> list[str]:
    """Print the table for docs/figures.md, give the problems."""
    seed = int.from_bytes(os.urandom(4), "big")
    found = run(60 * minutes, seed)
    print(f"\n### Soak: nonsense, {minutes:g} minutes on each surface (seed {seed})\n")
    print("| surface | tries | growth of memory | problems |")
    print("|---|---:|---:|---:|")
    for told in found:
        print(told.row())
    return [f"{told.surface}: {problem}" for told in found for problem in told.problems]
