"""The index of the rules: the code cites each entry, and every citation stands in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import deskovka
from deskovka.core.game import CORE_RULES

GAME: Final = deskovka.game("scythe")
SOURCE: Final = Path(__file__).parents[3] / "src" / "deskovka" / "games" / "scythe"
ID: Final = r"[a-z]+\.[a-z-]+"
FILES: Final = re.compile(r"\.(toml|py|ftl|json|about|acc|gen|loc|short|letter|ford)$")


def strings() -> Iterator[str]:
    """All strings of the game's source."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def cited() -> set[str]:
    """Rules that the code names: a whole string, or in brackets in a docstring."""
    found = set()
    for words in strings():
        found |= set(re.findall(rf"\[({ID})\]", words))
        if re.fullmatch(ID, words) and not FILES.search(words):
            found.add(words)
    return found - {"deskovka.games"}


def test_every_rule_is_cited_by_the_code() -> None:
    assert sorted(set(GAME.rules) - cited()) == []


def test_every_citation_stands_in_the_index() -> None:
    assert sorted(cited() - set(GAME.rules) - set(CORE_RULES)) == []


def test_rulings_say_why() -> None:
    for id, entry in GAME.rules.items():
        assert bool(entry.note) == entry.ruling, id
        assert all(entry.words[lang].endswith(".") for lang in ("cs", "en")), id


def test_banned_pairs_are_neither_dealt_nor_chosen() -> None:
    wish = {"faction": ("rusviet", "dealt"), "mat": ("dealt", "engineering"), "banned": "yes"}
    for seed in range(30):
        s = GAME.start(2, seed, wish, log=False)
        assert s.view(None).table["mats"][0] != 0, "Industrial"
    assert [problem.field for problem in GAME.check(2, {**wish, "mat": ("industrial", "dealt")})] == ["banned"]
    forced = ("dealt", "engineering", "patriotic", "mechanical", "agricultural")
    factions = ("rusviet", "dealt", "dealt", "dealt", "dealt")
    assert GAME.check(5, {"faction": factions, "mat": forced, "banned": "yes"}) != []
    assert GAME.check(5, {"faction": factions, "mat": forced}) == []
