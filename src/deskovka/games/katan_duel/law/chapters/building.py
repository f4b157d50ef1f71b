"""Building: roads, settlements with their regions, cities, and expansions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law.effects import PayGoods, lacks
from deskovka.games.katan_duel.law.hands import finish_card, play_card, throw_away
from deskovka.games.katan_duel.law.moves import City, Land, Road, Row, Settle
from deskovka.games.katan_duel.law.pieces import (
    ABOVE,
    BRICK,
    CITY,
    COLUMNS,
    GRAIN,
    LUMBER,
    NOTHING,
    ORE,
    PRICES,
    RIGHT,
    SETTLEMENT,
    WITH_SETTLEMENT,
    WOOL,
)
from deskovka.games.katan_duel.law.reasons.building import LandNotThere, NoneLeft, NoRoadThere, NotASettlement
from deskovka.games.katan_duel.law.state import (
    Duel,
    edge,
    place_at,
    road_column,
    stock_of,
)
from deskovka.games.katan_duel.law.verbs import (
    build_city,
    build_road,
    build_settlement,
    draw_region,
    lay_region,
    shuffle_regions,
    take_region,
)

SUPPLY: Final = Rule("build.supply")
ROAD_COST: Final = Rule("road.cost")
SETTLEMENT_COST: Final = Rule("settlement.cost")
CITY_COST: Final = Rule("city.cost")
ROAD_THERE: Final = Rule("road.one")
FREE_END: Final = Rule("settlement.road")
ON_SETTLEMENT: Final = Rule("city.settlement")
SCOUT: Final = Rule("scout.hand")
IN_REGION_STACK: Final = Rule("scout.stack")


def has(s: Duel, me: i64, good: i64, count: i64) -> bool:
    """Can the player pay this number of a good?"""
    return stock_of(s, me, good) >= count


# --- roads, settlements, cities --------------------------------------------------------------------------


def refuse_road(s: Duel, me: i64, side: i64) -> Rule | None:
    """One road at each end, for lumber and two bricks. [road.cost]"""
    if s.roads[me * COLUMNS + road_column(s, me, side)]:
        return ROAD_THERE
    if s.supply[0] == 0:
        return SUPPLY
    return None if has(s, me, LUMBER, 1) and has(s, me, BRICK, 2) else ROAD_COST


def road(s: Duel, me: int, m: Road) -> None:
    """Pay, then lay the road."""
    s.then(me, PayGoods(LUMBER, 1, "road.cost"), PayGoods(BRICK, 2, "road.cost"), LayRoad(m.side))


@dataclass
class LayRoad(Step):
    """A road at one end. [road.cost]"""

    side: int

    def run(self, s: Duel, me: int) -> None:
        build_road(s, me, self.side, "road.cost")


def refuse_settlement(s: Duel, me: i64, m: Settle) -> Rule | None:
    """At the free end of a road, for lumber, brick, grain and wool. [settlement.cost]"""
    if not s.roads[me * COLUMNS + road_column(s, me, m.side)]:
        return FREE_END
    if s.supply[1] == 0:
        return SUPPLY
    if m.scout and scout_of(s, me) == NOTHING:
        return SCOUT
    if has(s, me, LUMBER, 1) and has(s, me, BRICK, 1) and has(s, me, GRAIN, 1) and has(s, me, WOOL, 1):
        return None
    return SETTLEMENT_COST


def scout_of(s: Duel, me: int) -> int:
    """A card in hand that helps to build a settlement."""
    for card in s.hand[me]:
        if s.box.when[card] == WITH_SETTLEMENT:
            return card
    return NOTHING


def settle(s: Duel, me: int, m: Settle) -> None:
    """Pay, build, then take two regions. [settlement.regions]"""
    if m.scout:
        play_card(s, me, scout_of(s, me), "card.scout")
    s.push(me, Found(m.side, m.scout))
    for good in (WOOL, GRAIN, BRICK, LUMBER):
        s.push(me, PayGoods(good, 1, "settlement.cost"))


@dataclass
class Found(Step):
    """The settlement stands; its two free corners get regions. [settlement.regions]"""

    side: int
    scout: int

    def run(self, s: Duel, me: int) -> None:
        place = edge(s, me, self.side) + (1 if self.side == RIGHT else -1)
        build_settlement(s, me, place, "settlement.cost")
        column = place + 1 if self.side == RIGHT else place
        if self.scout:
            s.push(me, ChooseLand(column, NOTHING))
        else:
            s.push(me, LayLands(column, draw_region(s), draw_region(s)))


@dataclass
class ChooseLand(Decision):
    """Choose a region from the stack, then another; after that the stack is shuffled. [card.scout]"""

    column: int
    first: int

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Land):
            return QUESTION
        return None if m.land in s.region_stack[: s.regions_left] else IN_REGION_STACK

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return LandNotThere(m.land) if isinstance(m, Land) else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return [s.box.moves.land[land] for land in sorted(s.region_stack[: s.regions_left])]

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Land)
        take_region(s, m.land)
        if self.first == NOTHING:
            s.push(seat, ChooseLand(self.column, m.land))
            return
        shuffle_regions(s, "scout.shuffle")
        throw_away(s, seat, finish_card(s))
        s.push(seat, LayLands(self.column, self.first, m.land))


@dataclass
class LayLands(Decision):
    """Say whether the first of two regions lies above or below. [settlement.above-below]"""

    column: int
    first: int
    second: int

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Row) else QUESTION

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.row

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Row)
        upper, lower = (self.first, self.second) if m.row == ABOVE else (self.second, self.first)
        lay_region(s, seat, self.column, upper, "settlement.regions")
        lay_region(s, seat, COLUMNS + self.column, lower, "settlement.regions")


def refuse_city(s: Duel, me: i64, place: i64) -> Rule | None:
    """On an own settlement, for two grain and three ore. [city.cost]"""
    if place_at(s, me, place) != SETTLEMENT:
        return ON_SETTLEMENT
    if s.supply[2] == 0:
        return SUPPLY
    return None if has(s, me, GRAIN, 2) and has(s, me, ORE, 3) else CITY_COST


def city(s: Duel, me: int, m: City) -> None:
    """Pay, then lay the city on the settlement."""
    s.then(me, PayGoods(GRAIN, 2, "city.cost"), PayGoods(ORE, 3, "city.cost"), LayCity(m.place))


@dataclass
class LayCity(Step):
    """A city on a settlement. [city.cost]"""

    place: int

    def run(self, s: Duel, me: int) -> None:
        build_city(s, me, self.place, "city.cost")


# --- reasons ---------------------------------------------------------------------------------------------


def why_build(s: Duel, me: int, m: Move, rule: Rule) -> Reason | None:
    """What is missing for a road, a settlement or a city."""
    thing = "road" if isinstance(m, Road) else "city" if isinstance(m, City) else "settlement"
    if rule in (ROAD_COST, SETTLEMENT_COST, CITY_COST):
        return lacks(s, me, thing, NOTHING, PRICES[thing])
    if rule is SUPPLY:
        return NoneLeft(thing)
    if rule is FREE_END and isinstance(m, Settle):
        return NoRoadThere(m.side)
    if rule is ON_SETTLEMENT and isinstance(m, City):
        there = "city" if place_at(s, me, m.place) == CITY else "nothing"
        return NotASettlement(m.place, there)
    return None
