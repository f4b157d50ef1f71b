"""The browser tests with all pairs of cases, for `make soak`; a file is a job, so a stopped run goes on later."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS = "tests/browser"
PYTEST = (sys.executable, "-m", "pytest", "-q", "--timeout", "3600")  # a whole Duel on a busy machine is long
LINES = 30  # of a failed file's report


class Job(NamedTuple):
    """One file of tests; they share a server and a browser."""

    file: str

    def key(self) -> str:
        return self.file


class Done(NamedTuple):
    """What came of it."""

    tests: int
    seconds: float
    problems: list[str]


def jobs() -> list[Job]:
    """All files, the largest first, so that no long one is left for the end."""
    files = sorted((ROOT / TESTS).glob("test_*.py"), key=lambda file: -file.stat().st_size)
    return [Job(f"{TESTS}/{file.name}") for file in files]


def work(job: Job) -> Done:
    """Run one file in its own process, with its own server and browser; one that cannot run is a failure."""
    began = time.perf_counter()
    env = {**os.environ, "DESKOVKA_BROWSER": "full", "CI": "true"}
    found = subprocess.run([*PYTEST, job.file], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    lines = found.stdout.splitlines()
    counts = [int(count) for count in re.findall(r"(\d+) (?:passed|failed|error)", lines[-1] if lines else "")]
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    problems = [] if found.returncode == 0 else failed or ["\n".join([job.file, *lines[-LINES:], found.stderr])]
    return Done(sum(counts), time.perf_counter() - began, problems)


def report(jobs: Iterable[Job], done: dict[str, Done]) -> list[str]:
    """The results as a table for docs/figures; returns the problems."""
    print("\n### Soak: the page in Chromium\n")
    print("| tests | cases | seconds | problems |")
    print("|---|---:|---:|---:|")
    parts = [(job.file.rpartition("/")[2], done[job.key()]) for job in sorted(jobs)]
    for name, part in parts:
        print(f"| {name} | {part.tests} | {part.seconds:,.0f} | {len(part.problems)} |")
    whole = (sum(part.tests for _, part in parts), sum(part.seconds for _, part in parts))
    print(f"| all | {whole[0]} | {whole[1]:,.0f} | {sum(len(part.problems) for _, part in parts)} |")
    return [problem for _, part in parts for problem in part.problems]
