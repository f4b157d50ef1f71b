"""Clocks: how long people have for an answer and for the game. The server alone measures."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal

from deskovka.server.shapes import ClockTerms

EXTRA: Final = 60  # seconds for each answer of a seat whose time for the game is used up

# Boot time goes on while the machine sleeps, and nobody can set it.
STEADY: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


class _Ticks:
    """When the server started by the wall clock, and how long ago that is by one that nobody can set."""

    offset = time.time_ns() - time.clock_gettime_ns(STEADY)


def ticks() -> int:
    """Milliseconds since 1970 for clocks: they only go forward, whatever is done to the computer's own clock."""
    return (_Ticks.offset + time.clock_gettime_ns(STEADY)) // 1_000_000


def set_ticks(least: int) -> None:
    """Start from the wall clock, but not before a moment that is known to have been: then it was set back."""
    steady = time.clock_gettime_ns(STEADY)
    _Ticks.offset = max(_Ticks.offset, time.time_ns() - steady, least * 1_000_000 - steady)


@dataclass
class Clock:
    """Times in seconds (0: no limit), and by seat what was used, in milliseconds."""

    move: int
    game: int
    out: Literal[
        "bot", "ask"
    ]  # when time runs out: a bot takes the seat, or the others are asked whether it shall
    used: list[int] = field(default_factory=list)
    since: list[int] = field(default_factory=list)  # by seat: since when it thinks; 0: it does not
    late: list[bool] = field(default_factory=list)  # by seat: time ran out on this question, and that is settled

    def until(self, seat: int) -> int:
        """When the seat's time runs out; 0: never."""
        if not self.since[seat] or self.late[seat]:
            return 0
        left = [1000 * self.move] if self.move else []
        if self.game:
            left.append(max(self.left(seat), 1000 * EXTRA))
        return self.since[seat] + min(left)

    def runs(self, seat: int, now: int) -> bool:
        """Has the seat still time to think about what it is asked?"""
        return self.until(seat) > now

    def left(self, seat: int) -> int:
        """Milliseconds for the rest of the game, as they were when the seat was asked."""
        return max(0, 1000 * self.game - self.used[seat])

    def deadline(self) -> int:
        """When the next one's time runs out; 0: never."""
        return min([at for seat in range(len(self.since)) if (at := self.until(seat))], default=0)

    def turned(self, thinking: Sequence[bool], same: Sequence[bool], now: int) -> Clock:
        """The clock after a change: who thinks now, and whose question is still the same."""
        used, since, late = self.used[:], self.since[:], self.late[:]
        for seat, thinks in enumerate(thinking):
            if since[seat] and not (thinks and same[seat]):
                used[seat] += max(0, now - since[seat])
                since[seat] = 0
            if not same[seat] or not thinks:
                late[seat] = False
            if thinks and not since[seat]:
                since[seat] = now
        return replace(self, used=used, since=since, late=late)

    def settled(self, seat: int) -> Clock:
        """The same, but this seat may now think as long as it likes."""
        return replace(self, late=[late or n == seat for n, late in enumerate(self.late)])

    def again(self, seats: int) -> Clock:
        """The same limits, nothing used."""
        return Clock(self.move, self.game, self.out, [0] * seats, [0] * seats, [False] * seats)

    def terms(self) -> ClockTerms:
        """What was agreed on, for the door sign."""
        return ClockTerms(self.move or None, self.game or None, self.out)
