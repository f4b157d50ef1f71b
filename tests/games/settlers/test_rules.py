"""The index of the rules: the code cites each entry, and a vector or a golden game reaches it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Final

import deskovka
from deskovka import State
from deskovka.core.record import read
from games.settlers import position
from games.settlers.script import Script
from games.settlers.test_records import RECORDS
from games.settlers.test_vectors import NOT_OFFERED, VECTORS

GAME: Final = deskovka.game("settlers")
SOURCE: Final = Path(__file__).parents[3] / "src" / "deskovka" / "games" / "settlers"

# Entries that no event and no refusal names: the vectors whose result shows them.
SHOWN: Final[dict[str, str]] = {}


def words_of_source() -> Iterator[str]:
    """All strings of the game's source."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def cited() -> set[str]:
    """Rules that the code names, alone or in brackets."""
    words = list(words_of_source())
    comments = [line for file in SOURCE.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    return {id for word in [*words, *comments] for id in re.findall(r"\[([a-z0-9_.-]+)\]", word)} | set(words)


def test_every_rule_is_cited_by_the_code() -> None:
    assert sorted(set(GAME.rules) - cited()) == []


def refusals(s: State) -> set[str]:
    """Rules that forbid a move to somebody who is asked."""
    found = [s.forbids(seat, move) for seat in s.to_act() for move in GAME.moves.all]
    return {rule.id for rule in found if rule is not None}


def reached_by_vectors() -> set[str]:
    found = set()
    for vector in VECTORS:
        if vector["id"] not in NOT_OFFERED:
            s = position.make(vector)
            Script(s).run(deepcopy(vector["do"]), vector["expect"].get("allowed", True))
            found |= {event.rule_id() for event in s.log or []}
            if s.to_act():
                found |= refusals(s)
    return found


def reached_by_records() -> set[str]:
    found = set()
    for path in RECORDS:
        for s in read(path).states():
            pass
        found |= {event.rule_id() for event in s.log or []}
    return found


def test_every_rule_is_reached_by_a_vector_or_a_golden_game() -> None:
    reached = reached_by_vectors() | reached_by_records()
    assert sorted(set(GAME.rules) - reached - set(SHOWN)) == []
    ours = {id for id in reached if not id.startswith("table.")}
    assert sorted(ours - set(GAME.rules)) == [], "cited, but not in the index"


def test_rules_that_only_a_result_shows() -> None:
    assert sorted(set(SHOWN) - set(GAME.rules)) == []
    assert sorted(set(SHOWN.values()) - {vector["id"] for vector in VECTORS}) == []
