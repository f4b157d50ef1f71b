"""Chance that depends only on (seed, number of draws): the same on every machine, compiled or not."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

_MASK: Final[i64] = 0xFFFFFFFF


def _mix(x: i64) -> i64:
    """A bijection of 32-bit numbers that spreads every bit; both factors are below 2**31, so nothing wraps."""
    x = x ^ (x >> 16)
    x = (x * 0x21F0AAAD) & _MASK
    x = x ^ (x >> 15)
    x = (x * 0x735A2D97) & _MASK
    return x ^ (x >> 15)


class Chance:
    """A stream of numbers: a key of 96 bits made from the seed, and a counter."""

    def __init__(self, seed: int, draws: int = 0) -> None:
        if not 0 <= seed < 1 << 96:
            seed = int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:12], "big")
        self._a: i64 = seed & 0xFFFFFFFF
        self._b: i64 = (seed >> 32) & 0xFFFFFFFF
        self._c: i64 = seed >> 64
        self.draws: i64 = draws

    def clone(self) -> Chance:
        """An independent stream at the same place."""
        other = Chance(0)
        other._a = self._a
        other._b = self._b
        other._c = self._c
        other.draws = self.draws
        return other

    def word(self) -> i64:
        """The next 32 bits."""
        n = self.draws
        self.draws = n + 1
        return _mix((_mix((_mix((n & _MASK) ^ self._a) + self._b) & _MASK) ^ self._c) & _MASK)

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

    def shuffle(self, items: list[int]) -> None:
        """Put the items into random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
