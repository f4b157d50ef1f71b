"""OpenSpiel: our games through its Python interface.

Chance moves first: one chance node chooses among `deals` equally likely seeds, and all that is drawn, rolled or
shuffled later follows from it. Who answers the same question in secret answers one after the other, unseen.
A game that has no end when patience ends is over for OpenSpiel, and pays by the score as it stands.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from deskovka.core.codec import decode, encode
from deskovka.core.game import Game, game, games
from deskovka.core.state import State
from deskovka.core.text import say
from deskovka.envs.making import layout
from deskovka.envs.rewards import check_reward, rewards
from deskovka.envs.sights import Sights

DEALS = 10_000
FAR = 1000.0  # more points than any seat gets


def short_name(id: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"deskovka_{id.replace('-', '_')}"


def register() -> tuple[str, ...]:
    """Register every installed game; a second time nothing happens."""
    known = set(pyspiel.registered_names())
    for id in games():
        if short_name(id) not in known:
            pyspiel.register_game(type_of(game(id), True), class_of(id))
    return tuple(short_name(id) for id in games())


def class_of(id: str) -> type[Played]:
    """What OpenSpiel calls with the parameters of a game."""

    # A class, because OpenSpiel lets go of it when Python has ended already: a function could not stand that.
    class OneGame(Played):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(id, params or {})

    return OneGame


def type_of(g: Game, is_zero_sum: bool) -> Any:
    """The kind of game it is. Options are parameters: `start=_2` is the word 2, `faction=a+b` one per seat."""
    kinds = pyspiel.GameType
    return kinds(
        short_name=short_name(g.id),
        long_name=f"{g.title('en')}, version {g.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(g.seats),
        min_num_players=min(g.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2 if 2 in g.seats else min(g.seats),
            "deals": DEALS,
            "reward": "rank",
            **{name: option.default for name, option in g.options.items()},
        },
    )


class Played(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its parameters."""

    def __init__(self, id: str, params: dict[str, Any]) -> None:
        g = game(id)
        chosen = {**type_of(g, True).parameter_specification, **params}
        seats = int(chosen["players"])
        self.rules = g
        self.layout = layout(g, seats, {name: option_value(g, name, chosen[name]) for name in g.options})
        self.deals = int(chosen["deals"])
        self.reward = check_reward(str(chosen["reward"]))
        self.sights = Sights(self.layout, features=False)
        is_zero_sum = self.reward == "rank" and seats > 1
        far = FAR if self.reward == "points" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(g.moves),
            max_chance_outcomes=self.deals,
            num_players=seats,
            min_utility=-far,
            max_utility=far,
            utility_sum=0.0 if is_zero_sum else None,
            max_game_length=g.hints.longest(seats),
        )
        super().__init__(type_of(g, is_zero_sum), info, params)

    def new_initial_state(self, *_: Any) -> Situation:
        """Before the deal."""
        return Situation(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees; without private information, what a spectator sees."""
        private = iig_obs_type is None or iig_obs_type.private_info != pyspiel.PrivateInfoType.NONE
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.sights, private, recalls)


def option_value(g: Game, name: str, value: Any) -> str | tuple[str, ...]:
    """An option as our games take it."""
    # OpenSpiel takes a bare 2 for a number, and these are words.
    words = tuple(word.removeprefix("_") for word in str(value).split("+"))
    return words if g.options[name].per_seat and len(words) > 1 else words[0]


class Held:
    """A state of ours, as OpenSpiel copies and saves what lies in a Python state."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(self.state.clone())

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return load_held, (encode(self.state),)


def load_held(text: str) -> Held:
    """What `Held` was saved as."""
    state = decode(text)
    assert isinstance(state, State)
    return Held(state)


class Situation(pyspiel.State):  # type: ignore[misc]
    """A state of a game. Before the deal nothing lies on the table."""

    def __init__(self, played: Played) -> None:
        super().__init__(played)
        self.held: Held | None = None

    @property
    def state(self) -> State | None:
        """Our own state, once cards are dealt."""
        return None if self.held is None else self.held.state

    def our_game(self) -> Played:
        """The game of this state."""
        found: Played = self.get_game()
        return found

    def current_player(self) -> Any:
        s = self.state
        if s is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else s.to_act()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.our_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        s = self.state
        return [] if s is None or self.is_terminal() else [m.id for m in s.legal(player)]

    def _apply_action(self, action: int) -> None:
        s, played = self.state, self.our_game()
        if s is None:
            start = played.layout
            self.held = Held(played.rules.begin(start.seats, action, start.options, log=False))
        else:
            s.play(s.to_act()[0], played.rules.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        played = self.our_game()
        words = say(played.rules.moves[action], "en", played.rules, options=played.layout.options)
        return f"{words} [{action}]"  # there may be several cards of one name

    def is_terminal(self) -> bool:
        s = self.state
        # The deal is a move, too.
        return s is not None and (s.is_over() or self.move_number() > s.game.hints.longest(s.seats))

    def returns(self) -> list[float]:
        s, played = self.state, self.our_game()
        if s is None or not self.is_terminal():
            return [0.0] * played.layout.seats
        return rewards(s.score(), played.reward)

    def resample_from_infostate(self, player: int, rng: Any) -> Situation:
        """A state that the player must think possible; of its history only the player's own answers are kept."""
        s, played = self.state, self.our_game()
        if s is None:
            return self.clone()  # type: ignore[no-any-return]
        own = [step for step in self.full_history() if step.player == player]
        other: Situation = played.deserialize_state(
            "\n".join(
                [
                    "history=" + ",".join(f"{step.player}:{step.action}" for step in own),
                    f"move_number={self.move_number()}",
                    "__dict__=" + EMPTY,
                ]
            )
        )
        other.held = Held(s.resample(player, int(rng() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.state is None else f"{self.history()} {self.state.digest()}"


# What OpenSpiel writes for a state without Python fields: an empty dictionary, pickled, in base 64.
EMPTY = "gAR9lC4="


class Observer:
    """The numbers of the layout, and the view as JSON; with perfect recall after the player's own answers."""

    def __init__(self, sights: Sights, private: bool, recalls: bool) -> None:
        self.sights = sights
        self.private = private
        self.recalls = recalls
        self.tensor = np.zeros(sights.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, situation: Situation, player: int) -> None:
        """Write what a player sees."""
        s = situation.state
        self.tensor[:] = 0 if s is None else self.sights.numbers(s, player if self.private else None)

    def string_from(self, situation: Situation, player: int) -> str:
        """What a player sees, as a text."""
        s = situation.state
        if s is None:
            return f"seat {player} before the deal"
        own = [step.action for step in situation.full_history() if step.player == player]
        return f"{own if self.recalls else ''}{encode(s.view(player if self.private else None))}"
