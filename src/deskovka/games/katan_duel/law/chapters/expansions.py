"""Expansions: buildings and units at settlements and cities, and the brown card beside a region."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law.effects import OWN_REGION, PayGoods, lacks, missing_of
from deskovka.games.katan_duel.law.hands import finish_card, play_card
from deskovka.games.katan_duel.law.moves import At, Good, Region
from deskovka.games.katan_duel.law.pieces import (
    BROWN,
    CITY,
    CRANES,
    HERO,
    KINDS_OF_GOODS,
    NO_PLACE,
    NOTHING,
    PLACES,
    RED,
    SPOTS,
    TRAINERS,
)
from deskovka.games.katan_duel.law.reasons.building import (
    AtSettlement,
    CoversElsewhere,
    HaveOne,
    NoFreeSite,
    NoPlaceThere,
    NothingToCover,
    NotOnRegions,
    OnlyAtCity,
    SpotTaken,
)
from deskovka.games.katan_duel.law.reasons.conditions import NeedsCard
from deskovka.games.katan_duel.law.reasons.goods import NoRegionThere
from deskovka.games.katan_duel.law.reasons.prices import LacksDespiteDiscount, NotInPrice, RestTooDear
from deskovka.games.katan_duel.law.state import (
    Duel,
    card_at,
    free_site,
    gives,
    good_of,
    has_city,
    has_kind,
    place_at,
    stock_of,
)
from deskovka.games.katan_duel.law.verbs import put_cache, put_on_site

COST: Final = Rule("build.cost")
FREE_SITE: Final = Rule("build.site")
OWN_PLACE: Final = Rule("build.place")
ONLY_CITY: Final = Rule("build.city-only")
ONE_ONLY: Final = Rule("build.once")
ONE_HERO: Final = Rule("build.hero-once")
REGION_ONLY: Final = Rule("build.region-only")
PRINTED: Final = Rule("build.discount")


def discount(s: Duel, me: i64, card: i64) -> i64:
    """How many resources an expansion costs less. [build.discount]"""
    if s.box.group[card] == HERO:
        return gives(s, me, TRAINERS)
    return gives(s, me, CRANES) if s.box.colour[card] == RED and s.box.price[card] > 4 else 0


def can_pay(s: Duel, me: i64, card: i64, less: i64) -> bool:
    """Has the player the printed resources, but for a discount?"""
    at = card * KINDS_OF_GOODS
    missing: i64 = 0
    for good in range(KINDS_OF_GOODS):
        short = s.box.cost[at + good] - s.stock[me * KINDS_OF_GOODS + good]
        if short > 0:
            missing += short
    return missing <= less


def refuse_expansion(s: Duel, me: i64, card: i64) -> Rule | None:
    """An expansion needs a site, its price and its conditions; some stand only once. [build.expansion]"""
    box = s.box
    if box.once[card] and has_kind(s, me, box.kind[card]):
        return ONE_HERO if box.group[card] == HERO else ONE_ONLY
    for need in box.needs[card]:
        if not need.is_met(s, me):
            return need.rule(s, me, card)
    if not can_pay(s, me, card, discount(s, me, card)):
        return COST
    if box.colour[card] == BROWN:
        return None if s.cache[me] == NOTHING else ONE_ONLY
    for spot in range(SPOTS):
        if refuse_spot(s, me, card, spot) is None:
            return None
    if box.covers[card] != NOTHING:
        return box.rules[card]
    return ONLY_CITY if box.colour[card] == RED and (not has_city(s, me) or free_sites(s, me)) else FREE_SITE


def free_sites(s: Duel, me: i64) -> i64:
    """At how many spots an expansion could be laid."""
    found: i64 = 0
    for spot in range(SPOTS):
        if free_site(s, me, spot) != NOTHING:
            found += 1
    return found


def refuse_spot(s: Duel, me: i64, card: i64, spot: i64) -> Rule | None:
    """Green cards lie at any place, red ones only at a city, some on another card. [build.site]"""
    place = place_at(s, me, spot >> 1)
    if place == NO_PLACE:
        return OWN_PLACE
    if s.box.colour[card] == RED and place != CITY:
        return ONLY_CITY
    if s.box.covers[card] != NOTHING:
        return None if covered_site(s, me, card, spot) != NOTHING else s.box.rules[card]
    return None if free_site(s, me, spot) != NOTHING else FREE_SITE


def covered_site(s: Duel, me: i64, card: i64, spot: i64) -> i64:
    """The site at a spot where such a card lies as this one covers, of whichever box, or NOTHING."""
    wanted = s.box.covers[card]
    for site in range(spot * 2, spot * 2 + 2):
        there = card_at(s, me, site)
        if there != NOTHING and s.box.kind[there] == wanted:
            return site
    return NOTHING


def site_for(s: Duel, me: i64, card: i64, spot: i64) -> i64:
    """Where a card comes to lie at a spot: on the card that it covers, or on the first free site."""
    if s.box.covers[card] != NOTHING:
        return covered_site(s, me, card, spot)
    return free_site(s, me, spot)


def expand(s: Duel, me: int, card: int) -> None:
    """Lay the card open, choose its site, pay, place it; then it takes effect. [build.order]"""
    play_card(s, me, card, s.box.rule_ids[card])
    if s.box.colour[card] == BROWN:
        s.push(me, ChooseRegion(card))
    else:
        s.push(me, ChooseSpot(card))


@dataclass
class ChooseSpot(Decision):
    """Choose the place of an expansion, above or below. [build.site]"""

    card: int

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, At):
            return refuse_spot(s, seat, self.card, m.spot)
        return OWN_PLACE if isinstance(m, Region) else QUESTION

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, Region):
            return NotOnRegions(self.card)
        return why_spot(s, seat, self.card, m.spot, rule) if isinstance(m, At) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        found: list[Move] = []
        for place in range(PLACES):
            if s.places[seat * PLACES + place] != NO_PLACE:
                found.append(s.box.moves.spot[place * 2])
                found.append(s.box.moves.spot[place * 2 + 1])
        return found

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, At)
        site = site_for(s, seat, self.card, m.spot)
        s.then(seat, PayFor(self.card, discount(s, seat, self.card), 0), PlaceCard(self.card, site))


@dataclass
class ChooseRegion(Decision):
    """Choose the region beside which a brown card lies. [build.region-only]"""

    card: int

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, At):
            return REGION_ONLY
        if not isinstance(m, Region):
            return QUESTION
        return None if good_of(s, seat, m.region) != NOTHING else OWN_REGION

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NoRegionThere(m.region) if isinstance(m, Region) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.ground[seat]

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Region)
        finish_card(s)
        put_cache(s, seat, self.card, m.region, s.box.rule_ids[self.card])


@dataclass
class PayFor(Step):
    """Pay the printed resources; with a discount choose first what is not paid. [build.cost]"""

    card: int
    less: int
    spared: int  # 3 bits for each good: how many of it are spared

    def run(self, s: Duel, me: int) -> None:
        if self.less > 0 and s.box.price[self.card] > 0:
            s.push(me, Spare(self.card, self.less, self.spared))
            return
        good: i64 = KINDS_OF_GOODS
        while good > 0:
            good -= 1
            count = s.box.cost[self.card * KINDS_OF_GOODS + good] - (self.spared >> good * 3 & 7)
            if count > 0:
                s.push(me, PayGoods(good, count, s.box.rule_ids[self.card]))


@dataclass
class Spare(Decision):
    """Choose a printed resource that need not be paid. [build.discount]"""

    card: int
    less: int
    spared: int

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        if self.remaining(s, m.good) == 0:
            return PRINTED
        # The rest must be payable, with what discount is left.
        return None if self.short_without(s, seat, m.good) <= self.less - 1 else COST

    def short_without(self, s: Duel, seat: int, spared: int) -> i64:
        """How much would be missing for the rest if one of this good is spared."""
        short: i64 = 0
        for good in range(KINDS_OF_GOODS):
            need = self.remaining(s, good) - (1 if good == spared else 0) - stock_of(s, seat, good)
            if need > 0:
                short += need
        return short

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Good):
            return None
        if rule is PRINTED:
            cost = tuple([int(self.remaining(s, good)) for good in range(KINDS_OF_GOODS)])
            return NotInPrice(self.card, m.good, cost)
        return RestTooDear(m.good, int(self.short_without(s, seat, m.good)) - self.less + 1)

    def remaining(self, s: Duel, good: int) -> i64:
        """What is still to be paid of a good."""
        return s.box.cost[self.card * KINDS_OF_GOODS + good] - (self.spared >> good * 3 & 7)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.good

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        s.push(seat, PayFor(self.card, self.less - 1, self.spared + (1 << m.good * 3)))

    def otherwise(self, s: Duel, me: int) -> None:
        """Everything is spared already: nothing more to choose. [build.discount]"""
        s.push(me, PayFor(self.card, 0, self.spared))


@dataclass
class PlaceCard(Step):
    """The expansion comes to its site and takes effect. [build.effect]"""

    card: int
    site: int

    def run(self, s: Duel, me: int) -> None:
        finish_card(s)
        put_on_site(s, me, self.card, self.site, s.box.rule_ids[self.card])
        s.then_all(me, s.box.steps[self.card])


# --- reasons ---------------------------------------------------------------------------------------------


def why_expansion(s: Duel, me: int, card: int, rule: Rule) -> Reason | None:
    """What is missing to build an expansion at all."""
    if rule in (ONE_ONLY, ONE_HERO):
        return HaveOne(card)
    if rule is COST:
        return why_price(s, me, card)
    for need in s.box.needs[card]:
        if not need.is_met(s, me):
            return need.why(s, me, card)
    if s.box.covers[card] != NOTHING:
        return why_no_cover(s, me, card)
    if rule is ONLY_CITY:
        cities = sum([place_at(s, me, place) == CITY for place in range(PLACES)])
        return OnlyAtCity(card, cities, int(free_sites(s, me)))
    return NoFreeSite(card)


def why_price(s: Duel, me: int, card: int) -> Reason:
    """What is missing of the price of an expansion, with the discount in force."""
    cost = printed_cost(s, card)
    less = int(discount(s, me, card))
    if less == 0:
        return lacks(s, me, "card", card, cost)
    have = tuple([int(stock_of(s, me, good)) for good in range(KINDS_OF_GOODS)])
    return LacksDespiteDiscount(card, sum(missing_of(s, me, cost)) - less, less, cost, have)


def printed_cost(s: Duel, card: int) -> tuple[int, ...]:
    """What stands on a card, by good."""
    return tuple([int(s.box.cost[card * KINDS_OF_GOODS + good]) for good in range(KINDS_OF_GOODS)])


def why_no_cover(s: Duel, me: int, card: int) -> Reason:
    """Where the card lies that this one would cover."""
    kind = s.box.cards[card].covers
    for site in range(PLACES * 4):
        there = card_at(s, me, site)
        if there == NOTHING:
            continue
        if s.box.cards[there].kind == kind:
            return CoversElsewhere(card, kind, site // 4, 0)
        if s.box.cards[there].covers == kind:
            return CoversElsewhere(card, kind, site // 4, 1)
    return NeedsCard(card, kind)


def why_spot(s: Duel, me: int, card: int, spot: int, rule: Rule) -> Reason | None:
    """Why an expansion cannot lie at this spot."""
    if rule is OWN_PLACE:
        return NoPlaceThere(spot // 2)
    if rule is ONLY_CITY:
        return AtSettlement(card, spot // 2)
    if rule is FREE_SITE:
        return SpotTaken(spot)
    return NothingToCover(card, s.box.cards[card].covers, spot)
