"""Where a unit can go in one step, and why not elsewhere."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.games.scythe.law.bits import places_in
from deskovka.games.scythe.law.control import (
    controls,
    fighting_enemy,
    first_enemy,
    mine_of,
    structure_of,
    territory,
)
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    BASE,
    FACTORY,
    LABOURER,
    LAKE,
    MINE,
    MOUNTAIN,
    NOBODY,
    NOTHING,
    RIVERWALK,
    SEAWORTHY,
    SUBMERGE,
    SWIM,
    TOWNSHIP,
    UNDERPASS,
    VILLAGE,
    WAYFARE,
)
from deskovka.games.scythe.law.reasons import (
    AbilityNeeds,
    BaseInPlay,
    NewMine,
    NotBeside,
    RiverBetween,
    StandsThere,
    WorkerAlone,
    WrongFord,
)
from deskovka.games.scythe.law.state import Scythe, base_of, faction_of, has_ability

STAYS: Final = Rule("move.elsewhere")
NOWHERE: Final = Rule("move.adjacent")
NO_BASE: Final = Rule("move.base")
WAYFARING: Final = Rule("crimea.wayfare")
BASE_TAKEN: Final = Rule("crimea.wayfare-absent")
RIVER: Final = Rule("move.river")
NORDIC_FORD: Final = Rule("nordic.riverwalk")
RUSVIET_FORD: Final = Rule("rusviet.riverwalk")
CRIMEA_FORD: Final = Rule("crimea.riverwalk")
SAXONY_FORD: Final = Rule("saxony.riverwalk")
POLANIA_FORD: Final = Rule("polania.riverwalk")
# The book says of each faction in its own place where it fords rivers.
FORDS: Final = {
    "nordic": NORDIC_FORD,
    "rusviet": RUSVIET_FORD,
    "crimea": CRIMEA_FORD,
    "saxony": SAXONY_FORD,
    "polania": POLANIA_FORD,
}
NO_LAKE: Final = Rule("move.lake")
WORKER_ENEMY: Final = Rule("move.worker-enemy")
MECHS_ONLY: Final = Rule("mech.shared")
NEW_MINE: Final = Rule("structure.next-turn")
OTHERS_MINE: Final = Rule("structure.mine")
VILLAGES: Final = Rule("rusviet.township")
MOUNTAINS: Final = Rule("saxony.underpass")


# --- where a unit can go ---------------------------------------------------------------------------------


def steps_from(s: Scythe, seat: int, kind: int, at: int) -> list[int]:
    """All places one step away for this unit, in order. [move.adjacent]"""
    return places_in(reach(s, seat, kind, at))


def reach(s: Scythe, seat: int, kind: int, at: int) -> i64:
    """The same as bits: most questions are only whether there is any."""
    found = worker_steps(s, seat, at) if kind == LABOURER else fighter_steps(s, seat, at)
    return found & ~(1 << at)


def bits_of(places: list[int]) -> i64:
    """Places as bits."""
    found: i64 = 0
    for place in places:
        found |= 1 << place
    return found


def worker_steps(s: Scythe, seat: int, at: int) -> i64:
    """Workers neither leave a combat nor go where anybody else stands. [move.worker-enemy]"""
    box = s.box
    if box.terrain[at] == LAKE or (box.terrain[at] != BASE and fighting_enemy(s, seat, at) != NOBODY):
        return 0
    found = worker_ways(s, seat, at)
    for other in range(s.sides):
        if other != seat:
            found &= ~s.present[other]
    return found


def worker_ways(s: Scythe, seat: int, at: int) -> i64:
    """Where workers could go if nobody else were there; Nordic ones swim. [nordic.swim]"""
    found = bits_of(s.box.land[at]) | tunnels(s, seat, at)
    if faction_of(s, seat).ability == SWIM and s.box.terrain[at] != BASE:
        found |= bits_of(s.box.across[at])
    return found


def tunnels(s: Scythe, seat: int, at: int) -> i64:
    """Tunnels are adjacent to each other, and to the own Mine. [move.tunnel] [structure.mine]"""
    mine = mine_of(s, seat)
    return under_ground(s, mine) if s.box.tunnel[at] or at == mine else 0


def under_ground(s: Scythe, mine: int) -> i64:
    """All tunnels, and the Mine."""
    found = bits_of(s.box.tunnels)
    return found if mine == NOTHING else found | 1 << mine


def fighter_steps(s: Scythe, seat: int, at: int) -> i64:
    """Characters and mechs also use what deployed mechs have unlocked. [mech.shared]"""
    box = s.box
    found = bits_of(box.land[at]) | tunnels(s, seat, at)
    if not s.abilities[seat]:
        return found
    if has_ability(s, seat, RIVERWALK):
        fords = faction_of(s, seat).fords
        found |= bits_of([place for place in box.across[at] if fords >> box.terrain[place] & 1])
    if has_ability(s, seat, SEAWORTHY | SUBMERGE):
        found |= bits_of(box.lakes[at])
        if box.terrain[at] == LAKE and has_ability(s, seat, SUBMERGE):
            found |= bits_of(box.all_lakes)
    if has_ability(s, seat, TOWNSHIP):
        found |= township(s, seat, at)
    if has_ability(s, seat, UNDERPASS):
        found |= underpass(s, seat, at)
    if has_ability(s, seat, WAYFARE):
        found |= wayfare(s, seat, at)
    return found


def township(s: Scythe, seat: int, at: int) -> i64:
    """Controlled villages and the Factory are adjacent. [rusviet.township]"""
    terrain = s.box.terrain[at]
    if terrain != FACTORY and not (terrain == VILLAGE and controls(s, seat, at)):
        return 0
    return territory(s, seat) & s.box.of_terrain[VILLAGE] | 1 << s.box.factory


def underpass(s: Scythe, seat: int, at: int) -> i64:
    """Controlled mountains, tunnels and the own Mine are adjacent. [saxony.underpass]"""
    mine = mine_of(s, seat)
    mountain = s.box.terrain[at] == MOUNTAIN and controls(s, seat, at)
    if not (mountain or s.box.tunnel[at] or at == mine):
        return 0
    return territory(s, seat) & s.box.of_terrain[MOUNTAIN] | under_ground(s, mine)


def wayfare(s: Scythe, seat: int, at: int) -> i64:
    """The bases of absent factions, and from a territory the own one. [crimea.wayfare]"""
    own = base_of(s, seat)
    found: i64 = 0
    if s.box.terrain[at] != BASE or at == own:
        found = bits_of(absent_bases(s))
    return found if s.box.terrain[at] == BASE else found | 1 << own


def absent_bases(s: Scythe) -> list[int]:
    """The bases of factions that nobody plays."""
    taken = [base_of(s, side) for side in range(s.sides)]
    return [base for base in s.box.bases if base not in taken]


# --- why not there ---------------------------------------------------------------------------------------


def refuse_step(s: Scythe, seat: int, kind: int, at: int, to: int) -> Rule:
    """The rule that keeps a unit from a place which it cannot reach in one step. [move.adjacent]"""
    box = s.box
    if to == at:
        return STAYS
    if box.terrain[to] == BASE:
        return refuse_base(s, seat, kind, at, to)
    if kind == LABOURER:
        if worker_ways(s, seat, at) >> to & 1:
            return WORKER_ENEMY
        if fighter_steps(s, seat, at) >> to & 1:
            return MECHS_ONLY
    if to in box.across[at]:
        fords = kind != LABOURER and has_ability(s, seat, RIVERWALK)
        return FORDS[faction_of(s, seat).name] if fords else RIVER
    if to in box.lakes[at]:
        return NO_LAKE
    return refuse_way(s, seat, kind, at, to)


def refuse_base(s: Scythe, seat: int, kind: int, at: int, to: int) -> Rule:
    """Only Wayfare leads to bases. [move.base] [crimea.wayfare] [crimea.wayfare-absent]"""
    if not has_ability(s, seat, WAYFARE):
        return NO_BASE
    if kind == LABOURER:
        return MECHS_ONLY
    own = base_of(s, seat)
    return WAYFARING if to == own or to in absent_bases(s) else BASE_TAKEN


def refuse_way(s: Scythe, seat: int, kind: int, at: int, to: int) -> Rule:
    """Tunnels, Mines, villages and mountains. [structure.next-turn] [structure.mine] [rusviet.township]
    [saxony.underpass]"""
    new = structure_of(s, seat, MINE)
    if new != NOTHING and new == s.new_mine and under(s, new, at) and under(s, new, to):
        return NEW_MINE
    for other in range(s.sides):
        mine = structure_of(s, other, MINE)
        if other != seat and mine in (at, to) and under(s, mine, at) and under(s, mine, to):
            return OTHERS_MINE
    if kind == LABOURER:
        return NOWHERE
    terrain = (s.box.terrain[at], s.box.terrain[to])
    if has_ability(s, seat, TOWNSHIP) and terrain[0] in (VILLAGE, FACTORY) and terrain[1] in (VILLAGE, FACTORY):
        return VILLAGES
    if has_ability(s, seat, UNDERPASS) and MOUNTAIN in terrain:
        mine = mine_of(s, seat)
        if all(s.box.terrain[place] == MOUNTAIN or under(s, mine, place) for place in (at, to)):
            return MOUNTAINS
    return NOWHERE


def under(s: Scythe, mine: int, place: int) -> bool:
    """A tunnel, or this Mine."""
    return bool(s.box.tunnel[place]) or place == mine


def why_no_step(s: Scythe, seat: int, kind: int, at: int, to: int, rule: Rule) -> Reason | None:
    """Who or what is in the way."""
    if rule is STAYS:
        return StandsThere(kind, to)
    if rule is WORKER_ENEMY:
        return WorkerAlone(to, first_enemy(s, seat, to))
    if rule is RIVER:
        return RiverBetween(kind, at, to)
    if rule is FORDS[faction_of(s, seat).name]:
        return WrongFord(to, faction_of(s, seat).fords)
    if rule is BASE_TAKEN:
        return BaseInPlay(to, [base_of(s, other) for other in range(s.sides)].index(to))
    if rule is VILLAGES or rule is MOUNTAINS:
        ability = ABILITIES.index("township" if rule is VILLAGES else "underpass")
        return AbilityNeeds(ability, at if controls(s, seat, to) or s.box.terrain[to] == FACTORY else to)
    if rule is NEW_MINE:
        return NewMine(s.new_mine)
    return NotBeside(kind, at, to) if rule is NOWHERE else None
