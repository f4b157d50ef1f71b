"""Centre cards: the regions, and what roads, settlements and cities cost (that stands in chapters/building.py)."""

from typing import Final

from deskovka.games.katan_duel.law.pieces import BRICK, GOLD, GRAIN, LUMBER, ORE, WOOL, Land

# Start regions as the owner sees them: above from left to right, then below.
RED: Final = (
    Land(LUMBER, 2, "R+P"),
    Land(GOLD, 1, "P"),
    Land(GRAIN, 6, "R+P"),
    Land(BRICK, 3, "P"),
    Land(WOOL, 4, "R+P"),
    Land(ORE, 5, "P"),
)
BLUE: Final = (
    Land(LUMBER, 3, "R+P"),
    Land(GOLD, 4, "P"),
    Land(GRAIN, 5, "P"),
    Land(BRICK, 2, "P"),
    Land(WOOL, 1, "P"),
    Land(ORE, 6, "R+P"),
)
STACK: Final = (
    Land(LUMBER, 4, "P"),
    Land(LUMBER, 6, "P"),
    Land(BRICK, 1, "P"),
    Land(BRICK, 5, "P"),
    Land(ORE, 2, "P"),
    Land(ORE, 4, "R+P"),
    Land(GRAIN, 1, "P"),
    Land(GRAIN, 3, "R+P"),
    Land(WOOL, 5, "P"),
    Land(WOOL, 6, "P"),
    Land(GOLD, 2, "R+P"),
    Land(GOLD, 3, "R+P"),
)
