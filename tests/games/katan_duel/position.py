"""A position in the notation that stands at the top of vectors.toml, as a real state, and read off again."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import deskovka
from deskovka.core.cells import cells
from deskovka.core.step import Each, Step
from deskovka.games.katan_duel.law import flow, hands, verbs
from deskovka.games.katan_duel.law.chapters.action_phase import ACTION_PHASE
from deskovka.games.katan_duel.law.chapters.drawing import EXCHANGE_CARD, FILL_HAND
from deskovka.games.katan_duel.law.chapters.opening import PREPARE, REARRANGE
from deskovka.games.katan_duel.law.pieces import (
    CITY,
    COLUMNS,
    KINDS_OF_GOODS,
    NOBODY,
    NOTHING,
    PLACES,
    REGIONS,
    SETTLEMENT,
    SITES,
    Box,
)
from deskovka.games.katan_duel.law.state import Duel

Json = dict[str, Any]

SEATS: Final = ("red", "blue")
MODES: Final = {
    "introductory": "introductory",
    "era_of_gold": "gold",
    "era_of_turmoil": "turmoil",
    "era_of_progress": "progress",
    "duel_of_the_princes": "duel",
    "tournament": "tournament",
}
TERRAINS: Final = ("forest", "hills", "mountains", "fields", "pasture", "gold_field")  # in the order of the goods
START: Final = {
    "red": {
        "U-2": "forest2",
        "U0": "gold_field1",
        "U2": "fields6",
        "L-2": "hills3",
        "L0": "pasture4",
        "L2": "mountains5",
    },
    "blue": {
        "U-2": "forest3",
        "U0": "gold_field4",
        "U2": "fields5",
        "L-2": "hills2",
        "L0": "pasture1",
        "L2": "mountains6",
    },
}
TURN: Final = (flow.END_TURN, EXCHANGE_CARD, FILL_HAND, ACTION_PHASE)  # the last one is next
LEFT_OF_TURN: Final = {"action": 4, "draw": 3, "exchange": 2}
ROADS, SETTLEMENTS, CITIES = 9, 9, 7


class Unsayable(Exception):
    """There is no such move: nobody can even say it."""


# --- names -----------------------------------------------------------------------------------------------


def region_at(position: str) -> int:
    """The number of a region position such as U-2."""
    if position[:1] not in ("U", "L") or not position[1:].lstrip("-").isdigit() or int(position[1:]) % 2:
        raise Unsayable(position)
    return ("UL".index(position[0])) * COLUMNS + int(position[1:]) // 2 + 6


def site_at(site: str) -> int:
    """The number of a site such as U1b."""
    if site[:1] not in ("U", "L") or site[-1] not in "ab":
        raise Unsayable(site)
    return place_at(int(site[1:-1])) * 4 + "UL".index(site[0]) * 2 + "ab".index(site[-1])


def place_at(x: int) -> int:
    """The number of the place at an odd x."""
    return (x + 11) // 2


def name_of_region(region: int) -> str:
    return "UL"[region // COLUMNS] + str((region % COLUMNS - 6) * 2)


def name_of_site(site: int) -> str:
    return "UL"[site // 2 % 2] + str(site // 4 * 2 - 11) + "ab"[site % 2]


def land_called(box: Box, name: str) -> int:
    """The number of a region card such as gold_field2."""
    good, number = TERRAINS.index(name[:-1]), int(name[-1])
    pairs = list(zip(box.land_good, box.land_number, strict=True))
    return pairs.index((good, number))


def name_of_land(box: Box, land: int) -> str:
    return f"{TERRAINS[box.land_good[land]]}{box.land_number[land]}"


def event_called(box: Box, name: str) -> int:
    """The number of an event; equal events of two sets are one kind."""
    return [event.kind for event in box.events].index(name.split(".")[1])


def stack_called(s: Duel, name: str) -> int:
    """The number of a draw stack."""
    names = {
        "introductory": ["base1", "base2", "base3", "base4"],
        "duel": ["base1", "base2", "base3", "gold1", "turmoil1", "progress1"],
        "tournament": [f"{seat}:{i}" for seat in SEATS for i in (1, 2, 3)],
    }.get(s.mode.id, ["base1", "base2", "base3", f"{s.mode.id}1", f"{s.mode.id}2"])
    if name not in names:
        raise Unsayable(name)
    return names.index(name)


def card_called(s: Duel, seat: int, name: str) -> int:
    """A card of a seat's box: in the tournament everybody has one."""
    half = len(s.box.cards) // 2
    return s.box.names.index(name) + (seat * half if s.mode.own_stacks else 0)


# --- building a position ---------------------------------------------------------------------------------


def make(vector: Json) -> Duel:
    """The position of a vector."""
    active = SEATS.index(vector["active"])
    options = {"mode": MODES[vector["mode"]], "start": str(active + 1)}
    options |= vector.get("option", {})
    s = deskovka.game("katan-duel").start(2, 7, options)
    assert isinstance(s, Duel)
    if vector["phase"] == "setup" and not vector.get("stacks"):
        return s
    if vector["phase"] != "setup":
        for seat, colour in enumerate(SEATS):
            lay_principality(s, seat, vector.get(colour, {}))
        lay_hands(s, vector, active)
        s.supply = cells(supply_of(s, vector))
    lay_piles(s, vector)
    s.begin_memory()
    s.turn = 9
    s.die = vector.get("production", 1)
    s.symbol = 1
    s.advantage = [NOBODY, NOBODY]
    s.refresh()
    verbs.check_advantages(s)
    if vector["phase"] != "setup":
        set_agenda(s, vector["phase"], active)
    s.log = []
    return s


def lay_principality(s: Duel, seat: int, given: Json) -> None:
    """Places, roads, regions with their goods, cards and the Gold Cache."""
    places = given.get("places", {"-1": "settlement", "1": "settlement"})
    xs = sorted(int(x) for x in places)
    for place in range(PLACES):
        s.places[seat * PLACES + place] = 0
    for x, kind in places.items():
        s.places[seat * PLACES + place_at(int(x))] = CITY if kind == "city" else SETTLEMENT
    for column in range(COLUMNS):
        s.roads[seat * COLUMNS + column] = 0
    for x in given.get("roads", [x + 1 for x in xs[:-1]]):
        s.roads[seat * COLUMNS + x // 2 + 6] = 1
    for region in range(seat * REGIONS, (seat + 1) * REGIONS):
        s.land[region] = NOTHING
        s.goods[region] = 0
    for position, name in (START[SEATS[seat]] | given.get("regions", {})).items():
        i = seat * REGIONS + region_at(position)
        s.land[i] = land_called(s.box, name)
        s.goods[i] = given.get("goods", {}).get(name, 0)
    for site, cards in given.get("cards", {}).items():
        at = seat * SITES + site_at(site)
        top = cards if isinstance(cards, str) else cards[-1]
        s.sites[at] = card_called(s, seat, top)
        s.under[at] = NOTHING if isinstance(cards, str) else card_called(s, seat, cards[0])
    if "cache" in given:
        s.cache[seat] = region_at(given["cache"]["at"])
        s.cached[seat] = given["cache"]["gold"]


def lay_hands(s: Duel, vector: Json, active: int) -> None:
    """Hands; what the passive player drew last may not be used yet."""
    s.hand, s.fresh = [(), ()], [0, 0]
    s.hand_backs = [0] * (2 * s.mode.backs)
    for seat, colour in enumerate(SEATS):
        given = vector.get(colour, {})
        fresh = list(given.get("fresh", [])) if seat != active else []
        old = list((Counter(given.get("hand", [])) - Counter(fresh)).elements())
        for name in old:
            hands.add_to_hand(s, seat, card_called(s, seat, name), True)
        for name in fresh:
            hands.add_to_hand(s, seat, card_called(s, seat, name), False)


def supply_of(s: Duel, vector: Json) -> list[int]:
    """Centre cards and face-up cards that are left."""
    centre = vector.get("centre", {})
    found = [
        centre.get("road", ROADS - sum(s.roads)),
        centre.get("settlement", SETTLEMENTS - sum(1 for place in s.places if place)),
        centre.get("city", CITIES - list(s.places).count(CITY)),
    ]
    face_up = len(s.mode.offered) - sum(1 for card in s.sites if card in s.mode.offered)
    return [*found, sum(vector["face_up"].values()) if "face_up" in vector else face_up]


def lay_piles(s: Duel, vector: Json) -> None:
    """Draw stacks, discard piles, region stack and event stack."""
    box = s.box
    s.discard = [()]
    if s.mode.own_stacks:
        piles = vector.get("discards", {})
        s.discard = [pile_of(s, seat, piles.get(colour, [])) for seat, colour in enumerate(SEATS)]
    elif "discard" in vector:
        s.discard = [pile_of(s, 0, vector["discard"])]
    lay_stacks(s, vector)
    laid = set(s.land)
    top = [land_called(box, name) for name in vector.get("region_stack", [])]
    rest = [land for land in s.region_stack if land not in laid and land not in top]
    s.region_stack = rest + top[::-1]
    s.regions_left = len(s.region_stack)
    for name in reversed(vector.get("event_stack", [])):
        raise_event(s, event_called(box, name))


def pile_of(s: Duel, seat: int, names: list[str]) -> tuple[int, ...]:
    """Cards written from the top as a pile, whose top is the last one."""
    return tuple(card_called(s, seat, name) for name in reversed(names))


def lay_stacks(s: Duel, vector: Json) -> None:
    """A stack that is named holds just these cards; the others hold what is left of the pool."""
    named = {stack_called(s, name): cards for name, cards in vector.get("stacks", {}).items()}
    left = Counter(s.mode.pool)
    left.subtract(flow.visible(s))
    for cards in (*s.hand, *[pile[:-1] for pile in s.discard if not s.open_piles]):
        left.subtract(cards)
    stacks: list[tuple[int, ...]] = []
    for i, stack in enumerate(s.mode.stacks):
        stacks.append(pile_of(s, max(stack.owner, 0), named.get(i, [])))
        left.subtract(stacks[-1])
    if not s.mode.own_stacks:  # decks are a matter of taste, a box is not
        assert not -left, f"too many of {[s.box.names[card] for card in -left]}"
    # Fresh stacks have their size; later all cards that are nowhere else lie in the last stack of their back.
    last = {stack.back: i for i, stack in enumerate(s.mode.stacks) if i not in named}
    for i, stack in enumerate(s.mode.stacks):
        if i not in named:
            fitting = [card for card in left.elements() if s.mode.back[card] == stack.back]
            if vector["phase"] == "setup" or i != last[stack.back]:
                fitting = fitting[: stack.size]
            left.subtract(fitting)
            stacks[i] = tuple(fitting)
    s.stacks = stacks


def raise_event(s: Duel, event: int) -> None:
    """Put an event on top of its stack. Yule stays fourth from the bottom; what lies above it is past."""
    stack = s.event_stack[:]
    if event not in stack:  # the Duel draws some of its events by lot
        lot = next(i for i, card in enumerate(stack) if card in s.mode.lots and card not in s.mode.fixed_events)
        stack[lot] = event
    if event == s.box.yule:
        at = stack.index(event)
        s.event_discard = s.event_discard + stack[at + 1 :]
        s.event_stack = stack[: at + 1]
    else:
        stack.remove(event)
        s.event_stack = stack + [event]


def set_agenda(s: Duel, phase: str, active: int) -> None:
    """What is still to be done in this phase."""
    steps: list[Step] = list(TURN[: LEFT_OF_TURN.get(phase, 0)])
    if phase == "before_roll":
        steps = [flow.TURN]
    elif phase == "setup_regions":
        steps = [flow.TURN, Each((active, 1 - active), REARRANGE)]
    elif phase == "preparation":
        steps = [flow.TURN, PREPARE]
    assert steps, phase
    s.steps = steps
    s.actors = [active] * len(steps)
    s.advance()


# --- reading a position ----------------------------------------------------------------------------------


def goods(s: Duel, seat: int) -> dict[str, int]:
    """What lies on each region card, and in the Gold Cache."""
    found = {}
    for region in range(REGIONS):
        land = s.land[seat * REGIONS + region]
        if land != NOTHING:
            found[name_of_land(s.box, land)] = int(s.goods[seat * REGIONS + region])
    if s.cache[seat] != NOTHING:
        found["cache"] = int(s.cached[seat])
    return found


def regions(s: Duel, seat: int) -> dict[str, str]:
    """The region card at each position."""
    lands = {region: s.land[seat * REGIONS + region] for region in range(REGIONS)}
    return {name_of_region(i): name_of_land(s.box, land) for i, land in lands.items() if land != NOTHING}


def places(s: Duel, seat: int) -> dict[str, str]:
    """Settlements and cities."""
    kinds = {i: s.places[seat * PLACES + i] for i in range(PLACES)}
    return {str(i * 2 - 11): ("settlement", "city")[kind - 1] for i, kind in kinds.items() if kind}


def roads(s: Duel, seat: int) -> list[int]:
    """Columns with a road."""
    return [(column - 6) * 2 for column in range(COLUMNS) if s.roads[seat * COLUMNS + column]]


def cards(s: Duel, seat: int) -> dict[str, str | list[str]]:
    """The cards on each site, a covered one under the other."""
    found: dict[str, str | list[str]] = {}
    for site in range(SITES):
        card = s.sites[seat * SITES + site]
        if card != NOTHING:
            under = s.under[seat * SITES + site]
            name = s.box.names[card]
            found[name_of_site(site)] = name if under == NOTHING else [s.box.names[under], name]
    return found


def hand(s: Duel, seat: int) -> Counter[str]:
    """All cards in hand."""
    return Counter(s.box.names[card] for card in s.hand[seat])


def stock(s: Duel, seat: int) -> list[int]:
    """All goods of a seat by kind."""
    return [int(s.stock[seat * KINDS_OF_GOODS + good]) for good in range(KINDS_OF_GOODS)]
