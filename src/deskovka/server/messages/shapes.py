"""What goes over HTTP. The OpenAPI document is made from these and frames.py, and the page's types from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

# Things of a game, which the server hands on without knowing their fields.
OPEN: Final = ("Scene", "Move", "Event")
Open = dict[str, Any]
Fields = Annotated[Open, msgspec.Meta(extra_json_schema={"additionalProperties": True})]
Scene = Annotated[Open, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Scene"})]
Move = Annotated[Open, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Move"})]
Event = Annotated[Open, msgspec.Meta(extra_json_schema={"$ref": "#/components/schemas/Event"})]
Lang = Literal["cs", "en"]
Choices = dict[str, str | list[str]]  # the value of each option, or of each seat


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """Something that a client sends over HTTP."""


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """Something that the server answers."""


class WishedSeat(Form):
    kind: Literal["me", "here", "link", "bot"]
    name: str | None = None
    bot: str | None = None


class WishedClock(Form):
    move: Annotated[int, msgspec.Meta(ge=5, le=30 * 24 * 3600)] | None = None
    game: Annotated[int, msgspec.Meta(ge=60, le=365 * 24 * 3600)] | None = None
    out: Literal["bot", "ask"] = "ask"


class WishedTable(Form):
    game: str
    seats: list[WishedSeat]
    options: Choices = {}
    packs: list[str] = []
    lang: Lang = "cs"
    public: bool = False
    clock: WishedClock | None = None
    guide: str | None = None


class OpenRecord(Form):
    """The text of a record's file."""

    record: str
    lang: Lang = "cs"


class TryAgain(Form):
    """Ids of two moves of a finished game: the best one, and another."""

    best: int
    tried: int


class GoOn(Form):
    """Who goes on from a moment of a finished game: after `move` answers."""

    move: int
    seats: list[WishedSeat]
    lang: Lang = "cs"
    public: bool = False
    clock: WishedClock | None = None


class Sit(Form):
    token: str
    name: str | None = None


class Token(Form):
    token: str


class SeatBot(Form):
    bot: str | None


class ThinkAgain(Form):
    """The same bot once more, or another strength in its place."""

    bot: str | None = None


class Resign(Form):
    seat: int


if TYPE_CHECKING:
    Both = dict[str, str]
else:  # of the dictionary, the document shows the keys

    class Both(Reply):
        """A text in both languages."""

        cs: str
        en: str


class Failed(Reply):
    error: Both


class Health(Reply):
    """`damaged`: the number of tables that could not be opened; what is wrong is in the log."""

    ok: bool
    version: str
    engine: Literal["compiled", "interpreted"]
    damaged: int


class Value(Reply):
    """What an option may be: with these numbers of players (empty: any), if other options are as it needs."""

    value: str
    title: Both
    players: list[int]
    needs: dict[str, str]


class OptionOffer(Reply):
    name: str
    title: Both
    default: str
    per_seat: bool  # a value for each seat: a list in the order of seats, or one value for all
    distinct: bool  # only the default may be chosen for several seats
    only: dict[str, list[str]]  # it matters only where these options have one of these values
    seats: list[int]  # numbers of players with which it matters; empty: with any
    values: list[Value]


class StandIn(Reply):
    id: str
    note: Both


class BotOffer(Reply):
    name: str
    title: Both


class RuleEntry(Reply):
    id: str
    chapter: Both
    page: int | None
    words: Both
    ruling: bool
    note: Both | None


class PackChange(Reply):
    """An entry that a pack replaces; `about` may be empty."""

    id: str
    name: Both
    about: Both


class PackOffer(Reply):
    """A pack in the server's folder; `problem` says why it cannot be used."""

    name: str
    title: str
    changes: list[PackChange]
    problem: Both | None


class PackHead(Reply):
    """A pack in force at a table."""

    name: str
    title: str
    hash: str


class GameOffer(Reply):
    """A game with the packs that were asked for, and what is in force then."""

    id: str
    title: Both
    seats: list[int]
    version: int
    content: str
    options: list[OptionOffer]
    stand_ins: list[StandIn]
    bots: list[BotOffer]
    sources: dict[str, Both]
    house_rules: list[RuleEntry]
    packs: list[PackOffer]
    in_force: list[PackHead]


class DeckFile(Form):
    """The text of a deck file under its name; `keep` puts it among the server's packs."""

    file: str
    text: str
    packs: list[str] = []
    keep: bool = False


class DeckFormat(Reply):
    """What forbids a deck in a format."""

    id: str
    title: Both
    wrong: list[Both]


class Deck(Reply):
    """A deck by the names of its cards; `format` is the one that it is made for, or empty."""

    id: str
    name: Both
    about: Both
    faction: str
    format: str
    cards: list[str]
    formats: list[DeckFormat]


class DeckOffer(Reply):
    """Ready decks; `keeps` says whether this server keeps decks of this client."""

    decks: list[Deck]
    keeps: bool


class DeckReport(Reply):
    """The decks of a file; `pack` is its name among the packs, if it was kept."""

    decks: list[Deck]
    pack: str | None


class SeatToken(Reply):
    seat: int
    token: str | None


class NewTable(Reply):
    table: str
    seats: list[SeatToken]


Kind = Literal["person", "bot", "open"]
Ended = Literal["played", "agreed", "resigned", "opened"]
Subject = Literal["undo", "end", "clock", "seat", "help"]  # of a vote


class ListedSeat(Reply):
    name: str
    kind: Kind
    points: int | None


class ListedTable(Reply):
    table: str
    game: str
    title: Both
    options: Choices
    packs: list[PackHead]
    seats: list[ListedSeat]
    winners: list[int]  # empty while it runs, and where nobody has won
    my_turn: bool
    asked: list[int]  # seats that must answer
    left: int | None  # milliseconds for that, where a clock runs: mine, else theirs
    over: bool
    ended: Ended | None
    started: bool
    started_at: int
    moved_at: int
    public: bool
    host: bool
    helped: list[int]  # after the game: seats that took the coach's help


class Glance(Reply):
    """A table at a glance: a picture (SVG), and how much is played of how much, where that is known."""

    picture: str
    done: int | None
    all: int | None


class SeatSign(Reply):
    seat: int
    kind: Kind
    person: bool  # a person's seat, also while a bot plays for it
    name: str
    bot: str | None
    taken: bool
    owned: bool  # somebody sits here, present or not, also while a bot plays
    stuck: bool  # its bot cannot think; somebody has to let it try again or put another in its place
    connected: bool


class ClockTerms(Reply):
    move: int | None
    game: int | None
    out: Literal["bot", "ask"]


class TableSign(Reply):
    table: str
    game: str
    title: Both
    content: str
    options: Choices
    packs: list[PackHead]
    seats: list[SeatSign]
    mine: list[int]
    host: bool
    started: bool
    over: bool
    ended: Ended | None
    resigned: list[int]
    rematch: str | None
    lang: Lang
    public: bool
    clock: ClockTerms | None
    help: bool  # lists of moves may be ordered by worth
    guide: str | None


class Whose(Reply):
    """The seat that a link leads to: free, somebody's (a way back), mine already, or not open by this link."""

    seat: int
    state: Literal["free", "owned", "mine", "used"]


class Sat(Reply):
    seat: int


class GivenSeat(Reply):
    """`later`: the owner was late, and gets the seat back when the bot has answered."""

    later: bool


class OwnDevice(Reply):
    """A device on which one of my seats is open; times in milliseconds, `since` 0: for long."""

    seat: int
    device: str
    label: str
    since: int
    seen: int
    this: bool
    connected: bool


class Reopened(Reply):
    """Is the seat open to somebody new? If not, the others are asked."""

    opened: bool


class Link(Reply):
    seat: int
    url: str


class Reach(Reply):
    local: bool
    urls: list[str]


class Links(Reply):
    seats: list[Link]
    reach: Reach
    qr: dict[str, str]


class Next(Reply):
    table: str


class EndAgreed(Reply):
    ended: bool


class Done(Reply):
    ok: bool


DONE: Final = Done(True)


class GuideStep(Reply):
    """A lesson: what to look at, and the own event that ends it (empty: reading does)."""

    title: Both
    say: Both
    rules: list[RuleEntry]
    show: Literal["players", "board", "now", "hand", "rail", "log", "rules"]
    until: str
    times: int
    touch: dict[str, str | int]  # fields that the moves to make have; empty: there is nothing to touch
    near: str  # of these moves only those beside such a thing; empty: all


class GuideOffer(Reply):
    id: str
    seats: int
    options: Choices
    steps: list[GuideStep]
