"""The documentation as pages: whole, searchable, and no link leads nowhere."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tools import pages

import deskovka


class Reader(HTMLParser):
    """The links, anchors and pictures of a page."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.pictures: list[str] = []
        self.feed(words)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "a":
            self.links.append(found["href"] or "")
        if tag == "img":
            self.pictures.append(found["src"] or "")
        if found.get("id"):
            self.anchors.add(str(found["id"]))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("site") / "docs"
    pages.write_pages(place)
    return place


def test_every_link_leads_somewhere(folder: Path) -> None:
    read = {file.name: Reader(file.read_text(encoding="utf-8")) for file in folder.glob("*.html")}
    assert len(read) > 30
    for name, page in read.items():
        for link in [link for link in page.links if not re.match(r"[a-z]+:|\.\./$", link)]:
            target, _, anchor = link.partition("#")
            assert target in read, f"{name}: {link}"
            assert not anchor or anchor in read[target].anchors, f"{name}: {link}"


def test_every_picture_is_there(folder: Path) -> None:
    shown = Reader((folder / "index.html").read_text(encoding="utf-8")).pictures
    assert len(shown) == 2 and all((folder / picture).exists() for picture in shown)


def test_every_public_name_is_told(folder: Path) -> None:
    told = Reader((folder / "api.html").read_text(encoding="utf-8")).anchors
    assert {f"deskovka{name.lower()}" for name in deskovka.__all__} <= told


def test_sections_are_found_by_their_words(folder: Path) -> None:
    sections = json.loads((folder / "search.json").read_text(encoding="utf-8"))
    assert any(page == "packs.html" for page, _, _, words in sections if "stand-in" in words)
    assert {page for page, _, _, _ in sections} == {file.name for file in folder.glob("*.html")}


def test_a_dead_link_is_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for words in ("[x](nowhere.md)", "[x](docs/packs.md#nowhere)", "![x](pictures/nowhere.png)"):
        monkeypatch.setattr(pages, "api", lambda words=words: f"# Names\n\n{words.replace('docs/', '')}")
        with pytest.raises(pages.DeadLink):
            pages.write_pages(tmp_path / words[-8:-1])
