"""The laboratory's report in a browser: nothing is cut off, axe finds nothing, and nothing else is loaded."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.cases import FULL, LANGS, THEMES
from browser.checks import AXE, LOOKED_AT, RUN_AXE, WIDER, take_picture
from browser.conftest import missing
from browser.person import DESKTOP, PHONE, Size
from deskovka.cli import main

STUDY = """
title = { cs = "Malá studie", en = "A small study" }
[[setting]]
game = "rebirth"
seats = [2, 3]
bots = ["random"]
games = 8

[[setting]]
game = "rebirth"
bots = ["random", "greedy"]
tournament = true
games = 2
"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A report with every kind of plot, compared with a second study."""
    if not AXE.exists():
        missing("axe is not installed, so nobody can check the report: run 'make page'.")
    folder = tmp_path_factory.mktemp("report")
    (folder / "study.toml").write_text(STUDY, encoding="utf-8")
    command = ["lab", str(folder / "study.toml"), "--jobs", "1", "--json", "--lang", "en"]
    assert main([*command, "--out", str(folder / "first")]) == 0
    second = ["--out", str(folder / "second"), "--seed", "1", "--against", str(folder / "first")]
    assert main([*command, *second]) == 0
    sys.stdout.flush()
    return folder / "second" / "report.html"


# Words of an axis that touch each other.
TOUCHING = """() => [...document.querySelectorAll('.axis div')].filter(e => e.checkVisibility()).flatMap(axis => {
  const words = [...axis.children].filter(e => e.checkVisibility())
  const boxes = words.map(e => e.getBoundingClientRect())
  return words.slice(1).filter((_, i) => boxes[i + 1].left < boxes[i].right + 3).map(e => e.textContent)
})"""
WIDTHS = (320, 390, 600, 768, 1024, 1100, 1440)
LOOKS = list(product((DESKTOP, PHONE), THEMES)) if FULL else [(DESKTOP, "light"), (PHONE, "dark")]


@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=str)
def test_the_report_is_legible_for_everybody(chromium: Browser, report: Path, size: Size, theme: str) -> None:
    context = chromium.new_context(
        viewport={"width": size.width, "height": size.height}, color_scheme="dark" if theme == "dark" else "light"
    )
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(report.as_uri())
    for lang in LANGS:
        page.click(f"[data-lang={lang}]")
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true })")
        title = {"cs": "Malá studie", "en": "A small study"}[lang]
        assert page.title() == title and page.locator("main:visible h1").inner_text() == title
        assert page.evaluate(WIDER) <= 0
        check_axe(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": size.height})
            assert page.evaluate(TOUCHING) == [], width
        page.set_viewport_size({"width": size.width, "height": size.height})
        if LOOKED_AT:
            take_picture(page, f"report-{size.width}-{theme}-{lang}")
    assert asked == [report.as_uri()]
    context.close()


def check_axe(page: Page) -> None:
    if page.evaluate("() => typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    assert page.evaluate(RUN_AXE) == []
