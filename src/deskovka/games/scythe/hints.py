"""Hints for bots and studies: how good a position looks, and what it is made of. All worths are coins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.games.scythe.pieces import RESOURCES
from deskovka.games.scythe.promises import promise
from deskovka.games.scythe.scoring import automa_sources, score_of, sources_of
from deskovka.games.scythe.state import (
    Scythe,
    all_workers,
    count_bits,
    resource_of,
    structures_of,
    tracker_of,
    upgrades_of,
)
from deskovka.games.scythe.worths import WON, map_worth, standing

GROWTH: Final = 120.0  # alone: prospects that a good game has by its end,
CAUTION: Final = 0.5  # and how sure a lead is


def value(s: Scythe, seat: int) -> float:
    """Coins that the position promises."""
    if s.sides > s.seats:
        return value_alone(s, seat)
    if s.is_over():
        found = float(sum(sources_of(s, seat).values()))
        return found + WON if seat in score_of(s).winners else found
    return prospects(s, seat)


def value_alone(s: Scythe, seat: int) -> float:
    """The lead before the automatic opponent, which has no seat; the later it is, the less prospects count."""
    own = float(sum(sources_of(s, seat).values()))
    lead = own - float(sum(automa_sources(s).values()))
    if s.is_over():
        return lead + WON if score_of(s).winners else lead
    late = float(s.tracker) / float(tracker_of(s).stars[-1])
    return CAUTION * (lead + (1.0 - late) * (prospects(s, seat) - own - GROWTH * late))


def prospects(s: Scythe, seat: int) -> float:
    """What a player has and will get."""
    found = standing(s, seat) + map_worth(s, seat)
    for i in range(len(s.steps)):
        if s.actors[i] == seat:
            found += promise(s, seat, s.steps[i])
    return found


def features(s: Scythe, seat: int) -> dict[str, float]:
    """What a position is made of."""
    found = {name: float(coins) for name, coins in sources_of(s, seat).items()}
    found["workers"] = float(all_workers(s, seat))
    found["mechs"] = float(count_bits(s.deployed[seat]))
    found["upgrades"] = float(upgrades_of(s, seat))
    found["built"] = float(structures_of(s, seat))
    found["recruits"] = float(count_bits(s.recruits[seat]))
    found["power"] = float(s.power[seat])
    found["popularity"] = float(s.popularity[seat])
    found["combat_cards"] = float(len(s.hand[seat]))
    for good in range(RESOURCES):
        amount: i64 = resource_of(s, seat, good)
        found[f"resource_{good}"] = float(amount)
    return found
