"""Hints for bots and studies: how good a position looks, and what it is made of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.katan_duel.pieces import KINDS_OF_GOODS, NOTHING, SHIPS, SITES
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
BOOK: Final = 0.3
CARD: Final = 0.05
SURPLUS: Final = 0.03


def value(s: Duel, seat: int) -> float:
    """Victory points, and what will bring more of them."""
    if s.winner == seat:
        return float(victory(s, seat)) + 10.0
    return float(victory(s, seat)) + promise(s, seat)


def promise(s: Duel, seat: i64) -> float:
    """Roads, regions, expansions, points towards an advantage, goods, cards."""
    found = ROAD * float(open_roads(s, seat)) + REGION * float(len(s.regions[seat]))
    found += EXPANSION * float(expansions(s, seat)) + POINT * float(points(s, seat))
    found += BOOK * float(progress(s, seat)) + CARD * float(hand_size(s, seat))
    return found + GOOD * float(useful_goods(s, seat)) + SURPLUS * float(all_goods(s, seat))


def points(s: Duel, seat: i64) -> i64:
    """Strength and commerce, as far as an advantage needs them, skill, and ships."""
    found = skill(s, seat) + 2 * gives(s, seat, SHIPS)
    for count in (strength(s, seat), commerce(s, seat)):
        found += count if count < 6 else 6
    return found


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
    for i in range(seat * 13, seat * 13 + 13):
        roads += s.roads[i]
    for i in range(seat * 12, seat * 12 + 12):
        if s.places[i]:
            places += 1
    return roads - places + 1


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
        "regions": float(len(s.regions[seat])),
        "expansions": float(expansions(s, seat)),
        "open_roads": float(open_roads(s, seat)),
        "hand": float(hand_size(s, seat)),
        "ships": float(gives(s, seat, SHIPS)),
    }
