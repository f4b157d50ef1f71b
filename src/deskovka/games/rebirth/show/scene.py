"""What never changes on a map: the drawing data of the board and the names of its pieces."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from deskovka.core.board import Both
from deskovka.core.game import LANGUAGES
from deskovka.games.rebirth.law.country import Country
from deskovka.games.rebirth.law.effects import (
    BlankSpacesOccupied,
    CastlesControlled,
    CathedralsReached,
    Clusters,
    CoastOccupied,
    LargeClusters,
    LargestCluster,
    LargestGroup,
    Link,
    Mission,
    NextToCastle,
    NextToOne,
    PortsOccupied,
    SettlementsFull,
    SettlementsPresent,
)
from deskovka.games.rebirth.law.pieces import (
    BONUS_NAMES,
    CASTLE,
    ENERGY,
    LANDMARK_NAMES,
    NOBODY,
    TERRAIN_NAMES,
    TILE_NAMES,
    TOWER,
)
from deskovka.games.rebirth.words import both, mission_text

LARGEST_DRAWN: Final = 4  # settlement


class Space(TypedDict):
    """A space that carries tiles, and the landmarks next to it."""

    id: int
    label: str
    q: int
    r: int
    terrain: str
    town: NotRequired[int]
    bonus: bool  # a port, or the coast
    near: list[int]


class Town(TypedDict):
    """A settlement."""

    id: int
    name: str
    size: int
    spaces: list[int]


class Landmark(TypedDict):
    """A castle, cathedral or tower."""

    id: int
    kind: str
    name: str
    q: int
    r: int
    tie_break: bool


class MissionCard(TypedDict):
    """A mission, and the drawing of what it asks for."""

    id: int
    name: Both
    about: Both
    first: int
    later: int
    drawing: str


class Named(TypedDict):
    """A kind of tile, or a tower's bonus."""

    key: str
    name: Both


class Scene(TypedDict):
    """A country."""

    map: str
    title: Both
    stand_in: bool
    spaces: list[Space]
    towns: list[Town]
    landmarks: list[Landmark]
    missions: list[MissionCard]
    bonuses: list[Named]
    tiles: list[Named]


def scene(country: Country) -> Scene:
    """Board, missions, bonuses and tiles of one country."""
    board = country.board
    return {
        "map": board.id,
        "title": both(f"option-map-{board.id}"),
        "stand_in": board.stand_in,
        "spaces": [space(country, i) for i in range(len(board.at))],
        "towns": [town(country, i) for i in range(len(board.towns))],
        "landmarks": [landmark(country, i) for i in range(len(board.landmark))],
        "missions": [mission(country, i) for i in range(len(country.missions))],
        "bonuses": [name_thing("bonus", key) for key in BONUS_NAMES] if TOWER in board.landmark else [],
        "tiles": [name_thing("tile", key) for key in TILE_NAMES],
    }


def name_thing(kind: str, key: str) -> Named:
    """Something with its name."""
    return {"key": key, "name": both(f"{kind}-{key}")}


def space(country: Country, i: int) -> Space:
    """One space that carries tiles."""
    board = country.board
    q, r = board.at[i]
    found: Space = {
        "id": i,
        "label": board.labels[i],
        "q": q,
        "r": r,
        "terrain": TERRAIN_NAMES[board.terrain[i]],
        "bonus": bool(board.bonus[i]),
        "near": [int(one) for one in board.near[i]],
    }
    if board.town[i] != NOBODY:
        found["town"] = int(board.town[i])
    return found


def town(country: Country, i: int) -> Town:
    """One settlement."""
    spaces = [int(one) for one in country.board.towns[i]]
    return {"id": i, "name": country.board.town_names[i], "size": len(spaces), "spaces": spaces}


def landmark(country: Country, i: int) -> Landmark:
    """A castle, cathedral or tower."""
    board = country.board
    q, r = board.landmark_at[i]
    return {
        "id": i,
        "kind": LANDMARK_NAMES[board.landmark[i]],
        "name": board.landmark_names[i],
        "q": q,
        "r": r,
        "tie_break": i in board.tie_breaks,
    }


def mission(country: Country, i: int) -> MissionCard:
    """One mission card."""
    card = country.missions[i]
    words = {lang: mission_text(country, i, lang) for lang in LANGUAGES}
    return {
        "id": i,
        "name": {lang: name for lang, (name, _) in words.items()},
        "about": {lang: about for lang, (_, about) in words.items()},
        "first": card.first,
        "later": card.later,
        "drawing": drawing(card),
    }


def drawing(card: Mission) -> str:
    """What a mission asks for, as a piece of the game."""
    if isinstance(card, (NextToCastle, CastlesControlled)):
        return LANDMARK_NAMES[CASTLE]
    if isinstance(card, (NextToOne, Link)):
        return LANDMARK_NAMES[card.kind]
    if isinstance(card, (SettlementsFull, SettlementsPresent)):
        return f"settlement{min(LARGEST_DRAWN, len(card.towns[0]))}"
    if isinstance(card, (LargeClusters, LargestCluster)):
        return TILE_NAMES[card.tile]
    if isinstance(card, Clusters):
        return TILE_NAMES[card.tiles[0] if len(card.tiles) == 1 else ENERGY]
    if isinstance(card, (PortsOccupied, CoastOccupied)):
        return "port"
    if isinstance(card, BlankSpacesOccupied):
        return "blank"
    if isinstance(card, CathedralsReached):
        return "cathedral"
    return "tiles" if isinstance(card, LargestGroup) else "card"
