"""What never changes on a map: the drawing data of the board and the names of its pieces."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import LANGUAGES
from deskovka.games.rebirth.country import Country
from deskovka.games.rebirth.effects import Mission
from deskovka.games.rebirth.pieces import BONUS_NAMES, LANDMARK_NAMES, NOBODY, TILE_NAMES, TOWER
from deskovka.games.rebirth.words import mission_text, say

TERRAIN_NAMES: Final = ("farm", "energy", "blank", "town")

Data = dict[str, Any]


def scene(country: Country) -> Data:
    """Board, missions, bonuses and tiles of one country."""
    board = country.board
    return {
        "map": board.id,
        "title": both(f"option-map-{board.id}"),
        "stand_in": board.stand_in,
        "spaces": [space(country, i) for i in range(len(board.at))],
        "towns": [town(country, i) for i in range(len(board.towns))],
        "landmarks": [landmark(country, i) for i in range(len(board.landmark))],
        "water": [list(at) for at in board.water],
        "missions": [mission(country, i) for i in range(len(country.missions))],
        "bonuses": [bonus(i) for i in range(len(BONUS_NAMES))] if TOWER in board.landmark else [],
        "tiles": [{"id": i, "key": key, "name": both(f"tile-{key}")} for i, key in enumerate(TILE_NAMES)],
    }


def both(key: str) -> dict[str, str]:
    """A message of the game in every language."""
    return {lang: say(key, lang) for lang in LANGUAGES}


def space(country: Country, i: int) -> Data:
    """One space that carries tiles."""
    board = country.board
    q, r = board.at[i]
    return {
        "id": i,
        "label": board.labels[i],
        "q": q,
        "r": r,
        "terrain": TERRAIN_NAMES[board.terrain[i]],
        "town": None if board.town[i] == NOBODY else int(board.town[i]),
        "bonus": bool(board.bonus[i]),
        "blocked": board.blocked[i],
        "near": [int(one) for one in board.near[i]],
        "move": country.places[i].id,
    }


def town(country: Country, i: int) -> Data:
    """One settlement."""
    spaces = [int(one) for one in country.board.towns[i]]
    return {"id": i, "name": country.board.town_names[i], "size": len(spaces), "spaces": spaces}


def landmark(country: Country, i: int) -> Data:
    """A castle, cathedral or tower; its move is never allowed, but the referee says why."""
    board = country.board
    q, r = board.landmark_at[i]
    return {
        "id": i,
        "kind": LANDMARK_NAMES[board.landmark[i]],
        "name": board.landmark_names[i],
        "q": q,
        "r": r,
        "tie_break": i in board.tie_breaks,
        "move": country.places[len(board.at) + i].id,
    }


def mission(country: Country, i: int) -> Data:
    """One mission card."""
    card = country.missions[i]
    words = {lang: mission_text(country, i, lang) for lang in LANGUAGES}
    return {
        "id": i,
        "key": card.id,
        "name": {lang: name for lang, (name, _) in words.items()},
        "about": {lang: about for lang, (_, about) in words.items()},
        "first": card.first,
        "later": card.later,
        "stand_in": card.stand_in,
        "asks": asks(card),
    }


def asks(card: Mission) -> Data:
    """What a mission counts, so that the page can show how far everybody is."""
    found: Data = {"what": type(card).__name__}
    for name in ("at_least", "castle", "size", "tile"):
        if hasattr(card, name):
            found[name] = int(getattr(card, name))
    if hasattr(card, "kind"):
        found["kind"] = LANDMARK_NAMES[card.kind]
    if hasattr(card, "tiles"):
        found["tiles"] = [int(tile) for tile in card.tiles]
    if hasattr(card, "towns"):
        found["towns"] = [[int(space) for space in spaces] for spaces in card.towns]
    return found


def bonus(i: int) -> Data:
    """One kind of tower bonus."""
    key = BONUS_NAMES[i]
    return {"id": i, "key": key, "name": both(f"bonus-{key}"), "about": both(f"bonus-{key}.about")}
