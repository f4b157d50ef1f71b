"""Building a location: choose a card, pay, place it; what it gives comes at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import events
from deskovka.games.settlers.law.asking import TAKEN, Question
from deskovka.games.settlers.law.chapters.ordering import Effects
from deskovka.games.settlers.law.effects import Costly
from deskovka.games.settlers.law.moves import Card
from deskovka.games.settlers.law.paying import affords, pay_row
from deskovka.games.settlers.law.pieces import (
    A_COMMON,
    COLOURS,
    NOBODY,
    NOTHING,
    ON_BUILD,
    ON_TRIO,
    OWN_FACTION,
    PRODUCTION,
)
from deskovka.games.settlers.law.state import (
    Settlers,
    can_pay,
    can_pay_with,
    count_colour,
    has_sacrifices,
    is_common,
    is_own_faction,
    sacrifices,
)
from deskovka.games.settlers.law.verbs import (
    announce,
    discard_location,
    lift_deal,
    lift_foundations,
    put_location,
    take_announced,
    woken_features,
)

IN_HAND: Final = Rule("action.hand")
SITE: Final = Rule("build.location")
OWN_SITE: Final = Rule("build.own")
TAKEN_OVER: Final = Rule("ra.no-cost")
COST: Final = Rule("build.cost")
FACTION_CARD: Final = Rule("card.settlers")
UNDER_BOARD: Final = Rule("card.negotiator")
SETTLERS_COST: Final = Rule("settlers.cost")
NEGOTIATOR_COST: Final = Rule("negotiator.cost")


def refuse_build(s: Settlers, seat: int, card: int) -> Rule | None:
    """The card is in hand, and its cost can be paid. [build.pay-first]"""
    if card not in s.hand[seat]:
        return IN_HAND
    if s.box.sites[card] and not has_sacrifices(s, seat, s.box.sites[card]):
        return SITE
    return None if can_pay(s, seat, s.box.cost, card, 1) else COST


def build(s: Settlers, seat: int, card: int) -> None:
    """Give up locations, pay goods, place the card."""
    announce(s, seat, card)
    tell_built(s, seat, card)
    s.then_all(seat, s.box.build[card])
    if s.box.sites[card]:
        s.push(seat, GiveLocation(s.box.sites[card], card))


def tell_built(s: Settlers, seat: int, card: int) -> None:
    """Said before the payment, so that a log tells first what is paid for. [build.place]"""
    if s.log is not None:
        s.tell(events.Built(seat, card, "build.place"))


@dataclass
class GiveLocation(Question):
    """Which own location or foundations are given for the new one? [build.sacrifice]"""

    amount: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card in s.foundations[seat]:
            return None
        if m.card not in s.empire[seat]:
            return TAKEN if s.home[m.card] == seat else OWN_SITE
        return None if s.home[m.card] == NOBODY else TAKEN_OVER

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(sacrifices(s, seat))]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        if m.card in s.foundations[seat]:
            lift_foundations(s, seat, m.card)
            s.tell(events.FoundationGiven(seat, m.card, "build.foundations"))
        else:
            discard_location(s, seat, m.card)
            if s.log is not None:
                s.tell(events.LocationGiven(seat, m.card, "build.sacrifice"))
        if self.amount > 1:
            s.push(seat, GiveLocation(self.amount - 1, self.card))


@dataclass
class PayCost(Step):
    """Pay the goods of the cost. [build.pay-first]"""

    card: int

    def run(self, s: Settlers, me: int) -> None:
        pay_row(s, me, s.box.cost, self.card, 1, "build.pay-first")


@dataclass
class Place(Step):
    """The location stands: production and building bonus come at once, then features work. [build.at-once]"""

    card: int

    def run(self, s: Settlers, me: int) -> None:
        card = self.card
        if card in s.announced:
            take_announced(s, card)
        else:
            lift_deal(s, me, card)
        put_location(s, me, card)
        colours = int(s.box.colours[card])
        kind = A_COMMON if is_common(s, card) else OWN_FACTION if is_own_faction(s, me, card) else 0
        works = [card] if s.box.kind[card] == PRODUCTION else []
        works += woken_features(s, me, ON_BUILD, colours | kind)
        for colour in range(len(COLOURS)):
            if colours >> colour & 1 and count_colour(s, me, 1 << colour) % 3 == 0:
                works += woken_features(s, me, ON_TRIO, 1)
        bonus = card if s.box.bonus[card] else NOTHING
        effects = Effects(tuple(works), bonus, card)
        if len(works) > 1 or (works and bonus != NOTHING):
            s.push(me, effects)
        else:
            effects.otherwise(s, me)


# --- cards that build ------------------------------------------------------------------------------------


@dataclass
class BuildFaction(Costly):
    """Build a faction card of the hand; a location in its cost need not be given. [settlers.cost]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card not in s.hand[seat]:
            return IN_HAND
        if not is_own_faction(s, seat, m.card):
            return FACTION_CARD
        return None if can_pay(s, seat, s.box.cost, m.card, 1) else SETTLERS_COST

    def needs(self) -> str:
        return "faction-card"

    def unpaid(self) -> Rule:
        return SETTLERS_COST

    def payable(self, s: Settlers, seat: int, goods: list[int]) -> bool:
        return any(is_own_faction(s, seat, card) and affords(s.box.cost, card, goods) for card in s.hand[seat])

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in s.hand[seat]]

    def possible(self, s: Settlers, seat: int) -> bool:
        return any(
            is_own_faction(s, seat, card) and can_pay_with(s, seat, s.box.cost, card, self.card)
            for card in s.hand[seat]
        )

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        announce(s, seat, m.card)
        tell_built(s, seat, m.card)
        s.then_all(seat, s.box.build[m.card])


@dataclass
class BuildDeal(Costly):
    """Build one of the own deals; a location in its cost need not be given. [negotiator.cost]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card not in s.deals[seat]:
            return UNDER_BOARD
        return None if can_pay(s, seat, s.box.cost, m.card, 1) else NEGOTIATOR_COST

    def needs(self) -> str:
        return "own-deal"

    def unpaid(self) -> Rule:
        return NEGOTIATOR_COST

    def payable(self, s: Settlers, seat: int, goods: list[int]) -> bool:
        return any(affords(s.box.cost, card, goods) for card in s.deals[seat])

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.deals[seat])]

    def possible(self, s: Settlers, seat: int) -> bool:
        return any(can_pay_with(s, seat, s.box.cost, card, self.card) for card in s.deals[seat])

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        tell_built(s, seat, m.card)
        s.then_all(seat, s.box.build[m.card])
