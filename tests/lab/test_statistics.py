"""Numbers checked by hand."""

from __future__ import annotations

from math import sqrt

import pytest

from deskovka.lab.statistics import share, spread


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (50, 100, 0.403832, 0.596168),
        (1, 10, 0.017876, 0.404150),
        (0, 10, 0.0, 0.277533),
        (10, 10, 0.722467, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson_s_interval(count: float, of: int, low: float, high: float) -> None:
    found = share(count, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-6)
    assert found.rate == (count / of if of else 0)


def test_halves_count_as_halves() -> None:
    assert share(2.5, 5).rate == 0.5
    assert share(49.5, 100).low < share(50, 100).low < share(50.5, 100).low


def test_the_spread_of_a_sample() -> None:
    found = spread([2, 4, 9])
    assert (found.mean, found.min, found.max) == (5, 2, 9)
    assert found.sd == pytest.approx(sqrt(13))
    assert spread([7]).sd == 0
