"""Snapshots of older versions: renamed things are found again, and new fields get what a new game has."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.state import State

# By game: old name of a field of the state, or old tag of a value, and what it is called now.
RENAMES: Final[dict[str, dict[str, str]]] = {}


def load(g: Game, data: dict[str, Any]) -> State:
    """The state of a snapshot, whichever version wrote it."""
    renames = RENAMES.get(g.id, {})
    found = {renames.get(name, name): renamed(content, renames) for name, content in data.items()}
    if data["version"] != g.version:
        fresh = g.start(int(data["seats"]), 0, found["options"], log=False).save(with_log=False)
        found = {**fresh, **found}
    return g.load(found)


def renamed(content: Any, renames: dict[str, str]) -> Any:
    """The same data with today's tags."""
    if isinstance(content, list):
        return [renamed(one, renames) for one in content]
    if not isinstance(content, dict):
        return content
    found = {name: renamed(one, renames) for name, one in content.items()}
    if isinstance(found.get("t"), str):
        found["t"] = renames.get(found["t"], found["t"])
    return found
