"""Observations with the seats turned: whoever looks comes first, and cards are counted instead of listed.

A turned observation is made from an observation alone (docs/adr/0009), so it can show nothing more. Which fields
have to do with seats, each game declares once (`State.TURNS`). Compiled.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from deskovka.bots.playout import play_on
from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.core.step import Step
from deskovka.core.turns import BY_SEAT, PLAIN, Turn
from deskovka.core.value import OWNER, SECRET, canonical, class_of, fields_of, names_seat
from deskovka.envs.encoder import Encoder, Sink, blank
from deskovka.envs.layouts import (
    AGENDA,
    COUNTS,
    GAMES,
    LIST,
    NUMBERS,
    ONE,
    OWN,
    OWN_LIST,
    PILES,
    ROW,
    Field,
    Layout,
    answer_well,
)

MOST_BITS: Final = 31
APART: Final = 8  # answers between two looks at a game


def turn_number(number: i64, turn: Turn, viewer: i64, seats: i64) -> i64:
    """A number of such a field as the viewer says it: seat 0 is the viewer's own, 1 the next one's."""
    unit: i64 = turn.unit
    first: i64 = turn.first
    if unit and number >= first:
        seat = (number - first) // unit
        if seat < seats:
            return first + (seat - viewer + seats) % seats * unit + (number - first) % unit
    return number


class Bag:
    """A list of cards that is counted: from `to` on one number for each card, and one for those not known."""

    def __init__(self, froms: list[int], room: int, to: int, width: int, turn: Turn, has_length: bool) -> None:
        self.froms: vec[i64] = vec[i64](froms)  # by viewer: where its numbers begin
        self.lengths: vec[i64] = vec[i64]([at - 1 if has_length else -1 for at in froms])
        self.room: i64 = room
        self.to: i64 = to
        self.width: i64 = width  # the last place is for all others
        self.turn = turn


class Bits:
    """A number whose bits are told one by one."""

    def __init__(self, froms: list[int], to: int, width: int) -> None:
        self.froms: vec[i64] = vec[i64](froms)
        self.to: i64 = to
        self.width: i64 = width


class Named:
    """A number that names a seat, to be changed where it stands."""

    def __init__(self, at: int, turn: Turn) -> None:
        self.at: i64 = at
        self.turn = turn


class Turned:
    """Where everything stands in a turned observation; `size` numbers in all."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.seats = layout.seats
        self.size: i64 = 0
        self.parts: list[tuple[str, int, int]] = []
        self.is_count: list[bool] = []  # by place: does it count cards?
        self.targets: list[int] = []  # plain copies: where to,
        self.froms: list[list[int]] = [[] for _ in range(layout.seats)]  # and by viewer from where
        self.bags: list[Bag] = []
        self.bits: list[Bits] = []
        self.named: list[Named] = []
        self.step_seats = step_seats(layout)
        most = Most(layout)
        self.moments = most.moments  # whoever wants to measure more needs no other games
        turns = turns_of(layout.game.start(layout.seats, 0, layout.options, log=False))
        self.add_head()
        for field in layout.fields:
            start = int(self.size)
            self.add(field, turns.get(field.name, PLAIN), most)
            self.parts.append((field.name, start, int(self.size)))
        self.copies = [vec[i64](row) for row in self.froms]
        self.copied: vec[i64] = vec[i64](self.targets)

    def by_seat(self, first: i64, step: i64) -> list[list[int]]:
        """Where each seat's part begins, the viewer's own first: by viewer."""
        n = self.seats
        return [[int(first + step * ((i + viewer) % n)) for i in range(n)] for viewer in range(n)]

    def copy(self, froms: list[int], turn: Turn, is_count: bool = False) -> None:
        """One more number, which stands there for each viewer."""
        to = int(self.size)
        self.targets.append(to)
        for viewer, at in enumerate(froms):
            self.froms[viewer].append(at)
        if turn.unit:
            self.named.append(Named(to, turn))
        self.is_count.append(is_count)
        self.size += 1

    def add_head(self) -> None:
        """Who is asked, who has answered, the own answer, and the agenda."""
        layout, n = self.layout, self.seats
        for name, start in (("to_act", layout.asked_at), ("answered", layout.answered_at)):
            places = self.by_seat(start, 1)
            for i in range(n):
                self.copy([places[viewer][i] for viewer in range(n)], PLAIN)
            self.parts.append((name, int(self.size) - n, int(self.size)))
        self.copy([int(layout.answer_at)] * n, PLAIN)
        self.parts.append(("answer", int(self.size) - 1, int(self.size)))
        start = int(self.size)
        self.agenda_to: i64 = start + 1
        for i in range(1 + AGENDA * (2 + NUMBERS)):
            # The second number of every step is whose it is.
            self.copy([int(layout.agenda_at) + i] * n, OWNED if i and (i - 1) % (2 + NUMBERS) == 1 else PLAIN)
        self.parts.append(("agenda", start, int(self.size)))

    def add(self, field: Field, turn: Turn, most: Most) -> None:
        """A field of the state."""
        at, how, room, piles = int(field.at), field.how, int(field.room), int(field.piles)
        n = self.seats
        same = [at] * n
        if how == ONE or how == OWN:  # noqa: SIM109
            self.add_number(same, turn, most)
        elif how == ROW:
            self.add_row(at, room, turn, most)
        elif how == LIST:
            self.add_list(same, room, turn, most)
        elif how == PILES:
            starts = self.starts(at, piles, 1 + room, turn)
            for i in range(piles):
                self.add_list([starts[viewer][i] for viewer in range(n)], room, turn, most)
        elif how == OWN_LIST:
            starts = self.starts(at, piles, 1, BY_SEAT)
            for i in range(piles):
                self.copy([starts[viewer][i] for viewer in range(n)], PLAIN, True)
            self.add_bag([at + piles] * n, room, turn, most, False)
        elif how == COUNTS:
            starts = self.starts(at, piles, 1, turn)
            for i in range(piles):
                self.copy([starts[viewer][i] for viewer in range(n)], PLAIN, True)
        else:
            self.copy(same, PLAIN, True)

    def starts(self, at: int, count: int, step: int, turn: Turn) -> list[list[int]]:
        """By viewer, where each of several parts begins."""
        n = self.seats
        if turn.in_rows:
            places = [[place_in_rows(i, viewer, n) for i in range(count)] for viewer in range(n)]
            return [[at + step * place for place in row] for row in places]
        block = count // n if turn.by_seat and count % n == 0 else 0
        return [[at + step * ((i + viewer * block) % count) for i in range(count)] for viewer in range(n)]

    def add_row(self, at: int, room: int, turn: Turn, most: Most) -> None:
        """Numbers of which each has its place."""
        if room:
            starts = self.starts(at, room, 1, turn)
            for i in range(room):
                self.add_number([starts[viewer][i] for viewer in range(self.seats)], turn, most)

    def add_number(self, froms: list[int], turn: Turn, most: Most) -> None:
        """A number, or its bits."""
        if not turn.bits:
            self.copy(froms, turn)
            return
        width = min(MOST_BITS, max(1, max([int(most.numbers[at]) for at in froms]).bit_length()))
        self.bits.append(Bits(froms, int(self.size), width))
        self.is_count += [True] * width
        self.size += width

    def add_list(self, froms: list[int], room: int, turn: Turn, most: Most) -> None:
        """Its length, and how often it has each card."""
        self.copy(froms, PLAIN, True)
        self.add_bag([at + 1 for at in froms], room, turn, most, True)

    def add_bag(self, froms: list[int], room: int, turn: Turn, most: Most, has_length: bool) -> None:
        """How often each card is there."""
        width = int(most.card) + 2
        self.bags.append(Bag(froms, room, int(self.size), width, turn, has_length))
        self.is_count += [True] * width
        self.size += width

    def write(self, row: Sink, at: i64, viewer: i64, out: Sink, to: i64) -> None:
        """Turn an observation of this viewer that stands in a row."""
        copies = self.copies[viewer]
        copied = self.copied
        for i in range(i64(len(copied))):
            out[to + copied[i]] = row[at + copies[i]]
        seats: i64 = self.seats
        for named in self.named:
            place = to + named.at
            out[place] = i32(turn_number(i64(out[place]), named.turn, viewer, seats))
        self.turn_steps(viewer, out, to + self.agenda_to)
        for one in self.bits:
            write_bits(one, i64(row[at + one.froms[viewer]]), out, to + one.to)
        for bag in self.bags:
            count_bag(bag, row, at, viewer, seats, out, to + bag.to)

    def turn_steps(self, viewer: i64, out: Sink, at: i64) -> None:
        """The numbers of the next steps that name seats."""
        seats: i64 = self.seats
        for _ in range(AGENDA):
            places = self.step_seats.get(int(out[at]))
            if places is not None:
                for place in places:
                    number = i64(out[at + 2 + place])
                    if 0 <= number < seats:
                        out[at + 2 + place] = i32((number - viewer + seats) % seats)
            at += 2 + NUMBERS

    def fingerprint(self) -> str:
        """Changes whenever something stands elsewhere, or means something else."""
        kinds = [int(bag.width) for bag in self.bags]
        told = [self.layout.parts(), self.parts, kinds, self.targets, self.froms, sorted(self.layout.kinds)]
        return hashlib.sha256(canonical(told).encode()).hexdigest()[:16]


def place_in_rows(i: int, viewer: int, seats: int) -> int:
    """Where the entry stands that is number i for the viewer, in rows of nobody's entry and one of each seat."""
    column = i % (seats + 1)
    return i if column == 0 else i - column + 1 + (column - 1 + viewer) % seats


OWNED: Final = Turn(unit=1)
_FORMS: Final[dict[int, Turned]] = {}


def turn_layout(layout: Layout) -> Turned:
    """Made once for each layout: to measure what it holds takes seconds when not compiled."""
    found = _FORMS.get(id(layout))
    if found is None or found.layout is not layout:
        found = Turned(layout)
        _FORMS[id(layout)] = found
    return found


def write_bits(one: Bits, number: i64, out: Sink, to: i64) -> None:
    """A 1 for each bit that is set; -1 (nothing is known) has none."""
    if number < 0:
        number = 0
    for i in range(one.width):
        out[to + i] = i32((number >> i) & 1)


def count_bag(bag: Bag, row: Sink, at: i64, viewer: i64, seats: i64, out: Sink, to: i64) -> None:
    """How often each card is in a list; those not known come last."""
    width = bag.width
    for i in range(width):
        out[to + i] = 0
    start = at + bag.froms[viewer]
    length = bag.lengths[viewer]
    end = bag.room
    if length >= 0:
        told = i64(row[at + length])
        end = told if told < end else end
    turn = bag.turn
    others = to + width - 1
    for i in range(end):
        number = i64(row[start + i])
        if number < 0 and length < 0:
            return  # the rest of the viewer's own list is empty
        elif turn.unit:
            number = turn_number(number, turn, viewer, seats)
        place = to + number if 0 <= number < width - 1 else others
        out[place] += 1


def turns_of(s: State) -> dict[str, Turn]:
    """Every field that has to do with seats."""
    found: dict[str, Turn] = dict(s.TURNS)
    for name, sight in s.SIGHT.items():
        if sight is OWNER and name not in found:
            found[name] = BY_SEAT
    return found


def step_seats(layout: Layout) -> dict[int, list[int]]:
    """By kind of step: which of its numbers name seats. Steps in steps stay as they are."""
    found: dict[int, list[int]] = {}
    for tag, number in layout.kinds.items():
        kind = class_of(tag)
        assert issubclass(kind, Step)
        places = [i for i, name in enumerate(fields_of(kind)) if names_seat(kind, name)]
        if places:
            found[number] = places
    return found


class Most:
    """What the highest numbers are: the same few games as those that show how long lists become."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.encoder = Encoder(layout)
        self.row = blank(layout.size)
        self.numbers = blank(layout.size)
        self.card: i64 = 0
        self.names = zones_of(layout)
        self.moments = moments(layout)
        for number, s in enumerate(self.moments):
            self.see(s, number % layout.seats)

    def see(self, s: State, viewer: int) -> None:
        """Look at everything, hidden decks too: a card that nobody drew exists."""
        self.encoder.write(s, viewer, self.row, 0)
        for i in range(self.layout.size):
            if self.row[i] > self.numbers[i]:
                self.numbers[i] = self.row[i]
        for name in self.names:
            self.card = max(self.card, highest(getattr(s, name)))


def zones_of(layout: Layout) -> list[str]:
    """Fields that are lists of cards, or may be: those whose length changes, and what lies face down."""
    s = layout.game.start(layout.seats, 0, layout.options, log=False)
    turns = turns_of(s)
    zones = [field.name for field in layout.fields if field.how not in (ONE, OWN, ROW)]
    zones += [name for name, sight in s.SIGHT.items() if sight is SECRET and name not in zones]
    return [name for name in zones if not turns.get(name, PLAIN).bits]


def highest(content: object) -> int:
    """The highest number in a list, or in lists in it."""
    if isinstance(content, int):
        return content
    if isinstance(content, str):
        return 0
    return max([highest(entry) for entry in content], default=0)  # type: ignore[attr-defined]


def moments(layout: Layout) -> list[State]:
    """Some moments of the games that a layout is measured on."""
    found: list[State] = []
    looks = layout.game.hints.longest(layout.seats) // APART
    for seed in range(GAMES):
        s = layout.game.start(layout.seats, seed, layout.options, log=False)
        chance = Chance(seed)
        for _ in range(looks):
            found.append(s.clone())
            if s.is_over():
                break
            for _ in range(APART):
                if not s.is_over():
                    if seed % 3 == 0:
                        answer_well(s, chance)
                    else:
                        play_on(s, chance.word(), 1)
    return found
