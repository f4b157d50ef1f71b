"""How every tree search is timed: a fixed number of simulations from the same kind of positions."""

from abc import abstractmethod
from time import process_time
from typing import Any, TypeVar

from contestants.stopwatch import MIDGAME_SEED, WARM_UP_SECONDS, Contestant, midgame, play_for

POSITIONS = 4
PLAYOUT_SECONDS = 0.3

S = TypeVar("S")


class Searcher(Contestant[S]):
    """A contestant that can also search: one full random play-out per simulation."""

    simulations: int  # per search: about a tenth of a second

    def middle(self, seed: int) -> S:
        """A position in the middle of a random game."""
        return midgame(self, self.start(seed), seed)

    @abstractmethod
    def search(self, state: S) -> None:
        """Think about a position from an empty tree, for that many simulations."""


def measure_search(searcher: Searcher[S], seconds: float) -> dict[str, Any]:
    positions = [position(searcher, seed) for seed in range(MIDGAME_SEED, MIDGAME_SEED + POSITIONS)]
    decisions, playouts, _ = play_for(searcher, positions, PLAYOUT_SECONDS)
    search_for(searcher, positions[:1], WARM_UP_SECONDS)
    simulations, elapsed = search_for(searcher, positions, seconds)
    return {
        "simulations": simulations,
        "seconds": elapsed,
        "simulations_per_second": simulations / elapsed,
        "decisions_per_playout": decisions / playouts,
        "rate": simulations / elapsed * decisions / playouts,
        "mean_legal": sum(legal_in(searcher, state) for state in positions) / POSITIONS,
    }


def position(searcher: Searcher[S], seed: int) -> S:
    """From the middle of a random game on, the first position that leaves a choice."""
    state = searcher.middle(seed)
    while (legal := legal_in(searcher, state)) == 1:
        searcher.step(state)
    if not legal:
        raise SystemExit(f"the game of seed {seed} ends without another choice")
    return state


def legal_in(searcher: Searcher[S], state: S) -> int:
    return searcher.step(searcher.clone(state))


def search_for(searcher: Searcher[S], positions: list[S], seconds: float) -> tuple[int, float]:
    """Every position equally often until the time is up: (simulations, seconds)."""
    simulations = 0
    began = process_time()
    while True:
        for state in positions:
            searcher.search(state)
            simulations += searcher.simulations
        elapsed = process_time() - began
        if elapsed >= seconds:
            return simulations, elapsed
