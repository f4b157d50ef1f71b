"""Ireland: towers and their bonuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, May, Move, Step, Yes
from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.moves import Double, Use
from deskovka.games.rebirth.law.pieces import (
    DOUBLING,
    DRAW_THREE,
    PLACE_ANOTHER,
    PRIVATE_MISSION,
    SET_13,
    THREE_POINTS,
    TOWERS,
)
from deskovka.games.rebirth.law.reasons import AlreadyFulfilled, NotInRow, NotReached
from deskovka.games.rebirth.law.state import Rebirth
from deskovka.games.rebirth.law.verbs import draw_mission, fetch_tile, put_token, score, use

FIRST_TILE: Final = Rule("tower.first")
IN_THE_ROW: Final = Rule("tower.doubling-row")
OPEN_MISSION: Final = Rule("tower.doubling-open")


def reach_towers(s: Rebirth, me: int, reached: list[int]) -> None:
    """Each tower works for me once, with my first tile next to it. [tower.first] [tower.once]"""
    if len(reached) > 1 and order_matters(s, me, reached):
        s.push(me, ChooseTower(tuple(reached)))
        return
    for tower in reversed(reached):
        s.push(me, s.country.reach[tower])


def order_matters(s: Rebirth, me: int, towers: list[int]) -> bool:
    """Are there two different bonuses that somebody decides something by, or learns something from? [tower.order]

    Points and the three tiles at the end of the turn come to the same in any order.
    """
    bonuses = 0
    for tower in towers:
        bonus = s.towers[tower]
        if (
            bonus == PRIVATE_MISSION
            or (bonus == PLACE_ANOTHER and not s.used >> bonus & 1)
            or (bonus == DOUBLING and is_complete(s, me, bonus))
        ):
            bonuses |= 1 << bonus
    return bonuses & (bonuses - 1) != 0


@dataclass
class ChooseTower(Decision):
    """Several towers reached by one tile work in the order that their player chooses. [tower.order]"""

    towers: tuple[int, ...]

    def refuse(self, s: Rebirth, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Use):
            return QUESTION
        return None if m.tower in self.towers else FIRST_TILE

    def reason(self, s: Rebirth, seat: int, m: Move, rule: Rule) -> Reason | None:
        return NotReached(m.tower, self.towers) if isinstance(m, Use) else None

    def options(self, s: Rebirth, seat: int) -> list[Move]:
        return [s.country.uses[tower] for tower in sorted(self.towers)]

    def take(self, s: Rebirth, seat: int, m: Move) -> None:
        assert isinstance(m, Use)
        s.push(seat, OtherTowers(tuple([tower for tower in self.towers if tower != m.tower])))
        s.push(seat, s.country.reach[m.tower])


@dataclass
class OtherTowers(Step):
    """What is left of several towers once one of them has worked. [tower.order]"""

    towers: tuple[int, ...]

    def run(self, s: Rebirth, me: int) -> None:
        reach_towers(s, me, list(self.towers))


@dataclass
class ReachTower(Step):
    """A tower's bonus: what can only help works at once, another tile is offered. [tower.at-once]"""

    tower: int
    another: Step

    def run(self, s: Rebirth, me: int) -> None:
        bonus = s.towers[self.tower]
        if s.log is not None:
            s.log.append(events.TowerReached(me, self.tower, bonus, "tower.first"))
        if bonus == SET_13 and completes(s, me, bonus):
            score(s, me, s.country.bonus_points[bonus], TOWERS, "tower.thirteen")
        elif bonus == THREE_POINTS:
            score(s, me, s.country.bonus_points[bonus], TOWERS, "tower.three-points")
        elif bonus == PRIVATE_MISSION:
            draw_mission(s, me, self.tower, "tower.private")
        elif bonus == DRAW_THREE:
            use(s, bonus)
        elif bonus == DOUBLING and completes(s, me, bonus):
            s.push(me, PUT_TOKEN)
        elif bonus == PLACE_ANOTHER:
            self.offer(s, me)

    def offer(self, s: Rebirth, me: int) -> None:
        """Another tile works only once in a turn. [tower.another-once]"""
        if s.used >> PLACE_ANOTHER & 1:
            if s.log is not None:
                s.log.append(events.TowerIgnored(me, self.tower, "tower.another-once"))
        else:
            s.push(me, self.another)


def completes(s: Rebirth, me: int, bonus: int) -> bool:
    """Am I next to all towers with this bonus now? It works once, also if one tile reached two of them."""
    if not is_complete(s, me, bonus):
        return False
    use(s, bonus)
    return True


def is_complete(s: Rebirth, me: int, bonus: int) -> bool:
    """Am I next to all towers with this bonus, and has it not worked in this turn?"""
    if s.used >> bonus & 1:
        return False
    for tower, its in enumerate(s.towers):
        if its == bonus and s.near[tower * s.seats + me] == 0:
            return False
    return True


@dataclass
class AnotherTile(May):
    """Place one more tile? Said before it is drawn. [tower.another-decide] [tower.another-towers]"""

    tower: int

    def options(self, s: Rebirth, seat: int) -> list[Move]:
        return s.country.offer[:]

    def count(self, s: Rebirth, seat: int) -> int:
        return 2

    def nth(self, s: Rebirth, seat: int, i: int) -> Move:
        return s.country.offer[i]

    def take(self, s: Rebirth, seat: int, m: Move) -> None:
        if isinstance(m, Yes):
            s.then_all(seat, self.steps)
        elif s.log is not None:
            s.log.append(events.TowerIgnored(seat, self.tower, "tower.passed"))


@dataclass
class FetchTile(Step):
    """A random one of the tiles set aside comes into the hand. [tower.another]"""

    def run(self, s: Rebirth, me: int) -> None:
        use(s, PLACE_ANOTHER)
        fetch_tile(s, me)


@dataclass
class PutToken(Decision):
    """The doubling token goes on a mission of the row that I have not fulfilled. [tower.doubling-row]"""

    def refuse(self, s: Rebirth, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Double):
            return QUESTION
        if m.mission not in s.row:
            return IN_THE_ROW
        return OPEN_MISSION if s.fulfilled[seat] >> m.mission & 1 else None

    def reason(self, s: Rebirth, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Double):
            return None
        return NotInRow(m.mission) if rule is IN_THE_ROW else AlreadyFulfilled(m.mission)

    def options(self, s: Rebirth, seat: int) -> list[Move]:
        return [s.country.doubles[i] for i in s.row if not s.fulfilled[seat] >> i & 1]

    def take(self, s: Rebirth, seat: int, m: Move) -> None:
        assert isinstance(m, Double)
        put_token(s, seat, m.mission)

    def otherwise(self, s: Rebirth, me: int) -> None:
        s.tell(events.TokenUseless(me, "tower.doubling-none"))


PUT_TOKEN: Final = PutToken()
