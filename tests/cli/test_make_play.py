"""`make play`: the table opens at once, compiling goes on beside it, and nothing is left when it is closed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
# As if nothing had been compiled before, whatever lies in the cache here.
DRIVER = "import sys, tools.play as play; play.engine = lambda: None; sys.exit(play.main())"
MAKE = """#!/bin/sh
echo $$ > {pid}
sleep 600
"""


@contextmanager
def opened(folder: Path, **variables: str) -> Iterator[tuple[subprocess.Popen[str], Path]]:
    """The table as `make play` opens it, once it is ready, and the file with what it says."""
    said = folder / "said"
    command = [sys.executable, "-c", DRIVER, "--lang", "en", "--no-browser", "--port", "0"]
    command += ["--db", f"sqlite:///{folder / 'tables.db'}"]
    with said.open("wb") as out:
        running = subprocess.Popen(
            command, cwd=ROOT, stdout=out, stderr=out, text=True, env={**os.environ, **variables}
        )
    try:
        wait_for(said, "The table is ready")
        yield running, said
    finally:
        running.terminate()  # killed, it could not close the table
        running.wait(PATIENCE)


def wait_for(file: Path, words: str) -> None:
    """Wait until a file says something."""
    until = time.monotonic() + PATIENCE
    while not file.exists() or words not in file.read_text(encoding="utf-8"):
        assert time.monotonic() < until, file.read_text(encoding="utf-8") if file.exists() else file
        time.sleep(0.05)


def is_gone(pid: int) -> bool:
    """Has a process ended, or will it at once?"""
    for _ in range(100):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_without_a_compiler_one_sentence_says_what_that_costs(tmp_path: Path) -> None:
    with opened(tmp_path, CC="no-such-compiler") as (_, said):
        wait_for(said, "'no-such-compiler' is not installed. Bots think with a twelfth of this machine's speed.")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_compiling_ends_with_the_table(tmp_path: Path, how: signal.Signals) -> None:
    pid = tmp_path / "pid"
    (tmp_path / "bin").mkdir()
    make = tmp_path / "bin" / "make"
    make.write_text(MAKE.format(pid=pid), encoding="utf-8")
    make.chmod(0o755)
    with opened(tmp_path, PATH=f"{make.parent}{os.pathsep}{os.environ['PATH']}") as (running, _):
        wait_for(pid, "\n")
        running.send_signal(how)
        running.wait(PATIENCE)
        assert is_gone(int(pid.read_text(encoding="utf-8")))
        assert not (tmp_path / "tables.db-wal").exists()  # the table was not killed: it has closed its file
