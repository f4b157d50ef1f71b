"""Every combination of the browser tests, for `make soak`: each test is a job, so a stopped run goes on later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
TESTS = "tests/browser"
PYTEST = (sys.executable, "-m", "pytest", "-q", "--timeout", "3600")  # a whole Duel on a busy machine is long
LINES = 30  # of a failed test's report


class Job(NamedTuple):
    """One test with its parameters."""

    test: str

    def key(self) -> str:
        return self.test


class Done(NamedTuple):
    """What came of it."""

    seconds: float
    problems: list[str]


def pytest(*args: str) -> subprocess.CompletedProcess[str]:
    """All combinations; a browser that cannot run is a failure."""
    env = {**os.environ, "DESKOVKA_BROWSER": "full", "CI": "true"}
    return subprocess.run([*PYTEST, *args], cwd=ROOT, env=env, capture_output=True, text=True, check=False)


def jobs() -> list[Job]:
    """All tests, as pytest names them."""
    found = pytest("--collect-only", TESTS)
    tests = [line for line in found.stdout.splitlines() if "::" in line]
    if found.returncode != 0 or not tests:
        raise RuntimeError(f"the browser tests cannot be collected: {found.stdout}{found.stderr}")
    return [Job(test) for test in tests]


def work(job: Job) -> Done:
    """Run one test in its own process, with its own server and browser."""
    began = time.perf_counter()
    found = pytest(job.test)
    tail = "\n".join(found.stdout.splitlines()[-LINES:])
    return Done(time.perf_counter() - began, [] if found.returncode == 0 else [f"{job.test}\n{tail}"])


def report(jobs: Iterable[Job], done: dict[str, Done]) -> list[str]:
    """The results as a table for docs/figures.md; returns the problems."""
    print("\n### Soak: the page in Chromium\n")
    print("| tests | combinations | seconds | problems |")
    print("|---|---:|---:|---:|")
    groups: dict[str, list[Done]] = {}
    for job in jobs:
        groups.setdefault(job.test.partition("[")[0].rpartition("/")[2], []).append(done[job.key()])
    for name, parts in groups.items():
        problems = sum(len(part.problems) for part in parts)
        print(f"| {name} | {len(parts)} | {sum(part.seconds for part in parts):,.0f} | {problems} |")
    return [problem for parts in groups.values() for part in parts for problem in part.problems]
