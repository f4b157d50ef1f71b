"""The vocabulary of card text: getting, paying and demanding resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law.moves import Cache, Region
from deskovka.games.katan_duel.law.pieces import (
    CAPACITY,
    GOLD,
    KINDS_OF_GOODS,
    NOTHING,
    REGIONS,
)
from deskovka.games.katan_duel.law.reasons.goods import (
    CacheEmpty,
    CacheFull,
    CacheIsForGold,
    NoRegionThere,
    OtherKind,
    RegionEmpty,
    RegionFull,
    SameKind,
)
from deskovka.games.katan_duel.law.reasons.prices import Lacks
from deskovka.games.katan_duel.law.state import (
    Duel,
    good_of,
    goods_on,
    holds,
    room_for,
    room_in_cache,
    room_on,
    stock_of,
    takes,
)
from deskovka.games.katan_duel.law.verbs import CACHE, gain, no_room, spend

OWN_REGION: Final = Rule("goods.own-region")
FULL: Final = Rule("goods.capacity")
CACHE_FULL: Final = Rule("cache.capacity")
THIS_GOOD: Final = Rule("goods.kind")
EMPTY: Final = Rule("goods.none")
OTHER_GOOD: Final = Rule("exchange.other")
NOT_GOLD: Final = Rule("merchant.other")
OWN_CACHE: Final = Rule("cache.own")


def regions_of(s: Duel, seat: int) -> list[Move]:
    """All regions of a principality, and the Gold Cache."""
    return s.ground[seat] if s.cache[seat] == NOTHING else s.ground[seat] + s.box.moves.cache


def with_room(s: Duel, seat: int, wanted: int, not_good: int) -> list[Move]:
    """Regions (and the Gold Cache) that can store a good; NOTHING wants any. The law is in `refuse`."""
    found: list[Move] = []
    moves = s.box.moves.region
    at = seat * REGIONS
    for region in s.regions[seat]:
        good = s.yields[at + region]
        if s.goods[at + region] < CAPACITY and good != not_good and (wanted == NOTHING or good == wanted):
            found.append(moves[region])
    if room_in_cache(s, seat) > 0 and not_good != GOLD and wanted in (NOTHING, GOLD):
        found.append(s.box.moves.cache[0])
    return found


def with_goods(s: Duel, seat: int, wanted: int) -> list[Move]:
    """Regions (and the Gold Cache) that can give a good; NOTHING wants any. The law is in `refuse_source`."""
    found: list[Move] = []
    moves = s.box.moves.region
    at = seat * REGIONS
    for region in s.regions[seat]:
        if s.goods[at + region] > 0 and (wanted == NOTHING or s.yields[at + region] == wanted):
            found.append(moves[region])
    if s.cached[seat] > 0 and wanted in (NOTHING, GOLD):
        found.append(s.box.moves.cache[0])
    return found


def where(m: Move) -> int:
    """The region that a move means, or CACHE."""
    return m.region if isinstance(m, Region) else CACHE


def good_there(s: Duel, seat: i64, m: Move) -> i64:
    """What the region (or the Gold Cache) that a move means is for; NOTHING if the player has none there."""
    if isinstance(m, Cache):
        return NOTHING if s.cache[seat] == NOTHING else GOLD
    return good_of(s, seat, m.region) if isinstance(m, Region) else NOTHING


def not_there(m: Move) -> Rule:
    """The player has no region there, or no Gold Cache, or the move means neither."""
    return OWN_CACHE if isinstance(m, Cache) else OWN_REGION if isinstance(m, Region) else QUESTION


def refuse_full(s: Duel, seat: i64, m: Move) -> Rule | None:
    """A region (or the Gold Cache) stores three. [goods.capacity] [cache.capacity]"""
    if isinstance(m, Region):
        return None if room_on(s, seat, m.region) > 0 else FULL
    return None if room_in_cache(s, seat) > 0 else CACHE_FULL


def room_for_other(s: Duel, seat: i64, good: i64) -> bool:
    """Can the player store any other good?"""
    for other in range(KINDS_OF_GOODS):
        if other != good and s.room[seat * KINDS_OF_GOODS + other] > 0:
            return True
    return False


# --- reasons ---------------------------------------------------------------------------------------------


def why_there(s: Duel, seat: int, m: Move, rule: Rule, wanted: int) -> Reason | None:
    """Why a region (or the Gold Cache) can neither store nor give what is wanted."""
    if isinstance(m, Cache):
        if rule is CACHE_FULL:
            return CacheFull()
        if rule is EMPTY:
            return CacheEmpty()
        return CacheIsForGold(wanted) if rule is THIS_GOOD else None
    if not isinstance(m, Region):
        return None
    land = int(s.land[seat * REGIONS + m.region])
    if rule is OWN_REGION:
        return NoRegionThere(m.region)
    if rule is FULL:
        return RegionFull(land)
    if rule is THIS_GOOD:
        return OtherKind(land, wanted)
    return RegionEmpty(land) if rule is EMPTY else None


def price_row(good: int, count: int) -> tuple[int, ...]:
    """A number of one good."""
    return tuple([count if other == good else 0 for other in range(KINDS_OF_GOODS)])


def short_of(s: Duel, seat: int, thing: str, card: int, good: int, count: int) -> Reason:
    """A number of one good is needed, and there are fewer."""
    return lacks(s, seat, thing, card, price_row(good, count))


def lacks(s: Duel, seat: int, thing: str, card: int, cost: tuple[int, ...]) -> Reason:
    """What is missing of a price, in words."""
    stock = [int(stock_of(s, seat, good)) for good in range(KINDS_OF_GOODS)]
    return Lacks(thing, card, missing_of(s, seat, cost), cost, tuple(stock))


def missing_of(s: Duel, seat: int, cost: tuple[int, ...]) -> tuple[int, ...]:
    """What is missing of a price."""
    return tuple([max(cost[good] - int(stock_of(s, seat, good)), 0) for good in range(KINDS_OF_GOODS)])


# --- getting ---------------------------------------------------------------------------------------------


@dataclass
class GainAny(Decision):
    """Take resources of any kind, one by one, where there is room. [goods.any]"""

    amount: int
    rule: str
    not_good: int = NOTHING  # an exchange must bring another kind

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        good = good_there(s, seat, m)
        if good == NOTHING:
            return not_there(m)
        return self.other_good() if good == self.not_good else refuse_full(s, seat, m)

    def other_good(self) -> Rule:
        """What forbids to take the good that was given."""
        return NOT_GOLD if self.rule == "card.traveling_merchant" else OTHER_GOOD

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule in (OTHER_GOOD, NOT_GOLD):
            return SameKind(self.not_good)
        return why_there(s, seat, m, rule, NOTHING)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_room(s, seat, NOTHING, self.not_good)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        gain(s, seat, where(m), 1, self.rule)
        if self.amount > 1:
            s.push(seat, GainAny(self.amount - 1, self.rule, self.not_good))

    def otherwise(self, s: Duel, me: int) -> None:
        no_room(s, me, self.amount, NOTHING, self.rule)


@dataclass
class Gain(Step):
    """Get resources of one kind; which region stores them is asked only where it matters. [goods.spread]"""

    good: int
    amount: int
    rule: str

    def run(self, s: Duel, me: int) -> None:
        room = room_for(s, me, self.good)
        if self.amount >= room:
            fill(s, me, self.good, self.rule)
            no_room(s, me, self.amount - room, self.good, self.rule)
            return
        if self.amount == 0:
            return
        only = only_room(s, me, self.good)
        if only == NOTHING:
            s.push(me, Store(self.good, self.amount, self.rule))
        else:
            gain(s, me, CACHE if only == REGIONS else only, self.amount, self.rule)


def fill(s: Duel, seat: i64, good: i64, rule: str) -> None:
    """Every region of a good gets as much as it can store."""
    for region in s.regions[seat]:
        if takes(s, seat, region, good):
            gain(s, seat, region, room_on(s, seat, region), rule)
    if good == GOLD and room_in_cache(s, seat) > 0:
        gain(s, seat, CACHE, room_in_cache(s, seat), rule)


def only_room(s: Duel, seat: i64, good: i64) -> i64:
    """The one region (REGIONS is the Gold Cache) that can store a good; NOTHING if there are several."""
    found: i64 = REGIONS if good == GOLD and room_in_cache(s, seat) > 0 else NOTHING
    for region in s.regions[seat]:
        if takes(s, seat, region, good):
            if found != NOTHING:
                return NOTHING
            found = region
    return found


@dataclass
class Store(Decision):
    """Choose the region that stores what comes. [goods.spread]"""

    good: int
    amount: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        good = good_there(s, seat, m)
        if good == NOTHING:
            return not_there(m)
        return THIS_GOOD if good != self.good else refuse_full(s, seat, m)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_there(s, seat, m, rule, self.good)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_room(s, seat, self.good, NOTHING)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        gain(s, seat, where(m), 1, self.rule)
        s.push(seat, Gain(self.good, self.amount - 1, self.rule))


# --- paying ----------------------------------------------------------------------------------------------


@dataclass
class PayGoods(Step):
    """Pay resources of one kind; which region gives them is asked only where it matters. [goods.pay]"""

    good: int
    amount: int
    rule: str

    def run(self, s: Duel, me: int) -> None:
        if self.amount == 0:
            return
        only = only_source(s, me, self.good)
        if only != NOTHING:
            spend(s, me, CACHE if only == REGIONS else only, self.amount, self.rule)
        elif self.amount == stock_of(s, me, self.good):
            spend_all(s, me, self.good, self.rule)
        else:
            s.push(me, PayFrom(self.good, self.amount, self.rule))


def only_source(s: Duel, seat: i64, good: i64) -> i64:
    """The one region (REGIONS is the Gold Cache) with a good on it; NOTHING if there are several."""
    found: i64 = REGIONS if good == GOLD and s.cached[seat] > 0 else NOTHING
    for region in s.regions[seat]:
        if holds(s, seat, region, good):
            if found != NOTHING:
                return NOTHING
            found = region
    return found


def spend_all(s: Duel, seat: i64, good: i64, rule: str) -> None:
    """Every region of a good gives all it has."""
    for region in s.regions[seat]:
        if holds(s, seat, region, good):
            spend(s, seat, region, goods_on(s, seat, region), rule)
    if good == GOLD and s.cached[seat] > 0:
        spend(s, seat, CACHE, s.cached[seat], rule)


@dataclass
class PayFrom(Decision):
    """Choose the region that gives a resource. [goods.pay]"""

    good: int
    amount: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return refuse_source(s, seat, m, self.good)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_there(s, seat, m, rule, self.good)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_goods(s, seat, self.good)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        spend(s, seat, where(m), 1, self.rule)
        s.push(seat, PayGoods(self.good, self.amount - 1, self.rule))


def refuse_source(s: Duel, seat: int, m: Move, wanted: int) -> Rule | None:
    """A region can give one resource, of the wanted kind if there is one."""
    good = good_there(s, seat, m)
    if good == NOTHING:
        return not_there(m)
    if wanted not in (NOTHING, good):
        return THIS_GOOD
    count = goods_on(s, seat, m.region) if isinstance(m, Region) else s.cached[seat]
    return None if count > 0 else EMPTY


@dataclass
class PayAny(Decision):
    """Pay resources of any kind, one by one. [goods.pay-any]"""

    amount: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return refuse_source(s, seat, m, NOTHING)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_there(s, seat, m, rule, NOTHING)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_goods(s, seat, NOTHING)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        spend(s, seat, where(m), 1, self.rule)
        if self.amount > 1:
            s.push(seat, PayAny(self.amount - 1, self.rule))
