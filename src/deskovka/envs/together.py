"""PettingZoo, all seats that are asked at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from deskovka.core.game import Game
from deskovka.core.rule import Illegal
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.envs.rewards import check_action, rewards
from deskovka.envs.zoo import Zoo

ILLEGAL = ("raise", "random")
Seen = dict[str, dict[str, Any]]


class Parallel(Zoo, ParallelEnv[str, dict[str, Any], int]):  # type: ignore[misc]
    """One step is one question: whoever is asked answers, at once where a question is put to several seats.

    Who is not asked has an empty mask, and whatever this seat sends is not looked at. An answer that is not
    allowed raises `deskovka.Illegal`, or with `illegal="random"` counts as any of the allowed ones. After
    `max_cycles` steps (without it, when patience ends) a game is truncated, and pays by the score as it stands.
    """

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = "rank",
        features: bool = False,
        observation: str = "plain",
        max_cycles: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise ValueError(f"an illegal answer can {' or be '.join(ILLEGAL)}, not {illegal!r}")
        self.furnish(name, seats, options, reward, features, observation, render_mode)
        self.max_cycles = max_cycles or self.game.hints.longest(self.layout.seats)
        self.illegal = illegal

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        chosen = self.seeds.next(seed)
        self.chance = np.random.default_rng(abs(chosen))
        self.state_now: State = self.game.begin(self.layout.seats, chosen, self.layout.options, log=False)
        self.agents = self.possible_agents[:]
        self.cycles = 0
        return self.observe_all(), {agent: {} for agent in self.agents}

    def observe_all(self) -> Seen:
        """What everybody sees."""
        return {agent: self.sights.both(self.state_now, seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[Seen, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        s = self.state_now
        moves = [(seat, self.answer(s, seat, actions)) for seat in s.to_act()]
        for seat, move in moves:
            s.play(seat, move)
        self.cycles += 1
        over = s.is_over()
        cut = not over and self.cycles >= self.max_cycles
        won = rewards(s.score(), self.reward) if over or cut else [0.0] * self.layout.seats
        agents = self.agents
        self.agents = [] if over or cut else agents
        return (
            self.observe_all(),
            dict(zip(agents, won, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: {} for agent in agents},
        )

    def answer(self, s: State, seat: int, actions: dict[str, int]) -> Move:
        """What a seat says, or what stands in for it; whatever is wrong is found before anybody has played."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise ValueError(f"{agent} is asked and must answer")
        move = self.game.moves[check_action(int(actions[agent]), self.sights.moves)]
        refusal = s.why_not(seat, move)
        if refusal is None:
            return move
        if self.illegal == "raise":
            raise Illegal(refusal)
        return s.nth_legal(seat, int(self.chance.integers(s.num_legal(seat))))

    def render(self) -> str:
        """The table in words, as a spectator sees it."""
        return "\n".join(self.game.show.description(self.state_now.view(None), "en"))
