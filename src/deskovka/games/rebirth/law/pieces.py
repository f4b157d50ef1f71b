"""Nouns of the game: tiles, terrain, landmarks, the board. No behaviour."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.cells import Cells, cells, rows

# Tiles, in the order of their numbers.
FARM: Final = 0
ENERGY: Final = 1
SETTLEMENT: Final = 2
TILE_NAMES: Final = ("farm", "energy", "settlement1", "settlement2", "settlement3", "settlement4")
KINDS: Final = len(TILE_NAMES)

# What lies on a space: EMPTY, or 1 + seat * KINDS + tile, or BLOCKED (a face-down tile of nobody).
EMPTY: Final = 0
MOST_SEATS: Final = 4
BLOCKED: Final = 1 + MOST_SEATS * KINDS
NOBODY: Final = -1
OWNER_OF: Final[Cells] = cells([NOBODY, *[i // KINDS for i in range(MOST_SEATS * KINDS)], NOBODY])
TILE_OF: Final[Cells] = cells([NOBODY, *[i % KINDS for i in range(MOST_SEATS * KINDS)], NOBODY])


def influence_of(tile: i64) -> i64:
    """The influence of a settlement tile."""
    return tile - SETTLEMENT + 1


# Terrain of a space.
FARMLAND: Final = 0
GRID: Final = 1
BLANK: Final = 2
TOWN: Final = 3
TERRAIN_NAMES: Final = ("farm", "energy", "blank", "town")

# Landmarks never carry tiles.
CASTLE: Final = 0
CATHEDRAL: Final = 1
TOWER: Final = 2
LANDMARK_NAMES: Final = ("castle", "cathedral", "tower")

# Where points come from; the last three only at the end of the game.
CLUSTERS: Final = 0
SETTLEMENTS: Final = 1
COAST: Final = 2
MISSIONS: Final = 3
TOWERS: Final = 4
UNFINISHED: Final = 5
CASTLES: Final = 6
CARDS: Final = 7
SOURCES: Final = ("clusters", "settlements", "coast", "missions", "towers", "unfinished", "castles", "cards")

# Bonuses of the towers.
SET_13: Final = 0
PLACE_ANOTHER: Final = 1
DRAW_THREE: Final = 2
THREE_POINTS: Final = 3
PRIVATE_MISSION: Final = 4
DOUBLING: Final = 5
BONUS_NAMES: Final = ("set_13", "place_another", "draw_three", "three_points", "private_mission", "doubling")

NEIGHBOURS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # of a hex, axial


class Board:
    """A map. Spaces carry tiles and are numbered in reading order; landmarks are numbered castles first."""

    def __init__(
        self, id: str, terrain: list[int], bonus: list[bool], town: list[int], landmark: list[int]
    ) -> None:
        self.id = id
        self.terrain = cells(terrain)  # by space
        self.bonus = cells([1 if one else 0 for one in bonus])  # by space: 1 for a port, or the coastal 1+
        self.town = cells(town)  # by space: its settlement or NOBODY
        self.blocked: list[bool] = []  # by space: covered with two players
        self.labels: list[str] = []  # by space: row letter and number in the row
        self.at: list[tuple[int, int]] = []  # by space: axial (q, r)
        self.adjacent = rows([])  # by space: spaces next to it
        self.near = rows([])  # by space: landmarks next to it, castles first
        self.touch = cells([])  # by space: a bit for each landmark next to it
        self.towns = rows([])  # by settlement: its spaces
        self.town_names: list[str] = []
        self.castles = 0
        self.landmark = cells(landmark)  # by landmark: CASTLE, CATHEDRAL or TOWER
        self.landmark_ids: list[str] = []
        self.landmark_names: list[str] = []
        self.landmark_at: list[tuple[int, int]] = []
        self.around: list[tuple[int, ...]] = []  # by landmark: spaces next to it
        self.water: list[tuple[int, int]] = []
        self.tie_breaks: list[int] = []  # landmarks that decide a tie for first place
        self.stand_in = False

    def connect(self) -> None:
        """Who is next to whom; said in this module because mypyc never frees Cells set by interpreted code."""
        spaces = {at: i for i, at in enumerate(self.at)}
        landmarks = {at: i for i, at in enumerate(self.landmark_at)}
        next_to = [[(q + dq, r + dr) for dq, dr in NEIGHBOURS] for q, r in self.at]
        self.adjacent = rows([cells(sorted([spaces[at] for at in its if at in spaces])) for its in next_to])
        near = [sorted([landmarks[at] for at in its if at in landmarks]) for its in next_to]
        self.near = rows([cells(its) for its in near])
        self.touch = cells([sum([1 << landmark for landmark in its]) for its in near])
        for i in range(len(self.landmark)):
            self.around.append(tuple([space for space, its in enumerate(near) if i in its]))
        towns: list[list[int]] = [[] for _ in self.town_names]
        for space, town in enumerate(self.town):
            if town != NOBODY:
                towns[town].append(space)
        self.towns = rows([cells(its) for its in towns])


class Label:
    """How a mission is called: own words by language, else those of the text files under the key."""

    def __init__(self, key: str, castle: str, name: dict[str, str], about: dict[str, str]) -> None:
        self.key = key
        self.castle = castle  # the castle's name, where the card has one
        self.name = name
        self.about = about
