"""What a client gets, built for one pair of eyes. Nothing else may reach it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

import msgspec
from msgspec import Raw

from deskovka.core.game import Game
from deskovka.core.sight import View, hide_event, is_open
from deskovka.core.state import State
from deskovka.core.step import Event, Move
from deskovka.core.value import canonical, to_json
from deskovka.server.messages.book import book_of, fill, quote
from deskovka.server.messages.frames import AutoAnswer, Log, Points, Question

Data = dict[str, Any]

DREAMS: Final = 8  # imagined games: a line on which all agree does not hang on anything hidden
DOUBT: Final = 3  # standard errors: several moves are compared at once


@dataclass
class Dream:
    """What a move would do: more points by seat, lines of the log, and whether something would be shown."""

    points: dict[str, int]
    log: Log
    reveals: bool
    worth: float  # by the hints of the game, on average
    half: float  # give or take, as the imagined games differ


class Wire:
    """What one table with these names says, from the book of its game."""

    def __init__(self, g: Game, options: Data, names: Sequence[str]) -> None:
        self.g = g
        self.options = options
        self.names = tuple(names)
        self.book = book_of(g, options)
        self.quoted = [quote(name) for name in names]
        self._moves: dict[int, bytes] = {}
        self._lines: dict[tuple[int, int | None], Raw] = {}

    def move(self, m: Move) -> bytes:
        """A choice."""
        found = self._moves.get(m.id)
        if found is None:
            found = self._moves[m.id] = fill(self.book.choice(m), self.quoted)
        return found

    def question(self, s: State, view: View, number: int) -> Question | None:
        """What is asked, and the choices of the view's seat if it is asked."""
        if s.asking is None:
            return None
        moves = () if view.seat is None else s.legal(view.seat)
        # As this seat may read it: like the rest of the agenda, a question can hold secrets.
        step = view.agenda[-1][0]
        return Question(
            number=number,
            asked=view.to_act,
            ask=Raw(fill(self.book.question(step), self.quoted)),
            step=step,
            moves=Raw(b"[%s]" % b",".join([self.move(m) for m in moves])),
        )

    def automatic(self, s: State, seat: int, m: Move, n: int) -> AutoAnswer:
        """An answer that the table gives by itself, in the words that everybody may read."""
        step = s.view(None).agenda[-1][0]
        ask = msgspec.json.decode(fill(self.book.question(step), self.quoted))
        return AutoAnswer(n, seat, ask, msgspec.json.decode(self.move(m))["say"])

    def line(self, n: int, event: Event, seat: int | None) -> Raw:
        """A line of the log as this seat may know it."""
        key = (n, None if is_open(event) else seat)
        found = self._lines.get(key)
        if found is None:
            found = self._lines[key] = self.line_anew(n, event, seat)
        return found

    def has(self, n: int, event: Event, seat: int | None) -> bool:
        """Was this line made already?"""
        return (n, None) in self._lines if is_open(event) else (n, seat) in self._lines

    def line_anew(self, n: int, event: Event, seat: int | None) -> Raw:
        """A line of the log for somebody who looks far back; it is not remembered."""
        return self.write_line(n, event if is_open(event) else hide_event(event, seat))

    def write_line(self, n: int, seen: Event) -> Raw:
        """A line of the log that says all that is in the event."""
        return Raw(b'{"n":%d,%s' % (n, fill(self.book.line(seen), self.quoted)[1:]))

    def keep_lines(self, first: int, end: int) -> None:
        """Forget all but these: older ones are rarely wanted, and later ones were taken back."""
        self._lines = {key: line for key, line in self._lines.items() if first <= key[0] < end}

    def score(self, s: State) -> Points:
        """Everybody's points and where they come from."""
        score = s.score()
        return Points(list(score.points), list(score.ranks), list(score.winners), [dict(why) for why in score.why])

    def look(self, s: State, seat: int, m: Move, seed: int) -> Dream:
        """What would happen, as far as the seat can know: only what several imagined games agree on."""
        told: list[list[Event]] = []
        worths: list[float] = []
        reveals, value = False, s.game.hints.value
        for dream in range(DREAMS):
            imagined = s.resample(seat, seed + dream)
            imagined.log = []
            before = value(imagined, seat)
            imagined.play(seat, m)
            worths.append(value(imagined, seat) - before)
            told.append([hide_event(event, seat) for event in imagined.log])
            reveals = reveals or imagined.reveals != s.reveals
        common = [canonical(to_json(event)) for event in told[0]]
        for other in told[1:]:
            known = {canonical(to_json(event)) for event in other}
            common = [key if key in known else "" for key in common]
        seen = [event for event, key in zip(told[0], common, strict=True) if key]
        more: dict[str, int] = {}
        for event in seen:
            owner, won = getattr(event, "seat", None), getattr(event, "points", None)
            if owner is not None and won is not None:
                more[str(owner)] = more.get(str(owner), 0) + won
        half = DOUBT * stdev(worths) / sqrt(DREAMS)
        return Dream(more, [self.write_line(-1, event) for event in seen], reveals, fmean(worths), half)
