"""Catanatron: four random players, driven by play_tick."""

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from contestants.stopwatch import Contestant, measure, parser, say


class Catanatron(Contestant[Game]):
    def start(self, seed: int) -> Game:
        return Game([RandomPlayer(color) for color in Color], seed=seed)

    def clone(self, state: Game) -> Game:
        return state.copy()

    def step(self, state: Game) -> int:
        if state.winning_color() is not None or state.state.num_turns >= TURNS_LIMIT:
            return 0
        legal = len(state.state.playable_actions)
        state.play_tick()
        return legal

    def play(self, state: Game, seed: int) -> int:
        decisions = 0
        while state.winning_color() is None and state.state.num_turns < TURNS_LIMIT:
            state.play_tick()
            decisions += 1
        return decisions


if __name__ == "__main__":
    arguments = parser("Measure Catanatron, four random players.").parse_args()
    say(measure(Catanatron(), arguments.seconds))
