"""Snapshots of older versions: new fields get what a new game has, the rest is for the game to mend."""

from __future__ import annotations

import json
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.rule import Illegal
from deskovka.core.state import State
from deskovka.core.value import Malformed, from_json
from deskovka.server.storage.kept import Opened

# What loading and replaying may raise when the stored things do not fit today's rules.
CANNOT_OPEN: Final = (Illegal, Malformed, LookupError, TypeError, ValueError, AttributeError)


def reopen(g: Game, opened: Opened) -> State:
    """The state of a stored game; raises one of CANNOT_OPEN."""
    s = load(g, json.loads(opened.snapshot))
    for seat, move in opened.since:
        s.play(seat, from_json(json.loads(move)))
    return s


def load(g: Game, data: dict[str, Any]) -> State:
    """The state of a snapshot, whichever version wrote it."""
    if data["version"] != g.version:
        seats = int(data["seats"])  # begun, not started: options that are refused today may have been allowed
        fresh = g.begin(seats, 0, g.complete(seats, data["options"]), log=False).save(with_log=False)
        fresh.pop("memory", None)
        data = {**fresh, **data}
        g.mend(data)
    s = g.load(data)
    if s.asking is None:  # the question that was asked is none any more: go on to the next
        s.advance()
    return s
