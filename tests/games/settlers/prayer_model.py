"""One prayer, modelled a second time: from the rulebook and the facts alone, without sight of the engine.

Colours stand for cards. A card is the tuple of its colours; a colourless one is empty.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

Json = dict[str, Any]
Card = tuple[str, ...]

NINE: Final = ("brown", "grey", "red", "pink", "gold", "black", "purple", "blue", "white")
MATCHING: Final = {
    **{"brown": "wood", "grey": "stone", "red": "food", "pink": "worker", "gold": "gold", "black": "raze"},
    **{"purple": "vp", "blue": "card", "white": "technology", "orange": "favour"},
}
TRICOLOUR: Final = "tricolour"
TRICOLOUR_AS: Final = ("brown", "grey", "red")
NAMES: Final = {"settler": "worker", "coin": "gold"}


class Refused(Exception):
    """The prayer cannot be said so; the reason is in words."""


@dataclass
class Heard:
    """What came of a prayer."""

    asked: Card
    hit: bool
    counts: dict[str, int]  # by asked colour; a card of several colours counts in each
    shared: int  # cards and tokens with at least one asked colour, each once
    gains: dict[str, int]


@dataclass
class Said:
    """A prayer as its player says it."""

    mode: str  # announce, choose or none
    listed: Card
    revealed: list[Card] = field(default_factory=list)
    tokens: Card = ()
    method: str = "reveal"
    announce: str | None = None
    choose: str | None = None
    tricolour: str | None = None
    stored: list[Card] = field(default_factory=list)
    favour_allowed: bool = True
    payoff: list[Json] = field(default_factory=list)
    discard: dict[str, int] = field(default_factory=dict)


def pray(said: Said) -> Heard:
    """The prayer's outcome."""
    asked = asked_colours(said)
    usable = usable_tokens(said, asked)
    counts = dict.fromkeys(asked, 0)
    shared = 0
    if said.method == "tokens":
        if said.stored:
            raise Refused("stored cards count only together with revealed ones")
        if not usable:
            raise Refused("no favour token of an asked colour")
    else:
        for card in said.revealed + said.stored:
            for colour in set(card) & set(asked):
                counts[colour] += 1
            shared += bool(set(card) & set(asked))
    hit = said.method == "tokens" or shared > 0
    if not hit:
        return Heard(asked, False, {}, 0, gains_of(said, {}, 0))
    for colour in usable:
        counts[colour] += 1
    counts = {colour: count for colour, count in counts.items() if count}
    shared += len(usable)
    return Heard(asked, True, counts, shared, gains_of(said, counts, shared))


def asked_colours(said: Said) -> Card:
    """The announced colour, or all that the text names."""
    if said.mode != "announce":
        return said.listed
    if said.announce not in said.listed:
        raise Refused("a colour of the text must be announced before revealing")
    return (said.announce,)


def usable_tokens(said: Said, asked: Card) -> list[str]:
    """The colours for which the tokens stand, as far as they are asked for."""
    tricolour = said.tricolour
    fits = [colour for colour in TRICOLOUR_AS if colour in asked]
    if tricolour is None and len(fits) == 1:  # goes without saying
        tricolour = fits[0]
    colours = [tricolour if token == TRICOLOUR else token for token in said.tokens]
    return [colour for colour in colours if colour in asked] if said.favour_allowed else []


def gains_of(said: Said, counts: dict[str, int], shared: int) -> dict[str, int]:
    """Goods by a payoff in the notation of the facts."""
    found: dict[str, int] = {}

    def add(goods: dict[str, int], times: int, colour: str | None = None) -> None:
        for word, amount in goods.items():
            good = MATCHING[colour] if word == "matching" and colour else NAMES.get(word, word)
            if amount * times:
                found[good] = found.get(good, 0) + amount * times

    def named(word: str) -> str | None:
        return {"announced": said.announce, "chosen": said.choose}.get(word, word)

    for line in said.payoff:
        if "may_discard" in line:
            given = {good: amount for good, amount in said.discard.items() if amount}
            if any(amount > counts.get(colour_of(good), 0) for good, amount in given.items()):
                raise Refused("more goods than counted cards of that colour")
            add(line["gain_per_discarded"], sum(given.values()))
            add(line["gain_per_distinct_type_discarded"], len(given))
        elif "per_card" in line:
            word = line["per_card"]
            if word.startswith("colour"):
                add(line["gain"], shared)  # a card that shares several colours is still one card
            else:
                for colour in said.listed if word == "each_listed" else (named(word),):
                    add(line["gain"], counts.get(str(colour), 0), colour)
        elif "threshold_of" in line:
            count = counts.get(str(named(line["threshold_of"])), 0)
            levels = sorted(line["levels"], key=lambda level: -int(level["min"]))
            add(next((level["gain"] for level in levels if count >= level["min"]), {}), 1)
        elif counts.get(str(named(line["of"])), 0) >= line["if_at_least"]:
            add(line["gain"], 1)
    return found


def colour_of(good: str) -> str:
    """The colour to which a good belongs."""
    return next(colour for colour, other in MATCHING.items() if other == good)
