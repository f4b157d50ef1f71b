"""The component data as plain entries: those of the card files, corrected by packs, and written out as a pack."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from deskovka.core.entries import (
    HEAD,
    LIST,
    NUMBER,
    SWITCH,
    TABLE,
    TEXT,
    WORDS,
    Bounds,
    Data,
    Entry,
    Kinds,
    by_language,
    check_fields,
    check_list,
    choose,
    table,
    toml,
)
from deskovka.core.pack import Pack, PackProblem, Place
from deskovka.forms import write_pack
from deskovka.games.katan_duel.box.cards import base, centre, gold, progress, tournament, turmoil
from deskovka.games.katan_duel.law.pieces import (
    COMMERCE,
    GOODS,
    GREEN,
    LETTERS,
    PROGRESS,
    RED,
    SETS,
    SKILL,
    STRENGTH,
    VICTORY,
    Card,
    EventCard,
    Land,
)

CARDS: Final[tuple[tuple[Card, ...], ...]] = (base.CARDS, gold.CARDS, turmoil.CARDS, progress.CARDS)
EVENTS: Final[tuple[tuple[EventCard, ...], ...]] = (base.EVENTS, gold.EVENTS, turmoil.EVENTS, progress.EVENTS)
LANDS: Final[dict[str, tuple[Land, ...]]] = {"red": centre.RED, "blue": centre.BLUE, "stack": centre.STACK}

POINTS: Final = {
    "victory": VICTORY,
    "commerce": COMMERCE,
    "strength": STRENGTH,
    "skill": SKILL,
    "progress": PROGRESS,
}
NUMBERS: Final = {
    "tournament_target": (tournament.TARGET, "S"),
    "tournament_stacks": (tournament.STACKS, "S"),
    "tournament_stack_size": (tournament.SIZE, "S"),
    "tournament_hand": (tournament.HAND, "S"),
}
COPIES: Final[Kinds] = {"copies": NUMBER, "half_moons": NUMBER, "source": TEXT}
EXPANSION: Final[Kinds] = {"cost": TABLE, **dict.fromkeys(POINTS, NUMBER), "once": SWITCH}
DECK: Final[Kinds] = {"start": LIST, "cards": TABLE, "events": LIST}
BOUNDS: Final[Bounds] = {"copies": (1, 9), "half_moons": (0, 9), **dict.fromkeys(POINTS, (0, 9))}
NUMBER_BOUNDS: Final[Bounds] = {
    "tournament_target": (3, 30),
    "tournament_stacks": (1, 3),
    "tournament_stack_size": (1, 30),
    "tournament_hand": (1, 9),
}
COST_BOUNDS: Final[Bounds] = dict.fromkeys(GOODS, (0, 9))
DECK_ID: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}")
YULE: Final = "yule"


# --- the card files --------------------------------------------------------------------------------------


def built_in_data() -> Data:
    """All that the card files say; cards and events under `set.name`."""
    cards = {f"{SETS[i]}.{card.kind}": card for i, its in enumerate(CARDS) for card in its}
    events = {f"{SETS[i]}.{event.kind}": event for i, its in enumerate(EVENTS) for event in its}
    return {
        "numbers": {id: {"value": value, "source": source} for id, (value, source) in NUMBERS.items()},
        "region": {id: lands_entry(lands) for id, lands in LANDS.items()},
        "card": {name: card_entry(card) for name, card in cards.items()},
        "event": {name: copies_entry(event) for name, event in events.items()},
        "deck": {name: deck_entry(deck) for name, deck in tournament.DECKS.items()},
    }


def lands_entry(lands: Sequence[Land]) -> Entry:
    """The numbers of some regions by what they give."""
    numbers: Entry = {good: [land.number for land in lands if land.good == i] for i, good in enumerate(GOODS)}
    return {**numbers, "source": max(land.source[-1] for land in lands)}


def copies_entry(card: Card | EventCard) -> Entry:
    """How many there are; of several sources the weakest is told."""
    return {"copies": card.copies, "half_moons": card.moons, "source": card.source[-1]}


def card_entry(card: Card) -> Entry:
    """A card with only those fields that it uses."""
    if card.colour not in (GREEN, RED):
        return copies_entry(card)
    cost = {
        good: card.cost.count(letter) for good, letter in zip(GOODS, LETTERS, strict=True) if letter in card.cost
    }
    points = {name: card.gives[what] for name, what in POINTS.items() if what in card.gives}
    return {"cost": cost, **points, **({"once": True} if card.once else {}), **copies_entry(card)}


def deck_entry(deck: tournament.Deck) -> Entry:
    """A deck with its cards by set."""
    cards: dict[str, dict[str, int]] = {}
    for name, count in deck.cards.items():
        set, kind = name.split(".")
        cards.setdefault(set, {})[kind] = count
    return {"start": list(deck.start), "events": list(deck.events), "cards": cards, "source": "S"}


# --- packs -----------------------------------------------------------------------------------------------


def wrong(key: str, *places: Place, **words: str | int) -> PackProblem:
    """A mistake that only this game knows."""
    return PackProblem(key, *places, game="katan-duel", **words)


def in_force(packs: Sequence[Pack]) -> Data:
    """The card files corrected by packs, the last one first; PackProblem if an entry has no such shape."""
    data = built_in_data()
    for pack in packs:
        for section, entries in pack.data.items():
            if section not in HEAD:
                choose(section, data, (section,))
                for id, at, entry in entries_of(section, entries, data):
                    data[section][id] = check_entry(section, id, table(entry, at), at)
    return data


def entries_of(section: str, entries: Any, data: Data) -> Iterator[tuple[str, Place, Any]]:
    """The entries of a section of a pack: id, place, entry. Only decks may be new."""
    for id, entry in table(entries, (section,)).items():
        at: Place = (section, id)
        if section in ("card", "event"):
            choose(id, SETS, at)
            own = [name.split(".")[1] for name in data[section] if name.startswith(f"{id}.")]
            for kind, inner in table(entry, at).items():
                choose(kind, own, (*at, kind))
                yield f"{id}.{kind}", (*at, kind), inner
        elif section == "deck":
            if not DECK_ID.fullmatch(id):
                raise wrong("deck-id", at, id=id)
            yield id, at, entry
        else:
            choose(id, data[section], at)
            yield id, at, entry


def check_entry(section: str, id: str, entry: Entry, at: Place) -> Entry:
    """The entry, if it has the fields and kinds of values that it should have."""
    if section == "numbers":
        check_fields(entry, {"value": NUMBER, "source": TEXT}, {}, at, {"value": NUMBER_BOUNDS[id]})
    elif section == "region":
        check_fields(entry, {**dict.fromkeys(GOODS, LIST), "source": TEXT}, {}, at, {})
        for good in GOODS:
            check_list(entry[good], NUMBER, (*at, good), 1, 6)
    elif section == "deck":
        check_fields(entry, DECK, {"name": WORDS, "source": TEXT}, at, {})
        for name in ("start", "events"):
            check_list(entry[name], TEXT, (*at, name))
    else:
        check_fields(entry, COPIES, EXPANSION if is_expansion(section, id) else {}, at, BOUNDS)
        if "cost" in entry:
            check_fields(entry["cost"], {}, dict.fromkeys(GOODS, NUMBER), (*at, "cost"), COST_BOUNDS)
    return entry


def is_expansion(section: str, id: str) -> bool:
    """Is it a card with a cost and points?"""
    set, kind = id.split(".")
    return section == "card" and any(c.kind == kind and c.colour in (GREEN, RED) for c in CARDS[SETS.index(set)])


def deck_titles(data: Data) -> dict[str, dict[str, str]]:
    """Names of decks that a pack brought or named; ours have theirs in the text files."""
    return {
        id: by_language(entry.get("name") or id)
        for id, entry in data["deck"].items()
        if entry.get("name") or id not in tournament.DECKS
    }


# --- writing ---------------------------------------------------------------------------------------------

ABOUT: Final = {
    "numbers": "The tournament: points to win, stacks of each player, cards in a stack, cards of the start hand.",
    "region": "Numbers of the regions: the start regions of the two players, and the stack.",
    "card": "Cards by set: cost, points, once = (1x), copies, how many of them with a half-moon.",
    "event": "Event cards by set.",
    "deck": "Tournament decks. Copy one under a new name to add your own; it may have a name = { cs, en }.",
}


def export(data: Data, title: str) -> str:
    """The data as a pack in TOML."""
    return write_pack("katan-duel", title, data, ABOUT, {"deck": deck_lines})


def deck_lines(id: str, entry: Entry) -> list[str]:
    """A deck with a line for each of its cards."""
    cards = [f"{set}.{kind} = {count}" for set, its in entry["cards"].items() for kind, count in its.items()]
    plain = [f"{name} = {toml(value)}" for name, value in entry.items() if name != "cards"]
    return [f"[deck.{id}]", *plain, f"[deck.{id}.cards]", *cards, ""]
