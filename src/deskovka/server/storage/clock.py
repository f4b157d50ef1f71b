"""Clocks: how long people have for an answer and for the game. The server alone measures."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, Literal

from deskovka.server.messages.shapes import ClockTerms

EXTRA: Final = 60  # seconds for each answer of a seat whose time for the game is used up


def steady_clock() -> Callable[[], int]:
    """A clock in nanoseconds that nobody can set; where there is one, it goes on while the machine sleeps."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    if boot is not None:
        with suppress(OSError):  # a browser knows its name, but has none
            time.clock_gettime_ns(boot)
            return partial(time.clock_gettime_ns, boot)
    return time.monotonic_ns


steady: Final = steady_clock()


class _Ticks:
    """When the server started by the wall clock, and how long ago that is by one that nobody can set."""

    offset = time.time_ns() - steady()


def ticks() -> int:
    """Milliseconds since 1970 for clocks: they only go forward, whatever is done to the computer's own clock."""
    return (_Ticks.offset + steady()) // 1_000_000


def set_ticks(least: int) -> None:
    """Start from the wall clock, but not before a moment that is known to have been: then it was set back."""
    passed = steady()
    _Ticks.offset = max(_Ticks.offset, time.time_ns() - passed, least * 1_000_000 - passed)


@dataclass(frozen=True)
class Paused:
    """A seat's time when it answered."""

    spent: int  # on the question, in milliseconds
    at: int
    late: bool  # it had all the time it liked
    used: int | None = None  # for the game so far; None: stored before this was


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
    # By seat: what was used for this question before `since`. A bot may have had the seat in between.
    spent: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.spent = self.spent or [0] * len(self.since)  # stored before this was

    def until(self, seat: int) -> int:
        """When the seat's time runs out; 0: never."""
        if not self.since[seat] or self.late[seat]:
            return 0
        return max(1, self.since[seat] + self.rest(seat))

    def rest(self, seat: int) -> int:
        """Milliseconds for what the seat is asked, as they were when it began to think; none: it is late."""
        spent = self.spent[seat]
        given = [1000 * self.move] if self.move else []
        if self.game:
            given.append(max(1000 * self.game - self.used[seat] + spent, 1000 * EXTRA))
        return min(given) - spent

    def runs(self, seat: int, now: int) -> bool:
        """Has the seat still time to think about what it is asked?"""
        return self.until(seat) > now

    def time_left(self, seat: int) -> int:
        """Milliseconds for the rest of the game, as they were when the seat was asked."""
        return max(0, 1000 * self.game - self.used[seat])

    def deadline(self) -> int:
        """When the next one's time runs out; 0: never."""
        return min([at for seat in range(len(self.since)) if (at := self.until(seat))], default=0)

    def turn_to(self, thinking: Sequence[bool], same: Sequence[bool], now: int) -> Clock:
        """The clock after a change: who thinks now, and whose question is still the same."""
        used, since, late, spent = self.used[:], self.since[:], self.late[:], self.spent[:]
        for seat, thinks in enumerate(thinking):
            if since[seat] and not (thinks and same[seat]):
                passed = max(0, now - since[seat])
                used[seat] += passed
                spent[seat] += passed
                since[seat] = 0
            if not same[seat]:
                spent[seat] = 0
            if not same[seat] or not thinks:
                late[seat] = False
            if thinks and not since[seat]:
                since[seat] = now
        return replace(self, used=used, since=since, late=late, spent=spent)

    def pause(self, seat: int, now: int, granted: bool = True) -> Paused:
        """The seat's time if it answers now; `granted`: if it is late, nobody is just being asked about that."""
        passed = max(0, now - self.since[seat]) if self.since[seat] else 0
        return Paused(self.spent[seat] + passed, now, self.late[seat] and granted, self.used[seat] + passed)

    def resume(self, seat: int, then: Paused, now: int) -> Clock:
        """The clock when the seat's answer is taken back: from `now` on it has the time that it had then.

        Who was asked something because of that answer has used nothing for it; who was asked before goes on.
        """
        undone = [at >= then.at or n == seat for n, at in enumerate(self.since)]
        since = [0 if gone else at for gone, at in zip(undone, self.since, strict=True)]
        spent = [0 if gone else one for gone, one in zip(undone, self.spent, strict=True)]
        late = [one and not gone for gone, one in zip(undone, self.late, strict=True)]
        used = [one - known + kept for one, known, kept in zip(self.used, self.spent, spent, strict=True)]
        since[seat], spent[seat], late[seat] = now, then.spent, then.late
        if then.used is not None:  # what a gesture took after this answer counts from `now` on
            used[seat] = then.used
        return replace(self, used=used, since=since, spent=spent, late=late)

    def may_resume(self, seat: int, then: Paused, now: int) -> bool:
        """Would the seat have time left, had it thought on instead of answering?"""
        return then.late or self.resume(seat, then, then.at).until(seat) > now

    def without_limit(self, seat: int) -> Clock:
        """A clock by which this seat may now think as long as it likes."""
        return replace(self, late=[late or n == seat for n, late in enumerate(self.late)])

    def start_anew(self, seats: int) -> Clock:
        """A clock with the same limits, of which nothing is used."""
        return Clock(self.move, self.game, self.out, [0] * seats, [0] * seats, [False] * seats, [0] * seats)

    def terms(self) -> ClockTerms:
        """What was agreed on, for the door sign."""
        return ClockTerms(self.move or None, self.game or None, self.out)
