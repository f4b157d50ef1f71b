"""What never changes: the map, mats, cards and names, as drawing data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NotRequired, TypedDict

from deskovka.core.board import Both
from deskovka.core.game import LANGUAGES
from deskovka.games.scythe.law.pieces import (
    BASE,
    BOTTOMS,
    CUBES,
    FACTORY_SECTION,
    GOODS,
    LAKE,
    LAST_STAR,
    MOST_ON_DIAL,
    MOST_POPULARITY,
    MOST_POWER,
    ONE_TIME,
    ONE_TIME_AMOUNT,
    ONGOING,
    RESOURCES,
    STARS,
    STRUCTURES,
    TERRAINS,
    TOPS,
    VALUES,
    YIELD,
    Box,
    Faction,
    Mat,
    Objective,
    Offer,
)
from deskovka.games.scythe.law.scoring import TIERS
from deskovka.games.scythe.show.scene_automa import OpponentBox, automa
from deskovka.games.scythe.words import UNITS, place_name
from deskovka.games.scythe.words.card_text import (
    abilities_of,
    ability_name,
    ability_text,
    both,
    kebab,
    objective_text,
    offer_text,
    structure_text,
    tile_text,
)

DRAWN_UNITS: Final = ("character", "mech", "worker")  # of UNITS: a worker is drawn alike, whatever it does
COUNTS: Final = ("twos", "threes", "fours", "fives")  # the fields of a Fight, by value


class Amount(TypedDict):
    """So much of a good."""

    good: str
    count: int


class Place(TypedDict):
    """A hex or a home base, in axial coordinates; `land` are those that one leaves it for on foot."""

    id: int
    q: int
    r: int
    terrain: str
    name: Both
    tunnel: bool
    land: list[int]


class Named(TypedDict):
    """A thing that moves and events call by its number."""

    id: int
    key: str
    name: Both


class Terrain(Named):
    """A terrain, and what a worker makes there."""

    yields: NotRequired[str]


class StructureCard(Named):
    """A structure, and what it does."""

    about: Both


class Bottom(Named):
    """A bottom action: the resource it costs, and the ongoing bonus of its recruit."""

    good: str
    ongoing: str


class Section(TypedDict):
    """A section of a mat as printed; sections stand by their bottom action."""

    top: int
    cost: int
    squares: int  # of the cost, that cubes can cover
    coins: int


class MatCard(Named):
    """A player mat."""

    sections: list[Section]


class Ability(TypedDict):
    """What a faction can do, or what a mech unlocks."""

    key: str
    name: Both
    about: Both


class FactionCard(Named):
    """A faction mat."""

    base: int
    ability: Ability
    mechs: list[Ability]


class OfferCard(TypedDict):
    """A cost and what it brings; `either`: only one of the gains."""

    cost: list[Amount]
    gain: list[Amount]
    either: bool
    about: Both


class EncounterCard(TypedDict):
    """An encounter."""

    options: list[OfferCard]


class FactoryCard(OfferCard):
    """A Factory card: its top action; below it every card moves one unit."""

    id: int
    number: int


class ObjectiveCard(TypedDict):
    """An objective."""

    id: int
    name: Both
    about: Both


class BonusTile(Named):
    """A structure bonus: coins for a number of structures."""

    coins: list[int]
    about: Both


class CombatCard(TypedDict):
    """A value of combat cards, and the field of a Fight that counts them."""

    value: int
    field: str


Tier = TypedDict("Tier", {"from": int, "star": int, "territory": int, "pair": int})


class Limits(TypedDict):
    """Ends of tracks, of the dial, of the stars."""

    power: int
    popularity: int
    dial: int
    stars: int


class Scene(TypedDict):
    """Everything that a page must know before the first move; numbers are those of moves and events."""

    places: list[Place]
    rivers: list[tuple[int, int]]
    terrains: list[Terrain]
    goods: list[str]
    resources: list[Named]
    units: list[Named]
    structures: list[StructureCard]
    tops: list[Named]
    bottoms: list[Bottom]
    factory_section: int
    bonuses: list[Amount]
    cubes: list[Named]
    mats: list[MatCard]
    factions: list[FactionCard]
    encounters: list[EncounterCard]
    factory_cards: list[FactoryCard]
    objectives: list[ObjectiveCard]
    tiles: list[BonusTile]
    stars: list[Named]
    combat_cards: list[CombatCard]
    tiers: list[Tier]
    limits: Limits
    automa: OpponentBox


def scene(box: Box) -> Scene:
    """The box as drawing data."""
    return {
        "places": [place(box, i) for i in range(len(box.places))],
        "rivers": [(a, b) for a in range(box.hexes) for b in box.across[a] if a < b],
        "terrains": [terrain(i) for i in range(BASE)],
        "goods": list(GOODS),
        "resources": name_things("good", GOODS[: RESOURCES + 1]),
        "units": [{**one, "key": key} for one, key in zip(name_things("unit", UNITS), DRAWN_UNITS, strict=True)],
        "structures": [structure(one) for one in name_things("structure", STRUCTURES)],
        "tops": name_things("top", TOPS),
        "bottoms": [bottom(one) for one in name_things("bottom", BOTTOMS)],
        "factory_section": FACTORY_SECTION,
        "bonuses": [{"good": GOODS[good], "count": ONE_TIME_AMOUNT} for good in ONE_TIME],
        "cubes": name_things("cube", CUBES),
        "mats": [mat(its, i) for i, its in enumerate(box.mats)],
        "factions": [faction(its, i) for i, its in enumerate(box.factions)],
        "encounters": [encounter(offers) for offers in box.encounters],
        "factory_cards": [factory_card(its, i) for i, its in enumerate(box.factory_cards)],
        "objectives": [objective(its, i) for i, its in enumerate(box.objectives)],
        "tiles": [tile(box, i) for i in range(len(box.tiles))],
        "stars": name_things("star", STARS),
        "combat_cards": [{"value": n, "field": field} for n, field in zip(VALUES, COUNTS, strict=True)],
        "tiers": [{"from": t[0], "star": t[1], "territory": t[2], "pair": t[3]} for t in TIERS],
        "limits": {
            "power": MOST_POWER,
            "popularity": MOST_POPULARITY,
            "dial": MOST_ON_DIAL,
            "stars": LAST_STAR,
        },
        "automa": automa(box),
    }


def name_things(kind: str, keys: Sequence[str]) -> list[Named]:
    """Things of one kind with their names."""
    return [{"id": i, "key": key, "name": both(f"{kind}-{key}")} for i, key in enumerate(keys)]


def amounts(goods: Sequence[int]) -> list[Amount]:
    """Goods and amounts, one after the other in a row of numbers."""
    return [{"good": GOODS[goods[i]], "count": goods[i + 1]} for i in range(0, len(goods), 2)]


# --- the map ---------------------------------------------------------------------------------------------


def place(box: Box, i: int) -> Place:
    """A hex or a home base."""
    q, r = box.axial[i]
    return {
        "id": i,
        "q": q,
        "r": r,
        "terrain": TERRAINS[box.terrain[i]],
        "name": {lang: place_name(box, i, lang) for lang in LANGUAGES},
        "tunnel": bool(box.tunnel[i]),
        "land": list(box.land[i]),
    }


def terrain(i: int) -> Terrain:
    """A terrain."""
    found: Terrain = {"id": i, "key": TERRAINS[i], "name": both(f"terrain-{TERRAINS[i]}")}
    if i < LAKE:
        found["yields"] = GOODS[YIELD[i]]
    return found


# --- mats ------------------------------------------------------------------------------------------------


def structure(one: Named) -> StructureCard:
    """A structure."""
    return {**one, "about": {lang: structure_text(one["id"], lang) for lang in LANGUAGES}}


def bottom(one: Named) -> Bottom:
    """A bottom action; it costs the resource of the same number."""
    return {**one, "good": GOODS[one["id"]], "ongoing": GOODS[ONGOING[one["id"]]]}


def mat(its: Mat, i: int) -> MatCard:
    """A player mat."""
    sections: list[Section] = [
        {"top": one.top, "cost": one.cost, "squares": one.squares, "coins": one.coins} for one in its.sections
    ]
    return {"id": i, "key": its.name, "name": its.names, "sections": sections}


def faction(its: Faction, i: int) -> FactionCard:
    """A faction mat with its abilities in words."""
    ability = f"faction-{its.ability}"
    return {
        "id": i,
        "key": its.name,
        "name": its.names,
        "base": its.base,
        "ability": {"key": its.ability, "name": both(ability), "about": both(f"{ability}.about")},
        "mechs": [mech(its, one) for one in abilities_of(its)],
    }


def mech(its: Faction, ability: str) -> Ability:
    """What one mech unlocks."""
    return {
        "key": kebab(ability),
        "name": {lang: ability_name(ability, lang) for lang in LANGUAGES},
        "about": {lang: ability_text(its, ability, lang) for lang in LANGUAGES},
    }


# --- cards -----------------------------------------------------------------------------------------------


def offer(its: Offer) -> OfferCard:
    """Cost and gain, also in words."""
    return {
        "cost": amounts(its.cost),
        "gain": amounts(its.gain),
        "either": its.either,
        "about": {lang: offer_text(its, lang) for lang in LANGUAGES},
    }


def encounter(offers: tuple[Offer, ...]) -> EncounterCard:
    """An encounter card."""
    return {"options": [offer(one) for one in offers]}


def factory_card(its: Offer, i: int) -> FactoryCard:
    """A Factory card."""
    return {"id": i, "number": i + 1, **offer(its)}


def objective(its: Objective, i: int) -> ObjectiveCard:
    """An objective."""
    return {"id": i, "name": its.names, "about": {lang: objective_text(its, lang) for lang in LANGUAGES}}


def tile(box: Box, i: int) -> BonusTile:
    """A structure bonus."""
    key = kebab(box.tiles[i])
    about = {lang: tile_text(box.tiles[i], box.tile_coins[i], lang) for lang in LANGUAGES}
    return {"id": i, "key": key, "name": both(f"tile-{key}"), "coins": list(box.tile_coins[i]), "about": about}
