"""What never changes in a mode: cards, regions, stacks, events and names, as drawing data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypedDict

from deskovka.core.board import Both
from deskovka.games.katan_duel.box.packs import POINTS
from deskovka.games.katan_duel.law.chapters.dice import SPARED
from deskovka.games.katan_duel.law.pieces import (
    ACTION,
    CAPACITY,
    COLOURS,
    COLUMNS,
    GOODS,
    GROUPS,
    HERO,
    IN_ACTION,
    KINDS_OF_GOODS,
    NOBODY,
    PLACES,
    PRICES,
    REGIONS,
    SETS,
    SHIP,
    SITES,
    SYMBOLS,
    TALLY,
    UNIT,
    Box,
    Mode,
)
from deskovka.games.katan_duel.words import LETTERS, both

TOKENS: Final = ("strength", "commerce")  # the two advantages, by the points that win them
BOOSTED: Final = 2  # resources that a region beside a booster produces

# What is drawn on a card, by its kind; others show what they are.
DRAWINGS: Final = {
    "abbey": "chapel",
    "archer": "skill",
    "arsonist": "brigand",
    "benjamin": "hero",
    "brick_factory": "brick",
    "brigands": "band",
    "brigitta": "hero",
    "building_crane": "found",
    "chapel_high": "chapel",
    "chapel_low": "chapel",
    "chief_cannoneer": "strength",
    "doctor": "hero",
    "drill_ground": "strength",
    "fairgrounds": "tent",
    "gold_cache": "gold",
    "goldsmith": "gold",
    "grain_mill": "mill",
    "gudrun": "hero",
    "guido": "hero",
    "gustav": "hero",
    "harbor": "ship",
    "hedge_tavern": "celebration",
    "iron_foundry": "ore",
    "large_festival_hall": "celebration",
    "library": "progress",
    "lookout_tower": "tower",
    "lumber_camp": "axes",
    "marketplace": "commerce",
    "merchant": "hero",
    "merchant_caravan": "trade",
    "merchant_guild": "commerce",
    "mineral_mining": "ore",
    "mint": "gold",
    "moneylender": "gold",
    "pirate_ship": "ship",
    "reiner": "celebration",
    "relocation": "trade",
    "salt_silo": "building",
    "scout": "region",
    "sebastian": "hero",
    "staple_house": "settlement",
    "storehouse": "settlement",
    "three_field_system": "grain",
    "tithe_barn": "harvest",
    "toll_bridge": "tower",
    "trade_master": "hero",
    "trading_base": "commerce",
    "traitor": "hero",
    "university": "progress",
    "voyage_of_plunder": "ship",
    "weavers_shop": "wool",
}
EVENT_DRAWINGS: Final = {
    "feud": "brigand",
    "fraternal_feuds": "band",
    "gift_for_the_prince": "gold",
    "invention": "progress",
    "plague": "city",
    "riots": "band",
    "trade_ships_race": "ship",
    "traveling_merchant": "trade",
    "year_of_plenty": "harvest",
    "yule": "celebration",
}

Colour = Literal["action", "green", "red", "brown"]
Row = Literal["above", "below"]


class CardKind(TypedDict):
    """A kind of card; its text is the rule of this id."""

    id: int
    title: Both
    short: Both
    colour: Colour
    group: str
    back: str
    cost: dict[str, int]  # by good
    points: dict[str, int]  # by kind
    once: bool
    own_moment: bool  # it is played at another moment than in the action phase
    rule: str
    drawing: str


class EventKind(TypedDict):
    """A kind of event card."""

    id: int
    title: Both
    rule: str
    drawing: str


class RegionCard(TypedDict):
    """A region card."""

    good: str
    number: int
    title: Both


class DrawStack(TypedDict):
    """A draw stack; without an owner it is everybody's."""

    title: Both
    back: str
    owner: NotRequired[int]


class NamedGood(TypedDict):
    """A resource."""

    key: str
    name: Both


class RegionSpot(TypedDict):
    """Where a region lies, and the sites beside it."""

    row: Row
    beside: list[int]


class SiteSpot(TypedDict):
    """A site: above or below its place, and farther out than another one. Moves name the spot."""

    place: int
    row: Row
    outer: bool
    spot: int


class Scene(TypedDict):
    """A mode of the game."""

    title: Both
    target: int
    stand_in: bool
    cards: list[CardKind]
    events: list[EventKind]
    lands: list[RegionCard]  # by number
    stacks: list[DrawStack]  # by number
    goods: list[NamedGood]  # by number
    symbols: dict[str, Both]
    tokens: list[str]  # by number: the points that win the advantage
    letters: str  # of places
    regions: list[RegionSpot]  # by number
    sites: list[SiteSpot]  # by number
    capacity: int  # of a region
    boosted: int  # resources of a region beside a booster
    spared: int  # brigands leave those alone who have no more
    prices: dict[str, dict[str, int]]  # of roads, settlements and cities, by good


def scene(box: Box, mode: Mode) -> Scene:
    """Everything that a page must know before the first move."""
    used = sorted({*mode.pool, *mode.offered})
    events = sorted({*mode.fixed_events, *mode.lots})
    return {
        "title": both(f"option-mode-{mode.id}"),
        "target": mode.target,
        "stand_in": mode.own_stacks,
        "cards": [card(box, mode, i) for i in used],
        "events": [event(box, i) for i in events],
        "lands": [land(box, i) for i in range(len(box.land_good))],
        "stacks": [stack(mode, i) for i in range(len(mode.stacks))],
        "goods": [{"key": key, "name": both(f"good-{key}")} for key in GOODS],
        "symbols": {key: both(f"symbol-{key}") for key in SYMBOLS},
        "tokens": list(TOKENS),
        "letters": LETTERS,
        "regions": [{"row": row(i // COLUMNS), "beside": beside(i)} for i in range(REGIONS)],
        "sites": [site(i) for i in range(SITES)],
        "capacity": CAPACITY,
        "boosted": BOOSTED,
        "spared": SPARED,
        "prices": {what: price_by_good(price) for what, price in PRICES.items()},
    }


def card(box: Box, mode: Mode, i: int) -> CardKind:
    """One kind of card; its number is that of boards, moves and events."""
    its = box.cards[i]
    points = {name: int(box.gives[i * TALLY + what]) for name, what in POINTS.items()}
    return {
        "id": i,
        "title": both(f"card-{its.kind}"),
        "short": both(f"card-{its.kind}.short"),
        "colour": COLOURS[its.colour],
        "group": GROUPS[its.group],
        "back": back_name(mode, int(mode.back[i])),
        "cost": price_by_good([box.cost[i * KINDS_OF_GOODS + good] for good in range(KINDS_OF_GOODS)]),
        "points": {name: count for name, count in points.items() if count},
        "once": bool(box.once[i]),
        "own_moment": bool(box.when[i] != IN_ACTION),
        "rule": box.rule_ids[i],
        "drawing": drawing(box, i),
    }


def price_by_good(price: Sequence[int]) -> dict[str, int]:
    """Return the goods that are paid, by name."""
    return {name: int(count) for name, count in zip(GOODS, price, strict=True) if count}


def drawing(box: Box, i: int) -> str:
    """What is drawn on a card."""
    its = box.cards[i]
    if its.kind in DRAWINGS:
        return DRAWINGS[its.kind]
    if its.group == SHIP:
        return "ship"
    if its.group in (HERO, UNIT):
        return "hero"
    return "trade" if its.colour == ACTION else "building"


def event(box: Box, i: int) -> EventKind:
    """One kind of event."""
    kind = box.events[i].kind
    drawing = EVENT_DRAWINGS.get(kind, "event-card")
    return {"id": i, "title": both(f"card-{kind}"), "rule": box.event_rules[i], "drawing": drawing}


def land(box: Box, i: int) -> RegionCard:
    """One region card."""
    good = GOODS[box.land_good[i]]
    return {"good": good, "number": int(box.land_number[i]), "title": both(f"land-{good}")}


def stack(mode: Mode, i: int) -> DrawStack:
    """One draw stack."""
    its = mode.stacks[i]
    title = both("option-mode-tournament") if mode.own_stacks else both(f"set-{SETS[its.back]}")
    found: DrawStack = {"title": title, "back": back_name(mode, its.back)}
    if its.owner != NOBODY:
        found["owner"] = its.owner
    return found


def back_name(mode: Mode, back: int) -> str:
    """The set that a back shows; in the tournament a back only tells whose card it is."""
    return SETS[0] if mode.own_stacks else SETS[back]


# --- where things lie ------------------------------------------------------------------------------------


def row(number: int) -> Row:
    """Above or below the places."""
    return "below" if number else "above"


def site(i: int) -> SiteSpot:
    """Four sites belong to a place, two of them to each of its spots."""
    return {"place": i // 4, "row": row(i // 2 % 2), "outer": i % 2 == 1, "spot": i // 2}


def beside(region: int) -> list[int]:
    """The sites on both sides of a region. [city.neighbours]"""
    row, column = divmod(region, COLUMNS)
    places = [place for place in (column - 1, column) if 0 <= place < PLACES]
    return [place * 4 + row * 2 + outer for place in places for outer in range(2)]
