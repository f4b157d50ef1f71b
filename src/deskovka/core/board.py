"""Boards: what is to be drawn of a table that has no drawing of its own.

A board is a row of *zones* (a hand, a stack, a map), and in each lie *pieces*. Every view of a game has the same
zones: then a move sends only those that have changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from deskovka.core.step import Move
from deskovka.core.value import to_json

CARDS: Final = "cards"  # side by side
LIST: Final = "list"  # one under the other, with their counts
HEXES: Final = "hexes"  # on a map, each at its place

Both = dict[str, str]  # a sentence by language


@dataclass
class Piece:
    """A card, a token, or a space of a map."""

    title: Both
    about: Both | None = None  # what it does, or what lies there
    count: int | None = None  # where it stands for several, or for none
    seat: int | None = None  # whose it is, for its colour
    hidden: bool = False  # it lies face down
    moves: tuple[Move, ...] = ()  # what somebody may mean who clicks it
    at: tuple[int, int] | None = None  # on a map: axial coordinates of its hex

    def data(self) -> dict[str, Any]:
        """As JSON data, without what is not said of it."""
        moves = [to_json(move) for move in self.moves] or None
        found: dict[str, Any] = {"title": self.title, "about": self.about, "count": self.count, "seat": self.seat}
        found |= {"hidden": self.hidden or None, "moves": moves, "at": self.at}
        return {name: said for name, said in found.items() if said is not None}


@dataclass
class Zone:
    """Pieces that lie together."""

    id: str
    title: Both
    layout: str
    pieces: list[Piece]
    seat: int | None = None  # in front of whom it lies

    def data(self) -> dict[str, Any]:
        """As JSON data, without what is not said of it."""
        found = {"title": self.title, "layout": self.layout, "pieces": [piece.data() for piece in self.pieces]}
        return found if self.seat is None else {**found, "seat": self.seat}


def board_of(zones: Sequence[Zone]) -> dict[str, Any]:
    """Zones by their ids, in this order, as JSON data."""
    return {z.id: z.data() for z in zones}
