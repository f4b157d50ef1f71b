"""Conditions of cards, as data: each asks the table one question."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from deskovka.games.katan_duel.chapters.taking import can_take_any
from deskovka.games.katan_duel.pieces import (
    BUILDING,
    COLUMNS,
    FIGHTERS,
    HERO,
    NOTHING,
    REGIONS,
    SITES,
    STRENGTH,
    TALLY,
    Need,
)
from deskovka.games.katan_duel.state import (
    Duel,
    all_goods,
    card_at,
    commerce,
    gives,
    has_city,
    has_in_city,
    has_kind,
    progress,
    room_for,
    room_on,
    stock_of,
    victory,
)


@dataclass
class Owns(Need):
    """A card of this kind lies in the own principality now; later it does not matter. [action.once-placed]"""

    kind: str

    def met(self, s: Duel, me: int) -> bool:
        return has_kind(s, me, s.box.kinds[self.kind]) > 0


@dataclass
class AnyOf(Need):
    """One of several conditions is enough."""

    needs: tuple[Need, ...]

    def met(self, s: Duel, me: int) -> bool:
        for need in self.needs:
            if need.met(s, me):
                return True
        return False


class StrengthAdvantage(Need):
    """I have the strength advantage."""

    def met(self, s: Duel, me: int) -> bool:
        return s.advantage[0] == me


class BehindInPoints(Need):
    """I have fewer victory points than the other player."""

    def met(self, s: Duel, me: int) -> bool:
        return victory(s, me) < victory(s, 1 - me)


@dataclass
class Has(Need):
    """I have so many of a good."""

    good: int
    count: int

    def met(self, s: Duel, me: int) -> bool:
        return stock_of(s, me, self.good) >= self.count


@dataclass
class HasAny(Need):
    """I have so many resources."""

    count: int

    def met(self, s: Duel, me: int) -> bool:
        return all_goods(s, me) >= self.count


@dataclass
class HasCommerce(Need):
    """I have so many commerce points."""

    points: int

    def met(self, s: Duel, me: int) -> bool:
        return commerce(s, me) >= self.points


@dataclass
class HasProgress(Need):
    """I have so many progress points."""

    points: int

    def met(self, s: Duel, me: int) -> bool:
        return progress(s, me) >= self.points


class HasCity(Need):
    """I have a city."""

    def met(self, s: Duel, me: int) -> bool:
        return has_city(s, me)


class HasStrongHero(Need):
    """I have a hero with a strength point."""

    def met(self, s: Duel, me: int) -> bool:
        for site in range(SITES):
            card = card_at(s, me, site)
            if card != NOTHING and s.box.group[card] == HERO and s.box.gives[card * TALLY + STRENGTH] > 0:
                return True
        return False


@dataclass
class RoomFor(Need):
    """A region of mine can store this good."""

    good: int

    def met(self, s: Duel, me: int) -> bool:
        return room_for(s, me, self.good) > 0


class RoomForProduction(Need):
    """A region of mine with the number of this turn's production die has room."""

    def met(self, s: Duel, me: int) -> bool:
        for region in s.regions[me]:
            land = s.land[me * REGIONS + region]
            if s.box.land_number[land] == s.die and room_on(s, me, region) > 0:
                return True
        return False


@dataclass
class OpponentHas(Need):
    """The other player has some of this good that I can store."""

    good: int

    def met(self, s: Duel, me: int) -> bool:
        return stock_of(s, 1 - me, self.good) > 0 and room_for(s, me, self.good) > 0


class OpponentHasAny(Need):
    """The other player has a resource that I can store."""

    def met(self, s: Duel, me: int) -> bool:
        return can_take_any(s, me)


class OpponentRegionGoods(Need):
    """The other player has a resource that fits into one of my regions."""

    def met(self, s: Duel, me: int) -> bool:
        for region in s.regions[me]:
            land = s.land[me * REGIONS + region]
            if room_on(s, me, region) > 0 and stock_of(s, 1 - me, s.box.land_good[land]) > 0:
                return True
        return False


class OpponentHasFighter(Need):
    """The other player has a unit with a strength point."""

    def met(self, s: Duel, me: int) -> bool:
        return gives(s, 1 - me, FIGHTERS) > 0


class OpponentHasBuilding(Need):
    """The other player has a building that no fire brigade guards."""

    def met(self, s: Duel, me: int) -> bool:
        for site in range(SITES):
            if is_target(s, 1 - me, site):
                return True
        return False


def is_target(s: Duel, seat: i64, site: i64) -> bool:
    """A building that an arsonist may burn."""
    card = card_at(s, seat, site)
    if card == NOTHING or s.box.group[card] != BUILDING:
        return False
    return not has_in_city(s, seat, site // 4, s.box.guards)


class OpponentHasCards(Need):
    """The other player has cards in hand."""

    def met(self, s: Duel, me: int) -> bool:
        return len(s.hand[1 - me]) > 0


@dataclass
class Discarded(Need):
    """There are cards in the own (or, in the tournament, the other's) discard pile."""

    other: bool

    def met(self, s: Duel, me: int) -> bool:
        return len(s.discard[pile_of(s, me, self.other)]) > 0


def pile_of(s: Duel, me: int, other: bool) -> int:
    """The discard pile that a card means; there is only one for both outside the tournament."""
    if len(s.discard) == 1:
        return 0
    return 1 - me if other else me


class RoomBesideBath(Need):
    """A region that a doctor would help has room."""

    def met(self, s: Duel, me: int) -> bool:
        for site in range(SITES):
            if is_bath_with_room(s, me, site):
                return True
        return False


def is_bath_with_room(s: Duel, me: i64, site: i64) -> bool:
    """A bath house beside which something can be stored."""
    card = card_at(s, me, site)
    if card == NOTHING or not s.box.bath[card]:
        return False
    for region in regions_by_bath(s, site):
        if room_on(s, me, region) > 0:
            return True
    return False


def regions_by_bath(s: Duel, site: int) -> list[int]:
    """The regions that a doctor helps: beside the card, or at its whole city. [card.doctor]"""
    place = site // 4
    row = site // 2 % 2
    if s.options["doctor"] == "card":
        return [row * COLUMNS + place, row * COLUMNS + place + 1]
    return [place, place + 1, COLUMNS + place, COLUMNS + place + 1]
