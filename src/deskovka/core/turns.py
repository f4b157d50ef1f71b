"""Turns: what becomes of a state's fields when the seats are turned so that whoever looks comes first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Turn:
    """What a field has to do with seats; several things may be true at once.

    `by_seat`: its entries, or equal parts of it, go by seat. `unit`: a number from `first` on names a seat, which
    changes with every `unit` of them. `marks`: the lowest bits stand for seats. `bits`: a set, not a quantity.
    """

    by_seat: bool = False
    unit: int = 0
    first: int = 0
    marks: bool = False
    bits: bool = False


PLAIN: Final = Turn()
BY_SEAT: Final = Turn(by_seat=True)
SEAT: Final = Turn(unit=1)
BITS: Final = Turn(bits=True)
BITS_BY_SEAT: Final = Turn(by_seat=True, bits=True)
MARKS: Final = Turn(marks=True)
MARKS_BY_SEAT: Final = Turn(by_seat=True, marks=True)


def turned(number: int, turn: Turn, viewer: int, seats: int) -> int:
    """A number of such a field as the viewer says it: seat 0 is the viewer's own, 1 the next one's."""
    if turn.marks and number >= 0:
        low = number & ((1 << seats) - 1)
        return (number - low) | (((low >> viewer) | (low << (seats - viewer))) & ((1 << seats) - 1))
    if turn.unit and number >= turn.first:
        seat, rest = divmod(number - turn.first, turn.unit)
        if seat < seats:
            return turn.first + (seat - viewer) % seats * turn.unit + rest
    return number
