"""What never changes: the map, mats, cards and names, as drawing data."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.game import LANGUAGES
from deskovka.games.scythe.automa_text import automa_text, fight_text, order_text, tracker_text
from deskovka.games.scythe.card_text import (
    abilities_of,
    ability_name,
    ability_text,
    encounter_text,
    kebab,
    objective_text,
    offer_text,
    say,
    structure_text,
    tile_text,
)
from deskovka.games.scythe.pieces import (
    ALL_MECHS,
    ALL_WORKERS,
    AUTOMA,
    BASE,
    BOTTOMS,
    BRACKETS,
    CUBES,
    FIRST_SCHEME,
    GOODS,
    LAKE,
    LAST_STAR,
    MOST_ON_DIAL,
    MOST_POPULARITY,
    MOST_POWER,
    ONE_TIME,
    ONGOING,
    RESOURCES,
    SECOND_SCHEME,
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
    Order,
    Tracker,
)
from deskovka.games.scythe.scoring import FACTORY_TERRITORIES, TIERS
from deskovka.games.scythe.words import UNITS, place_label, place_name

Data = dict[str, Any]

SCHEMES: Final = (FIRST_SCHEME, SECOND_SCHEME)
CUBE_TOPS: Final = (0, 0, 1, 2, 3, 3)  # the top action of each cube


def scene(box: Box) -> Data:
    """Everything that a page must know before the first move; numbers are those of views, moves and events."""
    return {
        "places": [place(box, i) for i in range(len(box.places))],
        "rivers": [[a, b] for a in range(box.hexes) for b in box.across[a] if a < b],
        "tunnels": list(box.tunnels),
        "factory": box.factory,
        "terrains": [
            {"id": i, "key": key, "name": both(f"terrain-{key}"), "yields": YIELD[i] if i < LAKE else None}
            for i, key in enumerate(TERRAINS[:BASE])
        ],
        "resources": [{"id": i, "key": GOODS[i], "name": both(f"good-{GOODS[i]}")} for i in range(RESOURCES + 1)],
        "goods": list(GOODS),
        "units": [{"id": i, "key": key, "name": both(f"unit-{key}")} for i, key in enumerate(UNITS)],
        "structures": [structure(i) for i in range(len(STRUCTURES))],
        "tops": [{"id": i, "key": key, "name": both(f"top-{key}")} for i, key in enumerate(TOPS)],
        "bottoms": [bottom(i) for i in range(len(BOTTOMS))],
        "bonuses": list(ONE_TIME),
        "cubes": [
            {"id": i, "key": key, "name": both(f"cube-{key}"), "top": CUBE_TOPS[i]} for i, key in enumerate(CUBES)
        ],
        "mats": [mat(box, i) for i in range(len(box.mats))],
        "factions": [faction(box, i) for i in range(len(box.factions))],
        "encounters": [encounter(box.encounters[i], i) for i in range(len(box.encounters))],
        "factory_cards": [factory_card(box.factory_cards[i], i) for i in range(len(box.factory_cards))],
        "objectives": [objective(box.objectives[i], i) for i in range(len(box.objectives))],
        "tiles": [tile(box, i) for i in range(len(box.tiles))],
        "stars": [{"id": i, "key": key, "name": both(f"star-{key}")} for i, key in enumerate(STARS)],
        "combat_cards": [{"value": value, "copies": box.combat.count(value)} for value in VALUES],
        "tiers": [{"from": t[0], "star": t[1], "territory": t[2], "pair": t[3]} for t in TIERS],
        "limits": {
            "power": MOST_POWER,
            "popularity": MOST_POPULARITY,
            "dial": MOST_ON_DIAL,
            "stars": LAST_STAR,
            "factory_territories": FACTORY_TERRITORIES,
        },
        "automa": automa(box),
    }


def both(key: str) -> dict[str, str]:
    """A message of the game in every language."""
    return {lang: say(key, lang) for lang in LANGUAGES}


# --- the map ---------------------------------------------------------------------------------------------


def place(box: Box, i: int) -> Data:
    """A hex or a home base, in axial coordinates; neighbours are by kind of border."""
    q, r = box.axial[i]
    return {
        "id": i,
        "key": box.places[i],
        "q": q,
        "r": r,
        "terrain": TERRAINS[box.terrain[i]],
        "label": {lang: place_label(box, i, lang) for lang in LANGUAGES},
        "name": {lang: place_name(box, i, lang) for lang in LANGUAGES},
        "tunnel": bool(box.tunnel[i]),
        "encounter": bool(box.encounter[i]),
        "land": list(box.land[i]),
        "across": list(box.across[i]),
        "lakes": list(box.lakes[i]),
    }


# --- mats ------------------------------------------------------------------------------------------------


def structure(i: int) -> Data:
    """A structure and what it does."""
    about = {lang: structure_text(i, lang) for lang in LANGUAGES}
    return {"id": i, "key": STRUCTURES[i], "name": both(f"structure-{STRUCTURES[i]}"), "about": about}


def bottom(i: int) -> Data:
    """A bottom action: the resource it costs, and the ongoing bonus of its recruit."""
    return {"id": i, "key": BOTTOMS[i], "name": both(f"bottom-{BOTTOMS[i]}"), "good": i, "ongoing": ONGOING[i]}


def mat(box: Box, i: int) -> Data:
    """A player mat; sections stand by their bottom action."""
    its: Mat = box.mats[i]
    return {
        "id": i,
        "key": its.name,
        "name": its.names,
        "number": its.number,
        "popularity": its.popularity,
        "coins": its.coins,
        "sections": [
            {"top": one.top, "bottom": n, "cost": one.cost, "squares": one.squares, "coins": one.coins}
            for n, one in enumerate(its.sections)
        ],
    }


def faction(box: Box, i: int) -> Data:
    """A faction mat with its abilities in words."""
    its: Faction = box.factions[i]
    return {
        "id": i,
        "key": its.name,
        "name": its.names,
        "base": its.base,
        "power": its.power,
        "cards": its.cards,
        "ability": {
            "key": its.ability,
            "name": both(f"faction-{its.ability}"),
            "about": both(f"faction-{its.ability}.about"),
        },
        "mechs": [mech(its, ability) for ability in abilities_of(its)],
    }


def mech(its: Faction, ability: str) -> Data:
    """What one mech unlocks."""
    return {
        "key": kebab(ability),
        "name": {lang: ability_name(ability, lang) for lang in LANGUAGES},
        "about": {lang: ability_text(its, ability, lang) for lang in LANGUAGES},
    }


# --- cards -----------------------------------------------------------------------------------------------


def offer(its: Offer) -> Data:
    """Cost and gain as pairs of good and amount, and in words."""
    return {
        "cost": pairs(its.cost),
        "gain": pairs(its.gain),
        "either": its.either,
        "about": {lang: offer_text(its, lang) for lang in LANGUAGES},
    }


def pairs(goods: tuple[int, ...]) -> list[list[int]]:
    """Good and amount."""
    return [[goods[i], goods[i + 1]] for i in range(0, len(goods), 2)]


def encounter(offers: tuple[Offer, ...], i: int) -> Data:
    """An encounter card."""
    about = {lang: encounter_text(offers, 0, lang) for lang in LANGUAGES}
    return {"id": i, "number": i + 1, "options": [offer(one) for one in offers], "about": about}


def factory_card(its: Offer, i: int) -> Data:
    """A Factory card: its top action; below it every card moves one unit."""
    return {"id": i, "number": i + 1, **offer(its)}


def objective(its: Objective, i: int) -> Data:
    """An objective."""
    about = {lang: objective_text(its, lang) for lang in LANGUAGES}
    return {"id": i, "number": its.number, "name": its.names, "about": about, "at_end": its.at_end}


def tile(box: Box, i: int) -> Data:
    """A structure bonus: coins for so many."""
    key = kebab(box.tiles[i])
    about = {lang: tile_text(box.tiles[i], box.tile_coins[i], lang) for lang in LANGUAGES}
    return {"id": i, "key": key, "name": both(f"tile-{key}"), "coins": list(box.tile_coins[i]), "about": about}


# --- the automatic opponent ------------------------------------------------------------------------------


def automa(box: Box) -> Data:
    """Its side in lists by side, its cards, trackers and moves."""
    return {
        "side": AUTOMA,
        "name": both("automa-name"),
        "brackets": list(BRACKETS),
        "workers": ALL_WORKERS,
        "mechs": ALL_MECHS,
        "cards": [automa_card(box, i) for i in range(len(box.automa))],
        "trackers": [tracker(its, i) for i, its in enumerate(box.trackers)],
        "orders": [order(its) for its in box.orders],
    }


def automa_card(box: Box, i: int) -> Data:
    """A card: what each half of it says, and what it means in a combat."""
    its = box.automa[i]
    return {
        "id": i,
        "number": its.number,
        "combat": list(its.combat),
        "cards": its.cards,
        "tokens": its.tokens,
        "star": its.star,
        "skipped": its.skipped,
        "orders": [
            list(dict.fromkeys([box.orders[move.order].name for move in half.moves])) for half in its.schemes
        ],
        "gains": [pairs(half.gain) for half in its.schemes],
        "about": [{lang: automa_text(box, i, half, lang) for lang in LANGUAGES} for half in SCHEMES],
        "fight": {lang: fight_text(its, lang) for lang in LANGUAGES},
    }


def tracker(its: Tracker, i: int) -> Data:
    """A tracker: its spaces with stars, and from where on water is crossed and the second half of cards holds."""
    return {
        "id": i,
        "key": its.name,
        "name": both(f"option-solo-{its.name}"),
        "water": its.water,
        "second": its.second,
        "stars": list(its.stars),
        "skips": its.skips,
        "about": {lang: tracker_text(its, lang) for lang in LANGUAGES},
    }


def order(its: Order) -> Data:
    """A move that cards ask for."""
    name = {lang: say("order-name", lang, order=its.name) for lang in LANGUAGES}
    about = {lang: order_text(its, lang) for lang in LANGUAGES}
    return {"key": its.name, "name": name, "about": about, "stand_in": its.source == "S"}
