"""State: what lies on the table and what is still to be done. This is also the whole engine."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from inspect import get_annotations
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from deskovka.core import sight
from deskovka.core.beliefs import Belief
from deskovka.core.cells import cells, rows
from deskovka.core.chance import Chance
from deskovka.core.memory import NO_MEMORY, Memory, begin, recall
from deskovka.core.rule import Illegal, Reason, Refusal, Rule
from deskovka.core.step import QUESTION, Decision, Event, Move, OtherQuestion, Step, Together, Waiting
from deskovka.core.turns import Turn
from deskovka.core.value import DERIVED, SEEN, canonical, from_json, tag_of, to_json
from deskovka.core.worlds import Plan, Zone

if TYPE_CHECKING:
    from deskovka.core.game import Game
    from deskovka.core.parts import Score

ASKED: Final = Rule("table.asked")
OVER: Final = Rule("table.over")

NOT_FOUND: Final[list[Move]] = []  # the menu of a decision that counts its answers without finding them

Choices = Mapping[str, str | tuple[str, ...]]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one game.

    A game's own fields are numbers, strings, Cells, Rows, or flat lists of numbers, strings, values and tuples.
    Each says where it is declared who may see it, and perhaps what it has to do with seats (OWNER ones go by seat
    anyway): `goods: Annotated[list[int], PUBLIC, BY_SEAT]`. `SIGHT` and `TURNS` hold that by name; compiled
    annotations are gone, so that a compiled game writes these tables itself, or `tools.compile` does. DERIVED
    fields are rebuilt by `refresh` and never saved. `CELLS` names those that are Cells, `ROWS` those that are
    Rows. SEEN ones lie in the zones of the `plan`, and `memory` holds what everybody knows of them.
    """

    SIGHT: ClassVar[dict[str, Mapping[str, str]]] = {}
    CELLS: ClassVar[tuple[str, ...]] = ()
    ROWS: ClassVar[tuple[str, ...]] = ()
    TURNS: ClassVar[dict[str, Turn]] = {}

    game: Game
    seats: int
    options: Choices
    seed: int
    chance: Chance
    reveals: int
    steps: list[Step]  # the agenda: the last one is next
    actors: list[int]  # whose step it is
    asking: Decision | None  # the decision on top, once `advance` has come to it
    choices: int  # how many answers it allows (the fewest of any seat)
    menu: list[Move]  # these answers, where the decision found them all; never changed in place
    answers: list[Move | None]  # secret answers given so far to the question on top
    log: list[Event] | None
    plan: Plan | None  # of the zones where face-down cards lie
    memory: Memory

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "SIGHT" not in vars(cls):  # compiled, it comes later and stays
            hints = get_annotations(cls, eval_str=True)
            marks = [(name, mark) for name, hint in hints.items() for mark in getattr(hint, "__metadata__", ())]
            cls.SIGHT = {**cls.SIGHT, **{name: mark for name, mark in marks if isinstance(mark, dict)}}
            cls.TURNS = {**cls.TURNS, **{name: mark for name, mark in marks if isinstance(mark, Turn)}}

    def __init__(self, game: Game, seats: int, options: Choices) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.menu = NOT_FOUND
        self.plan = None
        self.memory = NO_MEMORY

    # --- what a game uses -------------------------------------------------------------------------------

    def then(self, me: int, *steps: Step) -> None:
        """Do these steps next, in this order. What is to come later is pushed earlier."""
        self.then_all(me, steps)

    def then_all(self, me: int, steps: tuple[Step, ...]) -> None:
        """`then` for steps that stand together already, faster than handing them over one by one."""
        i = len(steps)
        while i:
            i -= 1
            self.steps.append(steps[i])
            self.actors.append(me)

    def push(self, me: int, step: Step) -> None:
        """`then` for a single step, faster."""
        self.steps.append(step)
        self.actors.append(me)

    def tell(self, event: Event) -> None:
        """Write an event into the log. Hot verbs ask `log is None` first and spare themselves making it."""
        if self.log is not None:
            self.log.append(event)

    def copy_core(self, other: State) -> None:
        """The core's part of `clone`."""
        other.seed = self.seed
        other.chance = self.chance.clone()
        other.reveals = self.reveals
        other.steps = self.steps[:]
        other.actors = self.actors[:]
        other.asking = self.asking
        other.choices = self.choices
        other.menu = self.menu
        other.answers = self.answers[:] if self.answers else []
        other.log = None if self.log is None else self.log[:]
        other.memory = self.memory

    def clone(self) -> Self:
        """An independent copy. A game with Cells, or one that bots copy often, says it field by field: faster."""
        other: Any = self.game.blank(self.seats, self.options)
        self.copy_core(other)
        for name in self.SIGHT:
            content = getattr(self, name)
            setattr(other, name, content[:] if isinstance(content, list) else content)
        return other  # type: ignore[no-any-return]

    def refresh(self) -> None:
        """Rebuild the derived fields from the others."""

    def begin_memory(self) -> None:
        """Everybody comes to the table now, and sees of face-down cards what they always see."""
        assert self.plan is not None
        self.memory = begin(self.plan, [None] * (self.seats + 1))
        self.memory.truth = self.zones()

    def zones(self) -> list[Zone]:
        """The cards in the zones of the plan, as they really are: of all SEEN fields, one after the other."""
        return [zone for name, seen in self.SIGHT.items() if seen is SEEN for zone in getattr(self, name)]

    def seen_fields(self, zones: list[Zone]) -> dict[str, Any]:
        """The SEEN fields, if these cards lie in the zones of the plan."""
        found: dict[str, Any] = {}
        for name, seen in self.SIGHT.items():
            if seen is SEEN:
                count = len(getattr(self, name))
                found[name], zones = zones[:count], zones[count:]
        return found

    def open_cards(self) -> Sequence[int]:
        """Cards of the plan that everybody sees, for `Law.dream`; a game with a dream of its own need not say."""
        raise NotImplementedError

    def scattered_cards(self, belief: Belief) -> dict[str, Any]:
        """What a careful player would have noted beside the certain cards; a view's table shows it to people."""
        return {}

    def show(self, eye: sight.Eye) -> None:
        """Let an eye see each field. Learners look often: a game may say it field by field, which is faster."""
        for name, seen in self.SIGHT.items():
            if seen is not DERIVED:
                eye.see(getattr(self, name))

    # --- the engine -------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run steps until somebody must answer, or the game is over."""
        steps = self.steps
        actors = self.actors
        while steps:
            step = steps[-1]
            me = actors[-1]
            decision = step.as_decision()
            if decision is not None and self.ask(decision, me):
                return
            steps.pop()
            actors.pop()
            if decision is None:
                step.run(self, me)
            else:
                decision.otherwise(self, me)
        self.asking = None
        self.choices = 0

    def ask(self, decision: Decision, me: int) -> bool:
        """Put a question, if everybody who is asked can answer it."""
        self.asking = decision
        self.menu = NOT_FOUND
        if decision.together:
            assert isinstance(decision, Together)
            self.choices = decision.fewest(self, me)
        else:
            self.choices = decision.count(self, me)
        return self.choices > 0

    def answer(self, seat: int, m: Move) -> None:
        """Play a move that is known to be legal."""
        decision = self.asking
        assert decision is not None
        if decision.together:
            self.answer_together(seat, m)
            return
        self.steps.pop()
        self.actors.pop()
        decision.take(self, seat, m)
        self.advance()

    def answer_together(self, seat: int, m: Move) -> None:
        """Keep a secret answer; the last one settles the question."""
        decision = self.asking
        assert isinstance(decision, Together)
        me = self.actors[-1]
        if not self.answers:
            self.answers = [None] * self.seats
        self.answers[seat] = m
        if decision.to_act(self, me):
            self.ask(decision, me)  # of fewer seats now
            return
        answers = self.answers
        self.answers = []
        self.steps.pop()
        self.actors.pop()
        decision.settle(self, me, answers)
        self.advance()

    # --- the public contract ----------------------------------------------------------------------------

    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.asking is None

    def to_act(self) -> tuple[int, ...]:
        """The seats that must answer now; empty when the game is over."""
        decision = self.asking
        return () if decision is None else decision.to_act(self, self.actors[-1])

    def is_asked(self, seat: int) -> bool:
        """Must this seat answer now?"""
        decision = self.asking
        if decision is None:
            return False
        return seat in self.to_act() if decision.together else self.actors[-1] == seat

    def legal(self, seat: int) -> Sequence[Move]:
        """The allowed moves of a seat in increasing catalogue id."""
        decision = self.asking
        if decision is None or not self.is_asked(seat):
            return ()
        return self.menu[:] if self.menu else decision.options(self, seat)

    def num_legal(self, seat: int) -> int:
        """How many moves a seat may choose from."""
        decision = self.asking
        if decision is None or not self.is_asked(seat):
            return 0
        return decision.count(self, seat) if decision.together else self.choices

    def nth_legal(self, seat: int, i: int) -> Move:
        """The i-th allowed move of a seat."""
        decision = self.asking
        if decision is None or not 0 <= i < self.num_legal(seat):
            raise IndexError(f"seat {seat} has no legal move number {i}")
        return decision.nth(self, seat, i)

    def forbids(self, seat: int, m: Move) -> Rule | None:
        """The rule that forbids this move now."""
        decision = self.asking
        if decision is None:
            return OVER
        if not self.is_asked(seat):
            return self.waits(seat)
        return decision.refuse(self, seat, m)

    def waits(self, seat: int) -> Rule:
        """Why a seat is not asked now; a game may know more of it than that others are."""
        return ASKED

    def reason(self, seat: int, known: Move | None, rule: Rule) -> Reason | None:
        """What exactly stands in the way of a move that this rule forbids."""
        decision = self.asking
        if decision is None:
            return None
        if not self.is_asked(seat):
            return Waiting(self.to_act()) if rule is ASKED else None
        found = None if known is None else decision.reason(self, seat, known, rule)
        if found is None and rule is QUESTION:
            found = OtherQuestion(sight.hide_value(decision, seat, self.actors[-1]))
        return found

    def why_not(self, seat: int, move: object) -> Refusal | None:
        """None if the move is legal, else the reason why not."""
        known = self.game.moves.find(move)
        if known is not None:
            rule = self.forbids(seat, known)
        elif self.asking is not None:
            rule = QUESTION if self.is_asked(seat) else self.waits(seat)
        else:
            rule = OVER
        if rule is None:
            return None
        reason = self.reason(seat, known, rule)
        return self.game.refusal(rule, reason, None if reason is None else self.options)

    def play(self, seat: int, move: object) -> None:
        """Play a move; raises Illegal, and changes nothing, if the rules forbid it."""
        known = self.game.moves.find(move)
        if known is None or self.forbids(seat, known) is not None:
            refusal = self.why_not(seat, move)
            assert refusal is not None
            raise Illegal(refusal)
        self.answer(seat, known)

    def score(self) -> Score:
        """Points, ranks, winners, and where the points come from."""
        return self.game.law.score(self)

    def view(self, seat: int | None, saved: dict[str, Any] | None = None) -> sight.View:
        """All that this seat may know, and nothing more; None is a spectator. What was saved need not be again."""
        self.check_seat(seat)
        return sight.view(self, seat, self.save(with_log=False) if saved is None else saved)

    def resample(self, seat: int | None, seed: int) -> Self:
        """A state that looks the same to this seat; what it cannot know, and chance, come from `seed`."""
        self.check_seat(seat)
        other = self.clone()
        other.log = None
        sight.dream(other, seat, seed)
        return other

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """The log as this seat may know it."""
        self.check_seat(seat)
        return [sight.hide_event(e, seat) for e in (self.log or [])[since:]]

    def check_seat(self, seat: int | None) -> None:
        """Only a seat of this table, or a spectator, can look."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat} at this table")

    def digest(self) -> str:
        """64-bit hash of the canonical JSON without log and caches; the same on every machine."""
        text = canonical(self.save(with_log=False))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    # --- JSON -------------------------------------------------------------------------------------------

    def save(self, with_log: bool = True) -> dict[str, Any]:
        """Everything as JSON data, also in the middle of an effect."""
        data: dict[str, Any] = {
            "t": tag_of(type(self)),
            "game": self.game.id,
            "version": self.game.version,
            "content": self.game.content,
            "seats": self.seats,
            "options": to_json(self.options),
            "seed": str(self.seed),  # a string, because JSON numbers lose digits elsewhere
            "draws": self.chance.draws,
            "reveals": self.reveals,
            "agenda": [[to_json(step), me] for step, me in zip(self.steps, self.actors, strict=True)],
            "answers": to_json(self.answers),
        }
        if self.plan is not None:
            data["memory"] = self.memory.save()
        for name, seen in self.SIGHT.items():
            if seen is not DERIVED:
                data[name] = to_json(getattr(self, name))
        if with_log:
            data["log"] = to_json(self.log)
        return data

    def restore(self, data: dict[str, Any]) -> None:
        """Take over what `save` wrote."""
        self.seed = int(data["seed"])
        self.chance = Chance(self.seed, int(data["draws"]))
        self.reveals = int(data["reveals"])
        self.steps = [from_json(step) for step, _ in data["agenda"]]
        self.actors = [int(me) for _, me in data["agenda"]]
        answers = [from_json(m) for m in data["answers"]]
        self.answers = [None if m is None else self.game.moves.find(m) for m in answers]
        self.restore_table(data)
        if self.plan is not None:
            if "memory" in data:
                self.memory = recall(self.plan, data["memory"])
            else:  # an older version saved it: what people knew of others' cards is forgotten
                self.begin_memory()
        self.resume()
        log = data.get("log")
        self.log = None if log is None else [from_json(e) for e in log]

    def restore_table(self, data: dict[str, Any]) -> None:
        """Take over the game's own fields."""
        for name, seen in self.SIGHT.items():
            if seen is not DERIVED and name not in self.CELLS and name not in self.ROWS:
                loaded = from_json(data[name])
                setattr(self, name, list(loaded) if isinstance(loaded, tuple) else loaded)
        self.restore_cells(data)
        self.refresh()

    def restore_cells(self, data: dict[str, Any]) -> None:
        """Take over CELLS and ROWS. Compiled games say it field by field: mypyc never frees those set by name."""
        for name in self.CELLS:
            setattr(self, name, cells(data[name]))
        for name in self.ROWS:
            setattr(self, name, rows([cells(row) for row in data[name]]))

    def resume(self) -> None:
        """Take up the question that was being asked when the state was saved or seen."""
        decision = self.steps[-1].as_decision() if self.steps else None
        self.asking = None
        self.choices = 0
        if decision is not None:
            self.ask(decision, self.actors[-1])
