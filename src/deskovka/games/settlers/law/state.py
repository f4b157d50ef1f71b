"""What lies on the table, and pure questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import i64

from deskovka.core.beliefs import Belief
from deskovka.core.cells import Cells, cells
from deskovka.core.rule import Rule
from deskovka.core.state import ASKED, Choices, State
from deskovka.core.turns import BITS_BY_SEAT, BY_SEAT, IN_ROWS, SEAT, Turn
from deskovka.core.value import PUBLIC, SECRET, SEEN
from deskovka.core.worlds import Zone
from deskovka.games.settlers.law.pieces import (
    AN_ENEMY,
    COMMON,
    DEFENDED,
    EARNED,
    FORTIFY,
    FROM_HAND,
    GOLD,
    GUARDED,
    GUESTS,
    NOBODY,
    NOTHING,
    RAZE,
    RESOURCES,
    SETTLER,
    STOCK,
    TECHNOLOGY,
    Box,
)
from deskovka.games.settlers.law.zones import place_of, top_zone, under_zone

if TYPE_CHECKING:
    from deskovka.core.game import Game

PASSED: Final = Rule("pass.round")


class Settlers(State):
    """A game of Settlers. Alone, the virtual player is one more side, with locations and deals only."""

    SIGHT: ClassVar[dict[str, Mapping[str, str]]] = {
        "factions": PUBLIC,
        "goods": PUBLIC,
        "earned": PUBLIC,
        "hand": SEEN,
        "commons": PUBLIC,
        "announced": PUBLIC,
        "aside": SEEN,
        "deck": SECRET,
        "top": SEEN,
        "decks": SECRET,
        "discard": PUBLIC,
        "gone": PUBLIC,
        "row": PUBLIC,
        "revealed": PUBLIC,
        "called": PUBLIC,
        "favours": PUBLIC,
        "empire": PUBLIC,
        "foundations": SEEN,
        "deals": PUBLIC,
        "routes": PUBLIC,
        "markers": SECRET,
        "marked_by": PUBLIC,
        "under": SEEN,
        "stored": PUBLIC,
        "stored_at": PUBLIC,
        "used": PUBLIC,
        "tokens": PUBLIC,
        "home": PUBLIC,
        "offered": PUBLIC,
        "passed": PUBLIC,
        "round": PUBLIC,
        "first": PUBLIC,
        "attacks": SECRET,
        "collection": PUBLIC,
    }
    CELLS: ClassVar[tuple[str, ...]] = (
        *("goods", "earned", "commons", "used", "tokens", "home", "offered", "passed", "favours"),
    )
    TURNS: ClassVar[dict[str, Turn]] = {
        **dict.fromkeys(("factions", "goods", "earned", "hand", "aside", "decks", "empire"), BY_SEAT),
        **dict.fromkeys(
            ("foundations", "deals", "routes", "markers", "stored", "stored_at", "passed", "commons"), BY_SEAT
        ),
        "marked_by": Turn(by_seat=True, unit=1),
        "under": IN_ROWS,
        "favours": BITS_BY_SEAT,
        "home": SEAT,
        "first": SEAT,
    }

    box: Box
    sides: int  # players and, alone, the virtual one
    factions: list[int]  # by seat
    goods: Cells  # by side and good of the supply
    earned: Cells  # by side and source: points on the track
    hand: list[tuple[int, ...]]  # by side, in the order of their numbers: common cards come first
    commons: Cells  # by side: how many common cards are in its hand, and among its foundations
    announced: list[int]  # cards of hands that lie open until they are paid for, or until their goods are taken
    aside: list[tuple[int, ...]]  # by side: cards that are looked at and not yet in the hand, by their numbers
    deck: list[int]  # common cards; the last one is on top
    top: list[int]  # above it: cards that somebody looked at; the last one is on top
    decks: list[tuple[int, ...]]  # by side: the faction's
    discard: list[int]  # common cards
    gone: list[int]  # discarded faction and attack cards
    row: list[int]  # open common cards to choose from
    revealed: list[int]  # common cards of the prayer that is going on
    called: list[int]  # stored cards that are used in it
    favours: Cells  # by side: bits of its favour tokens
    empire: list[tuple[int, ...]]  # by side: locations in the order of building
    foundations: list[tuple[int, ...]]  # by side: common cards in the order of laying, then faction cards
    deals: list[tuple[int, ...]]  # by side; those of the virtual player are its attack cards, the newest first
    routes: list[tuple[int, ...]]  # by side: opponents' locations with which it has a deal
    markers: list[tuple[int, ...]]  # by side: unseen cards of its faction deck that mark anybody's such deals
    marked_by: list[tuple[int, ...]]  # by side: of each route, the side whose deck gave the marker, or NOBODY
    under: list[tuple[int, ...]]  # by slot and back: cards under Gates; slot 0: still to be laid under one
    stored: list[tuple[int, ...]]  # by side: open cards under other locations
    stored_at: list[tuple[int, ...]]  # of each: the location
    used: Cells  # by card: activations in this round
    tokens: Cells  # by card: DEFENDED, GUARDED
    home: Cells  # by card: whose it is, if it was taken over for this round; else NOBODY
    offered: Cells  # by card: resources on a Shrine, or bits of the colours with a statue
    passed: Cells  # by side
    round: int
    first: int
    attacks: list[int]  # the last one is on top
    collection: list[int]

    def __init__(self, game: Game, seats: int, options: Choices, box: Box) -> None:
        super().__init__(game, seats, options)
        self.box = box
        self.sides = max(seats, 2)
        self.open_play = options["expansion"] != "none"  # only expansions have open production
        self.peaceful = options["peaceful"] == "yes"
        self.plan = box.plans[seats]

    def waits(self, seat: int) -> Rule:
        """Whoever has passed does not act any more while others do. [pass.round]"""
        others = 0 <= seat < self.seats and any(not self.passed[other] for other in range(self.seats))
        return PASSED if others and self.passed[seat] else ASKED

    def clone(self) -> Settlers:
        t = Settlers(self.game, self.seats, self.options, self.box)
        self.copy_core(t)
        t.goods = self.goods[:]
        t.earned = self.earned[:]
        t.used = self.used[:]
        t.tokens = self.tokens[:]
        t.home = self.home[:]
        t.offered = self.offered[:]
        t.passed = self.passed[:]
        t.favours = self.favours[:]
        t.round = self.round
        t.first = self.first
        t.hand = self.hand[:]
        t.commons = self.commons[:]
        t.deck = self.deck[:]
        t.discard = self.discard[:]
        t.gone = self.gone[:]
        # Verbs replace these whole, so clones may share them.
        t.factions = self.factions
        t.announced = self.announced
        t.aside = self.aside
        t.top = self.top
        t.decks = self.decks
        t.row = self.row
        t.revealed = self.revealed
        t.called = self.called
        t.empire = self.empire
        t.foundations = self.foundations
        t.deals = self.deals
        t.routes = self.routes
        t.markers = self.markers
        t.marked_by = self.marked_by
        t.under = self.under
        t.stored = self.stored
        t.stored_at = self.stored_at
        t.attacks = self.attacks
        t.collection = self.collection
        return t

    def restore_cells(self, data: dict[str, Any]) -> None:
        self.goods = cells(data["goods"])
        self.earned = cells(data["earned"])
        self.used = cells(data["used"])
        self.tokens = cells(data["tokens"])
        self.home = cells(data["home"])
        self.offered = cells(data["offered"])
        self.passed = cells(data["passed"])
        self.favours = cells(data["favours"])
        self.commons = cells(data["commons"])

    def zones(self) -> list[Zone]:
        found = self.halves(self.hand) + self.halves(self.aside) + self.halves(self.foundations)
        return [*found, (), tuple(self.top), *self.under]

    def halves(self, rows: list[tuple[int, ...]]) -> list[Zone]:
        """The common cards of each seat, and its faction cards."""
        found: list[Zone] = []
        for seat in range(self.seats):
            count = sum([self.box.deck[card] == COMMON for card in rows[seat]])
            found += [rows[seat][:count], rows[seat][count:]]
        return found

    def seen_fields(self, zones: list[Zone]) -> dict[str, Any]:
        seats = self.seats
        piles = [zones[2 * i] + zones[2 * i + 1] for i in range(3 * seats)]
        nobody: list[Zone] = [()] * (self.sides - seats)  # the virtual player holds no cards
        return {
            "hand": piles[:seats] + nobody,
            "aside": piles[seats : 2 * seats] + nobody,
            "foundations": piles[2 * seats :] + nobody,
            "top": list(zones[top_zone(seats)]),
            "under": zones[under_zone(seats, 0, 0) :],
        }

    def scattered_cards(self, belief: Belief) -> dict[str, Any]:
        found: list[list[int]] = []  # a card, then the places where it may lie: kind and number of each
        for row in belief.loose_faces():
            places = [place_of(self.seats, zone) for zone in row[1:]]
            found.append([row[0], *[number for place in places for number in place]])
        return {"maybe": found}


# --- goods -----------------------------------------------------------------------------------------------


def stock_of(s: Settlers, seat: i64, good: i64) -> i64:
    """How much of a good lies in a supply."""
    return s.goods[seat * STOCK + good]


def resources_of(s: Settlers, seat: i64) -> i64:
    """Wood, stone and food together."""
    at = seat * STOCK
    return s.goods[at] + s.goods[at + 1] + s.goods[at + 2]


def points_of(s: Settlers, seat: i64) -> i64:
    """Points on the track."""
    found: i64 = 0
    for i in range(seat * EARNED, (seat + 1) * EARNED):
        found += s.earned[i]
    return found


def can_pay(s: Settlers, seat: i64, table: Cells, card: i64, times: i64) -> bool:
    """Is everything there, gold standing in for resources? [gold.wild]"""
    at = seat * STOCK
    row = card * STOCK
    gold = s.goods[at + GOLD] - table[row + GOLD] * times
    good: i64 = 0
    while good < RESOURCES:
        lack = table[row + good] * times - s.goods[at + good]
        if lack > 0:
            gold -= lack
        good += 1
    if gold < 0:
        return False
    if s.goods[at + SETTLER] < table[row + SETTLER] * times or s.goods[at + RAZE] < table[row + RAZE] * times:
        return False
    return s.goods[at + TECHNOLOGY] >= table[row + TECHNOLOGY] * times


def can_pay_with(s: Settlers, seat: int, table: Cells, card: int, action: int) -> bool:
    """Could this price still be paid after the activation of an action was paid?"""
    pay = s.box.pay
    at = seat * STOCK
    lack = 0
    for good in range(STOCK):
        need = table[card * STOCK + good] + pay[action * STOCK + good] - s.goods[at + good]
        if need > 0:
            if good >= RESOURCES:
                return False
            lack += need
    gold = table[card * STOCK + GOLD] + pay[action * STOCK + GOLD]
    return bool(s.goods[at + GOLD] - gold >= lack)


# --- empires ---------------------------------------------------------------------------------------------


def holder_of(s: Settlers, card: int) -> int:
    """Whose empire a location stands in, or NOBODY."""
    for side in range(s.sides):
        if card in s.empire[side]:
            return side
    return NOBODY


def is_common(s: Settlers, card: i64) -> bool:
    """Is it a common card?"""
    return s.box.deck[card] == COMMON


def deck_of(s: Settlers, seat: int) -> int:
    """The number of a player's faction deck."""
    return s.factions[seat] + 1


def is_own_faction(s: Settlers, seat: int, card: i64) -> bool:
    """Is it a card of the player's faction?"""
    return s.box.deck[card] == s.factions[seat] + 1


def count_colour(s: Settlers, seat: i64, bits: i64) -> i64:
    """How many locations have one of these colours. [gain.own-colour]"""
    found: i64 = 0
    for card in s.empire[seat]:
        if s.box.colours[card] & bits:
            found += 1
    return found


def count_samurai(s: Settlers, seat: i64) -> i64:
    """How many locations are guarded by a samurai."""
    found: i64 = 0
    for card in s.empire[seat]:
        if s.tokens[card] & GUARDED:
            found += 1
    return found


def always(s: Settlers, seat: i64, what: i64) -> i64:
    """How many locations of the empire do this all the time."""
    found: i64 = 0
    for card in s.empire[seat]:
        if s.box.always[card] == what:
            found += 1
    return found


def first_with(s: Settlers, seat: i64, what: i64) -> int:
    """The first location of the empire that does this all the time, or NOTHING."""
    for card in s.empire[seat]:
        if s.box.always[card] == what:
            return card
    return NOTHING


def sacrifices(s: Settlers, seat: i64) -> list[int]:
    """What can be given for a location in a cost: own locations and foundations. [build.sacrifice] [ra.no-cost]"""
    return [card for card in s.empire[seat] if s.home[card] == NOBODY] + list(s.foundations[seat])


def has_sacrifices(s: Settlers, seat: i64, wanted: i64) -> bool:
    """Are there enough of them? [build.sacrifice]"""
    wanted -= len(s.foundations[seat])
    if wanted > 0:
        for card in s.empire[seat]:
            if s.home[card] == NOBODY:
                wanted -= 1
                if wanted == 0:
                    return True
    return wanted <= 0


def raze_cost(s: Settlers, card: i64, holder: i64) -> i64:
    """Raze tokens for an opponent's location. [raze.enemy] [defence.raises] [samurai.raises]"""
    cost: i64 = 2
    if s.tokens[card] & DEFENDED:
        cost += 1
    if s.tokens[card] & GUARDED:
        cost += 1
    if s.box.deck[card] == COMMON:
        cost += always(s, holder, FORTIFY)
    return cost


def enemy_locations(s: Settlers, seat: int) -> list[int]:
    """All locations of opponents who have not passed. [pass.protects]"""
    found: list[int] = []
    for side in range(s.sides):
        if side != seat and not s.passed[side]:
            found += s.empire[side]
    return found


def enemy_deals(s: Settlers, seat: int, with_routes: bool) -> list[int]:
    """All deals of opponents who have not passed."""
    found: list[int] = []
    for side in range(s.sides):
        if side != seat and not s.passed[side]:
            found += s.deals[side]
            if with_routes:
                found += s.routes[side]
    return found


def sides_of_deal(s: Settlers, seat: int, card: int) -> list[int]:
    """The opponents of a player who have this deal and have not passed. [pass.protects]"""
    return [side for side in opponents(s, seat) if card in s.deals[side] or card in s.routes[side]]


def own_deals(s: Settlers, seat: int) -> tuple[int, ...]:
    """All deals of a player, also those with opponents' locations."""
    return s.deals[seat] + s.routes[seat]


def opponents(s: Settlers, seat: int) -> list[int]:
    """Sides that have not passed."""
    return [side for side in range(s.sides) if side != seat and not s.passed[side]]


def razed_kind(from_hand: bool) -> int:
    """What features that look at razing ask."""
    return FROM_HAND if from_hand else AN_ENEMY


def count_trios(s: Settlers, seat: i64, colour: i64) -> i64:
    """Sets of three locations of a colour. [trio.count]"""
    return count_colour(s, seat, 1 << colour) // 3


def count_tokens(s: Settlers, seat: i64) -> i64:
    """How many favour tokens a player has."""
    bits = s.favours[seat]
    found: i64 = 0
    while bits:
        found += bits & 1
        bits >>= 1
    return found


def stored_cards(s: Settlers, seat: int) -> list[int]:
    """Open cards under own locations that may be used in prayers. [prayer.stored] [ra.stored]"""
    return [card for card, at in zip(s.stored[seat], s.stored_at[seat], strict=True) if s.box.stores[at]]


def under_gate(s: Settlers, gate: int) -> int:
    """How many cards lie under a Gate."""
    first = int(s.box.slot[gate]) * (s.seats + 1)
    return sum([len(cards) for cards in s.under[first : first + s.seats + 1]])


def owner_of(s: Settlers, seat: int, card: int) -> int:
    """To whom a location of this player's empire will go back after the round, or the player. [ra.stored]"""
    return seat if s.home[card] == NOBODY else int(s.home[card])


def open_locations(s: Settlers, seat: int) -> list[int]:
    """Opponents' open production that can still be visited in this round. [open.visit] [open.twice] [ra.visit]"""
    found: list[int] = []
    if s.open_play:
        for card in enemy_locations(s, seat):
            if s.box.opens[card] and s.used[card] < GUESTS and s.home[card] != seat:
                found.append(card)
    return found
