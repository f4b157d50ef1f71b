"""The Marketplace: a share in what the other player receives by a roll."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel import reasons
from deskovka.games.katan_duel.effects import FULL, OWN_CACHE, OWN_REGION, regions_of, where, why_there
from deskovka.games.katan_duel.moves import Cache, Region
from deskovka.games.katan_duel.pieces import GOLD, NOTHING, REGIONS
from deskovka.games.katan_duel.state import Duel, good_of, room_in_cache, room_on
from deskovka.games.katan_duel.verbs import gain, no_room

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
        if isinstance(m, Cache):
            if s.cache[seat] == NOTHING:
                return OWN_CACHE
            if not received(s, 1 - seat, GOLD):
                return OPPONENT_RECEIVES
            return None if room_in_cache(s, seat) > 0 else FULL
        if not isinstance(m, Region):
            return QUESTION
        good = good_of(s, seat, m.region)
        if good == NOTHING:
            return OWN_REGION
        if not received(s, 1 - seat, good):
            return OPPONENT_RECEIVES
        return None if room_on(s, seat, m.region) > 0 else FULL

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is OPPONENT_RECEIVES:
            good = int(good_of(s, seat, m.region)) if isinstance(m, Region) else GOLD
            return reasons.NotReceived(good, s.die)
        return why_there(s, seat, m, rule, NOTHING)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return regions_of(s, seat)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        gain(s, seat, where(m), 1, "card.marketplace")

    def otherwise(self, s: Duel, me: int) -> None:
        """No room for any of it. [goods.capacity]"""
        no_room(s, me, 1, NOTHING, "card.marketplace")


BUY_AT_MARKET: Final = BuyAtMarket()


def received(s: Duel, other: i64, good: i64) -> bool:
    """Has a region of the other player the rolled number and this good? Even a full one counts."""
    for region in s.regions[other]:
        land = s.land[other * REGIONS + region]
        if s.box.land_number[land] == s.die and s.box.land_good[land] == good:
            return True
    return False
