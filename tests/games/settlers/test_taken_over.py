"""What is told of locations that were taken over for a round."""

from __future__ import annotations

import pytest

from deskovka import State
from games.settlers import position


@pytest.mark.parametrize("seat", [0, 1, None])
def test_cards_under_a_gate_are_told_where_it_stands(seat: int | None) -> None:
    gate = {"card": "JAP013", "ra": "A", "under": ["COM001", "COM002", "COM003"]}
    other = {"card": "JAP014", "under": ["COM004"]}
    japan = {"faction": "japanese", "built": [gate, other]}
    s = position.make({"A": {"faction": "egyptians"}, "B": japan})
    said = " ".join(s.game.show.description(s.view(seat), "en", ("Ann", "Bob")))
    assert "Ann has 3 cards under" in said and "Bob has 1 card under" in said


def test_an_attack_spares_what_goes_back_before_it() -> None:
    taken = {"faction": "egyptians", "built": ["COM079"]}
    s = position.make({"solo": True, "A": taken, "virtual": {"area": [], "line": ["ATT015"]}})
    assert "What the next attack card would hit" in told(s)
    card = s.box.numbers["COM079"]
    s.home[card] = 1
    assert "What the next attack card would hit" not in told(s)


def told(s: State) -> str:
    return " ".join(s.game.show.description(s.view(0), "en"))
