"""Answers that a table gives by itself: everybody sees that there is no choice, or a player wants none."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.server.storage.kept import Seat

MOST: Final = 50  # in a row: a game that goes round in circles would hold up all tables


def automatic(s: State, seat: Seat) -> Move | None:
    """The answer that the table gives for a person; None: the person is asked.

    It follows from what everybody sees and from what the person has chosen before, never from what is hidden.
    """
    leaves, unasked = s.game.law.leaves, seat.unasked.split()
    kind = type(s.asking).__name__
    if kind in leaves and kind in unasked:
        return next((m for m in s.legal(seat.seat) if type(m).__name__ == leaves[kind]), None)
    move = s.game.law.automatic(s, seat.seat)
    return move if move is not None and can_go_back(s, seat, move, unasked) else None


def can_go_back(s: State, seat: Seat, move: Move, unasked: list[str]) -> bool:
    """Is nothing shown by it, and is the same player asked afterwards, unless that player does without it?"""
    after = s.clone()
    after.log = None
    after.play(seat.seat, move)
    leaves = s.game.law.leaves
    stays = seat.seat in after.to_act() or (bool(leaves) and leaves.keys() <= {*unasked})
    return stays and after.reveals == s.reveals


def choices(leaves: Mapping[str, str], seat: Seat) -> dict[str, bool]:
    """The questions that a player may do without, and whether this one does."""
    return {kind: kind in seat.unasked.split() for kind in leaves}
