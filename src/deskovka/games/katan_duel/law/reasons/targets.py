"""Cards on the table that attacks, feuds and events can mean."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason


@dataclass
class NoCardThere(Reason):
    """The site is empty."""

    site: int


@dataclass
class WrongTarget(Reason):
    """The card is not of the kind that is asked for."""

    card: int
    wanted: str  # fighter, building, ship, taxed, bath


@dataclass
class Guarded(Reason):
    """A fire brigade guards the city."""

    card: int
    place: int


@dataclass
class NamedAlready(Reason):
    """This building was named before."""

    card: int


@dataclass
class NotNamed(Reason):
    """This building was not named."""

    card: int


@dataclass
class Unchanged(Reason):
    """The swap would change nothing: the same spot, or equal cards."""

    card: int
    thing: str  # spot, kind


@dataclass
class NoPartner(Reason):
    """There is no card with which this one could change places."""

    card: int
