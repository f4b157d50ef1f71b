"""Paying, with gold for anything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move
from skirmish.moves import Spend
from skirmish.pieces import GOLD, IRON, WOOD
from skirmish.state import Skirmish, goods_of
from skirmish.verbs import pay

DUE: Final = Rule("pay.due")
HAVE: Final = Rule("pay.have")
REST: Final = Rule("pay.rest")


def demand(s: Skirmish, me: int, wood: int, iron: int) -> None:
    """Ask for a payment, if anything is due."""
    if wood or iron:
        s.then(me, Pay(wood, iron))


@dataclass
class Pay(Decision):
    """Pay wood first, then iron, piece by piece. [pay.gold]"""

    wood: int
    iron: int

    def due(self) -> int:
        return WOOD if self.wood else IRON

    def rest(self) -> tuple[int, int]:
        return (self.wood - 1, self.iron) if self.wood else (0, self.iron - 1)

    def refuse(self, s: Skirmish, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Spend):
            return QUESTION
        if m.good not in (self.due(), GOLD):
            return DUE
        if not goods_of(s, seat, m.good):
            return HAVE
        return None if self.leaves_enough(s, seat, m.good) else REST

    def leaves_enough(self, s: Skirmish, seat: int, good: int) -> bool:
        """Can the rest be paid as well? Gold spent here is missing there."""
        wood, iron = self.rest()
        if good != GOLD:
            return True
        missing = max(wood - goods_of(s, seat, WOOD), 0) + max(iron - goods_of(s, seat, IRON), 0)
        return missing < goods_of(s, seat, GOLD)

    def take(self, s: Skirmish, seat: int, m: Move) -> None:
        assert isinstance(m, Spend)
        pay(s, seat, m.good, "pay.gold" if m.good == GOLD else "pay.due")
        demand(s, seat, *self.rest())
