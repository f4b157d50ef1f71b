"""Search: information-set Monte Carlo tree search over imagined states. It knows no game.

Every simulation imagines anew what the seat cannot know, walks down one tree shared by all of them, opens a new
node, and looks how the game may end from there. A move is judged only in the states where it was allowed. Secret
simultaneous answers are chosen apart: nobody's choice looks at another's.
"""

from __future__ import annotations

import time
from math import log, sqrt, tanh
from typing import Final

from deskovka.bots.base import Bot, after, margin
from deskovka.core.game import Game
from deskovka.core.playout import play_on
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import canonical, to_json

EXPLORATION: Final = 0.5
MANY: Final = 1_000_000_000
OPENED: Final = (
    1.5  # of many moves only so many times the root of a node's visits are looked at, best-looking first
)


class Arm:
    """One move of one seat in a node."""

    def __init__(self, move: Move, promise: float) -> None:
        self.move = move
        self.promise = promise  # how it looks one move ahead
        self.visits = 0
        self.allowed = 0  # visits of the node in which it was allowed
        self.total = 0.0


class Node:
    """What happened so far, as far as moves tell it."""

    def __init__(self) -> None:
        self.visits = 0
        self.arms: dict[int, Arm] = {}  # by seat and move
        self.after: dict[int, Node] = {}  # by the moves answered here


class Search(Bot):
    """Thinks for a number of simulations, for some seconds, or for what is shorter of both.

    `depth` is the number of random moves after which a position is judged by how it looks; -1 plays to the end.
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        simulations: int | None = None,
        seconds: float | None = None,
        depth: int = 8,
    ) -> None:
        super().__init__(game, seed)
        self.seconds = seconds
        self.simulations = simulations or (200 if seconds is None else MANY)
        self.depth = depth
        self.expected = ""  # the view that my last answer leads to, if it is mine to go on at once
        self.kept = Node()  # what I know of that position already

    def choose(self, view: View) -> Move:
        seat = view.seat
        assert seat is not None
        root = self.game.imagine(view, self.chance.word())
        if root.num_legal(seat) == 1:
            return root.nth_legal(seat, 0)
        tree = self.kept if self.expected == canonical(to_json(view)) else Node()
        self.think(root, seat, tree)
        best = self.best(tree, seat, root.seats)
        self.keep(root, seat, best, tree)
        return best

    def think(self, root: State, seat: int, tree: Node) -> None:
        """Simulate as long as the budget lasts, but at least once."""
        end = time.monotonic() + self.seconds if self.seconds is not None else 0.0
        for count in range(self.simulations):
            if count and self.seconds is not None and time.monotonic() >= end:
                break
            self.simulate(tree, root.resample(seat, self.chance.word()))

    def best(self, tree: Node, seat: int, seats: int) -> Move:
        """The most visited move."""
        arms = [arm for key, arm in tree.arms.items() if key % seats == seat]
        best = arms[0]
        for arm in arms:
            if (arm.visits, arm.total) > (best.visits, best.total):
                best = arm
        return best.move

    def keep(self, root: State, seat: int, move: Move, tree: Node) -> None:
        """If my answer shows nothing hidden and I go on at once, the tree below it is still true."""
        self.expected = ""
        child = tree.after.get(len(self.game.moves) + move.id)
        if child is None or root.to_act() != (seat,):
            return
        after = root.clone()
        after.answer(seat, move)
        if after.to_act() == (seat,) and after.reveals == root.reveals:
            self.expected = canonical(to_json(after.view(seat)))
            self.kept = child

    def simulate(self, node: Node, s: State) -> None:
        """One walk down the tree, one new node, one look ahead."""
        seats: list[int] = []
        arms: list[Arm] = []
        fresh = False
        while s.asking is not None and not fresh:
            key = 1
            node.visits += 1
            asked = s.to_act()
            moves: list[Move] = []
            for seat in asked:  # all choose before anybody has answered
                move = s.nth_legal(seat, 0)
                if s.num_legal(seat) > 1:
                    arm = self.pick(node, s, seat)
                    arms.append(arm)
                    seats.append(seat)
                    move = arm.move
                moves.append(move)
                key = key * len(self.game.moves) + move.id
            for i, seat in enumerate(asked):
                s.answer(seat, moves[i])
            child = node.after.get(key)
            fresh = child is None
            if child is None:
                child = Node()
                node.after[key] = child
            node = child
        rewards = self.look(s)
        for i, arm in enumerate(arms):
            arm.visits += 1
            arm.total += rewards[seats[i]]

    def pick(self, node: Node, s: State, seat: int) -> Arm:
        """The arm with the best upper bound among those opened so far."""
        allowed = self.arms_for(node, s, seat)
        width = 1 + int(OPENED * sqrt(node.visits))
        if width < len(allowed):
            allowed.sort(key=promise_of)
            allowed = allowed[:width]
        best = allowed[0]
        best_bound = -1.0
        for arm in allowed:
            arm.allowed += 1
            if arm.visits == 0:
                return arm
            bound = arm.total / arm.visits + EXPLORATION * sqrt(log(arm.allowed) / arm.visits)
            if bound > best_bound:
                best, best_bound = arm, bound
        return best

    def arms_for(self, node: Node, s: State, seat: int) -> list[Arm]:
        """The arms of all moves allowed now; a move seen for the first time is tried to see how it looks."""
        found: list[Arm] = []
        for move in s.legal(seat):
            key = move.id * s.seats + seat
            arm = node.arms.get(key)
            if arm is None:
                arm = Arm(move, self.promise(s, seat, move))
                node.arms[key] = arm
            found.append(arm)
        return found

    def promise(self, s: State, seat: int, move: Move) -> float:
        """How the position looks after a move."""
        return margin(self.game, after(s, seat, move, move.id), seat)

    def look(self, s: State) -> list[float]:
        """What each seat can hope for, from 0 to 1."""
        play_on(s, self.chance.word(), self.depth)
        rewards = [0.5 + 0.5 * tanh(margin(self.game, s, seat) / self.game.scale) for seat in range(s.seats)]
        if s.asking is None:
            winners = s.score().winners
            for seat in range(s.seats):
                rewards[seat] = 0.5 * rewards[seat] + (0.5 / len(winners) if seat in winners else 0.0)
        return rewards


def promise_of(arm: Arm) -> float:
    """The best-looking first."""
    return -arm.promise
