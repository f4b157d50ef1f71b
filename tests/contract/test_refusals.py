"""A refused move changes nothing and says why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from contract.cases import CASES, Case
from deskovka import Illegal, Move, State, encode
from deskovka.core.sight import Hidden


@dataclass
class Nonsense(Move):
    """A move of no game; its content may be anything."""

    content: Any


def refused(s: State, seat: int, move: object) -> str:
    """Try it; the state must be as it was. Returns the rule."""
    before = encode(s)
    reason = s.why_not(seat, move)
    with pytest.raises(Illegal) as no:
        s.play(seat, move)
    assert no.value.refusal == reason
    assert encode(s) == before
    return no.value.refusal.rule


@pytest.mark.parametrize("case", CASES, ids=str)
def test_refused_moves_change_nothing(case: Case) -> None:
    for number, s in enumerate(case.moments(seed=31, every=9)):
        for seat in range(case.seats):
            illegal = [m for m in case.game.moves.all if s.why_not(seat, m) is not None]
            asked = seat in s.to_act()
            for move in illegal[number % 7 :: max(40, len(illegal) // 8)]:
                rule = refused(s, seat, move)
                assert rule in case.game.rules or not asked or rule == "table.question"
                assert asked or rule == (s.waits(seat).id if s.to_act() else "table.over")
                assert asked or rule in case.game.rules or rule in ("table.asked", "table.over")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_unknown_moves_and_unknown_seats(case: Case) -> None:
    for s in case.moments(seed=32, every=29):
        asked = s.to_act()
        for move in (Nonsense(1), Nonsense([1]), Nonsense(None), Hidden()):
            rule = refused(s, asked[0] if asked else 0, move)
            assert rule == ("table.question" if asked else "table.over")
        for thing in (None, "a word", 7, object(), s):
            rule = refused(s, asked[0] if asked else 0, thing)
            assert rule == ("table.question" if asked else "table.over")
        for seat in (-1, case.seats, 99):
            assert s.legal(seat) == () and s.num_legal(seat) == 0
            rule = refused(s, seat, case.game.moves[0])
            assert rule == ("table.asked" if asked else "table.over")
