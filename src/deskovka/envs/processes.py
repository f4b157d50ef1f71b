"""A batch in several processes: each steps its part of the games and writes into the same arrays."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from deskovka.core.game import Game, game
from deskovka.envs.making import layout
from deskovka.envs.many import Arrays, Batch, bytes_of
from deskovka.envs.rewards import check_reward
from deskovka.envs.sights import Sights
from deskovka.pool import ignore_ctrl_c, serve

NAMES: Final = ("observations", "masks", "seats", "rewards", "done", "cut")  # what a batch writes


class Processes(Arrays):
    """What `Batch` is, by several processes; the games and their order are the same for any number of them."""

    def __init__(
        self,
        name: str | Game,
        count: int,
        seats: int | None = None,
        processes: int = 2,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        reward: str = "rank",
        features: bool = False,
        observation: str = "plain",
    ) -> None:
        if not 1 <= processes <= count:
            raise ValueError(f"{count} games can be stepped by 1 to {count} processes, not {processes}")
        self.layout = layout(name, seats, options)
        self.game = self.layout.game
        self.count = count
        self.sights = Sights(self.layout, features, observation)
        shape = (count, self.sights.size, self.sights.moves, self.layout.seats)
        self.memory = SharedMemory(create=True, size=bytes_of(*shape))
        super().__init__(*shape, buffer=self.memory.buf)
        self.parts = [slice(count * i // processes, count * (i + 1) // processes) for i in range(processes)]
        # The name of a game, its packs and its options travel; a Game itself does not.
        wish = (self.game.id, self.game.packs, self.layout.seats, dict(self.layout.options))
        context = get_context("spawn")
        self.pipes: list[Connection] = []
        self.workers = []
        for part in self.parts:
            ours, theirs = context.Pipe()
            kinds = (check_reward(reward), features, observation)
            told = (theirs, wish, self.memory.name, shape, part, seed + part.start, kinds)
            worker = context.Process(target=work, args=told, daemon=True)
            with ignore_ctrl_c():
                worker.start()
            theirs.close()
            self.pipes.append(ours)
            self.workers.append(worker)
        self.ask(["look"] * processes)

    def ask(self, questions: list[Any]) -> list[Any]:
        """Put a question to each worker and wait for all answers."""
        for pipe, question in zip(self.pipes, questions, strict=True):
            pipe.send(question)
        return [pipe.recv() for pipe in self.pipes]

    def reset(self, seed: int) -> None:
        """All games anew, from this seed on."""
        self.ask([("reset", seed + part.start) for part in self.parts])

    def step(self, actions: Any) -> None:
        """Play one move in each game; ValueError, and nothing is played, if one of them is not allowed."""
        chosen = np.asarray(actions)
        check_actions(chosen, self.masks)
        self.ask([("step", chosen[part]) for part in self.parts])

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, each equally likely."""
        return np.concatenate(self.ask(["random"] * len(self.parts)))

    @property
    def seeds(self) -> list[int]:
        """The seed of each game that is being played."""
        return [seed for seeds in self.ask(["seeds"] * len(self.parts)) for seed in seeds]

    def close(self) -> None:
        """End the workers and give the memory back."""
        for pipe in self.pipes:
            pipe.send("end")
        for worker in self.workers:
            worker.join()
        for name in NAMES:
            setattr(self, name, getattr(self, name).copy())  # they outlive the memory
        with suppress(BufferError):  # somebody holds an array, perhaps an exception; the memory goes with it
            self.memory.close()
        self.memory.unlink()


def check_actions(actions: NDArray[Any], masks: NDArray[np.int8]) -> None:
    """Is there one action for each game, and is it allowed there?"""
    count, moves = masks.shape
    if actions.shape != (count,):
        raise ValueError(f"{count} games need as many actions, not {actions.shape}")
    inside = (actions >= 0) & (actions < moves)
    wrong = ~inside | (masks[np.arange(count), np.where(inside, actions, 0)] == 0)
    if wrong.any():
        i = int(wrong.argmax())
        raise ValueError(f"game {i} does not allow action {actions[i]} now: look at its mask")


def work(
    pipe: Connection,
    wish: tuple[str, tuple[str, ...], int, dict[str, Any]],
    memory_name: str,
    shape: tuple[int, int, int, int],
    part: slice,
    seed: int,
    kinds: tuple[str, bool, str],
) -> None:
    """Step one part of a batch until told to end, or until nobody is there to tell it."""
    serve()
    id, packs, seats, options = wish
    memory = SharedMemory(memory_name)
    shared = Arrays(*shape, buffer=memory.buf)
    batch = Batch(game(id, packs), part.stop - part.start, seats, options, seed, *kinds)
    for name in NAMES:
        setattr(batch, name, getattr(shared, name)[part])
    batch.show()
    with suppress(EOFError, OSError):  # a parent that was killed says nothing any more
        while (question := pipe.recv()) != "end":
            pipe.send(answer(batch, question))
    del batch, shared  # they look into the memory
    memory.close()


def answer(batch: Batch, question: Any) -> Any:
    """What a worker says."""
    if question == "random":
        return batch.random_actions()
    if question == "seeds":
        return batch.seeds
    if question != "look":
        what, content = question
        batch.reset(content) if what == "reset" else batch.step(content)
    return None
