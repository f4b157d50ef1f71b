"""Papers for people who change the code name only what is there, and their glossary stays short."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAPERS = sorted(
    [*(ROOT / "docs" / "adr").glob("*.md"), *(ROOT / name for name in ("CONTRIBUTING.md", "docs/concepts.md"))]
)
CODE = (".py", ".ts", ".svelte", ".mjs", ".toml", ".ftl", ".json")
FILE = re.compile(r"[\w./-]+\.(py|ts|svelte|toml|md|ftl|json)")
NAME = re.compile(r"[A-Za-z_][\w.]*")
WORDS_OF_OURS = 30


def files() -> list[str]:
    """All files of the tree."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    return subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


@pytest.fixture(scope="module")
def code() -> set[str]:
    """Every word of the code."""
    texts = [(ROOT / f).read_text("utf-8") for f in files() if f.endswith(CODE) and (ROOT / f).exists()]
    return {word for text in [*texts, (ROOT / "Makefile").read_text("utf-8")] for word in re.findall(r"\w+", text)}


@pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
def test_papers_name_only_what_is_there(paper: Path, code: set[str]) -> None:
    there = [f"/{name}" for name in files()]
    missing = []
    for named in re.findall(r"`([^`\n]+)`", paper.read_text("utf-8")):
        if FILE.fullmatch(named):
            missing += [] if any(name.endswith(f"/{named}") for name in there) else [named]
        elif NAME.fullmatch(named):
            missing += [] if named.rpartition(".")[2] in code else [named]
    assert missing == []


def test_words_of_ours_are_few() -> None:
    glossary = (ROOT / "docs" / "concepts.md").read_text("utf-8").partition("## Words of ours")[2]
    words = [row for row in glossary.splitlines() if row.startswith("| ") and not row.startswith("| word")]
    assert 0 < len(words) <= WORDS_OF_OURS
