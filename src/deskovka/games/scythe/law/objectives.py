"""What objectives count. Every condition is a count compared with a number."""

from __future__ import annotations

from typing import Final

from deskovka.games.scythe.law.bits import count_bits, places_in
from deskovka.games.scythe.law.control import controls, resource_of, structures_at, territories_of, territory
from deskovka.games.scythe.law.pieces import (
    FACTORY,
    NOTHING,
    RESOURCES,
    STAR_COMBAT,
    STAR_KINDS,
    TERRAINS,
    Need,
)
from deskovka.games.scythe.law.state import (
    Scythe,
    all_workers,
    mechs_at,
    structures_of,
    units_at,
    upgrades_of,
    workers_at,
)


def is_fulfilled(s: Scythe, seat: int, number: int) -> bool:
    """Are all conditions of an objective met now? [objective.fulfilled] [objective.counting]"""
    return all(holds(need, count(s, seat, need)) for need in s.box.objectives[number].needs)


def holds(need: Need, found: int) -> bool:
    """Compare."""
    if need.sign == ">=":
        return found >= need.number
    return found <= need.number if need.sign == "<=" else found == need.number


PLAIN = (
    *("power", "popularity", "coins", "driven off", "factory card", "mechs", "workers", "upgrades"),
    *("structures", "recruits", "combat cards", "combat stars", "most power"),
)
PLACES = (
    *("tunnel", "beside factory", "around a lake", "stockpile", "pieces together", "wolf resources"),
    *("least resource", "most resource", "workers without recruits"),
)
COUNTS = (*TERRAINS[: FACTORY + 1], *PLAIN, *PLACES)
IS_PLAIN: Final = frozenset(PLAIN)


def count(s: Scythe, seat: int, need: Need) -> int:
    """What a condition counts."""
    if need.terrain != NOTHING:
        return int(count_bits(territory(s, seat) & s.box.of_terrain[need.terrain]))
    if need.what in IS_PLAIN:
        return count_plain(s, seat, need.what)
    return count_places(s, seat, need.what)


def count_plain(s: Scythe, seat: int, what: str) -> int:
    """What stands on mats and tracks."""
    if what == "power":
        return int(s.power[seat])
    if what == "popularity":
        return int(s.popularity[seat])
    if what == "coins":
        return int(s.coins[seat])
    if what == "driven off":
        return s.driven
    if what == "factory card":
        return int(s.factory_card[seat] != NOTHING)
    if what == "mechs":
        return int(count_bits(s.deployed[seat]))
    if what == "workers":
        return int(all_workers(s, seat))
    if what == "upgrades":
        return int(upgrades_of(s, seat))
    if what == "structures":
        return int(structures_of(s, seat))
    if what == "recruits":
        return int(count_bits(s.recruits[seat]))
    if what == "combat cards":
        return len(s.hand[seat])
    if what == "combat stars":
        return int(s.stars[seat * STAR_KINDS + STAR_COMBAT])
    return int(all(s.power[seat] >= s.power[other] for other in range(s.sides)))


def count_places(s: Scythe, seat: int, what: str) -> int:
    """What lies on the map."""
    own = territories_of(s, seat)
    if what == "tunnel":
        return sum(int(s.box.tunnel[place]) for place in own)
    if what == "beside factory":
        return sum(controls(s, seat, place) for place in s.box.near[s.box.factory])
    if what == "around a lake":
        near = s.box.near
        return max([sum([1 for place in near[lake] if controls(s, seat, place)]) for lake in s.box.all_lakes])
    if what == "stockpile":
        return max([total_of(s, place) for place in own if least_of(s, place)], default=0)
    if what == "pieces together":
        places = places_in(s.present[seat] | structures_at(s, seat))
        return max([pieces_on(s, seat, place) for place in places if place < s.box.hexes], default=0)
    if what == "wolf resources":
        return max([total_of(s, place) for place in own if is_wolf(s, seat, place)], default=0)
    if what == "least resource":
        return min([int(resource_of(s, seat, good)) for good in range(RESOURCES)])
    if what == "most resource":
        return max([int(resource_of(s, seat, good)) for good in range(RESOURCES)])
    return int(all_workers(s, seat) - count_bits(s.recruits[seat]))


def total_of(s: Scythe, place: int) -> int:
    """All resources on a territory."""
    return sum([int(s.goods[place * RESOURCES + good]) for good in range(RESOURCES)])


def least_of(s: Scythe, place: int) -> int:
    """The fewest of any resource on a territory."""
    return min([int(s.goods[place * RESOURCES + good]) for good in range(RESOURCES)])


def pieces_on(s: Scythe, seat: int, place: int) -> int:
    """Own units and structure on a territory."""
    built = s.built[place]
    return int(units_at(s, seat, place)) + int(built != NOTHING and built // 4 == seat)


def is_wolf(s: Scythe, seat: int, place: int) -> bool:
    """The character with exactly one mech and one worker."""
    return s.character[seat] == place and mechs_at(s, seat, place) == 1 and workers_at(s, seat, place) == 1
