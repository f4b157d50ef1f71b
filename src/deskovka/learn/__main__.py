"""The command: python -m deskovka.learn GAME --seats N --run DIR --minutes M."""

from __future__ import annotations

import argparse
import os
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from deskovka.core.game import game
from deskovka.learn.final import Final
from deskovka.learn.pace import Pace
from deskovka.learn.run import SHARE, SHARE_OF_MANY, Config, Run
from deskovka.learn.train import Shape

NUMBERS: dict[str, type] = {
    "seed": int,
    "simulations": int,
    "gate_simulations": int,
    "games": int,
    "per_job": int,
    "window": int,
    "share": float,
    "opening": int,
    "odd_opening": float,
    "odd": float,
    "gate_games": int,
    "gate": float,
}
SHAPES: dict[str, type] = {"width": int, "hidden": int, "passes": int, "batch": int, "rate": float, "decay": float}


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog="python -m deskovka.learn", description="Train a network for a game.")
    made.add_argument("game")
    made.add_argument("--seats", type=int, default=2)
    made.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    made.add_argument(
        "--vary", action="append", default=[], metavar="NAME=VALUE,VALUE", help="an option, every value learned"
    )
    made.add_argument("--run", type=Path, required=True, metavar="DIR", help="the folder of the run")
    made.add_argument("--minutes", type=float, default=10.0, help="after which nothing new is begun")
    made.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    made.add_argument("--generations", type=int, default=None, help="how many there shall be at most")
    made.add_argument("--final", type=float, metavar="SECONDS", help="the best one's final match, at equal time")
    made.add_argument("--final-games", type=int, default=200)
    made.add_argument("--ship", type=Path, metavar="DIR", help="put the best one there, if it won its final match")
    for name, kind in {**NUMBERS, **SHAPES}.items():
        made.add_argument(f"--{name.replace('_', '-')}", type=kind, default=None, help="only when a run begins")
    return made


def main(arguments: list[str] | None = None) -> int:
    asked = parser().parse_args(arguments)
    options: dict[str, Any] = dict([part.partition("=")[::2] for part in asked.option])
    vary = {name: values.split(",") for name, _, values in [part.partition("=") for part in asked.vary]}
    try:
        shape = Shape(**pick(asked, SHAPES))
        settings = {"share": SHARE if asked.seats <= 2 else SHARE_OF_MANY, **pick(asked, NUMBERS)}
        config = Config(asked.game, asked.seats, options, vary, shape=shape, **settings)
        work(Run(game(asked.game), asked.run, config, say=partial(print, flush=True)), asked)
    except ValueError as problem:
        print(problem, file=sys.stderr)
        return 2
    return 0


def work(run: Run, asked: argparse.Namespace) -> None:
    """Learn; or play the final match; or give away what won it."""
    pace = Pace(time.monotonic() + 60 * asked.minutes, asked.processes)
    if asked.ship is not None:
        print(Final(run).ship(asked.ship))
    elif asked.final is not None:
        Final(run).play(asked.final, asked.final_games, pace)
    else:
        run.go(pace, asked.generations)


def pick(asked: argparse.Namespace, names: dict[str, type]) -> dict[str, Any]:
    return {name: getattr(asked, name) for name in names if getattr(asked, name) is not None}


if __name__ == "__main__":
    sys.exit(main())
