"""What cards ask for and give, as drawings: `2 settler`, `to`, `vp`; a colour of locations is `c:grey`."""

from __future__ import annotations

from typing import Final

from deskovka.games.settlers.pieces import ACTION, COLOURS, GOODS, NOTHING, PRODUCTION, RESOURCES, Title
from deskovka.games.settlers.vocabulary import prayer_of

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
        elif not word:  # for a number of cards, or at least that number
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
