"""What lies on the table, and pure questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import i64

from deskovka.core.cells import Cells, Rows, cells, rows, zeros
from deskovka.core.sight import Eye
from deskovka.core.state import Choices, State
from deskovka.core.turns import BITS, BITS_BY_SEAT, BY_SEAT, SEAT, Turn
from deskovka.core.value import DERIVED, OWNER, PUBLIC, SECRET
from deskovka.games.rebirth.law import bookkeeping
from deskovka.games.rebirth.law.pieces import (
    FARM,
    KINDS,
    NOBODY,
    OWNER_OF,
    SETTLEMENT,
    SOURCES,
    TILE_OF,
    Board,
    influence_of,
)

if TYPE_CHECKING:
    from deskovka.core.game import Game
    from deskovka.games.rebirth.law.country import Country


class Rebirth(State):
    """A game of Rebirth on one country's board."""

    SIGHT: ClassVar[dict[str, Mapping[str, str]]] = {
        "tiles": PUBLIC,
        "castles": PUBLIC,
        "points": PUBLIC,
        "left": PUBLIC,
        "row": PUBLIC,
        "towers": PUBLIC,
        "fulfilled": PUBLIC,
        "earliest": PUBLIC,
        "doubled": PUBLIC,
        "used": PUBLIC,
        "first": PUBLIC,
        "hand": OWNER,
        "choice": OWNER,
        "aside": OWNER,
        "cards": OWNER,
        "shown": PUBLIC,
        "supply": SECRET,
        "deck": SECRET,
        "undealt": PUBLIC,
        "farmland": DERIVED,
        "grid": DERIVED,
        "townland": DERIVED,
        "near": DERIVED,
        "cluster": DERIVED,
        "group": DERIVED,
        "touch": DERIVED,
    }
    CELLS: ClassVar[tuple[str, ...]] = ("tiles", "castles", "points", "left", "hand", "deck")
    ROWS: ClassVar[tuple[str, ...]] = ("supply",)
    TURNS: ClassVar[dict[str, Turn]] = {
        "tiles": Turn(unit=KINDS, first=1),
        "castles": SEAT,
        "points": BY_SEAT,
        "left": BY_SEAT,
        "fulfilled": BITS_BY_SEAT,
        "earliest": SEAT,
        "doubled": BY_SEAT,
        "used": BITS,
        "first": SEAT,
        "shown": BY_SEAT,
        "supply": BY_SEAT,
    }

    country: Country
    board: Board
    tiles: Cells  # by space: EMPTY, BLOCKED or owner and tile
    castles: Cells  # by castle: who holds it
    points: Cells  # by seat and source
    left: Cells  # by seat: tiles in the supply
    row: list[int]  # missions face up
    towers: list[int]  # by landmark: its bonus, NOBODY for what is no tower
    fulfilled: list[int]  # by seat: a bit for each mission that was ever fulfilled
    earliest: list[int]  # by mission: who fulfilled it first while it lay in the row, or NOBODY
    doubled: list[int]  # by seat: the mission under the doubling token
    used: int  # a bit for each bonus kind used in this turn
    first: int  # who began
    hand: Cells  # by seat: the tile to place, or NOBODY
    choice: list[tuple[int, ...]]  # by seat: three tiles drawn, to choose the one to place
    aside: list[tuple[int, ...]]  # in order of tiles, because nobody knows another order
    cards: list[tuple[int, ...]]  # missions known only to their owner
    shown: list[tuple[int, ...]]  # the same at the end of the game, for all to see
    supply: Rows  # by seat: tiles face down; the last of the first `left` is drawn next
    deck: Cells  # missions face down; the last of the first `undealt` is drawn next
    undealt: int  # missions in the deck

    farmland: Cells  # free spaces where a farm fits, in order
    grid: Cells  # free spaces where a power plant fits, in order
    townland: Cells  # free settlement spaces, in order
    near: Cells  # by landmark and seat: 8 for each own tile next to it, 1 more for a farm or power plant
    cluster: Cells  # forest of clusters: minus the size at a root, else a space nearer to the root
    group: Cells  # the same for groups of any own tiles (Ireland only)
    touch: Cells  # at a group's root: a bit for each landmark next to the group

    def __init__(self, game: Game, seats: int, options: Choices, country: Country) -> None:
        super().__init__(game, seats, options)
        self.country = country
        self.board = country.board

    def clone(self) -> Rebirth:
        t = Rebirth(self.game, self.seats, self.options, self.country)
        self.copy_core(t)
        t.tiles = self.tiles[:]
        t.castles = self.castles[:]
        t.points = self.points[:]
        t.left = self.left[:]
        t.hand = self.hand[:]
        t.farmland = self.farmland[:]
        t.grid = self.grid[:]
        t.townland = self.townland[:]
        t.near = self.near[:]
        t.cluster = self.cluster[:]
        t.group = self.group[:]
        t.touch = self.touch[:]
        t.used = self.used
        t.first = self.first
        t.undealt = self.undealt
        # These change rarely; verbs replace them whole, so clones may share them.
        t.row = self.row
        t.towers = self.towers
        t.fulfilled = self.fulfilled
        t.earliest = self.earliest
        t.doubled = self.doubled
        t.choice = self.choice
        t.aside = self.aside
        t.cards = self.cards
        t.shown = self.shown
        t.supply = self.supply
        t.deck = self.deck
        return t

    def show(self, eye: Eye) -> None:
        eye.see_cells(self.tiles)
        eye.see_cells(self.castles)
        eye.see_cells(self.points)
        eye.see_cells(self.left)
        eye.see(self.row)
        eye.see(self.towers)
        eye.see(self.fulfilled)
        eye.see(self.earliest)
        eye.see(self.doubled)
        eye.see(self.used)
        eye.see(self.first)
        eye.see_cells(self.hand)
        eye.see(self.choice)
        eye.see(self.aside)
        eye.see(self.cards)
        eye.see(self.shown)
        eye.see(None)  # nobody sees anything of the supply
        eye.see_cells(self.deck)
        eye.see(self.undealt)

    def restore_cells(self, data: dict[str, Any]) -> None:
        self.tiles = cells(data["tiles"])
        self.castles = cells(data["castles"])
        self.points = cells(data["points"])
        self.left = cells(data["left"])
        self.hand = cells(data["hand"])
        self.deck = cells(data["deck"])
        self.supply = rows([cells(row) for row in data["supply"]])

    def refresh(self) -> None:
        bookkeeping.recount(self)


def spaces_for(s: Rebirth, tile: i64) -> Cells:
    """Free spaces for a tile; a farm or power plant that fits nowhere may stand in for the other."""
    if tile >= SETTLEMENT:
        return s.townland
    if tile == FARM:
        return s.farmland if len(s.farmland) else s.grid
    return s.grid if len(s.grid) else s.farmland


def tiles_near(s: Rebirth, landmark: i64, seat: i64) -> i64:
    """How many tiles a seat has next to a landmark."""
    return s.near[landmark * s.seats + seat] >> 3


def total(s: Rebirth, seat: i64) -> i64:
    """The seat's place on the score track."""
    points = s.points
    found: i64 = 0
    source: i64 = seat * len(SOURCES)
    end: i64 = source + len(SOURCES)
    while source < end:
        found += points[source]
        source += 1
    return found


def castles_of(s: Rebirth, seat: i64) -> i64:
    """How many castles a seat holds."""
    held: i64 = 0
    for holder in s.castles:
        if holder == seat:
            held += 1
    return held


def nothing(s: Rebirth) -> Cells:
    """A row of zeros, one for each seat."""
    return zeros(s.seats)


def influence_in(s: Rebirth, town: i64) -> Cells:
    """By seat: the sum of influence in a settlement, 0 for a seat without a tile there."""
    influence = nothing(s)
    tiles = s.tiles
    for space in s.board.towns[town]:
        code = tiles[space]
        if OWNER_OF[code] != NOBODY:
            influence[OWNER_OF[code]] += influence_of(TILE_OF[code])
    return influence


def waiting_influence(s: Rebirth, seat: i64) -> i64:
    """Influence of a seat's tiles in settlements that are not full."""
    tiles = s.tiles
    town_of = s.board.town
    towns = s.board.towns
    low: i64 = seat * KINDS + SETTLEMENT  # own settlement tiles are low + 1 … low + 4, as their influence
    found: i64 = 0
    seen: i64 = 0  # a bit for each settlement
    for free in s.townland:
        town = town_of[free]
        if not seen >> town & 1:
            seen |= 1 << town
            for space in towns[town]:
                influence = tiles[space] - low
                if 0 < influence <= KINDS - SETTLEMENT:
                    found += influence
    return found
