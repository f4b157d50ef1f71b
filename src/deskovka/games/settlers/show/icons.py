"""What cards ask for and give, as drawings: `2 settler`, `to`, `vp`; a colour of locations is `c:grey`."""

from __future__ import annotations

from typing import Final

from deskovka.games.settlers.law import lines
from deskovka.games.settlers.law.lines import COLOUR, Colours, Gains, Goods, Line, When, inmost
from deskovka.games.settlers.law.pieces import ACTION, ALWAYS, COLOURS, GOODS, PRODUCTION, RESOURCES, Title

# What a card does all the time, moments, and lines of one kind, by their words. `to` is an arrow.
STANDING: Final = {
    "store": ["keep", *GOODS[:RESOURCES]],
    "fortify": ["defence"],
    "gate": ["card", "to", "vp"],
    "shrine": ["any", "to", "vp"],
    "reveal": ["pray", "card"],
    "favour": ["keep", "favour"],
}
MOMENTS: Final = {  # others are drawn as they are called
    "": [],
    "raze hand": ["raze"],
    "raze enemy": ["raze"],
    "send": ["2 settler"],
    "points 2": ["2 vp"],
    "build faction": ["c:own"],
    "build common": ["common"],
    "visited": ["open"],
    "prayed": ["pray"],
    "before reveal": ["pray"],
    "cleanup": ["keep"],
    "location points": ["location", "vp"],
}
DEEDS: Final = {  # `#` is how many, or how many of what; `@` only of what
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
    "raze enemy": ["lose", "location"],
    "raze own": ["location", "to", "found", "2 any"],
    "copy raze": ["any"],
    "remove location": ["lose", "location"],
    "take over": ["take", "location"],
    "make discard": ["lose", "card"],
    "visit": ["open"],
    "look": ["# card", "to", "card"],
    "samurai": ["# samurai"],
    "arrange": ["# common", "again"],
    "store": ["common", "to", "under"],
    "store top": ["common", "to", "under"],
    "reveal": ["# common"],
    "reveal store": ["# common", "to", "under"],
    "lay foundation": ["card", "to", "found", "#"],
    "make lose": ["lose", "#"],
    "turn into": ["@", "to", "vp"],
    "raze any for": ["raze", "to", "#"],
    "gain matching": ["any", "per", "trio"],
}
REWARDS: Final = {
    "offer": ["any", "to", "vp"],
    "take card": ["card"],
    "statue": ["statue"],
    "keep each": ["under"],
    "keep under": ["under"],
    "matching per card": ["any", "per", "common"],
}


def icons(its: Title) -> list[str]:
    """What a card asks for and gives: `2 settler`, `to`, `vp`; a colour of locations is `c:grey`."""
    if its.always:
        return STANDING[ALWAYS[its.always]]
    asks = [*moment(its.when), *draw_goods(its.pay)]
    return [*asks, "to", *draw_lines(its.does)] if asks else draw_lines(its.does)


def gains(its: Title) -> dict[str, list[str]]:
    """What each use of a card brings; deals and razing differ between copies."""
    found = {"Build": [*(icons(its) if its.kind == PRODUCTION else []), *draw_lines(its.bonus)]}
    found |= {"Activate": draw_lines(its.does)} if its.kind == ACTION else {}
    found |= {"Visit": draw_goods(its.opens)}
    return {kind: brought for kind, brought in found.items() if brought}


def prays(its: Title) -> list[str]:
    """The colours that a card's prayer asks for; none where they come from what has happened."""
    prayers = [line for line in map(inmost, (*its.does, *its.bonus)) if isinstance(line, lines.Pray)]
    return [colour for colour in COLOURS if prayers and colour in prayers[0].colours]


def moment(when: When) -> list[str]:
    """When a feature works."""
    return [f"c:{colour}" for colour in when.colours] or MOMENTS.get(when.words, [when.words])


def draw_goods(goods: Goods) -> list[str]:
    """`2 wood stone` as drawings."""
    names = [("card" if good == "hand" else good, amount) for good, amount in goods]
    return [f"{amount} {name}" if amount > 1 else name for name, amount in names]


def of_colours(colours: Colours) -> str:
    """Locations or cards of these colours."""
    return f"c:{' '.join(colours)}"


def draw_lines(does: tuple[Line, ...]) -> list[str]:
    """Lines of a card, without what it asks for."""
    return [icon for line in does for icon in draw_line(line)]


def draw_line(line: Line) -> list[str]:
    """A line of a card."""
    if isinstance(line, lines.Deed):
        number = draw_goods(((line.good, line.count),))[0] if line.good else str(line.count)
        return [icon.replace("#", number).replace("@", line.good) for icon in DEEDS[line.verb]]
    if isinstance(line, lines.Pray):
        rewards = [icon for reward in line.rewards for icon in draw_reward(reward)]
        return ["pray", f"{line.cards} common", "to", *rewards]
    if isinstance(line, lines.MayPay):
        return [line.good, "to", *draw_line(line.then)]
    if isinstance(line, lines.RazePriced):
        return ["raze", "to", "lose", "location", *draw_line(line.then)]
    return draw_gain(line)


def draw_gain(line: Gains) -> list[str]:
    """What the owner of a card gains."""
    if isinstance(line, lines.Gain):
        return draw_goods(line.goods)
    if isinstance(line, lines.GainPer):
        what = of_colours(line.colours) if line.what == COLOUR else line.what
        return [*draw_goods(line.goods), "per", what]
    if isinstance(line, lines.GainOne):
        return [*draw_goods(line.first), "or", *draw_goods(line.second)]
    return [f"{line.count} any"]


def draw_reward(reward: lines.Reward) -> list[str]:
    """What a prayer brings; how many cards that takes is not drawn."""
    if reward.kind in REWARDS:
        return REWARDS[reward.kind]
    of = of_colours(reward.colours) if reward.colours else "common"
    return [*draw_goods(reward.goods), *(["per", of] if reward.kind == "per" else [])]
