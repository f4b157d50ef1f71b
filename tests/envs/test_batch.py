"""Batches: the same games as one by one, in any number of processes."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import numpy as np
import pytest
from numpy.testing import assert_array_equal

import deskovka.envs
from contract.cases import Case
from deskovka.core.parts import Score
from deskovka.envs.making import layout
from deskovka.envs.rewards import rewards
from deskovka.envs.sights import Sights
from envs.cases import BY_SEATS, settings


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_a_batch_plays_what_single_games_play(case: Case) -> None:
    batch = deskovka.envs.batch(**settings(case), count=3, seed=20, features=True)
    sights = Sights(layout(case.game, case.seats, case.options), features=True)
    games = [case.start(20 + i, log=False) for i in range(3)]
    for _ in range(40):
        for i, s in enumerate(games):
            seat = s.to_act()[0]
            assert batch.seats[i] == seat
            assert_array_equal(batch.observations[i], sights.numbers(s, seat))
            assert_array_equal(batch.masks[i], sights.mask(s, seat))
        actions = batch.random_actions()
        batch.step(actions)
        for i, s in enumerate(games):
            s.play(s.to_act()[0], case.game.moves[int(actions[i])])
            if s.is_over():
                games[i] = case.start(batch.seeds[i], log=False)


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_finished_games_give_their_rewards_and_make_room(case: Case) -> None:
    batch = deskovka.envs.batch(**settings(case), count=2, seed=1)
    seeds = set(batch.seeds)
    finished = 0
    while not finished:
        batch.step(batch.random_actions())
        finished = int(batch.done.sum())
        assert batch.rewards[~batch.done].any() == 0
        assert batch.masks.any(axis=1).all()
    i = int(batch.done.argmax())
    assert batch.rewards[i].any() or case.seats > 1
    assert batch.seeds[i] not in seeds


def test_a_game_without_an_end_is_cut_off_and_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(deskovka.game("rebirth").hints), "patience", 4)
    batch = deskovka.envs.batch("rebirth", 2, seats=2, seed=1, reward="points")
    states = [deskovka.game("rebirth").start(2, 1 + i, log=False) for i in range(2)]
    for number in range(1, 9):
        actions = batch.random_actions()
        batch.step(actions)
        for s, action in zip(states, actions, strict=True):
            s.play(s.to_act()[0], s.game.moves[int(action)])
        assert batch.done.tolist() == batch.cut.tolist() == [number == 8] * 2
    assert batch.rewards.tolist() == [list(s.score().points) for s in states]
    assert batch.seeds == [1 + (1 << 32), 2 + (1 << 32)]


def test_a_random_game_does_not_depend_on_its_neighbours() -> None:
    many = deskovka.envs.batch("rebirth", 3, seed=4)
    last = deskovka.envs.batch("rebirth", 1, seed=6)
    for _ in range(200):
        actions = many.random_actions()
        assert_array_equal(last.random_actions(), actions[2:])
        many.step(actions)
        last.step(actions[2:])
        assert_array_equal(last.observations, many.observations[2:])


def test_several_processes_play_the_same_games() -> None:
    one = deskovka.envs.batch("rebirth", 5, seats=3, seed=9)
    two = deskovka.envs.batch("rebirth", 5, seats=3, seed=9, processes=2)
    try:
        rng = np.random.default_rng(1)
        for _ in range(120):
            for name in ("observations", "masks", "seats", "rewards", "done", "cut"):
                assert_array_equal(getattr(one, name), getattr(two, name))
            actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in one.masks])
            one.step(actions)
            two.step(actions)
        assert one.seeds == two.seeds
        assert_array_equal(one.random_actions(), two.random_actions())
        two.reset(9)
        one.reset(9)
        assert_array_equal(one.observations, two.observations)
        before = two.observations.copy()
        with pytest.raises(ValueError, match="does not allow action 200"):
            two.step([200] * 5)
        with pytest.raises(ValueError, match="as many actions"):
            two.step([1])
        assert_array_equal(two.observations, before)
    finally:
        two.close()
    assert two.observations.shape == one.observations.shape


def test_whoever_holds_an_array_does_not_stop_the_closing() -> None:
    batch = deskovka.envs.batch("rebirth", 4, seats=2, processes=2)
    held = batch.masks
    batch.close()
    assert_array_equal(held, batch.masks)


FOR_EVER = """
import deskovka.envs
if __name__ == "__main__":
    batch = deskovka.envs.batch("rebirth", 4, seats=2, processes=2)
    try:
        print("begun", flush=True)
        while True:
            batch.step(batch.random_actions())
    finally:
        batch.close()
"""


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGKILL])
def test_processes_end_with_their_parent_and_say_nothing(tmp_path: Path, stop: signal.Signals) -> None:
    (tmp_path / "train.py").write_text(FOR_EVER, encoding="utf-8")
    pipe = subprocess.PIPE
    command = [sys.executable, str(tmp_path / "train.py")]
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        try:
            assert process.stdout is not None and process.stdout.readline() == "begun\n"
            if stop == signal.SIGINT:
                os.killpg(process.pid, stop)  # as a terminal sends it: to everybody
            else:
                process.kill()
            _, complaint = process.communicate(timeout=60)  # returns when the last one has closed its end
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
    said = complaint.count("Traceback")
    assert said == (1 if stop == signal.SIGINT else 0), complaint


def test_a_wrong_action_changes_nothing() -> None:
    batch = deskovka.envs.batch("rebirth", 3)
    before = batch.observations.copy()
    actions = batch.random_actions()
    actions[2] = int(np.flatnonzero(batch.masks[2] == 0)[0])
    with pytest.raises(ValueError, match="game 2 does not allow"):
        batch.step(actions)
    with pytest.raises(ValueError, match="as many actions"):
        batch.step(actions[:2])
    batch.show()
    assert_array_equal(batch.observations, before)


def test_impossible_batches_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        deskovka.envs.batch("rebirth", 0)
    with pytest.raises(ValueError, match="1 to 2 processes"):
        deskovka.envs.batch("rebirth", 2, processes=3)
    with pytest.raises(ValueError, match="no reward 'glory'"):
        deskovka.envs.batch("rebirth", 2, reward="glory")


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(ImportError, match=r"needs pettingzoo: install deskovka\[envs\]"):
        deskovka.envs.batch("rebirth", 1)


def test_rewards_of_ranks() -> None:
    def of(*ranks: int) -> list[float]:
        return rewards(Score(ranks, ranks, (0,), ({},) * len(ranks)), "rank")

    assert of(1, 2) == [1, -1]
    assert of(1, 1) == [0, 0]
    assert of(2, 1, 2) == [-0.5, 1, -0.5]
    assert of(4, 1, 3, 2) == pytest.approx([-1, 1, -1 / 3, 1 / 3])
    assert rewards(Score((5,), (1,), (), ({},)), "rank") == [-1]
    assert rewards(Score((5,), (1,), (0,), ({},)), "rank") == [1]
    assert rewards(Score((5, 7), (2, 1), (1,), ({}, {})), "points") == [5, 7]
