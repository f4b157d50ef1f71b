"""Hints for bots and studies: how good a position looks, and what it is made of."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from deskovka.core.cells import Cells, cells
from deskovka.core.parts import Hints
from deskovka.core.step import Step
from deskovka.games.katan_duel.law.chapters.attacks import (
    BurnBuilding,
    FillUp,
    LoseFighter,
    LoseShip,
    Raid,
    StealCard,
    WardOff,
)
from deskovka.games.katan_duel.law.chapters.building import ChooseLand, Found, LayCity, LayLands, LayRoad
from deskovka.games.katan_duel.law.chapters.drawing import GetCard
from deskovka.games.katan_duel.law.chapters.expansions import ChooseRegion, ChooseSpot, PayFor, PlaceCard, Spare
from deskovka.games.katan_duel.law.chapters.opening import Rearrange
from deskovka.games.katan_duel.law.chapters.searching import FetchCard, SearchStack, TakeFound
from deskovka.games.katan_duel.law.chapters.taking import Demand, TakeGood
from deskovka.games.katan_duel.law.effects import Gain, GainAny, PayAny, PayFrom, PayGoods, Store
from deskovka.games.katan_duel.law.pieces import (
    ACTION,
    CITY,
    COLUMNS,
    COMMERCE,
    KINDS_OF_GOODS,
    LEFT,
    NOTHING,
    PLACES,
    PROGRESS,
    RED,
    RIGHT,
    SETTLEMENT,
    SHIPS,
    SITES,
    SKILL,
    STRENGTH,
    TALLY,
    VICTORY,
)
from deskovka.games.katan_duel.law.state import (
    Duel,
    all_goods,
    commerce,
    edge,
    gives,
    has_kind,
    progress,
    skill,
    strength,
    victory,
)

# What things are worth in victory points, tried out by letting bots play each other.
GOOD: Final = 0.08  # a resource in store, up to three of a kind
SURPLUS: Final = 0.02  # any resource
REGION: Final = 0.35  # a region that will produce
ROAD: Final = 0.6  # one that leads to no settlement yet
BUILT_UP: Final = 0.3  # the further sites of a city
EXPANSION: Final = 0.25
POINT: Final = 0.12  # strength, commerce, skill: on the way to an advantage
BOOK: Final = 0.3  # progress
ACTION_CARD: Final = 0.03  # in hand
OTHER_CARD: Final = 0.08  # an expansion in hand that may still be built
POINT_CARD: Final = 0.07  # the same, more for each victory point on it
IDLE_CARD: Final = 0.04  # one whose conditions are not met now; less than a new card, or a hand of them stays
NEW_CARD: Final = 0.06  # whatever comes from a stack
LOST_CARD: Final = 0.4  # an expansion taken from the other player
OPEN_SITE: Final = 0.35  # a free site at a city, for a card with victory points; worth more than a weak card
UNREADY: Final = 0.2  # swapping regions before the first turn
NEAR: Final = 0.3  # all resources for the next road, settlement or city together

ROAD_COST: Final = cells([1, 2, 0, 0, 0, 0])
SETTLEMENT_COST: Final = cells([1, 1, 0, 1, 1, 0])
CITY_COST: Final = cells([0, 0, 3, 2, 0, 0])


class KatanDuelHints(Hints):
    """What bots and studies want to know of Katan – Duel."""

    scale: ClassVar[float] = 2.0
    patience: ClassVar[int] = 1400  # random players come to turn 300 by then; people need about 50 turns
    look: ClassVar[int] = 0  # a random move ends the turn or throws away what was saved up
    explore: ClassVar[float] = 0.03  # a good move is worth a tenth of a point, of twelve
    topics: ClassVar[dict[str, tuple[str, str]]] = {
        "first": ("Began", ""),
        "turn": ("TurnBegan", ""),
        "played": ("CardPlayed", "card"),
    }

    def value(self, s: Duel, seat: int) -> float:
        """Victory points, what will bring more of them, and what the player is about to do."""
        found = float(victory(s, seat)) + standing(s, seat)
        if s.winner == seat:
            return found + 10.0
        i = len(s.steps)
        while i:
            i -= 1
            if s.actors[i] == seat:
                found += waiting(s, seat, s.steps[i])
        return found - UNREADY * float(rearranging(s, seat)) if s.turn == 0 else found

    def features(self, s: Duel, seat: int) -> dict[str, float]:
        """What a position is made of as named numbers; nothing in them is secret from the seat."""
        return {
            "turns": float(s.turn),
            "victory": float(victory(s, seat)),
            "strength": float(strength(s, seat)),
            "commerce": float(commerce(s, seat)),
            "skill": float(skill(s, seat)),
            "progress": float(progress(s, seat)),
            "goods": float(all_goods(s, seat)),
            "regions": float(len(s.regions[seat])),
            "cities": float(cities(s, seat)),
            "expansions": float(expansions(s, seat)),
            "open_roads": float(open_roads(s, seat)),
            "hand": float(len(s.hand[seat])),
            "ships": float(gives(s, seat, SHIPS)),
        }


def rearranging(s: Duel, seat: i64) -> i64:
    """Is the seat still to say that its regions lie well? Nothing else tells bots to stop swapping them."""
    found: i64 = 0
    for i in range(len(s.steps)):
        if s.actors[i] == seat and isinstance(s.steps[i], Rearrange):
            found += 1
    return found


# --- what lies on the table ------------------------------------------------------------------------------


def standing(s: Duel, seat: i64) -> float:
    """Roads, regions, cities, expansions, points towards an advantage, goods, cards."""
    roads = open_roads(s, seat)
    found = road_worth(s) * float(roads) + REGION * float(len(s.regions[seat])) + BUILT_UP * float(cities(s, seat))
    found += EXPANSION * float(expansions(s, seat)) + POINT * float(points(s, seat))
    found += BOOK * float(progress(s, seat)) + in_hand(s, seat)
    found += GOOD * float(useful_goods(s, seat)) + SURPLUS * float(all_goods(s, seat))
    if s.mode.theme and has_open_site(s, seat):
        found += OPEN_SITE
    if s.supply[1]:
        found += NEAR * (nearness(s, seat, SETTLEMENT_COST, 4) if roads else nearness(s, seat, ROAD_COST, 3))
    return found + NEAR * nearness(s, seat, CITY_COST, 5) if s.supply[2] else found


def road_worth(s: Duel) -> float:
    """A road leads nowhere once all settlements are built."""
    return ROAD if s.supply[1] else 0.0


def in_hand(s: Duel, seat: int) -> float:
    """Cards that can still be built are worth more than actions, those that cannot nothing."""
    found = 0.0
    box = s.box
    for card in s.hand[seat]:
        if box.colour[card] == ACTION:
            found += ACTION_CARD
        elif not (box.once[card] and has_kind(s, seat, box.kind[card])):
            found += OTHER_CARD if are_all_met(s, seat, card) else IDLE_CARD
            found += POINT_CARD * float(box.gives[card * TALLY + VICTORY])
    return found


def are_all_met(s: Duel, seat: int, card: int) -> bool:
    """Are all conditions of a card fulfilled now?"""
    if s.box.colour[card] == RED and cities(s, seat) == 0:
        return False
    for need in s.box.needs[card]:
        if not need.is_met(s, seat):
            return False
    return True


def has_open_site(s: Duel, seat: i64) -> bool:
    """Has a city of the player a free site?"""
    for place in range(edge(s, seat, LEFT), edge(s, seat, RIGHT) + 1):
        if s.places[seat * PLACES + place] == CITY:
            for site in range(seat * SITES + place * 4, seat * SITES + place * 4 + 4):
                if s.sites[site] == NOTHING:
                    return True
    return False


def nearness(s: Duel, seat: i64, cost: Cells, price: i64) -> float:
    """Which part of a price is in store."""
    found: i64 = 0
    at = seat * KINDS_OF_GOODS
    for good in range(KINDS_OF_GOODS):
        stored = s.stock[at + good]
        found += stored if stored < cost[good] else cost[good]
    return float(found) / float(price)


def points(s: Duel, seat: i64) -> i64:
    """Strength and commerce, as far as an advantage needs them, skill, and ships."""
    strong, rich = strength(s, seat), commerce(s, seat)
    found = skill(s, seat) + gives(s, seat, SHIPS)
    return found + (strong if strong < 6 else 6) + (rich if rich < 6 else 6)


def useful_goods(s: Duel, seat: i64) -> i64:
    """Resources in store, up to three of a kind."""
    found: i64 = 0
    for i in range(seat * KINDS_OF_GOODS, (seat + 1) * KINDS_OF_GOODS):
        found += s.stock[i] if s.stock[i] < 3 else 3
    return found


def open_roads(s: Duel, seat: i64) -> i64:
    """Roads that lead to no settlement yet."""
    roads: i64 = 0
    places: i64 = 0
    for i in range(seat * COLUMNS, (seat + 1) * COLUMNS):
        roads += s.roads[i]
    for i in range(seat * PLACES, (seat + 1) * PLACES):
        if s.places[i] >= SETTLEMENT:
            places += 1
    return roads - places + 1


def cities(s: Duel, seat: i64) -> i64:
    """Cities of a principality."""
    found: i64 = 0
    for i in range(seat * PLACES, (seat + 1) * PLACES):
        if s.places[i] == CITY:
            found += 1
    return found


def expansions(s: Duel, seat: i64) -> i64:
    """Cards on sites."""
    found: i64 = 0
    for i in range(seat * SITES, (seat + 1) * SITES):
        if s.sites[i] != NOTHING:
            found += 1
    return found


# --- what is about to happen -----------------------------------------------------------------------------


def waiting(s: Duel, seat: i64, step: Step) -> float:
    """What a step on the agenda will bring or cost its player."""
    if isinstance(step, (GainAny, Gain, Store)):
        return (GOOD + SURPLUS) * float(step.amount)
    if isinstance(step, (PayGoods, PayFrom)):
        return -outlay(s, seat, step.good, step.amount)
    if isinstance(step, PayAny):
        return -(GOOD + SURPLUS) * float(step.amount)
    if isinstance(step, Demand):
        return (GOOD + SURPLUS) * float(step.most)
    if isinstance(step, TakeGood):
        return (GOOD + SURPLUS) * float(step.amount)
    if isinstance(step, PlaceCard):
        return worth(s, step.card)
    if isinstance(step, ChooseSpot):
        return worth(s, step.card) - outlay_for(s, seat, step.card)
    if isinstance(step, (PayFor, Spare)):
        return -outlay_for(s, seat, step.card)
    if isinstance(step, (GetCard, StealCard, TakeFound, SearchStack, FetchCard)):
        return NEW_CARD
    if isinstance(step, (Raid, FillUp)):
        return 2.0 * (GOOD + SURPLUS)
    if isinstance(step, BurnBuilding):
        return LOST_CARD
    if isinstance(step, (WardOff, LoseFighter, LoseShip)):  # of the player who is attacked
        return -LOST_CARD
    if isinstance(step, LayRoad):
        return road_worth(s)
    if isinstance(step, ChooseRegion):
        return EXPANSION
    if isinstance(step, LayCity):
        return 1.0 + BUILT_UP
    if isinstance(step, Found):
        return 1.0 - ROAD + 2 * REGION
    return 2 * REGION if isinstance(step, (LayLands, ChooseLand)) else 0.0


def outlay(s: Duel, seat: i64, good: i64, amount: i64) -> float:
    """What it costs to pay a number of a good: little, where there is plenty."""
    stored = s.stock[seat * KINDS_OF_GOODS + good]
    left = stored - amount if stored > amount else 0
    useful = (stored if stored < 3 else 3) - (left if left < 3 else 3)
    return GOOD * float(useful) + SURPLUS * float(stored - left)


def outlay_for(s: Duel, seat: i64, card: i64) -> float:
    """The same for the printed price of an expansion."""
    found = 0.0
    for good in range(KINDS_OF_GOODS):
        found += outlay(s, seat, good, s.box.cost[card * KINDS_OF_GOODS + good])
    return found


def worth(s: Duel, card: i64) -> float:
    """What an expansion is worth once it lies on its site."""
    at = card * TALLY
    given = s.box.gives
    found = EXPANSION + float(given[at + VICTORY]) + BOOK * float(given[at + PROGRESS])
    return found + POINT * float(
        given[at + STRENGTH] + given[at + COMMERCE] + given[at + SKILL] + given[at + SHIPS]
    )
