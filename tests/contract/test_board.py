"""What is drawn of a table follows from what its viewer may know, and reaches everybody by small patches."""

from __future__ import annotations

import json
from typing import Any

import pytest

from contract.cases import CASES, Case
from deskovka.archive.making import Eyes
from deskovka.archive.patch import difference, merge
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.state import State


def nulls(data: Any, at: str = "") -> list[str]:
    """Where members of objects are null."""
    if isinstance(data, list):
        return [found for i, one in enumerate(data) for found in nulls(one, f"{at}[{i}]")]
    if not isinstance(data, dict):
        return []
    return [f"{at}.{name}" for name, one in data.items() if one is None] + [
        found for name, one in data.items() for found in nulls(one, f"{at}.{name}")
    ]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_boards_are_patched_and_never_null(case: Case) -> None:
    known: dict[int | None, dict[str, Any]] = {}
    for s in case.moments(seed=51, every=2):
        for viewer in (None, 0):
            board = s.game.show.board(s.view(viewer))
            assert json.loads(json.dumps(board)) == board and nulls(board) == []
            if viewer in known:
                assert merge(known[viewer], difference(known[viewer], board)) == board
            known[viewer] = board


@pytest.mark.interpreted
@pytest.mark.parametrize("case", CASES, ids=str)
def test_boards_do_not_depend_on_what_is_imagined(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """A board may be made with the help of an imagined state, but must ask it for nothing that is secret."""
    imagine, more = Game.imagine, 0

    def otherwise(g: Game, view: View, seed: int) -> State:
        return imagine(g, view, seed + more)

    monkeypatch.setattr(Game, "imagine", otherwise)
    for n, s in enumerate(case.moments(seed=52, every=8)):
        for viewer in (None, *range(s.seats)):
            view, more = s.view(viewer), 0
            board = s.game.show.board(view)
            more = n + 1
            assert s.game.show.board(view) == board


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whoever_looks_back_at_the_truth_sees_a_board_too(case: Case) -> None:
    for s in case.moments(seed=53, every=12):
        board = s.game.show.board(Eyes(None, truth=True).view(s, s.save(with_log=False)))
        assert board.keys() == s.game.show.board(s.view(None)).keys() and nulls(board) == []
