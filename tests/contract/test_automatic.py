"""Answers that a table may give by itself are allowed, and that they are given tells nobody a secret."""

from __future__ import annotations

from typing import Any

import pytest

from contract.cases import CASES, Case
from deskovka import Move, State
from deskovka.core.step import Decision
from deskovka.core.value import Value

WORLDS = 6  # that somebody must think possible


def outcome(s: State, seat: int) -> tuple[Move | None, Any]:
    """The answer that the table would give, whether it shows something, and who is asked then."""
    move = s.game.law.automatic(s, seat)
    if move is None:
        return None, None
    after = s.clone()
    after.log = None
    after.play(seat, move)
    return move, (after.reveals - s.reveals, after.to_act())


@pytest.mark.parametrize("case", CASES, ids=str)
def test_everybody_can_see_which_questions_answer_themselves(case: Case) -> None:
    """Given or not, the answer is the same in all worlds that the others must think possible."""
    for number, s in enumerate(case.moments(seed=61)):
        for seat in s.to_act():
            found = outcome(s, seat)
            assert found[0] is None or s.why_not(seat, found[0]) is None
            for viewer in (None, *range(case.seats)):
                if viewer != seat:
                    worlds = [s.resample(viewer, number * WORLDS + i) for i in range(WORLDS)]
                    assert {str(outcome(world, seat)) for world in worlds} == {str(found)}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_secret_answers_are_never_given(case: Case) -> None:
    """Where several answer in secret, even that there is one answer only would be told by its time."""
    for s in case.moments(seed=62):
        if s.asking is not None and s.asking.together:
            assert all(s.game.law.automatic(s, seat) is None for seat in s.to_act())


@pytest.mark.parametrize("game", sorted({case.game.id for case in CASES}))
def test_questions_that_are_named_exist(game: str) -> None:
    g = next(case.game for case in CASES if case.game.id == game)
    folder = type(g.law).__module__.split(".law")[0]
    kinds = {kind.__name__: kind for kind in every(Value) if kind.__module__.startswith(folder)}
    assert all(issubclass(kinds[name], Decision) for name in (*g.law.lone, *g.law.leaves))
    assert all(issubclass(kinds[name], Move) for name in g.law.leaves.values())


def every(kind: type[Any]) -> set[type[Any]]:
    """All that is made of a class."""
    found = {*kind.__subclasses__()}
    return found.union(*[every(below) for below in found])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_player_does_without_can_always_be_left(case: Case) -> None:
    leaves = case.game.law.leaves
    for s in case.moments(seed=63):
        kind = type(s.asking).__name__
        if kind in leaves:
            names = [type(m).__name__ for m in s.legal(s.to_act()[0])]
            assert names.count(leaves[kind]) == 1
