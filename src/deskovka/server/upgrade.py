"""Snapshots of older versions: renamed things are found again, and new fields get what a new game has."""

from __future__ import annotations

import json
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.rule import Illegal
from deskovka.core.state import State
from deskovka.core.value import Malformed, from_json
from deskovka.server.kept import Opened

# By game: old name of a field of the state, or old tag of a value, and what it is called now.
RENAMES: Final[dict[str, dict[str, str]]] = {}

# What loading and replaying may raise when the stored things do not fit today's rules.
CANNOT_OPEN: Final = (Illegal, Malformed, LookupError, TypeError, ValueError, AttributeError)


def reopened(g: Game, opened: Opened) -> State:
    """The state of a stored game; raises one of CANNOT_OPEN."""
    s = load(g, json.loads(opened.snapshot))
    for seat, move in opened.since:
        s.play(seat, from_json(json.loads(move)))
    return s


def load(g: Game, data: dict[str, Any]) -> State:
    """The state of a snapshot, whichever version wrote it."""
    renames = RENAMES.get(g.id, {})
    found = {renames.get(name, name): renamed(content, renames) for name, content in data.items()}
    if data["version"] != g.version:
        seats = int(data["seats"])  # begun, not started: options that are refused today may have been allowed
        fresh = g.begin(seats, 0, g.complete(seats, found["options"]), log=False).save(with_log=False)
        fresh.pop("memory", None)
        found = {**fresh, **found}
        g.mend(found)
    s = g.load(found)
    if s.asking is None:  # the question that was asked is none any more: go on to the next
        s.advance()
    return s


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
