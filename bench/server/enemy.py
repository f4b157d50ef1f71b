"""The enemies of `make siege`, in a process of their own: what they do must not slow down whoever measures.

They go on until their standard input ends, and then print the statuses of what they were answered.
"""

from __future__ import annotations

import asyncio
import json
import socket
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress

import httpx
import msgspec

import deskovka
from deskovka.core.chance import Chance

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


async def fight(port: int, path: str, slow: int) -> Counter[int]:
    """All of them at once."""
    records = worst_records()
    print("ready", flush=True)
    end, answers = asyncio.Event(), Counter[int]()
    enemies = [asyncio.create_task(attack(port, records, answers, end)) for _ in range(AT_ONCE)]
    enemies += [asyncio.create_task(never_read(port, path, end)) for _ in range(slow)]
    await asyncio.to_thread(sys.stdin.read)
    end.set()
    for task in enemies:
        task.cancel()
    await asyncio.gather(*enemies, return_exceptions=True)
    return answers


if __name__ == "__main__":
    print(json.dumps(dict(asyncio.run(fight(int(sys.argv[1]), sys.argv[2], int(sys.argv[3]))))))
