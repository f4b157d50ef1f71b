"""Secrets hold over time: what somebody sees after an answer follows from what was seen and told before."""

from __future__ import annotations

import pytest

from contract.cases import CASES, Case
from contract.histories import differences, observers


@pytest.mark.parametrize("case", CASES, ids=str)
def test_answers_that_are_told_the_same_look_the_same(case: Case) -> None:
    for number, s in enumerate(case.moments(seed=51, every=2)):
        for seat in s.to_act():
            for observer in observers(s, seat):
                assert differences(s, seat, observer, number)[1] == []
