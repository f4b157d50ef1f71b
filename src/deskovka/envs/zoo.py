"""What both environments of PettingZoo are made of: a layout, seats as agents, their spaces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

from deskovka.core.game import Game
from deskovka.envs.making import layout
from deskovka.envs.rewards import check_reward
from deskovka.envs.seeds import Seeds
from deskovka.envs.sights import Sights


class Zoo:
    """The part of an environment that knows neither turns nor answers."""

    def furnish(
        self,
        name: str | Game,
        seats: int | None,
        options: Mapping[str, Any] | None,
        reward: str,
        features: bool,
        observation: str,
        render_mode: str | None,
    ) -> None:
        """Everything that stays from game to game."""
        self.layout = layout(name, seats, options)
        self.game = self.layout.game
        self.reward = check_reward(reward)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"deskovka/{self.game.id}-v{self.game.version}",
            "render_modes": ["ansi"],
            "content": self.game.content,
        }
        self.sights = Sights(self.layout, features, observation)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.layout.seats)]
        space = self.sights.space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.sights.moves) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]
