"""What is printed on a component, as phrases: every number and sign under its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deskovka.core import text
from deskovka.core.game import Game


def join_words(g: Game, printed: Mapping[str, Any], lang: str) -> str:
    """`points: 5 · cost: wood 1, stone 2 · face up`; what a component does not have is left out."""
    found = []
    for name, what in printed.items():
        if what:
            label = word_of(g, name, lang)
            found.append(label if what is True else f"{label}: {value_words(g, what, lang)}")
    return " · ".join(found)


def value_words(g: Game, what: Any, lang: str) -> str:
    """A number, a word, several of them, or numbers by name."""
    if isinstance(what, Mapping):
        return ", ".join(
            f"{word_of(g, str(name), lang)} {value_words(g, one, lang)}" for name, one in what.items()
        )
    if isinstance(what, (list, tuple)):
        between = " / " if any(isinstance(one, Mapping) for one in what) else " "  # a price for each copy
        return between.join(value_words(g, one, lang) or "–" for one in what)
    return word_of(g, what, lang) if isinstance(what, str) else str(what)


def word_of(g: Game, name: str, lang: str) -> str:
    """The word of the game or of all games for a name in the data; the name itself where there is none."""
    key = key_of(name)
    known = text.bundle(("deskovka.core", g.package), lang).has_message(key)
    return text.phrase(g.id, lang, key) if known else name.replace("_", " ")


def key_of(name: str) -> str:
    """The message of a name."""
    return "printed-" + name.replace("_", "-")
