"""PettingZoo's own suites on every game."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec

import deskovka.envs
from contract.cases import Case
from deskovka import Illegal
from envs.cases import ALL, BY_SEATS, settings


@pytest.fixture(autouse=True)
def _quiet() -> Iterator[None]:
    """PettingZoo warns of every observation that has its mask beside it, although its own games do the same."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize("case", ALL, ids=str)
def test_api(case: Case) -> None:
    api_test(deskovka.envs.aec(**settings(case)), num_cycles=25)


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_seeds(case: Case) -> None:
    seed_test(lambda: deskovka.envs.aec(**settings(case), features=True), num_cycles=20)


def parallel(case: Case, **more: Any) -> Any:
    return deskovka.envs.parallel(**settings(case), **more)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_parallel_api(case: Case) -> None:
    parallel_api_test(parallel(case), num_cycles=25)


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_parallel_seeds(case: Case) -> None:
    parallel_seed_test(lambda: parallel(case, illegal="random"), num_cycles=20)


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_max_cycles(case: Case) -> None:
    def make(max_cycles: int) -> Any:
        return parallel(case, max_cycles=max_cycles, illegal="random")

    max_cycles_test(SimpleNamespace(parallel_env=make, env=lambda max_cycles: parallel_to_aec(make(max_cycles))))


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_a_game_ends_with_the_rewards_of_its_result(case: Case) -> None:
    env = deskovka.envs.aec(**settings(case), reward="points")
    env.reset(seed=5)
    total = dict.fromkeys(env.agents, 0.0)
    rng = np.random.default_rng(5)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] += reward
        env.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    score = env.unwrapped.state_now.score()
    assert list(total.values()) == [float(points) for points in score.points]


def test_a_long_game_can_be_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    env = deskovka.envs.aec("rebirth", max_moves=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    monkeypatch.setattr(type(deskovka.game("rebirth").hints), "patience", 4)
    assert (deskovka.envs.aec("rebirth").unwrapped.max_moves, parallel(BY_SEATS[0]).max_cycles) == (8, 8)


def test_an_illegal_move_loses_and_the_raw_environment_says_why() -> None:
    env = deskovka.envs.aec("rebirth")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    agent = env.agent_selection
    env.step(wrong)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1
    raw = deskovka.envs.raw_aec("rebirth")
    raw.reset(seed=1)
    with pytest.raises(Illegal):
        raw.step(wrong)


def test_those_who_are_asked_together_answer_in_one_step() -> None:
    env = deskovka.envs.parallel("settlers", seats=3, options={"lookout": "draft"})
    seen, _ = env.reset(seed=2)
    together = 0
    while env.agents:
        asked = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        together += len(asked) > 1
        seen, *_ = env.step({agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in asked})
        if together:
            break
    assert together


def test_somebody_who_is_asked_must_answer() -> None:
    env = deskovka.envs.parallel("rebirth")
    env.reset(seed=2)
    with pytest.raises(ValueError, match="must answer"):
        env.step({})
    with pytest.raises(ValueError, match="illegal"):
        deskovka.envs.parallel("rebirth", illegal="ignore")


def test_no_action_comes_before_the_first() -> None:
    env = deskovka.envs.aec("rebirth")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="no action -1"):
        env.unwrapped.step(-1)


def test_a_missing_answer_changes_nothing() -> None:
    env = deskovka.envs.parallel("settlers", options={"lookout": "draft"})
    seen, _ = env.reset(seed=1)
    before = env.state_now.digest()
    asked = env.state_now.to_act()
    assert len(asked) > 1
    first = env.possible_agents[asked[0]]
    with pytest.raises(ValueError, match="must answer"):
        env.step({first: int(seen[first]["action_mask"].argmax())})
    assert env.state_now.digest() == before
