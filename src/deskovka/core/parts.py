"""What a game is made of beside its rules: law, voice, show, components and hints. Each game brings its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from textwrap import wrap
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from deskovka.core.sight import UNKNOWN, View
from deskovka.core.state import Choices, State
from deskovka.core.step import Decision, Move
from deskovka.core.value import OWNER, SECRET, Value, fields_of, names_seat
from deskovka.core.worlds import deal

Words = dict[str, str | int | tuple[int, ...]]  # arguments of a sentence
WIDTH: Final = 76  # of a picture that any terminal can show
Line = list[tuple[str, str]]  # a line of a terminal: styles and texts
# A piece of a small picture: "hex", "disc", "box" or "card", its middle, its width, and "#rrggbb" or "seat0" ….
Patch = tuple[str, float, float, float, str]


@dataclass
class Score(Value):
    """Points of each seat, their ranks (1 = first), the winners, and where the points come from."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    why: tuple[dict[str, int], ...]


def ranks_of(keys: Sequence[Any]) -> tuple[int, ...]:
    """The rank of each seat, if those with a greater key are ahead."""
    return tuple([1 + len([other for other in keys if other > mine]) for mine in keys])


@dataclass
class StandIn:
    """Component data that no source confirms."""

    id: str
    note: dict[str, str]
    at: tuple[str, ...] = ()  # where a pack confirms or corrects it
    question: dict[str, str] = field(default_factory=dict)  # what to look at in the box, to settle it


@mypyc_attr(allow_interpreted_subclasses=True)
class Law:
    """How a game begins, what it hides, who wins."""

    lone: ClassVar[tuple[str, ...]] = ()  # questions of which everybody sees whether they have one answer only
    leaves: ClassVar[dict[str, str]] = {}  # those a player may do without, and the move by which they are left

    plans: ClassVar[bool] = False  # may a seat plan the answer with which its next turn begins?

    def set_up(self, s: Any) -> None:
        """Lay out the table and put the first steps on the agenda."""
        raise NotImplementedError

    def dream(self, s: Any, viewer: int | None, chance: Any) -> None:
        """Replace every hidden field by something that the viewer must think possible.

        By default the zones of a plan with one deck get cards, and the deck, the only SECRET field, what is left.
        """
        hidden = [name for name, seen in s.SIGHT.items() if seen is OWNER or seen is SECRET]
        if len(hidden) != (0 if s.plan is None else 1):
            raise NotImplementedError
        if s.plan is not None:
            w = s.memory.belief(s.seats if viewer is None else viewer).choose(chance)
            known = [*s.open_cards(), *w.old, *[card for zone in w.zones for card in zone]]
            copies = enumerate(s.plan.copies)
            deck = [face for face, count in copies for _ in range(count - known.count(face))]
            chance.shuffle(deck)
            for name, content in {**s.seen_fields(deal(s.plan, w, [deck], chance)), hidden[0]: deck}.items():
                setattr(s, name, content)

    def score(self, s: Any) -> Score:
        """Points now; at the end the final result."""
        raise NotImplementedError

    def automatic(self, s: Any, seat: int) -> Move | None:
        """The answer that a table may give for a seat, because there is nothing to choose.

        Whether there is one, and which, follows from what everybody sees: else answering would tell a secret.
        What only its owner knows of may be passed over where it can still be done later.
        """
        state: State = s
        is_lone = type(state.asking).__name__ in self.lone and state.choices == 1
        return state.nth_legal(seat, 0) if is_lone else None

    def next_question(self, s: Any, seat: int) -> Decision | None:
        """What a seat that waits would be asked first, were it its turn now; None: nobody can tell."""
        return None

    def winners(self, s: Any) -> Sequence[int]:
        """Who has won a finished game; the same as in its score, and perhaps faster."""
        return self.score(s).winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """How moves, events and questions are said and typed."""

    game_id: str = ""  # the game says it when it is made

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """The fields of a move, event or question as arguments of its sentence: numbers, or what `noun` says.

        Where several numbers stand in a field, `count` and `known` say how many, and how many of them are shown.
        Seats stay numbers under keys that start with `seat`, several of them as a tuple; `text.say` names them.
        """
        found: Words = {}
        for name in fields_of(type(value)):
            content = getattr(value, name)
            if isinstance(content, tuple):
                known = [number for number in content if isinstance(number, int) and number != UNKNOWN]
                listed = ", ".join([self.noun(name, number, lang) or str(number) for number in known])
                found |= {name: listed, "count": len(content), "known": len(known)}
            elif isinstance(content, int):
                key = f"seat_{name}" if names_seat(type(value), name) else name
                found[key] = self.noun(name, content, lang) or int(content)
        return found

    def noun(self, field: str, number: int, lang: str) -> str:
        """What a number in a field of this name is called (a card, a good), or nothing if it is only a number."""
        return ""

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        """What a player types for a move: the words of its fields, or its whole sentence if it has none."""
        from deskovka.core import text

        words = [str(word) for word in self.words(move, lang, options).values()]
        return " ".join(words) or text.say(move, lang, self.game_id, (), options).lower()

    def move_names(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """All that a player may call a move or its place, the short name first; a name may fit several moves."""
        return (self.short(move, lang, options),)

    def no_such(self, words: str, lang: str, options: Mapping[str, Any]) -> str:
        """Why there is nothing of this name, or nothing if the game cannot tell."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Show:
    """What is shown of a table, on the page and in a terminal."""

    signs: ClassVar[dict[str, dict[str, Any]]] = {}  # rows for events at a glance, see `archive/signs.py`
    drawings: ClassVar[dict[str, tuple[str, ...]]] = {}  # by field of an event, then by number

    def board(self, view: View) -> dict[str, Any]:
        """What is drawn of a view: zones of pieces (`board_of`), or what the game's own drawing wants to know."""
        raise NotImplementedError

    def scene(self, options: Choices) -> dict[str, Any]:
        """What never changes in a game with these options, as JSON data for whoever draws the board."""
        return {}

    def picture(self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
        """The table as lines for a terminal, where what may be chosen now stands out; or its sentences."""
        return [[("", part)] for line in self.description(view, lang, names) for part in wrap(line, WIDTH)]

    def sketch(self, view: View) -> list[Patch]:
        """The table as a small picture, from the bottom up; nothing where it is too dear."""
        return []

    def progress(self, view: View) -> tuple[int, int] | None:
        """How much is played, and of how much; None where nobody knows."""
        return None

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        """The table in full sentences, for those who listen to it: one for each zone of a plain board."""
        from deskovka.core import text

        return [text.zone_line(zone, lang, names) for zone in self.board(view).values()]

    def input_name(self, move: Move, view: View, lang: str) -> str:
        """What a player types for a move at this table, where a name tells more than the short one."""
        return ""

    def about(self, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        """What everybody can see where a move leads: a short phrase, then sentences; empty if there is nothing."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Components:
    """What lies in the box, in words and as data."""

    def stand_ins(self) -> list[StandIn]:
        """Component data in force that no source confirms."""
        return []

    def cards(self, lang: str) -> list[dict[str, Any]]:
        """Component data in words: `group`, `id`, `name`, `about`, and `source` (R, P, M or S) of each;
        `printed` holds every number and sign on it, by plain English names (`points`, `cost`, `copies` …)."""
        return []

    def decks(self, lang: str) -> list[dict[str, Any]]:
        """Decks that packs bring: `id`, `name`, `about`, `faction`, `cards`, the `format` that it is made for or
        nothing, and `formats`, each with all that is `wrong` for it."""
        return []

    def ready_decks(self, lang: str) -> list[dict[str, Any]]:
        """Our own decks to start from, in the same words; empty where nobody builds decks."""
        return []

    def export(self) -> str:
        """The component data in force as the text of a pack, to start from; for games that take packs."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What bots and studies want to know of a game."""

    scale: ClassVar[float] = 10.0  # points of a comfortable lead
    look: ClassVar[int] = 8  # random moves after which bots judge a position by how it looks
    patience: ClassVar[int] = 2000  # decisions per player until simulations give up; tables wait for ever
    opens: ClassVar[tuple[str, ...]] = ()  # questions with which turns begin, if a seat may have several
    strengths: ClassVar[dict[str, str]] = {}  # bots by level, where the usual ones are not far enough apart
    explore: ClassVar[float] = 0.5  # how much bots try moves that look worse: less, the less one move matters
    # What studies look at: by topic the name of an event, and the words of its sentence that name the thing (none
    # for FIRST and TURN, several joined by "+"). A message `topic-…` says it to people.
    topics: ClassVar[dict[str, tuple[str, str]]] = {}

    def value(self, s: Any, seat: int) -> float:
        """How good the position looks for a seat: a bot's guess."""
        return float(s.score().points[seat])

    def features(self, s: Any, seat: int) -> dict[str, float]:
        """What a position is made of for a seat, as named numbers for studies and learning."""
        return {name: float(points) for name, points in s.score().why[seat].items()}

    def longest(self, seats: int) -> int:
        """The number of decisions after which a simulation cuts a game off; at a table there is no limit."""
        return self.patience * seats
