"""Short ones of the faults that `make soak ARGS="--only faults"` tries in full."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server import faults
from server.faults import Told


def good(told: Told) -> None:
    assert told.problems == [] and told.times and told.moves


def test_cut_sockets_lose_double_and_stop_nothing(db: str) -> None:
    good(asyncio.run(faults.cut_sockets(db, 2, "")))


def test_killed_servers_lose_nothing_acknowledged(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faults, "READY", 20.0)  # the bar is for the soak, which has the machine for itself
    good(asyncio.run(faults.kill_servers(db, 2, "")))


def test_a_killed_bot_stops_nobody(sqlite: str) -> None:
    good(asyncio.run(faults.kill_bots(sqlite, 3)))


def test_a_full_disk_is_said_and_recovered_from(tmp_path: Path) -> None:
    good(asyncio.run(faults.full_disk(tmp_path)))


@pytest.fixture
def own_postgres() -> Iterator[Any]:
    """A PostgreSQL server that may be stopped."""
    try:
        with faults.a_postgres() as server:
            yield server
    except OSError as problem:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(f"PostgreSQL does not start here ({problem}).")


def test_a_database_that_is_gone_comes_back(own_postgres: Any) -> None:
    db = faults.database(own_postgres, "gone")
    good(asyncio.run(faults.database_gone(own_postgres, db, 1.0)))
