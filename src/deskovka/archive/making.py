"""Making an archive: a record is replayed once, and looked at through everybody's eyes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from deskovka.archive.patch import difference
from deskovka.archive.tallies import tallies
from deskovka.archive.words import line_of, sentences, source_titles
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.sight import View, hide_event, is_open
from deskovka.core.state import State
from deskovka.core.step import Event
from deskovka.core.text import both
from deskovka.core.value import DERIVED, canonical, to_json

Data = dict[str, Any]
Words = Callable[[Event], Data]  # a line of the log without its number

FORM: Final = 2  # boards and patches of them; 1 held the memory of the engine and never left this house
TRUTH: Final = "truth"
SPECTATOR: Final = "spectator"


@dataclass
class Eyes:
    """Who looks."""

    seat: int | None
    truth: bool = False

    @property
    def name(self) -> str:
        return TRUTH if self.truth else SPECTATOR if self.seat is None else str(self.seat)

    def view(self, s: State, saved: Data) -> View:
        """All that these eyes may see of a state that was saved as this."""
        seen = s.view(self.seat, saved)
        if self.truth:
            seen.table = {name: saved[name] for name, sight in s.SIGHT.items() if sight is not DERIVED}
        return seen

    def event(self, event: Event) -> Event:
        return event if self.truth or is_open(event) else hide_event(event, self.seat)


def all_eyes(seats: int) -> list[Eyes]:
    """Everybody who may look when the game is over."""
    return [Eyes(None, True), Eyes(None), *[Eyes(seat) for seat in range(seats)]]


def view_for_people(g: Game, view: View) -> Data:
    """A view for people: on the board they see what they know for certain, the memory is for bots."""
    data = view.data()
    del data["memory"]
    data["table"] = g.show.board(view)
    return data


class Pool:
    """Things that are kept once and called by their numbers."""

    def __init__(self) -> None:
        self.items: list[Any] = []
        self.numbers: dict[str, int] = {}

    def number(self, thing: Any, make: Callable[[], Any] | None = None) -> int:
        """The number of a thing; `make` says what is kept in its place."""
        key = canonical(thing)
        if key not in self.numbers:
            self.numbers[key] = len(self.items)
            self.items.append(thing if make is None else make())
        return self.numbers[key]


@dataclass
class Look:
    """What one pair of eyes saw so far."""

    eyes: Eyes
    view: Data = field(default_factory=dict)  # the first one, without what lies on the table
    known: Data = field(default_factory=dict)
    told: list[Event] = field(default_factory=list)
    moments: list[list[Any]] = field(default_factory=list)

    def data(self, g: Game, seats: int) -> Data:
        counted = tallies(g, self.told, seats)
        return {"eyes": self.eyes.name, "view": self.view, "moments": self.moments, "tallies": counted}


class Maker:
    """An archive that grows moment by moment."""

    def __init__(self, past: Record, eyes: Sequence[Eyes], words: Words | None) -> None:
        self.past = past
        self.options = to_json(past.game.complete(past.seats, past.options))
        self.words = words
        self.looks = [Look(one) for one in eyes]
        self.lines, self.values, self.scores, self.moves = Pool(), Pool(), Pool(), Pool()
        self.moments: list[list[int | None]] = []
        self.told = 0

    def line(self, event: Event) -> int:
        """The number of a line of the log."""
        data = to_json(event)
        return self.lines.number(data, lambda: self.make_line(event, data))

    def make_line(self, event: Event, data: Data) -> Data:
        """A line of the log without its number."""
        if self.words is not None:
            return self.words(event)
        return line_of(self.past.game, self.options, event, data, sentences(self.past.game, self.options, event))

    def add(self, s: State) -> None:
        """The next moment."""
        saved, events = s.save(with_log=False), (s.log or [])[self.told :]
        for look in self.looks:
            self.look(look, look.eyes.view(s, saved), [look.eyes.event(event) for event in events])
        n, score = len(self.moments), self.scores.number(points(s))
        seat = said_move = None
        if n:
            seat, move = self.past.moves[n - 1]
            said_move = self.moves.number(to_json(move), lambda: sentences(self.past.game, self.options, move))
        self.moments.append([seat, score, said_move])
        self.told += len(events)

    def look(self, look: Look, view: View, events: list[Event]) -> None:
        """What is new to one pair of eyes."""
        now = {**self.past.game.show.board(view), "to_act": view.to_act, "reveals": view.reveals}
        fields = {name: self.values.number(content) for name, content in difference(look.known, now).items()}
        look.moments.append([fields, [self.line(event) for event in events]])
        look.told += events
        look.known = now
        if not look.view:
            look.view = view_for_people(self.past.game, view)
            del look.view["table"]

    def data(self, sources: Mapping[str, int]) -> Data:
        """The archive."""
        g, past = self.past.game, self.past
        return {
            "archive": FORM,
            "game": g.id,
            "version": g.version,
            "content": g.content,
            "title": both(g.title),
            "seats": past.seats,
            "options": self.options,
            "sources": source_titles(g, sources, self.options),
            "scene": g.show.scene(g.complete(past.seats, past.options)),
            "lines": self.lines.items,
            "values": self.values.items,
            "scores": self.scores.items,
            "moves": self.moves.items,
            "moments": self.moments,
            "looks": [look.data(g, past.seats) for look in self.looks],
        }


def points(s: State) -> Data:
    """Everybody's points and where they come from."""
    score = s.score()
    return {
        "points": list(score.points),
        "ranks": list(score.ranks),
        "winners": list(score.winners),
        "why": [dict(why) for why in score.why],
    }


def archive_of(past: Record, eyes: Sequence[Eyes] | None = None, words: Words | None = None) -> Data:
    """What a game showed to these eyes (None: to everybody); BadRecord if it does not replay."""
    return archive_and_end(past, eyes, words)[0]


def archive_and_end(
    past: Record, eyes: Sequence[Eyes] | None = None, words: Words | None = None
) -> tuple[Data, State]:
    """What a game showed to these eyes (None: to everybody), and its last state."""
    maker = Maker(past, all_eyes(past.seats) if eyes is None else eyes, words)
    for s in past.states():
        maker.add(s)
    return maker.data(s.score().why[0]), s


def archive_of_end(s: State) -> Data:
    """What is left of a game whose rules have changed: how it stands now, and all that its log tells."""
    maker = Maker(Record(s.game, s.seats, 0, dict(s.options), (), []), all_eyes(s.seats), None)
    maker.add(s)
    return maker.data(s.score().why[0])
