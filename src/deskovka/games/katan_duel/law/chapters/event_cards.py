"""Event cards: what happens when the event die shows the question mark."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Each, Move, Step
from deskovka.games.katan_duel.law import events
from deskovka.games.katan_duel.law.chapters.exchanging import NO_GAIN
from deskovka.games.katan_duel.law.effects import Gain, GainAny, PayGoods, room_for_other, short_of
from deskovka.games.katan_duel.law.moves import Pay, Stop
from deskovka.games.katan_duel.law.pieces import (
    FIGHTERS,
    GOLD,
    NOTHING,
    SCHOOLS,
    SHIPS,
)
from deskovka.games.katan_duel.law.state import (
    Duel,
    gives,
    has_neighbour,
    stock_of,
)
from deskovka.games.katan_duel.law.verbs import build_events, draw_event, gain

A_GOLD_EACH: Final = Rule("card.traveling_merchant")


@dataclass
class DrawEvent(Step):
    """Turn over an event card; it concerns both players, the one who rolled first. [event.card]"""

    def run(self, s: Duel, me: int) -> None:
        event = draw_event(s, me, "event.card")
        s.push(me, EVENT_DONE)
        s.push(me, s.box.events[event].step)


DRAW_EVENT: Final = DrawEvent()


@dataclass
class EventDone(Step):
    """The event card goes under its stack. [event.under]"""

    def run(self, s: Duel, me: int) -> None:
        s.event = NOTHING


EVENT_DONE: Final = EventDone()


def rule_of(s: Duel) -> str:
    """The entry of the event that is being carried out."""
    return s.box.event_rules[s.event]


def nothing(s: Duel) -> None:
    """The event concerns nobody."""
    if s.log is not None:
        s.tell(events.NothingHappened(rule_of(s)))


@dataclass
class Both(Step):
    """Both players, the one who rolled first. [event.order]"""

    step: Step

    def run(self, s: Duel, me: int) -> None:
        s.push(me, Each((me, 1 - me), self.step))


# --- Yule ------------------------------------------------------------------------------------------------


@dataclass
class Yule(Step):
    """Build the event stack anew, then draw. [card.yule]"""

    def run(self, s: Duel, me: int) -> None:
        build_events(s, s.event_stack + s.event_discard, "card.yule")
        s.push(me, DRAW_EVENT)


# --- gifts -----------------------------------------------------------------------------------------------


@dataclass
class Invent(Step):
    """A resource for each own building with progress, two at most. [card.invention]"""

    def run(self, s: Duel, me: int) -> None:
        count = min(gives(s, me, SCHOOLS), 2)
        if count:
            s.push(me, GainAny(count, "card.invention"))


@dataclass
class Plenty(Step):
    """Every region gets one for each storehouse and abbey beside it. [card.year_of_plenty]"""

    def run(self, s: Duel, me: int) -> None:
        concerned = False
        for seat in (me, 1 - me):
            for region in s.regions[seat]:
                count = has_neighbour(s, seat, region, s.box.plentiful)
                if count:
                    concerned = True
                    gain(s, seat, region, count, "card.year_of_plenty")
        if not concerned:
            nothing(s)


@dataclass
class ShipRace(Step):
    """A resource for the player with more trade ships, or for both. [card.trade_ships_race]"""

    def run(self, s: Duel, me: int) -> None:
        mine, yours = gives(s, me, SHIPS), gives(s, 1 - me, SHIPS)
        if mine + yours == 0:
            nothing(s)
        if yours and yours >= mine:
            s.push(1 - me, GainAny(1, "card.trade_ships_race"))
        if mine and mine >= yours:
            s.push(me, GainAny(1, "card.trade_ships_race"))


@dataclass
class Gift(Step):
    """One gold for each own unit with strength. [card.gift_for_the_prince]"""

    def run(self, s: Duel, me: int) -> None:
        s.push(me, Gain(GOLD, gives(s, me, FIGHTERS), "card.gift_for_the_prince"))


@dataclass
class BuyFromMerchant(Decision):
    """Up to two resources of choice for a gold each. [card.traveling_merchant]"""

    left: int = 2

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if not isinstance(m, Pay):
            return QUESTION
        if stock_of(s, seat, GOLD) == 0:
            return A_GOLD_EACH
        return None if room_for_other(s, seat, GOLD) else NO_GAIN

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return short_of(s, seat, "merchant", NOTHING, GOLD, 1) if rule is A_GOLD_EACH else None

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.pay + s.box.moves.stop

    def count(self, s: Duel, seat: int) -> int:
        # Everybody sees who has no gold, or no room: there is nothing to ask.
        can = stock_of(s, seat, GOLD) > 0 and room_for_other(s, seat, GOLD)
        return super().count(s, seat) if can else 0

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Pay):
            rule = "card.traveling_merchant"
            if self.left > 1:
                s.push(seat, BuyFromMerchant(self.left - 1))
            s.then(seat, PayGoods(GOLD, 1, rule), GainAny(1, rule, GOLD))

    def otherwise(self, s: Duel, me: int) -> None:
        """Without gold, or room for what it buys, there is no deal. [card.traveling_merchant] [exchange.room]"""
