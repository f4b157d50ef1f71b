"""Mission cards: 32 of Scotland and 12 of Ireland, each with its source (R rulebook, S stand-in)."""

from typing import Final, Literal, NamedTuple

from deskovka.games.rebirth.box.cards.tiles import Source

Metric = Literal[
    "ports_occupied",
    "medium_settlements_full",
    "energy_clusters_3plus",
    "farm_clusters_3plus",
    "castle_adjacent_hexes",
    "castles_controlled",
    "largest_farm_cluster",
    "largest_energy_cluster",
    "small_settlements_occupied",
    "large_settlements_present",
    "cathedrals_reached",
    "blank_hexes_occupied",
    "largest_group_any",
]

CheckType = Literal[
    "adjacent_to_one",
    "adjacent_to_many",
    "occupied_hexes",
    "settlements_present",
    "clusters",
    "link",
]


class Majority(NamedTuple):
    """A card of Scotland that pays the player with the highest value of a metric."""

    id: str
    metric: Metric
    points: int
    source: Source
    castle: str = ""


class Bonus(NamedTuple):
    """A card of Scotland that pays without a condition."""

    id: str
    points: int
    source: Source


class Check(NamedTuple):
    """A condition of Ireland; the fields that its type does not use stay empty."""

    type: CheckType
    at_least: int
    near: Literal["", "castle", "tower"] = ""
    flag: Literal["", "coastal_bonus"] = ""
    sizes: tuple[int, ...] = ()
    tiles: tuple[Literal["farm", "energy"], ...] = ()
    cluster_at_least: int = 0


class PublicMission(NamedTuple):
    """A card of Ireland: the first player to meet the check gets more than later ones."""

    id: str
    check: Check
    first: int
    later: int
    source: Source


SCOTLAND: Final[tuple[Majority | Bonus, ...]] = (
    Majority("SM01", "ports_occupied", 5, "R"),
    Majority("SM02", "medium_settlements_full", 5, "R"),
    Majority("SM03", "energy_clusters_3plus", 5, "R"),
    Majority("SM04", "farm_clusters_3plus", 5, "R"),
    Majority("SM05", "castles_controlled", 5, "R"),
    Majority("SM06", "castle_adjacent_hexes", 5, "R", "invergarry"),
    Majority("SM07", "castle_adjacent_hexes", 5, "S", "edinburgh"),
    Majority("SM08", "castle_adjacent_hexes", 5, "S", "stirling"),
    Majority("SM09", "castle_adjacent_hexes", 5, "S", "eilean_donan"),
    Majority("SM10", "castle_adjacent_hexes", 5, "S", "dunrobin"),
    Majority("SM11", "castle_adjacent_hexes", 5, "S", "sinclair"),
    Majority("SM12", "castle_adjacent_hexes", 5, "S", "balmoral"),
    Majority("SM13", "castle_adjacent_hexes", 5, "S", "fyvie"),
    Majority("SM14", "castle_adjacent_hexes", 5, "S", "glamis"),
    Majority("SM15", "castle_adjacent_hexes", 5, "S", "inveraray"),
    Majority("SM16", "castle_adjacent_hexes", 5, "S", "culzean"),
    Majority("SM17", "castle_adjacent_hexes", 5, "S", "hermitage"),
    Majority("SM18", "largest_farm_cluster", 5, "S"),
    Majority("SM19", "largest_energy_cluster", 5, "S"),
    Majority("SM20", "small_settlements_occupied", 5, "S"),
    Majority("SM21", "large_settlements_present", 5, "S"),
    Majority("SM22", "cathedrals_reached", 5, "S"),
    Majority("SM23", "blank_hexes_occupied", 5, "S"),
    Majority("SM24", "largest_group_any", 5, "S"),
    Bonus("SM25", 3, "R"),
    Bonus("SM26", 3, "S"),
    Bonus("SM27", 3, "S"),
    Bonus("SM28", 3, "S"),
    Bonus("SM29", 3, "S"),
    Bonus("SM30", 3, "S"),
    Bonus("SM31", 3, "S"),
    Bonus("SM32", 3, "S"),
)

IRELAND: Final = (
    PublicMission("IM01", Check("adjacent_to_one", 4, near="castle"), 8, 5, "R"),
    PublicMission("IM02", Check("adjacent_to_one", 4, near="tower"), 8, 5, "R"),
    PublicMission("IM03", Check("occupied_hexes", 3, flag="coastal_bonus"), 8, 5, "R"),
    PublicMission("IM04", Check("settlements_present", 3, sizes=(1,)), 6, 4, "R"),
    PublicMission("IM05", Check("clusters", 2, tiles=("farm",), cluster_at_least=3), 8, 5, "R"),
    PublicMission("IM06", Check("clusters", 2, tiles=("energy",), cluster_at_least=3), 8, 5, "R"),
    PublicMission("IM07", Check("link", 4, near="tower"), 12, 8, "R"),
    PublicMission("IM08", Check("link", 4, near="castle"), 12, 8, "R"),
    PublicMission("IM09", Check("settlements_present", 4, sizes=(2,)), 8, 5, "R"),
    PublicMission("IM10", Check("clusters", 1, tiles=("farm", "energy"), cluster_at_least=5), 8, 5, "S"),
    PublicMission("IM11", Check("settlements_present", 3, sizes=(3, 4)), 8, 5, "S"),
    PublicMission("IM12", Check("adjacent_to_many", 5, near="castle"), 8, 5, "S"),
)
