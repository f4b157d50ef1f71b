"""What is printed on components: every number and sign, by plain English names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deskovka.games.scythe.law.pieces import (
    BOTTOMS,
    FACTORY,
    GOODS,
    NOBODY,
    NOTHING,
    ONE_TIME,
    ONE_TIME_AMOUNT,
    ONGOING,
    PREFERENCES,
    TARGETS,
    TERRAINS,
    TOPS,
    AutomaCard,
    Box,
    Faction,
    Mat,
    Objective,
    Offer,
    Order,
    Scheme,
    Tracker,
)
from deskovka.games.scythe.words.card_text import abilities_of

Printed = dict[str, Any]
UNITS = ("character", "mech", "worker")


def goods(pairs: Sequence[int]) -> dict[str, int]:
    """Good, amount … by name."""
    return {GOODS[pairs[i]]: pairs[i + 1] for i in range(0, len(pairs), 2)}


def name(words: str) -> str:
    """A name of the data in one word."""
    return words.replace(" ", "_")


def offer(one: Offer) -> Printed:
    """An option of an encounter, or the top action of a Factory card."""
    return {"cost": goods(one.cost), "gain": goods(one.gain), "either": one.either}


def faction(one: Faction) -> Printed:
    """A faction mat."""
    fords = [TERRAINS[i] for i in range(FACTORY) if one.fords >> i & 1]
    once = {GOODS[good]: ONE_TIME_AMOUNT for good in ONE_TIME}
    return {
        "power": one.power,
        "cards": one.cards,
        "ability": one.ability,
        "mechs": abilities_of(one),
        "riverwalk": fords,
        "one_time": once,
    }


def mat(one: Mat) -> Printed:
    """A player mat with its four sections."""
    sections = {
        BOTTOMS[bottom]: {
            "top": TOPS[section.top],
            "cost": {GOODS[bottom]: section.cost},
            "squares": section.squares,
            "coins": section.coins,
            "ongoing": GOODS[ONGOING[bottom]],
        }
        for bottom, section in enumerate(one.sections)
    }
    return {"number": one.number, "popularity": one.popularity, "coins": one.coins, "sections": sections}


def objective(one: Objective) -> Printed:
    """An objective card."""
    needs = {name(need.what): f"{need.sign} {need.number}" for need in one.needs}
    return {"number": one.number, "needs": needs, "end": one.at_end}


def automa_card(box: Box, one: AutomaCard) -> Printed:
    """A card of the automatic opponent."""
    return {
        "number": one.number,
        "combat": list(one.combat),
        "cards": one.cards,
        "tokens": one.tokens,
        "star": one.star,
        "skipped": one.skipped,
        "schemes": [scheme(box, half) for half in one.schemes],
    }


def scheme(box: Box, one: Scheme) -> Printed:
    """One half of such a card."""
    moves = [
        {
            "order": box.orders[move.order].name,
            "power": move.power,
            "faction": None if move.faction == NOBODY else box.factions[move.faction].name,
        }
        for move in one.moves
    ]
    more = {box.factions[i].name: goods(gain) for i, gain in enumerate(one.more) if gain}
    bonus = None if one.bonus == NOTHING else GOODS[ONGOING[one.bonus]]
    return {"moves": moves, "gain": goods(one.gain), "more": more, "bonus": bonus}


def tracker(one: Tracker) -> Printed:
    """A star tracker of the automatic opponent."""
    return {
        "stars": list(one.stars),
        "water": one.water,
        "second": one.second,
        "skips": one.skips,
        "victories": one.victories,
    }


def order(one: Order) -> Printed:
    """A move that such a card can ask for."""
    return {
        "units": [UNITS[kind] for kind in one.units],
        "to": TARGETS[one.to],
        "prefer": [name(PREFERENCES[wish]) for wish in one.prefer],
    }
