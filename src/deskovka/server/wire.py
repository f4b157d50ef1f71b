"""What a client gets, built for one pair of eyes. Nothing else may reach it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import hide_event
from deskovka.core.state import State
from deskovka.core.step import Event, Move
from deskovka.core.value import canonical, from_json, to_json
from deskovka.server.words import Both, both

Data = dict[str, Any]

DREAMS: Final = 8  # a line that so many imagined games agree on does not hang on anything hidden


class Wire:
    """Sentences and data of one game with these options and names, each made only once."""

    def __init__(self, g: Game, options: Data, names: Sequence[str]) -> None:
        self.g = g
        self.options = options
        self.names = tuple(names)
        self._moves: dict[int, Data] = {}
        self._lines: dict[tuple[int, str], Data] = {}

    def say(self, x: Any) -> Both:
        """A move, event or question in words."""
        return both(lambda lang: text.say(x, lang, self.g, self.names, self.options))

    def move(self, m: Move) -> Data:
        """A choice."""
        if m.id not in self._moves:
            self._moves[m.id] = {
                "id": m.id,
                "move": to_json(m),
                "short": both(lambda lang: self.g.short(m, lang, self.options)),
                "say": self.say(m),
            }
        return self._moves[m.id]

    def question(self, s: State, seat: int | None, number: int) -> Data | None:
        """What is asked, and the choices of the seat if it is asked."""
        decision = s.asking
        if decision is None:
            return None
        moves = () if seat is None else s.legal(seat)
        # As this seat may read it: like the rest of the agenda, a question can hold secrets.
        step = s.view(seat).agenda[-1][0]
        return {
            "number": number,
            "asked": list(s.to_act()),
            "ask": self.say(from_json(step)),
            "step": step,
            "moves": [self.move(m) for m in moves],
        }

    def line(self, n: int, event: Event, seat: int | None) -> Data:
        """A line of the log as this seat may know it."""
        seen = hide_event(event, seat)
        data = to_json(seen)
        key = (n, canonical(data))
        if key not in self._lines:
            self._lines[key] = {
                "n": n,
                "event": data,
                "seat": data.get("seat"),
                "say": self.say(seen),
                "rule": seen.rule_id(),
                "where": both(lambda lang: text.cite(self.g, seen, lang)),
                "points": data.get("points"),
            }
        return self._lines[key]

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
