"""What a card asks for before it can be played or built."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason


@dataclass
class NeedsCard(Reason):
    """A card of this kind must lie in the own principality."""

    card: int
    kind: str


@dataclass
class NeedsEither(Reason):
    """One of two kinds must lie there."""

    card: int
    kind: str
    other_kind: str


@dataclass
class NeedsCityOrCommerce(Reason):
    """A city, or enough commerce points."""

    card: int
    points: int
    own: int


@dataclass
class NeedsCardOrFewerPoints(Reason):
    """A kind of card, or fewer victory points than the other player."""

    card: int
    kind: str
    own: int
    theirs: int


@dataclass
class NeedsStrength(Reason):
    """The strength advantage."""

    card: int
    own: int
    theirs: int


@dataclass
class NeedsProgress(Reason):
    """A number of progress points."""

    card: int
    points: int
    own: int


@dataclass
class NeedsStrongHero(Reason):
    """A hero with a strength point."""

    card: int


@dataclass
class NoRoomFor(Reason):
    """What the card brings cannot be stored."""

    card: int
    good: int


@dataclass
class NoRoomForNumber(Reason):
    """No region with this number, or they are all full."""

    card: int
    number: int
    count: int  # regions with it


@dataclass
class BathsAreFull(Reason):
    """The regions that a doctor would help are full."""

    card: int


@dataclass
class BathFull(Reason):
    """The regions beside this bath house are full."""

    site: int


@dataclass
class OpponentLacks(Reason):
    """The other player has none of this good, or (NOTHING) no resource at all."""

    good: int


@dataclass
class NoRoomToTake(Reason):
    """This good, or (NOTHING) whatever the other player has, cannot be stored."""

    good: int


@dataclass
class NothingFits(Reason):
    """Nothing that the other player has fits into a region of mine."""


@dataclass
class OpponentLacksFighter(Reason):
    """The other player has no unit with strength."""


@dataclass
class OpponentLacksBuilding(Reason):
    """The other player has no building, or a fire brigade guards them all."""

    count: int


@dataclass
class OpponentHandEmpty(Reason):
    """The other player holds no card."""


@dataclass
class PileEmpty(Reason):
    """The discard pile is empty: the common one, the own, or the other player's."""

    whose: str
