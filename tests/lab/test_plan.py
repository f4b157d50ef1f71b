"""Who plays whom, with which seed."""

from __future__ import annotations

from collections import Counter

import deskovka
from deskovka.bots import specs
from deskovka.lab.plan import companies, derive_seed, simulation, tournament

SKIRMISH = deskovka.game("skirmish")


def test_every_seed_is_played_from_every_seat() -> None:
    matches = tournament(SKIRMISH, 2, {}, 5, ["a", "b", "c"], 4).matches
    assert [match.number for match in matches] == list(range(12))
    assert len({match.seed for match in matches}) == 2
    for pair in (("a", "b"), ("a", "c"), ("b", "c")):
        for seed in {match.seed for match in matches}:
            seated = [match.bots for match in matches if match.seed == seed and set(match.bots) == set(pair)]
            assert sorted(seated) == [pair, pair[::-1]]


def test_three_bots_at_a_table_of_three_rotate() -> None:
    matches = tournament(SKIRMISH, 3, {}, 5, ["a", "b", "c"], 1).matches
    assert [match.bots for match in matches] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]


def test_few_bots_mix_and_sit_equally_often_at_every_seat() -> None:
    assert companies(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert companies(["a", "b", "c"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    matches = tournament(SKIRMISH, 3, {}, 5, ["a", "b"], 3).matches
    seated = Counter((seat, bot) for match in matches for seat, bot in enumerate(match.bots))
    assert set(seated.values()) == {3}


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    short, long = (tournament(SKIRMISH, 2, {}, 1, ["a", "b", "c"], n).matches for n in (2, 8))
    assert long[: len(short)] == list(short)
    short, long = (simulation(SKIRMISH, 2, {}, 1, "ab", n).matches for n in (5, 9))
    assert long[: len(short)] == list(short)


def test_derived_seeds_are_fixed_and_differ() -> None:
    assert derive_seed("game", 0, 0) == derive_seed("game", 0, 0) != derive_seed("game", 0, 1)
    assert derive_seed("game", 0, 0) == 62012251710771553421936809811
    assert len({derive_seed("game", seed, number) for seed in range(20) for number in range(20)}) == 400


def test_settings_of_a_bot_may_hold_commas() -> None:
    found = specs("greedy,search:simulations=9,depth=3,mistr,search:seconds=1", SKIRMISH)
    assert found == ["greedy", "search:simulations=9,depth=3", "mistr", "search:seconds=1"]
