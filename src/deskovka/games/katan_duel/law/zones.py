"""Where cards lie face down: the zones of the memory.

By seat and back in hands, then the stacks, the discard piles but for their tops, and cards taken out of a hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from deskovka.core.beliefs import Belief
from deskovka.core.worlds import Zone

if TYPE_CHECKING:
    from deskovka.games.katan_duel.law.state import Duel


def zones_of(s: Duel) -> list[Zone]:
    """The cards of every zone."""
    backs = range(s.mode.backs)
    found = [bag(s, seat, back) for seat in range(2) for back in backs] + s.stacks
    for pile in s.discard:
        found.append(() if s.open_piles else pile[:-1])
    return [*found, ()]


def fields_of(s: Duel, zones: list[Zone]) -> dict[str, Any]:
    """Only the top of a discard pile is seen, unless the table agreed on more. [discard.top] [discard.open]"""
    n = s.mode.backs
    first = n * 2 + len(s.mode.stacks)
    piles = s.discard
    if not s.open_piles:
        piles = [zones[first + i] + pile[-1:] for i, pile in enumerate(piles)]
    return {
        "hand": [together(zones[:n]), together(zones[n : n * 2])],
        "stacks": zones[n * 2 : first],
        "discard": piles,
    }


def scattered_cards(s: Duel, belief: Belief) -> dict[str, Any]:
    """Cards that a viewer knows to be in one of several places: seats, then stacks, then discard piles."""
    n = s.mode.backs
    found: list[list[int]] = []
    for row in belief.loose_faces():
        places = [zone // n if zone < 2 * n else zone - 2 * n + 2 for zone in row[1:]]
        found.append([row[0], *places])
    return {"maybe": found}


def bag(s: Duel, seat: i64, back: i64) -> Zone:
    """The cards of one back in a hand."""
    return tuple([card for card in s.hand[seat] if s.mode.back[card] == back])


def together(bags: list[Zone]) -> Zone:
    """A hand: its cards of each back, one after the other."""
    found: Zone = ()
    for cards in bags:
        found += cards
    return found


def hand_zone(s: Duel, seat: i64, card: i64) -> i64:
    """Where a card of a hand lies."""
    return seat * s.mode.backs + s.mode.back[card]


def stack_zone(s: Duel, stack: i64) -> i64:
    """Where the cards of a stack lie."""
    return 2 * s.mode.backs + stack


def pile_zone(s: Duel, pile: i64) -> i64:
    """Where discarded cards lie under the top one."""
    return 2 * s.mode.backs + len(s.mode.stacks) + pile


def aside_zone(s: Duel) -> i64:
    """Where cards lie that were taken out of a hand together."""
    return 2 * s.mode.backs + len(s.mode.stacks) + s.mode.piles
