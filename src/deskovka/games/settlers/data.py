"""What the card files say, with what packs correct and add; all of it is checked here."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from deskovka.core.pack import Pack, PackProblem, Place
from deskovka.games.settlers.decks import BASE_SETS, READY

Entry = dict[str, Any]
Data = dict[str, dict[str, Entry]]  # section, name, field

FACTIONS: Final = ("barbarians", "romans", "egyptians", "japanese")
FILES: Final = ("factions", "common", *FACTIONS, "aztecs", "aztecs_others", "attacks")
GAME: Final = "settlers"
COPIES: Final = ("cost", "raze", "deal")  # fields in which copies may differ
TEXTS: Final = (
    "kind",
    "colours",
    "pay",
    "when",
    "always",
    "ends",
    "open",
    "source",
    "effect",
    "produces",
    "keeps",
)
FIELDS: Final = {  # that a pack may correct
    "faction": ("name", "produces", "keeps", "tricolour", "source"),
    "card": (
        *("name", "kind", "colours", *COPIES),
        *("pay", "uses", "when", "always", "does", "bonus", "ends", "open", "worth", "source", "effect"),
    ),
    "attack": ("copies", "source"),
}
ATTACK_CARDS: Final = 16
LINES: Final = ("does", "bonus")
NUMBERS: Final = {"uses": (1, 2), "copies": (0, 16), "worth": (0, 9)}
HEAD: Final = ("game", "title")
SECTIONS: Final = ("faction", "card", "attack", "deck")
SOURCES: Final = ("R", "P", "M", "S")


# --- files and packs -------------------------------------------------------------------------------------


def built_in() -> Data:
    """All that the card files say; a card remembers its deck."""
    data: Data = {section: {} for section in SECTIONS}
    for name in FILES:
        text = files("deskovka.games.settlers").joinpath(f"cards/{name}.toml").read_text(encoding="utf-8")
        for section, entries in tomllib.loads(text).items():
            for id, entry in entries.items():
                data[section][id] = {"faction": name, **entry} if section == "card" else entry
    return data


def in_force(packs: Sequence[Pack]) -> Data:
    """The card files with the fields that packs correct, the last pack first, and what packs add."""
    data = built_in()
    known = {section: tuple(entries) for section, entries in data.items()}
    for section in known:  # decks need their cards, and cards their factions
        for pack in packs:
            for id, entry in entries_of(pack, section):
                at = (section, id)
                if section == "deck":
                    data["deck"][id] = added_deck(entry, data, at)
                elif section == "faction" and id not in data["faction"]:
                    data["faction"][id] = added_faction(entry, at)
                elif section == "card" and id not in data["card"] and is_new_card(entry, known["faction"]):
                    data["card"][id] = added_card(entry, data, at)
                else:
                    correct(data[section], id, entry, at)
    for name in data["faction"]:
        if not any(card["faction"] == name and is_basic(card) for card in data["card"].values()):
            raise PackProblem("no-deck", ("faction", name), game=GAME, faction=name)
    return data


def is_basic(card: Entry) -> bool:
    """Does it belong to the basic deck of its faction?"""
    return card.get("set", BASE_SETS[0]) in BASE_SETS


def entries_of(pack: Pack, section: str) -> list[tuple[str, Any]]:
    """What a pack says in a section; all its sections must be known."""
    for word in pack.data:
        if word not in (*HEAD, *SECTIONS):
            raise PackProblem("unknown", (word,), word=word, allowed=", ".join(SECTIONS))
    entries = pack.data.get(section, {})
    if not isinstance(entries, dict):
        raise PackProblem("kind", (section,), word=section, kind="table")
    return list(entries.items())


def correct(known: dict[str, Entry], id: str, entry: Any, at: Place) -> None:
    """Replace the fields of an entry that a pack names."""
    if id not in known:
        raise PackProblem("unknown", at, word=id, allowed=", ".join(list(known)[:12]) + " …")
    if not isinstance(entry, dict):
        raise PackProblem("kind", at, word=id, kind="table")
    allowed = FIELDS[str(at[0])]
    for field, value in entry.items():
        if field not in allowed:
            raise PackProblem("unknown", (*at, field), word=field, allowed=", ".join(allowed))
        check_kind(field, value, (*at, field), len(known[id].get("ids", ())))
    known[id] = {**known[id], **entry}


def check_kind(field: str, value: Any, at: Place, copies: int) -> None:
    """A value of the right kind."""
    texts = isinstance(value, list) and all(isinstance(one, str) for one in value)
    if field in COPIES and not (isinstance(value, str) or (texts and len(value) == copies)):
        raise PackProblem("kind", at, word=field, kind="text")
    if field in LINES and not texts:
        raise PackProblem("kind", at, word=field, kind="list")
    if field in NUMBERS:
        low, high = NUMBERS[field]
        if type(value) is not int or not low <= value <= high:
            raise PackProblem("kind", at, word=field, kind="number", low=low, high=high)
    if field in TEXTS and not isinstance(value, str):
        raise PackProblem("kind", at, word=field, kind="text")
    if field in ("source", "effect") and value not in SOURCES:
        raise PackProblem("unknown", at, word=str(value), allowed=", ".join(SOURCES))
    if field == "name" and not (isinstance(value, dict) and set(value) == {"cs", "en"} and all_texts(value)):
        raise PackProblem("kind", at, word=field, kind="table")


def all_texts(values: dict[str, Any]) -> bool:
    """Is every name a text?"""
    return all(isinstance(value, str) and value for value in values.values())


def one_of(word: str, allowed: tuple[str, ...], at: Place) -> str:
    """A word of a short list."""
    if word not in allowed:
        raise PackProblem("unknown", at, word=word, allowed=", ".join(filter(None, allowed)))
    return word


# --- what packs add --------------------------------------------------------------------------------------


def added_faction(entry: Any, at: Place) -> Entry:
    """A further faction: its board must be complete."""
    check_name(str(at[-1]), ("common", "drawn"), at)
    check_entry(entry, ("name", "produces", "keeps", "source"), FIELDS["faction"], at)
    for field, value in entry.items():
        check_kind(field, value, (*at, field), 0)
    return dict(entry)


def is_new_card(entry: Any, ours: tuple[str, ...]) -> bool:
    """Is it meant for a faction that is not ours?"""
    return isinstance(entry, dict) and "ids" in entry and entry.get("faction") not in (*ours, "common", None)


def added_card(entry: Entry, data: Data, at: Place) -> Entry:
    """A card of a faction that packs brought. [deck.file]"""
    check_name(str(at[-1]), (), at)
    check_entry(entry, ("name", "faction", "kind", "source"), (*FIELDS["card"], "ids", "faction", "set"), at)
    check_board(entry["faction"], data, (*at, "faction"))
    one_of(str(entry.get("set", BASE_SETS[0])), (*BASE_SETS, *READY[1:]), (*at, "set"))
    ids = entry["ids"]
    if not (isinstance(ids, list) and 1 <= len(ids) <= 3 and all(isinstance(id, str) for id in ids)):
        raise PackProblem("kind", (*at, "ids"), word="ids", kind="list")
    taken = {id for other in data["card"].values() for id in other["ids"]}
    for id in ids:
        if not re.fullmatch("[A-Z]{3}[0-9]{3}", id) or id in taken or ids.count(id) > 1 or id.startswith("ATT"):
            raise PackProblem("card-id", (*at, "ids"), game=GAME, word=id)
    for field, value in entry.items():
        check_kind(field, value, (*at, field), len(ids))
    return dict(entry)


def added_deck(entry: Any, data: Data, at: Place) -> Entry:
    """A deck file: a name, a faction with a board, and titles of cards. [deck.file]"""
    check_name(str(at[-1]), READY, at)
    fields = ("name", "faction", "cards")
    check_entry(entry, fields, fields, at)
    name, faction, cards = entry["name"], entry["faction"], entry["cards"]
    name = {"cs": name, "en": name} if isinstance(name, str) else name
    check_kind("name", name, (*at, "name"), 0)
    check_board(faction, data, (*at, "faction"))
    if not (isinstance(cards, list) and cards and all(isinstance(title, str) for title in cards)):
        raise PackProblem("kind", (*at, "cards"), word="cards", kind="list")
    for title in cards:
        if title not in data["card"]:
            own = [id for id, card in data["card"].items() if card["faction"] == faction]
            raise PackProblem("unknown", (*at, "cards"), word=title, allowed=", ".join(own))
        if data["card"][title]["faction"] != "common":
            check_board(data["card"][title]["faction"], data, (*at, "cards"))
    return {"name": name, "faction": faction, "cards": cards}


def check_board(faction: Any, data: Data, at: Place) -> None:
    """The faction exists; that its cards are there is not enough. [deck.file]"""
    if faction in boardless(data):
        raise PackProblem("no-board", at, game=GAME, faction=str(faction))
    one_of(str(faction), tuple(data["faction"]), at)


def boardless(data: Data) -> tuple[str, ...]:
    """Factions of which only cards are in the box."""
    found = dict.fromkeys([entry["faction"] for entry in data["card"].values()])
    return tuple([name for name in found if name != "common" and name not in data["faction"]])


def check_entry(entry: Any, needed: tuple[str, ...], allowed: tuple[str, ...], at: Place) -> None:
    """A table with what it needs and nothing else."""
    if not isinstance(entry, dict):
        raise PackProblem("kind", at, word=str(at[-1]), kind="table")
    for field in needed:
        if field not in entry:
            raise PackProblem("lacks", at, word=field)
    for field in entry:
        if field not in allowed:
            raise PackProblem("unknown", (*at, field), word=field, allowed=", ".join(allowed))


def check_name(id: str, taken: tuple[str, ...], at: Place) -> None:
    """An id that can be typed, and is free."""
    if not re.fullmatch("[a-z][a-z0-9-]*", id) or id in taken:
        raise PackProblem("new-id", at, game=GAME, word=id)
