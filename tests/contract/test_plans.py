"""What may be planned follows from what the seat knows."""

from __future__ import annotations

import msgspec
import pytest

from contract.cases import CASES, Case
from deskovka.core.state import State
from deskovka.core.value import to_json
from deskovka.server.messages.wire import Wire
from deskovka.server.tables.planning import dream_of_turn, question_in_turn


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_sent_follows_from_what_the_seat_knows(case: Case) -> None:
    wire = Wire(case.game, to_json(case.game.complete(case.seats, case.options)), ["A"] * case.seats)

    def sent(s: State, seat: int, seed: int) -> bytes:
        return msgspec.json.encode(question_in_turn(wire, s, dream_of_turn(s, seat, seed), seat, 7))

    for s in case.moments(seed=71, every=4):
        for seat in range(s.seats):
            found = sent(s, seat, 1)
            assert found == sent(s.resample(seat, 2), seat, 3)
            assert found == b"null" or (s.game.law.plans and seat not in s.to_act())
