"""Alone: which unit of the automatic opponent moves, and where to."""

from __future__ import annotations

from deskovka.games.scythe.law.control import enemy_units, fighting_enemy
from deskovka.games.scythe.law.pieces import (
    BASE,
    CHARACTER,
    CLEAR,
    EXPLORE,
    FACTORY,
    FREE,
    MECH,
    NOBODY,
    NOTHING,
    PREFERENCES,
    RAID,
    Box,
    Order,
)
from deskovka.games.scythe.law.state import (
    Scythe,
    base_of,
    fighters_at,
    mechs_at,
    tracker_of,
    units_at,
    workers_at,
)

PLAYER = 0


def find_move(s: Scythe, side: int, order: Order) -> tuple[int, ...]:
    """Kind, place and goal of the move that an order means; nothing if it is not possible."""
    for kind in order.units:
        for at in sorted(places_of(s, side, kind), key=lambda place: unit_rank(s, side, place)):
            to = find_goal(s, side, order, at)
            if to != NOTHING:
                return (kind, at, to)
    return ()


def unit_rank(s: Scythe, side: int, place: int) -> tuple[int, int]:
    """From the base first, then from the greatest company, then from farthest off the Factory. [automa.unit]"""
    if s.box.terrain[place] == BASE:
        return (-99, 0)
    return (-int(units_at(s, side, place)), -s.box.far[place])


def places_of(s: Scythe, side: int, kind: int) -> list[int]:
    """Where units of a kind stand, in the order of reading."""
    if kind == CHARACTER:
        return [] if s.character[side] == NOTHING else [int(s.character[side])]
    table = s.mechs if kind == MECH else s.workers
    return [place for place in range(s.size) if table[side * s.size + place]]


def find_goal(s: Scythe, side: int, order: Order, at: int) -> int:
    """The best goal that a unit lifted from there could be put down on, or NOTHING."""
    near = neighbourhood(s, side, at)
    best: list[int] = []
    found = NOTHING
    for place in range(s.box.hexes):
        if near[place] and place != at and is_goal(s, side, order.to, place):
            rank = [preference(s, side, wish, place, near[place]) for wish in order.prefer]
            if found == NOTHING or rank < best:
                best, found = rank, place
    return found


def neighbourhood(s: Scythe, side: int, at: int) -> list[int]:
    """By hex: how many other own units could step there. Units on the base count only if there are no others.
    [automa.neighbourhood] [automa.alone]"""
    found = [0] * s.box.hexes
    alone = True
    for place in range(s.box.hexes):
        units = int(units_at(s, side, place)) - (1 if place == at else 0)
        if units > 0:
            alone = False
            for other in beside(s, place):
                found[other] += units
    if alone:
        for other in beside(s, base_of(s, side)):
            found[other] = 1
    return found


def beside(s: Scythe, place: int) -> list[int]:
    """Where it could step from there; over water from a space of its tracker on. [automa.water]"""
    box: Box = s.box
    if s.tracker < tracker_of(s).water:
        return box.land[place]
    return box.land[place] + box.across[place] + box.lakes[place]


def is_goal(s: Scythe, side: int, to: int, place: int) -> bool:
    """Is there what an order looks for? [automa.worker] [automa.mech] [automa.character]
    [automa.explore] [automa.raid] [automa.fight]"""
    if to == FREE:
        return not units_at(s, side, place) and not enemy_units(s, side, place)
    if to == CLEAR:
        return not enemy_units(s, side, place)
    if to == EXPLORE:
        return bool(s.tokens[place]) or s.box.terrain[place] == FACTORY
    fighters = fighting_enemy(s, side, place) != NOBODY
    return workers_at(s, PLAYER, place) > 0 and not fighters if to == RAID else fighters


def preference(s: Scythe, side: int, wish: int, place: int, near: int) -> int:
    """What an order prefers, as a number: the smaller, the better."""
    name = PREFERENCES[wish]
    if name == "most neighbours":
        return -near
    if name == "near factory":
        return s.box.far[place]
    if name == "near enemy":
        return to_enemy(s, place)
    if name == "no enemy":
        return int(enemy_units(s, side, place))
    if name == "no own mech":
        return int(mechs_at(s, side, place) > 0)
    if name == "own workers":
        return int(workers_at(s, side, place) == 0)
    if name == "most workers":
        return -int(workers_at(s, PLAYER, place))
    return int(fighters_at(s, PLAYER, place))


def to_enemy(s: Scythe, place: int) -> int:
    """Steps to the nearest unit of the player on the map. [automa.mech]"""
    q, r = s.box.axial[place]
    best = 99
    for other in range(s.box.hexes):
        if units_at(s, PLAYER, other):
            dq, dr = s.box.axial[other][0] - q, s.box.axial[other][1] - r
            best = min(best, max(abs(dq), abs(dr), abs(dq + dr)))
    return best
