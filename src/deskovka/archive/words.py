"""Sentences in both languages at once, with marks where names of players go."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from deskovka.core import text
from deskovka.core.board import Both
from deskovka.core.game import Game
from deskovka.core.step import Event, Move
from deskovka.core.text import both

FIRST: Final = 0xE000  # marks are characters that no alphabet uses
MARKS: Final = tuple(chr(FIRST + seat) for seat in range(64))
ANY: Final = re.compile(f"[{MARKS[0]}-{MARKS[-1]}]")


def name(words: Both, names: Sequence[str]) -> Both:
    """A sentence with names in place of the marks."""
    return {lang: ANY.sub(lambda mark: named(mark[0], names), said) for lang, said in words.items()}


def named(mark: str, names: Sequence[str]) -> str:
    """The name that a mark stands for; nobody's stays empty."""
    seat = ord(mark) - FIRST
    return names[seat] if seat < len(names) else ""


def said(g: Game, options: Mapping[str, Any], x: Event | Move) -> Both:
    """A move or an event."""
    return both(lambda lang: text.say(x, lang, g, MARKS, options))


def line_of(g: Game, event: Event, data: dict[str, Any], say: Both) -> dict[str, Any]:
    """A line of the log, without its number; `data` is the event as JSON, `say` in words."""
    return {
        "event": data,
        "seat": data.get("seat"),
        "say": say,
        "rule": event.rule_id(),
        "where": both(lambda lang: text.cite(g, event, lang)),
        "points": data.get("points"),
    }


def source_titles(g: Game, sources: Iterable[str], options: Mapping[str, Any] | None = None) -> dict[str, Both]:
    """What the points come from, with these options; without any, whatever is chosen."""
    chosen = {name: str((options or {}).get(name, "")) for name in g.options}
    return {key: both(lambda lang, k=key: text.phrase(g.id, lang, f"source-{k}", chosen)) for key in sources}  # type: ignore[misc]
