"""Steps: everything that can wait. A decision is a step that asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from deskovka.core.rule import Reason, Rule
from deskovka.core.value import Value, take_apart

if TYPE_CHECKING:
    from collections.abc import Sequence

    from deskovka.core.state import State

# The state is `Any` in these signatures so that a game's steps may name the game's own state class.

QUESTION: Final = Rule("table.question")


@mypyc_attr(native_class=False)
class DeadEnd(RuntimeError):
    """A decision that nobody can answer, and no rule that says what happens then: a bug of the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Value):
    """What a player says."""

    id: int = -1  # the number in the game's catalogue, once it stands there


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(Value):
    """What happened, in the past tense. `rule` cites the rulebook."""

    def rule_id(self) -> str:
        """The rule by which it happened."""
        return str(self.rule)  # type: ignore[attr-defined]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value):
    """Something to be done: a round, a turn, a combat, one line of a card."""

    together: bool = False  # is it a Together? (asking this is faster than isinstance)

    def __reduce__(self) -> Any:
        return take_apart(self)

    def as_decision(self) -> Decision | None:
        """The step itself if it is a Decision."""
        return None

    def run(self, s: Any, me: int) -> None:
        """Change the table, and perhaps put further steps on the agenda."""
        raise NotImplementedError

    def show(self, s: Any, me: int) -> None:
        """Note the face-down cards that its player sees while it waits: they may have been dealt anew."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step):
    """A step that asks. `refuse` is the law; all else may answer faster, never differently."""

    def as_decision(self) -> Decision | None:
        return self

    def run(self, s: Any, me: int) -> None:
        raise TypeError("a decision is answered, not run")

    def to_act(self, s: Any, me: int) -> tuple[int, ...]:
        """The seats that must answer now."""
        return (me,)

    def refuse(self, s: Any, seat: int, m: Move) -> Rule | None:
        """The rule that forbids this answer, or None."""
        raise NotImplementedError

    def reason(self, s: Any, seat: int, m: Move, rule: Rule) -> Reason | None:
        """What is missing for an answer that this rule forbids, as far as the seat may know it."""
        return None

    def candidates(self, s: Any, seat: int) -> list[Move]:
        """Answers worth asking `refuse` about, in the catalogue's order; every other one is refused."""
        moves: list[Move] = s.game.moves.all
        return moves

    def options(self, s: Any, seat: int) -> list[Move]:
        """All allowed answers in the catalogue's order."""
        return [m for m in self.candidates(s, seat) if self.refuse(s, seat, m) is None]

    def count(self, s: Any, seat: int) -> int:
        """How many answers are allowed. Kept on the state, so that `nth` need not find them again."""
        state: State = s
        state.menu = self.options(s, seat)
        return len(state.menu)

    def nth(self, s: Any, seat: int, i: int) -> Move:
        """The i-th allowed answer to the question that is being asked."""
        state: State = s
        return state.menu[i]

    def take(self, s: Any, seat: int, m: Move) -> None:
        """The consequence of an allowed answer; the question is already off the agenda."""
        raise NotImplementedError

    def otherwise(self, s: Any, me: int) -> None:
        """What happens when no answer is allowed. Silence is an error: say so in the game if the rules do."""
        raise DeadEnd(f"nobody can answer {type(self).__name__}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Decision):
    """A question that several seats answer secretly; nobody sees an answer before all are in."""

    together: bool = True

    def party(self, s: Any, me: int) -> tuple[int, ...]:
        """Who answers."""
        return tuple(range(s.seats))

    def to_act(self, s: Any, me: int) -> tuple[int, ...]:
        answers: list[Move | None] = s.answers
        return tuple([seat for seat in self.party(s, me) if not answers or answers[seat] is None])

    def count(self, s: Any, seat: int) -> int:
        return len(self.options(s, seat))

    def nth(self, s: Any, seat: int, i: int) -> Move:
        return self.options(s, seat)[i]

    def fewest(self, s: Any, me: int) -> int:
        """The smallest number of answers that any of them has."""
        return min([self.count(s, seat) for seat in self.to_act(s, me)])

    def take(self, s: Any, seat: int, m: Move) -> None:
        raise TypeError("secret answers are settled together")

    def settle(self, s: Any, me: int, answers: Sequence[Move | None]) -> None:
        """The consequence of all answers at once; one per seat at the table, None for those not asked."""
        raise NotImplementedError


@dataclass
class Waiting(Reason):
    """Others are asked."""

    seats: tuple[int, ...]


@dataclass
class OtherQuestion(Reason):
    """The move answers another question than this, as the asked seat sees it."""

    question: Step


@dataclass
class Yes(Move):
    """I do it."""


@dataclass
class No(Move):
    """I do not."""


@dataclass
class Pick(Move):
    """The option with this number."""

    number: int


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class May(Decision):
    """Do the steps, or leave it. The game's catalogue holds Yes and, after it, No."""

    steps: tuple[Step, ...]

    def refuse(self, s: Any, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, (Yes, No)) else QUESTION

    def candidates(self, s: Any, seat: int) -> list[Move]:
        state: State = s
        return state.game.moves.of(Yes) + state.game.moves.of(No)

    def take(self, s: Any, seat: int, m: Move) -> None:
        if isinstance(m, Yes):
            s.then(seat, *self.steps)


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class OneOf(Decision):
    """Do exactly one of the steps. The game's catalogue holds as many Pick, in order from 0."""

    steps: tuple[Step, ...]

    def refuse(self, s: Any, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Pick) and 0 <= m.number < len(self.steps) else QUESTION

    def candidates(self, s: Any, seat: int) -> list[Move]:
        state: State = s
        return state.game.moves.of(Pick)[: len(self.steps)]

    def take(self, s: Any, seat: int, m: Move) -> None:
        assert isinstance(m, Pick)
        s.then(seat, self.steps[m.number])


@dataclass
class Each(Step):
    """The same step for several seats, one after the other."""

    seats: tuple[int, ...]
    step: Step

    def run(self, s: Any, me: int) -> None:
        for seat in reversed(self.seats):
            s.then(seat, self.step)


@dataclass
class Repeat(Step):
    """The same step several times."""

    times: int
    step: Step

    def run(self, s: Any, me: int) -> None:
        if self.times > 1:
            s.then(me, Repeat(self.times - 1, self.step))
        s.then(me, self.step)
