"""The end of a turn: fill up the hand, exchange a card, see who has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Decision, Move, Step
from deskovka.games.katan_duel.law.chapters import parts
from deskovka.games.katan_duel.law.chapters.losses import refuse_back, unders, why_back
from deskovka.games.katan_duel.law.chapters.searching import TakeFound, refuse_stack, why_stack
from deskovka.games.katan_duel.law.effects import PayAny
from deskovka.games.katan_duel.law.hands import draw_top, look_through, put_under
from deskovka.games.katan_duel.law.moves import Search, Stack, Stop, Under
from deskovka.games.katan_duel.law.pieces import NOTHING, SEARCH_FREE, SEARCH_ONE
from deskovka.games.katan_duel.law.reasons.building import NotInHand
from deskovka.games.katan_duel.law.reasons.drawing import (
    HandFull,
    MustDraw,
    MustPutBack,
    MustTakeCard,
    PutOneFirst,
)
from deskovka.games.katan_duel.law.reasons.prices import TooFewGoods
from deskovka.games.katan_duel.law.state import Duel, all_goods, gives, hand_limit

LIMIT: Final = Rule("draw.limit")
ABOVE_LIMIT: Final = Rule("draw.put-back")
BACK_FROM_HAND: Final = Rule("draw.from-hand")
ONE_AWAY: Final = Rule("swap.once")
AWAY_FROM_HAND: Final = Rule("swap.from-hand")
ANOTHER: Final = Rule("swap.top")
SEARCH_PRICE: Final = Rule("search.price")


# --- filling up ------------------------------------------------------------------------------------------


@dataclass
class FillHand(Step):
    """Draw up to the limit, or put back what is above it. [draw.limit]"""

    def run(self, s: Duel, me: int) -> None:
        if len(s.hand[me]) < hand_limit(s, me):
            s.push(me, DRAW_CARD)
        elif len(s.hand[me]) > hand_limit(s, me):
            s.push(me, PUT_BACK)


FILL_HAND: Final = FillHand()


@dataclass
class DrawCard(Decision):
    """Choose the stack from which the next card comes. [draw.any-stack]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stack):
            return refuse_stack(s, seat, m.stack)
        return LIMIT if isinstance(m, (Stop, Under, Search)) else parts.refuse_part(m, parts.CARDS)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is LIMIT:
            return MustDraw(len(s.hand[seat]), int(hand_limit(s, seat)))
        return why_stack(s, m.stack, rule) if isinstance(m, Stack) else why_over(m, rule)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return s.box.moves.stack

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Stack)
        draw_top(s, seat, m.stack, "draw.limit")
        s.push(seat, FILL_HAND)

    def otherwise(self, s: Duel, me: int) -> None:
        """All stacks are empty: nobody can draw. [stacks.empty]"""


DRAW_CARD: Final = DrawCard()


@dataclass
class PutBack(Decision):
    """Choose a card above the limit that goes under a stack. [draw.put-back]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Under):
            return refuse_under(s, seat, m, BACK_FROM_HAND)
        return ABOVE_LIMIT if isinstance(m, (Stop, Stack, Search)) else parts.refuse_part(m, parts.CARDS)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is ABOVE_LIMIT:
            return MustPutBack(len(s.hand[seat]), int(hand_limit(s, seat)))
        return why_under(s, m, rule) if isinstance(m, Under) else why_over(m, rule)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return unders(s, s.hand[seat])

    def take(self, s: Duel, seat: int, m: Move) -> None:
        assert isinstance(m, Under)
        s.push(seat, FILL_HAND)
        put_under(s, seat, m.card, m.stack, "draw.put-back")


PUT_BACK: Final = PutBack()


def refuse_under(s: Duel, seat: int, m: Under, from_hand: Rule) -> Rule | None:
    """A card of the hand, under a stack with its back. [stacks.same-back]"""
    if m.card not in s.hand[seat]:
        return from_hand
    return refuse_back(s, m.card, m.stack)


def why_under(s: Duel, m: Under, rule: Rule) -> Reason | None:
    """Why a card cannot go under a stack."""
    held = rule is not BACK_FROM_HAND and rule is not AWAY_FROM_HAND
    return why_back(s, m.card, m.stack, rule) if held else NotInHand(m.card)


def why_over(m: Move, rule: Rule) -> Reason | None:
    """The part of the turn to which the move belongs is over."""
    return parts.why_part(m, parts.CARDS) if rule is parts.TURN_ORDER else None


# --- exchanging a card -----------------------------------------------------------------------------------


@dataclass
class ExchangeCard(Decision):
    """One card of the hand may go under a stack, for another one. [swap.once]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if isinstance(m, Under):
            return refuse_under(s, seat, m, AWAY_FROM_HAND)
        if isinstance(m, Stack) and len(s.hand[seat]) >= hand_limit(s, seat):
            return LIMIT
        return ONE_AWAY if isinstance(m, (Stack, Search)) else parts.refuse_part(m, parts.CARDS)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is LIMIT:
            return HandFull(len(s.hand[seat]))
        if rule is ONE_AWAY:
            return PutOneFirst()
        return why_under(s, m, rule) if isinstance(m, Under) else why_over(m, rule)

    def options(self, s: Duel, seat: int) -> list[Move]:
        return unders(s, s.hand[seat]) + s.box.moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Under):
            s.push(seat, GET_CARD)
            put_under(s, seat, m.card, m.stack, "swap.once")


EXCHANGE_CARD: Final = ExchangeCard()


def search_price(s: Duel, seat: i64) -> i64:
    """What looking through a stack costs. [search.price]"""
    if gives(s, seat, SEARCH_FREE):
        return 0
    return 1 if gives(s, seat, SEARCH_ONE) else 2


@dataclass
class GetCard(Decision):
    """Take the top card of a stack, or pay and look through one. [swap.top] [search.price]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stack):
            return refuse_stack(s, seat, m.stack)
        if isinstance(m, (Stop, Under)):
            return ANOTHER
        if not isinstance(m, Search):
            return parts.refuse_part(m, parts.CARDS)
        if all_goods(s, seat) < search_price(s, seat):
            return SEARCH_PRICE
        return refuse_stack(s, seat, m.stack)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is ANOTHER:
            return MustTakeCard()
        if rule is SEARCH_PRICE:
            price = int(search_price(s, seat))
            return TooFewGoods("search", NOTHING, price, int(all_goods(s, seat)))
        return why_stack(s, m.stack, rule) if isinstance(m, (Stack, Search)) else why_over(m, rule)

    def options(self, s: Duel, seat: int) -> list[Move]:
        moves = s.box.moves
        found: list[Move] = []
        stacks = [i for i in range(len(s.stacks)) if refuse_stack(s, seat, i) is None]
        for stack in stacks:
            found.append(moves.stack[stack])
        if all_goods(s, seat) >= search_price(s, seat):
            for stack in stacks:
                found.append(moves.search[stack])
        return found

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Stack):
            draw_top(s, seat, m.stack, "swap.top")
            return
        assert isinstance(m, Search)
        s.push(seat, LookThrough(m.stack))
        price = search_price(s, seat)
        if price:
            s.push(seat, PayAny(price, "search.price"))

    def otherwise(self, s: Duel, me: int) -> None:
        """A card of the other player's box went back, and the own stacks are empty. [stacks.empty]"""


GET_CARD: Final = GetCard()


@dataclass
class LookThrough(Step):
    """Look through a stack and take one card. [search.must-take]"""

    stack: int

    def run(self, s: Duel, me: int) -> None:
        look_through(s, me, self.stack, "search.must-take")
        s.push(me, TakeFound(self.stack, False, "search.must-take"))
