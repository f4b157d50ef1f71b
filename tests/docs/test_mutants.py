"""The mutants that were drawn can still be made, and a run that was stopped goes on where it was."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest
from tools import mutants

ALL = [mutants.Mutant(**one) for one in json.loads(mutants.FOUND.read_text("utf-8"))]


@pytest.mark.parametrize("mutant", ALL, ids=lambda one: f"{one.game}-{Path(one.file).stem}")
def test_a_mutant_still_has_its_line(mutant: mutants.Mutant, tmp_path: Path) -> None:
    """Whoever rewrites a rule says what has become of its mutant: the same mistake in the new words."""
    rule, file = (mutants.ROOT / mutant.file).read_text("utf-8"), tmp_path / "rule.py"
    file.write_text(rule, encoding="utf-8")
    mutants.place(mutant, file)
    assert ast.dump(ast.parse(file.read_text("utf-8"))) != ast.dump(ast.parse(rule))


def test_there_are_thirty() -> None:
    assert len({(one.file, one.line, one.wrong, one.nth) for one in ALL}) == mutants.COUNT == 30


def test_what_was_tried_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def notice(mutant: mutants.Mutant, compiled: str) -> tuple[str, float]:
        tried.append(ALL.index(mutant))
        return f"test of {mutant.game}", 1.0

    monkeypatch.setattr(mutants, "try_mutant", notice)
    kept = tmp_path / "kept"
    list(mutants.try_all(ALL, [0, 3], 1, kept))
    found = list(mutants.try_all(ALL, [0, 3, 1], 1, kept))
    assert tried == [0, 3, 1]
    assert [(number, by) for number, by, _ in found] == [(n, f"test of {ALL[n].game}") for n in (0, 3, 1)]
