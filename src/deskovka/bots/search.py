"""Search: information-set Monte Carlo tree search over imagined states. It knows no game.

The best-looking moves are tried in the same imagined states, and the worse half of them is dropped again and
again. Each simulation walks down one tree shared by all of them to a node that is still young, and looks how the
game may end from there. A move is judged only in the states where it was allowed, and by how much better things
become than they looked before it: what is due to a lucky state is not its merit. Secret simultaneous answers are
chosen apart: nobody's choice looks at another's.
"""

from __future__ import annotations

import time
from math import log, sqrt, tanh
from typing import Final

from mypy_extensions import i64

from deskovka.bots.base import Bot, after, margin, margins
from deskovka.bots.playout import play_on
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import canonical, to_json

MANY: Final = 1_000_000_000
# Of many moves, this factor times the root of a node's visits are opened, best-looking first.
OPENED: Final = 1.5
# Of those to choose from, a factor times the root of the simulations are tried, up to a limit.
TRIED: Final = 0.5
MOST_TRIED: Final = 16
# A node visited less often has no arms yet: to see how they look costs as much as a game played to its end.
YOUNG: Final = 4
TRUST: Final = 4.0  # visits that how a move looks one move ahead is worth


class Arm:
    """One move of one seat in a node."""

    def __init__(self, key: i64, move: Move, promise: float) -> None:
        self.key = key  # orders the arms of a node by seat, then by the catalogue
        self.move = move
        self.promise = promise  # how much better things look one move ahead, from -1 to 1
        self.picks: i64 = 0  # the number of the last pick in which it was allowed
        self.allowed: i64 = 0  # picks in which it was allowed and opened
        self.visits: i64 = 0
        self.total = 0.0  # how much better things became, summed over the visits

    def worth(self) -> float:
        """What is to be expected of the move."""
        return (self.total + TRUST * self.promise) / (float(self.visits) + TRUST)


class Node:
    """What happened so far, as far as moves tell it."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.arms: list[Arm] = []  # by key
        self.ranking: list[Arm] = []  # the same, best-looking first
        self.after: dict[int, Node] = {}  # by the moves answered here

    def add(self, place: int, arm: Arm) -> None:
        """A new arm goes to its place in the order of keys, and behind those that look as good."""
        self.arms.insert(place, arm)
        rank = len(self.ranking)
        while rank and self.ranking[rank - 1].promise < arm.promise:
            rank -= 1
        self.ranking.insert(rank, arm)


class Search(Bot):
    """Thinks for a number of simulations, for some seconds, or for what is shorter of both.

    `depth` is the number of random moves after which a position is judged by how it looks (the game knows how
    many are good); -1 plays to the end, as far as patience goes.
    """

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        simulations: int | None = None,
        seconds: float | None = None,
        depth: int | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.seconds = seconds
        self.simulations = simulations or (200 if seconds is None else MANY)
        self.depth = game.hints.look if depth is None else depth
        self.explore = game.hints.explore
        self.tried = min(MOST_TRIED, 1 + int(TRIED * sqrt(float(self.simulations))))
        self.expected = ""  # the view that my last answer leads to, if it is mine to go on at once
        self.picks: i64 = 0
        self.kept = Node()  # what I know of that position already

    def choose(self, view: View) -> Move:
        seat = view.seat
        assert seat is not None
        root = self.game.imagine(view, self.chance.word())
        if root.num_legal(seat) == 1:
            return root.nth_legal(seat, 0)
        tree = self.kept if self.expected == canonical(to_json(view)) else Node()
        best = self.think(root, seat, tree)
        self.keep(root, seat, best, tree)
        return best

    def think(self, root: State, seat: int, tree: Node) -> Move:
        """The move that is left when the worse half was dropped often enough; every round costs the same."""
        start = time.monotonic()
        arms = self.promising_arms(root, seat, tree)
        rounds = max(1, (len(arms) - 1).bit_length())
        count = 0
        for i in range(rounds):
            until = self.simulations * (i + 1) // rounds
            while count == 0 or count + len(arms) <= until:
                dream = root.resample(seat, self.chance.word())
                for arm in arms:
                    self.simulate(tree, dream.clone(), arm)
                count += len(arms)
                if self.seconds is not None and time.monotonic() - start >= self.seconds * (i + 1) / rounds:
                    break
            arms.sort(key=Arm.worth, reverse=True)
            arms = arms[: (len(arms) + 1) // 2]
        return arms[0].move

    def promising_arms(self, root: State, seat: int, tree: Node) -> list[Arm]:
        """The best-looking moves, as many as the budget can compare."""
        self.picks += 1
        self.allow(tree, root, seat, self.outlook(root, seat))
        return [arm for arm in tree.ranking if arm.picks == self.picks][: self.tried]

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

    def simulate(self, node: Node, s: State, first: Arm) -> None:
        """One walk down the tree to a node that is still young, and one look ahead from there."""
        seats: list[int] = []
        arms: list[Arm] = []
        before: list[float] = []
        mine = first.key // len(self.game.moves)
        young = False
        top = True
        while s.asking is not None and not young:
            key = 1
            node.visits += 1
            asked = s.to_act()
            moves: list[Move] = []
            for seat in asked:  # all choose before anybody has answered
                if s.num_legal(seat) > 1:
                    now = self.outlook(s, seat)
                    arm = first if top and seat == mine else self.pick(node, s, seat, now)
                    before.append(now)
                    arms.append(arm)
                    seats.append(seat)
                    move = arm.move
                else:
                    move = s.nth_legal(seat, 0)
                moves.append(move)
                key = key * len(self.game.moves) + move.id
            for i, seat in enumerate(asked):
                s.answer(seat, moves[i])
            child = node.after.get(key)
            if child is None:
                child = Node()
                node.after[key] = child
            node = child
            top = False
            young = node.visits < YOUNG
        node.visits += 1
        rewards = self.look(s)
        for i, arm in enumerate(arms):
            arm.visits += 1
            arm.total += rewards[seats[i]] - before[i]

    def pick(self, node: Node, s: State, seat: int, now: float) -> Arm:
        """The arm with the best upper bound among those opened so far."""
        self.picks += 1
        self.allow(node, s, seat, now)
        picks = self.picks
        explore = self.explore
        width = 1 + int(OPENED * sqrt(float(node.visits)))
        best: Arm | None = None
        best_bound = -2.0
        for arm in node.ranking:
            if arm.picks == picks:
                arm.allowed += 1
                bound = arm.worth() + explore * sqrt(log(float(arm.allowed) + 1.0) / (float(arm.visits) + TRUST))
                if bound > best_bound:
                    best, best_bound = arm, bound
                width -= 1
                if width == 0:
                    break
        assert best is not None
        return best

    def allow(self, node: Node, s: State, seat: int, now: float) -> None:
        """Mark the arms of all moves allowed now; a move seen for the first time is tried to see how it looks."""
        picks = self.picks
        arms = node.arms
        first: i64 = seat * len(self.game.moves)
        i: i64 = 0  # moves come in the catalogue's order, as arms do: both are walked along only once
        decision = s.asking
        assert decision is not None
        for move in decision.options(s, seat):
            key = first + move.id
            while i < len(arms) and arms[i].key < key:
                i += 1
            arm = arms[i] if i < len(arms) else None
            if arm is None or arm.key != key:
                arm = Arm(key, move, self.outlook(after(s, seat, move, move.id), seat) - now)
                node.add(i, arm)
            arm.picks = picks
            i += 1

    def outlook(self, s: State, seat: int) -> float:
        """How a position looks to a seat, from 0 to 1."""
        return self.hope(margin(self.game, s, seat))

    def hope(self, lead: float) -> float:
        """What a lead promises, from 0 to 1."""
        return 0.5 + 0.5 * tanh(lead / self.game.hints.scale)

    def look(self, s: State) -> list[float]:
        """What each seat can hope for, from 0 to 1."""
        play_on(s, self.chance.word(), self.depth)
        rewards = [self.hope(lead) for lead in margins(self.game, s)]
        if s.asking is None:
            winners = self.game.law.winners(s)
            for seat in range(s.seats):
                rewards[seat] = 0.5 * rewards[seat] + (0.5 / len(winners) if seat in winners else 0.0)
        return rewards
