"""Tiles, set-up numbers and point values, each with its source (R rulebook, S stand-in)."""

from typing import Final, Generic, Literal, NamedTuple, TypeVar

Tile = Literal["farm", "energy", "settlement"]
Source = Literal["R", "P", "M", "S"]
T = TypeVar("T")


class Sourced(NamedTuple, Generic[T]):
    """A fact and where it comes from."""

    value: T
    source: Source
    note: str = ""


class TileCount(NamedTuple):
    """A number of tiles of one type; influence is 0 unless the type is settlement."""

    type: Tile
    influence: int
    copies: int


COLOURS: Final = Sourced(("blue", "pink", "orange", "beige"), "R")

TILES: Final = Sourced(
    (
        TileCount("farm", 0, 12),
        TileCount("energy", 0, 12),
        TileCount("settlement", 1, 3),
        TileCount("settlement", 2, 3),
        TileCount("settlement", 3, 3),
        TileCount("settlement", 4, 3),
    ),
    "R",
    "The numbers are printed beside pictures; no other split adds up to 36.",
)

REMOVED_WITH: Final = Sourced(4, "R", "The player number is a picture; four follows from how full the board gets.")
REMOVED_PLAIN: Final = Sourced((TileCount("energy", 0, 3), TileCount("farm", 0, 3)), "R")
REMOVED_SETTLEMENTS: Final = Sourced(
    (
        TileCount("settlement", 1, 1),
        TileCount("settlement", 2, 1),
        TileCount("settlement", 3, 1),
    ),
    "S",
    "Three different values are certain, which three is a picture.",
)

ASIDE_SCOTLAND: Final = Sourced(2, "R")
ASIDE_IRELAND: Final = Sourced(4, "R")
BLOCKED_SCOTLAND: Final = Sourced(32, "R")
BLOCKED_IRELAND: Final = Sourced(24, "R")
MISSION_ROW: Final = Sourced(8, "R")
CASTLE_PIECES: Final = Sourced(12, "R")
CATHEDRAL_PIECES: Final = Sourced(8, "R")
TOWER_PIECES: Final = Sourced(14, "R")

# By settlement size, best rank first; a settlement of size 1 scores the influence of its tile.
PRIZES: Final = Sourced({2: (5, 3), 3: (8, 5), 4: (12, 8, 5)}, "R")

# A great settlement shared by two: the first also takes the third prize.
GREAT_SHARED_BY_TWO: Final = Sourced((17, 8), "R")

PORT_POINTS: Final = Sourced(1, "R")
COAST_POINTS: Final = Sourced(1, "R")
CASTLE_POINTS: Final = Sourced(5, "R")
