"""encode and decode: State, View, Move, Event, Record, Refusal <-> JSON text."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from deskovka.core.game import game
from deskovka.core.record import Record, parse
from deskovka.core.sight import View
from deskovka.core.state import State
from deskovka.core.value import Malformed, Value, canonical, from_json, kinds, tag_of, to_json


def encode(x: State | View | Value | Record) -> str:
    """JSON text of anything that crosses a process boundary."""
    if isinstance(x, Record):
        return x.text()
    return canonical(x.save() if isinstance(x, State) else to_json(x))


def decode(text: str, packs: Sequence[str | Path] = ()) -> Any:
    """What `encode` wrote, of a game with these packs; Malformed or BadRecord if it was not `encode`."""
    first, _, rest = text.partition("\n")
    try:
        data = json.loads(first)
    except (ValueError, RecursionError) as problem:
        raise Malformed("this is not JSON") from problem
    if isinstance(data, dict) and "deskovka" in data:  # a record says so in its first line, all else has a kind
        return parse(text, packs)
    if not isinstance(data, dict) or not isinstance(data.get("t"), str) or rest:
        raise Malformed("this is not one of our values")
    try:
        if data["t"] == "View":
            return View(**{name: value for name, value in data.items() if name != "t"})
        return from_json(data) if data["t"] in kinds() else _state(data, packs)
    except Malformed:
        raise
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as problem:
        raise Malformed(f"{data['t']} is not described completely") from problem


def _state(data: dict[str, Any], packs: Sequence[str | Path]) -> State:
    g = game(data["game"], packs)
    if data["t"] != tag_of(type(g.blank(g.seats[0], g.complete(g.seats[0], {})))) or data["seats"] not in g.seats:
        raise Malformed(f"{data['t']} is no state of this game")
    if (data["version"], data["content"]) != (g.version, g.content):
        raise Malformed("the state is of another version or content of the game")
    return g.load(data)
