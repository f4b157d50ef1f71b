"""Sight: what a seat may know, and how to imagine the rest. The only place that hides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from deskovka.core.beliefs import recall_belief
from deskovka.core.cells import Cells
from deskovka.core.chance import Chance
from deskovka.core.memory import begin
from deskovka.core.step import Event, Move, Together
from deskovka.core.value import (
    DERIVED,
    OWNER,
    PUBLIC,
    SEEN,
    Value,
    fields_of,
    from_json,
    sight_of,
    tag_of,
    to_json,
)

if TYPE_CHECKING:
    from deskovka.core.state import State

_NUMBERS: Final = frozenset([int, bool])
UNKNOWN: Final = -1  # stands for every hidden number; a hidden tuple keeps its length, a hidden word is empty


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """To whom a state shows its fields: all but derived ones, in the order of SIGHT."""

    def see(self, content: Any) -> None:
        """The next field."""
        raise NotImplementedError

    def see_cells(self, row: Cells) -> None:
        """The next field, which is Cells: the same as `see`, faster."""
        raise NotImplementedError


@dataclass
class Hidden(Move):
    """An answer that was given, and is not shown yet."""


@dataclass
class View(Value):
    """All that a seat may know (None = a spectator): the state's JSON with UNKNOWN for what is hidden."""

    game: str
    version: int
    content: str
    seats: int
    options: dict[str, Any]
    seat: int | None
    to_act: list[int]
    reveals: int
    agenda: list[Any]
    answers: list[Any]
    table: dict[str, Any]
    memory: list[Any] | None = None  # the viewer's belief about face-down cards

    def data(self) -> dict[str, Any]:
        """The view as JSON data; its fields are such data already."""
        return {"t": tag_of(View), **{name: getattr(self, name) for name in fields_of(View)}}


def hide(x: Any) -> Any:
    """The same shape with nothing in it."""
    if isinstance(x, int):
        return UNKNOWN
    if isinstance(x, str):
        return ""
    if isinstance(x, tuple):
        return (UNKNOWN,) * len(x) if _NUMBERS.issuperset(map(type, x)) else tuple([hide(e) for e in x])
    if isinstance(x, list):
        return [UNKNOWN] * len(x) if _NUMBERS.issuperset(map(type, x)) else [hide(e) for e in x]
    return None if x is None else Hidden()


def hide_value(value: Value, viewer: int | None, owner: int) -> Any:
    """A step's or event's class and fields, hidden where the viewer may not look."""
    shown: dict[str, Any] = {}
    for name in fields_of(type(value)):
        content = getattr(value, name)
        sight = sight_of(type(value), name)
        if sight == "public" or (sight == "owner" and viewer == owner):
            shown[name] = _hide_inside(content, viewer, owner)
        else:
            shown[name] = hide(content)
    return type(value)(**shown)


def _hide_inside(content: Any, viewer: int | None, owner: int) -> Any:
    """A shown field; the steps and values in it hide their own fields."""
    if isinstance(content, tuple):
        return tuple([_hide_inside(e, viewer, owner) for e in content])
    if isinstance(content, Value) and not isinstance(content, Move):
        return hide_value(content, viewer, owner)
    return content


def is_open(event: Event) -> bool:
    """Does everybody see all of it? False if that cannot be told at a glance."""
    for name in fields_of(type(event)):
        if sight_of(type(event), name) != "public":
            return False
        content = getattr(event, name)
        if not isinstance(content, (int, str)) and content is not None:
            return False
    return True


def hide_event(event: Event, viewer: int | None) -> Event:
    """An event as the viewer may know it; its owner is its `seat`."""
    hidden = hide_value(event, viewer, getattr(event, "seat", UNKNOWN))
    assert isinstance(hidden, Event)
    return hidden


def view(s: State, viewer: int | None, saved: Mapping[str, Any]) -> View:
    """Build what the viewer may know, field by field, of a state that was saved as this."""
    table: dict[str, Any] = {}
    known: dict[str, Any] = {}
    number = s.seats if viewer is None else viewer
    memory = None if s.plan is None else saved["memory"][number]
    if memory is not None:
        belief = s.memory.belief(number)
        known = s.seen_fields(belief.certain())
        table.update(s.scattered_cards(belief))
    for name, sight in s.SIGHT.items():
        if sight is DERIVED:
            continue
        content = saved[name]
        if sight is PUBLIC:
            table[name] = content
        elif sight is OWNER:
            table[name] = to_json([e if i == viewer else hide(e) for i, e in enumerate(content)])
        elif sight is SEEN:
            table[name] = to_json(known[name])
        else:
            table[name] = to_json(hide(content))
    agenda = [[to_json(hide_value(step, viewer, me)), me] for step, me in zip(s.steps, s.actors, strict=True)]
    answers = [to_json(m if i == viewer else hide(m)) for i, m in enumerate(s.answers)]
    g, options, to_act, reveals = s.game, saved["options"], list(s.to_act()), s.reveals
    return View(
        g.id, g.version, g.content, s.seats, options, viewer, to_act, reveals, agenda, answers, table, memory
    )


def imagine(blank: State, seen: View, seed: int) -> None:
    """Fill a blank state with what the view shows, and dream the rest."""
    blank.reveals = seen.reveals
    blank.steps = [from_json(step) for step, _ in seen.agenda]
    blank.actors = [int(me) for _, me in seen.agenda]
    answers = [from_json(m) for m in seen.answers]
    blank.answers = [blank.game.moves.find(m) or m if isinstance(m, Move) else None for m in answers]
    blank.log = None
    blank.restore_table(seen.table)
    if blank.plan is not None:
        assert seen.memory is not None
        blank.memory = begin(blank.plan, [recall_belief(blank.plan, seen.memory)] * (blank.seats + 1))
    dream(blank, seen.seat, seed)


def dream(s: State, viewer: int | None, seed: int) -> None:
    """Replace all that the viewer cannot know, and the chance to come, by what `seed` says."""
    chance = Chance(seed)
    s.seed = seed
    if s.plan is not None:
        s.memory = s.memory.alone(s.seats if viewer is None else viewer)
    s.game.law.dream(s, viewer, chance)
    if s.plan is not None:
        s.memory.truth = s.zones()
        if viewer is None:
            s.memory.share()
        for step, me in zip(s.steps, s.actors, strict=True):
            step.show(s, me)
    s.resume()
    if s.answers:
        decision = s.asking
        assert isinstance(decision, Together)
        for seat in decision.party(s, s.actors[-1]):
            if seat != viewer and s.answers[seat] is not None:
                s.answers[seat] = decision.nth(s, seat, chance.below(decision.count(s, seat)))
    s.chance = chance
