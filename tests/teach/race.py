"""A race whose chances are known exactly: in each turn one point for sure, or three or none by a coin."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, ClassVar

from deskovka.core.game import Game
from deskovka.core.moves import Catalogue
from deskovka.core.parts import Hints, Law, Score, Show, Voice, ranks_of
from deskovka.core.rule import Rule
from deskovka.core.state import Choices, State
from deskovka.core.step import Decision, Move, No, Yes
from deskovka.core.turns import BY_SEAT
from deskovka.core.value import PUBLIC
from deskovka.teach.judge import Judge, final_places

TURNS = 6
RISKY, SAFE = Yes(), No()


class Race(State):
    """Two seats in turn."""

    points: Annotated[list[int], PUBLIC, BY_SEAT]
    left: Annotated[int, PUBLIC]


class Run(Decision):
    """Toss the coin or not."""

    def refuse(self, s: Race, seat: int, m: Move) -> Rule | None:
        return None

    def take(self, s: Race, seat: int, m: Move) -> None:
        s.points[seat] += 3 * int(s.chance.below(2)) if isinstance(m, Yes) else 1
        s.left -= 1
        if s.left:
            s.then(1 - seat, RUN)


RUN = Run()


class RaceLaw(Law):
    def set_up(self, s: Race) -> None:
        s.points, s.left = [0, 0], TURNS
        s.then(0, RUN)

    def score(self, s: Race) -> Score:
        ranks = ranks_of(s.points)
        winners = () if s.steps else tuple([seat for seat in range(2) if ranks[seat] == 1])
        return Score(tuple(s.points), ranks, winners, tuple([{"way": points} for points in s.points]))


class RaceHints(Hints):
    scale: ClassVar[float] = 3.0


class RaceGame(Game):
    id: ClassVar[str] = "race"
    seats: ClassVar[range] = range(2, 3)

    def __init__(self) -> None:
        moves = Catalogue([RISKY, SAFE])
        super().__init__("skirmish", [], moves, [], RaceLaw(), Voice(), Show(), hints=RaceHints())

    def blank(self, seats: int, options: Choices) -> State:
        return Race(self, seats, options)


@cache
def exact(lead: int, left: int) -> float:
    """The chance to win of the seat that is asked and leads by this, if both play best."""
    if not left:
        return 0.5 * (lead > 0) + 0.5 * (lead >= 0)
    return max(after_safe(lead, left), (after_lead(lead, left) + after_lead(lead + 3, left)) / 2)


def after_lead(lead: int, left: int) -> float:
    """The same for the seat that has just answered and leads by this now."""
    return 1 - exact(-lead, left - 1)


def after_safe(lead: int, left: int) -> float:
    return after_lead(lead + 1, left)


class Exact(Judge):
    """Knows the race."""

    def places(self, s: Any, seed: int) -> list[float]:
        if s.asking is None:
            return final_places(s)
        asked = s.to_act()[0]
        chance = exact(s.points[asked] - s.points[1 - asked], s.left)
        first = chance if asked == 0 else 1 - chance
        return [first, 1 - first, 1 - first, first]
