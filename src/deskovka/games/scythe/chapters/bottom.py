"""The bottom action of a section: its payment, its gain, coins and ongoing bonuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.scythe import events
from deskovka.games.scythe.chapters.ending import SETTLE_STARS
from deskovka.games.scythe.chapters.gaining import OWN_CARD, TakeSome
from deskovka.games.scythe.chapters.improving import BuildStructure, DeployMech, EnlistRecruit, UpgradeCube
from deskovka.games.scythe.chapters.revealing import SectionAction, add_reveals
from deskovka.games.scythe.chapters.top import begin_move
from deskovka.games.scythe.control import controlled, resource_of
from deskovka.games.scythe.moves import Bottom, Card, Place
from deskovka.games.scythe.pieces import (
    COERCION,
    COINS,
    FACTORY_SECTION,
    LAST_STAR,
    MOST_POPULARITY,
    MOST_POWER,
    NOTHING,
    ONGOING,
    POPULARITY,
    POWER,
    RESOURCES,
    STAR_KINDS,
    STAR_POPULARITY,
    STAR_POWER,
)
from deskovka.games.scythe.state import Scythe, faction_of, left_of, mat_of, stars_of
from deskovka.games.scythe.verbs import discard_card, due_stars, gain, take_goods

RESOURCES_LACK: Final = Rule("bottom.cost")
NO_COINS: Final = Rule("bottom.coins")
SOURCE: Final = Rule("pay.controlled")
COERCE: Final = Rule("crimea.coercion")


@dataclass
class BottomAction(SectionAction):
    """The bottom action, with or without its coins, or nothing. [bottom.optional]"""

    section: int

    def refuse_action(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Bottom):
            return QUESTION
        if self.section == FACTORY_SECTION:
            return None if m.coins else NO_COINS
        if not m.coins and not mat_of(s, seat).sections[self.section].coins:
            return NO_COINS
        return None if can_pay_bottom(s, seat, self.section) else RESOURCES_LACK

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found = words.skip[:]
        if self.section == FACTORY_SECTION:
            found.append(words.bottom[1])
        elif can_pay_bottom(s, seat, self.section):
            found += words.bottom if mat_of(s, seat).sections[self.section].coins else words.bottom[1:]
        add_reveals(s, seat, False, found)
        return found

    def act(self, s: Scythe, seat: int, m: Move) -> None:
        assert isinstance(m, Bottom)
        s.push(seat, SETTLE_STARS)
        if s.log is not None:
            s.tell(events.BottomTaken(seat, self.section, "bottom.optional"))
        if self.section == FACTORY_SECTION:
            begin_move(s, seat, 1, 2)
            return
        cost = bottom_cost(s, seat, self.section)
        s.then(seat, PayGoods(self.section, cost), Improve(self.section), Reward(self.section, m.coins))


def bottom_cost(s: Scythe, seat: int, bottom: int) -> int:
    """What is not covered by cubes. [bottom.cost]"""
    return mat_of(s, seat).sections[bottom].cost - int(s.squares[seat * 4 + bottom])


def can_coerce(s: Scythe, seat: int) -> bool:
    """May a combat card stand for a resource now? [crimea.coercion]"""
    return not s.coerced and bool(s.hand[seat]) and faction_of(s, seat).ability == COERCION


def can_pay_bottom(s: Scythe, seat: int, bottom: int) -> bool:
    """Enough of the resource on controlled territories. [bottom.cost]"""
    return resource_of(s, seat, bottom) + (1 if can_coerce(s, seat) else 0) >= bottom_cost(s, seat, bottom)


@dataclass
class PayGoods(Step):
    """Pay so many of a resource; ask only if there is a choice. [pay.controlled]"""

    good: int
    amount: int

    def run(self, s: Scythe, me: int) -> None:
        left = self.amount
        while left:
            places = sources(s, me, self.good)
            if len(places) != 1 or can_coerce(s, me):
                s.push(me, PayFrom(self.good, left))
                return
            take_goods(s, places[0], self.good, me, "bottom.cost")
            left -= 1


def sources(s: Scythe, seat: int, good: int) -> list[int]:
    """Controlled territories with this resource."""
    return [place for place in controlled(s, seat) if s.goods[place * RESOURCES + good]]


@dataclass
class PayFrom(Decision):
    """From which territory, or with a combat card? [pay.controlled] [crimea.coercion]"""

    good: int
    amount: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Card):
            if not can_coerce(s, seat):
                return COERCE
            return None if m.value in s.hand[seat] else OWN_CARD
        if not isinstance(m, Place):
            return QUESTION
        return None if m.place in sources(s, seat, self.good) else SOURCE

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found = [words.place[place] for place in sources(s, seat, self.good)]
        if can_coerce(s, seat):
            found += [m for m in words.card if self.refuse(s, seat, m) is None]
        return found

    def take(self, s: Scythe, seat: int, m: Move) -> None:
        if isinstance(m, Card):
            s.coerced = 1
            discard_card(s, seat, m.value, "crimea.coercion")
        else:
            assert isinstance(m, Place)
            take_goods(s, m.place, self.good, seat, "bottom.cost")
        if self.amount > 1:
            s.push(seat, PayGoods(self.good, self.amount - 1))


@dataclass
class Improve(Step):
    """The main gain; whoever has it all already may still take the coins. [bottom.finished]"""

    bottom: int

    def run(self, s: Scythe, me: int) -> None:
        if self.bottom == 0:
            s.push(me, UpgradeCube())
        elif self.bottom == 1:
            s.push(me, DeployMech(NOTHING))
        elif self.bottom == 2:
            s.push(me, BuildStructure(NOTHING))
        else:
            s.push(me, EnlistRecruit())


@dataclass
class Reward(Step):
    """Coins, then the ongoing bonuses of the player and both neighbours. [bottom.coins] [enlist.ongoing]"""

    bottom: int
    coins: int

    def run(self, s: Scythe, me: int) -> None:
        if self.coins:
            gain(s, me, COINS, mat_of(s, me).sections[self.bottom].coins, "bottom.coins")
        neighbours = [me, left_of(s, me), left_of(s, me, -1)]
        asked: list[int] = []
        for i, seat in enumerate(neighbours):
            if seat not in neighbours[:i] and not take_ongoing(s, seat, self.bottom, "enlist.ongoing"):
                asked.append(seat)
        for seat in reversed(asked):  # what is pushed last is asked first
            s.push(seat, TakeSome(ONGOING[self.bottom], 1, NOTHING, "enlist.ongoing"))


def take_ongoing(s: Scythe, seat: int, bottom: int, rule: str) -> bool:
    """The ongoing bonus of a recruit, if it was there when the turn began; False if the player must be asked.
    [enlist.ongoing]"""
    if s.recruited[seat] >> bottom & 1:
        if is_last_step(s, seat, ONGOING[bottom]):
            return False
        gain(s, seat, ONGOING[bottom], 1, rule)
    return True


def is_last_step(s: Scythe, seat: int, good: int) -> bool:
    """Would one more bring the last star? Only then a bonus may be refused. [enlist.taken]"""
    if stars_of(s, seat) + len(due_stars(s, seat)) != LAST_STAR - 1:
        return False
    if good == POWER:
        return s.power[seat] == MOST_POWER - 1 and not s.stars[seat * STAR_KINDS + STAR_POWER]
    last = s.popularity[seat] == MOST_POPULARITY - 1 and not s.stars[seat * STAR_KINDS + STAR_POPULARITY]
    return good == POPULARITY and last
