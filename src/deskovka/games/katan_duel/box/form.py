"""The form of Katan's packs: numbers, regions, cards, events and decks."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.entries import LIST, NUMBER, TEXT, WORDS, Data, Kinds
from deskovka.core.parts import Components
from deskovka.forms import Field, Item, cards_by_id, component_item, fields_for, value_names
from deskovka.games.katan_duel.box.packs import (
    BOUNDS,
    COPIES,
    COST_BOUNDS,
    DECK,
    EXPANSION,
    NUMBER_BOUNDS,
    POINTS,
    is_expansion,
)
from deskovka.games.katan_duel.law.pieces import GOODS, SETS
from deskovka.games.katan_duel.words import both

GAME: Final = "katan-duel"


def form(components: Components, data: Data) -> list[Item]:
    """Every entry with its fields; decks that do not fit the numbers in force are left out."""
    cards = cards_by_id(components)
    found = []
    for section, entries in data.items():
        for id, entry in entries.items():
            key = f"{section}-{id}" if section in ("region", "deck") else id
            at = (section, *id.split(".")) if section in ("card", "event") else (section, id)
            if key in cards["en"]:
                found.append(component_item(at, fields_of(section, id, data), entry, cards, key))
    for item in found:
        item.whole = True
    return found


def fields_of(section: str, id: str, data: Data) -> list[Field]:
    """The fields of an entry."""
    if section == "numbers":
        return fields_for(GAME, {"value": NUMBER, "source": TEXT}, {"value": NUMBER_BOUNDS[id]}, {})
    if section == "region":
        names = value_names(GAME, GOODS, "land-")
        special: dict[str, Any] = {
            good: {"kind": "numbers", "low": 1, "high": 6, "title": names[good]} for good in GOODS
        }
        return fields_for(GAME, {**dict.fromkeys(GOODS, LIST), "source": TEXT}, {}, special)
    if section == "deck":
        return fields_for(GAME, {**DECK, "name": WORDS, "source": TEXT}, {}, deck_fields(data))
    kinds: Kinds = {**COPIES, **(EXPANSION if is_expansion(section, id) else {})}
    special = {name: {"title": title} for name, title in value_names(GAME, POINTS).items()}
    goods = {good: {"title": title} for good, title in value_names(GAME, GOODS, "good-").items()}
    special["cost"] = {"inner": fields_for(GAME, dict.fromkeys(GOODS, NUMBER), COST_BOUNDS, goods)}
    return fields_for(GAME, kinds, BOUNDS, special)


def deck_fields(data: Data) -> dict[str, Any]:
    """The cards and events that a deck may name."""
    names = {id: both(f"card-{id.split('.')[1]}") for id in data["card"]}
    events = [id.split(".")[1] for id in data["event"]]
    sets = []
    for which in SETS:
        own = {id.split(".")[1]: title for id, title in names.items() if id.startswith(f"{which}.")}
        special = {kind: {"title": title} for kind, title in own.items()}
        inner = fields_for(GAME, dict.fromkeys(own, NUMBER), dict.fromkeys(own, (0, 9)), special)
        sets.append(Field(which, "table", value_names(GAME, [which], "set-")[which], inner=inner))
    return {
        "start": {"kind": "choices", "choices": names},
        "events": {"kind": "choices", "choices": {event: both(f"card-{event}") for event in events}},
        "cards": {"inner": sets},
    }
