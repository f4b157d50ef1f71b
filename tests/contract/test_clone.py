"""A clone shares nothing that changes and forgets nothing."""

from __future__ import annotations

import pytest

from contract.answers import play_on
from contract.cases import CASES, Case
from contract.checks import differing_fields
from deskovka import encode


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_is_equal_and_leaves_its_original_alone(case: Case) -> None:
    for s in case.moments(seed=1, every=17):
        saved = encode(s)
        seen = [encode(s.view(seat)) for seat in (None, *range(case.seats))]
        other = s.clone()
        assert differing_fields(s, other) == []
        assert encode(other) == saved
        play_on(other, seed=2)
        assert encode(s) == saved
        assert [encode(s.view(seat)) for seat in (None, *range(case.seats))] == seen


@pytest.mark.parametrize("case", CASES, ids=str)
def test_an_original_leaves_its_clone_alone(case: Case) -> None:
    for s in case.moments(seed=2, every=17):
        original = s.clone()
        copy = original.clone()
        saved = encode(copy)
        play_on(original, seed=3)
        assert encode(copy) == saved
        assert play_on(copy, seed=3)[-1] == original.digest()


@pytest.mark.parametrize("case", CASES, ids=str)
def test_derived_fields_mean_the_same_after_refresh(case: Case) -> None:
    for s in case.moments(seed=3, every=17):
        kept, fresh = s.clone(), s.clone()
        fresh.refresh()
        assert play_on(fresh, seed=4) == play_on(kept, seed=4)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_clone_without_log_plays_the_same(case: Case) -> None:
    quiet, loud = case.start(4, log=False), case.start(4)
    assert quiet.log is None and loud.log is not None
    assert play_on(quiet, seed=5) == play_on(loud, seed=5)
    assert quiet.log is None
