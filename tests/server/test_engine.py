"""Which engine is in force, and how bots change over to one that was compiled while the table was open."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from deskovka.server.processes.workers import BUILT, Worker, find_engine

ECHO = """
import json, os, sys
for line in sys.stdin:
    print(json.dumps({"pid": os.getpid(), "path": os.environ["PYTHONPATH"]}), flush=True)
"""


def test_a_process_changes_over_to_an_engine_that_was_built_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "echo_of_path.py").write_text(ECHO, encoding="utf-8")
    built = tmp_path / "built"
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setenv(BUILT, str(built))

    async def ask_three_times() -> list[dict[str, object]]:
        worker = Worker("echo_of_path")
        try:
            before = [await worker.ask(b"1"), await worker.ask(b"2")]
            built.write_text("/the/compiled/engine\n", encoding="utf-8")
            return [*before, await worker.ask(b"3")]
        finally:
            await worker.stop()

    first, second, third = asyncio.run(ask_three_times())
    assert first == second == {"pid": first["pid"], "path": str(tmp_path)}
    assert third["pid"] != first["pid"]
    assert third["path"] == os.pathsep.join(("/the/compiled/engine", str(tmp_path)))


def test_nobody_has_to_build_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(BUILT, raising=False)
    assert find_engine() == ""
