"""The components of Rebirth in words: maps, tiles, missions, and what no source confirms."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.entries import Data
from deskovka.core.game import Game
from deskovka.core.parts import Components, StandIn
from deskovka.forms import Item
from deskovka.games.rebirth.box.packs import export
from deskovka.games.rebirth.law.country import Country
from deskovka.games.rebirth.law.effects import CathedralBonus, Mission
from deskovka.games.rebirth.law.pieces import LANDMARK_NAMES, SETTLEMENT, TERRAIN_NAMES, TILE_NAMES
from deskovka.games.rebirth.words import both, mission_text, say


def stand_in(id: str, key: str, section: str, question: str) -> StandIn:
    """Note and question in all languages; ids of tiles and numbers are told with hyphens."""
    entry = id.replace("-", "_") if section in ("tiles", "numbers") else id.removeprefix("map-")
    return StandIn(id, both(key), (section, entry), both(question, id=entry))


def guess_about(country: Country, mission: Mission) -> str:
    """The key of what is guessed about a card."""
    if country.is_ireland:
        return "stand-in-public"
    return "stand-in-bonus" if isinstance(mission, CathedralBonus) else "stand-in-majority"


# --- what is in the box ----------------------------------------------------------------------------------

Card = dict[str, Any]


# Numbers and signs of a mission.
ASKED: Final = ("points", "first", "later", "at_least", "near", "castle", "sizes", "tiles", "cluster_at_least")


class RebirthComponents(Components):
    """What lies in the box of Rebirth."""

    def __init__(self, g: Game, countries: dict[str, Country], data: Data) -> None:
        self.g = g
        self.countries = countries
        self.data = data

    def cards(self, lang: str) -> list[Card]:
        """Tiles, numbers, maps, missions and tower bonuses."""
        found = [*tile_cards(self.data, lang), *number_cards(self.data, lang)]
        for id, country in self.countries.items():
            group, source = say(f"option-map-{id}", lang), self.data["map"][id]["source"]
            about = say("stand-in-map", lang) if source == "S" else ""
            found.append(card(group, f"map-{id}", group, about, source, map_values(country)))
            found += [mission_card(country, i, group, self.data, lang) for i in range(len(country.missions))]
        for id, bonus in self.data["bonus"].items():
            name = f"{bonus['copies']}× {say(f'bonus-{id}', lang)}"
            printed = {"copies": bonus["copies"], "points": bonus["points"]}
            found.append(card(group, id, name, say(f"bonus-{id}.about", lang), bonus["source"], printed))
        return found

    def stand_ins(self) -> list[StandIn]:
        """Maps, cards and numbers that no source confirms."""
        found = []
        for country in self.countries.values():
            if country.board.stand_in:
                found.append(stand_in(f"map-{country.board.id}", "stand-in-map", "map", "question-map"))
            question = "question-public" if country.is_ireland else "question-mission"
            guessed = [m for m in country.missions if m.stand_in]
            found += [stand_in(m.id, guess_about(country, m), "mission", question) for m in guessed]
        for section in ("tiles", "numbers", "bonus"):
            for id, entry in self.data[section].items():
                if entry["source"] == "S":
                    key = "stand-in-removed" if id == "removed_settlements" else "stand-in-number"
                    question = "question-removed" if id == "removed_settlements" else "question-number"
                    found.append(
                        stand_in(id.replace("_", "-") if section != "bonus" else id, key, section, question)
                    )
        return found

    def form(self) -> list[Item]:
        from deskovka.games.rebirth.box.form import form

        return form(self, self.data, self.countries)

    def export(self) -> str:
        return export(self.data, self.g.title("en"))


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


def map_values(country: Country) -> dict[str, Any]:
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
