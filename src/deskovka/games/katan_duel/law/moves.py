"""What a player can say. Yes, to an offer, comes from the core."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.step import Move


@dataclass
class Roll(Move):
    """I roll the dice."""


@dataclass
class Play(Move):
    """I play this card: from my hand, or one that lies face up for both."""

    card: int


@dataclass
class Number(Move):
    """The production die shows this."""

    number: int


@dataclass
class Region(Move):
    """This region of mine."""

    region: int


@dataclass
class Cache(Move):
    """My Gold Cache."""


@dataclass
class Good(Move):
    """This kind of resource."""

    good: int


@dataclass
class At(Move):
    """At this place of mine, above or below it."""

    spot: int


@dataclass
class Target(Move):
    """The card on this site."""

    site: int


@dataclass
class Road(Move):
    """I build a road at this end."""

    side: int


@dataclass
class Settle(Move):
    """I build a settlement at this end, perhaps with a Scout's help."""

    side: int
    scout: int


@dataclass
class City(Move):
    """This settlement becomes a city."""

    place: int


@dataclass
class Exchange(Move):
    """I exchange resources of this kind for another."""

    good: int


@dataclass
class ExchangeAt(Move):
    """I exchange two resources of this region with a large trade ship beside it."""

    region: int


@dataclass
class Mint(Move):
    """I exchange one gold in a mint."""


@dataclass
class Remove(Move):
    """I remove my card from this site."""

    site: int


@dataclass
class Under(Move):
    """This card of a hand goes under this stack."""

    card: int
    stack: int


@dataclass
class Stack(Move):
    """This stack."""

    stack: int


@dataclass
class Search(Move):
    """I pay and look through this stack."""

    stack: int


@dataclass
class Take(Move):
    """I take this card."""

    card: int


@dataclass
class Land(Move):
    """I take this region card."""

    land: int


@dataclass
class Row(Move):
    """It goes above or below."""

    row: int


@dataclass
class Pay(Move):
    """I pay."""


@dataclass
class Stop(Move):
    """Nothing (more)."""
