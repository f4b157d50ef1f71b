"""Looking for puzzles in played games: positions where one answer is surely the best. It knows no game.

A quick look at every decision finds those where one answer seems much better than all others. Each of them must
pass three judges: many worlds, a quick player who goes on longer, and a search that knows nothing of the others.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from deskovka.bots import make
from deskovka.core.chance import Chance
from deskovka.core.record import Record, parse
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.teach.calibration import MOMENTS, SLOPES, Slope, fit, observe
from deskovka.teach.comparing import CANDIDATES, Comparison, compare, promising_moves
from deskovka.teach.judge import DEPTH, Judge
from deskovka.teach.measures import half_interval, mean_of
from deskovka.teach.puzzles import END, Line, line_of
from deskovka.teach.values import Candidate
from deskovka.teach.work import Played, compare_sources, derive_seed

FEWEST: Final = 3  # answers of a puzzle; between two one may as well guess
COMPARED: Final = 30  # at most, the most promising ones
GAP: Final = 0.08  # the chance to win that the second best answer costs: twice what still counts as right
# Worlds of the quick look, and the gap that has to show in them: a few show that most decisions are no puzzles.
GLANCES: Final = ((3, 0.2 * GAP), (10, 0.5 * GAP), (40, GAP))
LEADS: Final = 2.0  # no answer is worth more comfortable leads than this
SIFTED: Final = 40  # worlds that show which answers are rivals of the best one
HOPES: Final = 16  # decisions that are looked at closely: those that are not easy first, then the clearest
MOST: Final = 6  # puzzles of one game
APART: Final = 5  # answers between two of them, or they are about the same thing
WORLDS: Final = 480
DEEP, DEEP_WORLDS = 4 * DEPTH, 120
SEARCHER: Final = "search:simulations=3000"
ENDS: Final = 60  # games played to their end to say why
LAST: Final = 0.9  # of a game must be gone for the theme END


def seek(job: str) -> str:
    """The puzzles of one game, from the JSON text of a job to a line: what every process does."""
    data = json.loads(job)
    found = Seeker(Played(parse(data["record"])), data["seed"]).puzzles()
    return json.dumps({"searched": data["searched"], "puzzles": found}, ensure_ascii=False)


class Seeker:
    """Looks for puzzles in one played game."""

    def __init__(self, played: Played, seed: int) -> None:
        self.played = played
        self.game = played.record.game
        self.length = len(played.record.moves)
        self.chance = Chance(derive_seed(seed, "puzzles", played.states[-1].digest()))
        self.slope = SLOPES.get(self.game.id) or self.fit_slope()

    def fit_slope(self) -> Slope:
        """What a lead is worth in a game that nobody has looked at before."""
        found = []
        for number in sorted({self.length * i // MOMENTS for i in range(MOMENTS)}):
            s = self.played.states[number]
            if s.to_act():
                found += observe(s, s.to_act()[0], number / self.length, self.chance)
        return fit(found)

    def judge(self, number: int, depth: int = DEPTH) -> Judge:
        return Judge(self.game, self.slope.at(number / self.length), depth)

    def puzzles(self) -> list[Line]:
        """At most MOST, each some way from the others."""
        found: dict[int, Line] = {}
        hopes = sorted(self.glance(), reverse=True)[:HOPES] if self.played.record.seats > 1 else []
        for _, _, number, best in hopes:
            if len(found) < MOST and all(abs(number - other) >= APART for other in found):
                puzzle = self.look_closely(number, best)
                if puzzle is not None:
                    found[number] = puzzle
        return list(found.values())

    def imagine(self, s: State, seat: int) -> State:
        """From here on nothing is known but what the seat knows."""
        return s.game.imagine(s.view(seat), self.chance.word())

    # --- the quick look ----------------------------------------------------------------------------------

    def glance(self) -> Iterator[tuple[bool, float, int, int]]:
        """Where one answer seems much better: is it not easy, by how much, which decision, which answer."""
        for number, s in enumerate(self.played.states[:-1], 1):
            seat, _ = self.played.answer(number)
            if s.num_legal(seat) < FEWEST or self.slope.at(number / self.length) * LEADS < 4 * GAP:
                continue  # too few answers, or so early that hardly anything can be lost
            root, judge = self.imagine(s, seat), self.judge(number)
            moves = promising_moves(judge, root, seat, CANDIDATES, self.chance, None)
            for worlds, least in GLANCES:
                found = compare(judge, root, seat, moves, worlds, self.chance)
                best, second = order_of(found, seat)[:2]
                gap = found.chance(best, seat) - found.chance(second, seat)
                if gap < least:
                    break
            else:
                yield not self.is_easy(s, seat, moves[best].id), gap, number, moves[best].id

    # --- the three judges --------------------------------------------------------------------------------

    def look_closely(self, number: int, best: int) -> Line | None:
        """A puzzle, if all three judges find the same answer clearly best and it can be said why."""
        s = self.played.states[number - 1]
        seat, _ = self.played.answer(number)
        root = self.imagine(s, seat)
        moves = promising_moves(self.judge(number), root, seat, COMPARED, self.chance, self.game.moves[best])
        sifted = compare(self.judge(number), root, seat, moves, SIFTED, self.chance)
        order = order_of(sifted, seat)
        if moves[order[0]].id != best or mean_of(gaps_between(sifted, seat, *order[:2])) < GAP / 2:
            return None
        rivals = [i for i in order[1:] if not is_left_behind(sifted, seat, order[0], i)] or order[1:2]
        close = [order[0], *rivals[: CANDIDATES - 1]]
        candidates = self.measure(number, root, seat, [moves[i] for i in close])
        if not candidates or make(SEARCHER, self.game, self.chance.word()).choose(s.view(seat)).id != best:
            return None
        why = compare_sources(root, seat, candidates[0].move, candidates[1].move, ENDS, self.chance)
        theme = theme_of(why, seat)
        if theme is None:
            return None
        for i in order:
            if i not in close:
                gaps = gaps_between(sifted, seat, order[0], i)
                chance = max(0.0, candidates[0].chance - mean_of(gaps))
                candidates.append(Candidate(moves[i], chance, half_interval(gaps)))
        theme = END if number > LAST * self.length else theme
        easy = self.is_easy(s, seat, best)
        return line_of(self.position(number), s, seat, theme, easy, candidates, why)

    def is_easy(self, s: State, seat: int, best: int) -> bool:
        """Whether the answer that looks best at once is the best."""
        return make("greedy", self.game, 0).choose(s.view(seat)).id == best

    def measure(self, number: int, root: State, seat: int, moves: list[Move]) -> list[Candidate]:
        """The first answer and its rivals, the best first; nothing unless that is the first one, by two judges."""
        found = compare(self.judge(number), root, seat, moves, WORLDS, self.chance)
        order = order_of(found, seat)
        candidates = [
            Candidate(moves[i], found.chance(i, seat), half_interval([row[seat] for row in found.wins[i]]))
            for i in order
        ]
        first, second = candidates[:2]
        if order[0] or first.chance - second.chance < max(GAP, first.half + second.half):
            return []
        deeper = compare(self.judge(number, DEEP), root, seat, moves, DEEP_WORLDS, self.chance)
        return candidates if is_surely_best(deeper, seat, 0) else []

    def position(self, number: int) -> Record:
        """The record up to a decision; who played there is nobody's business."""
        r = self.played.record
        deals = [deal for deal in r.deals if deal[0] < number]
        return Record(r.game, r.seats, r.seed, r.options, (), r.moves[: number - 1], None, None, deals)


def order_of(found: Comparison, seat: int) -> list[int]:
    """The answers, the best for the seat first."""
    return sorted(range(len(found.moves)), key=lambda i: -found.chance(i, seat))


def gaps_between(found: Comparison, seat: int, one: int, other: int) -> list[float]:
    """By world: how much better for a seat one answer is than another."""
    pairs = zip(found.wins[one], found.wins[other], strict=True)
    return [mine[seat] - theirs[seat] for mine, theirs in pairs]


def is_left_behind(found: Comparison, seat: int, best: int, other: int) -> bool:
    """Whether an answer surely costs as much as a puzzle asks for."""
    gaps = gaps_between(found, seat, best, other)
    return mean_of(gaps) - half_interval(gaps) >= GAP


def is_surely_best(found: Comparison, seat: int, best: int) -> bool:
    """Whether an answer is better than each other one in the same worlds, by more than chance explains."""
    for i in range(len(found.moves)):
        gaps = gaps_between(found, seat, best, i)
        if i != best and mean_of(gaps) <= half_interval(gaps):
            return False
    return True


def theme_of(why: list[Line], seat: int) -> str | None:
    """The source in which the best answer helps most: more points of one's own, or fewer of somebody else's."""
    helps = [one for one in why if (one["points"] > 0) == (one["seat"] == seat)]
    return max(helps, key=lambda one: abs(one["points"]))["source"] if helps else None
