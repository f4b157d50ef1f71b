"""The vocabulary of card text: getting, paying and demanding resources."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.moves import Cache, Good, Region, Stop
from deskovka.games.katan_duel.pieces import (
    CAPACITY,
    GOLD,
    KINDS_OF_GOODS,
    NOTHING,
    REGIONS,
)
from deskovka.games.katan_duel.state import (
    Duel,
    all_goods,
    all_room,
    good_of,
    goods_on,
    holds,
    room_for,
    room_in_cache,
    room_on,
    stock_of,
    takes,
)
from deskovka.games.katan_duel.verbs import CACHE, gain, hand_over, no_room, spend

OWN_REGION: Final = Rule("goods.own-region")
FULL: Final = Rule("goods.capacity")
THIS_GOOD: Final = Rule("goods.kind")
EMPTY: Final = Rule("goods.none")
OTHER_GOOD: Final = Rule("exchange.other")
OPPONENT_HAS: Final = Rule("take.has")
CAN_STORE: Final = Rule("take.room")
AT_LEAST: Final = Rule("take.least")


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


# --- getting ---------------------------------------------------------------------------------------------


@dataclass
class GainAny(Decision):
    """Take resources of any kind, one by one, where there is room. [goods.any]"""

    amount: int
    rule: str
    not_good: int = NOTHING  # an exchange must bring another kind

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Cache):
            if self.not_good == GOLD:
                return OTHER_GOOD
            return None if room_in_cache(s, seat) > 0 else FULL
        if not isinstance(m, Region):
            return QUESTION
        good = good_of(s, seat, m.region)
        if good == NOTHING:
            return OWN_REGION
        if good == self.not_good:
            return OTHER_GOOD
        return None if room_on(s, seat, m.region) > 0 else FULL

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_room(s, seat, NOTHING, self.not_good)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        gain(s, seat, where(m), 1, self.rule)
        if self.amount > 1:
            s.push(seat, GainAny(self.amount - 1, self.rule, self.not_good))

    def otherwise(self, s: Duel, me: int) -> None:
        no_room(s, me, self.amount)


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
            no_room(s, me, self.amount - room)
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
        if isinstance(m, Cache):
            if self.good != GOLD:
                return THIS_GOOD
            return None if room_in_cache(s, seat) > 0 else FULL
        if not isinstance(m, Region):
            return QUESTION
        good = good_of(s, seat, m.region)
        if good == NOTHING:
            return OWN_REGION
        if good != self.good:
            return THIS_GOOD
        return None if room_on(s, seat, m.region) > 0 else FULL

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

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_goods(s, seat, self.good)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        spend(s, seat, where(m), 1, self.rule)
        s.push(seat, PayGoods(self.good, self.amount - 1, self.rule))


def refuse_source(s: Duel, seat: int, m: Move, wanted: int) -> Rule | None:
    """A region can give one resource, of the wanted kind if there is one."""
    if isinstance(m, Cache):
        if wanted not in (NOTHING, GOLD):
            return THIS_GOOD
        return None if s.cached[seat] > 0 else EMPTY
    if not isinstance(m, Region):
        return QUESTION
    good = good_of(s, seat, m.region)
    if good == NOTHING:
        return OWN_REGION
    if wanted not in (NOTHING, good):
        return THIS_GOOD
    return None if goods_on(s, seat, m.region) > 0 else EMPTY


@dataclass
class PayAny(Decision):
    """Pay resources of any kind, one by one. [goods.pay-any]"""

    amount: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return refuse_source(s, seat, m, NOTHING)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_goods(s, seat, NOTHING)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        spend(s, seat, where(m), 1, self.rule)
        if self.amount > 1:
            s.push(seat, PayAny(self.amount - 1, self.rule))


# --- taking from the other player ------------------------------------------------------------------------


def can_take(s: Duel, me: i64, good: i64) -> bool:
    """The other player has it, and I can store it."""
    return stock_of(s, 1 - me, good) > 0 and room_for(s, me, good) > 0


def can_take_any(s: Duel, me: i64) -> bool:
    """Is there anything that I could take?"""
    for good in range(KINDS_OF_GOODS):
        if can_take(s, me, good):
            return True
    return False


@dataclass
class Demand(Decision):
    """Name a resource that the other player must give; `least` of them are a duty. [take.choice]"""

    most: int
    least: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None if self.least <= 0 else AT_LEAST
        if not isinstance(m, Good):
            return QUESTION
        if stock_of(s, 1 - seat, m.good) == 0:
            return OPPONENT_HAS
        return None if room_for(s, seat, m.good) > 0 else CAN_STORE

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.good + s.box.moves.stop

    def count(self, s: Duel, seat: int) -> int:
        # With nothing left to take there is nothing to ask.
        return super().count(s, seat) if can_take_any(s, seat) else 0

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Good):
            if self.most > 1:
                s.push(seat, Demand(self.most - 1, self.least - 1, self.rule))
            s.push(seat, TakeGood(m.good, 1, self.rule))

    def otherwise(self, s: Duel, me: int) -> None:
        """Nothing to take, or no room for it: the other player keeps it. [take.keeps]"""


@dataclass
class TakeGood(Step):
    """The other player gives so many of a kind; they choose the regions, I choose where it is stored."""

    good: int
    amount: int
    rule: str

    def run(self, s: Duel, me: int) -> None:
        left = min(self.amount, stock_of(s, 1 - me, self.good), room_for(s, me, self.good))
        if left <= 0:
            return
        s.push(me, TakeGood(self.good, left - 1, self.rule))
        s.push(me, Gain(self.good, 1, self.rule))
        s.push(1 - me, Give(self.good, left, self.rule))


@dataclass
class Give(Step):
    """Hand over one of so many resources; which region gives it is asked only where it matters. [take.source]"""

    good: int
    amount: int
    rule: str

    def run(self, s: Duel, me: int) -> None:
        source = only_source(s, me, self.good)
        if source == NOTHING and self.amount >= stock_of(s, me, self.good):
            source = first_source(s, me, self.good)
        if source == NOTHING:
            s.push(me, GiveFrom(self.good, self.rule))
        else:
            hand_over(s, me, CACHE if source == REGIONS else source, self.rule)


def first_source(s: Duel, seat: i64, good: i64) -> i64:
    """Some region (REGIONS is the Gold Cache) with a good on it, where all of them must give."""
    for region in range(REGIONS):
        if holds(s, seat, region, good):
            return region
    return REGIONS


@dataclass
class GiveFrom(Decision):
    """Choose the region that gives a resource to the other player. [take.source]"""

    good: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return refuse_source(s, seat, m, self.good)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_goods(s, seat, self.good)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        hand_over(s, seat, where(m), self.rule)


@dataclass
class GiveBack(Decision):
    """Give the other player a resource of the own choice; without room it is lost there. [card.merchant]"""

    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return refuse_source(s, seat, m, NOTHING)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_goods(s, seat, NOTHING)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        good = GOLD if isinstance(m, Cache) else good_of(s, seat, where(m))
        hand_over(s, seat, where(m), self.rule)
        s.push(1 - seat, Gain(good, 1, self.rule))


def can_pay_any(s: Duel, me: i64, count: i64) -> bool:
    """Has the player so many resources?"""
    return all_goods(s, me) >= count


def can_gain_any(s: Duel, me: i64) -> bool:
    """Is there room for any resource?"""
    return all_room(s, me) > 0
