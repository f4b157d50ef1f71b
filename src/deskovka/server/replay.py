"""A game moment by moment, as one pair of eyes was allowed to see it; after its end also as it really was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.record import Record
from deskovka.core.sight import UNKNOWN, View, hide_event
from deskovka.core.state import State
from deskovka.core.step import Event
from deskovka.core.value import DERIVED, to_json
from deskovka.server import frames, shapes
from deskovka.server.history import Times
from deskovka.server.kept import Kept
from deskovka.server.refused import Refused
from deskovka.server.wire import Data, Wire, changed, shown
from deskovka.server.words import both

TRUTH: Final = "truth"
SPECTATOR: Final = "spectator"


class Moment(shapes.Reply):
    """After an answer (the first: before all of them): what changed in the view, what was told, the points."""

    seat: int | None
    at: int | None
    view: shapes.Fields
    log: list[frames.Line]
    score: frames.Points


class TallyValue(shapes.Reply):
    title: shapes.Both
    counts: list[int]


class Tally(shapes.Reply):
    """How often something happened to each seat, and to nobody in particular."""

    title: shapes.Both
    counts: list[int]
    nobody: int
    values: list[TallyValue]


class Source(shapes.Reply):
    """Where a table's game comes from: another table (None: a file), after so many answers."""

    table: str | None
    move: int


class Replay(shapes.Reply):
    """A game as these eyes saw it: `truth`, `spectator` or the number of a seat."""

    eyes: str
    seat: int | None
    started_at: int | None
    view: frames.View
    moments: list[Moment]
    tallies: list[Tally]
    commit: str
    proof: frames.Proof | None
    origin: Source | None


@dataclass
class Eyes:
    """Who looks."""

    seat: int | None
    truth: bool = False

    @property
    def name(self) -> str:
        return TRUTH if self.truth else SPECTATOR if self.seat is None else str(self.seat)

    def view(self, s: State) -> View:
        """All that these eyes may see."""
        seen = s.view(self.seat)
        if self.truth:
            fields = [name for name, sight in s.SIGHT.items() if sight is not DERIVED]
            seen.table = {name: to_json(getattr(s, name)) for name in fields}
        return seen

    def event(self, event: Event) -> Event:
        return event if self.truth else hide_event(event, self.seat)


def eyes_for(kept: Kept, browser: str | None, wish: str | None) -> Eyes:
    """The eyes that somebody wishes for; while the game runs, only the own ones or a spectator's."""
    mine = kept.seats_of(browser)
    if wish is None:
        return Eyes(None, True) if kept.ended else Eyes(mine[0] if len(mine) == 1 else None)
    if wish == SPECTATOR:
        return Eyes(None)
    if wish == TRUTH:
        if not kept.ended:
            raise Refused(403, "error-truth-later")
        return Eyes(None, True)
    if not wish.isascii() or not wish.isdecimal() or len(wish) > 3 or int(wish) >= len(kept.seats):
        raise Refused(404, "error-no-seat")
    if not kept.ended and int(wish) not in mine:
        raise Refused(403, "error-not-yours")
    return Eyes(int(wish))


def moments(past: Record, times: Times, eyes: Eyes, wire: Wire) -> Iterator[tuple[Data, View, list[Event]]]:
    """Each moment as data, with the view and the new events as these eyes see them."""
    known: Data = {}
    told = 0
    for n, s in enumerate(past.states()):
        events = [eyes.event(event) for event in (s.log or [])[told:]]
        view = eyes.view(s)
        now = {**view.table, "to_act": view.to_act, "reveals": view.reveals}
        moment = {
            "seat": past.moves[n - 1][0] if n else None,
            "at": times[n - 1] if n else None,
            "view": changed(known, now) if n else {},
            "log": [wire.told(told + i, event) for i, event in enumerate(events)],
            "score": wire.score(s),
        }
        yield moment, view, events
        known, told = now, told + len(events)


def replay(past: Record, times: Times, eyes: Eyes) -> Data:
    """The whole game for these eyes."""
    wire = Wire(past.game, to_json(past.game.complete(past.seats, past.options)), past.names)
    passed: list[Data] = []
    happened: list[Event] = []
    first: Any = None
    for moment, view, events in moments(past, times, eyes, wire):
        first = first or shown(view)
        passed.append(moment)
        happened += events
    tallied = tallies(past.game, happened, past.seats)
    return {"eyes": eyes.name, "seat": eyes.seat, "view": first, "moments": passed, "tallies": tallied}


# --- how often what happened -------------------------------------------------------------------------------


def tallies(g: Game, events: Iterable[Event], seats: int) -> list[Data]:
    """What a game has words for: `count-placed` is about the event `Placed`, `.tile` of it about that field."""
    kinds: dict[type[Event], list[Event]] = {}
    for event in events:
        kinds.setdefault(type(event), []).append(event)
    sentences = text.bundle(("deskovka.core", g.package), "en")
    found = []
    for kind, told in kinds.items():
        key = f"count-{text.kebab(kind.__name__)}"
        if sentences.has_message(key):
            fields = list(sentences.get_message(key).attributes)
            found.append(tally(g, key, fields, told, seats))
    return found


def tally(g: Game, key: str, fields: Sequence[str], told: Sequence[Event], seats: int) -> Data:
    """One kind of event."""
    whose = Counter(getattr(event, "seat", UNKNOWN) for event in told)
    values: Counter[tuple[str, int, int]] = Counter()
    for event in told:
        for field in fields:
            content = getattr(event, field)
            for value in content if isinstance(content, tuple) else (content,):
                values[field, value, getattr(event, "seat", UNKNOWN)] += 1
    named = sorted({(field, value) for field, value, _ in values if value != UNKNOWN})
    return {
        "title": both(lambda lang: text.phrase(g.id, lang, key)),
        "counts": [whose[seat] for seat in range(seats)],
        "nobody": whose[UNKNOWN],
        "values": [
            {
                "title": both(lambda lang, f=field, v=value: text.phrase(g.id, lang, f"{key}.{f}", {"value": v})),  # type: ignore[misc]
                "counts": [values[field, value, seat] for seat in range(seats)],
            }
            for field, value in named
        ],
    }
