"""Tree search over Catanatron's engine, four players.

The published package has no tree search, only the repository has. This one makes its nodes the same way: a copy
of the game per legal action, all at once, and a random play-out on another copy. But it samples dice and cards,
where the repository's makes a node for every outcome; being less work, it sets the bar rather too high.
"""

from math import inf, log, sqrt
from random import choice

from catanatron.game import TURNS_LIMIT, Game

from contestants.catanatron_random import Catanatron
from contestants.stopwatch import parser, say
from contestants.tree_search import Searcher, measure_search

EXPLORATION = sqrt(2)


class Node:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.wins = 0
        self.visits = 0
        self.children: list[Node] = []

    def expand(self) -> None:
        for action in self.game.state.playable_actions:
            after = self.game.copy()
            after.execute(action, validate_action=False)
            self.children.append(Node(after))

    def best_child(self) -> "Node":
        return max(self.children, key=self.bound)

    def bound(self, child: "Node") -> float:
        if not child.visits:
            return inf
        return child.wins / child.visits + EXPLORATION * sqrt(log(self.visits) / child.visits)


class CatanatronSearch(Catanatron, Searcher[Game]):
    simulations = 4

    def search(self, state: Game) -> None:
        root = Node(state.copy())
        for _ in range(self.simulations):
            self.simulate(root, state.state.current_color())

    def simulate(self, root: Node, color: object) -> None:
        path = [root]
        while path[-1].children:
            path.append(path[-1].best_child())
        if path[-1].game.winning_color() is None:
            path[-1].expand()
            path.append(path[-1].best_child())
        won = winner(path[-1].game.copy()) == color
        for node in path:
            node.visits += 1
            node.wins += won


def winner(game: Game) -> object:
    """Who wins a random play-out, if anybody does."""
    while (won := game.winning_color()) is None and game.state.num_turns < TURNS_LIMIT:
        game.execute(choice(game.state.playable_actions), validate_action=False)
    return won


if __name__ == "__main__":
    arguments = parser("Measure tree search over Catanatron's engine.").parse_args()
    say(measure_search(CatanatronSearch(), arguments.seconds))
