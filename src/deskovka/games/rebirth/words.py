"""How fields of moves, events and questions become words of a sentence."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

from deskovka.core import text
from deskovka.core.entries import Data
from deskovka.core.game import LANGUAGES, StandIn
from deskovka.core.step import Move, Yes
from deskovka.core.value import Value, fields_of
from deskovka.games.rebirth.country import Country
from deskovka.games.rebirth.effects import CathedralBonus, Mission
from deskovka.games.rebirth.moves import Double, Keep, Place, Use
from deskovka.games.rebirth.pieces import (
    BONUS_NAMES,
    CASTLE,
    LANDMARK_NAMES,
    NOBODY,
    SETTLEMENT,
    SOURCES,
    TERRAIN_NAMES,
    TILE_NAMES,
)

Words = dict[str, str | int | tuple[int, ...]]

LANDMARK_SIGNS: Final = "#†^"
# Numbers and signs of a mission.
ASKED: Final = ("points", "first", "later", "at_least", "near", "castle", "sizes", "tiles", "cluster_at_least")
SAME: Final = ("seat", "count", "points", "fields", "blanks")  # numbers that go into the sentence as they are


def words(country: Country, value: Value, lang: str) -> Words:
    """The fields of a move, event or question as arguments of its sentence."""
    found: Words = {}
    for name in fields_of(type(value)):
        found.update(words_of_field(country, name, getattr(value, name), lang))
    return found


def words_of_field(country: Country, name: str, x: Any, lang: str) -> Words:
    """What one field adds; a hidden number becomes a word that the sentence knows."""
    if name in SAME:
        return {name: x}
    if name == "loser":
        return {"seat-loser": x, "held": "no" if x == NOBODY else "yes"}
    if name == "behind":
        return {"seat-behind": x}
    if name == "winners":
        return {"seats": x}
    if name == "rule":
        return {"rule": x.replace(".", "-")}
    if name == "tile":
        return {"tile": tile_word(x)}
    if name == "tiles":
        return {"tiles": tile_list(x, lang), "count": len(x)}
    if name == "space":
        return space_words(country, x, lang)
    if name in ("landmark", "tower"):
        return landmark_words(country, x)
    if name in ("town", "towns"):
        towns = [country.board.town_names[town] for town in ((x,) if name == "town" else x)]
        return {name: text.listing(towns, lang), "count": len(towns)}
    if name == "towers":
        return {name: text.listing([landmark_name(country, tower, lang, "-gen") for tower in x], lang)}
    if name == "ground":
        return {name: TERRAIN_NAMES[x]}
    if name == "counts":
        return {name: " : ".join([str(count) for count in x]) or "none"}
    if name == "bonus":
        return {"bonus": say("bonus-" + BONUS_NAMES[x], lang)}
    if name == "mission":
        return {"mission": mission_name(country, x, lang)}
    if name == "missions":
        return {"missions": text.listing([mission_name(country, i, lang) for i in x], lang), "count": len(x)}
    return {"source": SOURCES[x], "map": country.board.id} if name == "source" else {}


def say(key: str, lang: str, **arguments: str | int) -> str:
    """A message of this game."""
    return text.phrase("rebirth", lang, key, arguments)


# --- tiles -----------------------------------------------------------------------------------------------


def tile_word(tile: int) -> str:
    """The tile's name in the program; `hidden` for one that is not known."""
    return TILE_NAMES[tile] if tile >= 0 else "hidden"


def tile_name(tile: int, lang: str) -> str:
    """The tile's name for people."""
    return say("tile-" + TILE_NAMES[tile], lang)


def tile_list(tiles: Sequence[int], lang: str) -> str:
    """Equal tiles together, with their number; `none` and `hidden` are for the sentence to word."""
    if not tiles:
        return "none"
    if min(tiles) < 0:
        return "hidden"
    counts = [(tile, len(list(same))) for tile, same in groupby(sorted(tiles))]
    return text.listing(
        [f"{n}× {tile_name(tile, lang)}" if n > 1 else tile_name(tile, lang) for tile, n in counts], lang
    )


# --- places ----------------------------------------------------------------------------------------------


def landmark_words(country: Country, landmark: int) -> Words:
    """Its kind goes with its name, for some names occur twice; `nowhere` is on the other map only."""
    board = country.board
    if landmark >= len(board.landmark):
        return {"kind": "nowhere", "landmark": "nowhere", "name": str(landmark)}
    return {
        "kind": LANDMARK_NAMES[board.landmark[landmark]],
        "landmark": board.landmark_ids[landmark],
        "name": board.landmark_names[landmark],
    }


def landmark_name(country: Country, landmark: int, lang: str, case: str = "") -> str:
    """Kind and name for people."""
    return text.phrase("rebirth", lang, f"landmark{case}", plain(landmark_words(country, landmark)))


def landmark_code(country: Country, landmark: int) -> str:
    """`#3` is the third castle, `^3` the third tower."""
    kind = country.board.landmark[landmark]
    number = landmark if kind == CASTLE else landmark - country.board.castles
    return f"{LANDMARK_SIGNS[kind]}{number + 1}"


def place_name(country: Country, place: int, lang: str) -> str:
    """The label of a space, or the name of the landmark that a never allowed move means."""
    spaces = len(country.board.at)
    if place < spaces:
        return country.board.labels[place]
    if place < spaces + len(country.board.landmark):
        return landmark_name(country, place - spaces, lang)
    return say("off-the-map", lang, place=place)


def town_name(country: Country, place: int) -> str:
    """The settlement of a space, or `none`."""
    town = country.board.town[place] if place < len(country.board.at) else NOBODY
    return "none" if town == NOBODY else country.board.town_names[town]


def space_words(country: Country, place: int, lang: str) -> Words:
    """Where it is."""
    return {"space": place_name(country, place, lang), "town": town_name(country, place)}


def plain(found: Words) -> dict[str, str | int]:
    """Words without seats."""
    return {key: word for key, word in found.items() if not isinstance(word, tuple)}


# --- missions --------------------------------------------------------------------------------------------


def mission_name(country: Country, number: int, lang: str) -> str:
    """The card's name, marked if it is a stand-in; `hidden` for one that is not known or not of this country."""
    if not is_mission(country, number):
        return "hidden"
    mission = country.missions[number]
    return mission_text(country, number, lang)[0] + (text.STAND_IN if mission.stand_in else "")


def mission_text(country: Country, number: int, lang: str) -> tuple[str, str]:
    """The card's name, and what it asks for."""
    label = country.labels[number]
    key = f"mission-{label.key}"
    name = label.name.get(lang) or say(key, lang, name=label.castle)
    return name, label.about.get(lang) or say(f"{key}.about", lang, name=label.castle)


def mission_words(country: Country, number: int, lang: str) -> dict[str, Any]:
    """Name, points and condition of a card."""
    mission = country.missions[number]
    name = mission_name(country, number, lang)
    return {"name": name, "points": mission.first, "about": mission_text(country, number, lang)[1]}


def is_mission(country: Country, number: int) -> bool:
    """Is there such a card in this country?"""
    return 0 <= number < len(country.missions)


# --- what a player types ---------------------------------------------------------------------------------


def short(country: Country, move: Move, lang: str) -> str:
    """What a player types for a move."""
    if isinstance(move, Place):
        place = place_name(country, move.space, lang)
        return place if move.space < len(country.board.at) else typed(place, "-")
    if isinstance(move, Keep):
        return typed(tile_name(move.tile, lang), "")
    if isinstance(move, Double):
        return country.missions[move.mission].id if is_mission(country, move.mission) else str(move.mission)
    if isinstance(move, Use):
        return say("use", lang, place=typed(landmark_name(country, move.tower, lang), "-"))
    return say("move-yes" if isinstance(move, Yes) else "move-no", lang).lower()


def typed(name: str, gap: str) -> str:
    """Small letters without accents and spaces."""
    letters = [c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c)]
    return "".join(letters).lower().replace(" ", gap)


# --- what no source confirms -----------------------------------------------------------------------------


def stand_ins(countries: dict[str, Country], data: Data) -> list[StandIn]:
    """Maps, cards and numbers that no source confirms."""
    found = []
    for country in countries.values():
        if country.board.stand_in:
            found.append(stand_in(f"map-{country.board.id}", "stand-in-map"))
        found += [stand_in(m.id, guess_about(country, m)) for m in country.missions if m.stand_in]
    for section in ("tiles", "numbers", "bonus"):
        for id, entry in data[section].items():
            if entry["source"] == "S":
                key = "stand-in-removed" if id == "removed_settlements" else "stand-in-number"
                found.append(stand_in(id.replace("_", "-"), key))
    return found


def stand_in(id: str, key: str) -> StandIn:
    """The same note in all languages."""
    return StandIn(id, {lang: say(key, lang) for lang in LANGUAGES})


def guess_about(country: Country, mission: Mission) -> str:
    """The key of what is guessed about a card."""
    if country.is_ireland:
        return "stand-in-public"
    return "stand-in-bonus" if isinstance(mission, CathedralBonus) else "stand-in-majority"


# --- what is in the box ----------------------------------------------------------------------------------

Card = dict[str, Any]


def cards(countries: dict[str, Country], data: Data, lang: str) -> list[Card]:
    """Tiles, numbers, maps, missions and tower bonuses in words, with their sources and what is printed there."""
    found = [*tile_cards(data, lang), *number_cards(data, lang)]
    for id, country in countries.items():
        group, source = say(f"option-map-{id}", lang), data["map"][id]["source"]
        about = say("stand-in-map", lang) if source == "S" else ""
        found.append(card(group, f"map-{id}", group, about, source, printed_on_map(country)))
        found += [mission_card(country, i, group, data, lang) for i in range(len(country.missions))]
    for id, bonus in data["bonus"].items():
        name = f"{bonus['copies']}× {say(f'bonus-{id}', lang)}"
        printed = {"copies": bonus["copies"], "points": bonus["points"]}
        found.append(card(group, id, name, say(f"bonus-{id}.about", lang), bonus["source"], printed))
    return found


def tile_cards(data: Data, lang: str) -> list[Card]:
    """The tiles of one colour."""
    found = []
    colour, removed = data["tiles"]["colour"], data["tiles"]
    for tile, kind in enumerate(TILE_NAMES):
        copies = colour.get(kind, 0)
        influence = max(0, tile - SETTLEMENT + 1)
        gone = removed["removed_plain"].get(kind, 0) + removed["removed_settlements"].get(kind, 0)
        printed = {"type": "settlement" if influence else kind, "copies": copies, "influence": influence}
        printed |= {"removed_with_four": gone}
        name = f"{copies}× {say('tile-' + kind, lang)}"
        found.append(card(say("game-title", lang), kind, name, "", colour["source"], printed))
    return found


def number_cards(data: Data, lang: str) -> list[Card]:
    """Numbers of the set-up, and what is paid; prizes of a settlement by its size."""
    group = say("game-title", lang)
    return [
        card(group, id, say(f"number-{id}", lang), "", entry["source"], {"value": entry["value"]})
        for id, entry in data["numbers"].items()
    ]


def printed_on_map(country: Country) -> dict[str, Any]:
    """Spaces by ground, settlements by size, landmarks, ports or coast, and what is covered with two players."""
    board = country.board
    terrain, landmarks = list(board.terrain), list(board.landmark)
    sizes = [len(spaces) for spaces in board.towns]
    return {
        "spaces": {name: terrain.count(i) for i, name in enumerate(TERRAIN_NAMES)},
        "settlements_by_size": {f"size_{size}": sizes.count(size) for size in sorted(set(sizes))},
        **{f"{name}s": landmarks.count(i) for i, name in enumerate(LANDMARK_NAMES) if i in landmarks},
        "coast" if country.is_ireland else "ports": list(board.bonus).count(1),
        "covered": board.blocked.count(True),
    }


def mission_card(country: Country, number: int, group: str, data: Data, lang: str) -> Card:
    """A mission with its points (to the first, to later ones)."""
    mission = country.missions[number]
    name, about = mission_text(country, number, lang)
    points = f"{mission.first}/{mission.later}" if country.is_ireland else str(mission.first)
    entry = data["mission"][mission.id]
    printed: dict[str, Any] = {"copies": 1}
    printed.update({key: entry[key] for key in ASKED if key in entry})
    return card(group, mission.id, f"{name} ({points})", about, entry["source"], printed)


def card(group: str, id: str, name: str, about: str, source: str, printed: dict[str, Any]) -> Card:
    """One line of the list."""
    return {"group": group, "id": id, "name": name, "about": about, "source": source, "printed": printed}
