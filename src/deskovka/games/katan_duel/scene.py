"""What never changes in a mode: cards, regions, stacks, events and names, as drawing data."""

from __future__ import annotations

from typing import Any

from deskovka.core.game import LANGUAGES
from deskovka.games.katan_duel.pieces import (
    CAPACITY,
    COLOURS,
    COLUMNS,
    COMMERCE,
    FIRST_PLACES,
    GOODS,
    GROUPS,
    IN_ACTION,
    KINDS_OF_GOODS,
    NOBODY,
    NOTHING,
    PLACES,
    PRICES,
    PROGRESS,
    SETS,
    SKILL,
    STRENGTH,
    SYMBOLS,
    TALLY,
    VICTORY,
    Box,
    Mode,
)
from deskovka.games.katan_duel.words import LETTERS, say

Data = dict[str, Any]

POINTS = {"victory": VICTORY, "commerce": COMMERCE, "strength": STRENGTH, "skill": SKILL, "progress": PROGRESS}


def scene(box: Box, mode: Mode) -> Data:
    """Everything that a page must know before the first move."""
    used = sorted({*mode.pool, *mode.offered})
    events = sorted({*mode.fixed_events, *mode.lots})
    return {
        "mode": mode.id,
        "title": both(f"option-mode-{mode.id}"),
        "target": mode.target,
        "theme": mode.theme,
        "own_stacks": mode.own_stacks,
        "cards": [card(box, mode, i) for i in used],
        "events": [event(box, i) for i in events],
        "lands": [land(box, i) for i in range(len(box.land_good))],
        "stacks": [stack(mode, i) for i in range(len(mode.stacks))],
        "offered": sorted(set(mode.offered)),
        "goods": [{"id": i, "key": key, "name": both(f"good-{key}")} for i, key in enumerate(GOODS)],
        "symbols": [{"id": i, "key": key, "name": both(f"symbol-{key}")} for i, key in enumerate(SYMBOLS)],
        "colours": {key: both(f"colour-{key}") for key in COLOURS},
        "groups": {key: both(f"group-{key}") for key in GROUPS if key},
        "tokens": [both("token-0"), both("token-1")],
        "costs": {what: list(price) for what, price in PRICES.items()},
        "geometry": geometry(),
    }


def both(key: str) -> dict[str, str]:
    """A message of the game in every language."""
    return {lang: say(key, lang) for lang in LANGUAGES}


def card(box: Box, mode: Mode, i: int) -> Data:
    """One kind of card; its number is that of views and events. Its text is the rule of this id."""
    its = box.cards[i]
    return {
        "id": i,
        "name": box.names[i],
        "kind": its.kind,
        "title": both(f"card-{its.kind}"),
        "short": both(f"card-{its.kind}.short"),
        "colour": COLOURS[its.colour],
        "group": GROUPS[its.group],
        "set": box.names[i].split(".")[0],
        "back": int(mode.back[i]),
        "cost": [int(box.cost[i * KINDS_OF_GOODS + good]) for good in range(KINDS_OF_GOODS)],
        "points": {name: int(box.gives[i * TALLY + what]) for name, what in POINTS.items()},
        "once": bool(box.once[i]),
        "face_up": i in mode.offered,
        "own_moment": bool(box.when[i] != IN_ACTION),
        "covers": int(box.covered[i]),
        "copies": mode.pool.count(i) + mode.offered.count(i),
        "rule": box.rule_ids[i],
        "play": box.moves.play[i].id,
    }


def event(box: Box, i: int) -> Data:
    """One kind of event."""
    kind = box.events[i].kind
    return {"id": i, "kind": kind, "title": both(f"card-{kind}"), "rule": box.event_rules[i]}


def land(box: Box, i: int) -> Data:
    """One region card."""
    good = GOODS[box.land_good[i]]
    title = both(f"land-{good}")
    return {"id": i, "good": int(box.land_good[i]), "number": int(box.land_number[i]), "key": good, "title": title}


def stack(mode: Mode, i: int) -> Data:
    """One draw stack: the back of its cards, and its owner (null = everybody)."""
    its = mode.stacks[i]
    back = None if mode.own_stacks else SETS[its.back]
    title = both(f"set-{SETS[its.back]}") if back else both("option-mode-tournament")
    owner = None if its.owner == NOBODY else its.owner
    return {"id": i, "back": its.back, "set": back, "title": title, "owner": owner, "size": its.size}


def geometry() -> Data:
    """How positions are numbered: region = row * columns + column; place p stands between columns p and p + 1."""
    return {
        "places": PLACES,
        "columns": COLUMNS,
        "first_places": list(FIRST_PLACES),
        "capacity": CAPACITY,
        "nothing": NOTHING,
        "letters": LETTERS,
    }
