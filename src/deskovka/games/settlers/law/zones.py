"""Where cards lie face down: the zones of the memory.

A card's back shows whether it is common, so each place is two zones: for common cards and, after it, for cards of
the player's faction. Under a Gate cards of every seat may lie, for it can be taken over.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.worlds import BAG, OVER, Plan

PLACES: Final = ("hand", "aside", "foundations", "deck", "gate")


def hand_zone(seat: i64, back: i64) -> int:
    """The common cards (back 0) or faction cards (back 1) in a hand."""
    return int(2 * seat + back)


def aside_zone(seats: i64, seat: i64, back: i64) -> int:
    """Cards that a player looks at."""
    return int(2 * (seats + seat) + back)


def foundations_zone(seats: i64, seat: i64, back: i64) -> int:
    """Face-down cards in an empire."""
    return int(2 * (2 * seats + seat) + back)


def passing_zone(seats: i64) -> int:
    """Cards on their way around the table."""
    return int(6 * seats)


def top_zone(seats: i64) -> int:
    """Common cards that were put back on their deck."""
    return int(6 * seats + 1)


def under_zone(seats: i64, slot: i64, deck: i64) -> int:
    """Cards in the slot of a Gate: common ones (deck 0), or of the faction of a seat (1 + seat)."""
    return int(6 * seats + 2 + slot * (seats + 1) + deck)


def place_of(seats: int, zone: int) -> tuple[int, int]:
    """What people call a zone: the kind of place (see PLACES), and whose it is; of a Gate, its slot."""
    if zone < 6 * seats:
        return zone // (2 * seats), zone // 2 % seats
    if zone <= top_zone(seats):
        return PLACES.index("deck"), -1
    return PLACES.index("gate"), (zone - under_zone(seats, 0, 0)) // (seats + 1)


def plan_of(seats: int, gates: int, cards: int) -> Plan:
    """The zones of a game by its seats, Gates and cards in all; every card is there once."""
    pools: list[int] = []
    eyes: list[int] = []
    for i in range(3 * seats):  # hands, cards looked at, foundations
        pools += [0, 1 + i % seats]
        eyes += [1 << i % seats] * 2
    kinds = [BAG] * (4 * seats) + [OVER] * (2 * seats) + [BAG, OVER]
    slots = (gates + 1) * (seats + 1)
    pools += [0, 0] + list(range(seats + 1)) * (gates + 1)
    return Plan(kinds + [BAG] * slots, pools, eyes + [0, 0] + [0] * slots, [1] * cards)
