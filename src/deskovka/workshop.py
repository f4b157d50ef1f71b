"""The workshop: what is wrong with a pack entry by entry, how two packs differ, and both of them in one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from deskovka.core import text
from deskovka.core.entries import HEAD, SOURCES
from deskovka.core.game import game, try_packs
from deskovka.core.pack import Pack, PackProblem
from deskovka.forms import Item, Path, form_of

Told = dict[str, Any]  # what a pack says: head, and entries by section
MOST_PROBLEMS: Final = 20


def problems(id: str, pack: Pack) -> list[tuple[Path, PackProblem]]:
    """All that is wrong, with the entry to blame; what is wrong is put aside, and the rest is checked again."""
    found: list[tuple[Path, PackProblem]] = []
    data = pack.data
    pack.data = deepcopy(data)
    paths = [item.at for item in form_of(game(id))]
    try:
        while len(found) < MOST_PROBLEMS:
            try:
                try_packs(id, [pack])
                break
            except PackProblem as problem:
                at = entry_with(problem, pack.data, paths)
                found.append((at, problem))
                if not at:
                    break
                remove(pack.data, at)
    finally:
        pack.data = data
    return found


def entry_with(problem: PackProblem, data: Told, paths: list[Path]) -> Path:
    """The entry of the pack that a problem lies in, or the section; () where it lies in no entry."""
    for place in problem.places:
        words = tuple([str(word) for word in place])
        for at in [*[path for path in paths if words[: len(path)] == path], words[:2], words[:1]]:
            if at and at[0] not in HEAD and entry_at(data, at) is not None:
                return at
    return ()


def entry_at(data: Any, at: Path) -> Any:
    """What a pack says there; None where it says nothing."""
    for word in at:
        data = data.get(word) if isinstance(data, dict) else None
    return data


def remove(data: Told, at: Path) -> None:
    """Take an entry out of a pack."""
    for word in at[:-1]:
        data = data[word]
    del data[at[-1]]


def values_with(items: list[Item], data: Told) -> dict[Path, Any]:
    """What holds of every entry when a pack corrects it, without where somebody knows it from."""
    found = {}
    for item in items:
        said = entry_at(data, item.at)
        value = item.value if not isinstance(said, dict) else said if item.whole else {**item.value, **said}
        origins = [field.name for field in item.fields if tuple(field.choices) == SOURCES]
        found[item.at] = {name: x for name, x in value.items() if name not in origins}
    return found


def differences(id: str, one: Told, other: Told) -> list[Path]:
    """The entries in which two packs differ, as the game would be played with each."""
    items = form_of(game(id))
    first, second = (values_with(items, data) for data in (one, other))
    new = dict.fromkeys([*new_entries(items, one), *new_entries(items, other)])
    found = [item.at for item in items if first[item.at] != second[item.at]]
    return found + [at for at in new if entry_at(one, at) != entry_at(other, at)]


def new_entries(items: list[Item], data: Told) -> list[Path]:
    """The entries of a pack that correct nothing of ours: decks, factions and cards that it brings."""
    known = {item.at[:2] for item in items}
    sections = {name: entries for name, entries in data.items() if isinstance(entries, dict)}
    return [(name, id) for name, entries in sections.items() for id in entries if (name, id) not in known]


def merge(id: str, one: Told, other: Told) -> Told:
    """Both packs; where they speak of the same, the other has the last word."""
    found = deepcopy(one)
    items = form_of(game(id))
    for at in new_entries(items, other):
        put(found, at, deepcopy(entry_at(other, at)))
    for item in items:
        said, known = entry_at(other, item.at), entry_at(one, item.at)
        if said is not None:
            joined = isinstance(known, dict) and isinstance(said, dict) and not item.whole
            put(found, item.at, {**known, **said} if joined else deepcopy(said))
    return found


def put(data: Told, at: Path, entry: Any) -> None:
    """Write an entry into a pack."""
    for word in at[:-1]:
        data = data.setdefault(word, {})
    data[at[-1]] = entry


def why(problem: PackProblem, lang: str) -> str:
    """What is wrong, without file and line: the form shows where."""
    return text.phrase(problem.game, lang, f"pack-{problem.key}", problem.words)
