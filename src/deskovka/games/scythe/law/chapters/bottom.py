"""The bottom action of a section: its payment, its gain, coins and ongoing bonuses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.chapters.ending import SETTLE_STARS
from deskovka.games.scythe.law.chapters.improving import BuildStructure, DeployMech, EnlistRecruit, UpgradeCube
from deskovka.games.scythe.law.chapters.revealing import ONCE, PAWN, SectionAction, add_reveals
from deskovka.games.scythe.law.chapters.taking import TakeSome
from deskovka.games.scythe.law.chapters.top import begin_move
from deskovka.games.scythe.law.chapters.unasked import rule_against
from deskovka.games.scythe.law.control import controls, resource_of, territories_of
from deskovka.games.scythe.law.moves import Bottom, Card, Less, Place, Section, Top
from deskovka.games.scythe.law.pieces import (
    ALL_COINS,
    COERCION,
    COINS,
    FACTORY_SECTION,
    LAST_STAR,
    MOST_POPULARITY,
    MOST_POWER,
    NO_COINS,
    NOTHING,
    ONGOING,
    POPULARITY,
    POWER,
    RESOURCES,
    SOME_COINS,
    STAR_KINDS,
    STAR_POPULARITY,
    STAR_POWER,
)
from deskovka.games.scythe.law.reasons import (
    TOP_PASSED,
    ActionOrder,
    HandHas,
    NoneThere,
    NotControlled,
    ShortOnMap,
)
from deskovka.games.scythe.law.state import Scythe, faction_of, left_of, mat_of, stars_of
from deskovka.games.scythe.law.verbs import discard_card, due_stars, gain, take_goods

RESOURCES_LACK: Final = Rule("bottom.cost")
COINLESS: Final = Rule("bottom.coinless")
NO_FACTORY_COINS: Final = Rule("factory.coinless")
ONE_COIN: Final = Rule("bottom.one-coin")
SOURCE: Final = Rule("pay.controlled")
LIES_NOT: Final = Rule("pay.there")
COERCE: Final = Rule("crimea.coercion")
COERCED: Final = Rule("crimea.once")
COERCED_CARD: Final = Rule("crimea.card")


@dataclass
class BottomAction(SectionAction):
    """The bottom action, with or without its coins, or nothing. [bottom.optional]"""

    section: int

    def refuse_action(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Bottom):
            return ONCE if isinstance(m, (Top, Less)) else PAWN if isinstance(m, Section) else QUESTION
        if self.section == FACTORY_SECTION:
            return None if m.coins == ALL_COINS else NO_FACTORY_COINS
        if bottom_lacks(s, seat, self.section):
            return RESOURCES_LACK
        coins = mat_of(s, seat).sections[self.section].coins
        if m.coins == NO_COINS:
            return None if coins else COINLESS
        return None if m.coins == ALL_COINS or coins > 1 else ONE_COIN if coins else COINLESS

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is ONCE:
            return ActionOrder(TOP_PASSED)
        if rule is RESOURCES_LACK:
            have = int(resource_of(s, seat, self.section))
            return ShortOnMap(self.section, bottom_cost(s, seat, self.section), have, int(can_coerce(s, seat)))
        return super().reason(s, seat, m, rule)

    def options(self, s: Scythe, seat: int) -> list[Move]:
        words = s.box.moves
        found = words.skip[:]
        if self.section == FACTORY_SECTION:
            found.append(words.bottom[1])
        elif not bottom_lacks(s, seat, self.section):
            coins = mat_of(s, seat).sections[self.section].coins
            found += words.bottom[0 if coins else 1 : 3 if coins > 1 else 2]
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


def bottom_lacks(s: Scythe, seat: int, bottom: int) -> int:
    """What is missing of its cost on controlled territories. [bottom.cost]"""
    have = int(resource_of(s, seat, bottom)) + (1 if can_coerce(s, seat) else 0)
    return max(0, bottom_cost(s, seat, bottom) - have)


@dataclass
class PayGoods(Step):
    """Pay a number of one resource; ask only if there is a choice. [pay.controlled]"""

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
    return [place for place in territories_of(s, seat) if s.goods[place * RESOURCES + good]]


@dataclass
class PayFrom(Decision):
    """From which territory, or with a combat card? [pay.controlled] [crimea.coercion]"""

    good: int
    amount: int

    def refuse(self, s: Scythe, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Card):
            return refuse_coercion(s, seat, m.value)
        if not isinstance(m, Place):
            return rule_against(m)
        if m.place in sources(s, seat, self.good):
            return None
        return LIES_NOT if controls(s, seat, m.place) else SOURCE

    def reason(self, s: Scythe, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, Place):
            return NoneThere(self.good, m.place) if rule is LIES_NOT else NotControlled(m.place)
        return HandHas(s.hand[seat]) if rule is COERCED_CARD else None

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


def refuse_coercion(s: Scythe, seat: int, value: int) -> Rule | None:
    """Crimea alone, once in a turn, with a card from the hand. [crimea.coercion] [crimea.once] [crimea.card]"""
    if faction_of(s, seat).ability != COERCION:
        return COERCE
    if s.coerced:
        return COERCED
    return None if value in s.hand[seat] else COERCED_CARD


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
    """Coins, as many as the player wants, then the ongoing bonuses. [bottom.coins]"""

    bottom: int
    coins: int

    def run(self, s: Scythe, me: int) -> None:
        s.push(me, Ongoing(self.bottom))
        coins = mat_of(s, me).sections[self.bottom].coins
        if self.coins == ALL_COINS:
            gain(s, me, COINS, coins, "bottom.coins")
        elif self.coins == SOME_COINS:
            s.push(me, TakeSome(COINS, coins, NOTHING, "bottom.coins"))


@dataclass
class Ongoing(Step):
    """The ongoing bonuses of the player and both neighbours. [enlist.ongoing]"""

    bottom: int

    def run(self, s: Scythe, me: int) -> None:
        neighbours = [me, left_of(s, me), left_of(s, me, -1)]
        asked: list[int] = []
        for i, seat in enumerate(neighbours):
            if seat not in neighbours[:i] and not take_ongoing(s, seat, self.bottom, "enlist.ongoing"):
                asked.append(seat)
        for seat in reversed(asked):  # what is pushed last is asked first
            s.push(seat, TakeSome(ONGOING[self.bottom], 1, NOTHING, "enlist.ongoing"))


def take_ongoing(s: Scythe, seat: int, bottom: int, rule: str) -> bool:
    """The ongoing bonus of a recruit, if it was there when the turn began and the player takes it; False if the
    player must be asked. [enlist.ongoing] [enlist.wish]"""
    if s.recruited[seat] >> bottom & 1:
        if s.declined[seat] >> bottom & 1:
            s.tell(events.BonusLeft(seat, bottom, "enlist.wish"))
            return True
        if is_last_step(s, seat, ONGOING[bottom]):
            return False
        gain(s, seat, ONGOING[bottom], 1, rule)
    return True


def is_last_step(s: Scythe, seat: int, good: int) -> bool:
    """Would one more bring the last star? Then the player is asked. [enlist.taken]"""
    if stars_of(s, seat) + len(due_stars(s, seat)) != LAST_STAR - 1:
        return False
    if good == POWER:
        return s.power[seat] == MOST_POWER - 1 and not s.stars[seat * STAR_KINDS + STAR_POWER]
    last = s.popularity[seat] == MOST_POPULARITY - 1 and not s.stars[seat * STAR_KINDS + STAR_POPULARITY]
    return good == POPULARITY and last
