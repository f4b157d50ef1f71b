"""Faction decks: the ready ones, those of deck files, and what is wrong with a deck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from deskovka.core import text
from deskovka.core.game import LANGUAGES
from deskovka.games.settlers.law.pieces import Box, Title
from deskovka.games.settlers.words import say

BASIC: Final = "basic"
BASE_SETS: Final = ("base", "basic")
SETS: Final = ("aztecs", "friends", "atlantis", "trio")  # of the expansion
ALL: Final = "all"
READY: Final = (BASIC, *SETS, ALL)  # the basic deck, one for each set, and one with all cards of a faction
STANDARD: Final = "standard"
OPEN: Final = "open"
FORMATS: Final = (STANDARD, OPEN)
SIZE: Final = 30
SHAPE: Final = {3: 3, 2: 6, 1: 9}  # copies: titles


def titles_of(box: Box, faction: int, sets: Sequence[str]) -> list[Title]:
    """The titles of a faction in these sets."""
    return [title for title in box.titles if title.deck == faction + 1 and title.set in sets]


def ready_deck(box: Box, faction: int, name: str, format: str) -> list[Title]:
    """The basic deck; a set of an expansion is mixed in, or takes the place of as many titles. [deck.standard]"""
    basic = titles_of(box, faction, BASE_SETS)
    added = titles_of(box, faction, SETS if name == ALL else (name,)) if name != BASIC else []
    if format == OPEN or name == ALL:
        return basic + added
    left = basic[:]
    for title in added:
        for other in [other for other in left if other.copies == title.copies][-1:]:
            left.remove(other)
    return left + added


# --- what is wrong with a deck ---------------------------------------------------------------------------


@dataclass
class Violation:
    """Why a deck is not allowed: the key of a sentence, and its words: numbers, names by language, or sets."""

    key: str
    words: dict[str, int | dict[str, str] | list[str]]

    def say(self, lang: str) -> str:
        """The sentence."""
        words: dict[str, str | int] = {}
        for name, word in self.words.items():
            if isinstance(word, list):  # named only now: a game that is being made has no words yet
                words[name] = set_names(word, lang)
            else:
                words[name] = word[lang] if isinstance(word, dict) else word
        return say(self.key, lang, **words)


def violations(box: Box, titles: Sequence[Title], faction: int, format: str) -> list[Violation]:
    """All that is wrong with a deck. [deck.standard] [deck.open]"""
    found = [because("deck-foreign", card=title.names) for title in titles if title.deck != faction + 1]
    names = [title.name for title in titles]
    twice = {title.name: title for title in titles if names.count(title.name) > 1}
    found += [because("deck-twice", card=title.names) for title in twice.values()]
    different = unique(titles)
    if format == STANDARD:
        return found + violations_of_shape(different)
    missing = [title for title in titles_of(box, faction, BASE_SETS) if title.name not in names]
    if missing:
        cards = {lang: text.listing([title.names[lang] for title in missing], lang) for lang in LANGUAGES}
        found.append(because("deck-missing", cards=cards, count=len(missing)))
    return found


def unique(titles: Sequence[Title]) -> list[Title]:
    """Each title once."""
    return list({title.name: title for title in titles}.values())


def violations_of_shape(titles: Sequence[Title]) -> list[Violation]:
    """One expansion, 30 cards, bounds on titles and on their copies. [deck.standard]"""
    found = []
    sets = sorted({title.set for title in titles if title.set not in BASE_SETS})
    if len(sets) > 1:
        found.append(because("deck-expansions", sets=sets))
    size = sum(title.copies for title in titles)
    if size != SIZE:
        found.append(because("deck-size", size=size, wanted=SIZE))
    for copies, wanted in SHAPE.items():
        count = sum(title.copies == copies for title in titles)
        if count != wanted:
            found.append(because("deck-shape", copies=copies, count=count, wanted=wanted))
    return found


def set_names(sets: Sequence[str], lang: str) -> str:
    """Sets of cards by their names."""
    return text.listing([say(f"option-deck-{name}", lang) for name in sets], lang)


def because(key: str, **words: int | dict[str, str] | list[str]) -> Violation:
    """A violation of this kind."""
    return Violation(key, dict(words))


# --- the decks of the box --------------------------------------------------------------------------------


def has_deck(box: Box, faction: int, name: str) -> bool:
    """Is there such a deck for this faction?"""
    if name in box.own_decks:
        return box.own_decks[name][0] == faction
    if name == ALL:
        return len({title.set for title in titles_of(box, faction, SETS)}) > 1
    return name == BASIC or bool(titles_of(box, faction, (name,)))


def deck_titles(box: Box, faction: int, name: str, format: str) -> list[Title]:
    """The titles of a deck; one that a faction does not have is its basic one."""
    if not has_deck(box, faction, name):
        return ready_deck(box, faction, BASIC, format)
    if name in box.own_decks:
        return [box.titles[number] for number in box.own_decks[name][1]]
    return ready_deck(box, faction, name, format)


def all_wrong(box: Box) -> dict[tuple[int, str, str], list[Violation]]:
    """By faction, name and format: what forbids this deck of the faction; a basic one is as it is printed."""
    found: dict[tuple[int, str, str], list[Violation]] = {}
    for faction in range(len(box.factions)):
        for name in (*READY, *box.own_decks):
            for format in FORMATS:
                if has_deck(box, faction, name):
                    titles = deck_titles(box, faction, name, format)
                    found[faction, name, format] = (
                        [] if name == BASIC else violations(box, titles, faction, format)
                    )
    return found


def fill_decks(box: Box) -> None:
    """Every deck of every faction."""
    for faction in range(len(box.factions)):
        for format in FORMATS:
            for name in (*READY, *box.own_decks):
                titles = {title.name for title in deck_titles(box, faction, name, format)}
                cards = [card for card in box.pool[faction + 1] if box.titles[box.title[card]].name in titles]
                box.decks[f"{faction} {name} {format}"] = cards


# --- decks for people ------------------------------------------------------------------------------------


def report(box: Box, names: dict[str, dict[str, str]], lang: str) -> list[dict[str, object]]:
    """Decks of deck files, each with all that forbids it in each format."""
    found = []
    for id, (faction, numbers) in box.own_decks.items():
        titles = [box.titles[number] for number in numbers]
        wrong = {format: violations(box, titles, faction, format) for format in FORMATS}
        found.append(describe(box, id, names[id][lang], faction, titles, wrong, lang))
    return found


def ready(box: Box, lang: str) -> list[dict[str, object]]:
    """Our own decks, as each format arranges them; a basic one is as it is printed."""
    found = []
    for faction in range(len(box.factions)):
        for name in READY:
            for format in FORMATS:
                if not has_deck(box, faction, name) or (name == ALL and format == STANDARD):
                    continue
                titles = ready_deck(box, faction, name, format)
                wrong = {f: [] if name == BASIC else violations(box, titles, faction, f) for f in FORMATS}
                about = describe(box, name, say(f"option-deck-{name}", lang), faction, titles, wrong, lang)
                found.append({**about, "format": format})
    return found


def describe(
    box: Box,
    id: str,
    name: str,
    faction: int,
    titles: Sequence[Title],
    wrong: dict[str, list[Violation]],
    lang: str,
) -> dict[str, object]:
    """A deck with its cards, and with what forbids it in each format."""
    cards = sum(title.copies for title in unique(titles))
    formats = [
        {
            "id": format,
            "title": say(f"option-format-{format}", lang),
            "wrong": [why.say(lang) for why in wrong[format]],
        }
        for format in FORMATS
    ]
    return {
        "id": id,
        "name": name,
        "about": say("deck-about", lang, faction=box.factions[faction].names[lang], count=cards),
        "faction": box.factions[faction].name,
        "format": "",
        "cards": [title.name for title in titles],
        "formats": formats,
    }
