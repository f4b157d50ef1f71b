"""Resources that one player must give to the other. They choose the regions, I choose where it is stored."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law import events
from deskovka.games.katan_duel.law.effects import Gain, only_source, refuse_source, where, why_there, with_goods
from deskovka.games.katan_duel.law.moves import Cache, Good, Stop
from deskovka.games.katan_duel.law.pieces import GOLD, KINDS_OF_GOODS, NOTHING, REGIONS
from deskovka.games.katan_duel.law.reasons.conditions import NoRoomToTake, OpponentLacks
from deskovka.games.katan_duel.law.reasons.goods import MustTake
from deskovka.games.katan_duel.law.state import Duel, good_of, holds, room_for, stock_of
from deskovka.games.katan_duel.law.verbs import CACHE, hand_over

OPPONENT_HAS: Final = Rule("take.has")
TRADE_HAS: Final = Rule("event.trade-has")
LENDER_HAS: Final = Rule("take.has-moneylender")
VOYAGE_HAS: Final = Rule("take.has-voyage")
CAN_STORE: Final = Rule("take.room")
CAN_STORE_ALL: Final = Rule("take.room-all")
ROOM_ON_VOYAGE: Final = Rule("take.room-voyage")
AT_LEAST: Final = Rule("take.least")
TRADE_LEAST: Final = Rule("event.trade-least")
LENDER_LEAST: Final = Rule("take.least-moneylender")
VOYAGE_LEAST: Final = Rule("take.least-voyage")
MUST_RETURN: Final = Rule("merchant.return")
# The book says it in several places; what is not here stands with the Era of Gold's action cards.
HAS: Final = {
    "event.trade": TRADE_HAS,
    "card.moneylender": LENDER_HAS,
    "card.voyage_of_plunder": VOYAGE_HAS,
}
LEAST: Final = {
    "event.trade": TRADE_LEAST,
    "card.moneylender": LENDER_LEAST,
    "card.voyage_of_plunder": VOYAGE_LEAST,
}


def can_take(s: Duel, me: i64, good: i64) -> bool:
    """The other player has it, and I can store it."""
    return stock_of(s, 1 - me, good) > 0 and room_for(s, me, good) > 0


def can_take_any(s: Duel, me: i64) -> bool:
    """Is there anything that I could take?"""
    for good in range(KINDS_OF_GOODS):
        if can_take(s, me, good):
            return True
    return False


@dataclass
class Demand(Decision):
    """Name a resource that the other player must give; `least` of them are a duty. [take.choice]"""

    most: int
    least: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None if self.least <= 0 else LEAST.get(self.rule, AT_LEAST)
        if not isinstance(m, Good):
            return QUESTION
        if stock_of(s, 1 - seat, m.good) == 0:
            return HAS.get(self.rule, OPPONENT_HAS)
        return None if room_for(s, seat, m.good) > 0 else self.room_rule()

    def room_rule(self) -> Rule:
        """What says that only a good with room for it is taken: the book for two cards, we for all others."""
        if self.rule == "card.moneylender":
            return CAN_STORE
        return ROOM_ON_VOYAGE if self.rule == "card.voyage_of_plunder" else CAN_STORE_ALL

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, Stop):
            return MustTake(self.least, self.rule)
        if not isinstance(m, Good):
            return None
        if rule is HAS.get(self.rule, OPPONENT_HAS):
            return OpponentLacks(m.good)
        return NoRoomToTake(m.good)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.good + s.box.moves.stop

    def count(self, s: Duel, seat: int) -> int:
        # With nothing left to take there is nothing to ask.
        return super().count(s, seat) if can_take_any(s, seat) else 0

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Good):
            if self.most > 1:
                s.push(seat, Demand(self.most - 1, self.least - 1, self.rule))
            s.push(seat, TakeGood(m.good, 1, self.rule))

    def otherwise(self, s: Duel, me: int) -> None:
        """Nothing to take, or no room for it: the other player keeps it. [take.keeps]"""
        if self.least > 0 and s.log is not None:
            s.tell(events.NothingTaken(me, self.rule))


@dataclass
class TakeGood(Step):
    """The other player hands over goods of a kind; they choose the regions, I choose where it is stored."""

    good: int
    amount: int
    rule: str

    def run(self, s: Duel, me: int) -> None:
        left = min(self.amount, stock_of(s, 1 - me, self.good), room_for(s, me, self.good))
        if left <= 0:
            return
        s.push(me, TakeGood(self.good, left - 1, self.rule))
        s.push(me, Gain(self.good, 1, self.rule))
        s.push(1 - me, Give(self.good, left, self.rule))


@dataclass
class Give(Step):
    """Hand over one of several resources; which region gives it is asked only where it matters. [take.source]"""

    good: int
    amount: int
    rule: str

    def run(self, s: Duel, me: int) -> None:
        source = only_source(s, me, self.good)
        if source == NOTHING and self.amount >= stock_of(s, me, self.good):
            source = first_source(s, me, self.good)
        if source == NOTHING:
            s.push(me, GiveFrom(self.good, self.rule))
        else:
            hand_over(s, me, CACHE if source == REGIONS else source, self.rule)


def first_source(s: Duel, seat: i64, good: i64) -> i64:
    """Some region (REGIONS is the Gold Cache) with a good on it, where all of them must give."""
    for region in s.regions[seat]:
        if holds(s, seat, region, good):
            return region
    return REGIONS


@dataclass
class GiveFrom(Decision):
    """Choose the region that gives a resource to the other player. [take.source] [take.source-all]"""

    good: int
    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return refuse_source(s, seat, m, self.good)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_there(s, seat, m, rule, self.good)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_goods(s, seat, self.good)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        hand_over(s, seat, where(m), self.rule)


@dataclass
class GiveBack(Decision):
    """Give the other player a resource of the own choice; without room it is lost there. [card.merchant]"""

    rule: str

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return MUST_RETURN
        return refuse_source(s, seat, m, NOTHING)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_there(s, seat, m, rule, NOTHING)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return with_goods(s, seat, NOTHING)

    def take(self, s: Duel, seat: int, m: Move) -> None:
        good = GOLD if isinstance(m, Cache) else good_of(s, seat, where(m))
        hand_over(s, seat, where(m), self.rule)
        s.push(1 - seat, Gain(good, 1, self.rule))
