"""`make siege`: our server while people play, others only watch, some never read, and one sends the worst records.

ARGS="--tables 1000 --idle 1000 --slow 20 --seconds 20" is the whole of it. A move counts when both clients of its
table have seen it. Printed are the times of moves before and during the siege, and the server's memory.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

import msgspec

from server.loads import NODE, Contestant, House, Load, move_at_pace, resident, say
from server.tables import OurTable, Table
from server.wire import Socket, connect

HERE = Path(__file__).resolve().parent
PORT = 18_765
CROWD = 150  # idle ones that watch the same table
HELLO = msgspec.json.encode({"t": "hello"})


def row(name: str, load: Load, memory: int) -> str:
    times = " | ".join(f"{1000 * load.at(share):.0f} ms" for share in (0.5, 0.99))
    return f"| {name} | {load.tables} | {load.rate:.0f} | {times} | {memory / 2**20:.0f} MB |"


async def attack(tables: list[Table], path: str, args: argparse.Namespace) -> tuple[Load, dict[str, int]]:
    """The load while the enemies are at it, and what they were answered."""
    command = [sys.executable, "-m", "server.enemy", str(PORT), path, str(args.slow)]
    pipe = asyncio.subprocess.PIPE
    enemy = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
    assert enemy.stdin is not None and enemy.stdout is not None
    await enemy.stdout.readline()
    during = await move_at_pace(tables, args.seconds, args.every)
    enemy.stdin.close()
    answers = json.loads(await enemy.stdout.readline())
    await enemy.wait()
    return during, answers


async def besiege(args: argparse.Namespace, folder: Path) -> bool:
    """The same load before and during the siege."""
    ours = [sys.executable, str(HERE / "ours.py"), "{port}", f"sqlite:///{folder}/siege.db"]
    house = House(Contestant("siege", OurTable, ours, args.tables), PORT)
    NODE.mkdir(parents=True, exist_ok=True)
    await house.start()
    try:
        tables: list[Table] = await house.fresh(args.tables, 2 * args.seconds + 8)
        before = await move_at_pace(tables, args.seconds, args.every)
        quiet = resident(house.pid)
        path = tables[0].sockets[0].path
        headers = {"Origin": f"http://localhost:{PORT}"}
        idle: list[Socket] = [
            await connect(PORT, path, headers, lambda *_: None) for _ in range(min(args.idle, CROWD))
        ]
        for n in range(args.idle - len(idle)):
            other = tables[n % len(tables)].sockets[0].path
            idle.append(await connect(PORT, other, headers, lambda *_: None))
        for one in idle:
            one.send(HELLO)
        during, answers = await attack(tables, path, args)
        held = resident(house.pid)
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
    parser.add_argument("--every", type=float, default=1, help="seconds between two moves of a table")
    parser.add_argument("--seconds", type=int, default=20, help="at most 24: a table of two ends after 68 moves")
    with tempfile.TemporaryDirectory(prefix="deskovka-siege-") as folder:
        good = asyncio.run(besiege(parser.parse_args(), Path(folder)))
    say("p99 under 150 ms." if good else "p99 NOT under 150 ms, or moves were left out.")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
