"""What a table keeps: its row, its seats, its answers and where it came from."""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

import msgspec

from deskovka.core.record import commit
from deskovka.server.messages.frames import AutoAnswer
from deskovka.server.messages.shapes import Ended, Kind, Lang, Subject
from deskovka.server.storage.clock import Clock, Paused


@dataclass(frozen=True)
class Seat:
    """Who sits there."""

    seat: int
    name: str
    person: bool
    bot: str = ""
    resigned: bool = False
    link_version: int = 0  # grows when the links to the seat die
    hosts: bool = False
    reopened: bool = False
    unasked: str = ""  # names of questions that its player does without, with spaces between them
    owners: set[str] = field(default_factory=set)

    @property
    def taken(self) -> bool:
        """Does somebody play here?"""
        return bool(self.bot or self.owners)

    @property
    def kind(self) -> Kind:
        """What the page calls it."""
        return "bot" if self.bot else "person" if self.owners else "open"


@dataclass
class Device:
    """A browser that a seat belongs to."""

    seat: int
    browser: str
    since: int
    seen: int
    label: str


@dataclass(frozen=True)
class Vote:
    """Somebody asks the people at the table to agree."""

    by: int
    yes: set[int] = field(default_factory=set)
    at: int = 0  # since when, in milliseconds; 0: before this was kept


@dataclass(frozen=True)
class Kept:
    """A table as it is stored, without its moves and events; a change makes a new one with `replace`."""

    id: str
    game: str
    version: int
    content: str
    options: dict[str, Any]
    seed: int
    salt: int
    lang: Lang
    public: bool
    host: str
    seats: list[Seat]
    packs: list[dict[str, str]] = field(default_factory=list)  # name, title and hash of each
    started: bool = False
    ended: Ended | Literal[""] = ""
    revision: int = 0  # grows with every change
    move_count: int = 0
    event_count: int = 0
    asked: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    rematch: str = ""
    started_at: int = 0
    moved_at: int = 0
    questions: list[int] = field(default_factory=list)  # by seat: the number of the question it was asked
    votes: dict[Subject, Vote] = field(default_factory=dict)
    clock: Clock | None = None
    deadline: int = 0  # when somebody's time runs out, in milliseconds; 0: never
    taken_back: int = 0  # how often moves were taken back
    guide: str = ""  # which guided first game it is, if it is one
    household: str = ""  # the mark of whoever opened it: what the table needs counts for them; empty: unknown

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    @property
    def public_part(self) -> Kept:
        """The table without what nobody hears of: which questions somebody does without."""
        return replace(self, revision=0, seats=[replace(seat, unasked="") for seat in self.seats])

    @property
    def promise(self) -> str:
        """What was shown about the seed before the game; empty if nothing was (a record without a salt)."""
        return commit(self.seed, self.salt) if self.salt >= 0 else ""

    def seats_of(self, browser: str | None) -> list[int]:
        """The seats that belong to a browser (its hash)."""
        return [seat.seat for seat in self.seats if browser is not None and browser in seat.owners]

    def is_host(self, browser: str | None) -> bool:
        """May this browser (its hash) order the table?"""
        if browser is None:
            return False
        return browser == self.host or any(seat.hosts and browser in seat.owners for seat in self.seats)


IN_JSON: Final[dict[str, Any]] = {  # columns of a table's row, and what is in them
    "options": dict[str, Any],
    "packs": list[dict[str, str]],
    "asked": list[int],
    "points": list[int],
    "winners": list[int],
    "questions": list[int],
    "votes": dict[Subject, Vote],
    "clock": Clock | None,
}


def changes(old: Kept, new: Kept) -> dict[str, Any]:
    """The fields that were replaced; the others may have been written elsewhere, and are not written back."""
    return {name: value for name, value in vars(new).items() if value is not getattr(old, name)}


@dataclass
class Change:
    """What an answer brings, besides the table's row."""

    seat: int
    move: str
    reveals: int
    told: list[str]
    snapshot: str
    joined: bool = False
    auto: str = ""
    clock: Paused | None = None
    planned: Plan | None = None  # the seat's plan that it follows, and which is over with it


@dataclass
class Answered:
    """A stored answer, for taking it back."""

    n: int
    reveals: int  # before it
    event_count: int  # before it
    is_last: bool  # has nobody else answered since? What the table answers by itself does not count
    clock: Paused | None = None  # None: there was none, or before this was kept


@dataclass
class Plan:
    """What a player wants to answer when the turn comes: the first of some moves that is allowed then."""

    n: int  # answers given before it was made
    events: int  # told before it was made
    taken_back: int  # how often moves were, before it was made
    moves: list[dict[str, Any]]


@dataclass
class Opened:
    """What is needed to go on: a snapshot, the answers since, and the last events told."""

    snapshot: str
    since: list[tuple[int, str]]
    told: list[str]
    first: int  # number of the first of them
    auto: list[AutoAnswer]  # what the table answered by itself meanwhile


@dataclass
class Origin:
    """The game that a table goes on from, or is the replay of."""

    source: str  # the table it was played at; empty: it was opened from a file
    move: int  # answers before it
    record: str  # the text of its record up to there


@dataclass
class Archived:
    """What is kept of a finished game: its record, and the packed archive of what it showed."""

    record: str  # empty: its rules had changed when it was kept, so only its end is shown
    shown: str  # empty: it is too long to be kept
    tried: bool  # made by the rules themselves; False: as somebody's file says


def dump_json(data: Any) -> str:
    """JSON data as it is stored."""
    return msgspec.json.encode(data).decode()


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
