"""Rolling the dice: production, and the five symbols of the event die."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.cells import cells
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law import events
from deskovka.games.katan_duel.law.chapters import parts
from deskovka.games.katan_duel.law.chapters.action_phase import IN_HAND, THROW_AWAY, why_moment
from deskovka.games.katan_duel.law.chapters.event_cards import DRAW_EVENT
from deskovka.games.katan_duel.law.chapters.market import MARKET
from deskovka.games.katan_duel.law.chapters.taking import Demand
from deskovka.games.katan_duel.law.effects import Gain, GainAny
from deskovka.games.katan_duel.law.hands import play_card
from deskovka.games.katan_duel.law.moves import Number, Play, Roll, Stop
from deskovka.games.katan_duel.law.pieces import (
    BEFORE_ROLL,
    BRIGAND,
    CELEBRATION,
    EVENT_CARD,
    GOLD,
    HARVEST,
    HARVEST_GOLD,
    IN_ACTION,
    LENDERS,
    MARKETS,
    NOTHING,
    REGIONS,
    TRADE,
    WOOL,
)
from deskovka.games.katan_duel.law.reasons.building import MustRoll, NotInHand, OtherMoment
from deskovka.games.katan_duel.law.state import Duel, gives, good_of, has_neighbour, skill
from deskovka.games.katan_duel.law.verbs import gain, lose, roll

FACES: Final = cells([BRIGAND, TRADE, CELEBRATION, HARVEST, EVENT_CARD, EVENT_CARD])
SPARED: Final = 7  # brigands leave those alone who have no more
ONCE: Final = Rule("roll.set")
MUST_ROLL: Final = Rule("roll.both")


# --- the roll --------------------------------------------------------------------------------------------


@dataclass
class BeforeRoll(Decision):
    """Play cards that set a die, then roll. [roll.before] [roll.combined]"""

    number: int = 0  # a die that was set
    symbol: int = NOTHING
    extra: int = 0  # resources more at a celebration

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Roll):
            return None
        if isinstance(m, Stop):
            return MUST_ROLL
        if not isinstance(m, Play):
            return parts.refuse_part(m, parts.ROLL)
        if m.card not in s.hand[seat]:
            return IN_HAND
        if s.box.when[m.card] == IN_ACTION:
            return parts.TURN_ORDER
        if s.box.when[m.card] != BEFORE_ROLL:
            return s.box.rules[m.card]  # which says when it is played
        sets_number = isinstance(s.box.steps[m.card][0], SetNumber)
        return ONCE if (self.number if sets_number else self.extra) else None

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is MUST_ROLL:
            return MustRoll()
        if not isinstance(m, Play):
            return parts.why_part(m, parts.ROLL) if rule is parts.TURN_ORDER else None
        if rule is IN_HAND:
            return NotInHand(m.card)
        if rule is parts.TURN_ORDER:
            return OtherMoment(m.card, "action")
        return None if rule is ONCE else why_moment(s, m.card)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        moves = s.box.moves
        found: list[Move] = [*moves.roll]
        for card in sorted(set(s.hand[seat])):
            if s.box.when[card] == BEFORE_ROLL:
                found.append(moves.play[card])
        return found

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            play_card(s, seat, m.card, s.box.rule_ids[m.card])
            s.push(seat, self)
            s.push(seat, THROW_AWAY)
            s.then_all(seat, s.box.steps[m.card])
            return
        number = self.number or s.chance.below(6) + 1
        symbol = self.symbol if self.symbol != NOTHING else FACES[s.chance.below(6)]
        roll(s, seat, number, symbol, "roll.both")
        if symbol == BRIGAND:
            s.then(seat, BRIGANDS, PRODUCTION)
        else:
            s.then(seat, PRODUCTION, EventDie(self.extra))


BEFORE_ROLL_STEP: Final = BeforeRoll()


@dataclass
class SetNumber(Decision):
    """Choose what the production die shows. [card.brigitta]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Number) else QUESTION

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.number

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Number)
        replace_roll(s, m.number, NOTHING)


@dataclass
class SetCelebration(Step):
    """The event die shows a celebration, with one resource more for me. [card.reiner]"""

    def run(self, s: Duel, me: int) -> None:
        replace_roll(s, 0, CELEBRATION)


def replace_roll(s: Duel, number: int, symbol: int) -> None:
    """The roll that waits on the agenda, under the card that is thrown away next, has a die set."""
    i = len(s.steps) - 1
    waiting = s.steps[i]
    while not isinstance(waiting, BeforeRoll):
        i -= 1
        waiting = s.steps[i]
    if number:
        s.steps[i] = BeforeRoll(number, waiting.symbol, waiting.extra)
    else:
        s.steps[i] = BeforeRoll(waiting.number, symbol, 1)


# --- production ------------------------------------------------------------------------------------------


@dataclass
class Production(Step):
    """Every region with the number gets one resource, with a booster beside it two. [production.each]"""

    def run(self, s: Duel, me: int) -> None:
        produce(s, me)
        produce(s, 1 - me)
        if gives(s, 1 - me, MARKETS):
            s.push(1 - me, MARKET)
        if gives(s, me, MARKETS):
            s.push(me, MARKET)


PRODUCTION: Final = Production()


def produce(s: Duel, seat: i64) -> None:
    """The regions of one player. [production.booster] [goods.cache]"""
    box = s.box
    for region in s.regions[seat]:
        land = s.land[seat * REGIONS + region]
        if box.land_number[land] == s.die:
            gain(s, seat, region, 1, "production.each")
            if has_booster(s, seat, region, box.land_good[land]):
                gain(s, seat, region, 1, "production.booster")


def has_booster(s: Duel, seat: i64, region: i64, good: i64) -> bool:
    """Does a card beside the region double this good?"""
    return has_neighbour(s, seat, region, s.box.boosters[good]) > 0


# --- the event die ---------------------------------------------------------------------------------------


@dataclass
class Brigands(Step):
    """Who has more than seven resources loses all gold and wool. [event.brigand] [event.before-production]"""

    def run(self, s: Duel, me: int) -> None:
        rob(s, me)
        rob(s, 1 - me)


BRIGANDS: Final = Brigands()


def rob(s: Duel, seat: i64) -> None:
    """Brigands visit one player; they know nothing of a Gold Cache."""
    for region in regions_to_rob(s, seat):
        lose(s, seat, region, s.goods[seat * REGIONS + region], "event.brigand")


def regions_to_rob(s: Duel, seat: i64) -> list[int]:
    """The regions that brigands would empty: all gold and wool of whoever has too much. [event.brigand]"""
    if count_for_brigands(s, seat) <= SPARED:
        return []
    found: list[int] = []
    for region in s.regions[seat]:
        if s.goods[seat * REGIONS + region] and good_of(s, seat, region) in (GOLD, WOOL):
            found.append(region)
    return found


def count_for_brigands(s: Duel, seat: i64) -> i64:
    """Resources that brigands count: not beside a storehouse, not in a Gold Cache. [card.storehouse]"""
    found: i64 = 0
    for region in s.regions[seat]:
        there = s.goods[seat * REGIONS + region]
        if there and not has_neighbour(s, seat, region, s.box.shelters):
            found += there
    return found


@dataclass
class EventDie(Step):
    """What a black symbol does. [event.after-production]"""

    extra: int

    def run(self, s: Duel, me: int) -> None:
        if s.symbol == TRADE:
            trade(s)
        elif s.symbol == CELEBRATION:
            celebrate(s, me, self.extra)
        elif s.symbol == HARVEST:
            harvest(s, 1 - me)
            harvest(s, me)
        else:
            s.push(me, DRAW_EVENT)


def trade(s: Duel) -> None:
    """Whoever has the trade advantage takes a resource; a moneylender makes it two. [moneylender.count]"""
    holder = s.advantage[1]
    if holder == NOTHING:
        if s.log is not None:
            s.tell(events.NothingHappened("event.trade"))
        return
    lent = 2 if s.options["moneylender"] == "two" else 3
    count = lent if gives(s, holder, LENDERS) else 1
    s.push(holder, Demand(count, count, "event.trade" if count == 1 else "card.moneylender"))


def celebrate(s: Duel, me: int, extra: int) -> None:
    """The more skilful player gets a resource; both do if they are equal. [event.celebration]"""
    for seat in (1 - me, me):
        count = 1 if skill(s, seat) >= skill(s, 1 - seat) else 0
        if seat == me and extra:
            s.push(seat, GainAny(1, "card.reiner"))
        if count:
            s.push(seat, GainAny(1, "event.celebration"))


def harvest(s: Duel, seat: int) -> None:
    """A resource of choice, and gold for bridges and pirates. [event.harvest] [event.harvest-adds]"""
    gold = gives(s, seat, HARVEST_GOLD)
    if gold:
        s.push(seat, Gain(GOLD, gold, "event.harvest-gold"))
    s.push(seat, GainAny(1, "event.harvest"))
