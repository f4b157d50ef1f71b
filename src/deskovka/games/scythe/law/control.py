"""Who controls which territory, and what lies there."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.games.scythe.law.bits import bit_of, places_in
from deskovka.games.scythe.law.pieces import BASE, MINE, NOBODY, NOTHING, RESOURCES
from deskovka.games.scythe.law.state import Scythe, fighters_at, has_units


def fighting_enemy(s: Scythe, seat: int, place: i64) -> int:
    """The other player with a mech or character there, or NOBODY."""
    for other in range(s.sides):
        if other != seat and has_units(s, other, place) and fighters_at(s, other, place):
            return other
    return NOBODY


def enemy_units(s: Scythe, seat: int, place: i64) -> bool:
    """Has any other player a unit there?"""
    for other in range(s.sides):
        if other != seat and has_units(s, other, place):
            return True
    return False


def first_enemy(s: Scythe, seat: int, place: int) -> int:
    """The first of the others who have units there; for words about them."""
    return next(other for other in range(s.sides) if other != seat and has_units(s, other, place))


def structure_of(s: Scythe, seat: i64, structure: i64) -> int:
    """Where a structure stands, or NOTHING."""
    return s.standing[seat * 4 + structure]


def controls(s: Scythe, seat: int, place: i64) -> bool:
    """A unit there, or a structure and no unit of anybody else. [control.territory]"""
    if s.box.terrain[place] == BASE:
        return False
    if has_units(s, seat, place):
        return seat != s.active or not enemy_units(s, seat, place)
    built = s.built[place]
    return built != NOTHING and built >> 2 == seat and not enemy_units(s, seat, place)


def structures_at(s: Scythe, seat: i64) -> i64:
    """A bit for each place with an own structure."""
    found: i64 = 0
    for i in range(seat * 4, seat * 4 + 4):
        if s.standing[i] != NOTHING:
            found |= bit_of(s.standing[i])
    return found


def territory(s: Scythe, seat: int) -> i64:
    """A bit for each place that a player `controls`. [control.territory]"""
    others: i64 = 0
    for other in range(s.sides):
        if other != seat:
            others |= s.present[other]
    own = s.present[seat]
    if seat == s.active:
        own &= ~others
    return (own | structures_at(s, seat) & ~others) & (1 << s.box.hexes) - 1


def territories_of(s: Scythe, seat: int) -> list[int]:
    """All territories of a player, in order."""
    return places_in(territory(s, seat))


def resource_of(s: Scythe, seat: int, good: i64) -> i64:
    """How much of a resource lies on a player's territories. [control.resources]"""
    found: i64 = 0
    for place in territories_of(s, seat):
        found += s.goods[place * RESOURCES + good]
    return found


def mine_of(s: Scythe, seat: i64) -> int:
    """Where the own Mine works, or NOTHING. [structure.next-turn]"""
    place = structure_of(s, seat, MINE)
    return NOTHING if place == s.new_mine else place
