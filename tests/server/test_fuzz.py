"""A few seconds of what `make soak ARGS="--only fuzz"` does for minutes on each surface."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from server import fuzz

SECONDS = 3.0


@pytest.mark.parametrize("surface", [fuzz.http, fuzz.socket])
def test_nonsense_over_the_wire(surface: fuzz.Surface, tmp_path: Path) -> None:
    told = asyncio.run(surface(tmp_path, SECONDS, 1))
    assert told.problems == [] and told.tries > 10


@pytest.mark.parametrize("surface", [fuzz.records, fuzz.packs])
def test_nonsense_in_files(surface: fuzz.Files, tmp_path: Path) -> None:
    told = surface(tmp_path, SECONDS, 1)
    assert told.problems == [] and told.tries > 10
