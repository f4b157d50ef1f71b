"""The maps: drawings of hexes read and checked, and who is beside whom."""

from __future__ import annotations

import re
from typing import Final

from deskovka.core.entries import Entry, choose, table
from deskovka.core.pack import PackProblem, Place
from deskovka.games.rebirth.box.cards import tiles
from deskovka.games.rebirth.law.pieces import (
    BLANK,
    CASTLE,
    CATHEDRAL,
    FARMLAND,
    GRID,
    NOBODY,
    TOWER,
    TOWN,
    Board,
)

CELL: Final = 6  # text columns per hex
PLACES: Final = 160  # room for every space and landmark of any map
TERRAIN: Final = {"F": FARMLAND, "E": GRID, "_": BLANK}
WATER: Final = "~"
SUFFIXES: Final = ("", "+", "!", "+!", "!+")
LETTERS: Final = 26  # rows are called by letters
LARGEST_TOWN: Final = 4
LANDMARKS: Final = {"C": CASTLE, "K": CATHEDRAL, "T": TOWER}
OTHERS: Final = {"scotland": "K", "ireland": "T"}  # cathedrals, towers
BLOCKED: Final = {"scotland": tiles.BLOCKED_SCOTLAND.value, "ireland": tiles.BLOCKED_IRELAND.value}

Hex = tuple[int, int]  # axial (q, r)


def wrong(key: str, *places: Place, **words: str | int) -> PackProblem:
    """A problem that only this game knows."""
    return PackProblem(key, *places, game="rebirth", **words)


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
    kinds = [LANDMARKS[code[0]] for code in landmarks]
    board = Board(
        id,
        [TERRAIN.get(word, TOWN) for word in words],
        ["+" in token for token in tokens.values()],
        [towns.index(word) if word in towns else NOBODY for word in words],
        kinds,
    )
    board.stand_in = entry["source"] == "S"
    board.blocked = ["!" in token for token in tokens.values()]
    board.at = list(tokens)
    rows = [r for _, r in tokens]
    first = entry["first_row"]
    board.labels = [f"{chr(ord('A') + r - first)}{rows[: i + 1].count(r)}" for i, r in enumerate(rows)]
    board.water = [hex for hex, token in drawn.items() if token == WATER]
    board.town_names = [places[code]["name"] for code in towns]
    board.castles = kinds.count(CASTLE)
    board.landmark_ids = [places[code]["id"] for code in landmarks]
    board.landmark_names = [places[code]["name"] for code in landmarks]
    marks = {token: hex for hex, token in drawn.items()}
    board.landmark_at = [marks[code] for code in landmarks]
    board.connect()
    check_board(board, entry, towns, at)
    board.tie_breaks = tie_breaks(entry, landmarks, OTHERS[id], at)
    return board


def read_places(entry: Entry, other: str, at: Place) -> dict[str, dict[str, str]]:
    """Id and name of each place by its code; the id is the name where there is none."""
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
    for space, hex in enumerate(board.at):
        if board.id == "scotland" and board.bonus[space] and board.terrain[space] != TOWN:
            raise wrong("port", (*drawing, hex[1] - entry["first_row"]), space=board.labels[space])
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
