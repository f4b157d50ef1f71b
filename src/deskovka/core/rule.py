"""Rules: named statements of the rulebook, and refusals that cite them."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any

from mypy_extensions import mypyc_attr

from deskovka.core.value import Value, take_apart


class Rule:
    """A statement that must hold; its words stand in the game's rules.toml under this id."""

    def __init__(self, id: str) -> None:
        self.id = id


@dataclass
class Entry:
    """One line of a rule index."""

    id: str
    chapter: dict[str, str]
    words: dict[str, str]
    page: int | None
    ruling: bool
    note: dict[str, str]
    book: dict[str, str]  # by language, where it is not the game's own rulebook


def read_index(file: Traversable) -> dict[str, Entry]:
    """The rule index of a game (or of the core), in the rulebook's order."""
    index: dict[str, Entry] = {}
    data: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
    for id, entry in data.items():
        words = {lang: str(entry[lang]) for lang in ("cs", "en")}
        note = {lang: str(entry["note"][lang]) for lang in ("cs", "en")} if "note" in entry else {}
        page, book = entry.get("page"), dict(entry.get("book", {}))
        index[id] = Entry(id, dict(entry["chapter"]), words, page, bool(entry.get("ruling")), note, book)
    return index


@mypyc_attr(allow_interpreted_subclasses=True)
class Reason(Value):
    """What stands in the way of a move in this position: who, what, how many. Its sentence is `why-<class>`."""

    def __reduce__(self) -> Any:
        return take_apart(self)


@dataclass
class Refusal(Value):
    """Why a move is not allowed: the rule, where it stands in the rulebook, and what exactly is missing."""

    game: str
    rule: str
    section: str
    page: int | None
    reason: Reason | None = None  # without one, the rule's own words are the reason
    options: dict[str, Any] | None = None  # the game's, for they may decide how things are called

    def __reduce__(self) -> Any:
        return take_apart(self)

    def say(self, lang: str) -> str:
        """The reason as a sentence."""
        from deskovka.core import text

        return text.say(self, lang)


@mypyc_attr(native_class=False)
class Illegal(ValueError):
    """A move that the rules do not allow; the state is as it was before."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal

    def __reduce__(self) -> tuple[type, tuple[Refusal]]:
        return Illegal, (self.refusal,)  # for other processes; its message alone would not do
