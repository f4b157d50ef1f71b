"""What the page is told before the first move: every card, and an effect that can be drawn and read."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from deskovka.core.game import LANGUAGES
from deskovka.games.settlers.game import SettlersGame
from deskovka.games.settlers.law.moves import Send
from deskovka.games.settlers.law.pieces import COLOURS
from deskovka.games.settlers.show.scene import drawings

GAME = SettlersGame()
SCENE = GAME.show.scene(GAME.complete(2, {"expansion": "aztecs"}))
DRAWINGS = Path(__file__).parents[3] / "web/src/games/settlers/drawings"
WORDS = {"or", "per"}  # signs between drawings


def drawn() -> set[str]:
    files = [file.read_text(encoding="utf-8") for file in DRAWINGS.glob("*.svelte")]
    return set(re.findall(r'<symbol id="st-([a-z]+)"', "".join(files)))


@pytest.mark.parametrize("title", SCENE["titles"], ids=lambda title: str(title["name"]))
def test_effect_can_be_drawn_and_read(title: dict[str, object]) -> None:
    icons = [*title["icons"], *title["bonus"], *title["open"]]  # type: ignore[misc]
    assert icons, "a card that does nothing"
    colours = {f"c:{colour}" for colour in (*COLOURS, "own")}
    for icon in icons:
        amount, _, name = icon.rpartition(" ")
        assert name in drawn() | WORDS | colours, icon
        assert amount == "" or int(amount) > 1
    assert all(title["text"][lang] for lang in LANGUAGES)  # type: ignore[index]


def test_every_card_is_there_once_and_as_json() -> None:
    assert [card["code"] for card in SCENE["cards"]] == GAME.box.ids[: len(SCENE["cards"])]
    assert len(SCENE["cards"]) + len(SCENE["attacks"]) == len(GAME.box.ids)
    assert json.loads(json.dumps(SCENE)) == SCENE


def test_without_the_expansion_its_cards_are_not_told() -> None:
    plain = GAME.show.scene(GAME.complete(2, {}))
    codes = {card["code"]: plain["titles"][card["title"]]["name"] for card in plain["cards"]}
    assert not [code for code in codes if code.startswith("AZT") or code in ("ROM061", "BAR070")]
    assert codes["COM001"] and len(codes) == 204 and not any("set" in title for title in plain["titles"])
    whole = {card["code"]: SCENE["titles"][card["title"]]["name"] for card in SCENE["cards"]}
    assert all(whole[code] == name for code, name in codes.items())


def test_what_is_guessed_is_said() -> None:
    by_name = {title["name"]: title.get("stand_in", "") for title in SCENE["titles"]}
    assert (by_name["altar-of-sacrifice"], by_name["chinampas"]) == ("values", "all")
    assert (by_name["barbarian-altar"], by_name["quarry"]) == ("effect", "")
    assert [faction["name"] for faction in SCENE["factions"] if faction["stand_in"]] == ["aztecs"]


def test_cards_carry_drawings_that_are_there() -> None:
    names = {title.name for title in GAME.box.titles}
    assert set(drawings()) <= names and set(drawings().values()) <= drawn()
    assert {title["picture"] for title in SCENE["titles"]} <= drawn()


def test_all_that_settlers_can_be_sent_for_is_told() -> None:
    """The page once listed the goods by numbers that had moved on: nobody could be sent for a faction card."""
    assert SCENE["sends"] == ["wood", "stone", "food", "common", "faction"]
    assert [SCENE["goods"][move.good] for move in GAME.moves if isinstance(move, Send)] == SCENE["sends"]


def test_what_uses_bring_is_drawn() -> None:
    by_name = {title["name"]: title for title in SCENE["titles"]}
    assert by_name["goldsmiths-workshop"]["gains"] == {"Activate": ["2 vp"]}
    assert by_name["statue"]["gains"]["Build"][-4:] == ["vp", "per", "c:grey", "card"]
    assert by_name["altar-of-sacrifice"]["prays"] == ["brown", "grey", "red"]
    assert "prays" not in by_name["quarry"]


def test_effects_as_drawings() -> None:
    by_name = {title["name"]: title for title in SCENE["titles"]}
    assert by_name["goldsmiths-workshop"]["icons"] == ["settler", "gold", "to", "2 vp"]
    assert by_name["statue"]["bonus"] == ["vp", "per", "c:grey", "card"]
    assert by_name["gardens"]["icons"] == ["c:own", "to", "vp"]
    assert by_name["pharaohs-guard"]["icons"] == ["raze", "or", "2 vp"]
    assert by_name["trade-colony"]["colours"] == ["brown", "grey", "red"]
