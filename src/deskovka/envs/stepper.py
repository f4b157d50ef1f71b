"""Many games stepped together, their observations and masks written into two rows. Compiled with the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from deskovka.core.chance import Chance
from deskovka.core.state import State
from deskovka.envs.encoder import Encoder, Sink, blank
from deskovka.envs.layouts import Layout

SPREAD: Final = 1 << 32  # seeds of each place at the batch
APART: Final = 1 << 95  # random answers come from seeds that are far from those of games


class Stepper:
    """Games in a row; one that is finished or cut off is replaced by a new one from the place's next seed.

    `numbers` holds the observation of whoever is asked in each game, `marks` a 1 for each move it allows.
    """

    def __init__(self, layout: Layout, seeds: Sequence[int], observe: bool = True) -> None:
        self.layout = layout
        self.encoder = Encoder(layout)
        self.observe = observe
        self.count: i64 = len(seeds)
        self.size: i64 = layout.size
        self.moves: i64 = len(layout.game.moves)
        self.numbers: Sink = blank(self.count * self.size)
        self.marks: vec[u8] = vec[u8]([0] * (self.count * self.moves))
        self.seat: vec[i64] = vec[i64]([0] * self.count)
        self.longest: i64 = layout.game.hints.longest(layout.seats)
        self.answers: vec[i64] = vec[i64]([0] * self.count)  # in the game at each place so far
        self.seeds = list(seeds)
        self.states: list[State] = []
        self.allowed: list[list[int]] = [[] for _ in seeds]  # numbers of moves, by game
        self.chances = [Chance(seed + APART) for seed in seeds]
        for seed in seeds:
            self.states.append(self.begin(seed))
        for i in range(self.count):
            self.look(i)

    def begin(self, seed: int) -> State:
        """A new game."""
        layout = self.layout
        return layout.game.begin(layout.seats, seed, layout.options, log=False)

    def reset(self, seeds: Sequence[int]) -> None:
        """All games anew, from these seeds."""
        self.seeds = list(seeds)
        self.chances = [Chance(seed + APART) for seed in seeds]
        for i in range(self.count):
            self.states[i] = self.begin(self.seeds[i])
            self.answers[i] = 0
            self.look(i)

    def look(self, i: i64) -> None:
        """Write what the seat that is asked in a game knows and may do."""
        s = self.states[i]
        decision = s.asking
        assert decision is not None
        seat = decision.to_act(s, s.actors[-1])[0] if decision.together else s.actors[-1]
        self.seat[i] = seat
        if self.observe:
            if s.plan is not None:
                s.memory.forget(int(seat))  # thousands of beliefs that nobody asks for would slow down everything
            self.encoder.write(s, seat, self.numbers, i * self.size)
        at = i * self.moves
        marks = self.marks
        for number in self.allowed[i]:
            marks[at + number] = 0
        allowed = [m.id for m in (s.menu if s.menu else decision.options(s, seat))]
        for number in allowed:
            marks[at + number] = 1
        self.allowed[i] = allowed

    def step(self, actions: list[int]) -> list[tuple[int, State]]:
        """Play a move in every game; those that are over or cut off, each with its place.

        ValueError if a move is not allowed.
        """
        if len(actions) != self.count:
            raise ValueError(f"{self.count} games need as many actions, not {len(actions)}")
        for i in range(self.count):
            if not 0 <= actions[i] < self.moves or not self.marks[i * self.moves + actions[i]]:
                raise ValueError(f"game {i} does not allow action {actions[i]} now: look at its mask")
        ended: list[tuple[int, State]] = []
        moves = self.layout.game.moves.all
        for i in range(self.count):
            s = self.states[i]
            s.answer(self.seat[i], moves[actions[i]])
            self.answers[i] += 1
            if s.asking is None or self.answers[i] >= self.longest:
                ended.append((i, s))
                self.answers[i] = 0
                self.seeds[i] = next_seed(self.seeds[i])
                self.states[i] = self.begin(self.seeds[i])
            self.look(i)
        return ended

    def random_actions(self) -> list[int]:
        """A legal action for each game, each equally likely; each place has its own chance."""
        found: list[int] = []
        for i in range(self.count):
            allowed = self.allowed[i]
            found.append(allowed[self.chances[i].below(len(allowed))])
        return found


def next_seed(seed: int) -> int:
    """The seed of the next game at the same place."""
    return seed + SPREAD
