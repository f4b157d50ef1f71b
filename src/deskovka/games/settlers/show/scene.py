"""What never changes in a game: cards, boards, attack cards and goods, as drawing data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, NotRequired, TypedDict

from deskovka.core.board import Both
from deskovka.core.game import LANGUAGES
from deskovka.games.settlers.box.decks import BASE_SETS, SETS, SHAPE
from deskovka.games.settlers.law.chapters.sending import PAIR
from deskovka.games.settlers.law.moves import Send
from deskovka.games.settlers.law.pieces import (
    COLOURS,
    COMMON,
    GOODS,
    KINDS,
    MATCHING,
    NOTHING,
    ROUNDS,
    STOCK,
    Box,
    Faction,
    Title,
)
from deskovka.games.settlers.law.scoring import RANKS
from deskovka.games.settlers.show.icons import draw_goods, draw_lines, gains, icons, prays
from deskovka.games.settlers.words import both
from deskovka.games.settlers.words.card_text import effect_of

PLAIN_PICTURE: Final = "bldg"


class CardTitle(TypedDict):
    """What all copies of a card have in common; its effect is in words and in drawings."""

    name: str
    title: Both
    faction: NotRequired[str]  # left out: a common card
    kind: str
    colours: list[str]
    uses: int
    worth: int
    copies: int
    picture: str  # a drawing of the page
    icons: list[str]
    marker: NotRequired[str]  # what lies on a location that was used
    bonus: list[str]
    open: list[str]  # what a visitor gets
    gains: dict[str, list[str]]  # by what is done with it: what that brings, as drawings
    prays: NotRequired[list[str]]  # the colours that its prayer asks for, where they stand on the card
    set: NotRequired[str]  # of an expansion
    text: Both
    stand_in: NotRequired[str]  # what no source confirms: `all`, `effect` or `values`


class CardCopy(TypedDict):
    """One copy of a card; its number is that of boards, moves and events."""

    id: int
    code: str
    title: int
    cost: dict[str, int]
    sites: int  # locations in its cost
    raze: list[str]
    deal: NotRequired[str]


class AttackCard(TypedDict):
    """A card of the virtual player."""

    id: int
    good: str


class FactionMat(TypedDict):
    """A faction board."""

    name: str
    title: Both
    produces: dict[str, int]
    keeps: str
    tricolour: bool
    stand_in: bool


class DeckShape(TypedDict):
    """How many titles with this many copies a deck of the standard format has."""

    copies: int
    titles: int


class Scene(TypedDict):
    """Everything that a page must know before the first move."""

    lookout: str
    expansion: str
    peaceful: bool
    rounds: int
    goods: list[str]  # by their numbers in moves and events
    colours: list[str]  # likewise
    matching: dict[str, str]  # by colour: its good
    sends: list[str]  # what settlers can be sent for
    sent: int  # how many of them for one
    titles: list[CardTitle]
    cards: list[CardCopy]
    attacks: list[AttackCard]
    factions: list[FactionMat]
    sets: dict[str, Both]
    shape: list[DeckShape]
    ranks: list[Both]


def scene(box: Box, options: Mapping[str, Any]) -> Scene:
    """What is drawn of a box; without the expansion nothing of its cards."""
    shown = [i for i, its in enumerate(box.titles) if options["expansion"] != "none" or is_base(box, its)]
    numbers = {i: number for number, i in enumerate(shown)}
    pictures = drawings()
    return {
        "lookout": options["lookout"],
        "expansion": options["expansion"],
        "peaceful": options["peaceful"] == "yes",
        "rounds": ROUNDS,
        "goods": list(GOODS),
        "colours": list(COLOURS),
        "matching": {colour: GOODS[MATCHING[i]] for i, colour in enumerate(COLOURS)},
        "sends": [GOODS[move.good] for move in box.moves.send if isinstance(move, Send)],
        "sent": PAIR,
        "titles": [title(box, i, pictures.get(box.titles[i].name, PLAIN_PICTURE)) for i in shown],
        "cards": [card(box, i, numbers[box.title[i]]) for i in range(len(box.ids)) if box.title[i] in numbers],
        "attacks": [{"id": i, "good": GOODS[box.deal[i]]} for i in box.attack_pool],
        "factions": [faction(its) for its in box.factions],
        "sets": {name: both(f"option-deck-{name}") for name in SETS},
        "shape": [{"copies": copies, "titles": titles} for copies, titles in SHAPE.items()],
        "ranks": [both(f"rank-{i}") for i in range(len(RANKS) + 1)],
    }


def drawings() -> dict[str, str]:
    """By card: the drawing that it carries."""
    text = files("deskovka.games.settlers").joinpath("show/pictures.toml").read_text(encoding="utf-8")
    return {name: picture for picture, names in tomllib.loads(text).items() for name in names}


def is_base(box: Box, its: Title) -> bool:
    """Can the card come up without the expansion?"""
    return its.set in BASE_SETS and (its.deck == COMMON or not box.factions[its.deck - 1].expansion)


def title(box: Box, i: int, picture: str) -> CardTitle:
    """All copies of a card: what they have in common."""
    its = box.titles[i]
    copies = [number for number, other in enumerate(box.title) if other == i]
    first = copies[0]
    pays = row(box.pay[first * STOCK : (first + 1) * STOCK])
    found: CardTitle = {
        "name": its.name,
        "title": its.names,
        "kind": KINDS[its.kind],
        "colours": [colour for bit, colour in enumerate(COLOURS) if box.colours[first] >> bit & 1],
        "uses": int(box.uses[first]),
        "worth": int(box.worth[first]),
        "copies": len(copies),
        "picture": picture,
        "icons": icons(its),
        "bonus": draw_lines(its.bonus),
        "open": draw_goods(its.opens),
        "gains": gains(its),
        "text": {lang: " ".join(effect_of(box, first, lang)) for lang in LANGUAGES},
    }
    if its.deck != COMMON:
        found["faction"] = box.factions[its.deck - 1].name
    if pays:
        found["marker"] = next(iter(pays))
    if prays(its):
        found["prays"] = prays(its)
    if its.set not in BASE_SETS:
        found["set"] = its.set
    if stand_in_parts(its):
        found["stand_in"] = stand_in_parts(its)
    return found


def stand_in_parts(its: Title) -> str:
    """What of a card no source confirms: all of it, only its values, only what it does, or nothing."""
    if its.source == "S":
        return "all" if its.effect_source == "S" else "values"
    return "effect" if its.effect_source == "S" else ""


def card(box: Box, i: int, title: int) -> CardCopy:
    """One copy."""
    found: CardCopy = {
        "id": i,
        "code": box.ids[i],
        "title": title,
        "cost": row(box.cost[i * STOCK : (i + 1) * STOCK]),
        "sites": int(box.sites[i]),
        "raze": [GOODS[good] for good in box.raze[i]],
    }
    if box.deal[i] != NOTHING:
        found["deal"] = GOODS[box.deal[i]]
    return found


def faction(its: Faction) -> FactionMat:
    """A board."""
    produces = {GOODS[its.produces[i]]: its.produces[i + 1] for i in range(0, len(its.produces), 2)}
    return {
        "name": its.name,
        "title": its.names,
        "produces": produces,
        "keeps": GOODS[its.keeps],
        "tricolour": its.tricolour,
        "stand_in": its.source == "S",
    }


def row(amounts: Any) -> dict[str, int]:
    """Amounts by good, without those that are zero."""
    return {GOODS[good]: int(amount) for good, amount in enumerate(amounts) if amount}
