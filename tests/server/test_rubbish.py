"""Looks for rubbish are short, however many tables are renewed between two of them."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from deskovka.server.base import rubbish

TABLES = 1000
PARTS = 100  # objects that an answer replaces in a table
LINES = 12  # and that it adds: what is in the log stays
SHORT = 40_000  # objects: more take longer than 20 ms


@contextmanager
def looks() -> Iterator[list[int]]:
    """Among how many objects Python looks at a time; what is set for a server goes back afterwards."""
    found: list[int] = []

    def count(phase: str, about: dict[str, int]) -> None:
        if phase == "start":
            found.append(sum(len(gc.get_objects(n)) for n in range(about["generation"] + 1)))

    before = gc.get_threshold(), [*gc.callbacks]
    try:
        rubbish.spare()
        gc.callbacks.append(count)
        yield found
    finally:
        gc.set_threshold(*before[0])
        gc.callbacks[:] = before[1]
        gc.unfreeze()


def test_a_look_is_short_while_tables_are_renewed() -> None:
    """Answers make new objects and drops old ones: Python counts the difference."""
    tables = [[[n] for n in range(PARTS)] for _ in range(TABLES)]
    with looks() as found:
        for table in tables * 3:
            for n in range(PARTS):
                table[n] = [n]
            table += [[n] for n in range(LINES)]
    assert found and max(found) < SHORT
