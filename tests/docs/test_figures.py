"""The table of figures is made from the files of docs/figures, and a new measurement moves the old one aside."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import figures


def test_the_table_says_what_the_files_say() -> None:
    assert figures.TABLE.read_text(encoding="utf-8") == figures.table(), "run python -m tools.figures"


def test_a_measurement_is_filed_and_the_one_before_it_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "old").mkdir()
    monkeypatch.setattr(figures, "FOLDER", tmp_path)
    for words in (["10 moves", "", "all bars met"], ["20 moves", "1 of 2 | bars MISSED"]):
        figures.file("speed", "Speed", ["make", "bench"], words)
    facts = figures.read(tmp_path / "speed.md")
    assert facts["title"] == "Speed" and facts["in short"] == "1 of 2 / bars MISSED"
    assert facts["command"] == "`make bench`"
    (before,) = (tmp_path / "old").iterdir()
    assert "10 moves" in before.read_text(encoding="utf-8")
    assert "1 of 2 / bars MISSED" in figures.table()
