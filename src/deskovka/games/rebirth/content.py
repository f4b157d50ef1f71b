"""The component data in force, checked and built into boards and cards that the rules can ask."""

from __future__ import annotations

import re
from typing import Any, Final

from deskovka.core.cells import Cells, cells, rows
from deskovka.core.entries import Data, Entry, by_language, choose, table
from deskovka.core.pack import PackProblem, Place
from deskovka.core.value import to_json
from deskovka.games.rebirth import effects, moves
from deskovka.games.rebirth.cards import tiles
from deskovka.games.rebirth.effects import Country, Mission
from deskovka.games.rebirth.packs import built_in
from deskovka.games.rebirth.pieces import (
    BLANK,
    BONUS_NAMES,
    CASTLE,
    CATHEDRAL,
    ENERGY,
    FARM,
    FARMLAND,
    GRID,
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

CELL: Final = 6  # text columns per hex
PLACES: Final = 160  # room for every space and landmark of any map
NEIGHBOURS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TERRAIN: Final = {"F": FARMLAND, "E": GRID, "_": BLANK}
WATER: Final = "~"
SUFFIXES: Final = ("", "+", "!", "+!", "!+")
LETTERS: Final = 26  # rows are called by letters
LARGEST_TOWN: Final = 4
TILES_OF_A_COLOUR: Final = 36
TILES_AT: Final = (
    ("numbers", "removed_with"),
    ("tiles", "colour"),
    ("tiles", "removed_plain"),
)  # why there are many
LANDMARKS: Final = {"C": CASTLE, "K": CATHEDRAL, "T": TOWER}
OTHERS: Final = {"scotland": "K", "ireland": "T"}  # cathedrals, towers
BLOCKED: Final = {"scotland": tiles.BLOCKED_SCOTLAND.value, "ireland": tiles.BLOCKED_IRELAND.value}
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

Hex = tuple[int, int]  # axial (q, r)


def countries(data: Data, places: list[moves.Place]) -> dict[str, Country]:
    """Scotland and Ireland with all their cards and numbers; `places` are the catalogue's moves by space."""
    north = read_board("scotland", data["map"]["scotland"])
    west = read_board("ireland", data["map"]["ireland"])
    kept = {
        "scotland": Country(north, [majority(id, card, north) for id, card in deck(data, "SM")], places),
        "ireland": Country(west, [public(id, card, west) for id, card in deck(data, "IM")], places),
    }
    known = built_in()["mission"]
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


def wrong(key: str, *places: Place, **words: str | int) -> PackProblem:
    """A problem that only this game knows."""
    return PackProblem(key, *places, game="rebirth", **words)


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
    """Tile numbers of so many tiles."""
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


# --- maps ------------------------------------------------------------------------------------------------


def read_board(id: str, entry: Entry) -> Board:
    """The board that a map's entry draws."""
    at = ("map", id)
    places = read_places(entry, OTHERS[id], at)
    drawn = read_cells(entry, places, at)
    towns = [code for code in places if code.islower()]
    landmarks = [code for code in places if code.startswith("C")]
    landmarks += [code for code in places if code.startswith(OTHERS[id])]
    tokens = {hex: token for hex, token in drawn.items() if token.rstrip("+!") not in (WATER, *landmarks)}
    words = [token.rstrip("+!") for token in tokens.values()]
    board = Board(
        id,
        [TERRAIN.get(word, TOWN) for word in words],
        ["+" in token for token in tokens.values()],
        [towns.index(word) if word in towns else NOBODY for word in words],
    )
    board.stand_in = entry["source"] == "S"
    board.blocked = ["!" in token for token in tokens.values()]
    board.at = list(tokens)
    rows = [r for _, r in tokens]
    first = entry["first_row"]
    board.labels = [f"{chr(ord('A') + r - first)}{rows[: i + 1].count(r)}" for i, r in enumerate(rows)]
    board.water = [hex for hex, token in drawn.items() if token == WATER]
    board.town_names = [places[code]["name"] for code in towns]
    kinds = [LANDMARKS[code[0]] for code in landmarks]
    board.landmark = cells(kinds)
    board.castles = kinds.count(CASTLE)
    board.landmark_ids = [places[code]["id"] for code in landmarks]
    board.landmark_names = [places[code]["name"] for code in landmarks]
    marks = {token: hex for hex, token in drawn.items()}
    board.landmark_at = [marks[code] for code in landmarks]
    connect(board)
    check_board(board, entry, towns, at)
    board.tie_breaks = tie_breaks(entry, landmarks, OTHERS[id], at)
    return board


def read_places(entry: Entry, other: str, at: Place) -> dict[str, dict[str, str]]:
    """Id and name of each place by its code; the id gives the name where there is none."""
    found: dict[str, dict[str, str]] = {}
    seen = set()
    for code, place in entry["places"].items():
        here = (*at, "places", code)
        if not re.fullmatch(f"[a-z][a-z]|[C{other}][1-9][0-9]?", code):
            raise wrong("code", here, code=code, other=other)
        for name, value in table(place, here).items():
            choose(name, ("id", "name"), here)
            if not isinstance(value, str) or not value.strip():
                raise PackProblem("kind", here, word=name, kind="text")
        if "id" not in place:
            raise PackProblem("lacks", here, word="id")
        if (code[0], place["id"]) in seen and not code.islower():
            raise wrong("doubled-id", here, id=place["id"])
        seen.add((code[0], place["id"]))
        found[code] = {"name": plain_name(place["id"]), **place}
    return found


def plain_name(id: str) -> str:
    """`fort_william` -> `Fort William`."""
    return id.replace("_", " ").title()


def read_cells(entry: Entry, places: dict[str, dict[str, str]], at: Place) -> dict[Hex, str]:
    """Token by axial coordinates."""
    found: dict[Hex, str] = {}
    drawing = entry["drawing"]
    lines = drawing.splitlines() if isinstance(drawing, str) else drawing
    for i, line in enumerate(lines):
        r, here = entry["first_row"] + i, (*at, "drawing", i)
        for match in re.finditer(r"\S+", line):
            token, column = match[0], match.start()
            q, beside = divmod(column - CELL // 2 * r - entry["origin"], CELL)
            if (q, r) in found:
                raise wrong("overlap", here, token=token, other=found[q, r])
            if beside:
                raise wrong("column", here, token=token, column=column + 1)
            check_token(token, places, found, here)
            found[q, r] = token
    for code in places:
        if code not in [token.rstrip("+!") for token in found.values()]:
            raise wrong("not-drawn", (*at, "places", code), (*at, "drawing"), code=code)
    return found


def check_token(token: str, places: dict[str, dict[str, str]], found: dict[Hex, str], here: Place) -> None:
    """A space with its marks, or a landmark or water without; each landmark once."""
    word = token.rstrip("+!")
    bare = word == WATER or (word in places and not word.islower())
    if word not in (WATER, *TERRAIN, *places) or token[len(word) :] not in (("",) if bare else SUFFIXES):
        raise wrong("token", here, token=token)
    if bare and word != WATER and word in found.values():
        raise wrong("doubled", here, code=word)


def connect(board: Board) -> None:
    """Who is next to whom."""
    spaces = {at: i for i, at in enumerate(board.at)}
    landmarks = {at: i for i, at in enumerate(board.landmark_at)}
    next_to = [[(q + dq, r + dr) for dq, dr in NEIGHBOURS] for q, r in board.at]
    board.adjacent = rows([cells(sorted(spaces[at] for at in its if at in spaces)) for its in next_to])
    near = [sorted(landmarks[at] for at in its if at in landmarks) for its in next_to]
    board.near = rows([cells(its) for its in near])
    board.touch = cells([sum(1 << landmark for landmark in its) for its in near])
    for i in range(len(board.landmark)):
        board.around.append(tuple(space for space, its in enumerate(near) if i in its))
    towns = range(len(board.town_names))
    board.towns = rows([cells([space for space, its in enumerate(board.town) if its == town]) for town in towns])


def check_board(board: Board, entry: Entry, codes: list[str], at: Place) -> None:
    """The numbers of pieces that are in the box, and settlements in one piece."""
    drawing: Place = (*at, "drawing")
    others = len(board.landmark) - board.castles
    wanted = tiles.CATHEDRAL_PIECES.value if board.id == "scotland" else tiles.TOWER_PIECES.value
    if board.castles > tiles.CASTLE_PIECES.value:
        raise wrong("castles", (*at, "places"), drawing, count=board.castles, most=tiles.CASTLE_PIECES.value)
    if others != wanted:
        raise wrong("others", (*at, "places"), drawing, map=board.id, count=others, needed=wanted)
    if board.blocked.count(True) != BLOCKED[board.id]:
        raise wrong("blocked", drawing, count=board.blocked.count(True), needed=BLOCKED[board.id])
    if len(board.at) + len(board.landmark) > PLACES or max(r for _, r in board.at) - entry["first_row"] >= LETTERS:
        raise wrong("too-large", drawing, spaces=PLACES, rows=LETTERS)
    for town, spaces in enumerate(board.towns):
        far = apart(board, list(spaces))
        if far:
            stray = far[0] if 2 * len(far) <= len(spaces) else spaces[0]
            line = board.at[stray][1] - entry["first_row"]
            raise wrong("apart", (*drawing, line), code=codes[town])
        if len(spaces) > LARGEST_TOWN:
            raise wrong("town-size", drawing, code=codes[town], count=len(spaces), most=LARGEST_TOWN)


def apart(board: Board, spaces: list[int]) -> list[int]:
    """Those of the spaces that cannot be reached from the first one over the others."""
    left, edge = spaces[1:], spaces[:1]
    while edge:
        next_to = [space for space in board.adjacent[edge.pop()] if space in left]
        left = [space for space in left if space not in next_to]
        edge += next_to
    return left


def tie_breaks(entry: Entry, landmarks: list[str], other: str, at: Place) -> list[int]:
    """A castle, then another castle in Scotland and a tower in Ireland."""
    codes, here = entry["tie_breaks"], (*at, "tie_breaks")
    for code in codes:
        choose(code, landmarks, here)
    if "".join(code[0] for code in codes) != ("CC" if other == "K" else "CT"):
        raise wrong("tie-breaks", here, map="scotland" if other == "K" else "ireland")
    return [landmarks.index(code) for code in codes]


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
