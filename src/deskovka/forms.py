"""The form of a pack: every field that owners may fill in, as the checker knows it; and all data as a pack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, runtime_checkable

from deskovka.core import text
from deskovka.core.board import Both
from deskovka.core.entries import MOST, SOURCES, WORDS, Bounds, Data, Entry, Kinds, head, toml
from deskovka.core.game import LANGUAGES, Game
from deskovka.core.parts import Components

Path = tuple[str, ...]  # of an entry in a pack: section, id; or section, set, name
# How a value is asked for: "words" is a text by language, "choices" are words in an order, "lines" are texts,
# "table" has fields of its own, "drawing" is a map, "places" are names by code, "each" is a text for all copies or
# a list with one for each.
KIND_OF: Final = {str: "text", int: "number", list: "lines", dict: "table", bool: "switch"}


@dataclass
class Field:
    """A value of an entry: how it is asked for, within which bounds, and which words it may hold (none: any)."""

    name: str
    kind: str
    title: Both
    low: int = 0
    high: int = MOST
    choices: dict[str, Both] = field(default_factory=dict)
    inner: list[Field] = field(default_factory=list)
    takes: dict[str, list[str]] = field(default_factory=dict)  # by choice: fields that only it has


@dataclass
class Item:
    """An entry that a pack may correct: its fields and what is in force."""

    at: Path
    title: Both
    about: Both
    fields: list[Field]
    value: Entry
    whole: bool = False  # does a pack replace it as a whole, or only the fields that it names?


@runtime_checkable
class HasForm(Protocol):
    """Components that owners may correct."""

    def form(self) -> list[Item]:
        """Every entry that a pack may correct, with a field for each of its values."""


def form_of(g: Game) -> list[Item]:
    """The form of a game's packs; empty where it takes none."""
    return g.components.form() if isinstance(g.components, HasForm) else []


def value_names(game: str, names: Iterable[str], prefix: str = "printed-") -> dict[str, Both]:
    """Words of the data with their names for people."""
    return {name: {lang: word(game, lang, prefix + plain(name)) for lang in LANGUAGES} for name in names}


def plain(name: str) -> str:
    """A word of the data as it stands in the key of a message."""
    return name.replace("_", "-").replace(" ", "-")


def word(game: str, lang: str, key: str) -> str:
    """A message that begins with a capital letter, as names of fields do."""
    said = text.phrase(game, lang, key)
    return said[:1].upper() + said[1:]


def fields_for(game: str, kinds: Kinds, bounds: Bounds, special: Mapping[str, Mapping[str, Any]]) -> list[Field]:
    """A field for each value that the checker knows; `special` says more of some than their type does."""
    found = []
    for name, types in kinds.items():
        low, high = bounds.get(name, (0, MOST))
        more = {"kind": "words" if types == WORDS else KIND_OF[types[0]], **special.get(name, {})}
        if name in ("source", "effect") and not special.get(name):
            more = {"kind": "choice", "choices": sources()}
        title = more.pop("title", None) or value_names(game, [name], "field-")[name]
        found.append(Field(name, title=title, **{"low": low, "high": high, **more}))
    return found


def sources() -> dict[str, Both]:
    """Where somebody knows an entry from."""
    return {source: {lang: text.phrase(None, lang, f"known-{source}") for lang in LANGUAGES} for source in SOURCES}


def component_item(
    at: Path, fields: list[Field], value: Entry, cards: Mapping[str, Mapping[str, Any]], id: str
) -> Item:
    """An entry that is listed among the components under an id; `cards` are those lists by language."""
    title, about = ({lang: listed[id][what] for lang, listed in cards.items()} for what in ("name", "about"))
    return Item(at, title, about, fields, value)


def cards_by_id(components: Components) -> dict[str, dict[str, Any]]:
    """The components in words, by language and id."""
    return {lang: {card["id"]: card for card in components.cards(lang)} for lang in LANGUAGES}


def write_pack(
    game: str,
    title: str,
    data: Data,
    about: Mapping[str, str],
    written: Mapping[str, Callable[[str, Entry], list[str]]],
) -> str:
    """All data as a pack in TOML: a line for each entry, or what `written` makes of those of a section."""
    lines = head(game, title)
    for section, entries in data.items():
        lines += ["", *[f"# {line}" for line in about[section].splitlines()]]
        if section in written:
            lines += [line for id, entry in entries.items() for line in written[section](id, entry)]
        else:
            lines += [f"[{section}]", *[f"{id} = {toml(entry)}" for id, entry in entries.items()]]
    return "\n".join(lines) + "\n"
