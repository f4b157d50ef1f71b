"""Empires as a small picture: a row of cards for everybody, by their colours."""

from __future__ import annotations

from typing import Final

from deskovka.core.parts import Patch
from deskovka.games.settlers.show.board import Board
from deskovka.games.settlers.show.scene import Scene

COLOURS: Final = {
    "brown": "#8a5a33",
    "grey": "#8b9397",
    "red": "#b8432f",
    "pink": "#cf8299",
    "gold": "#c68c1b",
    "black": "#3b3b3e",
    "blue": "#3f77b0",
    "purple": "#7a4fa3",
    "white": "#d8d2c4",
    "orange": "#c9772f",
}
PLAIN, PAPER = "#b5a67c", "#fffdf8"
LINE: Final = 8  # cards
HIGH: Final = 1.56  # from one line of cards to the next
TOP: Final = 0.3  # of a card: its coloured part


def sketch(scene: Scene, board: Board) -> list[Patch]:
    """Everybody's sign, then their locations."""
    found: list[Patch] = []
    line = 0.0
    for seat, side in board["sides"].items():
        found.append(("disc", 0, line * HIGH, 0.8, f"seat{seat}"))
        for n, card in enumerate(side["empire"]):
            x, y = 1.1 + n % LINE * 1.08, (line + n // LINE) * HIGH
            colours = scene["titles"][scene["cards"][card]["title"]]["colours"]
            tint = COLOURS[colours[0]] if colours else PLAIN
            found += [("card", x, y, 1, PAPER), ("box", x, y - TOP, 0.8, tint)]
        line += max(1, -(-len(side["empire"]) // LINE))
    return found
