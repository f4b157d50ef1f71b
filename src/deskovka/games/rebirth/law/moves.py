"""What a player can say. Yes and No, to a tower's offer, come from the core."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.step import Move


@dataclass
class Place(Move):
    """Put the tile in my hand on this space."""

    space: int


@dataclass
class Keep(Move):
    """Of the tiles I drew I keep this one."""

    tile: int


@dataclass
class Use(Move):
    """Of the towers I have reached, this one works next."""

    tower: int


@dataclass
class Double(Move):
    """My doubling token goes on this mission."""

    mission: int
