"""One of OpenSpiel's C++ games, driven from Python; chance is sampled and not counted."""

import random as chance
from random import random

import pyspiel

from contestants.stopwatch import Contestant, measure, parser, say

NAMES = {
    "quoridor": "quoridor",
    "go9": "go(board_size=9)",
    "hearts": "hearts",
    "backgammon": "backgammon",
    "gin_rummy": "gin_rummy",
}
CHANCE = int(pyspiel.PlayerId.CHANCE)


def settle(state: pyspiel.State) -> int:
    """Sample chance until a player is asked or the game is over (a negative number)."""
    while (player := state.current_player()) == CHANCE:
        state.apply_action(pyspiel.sample_action(state.chance_outcomes(), random())[0])
    return int(player)


class OpenSpiel(Contestant[pyspiel.State]):
    def __init__(self, name: str) -> None:
        self.game = pyspiel.load_game(NAMES[name])

    def start(self, seed: int) -> pyspiel.State:
        chance.seed(seed)
        state = self.game.new_initial_state()
        settle(state)
        return state

    def clone(self, state: pyspiel.State) -> pyspiel.State:
        return state.clone()

    def step(self, state: pyspiel.State) -> int:
        if state.is_terminal():
            return 0
        legal = state.legal_actions()
        state.apply_action(legal[int(random() * len(legal))])
        settle(state)
        return len(legal)

    def play(self, state: pyspiel.State, seed: int) -> int:
        decisions = 0
        while True:
            player = state.current_player()
            if player >= 0:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
                decisions += 1
            elif player == CHANCE:
                settle(state)
            else:
                return decisions


if __name__ == "__main__":
    arguments = parser("Measure one game of OpenSpiel, random play.")
    arguments.add_argument("name", choices=NAMES)
    chosen = arguments.parse_args()
    say(measure(OpenSpiel(chosen.name), chosen.seconds))
