"""Conditions of cards, as data: each asks the table one question."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.games.katan_duel.law.chapters.taking import (
    CAN_STORE_ALL,
    OPPONENT_HAS,
    ROOM_ON_VOYAGE,
    VOYAGE_HAS,
    can_take_any,
)
from deskovka.games.katan_duel.law.effects import short_of
from deskovka.games.katan_duel.law.pieces import (
    BUILDING,
    BUILDINGS,
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
from deskovka.games.katan_duel.law.reasons.conditions import (
    BathsAreFull,
    NeedsCard,
    NeedsCardOrFewerPoints,
    NeedsCityOrCommerce,
    NeedsEither,
    NeedsProgress,
    NeedsStrength,
    NeedsStrongHero,
    NoRoomFor,
    NoRoomForNumber,
    NoRoomToTake,
    NothingFits,
    OpponentHandEmpty,
    OpponentLacks,
    OpponentLacksBuilding,
    OpponentLacksFighter,
    PileEmpty,
)
from deskovka.games.katan_duel.law.reasons.prices import TooFewGoods
from deskovka.games.katan_duel.law.state import (
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
    strength,
    victory,
)

NO_EFFECT: Final = Rule("action.effect")
CONDITIONS: Final = Rule("action.conditions")
ROOM_FOR_GOLD: Final = Rule("take.room-gold")
NO_FIGHTER: Final = Rule("attack.fighter")
NO_BUILDING: Final = Rule("attack.building")
NO_HAND: Final = Rule("attack.cards")
NO_PILE: Final = Rule("discard.empty")


# --- printed conditions ----------------------------------------------------------------------------------


@dataclass
class Owns(Need):
    """A card of this kind lies in the own principality now; later it does not matter. [action.once-placed]"""

    kind: str

    def is_met(self, s: Duel, me: int) -> bool:
        return has_kind(s, me, s.box.kinds[self.kind]) > 0

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return NeedsCard(card, self.kind)


@dataclass
class OwnsEither(Need):
    """A card of one of two kinds lies there."""

    kind: str
    other_kind: str

    def is_met(self, s: Duel, me: int) -> bool:
        kinds = s.box.kinds
        return has_kind(s, me, kinds[self.kind]) > 0 or has_kind(s, me, kinds[self.other_kind]) > 0

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return NeedsEither(card, self.kind, self.other_kind)


@dataclass
class OwnsOrBehind(Need):
    """A card of this kind lies there, or I have fewer victory points than the other player."""

    kind: str

    def is_met(self, s: Duel, me: int) -> bool:
        return has_kind(s, me, s.box.kinds[self.kind]) > 0 or victory(s, me) < victory(s, 1 - me)

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return NeedsCardOrFewerPoints(card, self.kind, int(victory(s, me)), int(victory(s, 1 - me)))


@dataclass
class CityOrCommerce(Need):
    """I have a city, or enough commerce points."""

    points: int

    def is_met(self, s: Duel, me: int) -> bool:
        return commerce(s, me) >= self.points or has_city(s, me)

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return NeedsCityOrCommerce(card, self.points, int(commerce(s, me)))


class StrengthAdvantage(Need):
    """I have the strength advantage."""

    def is_met(self, s: Duel, me: int) -> bool:
        return s.advantage[0] == me

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return NeedsStrength(card, int(strength(s, me)), int(strength(s, 1 - me)))


@dataclass
class HasProgress(Need):
    """I have enough progress points."""

    points: int

    def is_met(self, s: Duel, me: int) -> bool:
        return progress(s, me) >= self.points

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return NeedsProgress(card, self.points, int(progress(s, me)))


class HasStrongHero(Need):
    """I have a hero with a strength point."""

    def is_met(self, s: Duel, me: int) -> bool:
        for site in range(SITES):
            card = card_at(s, me, site)
            if card != NOTHING and s.box.group[card] == HERO and s.box.gives[card * TALLY + STRENGTH] > 0:
                return True
        return False

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return NeedsStrongHero(card)


# --- what the card takes or brings -----------------------------------------------------------------------


@dataclass
class Has(Need):
    """I have enough of a good."""

    good: int
    count: int

    def is_met(self, s: Duel, me: int) -> bool:
        return stock_of(s, me, self.good) >= self.count

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return short_of(s, me, "card", card, self.good, self.count)


@dataclass
class HasAny(Need):
    """I have enough resources."""

    count: int

    def is_met(self, s: Duel, me: int) -> bool:
        return all_goods(s, me) >= self.count

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return TooFewGoods("card", card, self.count, int(all_goods(s, me)))


@dataclass
class RoomFor(Need):
    """A region of mine can store this good, which a card with a condition brings."""

    good: int

    def is_met(self, s: Duel, me: int) -> bool:
        return room_for(s, me, self.good) > 0

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return CONDITIONS

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return NoRoomFor(card, self.good)


class RoomForProduction(Need):
    """A region of mine with the number of this turn's production die has room."""

    def is_met(self, s: Duel, me: int) -> bool:
        for region in s.regions[me]:
            land = s.land[me * REGIONS + region]
            if s.box.land_number[land] == s.die and room_on(s, me, region) > 0:
                return True
        return False

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return NO_EFFECT

    def why(self, s: Duel, me: int, card: int) -> Reason:
        lands = [s.land[me * REGIONS + region] for region in s.regions[me]]
        return NoRoomForNumber(card, s.die, sum([s.box.land_number[land] == s.die for land in lands]))


# --- what the other player has ---------------------------------------------------------------------------


@dataclass
class OpponentHas(Need):
    """The other player has some of this good that I can store."""

    good: int

    def is_met(self, s: Duel, me: int) -> bool:
        return stock_of(s, 1 - me, self.good) > 0 and room_for(s, me, self.good) > 0

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return OPPONENT_HAS if stock_of(s, 1 - me, self.good) == 0 else ROOM_FOR_GOLD

    def why(self, s: Duel, me: int, card: int) -> Reason:
        lacks = stock_of(s, 1 - me, self.good) == 0
        return OpponentLacks(self.good) if lacks else NoRoomToTake(self.good)


@dataclass
class OpponentHasAny(Need):
    """The other player has a resource that I can store."""

    on_voyage: bool = False  # for this card the book says so itself

    def is_met(self, s: Duel, me: int) -> bool:
        return can_take_any(s, me)

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        if all_goods(s, 1 - me) == 0:
            return VOYAGE_HAS if self.on_voyage else OPPONENT_HAS
        return ROOM_ON_VOYAGE if self.on_voyage else CAN_STORE_ALL

    def why(self, s: Duel, me: int, card: int) -> Reason:
        lacks = all_goods(s, 1 - me) == 0
        return OpponentLacks(NOTHING) if lacks else NoRoomToTake(NOTHING)


class OpponentRegionGoods(Need):
    """The other player has a resource that fits into one of my regions."""

    def is_met(self, s: Duel, me: int) -> bool:
        for region in s.regions[me]:
            land = s.land[me * REGIONS + region]
            if room_on(s, me, region) > 0 and stock_of(s, 1 - me, s.box.land_good[land]) > 0:
                return True
        return False

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return OPPONENT_HAS if all_goods(s, 1 - me) == 0 else CAN_STORE_ALL

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return OpponentLacks(NOTHING) if all_goods(s, 1 - me) == 0 else NothingFits()


class OpponentHasFighter(Need):
    """The other player has a unit with a strength point."""

    def is_met(self, s: Duel, me: int) -> bool:
        return gives(s, 1 - me, FIGHTERS) > 0

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return NO_FIGHTER

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return OpponentLacksFighter()


class OpponentHasBuilding(Need):
    """The other player has a building that no fire brigade guards."""

    def is_met(self, s: Duel, me: int) -> bool:
        for site in range(SITES):
            if is_target(s, 1 - me, site):
                return True
        return False

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return NO_BUILDING

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return OpponentLacksBuilding(int(gives(s, 1 - me, BUILDINGS)))


def is_target(s: Duel, seat: i64, site: i64) -> bool:
    """A building that an arsonist may burn. [fire.arsonist]"""
    card = card_at(s, seat, site)
    if card == NOTHING or s.box.group[card] != BUILDING:
        return False
    return not has_in_city(s, seat, site // 4, s.box.guards)


class OpponentHasCards(Need):
    """The other player has cards in hand."""

    def is_met(self, s: Duel, me: int) -> bool:
        return len(s.hand[1 - me]) > 0

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return NO_HAND

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return OpponentHandEmpty()


@dataclass
class Discarded(Need):
    """There are cards in the own (or, in the tournament, the other's) discard pile."""

    other: bool

    def is_met(self, s: Duel, me: int) -> bool:
        return len(s.discard[pile_of(s, me, self.other)]) > 0

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return NO_PILE

    def why(self, s: Duel, me: int, card: int) -> Reason:
        whose = "common" if len(s.discard) == 1 else "theirs" if self.other else "own"
        return PileEmpty(whose)


def pile_of(s: Duel, me: int, other: bool) -> int:
    """The discard pile that a card means; there is only one for both outside the tournament."""
    if len(s.discard) == 1:
        return 0
    return 1 - me if other else me


class RoomBesideBath(Need):
    """A region that a doctor would help has room."""

    def is_met(self, s: Duel, me: int) -> bool:
        for site in range(SITES):
            if is_bath_with_room(s, me, site):
                return True
        return False

    def rule(self, s: Duel, me: int, card: int) -> Rule:
        return CONDITIONS

    def why(self, s: Duel, me: int, card: int) -> Reason:
        return BathsAreFull(card)


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
    """The regions that a doctor helps: beside the card, or at its whole city. [doctor.range]"""
    place = site // 4
    row = site // 2 % 2
    if s.options["doctor"] == "card":
        return [row * COLUMNS + place, row * COLUMNS + place + 1]
    return [place, place + 1, COLUMNS + place, COLUMNS + place + 1]
