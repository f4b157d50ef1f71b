"""Which rules of its index a game comes to: named by its code, told in golden games, refusing."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from pathlib import Path

from deskovka import State
from deskovka.core.record import read


def strings(source: Path) -> Iterator[str]:
    """All strings of a game's source."""
    for file in sorted(source.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def told(s: State) -> set[str]:
    """Rules that the events of a game cite."""
    return {event.rule_id() for event in s.log or []}


def refusals(s: State) -> set[str]:
    """Rules that forbid a move to somebody who is asked."""
    found = [s.forbids(seat, move) for seat in s.to_act() for move in s.game.moves.all]
    return {rule.id for rule in found if rule is not None}


def by_records(records: Iterable[Path]) -> set[str]:
    """Rules that golden games tell of."""
    return {id for path in records for id in told(read(path).replay())}


def by_reasons(file: Path) -> set[str]:
    """Rules that refuse something in the golden file of reasons."""
    return {one["rule"] for one in json.loads(file.read_text(encoding="utf-8")).values()}


def unknown(rules: Iterable[str], reached: set[str]) -> list[str]:
    """What is cited, but stands neither in the game's index nor among the table's own rules."""
    return sorted({id for id in reached if not id.startswith("table.")} - {*rules})
