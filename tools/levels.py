"""How far apart the levels that people choose are: `python -m tools.levels`, compiled.

Every level meets the next one below it in mirrored games of two seats. Games that were played are kept, so it can
be stopped and gone on with, here or on another machine.
"""

from __future__ import annotations

import argparse
import sys
import time
from itertools import pairwise
from math import log10
from pathlib import Path
from typing import Final

import deskovka
from deskovka.bots import STRENGTHS
from deskovka.lab.statistics import Share
from deskovka.learn.gate import Match
from deskovka.learn.pace import Pace

ROOT: Final = Path(__file__).resolve().parents[1]
PLAYED: Final = ROOT / ".cache" / "levels"
SEED: Final = 20261118  # nothing was tuned on the games that follow from it
GAMES: Final = 200
SEATS: Final = 2
WANTED: Final = (100, 150)  # rating points between neighbours
NEVER: Final = 60.0 * 60 * 24
HEAD: Final = """\
| game | level | against | games | ahead | 95 % interval | rating points | |
|---|---|---|---:|---:|---:|---:|---|"""


def points(rate: float) -> float:
    """The difference in rating at which somebody is ahead so often."""
    rate = min(max(rate, 0.001), 0.999)
    return 400 * log10(rate / (1 - rate))


def verdict(found: Share) -> str:
    """Where the distance lies beside the one that is wanted; missed is only what the whole interval says."""
    least, most = WANTED
    if points(found.high) < least:
        return "too near: MISSED"
    if points(found.low) > most:
        return "too far: MISSED"
    return ""


def row(game: str, level: str, below: str, found: Share) -> str:
    interval = f"{found.low:.0%} - {found.high:.0%}"
    told = f"{points(found.rate):+.0f} ({points(found.low):+.0f} to {points(found.high):+.0f})"
    cells = [game, level, below, str(found.of), f"{found.rate:.1%}", interval, told, verdict(found)]
    return f"| {' | '.join(cells)} |"


def measure(games: list[str], folder: Path, count: int, pace: Pace) -> list[str]:
    """A row for each pair of neighbours whose games are played."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for name in games:
        game = deskovka.game(name)
        for below, level in pairwise(STRENGTHS):
            match = Match(game, SEATS, [{}], SEED, (level, below), count)
            found = match.play(folder / f"{name}-{level}.jsonl", pace)
            if found is not None:
                rows.append(row(name, level, below, found))
                print(rows[-1], file=sys.stderr, flush=True)
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(prog="tools.levels", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", help="only this game; may be repeated")
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each pair of neighbours ({GAMES})")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play (2)")
    parser.add_argument("--minutes", type=float, default=NEVER / 60, help="begin no more games after these")
    parser.add_argument("--folder", type=Path, default=PLAYED, help="where the games are kept")
    asked = parser.parse_args()
    pace = Pace(time.monotonic() + 60 * asked.minutes, asked.jobs)
    rows = measure(asked.game or list(deskovka.games()), asked.folder, asked.games, pace)
    missed = sum("MISSED" in line for line in rows)
    least, most = WANTED
    said = f"{missed} of {len(rows)} distances are surely not {least} to {most} rating points"
    print("\n".join([HEAD, *rows, "", said]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
