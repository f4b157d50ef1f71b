"""Activating action locations, and actions that touch an opponent's supply or hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.core.value import NAMES_SEAT
from deskovka.games.settlers import events
from deskovka.games.settlers.chapters.favour import PayFavour, count_bits
from deskovka.games.settlers.effects import Aimed
from deskovka.games.settlers.moves import Card, Good, Opponent
from deskovka.games.settlers.paying import LACK, PayCard, PayDeal, pay_row
from deskovka.games.settlers.pieces import ACTION, ALL_FAVOURS, RESOURCES, STOCK
from deskovka.games.settlers.state import Settlers, can_pay, can_pay_with, opponents, resources_of, stock_of
from deskovka.games.settlers.verbs import add_goods, lose

OWN: Final = Rule("activate.own")
KIND: Final = Rule("activate.kind")
USED: Final = Rule("activate.once")
TARGET: Final = Rule("activate.target")
NO_CARD: Final = Rule("pay.hand-card")
NO_FAVOUR: Final = Rule("favour.pay")
NO_DEAL: Final = Rule("pay.own-deal")
OPPONENT: Final = Rule("opponent.choose")
RESOURCE: Final = Rule("card.saboteurs")
UNPAID: Final = ("pay.lack", "raze.tokens", "raze.enemy-tokens")
OTHER_ACTION: Final = Rule("card.acting-troupe")


def refuse_activate(s: Settlers, seat: int, card: int, times: int) -> Rule | None:
    """An own action location with uses left, whose price can be paid. [activate.pay]"""
    if card not in s.empire[seat]:
        return OWN
    if s.box.kind[card] != ACTION:
        return KIND
    if s.used[card] + times > s.box.uses[card]:
        return USED
    wrong = refuse_price(s, seat, card, times)
    return refuse_target(s, seat, card) if wrong is TARGET else wrong


def refuse_target(s: Settlers, seat: int, card: int) -> Rule:
    """There is nothing to act on; or there would be, but not for what the player has. [activate.target]"""
    for step in s.box.does[card]:
        if isinstance(step, Aimed):
            for m in step.candidates(s, seat):
                wrong = step.refuse(s, seat, m)
                if wrong is None or wrong.id in UNPAID:  # None: the price itself takes what would be needed
                    return LACK
    return TARGET


def refuse_price(s: Settlers, seat: int, card: int, times: int) -> Rule | None:
    """The price can be paid and there is something to act on. [activate.target]"""
    if not can_pay(s, seat, s.box.pay, card, times):
        return LACK
    box = s.box
    if box.pay_cards[card] and box.pay_cards[card] * times > len(s.hand[seat]):
        return NO_CARD
    if box.pay_deals[card] and box.pay_deals[card] * times > len(s.deals[seat]) + len(s.routes[seat]):
        return NO_DEAL
    if box.pay_favours[card] and box.pay_favours[card] * times > count_bits(s.favours[seat] & ALL_FAVOURS):
        return NO_FAVOUR
    for step in s.box.does[card]:
        if isinstance(step, Aimed) and not step.possible(s, seat):
            return TARGET
    return None


def activate(s: Settlers, seat: int, card: int, times: int) -> None:
    """Pay, perhaps twice, then do what the card says as often. [activate.twice]"""
    s.used[card] += times
    if s.log is not None:
        s.tell(events.Activated(seat, card, times, "activate.pay"))
    pay_and_do(s, seat, card, times)


def pay_and_do(s: Settlers, seat: int, card: int, times: int) -> None:
    """The price goes on the location, then its effect."""
    for _ in range(times):
        s.then_all(seat, s.box.does[card])
    if s.box.pay_deals[card]:
        s.push(seat, PayDeal(s.box.pay_deals[card] * times))
    if s.box.pay_favours[card]:
        s.push(seat, PayFavour(s.box.pay_favours[card] * times))
    if s.box.pay_cards[card]:
        s.push(seat, PayCard(s.box.pay_cards[card] * times, "pay.hand-card"))
    s.push(seat, PayPrice(card, times))


@dataclass
class PayPrice(Step):
    """Goods are laid on an action location. [activate.pay]"""

    card: int
    times: int

    def run(self, s: Settlers, me: int) -> None:
        pay_row(s, me, s.box.pay, self.card, self.times, "activate.pay")


@dataclass
class UseOther(Aimed):
    """Another own action location once more; its price is paid, its limit does not count. [card.acting-troupe]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card not in s.empire[seat] or s.box.kind[m.card] != ACTION or uses_others(s, m.card):
            return OTHER_ACTION
        return refuse_price(s, seat, m.card, 1)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.empire[seat]) if s.box.kind[card] == ACTION]

    def possible(self, s: Settlers, seat: int) -> bool:
        able = [m.card for m in self.options(s, seat) if isinstance(m, Card)]
        return any(can_pay_with(s, seat, s.box.pay, card, self.card) for card in able)

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        s.tell(events.Copied(seat, m.card, "card.acting-troupe"))
        pay_and_do(s, seat, m.card, 1)


def uses_others(s: Settlers, card: int) -> bool:
    """Does this location only use others?"""
    return any(isinstance(step, UseOther) for step in s.box.does[card])


# --- actions against an opponent -------------------------------------------------------------------------


class AgainstOpponent(Aimed):
    """An opponent who has not passed. [pass.protects]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Opponent):
            return QUESTION
        return None if m.seat in opponents(s, seat) else OPPONENT

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.opponent


@dataclass
class Steal(AgainstOpponent):
    """One resource from an opponent's supply. [card.saboteurs]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Opponent):
            return QUESTION
        if m.seat not in opponents(s, seat):
            return OPPONENT
        return None if resources_of(s, m.seat) else RESOURCE

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Opponent)
        s.push(seat, StealGood(m.seat, self.card))


@dataclass
class StealGood(Decision):
    """Which resource is taken? [card.saboteurs]"""

    victim: int = field(metadata=NAMES_SEAT)
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        return None if m.good < RESOURCES and stock_of(s, self.victim, m.good) else RESOURCE

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.good[:RESOURCES]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        lose(s, self.victim, m.good, 1, self.card, "card.saboteurs")
        add_goods(s, seat, m.good, 1, self.card, "card.saboteurs")


@dataclass
class MakeDiscard(AgainstOpponent):
    """An opponent discards a card of the own choice. [card.desert]"""

    card: int

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Opponent)
        if m.seat < s.seats:
            s.push(m.seat, PayCard(1, "card.desert"))


@dataclass
class MakeLose(AgainstOpponent):
    """An opponent loses goods, as many as there are. [card.scorpion-breeder]"""

    good: int
    amount: int
    card: int

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Opponent)
        amount = min(self.amount, s.goods[m.seat * STOCK + self.good])
        if amount:
            lose(s, m.seat, self.good, amount, self.card, "card.scorpion-breeder")
