"""Chance that depends only on (seed, number of draws): the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from deskovka.core.cells import Cells

_MASK: Final[i64] = 0xFFFFFFFF


def _mix(x: i64) -> i64:
    """A bijection of 32-bit numbers that spreads every bit; both factors are below 2**31, so nothing wraps."""
    x = x ^ (x >> 16)
    x = (x * 0x21F0AAAD) & _MASK
    x = x ^ (x >> 15)
    x = (x * 0x735A2D97) & _MASK
    return x ^ (x >> 15)


class Key:
    """96 bits made from a seed.

    Every part depends on the whole seed before the counter comes in, or neighbouring seeds would share numbers.
    """

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 1 << 96:
            seed = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:12], "big")
        low: i64 = seed & 0xFFFFFFFF
        middle: i64 = (seed >> 32) & 0xFFFFFFFF
        high: i64 = seed >> 64
        low = _mix((low + 0x1E3779B9) & _MASK)
        self.b: i64 = _mix(((middle ^ low) + 0x65EBCA6B) & _MASK)
        self.c: i64 = _mix((high + self.b) & _MASK)
        self.a: i64 = _mix(low ^ self.c)

    def word(self, n: i64) -> i64:
        """The n-th 32 bits."""
        return _mix((_mix((_mix((n & _MASK) ^ self.a) + self.b) & _MASK) ^ self.c) & _MASK)


class Chance:
    """A stream of numbers: the seed's key, and how many were drawn."""

    def __init__(self, seed: int, draws: int = 0, key: Key | None = None) -> None:
        self.key = Key(seed) if key is None else key
        self.draws: i64 = draws

    def clone(self) -> Chance:
        """An independent stream at the same place."""
        return Chance(0, self.draws, self.key)

    def word(self) -> i64:
        """The next 32 bits."""
        n = self.draws
        self.draws = n + 1
        return self.key.word(n)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n at most 2**31)."""
        product = self.word() * n
        low = product & _MASK
        if low < n:
            # Lemire's rejection: without it small remainders would come a little too often.
            floor = (_MASK + 1) % n
            while low < floor:
                product = self.word() * n
                low = product & _MASK
        return product >> 32

    def shuffle_row(self, row: Cells) -> None:
        """Put the numbers of a row into random order, in place: the same order as `shuffle`."""
        i: i64 = len(row) - 1
        while i > 0:
            j = self.below(i + 1)
            other = row[j]
            row[j] = row[i]
            row[i] = other
            i -= 1

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
