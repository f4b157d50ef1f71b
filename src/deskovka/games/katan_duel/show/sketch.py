"""Two principalities as a small picture: lands with what grows there, roads and houses, cards beside them."""

from __future__ import annotations

from typing import Final

from deskovka.core.parts import Patch
from deskovka.games.katan_duel.show.board import Board, Column, Principality
from deskovka.games.katan_duel.show.scene import Scene

LANDS: Final = {
    "lumber": "#a9bf8a",
    "brick": "#d59a7e",
    "ore": "#b3b8bb",
    "grain": "#ecd588",
    "wool": "#cfe0a8",
    "gold": "#e9c874",
}
# What grows on a land, in widths of it around its middle.
GROWTH: Final[dict[str, list[Patch]]] = {
    "lumber": [
        patch
        for x, y in ((-0.24, -0.06), (0.24, -0.02), (0.0, 0.1))
        for patch in (
            ("post", x, y + 0.22, 0.06, "#6b4a2c"),
            ("peak", x, y, 0.34, "#4d7a45"),
            ("peak", x, y - 0.13, 0.25, "#5f8f52"),
        )
    ],
    "brick": [
        patch
        for x, y in (
            (-0.15, 0.18),
            (0.15, 0.18),
            (-0.3, 0.08),
            (0.0, 0.08),
            (0.3, 0.08),
            (-0.15, -0.02),
            (0.15, -0.02),
        )
        for patch in (("slab", x, y, 0.28, "#a2512f"), ("slab", x, y - 0.01, 0.25, "#c06b45"))
    ],
    "ore": [
        ("peak", -0.18, 0.04, 0.5, "#7c8388"),
        ("peak", -0.18, -0.115, 0.16, "#fbfaf5"),
        ("peak", 0.16, 0.1, 0.56, "#666d72"),
        ("peak", 0.16, -0.075, 0.18, "#fbfaf5"),
    ],
    "grain": [
        patch
        for x in (-0.3, -0.1, 0.1, 0.3)
        for patch in (
            ("post", x, 0.14, 0.035, "#9a7a1e"),
            *(("disc", x + side, 0.06 - row / 8, 0.1, "#c1952a") for row in range(3) for side in (-0.05, 0.05)),
            ("disc", x, -0.28, 0.1, "#c1952a"),
        )
    ],
    "wool": [
        patch
        for x, y in ((-0.2, 0.12), (0.2, -0.1))
        for patch in (
            ("post", x - 0.1, y + 0.14, 0.05, "#4b473f"),
            ("post", x + 0.1, y + 0.14, 0.05, "#4b473f"),
            *(("disc", x + dx, y, 0.22, "#fffdf8") for dx in (-0.11, 0.0, 0.11)),
            ("disc", x - 0.22, y - 0.05, 0.13, "#4b473f"),
        )
    ],
    "gold": [
        ("slab", 0.0, 0.08, 0.94, "#7fb2c9"),
        ("slab", 0.0, 0.1, 0.86, "#9cc7d8"),
        *(("disc", x, y, 0.16, "#b8820f") for x, y in ((-0.28, -0.2), (0.04, -0.26), (0.3, -0.16))),
        *(("disc", x, y - 0.015, 0.11, "#f5dd7c") for x, y in ((-0.28, -0.2), (0.04, -0.26), (0.3, -0.16))),
    ],
}
TABLE, PAPER, EDGE, PLACE, ROAD, INK = "#c9bda2", "#fffdf8", "#8d8068", "#f6e6cc", "#b58d57", "#4b473f"
BETWEEN: Final = 3.7  # from one principality to the other
STEP: Final = 1.06  # from column to column, and from the road to what lies above and below it
STORE: Final = 3  # resources on a land, at most


def sketch(scene: Scene, board: Board) -> list[Patch]:
    """One over the other, each centred."""
    found: list[Patch] = []
    for n, (seat, realm) in enumerate(board["seats"].items()):
        found += realm_of(scene, realm, seat, -n * BETWEEN)
    return found


def realm_of(scene: Scene, realm: Principality, seat: str, y: float) -> list[Patch]:
    """A principality around a line of the picture."""
    order = sorted(int(n) for n, part in realm["columns"].items() if part["kind"] != "plot")
    middles = [(column - len(order) / 2) * STEP for column in range(len(order))]
    found: list[Patch] = [("box", x, y + side * STEP, STEP * 1.16, TABLE) for x in middles for side in (-1, 0, 1)]
    for x, number in zip(middles, order, strict=True):
        part = realm["columns"][str(number)]
        if part["kind"] == "regions":
            found += lands(scene, realm, part, x, y)
            if part.get("road"):
                found += [
                    ("slab", x + half * STEP / 4, y, STEP / 2 * part_of, colour)
                    for part_of, colour in ((1.04, INK), (0.9, ROAD))
                    for half in (-1, 1)
                ]
        else:
            found += card(x, y, PLACE) + house(x, y, seat, part["kind"] == "city")
            built = [site for site in part.get("sites", []) if str(site) in realm["cards"]]
            for n, _ in enumerate(built):
                above = y + STEP * (1 if n % 2 else -1)
                found += [*card(x, above, PAPER), ("slab", x, above - 0.34, 0.86, f"seat{seat}")]
                found += [("disc", x, above, 0.34, PLACE), ("peak", x, above, 0.2, INK)]
    return found


def lands(scene: Scene, realm: Principality, part: Column, x: float, y: float) -> list[Patch]:
    """Two regions, one over the other, and what lies on them."""
    found: list[Patch] = []
    for side, region in ((-1, part["above"]), (1, part["below"])):
        ground, middle = realm["regions"][str(region)], y + side * STEP / 2
        good = scene["lands"][ground["land"]]["good"]
        found += card(x, middle, LANDS[good])
        found += [(kind, x + dx, middle + dy, width, colour) for kind, dx, dy, width, colour in GROWTH[good]]
        for n in range(STORE):
            dot = PAPER if n < ground["goods"] else EDGE
            found += [("disc", x + (n - 1) * 0.2, middle + 0.41, 0.13, INK)]
            found += [("disc", x + (n - 1) * 0.2, middle + 0.41, 0.09, dot)]
    return found


def card(x: float, y: float, colour: str) -> list[Patch]:
    """A square card with its edge."""
    return [("box", x, y, 1, EDGE), ("box", x, y, 0.95, colour)]


def house(x: float, y: float, seat: str, city: bool) -> list[Patch]:
    """A settlement, or a city with its tower."""
    colour, x = f"seat{seat}", x if city else x - 0.08
    tower: list[Patch] = [
        ("post", x - 0.22, y - 0.02, 0.24, PAPER),
        ("peak", x - 0.22, y - 0.32, 0.36, colour),
        ("box", x - 0.22, y, 0.09, INK),
    ]
    return [
        *(tower if city else []),
        ("box", x + 0.08, y + 0.14, 0.42, PAPER),
        ("peak", x + 0.08, y - 0.2, 0.6, colour),
        ("box", x + 0.08, y + 0.24, 0.16, INK),
    ]
