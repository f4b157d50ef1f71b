"""What a client gets, built for one pair of eyes. Nothing else may reach it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.sight import View, hide_event
from deskovka.core.state import State
from deskovka.core.step import Event, Move
from deskovka.core.value import canonical, from_json, to_json
from deskovka.server.book import book_of, fill

Data = dict[str, Any]

DREAMS: Final = 8  # a line that so many imagined games agree on does not hang on anything hidden


class Wire:
    """What one table with these names says, from the book of its game."""

    def __init__(self, g: Game, options: Data, names: Sequence[str]) -> None:
        self.g = g
        self.options = options
        self.names = tuple(names)
        self.book = book_of(g, options)
        self._moves: dict[int, Data] = {}
        self._lines: dict[tuple[int, int | None], Data] = {}

    def move(self, m: Move) -> Data:
        """A choice."""
        found = self._moves.get(m.id)
        if found is None:
            choice = self.book.choice(m)
            say = fill(choice["say"], self.names)
            found = self._moves[m.id] = choice if say is choice["say"] else {**choice, "say": say}
        return found

    def question(self, s: State, view: View, number: int) -> Data | None:
        """What is asked, and the choices of the view's seat if it is asked."""
        if s.asking is None:
            return None
        moves = () if view.seat is None else s.legal(view.seat)
        # As this seat may read it: like the rest of the agenda, a question can hold secrets.
        step = view.agenda[-1][0]
        return {
            "number": number,
            "asked": view.to_act,
            "ask": fill(self.book.question(step, from_json(step)), self.names),
            "step": step,
            "moves": [self.move(m) for m in moves],
        }

    def line(self, n: int, event: Event, seat: int | None) -> Data:
        """A line of the log as this seat may know it."""
        found = self._lines.get((n, seat))
        if found is None:
            found = self.told(n, hide_event(event, seat))
            if n >= 0:  # others are only dreamt of
                self._lines[n, seat] = found
        return found

    def told(self, n: int, seen: Event) -> Data:
        """A line of the log that says all that is in the event."""
        line = self.book.line(to_json(seen), seen)
        return {"n": n, **line, "say": fill(line["say"], self.names)}

    def forget_lines(self, first: int) -> None:
        """Lines from this number on were taken back; others will get their numbers."""
        self._lines = {key: line for key, line in self._lines.items() if key[0] < first}

    def score(self, s: State) -> Data:
        """Everybody's points and where they come from."""
        score = s.score()
        return {
            "points": list(score.points),
            "ranks": list(score.ranks),
            "winners": list(score.winners),
            "why": [dict(why) for why in score.why],
        }

    def look(self, s: State, seat: int, m: Move, seed: int) -> Data:
        """What would happen, as far as the seat can know: only what several imagined games agree on."""
        told: list[list[Event]] = []
        reveals = False
        for dream in range(DREAMS):
            imagined = s.resample(seat, seed + dream)
            imagined.log = []
            imagined.play(seat, m)
            told.append([hide_event(event, seat) for event in imagined.log])
            reveals = reveals or imagined.reveals != s.reveals
        common = [canonical(to_json(event)) for event in told[0]]
        for other in told[1:]:
            known = {canonical(to_json(event)) for event in other}
            common = [key if key in known else "" for key in common]
        lines = [self.line(-1, event, seat) for event, key in zip(told[0], common, strict=True) if key]
        points: dict[str, int] = {}
        for line in lines:
            if line["points"] is not None and line["seat"] is not None:
                points[str(line["seat"])] = points.get(str(line["seat"]), 0) + line["points"]
        return {"points": points, "log": lines, "reveals": reveals}


def changed(old: Data, new: Data) -> Data:
    """The fields of the new that differ."""
    return {name: content for name, content in new.items() if name not in old or old[name] != content}
