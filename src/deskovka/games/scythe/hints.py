"""Hints for bots and studies: how good a position looks, and what it is made of. All worths are coins."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.games.scythe.bits import count_bits
from deskovka.games.scythe.pieces import (
    RESOURCES,
)
from deskovka.games.scythe.promises import promise
from deskovka.games.scythe.scoring import score_of, sources_of
from deskovka.games.scythe.state import Scythe, all_workers, resource_of, structures_of, upgrades_of
from deskovka.games.scythe.worths import WON, map_worth, standing


def value(s: Scythe, seat: int) -> float:
    """Coins that the position promises."""
    if s.is_over():
        found = float(sum(sources_of(s, seat).values()))
        return found + WON if seat in score_of(s).winners else found
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
