"""The component data in force, checked and built into boards and cards that the rules can ask."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.cells import Cells, cells
from deskovka.core.entries import Data, Entry, by_language, choose
from deskovka.core.pack import PackProblem
from deskovka.core.value import to_json
from deskovka.games.rebirth.box.cards import tiles
from deskovka.games.rebirth.box.maps import read_board, wrong
from deskovka.games.rebirth.box.packs import built_in_data
from deskovka.games.rebirth.law import effects, moves
from deskovka.games.rebirth.law.country import Country
from deskovka.games.rebirth.law.effects import Mission
from deskovka.games.rebirth.law.pieces import (
    BONUS_NAMES,
    CASTLE,
    ENERGY,
    FARM,
    MOST_SEATS,
    NOBODY,
    PLACE_ANOTHER,
    PRIVATE_MISSION,
    SETTLEMENT,
    TILE_NAMES,
    TOWER,
    TOWN,
    Board,
    Label,
)

TILES_OF_A_COLOUR: Final = 36
TILES_AT: Final = (
    ("numbers", "removed_with"),
    ("tiles", "colour"),
    ("tiles", "removed_plain"),
)  # why there are many
CARD_FIELDS: Final = ("id", "first", "later", "tile", "castle", "towns", "at_least", "kind", "tiles", "size")
BOARD_FIELDS: Final = (
    "labels",
    "at",
    "terrain",
    "bonus",
    "blocked",
    "town",
    "landmark",
    "landmark_ids",
    "landmark_at",
    "tie_breaks",
)
NUMBER_FIELDS: Final = (
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


def countries(data: Data, places: list[moves.Place]) -> dict[str, Country]:
    """Scotland and Ireland with all their cards and numbers; `places` are the catalogue's moves by space."""
    north = read_board("scotland", data["map"]["scotland"])
    west = read_board("ireland", data["map"]["ireland"])
    kept = {
        "scotland": Country(north, [majority(id, card, north) for id, card in deck(data, "SM")], places),
        "ireland": Country(west, [public(id, card, west) for id, card in deck(data, "IM")], places),
    }
    known = built_in_data()["mission"]
    for id, country in kept.items():
        add_numbers(country, id, data)
        check_room(country, id)
        country.count_tiles()
        country.labels = [label(mission.id, data["mission"], known, country.board) for mission in country.missions]
    return kept


def fingerprint(country: Country) -> Any:
    """Everything that makes two editions of a country different, as JSON data."""
    cards = [
        [type(card).__name__, *[to_json(getattr(card, name)) for name in CARD_FIELDS if hasattr(card, name)]]
        for card in country.missions
    ]
    board = {name: to_json(getattr(country.board, name)) for name in BOARD_FIELDS}
    numbers = {name: to_json(getattr(country, name)) for name in NUMBER_FIELDS}
    return {"board": board, "cards": cards, "numbers": numbers}


# --- numbers ---------------------------------------------------------------------------------------------


def add_numbers(country: Country, id: str, data: Data) -> None:
    """Tiles, numbers and bonuses."""
    numbers = {name: entry["value"] for name, entry in data["numbers"].items()}
    country.all_tiles = spread(data["tiles"]["colour"])
    country.removed = sorted(spread(data["tiles"]["removed_plain"]) + spread(data["tiles"]["removed_settlements"]))
    country.removed_with = numbers["removed_with"]
    country.aside = numbers[f"aside_{id}"]
    country.castle_points = numbers["castle_points"]
    for size, prizes in tiles.PRIZES.value.items():
        country.prizes[size] = cells(list(numbers[f"prizes_{size}"]))
        if len(country.prizes[size]) != len(prizes):
            raise wrong("prizes", ("numbers", f"prizes_{size}"), count=len(prizes))
    if id == "scotland":
        country.coast_points = numbers["port_points"]
        country.coast_rule = "port.point"
        return
    country.coast_points = numbers["coast_points"]
    country.coast_rule = "coast.point"
    country.row = numbers["mission_row"]
    for bonus, entry in data["bonus"].items():
        country.bonuses += [BONUS_NAMES.index(bonus)] * entry["copies"]
        country.bonus_points[BONUS_NAMES.index(bonus)] = entry["points"]
    most = len(country.missions) - MOST_SEATS * country.bonuses.count(PRIVATE_MISSION)
    if country.row > most:
        raise wrong("row", ("numbers", "mission_row"), ("bonus", "private_mission"), count=country.row, most=most)
    if len(country.bonuses) != len(country.board.landmark) - country.board.castles:
        raise wrong("bonuses", ("bonus",), count=len(country.bonuses))


def spread(counts: Entry) -> list[int]:
    """Tile numbers, one for each tile."""
    return [tile for tile, name in enumerate(TILE_NAMES) for _ in range(counts.get(name, 0))]


def check_room(country: Country, id: str) -> None:
    """Every colour has its 36 tiles, and for every number of players each tile finds a space."""
    board, drawing = country.board, ("map", id, "drawing")
    if len(country.all_tiles) != TILES_OF_A_COLOUR:
        raise wrong("tiles", ("tiles", "colour"), count=len(country.all_tiles), needed=TILES_OF_A_COLOUR)
    for tile in country.removed:
        if country.removed.count(tile) > country.all_tiles.count(tile):
            raise wrong("removed", ("tiles", "removed_settlements" if tile >= SETTLEMENT else "removed_plain"))
    for seats in (2, 3, 4):
        removed = country.removed if seats == country.removed_with else []
        free = [space for space in range(len(board.at)) if seats > 2 or not board.blocked[space]]
        towns = len([space for space in free if board.terrain[space] == TOWN])
        needed = [tile >= SETTLEMENT for tile in country.all_tiles].count(True)
        needed = (needed - len([tile for tile in removed if tile >= SETTLEMENT])) * seats
        total = (len(country.all_tiles) - len(removed)) * seats
        if towns < needed:
            raise wrong("room-towns", drawing, *TILES_AT, seats=seats, count=towns, needed=needed)
        if len(free) - towns < total - needed:
            raise wrong("room", drawing, *TILES_AT, seats=seats, count=len(free) - towns, needed=total - needed)
        if not country.bonuses.count(PLACE_ANOTHER) <= country.aside < len(country.all_tiles) - len(removed):
            raise wrong("aside", ("numbers", f"aside_{id}"))


# --- missions --------------------------------------------------------------------------------------------

SCOTLAND: Final[dict[str, tuple[str, ...]]] = {
    "ports_occupied": (),
    "medium_settlements_full": (),
    "energy_clusters_3plus": (),
    "farm_clusters_3plus": (),
    "castle_adjacent_hexes": ("castle",),
    "castles_controlled": (),
    "largest_farm_cluster": (),
    "largest_energy_cluster": (),
    "small_settlements_occupied": (),
    "large_settlements_present": (),
    "cathedrals_reached": (),
    "blank_hexes_occupied": (),
    "largest_group_any": (),
    "bonus": (),
}
IRELAND: Final[dict[str, tuple[str, ...]]] = {
    "adjacent_to_one": ("at_least", "near"),
    "adjacent_to_many": ("at_least", "near"),
    "occupied_hexes": ("at_least",),
    "settlements_present": ("at_least", "sizes"),
    "clusters": ("at_least", "tiles", "cluster_at_least"),
    "link": ("at_least", "near"),
}
PARAMETERS: Final = ("castle", "at_least", "near", "sizes", "tiles", "cluster_at_least")
POINTS: Final = {"SM": ("points",), "IM": ("first", "later")}
ALWAYS: Final = ("effect", "source")
TEXTS: Final = ("name", "about")
MISSION_TILES: Final = {"farm": FARM, "energy": ENERGY}


def deck(data: Data, letters: str) -> list[tuple[str, Entry]]:
    """The cards of a country; their ids begin with these letters."""
    return [(id, entry) for id, entry in data["mission"].items() if id.startswith(letters)]


def check_fields(id: str, entry: Entry, known: dict[str, tuple[str, ...]]) -> None:
    """The fields that the card's effect takes, all of them and no other."""
    at = ("mission", id)
    takes = choose(entry["effect"], known, (*at, "effect"))
    needed = (*ALWAYS, *takes, *POINTS[id[:2]])
    for name in needed:
        if name not in entry:
            raise PackProblem("lacks", at, word=name)
    for name in entry:
        choose(name, (*needed, *TEXTS), (*at, name))


def towns_of(board: Board, sizes: tuple[int, ...]) -> list[Cells]:
    """The spaces of each settlement of these sizes."""
    return [spaces for spaces in board.towns if len(spaces) in sizes]


def majority(id: str, entry: Entry, board: Board) -> Mission:
    """A card of Scotland."""
    check_fields(id, entry, SCOTLAND)
    head = (id, entry["points"], entry["points"], entry["source"] == "S")
    castle = NOBODY
    if "castle" in entry:
        castles, at = board.landmark_ids[: board.castles], ("mission", id, "castle")
        if entry["castle"] not in castles:
            raise wrong("no-castle", at, at[:2], ("map", board.id, "places"), castle=entry["castle"], mission=id)
        castle = castles.index(entry["castle"])
    words: dict[str, Mission] = {
        "bonus": effects.CathedralBonus(*head),
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
    return words[entry["effect"]]


def public(id: str, entry: Entry, board: Board) -> Mission:
    """A card of Ireland."""
    check_fields(id, entry, IRELAND)
    head = (id, entry["first"], entry["later"], entry["source"] == "S")
    at = ("mission", id)
    n = entry["at_least"]
    kind = choose(entry["near"], {"castle": CASTLE, "tower": TOWER}, (*at, "near")) if "near" in entry else NOBODY
    of_kind = sum(1 << i for i, landmark in enumerate(board.landmark) if landmark == kind)
    kinds = tuple([choose(tile, MISSION_TILES, (*at, "tiles")) for tile in entry.get("tiles", ())])
    sizes = tuple(
        [int(choose(str(size), ("1", "2", "3", "4"), (*at, "sizes"))) for size in entry.get("sizes", ())]
    )
    words: dict[str, Mission] = {
        "adjacent_to_one": effects.NextToOne(*head, kind, n),
        "adjacent_to_many": effects.NextToMany(*head, kind, n),
        "occupied_hexes": effects.CoastOccupied(*head, n),
        "settlements_present": effects.SettlementsPresent(*head, towns_of(board, sizes), n),
        "clusters": effects.Clusters(*head, kinds, entry.get("cluster_at_least", 0), n),
        "link": effects.Link(*head, kind, of_kind, n),
    }
    return words[entry["effect"]]


def label(id: str, cards: dict[str, Entry], known: dict[str, Entry], board: Board) -> Label:
    """A pack's own words; else those of the known card that asks for the same."""
    entry = cards[id]
    same = [other for other, card in known.items() if effect_of(card) == effect_of(entry)]
    key = id if id in same else same[0] if same else "castle" if "castle" in entry else ""
    castle = board.landmark_names[board.landmark_ids.index(entry["castle"])] if "castle" in entry else ""
    name: str | dict[str, str] = entry.get("name", "")
    if not key and not name:
        raise wrong("no-name", ("mission", id), id=id)
    return Label(key, castle, by_language(name), by_language(entry.get("about") or ("" if key else name)))


def effect_of(entry: Entry) -> list[Any]:
    """What the card asks for, apart from points, source and texts."""
    return [entry[name] for name in ("effect", *PARAMETERS) if name in entry]
