"""Positions against the automatic opponent, laid out piece by piece."""

from __future__ import annotations

from typing import Any, Final

import deskovka
from deskovka.core.step import Event
from deskovka.games.scythe.law.chapters.automa_moves import find_move
from deskovka.games.scythe.law.chapters.turn import TURN
from deskovka.games.scythe.law.pieces import AUTOMA, NOTHING, UNITS
from deskovka.games.scythe.law.state import Scythe, base_of

GAME: Final = deskovka.game("scythe")
ME: Final = 0
KINDS: Final = ("character", "mech", "labourer")


def alone(level: str = "automa", own: str = "crimea", opponent: str = "nordic", **options: Any) -> Scythe:
    """A game whose map is bare but for the two characters at home."""
    s = GAME.start(1, 5, {"solo": level, "faction": (own,), "opponent": opponent, **options})
    assert isinstance(s, Scythe)
    for side in (ME, AUTOMA):
        lay(s, side)
    return s


def at(s: Scythe, name: str, side: int = AUTOMA) -> int:
    """A place by its name; `base` is that of a side, `mat` is none."""
    if name == "mat":
        return NOTHING
    return base_of(s, side) if name == "base" else int(s.box.places.index(name))


def lay(s: Scythe, side: int, character: str = "base", workers: str = "", mechs: str = "") -> None:
    """Put a side's units to these places, and no others."""
    for place in range(s.size):
        s.workers[side * s.size + place] = s.mechs[side * s.size + place] = 0
    for table, names in ((s.workers, workers), (s.mechs, mechs)):
        for name in names.split():
            table[side * s.size + at(s, name, side)] += 1
    s.character[side] = at(s, character, side)
    s.deployed[side] = (1 << len(mechs.split())) - 1
    s.refresh()


def stack(s: Scythe, *numbers: int) -> None:
    """The opponent turns these cards next, and then others."""
    wanted = [number - 1 for number in numbers]
    rest = [card for card in range(len(s.box.automa)) if card not in wanted]
    s.automa_deck, s.automa_pile = rest + wanted[::-1], []


def turn(s: Scythe, *numbers: int) -> list[Event]:
    """The opponent plays a turn with this card (others for combats); what happened until somebody is asked."""
    stack(s, *numbers)
    s.steps, s.actors, s.log = [], [], []
    s.push(AUTOMA, TURN)
    s.advance()
    return s.log or []


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def goal(s: Scythe, order: str) -> str | None:
    """What a move would be: `mech base r1c1`."""
    (one,) = [o for o in s.box.orders if o.name == order]
    found = find_move(s, AUTOMA, one)
    if not found:
        return None
    assert len(found) == UNITS
    kind, start, to = found
    return f"{KINDS[kind]} {'base' if start == base_of(s, AUTOMA) else s.box.places[start]} {s.box.places[to]}"
