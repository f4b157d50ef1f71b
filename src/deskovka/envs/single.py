"""Gymnasium: one seat against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces

from deskovka.bots import Bot, make
from deskovka.core.chance import Chance
from deskovka.core.game import Game, game, games
from deskovka.core.state import State
from deskovka.envs.making import layout
from deskovka.envs.rewards import check_action, check_reward, rewards
from deskovka.envs.seeds import Seeds
from deskovka.envs.sights import Mask, Numbers, Sights

ILLEGAL = ("raise", "lose")


class Single(gymnasium.Env[Numbers, int]):
    """A game for one learner; the other seats are bots, named as everywhere ("random", "greedy", "player" …).

    `opponents` is one name for all or one for each of them; `seat` is the learner's (None = any, by lot).
    The mask stands in `info["action_mask"]` and is what `action_masks()` returns. An illegal action raises
    `deskovka.Illegal`, or with `illegal="lose"` ends the game with the reward -1. A game that has no end when
    patience ends is truncated, and pays by the score as it stands.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  # Gymnasium declares it so

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        opponents: str | Sequence[str] = "random",
        seat: int | None = 0,
        reward: str = "rank",
        features: bool = False,
        observation: str = "plain",
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.layout = layout(name, seats, options)
        self.game = self.layout.game
        self.reward = check_reward(reward)
        self.opponents = self.check_opponents(opponents)
        if seat is not None and seat not in range(self.layout.seats):
            raise ValueError(f"there is no seat {seat}: they go from 0 to {self.layout.seats - 1}")
        if illegal not in ILLEGAL:
            raise ValueError(f"an illegal action can {' or '.join(ILLEGAL)}, not {illegal!r}")
        self.wanted_seat = seat
        self.illegal = illegal
        self.render_mode = render_mode
        self.sights = Sights(self.layout, features, observation)
        self.observation_space: Any = self.sights.numbers_space()
        self.action_space: Any = spaces.Discrete(self.sights.moves)
        self.longest = self.game.hints.longest(self.layout.seats)
        self.seeds = Seeds()

    def check_opponents(self, opponents: str | Sequence[str]) -> list[str]:
        """One name for each other seat, all of them known."""
        others = self.layout.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise ValueError(f"{others} opponents are needed, not {len(names)}")
        for name in names:
            make(name, self.game)
        return names

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = self.seeds.next(seed)
        self.chance = Chance(chosen + 1)  # of all that is not the game itself
        seats = self.layout.seats
        self.seat = self.chance.below(seats) if self.wanted_seat is None else self.wanted_seat
        others = [other for other in range(seats) if other != self.seat]
        self.bots: dict[int, Bot | None] = {}
        for other, name in zip(others, self.opponents, strict=True):
            # The random bot needs no look at the table, and so is given none: much faster, and the same.
            self.bots[other] = None if name == "random" else make(name, self.game, self.chance.word())
        self.state_now: State = self.game.begin(seats, chosen, self.layout.options, log=False)
        self.answers = 0
        self.let_others_play()
        return self.observe()

    def let_others_play(self) -> None:
        """Bots answer until the learner is asked, or the game is over or cut off."""
        s = self.state_now
        while not s.is_over() and not s.is_asked(self.seat) and self.answers < self.longest:
            self.answers += 1
            seat = s.to_act()[0]
            bot = self.bots[seat]
            if bot is None:
                s.answer(seat, s.nth_legal(seat, self.chance.below(s.num_legal(seat))))
            else:
                s.play(seat, bot.choose(s.view(seat)))

    def observe(self) -> tuple[Numbers, dict[str, Any]]:
        """What the learner sees and may do."""
        return self.sights.numbers(self.state_now, self.seat), {"action_mask": self.action_masks()}

    def action_masks(self) -> Mask:
        """By this name sb3-contrib asks for the mask."""
        return self.sights.mask(self.state_now, self.seat)

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        s = self.state_now
        move = self.game.moves[check_action(int(action), self.sights.moves)]
        if self.illegal == "lose" and s.forbids(self.seat, move) is not None:
            numbers, info = self.observe()
            return numbers, -1.0, True, False, info
        s.play(self.seat, move)
        self.answers += 1
        self.let_others_play()
        numbers, info = self.observe()
        reward = 0.0
        over = s.is_over()
        cut = not over and self.answers >= self.longest
        if over or cut:
            score = s.score()
            reward = rewards(score, self.reward)[self.seat]
            info |= {"points": score.points, "winners": score.winners}
        return numbers, reward, over, cut, info

    def render(self) -> str:
        """The table in words, as the learner sees it."""
        return "\n".join(self.game.show.description(self.state_now.view(self.seat), "en"))


def ids() -> dict[str, str]:
    """The id of each installed game's environment; its version is the game's."""
    return {f"deskovka/{name}-v{game(name).version}": name for name in games()}


def register() -> None:
    """Let `gymnasium.make` and `gymnasium.make_vec` know every game of ours."""
    for id, name in ids().items():
        if id not in gymnasium.registry:
            gymnasium.register(id, "deskovka.envs.single:Single", kwargs={"name": name})
