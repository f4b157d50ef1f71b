"""Entries of packs: what shape they must have, and how they are written. Which ones there are, each game says."""

from __future__ import annotations

import json
from typing import Any, Final

from deskovka.core.game import LANGUAGES
from deskovka.core.pack import PackProblem, Place

Entry = dict[str, Any]
Data = dict[str, dict[str, Entry]]  # section, id, field; an entry of a pack replaces the whole entry
Kinds = dict[str, tuple[type, ...]]  # of each field
Bounds = dict[str, tuple[int, int]]  # of numbers, by field

TEXT: Final = (str,)
NUMBER: Final = (int,)
LIST: Final = (list,)
TABLE: Final = (dict,)
SWITCH: Final = (bool,)
WORDS: Final = (str, dict)  # the same in all languages, or by language
MOST: Final = 999
SOURCES: Final = ("R", "P", "M", "S")  # rulebook or printed game, public source, memory, stand-in
HEAD: Final = ("game", "title")


def choose(word: Any, allowed: Any, at: Place) -> Any:
    """The value under a key that must be there."""
    if not isinstance(word, str) or word not in allowed:
        raise PackProblem("unknown", at, word=str(word), allowed=", ".join(allowed))
    return allowed[word] if isinstance(allowed, dict) else word


def table(value: Any, at: Place) -> Entry:
    """The value, which must be a table."""
    if not isinstance(value, dict):
        raise PackProblem("kind", at, word=str(at[-1]), kind="table")
    return value


def check_fields(entry: Entry, needed: Kinds, possible: Kinds, at: Place, bounds: Bounds) -> None:
    """The entry has the fields that it needs, no others than it may have, and each is of its kind."""
    for name in needed:
        if name not in entry:
            raise PackProblem("lacks", at, word=name)
    allowed = {**needed, **possible}
    for name, value in entry.items():
        kinds = choose(name, allowed, (*at, name))
        low, high = bounds.get(name, (0, MOST))
        check_kind(value, kinds, (*at, name), low, high)
    if "source" in entry:
        choose(entry["source"], SOURCES, (*at, "source"))


def check_kind(value: Any, kinds: tuple[type, ...], at: Place, low: int = 0, high: int = MOST) -> None:
    """A value of one of these kinds; numbers within bounds, words in known languages."""
    name = str(at[-1])
    if type(value) not in kinds or (type(value) is int and not low <= value <= high):
        kind = {int: "number", list: "list", dict: "table", bool: "switch"}.get(kinds[0], "text")
        raise PackProblem("kind", at, word=name, kind=kind, low=low, high=high)
    if isinstance(value, dict) and kinds == WORDS:  # compiled, each module has its own
        for lang, words in value.items():
            choose(lang, LANGUAGES, (*at, lang))
            check_kind(words, TEXT, (*at, lang))


def check_list(values: list[Any], kinds: tuple[type, ...], at: Place, low: int = 0, high: int = MOST) -> None:
    """Each member of a list is of these kinds."""
    for i, one in enumerate(values):
        check_kind(one, kinds, (*at, i), low, high)


def by_language(words: str | dict[str, str]) -> dict[str, str]:
    """Words for each language; one language lends them to the other."""
    if isinstance(words, str):
        words = {"en": words} if words else {}
    return {lang: words.get(lang) or next(iter(words.values())) for lang in LANGUAGES} if words else {}


def head(game: str, title: str) -> list[str]:
    """How a written pack begins."""
    return [
        f"# Component data of {title}. Delete what is right, correct the rest; docs/packs.md says how.",
        "# source: R rulebook or printed game, P public source, M memory, S stand-in (a guess).",
        f'game = "{game}"',
        f"title = {toml(title)}",
    ]


def toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
