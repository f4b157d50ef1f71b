"""Bookkeeping: sums that follow the table, so that nobody has to count again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from deskovka.core.cells import cells
from deskovka.games.katan_duel.law.pieces import (
    CAPACITY,
    GOLD,
    KINDS_OF_GOODS,
    NOTHING,
    REGIONS,
    SITES,
    TALLY,
)

if TYPE_CHECKING:
    from deskovka.games.katan_duel.law.state import Duel


def recount(s: Duel) -> None:
    """All sums from scratch."""
    s.stock = cells([0] * (2 * KINDS_OF_GOODS))
    s.room = cells([0] * (2 * KINDS_OF_GOODS))
    s.tallies = cells([0] * (2 * TALLY))
    s.owned = cells([0] * (2 * len(s.box.kinds)))
    count_regions(s)
    for seat in range(2):
        count_goods(s, seat)
        for site in range(SITES):
            card = s.sites[seat * SITES + site]
            if card != NOTHING:
                count_card(s, seat, card, 1)


def count_regions(s: Duel) -> None:
    """Where the regions of both players lie, and what they yield."""
    s.yields = cells([NOTHING if land == NOTHING else s.box.land_good[land] for land in s.land])
    s.regions = [[i for i in range(REGIONS) if s.land[seat * REGIONS + i] != NOTHING] for seat in range(2)]
    s.ground = [[s.box.moves.region[i] for i in regions] for regions in s.regions]


def count_goods(s: Duel, seat: i64) -> None:
    """Stock and room of one player from scratch."""
    first = seat * KINDS_OF_GOODS
    for i in range(first, first + KINDS_OF_GOODS):
        s.stock[i] = 0
        s.room[i] = 0
    for i in range(seat * REGIONS, (seat + 1) * REGIONS):
        land = s.land[i]
        if land != NOTHING:
            good = first + s.yields[i]
            s.stock[good] += s.goods[i]
            s.room[good] += CAPACITY - s.goods[i]
    if s.cache[seat] != NOTHING:
        s.stock[first + GOLD] += s.cached[seat]
        s.room[first + GOLD] += CAPACITY - s.cached[seat]


def count_card(s: Duel, seat: i64, card: i64, by: i64) -> None:
    """A card came to a site (1) or left it (-1); what it covers counts too."""
    at = seat * TALLY
    given = card * TALLY
    what: i64 = 0
    while what < TALLY:
        s.tallies[at + what] += by * s.box.gives[given + what]
        what += 1
    owned = seat * len(s.box.kinds)
    s.owned[owned + s.box.kind[card]] += by
    under = s.box.covered[card]
    if under != NOTHING:
        s.owned[owned + s.box.kind[under]] += by
