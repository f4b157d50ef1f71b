"""OpenSpiel's own simulation tests on every game, and resampling from an information state."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest
from numpy.testing import assert_array_equal

import deskovka.envs
from contract.cases import Case
from envs.cases import ALL, BY_SEATS

pyspiel = pytest.importorskip("pyspiel")
deskovka.envs.register_openspiel()


def load(case: Case, **more: Any) -> Any:
    words = {name: "+".join([v] if isinstance(v, str) else v) for name, v in case.options.items()}
    chosen = {name: f"_{word}" if word.isdigit() else word for name, word in words.items()}
    parameters = ",".join(f"{name}={word}" for name, word in {"players": case.seats, **chosen, **more}.items())
    return pyspiel.load_game(f"deskovka_{case.game.id.replace('-', '_')}({parameters})")


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_random_simulation_with_clone_and_serialisation(case: Case) -> None:
    game = load(case)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = random_state(game, Random(1), 20)
    again, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), str(same)) == (str(game), str(state))


def random_state(game: Any, rng: Random, length: int) -> Any:
    state = game.new_initial_state()
    state.apply_action(rng.choice([deal for deal, _ in state.chance_outcomes()]))
    for _ in range(length):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("case", ALL, ids=str)
def test_resampling_keeps_the_information_state(case: Case) -> None:
    game, rng = load(case), Random(2)
    state = random_state(game, rng, 0)
    for number in range(15):
        for player in range(case.seats):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert_array_equal(other.information_state_tensor(player), state.information_state_tensor(player))
            assert other.legal_actions(player) == state.legal_actions(player)
            assert other.current_player() == state.current_player()
            assert all(step.player == player for step in other.full_history())
        for _ in range(number):
            if not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_copies_are_independent_and_pickled_ones_go_on(case: Case) -> None:
    game, rng = load(case, deals=7), Random(3)
    state = random_state(game, rng, 10)
    before = str(state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(other) == before
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
        assert len(other.returns()) == case.seats
        assert str(state) == before


def test_a_resampled_game_can_be_played_to_its_end() -> None:
    game, rng = pyspiel.load_game("deskovka_rebirth(players=3,map=ireland,start=_2)"), Random(4)
    state = random_state(game, rng, 12).resample_from_infostate(1, rng.random)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
