"""Signs: events at a glance, for logs that are read in two seconds, from the rows that games write (`Show.signs`).

A row is found by the event's name and rule, by its name, or by how its rule begins (`§cluster`). It has `icon`, a
drawing of the page or `=field`, whose number says which of `Show.drawings`; `count`, `+` or `-` and a number or
`=field`; `hurts`, the field of a seat that lost something by it; and what the line is for: see Sign.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from deskovka.core.game import Game
from deskovka.core.sight import UNKNOWN
from deskovka.core.step import Event
from deskovka.core.value import fields_of

Row = dict[str, Any]


@dataclass
class Sign:
    """A drawing of the page, how much more or less there is of it, and what the line is for."""

    icon: str = ""
    count: int = 0
    begins: bool = False  # what one move did begins with it
    heads: bool = False  # it says what was done; the lines around it say what that brought
    hurts: int = -1  # a seat that lost something by it
    dull: bool = False  # it says nothing new to those who watch; "hidden": when something of it is hidden
    # A turn begins with it, also after one of the same player's; where no line says so, when the player changes.
    turn: bool = False
    round: bool = False  # a round begins with it; where no line says so, with the first player's turn


def sign(g: Game, event: Event) -> Sign:
    """An event at a glance; it may be one of which something is hidden."""
    if not g.show.signs:  # a game that nobody draws
        return Sign(begins=hasattr(event, "seat"))
    row = row_of(g, event)
    return Sign(
        icon=drawing(g, event, str(row.get("icon", ""))),
        count=number(event, str(row.get("count", ""))),
        begins=row.get("begins", False),
        heads=row.get("heads", False),
        hurts=victim(event, str(row.get("hurts", ""))),
        dull=is_hidden(event) if row.get("dull") == "hidden" else row.get("dull", False),
        turn=row.get("turn", False),
        round=row.get("round", False),
    )


def row_of(g: Game, event: Event) -> Row:
    """The row that fits an event best."""
    rows, name, rule = g.show.signs, type(event).__name__, event.rule_id()
    starts = [key for key in rows if key[0] == "§" and rule.startswith(key[1:])]
    keys = [f"{name} {rule}", name, *sorted(starts, key=len, reverse=True)]
    return next((rows[key] for key in keys if key in rows), {})


def drawing(g: Game, event: Event, icon: str) -> str:
    """The drawing itself; a hidden or strange number has none."""
    if not icon.startswith("="):
        return icon
    names, which = g.show.drawings[icon[1:]], getattr(event, icon[1:])
    return names[which] if 0 <= which < len(names) else ""


def number(event: Event, count: str) -> int:
    """How much more or less there is."""
    if not count:
        return 0
    size = int(getattr(event, count[2:]) if count[1] == "=" else count[1:])
    return size if count[0] == "+" else -size


def victim(event: Event, field: str) -> int:
    """The seat that lost something, if it was not by its own doing."""
    if not field:
        return -1
    seat = int(getattr(event, field))
    return -1 if field != "seat" and seat == getattr(event, "seat", -1) else seat


def is_hidden(event: Event) -> bool:
    """Is something of it not shown?"""
    values = [getattr(event, name) for name in fields_of(type(event))]
    return any(UNKNOWN in value if isinstance(value, tuple) else value == UNKNOWN for value in values)
