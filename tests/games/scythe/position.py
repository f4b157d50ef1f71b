"""A position in the notation that stands at the top of vectors.toml, as a real state, and read off again."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import deskovka
from deskovka.core.cells import cells
from deskovka.core.chance import Chance
from deskovka.games.scythe.law.chapters.turn import TURN
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    AUTOMA,
    BOTTOMS,
    FACTORY_SECTION,
    NOTHING,
    RESOURCES,
    STAR_COMBAT,
    STAR_KINDS,
    STARS,
    STRUCTURES,
    TOPS,
    Box,
)
from deskovka.games.scythe.law.state import Scythe, base_of, faction_of, mat_of

Json = dict[str, Any]

SEATS: Final = "ABCDE"
GOODS: Final = ("oil", "metal", "wood", "food")  # in the engine's order
SLOTS: Final = (
    *("move.move_units", "move.coins", "trade.popularity"),
    *("produce.territories", "bolster.power", "bolster.combat_cards"),
)
BONUSES: Final = ("power", "coins", "popularity", "combat_cards")
TRACKS: Final = ("power", "popularity", "coins")
DEFAULT: Final = 5  # on every track


class Unsayable(Exception):
    """There is no such move: nobody can even say it."""


# --- names -----------------------------------------------------------------------------------------------


def place_in(s: Scythe, seat: int, name: str) -> int:
    """The place of `r1c4`, `base` or `base:albion`."""
    if name == "base":
        return base_of(s, seat)
    found: int = s.box.places.index(name.replace(":", "-"))
    return found


def name_of(s: Scythe, seat: int, place: int) -> str:
    """The place in the words of a seat."""
    return "base" if place == base_of(s, seat) else s.box.places[place].replace("-", ":")


def section_in(s: Scythe, seat: int, name: str) -> int:
    """The section of the mat with this top action."""
    if name == "factory":
        return FACTORY_SECTION
    return [section.top for section in mat_of(s, seat).sections].index(TOPS.index(name))


def section_name(s: Scythe, seat: int, section: int) -> str | None:
    if section == NOTHING:
        return None
    return "factory" if section == FACTORY_SECTION else TOPS[mat_of(s, seat).sections[section].top]


def objective_in(box: Box, number: int) -> int:
    return [objective.number for objective in box.objectives].index(number)


# --- building a position ---------------------------------------------------------------------------------


def options_of(vector: Json) -> tuple[int, Json]:
    """Seats and options of the game."""
    seats = vector.get("players", 2)
    option = vector.get("option", {})
    return seats, {
        "faction": tuple(vector[seat]["faction"] for seat in SEATS[:seats]),
        "mat": tuple(vector[seat]["mat"] for seat in SEATS[:seats]),
        "relentless": "rulebook" if option.get("rusviet_factory_repeat", True) else "faq",
        "encounters": "blind" if option.get("blind_encounter") else "open",
        "gifts": "yes" if option.get("gifts", True) else "no",
    }


def make(vector: Json) -> Scythe:
    """The position of a vector."""
    seats, options = options_of(vector)
    g = deskovka.game("scythe")
    s = g.blank(seats, g.complete(seats, options))
    assert isinstance(s, Scythe)
    s.seed = 7
    s.chance = Chance(s.seed)
    s.reveals, s.steps, s.actors, s.answers, s.asking, s.choices, s.log = 0, [], [], [], None, 0, []
    s.game.law.set_up(s)
    if vector.get("phase") != "setup":
        for seat in range(seats):
            lay_seat(s, seat, vector[SEATS[seat]])
        lay_board(s, vector)
        lay_cards(s, vector)
        s.refresh()
        s.steps, s.actors, s.log = [], [], []
        s.active = SEATS.index(vector.get("turn", "A"))
        if vector.get("phase") != "end":
            s.push(s.active, TURN)
    s.advance()
    return s


def lay_seat(s: Scythe, seat: int, given: Json) -> None:
    """Tracks, units and mats of a player."""
    for track in TRACKS:
        getattr(s, track)[seat] = given.get(track, DEFAULT)
    s.character[seat] = place_in(s, seat, given.get("character", "base"))
    if "workers" in given:
        lay_units(s, seat, s.workers, given["workers"])
    lay_units(s, seat, s.mechs, given.get("mechs", {}))
    for ability in given.get("abilities", []):
        bit = 1 << ABILITIES.index(ability)
        s.abilities[seat] |= bit
        s.deployed[seat] |= 1 << faction_of(s, seat).mechs.index(bit)
    for structure, name in given.get("structures", {}).items():
        s.built[place_in(s, seat, name)] = seat * 4 + STRUCTURES.index(structure)
    for upgrade in given.get("upgrades", []):
        slot, bottom = upgrade.split(">")
        s.cubes[seat * 6 + SLOTS.index(slot)] = 0
        s.squares[seat * 4 + BOTTOMS.index(bottom)] += 1
    for recruit, bonus in given.get("recruits", {}).items():
        s.recruits[seat] |= 1 << BOTTOMS.index(recruit)
        s.bonuses[seat] |= 1 << BONUSES.index(bonus)
    for bottom in given.get("declined", []):
        s.declined[seat] |= 1 << BOTTOMS.index(bottom)
    for star in given.get("stars", []):
        s.stars[seat * STAR_KINDS + STARS.index(star)] += 1
    s.factory_card[seat] = given.get("factory", 0) - 1
    s.section[seat] = section_in(s, seat, given["last"]) if "last" in given else NOTHING


def lay_units(s: Scythe, seat: int, table: Any, given: dict[str, int]) -> None:
    for place in range(s.size):
        table[seat * s.size + place] = 0
    for name, count in given.items():
        table[seat * s.size + place_in(s, seat, name)] = count


def lay_board(s: Scythe, vector: Json) -> None:
    """Resources, encounter tokens, the structure tile."""
    s.goods = cells([0] * (s.size * RESOURCES))
    for name, pile in vector.get("resources", {}).items():
        for good, count in pile.items():
            s.goods[place_in(s, 0, name) * RESOURCES + GOODS.index(good)] = count
    for name in vector.get("encounters_gone", []):
        s.tokens[place_in(s, 0, name)] = 0
    for place in s.character:
        s.tokens[place] = 0
    s.tile = s.box.tiles.index(vector.get("tile", "lakes_adjacent"))


def lay_cards(s: Scythe, vector: Json) -> None:
    """Hands, decks and objectives; the named cards lie on top, all that is nowhere else below."""
    seats = [vector[SEATS[seat]] for seat in range(s.seats)]
    s.hand = [tuple(sorted(given.get("cards", []))) for given in seats]
    s.discard = list(vector.get("combat_discard", []))
    top = list(vector.get("combat_deck", []))
    left = Counter(s.box.combat) - Counter([card for hand in s.hand for card in hand]) - Counter(top)
    rest = [] if "combat_discard" in vector and "combat_deck" in vector else sorted(left.elements())
    s.deck = rest + top[::-1]
    first = [number - 1 for number in vector.get("encounter_deck", [])]
    s.encounters = [card for card in range(len(s.box.encounters)) if card not in first] + first[::-1]
    taken = [int(card) for card in s.factory_card if card != NOTHING]
    free = [card for card in range(len(s.box.factory_cards)) if card not in taken]
    factory = vector.get("factory_deck")
    s.factory = free[: s.seats + 1 - len(taken)] if factory is None else sorted(number - 1 for number in factory)
    s.begin_memory()
    lay_objectives(s, seats, vector)


def lay_objectives(s: Scythe, seats: list[Json], vector: Json) -> None:
    """Objectives that are not named are any that the vector does not speak of."""
    named = {number for given in seats for number in given.get("objectives", [])}
    named |= {step["objective"] for step in vector["do"] if "objective" in step}
    named |= {vector["expect"].get("objective", {}).get("number", 0)}
    free = [objective.number for objective in s.box.objectives if objective.number not in named]
    s.objectives, s.shown, s.put_away = [], [], []
    for seat, given in enumerate(seats):
        stars = given.get("stars", []).count("objective")
        due = max(0, 2 - stars) if faction_of(s, seat).name == "saxony" or not stars else 0
        numbers = given["objectives"] if "objectives" in given else [free.pop() for _ in range(due)]
        s.objectives.append(tuple(sorted([objective_in(s.box, number) for number in numbers])))
        away = 1 if stars and not due else 0
        s.shown += [objective_in(s.box, free.pop()) for _ in range(stars)]
        s.put_away.append(tuple([objective_in(s.box, free.pop()) for _ in range(away)]))


# --- reading a position ----------------------------------------------------------------------------------


def describe(s: Scythe, seat: int) -> Json:
    """A player in the vectors' words."""
    row = seat * s.size
    built = {int(s.built[place]): place for place in range(s.box.hexes) if s.built[place] != NOTHING}
    recruits = [BOTTOMS[i] for i in range(4) if s.recruits[seat] >> i & 1]
    bonuses = [BONUSES[i] for i in range(4) if s.bonuses[seat] >> i & 1]
    cubes = [SLOTS[cube] for cube in range(6) if not s.cubes[seat * 6 + cube]]
    squares = [bottom for i, bottom in enumerate(BOTTOMS) for _ in range(s.squares[seat * 4 + i])]
    kinds = [(kind, int(s.stars[seat * STAR_KINDS + i])) for i, kind in enumerate(STARS)]
    return {
        "faction": faction_of(s, seat).name,
        "mat": mat_of(s, seat).name,
        "power": int(s.power[seat]),
        "popularity": int(s.popularity[seat]),
        "coins": int(s.coins[seat]),
        "character": name_of(s, seat, s.character[seat]),
        "workers": {name_of(s, seat, p): int(s.workers[row + p]) for p in range(s.size) if s.workers[row + p]},
        "mechs": {name_of(s, seat, p): int(s.mechs[row + p]) for p in range(s.size) if s.mechs[row + p]},
        "structures": {
            name: s.box.places[built[seat * 4 + i]] for i, name in enumerate(STRUCTURES) if seat * 4 + i in built
        },
        "abilities": [name for i, name in enumerate(ABILITIES) if s.abilities[seat] >> i & 1],
        # Which cube lies on which square, and which recruit on which bonus, makes no difference.
        "upgrades": [f"{cube}>{square}" for cube, square in zip(cubes, squares, strict=True)],
        "recruits": dict(zip(recruits, bonuses, strict=True)),
        "stars": [kind for kind, count in kinds for _ in range(count)],
        "cards": sorted(s.hand[seat]),
        "objectives": sorted(s.box.objectives[i].number for i in s.objectives[seat]),
        "factory": int(s.factory_card[seat]) + 1,
        "last": section_name(s, seat, int(s.section[seat])),
    }


def describe_automa(s: Scythe) -> Json:
    """The automatic opponent in the second scorer's words."""
    row = AUTOMA * s.size
    at = int(s.character[AUTOMA])
    return {
        "automa": s.options["solo"],
        "tracker": s.tracker,
        "faction": faction_of(s, AUTOMA).name,
        "power": int(s.power[AUTOMA]),
        "popularity": int(s.popularity[AUTOMA]),
        "coins": int(s.coins[AUTOMA]),
        "character": "mat" if at == NOTHING else name_of(s, AUTOMA, at),
        "workers": {name_of(s, AUTOMA, p): int(s.workers[row + p]) for p in range(s.size) if s.workers[row + p]},
        "mechs": {name_of(s, AUTOMA, p): int(s.mechs[row + p]) for p in range(s.size) if s.mechs[row + p]},
        "stars": ["combat"] * int(s.stars[AUTOMA * STAR_KINDS + STAR_COMBAT]),
    }


def resources(s: Scythe) -> dict[str, dict[str, int]]:
    """All that lies on the map, by place."""
    found = {}
    for place in range(s.size):
        row = {GOODS[good]: int(s.goods[place * RESOURCES + good]) for good in range(RESOURCES)}
        if any(row.values()):
            found[s.box.places[place].replace("-", ":")] = {good: count for good, count in row.items() if count}
    return found


def tokens(s: Scythe) -> list[str]:
    """Where encounter tokens lie."""
    return [s.box.places[place] for place in range(s.box.hexes) if s.tokens[place]]


def table(s: Scythe) -> Json:
    """The whole table in the second scorer's words."""
    found: Json = {SEATS[seat]: describe(s, seat) for seat in range(s.seats)}
    if s.sides > s.seats:
        found[SEATS[AUTOMA]] = describe_automa(s)
    for seat in SEATS[: s.seats]:
        mine = found[seat]["structures"].get("mine")
        found[seat]["new"] = ["mine"] if mine is not None and s.box.places.index(mine) == s.new_mine else []
    found |= {"turn": SEATS[s.active], "resources": resources(s), "encounters": tokens(s)}
    return found | {"tile": s.box.tiles[s.tile], "driven": int(s.driven)}
