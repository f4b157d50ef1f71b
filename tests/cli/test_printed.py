"""`deskovka cards` lists what is printed on every component, for people in their language and for programs raw."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import deskovka
from deskovka.cli.printed import join_words, key_of
from deskovka.core import text
from deskovka.core.game import LANGUAGES, games

from .conftest import Run

REBIRTH = {
    "settlement3": {"type": "settlement", "copies": 3, "influence": 3, "removed_with_four": 1},
    "prizes_4": {"value": [12, 8, 5]},
    "SM06": {"copies": 1, "points": 5, "castle": "invergarry"},
    "IM05": {"copies": 1, "first": 8, "later": 5, "at_least": 2, "tiles": ["farm"], "cluster_at_least": 3},
    "set_13": {"copies": 3, "points": 13},
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", games())
def test_every_name_of_what_is_printed_has_a_word(id: str, lang: str) -> None:
    g = deskovka.game(id)
    known = text.bundle(("deskovka.core", g.package), lang)
    cards = g.components.cards(lang)
    ids = {part for card in cards for part in card["id"].split(".")}  # a deck names its cards
    names = {name for card in cards for name in labels(card.get("printed", {}))} - ids
    assert sorted(name for name in names if not known.has_message(key_of(name))) == []


def labels(what: Any) -> Iterator[str]:
    """All names under which something is printed, however deep."""
    if isinstance(what, Mapping):
        yield from what
        yield from labels(list(what.values()))
    elif isinstance(what, (list, tuple)):
        for one in what:
            yield from labels(one)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("cs", "balíček: Egypťané · sada: základní · druh: akce · barvy: modrá · body: 2"),
        ("cs", "cena použití: karta z ruky 1 · použití: 1"),
        ("cs", "cena: dřevo 1, kámen 1 / dřevo 1, kámen 1 / kámen 2"),
        ("cs", "sada: Proč se nepřátelit"),
        ("en", "deck: Egyptians · set: base · kind: action · colours: blue · points: 2"),
        ("en", "cost of use: a card of the hand 1 · uses: 1"),
        ("en", "set: Why Can't We Be Friends"),
    ],
)
def test_what_settlers_prints_inside_is_in_words_too(run: Run, lang: str, words: str) -> None:
    assert words in run("cards", "settlers", "--lang", lang).out


def test_rebirth_lists_every_number(run: Run) -> None:
    cards = {card["id"]: card for card in json.loads(run("cards", "rebirth", "--json").out)}
    assert all(card["printed"] for card in cards.values())
    assert {id: cards[id]["printed"] for id in REBIRTH} == REBIRTH
    board = cards["map-ireland"]["printed"]
    assert board["spaces"] == {"farm": 30, "energy": 30, "blank": 12, "town": 36}
    assert (board["castles"], board["towers"], board["coast"], board["covered"]) == (10, 14, 14, 24)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("cs", "kusy: 1 · prvnímu: 8 · dalším: 5 · nejméně: 2 · dílky: farma · dílky ve shluku nejméně: 3"),
        ("en", "copies: 1 · to the first: 8 · to later ones: 5 · at least: 2 · tiles: farm"),
    ],
)
def test_people_read_it_in_their_language(run: Run, lang: str, words: str) -> None:
    assert words in run("cards", "rebirth", "--lang", lang).out


def test_what_a_component_does_not_have_is_left_out() -> None:
    g = deskovka.game("rebirth")
    printed = {
        "points": 0,
        "cost": {},
        "face_up": True,
        "once": False,
        "copies": 2,
        "start": {"red": 1, "moon": 2},
    }
    assert join_words(g, printed, "en") == "face up · copies: 2 · at the start: red 1, moon 2"


def test_copies_that_differ_are_told_one_after_the_other() -> None:
    printed = {"cost": [{"wood": 1}, {"wood": 2, "stone": 1}], "numbers": [3, 4], "deal": ["gold", ""]}
    words = join_words(deskovka.game("rebirth"), printed, "en")
    assert words == "cost: wood 1 / wood 2, stone 1 · numbers: 3 4 · deal: gold –"
