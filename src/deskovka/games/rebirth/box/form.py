"""The form of Rebirth's packs: maps, tiles, numbers, bonuses and missions."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.entries import Data, Kinds
from deskovka.core.parts import Components
from deskovka.forms import Field, Item, cards_by_id, component_item, fields_for, value_names
from deskovka.games.rebirth.box.content import IRELAND, MISSION_TILES, POINTS, SCOTLAND
from deskovka.games.rebirth.box.packs import BOUNDS, NEEDED, POSSIBLE
from deskovka.games.rebirth.law.country import Country
from deskovka.games.rebirth.law.pieces import TILE_NAMES
from deskovka.games.rebirth.words import both

GAME: Final = "rebirth"
COUNTRY: Final = {"SM": "scotland", "IM": "ireland"}
EFFECTS: Final = {"SM": SCOTLAND, "IM": IRELAND}


def form(components: Components, data: Data, countries: dict[str, Country]) -> list[Item]:
    """Every entry with its fields."""
    cards = cards_by_id(components)
    found = []
    for section, entries in data.items():
        for id, entry in entries.items():
            at, fields = (section, id), fields_of(section, id, data, countries)
            if section == "tiles":
                found.append(Item(at, both(f"tiles-{id.replace('_', '-')}"), both("tiles-about"), fields, entry))
            else:
                found.append(component_item(at, fields, entry, cards, f"map-{id}" if section == "map" else id))
    for item in found:
        item.whole = True
    return found


def fields_of(section: str, id: str, data: Data, countries: dict[str, Country]) -> list[Field]:
    """The fields of an entry."""
    kinds: Kinds = {**NEEDED[section], **POSSIBLE[section]}
    special: dict[str, Any] = {}
    if section == "map":
        codes = [code for code in data["map"][id]["places"] if not code.islower()]
        special = {"drawing": {"kind": "drawing"}, "places": {"kind": "places"}}
        special["tie_breaks"] = {"kind": "choices", "choices": place_names(data, id, codes)}
    elif section == "tiles":
        special = {name: {"title": title} for name, title in value_names(GAME, TILE_NAMES, "tile-").items()}
    elif section == "numbers" and isinstance(data[section][id]["value"], list):
        special = {"value": {"kind": "numbers"}}
    elif section == "mission":
        kinds = {name: types for name, types in kinds.items() if name in names_for(id[:2])}
        special = mission_fields(id[:2], data, countries)
    return fields_for(GAME, kinds, BOUNDS, special)


def names_for(letters: str) -> set[str]:
    """The fields that missions of a country may have."""
    taken = [name for takes in EFFECTS[letters].values() for name in takes]
    return {"source", "effect", "name", "about", *POINTS[letters], *taken}


def mission_fields(letters: str, data: Data, countries: dict[str, Country]) -> dict[str, Any]:
    """What more is known of the fields of a mission: the words that they take."""
    board = countries[COUNTRY[letters]].board
    castles = {
        id: dict.fromkeys(("cs", "en"), name)
        for id, name in list(zip(board.landmark_ids, board.landmark_names, strict=True))[: board.castles]
    }
    effects = EFFECTS[letters]
    takes = {effect: list(names) for effect, names in effects.items()}
    return {
        "effect": {"kind": "choice", "choices": value_names(GAME, effects, "effect-"), "takes": takes},
        "castle": {"kind": "choice", "choices": castles},
        "near": {"kind": "choice", "choices": value_names(GAME, ("castle", "tower"))},
        "sizes": {"kind": "numbers", "low": 1, "high": 4},
        "tiles": {"kind": "choices", "choices": value_names(GAME, MISSION_TILES, "tile-")},
    }


def place_names(data: Data, map: str, codes: list[str]) -> dict[str, dict[str, str]]:
    """Landmarks of a map by their codes."""
    places = data["map"][map]["places"]
    return {code: dict.fromkeys(("cs", "en"), places[code].get("name", places[code]["id"])) for code in codes}
