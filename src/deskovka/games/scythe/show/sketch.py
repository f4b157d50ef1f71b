"""The map as a small picture: terrains, and whose units stand where."""

from __future__ import annotations

from typing import Final

from deskovka.core.parts import Patch
from deskovka.games.scythe.show.board import Board
from deskovka.games.scythe.show.scene import Scene

TERRAINS: Final = {
    "mountain": "#d9d3c8",
    "forest": "#cbd8b2",
    "farm": "#f3e3ae",
    "tundra": "#e7ece8",
    "village": "#f0d3bf",
    "lake": "#a9cbdd",
    "factory": "#55505c",
}
BASE, GROUND, WHITE = "#e9dfc6", "#fbf8f0", "#fffdf8"
ROW: Final = 0.866  # between the middles of two rows, in widths of a hex


def sketch(scene: Scene, board: Board) -> list[Patch]:
    """Hexes, and on them who stands there."""
    found: list[Patch] = []
    for place in scene["places"]:
        x, y = place["q"] + place["r"] / 2, place["r"] * ROW
        found += [("hex", x, y, 1.04, GROUND), ("hex", x, y, 0.97, TERRAINS.get(place["terrain"], BASE))]
        here = board["places"].get(str(place["id"]))
        for n, side in enumerate(here.get("sides", {}) if here else {}):
            found += [("disc", x + n / 4, y, 0.56, WHITE), ("disc", x + n / 4, y, 0.46, f"seat{side}")]
    return found
