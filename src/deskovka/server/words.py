"""Sentences in both languages at once, so that a page switches its language without asking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.archive.words import source_titles
from deskovka.core import text
from deskovka.core.board import Both
from deskovka.core.game import LANGUAGES, Game
from deskovka.core.rule import Entry, Refusal
from deskovka.core.text import both
from deskovka.server.frames import Reason

__all__ = [
    "Both",
    "both",
    "local",
    "option_titles",
    "phrase",
    "reason",
    "rule_entry",
    "seat_name",
    "source_titles",
]


def phrase(key: str, **words: str | int) -> Both:
    """A sentence of the server."""
    return both(lambda lang: local(key, lang, **words))


def local(key: str, lang: str, **words: str | int) -> str:
    """A sentence of the server in one language."""
    found = text.bundle(("deskovka.server",), lang)
    pattern = found.get_message(key).value
    assert pattern is not None, key
    said, problems = found.format_pattern(pattern, words)
    assert not problems, problems
    return str(said)


def seat_name(number: int, lang: str, bot: bool = False) -> str:
    """What somebody without a name is called at a table of this language."""
    if bot:
        return local("robot", lang, number=number + 1)
    return text.phrase(None, lang, "seat", {"number": number + 1})


def option_titles(g: Game) -> list[dict[str, Any]]:
    """What can be chosen before the game."""
    return [
        {
            "name": option.name,
            "title": both(option.title),
            "default": option.default,
            "per_seat": option.per_seat,
            "distinct": option.distinct,
            "only": option.only,
            "seats": list(option.seats),
            "values": [
                {"value": value, "title": {lang: option.value_title(value, lang) for lang in LANGUAGES}}
                for value in option.values
            ],
        }
        for option in g.options.values()
    ]


def rule_entry(entry: Entry) -> dict[str, Any]:
    """A line of the rule index."""
    return {
        "id": entry.id,
        "chapter": both(lambda lang: text.chapter(entry, lang)),
        "page": entry.page,
        "words": entry.words,
        "ruling": entry.ruling,
        "note": entry.note or None,
    }


def reason(g: Game, refusal: Refusal, names: Sequence[str]) -> Reason:
    """Why a move is not allowed, and where it stands."""
    entry = g.rule(refusal.rule)
    return Reason(
        rule=refusal.rule,
        words=both(lambda lang: text.because(refusal, lang, g, names)),
        where=both(lambda lang: text.where(entry, lang)),
    )
