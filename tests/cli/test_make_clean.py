"""`make clean` leaves nothing of what make sets up, builds or caches."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
SET_UP = (
    ".venv/bin/python",
    ".cache/compiled/x",
    "dist/x.whl",
    "build/x",
    "web/node_modules/x/x.js",
    "src/deskovka/server/static/index.html",
    "src/deskovka/core/state.so",
    "src/deskovka/__pycache__/x.pyc",
)


def test_nothing_that_git_ignores_is_left(tmp_path: Path) -> None:
    for name in ("Makefile", ".gitignore"):
        shutil.copy(ROOT / name, tmp_path)
    for folder in ("src", "tests", "examples", "tools", "bench"):
        (tmp_path / folder).mkdir()
    for name in SET_UP:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    subprocess.run(["git", "init", "--quiet"], cwd=tmp_path, check=True)
    assert ignored(tmp_path)
    subprocess.run(["make", "clean"], cwd=tmp_path, check=True)
    assert ignored(tmp_path) == []


def ignored(place: Path) -> list[str]:
    command = ["git", "status", "--short", "--ignored", "--untracked-files=all"]
    told = subprocess.run(command, cwd=place, capture_output=True, text=True, check=True).stdout
    return [line for line in told.splitlines() if line.startswith("!!")]
