"""What a player can say. Yes, No and Pick come from the core."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.core.step import Move
from deskovka.core.value import NAMES_SEAT


@dataclass
class Keep(Move):
    """I keep this card and pass the other one."""

    card: int


@dataclass
class Bid(Move):
    """So much gold for the prize."""

    gold: int


@dataclass
class Play(Move):
    """I play this card from my hand."""

    card: int


@dataclass
class Attack(Move):
    """I attack this player."""

    target: int = field(metadata=NAMES_SEAT)


@dataclass
class Rest(Move):
    """I rest and take a good."""


@dataclass
class Spend(Move):
    """I pay with one of these."""

    good: int


@dataclass
class Take(Move):
    """I take one of these."""

    good: int
