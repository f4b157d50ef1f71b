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

from server.house import House, Player  # found only now

GROWTH = 48 * 2**20  # bytes that a process may grow by after it has warmed up
WARM = 0.25  # of the time
BITS: tuple[Any, ...] = (
    *(None, True, 0, -1, 2**31, 2**63, 2**70, 1e308, "", "0", "x" * 300, "\0", "\ud800", "ž\u202e", [], {}, [[]]),
    *("../..", "%00", "' OR 1=1 --", "<script>", {"t": "play"}, "rebirth", "me", "bot", {"cs": 1}, ["me"] * 50),
)

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
        "from deskovka.server import logs; logs.set_up();"
        "from deskovka.server.serve import serve; from deskovka.server.settings import Settings;"
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


async def http(folder: Path, seconds: float, seed: int) -> Told:
    """Requests that make little sense."""
    told, chance = Told("HTTP"), random.Random(seed)
    async with served(folder) as (house, pid, log), httpx.AsyncClient(base_url=house.base, timeout=30) as client:
        host = house.browser()
        made = await host.new_table("me", "link", "bot")
        client.cookies.set("deskovka", host.cookie)
        paths = (await host.get("/api/openapi.json"))["paths"]
        wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"map": "ireland"}}
        bodies = [wish, {"token": made["seats"][1]["token"], "name": "x"}, {"bot": "player"}, {"seat": 0}]
        go_on = watched(told, pid, seconds)
        while go_on():
            path = chance.choice([*paths, "/", "/t/x", "/metrics", "/%2e%2e/%2e%2e/etc/passwd", "/assets/x"])
            path = path.replace("{id}", chance.choice((made["table"], "rebirth", "%00", "x" * 99)))
            path = path.replace("{n}", chance.choice(("0", "1", "-1", "99999999999999999999", "x")))
            method = chance.choice(("GET", "POST", "DELETE", "PUT", "HEAD", "OPTIONS", "GET", "POST"))
            if method == "DELETE" and path.endswith(made["table"]):
                continue
            body = json.dumps(bent(chance.choice(bodies), chance)).encode()
            headers = {
                "Origin": chance.choice((house.base, house.base, house.base, "http://evil.example", "null"))
            }
            if chance.random() < 0.3:
                body = torn(body, chance)
            with suppress(httpx.InvalidURL, httpx.TransportError):  # it may hang up on a body that nobody reads
                reply = await client.request(method, path, content=body, headers=headers)
                if reply.status_code >= 500:
                    told.problems.append(f"{method} {path} {body[:200]!r}: {reply.status_code}")
        await still_playable(told, house)
        read_log(told, log)
    return told


async def socket(folder: Path, seconds: float, seed: int) -> Told:
    """Frames that make little sense."""
    told, chance = Told("WebSocket"), random.Random(seed)
    async with served(folder) as (house, pid, log):
        host = house.browser()
        made = await host.new_table("me", "here", "bot")
        headers = {"Cookie": f"deskovka={host.cookie}"}
        move = {"t": "rebirth.Place", "tile": 1, "space": 2}
        frames: list[Any] = [
            {"t": "hello", "seat": 0, "seq": None, "content": None, "lines": 5},
            {"t": "play", "seat": 0, "question": 1, "move": move},
            {"t": "why", "seat": 0, "move": move},
            {"t": "look", "seat": 1, "move": move},
            *({"t": "undo", "seat": 0}, {"t": "agree", "what": "undo", "yes": True}, {"t": "chat", "text": "hm"}),
            *({"t": "seat", "seat": 1}, {"t": "earlier", "before": 10}, {"t": "ping"}),
        ]
        go_on = watched(told, pid, seconds)
        origin: Any = house.base
        while go_on():
            with suppress(WebSocketException, OSError, InvalidStatus, InvalidMessage):
                url = f"{house.ws}/ws/{made['table'] if chance.random() < 0.95 else chance.choice(('x', '%00'))}"
                async with connect(url, origin=origin, additional_headers=headers, max_size=None) as one:
                    if chance.random() < 0.8:
                        await one.send(json.dumps({"t": "hello", "seat": chance.choice((0, 1, None))}))
                    for _ in range(chance.randrange(40)):
                        words = json.dumps(bent(chance.choice(frames), chance)).encode()
                        words = torn(words, chance) if chance.random() < 0.3 else words
                        as_text = chance.random() < 0.9
                        await one.send(words.decode(errors="replace") if as_text else words)
                        told.tries += 1
        await still_playable(told, house)
        read_log(told, log)
    return told


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


def records(folder: Path, seconds: float, seed: int) -> Told:
    """Record files with something wrong in them: BadRecord or a game, nothing else."""
    told, chance = Told("record files"), random.Random(seed)
    table = Table(deskovka.game("rebirth"), 2, 3, {"map": "ireland"}, ["Ada", "Bob"])
    for _ in range(30):
        (seat,) = table.state.to_act()
        table.play(seat, table.state.legal(seat)[0])
    path = folder / "record"
    table.record().save(path)
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
    good = deskovka.game("rebirth").export().encode()
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
