"""Situations that need a pack: with corrected cards the rules still hold."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import deskovka
from deskovka import Move
from deskovka.games.settlers.law.chapters.praying import Announce, UseStored
from deskovka.games.settlers.law.moves import Activate, Build, Card, Colour, Leave, Stop, Tuck
from deskovka.games.settlers.law.pieces import NOTHING
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.verbs import add_points
from games.settlers import position
from games.settlers.position import SEATS, Json

Lay = Callable[[str, Json], Settlers]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Lay:
    """A position with a pack in force."""

    def call(words: str, vector: Json) -> Settlers:
        path = tmp_path / "mine.toml"
        path.write_text('game = "settlers"\n' + words, encoding="utf-8")
        g = deskovka.game("settlers", [path])
        monkeypatch.setattr(position, "game_for", lambda _: g)
        return position.make(vector)

    return call


def say(s: Settlers, seat: str, move: Move) -> None:
    known = s.game.moves.find(move)
    assert known is not None
    assert s.forbids(SEATS.index(seat), known) is None
    s.play(SEATS.index(seat), known)


def card(s: Settlers, id: str) -> int:
    return s.box.numbers[id]


def test_a_single_point_wakes_no_sphinx() -> None:
    s = position.make({"A": {"faction": "egyptians", "built": ["EGY019", "EGY020"]}})
    waiting = len(s.steps)
    add_points(s, 0, 1, 0, NOTHING, "card.sphinx")
    assert len(s.steps) == waiting
    add_points(s, 0, 2, 0, NOTHING, "card.sphinx")
    assert len(s.steps) > waiting


def test_points_of_a_sphinx_wake_no_sphinx(lay: Lay) -> None:
    egypt = {"faction": "egyptians", "goods": {"worker": 1, "stone": 2}, "built": ["COM037", "EGY019", "EGY020"]}
    s = lay("[card.sphinx]\ndoes = ['gain 2 vp']\n", {"A": egypt})
    say(s, "A", Activate(card(s, "COM037"), 1))
    assert position.vp(s, 0) == 3 + 2 + 2


TAKERS = "[card.spies]\npay = 'settler'\ndoes = ['take over']\n"


@pytest.mark.parametrize("owner", ["B", "C"])
def test_a_location_that_is_taken_over_twice_goes_back_to_its_owner(lay: Lay, owner: str) -> None:
    seats: Json = {
        "A": {"faction": "egyptians"},
        "B": {"faction": "romans", "goods": {"worker": 1}, "built": ["ROM010"]},
        "C": {"faction": "barbarians"},
    }
    seats[owner]["built"] = [*seats[owner].get("built", []), {"card": "COM007", "ra": "A"}]
    s = lay(TAKERS, {"players": 3, "turn": "B", **seats})
    say(s, "B", Activate(card(s, "ROM010"), 1))
    if s.asking is not None and s.forbids(1, Card(card(s, "COM007"))) is None:
        say(s, "B", Card(card(s, "COM007")))
    assert card(s, "COM007") in s.empire[1]
    assert position.built(s, SEATS.index(owner)) >= {"COM007"}
    for seat in ("C", "A", "B"):
        say(s, seat, Leave())
    assert card(s, "COM007") in s.empire[SEATS.index(owner)]


def test_a_card_goes_under_the_gate_that_is_named_whosever_it_is(lay: Lay) -> None:
    s = lay(
        "[card.roman-fortifications]\nalways = 'gate'\n",
        {
            "players": 3,
            "A": {"faction": "egyptians", "hand": ["COM001"]},
            "B": {"faction": "japanese", "built": [{"card": "JAP013", "ra": "A"}]},
            "C": {"faction": "romans", "built": [{"card": "ROM022", "ra": "A", "under": ["COM002"]}]},
        },
    )
    say(s, "A", Tuck(card(s, "COM001")))
    say(s, "A", Card(card(s, "ROM022")))
    assert position.under(s, card(s, "JAP013")) == []
    assert position.names(s, position.under(s, card(s, "ROM022"))) == {"COM001", "COM002"}


def test_each_colour_of_a_prayer_brings_its_own_good(lay: Lay) -> None:
    s = lay(
        "[card.goldsmith]\npay = 'settler'\ndoes = ['pray 5 brown grey: matching per card']\n",
        {
            "expansion": True,
            "A": {"faction": "egyptians", "goods": {"worker": 1}, "built": ["EGY021"]},
            "common": ["COM001", "COM003", "COM004", "COM066", "COM069"],
        },
    )
    say(s, "A", Activate(card(s, "EGY021"), 1))
    goods = position.goods(s, 0)
    assert (goods["wood"], goods["stone"]) == (2, 1)


def test_nobody_announces_a_colour_of_what_has_none(lay: Lay) -> None:
    s = lay(
        "[card.administration]\nwhen = 'build common'\ndoes = ['pray 3 announce built: vp per card']\n",
        {"expansion": True, "A": {"faction": "romans", "hand": ["COM069"], "built": ["ROM012"]}},
    )
    assert s.box.colours[card(s, "COM069")] == 0
    say(s, "A", Build(card(s, "COM069")))
    assert not isinstance(s.asking, Announce) and len(s.discard) == 3


def test_stored_cards_are_chosen_before_astrologers_turn_any_up(lay: Lay) -> None:
    built = ["AZT004", "AZT046", {"card": "AZT023", "under": ["COM033"]}]
    goods = {"worker": 1, "technology": 1}
    s = lay("", {"expansion": True, "A": {"faction": "aztecs", "goods": goods, "built": built}})
    say(s, "A", Activate(card(s, "AZT004"), 1))
    say(s, "A", Colour(1))
    assert isinstance(s.asking, UseStored) and not s.revealed
    say(s, "A", Stop())
    assert not s.revealed and position.goods(s, 0)["technology"] == 1
