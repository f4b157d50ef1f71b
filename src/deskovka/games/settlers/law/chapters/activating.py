"""Activating action locations, and actions that touch an opponent's supply or hand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.core.value import NAMES_SEAT
from deskovka.games.settlers.law import events, reasons
from deskovka.games.settlers.law.asking import (
    PROTECTED,
    TAKEN,
    Question,
    because,
    lacking,
    lacking_of,
    pairs,
    raze_lacking,
)
from deskovka.games.settlers.law.chapters.building import NEGOTIATOR_COST, SETTLERS_COST
from deskovka.games.settlers.law.chapters.favour import NO_TOKEN, PayFavour, count_bits
from deskovka.games.settlers.law.chapters.razing import ENEMY_COST, TOKENS
from deskovka.games.settlers.law.chapters.storing import Arrange
from deskovka.games.settlers.law.drawing import NO_CARD as NOTHING_TO_DRAW
from deskovka.games.settlers.law.drawing import LookAt, can_draw
from deskovka.games.settlers.law.effects import Aimed, Costly, Gain
from deskovka.games.settlers.law.moves import Card, Good, Opponent
from deskovka.games.settlers.law.paying import (
    DESERT,
    FORCED,
    HAND_CARD,
    OWN_DEAL,
    PayCard,
    PayDeal,
    affords,
    pay_row,
)
from deskovka.games.settlers.law.pieces import (
    ACTION,
    ALL_FAVOURS,
    CARD,
    COMMON,
    COMMON_CARD,
    FACTION_CARD,
    FOOD,
    RESOURCES,
    STOCK,
    STONE,
    WOOD,
)
from deskovka.games.settlers.law.state import Settlers, can_pay, can_pay_with, resources_of, stock_of
from deskovka.games.settlers.law.verbs import add_goods, has_common, lose

OWN: Final = Rule("activate.own")
KIND: Final = Rule("activate.kind")
USED: Final = Rule("activate.once")
PRICE: Final = Rule("activate.price")
TARGET: Final = Rule("activate.target")
UNAFFORDABLE: Final = Rule("activate.unpaid")
OPPONENT: Final = Rule("opponent.choose")
RESOURCE: Final = Rule("card.saboteurs")
HELD: Final = Rule("saboteurs.held")
OWN_ACTION: Final = Rule("troupe.own")
OTHER_ACTION: Final = Rule("card.acting-troupe")
CARDS: Final = (CARD, COMMON_CARD, FACTION_CARD)  # goods that are drawn
RAZE_TOKENS: Final = (TOKENS, ENEMY_COST)
UNPAID: Final = (SETTLERS_COST, NEGOTIATOR_COST, PRICE)
LACKS_BOTH: Final = (SETTLERS_COST, NEGOTIATOR_COST, UNAFFORDABLE)
OTHERS: Final = {HAND_CARD: "hand", DESERT: "hand", OWN_DEAL: "deal", NO_TOKEN: "favour"}


def refuse_activate(s: Settlers, seat: int, card: int, times: int) -> Rule | None:
    """An own action location with uses left, whose price can be paid. [activate.pay]"""
    if card not in s.empire[seat]:
        return TAKEN if s.home[card] == seat else OWN
    if s.box.kind[card] != ACTION:
        return KIND
    if s.used[card] + times > s.box.uses[card]:
        return USED
    wrong = refuse_price(s, seat, card, times)
    return refuse_target(s, seat, card) if wrong is TARGET else wrong


def refuse_target(s: Settlers, seat: int, card: int) -> Rule:
    """There is nothing to act on; or there would be, but not for what the player has. [activate.target]"""
    found = TARGET
    for step in s.box.does[card]:
        if isinstance(step, Aimed) and not step.possible(s, seat):
            for m in step.candidates(s, seat):
                wrong = step.refuse(s, seat, m)
                if wrong is None or wrong in UNPAID:  # None: the price itself takes what would be needed
                    return step.unpaid() if isinstance(step, Costly) else UNAFFORDABLE
                if wrong in RAZE_TOKENS or wrong is NOTHING_TO_DRAW:
                    found = wrong
            if found is TARGET and would_be_possible(s, seat, step):
                return PROTECTED
    return found


def would_be_possible(s: Settlers, seat: int, step: Aimed) -> bool:
    """Would there be something to act on if nobody had passed? [pass.protects]"""
    if not any(s.passed[side] for side in range(s.sides)):
        return False
    t = s.clone()  # only where somebody is protected, and an action has nothing else to act on
    for side in range(t.sides):
        t.passed[side] = 0
    return step.possible(t, seat)


def refuse_price(s: Settlers, seat: int, card: int, times: int) -> Rule | None:
    """The price can be paid and there is something to act on. [activate.target]"""
    if not can_pay(s, seat, s.box.pay, card, times):
        return PRICE
    box = s.box
    if box.pay_cards[card] and box.pay_cards[card] * times > len(s.hand[seat]):
        return hand_price(s, card)
    if box.pay_deals[card] and box.pay_deals[card] * times > len(s.deals[seat]) + len(s.routes[seat]):
        return OWN_DEAL
    if box.pay_favours[card] and box.pay_favours[card] * times > count_bits(s.favours[seat] & ALL_FAVOURS):
        return NO_TOKEN
    for step in s.box.does[card]:
        if isinstance(step, Aimed) and not step.possible(s, seat):
            return TARGET
    if box.draws[card] and all(draws_nothing(s, seat, step) for step in box.does[card]):
        return NOTHING_TO_DRAW
    return None


def hand_price(s: Settlers, card: int) -> Rule:
    """The rule by which an action is paid with cards of the hand. [pay.hand-card] [card.desert]"""
    return HAND_CARD if s.box.deck[card] == COMMON else DESERT


def only_draws(steps: tuple[Step, ...]) -> bool:
    """Are cards all that these steps bring?"""
    return bool(steps) and all(isinstance(step, (Arrange, LookAt)) or is_draw(step) for step in steps)


def is_draw(step: Step) -> bool:
    """Does a step gain cards only?"""
    return isinstance(step, Gain) and all(good in CARDS for good in step.goods[::2])


def draws_nothing(s: Settlers, seat: int, step: Step) -> bool:
    """Is there no card for a step that brings cards only? [deck.empty]"""
    if isinstance(step, Gain):
        return not any(can_draw(s, seat, good) for good in step.goods[::2])
    return not s.decks[seat] if isinstance(step, LookAt) else not has_common(s)


def because_of_activation(s: Settlers, seat: int, card: int, times: int, rule: Rule) -> Reason | None:
    """What is missing for the use of a location."""
    if rule is PRICE:
        return lacking(s, seat, "activate", s.box.pay, card, times)
    if rule is USED:
        return reasons.Used(card, int(s.used[card]), int(s.box.uses[card]), times)
    if rule in OTHERS:
        return because_of_other(s, seat, card, times, OTHERS[rule])
    if rule in LACKS_BOTH:
        return because_of_both(s, seat, card, times)
    if rule is PROTECTED:
        return reasons.AllPassed(card)
    if rule is NOTHING_TO_DRAW:
        return reasons.EmptyDeck(2)
    for step in s.box.does[card]:
        if isinstance(step, Aimed) and not step.possible(s, seat):
            if rule in RAZE_TOKENS:
                return cheapest(s, seat, step, rule)
            if rule is TARGET:
                return reasons.NoTarget(card, step.needs())
    return None


def because_of_both(s: Settlers, seat: int, card: int, times: int) -> Reason | None:
    """What is missing for an action and, of all that it could do, for what needs least more."""
    found: reasons.LacksBoth | None = None
    least = 0
    for step in s.box.does[card]:
        if isinstance(step, Aimed) and not step.possible(s, seat):
            uses = isinstance(step, UseOther)
            table, what = (s.box.pay, "use") if uses else (s.box.cost, "build")
            for m in step.candidates(s, seat):
                wrong = step.refuse(s, seat, m)
                if isinstance(m, Card) and (wrong is None or wrong in UNPAID):
                    pays = [int(s.box.pay[card * STOCK + good]) * times for good in range(STOCK)]
                    costs = [pays[good] + int(table[m.card * STOCK + good]) for good in range(STOCK)]
                    lacks = lacking_of(s, seat, "activate", card, costs)
                    amount = sum(lacks.lacks[1::2]) - lacks.gold
                    if found is None or amount < least:
                        least = amount
                        found = reasons.LacksBoth(
                            what, card, m.card, lacks.lacks, lacks.costs, lacks.has, lacks.gold
                        )
    return found


def because_of_other(s: Settlers, seat: int, card: int, times: int, kind: str) -> Reason:
    """Too few cards in hand, deals or tokens for a price."""
    box = s.box
    goods = [(good, int(box.pay[card * STOCK + good]) * times) for good in range(STOCK)]
    costs = pairs([(good, amount) for good, amount in goods if amount])
    if kind == "hand":
        return reasons.LacksOther(kind, card, int(box.pay_cards[card]) * times, len(s.hand[seat]), costs)
    if kind == "deal":
        have = len(s.deals[seat]) + len(s.routes[seat])
        return reasons.LacksOther(kind, card, int(box.pay_deals[card]) * times, have, costs)
    have = count_bits(int(s.favours[seat]) & ALL_FAVOURS)
    return reasons.LacksOther(kind, card, int(box.pay_favours[card]) * times, have, costs)


def cheapest(s: Settlers, seat: int, step: Aimed, rule: Rule) -> Reason | None:
    """What razing the least protected of all targets would cost."""
    found: reasons.LacksRaze | None = None
    for m in step.candidates(s, seat):
        if isinstance(m, Card) and step.refuse(s, seat, m) is rule:
            lacks = raze_lacking(s, seat, m.card)
            if found is None or lacks.amount < found.amount:
                found = lacks
    return found


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
        s.push(seat, PayCard(s.box.pay_cards[card] * times, hand_price(s, card).id))
    s.push(seat, PayPrice(card, times))


@dataclass
class PayPrice(Step):
    """Goods are laid on an action location. [activate.pay]"""

    card: int
    times: int

    def run(self, s: Settlers, me: int) -> None:
        pay_row(s, me, s.box.pay, self.card, self.times, "activate.pay")


@dataclass
class UseOther(Costly):
    """Another own action location once more; its price is paid, its limit does not count. [card.acting-troupe]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card not in s.empire[seat]:
            return OWN_ACTION
        if s.box.kind[m.card] != ACTION or uses_others(s, m.card):
            return OTHER_ACTION
        wrong = refuse_price(s, seat, m.card, 1)
        return refuse_target(s, seat, m.card) if wrong is TARGET else wrong

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        found = because(s, seat, m, rule) if rule is OWN_ACTION or rule is OTHER_ACTION else None
        if found is None and isinstance(m, Card):
            return because_of_activation(s, seat, m.card, 1, rule)
        return found

    def needs(self) -> str:
        return "action"

    def unpaid(self) -> Rule:
        return UNAFFORDABLE

    def able(self, s: Settlers, seat: int) -> list[int]:
        """Other action locations that could be used now."""
        found: list[int] = []
        for card in sorted(s.empire[seat]):
            if s.box.kind[card] == ACTION and not uses_others(s, card) and refuse_price(s, seat, card, 1) is None:
                found.append(card)
        return found

    def payable(self, s: Settlers, seat: int, goods: list[int]) -> bool:
        return any(affords(s.box.pay, card, goods) for card in self.able(s, seat))

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in self.able(s, seat)]

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.empire[seat]) if s.box.kind[card] == ACTION]

    def possible(self, s: Settlers, seat: int) -> bool:
        return any(can_pay_with(s, seat, s.box.pay, card, self.card) for card in self.able(s, seat))

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        s.tell(events.Copied(seat, m.card, "card.acting-troupe"))
        pay_and_do(s, seat, m.card, 1)


def uses_others(s: Settlers, card: int) -> bool:
    """Does this location only use others?"""
    return any(isinstance(step, UseOther) for step in s.box.does[card])


# --- actions against an opponent -------------------------------------------------------------------------


def refuse_opponent(s: Settlers, seat: int, other: int) -> Rule | None:
    """Somebody else at the table who has not passed. [opponent.choose] [pass.protects]"""
    if other >= s.sides:
        return QUESTION
    if other == seat:
        return OPPONENT
    return PROTECTED if s.passed[other] else None


class AgainstOpponent(Aimed):
    """An opponent who has not passed. [pass.protects]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Opponent):
            return QUESTION
        return refuse_opponent(s, seat, m.seat)

    def needs(self) -> str:
        return "opponent"

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.opponent


@dataclass
class Steal(AgainstOpponent):
    """One resource from an opponent's supply. [card.saboteurs]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Opponent):
            return QUESTION
        wrong = refuse_opponent(s, seat, m.seat)
        if wrong is not None:
            return wrong
        return None if resources_of(s, m.seat) else HELD

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is HELD and isinstance(m, Opponent):
            return reasons.NoResource(m.seat)
        return because(s, seat, m, rule)

    def needs(self) -> str:
        return "resource"

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Opponent)
        s.push(seat, StealGood(m.seat, self.card))


@dataclass
class StealGood(Question):
    """Which resource is taken? [card.saboteurs]"""

    victim: int = field(metadata=NAMES_SEAT)
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        if m.good >= RESOURCES:
            return RESOURCE
        return None if stock_of(s, self.victim, m.good) else HELD

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is HELD and isinstance(m, Good):
            return reasons.NotHeld(self.victim, m.good)
        return reasons.GoodNotAmong((WOOD, STONE, FOOD)) if rule is RESOURCE else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.good[:RESOURCES]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        lose(s, self.victim, m.good, 1, self.card, "card.saboteurs")
        add_goods(s, seat, m.good, 1, self.card, "card.saboteurs")


@dataclass
class MakeDiscard(AgainstOpponent):
    """An opponent discards a card of the own choice. [desert.forced]"""

    card: int

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Opponent)
        if m.seat < s.seats:
            s.push(m.seat, PayCard(1, FORCED.id))


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
