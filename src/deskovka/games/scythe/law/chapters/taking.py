"""Gains that are put down or counted without any question, and how much of one is taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move
from deskovka.games.scythe.law.chapters.unasked import rule_against
from deskovka.games.scythe.law.moves import Number
from deskovka.games.scythe.law.pieces import CARDS, COINS, POPULARITY, POWER, RESOURCES
from deskovka.games.scythe.law.reasons import OnlySo
from deskovka.games.scythe.law.state import Scythe
from deskovka.games.scythe.law.verbs import gain, put_goods

NO_MORE: Final = Rule("gain.refuse")


def is_plain(good: int) -> bool:
    """Is it put down or counted without any question?"""
    return good < RESOURCES or good in (COINS, POWER, POPULARITY, CARDS)


def take_plain(s: Scythe, seat: int, good: int, amount: int, place: int, rule: str) -> None:
    """Such a gain; resources come to this place."""
    if good < RESOURCES:
        put_goods(s, place, good, amount, seat, rule)
    else:
        gain(s, seat, good, amount, rule)


@dataclass
class TakeSome(Decision):
    """How much of such a gain is taken? [gain.refuse]"""

    good: int
    amount: int
    place: int
    rule: str

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Number):
            return rule_against(m)
        return None if m.number <= self.amount else NO_MORE

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        return OnlySo(self.good, self.amount) if rule is NO_MORE else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.number

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Number)
        if m.number:
            take_plain(s, seat, self.good, m.number, self.place, self.rule)
