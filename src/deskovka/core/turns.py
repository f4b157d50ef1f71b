"""Turns: what becomes of a state's fields when the seats are turned so that whoever looks comes first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass
class Turn:
    """What a field has to do with seats; several things may be true at once.

    `by_seat`: its entries, or equal parts of it, go by seat. `in_rows`: its entries stand in rows, in each of them
    one that is nobody's and then one for each seat. `unit`: a number from `first` on names a seat, which
    changes with every `unit` of them. `bits`: a set, not a quantity.
    """

    by_seat: bool = False
    in_rows: bool = False
    unit: int = 0
    first: int = 0
    bits: bool = False


PLAIN: Final = Turn()
BY_SEAT: Final = Turn(by_seat=True)
IN_ROWS: Final = Turn(in_rows=True)
SEAT: Final = Turn(unit=1)
BITS: Final = Turn(bits=True)
BITS_BY_SEAT: Final = Turn(by_seat=True, bits=True)
