"""What never changes in a game: cards, boards, attack cards and goods, as drawing data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from deskovka.core.game import LANGUAGES
from deskovka.games.settlers.card_text import effect_of
from deskovka.games.settlers.decks import BASE_SETS, SETS
from deskovka.games.settlers.pieces import (
    COLOURS,
    COMMON,
    GOODS,
    KINDS,
    NOTHING,
    RESOURCES,
    ROUNDS,
    STOCK,
    Box,
    Faction,
    Title,
)
from deskovka.games.settlers.scoring import RANKS, SHRINE_STEPS
from deskovka.games.settlers.words import say

Data = dict[str, Any]

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


def scene(box: Box, options: Mapping[str, Any]) -> Data:
    """Everything that a page must know before the first move; without the expansion nothing of its cards."""
    shown = [i for i, its in enumerate(box.titles) if options["expansion"] != "none" or is_base(box, its)]
    numbers = {i: number for number, i in enumerate(shown)}
    return {
        "lookout": options["lookout"],
        "expansion": options["expansion"],
        "peaceful": options["peaceful"] == "yes",
        "rounds": ROUNDS,
        "titles": [title(box, i) for i in shown],
        "cards": [card(box, i, numbers[box.title[i]]) for i in range(len(box.ids)) if box.title[i] in numbers],
        "attacks": [{"id": i, "good": GOODS[box.deal[i]]} for i in box.attack_pool],
        "factions": [faction(its) for its in box.factions],
        "gates": [i for i in range(len(box.ids)) if box.slot[i]],
        "sets": {name: both(f"option-deck-{name}") for name in SETS},
        "shrine": [list(step) for step in SHRINE_STEPS],
        "ranks": [{"least": least, "title": both(f"rank-{i}")} for i, least in enumerate((0, *RANKS))],
    }


def is_base(box: Box, its: Title) -> bool:
    """Can the card come up without the expansion?"""
    return its.set in BASE_SETS and (its.deck == COMMON or not box.factions[its.deck - 1].expansion)


def both(key: str) -> dict[str, str]:
    """A message of the game in every language."""
    return {lang: say(key, lang) for lang in LANGUAGES}


def title(box: Box, i: int) -> Data:
    """All copies of a card: what they have in common. Their effect is in words and in drawings."""
    its = box.titles[i]
    copies = [number for number, other in enumerate(box.title) if other == i]
    first = copies[0]
    return {
        "name": its.name,
        "title": its.names,
        "deck": its.deck,
        "kind": KINDS[its.kind],
        "colours": [colour for bit, colour in enumerate(COLOURS) if box.colours[first] >> bit & 1],
        "uses": int(box.uses[first]),
        "worth": int(box.worth[first]),
        "copies": len(copies),
        "pay": row(box.pay[first * STOCK : (first + 1) * STOCK]),
        "always": its.always.partition(" ")[0],
        "icons": icons(its),
        "bonus": [icon for line in its.bonus for icon in drawn(line)],
        "open": counted(its.opens),
        "set": "" if its.set in BASE_SETS else its.set,
        "text": {lang: " ".join(effect_of(box, first, lang)) for lang in LANGUAGES},
        "stand_in": guessed(its),
    }


def guessed(its: Title) -> str:
    """What of a card no source confirms: all of it, only its values, only what it does, or nothing."""
    if its.source == "S":
        return "all" if its.effect_source == "S" else "values"
    return "effect" if its.effect_source == "S" else ""


def card(box: Box, i: int, title: int) -> Data:
    """One copy; its number is that of views and events."""
    return {
        "id": i,
        "code": box.ids[i],
        "title": title,
        "cost": row(box.cost[i * STOCK : (i + 1) * STOCK]),
        "sites": int(box.sites[i]),
        "raze": [GOODS[good] for good in box.raze[i]],
        "deal": None if box.deal[i] == NOTHING else GOODS[box.deal[i]],
    }


def faction(its: Faction) -> Data:
    """A board."""
    produces = {GOODS[its.produces[i]]: its.produces[i + 1] for i in range(0, len(its.produces), 2)}
    return {
        "name": its.name,
        "title": its.names,
        "produces": produces,
        "keeps": GOODS[its.keeps],
        "samurai": its.samurai,
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
    gives = [icon for line in its.does for icon in drawn(line)]
    return [*asks, "to", *gives] if asks else gives


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
