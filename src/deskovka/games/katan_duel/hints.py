"""Hints for bots and studies: how good a position looks, and what it is made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.katan_duel.pieces import KINDS_OF_GOODS, NOTHING, REGIONS, SHIPS, SITES
from deskovka.games.katan_duel.state import (
    Duel,
    all_goods,
    commerce,
    gives,
    hand_size,
    progress,
    skill,
    strength,
    victory,
)

GOOD: Final = 0.12  # a resource in store, up to three of a kind
REGION: Final = 0.35  # a region that will produce
EXPANSION: Final = 0.25
POINT: Final = 0.12  # strength, commerce, skill: on the way to an advantage
ROAD: Final = 0.5


def value(s: Duel, seat: int) -> float:
    """Victory points, and what will bring more of them."""
    if s.winner == seat:
        return float(victory(s, seat)) + 10.0
    return float(victory(s, seat)) + promise(s, seat)


def promise(s: Duel, seat: i64) -> float:
    """Roads, regions, expansions, points towards an advantage, goods, cards."""
    found = ROAD * open_roads(s, seat) + REGION * regions(s, seat) + EXPANSION * expansions(s, seat)
    found += POINT * (min(strength(s, seat), 6) + min(commerce(s, seat), 6) + skill(s, seat))
    found += 0.3 * progress(s, seat) + 0.2 * gives(s, seat, SHIPS)
    kind: i64 = 0
    while kind < KINDS_OF_GOODS:
        stored = s.stock[seat * KINDS_OF_GOODS + kind]
        found += GOOD * (stored if stored < 3 else 3) + 0.03 * stored
        kind += 1
    return found + 0.05 * hand_size(s, seat)


def open_roads(s: Duel, seat: i64) -> i64:
    """Roads that lead to no settlement yet."""
    roads: i64 = 0
    places: i64 = 0
    for i in range(seat * 13, seat * 13 + 13):
        roads += s.roads[i]
    for i in range(seat * 12, seat * 12 + 12):
        if s.places[i]:
            places += 1
    return roads - places + 1


def regions(s: Duel, seat: i64) -> i64:
    """Regions of a principality."""
    found: i64 = 0
    for i in range(seat * REGIONS, (seat + 1) * REGIONS):
        if s.land[i] != NOTHING:
            found += 1
    return found


def expansions(s: Duel, seat: i64) -> i64:
    """Cards on sites."""
    found: i64 = 0
    for i in range(seat * SITES, (seat + 1) * SITES):
        if s.sites[i] != NOTHING:
            found += 1
    return found


def features(s: Duel, seat: int) -> dict[str, float]:
    """The same and more as named numbers; nothing in them is secret from the seat."""
    return {
        "victory": float(victory(s, seat)),
        "strength": float(strength(s, seat)),
        "commerce": float(commerce(s, seat)),
        "skill": float(skill(s, seat)),
        "progress": float(progress(s, seat)),
        "goods": float(all_goods(s, seat)),
        "regions": float(regions(s, seat)),
        "expansions": float(expansions(s, seat)),
        "open_roads": float(open_roads(s, seat)),
        "hand": float(hand_size(s, seat)),
        "ships": float(gives(s, seat, SHIPS)),
    }
