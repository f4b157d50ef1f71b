"""The laboratory's page is true: its study can be played, and its Python reads the results."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from deskovka.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "laboratory.md"
SETTLERS = '[[setting]]\ngame = "settlers"\nbots = ["random"]\ngames = 2\n'


def block(kind: str) -> str:
    found = re.findall(rf"```{kind}\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len(found) == 1
    return str(found[0])


def test_the_study_can_be_played(tmp_path: Path) -> None:
    (tmp_path / "study.toml").write_text(block("toml"), encoding="utf-8")
    out = tmp_path / "out"
    command = ["lab", str(tmp_path / "study.toml"), "--games", "1", "--jobs", "1", "--out", str(out), "--json"]
    assert main(command) == 0
    listed = set(re.findall(r"`(\w+\.(?:html|json|jsonl))`", PAGE.read_text(encoding="utf-8")))
    tables = {f"{name}.parquet" for name in ("games", "seats", "points", "facts")}
    assert {path.name for path in out.iterdir()} == listed | tables | {"study.toml"}


def test_the_results_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("balance-settlers.toml").write_text(SETTLERS, encoding="utf-8")
    assert main(["lab", "balance-settlers.toml", "--jobs", "1", "--lang", "en"]) == 0
    capsys.readouterr()
    exec(compile(block("python"), str(PAGE), "exec"), {})
    assert "thing_en" in capsys.readouterr().out
