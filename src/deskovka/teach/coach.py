"""The coach: what a seat answers best while the game goes on, by nothing but what the seat may know."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Final

from deskovka.core.chance import Chance
from deskovka.core.codec import encode
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.teach.calibration import SLOPES, USUAL, Slope
from deskovka.teach.comparing import CANDIDATES, Comparison, compare, promising_moves
from deskovka.teach.judge import Judge, play_quickly
from deskovka.teach.measures import best_in, differences, half_interval, mean_of
from deskovka.teach.values import Difference
from deskovka.teach.work import compare_sources, derive_seed

WORLDS: Final = 120  # imagined for a hint, if there is time,
FEWEST: Final = 16  # and for anything that is said at all
BATCH: Final = 4  # worlds between two looks at the clock
ENDS: Final = 40  # games played to their end to say why, if there is time
SECONDS: Final = 2.0  # for the chances of a hint,
PATIENCE: Final = 8.0  # for the fewest worlds where nothing is compiled,
WHY_SECONDS: Final = 1.0  # and to say why
RIVALS: Final = 4  # answers with which one is compared of which somebody may have to be warned,
CHECK_SECONDS: Final = 0.8  # for that,
CHECK_WHY_SECONDS: Final = 0.3  # and to say why
NEAR: Final = 0.03  # of a chance: answers that are worse by no more are as good


@dataclass
class Advice:
    """The compared answers by their numbers in the catalogue, each with what it is worth."""

    moves: list[int]
    chances: list[float]  # to win
    halves: list[float]  # how far their 95 % intervals reach to either side
    best: int  # which of them
    even: bool  # is it nearly the same what is answered?
    seats: list[float]  # everybody's chance to win before the answer
    why: list[Difference]  # what the best one brings more than an ordinary one


@dataclass
class Doubt:
    """What an answer surely costs, and why; a loss of 0: less than was asked for, or it is not sure."""

    loss: float
    half: float
    why: list[Difference]


class Coach:
    """Advises a seat that is asked. Whoever has time enough advises the same for the same view."""

    def __init__(self, g: Game, view: View, number: int, hurried: bool = True) -> None:
        assert view.seat is not None
        self.seat: int = view.seat
        self.hurried = hurried
        digest = hashlib.sha256(encode(view).encode()).hexdigest()
        self.chance = Chance(derive_seed(0, "coach", digest))
        self.root = g.imagine(view, self.chance.word())  # from here on nothing is known but what the seat knows
        self.judge = Judge(g, slope_at(self.root, view, number, self.chance))

    def advise(self) -> Advice | None:
        """Compare the promising answers; None if there is not time enough to say anything."""
        hopeless, late = self.clock(PATIENCE), self.clock(SECONDS)
        moves = promising_moves(self.judge, self.root, self.seat, CANDIDATES, self.chance, None)
        found = self.compare(moves, hopeless, lambda _: late())
        if found.worlds < FEWEST:
            return None
        best = best_in(found, self.seat, range(found.worlds), 0)
        losses = [self.loss(found, i) for i in range(len(moves))]
        even = all(loss <= max(NEAR, half) for loss, half in losses)
        return Advice(
            [one.id for one in moves],
            [found.chance(i, self.seat) for i in range(len(moves))],
            [half_interval([row[self.seat] for row in rows]) for rows in found.wins],
            best,
            even,
            found.before(),
            [] if even else self.why(moves[best], moves[ordinary(losses)], self.clock(WHY_SECONDS)),
        )

    def doubt(self, move: Move, least: float) -> Doubt:
        """Does an answer surely cost this part of the chance to win?"""
        late = self.clock(CHECK_SECONDS)
        moves = promising_moves(self.judge, self.root, self.seat, RIVALS + 1, self.chance, move)
        mine = [one.id for one in moves].index(move.id)

        def clear(found: Comparison) -> bool:
            loss, half = self.loss(found, mine)
            return loss - half >= least or loss + half < least

        found = self.compare(moves, late, clear)
        loss, half = self.loss(found, mine)
        if found.worlds < FEWEST or loss - half < least:
            return Doubt(0.0, 0.0, [])
        best = moves[best_in(found, self.seat, range(found.worlds), mine)]
        return Doubt(loss, half, self.why(best, move, self.clock(CHECK_WHY_SECONDS)))

    def compare(
        self, moves: list[Move], late: Callable[[], bool], clear: Callable[[Comparison], bool]
    ) -> Comparison:
        """Try answers in the same worlds until it is late, or there are some and it is clear, or enough."""
        found = compare(self.judge, self.root, self.seat, moves, BATCH, self.chance)
        while found.worlds < WORLDS and not late() and not (found.worlds >= FEWEST and clear(found)):
            extend(found, compare(self.judge, self.root, self.seat, moves, BATCH, self.chance))
        return found

    def loss(self, found: Comparison, answer: int) -> tuple[float, float]:
        """What an answer costs beside the best one, and how far the interval of that reaches."""
        losses = [row[self.seat] for row in differences(found, self.seat, answer)]
        return mean_of(losses), half_interval(losses)

    def why(self, better: Move, worse: Move, late: Callable[[], bool]) -> list[Difference]:
        """What one answer brings more than another, as far as it is sure in this time."""
        if better.id == worse.id:
            return []
        told = compare_sources(self.root, self.seat, better, worse, ENDS, self.chance, late)
        return [Difference(**one) for one in told]

    def clock(self, seconds: float) -> Callable[[], bool]:
        """Says when this time is over."""
        end = monotonic() + seconds if self.hurried else inf
        return lambda: monotonic() > end


def extend(found: Comparison, more: Comparison) -> None:
    """What came of the same answers in further worlds."""
    for i in range(len(found.moves)):
        found.wins[i] += more.wins[i]
        found.totals[i] = [a + b for a, b in zip(found.totals[i], more.totals[i], strict=True)]
    found.quick = [a + b for a, b in zip(found.quick, more.quick, strict=True)]
    found.worlds += more.worlds


def ordinary(losses: list[tuple[float, float]]) -> int:
    """Of answers with their losses the middle one; the worst where that is nearly as good as the best."""
    order = sorted(range(len(losses)), key=lambda i: losses[i][0])
    middle = order[len(order) // 2]
    return middle if losses[middle][0] > NEAR else order[-1]


def slope_at(root: State, view: View, number: int, chance: Chance) -> float:
    """What a lead is worth after this `number` of answers: by how much is played, or may still be."""
    g = root.game
    done, whole = g.show.progress(view) or (number, number + answers_left(root, chance))
    return (SLOPES.get(g.id) or Slope(*USUAL)).at(done / max(1, whole))


def answers_left(root: State, chance: Chance) -> int:
    """How many answers the quick player still gives until the end."""
    s, count = root.clone(), 0
    while s.asking is not None and count < root.game.hints.longest(root.seats):
        play_quickly(s, chance.word(), 1)
        count += 1
    return count
