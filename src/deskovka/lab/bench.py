"""How fast the games run on this machine."""

from __future__ import annotations

import importlib
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any

from deskovka.bots.playout import play_on, random_playout
from deskovka.core.game import Game
from deskovka.core.state import State
from deskovka.lab.statistics import spread

CLONES = 200  # between two looks at the clock


@dataclass
class Speed:
    """Random play without a log, and copying a state from the middle of a game."""

    game: str
    players: int
    compiled: bool
    decisions_per_second: float
    decisions_per_game: float
    clone_microseconds: float

    def data(self) -> dict[str, Any]:
        return asdict(self)


def measure(g: Game, seats: int, seconds: float) -> Speed:
    """Measure a game for about `seconds`."""
    start = g.start(seats, 0, log=False)
    lengths, taken = play_outs(start, seconds / 2)
    mean = spread(lengths).mean
    middle = start.clone()
    play_on(middle, 0, int(mean / 2))
    return Speed(
        g.id, seats, is_compiled(start), sum(lengths) / taken, mean, clone_time(middle, seconds / 2) * 1e6
    )


def play_outs(start: State, seconds: float) -> tuple[list[int], float]:
    """Decisions of every game, and the time of all."""
    lengths: list[int] = []
    taken = 0.0
    while taken < seconds:
        s = start.clone()
        begun = perf_counter()
        lengths.append(random_playout(s, len(lengths)))
        taken += perf_counter() - begun
    return lengths, taken


def clone_time(s: State, seconds: float) -> float:
    """Seconds per copy."""
    clones = 0
    begun = perf_counter()
    while perf_counter() - begun < seconds:
        for _ in range(CLONES):
            s.clone()
        clones += CLONES
    return (perf_counter() - begun) / clones


def is_compiled(s: State) -> bool:
    """Do both the engine and the game come from the compiler?"""
    modules = [importlib.import_module(name) for name in (State.__module__, type(s).__module__)]
    return not any(str(module.__file__).endswith(".py") for module in modules)
