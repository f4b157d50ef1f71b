"""Moving: units one after the other, with what they carry, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move
from deskovka.games.scythe.moves import Done, Go, Load, Unit, Unload
from deskovka.games.scythe.pieces import (
    BASE,
    CHARACTER,
    FACTORY,
    LABOURER,
    LAKE,
    MECH,
    MOUNTAIN,
    NOBODY,
    NOTHING,
    POPULARITY,
    RESOURCES,
    RIVERWALK,
    SEAWORTHY,
    SPEED,
    SUBMERGE,
    SWIM,
    TOWNSHIP,
    UNDERPASS,
    UNITS,
    VILLAGE,
    WAYFARE,
    WORKER,
)
from deskovka.games.scythe.state import (
    Scythe,
    base_of,
    controls,
    enemy_units,
    faction_of,
    fighters_at,
    fighting_enemy,
    has_ability,
    mechs_at,
    mine_of,
    workers_at,
)
from deskovka.games.scythe.verbs import lose, move_unit, send_home

OWN_UNIT: Final = Rule("move.own")
RESTED: Final = Rule("move.different")
NOWHERE: Final = Rule("move.adjacent")
WORKER_ENEMY: Final = Rule("move.worker-enemy")
NOT_THERE: Final = Rule("load.there")
MECH_ONLY: Final = Rule("load.workers")
AFTER_LOAD: Final = Rule("load.order")
ON_LAKE: Final = Rule("lake.nothing-left")
MUST_MOVE: Final = Rule("move.begun")


# --- where a unit can go ---------------------------------------------------------------------------------


def steps_from(s: Scythe, seat: int, kind: int, at: int) -> list[int]:
    """All places one step away for this unit, in order. [move.adjacent]"""
    box = s.box
    found: set[int] = set()
    if kind == LABOURER:
        if box.terrain[at] == LAKE or (box.terrain[at] != BASE and fighting_enemy(s, seat, at) != NOBODY):
            return []
        found.update(box.land[at])
        if faction_of(s, seat).ability == SWIM and box.terrain[at] != BASE:
            found.update(box.across[at])
    else:
        add_fighter_steps(s, seat, at, found)
    add_tunnels(s, seat, at, found)
    found.discard(at)
    if kind == LABOURER:
        return [place for place in sorted(found) if not enemy_units(s, seat, place)]
    return sorted(found)


def add_tunnels(s: Scythe, seat: int, at: int, found: set[int]) -> None:
    """Tunnels are adjacent to each other, and to the own Mine. [move.tunnel] [structure.mine]"""
    mine = mine_of(s, seat)
    if s.box.tunnel[at] or at == mine:
        found.update(s.box.tunnels)
        if mine != NOTHING:
            found.add(mine)


def add_fighter_steps(s: Scythe, seat: int, at: int, found: set[int]) -> None:
    """Characters and mechs also use what deployed mechs have unlocked. [mech.shared]"""
    box = s.box
    found.update(box.land[at])
    if has_ability(s, seat, RIVERWALK):
        fords = faction_of(s, seat).fords
        found.update([place for place in box.across[at] if fords >> box.terrain[place] & 1])
    if has_ability(s, seat, SEAWORTHY | SUBMERGE):
        found.update(box.lakes[at])
        if box.terrain[at] == LAKE and has_ability(s, seat, SUBMERGE):
            found.update(box.all_lakes)
    if has_ability(s, seat, TOWNSHIP):
        add_township(s, seat, at, found)
    if has_ability(s, seat, UNDERPASS):
        add_underpass(s, seat, at, found)
    if has_ability(s, seat, WAYFARE):
        add_wayfare(s, seat, at, found)


def add_township(s: Scythe, seat: int, at: int, found: set[int]) -> None:
    """Controlled villages and the Factory are adjacent. [rusviet.township]"""
    terrain = s.box.terrain[at]
    if terrain != FACTORY and not (terrain == VILLAGE and controls(s, seat, at)):
        return
    found.add(s.box.factory)
    for place in range(s.box.hexes):
        if s.box.terrain[place] == VILLAGE and controls(s, seat, place):
            found.add(place)


def add_underpass(s: Scythe, seat: int, at: int, found: set[int]) -> None:
    """Controlled mountains, tunnels and the own Mine are adjacent. [saxony.underpass]"""
    mine = mine_of(s, seat)
    mountain = s.box.terrain[at] == MOUNTAIN and controls(s, seat, at)
    if not (mountain or s.box.tunnel[at] or at == mine):
        return
    found.update(s.box.tunnels)
    if mine != NOTHING:
        found.add(mine)
    for place in range(s.box.hexes):
        if s.box.terrain[place] == MOUNTAIN and controls(s, seat, place):
            found.add(place)


def add_wayfare(s: Scythe, seat: int, at: int, found: set[int]) -> None:
    """The bases of absent factions, and from a territory the own one. [crimea.wayfare]"""
    own = base_of(s, seat)
    taken = [base_of(s, other) for other in range(s.seats)]
    if s.box.terrain[at] != BASE or at == own:
        found.update([base for base in s.box.bases if base not in taken])
    if s.box.terrain[at] != BASE:
        found.add(own)


# --- choosing units --------------------------------------------------------------------------------------


def rested(s: Scythe, seat: int, kind: int, place: int) -> bool:
    """Is there a unit of this kind that has not moved in this action? [move.different]"""
    tired = s.tired.count(place * UNITS + kind)
    if kind == CHARACTER:
        return s.character[seat] == place and not tired
    if kind == MECH:
        return mechs_at(s, seat, place) > tired
    return workers_at(s, seat, place) > tired


def own_units(s: Scythe, seat: int) -> list[tuple[int, int]]:
    """Kinds and places of all units of a player, in the catalogue's order."""
    found = [(CHARACTER, int(s.character[seat]))]
    row = seat * s.size
    found += [(MECH, place) for place in range(s.size) if s.mechs[row + place]]
    found += [(LABOURER, place) for place in range(s.size) if s.workers[row + place]]
    return found


@dataclass
class MoveUnits(Decision):
    """Which unit moves next? [move.units]"""

    units: int  # how many may still move
    reach: int  # steps without Speed

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Done):
            return None
        if not isinstance(m, Unit):
            return QUESTION
        if (m.kind, m.place) not in own_units(s, seat):
            return OWN_UNIT
        if not rested(s, seat, m.kind, m.place):
            return RESTED
        if steps_from(s, seat, m.kind, m.place):
            return None
        return WORKER_ENEMY if m.kind == LABOURER and enemy_units(s, seat, m.place) else NOWHERE

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        return [words.unit[kind * s.size + place] for kind, place in own_units(s, seat)] + words.done

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if not isinstance(m, Unit):
            return
        if self.units > 1:
            s.push(seat, MoveUnits(self.units - 1, self.reach))
        steps = self.reach
        if m.kind != LABOURER and has_ability(s, seat, SPEED):
            steps += 1
        s.push(seat, Travel(m.kind, m.place, m.place, steps, 0, (0, 0, 0, 0, 0)))


@dataclass
class Travel(Decision):
    """Load, unload, go on, or stay. First everything is put down that shall stay, then taken. [load.order]"""

    kind: int
    start: int
    at: int
    steps: int
    loading: int  # has something been taken here?
    load: tuple[int, ...]  # four resources, workers

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Done):
            return None if self.at != self.start else MUST_MOVE
        if isinstance(m, Load):
            return self.refuse_load(s, seat, m.good)
        if isinstance(m, Unload):
            if self.loading:
                return AFTER_LOAD
            if s.box.terrain[self.at] == LAKE:
                return ON_LAKE
            return None if self.load[m.good] else NOT_THERE
        if not isinstance(m, Go):
            return QUESTION
        if m.place not in steps_from(s, seat, self.kind, self.at):
            return WORKER_ENEMY if self.kind == LABOURER and enemy_units(s, seat, m.place) else NOWHERE
        return self.refuse_leaving(s, seat)

    def refuse_load(self, s: Scythe, seat: int, good: int) -> Rule | None:
        """Something must lie there; only mechs carry workers. [load.there] [load.workers]"""
        if good == WORKER:
            if self.kind != MECH:
                return MECH_ONLY
            return None if workers_at(s, seat, self.at) > self.load[WORKER] else NOT_THERE
        return None if s.goods[self.at * RESOURCES + good] > self.load[good] else NOT_THERE

    def refuse_leaving(self, s: Scythe, seat: int) -> Rule | None:
        """Neither workers nor resources stay alone on a lake. [lake.nothing-left]"""
        if s.box.terrain[self.at] != LAKE:
            return None
        mechs = mechs_at(s, seat, self.at) - (1 if self.kind == MECH else 0)
        if workers_at(s, seat, self.at) > self.load[WORKER] and not mechs:
            return ON_LAKE
        if fighters_at(s, seat, self.at) > 1:
            return None
        for good in range(RESOURCES):
            if s.goods[self.at * RESOURCES + good] > self.load[good]:
                return ON_LAKE
        return None

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found: list[Move] = []
        for good in range(RESOURCES + 1):
            if self.refuse_load(s, seat, good) is None:
                found.append(words.load[good])
        if not self.loading and s.box.terrain[self.at] != LAKE:
            for good in range(RESOURCES + 1):
                if self.load[good]:
                    found.append(words.unload[good])
        if self.refuse_leaving(s, seat) is None:
            for place in steps_from(s, seat, self.kind, self.at):
                found.append(words.go[place])
        if self.at != self.start:
            found += words.done
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Load):
            s.push(seat, self.with_load(m.good, 1))
        elif isinstance(m, Unload):
            s.push(seat, self.with_load(m.good, -1))
        elif isinstance(m, Go):
            self.go(s, seat, m.place)
        else:
            self.finish(s, self.at)

    def with_load(self, good: int, by: int) -> Travel:
        """The same unit with one piece more or less."""
        load = list(self.load)
        load[good] += by
        return Travel(self.kind, self.start, self.at, self.steps, 1 if by > 0 else 0, tuple(load))

    def go(self, s: Scythe, seat: int, to: int) -> None:
        """One step; enemies and encounters stop the unit. [move.enemy] [move.encounter]"""
        enemy = s.box.terrain[to] != BASE and enemy_units(s, seat, to)
        fight = enemy and fighting_enemy(s, seat, to) != NOBODY
        move_unit(s, seat, self.kind, self.at, to, self.load)
        if enemy and not fight:
            drive_off(s, seat, to)
        steps = self.steps - 1
        if enemy or (self.kind == CHARACTER and s.tokens[to]) or not steps:
            self.finish(s, to)
        else:
            s.push(seat, Travel(self.kind, self.start, to, steps, 0, self.load))

    def finish(self, s: Scythe, place: int) -> None:
        """The unit does not move again in this action."""
        s.tired = s.tired + [place * UNITS + self.kind]
        s.trail = s.trail + [self.kind, self.start, place, *self.load]


def drive_off(s: Scythe, seat: int, place: int) -> None:
    """Workers alone go home at once; each costs a popularity, as far as there is any. [move.drive-off]"""
    for other in range(s.seats):
        if other != seat:
            count = send_home(s, other, place, "move.drive-off")
            s.driven += count
            lose(s, seat, POPULARITY, count, "move.drive-off")
