"""Sets of places, abilities and recruits, kept as the bits of a number."""

from __future__ import annotations

from mypy_extensions import i64


def places_in(bits: i64) -> list[int]:
    """The places that bits stand for, in order."""
    found: list[int] = []
    place: i64 = 0
    while bits:
        if not bits & 0xFF:
            bits >>= 8
            place += 8
        else:
            if bits & 1:
                found.append(place)
            bits >>= 1
            place += 1
    return found


def bit_of(place: int) -> i64:
    """The bit of a place. Not an i64 here: mypyc would shift the literal as 32 bits."""
    return 1 << place


def count_bits(bits: i64) -> i64:
    """How many are set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return found
