"""Hints for bots and studies: how good a position looks, and what it is made of."""

from __future__ import annotations

from deskovka.games.settlers.scoring import sources_of
from deskovka.games.settlers.state import Settlers


def value(s: Settlers, seat: int) -> float:
    """Points now."""
    return float(sum(sources_of(s, seat).values()))


def features(s: Settlers, seat: int) -> dict[str, float]:
    """What a position is made of."""
    return {name: float(points) for name, points in sources_of(s, seat).items()}
