"""The bot that has learned: search whose positions are judged by a network where a turn ends. Compiled."""

from __future__ import annotations

import time
from math import log, sqrt, tanh
from pathlib import Path
from typing import Final

from mypy_extensions import i64

from deskovka.bots.base import after
from deskovka.bots.playout import play_on
from deskovka.bots.search import MOST_TRIED, OPENED, TRIED, TRUST, Arm, Node, Search
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.envs.encoder import Sink, blank
from deskovka.learn.judge import Judge
from deskovka.learn.network import find, judge_for

LONGEST: Final = 24  # moves after which the end of a turn is not waited for any longer
TRIES: Final = 3  # moves of which a player in a hurry takes the best
RANKED: Final = 48  # best-looking moves of which the network says which are worth trying
RANKINGS: Final = 2  # imagined states in which it looks at them


def turn_is_over(s: State, seat: int) -> bool:
    """Has a seat's turn ended? Somebody else is asked, or the question is one with which turns begin."""
    decision = s.asking
    if decision is None:
        return True
    if s.answers:
        return False  # a question that several answer is open
    if decision.together or s.actors[-1] != seat:
        return True
    opens = s.game.hints.opens
    return type(decision).__name__ in opens if opens else s.seats == 1


class Learned(Search):
    """Search with a network; where there is none for a game, it is search."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        simulations: int | None = None,
        seconds: float | None = None,
        depth: int | None = None,
        network: str = "",
    ) -> None:
        super().__init__(game, seed, simulations, seconds, depth)
        self.network = network  # a file; else the one that is found for the game
        self.judge: Judge | None = None
        self.row: Sink = blank(0)
        self.asked_for = ""  # the seats and options that the judge was looked for
        self.viewer = 0
        self.last = 0  # who made the last choice on the way down
        self.done: i64 = 0  # simulations since the bot was made, and
        self.spent = 0.0  # the seconds they took

    def choose(self, view: View) -> Move:
        assert view.seat is not None
        self.viewer = view.seat
        self.find_judge(view)
        return super().choose(view)

    def find_judge(self, view: View) -> None:
        """The judge for the table at which this bot sits."""
        wish = f"{view.seats} {view.options}"
        if wish == self.asked_for:
            return
        self.asked_for = wish
        self.judge = None
        options = self.game.complete(view.seats, view.options)
        path = Path(self.network) if self.network else find(self.game, view.seats, options)
        if path is not None:
            self.judge = judge_for(path, self.game, view.seats, options)
        if self.judge is not None:
            self.row = blank(self.judge.features.size)

    def think(self, root: State, seat: int, tree: Node) -> Move:
        """With a budget in seconds, as many moves are tried as the simulations of that time can tell apart."""
        if self.seconds is None or self.judge is None:
            return super().think(root, seat, tree)
        if self.done:
            expected = min(float(self.simulations), self.seconds * float(self.done) / self.spent)
            self.tried = min(MOST_TRIED, 1 + int(TRIED * sqrt(expected)))
        start = time.monotonic()
        best = super().think(root, seat, tree)
        self.spent += max(time.monotonic() - start, 1e-6)
        return best

    def promising_arms(self, root: State, seat: int, tree: Node) -> list[Arm]:
        """The moves that the network finds best among the best-looking ones, as many as the budget can compare."""
        if self.judge is None:
            return super().promising_arms(root, seat, tree)
        self.picks += 1
        now = self.outlook(root, seat)
        self.allow(tree, root, seat, now)
        arms = [arm for arm in tree.ranking if arm.picks == self.picks][:RANKED]
        if len(arms) <= self.tried or RANKINGS * len(arms) > self.simulations:
            return arms[: self.tried]
        self.last = seat
        hopes = [0.0] * len(arms)
        for _ in range(RANKINGS):
            dream = root.resample(seat, self.chance.word())
            for i, arm in enumerate(arms):
                hopes[i] += self.look(after(dream, seat, arm.move, arm.move.id))[seat]
        for i, arm in enumerate(arms):
            arm.promise = hopes[i] / RANKINGS - now
        arms.sort(key=promise_of, reverse=True)
        return arms[: self.tried]

    def simulate(self, node: Node, s: State, first: Arm) -> None:
        self.done += 1
        self.last = int(first.key // len(self.game.moves))
        super().simulate(node, s, first)

    def pick(self, node: Node, s: State, seat: int, now: float) -> Arm:
        """As in search, but moves not tried yet are thought to surprise as much as those that were.

        How a move looks is the game's worth, what became of it the network's word; where the two see a position
        differently, all moves there differ alike, and that must not decide which of them is tried.
        """
        self.last = seat
        if self.judge is None:
            return super().pick(node, s, seat, now)
        self.picks += 1
        self.allow(node, s, seat, now)
        opened = self.widen(node)
        surprise, visits = 0.0, 0.0
        for arm in opened:
            surprise += arm.total - float(arm.visits) * arm.promise
            visits += float(arm.visits)
        usual = TRUST * surprise / visits if visits > 0.0 else 0.0
        best = opened[0]
        best_bound = -2.0
        for arm in opened:
            arm.allowed += 1
            trust = float(arm.visits) + TRUST
            bound = arm.worth() + usual / trust + self.explore * sqrt(log(float(arm.allowed) + 1.0) / trust)
            if bound > best_bound:
                best, best_bound = arm, bound
        return best

    def widen(self, node: Node) -> list[Arm]:
        """The best-looking of the arms that are allowed now."""
        width = 1 + int(OPENED * sqrt(float(node.visits)))
        found: list[Arm] = []
        for arm in node.ranking:
            if arm.picks == self.picks:
                found.append(arm)
                if len(found) == width:
                    break
        return found

    def look(self, s: State) -> list[float]:
        """The turn is played to its end, if it has not ended yet; then the network says what it came to."""
        judge = self.judge
        if judge is None:
            return super().look(s)
        s = self.end_turn(s)
        if s.asking is None or not turn_is_over(s, self.last):
            return self.plain_look(s)
        return self.judge_seats(judge, s)

    def end_turn(self, s: State) -> State:
        """Hurried moves of whoever chose last, while it is still asked: random ones waste what a turn gained."""
        moves: i64 = 0
        while moves < LONGEST and not turn_is_over(s, self.last):
            if s.answers or s.choices <= 1:
                play_on(s, self.chance.word(), 1)
            else:
                s = self.hurry(s)
            moves += 1
        return s

    def hurry(self, s: State) -> State:
        """After the one of a few moves after which the own position looks best."""
        seat = s.actors[-1]
        first = s.nth_legal(seat, int(self.chance.below(s.choices)))
        best = after(s, seat, first, 0)
        most = self.game.hints.value(best, seat)
        for _ in range(TRIES - 1):
            move = s.nth_legal(seat, int(self.chance.below(s.choices)))
            if move is not first:
                ahead = after(s, seat, move, 0)
                value = self.game.hints.value(ahead, seat)
                if value > most:
                    best, most = ahead, value
        return best

    def plain_look(self, s: State) -> list[float]:
        """How search judges, without playing on."""
        depth = self.depth
        self.depth = 0
        found = super().look(s)
        self.depth = depth
        return found

    def judge_seats(self, judge: Judge, s: State) -> list[float]:
        """What each seat can hope for, as the viewer's network says it of what the viewer would see."""
        leads = judge.features.write(s, self.viewer, self.row)
        more = judge.judge(self.row)
        seats = s.seats
        rewards = [0.0] * seats
        for i in range(seats):
            rewards[(self.viewer + i) % seats] = 0.5 + 0.5 * tanh(leads[i] + more[i])
        return rewards


def promise_of(arm: Arm) -> float:
    return arm.promise
