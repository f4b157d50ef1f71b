"""The map as a small picture: what grows where, and whose it is."""

from __future__ import annotations

from typing import Final

from deskovka.core.parts import Patch
from deskovka.games.rebirth.show.board import Board
from deskovka.games.rebirth.show.scene import Scene

TERRAINS: Final = {"farm": "#dde2a6", "energy": "#d6dcee", "blank": "#efe6cf", "town": "#f3d6bf"}
COAST, WHITE, STONE, INK, HOLY = "#bdd3d0", "#fffdf8", "#d5cec0", "#4b473f", "#d9b75c"
ROW: Final = 0.866  # between the middles of two rows, in widths of a hex


def sketch(scene: Scene, board: Board) -> list[Patch]:
    """Land and sea, landmarks and tiles."""
    everywhere = [
        (place["q"] + place["r"] / 2, place["r"] * ROW) for place in (*scene["spaces"], *scene["landmarks"])
    ]
    found: list[Patch] = [("hex", x, y, 1.5, COAST) for x, y in everywhere]
    for space in scene["spaces"]:
        x, y = space["q"] + space["r"] / 2, space["r"] * ROW
        found.append(("hex", x, y, 0.97, TERRAINS[space["terrain"]]))
        tile = board["tiles"].get(str(space["id"]))
        if tile is not None:
            found += [("hex", x, y, 0.84, f"seat{tile['seat']}"), ("disc", x, y, 0.3, WHITE)]
    for landmark in scene["landmarks"]:
        x, y = landmark["q"] + landmark["r"] / 2, landmark["r"] * ROW
        holder = board["castles"].get(str(landmark["id"]))
        mark = HOLY if landmark["kind"] != "castle" else INK if holder is None else f"seat{holder}"
        found += [("hex", x, y, 0.97, STONE), ("box", x, y, 0.5, mark)]
    return found
