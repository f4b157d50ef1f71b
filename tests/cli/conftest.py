"""Running the command line inside the test's own process."""

from __future__ import annotations

import io
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from deskovka.cli import main


@dataclass
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("games", "--json", typed=...)`; English unless a test says otherwise."""
    monkeypatch.setenv("DESKOVKA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("DESKOVKA_PACKS", "")

    def call(*argv: str, typed: str = "") -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(argv)
        said = capsys.readouterr()
        return Outcome(code, said.out, said.err)

    return call
