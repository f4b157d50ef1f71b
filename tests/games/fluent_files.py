"""What stands in a game's Fluent files, and which of its classes want a message there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from deskovka.core.value import Value


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
    """All kinds of a game's moves, events or questions."""
    for cls in base.__subclasses__():
        yield from subclasses(package, cls)
        if cls.__module__.startswith(package):
            yield cls
