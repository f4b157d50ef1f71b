"""The laboratory's commands, in the test's own process and in another one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from deskovka.cli import main

THIRD_PARTY = Path(__file__).parents[1] / "thirdparty"


@dataclass
class Outcome:
    """What a command left behind."""

    code: int
    out: str
    err: str

    def data(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """`run("simulate", "skirmish", ...)`; English unless a test says otherwise."""
    monkeypatch.setenv("DESKOVKA_LANG", "en")
    monkeypatch.setenv("COLUMNS", "120")

    def call(*argv: str) -> Outcome:
        code = main(argv)
        said = capsys.readouterr()
        return Outcome(code, said.out, said.err)

    return call


def start(*argv: str) -> subprocess.Popen[str]:
    """The command in a process and session of its own."""
    paths = [str(THIRD_PARTY), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "DESKOVKA_LANG": "en"}
    command = [sys.executable, "-m", "deskovka.cli", *argv]
    pipe = subprocess.PIPE
    return subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, env=env, start_new_session=True)
