"""What can happen. Every event cites the rule by which it happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.core.step import Event
from deskovka.core.value import OWNER


@dataclass
class Covered(Event):
    """Spaces were covered with tiles of nobody."""

    count: int
    rule: str


@dataclass
class Removed(Event):
    """Everybody took tiles out of the game."""

    tiles: tuple[int, ...]
    rule: str


@dataclass
class RowLaid(Event):
    """Public missions were laid out."""

    missions: tuple[int, ...]
    rule: str


@dataclass
class TowerLaid(Event):
    """A tower got its bonus."""

    landmark: int
    bonus: int
    rule: str


@dataclass
class SetAside(Event):
    """A player put tiles aside and looked at them."""

    seat: int
    tiles: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class Began(Event):
    """A player begins the game."""

    seat: int
    rule: str


@dataclass
class Drew(Event):
    """A player drew tiles from the supply."""

    seat: int
    tiles: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class PutBack(Event):
    """A player kept one tile and shuffled the others back."""

    seat: int
    count: int
    tile: int = field(metadata=OWNER)
    rule: str


@dataclass
class Placed(Event):
    """A tile was placed."""

    seat: int
    tile: int
    space: int
    rule: str


@dataclass
class Scored(Event):
    """A player got points at once; `source` tells what for (settlements only in logs of older versions)."""

    seat: int
    points: int
    source: int
    rule: str


@dataclass
class SettlementScored(Event):
    """A player got points for a finished settlement."""

    seat: int
    points: int
    town: int
    rule: str


@dataclass
class UnfinishedScored(Event):
    """At the end a player got points for the own tiles in these unfinished settlements."""

    seat: int
    points: int
    towns: tuple[int, ...]
    rule: str


@dataclass
class CastleTaken(Event):
    """A player put a castle; `loser` is who held it before, or nobody."""

    seat: int
    landmark: int
    loser: int
    rule: str


@dataclass
class CastleKept(Event):
    """A tie left a castle with its holder."""

    seat: int
    landmark: int
    rule: str


@dataclass
class MissionDrawn(Event):
    """A player took a mission card that only he or she may see."""

    seat: int
    landmark: int
    mission: int = field(metadata=OWNER)
    rule: str


@dataclass
class MissionFulfilled(Event):
    """A player fulfilled a public mission."""

    seat: int
    mission: int
    points: int
    rule: str


@dataclass
class TowerReached(Event):
    """A player has the first own tile next to a tower."""

    seat: int
    landmark: int
    bonus: int
    rule: str


@dataclass
class TowerIgnored(Event):
    """A tower's bonus was passed up, or the rule says that it does not work now."""

    seat: int
    landmark: int
    rule: str


@dataclass
class TileFetched(Event):
    """A player drew one of the tiles set aside."""

    seat: int
    tile: int = field(metadata=OWNER)
    rule: str


@dataclass
class TokenPlaced(Event):
    """A player put the doubling token on a mission."""

    seat: int
    mission: int
    rule: str


@dataclass
class Ended(Event):
    """All tiles are placed."""

    rule: str


@dataclass
class CardScored(Event):
    """At the end a mission card was shown and scored; `counts` are what it compares, by seat."""

    seat: int
    mission: int
    points: int
    rule: str
    counts: tuple[int, ...] = ()


@dataclass
class Won(Event):
    """The game is won; several players share it."""

    winners: tuple[int, ...]
    rule: str


@dataclass
class TieBroken(Event):
    """At equal influence one player came before another."""

    seat: int
    behind: int
    rule: str


@dataclass
class TokenUseless(Event):
    """A player has fulfilled all missions of the row already, so the doubling token is lost."""

    seat: int
    rule: str


@dataclass
class DeckShuffled(Event):
    """The mission cards were shuffled into a deck."""

    count: int
    rule: str
