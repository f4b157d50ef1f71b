"""Few sets of options in which every value, or every two values of two options, occurs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Any, TypeVar

Meetings = frozenset[frozenset[tuple[str, Any]]]
T = TypeVar("T")


def few(sets: Iterable[tuple[T, Meetings]]) -> Iterator[T]:
    """Those of the sets, each with what meets in it, that are needed for everything to meet."""
    sets = list(sets)
    missing = set().union(*[met for _, met in sets])
    while missing:
        chosen, met = max(sets, key=lambda one: len(one[1] & missing))
        yield chosen
        missing -= met


def meetings(options: dict[str, Any], together: int) -> Meetings:
    """Which values of several options meet (`together` of them); a value for a seat counts like any other."""
    values = [[(name, v) for v in dict.fromkeys([x] if isinstance(x, str) else x)] for name, x in options.items()]
    groups = combinations(values, min(together, len(values)))
    return frozenset([frozenset(meeting) for group in groups for meeting in product(*group)])
