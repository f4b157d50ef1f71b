"""Events at a glance: what is drawn of them is there, and what they say does not hang on what is hidden."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from contract.cases import CASES, Case
from deskovka.archive.words import sign_of
from deskovka.core.game import Game
from deskovka.core.sight import hide_event
from deskovka.core.step import Event
from deskovka.core.value import to_json

PAGES = Path(__file__).parents[2] / "web" / "src" / "games"


@cache
def drawings(game: str) -> set[str]:
    """The names of what the page draws for a game, without what they all begin with; empty: it draws nothing."""
    folder = PAGES / game.replace("-", "_")
    if not folder.is_dir():
        return set()
    found = re.search(r"drawings: '(\w+)'", (folder / "index.ts").read_text(encoding="utf-8"))
    assert found is not None
    pages = "".join([file.read_text(encoding="utf-8") for file in folder.rglob("*.svelte")])
    names = re.findall(rf"[\"'`]{found[1]}-([a-z-]+?)(\d?)(?:[\"'`]|{{i \+ 1}})", pages)
    return {name for name, _ in names}


def told(case: Case, seed: int) -> list[tuple[Game, dict[str, object], Event]]:
    """Some events of a game, as everybody is told them."""
    s = list(case.moments(seed=seed, every=10_000))[-1]
    options = to_json(s.game.complete(s.seats, s.options))
    return [(s.game, options, hide_event(e, seat)) for e in s.log or [] for seat in (None, *range(s.seats))]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_sign_shows_is_drawn_and_what_heads_a_turn_is_said(case: Case) -> None:
    begun = 0
    for g, options, event in told(case, seed=61):
        sign = sign_of(g, options, event)
        drawn = re.sub(r"\d$", "", str(sign.get("icon", "")))
        assert not drawn or not drawings(g.id) or drawn in drawings(g.id), (event, drawn)
        assert not sign.get("heads") or all(sign["brief"].values()), event
        begun += sign.get("begins", False)
    assert begun
