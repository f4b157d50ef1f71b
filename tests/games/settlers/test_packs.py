"""Packs of Settlers: a corrected card describes itself anew, and what is wrong is said with its line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

import deskovka
from contract.cases import play_on
from deskovka.core.game import LANGUAGES
from deskovka.core.pack import PackProblem
from deskovka.games.settlers.card_text import effect_of
from deskovka.games.settlers.game import SettlersGame
from deskovka.games.settlers.pieces import ALWAYS, COLOURS, GOODS, KINDS
from deskovka.games.settlers.vocabulary import WHENS
from deskovka.games.settlers.words import card_name, cost_of

PLAIN = cast(SettlersGame, deskovka.game("settlers"))
HEAD = 'game = "settlers"\n'
GOLDSMITH = """[card.goldsmith]
name = { cs = "Zlatníci", en = "Goldsmiths" }
cost = ["stone", "2 stone", "wood stone"]
pay = "gold settler"
uses = 2
does = ["gain 3 vp", "make lose wood"]
bonus = ["gain gold per gold max 2"]
effect = "R"
"""
Write = Callable[[str], Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    def call(words: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(words, encoding="utf-8")
        return path

    return call


def packed(path: Path) -> SettlersGame:
    return cast(SettlersGame, deskovka.game("settlers", [path]))


def test_the_data_in_force_come_back_from_their_export(write: Write) -> None:
    again = packed(write(PLAIN.export()))
    assert again.content == PLAIN.content
    assert again.export() == PLAIN.export()


def test_a_corrected_card_describes_itself(write: Write) -> None:
    g = packed(write(HEAD + GOLDSMITH))
    first, last = g.box.numbers["EGY021"], g.box.numbers["EGY023"]
    assert g.content != PLAIN.content
    assert (card_name(g.box, first, "cs"), card_name(g.box, last, "en")) == ("Zlatníci", "Goldsmiths")
    assert [cost_of(g.box, card, "cs") for card in (first, last)] == ["kámen", "dřevo, kámen"]
    assert " ".join(effect_of(g.box, first, "cs")) == (
        "Akce za 1 zlatou minci a 1 osadníka: získáš 3 VB; soupeř, kterého vybereš, přijde o 1 dřevo. "
        "Smí se použít dvakrát za kolo. "
        "Bonus za postavení: za každou svou zlatou lokaci získáš 1 zlatou minci (nejvýš 2)."
    )
    assert {item.id for item in PLAIN.stand_ins()} - {item.id for item in g.stand_ins()} == {"goldsmith"}
    play_on(g.start(2, 1, {"faction": ("egyptians", "romans")}), seed=2)


def test_the_split_of_the_attack_cards_is_corrected(write: Write) -> None:
    g = packed(
        write(HEAD + '[attack]\nwood = { copies = 2, source = "R" }\nraze = { copies = 1, source = "R" }\n')
    )
    assert len(g.box.attack_pool) == 16
    assert {item.id for item in PLAIN.stand_ins()} - {item.id for item in g.stand_ins()} == {
        "attack-wood",
        "attack-raze",
    }
    play_on(g.start(1, 1), seed=2)


def test_the_documentation_lists_the_whole_vocabulary() -> None:
    page = (Path(__file__).parents[3] / "docs" / "packs.md").read_text(encoding="utf-8")
    lines = {line for title in PLAIN.box.titles for line in (*title.does, *title.bonus)}
    plain = {line for line in lines if not line.startswith(("gain", "look", "samurai", "lay", "make lose"))}
    words = [*plain, *filter(None, WHENS), *filter(None, ALWAYS), *GOODS, *COLOURS, *KINDS]
    assert [word for word in words if f"`{word}`" not in page.replace("\n", " ")] == []


@pytest.mark.parametrize(
    ("words", "line", "mark"),
    [
        ("[card.goldsmith]\ndoes = ['gain 3 points']\n", 3, "points"),
        ("[card.goldsmith]\ndoes = ['lay stone']\n", 3, "lay stone"),
        ("[card.goldsmith]\ndoes = ['make lose 2 card']\n", 3, "make lose 2 card"),
        ("[card.goldsmith]\ndoes = ['gain vp per grey']\n", 3, "vp per grey"),
        ("[card.goldsmith]\npay = 'defence'\n", 3, "defence"),
        ("[card.goldsmith]\nwhen = 'always'\n", 3, "always"),
        ("[card.goldsmith]\nuses = 3\n", 3, "uses"),
        ("[card.goldsmith]\ncost = ['stone']\n", 3, "cost"),
        ("[card.goldsmith]\nkeeps = 'wood'\n", 3, "keeps"),
        ("[card.goldsmith]\neffect = 'X'\n", 3, "X"),
        ("[card.silversmith]\nuses = 1\n", 2, "silversmith"),
        ("[faction.romans]\nproduces = '2 wod'\n", 3, "wod"),
        ("[attack]\nwood = { copies = 4 }\n", 3, "17"),
        ("[attack]\nwood = 3\n", 3, "wood"),
        ("[boards]\n", 2, "boards"),
    ],
)
def test_what_is_wrong_is_said_with_its_line(write: Write, words: str, line: int, mark: str) -> None:
    with pytest.raises(PackProblem) as caught:
        packed(write(HEAD + words))
    for lang in LANGUAGES:
        said = caught.value.say(lang)
        assert said.startswith(f"mine.toml, {'řádek' if lang == 'cs' else 'line'} {line}: ")
        assert mark in said
