"""Which game comes next: the one that was asked for, or one that follows from it."""

from __future__ import annotations

import secrets

from deskovka.core.chance import Chance


class Seeds:
    """`next(n)` is n; every `next()` after it is the same again after the same n."""

    def __init__(self) -> None:
        self.chance: Chance | None = None

    def next(self, seed: int | None = None) -> int:
        """The seed of the next game."""
        if seed is not None or self.chance is None:
            seed = secrets.randbits(62) if seed is None else int(seed)
            self.chance = Chance(seed)
            return seed
        return self.chance.word() << 30 | self.chance.word() >> 2
