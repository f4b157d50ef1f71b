"""The component data as plain entries: those of the card files, corrected by packs, and written out as a pack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from deskovka.core.entries import (
    HEAD,
    LIST,
    MOST,
    NUMBER,
    TABLE,
    TEXT,
    WORDS,
    Data,
    Entry,
    Kinds,
    check_fields,
    check_list,
    choose,
    table,
    toml,
)
from deskovka.core.pack import Pack, Place
from deskovka.forms import write_pack
from deskovka.games.rebirth.box.cards import ireland, missions, scotland, tiles, towers
from deskovka.games.rebirth.law.pieces import TILE_NAMES

NEEDED: Final[dict[str, Kinds]] = {
    "map": {
        "source": TEXT,
        "first_row": NUMBER,
        "origin": NUMBER,
        "tie_breaks": LIST,
        "drawing": (str, list),
        "places": TABLE,
    },
    "tiles": {"source": TEXT},
    "numbers": {"source": TEXT, "value": (int, list)},
    "bonus": {"source": TEXT, "copies": NUMBER, "points": NUMBER},
    "mission": {"source": TEXT, "effect": TEXT},
}
POSSIBLE: Final[dict[str, Kinds]] = {
    "map": {},
    "tiles": dict.fromkeys(TILE_NAMES, NUMBER),
    "numbers": {},
    "bonus": {},
    "mission": {
        **dict.fromkeys(("points", "first", "later", "at_least", "cluster_at_least"), NUMBER),
        **{"castle": TEXT, "near": TEXT, "sizes": LIST, "tiles": LIST, "name": WORDS, "about": WORDS},
    },
}
BOUNDS: Final = {"first_row": (-99, 99), "origin": (-99, 99), "at_least": (1, MOST), "cluster_at_least": (1, MOST)}

NUMBERS: Final[dict[str, tiles.Sourced[Any]]] = {
    "removed_with": tiles.REMOVED_WITH,
    "aside_scotland": tiles.ASIDE_SCOTLAND,
    "aside_ireland": tiles.ASIDE_IRELAND,
    "mission_row": tiles.MISSION_ROW,
    "castle_points": tiles.CASTLE_POINTS,
    "port_points": tiles.PORT_POINTS,
    "coast_points": tiles.COAST_POINTS,
}


# --- the card files --------------------------------------------------------------------------------------


def built_in_data() -> Data:
    """All that the card files say."""
    numbers = {id: {"value": fact.value, "source": fact.source} for id, fact in NUMBERS.items()}
    for size, prizes in tiles.PRIZES.value.items():
        numbers[f"prizes_{size}"] = {"value": list(prizes), "source": tiles.PRIZES.source}
    return {
        "map": {
            "scotland": map_entry(scotland, scotland.CATHEDRALS),
            "ireland": map_entry(ireland, ireland.TOWERS),
        },
        "tiles": {
            "colour": tiles_entry(tiles.TILES.value, tiles.TILES.source),
            "removed_plain": tiles_entry(tiles.REMOVED_PLAIN.value, tiles.REMOVED_PLAIN.source),
            "removed_settlements": tiles_entry(tiles.REMOVED_SETTLEMENTS.value, tiles.REMOVED_SETTLEMENTS.source),
        },
        "numbers": numbers,
        "bonus": {
            bonus.id: {"copies": bonus.copies, "points": bonus.points, "source": bonus.source}
            for bonus in towers.TOWER_BONUSES
        },
        "mission": {card.id: mission_entry(card) for card in (*missions.SCOTLAND, *missions.IRELAND)},
    }


def map_entry(file: Any, others: dict[str, tuple[str, str]]) -> Entry:
    """A map file; settlements, castles, then cathedrals or towers."""
    places = {**file.SETTLEMENTS, **file.CASTLES, **others}
    return {
        "source": file.SOURCE,
        "first_row": file.FIRST_ROW,
        "origin": file.ORIGIN,
        "tie_breaks": list(file.TIE_BREAKS),
        "drawing": file.DRAWING,
        "places": {code: {"id": id, "name": name} for code, (id, name) in places.items()},
    }


def tiles_entry(counts: Sequence[tiles.TileCount], source: str) -> Entry:
    """How many tiles of each type."""
    return {**{f"{c.type}{c.influence or ''}": c.copies for c in counts}, "source": source}


def mission_entry(card: missions.Majority | missions.Bonus | missions.PublicMission) -> Entry:
    """A card with only those fields that its effect uses."""
    if isinstance(card, missions.Bonus):
        return {"effect": "bonus", "points": card.points, "source": card.source}
    if isinstance(card, missions.Majority):
        castle = {"castle": card.castle} if card.castle else {}
        return {"effect": card.metric, **castle, "points": card.points, "source": card.source}
    check = card.check
    used: Entry = {
        "at_least": check.at_least,
        "near": check.near,
        "sizes": list(check.sizes),
        "tiles": list(check.tiles),
        "cluster_at_least": check.cluster_at_least,
    }
    fields = {name: value for name, value in used.items() if value}
    return {"effect": check.type, **fields, "first": card.first, "later": card.later, "source": card.source}


# --- packs -----------------------------------------------------------------------------------------------


def in_force(packs: Sequence[Pack]) -> Data:
    """The card files corrected by packs, the last one first; PackProblem if an entry has no such shape."""
    data = built_in_data()
    for pack in packs:
        for section, entries in pack.data.items():
            if section not in HEAD:
                known = choose(section, data, (section,))
                for id, entry in table(entries, (section,)).items():
                    choose(id, known, (section, id))
                    known[id] = check_entry(section, table(entry, (section, id)), (section, id), known[id])
    return data


def check_entry(section: str, entry: Entry, at: Place, old: Entry) -> Entry:
    """The entry, if it has the fields and kinds of values that entries of the section have."""
    needed = dict(NEEDED[section])
    if section == "numbers":
        needed["value"] = (type(old["value"]),)
    check_fields(entry, needed, POSSIBLE[section], at, BOUNDS)
    for name, value in entry.items():
        if isinstance(value, list):
            check_list(value, NUMBER if name in ("value", "sizes") else TEXT, (*at, name))
    return entry


# --- writing ---------------------------------------------------------------------------------------------

ABOUT: Final = {
    "map": "A map: one text line per row, a token for each hex at every sixth column, rows shifted by three.\n"
    "F farm, E energy, _ blank, two small letters a settlement, C castle, K cathedral or T tower, ~ water;\n"
    "suffixes: + a port or the coastal 1+, ! covered with two players.",
    "tiles": "Tiles of one colour, and those that leave the game with `removed_with` players.",
    "numbers": "Numbers of set-up and scoring.",
    "bonus": "Bonuses of the towers of Ireland: on how many towers, and for how many points.",
    "mission": "Mission cards; SM belong to Scotland, IM to Ireland.",
}


def export(data: Data, title: str) -> str:
    """The data as a pack in TOML."""
    return write_pack("rebirth", title, data, ABOUT, {"map": map_lines})


def map_lines(id: str, entry: Entry) -> list[str]:
    """A map with its drawing as it is seen."""
    drawing = entry["drawing"] if isinstance(entry["drawing"], str) else "\n".join(entry["drawing"])
    plain = [f"{name} = {toml(entry[name])}" for name in ("source", "first_row", "origin", "tie_breaks")]
    places = [f"{code} = {toml(place)}" for code, place in entry["places"].items()]
    return [
        f"[map.{id}]",
        *plain,
        "drawing = '''",
        *drawing.splitlines(),
        "'''",
        f"[map.{id}.places]",
        *places,
        "",
    ]
