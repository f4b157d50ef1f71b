"""What the card files say, with what packs correct and add; all of it is checked here."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from deskovka.core.entries import (
    HEAD,
    LIST,
    NUMBER,
    SOURCES,
    SWITCH,
    TEXT,
    WORDS,
    Data,
    Entry,
    Kinds,
    by_language,
    check_fields,
    check_list,
    choose,
    table,
)
from deskovka.core.pack import Pack, PackProblem, Place
from deskovka.games.settlers.box.decks import BASE_SETS, READY, SETS

FACTIONS: Final = ("barbarians", "romans", "egyptians", "japanese")
FILES: Final = ("factions", "common", *FACTIONS, "aztecs", "aztecs_others", "attacks")
GAME: Final = "settlers"
COPIES: Final = ("cost", "raze", "deal")  # fields in which copies may differ
ONE_OR_MORE: Final = (str, list)  # a value for all copies, or one for each
BOARD: Final[Kinds] = {"name": WORDS, "produces": TEXT, "keeps": TEXT, "source": TEXT}
FIELDS: Final[dict[str, Kinds]] = {  # that a pack may correct
    "faction": {**BOARD, "tricolour": SWITCH},
    "card": {
        **{"name": WORDS, "kind": TEXT, "colours": TEXT, **dict.fromkeys(COPIES, ONE_OR_MORE)},
        **{"pay": TEXT, "uses": NUMBER, "when": TEXT, "always": TEXT, "does": LIST, "bonus": LIST},
        **{"ends": TEXT, "open": TEXT, "worth": NUMBER, "source": TEXT, "effect": TEXT},
    },
    "attack": {"copies": NUMBER, "source": TEXT},
}
NEW_CARD: Final[Kinds] = {"name": WORDS, "faction": TEXT, "ids": LIST, "kind": TEXT, "source": TEXT}
DECK: Final[Kinds] = {"name": WORDS, "faction": TEXT, "cards": LIST}
SECTIONS: Final = (*FIELDS, "deck")
BOUNDS: Final = {"uses": (1, 2), "copies": (0, 16), "worth": (0, 9)}
ATTACK_CARDS: Final = 16
MOST_COPIES: Final = 3


# --- files and packs -------------------------------------------------------------------------------------


def built_in_data() -> Data:
    """All that the card files say; a card remembers its deck."""
    data: Data = {section: {} for section in SECTIONS}
    for name in FILES:
        text = files("deskovka.games.settlers").joinpath(f"box/cards/{name}.toml").read_text(encoding="utf-8")
        for section, entries in tomllib.loads(text).items():
            for id, entry in entries.items():
                data[section][id] = {"faction": name, **entry} if section == "card" else entry
    return data


def in_force(packs: Sequence[Pack]) -> Data:
    """The card files with the fields that packs correct, the last pack first, and what packs add."""
    data = built_in_data()
    known = {section: tuple(entries) for section, entries in data.items()}
    for section in known:  # decks need their cards, and cards their factions
        for pack in packs:
            for id, entry in entries_of(pack, section):
                at = (section, id)
                if section == "deck":
                    data["deck"][id] = check_deck(entry, data, at)
                elif section == "faction" and id not in data["faction"]:
                    data["faction"][id] = check_faction(entry, at)
                elif section == "card" and id not in data["card"] and is_new_card(entry, known["faction"]):
                    data["card"][id] = check_card(entry, data, at)
                else:
                    correct(data[section], id, entry, at)
    for name in data["faction"]:
        if not any(card["faction"] == name and is_basic(card) for card in data["card"].values()):
            raise PackProblem("no-deck", ("faction", name), game=GAME, faction=name)
    return data


def is_basic(card: Entry) -> bool:
    """Does it belong to the basic deck of its faction?"""
    return card.get("set", BASE_SETS[0]) in BASE_SETS


def entries_of(pack: Pack, section: str) -> list[tuple[str, Entry]]:
    """What a pack says in a section; all its sections must be known."""
    for word in pack.data:
        if word not in HEAD:
            choose(word, SECTIONS, (word,))
    entries = table(pack.data.get(section, {}), (section,))
    return [(id, table(entry, (section, id))) for id, entry in entries.items()]


def correct(known: dict[str, Entry], id: str, entry: Entry, at: Place) -> None:
    """Replace the fields of an entry that a pack names."""
    if id not in known:
        raise PackProblem("unknown", at, word=id, allowed=", ".join(list(known)[:12]) + " …")
    check_fields(entry, {}, FIELDS[str(at[0])], at, BOUNDS)
    known[id] = {**known[id], **check_values(entry, len(known[id].get("ids", ())), at)}


def check_values(entry: Entry, copies: int, at: Place) -> Entry:
    """Fields whose kinds are right: lists hold texts, one for each copy, and a name has both languages."""
    for field, value in entry.items():
        if isinstance(value, list):
            check_list(value, TEXT, (*at, field))
        if field in COPIES and isinstance(value, list) and len(value) != copies:
            raise PackProblem("kind", (*at, field), word=field, kind="text")
    if "effect" in entry:
        choose(entry["effect"], SOURCES, (*at, "effect"))
    if "name" not in entry:
        return entry
    names = by_language(entry["name"])
    if not all(names.values()) or not names:
        raise PackProblem("kind", (*at, "name"), word="name", kind="text")
    return {**entry, "name": names}


# --- what packs add --------------------------------------------------------------------------------------


def check_faction(entry: Entry, at: Place) -> Entry:
    """A further faction: its board must be complete."""
    check_id(str(at[-1]), ("common", "drawn"), at)
    check_fields(entry, BOARD, FIELDS["faction"], at, BOUNDS)
    return check_values(entry, 0, at)


def is_new_card(entry: Entry, ours: tuple[str, ...]) -> bool:
    """Is it meant for a faction that is not ours?"""
    return "ids" in entry and entry.get("faction") not in (*ours, "common", None)


def check_card(entry: Entry, data: Data, at: Place) -> Entry:
    """A card of a faction that packs brought. [deck.file]"""
    check_id(str(at[-1]), (), at)
    check_fields(entry, NEW_CARD, {**FIELDS["card"], "set": TEXT}, at, BOUNDS)
    check_board(entry["faction"], data, (*at, "faction"))
    choose(entry.get("set", BASE_SETS[0]), (*BASE_SETS, *SETS), (*at, "set"))
    ids = entry["ids"]
    new = check_values(entry, len(ids), at)
    if not 1 <= len(ids) <= MOST_COPIES:
        raise PackProblem("kind", (*at, "ids"), word="ids", kind="list")
    taken = {id for other in data["card"].values() for id in other["ids"]}
    for id in ids:
        if not re.fullmatch("[A-Z]{3}[0-9]{3}", id) or id in taken or ids.count(id) > 1 or id.startswith("ATT"):
            raise PackProblem("card-id", (*at, "ids"), game=GAME, word=id)
    return new


def check_deck(entry: Entry, data: Data, at: Place) -> Entry:
    """A deck file: a name, a faction with a board, and titles of cards. [deck.file]"""
    check_id(str(at[-1]), READY, at)
    check_fields(entry, DECK, {}, at, BOUNDS)
    new = check_values(entry, 0, at)
    faction, cards = entry["faction"], entry["cards"]
    check_board(faction, data, (*at, "faction"))
    if not cards:
        raise PackProblem("kind", (*at, "cards"), word="cards", kind="list")
    own = [id for id, card in data["card"].items() if card["faction"] == faction]
    for title in cards:
        if title not in data["card"]:
            choose(title, own, (*at, "cards"))
        if data["card"][title]["faction"] != "common":
            check_board(data["card"][title]["faction"], data, (*at, "cards"))
    return new


def check_board(faction: str, data: Data, at: Place) -> None:
    """The faction exists; that its cards are there is not enough. [deck.file]"""
    if faction in boardless(data):
        raise PackProblem("no-board", at, game=GAME, faction=faction)
    choose(faction, tuple(data["faction"]), at)


def boardless(data: Data) -> tuple[str, ...]:
    """Factions of which only cards are in the box."""
    found = dict.fromkeys([entry["faction"] for entry in data["card"].values()])
    return tuple([name for name in found if name != "common" and name not in data["faction"]])


def check_id(id: str, taken: tuple[str, ...], at: Place) -> None:
    """An id that can be typed, and is free."""
    if not re.fullmatch("[a-z][a-z0-9-]*", id) or id in taken:
        raise PackProblem("new-id", at, game=GAME, word=id)
