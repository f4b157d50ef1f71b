"""Faction decks: the ready ones, those of deck files, and what is wrong with a deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deskovka.games.settlers.pieces import Box, Title

BASIC: Final = "basic"
BASE_SETS: Final = ("base", "basic")
READY: Final = (
    BASIC,
    "aztecs",
    "friends",
    "atlantis",
    "trio",
)  # those beside the basic one are named by their set
STANDARD: Final = "standard"
OPEN: Final = "open"
SIZE: Final = 30
SHAPE: Final = {3: 3, 2: 6, 1: 9}  # copies: titles


@dataclass
class Violation:
    """Why a deck is not allowed: the key of a sentence, and its words."""

    key: str
    words: dict[str, str | int]


def titles_of(box: Box, faction: int, sets: Sequence[str]) -> list[Title]:
    """The titles of a faction in these sets."""
    return [title for title in box.titles if title.deck == faction + 1 and title.set in sets]


def ready_deck(box: Box, faction: int, name: str, format: str) -> list[Title]:
    """The basic deck; a set of an expansion is mixed in, or takes the place of as many titles. [deck.standard]"""
    basic = titles_of(box, faction, BASE_SETS)
    added = titles_of(box, faction, (name,)) if name != BASIC else []
    if format == OPEN:
        return basic + added
    left = basic[:]
    for title in added:
        left.remove([other for other in left if other.copies == title.copies][-1])
    return left + added


def violations(titles: Sequence[Title], faction: int, format: str) -> list[Violation]:
    """All that is wrong with a deck. [deck.standard] [deck.open]"""
    found = [Violation("deck-foreign", {"card": title.name}) for title in titles if title.deck != faction + 1]
    twice = sorted({title.name for title in titles if [other.name for other in titles].count(title.name) > 1})
    found += [Violation("deck-twice", {"card": name}) for name in twice]
    if format == OPEN:
        return found
    sets = sorted({title.set for title in titles if title.set not in BASE_SETS})
    if len(sets) > 1:
        found.append(Violation("deck-expansions", {"sets": ", ".join(sets)}))
    size = sum(title.copies for title in titles)
    if size != SIZE:
        found.append(Violation("deck-size", {"size": size, "wanted": SIZE}))
    for copies, wanted in SHAPE.items():
        count = sum(title.copies == copies for title in titles)
        if count != wanted:
            found.append(Violation("deck-shape", {"copies": copies, "count": count, "wanted": wanted}))
    return found


def has_deck(box: Box, faction: int, name: str) -> bool:
    """Is there such a deck for this faction?"""
    if name in box.own_decks:
        return box.own_decks[name][0] == faction
    return name == BASIC or bool(titles_of(box, faction, (name,)))


def fill_decks(box: Box) -> None:
    """Every deck of every faction; one that a faction does not have is its basic one."""
    for faction in range(len(box.factions)):
        for format in (STANDARD, OPEN):
            for name in (*READY, *box.own_decks):
                box.decks[f"{faction} {name} {format}"] = deck_cards(box, faction, name, format)


def deck_cards(box: Box, faction: int, name: str, format: str) -> list[int]:
    """The cards of a deck by number."""
    if name in box.own_decks and box.own_decks[name][0] == faction:
        titles = [box.titles[number] for number in box.own_decks[name][1]]
    else:
        titles = ready_deck(box, faction, name if has_deck(box, faction, name) else BASIC, format)
    names = {title.name for title in titles}
    return [card for card in box.pool[faction + 1] if box.titles[box.title[card]].name in names]
