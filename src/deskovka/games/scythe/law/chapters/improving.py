"""Upgrade, deploy, build, enlist: by a bottom action, an encounter or a Factory card. All may be refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.bits import places_in
from deskovka.games.scythe.law.chapters.taking import TakeSome
from deskovka.games.scythe.law.chapters.unasked import rule_against
from deskovka.games.scythe.law.control import structure_of
from deskovka.games.scythe.law.moves import (
    Ability,
    Bonus,
    Cube,
    Place,
    Recruit,
    Share,
    Skip,
    Square,
    Structure,
    Wish,
)
from deskovka.games.scythe.law.pieces import (
    BASE,
    BUILD,
    DEPLOY,
    ENLIST,
    LAKE,
    NOTHING,
    ONE_TIME,
    ONE_TIME_AMOUNT,
    UPGRADE,
)
from deskovka.games.scythe.law.reasons import NoWorkerAt, Occupied
from deskovka.games.scythe.law.state import Scythe, mat_of, workers_at
from deskovka.games.scythe.law.verbs import gain, put_mech, put_structure, set_wish

MOVED: Final = Rule("upgrade.cube")
FULL: Final = Rule("upgrade.square")
DEPLOYED: Final = Rule("deploy.mech")
WITH_WORKER: Final = Rule("deploy.worker")
NO_LAKE: Final = Rule("deploy.lake")
NO_BASE: Final = Rule("deploy.base")
BUILDER: Final = Rule("build.worker")
BUILD_LAKE: Final = Rule("build.lake")
BUILD_BASE: Final = Rule("build.base")
STANDS: Final = Rule("build.structure")
OCCUPIED: Final = Rule("build.one")
ENLISTED: Final = Rule("enlist.recruit")
USED: Final = Rule("enlist.bonus")
NO_RECRUIT: Final = Rule("enlist.own")
WISHED: Final = Rule("enlist.wished")
HOLDS: Final = Rule("enlist.holds")


class Improvement(Decision):
    """A gain that may be refused, and is lost if there is nothing left to gain. [gain.refuse]"""

    def gain(self) -> int:
        """What would be gained."""
        raise NotImplementedError

    def otherwise(self, s: Scythe, me: int) -> None:
        rule = self.refuse(s, me, s.box.moves.skip[0])
        assert rule is not None
        s.tell(events.Forfeited(me, 1, self.gain(), rule.id))


# --- upgrade ---------------------------------------------------------------------------------------------


@dataclass
class UpgradeCube(Improvement):
    """Which cube leaves its benefit? [upgrade.cube]"""

    def gain(self) -> int:
        return UPGRADE

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Cube, Skip)):
            return rule_against(m)
        left = [cube for cube in range(6) if s.cubes[seat * 6 + cube]]
        if isinstance(m, Skip):
            return None if left else MOVED
        return None if m.cube in left else MOVED

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.skip + s.box.moves.cube

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Cube):
            s.push(seat, UpgradeSquare(m.cube))


@dataclass
class UpgradeSquare(Decision):
    """Which cost does it cover? [upgrade.square]"""

    cube: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Square):
            return rule_against(m)
        free = mat_of(s, seat).sections[m.bottom].squares > s.squares[seat * 4 + m.bottom]
        return None if free else FULL

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.square

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Square)
        s.cubes[seat * 6 + self.cube] = 0
        s.squares[seat * 4 + m.bottom] += 1
        s.tell(events.Upgraded(seat, self.cube, m.bottom, "upgrade.cube"))


# --- deploy ----------------------------------------------------------------------------------------------


def places_with_workers(s: Scythe, seat: int) -> list[int]:
    """Territories with an own worker, but for lakes. [deploy.worker]"""
    return [place for place in places_in(s.present[seat]) if refuse_site(s, seat, place) is None]


@dataclass
class DeployMech(Improvement):
    """Which mech, and so which ability? It may have to go to a given place. [deploy.mech]"""

    place: int  # or NOTHING

    def gain(self) -> int:
        return DEPLOY

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Ability, Skip)):
            return rule_against(m)
        if s.deployed[seat] == 15:
            return DEPLOYED
        if self.place == NOTHING and not places_with_workers(s, seat):
            return WITH_WORKER
        return DEPLOYED if isinstance(m, Ability) and s.deployed[seat] >> m.number & 1 else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.skip + s.box.moves.ability

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Skip):
            return
        assert isinstance(m, Ability)
        if self.place == NOTHING:
            s.push(seat, DeployAt(m.number))
        else:
            put_mech(s, seat, self.place, m.number, "deploy.mech")


@dataclass
class DeployAt(Decision):
    """Where does the mech stand? [deploy.worker]"""

    number: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Place):
            return rule_against(m)
        return refuse_site(s, seat, m.place)

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NoWorkerAt(m.place) if rule is WITH_WORKER and isinstance(m, Place) else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return [s.box.moves.place[place] for place in places_with_workers(s, seat)]

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Place)
        put_mech(s, seat, m.place, self.number, "deploy.mech")


def refuse_site(s: Scythe, seat: int, place: int) -> Rule | None:
    """A territory with an own worker, no lake. [deploy.base] [deploy.worker] [deploy.lake]"""
    terrain = s.box.terrain[place]
    if terrain == BASE:
        return NO_BASE
    if not workers_at(s, seat, place):
        return WITH_WORKER
    return NO_LAKE if terrain == LAKE else None


# --- build -----------------------------------------------------------------------------------------------


def why_occupied(s: Scythe, place: int) -> Occupied:
    """Whose structure stands there."""
    built = int(s.built[place])
    return Occupied(place, built // 4, built % 4)


def sites(s: Scythe, seat: int) -> list[int]:
    """Where the player could build. [build.one]"""
    return [place for place in places_with_workers(s, seat) if s.built[place] == NOTHING]


@dataclass
class BuildStructure(Improvement):
    """Which structure? [build.structure]"""

    place: int  # or NOTHING

    def gain(self) -> int:
        return BUILD

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Structure, Skip)):
            return rule_against(m)
        left = [kind for kind in range(4) if structure_of(s, seat, kind) == NOTHING]
        if not left:
            return STANDS
        if self.place == NOTHING and not sites(s, seat):
            return OCCUPIED if places_with_workers(s, seat) else BUILDER
        return STANDS if isinstance(m, Structure) and m.structure not in left else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.skip + s.box.moves.structure

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Skip):
            return
        assert isinstance(m, Structure)
        if self.place == NOTHING:
            s.push(seat, BuildAt(m.structure))
        else:
            put_structure(s, seat, self.place, m.structure, "build.structure")


@dataclass
class BuildAt(Decision):
    """Where does it stand? [build.one]"""

    structure: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Place):
            return rule_against(m)
        terrain = s.box.terrain[m.place]
        if terrain == BASE:
            return BUILD_BASE
        if not workers_at(s, seat, m.place):
            return BUILDER
        if terrain == LAKE:
            return BUILD_LAKE
        return None if s.built[m.place] == NOTHING else OCCUPIED

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Place):
            return None
        return why_occupied(s, m.place) if rule is OCCUPIED else NoWorkerAt(m.place) if rule is BUILDER else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return [s.box.moves.place[place] for place in places_with_workers(s, seat)]

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Place)
        put_structure(s, seat, m.place, self.structure, "build.structure")


# --- enlist ----------------------------------------------------------------------------------------------


@dataclass
class EnlistRecruit(Improvement):
    """Which recruit leaves the player mat? [enlist.recruit]"""

    def gain(self) -> int:
        return ENLIST

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Recruit, Skip)):
            return rule_against(m)
        if s.recruits[seat] == 15:
            return ENLISTED
        return ENLISTED if isinstance(m, Recruit) and s.recruits[seat] >> m.bottom & 1 else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.skip + s.box.moves.recruit

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Recruit):
            s.push(seat, EnlistBonus(m.bottom))


@dataclass
class EnlistBonus(Decision):
    """Which one-time bonus does the recruit bring? Its ongoing one may be left from the start. [enlist.bonus]
    [enlist.wish]"""

    bottom: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Wish) and m.bottom == self.bottom:
            return refuse_wish(s, seat, m, 1 << self.bottom)
        if not isinstance(m, (Bonus, Share)):
            return rule_against(m)
        return USED if s.bonuses[seat] >> m.number & 1 else None

    def candidates(self, s: Scythe, seat: int) -> list[Move]:
        return s.box.moves.bonus + s.box.moves.share + s.box.moves.wish

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Wish):
            s.push(seat, self)
            set_wish(s, seat, m.bottom, m.take)
            return
        assert isinstance(m, (Bonus, Share))
        s.recruits[seat] |= 1 << self.bottom
        s.bonuses[seat] |= 1 << m.number
        s.tell(events.Enlisted(seat, self.bottom, m.number, "enlist.recruit"))
        if isinstance(m, Bonus):
            gain(s, seat, ONE_TIME[m.number], ONE_TIME_AMOUNT, "enlist.bonus")
        else:
            s.push(seat, TakeSome(ONE_TIME[m.number], ONE_TIME_AMOUNT, NOTHING, "enlist.bonus"))


def refuse_wish(s: Scythe, seat: int, m: Wish, recruits: int) -> Rule | None:
    """Of these recruits a player may say once in a turn that the ongoing bonus is taken, or left. [enlist.wish]"""
    if not recruits >> m.bottom & 1:
        return NO_RECRUIT
    if s.wished >> m.bottom & 1:
        return WISHED
    return HOLDS if s.declined[seat] >> m.bottom & 1 != m.take else None
