"""The Marketplace: a share in what the other player receives by a roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move, Step
from deskovka.games.katan_duel.law.effects import good_there, not_there, refuse_full, regions_of, where, why_there
from deskovka.games.katan_duel.law.pieces import NOTHING, REGIONS
from deskovka.games.katan_duel.law.reasons.goods import NotReceived
from deskovka.games.katan_duel.law.state import Duel
from deskovka.games.katan_duel.law.verbs import gain, no_room

OPPONENT_RECEIVES: Final = Rule("market.kind")


def with_number(s: Duel, seat: i64) -> i64:
    """How many regions of a player have the rolled number."""
    found: i64 = 0
    for region in s.regions[seat]:
        land = s.land[seat * REGIONS + region]
        if s.box.land_number[land] == s.die:
            found += 1
    return found


@dataclass
class Market(Step):
    """One resource that the other player receives, if the number stands on more of his or her regions."""

    def run(self, s: Duel, me: int) -> None:
        if with_number(s, 1 - me) > with_number(s, me):
            s.push(me, BUY_AT_MARKET)


MARKET: Final = Market()


@dataclass
class BuyAtMarket(Decision):
    """Choose where to store a resource that the other player receives by this roll. [card.marketplace]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        good = good_there(s, seat, m)
        if good == NOTHING:
            return not_there(m)
        return refuse_full(s, seat, m) if has_rolled(s, 1 - seat, good) else OPPONENT_RECEIVES

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is OPPONENT_RECEIVES:
            return NotReceived(int(good_there(s, seat, m)), s.die)
        return why_there(s, seat, m, rule, NOTHING)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return regions_of(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        gain(s, seat, where(m), 1, "card.marketplace")

    def otherwise(self, s: Duel, me: int) -> None:
        """No room for any of it. [goods.capacity]"""
        no_room(s, me, 1, NOTHING, "card.marketplace")


BUY_AT_MARKET: Final = BuyAtMarket()


def has_rolled(s: Duel, other: i64, good: i64) -> bool:
    """Has a region of the other player the rolled number and this good? Even a full one counts."""
    for region in s.regions[other]:
        land = s.land[other * REGIONS + region]
        if s.box.land_number[land] == s.die and s.box.land_good[land] == good:
            return True
    return False
