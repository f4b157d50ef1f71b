"""Moving: units one after the other, with what they carry, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move
from deskovka.games.scythe.law import events_automa
from deskovka.games.scythe.law.bits import places_in
from deskovka.games.scythe.law.chapters.gaining import find_tokens
from deskovka.games.scythe.law.chapters.reaching import (
    MECHS_ONLY,
    WORKER_ENEMY,
    reach,
    refuse_step,
    steps_from,
    why_no_step,
)
from deskovka.games.scythe.law.chapters.unasked import rule_against
from deskovka.games.scythe.law.control import enemy_units, fighting_enemy
from deskovka.games.scythe.law.moves import Done, Go, Load, LoadWalker, Unit, Unload, UnloadWalker
from deskovka.games.scythe.law.pieces import (
    BASE,
    CHARACTER,
    LABOURER,
    LAKE,
    MECH,
    MOVED_UNIT,
    NO_LOAD,
    NOBODY,
    POPULARITY,
    RESOURCES,
    SPEED,
    SUBMERGE,
    UNITS,
    WORKER,
)
from deskovka.games.scythe.law.reasons import (
    BY_FIGHTERS,
    BY_ITSELF,
    BY_SLOWNESS,
    BY_STEP,
    BY_TOKEN,
    BY_WORKERS,
    AloneOnLake,
    HasMoved,
    HasStopped,
    HeldThere,
    NoneAboard,
    NoneThere,
    NoUnit,
    StillMoving,
    StoppedByFighters,
    UnitFirst,
)
from deskovka.games.scythe.law.state import (
    Scythe,
    fighters_at,
    has_ability,
    is_automa,
    mechs_at,
    workers_at,
)
from deskovka.games.scythe.law.verbs import lose, move_unit, send_home, turn_automa

OWN_UNIT: Final = Rule("move.own")
RESTED: Final = Rule("move.different")
UNIT_FIRST: Final = Rule("move.units")
UNDER_WAY: Final = Rule("move.whole")
ENEMY: Final = Rule("move.enemy")
TOKEN: Final = Rule("move.encounter")
ONE_STEP: Final = Rule("move.step")
WORKER_LAKE: Final = Rule("lake.worker")
WORKER_DEPTH: Final = Rule("lake.worker-submerge")
WORKER_STAYS: Final = Rule("move.worker-stays")
NOT_THERE: Final = Rule("load.there")
NOT_ABOARD: Final = Rule("load.aboard")
ALIKE: Final = Rule("load.alike")
MECH_ONLY: Final = Rule("load.workers")
AFTER_LOAD: Final = Rule("load.order")
ON_LAKE: Final = Rule("lake.nothing-left")
IN_DEPTH: Final = Rule("lake.nothing-left-submerge")
MUST_MOVE: Final = Rule("move.begun")
# In the order of BY_FIGHTERS, BY_WORKERS, BY_TOKEN, BY_STEP, BY_SLOWNESS, BY_ITSELF.
STOPS: Final[tuple[Rule, ...]] = (ENEMY, ENEMY, TOKEN, ONE_STEP, MECHS_ONLY, RESTED)


# --- choosing units --------------------------------------------------------------------------------------


def count_units(s: Scythe, seat: i64, kind: int, place: i64) -> i64:
    """How many units of this kind a player has somewhere."""
    if kind == CHARACTER:
        return 1 if s.character[seat] == place else 0
    return mechs_at(s, seat, place) if kind == MECH else workers_at(s, seat, place)


def has_rested(s: Scythe, seat: int, kind: int, place: int) -> bool:
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
        if isinstance(m, Go) and s.tired:
            return STOPS[self.cause_of_stop(s, seat)]
        if not isinstance(m, Unit):
            return UNIT_FIRST if isinstance(m, (Go, Load, LoadWalker, Unload, UnloadWalker)) else rule_against(m)
        if not count_units(s, seat, m.kind, m.place):
            return OWN_UNIT
        if not has_rested(s, seat, m.kind, m.place):
            return RESTED
        if m.kind == CHARACTER and guards(s, seat, m.place):
            return alone_on_lake(s, seat)
        if reach(s, seat, m.kind, m.place):
            return None
        # Every land has a way out, so only workers can be stuck.
        if s.box.terrain[m.place] == LAKE:
            return WORKER_DEPTH if has_ability(s, seat, SUBMERGE) else WORKER_LAKE
        return WORKER_ENEMY if fighting_enemy(s, seat, m.place) == NOBODY else WORKER_STAYS

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is UNIT_FIRST:
            return UnitFirst(self.units)
        if isinstance(m, Go):
            return self.why_stopped(s, seat)
        if not isinstance(m, Unit):
            return None
        if rule is OWN_UNIT:
            return NoUnit(m.kind, m.place)
        if rule is RESTED:
            return HasMoved(m.kind, m.place, int(count_units(s, seat, m.kind, m.place)))
        if rule is ON_LAKE or rule is IN_DEPTH:
            return AloneOnLake(m.place, (0, 0, 0, 0, int(workers_at(s, seat, m.place))))
        return HeldThere(m.place, fighting_enemy(s, seat, m.place)) if rule is WORKER_STAYS else None

    def cause_of_stop(self, s: Scythe, seat: int) -> int:
        """Why the unit that moved last goes no further, as far as the position shows. [move.enemy]
        [move.encounter] [move.step] [mech.shared] [move.different]"""
        kind, place = s.tired[-1] % UNITS, s.tired[-1] // UNITS
        if fighting_enemy(s, seat, place) != NOBODY:
            return BY_FIGHTERS
        if s.driven and kind != LABOURER and only_workers(s.tired[:-1]):
            return BY_WORKERS
        if kind == CHARACTER and s.tokens[place]:
            return BY_TOKEN
        fast = has_ability(s, seat, SPEED)
        if fast and kind == LABOURER:
            return BY_SLOWNESS
        return BY_ITSELF if fast else BY_STEP

    def why_stopped(self, s: Scythe, seat: int) -> Reason:
        """The unit that moved last, and what stopped it."""
        kind, place = s.tired[-1] % UNITS, s.tired[-1] // UNITS
        cause = self.cause_of_stop(s, seat)
        if cause == BY_FIGHTERS:
            return StoppedByFighters(kind, place, fighting_enemy(s, seat, place))
        return HasStopped(kind, place, cause)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found: list[Move] = []
        places = places_in(s.present[seat])
        for kind in range(UNITS):
            for place in places:
                if kind == CHARACTER and guards(s, seat, place):
                    continue
                if has_rested(s, seat, kind, place) and reach(s, seat, kind, place):
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
        s.push(seat, Travel(m.kind, m.place, m.place, steps, 0, NO_LOAD, 0, (), self.units - 1))


def only_workers(marks: list[int]) -> bool:
    """Were these units all workers? They drive nobody off, and combats come after all moves."""
    return all(mark % UNITS == LABOURER for mark in marks)


def guards(s: Scythe, seat: int, place: int) -> bool:
    """Would workers be alone on a lake without the character, who cannot carry them? [lake.nothing-left]"""
    if s.box.terrain[place] != LAKE or not workers_at(s, seat, place):
        return False
    return not mechs_at(s, seat, place)


def alone_on_lake(s: Scythe, seat: int) -> Rule:
    """The book says it of each faction that enters lakes. [lake.nothing-left] [lake.nothing-left-submerge]"""
    return IN_DEPTH if has_ability(s, seat, SUBMERGE) else ON_LAKE


@dataclass
class Travel(Decision):
    """Load, unload, go on, or stay. First everything is put down that shall stay, then taken. [load.order]"""

    kind: int
    start: int
    at: int
    steps: int
    loading: int  # has something been taken here?
    load: tuple[int, ...]  # four resources, workers
    walked: int  # workers among them who have walked in this action
    came: tuple[int, ...]  # where each piece was taken, in that order: piece, place …
    after: int  # units that may move afterwards

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Done):
            return None if self.has_moved(s, seat) else MUST_MOVE
        if isinstance(m, Load):
            return self.refuse_load(s, seat, m.good)
        if isinstance(m, LoadWalker):
            rule = self.refuse_load(s, seat, WORKER)
            return rule if rule is not None or self.is_mixed_here(s, seat) else ALIKE
        if isinstance(m, Unload):
            return self.refuse_unload(s, seat, m.good)
        if isinstance(m, UnloadWalker):
            rule = self.refuse_unload(s, seat, WORKER)
            return rule if rule is not None or self.is_mixed_aboard() else ALIKE
        if not isinstance(m, Go):
            return UNDER_WAY if isinstance(m, Unit) else rule_against(m)
        if not reach(s, seat, self.kind, self.at) >> m.place & 1:
            return refuse_step(s, seat, self.kind, self.at, m.place)
        return self.refuse_leaving(s, seat)

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is UNDER_WAY:
            return StillMoving(self.kind, self.at)
        if rule is ON_LAKE or rule is IN_DEPTH:
            return AloneOnLake(self.at, self.pieces_alone(s, seat, m))
        if isinstance(m, Go):
            return why_no_step(s, seat, self.kind, self.at, m.place, rule)
        good = m.good if isinstance(m, (Load, Unload)) else WORKER
        if rule is NOT_THERE:
            return NoneThere(good, self.at)
        return NoneAboard(good) if rule is NOT_ABOARD else None

    def pieces_alone(self, s: Scythe, seat: int, m: Move) -> tuple[int, ...]:
        """What would be alone here: a piece that is put down, or all that is not loaded when the unit goes."""
        if isinstance(m, Unload):
            return tuple([int(good == m.good) for good in range(RESOURCES + 1)])
        if isinstance(m, UnloadWalker):
            return (0, 0, 0, 0, 1)
        goods = [int(s.goods[self.at * RESOURCES + good]) - self.load[good] for good in range(RESOURCES)]
        return (*goods, int(workers_at(s, seat, self.at)) - self.load[WORKER])

    def has_moved(self, s: Scythe, seat: int) -> bool:
        """With Speed a unit begins with two steps at least: whoever has one left at the start has come back."""
        back = self.steps == 1 and self.kind != LABOURER and has_ability(s, seat, SPEED)
        return self.at != self.start or back

    def refuse_load(self, s: Scythe, seat: int, good: int) -> Rule | None:
        """Something must lie there; only mechs carry workers. [load.there] [load.workers]"""
        if good == WORKER:
            if self.kind != MECH:
                return MECH_ONLY
            return None if workers_at(s, seat, self.at) > self.load[WORKER] else NOT_THERE
        return None if s.goods[self.at * RESOURCES + good] > self.load[good] else NOT_THERE

    def waiting(self, s: Scythe, seat: int) -> int:
        """Workers here who have walked and are not aboard."""
        return s.tired.count(self.at * UNITS + LABOURER) - self.walked

    def is_mixed_here(self, s: Scythe, seat: int) -> bool:
        """Do walked and fresh workers wait here together, and does it matter who rides? [move.carried]"""
        if not self.after:
            return False
        walked = self.waiting(s, seat)
        return 0 < walked < workers_at(s, seat, self.at) - self.load[WORKER]

    def is_mixed_aboard(self) -> bool:
        """Are walked and fresh workers aboard together, and does it matter who is put down? [move.carried]"""
        return bool(self.after) and 0 < self.walked < self.load[WORKER]

    def refuse_unload(self, s: Scythe, seat: int, good: int) -> Rule | None:
        """It must be aboard, nothing was loaded here yet, and it may stay here. [load.there] [load.order]"""
        if self.loading:
            return AFTER_LOAD
        if not self.load[good]:
            return NOT_ABOARD
        return None if self.keeps(s, seat) else alone_on_lake(s, seat)

    def keeps(self, s: Scythe, seat: int) -> bool:
        """Can anything stay here? On a lake only with another own mech or character. [lake.nothing-left]"""
        return s.box.terrain[self.at] != LAKE or fighters_at(s, seat, self.at) > 1

    def refuse_leaving(self, s: Scythe, seat: int) -> Rule | None:
        """Neither workers nor resources stay alone on a lake. [lake.nothing-left]"""
        if self.keeps(s, seat):
            return None
        if workers_at(s, seat, self.at) > self.load[WORKER]:
            return alone_on_lake(s, seat)
        for good in range(RESOURCES):
            if s.goods[self.at * RESOURCES + good] > self.load[good]:
                return alone_on_lake(s, seat)
        return None

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found: list[Move] = []
        for good in range(RESOURCES + 1):
            if self.refuse_load(s, seat, good) is None:
                found.append(words.load[good])
        mech = self.kind == MECH
        if mech and self.is_mixed_here(s, seat):
            found += words.load_walker
        if not self.loading and self.keeps(s, seat):
            for good in range(RESOURCES + 1):
                if self.load[good]:
                    found.append(words.unload[good])
            if mech and self.is_mixed_aboard():
                found += words.unload_walker
        if self.refuse_leaving(s, seat) is None:
            for place in steps_from(s, seat, self.kind, self.at):
                found.append(words.go[place])
        if self.has_moved(s, seat):
            found += words.done
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Load):
            walker = m.good == WORKER and not self.fresh_here(s, seat)
            s.push(seat, self.with_more(m.good, int(walker)))
        elif isinstance(m, LoadWalker):
            s.push(seat, self.with_more(WORKER, 1))
        elif isinstance(m, Unload):
            walker = m.good == WORKER and self.walked == self.load[WORKER]
            s.push(seat, self.with_less(m.good, int(walker)))
        elif isinstance(m, UnloadWalker):
            s.push(seat, self.with_less(WORKER, 1))
        elif isinstance(m, Go):
            self.go(s, seat, m.place)
        else:
            self.finish(s, self.at)

    def fresh_here(self, s: Scythe, seat: int) -> bool:
        """Does a worker wait here who has not walked? Such a one rides unless the player says otherwise."""
        return self.waiting(s, seat) < workers_at(s, seat, self.at) - self.load[WORKER]

    def with_more(self, good: int, walker: int) -> Travel:
        """The same unit with one piece more."""
        load = list(self.load)
        load[good] += 1
        came = (*self.came, good, self.at)
        return Travel(
            self.kind, self.start, self.at, self.steps, 1, tuple(load), self.walked + walker, came, self.after
        )

    def with_less(self, good: int, walker: int) -> Travel:
        """The same unit with one piece less: what was taken last is put down first. [end.undone]"""
        load = list(self.load)
        load[good] -= 1
        i = len(self.came) - 2
        while self.came[i] != good:
            i -= 2
        came = self.came[:i] + self.came[i + 2 :]
        return Travel(
            self.kind, self.start, self.at, self.steps, 0, tuple(load), self.walked - walker, came, self.after
        )

    def go(self, s: Scythe, seat: int, to: int) -> None:
        """One step; enemies and encounters stop the unit. [move.enemy] [move.encounter]"""
        enemy = s.box.terrain[to] != BASE and enemy_units(s, seat, to)
        fight = enemy and fighting_enemy(s, seat, to) != NOBODY
        move_unit(s, seat, self.kind, self.at, to, self.load, "move.step", self.walked)
        if enemy and not fight:
            drive_off(s, seat, to)
        steps = self.steps - 1
        if enemy or (self.kind == CHARACTER and s.tokens[to]) or not steps:
            self.finish(s, to)
        else:
            s.push(
                seat,
                Travel(self.kind, self.start, to, steps, 0, self.load, self.walked, self.came, self.after),
            )

    def finish(self, s: Scythe, place: int) -> None:
        """The unit does not move again in this action."""
        s.tired = s.tired + [place * UNITS + self.kind]
        trail = [*s.trail, MOVED_UNIT + self.kind, self.start, place]
        for i in range(0, len(self.came), 2):
            trail += [self.came[i], self.came[i + 1], place]
        s.trail = trail


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
