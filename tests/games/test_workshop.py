"""Owners correct their copy by a form: it asks for all that the checker of packs knows, and for every stand-in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import deskovka
from deskovka.core.game import LANGUAGES, try_packs
from deskovka.core.pack import Pack, PackProblem
from deskovka.forms import form_of
from deskovka.workshop import differences, merge, problems, why

GAMES = ("rebirth", "katan-duel", "settlers", "scythe")
WITH_AN_EDITOR = {"settlers": {"deck"}}  # decks are built on a page of their own


def pack(folder: Path, id: str, at: tuple[str, ...], entry: Any) -> Pack:
    """A pack with one entry."""
    data = entry
    for word in reversed(at):
        data = {word: data}
    file = folder / "mine.json"
    file.write_text(json.dumps({"game": id, **data}))
    return Pack(file)


def allowed(folder: Path, id: str, at: tuple[str, ...], entry: Any) -> set[str]:
    """The words that the checker names when somebody writes one that it does not know."""
    with pytest.raises(PackProblem) as wrong:
        try_packs(id, [pack(folder, id, at, entry)])
    assert wrong.value.key == "unknown"
    return set(str(wrong.value.words["allowed"]).split(", "))


@pytest.mark.parametrize("id", GAMES)
def test_the_form_asks_for_everything_that_the_checker_knows(id: str, tmp_path: Path) -> None:
    form = form_of(deskovka.game(id))
    sections = {item.at[0] for item in form} | WITH_AN_EDITOR.get(id, set())
    assert allowed(tmp_path, id, ("nothing",), {}) == sections
    kinds = {(item.at[0], tuple([field.name for field in item.fields])): item for item in form}
    for item in kinds.values():
        names = {field.name for field in item.fields}
        known = allowed(tmp_path, id, item.at, {**item.value, "nothing": 1})
        assert names == known if item.at[0] != "mission" else names <= known


@pytest.mark.parametrize("id", GAMES)
def test_every_field_has_a_name_in_both_languages_and_holds_what_is_in_force(id: str) -> None:
    for item in form_of(deskovka.game(id)):
        fields = {field.name: field for field in item.fields}
        assert all(item.title[lang] for lang in LANGUAGES) and set(item.value) <= set(fields)
        for name, value in item.value.items():
            field = fields[name]
            assert all(field.title[lang] for lang in LANGUAGES)
            assert field.kind != "number" or field.low <= value <= field.high
            assert field.kind != "choice" or value in field.choices
            assert field.kind != "choices" or set(value) <= set(field.choices)


@pytest.mark.parametrize("id", GAMES)
def test_whoever_confirms_every_stand_in_has_none_left(id: str, tmp_path: Path) -> None:
    components = deskovka.game(id).components
    form = {item.at: item for item in form_of(deskovka.game(id))}
    data: dict[str, Any] = {}
    for guess in components.stand_ins():
        assert all(guess.question[lang] for lang in LANGUAGES)
        sure = {name: "R" for name in ("source", "effect") if form[guess.at].value.get(name) in ("S", "P")}
        entry = {**(form[guess.at].value if form[guess.at].whole else {}), "source": "R", **sure}
        part: Any = data
        for word in guess.at[:-1]:
            part = part.setdefault(word, {})
        part[guess.at[-1]] = entry
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"game": id, **data}))
    assert problems(id, Pack(file)) == []
    assert try_packs(id, [Pack(file)]).components.stand_ins() == []
    assert differences(id, data, {}) == []


def test_every_wrong_entry_is_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    cards = {"goldsmith": {"pay": "nonsense"}, "raid": {"uses": 7}, "barter": {"effect": "R"}}
    file.write_text(json.dumps({"game": "settlers", "card": cards}))
    found = problems("settlers", Pack(file))
    assert {at for at, _ in found} == {("card", "goldsmith"), ("card", "raid")}
    assert all(why(problem, lang) for _, problem in found for lang in LANGUAGES)


def test_two_packs_are_compared_and_merged() -> None:
    anna = {"game": "settlers", "card": {"goldsmith": {"pay": "gold"}}, "attack": {"wood": {"source": "R"}}}
    ben = {
        "game": "settlers",
        "card": {"goldsmith": {"worth": 1}, "raid": {"uses": 2}},
        "deck": {"sun": {"name": "Sun"}},
    }
    assert ("deck", "sun") in differences("settlers", anna, ben)
    assert ("card", "goldsmith") in differences("settlers", anna, ben)
    both = merge("settlers", anna, ben)
    assert both["card"] == {"goldsmith": {"pay": "gold", "worth": 1}, "raid": {"uses": 2}}
    assert both["attack"] == anna["attack"] and both["deck"] == ben["deck"]
    assert differences("settlers", both, both) == []
