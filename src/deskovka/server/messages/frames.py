"""What goes over the socket: frames that clients send, and messages that they hear. Nothing else is sent there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import UNSET, Raw, UnsetType

from deskovka.server.messages.coaching import AskChances, AskHint, Chances, Check, Checked, Hint
from deskovka.server.messages.kinds import Frame, Message, Part
from deskovka.server.messages.shapes import Both, Choices, Event, Fields, Move, SeatSign, Subject, TableSign

if TYPE_CHECKING:
    T = TypeVar("T")
    # A value, or the JSON that it was put into before: the same ones are sent over and over.
    Ready: TypeAlias = T | Raw
else:  # in the document only the value's shape counts

    class Ready:
        """A value that may be JSON already."""

        def __class_getitem__(cls, shape: Any) -> Any:
            return shape


Reaction = Literal["like", "love", "laugh", "wow"]

# --- from the client -------------------------------------------------------------------------------------


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
    joined: bool = False  # one gesture with the answer before it: they are taken back together


class Why(Frame, tag="why"):
    seat: int
    move: Move


class Look(Frame, tag="look"):
    seat: int
    move: Move


class Undo(Frame, tag="undo"):
    seat: int


class Unask(Frame, tag="unask"):
    seat: int
    question: str  # the kind of question that the seat's player does without, or not any more
    on: bool


class SetPlan(Frame, tag="plan"):
    seat: int
    # What to answer when the turn comes, the first that is allowed then; nothing: none; None: what could it be?
    moves: Annotated[list[Move], msgspec.Meta(max_length=3)] | None = None


class Agree(Frame, tag="agree"):
    what: Subject
    yes: bool


class Chat(Frame, tag="chat"):
    text: str


class React(Frame, tag="react"):
    """What somebody thinks of a line of chat, or not any more."""

    n: Annotated[int, msgspec.Meta(ge=1, lt=2**31)]
    reaction: Reaction
    on: bool


class Show(Frame, tag="seat"):
    seat: int


class Visible(Frame, tag="visible"):
    """Is the page to be seen, or does something else lie before it? Whoever does not see it may get notices."""

    on: bool


class Ping(Frame, tag="ping"):
    pass


Frames = (
    Hello
    | Play
    | Why
    | Look
    | Undo
    | Unask
    | SetPlan
    | Agree
    | Chat
    | React
    | Show
    | Earlier
    | Visible
    | AskHint
    | AskChances
    | Check
    | Ping
)

# --- from the server -------------------------------------------------------------------------------------


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


class LineSign(Part):
    """A line at a glance, see `archive/signs.py`; what is not said is as by default."""

    icon: str = ""
    count: int = 0
    begins: bool = False
    heads: bool = False
    hurts: int = -1
    dull: bool = False
    turn: bool = False
    round: bool = False
    brief: Both | UnsetType = UNSET


class Line(Part):
    n: int
    event: Event
    seat: int | None
    say: Both
    rule: str
    where: Both
    points: int | None
    sign: LineSign | UnsetType = UNSET  # games that were kept before there were any have none


Log = list[Ready[Line]]


class AutoAnswer(Part):
    """What the table answered by itself, after `n` lines of the log."""

    n: int
    seat: int
    ask: Both
    say: Both


class ChatLine(Part):
    """What somebody wrote, and when (in milliseconds); a line that the table itself says has no seat."""

    n: int
    seat: int | None
    name: str
    text: str
    at: int
    say: Both | UnsetType = UNSET
    reactions: dict[str, list[int]] | UnsetType = UNSET  # seats, by what they think of it


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
    auto: list[AutoAnswer]
    plans: bool  # may the shown seat plan its next answer?
    unasked: dict[str, bool]  # questions that the shown seat may do without, and whether it does
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
    auto: list[AutoAnswer]


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
    worth: float | None  # to the end of the game, as bots guess it; None where the table does without help
    half: float | None  # give or take: moves whose worths are not that far apart cannot be told apart


class Planned(Message, tag="plan"):
    """A seat's own plan; only its owner hears of it."""

    seat: int
    moves: Ready[list[Choice]]
    # If somebody has asked what could be planned now: the question, were it the seat's turn; None: nothing could.
    question: Question | UnsetType | None = UNSET
    say: Both | UnsetType = UNSET  # what has become of it


class Said(Message, tag="chat"):
    line: ChatLine


class Reacted(Message, tag="reactions"):
    """What people think of a line of chat now."""

    n: int
    reactions: dict[str, list[int]]


class EarlierLines(Message, tag="earlier"):
    log: Log
    auto: list[AutoAnswer]


class Presence(Message, tag="presence"):
    seats: list[SeatSign]


class News(Message, tag="news"):
    """What the table has said while this device was away."""

    lines: list[ChatLine]


class Asked(Message, tag="asked"):
    what: Subject
    by: int | None  # the seat that the vote is about; None: it is settled
    yes: list[int] | UnsetType = UNSET  # of `help`: the seats that agree


class Notice(Message, tag="problem"):
    say: Both


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
    | Hint
    | Chances
    | Checked
    | Planned
    | Said
    | Reacted
    | EarlierLines
    | Presence
    | News
    | Asked
    | Notice
    | Bye
    | Reload
    | Pong
)
