"""Pace: a bot that has something to hide answers at a time that does not depend on what it hides."""

from __future__ import annotations

import math
import time
from collections.abc import Hashable
from typing import Final

from deskovka.core.state import State

STEP: Final = 0.25  # seconds; answers leave after a whole number of these
LATELY: Final = 3600.0  # seconds
SLOWEST: Final = 4.0  # seconds; who thinks longer than this does so because the machine is busy


def hides(s: State, seat: int) -> bool:
    """Does the seat know anything that a spectator does not? Then how long it thinks may tell of it."""
    mine, everybodys = s.view(seat), s.view(None)
    return any(getattr(mine, part) != getattr(everybodys, part) for part in ("table", "agenda", "memory"))


class Pace:
    """How long answers to a kind of question take here: as long as the longest one lately, also forced ones."""

    def __init__(self) -> None:
        self.longest: dict[Hashable, float] = {}  # of this hour,
        self.before: dict[Hashable, float] = {}  # and of the hour before it: a busy machine is not busy for ever
        self.since = time.monotonic()

    def rest(self, kind: Hashable, thought: float) -> float:
        """Seconds to wait with an answer that took so long to think out."""
        if time.monotonic() - self.since > LATELY:
            self.longest, self.before, self.since = {}, self.longest, time.monotonic()
        steps = math.ceil(min(thought, SLOWEST) / STEP) or 1
        self.longest[kind] = max(self.longest.get(kind, 0.0), steps * STEP)
        return max(0.0, self.longest[kind] - thought, self.before.get(kind, 0.0) - thought)
