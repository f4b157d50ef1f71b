"""The form of Settlers' packs: boards, cards and attack cards. Decks have an editor of their own."""

from __future__ import annotations

from typing import Any, Final

from deskovka.core.entries import Data
from deskovka.core.parts import Components
from deskovka.forms import Item, cards_by_id, component_item, fields_for, sources, value_names
from deskovka.games.settlers.box.data import BOUNDS, COPIES, FIELDS
from deskovka.games.settlers.box.vocabulary import SUPPLY
from deskovka.games.settlers.law.pieces import ENDS, KINDS

GAME: Final = "settlers"


def form(components: Components, data: Data) -> list[Item]:
    """Every entry with its fields; what is in force holds only what a pack may correct."""
    cards = cards_by_id(components)
    fields = {section: fields_for(GAME, kinds, BOUNDS, special_of(section)) for section, kinds in FIELDS.items()}
    found = []
    for section, its in fields.items():
        for id, entry in data[section].items():
            value = {name: x for name, x in entry.items() if name in FIELDS[section]}
            key = f"attack-{id}" if section == "attack" else id
            found.append(component_item((section, id), its, value, cards, key))
    return found


def special_of(section: str) -> dict[str, Any]:
    """What more is known of some fields."""
    if section == "faction":
        return {"keeps": {"kind": "choice", "choices": value_names(GAME, SUPPLY, "good-")}}
    ends = dict(zip(ENDS, value_names(GAME, ("none", "statues", "kept"), "ends-").values(), strict=True))
    return {
        "kind": {"kind": "choice", "choices": value_names(GAME, KINDS)},
        "ends": {"kind": "choice", "choices": ends},
        "effect": {"kind": "choice", "choices": sources()},
        **{name: {"kind": "each"} for name in COPIES},
    }
