"""Says which engine is tested: `make test` runs contract, envs and games compiled, some of it interpreted too."""

from __future__ import annotations

import importlib
import os
from collections import Counter
from pathlib import Path

import pytest

# All that is cached lies in one folder; Hypothesis asks for this when it first writes.
os.environ.setdefault("HYPOTHESIS_STORAGE_DIRECTORY", str(Path(__file__).parents[1] / ".cache" / "hypothesis"))

TWICE = tuple(Path(__file__).parent / name for name in ("contract", "envs", "games"))  # compiled and not
WITNESSES = ("deskovka.core.state", "deskovka.games.rebirth.law.state")


def compiled(module: str) -> bool:
    """Does a module come from the compiler?"""
    return not str(importlib.import_module(module).__file__).endswith(".py")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", type=int, default=1, help="run one test in N, and at least one of every module")
    parser.addoption("--twice", type=int, default=1, help="the same for tests that run compiled too")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    sample, twice = config.getoption("--sample"), config.getoption("--twice")
    seen: Counter[Path] = Counter()
    kept: list[pytest.Item] = []
    rest: list[pytest.Item] = []
    for item in items:
        only_here = item.get_closest_marker("interpreted") is not None
        if only_here and compiled(WITNESSES[0]):
            item.add_marker(pytest.mark.skip("compiled classes cannot be changed"))
        again = any(folder in item.path.parents for folder in TWICE) and not only_here
        step = max(sample, twice) if again else sample
        (rest if seen[item.path] % step else kept).append(item)
        seen[item.path] += 1
    items[:] = kept
    config.hook.pytest_deselected(items=rest)


def pytest_configure() -> None:
    interpreted = [module for module in WITNESSES if not compiled(module)]
    if os.environ.get("DESKOVKA_EXPECT_COMPILED") == "1" and interpreted:
        raise pytest.UsageError(f"the compiled engine is expected, but {', '.join(interpreted)} is interpreted")


def pytest_report_header() -> str:
    kinds = [f"{module} {'compiled' if compiled(module) else 'interpreted'}" for module in WITNESSES]
    return f"engine: {', '.join(kinds)}"
