"""What lies on the table, and pure questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from deskovka.core.cells import Cells, cells
from deskovka.core.state import Choices, State
from deskovka.core.value import DERIVED, OWNER, PUBLIC, SECRET
from deskovka.games.rebirth.pieces import (
    BLANK,
    EMPTY,
    FARM,
    FARMLAND,
    GRID,
    KINDS,
    NOBODY,
    OWNER_OF,
    SETTLEMENT,
    SOURCES,
    TILE_OF,
    TOWN,
    Board,
)

if TYPE_CHECKING:
    from deskovka.core.game import Game
    from deskovka.games.rebirth.effects import Country


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
    CELLS: ClassVar[tuple[str, ...]] = (
        *("tiles", "castles", "points", "left", "hand"),
        *("farmland", "grid", "townland", "near", "cluster", "group", "touch"),
    )

    country: Country
    board: Board
    tiles: Cells  # by space: EMPTY, BLOCKED or owner and tile
    castles: Cells  # by castle: who holds it
    points: Cells  # by seat and source
    left: Cells  # by seat: tiles in the supply
    row: list[int]  # missions face up
    towers: list[int]  # by landmark: its bonus, NOBODY for what is no tower
    fulfilled: list[int]  # by seat: a bit for each mission that was ever fulfilled
    doubled: list[int]  # by seat: the mission under the doubling token
    used: int  # a bit for each bonus kind used in this turn
    first: int  # who began
    hand: Cells  # by seat: the tile to place, or NOBODY
    choice: list[tuple[int, ...]]  # by seat: three tiles drawn, to choose the one to place
    aside: list[tuple[int, ...]]  # in order of tiles, because nobody knows another order
    cards: list[tuple[int, ...]]  # missions known only to their owner
    shown: list[tuple[int, ...]]  # the same at the end of the game, for all to see
    supply: list[tuple[int, ...]]  # face down; the last of the first `left` is drawn next
    deck: list[int]  # missions face down; the last of the first `undealt` is drawn next
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
        t.doubled = self.doubled
        t.choice = self.choice
        t.aside = self.aside
        t.cards = self.cards
        t.shown = self.shown
        t.supply = self.supply
        t.deck = self.deck
        return t

    def refresh(self) -> None:
        """Rebuild free spaces, neighbourhoods, clusters and groups from the tiles alone."""
        board = self.board
        spaces = len(board.at)
        free = [space for space in range(spaces) if self.tiles[space] == EMPTY]
        self.farmland = cells([space for space in free if board.terrain[space] in (FARMLAND, BLANK)])
        self.grid = cells([space for space in free if board.terrain[space] in (GRID, BLANK)])
        self.townland = cells([space for space in free if board.terrain[space] == TOWN])
        self.near = cells([0] * (len(board.landmark) * self.seats))
        self.cluster = cells([NOBODY] * spaces)
        self.group = cells([NOBODY] * spaces if self.country.links else [])
        self.touch = cells([0] * spaces if self.country.links else [])
        for space in range(spaces):
            seat = OWNER_OF[self.tiles[space]]
            if seat != NOBODY:
                weight = weight_of(TILE_OF[self.tiles[space]])
                for landmark in board.near[space]:
                    self.near[landmark * self.seats + seat] += weight
                if TILE_OF[self.tiles[space]] < SETTLEMENT:
                    grow_cluster(self, space, self.tiles[space])
                if self.country.links:
                    grow_group(self, space, seat)


def weight_of(tile: i64) -> i64:
    """What a tile adds to `near`: so that comparing two sums compares tiles first, then farms and plants."""
    return 8 if tile >= SETTLEMENT else 9


def root_of(links: Cells, space: i64) -> i64:
    """The root of a space's cluster or group; the way there is halved for the next time."""
    above = links[space]
    while above >= 0:
        higher = links[above]
        if higher < 0:
            return above
        links[space] = higher
        space = higher
        above = links[space]
    return space


def join(links: Cells, a: i64, b: i64) -> i64:
    """Make one of two roots; the larger stays."""
    if links[a] > links[b]:
        a, b = b, a
    links[a] += links[b]
    links[b] = a
    return a


def grow_cluster(s: Rebirth, space: i64, code: i64) -> i64:
    """Join the tile on a space with its neighbours of the same colour and type; gives the cluster's size."""
    links = s.cluster
    tiles = s.tiles
    mine = root_of(links, space)
    for other in s.board.adjacent[space]:
        if tiles[other] == code:
            theirs = root_of(links, other)
            if theirs != mine:
                mine = join(links, mine, theirs)
    return -links[mine]


def grow_group(s: Rebirth, space: i64, seat: i64) -> bool:
    """Join the tile on a space with all own neighbours, and gather the landmarks that the group touches.

    Tells whether the group touches more than each of its parts did.
    """
    links = s.group
    tiles = s.tiles
    low: i64 = seat * KINDS  # own codes are low + 1 … low + KINDS
    mine = root_of(links, space)
    touch: i64 = s.touch[mine] | s.board.touch[space]
    largest: i64 = 0  # a part that covers all others is the largest number
    for other in s.board.adjacent[space]:
        if low < tiles[other] <= low + KINDS:
            theirs = root_of(links, other)
            if theirs != mine:
                part = s.touch[theirs]
                touch |= part
                if part > largest:
                    largest = part
                mine = join(links, mine, theirs)
    s.touch[mine] = touch
    return touch != largest


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
    points: i64 = 0
    source: i64 = seat * len(SOURCES)
    end: i64 = source + len(SOURCES)
    while source < end:
        points += s.points[source]
        source += 1
    return points


def castles_of(s: Rebirth, seat: i64) -> i64:
    """How many castles a seat holds."""
    held: i64 = 0
    for holder in s.castles:
        if holder == seat:
            held += 1
    return held


def influence_in(s: Rebirth, town: i64) -> list[int]:
    """By seat: the sum of influence in a settlement, 0 for a seat without a tile there."""
    influence = [0] * s.seats
    for space in s.board.towns[town]:
        code = s.tiles[space]
        influence[OWNER_OF[code]] += TILE_OF[code] - SETTLEMENT + 1
    return influence


def is_over(s: Rebirth) -> bool:
    """Has the game ended?"""
    return not s.steps
