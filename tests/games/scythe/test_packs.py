"""Packs of Scythe: the automatic opponent as the printed one says, and what is wrong is said with its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.core.pack import PackProblem
from deskovka.games.scythe.game import ScytheGame
from deskovka.games.scythe.law.pieces import AUTOMA
from deskovka.games.scythe.law.state import Scythe, base_of
from games.scythe.alone import turn
from games.scythe.invariants import broken
from games.scythe.players import eager

PLAIN = cast(ScytheGame, deskovka.game("scythe"))
HEAD = 'game = "scythe"\n'
CORRECTED = """[order.mech]
prefer = ["near factory"]
source = "R"

[automa.4]
tokens = 3
first = { moves = ["fight 9 saxony", "raid"], gain = "2 coins deploy", bonus = "power" }

[tracker.automa]
stars = [3, 4, 5, 6, 7, 8]
victories = 1
second = 3
water = 0
source = "R"
"""
Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def call(words: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(words, encoding="utf-8")
        return path

    return call


def packed(path: Path) -> ScytheGame:
    return cast(ScytheGame, deskovka.game("scythe", [path]))


def test_the_data_in_force_come_back_from_their_export(write: Write) -> None:
    again = packed(write(PLAIN.components.export()))
    assert again.content == PLAIN.content
    assert again.components.export() == PLAIN.components.export()


def test_a_corrected_opponent_is_no_stand_in_and_describes_itself(write: Write) -> None:
    g = packed(write(HEAD + CORRECTED))
    assert g.content != PLAIN.content
    others = [f"tracker-{name}" for name in ("autometta", "automaszyna", "ultimaszyna")]
    found = [one.id for one in g.components.stand_ins() if not one.id.startswith("automa.")]
    assert found == ["order-character", "order-raid", "order-fight", *others]
    about = {card["id"]: card["about"] for card in g.components.cards("en")}
    first = "First scheme: The first possible move: an attack on a mech or character with power 9 or more"
    assert first in about["automa-4"]
    assert "Stars on the spaces 3, 4, 5, 6, 7, 8" in about["tracker-automa"]
    assert "At most 1 combat brings it a star." in about["tracker-automa"]
    assert "it prefers the one nearest to the Factory, then the first" in about["order-mech"]


def test_games_with_it_are_shorter(write: Write) -> None:
    g = packed(write(HEAD + CORRECTED))
    for seed in range(3):
        s = cast(Scythe, g.start(1, seed))
        chance = Chance(seed)
        while s.to_act():
            s.play(0, eager(s, 0, chance))
        assert broken(s) == [] and s.tracker <= 8
        for lang in LANGUAGES:
            assert g.show.description(s.view(0), lang) and g.show.picture(s.view(0), (), lang)


def test_so_many_fighters_come(write: Write) -> None:
    g = packed(
        write(
            HEAD + '[automa.1]\nfirst = { moves = ["worker"], gain = "2 deploy", more = { nordic = "deploy" } }\n'
        )
    )
    s = cast(Scythe, g.start(1, 5, {"faction": ("crimea",), "opponent": "nordic"}))
    turn(s, 1)
    assert s.deployed[AUTOMA] == 0b111 and s.mechs[AUTOMA * s.size + base_of(s, AUTOMA)] == 3


def test_what_is_left_out_is_not_said(write: Write) -> None:
    words = """[automa.1]
first = { moves = ["fight 5 saxony", "fight 9"], gain = "" }
second = { moves = [], gain = "" }
[order.mech]
prefer = []
units = ["mech", "character", "labourer"]
"""
    g = packed(write(HEAD + words))
    about = {card["id"]: card["about"] for card in g.components.cards("en")}
    assert (
        "(only Saxony Empire); an attack on a mech or character with power 9 or more. Second" in about["automa-1"]
    )
    assert "Second scheme: It neither moves nor gains. The tracker advances." in about["automa-1"]
    assert about["order-mech"].startswith("It moves a mech, the character, else a worker, to a hex")
    assert about["order-mech"].endswith("; of several it prefers the first in the order of reading.")
    halves = g.show.scene({})["automa"]["cards"][0]["halves"]
    assert [half["orders"] for half in halves] == [["fight"], []], "a list of keys for the page"


@pytest.mark.parametrize(
    ("words", "line", "said"),
    [
        ("[mat.industrial]\ncoins = 9", 2, '"mat" has no place here; there may be: automa, tracker, order, rule.'),
        ("[automa.20]\ntokens = 1", 2, '"20" has no place here'),
        ("[automa.1]\ncombat = [1, 2]", 3, '"combat" should be a list.'),
        ("[automa.1]\ncombat = [1, 2, 8]", 3, "should be a whole number from 0 to 7."),
        ('[automa.1]\nfirst = { gain = "coins" }', 3, '"moves" is missing here.'),
        ('[automa.1]\nfirst = { moves = ["swim"], gain = "coins" }', 3, '"swim" has no place here'),
        ('[automa.1]\nfirst = { moves = ["fight 3 togawa"], gain = "coins" }', 3, '"togawa" has no place here'),
        ('[automa.1]\nfirst = { moves = ["mech"], gain = "2 oil" }', 3, '"oil" has no place here'),
        ('[automa.1]\nfirst = { moves = [""], gain = "" }', 3, "has no place here"),
        ('[automa.1]\nfirst = { moves = [], gain = "", more = { crimea = 2 } }', 3, "should be a text."),
        ('[automa.1]\nsecond = { moves = [], gain = "", bonus = "oil" }', 3, '"oil" has no place here'),
        (f'[automa.1]\nfirst = {{ moves = [], gain = "{"9" * 30} coins" }}', 3, "a whole number from 1 to 20."),
        ('[automa.1]\nfirst = { moves = [], gain = "0 coins" }', 3, '"0" should be a whole number from 1 to 20.'),
        ('[automa.1]\nfirst = { moves = [], gain = "coins 5" }', 3, '"5" has no place here; there may be: power,'),
        ('[automa.1]\nfirst = { moves = [], gain = "2 3 coins" }', 3, '"3" has no place here'),
        ('[automa.1]\nfirst = { moves = ["fight 17"], gain = "" }', 3, "number from 0 to 16."),
        ('[automa.1]\nfirst = { moves = ["fight 5 6"], gain = "" }', 3, '"fight 5 6": after the move'),
        ('[automa.1]\nfirst = { moves = ["mech nordic saxony"], gain = "" }', 3, "one number and one faction."),
        ('[order.worker]\nto = "fight"', 3, 'has no units; "to" may be: free, clear.'),
        ('[order.raid]\nsource = "R"\nunits = ["labourer"]', 4, "A worker goes only where"),
        ("[tracker.automa]\nstars = [1, 2, 3, 4, 5]", 3, '"stars" should be a list.'),
        ("[tracker.automa]\nstars = [1, 2, 3, 4, 6, 5]", 3, "should be a whole number from 7 to 60."),
        ('[order.mech]\nunits = ["tank"]', 3, '"tank" has no place here; there may be: character, mech,'),
        ("[order.mech]\nunits = []", 3, '"units" should be a list.'),
        (
            '[order.mech]\nto = "moon"',
            3,
            '"moon" has no place here; there may be: free, explore, raid, fight, clear.',
        ),
        ('[order.mech]\nprefer = ["luck"]', 3, '"luck" has no place here'),
        ("[order.mech]\nprefer = [1]", 3, '"1" has no place here'),
        ("[tracker.automa]\nvictories = 7", 3, "should be a whole number from 0 to 6."),
        ('[tracker.automa]\nskips = "yes"', 3, '"skips" should be true or false.'),
    ],
)
def test_what_is_wrong_is_said_with_its_line(words: str, line: int, said: str, write: Write) -> None:
    with pytest.raises(PackProblem) as caught:
        packed(write(HEAD + words + "\n"))
    assert caught.value.say("en").startswith(f"mine.toml, line {line}: ") and said in caught.value.say("en")
    assert caught.value.say("cs")
