"""What goes over the socket: frames that clients send, and messages that they hear. Nothing else is sent there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType

from deskovka.server.shapes import Choices, Event, Fields, Move, SeatSign, Subject, TableSign

if TYPE_CHECKING:
    from deskovka.server.words import Both

    T = TypeVar("T")
    # A value, or the JSON that it was put into before: the same ones are sent over and over.
    Ready: TypeAlias = T | Raw
else:  # in the document only the value's shape counts
    from deskovka.server.shapes import Both

    class Ready:
        """A value that may be JSON already."""

        def __class_getitem__(cls, shape: Any) -> Any:
            return shape


# --- from the client -------------------------------------------------------------------------------------


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
    move: Move


class Why(Frame, tag="why"):
    seat: int
    move: Move


class Look(Frame, tag="look"):
    seat: int
    move: Move


class Undo(Frame, tag="undo"):
    seat: int


class Agree(Frame, tag="agree"):
    what: Subject
    yes: bool


class Chat(Frame, tag="chat"):
    text: str


class Show(Frame, tag="seat"):
    seat: int


class Ping(Frame, tag="ping"):
    pass


Frames = Hello | Play | Why | Look | Undo | Agree | Chat | Show | Earlier | Ping

# --- from the server -------------------------------------------------------------------------------------


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message."""


class View(Part):
    """All that a seat may know; `table` is what lies on it, in the game's own fields."""

    t: Literal["View"]
    game: str
    version: int
    content: str
    seats: int
    options: Choices
    seat: int | None
    to_act: list[int]
    reveals: int
    agenda: list[Any]
    answers: list[Any]
    table: Fields


class Choice(Part):
    id: int
    move: Move
    short: Both
    say: Both


class Question(Part):
    number: int
    asked: list[int]
    ask: Ready[Both]
    step: Event
    moves: Ready[list[Choice]]


class Line(Part):
    n: int
    event: Event
    seat: int | None
    say: Both
    rule: str
    where: Both
    points: int | None


Log = list[Ready[Line]]


class ChatLine(Part):
    """What somebody wrote; a line that the table itself says has no seat."""

    n: int
    seat: int | None
    name: str
    text: str
    say: Both | UnsetType = UNSET


class Points(Part):
    points: list[int]
    ranks: list[int]
    winners: list[int]
    why: list[dict[str, int]]


class Reason(Part):
    rule: str
    words: Both
    where: Both


class Proof(Part):
    seed: str
    salt: str
    commit: str


class SeatClock(Part):
    left: int | None
    until: int | None


class Clocks(Part):
    """Limits in seconds; times in milliseconds."""

    move: int | None
    game: int | None
    out: Literal["bot", "ask"]
    now: int
    seats: list[SeatClock]


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True):
    """Something that the server says."""

    @property
    def kind(self) -> str:
        """What the page calls it."""
        return str(self.__struct_config__.tag)


class Full(Message, tag="full"):
    seq: int
    table: TableSign
    seat: int | None
    view: Ready[View] | None
    question: Question | None
    log: Log
    chat: list[ChatLine]
    score: Points | None
    commit: str
    clock: Clocks | None
    proof: Proof | UnsetType = UNSET


TablePart = msgspec.defstruct(
    "TablePart",
    [(field.name, field.type | UnsetType, UNSET) for field in msgspec.structs.fields(TableSign)],
    namespace={"__doc__": "The fields of a table's sign that have changed."},
    forbid_unknown_fields=True,
)


class Delta(Message, tag="delta"):
    seq: int
    view: Fields
    question: Question | None
    log: Log
    score: Points
    table: TablePart  # type: ignore[valid-type]
    clock: Clocks | None


class NotAllowed(Message, tag="refused"):
    question: int
    move: Move
    why: Reason


class WhyNot(Message, tag="why"):
    move: Move
    allowed: bool
    why: Reason | None


class Preview(Message, tag="look"):
    move: Move
    points: dict[str, int]
    log: Log
    reveals: bool


class Said(Message, tag="chat"):
    line: ChatLine


class EarlierLines(Message, tag="earlier"):
    log: Log


class Presence(Message, tag="presence"):
    seats: list[SeatSign]


class News(Message, tag="news"):
    """What the table has said while this device was away."""

    lines: list[ChatLine]


class Asked(Message, tag="asked"):
    what: Subject
    by: int | None  # the seat that the vote is about; None: it is settled


class Trouble(Message, tag="problem"):
    say: Both  # mostly, but not always, of trouble


class Bye(Message, tag="bye"):
    say: Both


class Reload(Message, tag="reload"):
    pass


class Pong(Message, tag="pong"):
    pass


Messages = (
    Full
    | Delta
    | NotAllowed
    | WhyNot
    | Preview
    | Said
    | EarlierLines
    | Presence
    | News
    | Asked
    | Trouble
    | Bye
    | Reload
    | Pong
)
