"""Means, spreads and intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import fsum, sqrt
from typing import Any

NORMAL = 1.959963984540054  # standard deviations around the mean that hold 95 % of a normal distribution


@dataclass
class Spread:
    """Numbers in short; `sd` is the standard deviation of a sample."""

    mean: float
    sd: float
    min: int
    max: int

    def data(self) -> dict[str, Any]:
        return asdict(self)


def spread(numbers: Sequence[int]) -> Spread:
    """At least one number."""
    mean = sum(numbers) / len(numbers)
    squares = fsum((x - mean) ** 2 for x in numbers)
    sd = sqrt(squares / (len(numbers) - 1)) if len(numbers) > 1 else 0.0
    return Spread(mean, sd, min(numbers), max(numbers))


@dataclass
class Share:
    """How many of how many, as a share with its 95 % interval."""

    count: float
    of: int
    rate: float
    low: float
    high: float

    def data(self) -> dict[str, Any]:
        return asdict(self)


def share(count: float, of: int) -> Share:
    """Wilson's interval. A part of a success (a shared win) counts as that part; then it is a little too wide."""
    if of == 0:
        return Share(count, of, 0.0, 0.0, 1.0)
    rate = count / of
    z = NORMAL * NORMAL / of
    middle = (rate + z / 2) / (1 + z)
    half = sqrt(z * rate * (1 - rate) + z * z / 4) / (1 + z)
    return Share(count, of, rate, max(0.0, middle - half), min(1.0, middle + half))
