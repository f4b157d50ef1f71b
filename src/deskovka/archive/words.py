"""Sentences in both languages at once, with marks where names of players go."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from deskovka.archive.signs import Sign, sign
from deskovka.core import text
from deskovka.core.board import Both
from deskovka.core.game import Game
from deskovka.core.step import Event, Move
from deskovka.core.text import both

FIRST: Final = 0xE000  # marks are characters that no alphabet uses
MARKS: Final = tuple(chr(FIRST + seat) for seat in range(64))
USUAL: Final = Sign()
ANY: Final = re.compile(f"[{MARKS[0]}-{MARKS[-1]}]")


def name(words: Both, names: Sequence[str]) -> Both:
    """A sentence with names in place of the marks."""
    return {lang: ANY.sub(lambda mark: name_of(mark[0], names), said) for lang, said in words.items()}


def name_of(mark: str, names: Sequence[str]) -> str:
    """The name that a mark stands for; nobody's stays empty."""
    seat = ord(mark) - FIRST
    return names[seat] if seat < len(names) else ""


def sentences(g: Game, options: Mapping[str, Any], x: Event | Move) -> Both:
    """A move or an event."""
    return both(lambda lang: text.say(x, lang, g, MARKS, options))


def brief(g: Game, options: Mapping[str, Any], event: Event, lang: str) -> str:
    """An event in a few words, without who did it; empty where its drawing says all."""
    key = text.key_of_class(event)
    if "brief" not in text.bundle(("deskovka.core", g.package), lang).get_message(key).attributes:
        return ""
    return text.say(event, lang, g, MARKS, options, ".brief")


def sign_of(g: Game, options: Mapping[str, Any], event: Event) -> dict[str, Any]:
    """An event at a glance: what is not as usual, and a few words where there are any."""
    special = {name: value for name, value in vars(sign(g, event)).items() if value != getattr(USUAL, name)}
    said = both(lambda lang: brief(g, options, event, lang))
    return {**special, "brief": said} if all(said.values()) else special


def line_of(g: Game, options: Mapping[str, Any], event: Event, data: dict[str, Any], say: Both) -> dict[str, Any]:
    """A line of the log, without its number; `data` is the event as JSON, `say` in words."""
    return {
        "event": data,
        "seat": data.get("seat"),
        "say": say,
        "rule": event.rule_id(),
        "where": both(lambda lang: text.cite(g, event, lang)),
        "points": data.get("points"),
        "sign": sign_of(g, options, event),
    }


def source_titles(g: Game, sources: Iterable[str], options: Mapping[str, Any] | None = None) -> dict[str, Both]:
    """What the points come from, with these options; without any, whatever is chosen."""
    chosen = {name: str((options or {}).get(name, "")) for name in g.options}
    return {key: both(lambda lang, k=key: text.phrase(g.id, lang, f"source-{k}", chosen)) for key in sources}  # type: ignore[misc]
