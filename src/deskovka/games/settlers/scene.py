"""What never changes in a game: cards, boards, attack cards and goods, as drawing data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final, NotRequired, TypedDict

from deskovka.core.board import Both
from deskovka.core.game import LANGUAGES
from deskovka.games.settlers.card_text import effect_of
from deskovka.games.settlers.chapters.sending import PAIR
from deskovka.games.settlers.decks import BASE_SETS, SETS, SHAPE
from deskovka.games.settlers.moves import Send
from deskovka.games.settlers.pieces import (
    ACTION,
    COLOURS,
    COMMON,
    GOODS,
    KINDS,
    MATCHING,
    NOTHING,
    PRODUCTION,
    RESOURCES,
    ROUNDS,
    STOCK,
    Box,
    Faction,
    Title,
)
from deskovka.games.settlers.scoring import RANKS
from deskovka.games.settlers.vocabulary import prayer_of
from deskovka.games.settlers.words import say

PLAIN_PICTURE: Final = "bldg"

# What a card does all the time, and steps without numbers, as drawings. `to` is an arrow.
ALWAYS: Final = {
    "store": ["keep", *GOODS[:RESOURCES]],
    "fortify": ["defence"],
    "gate": ["card", "to", "vp"],
    "shrine": ["any", "to", "vp"],
    "reveal": ["pray", "card"],
    "favour": ["keep", "favour"],
}
MOMENTS: Final = {
    "send": ["2 settler"],
    "visited": ["open"],
    "prayed": ["pray"],
    "before": ["pray"],
    "cleanup": ["keep"],
    "location": ["location", "vp"],
}
PLAIN: Final = {
    "produce other": ["again", "production"],
    "produce any": ["again", "production"],
    "build faction": ["build", "faction"],
    "build deal": ["build", "deal"],
    "use other": ["again", "action"],
    "deal again": ["again", "deal"],
    "deal with location": ["deal", "location"],
    "drop deal": ["lose", "deal"],
    "drop deal gain": ["lose", "deal", "any"],
    "take deal": ["take", "deal"],
    "steal resource": ["take", "any"],
    "raze any for 2 vp": ["raze", "to", "2 vp"],
    "raze enemy": ["lose", "location"],
    "raze own": ["location", "to", "found", "2 any"],
    "copy raze": ["any"],
    "remove location": ["lose", "location"],
    "take over": ["take", "location"],
    "make discard": ["lose", "card"],
    "visit": ["open"],
}
COUNTS: Final = ("samurai", "open", "favour", "trio")
PRAYED: Final = {
    "offer": ["any", "to", "vp"],
    "take card": ["card"],
    "statue": ["statue"],
    "keep each": ["under"],
    "keep under": ["under"],
}


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
    text = files("deskovka.games.settlers").joinpath("pictures.toml").read_text(encoding="utf-8")
    return {name: picture for picture, names in tomllib.loads(text).items() for name in names}


def is_base(box: Box, its: Title) -> bool:
    """Can the card come up without the expansion?"""
    return its.set in BASE_SETS and (its.deck == COMMON or not box.factions[its.deck - 1].expansion)


def both(key: str) -> Both:
    """A message of the game in every language."""
    return {lang: say(key, lang) for lang in LANGUAGES}


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
        "bonus": bonuses(its),
        "open": counted(its.opens),
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
    if guessed(its):
        found["stand_in"] = guessed(its)
    return found


def guessed(its: Title) -> str:
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


# --- effects as drawings ---------------------------------------------------------------------------------


def icons(its: Title) -> list[str]:
    """What a card asks for and gives: `2 settler`, `to`, `vp`; a colour of locations is `c:grey`."""
    if its.always:
        return ALWAYS[its.always.partition(" ")[0]]
    asks = [*moment(its.when), *counted(its.pay)]
    return [*asks, "to", *gives(its)] if asks else gives(its)


def gives(its: Title) -> list[str]:
    """What a card does, without what it asks for."""
    return [icon for line in its.does for icon in drawn(line)]


def bonuses(its: Title) -> list[str]:
    """What building a card brings beside what it does."""
    return [icon for line in its.bonus for icon in drawn(line)]


def gains(its: Title) -> dict[str, list[str]]:
    """What each use of a card brings; deals and razing differ between copies."""
    found = {"Build": [*(icons(its) if its.kind == PRODUCTION else []), *bonuses(its)]}
    found |= {"Activate": gives(its)} if its.kind == ACTION else {}
    found |= {"Visit": counted(its.opens)}
    return {kind: brought for kind, brought in found.items() if brought}


def moment(when: str) -> list[str]:
    """When a feature works."""
    verb, _, what = when.partition(" ")
    if verb == "build":
        own = {"faction": ["c:own"], "common": ["common"]}
        return own.get(what, [f"c:{colour}" for colour in what.split()])
    if verb == "points":
        return [f"{what} vp"]
    return MOMENTS.get(verb, [verb] if verb else [])


def counted(words: str) -> list[str]:
    """`2 wood stone` as drawings."""
    found: list[str] = []
    amount = ""
    for word in words.split():
        if word.isdecimal():
            amount = f"{word} "
        else:
            found.append(f"{amount}{'card' if word == 'hand' else word}")
            amount = ""
    return found


def drawn(line: str) -> list[str]:
    """A line of a card."""
    if line in PLAIN:
        return PLAIN[line]
    verb, _, rest = line.partition(" ")
    if verb == "pray":
        return prayed(rest)
    if verb == "may":
        pay, _, then = rest.removeprefix("pay ").partition(": ")
        return [pay, "to", *drawn(then)]
    if verb == "turn":
        return [rest.partition(" ")[0], "to", "vp"]
    if line.startswith("raze priced then "):
        return ["raze", "to", "lose", "location", *drawn(line.removeprefix("raze priced then "))]
    if verb in ("store", "reveal", "arrange"):
        return stored(verb, rest)
    if verb == "look":
        return [f"{rest} card", "to", "card"]
    if verb == "samurai":
        return [f"{rest} samurai"]
    if verb == "lay":
        return ["card", "to", "found", rest.removeprefix("foundation ")]
    if verb == "make":
        return ["lose", *counted(rest.removeprefix("lose "))]
    if " per " in rest:
        goods, _, what = rest.partition(" per ")
        what = what.partition(" max ")[0]
        goods = "any" if goods == "matching" else goods
        return [*counted(goods), "per", what if what in COUNTS else f"c:{what}"]
    if " or " in rest:
        first, _, second = rest.partition(" or ")
        return [*counted(first), "or", *counted(second)]
    if " of " in rest:
        return [f"{rest.partition(' of ')[0]} any"]
    return counted(rest)


def prays(its: Title) -> list[str]:
    """The colours that a card's prayer asks for; none where they come from what has happened."""
    for line in (*its.does, *its.bonus):
        _, word, rest = line.partition("pray ")
        if word:
            prayer, about = prayer_of(rest, NOTHING, NOTHING)
            return [] if about else [colour for bit, colour in enumerate(COLOURS) if prayer.colours >> bit & 1]
    return []


def prayed(words: str) -> list[str]:
    """A prayer: how many cards, and what each colour brings."""
    head, _, tail = words.partition(": ")
    found = ["pray", f"{head.partition(' ')[0]} common", "to"]
    for reward in tail.split(", "):
        goods, word, rest = reward.partition(" per ")
        if reward in PRAYED:
            found += PRAYED[reward]
        elif not word:  # for or at least so many cards
            found += counted(reward.partition(" for ")[0].partition(" at ")[0])
        else:
            of = "common" if rest == "card" else f"c:{rest}"
            found += ["any" if goods == "matching" else counted(goods)[0], "per", of]
    return found


def stored(verb: str, rest: str) -> list[str]:
    """Common cards that are revealed, kept for prayers, or put back."""
    if verb == "arrange":
        return [f"{rest} common", "again"]
    if verb == "reveal":
        count, _, more = rest.partition(" ")
        return [f"{count} common", "to", "under"] if more else [f"{count} common"]
    return ["common", "to", "under"]
