"""The component data as plain entries: those of the card files, corrected by packs, and written out as a pack."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

from deskovka.core.game import LANGUAGES
from deskovka.core.pack import Pack, PackProblem, Place
from deskovka.games.rebirth.cards import ireland, missions, scotland, tiles, towers
from deskovka.games.rebirth.pieces import TILE_NAMES

Entry = dict[str, Any]
Data = dict[str, dict[str, Entry]]  # section, id, field; an entry of a pack replaces the whole entry

Kinds = dict[str, tuple[type, ...]]  # of each field

TEXT: Final = (str,)
NUMBER: Final = (int,)
LIST: Final = (list,)
WORDS: Final = (str, dict)  # the same in all languages, or by language
NEEDED: Final[dict[str, Kinds]] = {
    "map": {
        "source": TEXT,
        "first_row": NUMBER,
        "origin": NUMBER,
        "tie_breaks": LIST,
        "drawing": (str, list),
        "places": (dict,),
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
MOST: Final = 999
BOUNDS: Final = {"first_row": (-99, 99), "origin": (-99, 99), "at_least": (1, MOST), "cluster_at_least": (1, MOST)}
SOURCES: Final = ("R", "P", "M", "S")
HEAD: Final = ("game", "title")

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


def built_in() -> Data:
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
    data = built_in()
    for pack in packs:
        for section, entries in pack.data.items():
            if section not in HEAD:
                known = choose(section, data, (section,))
                for id, entry in table(entries, (section,)).items():
                    choose(id, known, (section, id))
                    known[id] = checked(section, table(entry, (section, id)), (section, id), known[id])
    return data


def choose(word: Any, allowed: Any, at: Place) -> Any:
    """The value under a key that must be there."""
    if not isinstance(word, str) or word not in allowed:
        raise PackProblem("unknown", at, word=str(word), allowed=", ".join(allowed))
    return allowed[word] if isinstance(allowed, dict) else word


def table(value: Any, at: Place) -> Entry:
    """The value, which must be a table."""
    if not isinstance(value, dict):
        raise PackProblem("kind", at, word=str(at[-1]), kind="table")
    return value


def checked(section: str, entry: Entry, at: Place, old: Entry) -> Entry:
    """The entry, if it has the fields and kinds of values that entries of the section have."""
    needed = NEEDED[section]
    allowed = {**needed, **POSSIBLE[section]}
    for name in needed:
        if name not in entry:
            raise PackProblem("lacks", at, word=name)
    for name, value in entry.items():
        kinds = choose(name, allowed, (*at, name))
        check_kind(value, (type(old["value"]),) if name == "value" else kinds, (*at, name))
    choose(entry["source"], SOURCES, (*at, "source"))
    return entry


def check_kind(value: Any, kinds: tuple[type, ...], at: Place) -> None:
    """A value of one of these kinds; numbers within bounds, lists of plain things, words in known languages."""
    name = str(at[-1])
    low, high = BOUNDS.get(name, (0, MOST))
    if type(value) not in kinds or (type(value) is int and not low <= value <= high):
        kind = {int: "number", list: "list", dict: "table"}.get(kinds[0], "text")
        raise PackProblem("kind", at, word=name, kind=kind, low=low, high=high)
    if isinstance(value, list):
        for i, one in enumerate(value):
            check_kind(one, (int,) if name in ("value", "sizes") else TEXT, (*at, i))
    if isinstance(value, dict) and kinds is WORDS:
        for lang, words in value.items():
            choose(lang, LANGUAGES, (*at, lang))
            check_kind(words, TEXT, (*at, lang))


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
    lines = [
        "# Component data of Rebirth. Delete what is right, correct the rest; docs/packs.md says how.",
        "# source: R rulebook or printed game, P public source, M memory, S stand-in (a guess).",
        'game = "rebirth"',
        f"title = {toml(title)}",
    ]
    for section, entries in data.items():
        lines += ["", *[f"# {line}" for line in ABOUT[section].splitlines()]]
        if section == "map":
            for id, entry in entries.items():
                lines += map_lines(id, entry)
        else:
            lines += [f"[{section}]", *[f"{id} = {toml(entry)}" for id, entry in entries.items()]]
    return "\n".join(lines) + "\n"


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


def toml(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml(one)}" for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return json.dumps(value, ensure_ascii=False)
