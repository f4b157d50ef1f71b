"""Writes what a seat may know as numbers. Compiled: this is the hot part of the environments."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i32, i64

from deskovka.core.cells import Cells
from deskovka.core.sight import UNKNOWN, Eye, hide_value
from deskovka.core.state import State
from deskovka.core.step import Step
from deskovka.core.value import Value, fields_of, tag_of
from deskovka.envs.layouts import (
    AGENDA,
    COUNT,
    LIST,
    NUMBERS,
    ONE,
    OWN,
    OWN_LIST,
    PILES,
    ROW,
    Field,
    Layout,
)

REMEMBERED: Final = 4096  # steps; most are made once and asked again and again

# An observation stands in a row that numpy can look into. It is written over the one before it, whose lengths
# say how far old cards reach: only these need be wiped.
Sink: TypeAlias = "vec[i32]"


def blank(length: i64) -> Sink:
    """A row where nothing is written yet."""
    return vec[i32]([UNKNOWN] * length)


class Shown:
    """A step's kind and numbers, as its owner and as all others see them."""

    def __init__(self, step: Step, own: list[int], others: list[int]) -> None:
        self.step = step
        self.own: Sink = vec[i32](own)
        self.others: Sink = vec[i32](others)


class Encoder(Eye):
    """Writes observations of one layout."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.shown_fields = layout.shown
        self.seats: i64 = layout.seats
        self.asked_at: i64 = layout.asked_at
        self.answered_at: i64 = layout.answered_at
        self.answer_at: i64 = layout.answer_at
        self.agenda_at: i64 = layout.agenda_at
        self.known: dict[int, Shown] = {}
        # What is being looked at, by whom, and where it is written.
        self.state: State | None = None
        self.next: i64 = 0
        self.viewer: i64 = UNKNOWN
        self.seen: dict[str, Any] = {}  # fields with the cards that the viewer knows for certain
        self.before: i64 = UNKNOWN  # whose observation stands there
        self.sink: Sink = blank(0)
        self.at: i64 = 0

    def write(self, s: State, viewer: i64, sink: Sink, at: i64) -> None:
        """All that the viewer (-1 = a spectator) may know, into the row from this place on."""
        self.state = s
        self.next = 0
        self.viewer = viewer
        if s.plan is not None:
            self.seen = s.seen_fields(s.memory.belief(int(viewer if viewer >= 0 else self.seats)).certain())
        self.before = i64(sink[at])
        self.sink = sink
        self.at = at
        s.show(self)
        self.write_head(s, viewer, sink, at)
        self.write_agenda(s, viewer, sink, at + self.agenda_at)

    def see(self, content: Any) -> None:
        field = self.shown_fields[self.next]
        self.next += 1
        if field is None:
            return
        how = field.how
        sink = self.sink
        start = self.at + field.at
        if how == ONE:
            number: int = content
            sink[start] = i32(number)
        elif field.is_cells:
            write_cells(field, content, self.viewer, sink, start)
        elif field.is_seen:
            write_seen(field, self.seen[field.name], sink, start)
        elif how == ROW or how == LIST:  # noqa: SIM109  # a tuple of them would be made each time
            write_list(how, field.room, content, sink, start)
        elif how == PILES:
            write_piles(field, as_list(content), sink, start)
        else:
            write_own(field, content, self.viewer, self.before, sink, start)

    def see_cells(self, row: Cells) -> None:
        field = self.shown_fields[self.next]
        self.next += 1
        if field is not None:
            write_cells(field, row, self.viewer, self.sink, self.at + field.at)

    def write_head(self, s: State, viewer: i64, sink: Sink, at: i64) -> None:
        """Who looks, who is asked, who has answered."""
        sink[at] = i32(viewer)
        asked_at = at + self.asked_at
        answered_at = at + self.answered_at
        for seat in range(self.seats):
            sink[asked_at + seat] = 0
            sink[answered_at + seat] = 0
        sink[at + self.answer_at] = UNKNOWN
        decision = s.asking
        if decision is None:
            return
        if not decision.together:
            sink[asked_at + s.actors[-1]] = 1
            return
        for asked in s.to_act():
            sink[asked_at + asked] = 1
        for i, move in enumerate(s.answers):
            if move is not None:
                sink[answered_at + i] = 1
                if i == viewer:
                    sink[at + self.answer_at] = i32(move.id)

    def write_agenda(self, s: State, viewer: i64, sink: Sink, at: i64) -> None:
        """How many steps wait, and the next few of them."""
        depth: i64 = len(s.steps)
        sink[at] = i32(depth)
        at += 1
        i: i64 = depth - 1
        while i >= 0 and i >= depth - AGENDA:
            owner: i64 = s.actors[i]
            shown = self.step_numbers(s.steps[i])
            row = shown.own if owner == viewer else shown.others
            sink[at] = row[0]
            sink[at + 1] = i32(owner)
            for j in range(1, 1 + NUMBERS):
                sink[at + 1 + j] = row[j]
            at += 2 + NUMBERS
            i -= 1
        for j in range((AGENDA - min(depth, AGENDA)) * (2 + NUMBERS)):
            sink[at + j] = UNKNOWN

    def step_numbers(self, step: Step) -> Shown:
        """The step as numbers."""
        key = id(step)
        found = self.known.get(key)
        if found is not None and found.step is step:
            return found
        if len(self.known) >= REMEMBERED:
            self.known.clear()
        made = Shown(step, self.row_of(step, True), self.row_of(step, False))
        self.known[key] = made  # with the step itself, so that nothing else can get its id
        return made

    def row_of(self, step: Step, is_own: bool) -> list[int]:
        """Cut or filled up to the fixed length."""
        seen = hide_value(step, 0, 0 if is_own else 1)
        numbers = flat(seen, self.layout.kinds)[: 1 + NUMBERS]
        return numbers + [UNKNOWN] * (1 + NUMBERS - len(numbers))


def flat(x: Any, kinds: dict[str, int]) -> list[int]:
    """The numbers in a step, and in the steps in it, each after its kind."""
    if isinstance(x, int):
        return [int(x)]
    if isinstance(x, tuple):
        return [number for e in x for number in flat(e, kinds)]
    if not isinstance(x, Value):
        return []  # a word
    found = [kinds.get(tag_of(type(x)), UNKNOWN)]
    for name in fields_of(type(x)):
        found += flat(getattr(x, name), kinds)
    return found


def wipe(sink: Sink, at: i64, start: i64, end: i64, room: i64) -> None:
    """Nothing is left of what stood behind the new end."""
    end = end if end < room else room
    while start < end:
        sink[at + start] = UNKNOWN
        start += 1


def write_cells(field: Field, row: Cells, viewer: i64, sink: Sink, at: i64) -> None:
    """A row of the engine's own numbers."""
    how = field.how
    length: i64 = len(row)
    if how == OWN:
        sink[at] = i32(row[viewer]) if viewer >= 0 else UNKNOWN
        return
    old = length
    if how != ROW:
        old = i64(sink[at])
        sink[at] = i32(length)
        at += 1
        if how == COUNT:
            return
    fits = length if length < field.room else field.room
    i: i64 = 0
    while i < fits:
        sink[at + i] = i32(row[i])
        i += 1
    wipe(sink, at, i, old, field.room)


def write_list(how: i64, room: i64, row: list[int], sink: Sink, at: i64) -> None:
    """A list of numbers, after its length where that changes."""
    old = room
    if how == LIST:
        old = i64(sink[at])
        sink[at] = i32(len(row))
        at += 1
    i: i64 = 0
    for number in row:
        if i < room:
            sink[at + i] = i32(number)
            i += 1
    wipe(sink, at, i, old, room)


def as_list(content: Any) -> list[Any]:
    """Of lists mypyc takes one after the other faster than of anything."""
    return content if isinstance(content, list) else list(content)


def write_piles(field: Field, piles: list[Any], sink: Sink, at: i64) -> None:
    """Several lists, each after its length."""
    room = field.room
    end = at + field.width
    for pile in piles:
        if at < end:
            write_pile(pile, room, sink, at)
            at += 1 + room
    while at < end:
        write_pile((), room, sink, at)
        at += 1 + room


def write_pile(pile: Any, room: i64, sink: Sink, at: i64) -> None:
    """One of them."""
    cards: tuple[int, ...] = pile if isinstance(pile, tuple) else tuple(pile)
    old = i64(sink[at])
    sink[at] = i32(len(cards))
    write_cards(cards, room, old, sink, at + 1)


def write_cards(cards: tuple[int, ...], room: i64, old: i64, sink: Sink, at: i64) -> None:
    """Numbers in place of some old ones."""
    i: i64 = 0
    for number in cards:
        if i < room:
            sink[at + i] = i32(number)
            i += 1
    wipe(sink, at, i, old, room)


def write_own(field: Field, content: Any, viewer: i64, before: i64, sink: Sink, at: i64) -> None:
    """What is the viewer's alone, and lengths that everybody sees."""
    how = field.how
    if how == OWN:
        sink[at] = i32(content[viewer]) if viewer >= 0 else UNKNOWN
        return
    if how == COUNT:
        sink[at] = i32(len(content))
        return
    piles = field.piles
    old: i64 = i64(sink[at + before]) if before >= 0 else 0
    i: i64 = 0
    for pile in as_list(content):
        if i < piles:
            sink[at + i] = i32(len(pile))
            i += 1
    wipe(sink, at, i, piles, piles)
    if how == OWN_LIST:
        write_cards(tuple(content[viewer]) if viewer >= 0 else (), field.room, old, sink, at + piles)


def write_seen(field: Field, content: Any, sink: Sink, at: i64) -> None:
    """Cards that lie in zones."""
    if field.how == PILES:
        write_piles(field, as_list(content), sink, at)
    else:
        write_list(field.how, field.room, content, sink, at)
