"""Taking back restores everything and reveals nothing."""

from __future__ import annotations

import pytest

from contract.cases import CASES, Case
from deskovka import Illegal, Move, State, Table, encode
from deskovka.core.chance import Chance


def everything(s: State) -> list[str]:
    return [encode(s), *[encode(s.view(seat)) for seat in (None, *range(s.seats))]]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_undo_restores_all_or_says_why_not(case: Case) -> None:
    table = Table(case.game, case.seats, 51, case.options)
    chance = Chance(51)
    number = 0
    while table.state.to_act() and number < case.longest:
        seat = table.state.to_act()[0]
        move = table.state.nth_legal(seat, chance.below(table.state.num_legal(seat)))
        number += 1
        if number % case.stride:
            table.play(seat, move)
            continue
        before, saved = table.state.clone(), everything(table.state)
        table.play(seat, move)
        after = everything(table.state)
        for other in range(case.seats):
            if other != seat:
                with pytest.raises(Illegal) as no:
                    table.undo(other)
                assert no.value.refusal.rule == "undo.own"
                assert everything(table.state) == after
        if table.state.reveals != before.reveals:
            with pytest.raises(Illegal) as no:
                table.undo(seat)
            assert no.value.refusal.rule == "undo.reveals"
            assert everything(table.state) == after
        else:
            taught_nothing(before, seat, move, table.state)
            table.undo(seat)
            assert everything(table.state) == saved
            table.play(seat, move)
            assert everything(table.state) == after


def taught_nothing(before: State, seat: int, move: Move, after: State) -> None:
    """A move that may be taken back looks the same to its player whatever is hidden."""
    for seed in range(3):
        dream = before.resample(seat, seed)
        dream.play(seat, move)
        assert encode(dream.view(seat)) == encode(after.view(seat))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_whole_table_may_agree_to_take_back(case: Case) -> None:
    table = Table(case.game, case.seats, 52, case.options)
    states: list[tuple[int, list[str]]] = []
    while table.state.to_act() and len(states) < 10:
        seat = table.state.to_act()[0]
        states.append((seat, everything(table.state)))
        table.play(seat, table.state.nth_legal(seat, 0))
    seat, _ = states[0]
    last = max(i for i, (who, _) in enumerate(states) if who == seat)
    table.undo(seat, agreed=True)
    assert everything(table.state) == states[last][1]
    assert len(table.moves) == last
