"""Favour tokens: gained, paid, kept over Cleanup; open production; trios."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import events_aztecs, reasons
from deskovka.games.settlers.law.asking import PROTECTED, Question
from deskovka.games.settlers.law.effects import NO_ORANGE, Aimed, Gain, gain
from deskovka.games.settlers.law.moves import Card, Colour
from deskovka.games.settlers.law.pieces import (
    ALL_FAVOURS,
    FAVOURS,
    GUESTS,
    KEEP_FAVOUR,
    MATCHING,
    NOBODY,
    ON_VISIT,
    PRODUCTION,
    SETTLER,
    TRICOLOUR,
    VP,
)
from deskovka.games.settlers.law.state import (
    Settlers,
    count_colour,
    count_trios,
    holder_of,
    open_locations,
    stock_of,
)
from deskovka.games.settlers.law.verbs import add_goods, spend, wake

NO_TOKEN: Final = Rule("favour.pay")
SETTLERS: Final = Rule("open.settler")
KEPT: Final = Rule("favour.keep")
OPEN: Final = Rule("open.kind")
MINE: Final = Rule("open.own")
WHERE: Final = Rule("open.visit")
TWICE: Final = Rule("open.twice")
OWN: Final = Rule("ra.visit")
TRIO: Final = Rule("trio.count")


@dataclass
class PayFavour(Question):
    """Which token is paid? The tricolour one cannot be. [favour.pay]"""

    amount: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        if m.colour >= FAVOURS:
            return NO_ORANGE
        return None if s.favours[seat] >> m.colour & 1 else NO_TOKEN

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NoToken(m.colour) if rule is NO_TOKEN and isinstance(m, Colour) else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.favours[seat] &= ~(1 << m.colour)
        s.tell(events_aztecs.FavourLost(seat, m.colour, "favour.pay"))
        if self.amount > 1:
            s.push(seat, PayFavour(self.amount - 1))


# --- cleanup ---------------------------------------------------------------------------------------------


@dataclass
class CleanFavours(Step):
    """Tokens go back, but for those that cards let a player keep. [favour.cleanup]"""

    def run(self, s: Settlers, me: int) -> None:
        keeps = 0
        for card in s.empire[me]:
            if s.box.always[card] == KEEP_FAVOUR:
                keeps += int(s.box.amount[card])
        if keeps >= FAVOURS:
            return
        give_back_tokens(s, me, TRICOLOUR if keeps else ALL_FAVOURS | TRICOLOUR)
        if keeps:
            s.push(me, DropFavour(keeps))


def give_back_tokens(s: Settlers, seat: int, tokens: int) -> None:
    """Those of these tokens that the player holds go back. [favour.cleanup]"""
    held = s.favours[seat] & tokens
    s.favours[seat] &= ~held
    if held:
        s.tell(events_aztecs.FavoursGivenBack(seat, held, "favour.cleanup"))


@dataclass
class DropFavour(Question):
    """Which token goes back, as long as there are too many? [favour.keep]"""

    keeps: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        if m.colour >= FAVOURS:
            return NO_ORANGE
        if count_bits(s.favours[seat]) <= self.keeps:
            return KEPT
        return None if s.favours[seat] >> m.colour & 1 else KEPT

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NoToken(m.colour) if rule is KEPT and isinstance(m, Colour) else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.favours[seat] &= ~(1 << m.colour)
        s.tell(events_aztecs.FavourLost(seat, m.colour, "favour.keep"))
        s.push(seat, self)

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # no more than may be kept


def count_bits(bits: int) -> int:
    """How many tokens."""
    found = 0
    while bits:
        found += bits & 1
        bits >>= 1
    return found


# --- open production -------------------------------------------------------------------------------------


def refuse_visit(s: Settlers, seat: int, card: int) -> Rule | None:
    """One settler, and an opponent's open production with room. [open.visit]"""
    wrong = refuse_open(s, seat, card)
    return SETTLERS if wrong is None and not stock_of(s, seat, SETTLER) else wrong


def refuse_open(s: Settlers, seat: int, card: int) -> Rule | None:
    """An opponent's open production, twice in a round at most. [open.visit] [open.twice] [ra.visit]"""
    holder = holder_of(s, card)
    if not s.box.opens[card] or not s.open_play:
        return OPEN
    if holder == seat:
        return MINE
    if holder == NOBODY:
        return WHERE
    if s.passed[holder]:
        return PROTECTED
    if s.home[card] == seat:
        return OWN
    return None if s.used[card] < GUESTS else TWICE


def visit(s: Settlers, seat: int, card: int, pays: bool) -> None:
    """The visitor takes the goods; whoever is sent a settler gets one, and features notice. [open.owner]"""
    owner = holder_of(s, card)
    s.used[card] += 1
    s.tell(events_aztecs.Visited(seat, card, owner, "open.visit"))
    if pays:
        wake(s, owner, ON_VISIT, 1)
        spend(s, seat, SETTLER, 1, card, "open.visit")
        add_goods(s, owner, SETTLER, 1, card, "open.owner")
    s.push(seat, Gain(s.box.opens[card], PRODUCTION, card))


@dataclass
class VisitFree(Aimed):
    """Use an opponent's open production; its owner gets no settler. [card.pilgrims]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return refuse_open(s, seat, m.card)

    def needs(self) -> str:
        return "open"

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(open_locations(s, seat))]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        visit(s, seat, m.card, False)


# --- trios and technology --------------------------------------------------------------------------------


@dataclass
class GainTrios(Question):
    """The good of a colour for each trio of it. [trio.matching]"""

    most: int
    source: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        return None if count_trios(s, seat, m.colour) else TRIO

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is TRIO and isinstance(m, Colour):
            return reasons.NoTrio(m.colour, int(count_colour(s, seat, 1 << m.colour)))
        return None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        amount = min(int(count_trios(s, seat, m.colour)), self.most)
        gain(s, seat, MATCHING[m.colour], amount, self.source, self.card, "trio.matching")

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # no trio, no good


@dataclass
class TurnInto(Step):
    """Goods that would be lost in Cleanup become points. [card.house-of-knowledge]"""

    good: int
    most: int
    source: int
    card: int

    def run(self, s: Settlers, me: int) -> None:
        amount = min(int(stock_of(s, me, self.good)), self.most)
        if amount:
            spend(s, me, self.good, amount, self.card, "card.house-of-knowledge")
            gain(s, me, VP, amount, self.source, self.card, "card.house-of-knowledge")
