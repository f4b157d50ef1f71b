"""Compare our games with their peers in one interleaved run: see bench/README.md."""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Any

from bars import CONFIGURATIONS, Configuration
from judge import (
    CATANATRON,
    CATANATRON_SEARCH,
    MODES,
    OPENSPIEL,
    OPENSPIEL_SEARCH,
    PGX,
    ZOO_CHESS,
    ZOO_FOUR,
    Round,
    name_of,
    verdicts,
)
from report import UNIT, as_data, document

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
PEERS = ("catanatron", "open-spiel", "pettingzoo", "pgx")
PINNED = HERE.parent / "requirements" / "bench.txt"
TIMEOUT_SECONDS = 300


class MeasureError(Exception):
    """The run has no meaning; the message is one sentence for the person who started it."""


@dataclass(frozen=True)
class Contestant:
    name: str
    command: tuple[str, ...]
    path: tuple[Path, ...] = ()
    compiled: bool | None = None

    def run(self, *more: str) -> dict[str, Any]:
        """Run the module in a fresh process; its last line is the answer."""
        module, *arguments = self.command
        path = os.pathsep.join(str(folder.resolve()) for folder in self.path)
        try:
            done = subprocess.run(
                [sys.executable, "-m", f"contestants.{module}", *arguments, *more],
                cwd=HERE,
                env={**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": path},
                capture_output=True,
                text=True,
                timeout=TIMEOUT_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise MeasureError(f"{self.name} did not finish within {TIMEOUT_SECONDS} seconds.") from None
        if done.returncode:
            complaint = done.stderr.strip().splitlines() or ["no message"]
            raise MeasureError(f"{self.name} failed: {complaint[-1]}")
        result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        self.check_compiled(result)
        return result

    def check_compiled(self, result: dict[str, Any]) -> None:
        if self.compiled is not None and result["compiled"] != self.compiled:
            wanted = "compiled" if self.compiled else "uncompiled"
            where = result["where"]
            raise MeasureError(f"{self.name} must run {wanted}, but deskovka.core.state came from {where}.")


def peers() -> list[Contestant]:
    return [
        Contestant(CATANATRON, ("catanatron_random",)),
        *(Contestant(name, ("openspiel_random", name.removeprefix("openspiel "))) for name in OPENSPIEL),
        Contestant(CATANATRON_SEARCH, ("catanatron_mcts",)),
        Contestant(OPENSPIEL_SEARCH, ("openspiel_mcts",)),
        *(
            Contestant(name, ("pettingzoo_random", name.removeprefix("pettingzoo ")))
            for name in (ZOO_CHESS, ZOO_FOUR)
        ),
        Contestant(PGX, ("pgx_random", PGX.removeprefix("pgx "))),
    ]


def our_contestant(configuration: Configuration, mode: str, source: Path, compiled: Path) -> Contestant:
    modules = {"search": ("deskovka_search",), "batch": ("deskovka_batch",)}
    module = modules.get(mode, ("deskovka_random", "--mode", mode))
    options = ("--options", *configuration.options) if configuration.options else ()
    command = (*module, configuration.game, "--seats", str(configuration.seats), *options)
    path = (source,) if mode == "pure" else (compiled, source)
    return Contestant(name_of(configuration, mode), command, path, compiled=mode != "pure")


def pinned_version(peer: str) -> str:
    pins = (line.split()[0].split("==") for line in PINNED.read_text("utf-8").splitlines() if "==" in line)
    return next(version for name, version in pins if name == peer)


def check_peers() -> None:
    """The bars are ratios, so another version of a peer is another bar."""
    for peer in PEERS:
        wanted = pinned_version(peer)
        try:
            found = metadata.version(peer)
        except metadata.PackageNotFoundError:
            found = "none"
        if found != wanted:
            raise MeasureError(
                f"The benchmark needs the peer {peer} {wanted} but found {found}: "
                "run `make bench`, which installs it."
            )


def check_same_games(pure: Contestant, compiled: Contestant) -> None:
    """The correctness gate: what plays faster must still play the same game."""
    sums = [contestant.run("--check")["checksum"] for contestant in (pure, compiled)]
    if sums[0] != sums[1]:
        raise MeasureError(f"{pure.name} and {compiled.name} end their seeded games differently: {sums}.")


def pin(core: int | None) -> int | None:
    """Keep this process and its children on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    chosen = max(os.sched_getaffinity(0)) if core is None else core
    try:
        os.sched_setaffinity(0, {chosen})
    except OSError:
        raise MeasureError(f"There is no core {chosen} to pin the run to.") from None
    return chosen


def processor() -> str:
    information = Path("/proc/cpuinfo")
    lines = information.read_text(encoding="utf-8").splitlines() if information.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def machine(core: int | None) -> dict[str, Any]:
    return {
        "date": time.strftime("%Y-%m-%d"),
        "processor": processor(),
        "cores": os.cpu_count(),
        "pinned_core": core,
        "load": os.getloadavg(),
        "versions": {"Python": platform.python_version(), **{peer: metadata.version(peer) for peer in PEERS}},
    }


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def play_rounds(contestants: list[Contestant], rounds: int, seconds: float) -> list[Round]:
    played: list[Round] = []
    for number in range(1, rounds + 1):
        results: Round = {}
        for contestant in contestants:
            progress(f"round {number}/{rounds}  {contestant.name}")
            results[contestant.name] = contestant.run("--seconds", str(seconds))
        played.append(results)
    progress("")
    return played


def parse_arguments(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/run.py", description=__doc__)
    parser.add_argument("--compiled-dir", type=Path, metavar="DIR", help="output of tools/compile.py")
    parser.add_argument("--source-dir", type=Path, metavar="DIR", default=SOURCE, help="uncompiled source")
    parser.add_argument("--game", action="append", choices=tuple(CONFIGURATIONS), help="only this game")
    parser.add_argument("--peers-only", action="store_true", help="measure the peers and judge no bar")
    parser.add_argument("--quick", action="store_true", help="three rounds instead of five")
    parser.add_argument("--seconds", type=float, default=0.8, help="timed play of a contestant (default 0.8)")
    parser.add_argument("--core", type=int, help="core to pin the run to (default: the last one)")
    parser.add_argument("--report-only", action="store_true", help="exit 0 even when a bar is missed")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every round and verdict as JSON")
    parser.add_argument("--markdown", type=Path, metavar="FILE", help="write the tables for docs/figures.md")
    chosen = parser.parse_args(arguments)
    if not chosen.peers_only and chosen.compiled_dir is None:
        parser.error("--compiled-dir is needed to measure our games (`make bench` passes it)")
    return chosen


def ours(chosen: argparse.Namespace, configurations: list[Configuration]) -> list[Contestant]:
    """Our contestants, after each configuration has passed the correctness gate."""
    contestants: list[Contestant] = []
    for configuration in configurations:
        entries = [our_contestant(configuration, mode, chosen.source_dir, chosen.compiled_dir) for mode in MODES]
        progress(f"same games, compiled or not?  {configuration}")
        check_same_games(entries[MODES.index("pure")], entries[MODES.index("compiled")])
        contestants += entries
    return contestants


def measure(chosen: argparse.Namespace) -> int:
    check_peers()
    here = machine(pin(chosen.core))
    games = () if chosen.peers_only else chosen.game or tuple(CONFIGURATIONS)
    configurations = [configuration for game in games for configuration in CONFIGURATIONS[game]]
    contestants = [Contestant(UNIT, ("unit",)), *peers(), *ours(chosen, configurations)]
    rounds = play_rounds(contestants, 3 if chosen.quick else 5, chosen.seconds)
    judged = verdicts(rounds, configurations)
    print(document(here, rounds, judged, markdown=False))
    if chosen.json:
        chosen.json.write_text(json.dumps(as_data(here, rounds, judged), indent=1) + "\n", encoding="utf-8")
    if chosen.markdown:
        chosen.markdown.write_text(document(here, rounds, judged, markdown=True) + "\n", encoding="utf-8")
    return int(any(verdict.is_missed for verdict in judged) and not chosen.report_only)


def main(arguments: list[str] | None = None) -> int:
    try:
        return measure(parse_arguments(arguments))
    except MeasureError as problem:
        progress("")
        print(f"bench: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
