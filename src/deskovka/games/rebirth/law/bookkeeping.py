"""Derived fields kept up to date with every tile: free spaces, neighbourhoods, clusters, groups.

What follows from the tiles alone could be asked each time; that would cost most of the time of a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from deskovka.core.cells import Cells, cells
from deskovka.games.rebirth.law.pieces import (
    BLANK,
    EMPTY,
    FARMLAND,
    GRID,
    KINDS,
    NOBODY,
    OWNER_OF,
    SETTLEMENT,
    TILE_OF,
    TOWN,
)

if TYPE_CHECKING:
    from deskovka.games.rebirth.law.state import Rebirth

ALONE: Final = -1  # a tree of one space: minus its size


def recount(s: Rebirth) -> None:
    """Rebuild every derived field from the tiles."""
    board = s.board
    spaces = len(board.at)
    free = [space for space in range(spaces) if s.tiles[space] == EMPTY]
    s.farmland = cells([space for space in free if board.terrain[space] in (FARMLAND, BLANK)])
    s.grid = cells([space for space in free if board.terrain[space] in (GRID, BLANK)])
    s.townland = cells([space for space in free if board.terrain[space] == TOWN])
    s.near = cells([0] * (len(board.landmark) * s.seats))
    s.cluster = cells([ALONE] * spaces)
    s.group = cells([ALONE] * spaces if s.country.is_ireland else [])
    s.touch = cells([0] * spaces if s.country.is_ireland else [])
    for space in range(spaces):
        code = s.tiles[space]
        seat = OWNER_OF[code]
        if seat != NOBODY:
            for landmark in board.near[space]:
                s.near[landmark * s.seats + seat] += weight_of(TILE_OF[code])
            if TILE_OF[code] < SETTLEMENT:
                grow_cluster(s, space, code)
            if s.country.is_ireland:
                grow_group(s, space, seat)


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
    """Join the tile on a space with its neighbours of the same colour and type; returns the cluster's size."""
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
    touches = s.touch
    low: i64 = seat * KINDS  # own codes are low + 1 … low + KINDS
    mine = root_of(links, space)
    touch = touches[mine] | s.board.touch[space]
    largest: i64 = 0  # a part that covers all others is the largest number
    for other in s.board.adjacent[space]:
        if low < tiles[other] <= low + KINDS:
            theirs = root_of(links, other)
            if theirs != mine:
                part = touches[theirs]
                touch |= part
                if part > largest:
                    largest = part
                mine = join(links, mine, theirs)
    touches[mine] = touch
    return touch != largest
