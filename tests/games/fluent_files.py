"""What stands in a game's Fluent files, what its classes want there, and what every sentence is like."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence, Set
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deskovka.cli.printed import key_of
from deskovka.core import text
from deskovka.core.game import FIRST, TURN, Game
from deskovka.core.rule import Reason
from deskovka.core.sight import UNKNOWN
from deskovka.core.step import Decision, Event, Move
from deskovka.core.value import Value
from deskovka.forms import Field, form_of, plain


class Names(Visitor):
    """The variables and messages that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))


@cache
def messages(folder: Path, lang: str) -> dict[str, Names]:
    """By key or key.attribute."""
    found: dict[str, Names] = {}
    for entry in FluentParser().parse((folder / "text" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {lang}"
            parts = {
                entry.id.name: entry.value,
                **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes},
            }
            for key, pattern in parts.items():
                found[key] = Names()
                found[key].visit(pattern)
    return found


def variables(folder: Path, lang: str, key: str) -> set[str]:
    """Those of a message and of all it refers to."""
    names = messages(folder, lang)[key]
    return names.variables.union(*[variables(folder, lang, other) for other in names.messages])


def subclasses(package: str, base: type[Value]) -> Iterator[type[Value]]:
    """All kinds of a game's moves, events or questions; what several kinds share is none itself."""
    for cls in base.__subclasses__():
        yield from subclasses(package, cls)
        if cls.__module__.startswith(f"{package}.") and not cls.__subclasses__():
            yield cls


# --- what holds for every game ---------------------------------------------------------------------------


def check_sentence(sentence: str) -> None:
    """Nothing is left open in it, and nothing hidden shows."""
    assert sentence and "{" not in sentence and "  " not in sentence
    assert not re.search(rf"\b(hidden|none)\b|(?<![\w–]){UNKNOWN}\b", sentence), sentence


def check_same_keys(folder: Path) -> None:
    """Both languages have the same messages with the same variables."""
    czech, english = messages(folder, "cs"), messages(folder, "en")
    assert set(czech) == set(english)
    assert [key for key in czech if variables(folder, "cs", key) != variables(folder, "en", key)] == []


def wanted_by_classes(game: Game) -> set[str]:
    """The keys that a game's title, topics, options, events, moves, questions and reasons ask for."""
    keys = {"game-title", *[f"topic-{name}" for name in game.hints.topics if name not in (FIRST, TURN)]}
    for base, kind in ((Event, "event"), (Move, "move"), (Reason, "why"), (Decision, "ask")):
        keys |= {f"{kind}-{text.kebab(cls.__name__)}" for cls in subclasses(game.package, base)}
    for option in game.options.values():
        values = [value for value in option.values if value not in option.titles]  # packs bring their own titles
        keys |= {f"option-{option.name}", *[f"option-{option.name}-{value}" for value in values]}
    return keys


def brief(keys: Set[str], wanted: Set[str]) -> set[str]:
    """Those of the keys by which events are said in a few words; only some are."""
    return {f"{key}.brief" for key in wanted if key.startswith("event-")} & keys


def printable(game: Game) -> set[str]:
    """The keys by which `deskovka cards` and the form of packs may name what is printed on a game's components."""
    return form_keys(game) | {
        key_of(name) for card in game.components.cards("en") for name in names_in(card.get("printed", {}))
    }


def form_keys(game: Game) -> set[str]:
    """The keys of fields, of the conditions of missions, and of questions that settle stand-ins."""
    items = form_of(game)
    fields = [field for item in items for field in all_fields(item.fields)]
    keys = {f"field-{plain(field.name)}" for field in fields} | {f"question-{item.at[0]}" for item in items}
    words = {word for field in fields if field.name == "effect" for word in field.choices}
    tiles = {f"tiles-{plain(item.at[1])}" for item in items if item.at[0] == "tiles"}
    return (
        keys
        | tiles
        | {f"effect-{plain(word)}" for word in words}
        | {"ends-none", "ends-statues", "ends-kept"}
        | {"field-second-scheme-from"}
    )


def all_fields(fields: Sequence[Field]) -> Iterator[Field]:
    """Fields, and those within them."""
    for field in fields:
        yield field
        yield from all_fields(field.inner)


def names_in(printed: object) -> Iterator[str]:
    """All names in the data, however deep."""
    if isinstance(printed, str):
        yield printed
    elif isinstance(printed, (dict, list)):
        for inner in [*printed, *(printed.values() if isinstance(printed, dict) else ())]:
            yield from names_in(inner)


def modules(folder: Path) -> list[Path]:
    """A game's modules, without its chapters, reasons and cards, which ask for no message."""
    return [file for file in folder.rglob("*.py") if file.parent.name not in ("chapters", "reasons", "cards")]


def check_keys(folder: Path, lang: str, wanted: set[str], possible: Set[str] = frozenset()) -> None:
    """No message is missing, and none is left over that neither data nor code asks for, or may ask for."""
    sources = "".join([file.read_text(encoding="utf-8") for file in modules(folder)])
    literal = set(re.findall(r"[\"']([a-z-]+)[\"']", sources))
    referred = set().union(*[names.messages for names in messages(folder, lang).values()])
    have = set(messages(folder, lang))
    assert sorted((wanted | referred) - have) == []
    assert sorted(have - wanted - brief(have, wanted) - referred - literal - possible) == []
