"""The documentation as pages of the site: Markdown of this repository, and the public names from their docstrings.

Every link inside is followed when the pages are made, and pictures come along; what leads nowhere is an error.
"""

import html
import inspect
import json
import os
import re
import shutil
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from markdown_it import MarkdownIt
from markdown_it.token import Token

import deskovka

ROOT: Final = Path(__file__).resolve().parent.parent
LOOK: Final = ROOT / "web/src/site/docs"
API: Final = "docs/api.md"  # made, not written
# What is found first, in this order; then decisions and figures by name.
FIRST: Final = ("README.md", "docs/concepts.md", "docs/adding-a-game.md", "docs/packs.md", "docs/bots.md")
GROUPS: Final = {
    "Read": ("*.md", "docs/*.md"),
    "Why it is built so": ("docs/adr/*.md",),
    "What was measured": ("docs/figures/*.md",),
}


class DeadLink(Exception):
    """A link that leads nowhere: on which page, and where to."""


@dataclass
class Page:
    """A page: where it lies in the repository and on the site, its words, its headings by anchor."""

    source: str
    name: str
    title: str
    tokens: list[Token]
    anchors: dict[str, str]


def anchor(words: str) -> str:
    """The name of a heading in links, as hosts of repositories make it."""
    return re.sub(r"[^\w\- ]", "", words.lower()).replace(" ", "-")


def name_of(source: str) -> str:
    """The file of a page on the site."""
    plain = source.removeprefix("docs/").removesuffix(".md").replace("/", "-")
    return "index.html" if plain == "README" else f"{plain}.html"


def read(source: str, words: str, reader: MarkdownIt) -> Page:
    """A page; its headings get anchors."""
    tokens = reader.parse(words)
    anchors: dict[str, str] = {}
    for opening, heading in pairwise(tokens):
        if opening.type == "heading_open":
            said = "".join(part.content for part in heading.children or ())
            opening.attrSet("id", anchor(said))
            anchors[anchor(said)] = said
    return Page(source, name_of(source), next(iter(anchors.values())), tokens, anchors)


def all_pages(reader: MarkdownIt) -> dict[str, Page]:
    """Every page by its place in the repository."""
    found = [
        path.relative_to(ROOT).as_posix() for many in GROUPS.values() for one in many for path in ROOT.glob(one)
    ]
    sources = [*FIRST, *sorted({*found} - {*FIRST})]
    texts = {source: (ROOT / source).read_text(encoding="utf-8") for source in sources}
    texts[API] = api()
    return {source: read(source, words, reader) for source, words in texts.items()}


# --- links ---------------------------------------------------------------------------------------------------


def follow(page: Page, pages: dict[str, Page]) -> None:
    """Let links lead to pages; what is only in the repository stays as words."""
    for parts in [token.children or [] for token in page.tokens]:
        for n, link in enumerate(parts):
            target = str(link.attrGet("href"))
            if link.type != "link_open" or re.match(r"[a-z]+:", target):
                continue
            place = target_of(page, target, pages)
            if place is not None:
                link.attrSet("href", place)
            else:
                link.attrs = {}
                closing = next(part for part in parts[n:] if part.type == "link_close")
                link.tag = closing.tag = "span"


def bring_pictures(page: Page, folder: Path) -> None:
    """Put the pictures of a page beside it."""
    for picture in [part for token in page.tokens for part in token.children or [] if part.type == "image"]:
        source = (ROOT / page.source).parent / str(picture.attrGet("src"))
        if not source.exists():
            raise DeadLink(f"{page.source}: {picture.attrGet('src')}")
        shutil.copy(source, folder)
        picture.attrSet("src", source.name)


def target_of(page: Page, target: str, pages: dict[str, Page]) -> str | None:
    """Where a link leads on the site; None: to a file that is no page."""
    file, _, at = target.partition("#")
    source = os.path.normpath(Path(page.source).parent / file) if file else page.source
    if source not in pages:
        if not (ROOT / source).exists():
            raise DeadLink(f"{page.source}: {target}")
        return None
    if at and at not in pages[source].anchors:
        raise DeadLink(f"{page.source}: {target}")
    return pages[source].name + (f"#{at}" if at else "")


# --- the public names ------------------------------------------------------------------------------------------


def api() -> str:
    """Every public name with its signature and docstring, as Markdown."""
    lines = ["# The public names", "", str(inspect.getdoc(deskovka)), ""]
    for name in deskovka.__all__:
        lines += entry("##", f"deskovka.{name}", getattr(deskovka, name))
        if inspect.isclass(getattr(deskovka, name)):
            for member, value in vars(getattr(deskovka, name)).items():
                if not member.startswith("_") and (inspect.isfunction(value) or isinstance(value, property)):
                    lines += entry("###", f"{name}.{member}", value)
    return "\n".join(lines)


def entry(level: str, name: str, value: object) -> list[str]:
    """One name; compiled functions tell no signature."""
    about = inspect.getdoc(value) or ""
    try:
        signature = "" if isinstance(value, property) else str(inspect.signature(value))  # type: ignore[arg-type]
    except (TypeError, ValueError):
        signature = ""
    return [f"{level} {name}", "", *([f"`{name}{signature}`", ""] if signature else []), about, ""]


# --- writing -------------------------------------------------------------------------------------------------


def menu(pages: dict[str, Page], here: Page) -> str:
    """Links to all pages, by group."""
    parts = []
    for title, patterns in GROUPS.items():
        inside = [page for page in pages.values() if is_in(page.source, patterns)]
        items = "".join(item(page, here) for page in inside)
        parts.append(
            f"<details{' open' if here in inside else ''}><summary>{title}</summary><ul>{items}</ul></details>"
        )
    return "".join(parts)


def is_in(source: str, patterns: tuple[str, ...]) -> bool:
    """Does a file lie in one of these folders itself?"""
    return any(Path(source).parent == Path(pattern).parent for pattern in patterns)


def item(page: Page, here: Page) -> str:
    current = ' aria-current="page"' if page is here else ""
    return f'<li><a href="{page.name}"{current}>{html.escape(page.title)}</a></li>'


def write_pages(folder: Path) -> None:
    """All pages, with a list of their headings and words to search in."""
    folder.mkdir()
    for file in ("docs.css", "search.js"):
        shutil.copy(LOOK / file, folder)
    reader = MarkdownIt("commonmark").enable("table")
    pages = all_pages(reader)
    frame = (LOOK / "page.html").read_text(encoding="utf-8")
    for page in pages.values():
        follow(page, pages)
        bring_pictures(page, folder)
        body = reader.renderer.render(page.tokens, reader.options, {})
        parts = {"{title}": html.escape(page.title), "{menu}": menu(pages, page), "{body}": body}
        words = "".join([parts.get(str(part), str(part)) for part in re.split(r"(\{\w+\})", frame)])
        (folder / page.name).write_text(words, encoding="utf-8")
    (folder / "search.json").write_text(json.dumps(index(pages), ensure_ascii=False), encoding="utf-8")


def index(pages: dict[str, Page]) -> list[tuple[str, str, str, str]]:
    """Page, anchor, heading and words of every section."""
    found: list[tuple[str, str, str, str]] = []
    for page in pages.values():
        at, words = "", [""]
        for token in page.tokens:
            if token.type == "heading_open":
                found.append((page.name, at, page.anchors.get(at, page.title), " ".join(words)))
                at, words = str(token.attrGet("id")), []
            elif token.type in ("inline", "fence"):
                words.append(token.content)
        found.append((page.name, at, page.anchors.get(at, page.title), " ".join(words)))
    return [one for one in found if one[3].strip()]
