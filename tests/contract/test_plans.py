"""What may be planned follows from what the seat knows, and is what it would be offered."""

from __future__ import annotations

import pytest

from contract.cases import CASES, Case
from deskovka.server.tables.planning import offers


@pytest.mark.parametrize("case", CASES, ids=str)
def test_offers_follow_from_what_the_seat_knows(case: Case) -> None:
    for s in case.moments(seed=71, every=4):
        for seat in range(s.seats):
            found = list(offers(s, seat, 1))
            assert found == list(offers(s.resample(seat, 2), seat, 3))
            assert not found or (s.game.law.plans and seat not in s.to_act())
