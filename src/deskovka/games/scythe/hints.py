"""Hints for bots and studies: how good a position looks, and what it is made of."""

from __future__ import annotations

from deskovka.games.scythe.scoring import sources_of
from deskovka.games.scythe.state import Scythe


def value(s: Scythe, seat: int) -> float:
    """Coins as if the game ended now."""
    return float(sum(sources_of(s, seat).values()))


def features(s: Scythe, seat: int) -> dict[str, float]:
    """What a position is made of."""
    return {name: float(coins) for name, coins in sources_of(s, seat).items()}
