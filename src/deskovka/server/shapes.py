"""What goes over HTTP and the socket. The OpenAPI document is made from these, and the page's types from it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Both = dict[str, str]


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
    options: dict[str, str | list[str]] = {}
    lang: Literal["cs", "en"] = "cs"
    public: bool = False
    clock: WishedClock | None = None


class Sit(Form):
    token: str
    name: str | None = None


class SeatBot(Form):
    bot: str | None


class Resign(Form):
    seat: int


class Failed(Reply):
    error: Both


class Health(Reply):
    ok: bool
    version: str


class Value(Reply):
    value: str
    title: Both


class OptionOffer(Reply):
    name: str
    title: Both
    default: str
    per_seat: bool
    values: list[Value]


class StandIn(Reply):
    id: str
    note: Both


class BotOffer(Reply):
    name: str
    title: Both


class GameOffer(Reply):
    id: str
    title: Both
    seats: list[int]
    version: int
    content: str
    options: list[OptionOffer]
    stand_ins: list[StandIn]
    bots: list[BotOffer]
    sources: dict[str, Both]


class RuleEntry(Reply):
    id: str
    chapter: Both
    page: int | None
    words: Both
    ruling: bool
    note: Both | None


class SeatToken(Reply):
    seat: int
    token: str | None


class NewTable(Reply):
    table: str
    seats: list[SeatToken]


class ListedSeat(Reply):
    name: str
    kind: str
    points: int | None


class ListedTable(Reply):
    table: str
    game: str
    title: Both
    options: dict[str, Any]
    seats: list[ListedSeat]
    my_turn: bool
    over: bool
    started: bool
    started_at: int
    moved_at: int
    public: bool
    host: bool


class SeatSign(Reply):
    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    taken: bool
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
    options: dict[str, Any]
    seats: list[SeatSign]
    mine: list[int]
    host: bool
    started: bool
    over: bool
    ended: Literal["played", "agreed", "resigned"] | None
    resigned: list[int]
    rematch: str | None
    lang: str
    public: bool
    clock: ClockTerms | None


class Sat(Reply):
    seat: int


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


# --- the socket ------------------------------------------------------------------------------------------


class Frame(msgspec.Struct, tag_field="t"):
    """Something that a client sends over the socket."""


class Hello(Frame, tag="hello"):
    seat: int | None = None
    seq: int | None = None
    content: str | None = None
    lines: Annotated[int, msgspec.Meta(ge=0, le=10_000)] | None = None


class Earlier(Frame, tag="earlier"):
    before: int


class Play(Frame, tag="play"):
    seat: int
    question: int
    move: dict[str, Any]


class Why(Frame, tag="why"):
    seat: int
    move: dict[str, Any]


class Look(Frame, tag="look"):
    seat: int
    move: dict[str, Any]


class Undo(Frame, tag="undo"):
    seat: int


class Agree(Frame, tag="agree"):
    what: Literal["undo", "end", "clock"]
    yes: bool


class Chat(Frame, tag="chat"):
    text: str


class Show(Frame, tag="seat"):
    seat: int


class Ping(Frame, tag="ping"):
    pass


Frames = Hello | Play | Why | Look | Undo | Agree | Chat | Show | Earlier | Ping
