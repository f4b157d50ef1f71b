"""Two principalities as a small picture: regions around a road, places on it, cards above and below."""

from __future__ import annotations

from typing import Final

from deskovka.core.parts import Patch
from deskovka.games.katan_duel.show.board import Board, Principality
from deskovka.games.katan_duel.show.scene import Scene

LANDS: Final = {
    "lumber": "#a9bf8a",
    "brick": "#d59a7e",
    "ore": "#a7abad",
    "grain": "#e7cf7e",
    "wool": "#cfe0a8",
    "gold": "#e0ac36",
}
PAPER, PLACE, ROAD = "#fffdf8", "#f8ead5", "#d1b48a"
BETWEEN: Final = 3.2  # from one principality to the other
STEP: Final = 1.1  # from column to column, and from the road to what lies above and below it


def sketch(scene: Scene, board: Board) -> list[Patch]:
    """One over the other, each centred."""
    found: list[Patch] = []
    for n, (seat, realm) in enumerate(board["seats"].items()):
        found += realm_of(scene, realm, seat, -n * BETWEEN)
    return found


def realm_of(scene: Scene, realm: Principality, seat: str, y: float) -> list[Patch]:
    """A principality around a line of the picture."""
    order = sorted(map(int, realm["columns"]))
    found: list[Patch] = []
    for column, number in enumerate(order):
        part, x = realm["columns"][str(number)], (column - len(order) / 2) * STEP
        if part["kind"] == "regions":
            found += [
                (
                    "box",
                    x,
                    y + side * STEP / 2,
                    1,
                    LANDS[scene["lands"][realm["regions"][str(region)]["land"]]["good"]],
                )
                for side, region in ((-1, part["above"]), (1, part["below"]))
            ]
            found += [("box", x, y, 0.24, ROAD)] if part.get("road") else []
        elif part["kind"] != "plot":
            found += [("box", x, y, 1, PLACE), ("disc", x, y, 0.62, f"seat{seat}")]
            built = [site for site in part.get("sites", []) if str(site) in realm["cards"]]
            found += [("box", x, y + STEP * (1 if n % 2 else -1), 0.8, PAPER) for n, _ in enumerate(built)]
    return found
