"""The documentation is true: its Python runs, its links lead somewhere, its commands exist."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from tools.pictures import FOLDER, PICTURES

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("bench/*.md")])


def test_the_readme_s_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert len(blocks) == 2
    exec(compile("\n".join(blocks), "README.md", "exec"), {})
    said = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"\(\d+, \d+\) \([\d, ]+\)", said[0])
    assert f"It prints `{said[1]}`." in README


def test_the_python_of_the_environments_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 6
    exec(compile("\n".join(blocks), "environments.md", "exec"), {})
    assert "answers" in capsys.readouterr().out


def test_the_python_of_the_page_about_bots_runs(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (block,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile(block, "bots.md", "exec"), {})
    assert re.fullmatch(r"Place\(.+\)\n", capsys.readouterr().out)


def test_every_page_with_python_has_such_a_test() -> None:
    found = {page.name for page in PAGES if "```python" in page.read_text(encoding="utf-8")}
    assert found == {"README.md", "environments.md", "bots.md", "laboratory.md"}  # the last: test_laboratory.py


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
    targets = set(re.findall(r"`make (\w+)", README))
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert targets and all(f"\n{target}:" in makefile for target in targets)
    helped = deskovka("--help", "--lang", "en").stdout
    shown = re.findall(r"`(\w+)`", README.partition("the other commands:")[2].partition("\n\n")[0])
    assert len(shown) == 10 and all(f"\n  {command} " in helped for command in shown)


def test_what_the_readme_types_in_the_terminal_plays() -> None:
    (block,) = re.findall(r"\n\n```\n(.*?)```", README, re.DOTALL)
    for line in block.splitlines():
        program, *words = line.split()
        assert program == "deskovka"
        assert deskovka(*words).returncode == 0  # it asks for a move, and nobody is there


def test_pictures_of_the_readme_can_be_drawn_anew() -> None:
    shown = re.findall(r"!\[[^]]{20,}\]\(docs/pictures/(\w+)\.png\)", README)
    assert [*PICTURES] == shown and len(shown) == 2
    assert {file.stem for file in FOLDER.iterdir()} == {*shown}


def deskovka(*words: str) -> subprocess.CompletedProcess[str]:
    """The real program, with nobody at the keyboard."""
    command = [sys.executable, "-m", "deskovka.cli", *words]
    return subprocess.run(command, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL, check=True)
