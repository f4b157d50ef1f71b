"""The documentation is true: its Python runs, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])


def test_the_readme_s_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert len(blocks) == 2
    exec(compile("\n".join(blocks), "README.md", "exec"), {})
    said = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\(\d+, \d+\) \([\d, ]+\)", said[0])
    assert f"It prints `{said[1]}`." in readme


def test_the_python_of_the_environments_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 6
    exec(compile("\n".join(blocks), "environments.md", "exec"), {})
    assert "answers" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


def test_tests_that_the_threats_name_exist() -> None:
    page = (ROOT / "docs" / "security.md").read_text(encoding="utf-8")
    for shown in re.findall(r"\| ([^|]*) \|$", page, re.MULTILINE):
        words = ""
        for name in re.findall(r"`([\w./]+)`", shown.replace("the same,", "`test_seats.py`")):
            if name.endswith(".py"):
                words = (ROOT / ("" if "/" in name else "tests/server") / name).read_text(encoding="utf-8")
            else:
                assert re.search(rf"def test_\w*{name}", words), name


def test_commands_of_the_readme_exist() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = set(re.findall(r"^make (\w+)", readme, re.MULTILINE))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets and all(f"\n{target}:" in makefile for target in targets)
    helped = subprocess.run(
        [sys.executable, "-m", "deskovka.cli", "--help", "--lang", "en"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for command in ("play", "rules", "cards", "replay", "verify", "games"):
        assert command in helped
