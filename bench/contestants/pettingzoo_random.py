"""A classic game of PettingZoo, random play by its masks."""

from importlib import import_module
from time import process_time

import numpy as np

from contestants.stopwatch import WARM_UP_SECONDS, parser, say

NAMES = {"chess": "chess_v6", "connect_four": "connect_four_v3"}


class Zoo:
    def __init__(self, name: str) -> None:
        self.env = import_module(f"pettingzoo.classic.{NAMES[name]}").env()
        self.rng = np.random.default_rng(0)
        self.legal = 0
        self.size = 0

    def play_for(self, seconds: float) -> tuple[int, int, float]:
        """Steps, finished games, seconds."""
        steps = games = 0
        began = process_time()
        while (elapsed := process_time() - began) < seconds:
            self.env.reset(seed=games)
            for _ in self.env.agent_iter():
                seen, _, over, cut, _ = self.env.last()
                if over or cut:
                    self.env.step(None)
                    continue
                legal = np.flatnonzero(seen["action_mask"])
                self.legal += len(legal)
                self.size = seen["observation"].size
                self.env.step(int(legal[self.rng.integers(len(legal))]))
                steps += 1
                if process_time() - began >= seconds:
                    break
            games += 1
        return steps, games, elapsed


if __name__ == "__main__":
    arguments = parser("Measure one classic game of PettingZoo, random play.")
    arguments.add_argument("name", choices=NAMES)
    chosen = arguments.parse_args()
    zoo = Zoo(chosen.name)
    zoo.play_for(WARM_UP_SECONDS)
    zoo.legal = 0
    steps, games, elapsed = zoo.play_for(chosen.seconds)
    rate = {"rate": steps / elapsed, "games": games, "batch": 1, "observation": zoo.size}
    say({**rate, "mean_legal": zoo.legal / steps})
