"""Which tests run, and on which engine: most run compiled, some of them interpreted too."""

from __future__ import annotations

import importlib
import os
import signal
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

# All that is cached lies in one folder; Hypothesis asks for this when it first writes.
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(Path(__file__).parents[1] / ".cache" / "hypothesis"))

# These run whole on the compiled engine, so that a part of them is enough interpreted.
FOLDERS = ("archive", "bots", "cli", "contract", "envs", "games", "lab", "server", "teach")
TWICE = tuple(Path(__file__).parent / name for name in FOLDERS)
# These try every game with all seats and options, so that a part of the cases is enough for each test.
SHARED = tuple(Path(__file__).parent / name for name in ("contract", "envs"))
FEW = 12  # cases of a test that all run
WITNESSES = ("deskovka.core.state", "deskovka.games.rebirth.law.state")


def compiled(module: str) -> bool:
    """Does a module come from the compiler?"""
    return not str(importlib.import_module(module).__file__).endswith(".py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", type=int, default=1, help="run one test in N, and at least one of every module")
    parser.addoption("--twice", type=int, default=1, help="the same for tests that run compiled too")
    parser.addoption(
        "--share", type=int, default=1, help="run one case in N of tests that try all games and options"
    )


@cache
def lies_in(path: Path, folders: tuple[Path, ...]) -> bool:
    """Is it a file of one of the folders? Asked of every test of every case."""
    return any(folder in path.parents for folder in folders)


def share_of(items: list[pytest.Item], share: int) -> list[pytest.Item]:
    """Of tests with many cases one case in `share`, and of neighbouring tests different ones."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    kept: list[pytest.Item] = []
    for number, cases in enumerate(tests.values()):
        is_shared = len(cases) > FEW and lies_in(cases[0].path, SHARED)
        kept += cases[number % share :: share] if is_shared else cases
    return kept


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    sample, twice = config.getoption("--sample"), config.getoption("--twice")
    seen: Counter[Path] = Counter()
    kept: list[pytest.Item] = []
    chosen = share_of(items, config.getoption("--share"))
    for item in chosen:
        only_here = item.get_closest_marker("interpreted") is not None
        if only_here and compiled(WITNESSES[0]):
            item.add_marker(pytest.mark.skip("compiled classes cannot be changed"))
        again = lies_in(item.path, TWICE) and not only_here
        step = max(sample, twice) if again else sample
        if seen[item.path] % step == 0:
            kept.append(item)
        seen[item.path] += 1
    left_out = set(items) - set(kept)
    items[:] = kept
    config.hook.pytest_deselected(items=list(left_out))


def pytest_configure() -> None:
    allow_ctrl_c()
    interpreted = [module for module in WITNESSES if not compiled(module)]
    if os.environ.get("DESKOVKA_EXPECT_COMPILED") == "1" and interpreted:
        raise pytest.UsageError(f"the compiled engine is expected, but {', '.join(interpreted)} is interpreted")


def pytest_report_header() -> str:
    kinds = [f"{module} {'compiled' if compiled(module) else 'interpreted'}" for module in WITNESSES]
    return f"engine: {', '.join(kinds)}"


def allow_ctrl_c() -> None:
    """A shell that runs tests in the background has Ctrl-C ignored, and so would all programs that they start."""
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
