"""Who wins, and where the points come from."""

from __future__ import annotations

from typing import Final

from deskovka.core.parts import Score, ranks_of
from deskovka.games.settlers.law.chapters.solo import ME
from deskovka.games.settlers.law.pieces import EARNED, GATE, KEPT, NOBODY, SETTLER, SHRINE, SOURCES, STATUES
from deskovka.games.settlers.law.state import (
    Settlers,
    is_common,
    is_own_faction,
    resources_of,
    stock_of,
    under_gate,
)

GATE_CARDS: Final = 3
GATE_POINTS: Final = 2
SHRINE_STEPS: Final = ((12, 10), (7, 5), (3, 2))
STATUE_POINTS: Final = 2
KEPT_POINTS: Final = 2
RANKS: Final = (30, 40, 50, 60, 70, 80)


def score_of(s: Settlers) -> Score:
    """Points on the track and of locations; ties by goods, then cards. [end.points] [end.ties] [sphinx.final]"""
    why = tuple([sources_of(s, seat) for seat in range(s.seats)])
    points = tuple([sum(sources.values()) for sources in why])
    if s.seats == 1:
        return Score(points, (1,), (ME,) if s.is_over() and wins_alone(s) else (), why)
    keys = [(points[seat], remaining_goods(s, seat), len(s.hand[seat])) for seat in range(s.seats)]
    ranks = ranks_of(keys)
    winners = tuple([seat for seat in range(s.seats) if ranks[seat] == 1]) if s.is_over() else ()
    return Score(points, ranks, winners, why)


def remaining_goods(s: Settlers, seat: int) -> int:
    """Resources and settlers in the supply; gold does not count. [end.ties]"""
    return int(resources_of(s, seat) + stock_of(s, seat, SETTLER))


def own_locations(s: Settlers) -> int:
    """How many faction locations a single player has, against the Collection. [solo.win]"""
    return sum(is_own_faction(s, ME, card) for card in s.empire[ME])


def wins_alone(s: Settlers) -> bool:
    """More faction locations than cards in the Collection. [solo.win]"""
    return own_locations(s) > len(s.collection)


def sources_of(s: Settlers, seat: int) -> dict[str, int]:
    """The points of one player by where they come from."""
    found = {name: int(s.earned[seat * EARNED + i]) for i, name in enumerate(SOURCES)}
    found["common"] = 0
    found["faction"] = 0
    for card in locations_of(s, seat):
        found["common" if is_common(s, card) else "faction"] += int(s.box.worth[card])
    found["gate"] = sum(gate_points(s, seat, card) for card in locations_of(s, seat))
    found["kept"] = sum(kept_points(s, seat, card) for card in locations_of(s, seat))
    found["shrine"] = sum(shrine_points(s, card) for card in locations_of(s, seat))
    return found


def locations_of(s: Settlers, seat: int) -> list[int]:
    """Own locations, also those that serve another player for a round."""
    found = [card for card in s.empire[seat] if s.home[card] == NOBODY]
    for other in range(s.seats):
        if other != seat:
            found += [card for card in s.empire[other] if s.home[card] == seat]
    return found


def gate_points(s: Settlers, seat: int, card: int) -> int:
    """Three cards under a Gate are worth two points more. [card.gate]"""
    if s.box.always[card] != GATE:
        return 0
    return GATE_POINTS if under_gate(s, card) >= GATE_CARDS else 0


def shrine_points(s: Settlers, card: int) -> int:
    """Resources on the Shrine. [card.shrine]"""
    if s.box.always[card] != SHRINE:
        return 0
    return next((points for count, points in SHRINE_STEPS if s.offered[card] >= count), 0)


def kept_points(s: Settlers, seat: int, card: int) -> int:
    """Statues, and cards kept under locations. [card.statue-of-cheops] [card.solid-foundations]"""
    ends = s.box.ends[card]
    if ends == STATUES:
        return STATUE_POINTS * int(s.offered[card]).bit_count()
    if ends == KEPT:
        kept = {at for at in s.stored_at[seat] if is_common(s, at)}
        first = next(other for other in locations_of(s, seat) if s.box.ends[other] == KEPT)
        return KEPT_POINTS * len(kept) if card == first else 0  # two of them do not count a card twice
    return 0


def rank_alone(points: int) -> int:
    """Which title a solo winner earns, 0 to 6. [solo.ranks]"""
    return sum(points >= step for step in RANKS)
