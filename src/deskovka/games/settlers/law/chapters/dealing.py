"""Deals: with a faction card of the hand, and what other cards do with deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import events, reasons
from deskovka.games.settlers.law.asking import PROTECTED, Question, because, refuse_location
from deskovka.games.settlers.law.drawing import NO_CARD, can_draw
from deskovka.games.settlers.law.effects import Aimed, gain
from deskovka.games.settlers.law.moves import Card, Opponent
from deskovka.games.settlers.law.pieces import (
    CARD,
    COMMON,
    COMMON_CARD,
    FACTION_CARD,
    FOOD,
    FROM_DEALS,
    GOLD,
    MATCHING,
    NOTHING,
    ON_DEAL,
)
from deskovka.games.settlers.law.state import (
    Settlers,
    enemy_deals,
    enemy_locations,
    opponents,
    own_deals,
    sides_of_deal,
    stock_of,
)
from deskovka.games.settlers.law.verbs import (
    add_deal,
    announce,
    drop_deal,
    lift_deal,
    open_route,
    take_announced,
    wake,
)

IN_HAND: Final = Rule("deal.hand")
FOOD_LACKING: Final = Rule("deal.food")
FACTION_ONLY: Final = Rule("deal.faction-only")
OWN_DEAL: Final = Rule("deal.own")
ROBBERS: Final = Rule("card.robbers")
NINJAS: Final = Rule("card.ninjas")
SPIES: Final = Rule("card.spies")
ENEMY_FACTION: Final = Rule("card.trade-route")
CARDS: Final = (COMMON_CARD, FACTION_CARD, CARD)  # goods that are drawn


def refuse_deal(s: Settlers, seat: int, card: int) -> Rule | None:
    """A faction card in hand, and one food. [deal.food]"""
    if card not in s.hand[seat]:
        return IN_HAND
    if s.box.deal[card] == NOTHING:
        return FACTION_ONLY
    return None if stock_of(s, seat, FOOD) + stock_of(s, seat, GOLD) else FOOD_LACKING


def deal(s: Settlers, seat: int, card: int) -> None:
    """Pay, put the card under the board, take its good."""
    announce(s, seat, card)
    if s.log is not None:
        s.tell(events.DealMade(seat, card, "deal.make"))  # before the payment: a log tells first what is paid for
    s.then_all(seat, s.box.make_deal[card])


@dataclass
class MakeDeal(Step):
    """The deal gives its good at once. [deal.at-once]"""

    card: int

    def run(self, s: Settlers, me: int) -> None:
        take_announced(s, self.card)
        add_deal(s, me, self.card)
        wake_deal(s, me, self.card)
        gain_deal(s, me, self.card, "deal.at-once")


def wake_deal(s: Settlers, seat: int, card: int) -> None:
    """Features about deals; a prayer is about the colour of the good, not of the card. [prayer.deal-colour]"""
    good = s.box.deal[card]
    wake(s, seat, ON_DEAL, 1, 1 << MATCHING.index(good) if good in MATCHING else 0, card)


def gain_deal(s: Settlers, seat: int, card: int, rule: str) -> None:
    """One of the good on a deal."""
    gain(s, seat, s.box.deal[card], 1, FROM_DEALS, card, rule)


# --- cards about deals -----------------------------------------------------------------------------------


@dataclass
class DealAgain(Aimed):
    """An own deal gives its good once more. [card.imperial-messenger]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card not in own_deals(s, seat):
            return OWN_DEAL
        good = s.box.deal[m.card]
        return NO_CARD if good in CARDS and not can_draw(s, seat, good) else None

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is NO_CARD and isinstance(m, Card):
            return reasons.EmptyDeck(CARDS.index(s.box.deal[m.card]))
        return because(s, seat, m, rule)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(set(own_deals(s, seat)))]

    def needs(self) -> str:
        return "own-deal"

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        gain_deal(s, seat, m.card, "card.imperial-messenger")


@dataclass
class DropDeal(Aimed):
    """An opponent's deal is discarded; with some cards its good is gained. [card.robbers] [card.ninjas]"""

    gains: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return refuse_deals(s, seat, m.card, dropping(self.gains))

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return because_of_deal(s, seat, m, rule)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(set(enemy_deals(s, seat, True)))]

    def needs(self) -> str:
        return "deal"

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        sides = sides_of_deal(s, seat, m.card)
        if len(sides) > 1:
            s.push(seat, WhoseDeal(self.gains, m.card, self.card))
        else:
            drop(s, seat, sides[0], m.card, self.gains)


@dataclass
class WhoseDeal(Question):
    """Several opponents have a deal with this location: whose is dropped? [card.robbers]"""

    gains: int
    target: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Opponent):
            return QUESTION
        if m.seat in sides_of_deal(s, seat, self.target):
            return None
        passed = m.seat < s.sides and s.passed[m.seat]
        return PROTECTED if passed and self.target in own_deals(s, m.seat) else dropping(self.gains)

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is PROTECTED or not isinstance(m, Opponent):
            return because(s, seat, m, rule)
        return reasons.AtMyself() if m.seat == seat else reasons.NotTheirDeal(self.target, m.seat)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.opponent

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Opponent)
        drop(s, seat, m.seat, self.target, self.gains)


def dropping(gains: int) -> Rule:
    """The card that drops deals: only one of them gives the good. [card.robbers] [card.ninjas]"""
    return NINJAS if gains else ROBBERS


def drop(s: Settlers, seat: int, side: int, card: int, gains: int) -> None:
    """An opponent loses a deal; whoever dropped it may get its good."""
    drop_deal(s, side, card, "card.robbers")
    if gains:
        gain_deal(s, seat, card, "card.ninjas")


def refuse_deals(s: Settlers, seat: int, card: int, rule: Rule) -> Rule | None:
    """A deal of an opponent, as this rule says, who has not passed. [pass.protects]"""
    if sides_of_deal(s, seat, card):
        return None
    return rule if passed_side(s, seat, card) == NOTHING else PROTECTED


def passed_side(s: Settlers, seat: int, card: int) -> int:
    """Who has this deal and has passed, or NOTHING."""
    for side in range(s.sides):
        if side != seat and s.passed[side] and card in own_deals(s, side):
            return side
    return NOTHING


def because_of_deal(s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
    """What is wrong with an opponent's deal."""
    if rule is PROTECTED and isinstance(m, Card):
        return reasons.Protected(passed_side(s, seat, m.card))
    return because(s, seat, m, rule)


@dataclass
class TakeDeal(Aimed):
    """An opponent's deal becomes an own one; this is not making a deal. [card.spies]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card in enemy_deals(s, seat, False):
            return None
        return refuse_deals(s, seat, m.card, SPIES) or SPIES

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return because_of_deal(s, seat, m, rule)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(enemy_deals(s, seat, False))]

    def needs(self) -> str:
        return "deal"

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        side = next(side for side in opponents(s, seat) if m.card in s.deals[side])
        lift_deal(s, side, m.card)
        add_deal(s, seat, m.card)
        s.tell(events.DealTaken(seat, m.card, side, "card.spies"))


@dataclass
class DealWithLocation(Aimed):
    """A deal with an opponent's faction location. [card.trade-route]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        wrong = refuse_location(s, seat, m.card)
        if wrong is not None:
            return wrong
        return ENEMY_FACTION if s.box.deck[m.card] == COMMON or s.box.deal[m.card] == NOTHING else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(enemy_locations(s, seat))]

    def needs(self) -> str:
        return "faction-location"

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        open_route(s, seat, m.card, self.card)
        wake_deal(s, seat, m.card)
        gain_deal(s, seat, m.card, "deal.at-once")
