"""How fields of moves, events and questions become words of a sentence."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from deskovka.core import text
from deskovka.core.parts import Voice, Words
from deskovka.core.step import Move, Yes
from deskovka.core.value import Value, fields_of
from deskovka.games.rebirth.law.country import Country, country_of
from deskovka.games.rebirth.law.moves import Double, Keep, Place, Use
from deskovka.games.rebirth.law.pieces import (
    BONUS_NAMES,
    CASTLE,
    LANDMARK_NAMES,
    NOBODY,
    SOURCES,
    TERRAIN_NAMES,
    TILE_NAMES,
)

_MESSAGES: Final = text.Messages("rebirth")
say, both = _MESSAGES.say, _MESSAGES.both

LANDMARK_SIGNS: Final = "#†^"
SAME: Final = ("seat", "count", "points", "fields", "blanks")  # numbers that go into the sentence as they are


class RebirthVoice(Voice):
    """How moves, events and questions of Rebirth are said and typed."""

    def __init__(self, countries: dict[str, Country]) -> None:
        self.countries = countries

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """The fields of a move, event or question as arguments of its sentence."""
        country = country_of(self.countries, options)
        found: Words = {}
        for name in fields_of(type(value)):
            found.update(words_of_field(country, name, getattr(value, name), lang))
        return found

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        return short(country_of(self.countries, options), move, lang)

    def move_names(self, move: Move, lang: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        """The short name; a landmark's code and name, a settlement's name, the water."""
        country = country_of(self.countries, options)
        first = short(country, move, lang)
        if not isinstance(move, Place):
            return (first,)
        board = country.board
        landmark = move.space - len(board.at)
        if landmark < 0:
            town = board.town[move.space]
            return (first,) if town == NOBODY else (first, board.town_names[town])
        if landmark < len(board.landmark):
            names = (landmark_name(country, landmark, lang), board.landmark_names[landmark])
            return (first, landmark_code(country, landmark), *names)
        return (first, say("water", lang), "~") if landmark == len(board.landmark) else (first,)

    def no_such(self, words: str, lang: str, options: Mapping[str, Any]) -> str:
        """What a row has, if the words look like a label."""
        country = country_of(self.countries, options)
        label = re.fullmatch("([A-Za-z])[0-9]{1,3}", words.strip())
        if label is None:
            return ""
        rows = {row: list(its) for row, its in groupby(country.board.labels, key=lambda its: its[0])}
        row = label[1].upper()
        if row in rows:
            return say("row-ends", lang, space=words.strip().upper(), first=rows[row][0], last=rows[row][-1])
        letter = ord(country.board.labels[0][0]) - country.board.at[0][1]
        is_water = row in [chr(letter + r) for _, r in country.board.water]
        key = "row-of-water" if is_water else "no-row"
        return say(key, lang, space=words.strip().upper(), first=min(rows), last=max(rows))


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
        return place if move.space < len(country.board.at) else plain_letters(place, "-")
    if isinstance(move, Keep):
        return plain_letters(tile_name(move.tile, lang), "")
    if isinstance(move, Double):
        return country.missions[move.mission].id if is_mission(country, move.mission) else str(move.mission)
    if isinstance(move, Use):
        return say("use", lang, place=plain_letters(landmark_name(country, move.tower, lang), "-"))
    return say("move-yes" if isinstance(move, Yes) else "move-no", lang).lower()


def plain_letters(name: str, gap: str) -> str:
    """Small letters without accents and spaces."""
    letters = [c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c)]
    return "".join(letters).lower().replace(" ", gap)
