"""What can happen. Every event cites the rule by which it happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.core.step import Event
from deskovka.core.value import NAMES_SEAT, OWNER


@dataclass
class Dealt(Event):
    """A player got cards."""

    seat: int
    cards: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class Passed(Event):
    """A player passed a card to the left."""

    seat: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class AllyCame(Event):
    """A player looked at the card that was passed."""

    seat: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class RoundBegan(Event):
    """A round began; `left` follow it."""

    left: int
    rule: str


@dataclass
class BidsShown(Event):
    """All bids were shown; in a solo game the last one is the Baron's."""

    bids: tuple[int, ...]
    rule: str


@dataclass
class PrizeLost(Event):
    """Nobody won the prize, or the Baron did."""

    card: int
    baron: int
    rule: str


@dataclass
class Laid(Event):
    """A player laid down a card."""

    seat: int
    card: int
    rule: str


@dataclass
class Gained(Event):
    """A player got a good."""

    seat: int
    good: int
    rule: str


@dataclass
class Paid(Event):
    """A player paid a good."""

    seat: int
    good: int
    rule: str


@dataclass
class Scored(Event):
    """A player got points."""

    seat: int
    points: int
    rule: str


@dataclass
class Looked(Event):
    """A player looked at the top of the stack."""

    seat: int
    cards: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class Dropped(Event):
    """The top card of the stack was discarded."""

    seat: int
    card: int
    rule: str


@dataclass
class Attacked(Event):
    """A player attacked another."""

    seat: int
    target: int = field(metadata=NAMES_SEAT)
    rule: str


@dataclass
class NothingLooted(Event):
    """There was nothing to take."""

    seat: int
    rule: str


@dataclass
class Ambushed(Event):
    """The attacked player's ally stopped the attack."""

    seat: int
    card: int
    rule: str
