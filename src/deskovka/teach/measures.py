"""Measures of play: losses with their intervals, classes, accuracy (docs/analysis.md has the sources)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, fsum, sqrt
from typing import Final

from deskovka.teach.comparing import Comparison

NORMAL: Final = 1.959963984540054  # standard deviations around the mean that hold 95 % of a normal distribution
# Points of chance from which a loss has a name, largest first.
CLASSES: Final = ((15.0, "blunder"), (10.0, "mistake"), (5.0, "inaccuracy"))
NAMED: Final = tuple([name for _, name in CLASSES])
FINE: Final = "fine"  # the loss is too small for a name
UNSURE: Final = "unsure"  # it is large enough, but might as well be none
FEWEST: Final = 8  # decisions from which an accuracy says something
PARTS: Final = 3  # of a game, for the accuracy in each


def mean_of(numbers: Sequence[float]) -> float:
    return fsum(numbers) / len(numbers)


def half_interval(numbers: Sequence[float]) -> float:
    """How far the 95 % interval of their mean reaches to either side."""
    if len(numbers) < 2:
        return 1.0
    middle = mean_of(numbers)
    return NORMAL * sqrt(fsum((x - middle) ** 2 for x in numbers) / (len(numbers) - 1) / len(numbers))


def best_in(found: Comparison, seat: int, worlds: range, played: int) -> int:
    """The answer that was best for a seat in these worlds; the played one if it is as good."""
    sums = [fsum(rows[world][seat] for world in worlds) for rows in found.wins]
    best = max(sums)
    return played if sums[played] >= best else sums.index(best)


def differences(found: Comparison, seat: int, played: int) -> list[list[float]]:
    """By world and seat: how much better the best answer was than the played one.

    The best is chosen in one half of the worlds and measured in the other, both ways; else luck would choose it.
    """
    rows: list[list[float]] = [[] for _ in range(found.worlds)]
    for half in (0, 1):
        best = best_in(found, seat, range(1 - half, found.worlds, 2), played)
        for world in range(half, found.worlds, 2):
            pair = zip(found.wins[best][world], found.wins[played][world], strict=True)
            rows[world] = [one - other for one, other in pair]
    return rows


def class_of(loss: float, half: float) -> str:
    """What a loss is called, both as parts of one: a name only if it is surely a loss."""
    for least, name in CLASSES:
        if 100 * loss >= least:
            return name if loss > half else UNSURE
    return FINE


# --- accuracy --------------------------------------------------------------------------------------------


def accuracy_of(loss: float) -> float:
    """Of one decision, from 0 to 100."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * loss) - 3.1669 + 1))


def accuracy(losses: Sequence[float], weights: Sequence[float]) -> float:
    """Of several decisions: the mean of a weighted and a harmonic mean."""
    each = [accuracy_of(loss) for loss in losses]
    weighted = fsum(a * w for a, w in zip(each, weights, strict=True)) / fsum(weights)
    harmonic = len(each) / fsum(1 / max(a, 1.0) for a in each)
    return (weighted + harmonic) / 2


def volatility(curve: Sequence[float]) -> list[float]:
    """By moment: how much the chance moved about then, in points, which is how much a decision weighs."""
    size = min(8, max(2, len(curve) // 10))
    found = []
    for i in range(len(curve)):
        last = max(i + 1, min(size, len(curve)))
        window = curve[max(0, last - size) : last]
        middle = mean_of(window)
        deviation = 100 * sqrt(mean_of([(x - middle) ** 2 for x in window]))
        found.append(min(12.0, max(0.5, deviation)))
    return found


def accuracies(losses: Sequence[float], weights: Sequence[float]) -> list[float]:
    """Of the whole game, then of each part of it; nothing if there are too few decisions to say."""
    n = len(losses)
    if n < FEWEST:
        return []
    bounds = [(0, n), *[(n * part // PARTS, n * (part + 1) // PARTS) for part in range(PARTS)]]
    return [accuracy(losses[begin:end], weights[begin:end]) for begin, end in bounds]
