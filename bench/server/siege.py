"""`make siege`: our server while people play, others only watch, some never read, and one sends the worst records.

ARGS="--tables 1000 --idle 1000 --slow 20 --seconds 20" is the whole of it. A move counts when both clients of its
table have seen it. Printed are the times of moves before and during the siege, and the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import socket
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec

import deskovka
from deskovka.core.chance import Chance
from server.loads import NODE, Contestant, House, Load, paced, resident, say
from server.tables import OurTable, Table
from server.wire import Socket, connect

HERE = Path(__file__).resolve().parent
PORT = 18_765
CROWD = 150  # who watch the same table
AT_ONCE = 8  # uploads and replays that the attacker keeps under way
HELLO = msgspec.json.encode({"t": "hello"})


def worst_records() -> list[str]:
    """A long game with as many deals as are allowed, the same with far too many, and one that ends otherwise."""
    g = deskovka.game("scythe")
    table, chance = deskovka.Table(g, 5, 7, {}, [f"P{n}" for n in range(5)]), Chance(7)
    while table.state.to_act() and len(table.moves) < 2000:
        seat = table.state.to_act()[0]
        table.play(seat, table.state.nth_legal(seat, chance.below(table.state.num_legal(seat))))
    past = table.record()
    lines = past.text(table.state).rstrip().split("\n")
    while sum(map(len, lines)) > 900_000:
        del lines[-2]
    too_often = [*lines[:40], *['{"seed":"1"}'] * 46_000, lines[-1]]
    few = [part for n, line in enumerate(lines[:-1]) for part in (line, '{"seed":"1"}') if n < 50 or part == line]
    return ["\n".join(found) + "\n" for found in (lines, too_often, [*few, lines[-1]])]


async def attack(port: int, records: Sequence[str], answers: Counter[int], end: asyncio.Event) -> None:
    """Upload records, and look at what became a table, again and again."""
    base = f"http://localhost:{port}"
    async with httpx.AsyncClient(base_url=base, headers={"Origin": base}, timeout=60) as http:
        n = 0
        while not end.is_set():
            with suppress(httpx.HTTPError):
                reply = await http.post("/api/records", json={"record": records[n % len(records)]})
                answers[reply.status_code] += 1
                if reply.status_code == 200:
                    path = f"/api/tables/{reply.json()['table']}"
                    for eyes in ("truth", "0", "1", "2"):
                        answers[(await http.get(f"{path}/replay?eyes={eyes}")).status_code] += 1
            n += 1


def deaf(port: int, path: str) -> socket.socket:
    """A client that greets and never reads."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect(("127.0.0.1", port))
    lines = [f"GET {path} HTTP/1.1", f"Host: localhost:{port}", f"Origin: http://localhost:{port}"]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", ""]
    raw.sendall("\r\n".join(lines).encode())
    raw.setblocking(False)
    return raw


async def never_read(port: int, path: str, end: asyncio.Event) -> None:
    """Ask for everything again and again without reading it; who is cut comes back."""
    greeting = bytes([0x81, 0x80 | len(HELLO), 0, 0, 0, 0]) + HELLO
    while not end.is_set():
        with suppress(OSError), deaf(port, path) as raw:
            while not end.is_set():
                with suppress(BlockingIOError):
                    raw.send(greeting * 4)
                await asyncio.sleep(0.2)
        await asyncio.sleep(0.5)


def row(name: str, load: Load, memory: int) -> str:
    times = " | ".join(f"{1000 * load.at(share):.0f} ms" for share in (0.5, 0.99))
    return f"| {name} | {load.tables} | {load.rate:.0f} | {times} | {memory / 2**20:.0f} MB |"


async def besiege(args: argparse.Namespace, folder: Path) -> bool:
    """The same load before and during the siege."""
    ours = [sys.executable, str(HERE / "ours.py"), "{port}", f"sqlite:///{folder}/siege.db"]
    house = House(Contestant("siege", OurTable, ours, args.tables), PORT)
    NODE.mkdir(parents=True, exist_ok=True)
    await house.start()
    end, answers = asyncio.Event(), Counter[int]()
    try:
        tables: list[Table] = await house.fresh(args.tables, 2 * args.seconds + 8)
        before = await paced(tables, args.seconds)
        quiet = resident(house.pid)
        path = tables[0].sockets[0].path
        headers = {"Origin": f"http://localhost:{PORT}"}
        idle: list[Socket] = [
            await connect(PORT, path, headers, lambda *_: None) for _ in range(min(args.idle, 150))
        ]
        for n in range(args.idle - len(idle)):
            other = tables[n % len(tables)].sockets[0].path
            idle.append(await connect(PORT, other, headers, lambda *_: None))
        for one in idle:
            one.send(HELLO)
        records = await asyncio.to_thread(worst_records)
        enemies = [asyncio.create_task(attack(PORT, records, answers, end)) for _ in range(AT_ONCE)]
        enemies += [asyncio.create_task(never_read(PORT, path, end)) for _ in range(args.slow)]
        during = await paced(tables, args.seconds)
        held = resident(house.pid)
        end.set()
        for task in enemies:
            task.cancel()
        await asyncio.gather(*enemies, return_exceptions=True)
    finally:
        await house.stop()
    print("| load | tables | moves/s | median | p99 | memory |\n|---|---:|---:|---:|---:|---:|")
    print(row("before", before, quiet))
    print(row(f"{args.idle} idle, {args.slow} who never read, worst records", during, held))
    print(f"\nThe attacker's answers by status: {dict(sorted(answers.items()))}.")
    return during.good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--slow", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=20, help="at most 24: a table of two ends after 68 moves")
    with tempfile.TemporaryDirectory(prefix="deskovka-siege-") as folder:
        good = asyncio.run(besiege(parser.parse_args(), Path(folder)))
    say("p99 under 150 ms." if good else "p99 NOT under 150 ms, or moves were left out.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
