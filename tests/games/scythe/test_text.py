"""Scythe speaks Czech and English: nothing is missing and nothing is left over."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, cast

import pytest

import deskovka
from deskovka.core import text
from deskovka.core.chance import Chance
from deskovka.core.game import LANGUAGES
from deskovka.core.rule import Rule
from deskovka.core.sight import UNKNOWN, View
from deskovka.core.step import Decision, Event, Move
from deskovka.core.value import Value, fields_of
from deskovka.games.scythe.game import ScytheGame
from deskovka.games.scythe.law import events, moves
from deskovka.games.scythe.law.objectives import PLACES, PLAIN
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    BASE,
    BOTTOMS,
    CUBES,
    GOODS,
    ONE_TIME,
    PREFERENCES,
    RESOURCES,
    STARS,
    STRUCTURES,
    TARGETS,
    TERRAINS,
    TOPS,
)
from deskovka.games.scythe.show.choices import TOP_WORDS
from deskovka.games.scythe.words import REASONS, UNITS
from deskovka.games.scythe.words.card_text import OWNED, kebab
from games.fluent_files import brief, messages, modules, printable, subclasses, variables, wanted_by_classes

PACKAGE = "deskovka.games.scythe"
FOLDER = Path(__file__).parents[3] / "src" / Path(*PACKAGE.split("."))
GAME = cast(ScytheGame, deskovka.game("scythe"))
BOX = GAME.box
WIDTH, HEIGHT = 79, 75
NAMES = ("Ája", "Béda", "Cyril", "Dana", "Eva")
IDLE = (moves.Skip, moves.Done)
Options = dict[str, Any]
GAMES: list[tuple[int, Options]] = [
    (2, {"faction": ("nordic", "polania"), "encounters": "blind"}),
    (3, {"faction": ("crimea", "saxony", "rusviet"), "gifts": "yes"}),
    (5, {}),
    (1, {"faction": ("saxony",), "opponent": "rusviet", "solo": "autometta"}),
]


def said(value: Value, lang: str = "cs", options: Options | None = None) -> str:
    return text.say(value, lang, GAME, NAMES, options)


# --- whole games -----------------------------------------------------------------------------------------


def moments(seats: int, options: Options, seed: int, bound: int = 900) -> Iterator[deskovka.State]:
    """A game of players who like to act, before each answer."""
    s = GAME.start(seats, seed, options)
    chance = Chance(seed + 500)
    for _ in range(bound):
        yield s
        if not s.to_act():
            return
        seat = s.to_act()[0]
        legal = s.legal(seat)
        eager = [move for move in legal if not isinstance(move, IDLE)]
        chosen = eager if eager and chance.below(10) < 9 else legal
        s.play(seat, chosen[chance.below(len(chosen))])


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_games_can_be_told(seats: int, options: Options) -> None:
    """Every event as every seat sees it, every allowed move, every question; no mistake in any sentence."""
    told: set[str] = set()
    for s in moments(seats, options, seed=3):
        values: list[Value] = [m for seat in s.to_act() for m in s.legal(seat)]
        values += [s.asking] if s.asking else []
        for value in values:
            check_once(value, told, options)
    for seat in (None, *range(seats)):
        for event in s.events(seat):
            check_once(event, told, options)


def check_once(value: Value, told: set[str], options: Options) -> None:
    if repr(value) not in told:
        told.add(repr(value))
        for lang in LANGUAGES:
            check_sentence(said(value, lang, options))


def check_sentence(sentence: str) -> None:
    assert sentence and "{" not in sentence and "  " not in sentence
    assert not re.search(rf"\b(hidden|none)\b|(?<![\w–]){UNKNOWN}\b", sentence), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_the_table_fits_a_terminal_and_can_be_read_aloud(seats: int, options: Options, lang: str) -> None:
    for i, s in enumerate(moments(seats, options, seed=9)):
        if i % 90 == 0 or not s.to_act():
            for seat in (None, *range(seats)):
                check_table(s.view(seat), s.legal(0 if seat is None else seat), lang)


def check_table(view: View, legal: Sequence[Move], lang: str) -> None:
    names = NAMES[: view.seats]
    lines = ["".join([part for _, part in line]) for line in GAME.show.picture(view, legal, lang, names)]
    assert len(lines) <= HEIGHT
    assert [line for line in lines if len(line) > WIDTH] == []
    for sentence in GAME.show.description(view, lang, names):
        check_sentence(sentence)
    typed = [GAME.show.input_name(move, view, lang) for move in legal]
    assert all(typed) and len(set(typed)) == len(typed)
    for move in legal[::5]:
        assert all(GAME.show.about(move, view, lang)) and GAME.voice.move_names(move, lang, view.options)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_move_of_the_catalogue_can_be_said(lang: str) -> None:
    shorts = [GAME.voice.short(move, lang, {}) for move in GAME.moves.all]
    assert all(shorts) and len(set(shorts)) == len(shorts)
    for move in GAME.moves.all[::3]:
        check_sentence(said(move, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_is_said_and_cited(lang: str) -> None:
    for id in GAME.rules:
        assert GAME.refusal(Rule(id)).say(lang)
        assert text.cite(GAME, events.GameEnded(id), lang)


# --- the files -------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert set(messages(FOLDER, "cs")) == set(messages(FOLDER, "en"))
    assert [
        key for key in messages(FOLDER, "cs") if variables(FOLDER, "cs", key) != variables(FOLDER, "en", key)
    ] == []


def dummy(name: str) -> Any:
    """A value that a field of this name can have."""
    if name == "rule":
        return "encounter.gain"
    several = {"load": (1, 0, 0, 2, 1), "objectives": (1, 2), "used": (3,), "seats": (0, 1), "goods": (1, 2)}
    return () if name == "came" else several.get(name, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_gets_all_that_it_names(lang: str) -> None:
    """Also of questions and events that are rare."""
    for base in (Event, Move, Decision):
        for cls in subclasses(PACKAGE, base):
            check_sentence(said(cls(*[dummy(name) for name in fields_of(cls)]), lang))


def wanted() -> set[str]:
    """The keys that data and classes ask for."""
    keys = wanted_by_classes(GAME)
    for terrain in TERRAINS[:BASE]:
        keys |= {f"terrain-{terrain}", f"terrain-{terrain}.short", f"terrain-{terrain}.ford"}
    for home in BOX.places[BOX.hexes :]:
        keys |= {home, f"{home}.short"}
    for good in GOODS[: RESOURCES + 1]:
        keys |= {f"good-{good}", f"good-{good}.acc", f"good-{good}.letter"}
    for unit in UNITS:
        keys |= {f"unit-{unit}", *[f"unit-{unit}.{part}" for part in ("acc", "subject", "letter")]}
    for action in [f"top-{name}" for name in (*TOPS, "factory")] + [
        f"bottom-{name}" for name in (*BOTTOMS, "factory")
    ]:
        keys |= {action, f"{action}.acc"}
    for name in STRUCTURES:
        keys |= {f"structure-{name}{part}" for part in ("", ".acc", ".letter", ".about")}
    for key in [f"cube-{name}" for name in CUBES] + [f"star-{name}" for name in STARS]:
        keys |= {key, f"{key}.short"}
    for key in [f"ability-{kebab(name)}" for name in ABILITIES] + [f"faction-{f.ability}" for f in BOX.factions]:
        keys |= {key, f"{key}.about"}
    keys |= {f"place-base{case}" for case in ("", ".acc", ".from", ".loc")}
    keys |= {f"source-{name}" for name in GAME.start(1, 1).score().why[0]}
    keys |= {f"reason-{name}" for name in REASONS.values()} | {f"tile-{kebab(name)}" for name in BOX.tiles}
    keys |= {f"need-{kebab(name)}" for name in (*PLAIN, *PLACES) if name not in OWNED} | {"need-factory"}
    keys |= {f"group-{name}" for name in GROUPS + GROUPS_ALONE} | {f"typed-{text.kebab(name)}" for name in TYPED}
    keys |= {f"typed-{GOODS[good]}" for good in ONE_TIME} | {word for pair in TOP_WORDS.values() for word in pair}
    keys |= {f"target-{name}" for name in TARGETS} | {f"prefer-{kebab(name)}" for name in PREFERENCES}
    keys |= {"pack-move", "pack-labourer"}
    return keys | {f"count-{name}" for name in COUNTED}


GROUPS = ("factions", "mats", "structures", "tiles", "encounters", "factory", "objectives", "combat")
GROUPS_ALONE = ("automa", "trackers", "orders")
TYPED = (
    *("Section", "Square", "Recruit", "Load", "Unload", "Top", "Bottom", "Number"),
    *("Ability", "Card", "Less", "Option", "Part"),
)
COUNTED = ("battle-began", "encountered", "mech-deployed", "structure-built")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_missing_or_unused(lang: str) -> None:
    sources = "".join([file.read_text(encoding="utf-8") for file in modules(FOLDER)])
    literal = set(re.findall(r"[\"']([a-z-]+(?:\.[a-z]+)?)[\"']", sources))
    referred = set().union(*[names.messages for names in messages(FOLDER, lang).values()])
    have = set(messages(FOLDER, lang))
    assert sorted((wanted() | referred) - have) == []
    assert sorted(have - wanted() - brief(have, wanted()) - referred - literal - printable(GAME)) == []
