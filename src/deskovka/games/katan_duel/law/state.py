"""What lies on the table, and pure questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64

from deskovka.core.beliefs import Belief
from deskovka.core.cells import Cells, cells
from deskovka.core.state import Choices, State
from deskovka.core.step import Move
from deskovka.core.turns import BITS_BY_SEAT, BY_SEAT, SEAT, Turn
from deskovka.core.value import DERIVED, OWNER, PUBLIC, SECRET, SEEN
from deskovka.core.worlds import Zone
from deskovka.games.katan_duel.law import tally
from deskovka.games.katan_duel.law.pieces import (
    CAPACITY,
    CITY,
    COLUMNS,
    COMMERCE,
    FAVOURED,
    HARBORS,
    KINDS_OF_GOODS,
    NOTHING,
    PLACES,
    PROGRESS,
    REGIONS,
    SETTLEMENT,
    SHIP_COMMERCE,
    SHIPS,
    SITES,
    SKILL,
    STRENGTH,
    TALLY,
    TRADING_BASES,
    VICTORY,
    Box,
    Mode,
)
from deskovka.games.katan_duel.law.zones import fields_of, scattered_cards, zones_of

if TYPE_CHECKING:
    from deskovka.core.game import Game


class Duel(State):
    """A game of Katan – Duel."""

    SIGHT: ClassVar[dict[str, Mapping[str, str]]] = {
        "land": PUBLIC,
        "goods": PUBLIC,
        "places": PUBLIC,
        "roads": PUBLIC,
        "sites": PUBLIC,
        "under": PUBLIC,
        "cache": PUBLIC,
        "cached": PUBLIC,
        "supply": PUBLIC,
        "regions_left": PUBLIC,
        "region_stack": SECRET,
        "hand": SEEN,
        "hand_backs": PUBLIC,
        "fresh": OWNER,
        "stacks": SEEN,
        "discard": SEEN,
        "played": PUBLIC,
        "event_stack": SECRET,
        "event_discard": PUBLIC,
        "event_known": PUBLIC,
        "event": PUBLIC,
        "advantage": PUBLIC,
        "first": PUBLIC,
        "turn": PUBLIC,
        "die": PUBLIC,
        "symbol": PUBLIC,
        "minted": PUBLIC,
        "winner": PUBLIC,
        "stock": DERIVED,
        "room": DERIVED,
        "tallies": DERIVED,
        "owned": DERIVED,
        "yields": DERIVED,
        "regions": DERIVED,
        "ground": DERIVED,
    }
    TURNS: ClassVar[dict[str, Turn]] = {
        **dict.fromkeys(
            ("land", "goods", "places", "roads", "sites", "under", "cache", "cached", "hand", "hand_backs"),
            BY_SEAT,
        ),
        "fresh": BITS_BY_SEAT,
        "discard": BY_SEAT,
        "advantage": SEAT,
        "first": SEAT,
        "winner": SEAT,
    }
    CELLS: ClassVar[tuple[str, ...]] = (
        *("land", "goods", "places", "roads", "sites", "under", "cache", "cached", "supply"),
    )

    box: Box
    mode: Mode
    land: Cells  # by seat and region: the region card, or NOTHING
    goods: Cells  # by seat and region: resources on it
    places: Cells  # by seat and place: NO_PLACE, SETTLEMENT or CITY
    roads: Cells  # by seat and column
    sites: Cells  # by seat and site: the card, or NOTHING
    under: Cells  # by seat and site: the card under that card, or NOTHING
    cache: Cells  # by seat: the region at which the Gold Cache lies, or NOTHING
    cached: Cells  # by seat: gold in it
    supply: Cells  # roads, settlements, cities left, then face-up cards left
    regions_left: int
    region_stack: list[int]  # face down; the last of the first `regions_left` is on top
    hand: list[tuple[int, ...]]  # by seat, in the order of their numbers, and so by their backs
    hand_backs: list[int]  # by seat and back: how many such cards are in hand
    fresh: list[int]  # by seat: a bit for each card in hand that may be used only from the own next turn on
    stacks: list[tuple[int, ...]]  # the last card of each is on top
    discard: list[tuple[int, ...]]  # one pile for both; in the tournament one for each; the last card is on top
    played: list[int]  # cards laid open whose effect is not finished
    event_stack: list[int]  # the last one is on top
    event_discard: list[int]  # events since the stack was built, under it
    event_known: list[int]  # by event: copies that are surely in this game
    event: int  # the event card that is being carried out, or NOTHING
    advantage: list[int]  # who has the strength, and the trade advantage
    first: int
    turn: int
    die: int  # production die of this turn, 0 before the roll
    symbol: int  # event die of this turn, NOTHING before the roll
    minted: int  # mints used in this turn
    winner: int  # NOTHING as long as nobody has won

    stock: Cells  # by seat and good: all of it, with the Gold Cache
    room: Cells  # by seat and good: free space for it
    tallies: Cells  # by seat: what all cards on sites give
    owned: Cells  # by seat and kind: how many lie in the principality
    yields: Cells  # by seat and region: the good, or NOTHING
    regions: list[list[int]]  # by seat: where regions lie
    ground: list[list[Move]]  # the same as moves

    def __init__(self, game: Game, seats: int, options: Choices, box: Box, mode: Mode) -> None:
        super().__init__(game, seats, options)
        self.box = box
        self.mode = mode
        self.plan = mode.plan
        self.keeps_token = options["advantage"] == "kept"  # below three points, as long as it is more
        self.open_piles = options["discard"] == "open"  # are all discarded cards seen, not only the top?

    def clone(self) -> Duel:
        t = Duel(self.game, self.seats, self.options, self.box, self.mode)
        self.copy_core(t)
        t.land = self.land[:]
        t.goods = self.goods[:]
        t.places = self.places[:]
        t.roads = self.roads[:]
        t.sites = self.sites[:]
        t.under = self.under[:]
        t.cache = self.cache[:]
        t.cached = self.cached[:]
        t.supply = self.supply[:]
        t.regions_left = self.regions_left
        t.event = self.event
        t.first = self.first
        t.turn = self.turn
        t.die = self.die
        t.symbol = self.symbol
        t.minted = self.minted
        t.winner = self.winner
        t.stock = self.stock[:]
        t.room = self.room[:]
        t.tallies = self.tallies[:]
        t.owned = self.owned[:]
        t.yields = self.yields[:]
        # Verbs replace these whole, so clones may share them.
        t.regions = self.regions
        t.ground = self.ground
        t.region_stack = self.region_stack
        t.hand = self.hand
        t.hand_backs = self.hand_backs
        t.fresh = self.fresh
        t.stacks = self.stacks
        t.discard = self.discard
        t.played = self.played
        t.event_stack = self.event_stack
        t.event_discard = self.event_discard
        t.event_known = self.event_known
        t.advantage = self.advantage
        return t

    def restore_cells(self, data: dict[str, Any]) -> None:
        self.land = cells(data["land"])
        self.goods = cells(data["goods"])
        self.places = cells(data["places"])
        self.roads = cells(data["roads"])
        self.sites = cells(data["sites"])
        self.under = cells(data["under"])
        self.cache = cells(data["cache"])
        self.cached = cells(data["cached"])
        self.supply = cells(data["supply"])

    def refresh(self) -> None:
        tally.recount(self)

    def zones(self) -> list[Zone]:
        return zones_of(self)

    def seen_fields(self, zones: list[Zone]) -> dict[str, Any]:
        return fields_of(self, zones)

    def scattered_cards(self, belief: Belief) -> dict[str, Any]:
        return scattered_cards(self, belief)


# --- goods -----------------------------------------------------------------------------------------------


def stock_of(s: Duel, seat: i64, good: i64) -> i64:
    """How much of a good a player has."""
    return s.stock[seat * KINDS_OF_GOODS + good]


def room_for(s: Duel, seat: i64, good: i64) -> i64:
    """How much more of a good a player can store."""
    return s.room[seat * KINDS_OF_GOODS + good]


def all_goods(s: Duel, seat: i64) -> i64:
    """All resources of a player."""
    found: i64 = 0
    for good in range(seat * KINDS_OF_GOODS, (seat + 1) * KINDS_OF_GOODS):
        found += s.stock[good]
    return found


def good_of(s: Duel, seat: i64, region: i64) -> i64:
    """What a region produces; NOTHING where there is no region."""
    return s.yields[seat * REGIONS + region]


def goods_on(s: Duel, seat: i64, region: i64) -> i64:
    """Resources on a region."""
    return s.goods[seat * REGIONS + region]


def room_on(s: Duel, seat: i64, region: i64) -> i64:
    """Free space on a region; none where there is no region."""
    i = seat * REGIONS + region
    return 0 if s.land[i] == NOTHING else CAPACITY - s.goods[i]


def room_in_cache(s: Duel, seat: i64) -> i64:
    """Free space in the Gold Cache; none without one."""
    return 0 if s.cache[seat] == NOTHING else CAPACITY - s.cached[seat]


def holds(s: Duel, seat: i64, region: i64, good: i64) -> bool:
    """Is there some of this good on the region?"""
    i = seat * REGIONS + region
    return s.yields[i] == good and s.goods[i] > 0


def takes(s: Duel, seat: i64, region: i64, good: i64) -> bool:
    """Can the region store one more of this good?"""
    i = seat * REGIONS + region
    return s.yields[i] == good and s.goods[i] < CAPACITY


# --- places and sites ------------------------------------------------------------------------------------


def place_at(s: Duel, seat: i64, place: i64) -> i64:
    """NO_PLACE, SETTLEMENT or CITY."""
    return s.places[seat * PLACES + place]


def card_at(s: Duel, seat: i64, site: i64) -> i64:
    """The card on a site, or NOTHING."""
    return s.sites[seat * SITES + site]


def has_city(s: Duel, seat: i64) -> bool:
    """Has the player a city?"""
    for i in range(seat * PLACES, (seat + 1) * PLACES):
        if s.places[i] == CITY:
            return True
    return False


def free_site(s: Duel, seat: i64, spot: i64) -> i64:
    """The first free site of a spot, or NOTHING. [city.sites]"""
    place = place_at(s, seat, spot >> 1)
    site = spot * 2
    if place >= SETTLEMENT and card_at(s, seat, site) == NOTHING:
        return site
    if place == CITY and card_at(s, seat, site + 1) == NOTHING:
        return site + 1
    return NOTHING


def edge(s: Duel, seat: i64, side: i64) -> i64:
    """The outermost place on the left (0) or right (1)."""
    # Regions stand in order: above from the left, then below; each end has a place and its regions.
    regions = s.regions[seat]
    return regions[0] if side == 0 else regions[-1] - COLUMNS - 1


def road_column(s: Duel, seat: i64, side: i64) -> i64:
    """Where the next road at this end lies, or lies already."""
    place = edge(s, seat, side)
    return place if side == 0 else place + 1


def has_neighbour(s: Duel, seat: i64, region: i64, wanted: Cells) -> i64:
    """How many cards beside a region have a mark in the table `wanted`. [city.neighbours]"""
    row = region // COLUMNS
    column = region - row * COLUMNS
    found: i64 = 0
    place = column - 1 if column > 0 else 0
    last = column if column < PLACES else PLACES - 1
    while place <= last:
        site = seat * SITES + place * 4 + row * 2
        if s.sites[site] != NOTHING and wanted[s.sites[site]]:
            found += 1
        if s.sites[site + 1] != NOTHING and wanted[s.sites[site + 1]]:
            found += 1
        place += 1
    return found


def has_in_city(s: Duel, seat: i64, place: i64, wanted: Cells) -> bool:
    """Does one of the four sites of a place hold a card with a mark in the table `wanted`?"""
    site = seat * SITES + place * 4
    end = site + 4
    while site < end:
        if s.sites[site] != NOTHING and wanted[s.sites[site]]:
            return True
        site += 1
    return False


# --- points ----------------------------------------------------------------------------------------------


def active(s: Duel) -> int:
    """Whose turn it is."""
    return s.first if s.turn % 2 else 1 - s.first


def gives(s: Duel, seat: i64, what: i64) -> i64:
    """What all cards of a principality give together."""
    return s.tallies[seat * TALLY + what]


def has_kind(s: Duel, seat: i64, kind: i64) -> i64:
    """How many cards of a kind lie in a principality."""
    return s.owned[seat * len(s.box.kinds) + kind]


def strength(s: Duel, seat: i64) -> i64:
    """Strength points. [points.strength]"""
    return gives(s, seat, STRENGTH)


def skill(s: Duel, seat: i64) -> i64:
    """Skill points. [points.skill]"""
    return gives(s, seat, SKILL)


def progress(s: Duel, seat: i64) -> i64:
    """Progress points. [points.progress]"""
    return gives(s, seat, PROGRESS)


def commerce(s: Duel, seat: i64) -> i64:
    """Commerce points, with what some cards add to others. [points.commerce]"""
    at = seat * TALLY
    found = s.tallies[at + COMMERCE] + s.tallies[at + SHIPS] * s.tallies[at + SHIP_COMMERCE]
    return found + s.tallies[at + FAVOURED] * s.tallies[at + TRADING_BASES]


def card_victory(s: Duel, seat: i64) -> i64:
    """Victory points of expansions; a harbour gives one to whoever has three ships. [points.cards]"""
    at = seat * TALLY
    found = s.tallies[at + VICTORY]
    return found + s.tallies[at + HARBORS] if s.tallies[at + SHIPS] >= 3 else found


def worth(s: Duel, seat: i64, card: i64) -> i64:
    """Victory points of one expansion where it lies; together they are `card_victory`."""
    at = card * TALLY
    found = s.box.gives[at + VICTORY]
    return found + s.box.gives[at + HARBORS] if s.tallies[seat * TALLY + SHIPS] >= 3 else found


def place_victory(s: Duel, seat: i64) -> i64:
    """A settlement is worth 1, a city 2. [points.places]"""
    found: i64 = 0
    for i in range(seat * PLACES, (seat + 1) * PLACES):
        found += s.places[i]
    return found


def advantages(s: Duel, seat: i64) -> i64:
    """How many of the two advantages a player has. [advantage.point]"""
    found: i64 = 0
    for holder in s.advantage:
        if holder == seat:
            found += 1
    return found


def victory(s: Duel, seat: i64) -> i64:
    """Victory points. [goal.points]"""
    return place_victory(s, seat) + card_victory(s, seat) + advantages(s, seat)


def hand_limit(s: Duel, seat: i64) -> i64:
    """Cards allowed at the end of the own turn. [draw.limit]"""
    return 3 + progress(s, seat)


def usable(s: Duel, seat: int) -> tuple[int, ...]:
    """The cards in hand that were not drawn just now. [draw.next-turn]"""
    fresh = s.fresh[seat]
    if not fresh:
        return s.hand[seat]
    return tuple([card for i, card in enumerate(s.hand[seat]) if not fresh >> i & 1])
