"""Empires as a small picture: a row of cards for everybody, each with its building and colours."""

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
PLAIN, PAPER, EDGE, INK, WALL = "#b5a67c", "#fffdf8", "#8d8068", "#4b473f", "#f3e7cf"
SKY, GRASS, LINES = "#d9e6e6", "#a9bf8a", "#cfc7b4"
# Buildings in widths of a card around the foot of their picture; "" is painted in the card's colour.
BUILDINGS: Final[list[list[Patch]]] = [
    [  # a house
        ("box", 0, -0.16, 0.32, WALL),
        ("peak", 0, -0.42, 0.48, ""),
        ("box", 0, -0.07, 0.12, INK),
    ],
    [  # a tower
        ("post", 0, -0.3, 0.22, WALL),
        ("slab", 0, -0.56, 0.32, ""),
        *(("box", x, -0.64, 0.08, "") for x in (-0.12, 0.0, 0.12)),
        ("box", 0, -0.3, 0.07, INK),
    ],
    [  # a mill
        ("peak", 0, -0.2, 0.42, WALL),
        ("disc", 0, -0.38, 0.1, INK),
        *(("box", x, y, 0.13, "") for x, y in ((-0.14, -0.52), (0.14, -0.52), (-0.14, -0.26), (0.14, -0.26))),
    ],
    [  # a hall with columns
        *(("post", x, -0.14, 0.1, WALL) for x in (-0.2, 0.0, 0.2)),
        *(("slab", x, 0.0, 0.34, INK) for x in (-0.16, 0.16)),
        ("slab", 0, -0.33, 0.64, ""),
        ("disc", 0, -0.46, 0.16, ""),
    ],
    [  # two huts
        ("box", -0.18, -0.11, 0.22, WALL),
        ("peak", -0.18, -0.29, 0.34, ""),
        ("box", 0.17, -0.13, 0.26, WALL),
        ("peak", 0.17, -0.34, 0.38, ""),
        ("box", 0.17, -0.06, 0.09, INK),
    ],
]
LINE: Final = 8  # cards
HIGH: Final = 1.56  # from one line of cards to the next
STEP: Final = 1.08  # from card to card
FOOT: Final = 0.16  # of a card: where its building stands


def sketch(scene: Scene, board: Board) -> list[Patch]:
    """Everybody's sign, then their locations."""
    found: list[Patch] = []
    line = 0.0
    for seat, side in board["sides"].items():
        found += banner(line * HIGH, seat)
        for n, card in enumerate(side["empire"]):
            title = scene["cards"][card]["title"]
            colours = scene["titles"][title]["colours"]
            tints = [COLOURS[colour] for colour in colours] or [PLAIN]
            found += location((1 + n % LINE) * STEP, (line + n // LINE) * HIGH, tints, BUILDINGS[title % 5])
        line += max(1, -(-len(side["empire"]) // LINE))
    return found


def banner(y: float, seat: str) -> list[Patch]:
    """The board of a faction."""
    return [
        ("card", 0, y, 1, INK),
        ("card", 0, y, 0.93, f"seat{seat}"),
        ("disc", 0, y - 0.1, 0.62, PAPER),
        ("peak", 0, y - 0.16, 0.36, f"seat{seat}"),
        *(("disc", x / 4, y + 0.44, 0.14, PAPER) for x in (-1, 0, 1)),
    ]


def location(x: float, y: float, tints: list[str], building: list[Patch]) -> list[Patch]:
    """A card: its colours at the edge, its building, and what is written below."""
    ground: list[Patch] = [
        ("card", x, y, 1, EDGE),
        ("card", x, y, 0.95, PAPER),
        ("box", x, y - 0.2, 0.84, SKY),
        ("slab", x, y + FOOT - 0.03, 0.84, GRASS),
    ]
    stands: list[Patch] = [
        (kind, x + dx, y + FOOT - 0.04 + dy, width, tint or tints[0]) for kind, dx, dy, width, tint in building
    ]
    foot: list[Patch] = [("disc", x - 0.28 + n * 0.2, y + 0.37, 0.17, tint) for n, tint in enumerate(tints)]
    words: list[Patch] = [
        ("slab", x + dx, y + dy, width, LINES) for dx, dy, width in ((0.1, 0.5, 0.26), (-0.2, 0.5, 0.3))
    ]
    return ground + stands + foot + words
