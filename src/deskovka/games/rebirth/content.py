"""The component data in force, built from the card files into boards and cards that the rules can ask."""

from __future__ import annotations

from types import ModuleType
from typing import Any

from deskovka.core.cells import Cells, cells
from deskovka.core.value import to_json
from deskovka.games.rebirth import effects
from deskovka.games.rebirth.cards import ireland, missions, scotland, tiles, towers
from deskovka.games.rebirth.effects import Country, Mission
from deskovka.games.rebirth.moves import Place
from deskovka.games.rebirth.pieces import (
    BLANK,
    BONUS_NAMES,
    CASTLE,
    CATHEDRAL,
    ENERGY,
    FARM,
    FARMLAND,
    GRID,
    NOBODY,
    SETTLEMENT,
    TOWER,
    TOWN,
    Board,
)

CELL = 6  # text columns per hex
NEIGHBOURS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TERRAIN = {"F": FARMLAND, "E": GRID, "_": BLANK}
CARD_FIELDS = ("id", "first", "later", "tile", "castle", "towns", "at_least", "kind", "tiles", "size")
BOARD_FIELDS = (
    "labels",
    "at",
    "terrain",
    "bonus",
    "blocked",
    "town",
    "landmark",
    "landmark_ids",
    "landmark_at",
)
NUMBER_FIELDS = (
    "all_tiles",
    "removed",
    "removed_with",
    "aside",
    "row",
    "bonuses",
    "prizes",
    "castle_points",
    "coast_points",
    "bonus_points",
)


def countries(places: list[Place]) -> dict[str, Country]:
    """Scotland and Ireland with all their cards and numbers; `places` are the catalogue's moves by space."""
    north = read_board("scotland", scotland)
    west = read_board("ireland", ireland)
    kept: dict[str, Country] = {
        "scotland": Country(north, [majority(card, north) for card in missions.SCOTLAND], places),
        "ireland": Country(west, [public(card, west) for card in missions.IRELAND], places),
    }
    for country in kept.values():
        country.all_tiles = sorted(spread(tiles.TILES.value))
        country.removed = spread(tiles.REMOVED_PLAIN.value) + spread(tiles.REMOVED_SETTLEMENTS.value)
        country.removed_with = tiles.REMOVED_WITH.value
        country.prizes = tiles.PRIZES.value
        country.castle_points = tiles.CASTLE_POINTS.value
    kept["scotland"].aside = tiles.ASIDE_SCOTLAND.value
    kept["scotland"].coast_points = tiles.PORT_POINTS.value
    kept["scotland"].coast_rule = "port.point"
    kept["ireland"].aside = tiles.ASIDE_IRELAND.value
    kept["ireland"].coast_points = tiles.COAST_POINTS.value
    kept["ireland"].coast_rule = "coast.point"
    kept["ireland"].row = tiles.MISSION_ROW.value
    for bonus in towers.TOWER_BONUSES:
        number = BONUS_NAMES.index(bonus.id)
        kept["ireland"].bonuses += [number] * bonus.copies
        kept["ireland"].bonus_points[number] = bonus.points
    return kept


def fingerprint(country: Country) -> Any:
    """Everything that makes two editions of a country different, as JSON data."""
    cards = [
        [type(card).__name__, *[to_json(getattr(card, name)) for name in CARD_FIELDS if hasattr(card, name)]]
        for card in country.missions
    ]
    board = {name: to_json(getattr(country.board, name)) for name in BOARD_FIELDS}
    rest = {name: getattr(country, name) for name in NUMBER_FIELDS}
    return {"board": board, "cards": cards, "numbers": {k: str(v) for k, v in rest.items()}}


def spread(counts: tuple[tiles.TileCount, ...]) -> list[int]:
    """Tile numbers of so many tiles."""
    kind = {"farm": FARM, "energy": ENERGY, "settlement": SETTLEMENT - 1}
    return [kind[c.type] + c.influence for c in counts for _ in range(c.copies)]


def read_board(id: str, source: ModuleType) -> Board:
    """The board that a map file draws."""
    drawn = read_cells(source.DRAWING, source.FIRST_ROW, source.ORIGIN)
    others: dict[str, tuple[str, str]] = source.TOWERS if hasattr(source, "TOWERS") else source.CATHEDRALS
    names: dict[str, tuple[str, str]] = {**source.CASTLES, **others}
    codes = list(source.SETTLEMENTS)
    tokens = {at: token for at, token in drawn.items() if token.rstrip("+!") not in ("~", *names)}
    words = [token.rstrip("+!") for token in tokens.values()]
    board = Board(
        id,
        [TERRAIN.get(word, TOWN) for word in words],
        ["+" in token for token in tokens.values()],
        [codes.index(word) if word in codes else NOBODY for word in words],
    )
    board.stand_in = source.SOURCE == "S"
    board.blocked = ["!" in token for token in tokens.values()]
    board.at = list(tokens)
    rows = [r for _, r in tokens]
    board.labels = [f"{chr(ord('A') + r - source.FIRST_ROW)}{rows[: i + 1].count(r)}" for i, r in enumerate(rows)]
    board.water = [at for at, token in drawn.items() if token == "~"]
    board.town_names = [name for _, name in source.SETTLEMENTS.values()]
    board.castles = len(source.CASTLES)
    place_landmarks(board, names, {token: at for at, token in drawn.items()}, hasattr(source, "TOWERS"))
    connect(board)
    board.tie_breaks = [list(names).index(code) for code in source.TIE_BREAKS]
    return board


def read_cells(drawing: str, first_row: int, origin: int) -> dict[tuple[int, int], str]:
    """Token by axial coordinates."""
    cells = {}
    for r, line in enumerate(drawing.splitlines(), first_row):
        column = 0
        for token in line.split():
            column = line.index(token, column)
            cells[(column - CELL // 2 * r - origin) // CELL, r] = token
            column += len(token)
    return cells


def place_landmarks(
    board: Board, names: dict[str, tuple[str, str]], marks: dict[str, tuple[int, int]], towers: bool
) -> None:
    """Castles first, then the cathedrals or towers, each in the order of the file."""
    for code, (slug, name) in names.items():
        board.landmark.append(CASTLE if code.startswith("C") else TOWER if towers else CATHEDRAL)
        board.landmark_ids.append(slug)
        board.landmark_names.append(name)
        board.landmark_at.append(marks[code])


def connect(board: Board) -> None:
    """Who is next to whom."""
    spaces = {at: i for i, at in enumerate(board.at)}
    landmarks = {at: i for i, at in enumerate(board.landmark_at)}
    for q, r in board.at:
        next_to = [(q + dq, r + dr) for dq, dr in NEIGHBOURS]
        board.adjacent.append(cells(sorted(spaces[at] for at in next_to if at in spaces)))
        board.near.append(cells(sorted(landmarks[at] for at in next_to if at in landmarks)))
        board.touch.append(sum(1 << landmark for landmark in board.near[-1]))
    for i in range(len(board.landmark)):
        board.around.append(tuple(space for space, near in enumerate(board.near) if i in near))
    for town in range(len(board.town_names)):
        board.towns.append(cells([space for space, its in enumerate(board.town) if its == town]))


def towns_of(board: Board, sizes: tuple[int, ...]) -> list[Cells]:
    """The spaces of each settlement of these sizes."""
    return [spaces for spaces in board.towns if len(spaces) in sizes]


def majority(card: missions.Majority | missions.Bonus, board: Board) -> Mission:
    """A card of Scotland."""
    head = (card.id, card.points, card.points, card.source == "S")
    if isinstance(card, missions.Bonus):
        return effects.CathedralBonus(*head)
    castle = board.landmark_ids.index(card.castle) if card.castle else NOBODY
    words: dict[str, Mission] = {
        "ports_occupied": effects.PortsOccupied(*head),
        "medium_settlements_full": effects.SettlementsFull(*head, towns_of(board, (2,))),
        "energy_clusters_3plus": effects.LargeClusters(*head, ENERGY),
        "farm_clusters_3plus": effects.LargeClusters(*head, FARM),
        "castle_adjacent_hexes": effects.NextToCastle(*head, castle),
        "castles_controlled": effects.CastlesControlled(*head),
        "largest_farm_cluster": effects.LargestCluster(*head, FARM),
        "largest_energy_cluster": effects.LargestCluster(*head, ENERGY),
        "small_settlements_occupied": effects.SettlementsPresent(*head, towns_of(board, (1,))),
        "large_settlements_present": effects.SettlementsPresent(*head, towns_of(board, (3,))),
        "cathedrals_reached": effects.CathedralsReached(*head),
        "blank_hexes_occupied": effects.BlankSpacesOccupied(*head),
        "largest_group_any": effects.LargestGroup(*head),
    }
    return words[card.metric]


def public(card: missions.PublicMission, board: Board) -> Mission:
    """A card of Ireland."""
    check = card.check
    n = check.at_least
    head = (card.id, card.first, card.later, card.source == "S")
    kind = {"": NOBODY, "castle": CASTLE, "tower": TOWER}[check.near]
    of_kind = sum(1 << i for i, landmark in enumerate(board.landmark) if landmark == kind)
    kinds = tuple({"farm": FARM, "energy": ENERGY}[tile] for tile in check.tiles)
    words: dict[str, Mission] = {
        "adjacent_to_one": effects.NextToOne(*head, kind, n),
        "adjacent_to_many": effects.NextToMany(*head, kind, n),
        "occupied_hexes": effects.CoastOccupied(*head, n),
        "settlements_present": effects.SettlementsPresent(*head, towns_of(board, check.sizes), n),
        "clusters": effects.Clusters(*head, kinds, check.cluster_at_least, n),
        "link": effects.Link(*head, kind, of_kind, n),
    }
    return words[check.type]
