"""The component data in force, checked and built into cards, regions and decks."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from deskovka.core.entries import Data, Entry, choose, table
from deskovka.core.pack import PackProblem, Place
from deskovka.games.katan_duel.box.cards import tournament
from deskovka.games.katan_duel.box.packs import (
    CARDS,
    EVENTS,
    LANDS,
    POINTS,
    YULE,
    built_in_data,
    is_expansion,
    wrong,
)
from deskovka.games.katan_duel.law.pieces import GOODS, LETTERS, SETS, Card, EventCard, Land, Supply

MOST_OF_A_CARD: Final = 9
OWN_EVENTS: Final = 4  # that a player chooses, P


def make_supply(data: Data) -> Supply:
    """What the box holds; PackProblem if it cannot be played with."""
    check_copies(data)
    cards = tuple(tuple(correct_card(i, card, data["card"]) for card in its) for i, its in enumerate(CARDS))
    events = tuple(tuple(correct_event(i, event, data["event"]) for event in its) for i, its in enumerate(EVENTS))
    numbers = {id: int(entry["value"]) for id, entry in data["numbers"].items()}
    supply = Supply(cards, events, lands_of(data), numbers)
    supply.decks = decks_of(data, supply)
    return supply


# --- cards -----------------------------------------------------------------------------------------------


def correct_card(set: int, card: Card, entries: dict[str, Entry]) -> Card:
    """A card as its entry has it; what it does stays."""
    name = f"{SETS[set]}.{card.kind}"
    entry = entries[name]
    card = replace(card, copies=entry["copies"], moons=entry["half_moons"], source=entry["source"])
    if not is_expansion("card", name):
        return card
    cost = "".join(letter * entry["cost"].get(good, 0) for good, letter in zip(GOODS, LETTERS, strict=True))
    gives = {what: count for what, count in card.gives.items() if what not in POINTS.values()}
    gives |= {what: entry[name] for name, what in POINTS.items() if entry.get(name)}
    return replace(card, cost=cost, gives=gives, once=bool(entry.get("once")))


def correct_event(set: int, event: EventCard, entries: dict[str, Entry]) -> EventCard:
    """An event as its entry has it."""
    entry = entries[f"{SETS[set]}.{event.kind}"]
    return EventCard(event.kind, entry["copies"], entry["half_moons"], entry["source"], event.step, event.averted)


def check_copies(data: Data) -> None:
    """Each set has as many cards, face-up ones, events and half-moons as the rulebook says; there is one Yule."""
    printed = built_in_data()
    face_up = {f"{SETS[i]}.{card.kind}" for i, its in enumerate(CARDS) for card in its if card.face_up}
    for section in ("card", "event"):
        for name, entry in data[section].items():
            if entry["half_moons"] > entry["copies"]:
                raise wrong("half-moons", (section, *name.split(".")), count=entry["half_moons"])
        for set in SETS:
            own = [name for name in data[section] if name.startswith(f"{set}.")]
            for group in ([n for n in own if n not in face_up], [n for n in own if n in face_up]):
                check_sum(data, printed, section, group, "copies")
            check_sum(data, printed, section, own, "half_moons")
    check_sum(data, printed, "event", [f"base.{YULE}"], "copies")


def check_sum(data: Data, printed: Data, section: str, names: list[str], field: str) -> None:
    """A number of these entries together is as printed."""
    count = sum(data[section][name][field] for name in names)
    needed = sum(printed[section][name][field] for name in names)
    if count != needed:
        changed = [name for name in names if data[section][name] != printed[section][name]]
        places: list[Place] = [(section, *name.split("."), field) for name in changed]
        names_of = ", ".join(names) if len(names) < MOST_OF_A_CARD else names[0].split(".")[0]
        raise wrong("set-size", *places, field=field, names=names_of, count=count, needed=needed)


def lands_of(data: Data) -> tuple[Land, ...]:
    """All regions in their order: the good stays in its place, the number is the entry's."""
    found = []
    for id, lands in LANDS.items():
        entry = data["region"][id]
        needed = len(lands) // len(GOODS)
        for good in GOODS:
            if len({*entry[good]}) != len(entry[good]) or len(entry[good]) != needed:
                raise wrong("regions", ("region", id, good), good=good, needed=needed)
        left = {good: list(entry[name]) for good, name in enumerate(GOODS)}
        found += [Land(land.good, left[land.good].pop(0), entry["source"]) for land in lands]
    return tuple(found)


# --- decks -----------------------------------------------------------------------------------------------


def decks_of(data: Data, supply: Supply) -> dict[str, tournament.Deck]:
    """All decks that fit; one of ours that does not fit corrected numbers is left out, any other is a mistake."""
    ours = built_in_data()["deck"]
    found = {}
    for id, entry in data["deck"].items():
        try:
            found[id] = deck_of(("deck", id), entry, supply)
        except PackProblem:
            if entry != ours.get(id):
                raise
    if not found:
        raise wrong("no-deck", ("numbers",))
    return found


def deck_of(at: Place, entry: Entry, supply: Supply) -> tournament.Deck:
    """A deck out of one box; PackProblem if it is not. [tournament.deck]"""
    copies = {f"{SETS[i]}.{card.kind}": card.copies for i, its in enumerate(supply.cards) for card in its}
    start = list(entry["start"])
    for i, card in enumerate(start):
        check_card(card, copies, (*at, "start", i))
    cards: dict[str, int] = {}
    for set, kinds in entry["cards"].items():
        choose(set, SETS, (*at, "cards", set))
        for kind, count in table(kinds, (*at, "cards", set)).items():
            check_card(f"{set}.{kind}", copies, (*at, "cards", set, kind))
            cards[f"{set}.{kind}"] = copies_of(count, (*at, "cards", set, kind))
    for card, count in (Counter(start) + Counter(cards)).items():
        if count > copies[card]:
            places = ((*at, "cards", *card.split(".")), (*at, "start"))
            raise wrong("deck-copies", *places, card=card, count=count, most=copies[card])
    numbers = supply.numbers
    check_size(at, "start", len(start), numbers["tournament_hand"])
    check_size(at, "cards", sum(cards.values()), numbers["tournament_stacks"] * numbers["tournament_stack_size"])
    return tournament.Deck(tuple(start), cards, events_of(at, entry["events"], supply))


def check_card(card: str, known: dict[str, int], at: Place) -> None:
    """There is such a card."""
    if card not in known:
        raise wrong("deck-card", at, card=card)


def copies_of(count: object, at: Place) -> int:
    """How many copies of a card."""
    if type(count) is not int or not 1 <= count <= MOST_OF_A_CARD:
        raise PackProblem("kind", at, word=str(at[-1]), kind="number", low=1, high=MOST_OF_A_CARD)
    return count


def check_size(at: Place, part: str, count: int, needed: int) -> None:
    """A part of a deck has as many cards as it should."""
    if count != needed:
        raise wrong("deck-size", (*at, part), part=part, count=count, needed=needed)


def events_of(at: Place, chosen: list[str], supply: Supply) -> tuple[str, ...]:
    """Four events of choice beside those that everybody brings; of equal ones with a half-moon at most one."""
    plain: Counter[str] = Counter()
    marked: Counter[str] = Counter()
    for its in supply.events:
        for event in its:
            plain[event.kind] += event.copies - event.moons
            marked[event.kind] += event.moons
    del plain[YULE]
    for kind, count in Counter(chosen).items():
        here = (*at, "events", chosen.index(kind))
        choose(kind, plain, here)
        most = plain[kind] + min(1, marked[kind]) - tournament.EVENTS.count(kind)
        if count > most:
            raise wrong("deck-event", here, event=kind, count=count, most=most)
    check_size(at, "events", len(chosen), OWN_EVENTS)
    return tuple(chosen)
