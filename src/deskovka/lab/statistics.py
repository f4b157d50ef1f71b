"""Means, spreads and intervals."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

NORMAL = 1.959963984540054  # standard deviations around the mean that hold 95 % of a normal distribution
WHOLE = 2520  # a win; so a part of it is a whole number for up to ten who share it, and sums are exact


@dataclass
class Spread:
    """Numbers in short; `sd` is the standard deviation of a sample."""

    mean: float
    sd: float
    min: int
    max: int

    def data(self) -> dict[str, Any]:
        return asdict(self)


def deviation(n: int, total: int, squares: int) -> float:
    """The standard deviation of a sample, from its exact sums."""
    return sqrt((squares * n - total * total) / (n * (n - 1))) if n > 1 else 0.0


class Numbers:
    """Whole numbers that come one after the other; only their exact sums are kept."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0
        self.squares = 0
        self.least = 0
        self.most = 0

    def add(self, number: int) -> None:
        self.least = number if self.count == 0 else min(self.least, number)
        self.most = number if self.count == 0 else max(self.most, number)
        self.count += 1
        self.total += number
        self.squares += number * number

    def spread(self) -> Spread:
        """At least one number has come."""
        sd = deviation(self.count, self.total, self.squares)
        return Spread(self.total / self.count, sd, self.least, self.most)


def spread(numbers: Iterable[int]) -> Spread:
    """At least one number."""
    found = Numbers()
    for number in numbers:
        found.add(number)
    return found.spread()


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
