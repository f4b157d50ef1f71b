"""How much a lead is worth in a game: fitted to continuations that the quick player plays to their end.

For our games that was done once over many records; of any other game the record itself must tell.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, fsum, log
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.teach.judge import DEPTH, TO_THE_END, final_places, play_quickly

MOMENTS: Final = 16  # of the record, from which it is played on
CONTINUATIONS: Final = 16  # from each of them
USUAL: Final = (0.0, 1.0)  # what is thought of `start` and `growth` before anything is seen, give or take 1
STEPS: Final = (0.5, 0.1, 0.02)

# What one continuation tells of two seats: the part of the game that was gone, the lead of one over the other in
# comfortable leads, and 1 if that one finished ahead, 0 if behind, one half for both together.
Pair = tuple[float, float, float]


@dataclass
class Slope:
    """The logarithm of a lead's worth grows evenly in the course of a game."""

    start: float
    growth: float

    def at(self, gone: float) -> float:
        """When this part of the game is gone."""
        return exp(self.start + self.growth * gone)


# By `python -m tools.calibrate GAME GAMES` (18 November 2026, 2 and 3 seats): games, pairs of seats observed.
SLOPES: Final = {
    "rebirth": Slope(-0.80, 2.54),  # 16 games, 7552 pairs
    "katan-duel": Slope(-0.20, 1.22),  # 16 games, 4021 pairs
    "settlers": Slope(-0.04, 1.02),  # 12 games, 6108 pairs
    "scythe": Slope(-2.74, 2.04),  # 6 games, 3061 pairs
}


def observe(s: State, seat: int, gone: float, chance: Chance) -> list[Pair]:
    """Play on from what a seat must think possible, and see what came of leads."""
    found: list[Pair] = []
    scale = s.game.hints.scale
    for _ in range(CONTINUATIONS):
        w = s.resample(seat, chance.word())
        play_quickly(w, chance.word(), DEPTH)
        if w.is_over():
            continue
        values = [s.game.hints.value(w, i) for i in range(s.seats)]
        play_quickly(w, chance.word(), TO_THE_END)
        places = mean_places(final_places(w), s.seats)
        for i in range(s.seats):
            for j in range(i):
                ahead = 0.5 if places[i] == places[j] else float(places[i] < places[j])
                found.append((gone, (values[i] - values[j]) / scale, ahead))
    return found


def mean_places(places: Sequence[float], seats: int) -> list[float]:
    return [fsum(place * places[seat * seats + place] for place in range(seats)) for seat in range(seats)]


def fit(pairs: Sequence[Pair]) -> Slope:
    """The likeliest slope: from the usual one step by step uphill, with ever smaller steps."""
    best = Slope(*USUAL)
    likely = likelihood(best, pairs)
    for step in STEPS:
        moved = True
        while moved:
            moved = False
            for start, growth in (
                (step, 0.0),
                (-step, 0.0),
                (0.0, step),
                (0.0, -step),
                (step, -step),
                (-step, step),
            ):
                other = Slope(best.start + start, best.growth + growth)
                found = likelihood(other, pairs)
                if found > likely + 1e-9:
                    best, likely, moved = other, found, True
    return best


def likelihood(slope: Slope, pairs: Sequence[Pair]) -> float:
    """The logarithm of how likely these continuations are, and how unusual the slope is."""
    found = -((slope.start - USUAL[0]) ** 2 + (slope.growth - USUAL[1]) ** 2) / 2
    for gone, lead, ahead in pairs:
        x = slope.at(gone) * lead
        found -= ahead * softplus(-x) + (1 - ahead) * softplus(x)
    return found


def softplus(x: float) -> float:
    """log(1 + exp(x)) without overflow."""
    return x + log(1 + exp(-x)) if x > 0 else log(1 + exp(x))
