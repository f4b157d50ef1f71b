"""A batch: many games of one process stepped together, their observations and masks in shared arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from deskovka.core.game import Game
from deskovka.envs.encoder import blank
from deskovka.envs.layouts import Layout
from deskovka.envs.making import layout
from deskovka.envs.rewards import check_reward, rewards
from deskovka.envs.sights import Sights, as_array, feature_values
from deskovka.envs.stepper import Stepper


class Arrays:
    """What a batch writes: a row for each game.

    `observations` and `masks` belong to the seat in `seats`, who answers next; `rewards` of each seat and `done`
    tell what the last step ended, and `cut` which of these games had no end when patience ended: they pay by the
    score as it stands. A game that is done has been replaced by a new one, which is what the others show.
    """

    def __init__(self, count: int, size: int, moves: int, seats: int, buffer: Any = None) -> None:
        self.observations: NDArray[np.float32]
        self.masks: NDArray[np.int8]
        self.seats: NDArray[np.int64]
        self.rewards: NDArray[np.float32]
        self.done: NDArray[np.bool_]
        self.cut: NDArray[np.bool_]
        at = 0
        for name, shape, kind in shapes(count, size, moves, seats):
            length = int(np.prod(shape)) * np.dtype(kind).itemsize
            # Zeroed memory of this process, or a part of what several processes share.
            part = bytearray(length) if buffer is None else buffer[at : at + length]
            setattr(self, name, np.frombuffer(part, kind).reshape(shape))
            at += length + -length % 64


def shapes(count: int, size: int, moves: int, seats: int) -> list[tuple[str, tuple[int, ...], Any]]:
    """Name, shape and kind of each array."""
    return [
        ("observations", (count, size), np.float32),
        ("masks", (count, moves), np.int8),
        ("seats", (count,), np.int64),
        ("rewards", (count, seats), np.float32),
        ("done", (count,), np.bool_),
        ("cut", (count,), np.bool_),
    ]


def bytes_of(count: int, size: int, moves: int, seats: int) -> int:
    """How much memory they take, each from a round address on."""
    lengths = [
        int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in shapes(count, size, moves, seats)
    ]
    return sum(length + -length % 64 for length in lengths)


class Batch(Arrays):
    """`count` games of one kind. Game i begins with the seed `seed + i`; its later ones follow from that.

    `reward` is "rank" (1 for the first, -1 for the last) or "points"; with `features` the game's own follow each
    observation (slower: they are not compiled into one row). With `observation="turned"` the seats are
    turned so that the one who answers comes first, and cards are counted instead of listed.
    """

    def __init__(
        self,
        name: str | Game,
        count: int,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        reward: str = "rank",
        features: bool = False,
        observation: str = "plain",
    ) -> None:
        self._take(layout(name, seats, options), count, seed, reward, features, observation)
        super().__init__(count, self.sights.size, self.sights.moves, self.layout.seats)
        self.show()

    def _take(self, layout: Layout, count: int, seed: int, reward: str, features: bool, observation: str) -> None:
        if count < 1:
            raise ValueError(f"a batch holds at least one game, not {count}")
        self.layout = layout
        self.game = layout.game
        self.count = count
        self.reward = check_reward(reward)
        self.sights = Sights(layout, features, observation)
        self.stepper = Stepper(layout, range(seed, seed + count))
        self.numbers = as_array(self.stepper.numbers, np.int32).reshape(count, -1)
        self.form = self.sights.form
        if self.form is not None:
            self.turned = blank(count * self.sights.width)
            self.numbers = as_array(self.turned, np.int32).reshape(count, -1)
        self.marks = as_array(self.stepper.marks, np.int8).reshape(count, -1)
        self.asked = as_array(self.stepper.seat, np.int64)

    def reset(self, seed: int) -> None:
        """All games anew, from this seed on."""
        self.stepper.reset(range(seed, seed + self.count))
        self.rewards[:] = 0
        self.done[:] = False
        self.cut[:] = False
        self.show()

    def step(self, actions: Any) -> None:
        """Play one move in each game; ValueError, and nothing is played, if one of them is not allowed."""
        ended = self.stepper.step(np.asarray(actions).tolist())
        self.rewards[:] = 0
        self.done[:] = False
        self.cut[:] = False
        for i, s in ended:
            self.rewards[i] = rewards(s.score(), self.reward)
            self.done[i] = True
            self.cut[i] = not s.is_over()
        self.show()

    def show(self) -> None:
        """Write the arrays."""
        size = self.numbers.shape[1]
        if self.form is not None:
            for i in range(self.count):
                at = i * int(self.layout.size)
                self.form.write(self.stepper.numbers, at, int(self.asked[i]), self.turned, i * size)
        np.copyto(self.observations[:, :size], self.numbers)
        np.copyto(self.masks, self.marks)
        np.copyto(self.seats, self.asked)
        if self.sights.features:
            for i, s in enumerate(self.stepper.states):
                self.observations[i, size:] = feature_values(self.sights, s, int(self.asked[i]))

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        return np.array(self.stepper.random_actions())

    @property
    def seeds(self) -> list[int]:
        """The seed of each game that is being played."""
        return list(self.stepper.seeds)

    def close(self) -> None:
        """Nothing to give back; batches of several processes have."""
