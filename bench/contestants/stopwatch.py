"""How every contestant is timed: the same clock, the same start states, the same clones."""

import argparse
import json
import random
from abc import ABC, abstractmethod
from time import process_time
from typing import Any, Generic, TypeVar

START_STATES = 8
CLONES = 20_000
GAMES_SEED, MIDGAME_SEED = 0, 1
WARM_UP_SECONDS = 0.1

S = TypeVar("S")


class Contestant(ABC, Generic[S]):
    """One engine playing one game with uniformly random legal moves."""

    longest = 1_000_000  # decisions after which a game is cut off

    @abstractmethod
    def start(self, seed: int) -> S:
        """A new game, waiting for its first decision."""

    @abstractmethod
    def clone(self, state: S) -> S:
        """An independent copy."""

    @abstractmethod
    def step(self, state: S) -> int:
        """Answer one decision at random; how many moves were legal, 0 when the game is over."""

    @abstractmethod
    def play(self, state: S, seed: int) -> int:
        """Play to the end, as fast as this contestant can; the number of decisions."""


def parser(description: str) -> argparse.ArgumentParser:
    arguments = argparse.ArgumentParser(description=description)
    arguments.add_argument("--seconds", type=float, default=0.8, help="timed play (default 0.8)")
    return arguments


def say(result: dict[str, Any]) -> None:
    print(json.dumps(result), flush=True)


def measure(contestant: Contestant[S], seconds: float) -> dict[str, Any]:
    contestant.start(0)  # what an engine prepares once, at its first game, is not set-up
    began = process_time()
    starts = [contestant.start(seed) for seed in range(1, START_STATES + 1)]
    setup = (process_time() - began) / START_STATES
    mean_legal = survey(contestant, starts)
    middle = midgame(contestant, starts[0])
    play_for(contestant, starts, WARM_UP_SECONDS)
    decisions, games, elapsed = play_for(contestant, starts, seconds)
    return {
        "decisions": decisions,
        "games": games,
        "seconds": elapsed,
        "rate": decisions / elapsed,
        "rate_with_setup": decisions / (elapsed + games * setup),
        "decisions_per_game": decisions / games,
        "mean_legal": mean_legal,
        "setup_us": setup * 1e6,
        "clone_us": clone_seconds(contestant, middle) * 1e6,
    }


def survey(contestant: Contestant[S], starts: list[S]) -> float:
    """Mean number of legal moves, counted outside the timed play."""
    decisions = options = 0
    for start in starts:
        state = contestant.clone(start)
        for _ in range(contestant.longest):
            legal = contestant.step(state)
            if not legal:
                break
            decisions += 1
            options += legal
    return options / decisions


def midgame(contestant: Contestant[S], start: S, seed: int = MIDGAME_SEED) -> S:
    """The state after half the decisions of one fixed game."""
    random.seed(seed)
    state = contestant.clone(start)
    length = 0
    while length < contestant.longest and contestant.step(state):
        length += 1
    random.seed(seed)
    state = contestant.clone(start)
    for _ in range(length // 2):
        contestant.step(state)
    return state


def play_for(contestant: Contestant[S], starts: list[S], seconds: float) -> tuple[int, int, float]:
    """Whole games until the time is up: (decisions, games, seconds)."""
    clone, play = contestant.clone, contestant.play
    decisions = games = 0
    random.seed(GAMES_SEED)  # the same games in every round, where the engine allows it
    # Processor time: a neighbour who borrows the core must not count against a contestant.
    began = process_time()
    while True:
        decisions += play(clone(starts[games % len(starts)]), games)
        games += 1
        elapsed = process_time() - began
        if elapsed >= seconds:
            return decisions, games, elapsed


def clone_seconds(contestant: Contestant[S], state: S) -> float:
    clone = contestant.clone
    began = process_time()
    for _ in range(CLONES):
        clone(state)
    return (process_time() - began) / CLONES
