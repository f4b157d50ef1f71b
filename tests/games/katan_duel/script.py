"""The steps of a vector as moves of the public contract.

A step of a vector may be several questions of the engine, or none where only one answer is possible. So each step
becomes a list of answers, and every question takes the first one that is meant for it. An answer is a move, or
pools of goods that come (`into`) and go (`out`). What nobody asks for is left over; the goods tell whether it was
right.
"""

from __future__ import annotations

from typing import Final

from deskovka.core.step import Move
from deskovka.games.katan_duel.law.chapters.building import ChooseLand, LayLands
from deskovka.games.katan_duel.law.chapters.expansions import Spare
from deskovka.games.katan_duel.law.chapters.troubles import Avert
from deskovka.games.katan_duel.law.moves import (
    Good,
    Land,
    Row,
    Stop,
)
from deskovka.games.katan_duel.law.pieces import COLUMNS, KINDS_OF_GOODS
from deskovka.games.katan_duel.law.state import Duel
from games.katan_duel.position import (
    SEATS,
    Json,
    Unsayable,
    land_called,
    name_of_land,
    region_at,
)
from games.katan_duel.steps import Answer, Steps, force, good_called, region_move
from games.refusal import Refused

GIVING: Final = ("PayFrom", "PayAny", "GiveFrom", "GiveBack")
GETTING: Final = ("GainAny", "Store", "BuyAtMarket")
FREE: Final = ("ActionPhase", "BeforeRoll", "DrawCard", "PutBack", "ExchangeCard")  # nothing else is going on
NEVER: Final = "unsayable"  # the rule of a move that is not in the catalogue
ELSEWHERE: Final = ("table.question", "table.asked")  # the answer belongs to another question


class Script(Steps):
    """Plays the steps of a vector on a state."""

    def run(self, steps: list[Json], allowed: bool) -> str | None:
        """Play all steps; returns the rule that refuses the last one."""
        for i, step in enumerate(steps):
            last = i == len(steps) - 1
            try:
                self.step(step, steps[i + 1 :], last and not allowed)
            except (Refused, Unsayable) as no:
                if not last:
                    raise AssertionError(f"{step} is refused: {no}") from no
                return no.rule if isinstance(no, Refused) else NEVER
        return None

    def step(self, step: Json, following: list[Json], must_end: bool) -> None:
        """One step: what it says at once, and what it says when asked."""
        seat = SEATS.index(step["seat"])
        if self.asked() in FREE:
            self.later.clear()  # nothing of the steps before can be asked for any more
        answers = getattr(self, f"on_{step['act']}")(seat, step, following)
        if must_end:
            # If all of it is allowed, at least it is not all that must be said.
            answers.append(Answer(seat, Stop(), never=("ActionPhase",)))
        for answer in answers:
            if answer.may_skip or answer.move is None:
                self.later.append(answer)
                continue
            self.settle()
            self.say(answer)
        self.settle()
        self.let_it_come(following)

    def let_it_come(self, following: list[Json]) -> None:
        """Who could keep an event away is always asked; in a vector only if it matters."""
        if isinstance(self.s.asking, Avert):
            seat = self.s.to_act()[0]
            answers = [step for step in following[:1] if step["act"] in ("play", "decline")]
            if not any(SEATS.index(step["seat"]) == seat for step in answers):
                self.s.play(seat, Stop())

    def settle(self) -> None:
        """Answer all questions for which something is in store."""
        while self.s.asking is not None:
            found = next((answer for answer in self.later if self.fits(answer)), None)
            if found is None:
                return
            self.say(found)
            if found.move is not None or not (found.out or found.into or found.lands or found.pay):
                self.later.remove(found)

    def asked(self) -> str:
        """The open question."""
        return type(self.s.asking).__name__

    def fits(self, answer: Answer) -> bool:
        """Is the open question one that this answer is meant for?"""
        if not self.s.is_asked(answer.seat):
            return False
        if answer.move is not None:
            right = not answer.only or self.asked() in answer.only
            if not right or self.asked() in answer.never:
                return False
            rule = self.s.forbids(answer.seat, answer.move)
            return rule is None or rule.id not in ELSEWHERE
        if answer.pay is not None and isinstance(self.s.asking, Spare):
            return True
        if isinstance(self.s.asking, LayLands | ChooseLand):
            return bool(answer.lands)
        pool = answer.out if self.asked() in GIVING else answer.into if self.asked() in GETTING else []
        return bool(pool)

    def say(self, answer: Answer) -> None:
        """Give one answer."""
        s = self.s
        if answer.move is not None and self.asked() in answer.never:
            raise Refused("table.question")
        if answer.die:
            force(s, [lambda chance: chance.below(6) + 1 == answer.die])
        move = answer.move or self.move_of(answer)
        self.tried = (answer.seat, move)
        rule = s.forbids(answer.seat, s.game.moves.find(move) or move)
        if rule is not None:
            raise Refused(rule.id)
        assert move in list(s.legal(answer.seat))
        s.play(answer.seat, move)

    def move_of(self, answer: Answer) -> Move:
        """The next good of a pool, or a choice that the step describes."""
        s, seat = self.s, answer.seat
        if isinstance(s.asking, Spare):
            return self.spare(s.asking, answer)
        if isinstance(s.asking, ChooseLand):
            left = [land_called(s.box, name) for name in answer.lands.values()]
            return Land(next(land for land in left if land != s.asking.first))
        if isinstance(s.asking, LayLands):
            row = lay_row(s, s.asking, answer.lands)
            answer.lands.clear()
            return row
        pool = answer.out if self.asked() in GIVING else answer.into
        moves = [region_move(s, seat, name) for name in pool]
        chosen = next((i for i, move in enumerate(moves) if s.forbids(seat, move) is None), 0)
        pool.pop(chosen)
        return moves[chosen]

    def spare(self, asking: Spare, answer: Answer) -> Move:
        """What the step does not pay though it is printed."""
        assert answer.pay is not None
        paid = [0] * KINDS_OF_GOODS
        for name, count in answer.pay.items():
            paid[good_called(self.s, name)] += count
        for good in range(KINDS_OF_GOODS):
            if asking.remaining(self.s, good) > paid[good]:
                return Good(good)
        raise Unsayable("nothing is spared")


def lay_row(s: Duel, asking: LayLands, wanted: dict[str, str]) -> Move:
    """Above or below, so that the two regions lie as wanted."""
    there = {name_of_land(s.box, asking.first), name_of_land(s.box, asking.second)}
    if there != set(wanted.values()):
        raise Unsayable("other regions than the two on top")
    first = name_of_land(s.box, asking.first)
    above = next(name for position, name in wanted.items() if region_at(position) < COLUMNS)
    return Row(0 if above == first else 1)
