"""Gymnasium's own checks on every game, and playing against bots."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import deskovka
import deskovka.envs
from contract.cases import Case
from deskovka.envs.single import Single, ids
from envs.cases import BY_SEATS, settings


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_the_environment_checker(case: Case) -> None:
    with warnings.catch_warnings():
        # It samples without the mask, and so what it plays is illegal; that ends the game.
        warnings.simplefilter("ignore", UserWarning)
        check_env(Single(**settings(case), illegal="lose"), skip_render_check=True)  # type: ignore[arg-type]


def test_every_game_is_registered_with_its_version() -> None:
    assert set(ids().values()) == set(deskovka.games())
    for id in ids():
        assert gymnasium.spec(id).version == deskovka.game(ids()[id]).version


def play(env: Any, seed: int) -> list[Any]:
    """A whole game, always the first legal action; everything that was seen."""
    numbers, info = env.reset(seed=seed)
    seen, over = [numbers], False
    while not over:
        numbers, reward, ended, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        over = ended or cut
        seen += [numbers, reward]
    return [*seen, info["points"], info["winners"]]


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_the_same_seed_gives_the_same_game_against_bots(case: Case) -> None:
    first, second = [play(Single(**settings(case), seat=None), 7) for _ in range(2)]  # type: ignore[arg-type]
    assert data_equivalence(first, second)


def test_named_bots_play_the_other_seats() -> None:
    env = gymnasium.make("deskovka/rebirth-v3", seats=3, opponents=["greedy", "random"], seat=1, reward="points")
    *_, reward, points, winners = play(env, 3)
    assert reward == points[1]
    assert winners
    with pytest.raises(ValueError, match="2 opponents"):
        gymnasium.make("deskovka/rebirth-v3", seats=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="wizard"):
        gymnasium.make("deskovka/rebirth-v3", opponents="wizard")


def test_a_game_without_an_end_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(deskovka.game("rebirth").hints), "patience", 3)
    env = Single("rebirth", 2, reward="points")
    _, info = env.reset(seed=3)
    over = cut = False
    while not over and not cut:
        _, reward, over, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert cut and not over and env.answers == 6
    assert reward == info["points"][0] and info["winners"] == ()


def test_many_at_once() -> None:
    envs = gymnasium.make_vec("deskovka/rebirth-v3", num_envs=3, vectorization_mode="sync", features=True)
    _, info = envs.reset(seed=1)
    finished = 0
    for _ in range(60):
        _, _, over, _, info = envs.step(info["action_mask"].argmax(axis=1))
        finished += int(over.sum())
    assert finished >= 3


def test_wishes_that_make_no_sense_are_refused_at_once() -> None:
    with pytest.raises(ValueError, match="no seat 7"):
        Single("rebirth", seat=7)
    with pytest.raises(ValueError, match="raise or lose"):
        Single("rebirth", illegal="ignore")
