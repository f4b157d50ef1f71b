"""What a game is made of beside its rules: law, voice, show, components and hints. Each game brings its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from deskovka.core.board import LIST, Piece, Zone, board_of
from deskovka.core.sight import View
from deskovka.core.state import Choices
from deskovka.core.step import Move
from deskovka.core.value import Value

Words = dict[str, str | int | tuple[int, ...]]  # arguments of a sentence
WIDTH: Final = 76  # of a picture that any terminal can show
Line = list[tuple[str, str]]  # a line of a terminal: styles and texts


@dataclass
class Score(Value):
    """Points of each seat, their ranks (1 = first), the winners, and where the points come from."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    why: tuple[dict[str, int], ...]


@dataclass
class StandIn:
    """Component data that no source confirms."""

    id: str
    note: dict[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Law:
    """How a game begins, what it hides, who wins."""

    def set_up(self, s: Any) -> None:
        """Lay out the table and put the first steps on the agenda."""
        raise NotImplementedError

    def dream(self, s: Any, viewer: int | None, chance: Any) -> None:
        """Replace every hidden field by something that the viewer must think possible."""
        raise NotImplementedError

    def score(self, s: Any) -> Score:
        """Points now; at the end the final result."""
        raise NotImplementedError

    def winners(self, s: Any) -> Sequence[int]:
        """Who has won a finished game; the same as in its score, and perhaps faster."""
        return self.score(s).winners


@mypyc_attr(allow_interpreted_subclasses=True)
class Voice:
    """How moves, events and questions are said and typed."""

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """The fields of a move, event or question as arguments of its sentence.

        Seats stay numbers under keys that start with `seat`, several of them as a tuple; `text.say` names them.
        """
        raise NotImplementedError

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        """What a player types for a move."""
        raise NotImplementedError

    def called(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """All that a player may call a move or its place, the short name first; a name may fit several moves."""
        return (self.short(move, lang, options),)

    def no_such(self, words: str, lang: str, options: Mapping[str, Any]) -> str:
        """Why there is nothing of this name, or nothing if the game cannot tell."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Show:
    """What is shown of a table, on the page and in a terminal."""

    def board(self, view: View) -> dict[str, Any]:
        """What is drawn of a view: zones of pieces (`board_of`), or what the game's own drawing wants to know."""
        from deskovka.core import text

        cs, en = [self.description(view, lang) for lang in ("cs", "en")]
        lines = [Piece({"cs": a, "en": b}) for a, b in zip(cs, en, strict=True)]
        return board_of(
            [Zone("table", text.both(lambda lang: text.phrase(view.game, lang, "game-title")), LIST, lines)]
        )

    def scene(self, options: Choices) -> dict[str, Any]:
        """What never changes in a game with these options, as JSON data for whoever draws the board."""
        return {}

    def picture(self, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
        """The table as lines for a terminal, where what may be chosen now stands out; or its sentences."""
        return [[("", part)] for line in self.description(view, lang, names) for part in wrap(line, WIDTH)]

    def description(self, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
        """The table in full sentences, for those who listen to it."""
        raise NotImplementedError

    def typed(self, move: Move, view: View, lang: str) -> str:
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
