"""PettingZoo, one seat after the other (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from deskovka.core.game import Game
from deskovka.core.state import State
from deskovka.envs.rewards import check_action, rewards
from deskovka.envs.zoo import Zoo


class Aec(Zoo, AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """A game as PettingZoo sees it. Actions are numbers of the game's catalogue of moves.

    `reward` is "rank" (1 for the first, -1 for the last) or "points", given at the end. With `features` the game's
    own follow the observation. After `max_moves` answers (without it, when patience ends) a game is truncated, and
    pays by the score as it stands. `reset(seed=n)` is the game that `start(seed=n)` begins. Who answers the same
    question in secret answers one after the other, unseen.
    """

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        features: bool = False,
        observation: str = "plain",
        max_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.furnish(name, seats, options, reward, features, observation, render_mode)
        self.metadata["is_parallelizable"] = True
        self.max_moves = max_moves or self.game.hints.longest(self.layout.seats)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.state_now: State = self.game.begin(
            self.layout.seats, self.seeds.next(seed), self.layout.options, log=False
        )
        self.agents = self.possible_agents[:]
        self.moves_made = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.next_agent()

    def next_agent(self) -> str:
        """Who answers next; once nobody does, whoever is left first."""
        to_act = self.state_now.to_act()
        return self.possible_agents[to_act[0]] if to_act else self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.sights.both(self.state_now, self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        s = self.state_now
        s.play(self.seat_of[agent], self.game.moves[check_action(int(action), self.sights.moves)])
        self.moves_made += 1
        if s.is_over() or self.moves_made >= self.max_moves:
            self.terminations = dict.fromkeys(self.agents, s.is_over())
            self.truncations = dict.fromkeys(self.agents, not s.is_over())
            self.rewards = dict(zip(self.possible_agents, rewards(s.score(), self.reward), strict=True))
        self._accumulate_rewards()
        self.agent_selection = self.next_agent() if not s.is_over() else self.agents[0]

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        return "\n".join(self.game.show.description(self.state_now.view(None), "en"))

    def state(self) -> np.ndarray[Any, Any]:
        """What a spectator sees, for critics that look at all seats from outside."""
        return self.sights.numbers(self.state_now, None)
