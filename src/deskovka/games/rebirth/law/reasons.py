"""Why a move is refused: what stands in its way, as far as whoever asks may know it."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason


@dataclass
class OnLandmark(Reason):
    """A castle, cathedral or tower stands there."""

    landmark: int


@dataclass
class OffTheMap(Reason):
    """There is only water."""


@dataclass
class CoveredSpace(Reason):
    """With two players the space is covered, as others are."""

    space: int
    count: int


@dataclass
class Occupied(Reason):
    """Somebody else's tile lies there."""

    space: int
    tile: int
    seat: int


@dataclass
class OwnTile(Reason):
    """An own tile lies there."""

    space: int
    tile: int


@dataclass
class WrongGround(Reason):
    """The tile in hand does not belong on such a space."""

    tile: int
    space: int
    ground: int


@dataclass
class NotYet(Reason):
    """The tile may stand in for the other type only when its own spaces and the blank ones are gone."""

    tile: int
    space: int
    fields: int
    blanks: int


@dataclass
class OnlyExceptions(Reason):
    """Its own spaces and the blank ones are gone, so the tile goes only on spaces of the other type."""

    tile: int
    space: int
    ground: int


@dataclass
class MustPlace(Reason):
    """Another tile was drawn, and it is too late to pass it up."""

    tile: int


@dataclass
class NotDrawn(Reason):
    """The tile is not among those to choose from."""

    tile: int
    tiles: tuple[int, ...]


@dataclass
class NotInRow(Reason):
    """The mission does not lie in the row."""

    mission: int


@dataclass
class AlreadyFulfilled(Reason):
    """The player has fulfilled the mission before."""

    mission: int


@dataclass
class NotReached(Reason):
    """The tile just placed is not the player's first one there; these towers are to choose from."""

    tower: int
    towers: tuple[int, ...]
