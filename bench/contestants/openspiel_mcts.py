"""OpenSpiel's C++ tree search on quoridor, with one C++ random play-out per simulation."""

import pyspiel

from contestants.openspiel_random import OpenSpiel
from contestants.stopwatch import parser, say
from contestants.tree_search import Searcher, measure_search

UCT_C = 2.0
MEMORY_MB = 1000
SEED = 1
OPENING = 10


class OpenSpielSearch(OpenSpiel, Searcher[pyspiel.State]):
    simulations = 500

    def middle(self, seed: int) -> pyspiel.State:
        """After ten moves: half-way through a random game all walls are used up and two pawns just wander."""
        state = self.start(seed)
        for _ in range(OPENING):
            self.step(state)
        return state

    def search(self, state: pyspiel.State) -> None:
        playout = pyspiel.RandomRolloutEvaluator(1, SEED)
        bot = pyspiel.MCTSBot(self.game, playout, UCT_C, self.simulations, MEMORY_MB, False, SEED, False)
        done = bot.mcts_search(state).explore_count
        if done != self.simulations:
            raise SystemExit(f"{done} simulations instead of {self.simulations}")


if __name__ == "__main__":
    arguments = parser("Measure OpenSpiel's tree search on quoridor.").parse_args()
    say(measure_search(OpenSpielSearch("quoridor"), arguments.seconds))
