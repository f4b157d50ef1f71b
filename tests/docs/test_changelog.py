"""The changelog is sorted by release, and what it says of upgrading is what `--check-db` says."""

from __future__ import annotations

import gzip
import json
import re
import sqlite3
import subprocess
import sys
import tomllib
from contextlib import closing
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHANGES = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
CITATION = (ROOT / "CITATION.cff").read_text(encoding="utf-8")
NEVER_PUBLISHED = "0.1.0"
OLD = ROOT / "tests" / "server" / "old" / "tables.db.gz"  # what 0.1.0 left


def test_releases_stand_in_order_and_the_newest_is_ours() -> None:
    heads = re.findall(r"^## (.*)$", CHANGES, re.MULTILINE)
    numbers = [tuple(map(int, found)) for head in heads for found in re.findall(r"(\d+)\.(\d+)\.(\d+)", head)]
    assert len(numbers) == len(heads) and numbers == sorted(numbers, reverse=True)
    ours = tuple(map(int, version().split(".")))
    assert ours == numbers[1 if heads[0].startswith("Unreleased") else 0]


def test_the_version_is_the_same_wherever_it_stands() -> None:
    assert f"\nversion: {version()}\n" in CITATION
    page, locked = (
        json.loads((ROOT / "web" / name).read_text(encoding="utf-8"))
        for name in ("package.json", "package-lock.json")
    )
    assert {page["version"], locked["version"], locked["packages"][""]["version"]} == {version()}


def test_a_release_has_a_day_and_is_cited_by_it() -> None:
    days = re.findall(rf"^## {re.escape(version())} \((\d{{4}}-\d\d-\d\d)\)$", CHANGES, re.MULTILINE)
    assert re.findall(r"^date-released: (\S+)$", CITATION, re.MULTILINE) == days
    assert len(days) == (version() != NEVER_PUBLISHED)


def version() -> str:
    found = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(found["project"]["version"])


def test_upgrading_does_what_is_said_of_it(tmp_path: Path) -> None:
    told = CHANGES.partition("### Upgrading from 0.1.0")[2].partition("\n## ")[0]
    command, said = re.findall(r"```\n(.*?)```", told, re.DOTALL)
    assert command == "deskovka table --check-db\n"
    (tmp_path / "tables.db").write_bytes(gzip.decompress(OLD.read_bytes()))
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "deskovka.cli",
            *command.split()[1:],
            "--lang",
            "en",
            "--db",
            "sqlite:///tables.db",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.replace("sqlite:///", "") == said
    (tmp_path / "before.db").write_bytes(gzip.decompress(OLD.read_bytes()))
    assert rows(tmp_path / "tables.db") == rows(tmp_path / "before.db")


def rows(file: Path) -> list[str]:
    """All that a database holds."""
    with closing(sqlite3.connect(file)) as connection:
        return [*connection.iterdump()]
