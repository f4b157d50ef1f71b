"""Playing and building: cards, roads, settlements, cities and where they go."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason


@dataclass
class NotInHand(Reason):
    """I do not hold this card."""

    card: int


@dataclass
class NotOffered(Reason):
    """The face-up stack is empty."""

    card: int


@dataclass
class OtherMoment(Reason):
    """This card is played at another moment."""

    card: int
    moment: str  # action, roll, settlement, event


@dataclass
class ChapelProtects(Reason):
    """A card against Riots is not needed: a Chapel keeps them away."""

    card: int


@dataclass
class NothingToAnswer(Reason):
    """It is the action phase: no card and no event waits for a choice."""


@dataclass
class OtherPart(Reason):
    """The move belongs to another part of the turn."""

    part: str  # of the move: roll, action, cards
    now: str


@dataclass
class MustRoll(Reason):
    """The turn begins with the dice."""


@dataclass
class HaveOne(Reason):
    """This card lies in the principality already."""

    card: int


@dataclass
class OnlyAtCity(Reason):
    """A red card finds no free site at a city."""

    card: int
    cities: int
    free: int  # sites at settlements


@dataclass
class NoFreeSite(Reason):
    """All sites are taken."""

    card: int


@dataclass
class NoPlaceThere(Reason):
    """Neither settlement nor city stands there."""

    place: int


@dataclass
class NotOnRegions(Reason):
    """This card lies on a building site, not beside a region."""

    card: int


@dataclass
class SpotTaken(Reason):
    """The sites at this spot are taken."""

    spot: int


@dataclass
class AtSettlement(Reason):
    """A red card does not lie at a settlement."""

    card: int
    place: int


@dataclass
class CoversElsewhere(Reason):
    """The card that is to be covered lies at a settlement, or is covered already."""

    card: int
    kind: str
    place: int
    covered: int


@dataclass
class NothingToCover(Reason):
    """The card that is to be covered does not lie at this spot."""

    card: int
    kind: str
    spot: int


@dataclass
class NoRoadThere(Reason):
    """No road leads out at this end."""

    side: int


@dataclass
class NotASettlement(Reason):
    """Nothing stands there, or a city already."""

    place: int
    thing: str


@dataclass
class NoneLeft(Reason):
    """The common supply has none of it."""

    thing: str


@dataclass
class LandNotThere(Reason):
    """This region card is not in the region stack."""

    at: int
