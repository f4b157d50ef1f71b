"""3. Drawing tiles."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.rebirth.law.moves import Keep
from deskovka.games.rebirth.law.pieces import DRAW_THREE, NOBODY
from deskovka.games.rebirth.law.reasons import NotDrawn
from deskovka.games.rebirth.law.state import Rebirth
from deskovka.games.rebirth.law.verbs import draw_choice, draw_tile, forget_used, put_back

ONE_OF_THEM: Final = Rule("tower.choose-one")


def end_turn(s: Rebirth, me: i64, place: Step) -> None:
    """Draw; then the next player clockwise is to place, until nobody has a tile. [turn.order] [end.when]"""
    draw(s, me)
    seats: i64 = s.seats
    after = me + 1
    if after == seats:
        after = 0
    if s.hand[after] != NOBODY:
        s.push(after, place)
    elif s.choice[after]:
        s.push(after, place)
        s.push(after, KEEP_ONE)


def draw(s: Rebirth, me: i64) -> None:
    """A tile from the supply, or three after a tower; nothing if it is empty. [draw.empty]

    Two towers of three tiles in one turn still give three [tower.three-tiles-twice].
    """
    used = s.used
    if used:
        forget_used(s)
    if s.left[me]:
        if used >> DRAW_THREE & 1:
            draw_choice(s, me, 3)
        else:
            draw_tile(s, me, "draw.one-ireland" if s.country.is_ireland else "draw.one")


@dataclass
class EndTurn(Step):
    """The end of a turn that had to wait for a tower. [order.after-placing]"""

    place: Step

    def run(self, s: Rebirth, me: int) -> None:
        end_turn(s, me, self.place)


@dataclass
class KeepOne(Decision):
    """Of three tiles one is kept for this turn, the others go back. [tower.choose-one]"""

    def refuse(self, s: Rebirth, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Keep):
            return QUESTION
        return None if m.tile in s.choice[seat] else ONE_OF_THEM

    def reason(self, s: Rebirth, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NotDrawn(m.tile, s.choice[seat]) if isinstance(m, Keep) else None

    def options(self, s: Rebirth, seat: int) -> list[Move]:
        kinds = kinds_in(s.choice[seat])
        return [keep for tile, keep in enumerate(s.country.keeps) if kinds >> tile & 1]

    def take(self, s: Rebirth, seat: int, m: Move) -> None:
        assert isinstance(m, Keep)
        put_back(s, seat, m.tile)


def kinds_in(tiles: tuple[int, ...]) -> int:
    """A bit for each tile that is among these."""
    kinds = 0
    for tile in tiles:
        kinds |= 1 << tile
    return kinds


KEEP_ONE: Final = KeepOne()
