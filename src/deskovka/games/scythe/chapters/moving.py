"""Moving: units one after the other, with what they carry, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move
from deskovka.games.scythe import events_automa
from deskovka.games.scythe.bits import places_in
from deskovka.games.scythe.chapters.gaining import find_tokens
from deskovka.games.scythe.control import controls, enemy_units, fighting_enemy, mine_of, territory
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
    faction_of,
    fighters_at,
    has_ability,
    is_automa,
    mechs_at,
    workers_at,
)
from deskovka.games.scythe.verbs import lose, move_unit, send_home, turn_automa

OWN_UNIT: Final = Rule("move.own")
RESTED: Final = Rule("move.different")
NOWHERE: Final = Rule("move.adjacent")
NO_BASE: Final = Rule("move.base")
RIVER: Final = Rule("move.river")
NO_LAKE: Final = Rule("move.lake")
WORKER_LAKE: Final = Rule("lake.worker")
WORKER_ENEMY: Final = Rule("move.worker-enemy")
NOT_THERE: Final = Rule("load.there")
MECH_ONLY: Final = Rule("load.workers")
AFTER_LOAD: Final = Rule("load.order")
ON_LAKE: Final = Rule("lake.nothing-left")
MUST_MOVE: Final = Rule("move.begun")


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
    found = bits_of(box.land[at]) | tunnels(s, seat, at)
    if faction_of(s, seat).ability == SWIM and box.terrain[at] != BASE:
        found |= bits_of(box.across[at])
    for other in range(s.sides):
        if other != seat:
            found &= ~s.present[other]
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
    taken = [base_of(s, other) for other in range(s.sides)]
    found: i64 = 0
    if s.box.terrain[at] != BASE or at == own:
        found = bits_of([base for base in s.box.bases if base not in taken])
    return found if s.box.terrain[at] == BASE else found | 1 << own


# --- choosing units --------------------------------------------------------------------------------------


def count_units(s: Scythe, seat: i64, kind: int, place: i64) -> i64:
    """How many units of this kind a player has somewhere."""
    if kind == CHARACTER:
        return 1 if s.character[seat] == place else 0
    return mechs_at(s, seat, place) if kind == MECH else workers_at(s, seat, place)


def rested(s: Scythe, seat: int, kind: int, place: int) -> bool:
    """Is there a unit of this kind that has not moved in this action? [move.different]"""
    left = count_units(s, seat, kind, place)
    for mark in s.tired:
        if mark == place * UNITS + kind:
            left -= 1
    return left > 0


def own_units(s: Scythe, seat: int) -> list[tuple[int, int]]:
    """Kinds and places of all units of a player, in the catalogue's order."""
    places = places_in(s.present[seat])
    return [(kind, place) for kind in range(UNITS) for place in places if count_units(s, seat, kind, place)]


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
        if not count_units(s, seat, m.kind, m.place):
            return OWN_UNIT
        if not rested(s, seat, m.kind, m.place):
            return RESTED
        if reach(s, seat, m.kind, m.place):
            return None
        # Every land has a way out, so only workers can be stuck.
        return WORKER_LAKE if s.box.terrain[m.place] == LAKE else WORKER_ENEMY

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found: list[Move] = []
        places = places_in(s.present[seat])
        for kind in range(UNITS):
            for place in places:
                if rested(s, seat, kind, place) and reach(s, seat, kind, place):
                    found.append(words.unit[kind * s.size + place])
        return found + words.done

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
            return None if self.has_moved(s, seat) else MUST_MOVE
        if isinstance(m, Load):
            return self.refuse_load(s, seat, m.good)
        if isinstance(m, Unload):
            if self.loading:
                return AFTER_LOAD
            if not self.load[m.good]:
                return NOT_THERE
            return None if self.keeps(s, seat, m.good) else ON_LAKE
        if not isinstance(m, Go):
            return QUESTION
        if not reach(s, seat, self.kind, self.at) >> m.place & 1:
            return self.refuse_step(s, seat, m.place)
        return self.refuse_leaving(s, seat)

    def has_moved(self, s: Scythe, seat: int) -> bool:
        """With Speed a unit begins with two steps at least: whoever has one left at the start has come back."""
        back = self.steps == 1 and self.kind != LABOURER and has_ability(s, seat, SPEED)
        return self.at != self.start or back

    def refuse_step(self, s: Scythe, seat: int, to: int) -> Rule:
        """What lies between. [move.base] [move.river] [move.lake]"""
        if s.box.terrain[to] == BASE:
            return NO_BASE
        if self.kind == LABOURER and enemy_units(s, seat, to):
            return WORKER_ENEMY
        if to in s.box.across[self.at]:
            return RIVER
        return NO_LAKE if to in s.box.lakes[self.at] else NOWHERE

    def refuse_load(self, s: Scythe, seat: int, good: int) -> Rule | None:
        """Something must lie there; only mechs carry workers. [load.there] [load.workers]"""
        if good == WORKER:
            if self.kind != MECH:
                return MECH_ONLY
            return None if workers_at(s, seat, self.at) > self.load[WORKER] else NOT_THERE
        return None if s.goods[self.at * RESOURCES + good] > self.load[good] else NOT_THERE

    def keeps(self, s: Scythe, seat: int, good: int) -> bool:
        """Can it stay here? On a lake only with another own unit that can carry it. [lake.nothing-left]"""
        if s.box.terrain[self.at] != LAKE:
            return True
        if good == WORKER:
            return mechs_at(s, seat, self.at) > 1
        return fighters_at(s, seat, self.at) > 1

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
        if not self.loading:
            for good in range(RESOURCES + 1):
                if self.load[good] and self.keeps(s, seat, good):
                    found.append(words.unload[good])
        if self.refuse_leaving(s, seat) is None:
            for place in steps_from(s, seat, self.kind, self.at):
                found.append(words.go[place])
        if self.has_moved(s, seat):
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
    for other in range(s.sides):
        if other != seat:
            count = send_home(s, other, place, "move.drive-off")
            s.driven += count
            lose(s, seat, POPULARITY, count, "move.drive-off")
            if count and is_automa(s, other):
                card = turn_automa(s)
                s.tell(events_automa.AutomaJudged(other, card, "automa.tokens"))
                find_tokens(s, seat, place, card)
