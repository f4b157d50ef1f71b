"""Our own tree search, compiled or not as PYTHONPATH says; every simulation plays to the end."""

from typing import Any

import deskovka.bots.search
from contestants.deskovka_random import Ours, our_parser, our_settings, where_from
from contestants.stopwatch import say
from contestants.tree_search import Searcher, measure_search
from deskovka.bots.search import Node, Search

SEED = 1
TO_THE_END = -1


class OurSearch(Ours, Searcher[Any]):
    simulations = 500

    def search(self, state: Any) -> None:
        bot = Search(self.game, SEED, simulations=self.simulations, depth=TO_THE_END)
        bot.think(state, state.to_act()[0], Node())


if __name__ == "__main__":
    chosen = our_parser("Measure tree search in one of our games.").parse_args()
    result = measure_search(OurSearch(*our_settings(chosen)), chosen.seconds)
    say({**result, **where_from(deskovka.bots.search)})
