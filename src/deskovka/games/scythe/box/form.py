"""The form of Scythe's packs: the automatic opponent."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.entries import TEXT
from deskovka.core.game import Game
from deskovka.core.parts import Components
from deskovka.forms import Field, Item, cards_by_id, component_item, fields_for, value_names
from deskovka.games.scythe.box.content import UNIT_NAMES
from deskovka.games.scythe.box.packs import BONUSES, BOUNDS, FIELDS, HALF, LAST_SPACE, MOST_SPENT, UNKNOWN
from deskovka.games.scythe.law.pieces import PREFERENCES, TARGETS, Box

GAME: Final = "scythe"


def form(g: Game, components: Components, data: dict[str, Any], box: Box) -> list[Item]:
    """Every entry with its fields; rules that sources leave open can only be confirmed."""
    cards = cards_by_id(components)
    found = []
    for section, kinds in FIELDS.items():
        fields = fields_for(GAME, kinds, BOUNDS, special_of(section, box))
        if section == "rule":
            found += [rule_item(g, id, fields, data) for id in UNKNOWN]
            continue
        for id, entry in data[section].items():
            value = {name: x for name, x in entry.items() if name in kinds}
            found.append(component_item((section, id), fields, value, cards, f"{section}-{id}"))
    return found


def rule_item(g: Game, id: str, fields: list[Field], data: dict[str, Any]) -> Item:
    """A rule of ours, in its own words."""
    rule = g.rules[f"automa.{id}"]
    return Item(("rule", id), rule.chapter, rule.words, fields, data.get("rule", {}).get(id, {"source": "S"}))


def special_of(section: str, box: Box) -> dict[str, Any]:
    """What more is known of some fields."""
    if section == "order":
        return {
            "units": {"kind": "choices", "choices": value_names(GAME, UNIT_NAMES, "unit-")},
            "to": {"kind": "choice", "choices": value_names(GAME, TARGETS, "target-")},
            "prefer": {"kind": "choices", "choices": value_names(GAME, PREFERENCES, "prefer-")},
        }
    if section == "tracker":
        second = value_names(GAME, ["second-scheme-from"], "field-")["second-scheme-from"]
        return {"stars": {"kind": "numbers", "low": 1, "high": LAST_SPACE}, "second": {"title": second}}
    more = fields_for(
        GAME,
        {faction.name: TEXT for faction in box.factions},
        {},
        {faction.name: {"title": faction.names} for faction in box.factions},
    )
    bonus = {"kind": "choice", "choices": value_names(GAME, BONUSES)}
    half = fields_for(GAME, HALF, {}, {"more": {"inner": more}, "bonus": bonus})
    return {
        "combat": {"kind": "numbers", "low": 0, "high": MOST_SPENT},
        "first": {"inner": half},
        "second": {"inner": half},
    }
