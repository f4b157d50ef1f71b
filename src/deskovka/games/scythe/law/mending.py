"""Saved states of older versions become what this version would have saved."""

from __future__ import annotations

from typing import Any, Final

from deskovka.games.scythe.law.pieces import LABOURER, MOVED_UNIT, UNITS, WORKER

ROW: Final = 8  # numbers of a move in the trail of version 3: kind, from, to, load
SORTED: Final = 3  # the version from which on hands lie in one order
ORIGINS: Final = 4  # the version from which on the trail says where each piece came from


def mend(data: dict[str, Any]) -> None:
    """From whichever version wrote it to this one, in place."""
    version = int(data["version"])
    if version < SORTED:
        mend_hands(data)
    if version < ORIGINS:
        mend_trail(data)
        mend_travel(data)


def mend_hands(data: dict[str, Any]) -> None:
    """Cards lay in the order of arrival."""
    seats = int(data["seats"])
    data["hand"] = [sorted(hand) if seat < seats else hand for seat, hand in enumerate(data["hand"])]
    data["factory"] = sorted(data["factory"])


def mend_trail(data: dict[str, Any]) -> None:
    """Loads were kept as numbers, as if all of it came from where the unit set out."""
    found: list[int] = []
    for i in range(0, len(data["trail"]), ROW):
        kind, start, to, *load = data["trail"][i : i + ROW]
        found += [MOVED_UNIT + kind, start, to]
        for piece, count in enumerate(load):
            found += [piece, start, to] * count
    data["trail"] = found


def mend_travel(data: dict[str, Any]) -> None:
    """A unit under way: rested workers boarded first, and nobody knew how many units come after it."""
    for i, (step, seat) in enumerate(data["agenda"]):
        if step["t"] != "scythe.Travel":
            continue
        under = data["agenda"][i - 1][0] if i else {}
        step["after"] = under["units"] if under.get("t") == "scythe.MoveUnits" else 0
        step["came"] = [n for piece, count in enumerate(step["load"]) for n in (piece, step["start"]) * count]
        size = len(data["built"])
        rested = data["workers"][seat * size + step["at"]] - data["tired"].count(step["at"] * UNITS + LABOURER)
        step["walked"] = max(0, step["load"][WORKER] - rested)
