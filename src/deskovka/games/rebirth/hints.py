"""Hints for bots and studies: how good a position looks, and what it is made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.rebirth.pieces import OWNER_OF, SETTLEMENT, TILE_OF
from deskovka.games.rebirth.state import Rebirth, castles_of, total

CARD: Final = 2.5  # what a mission card is worth on average


def value(s: Rebirth, seat: int) -> float:
    """Points so far, castles held, influence in unfinished settlements, mission cards."""
    if s.asking is None:
        return float(total(s, seat))
    castles = s.country.castle_points * castles_of(s, seat)
    return float(total(s, seat) + castles + waiting_influence(s, seat)) + CARD * len(s.cards[seat])


def waiting_influence(s: Rebirth, seat: i64) -> i64:
    """Influence of a seat's tiles in settlements that are not full."""
    tiles = s.tiles
    board = s.board
    found: i64 = 0
    seen: i64 = 0  # a bit for each settlement
    for free in s.townland:
        town = board.town[free]
        if not seen >> town & 1:
            seen |= 1 << town
            for space in board.towns[town]:
                code = tiles[space]
                if OWNER_OF[code] == seat:
                    found += TILE_OF[code] - SETTLEMENT + 1
    return found
