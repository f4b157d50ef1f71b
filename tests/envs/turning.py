"""A state in which everybody has moved on by some seats, made from its JSON text: what turning must come to."""

from __future__ import annotations

from typing import Any

import deskovka
from deskovka.core.turns import PLAIN, Turn
from deskovka.core.value import OWNER, class_of, fields_of, names_seat
from deskovka.envs.turned import turn_number


def turned_state(s: deskovka.State, viewer: int) -> deskovka.State:
    """The same moment with the viewer on seat 0, the next one on seat 1, and so on; all come to the table now."""
    data = s.save(with_log=False)
    data.pop("memory", None)
    n = s.seats
    for name, option in s.game.options.items():
        if option.per_seat:
            data["options"][name] = rotated(data["options"][name], viewer)
    data["agenda"] = [[step_turned(step, viewer, n), (me - viewer) % n] for step, me in data["agenda"]]
    data["answers"] = rotated(data["answers"], viewer)
    for name, turn in turns_of(s).items():
        data[name] = field_turned(data[name], turn, viewer, n)
    return s.game.load(data)


def turns_of(s: deskovka.State) -> dict[str, Turn]:
    """Every field that has to do with seats."""
    found = {name: turn for name, turn in s.TURNS.items() if turn != PLAIN}
    for name, sight in s.SIGHT.items():
        if sight is OWNER:
            found.setdefault(name, Turn(by_seat=True))
    return found


def rotated(content: list[Any], by: int) -> list[Any]:
    return content[by:] + content[:by]


def step_turned(step: dict[str, Any], viewer: int, seats: int) -> dict[str, Any]:
    kind = class_of(step["t"])
    names = [name for name in fields_of(kind) if names_seat(kind, name)]
    return {
        name: (content - viewer) % seats if name in names and content >= 0 else content
        for name, content in step.items()
    }


def field_turned(content: Any, turn: Turn, viewer: int, seats: int) -> Any:
    if turn.by_seat and len(content) % seats == 0:
        content = rotated(content, len(content) // seats * viewer)
    if turn.in_rows:
        rows = [content[i : i + seats + 1] for i in range(0, len(content), seats + 1)]
        content = [entry for row in rows for entry in (row[0], *rotated(row[1:], viewer))]
    return numbers_turned(content, turn, viewer, seats)


def numbers_turned(content: Any, turn: Turn, viewer: int, seats: int) -> Any:
    if isinstance(content, list):
        return [numbers_turned(entry, turn, viewer, seats) for entry in content]
    return turn_number(content, turn, viewer, seats)
