"""Where in an observation everything stands: a row of numbers of fixed length (docs/adr/0009)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from deskovka.bots.base import after, margin
from deskovka.bots.playout import play_on
from deskovka.core.chance import Chance
from deskovka.core.game import Game
from deskovka.core.state import State
from deskovka.core.step import Step
from deskovka.core.value import DERIVED, OWNER, PUBLIC, SECRET, SEEN, kinds, tag_of

GAMES: Final = 6  # that show how long lists become; every third one is played well
STRIDE: Final = 3  # random answers between two looks, and between two good ones
TRIES: Final = 4  # moves of which a good answer is the best
LEAST: Final = 24  # a list has room for twice as many as these games had, and for at least this number
AGENDA: Final = 3  # steps of the agenda that are shown, the next one first
NUMBERS: Final = 6  # of each of them

# How a field is written.
ONE: Final[i64] = 0  # a number
ROW: Final[i64] = 1  # a row that always has the same length
LIST: Final[i64] = 2  # its length, then its numbers
PILES: Final[i64] = 3  # several of these
OWN: Final[i64] = 4  # the viewer's own number
OWN_LIST: Final[i64] = 5  # the lengths of everybody's list, then the viewer's own
COUNT: Final[i64] = 6  # only the length
COUNTS: Final[i64] = 7  # only the lengths


class Field:
    """A field of the state: from `at` on it takes `width` numbers."""

    def __init__(self, name: str, how: i64, room: i64, piles: i64, is_cells: bool, is_seen: bool) -> None:
        self.name = name
        self.how: i64 = how
        self.room: i64 = room  # numbers of a list
        self.piles: i64 = piles
        self.is_cells = is_cells
        self.is_seen = is_seen
        self.at: i64 = 0
        self.width: i64 = width_of(how, room, piles)


def width_of(how: i64, room: i64, piles: i64) -> i64:
    """How many numbers a field takes."""
    if how == ROW:
        return room
    if how == LIST:
        return 1 + room
    if how == PILES:
        return piles * (1 + room)
    if how == OWN_LIST:
        return piles + room
    return piles if how == COUNTS else 1


class Layout:
    """The layout of one game with a number of seats and these options; `size` numbers in all."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.seats = seats
        self.options = game.complete(seats, options)
        lengths = probe(game, seats, options)
        first = game.start(seats, 0, options, log=False)
        self.kinds = step_kinds(game)
        # The head: the viewer's seat, who is asked, who has answered, the own answer, and the agenda.
        self.asked_at: i64 = 1
        self.answered_at: i64 = 1 + seats
        self.answer_at: i64 = 1 + 2 * seats
        self.agenda_at: i64 = self.answer_at + 1
        at: i64 = self.agenda_at + 1 + AGENDA * (2 + NUMBERS)
        self.fields: list[Field] = []
        self.shown: list[Field | None] = []  # for each field that a state shows
        for name, sight in first.SIGHT.items():
            field = field_of(name, sight, first, lengths[name])
            if field is not None:
                field.at = at
                at += field.width
                self.fields.append(field)
            if sight is not DERIVED:
                self.shown.append(field)
        self.size: i64 = at

    def parts(self) -> list[tuple[str, int, int]]:
        """Name, start and end of every part."""
        agenda_end = self.agenda_at + 1 + AGENDA * (2 + NUMBERS)
        head = [
            ("seat", 0, int(self.asked_at)),
            ("to_act", int(self.asked_at), int(self.answered_at)),
            ("answered", int(self.answered_at), int(self.answer_at)),
            ("answer", int(self.answer_at), int(self.agenda_at)),
            ("agenda", int(self.agenda_at), int(agenda_end)),
        ]
        return head + [(f.name, int(f.at), int(f.at + f.width)) for f in self.fields]


def step_kinds(game: Game) -> dict[str, int]:
    """The number of each kind of step that this game knows."""
    home = tag_of(type(game)).partition(".")[0]
    found = [tag for tag, kind in kinds().items() if issubclass(kind, Step)]
    known = sorted([tag for tag in found if "." not in tag or tag.startswith(f"{home}.")])
    return {tag: number for number, tag in enumerate(known)}


class Lengths:
    """How long a field was in the games that were looked at."""

    def __init__(self) -> None:
        self.least = 1 << 30
        self.most = 0
        self.inner_least = 1 << 30
        self.inner_most = 0

    def see(self, content: Any) -> None:
        """Look at the field once more."""
        if isinstance(content, int):
            return
        rows = list(content)
        self.least = min(self.least, len(rows))
        self.most = max(self.most, len(rows))
        for row in rows:
            if not isinstance(row, int):
                self.inner_least = min(self.inner_least, len(row))
                self.inner_most = max(self.inner_most, len(row))

    def is_nested(self) -> bool:
        """Has it held rows?"""
        return self.inner_least < 1 << 30


def probe(game: Game, seats: int, options: Mapping[str, Any] | None) -> dict[str, Lengths]:
    """Play a few games, always the same, and see how long everything becomes."""
    found: dict[str, Lengths] = {}
    longest = game.hints.longest(seats)
    for seed in range(GAMES):
        s = game.start(seats, seed, options, log=False)
        chance = Chance(seed)
        answers = 0
        while True:
            see(s, found)
            if s.is_over() or answers >= longest:
                break
            if seed % 3 == 0:
                answer_well(s, chance)
                answers += 1
            else:
                answers += play_on(s, chance.word(), STRIDE)
    return found


def answer_well(s: State, chance: Chance) -> None:
    """Somebody takes the best of a few moves: some lists stay empty as long as all play at random."""
    seat = s.to_act()[0]
    count = s.num_legal(seat)
    best = s.nth_legal(seat, chance.below(count))
    if count > 1 and chance.below(STRIDE):
        most = margin(s.game, after(s, seat, best, 0), seat)
        for _ in range(TRIES - 1):
            move = s.nth_legal(seat, chance.below(count))
            value = margin(s.game, after(s, seat, move, 0), seat)
            if value > most:
                best, most = move, value
    s.answer(seat, best)


def see(s: State, found: dict[str, Lengths]) -> None:
    """Look at every field."""
    for name in s.SIGHT:
        if name not in found:
            found[name] = Lengths()
        found[name].see(getattr(s, name))


def roomy(most: int) -> int:
    """Very good play, or a faction that these games did not draw, may bring more."""
    return max(2 * most, LEAST)


def field_of(name: str, sight: Mapping[str, str], s: State, seen: Lengths) -> Field | None:
    """How to write a field, or None if it tells a seat nothing."""
    content = getattr(s, name)
    is_cells = name in s.CELLS
    if sight is DERIVED or isinstance(content, str):
        return None
    if isinstance(content, int):
        return Field(name, ONE, 1, 1, False, False) if sight is PUBLIC else None
    nested = seen.is_nested()
    if sight is OWNER:
        if not nested:
            return Field(name, OWN, 1, 1, is_cells, False)
        return Field(name, OWN_LIST, roomy(seen.inner_most), s.seats, False, False)
    # What was always empty in random games may fill up in good ones; only the engine's own rows never do.
    packed = is_cells or name in s.ROWS
    varies = seen.least != seen.most or (seen.most == 0 and not packed)
    inner_varies = nested and not packed
    if sight is SECRET:
        if nested:
            return Field(name, COUNTS, 0, seen.most, False, False) if inner_varies else None
        return Field(name, COUNT, 0, 1, is_cells, False) if varies else None
    is_seen = sight is SEEN
    if nested:
        room = roomy(seen.inner_most) if inner_varies else seen.inner_most
        return Field(name, PILES, room, roomy(seen.most) if varies else seen.most, False, is_seen)
    if varies:
        return Field(name, LIST, roomy(seen.most), 1, is_cells, is_seen)
    return Field(name, ROW, seen.most, 1, is_cells, is_seen)
