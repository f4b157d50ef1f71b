"""Random play ends or is cut off, never stops dead, breaks nothing, and the fast answers are the right ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from contract.answers import play_on
from contract.cases import CASES, Case, invariants
from deskovka.bots.playout import random_playout

KNOWN = Path(__file__).with_name("known_digests.json")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_play_ends_or_is_cut_off_and_nothing_breaks(case: Case) -> None:
    broken = invariants(case.game.id)
    for seed in range(3):
        for s in case.moments(seed, every=5):
            assert broken(s) == []
        score = s.score()
        assert (s.to_act() == ()) is (s.asking is None)
        assert s.is_over() or case.may_be_cut, "a game that must end was cut off"
        assert s.is_over() or not score.winners, "nobody wins a game that is cut off"
        assert len(score.points) == len(score.ranks) == len(score.why) == case.seats
        assert all(score.ranks[seat] == 1 for seat in score.winners)
        assert tuple(case.game.law.winners(s)) == score.winners


@pytest.mark.parametrize("case", CASES, ids=str)
def test_playouts_of_the_engine_end_too(case: Case) -> None:
    for seed in range(10):
        s = case.start(seed, log=False)
        decisions = random_playout(s, seed)
        assert 0 < decisions <= case.longest
        assert s.is_over() or (case.may_be_cut and decisions == case.longest)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_same_seed_gives_the_same_digests(case: Case) -> None:
    once, again, other = case.start(21), case.start(21), case.start(22)
    digests = play_on(once, seed=1)
    assert play_on(again, seed=1) == digests
    assert play_on(other, seed=1) != digests


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_machine_knows_these_digests(case: Case) -> None:
    known = json.loads(KNOWN.read_text(encoding="utf-8"))
    if str(case) not in known:
        assert not case.game.package.startswith("deskovka."), "run `python -m tools.golden`"
        pytest.skip("a third party's game has no known digests")
    assert [case.start(1).digest(), case.finished(1).digest()] == known[str(case)], (
        "the game plays differently: raise its version, or run `python -m tools.golden` while it has no users"
    )


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fast_options_are_the_whole_catalogue_filtered_by_refuse(case: Case) -> None:
    for s in case.moments(seed=23):
        question = s.asking
        for seat in range(case.seats):
            if question is None or seat not in s.to_act():
                assert (list(s.legal(seat)), s.num_legal(seat)) == ([], 0)
                continue
            moves = list(s.legal(seat))
            assert moves == [m for m in case.game.moves.all if question.refuse(s, seat, m) is None]
            assert moves, "a question without an answer"
            ids = [case.game.moves.id(m) for m in moves]
            assert ids == sorted(set(ids))
            assert s.num_legal(seat) == len(moves)
            assert [s.nth_legal(seat, i) for i in range(len(moves))] == moves
            with pytest.raises(IndexError):
                s.nth_legal(seat, len(moves))
