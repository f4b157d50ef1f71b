"""The 14 tower bonuses of Ireland, with their source (R rulebook)."""

from typing import Final, Literal, NamedTuple

from deskovka.games.rebirth.box.cards.tiles import Source

BonusId = Literal["set_13", "place_another", "draw_three", "three_points", "private_mission", "doubling"]


class TowerBonus(NamedTuple):
    """One kind of bonus: how many tiles show it, and the points it brings if it brings any."""

    id: BonusId
    copies: int
    points: int
    source: Source


TOWER_BONUSES: Final = (
    TowerBonus("set_13", 3, 13, "R"),
    TowerBonus("place_another", 4, 0, "R"),
    TowerBonus("draw_three", 2, 0, "R"),
    TowerBonus("three_points", 2, 3, "R"),
    TowerBonus("private_mission", 1, 0, "R"),
    TowerBonus("doubling", 2, 0, "R"),
)
