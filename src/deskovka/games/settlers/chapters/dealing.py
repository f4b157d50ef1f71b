"""Deals: with a faction card of the hand, and what other cards do with deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers import events
from deskovka.games.settlers.chapters.building import IN_HAND
from deskovka.games.settlers.effects import Aimed, gain
from deskovka.games.settlers.moves import Card
from deskovka.games.settlers.paying import LACK
from deskovka.games.settlers.pieces import COMMON, FOOD, FROM_DEALS, GOLD, MATCHING, NOTHING, ON_DEAL
from deskovka.games.settlers.state import Settlers, enemy_deals, enemy_locations, own_deals, stock_of
from deskovka.games.settlers.verbs import (
    add_deal,
    announce,
    drop_deal,
    lift_deal,
    open_route,
    side_of_deal,
    take_announced,
    wake,
)

FACTION_ONLY: Final = Rule("deal.faction-only")
OWN_DEAL: Final = Rule("deal.own")
ENEMY_DEAL: Final = Rule("deal.enemy")
ENEMY_FACTION: Final = Rule("card.trade-route")
NO_ROUTE: Final = Rule("card.spies")


def refuse_deal(s: Settlers, seat: int, card: int) -> Rule | None:
    """A faction card in hand, and one food. [deal.food]"""
    if card not in s.hand[seat]:
        return IN_HAND
    if s.box.deal[card] == NOTHING:
        return FACTION_ONLY
    return None if stock_of(s, seat, FOOD) + stock_of(s, seat, GOLD) else LACK


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
        return None if m.card in own_deals(s, seat) else OWN_DEAL

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(own_deals(s, seat))]

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
        return None if m.card in enemy_deals(s, seat, True) else ENEMY_DEAL

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(enemy_deals(s, seat, True))]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        drop_deal(s, side_of_deal(s, m.card, seat), m.card, "card.robbers")
        if self.gains:
            gain_deal(s, seat, m.card, "card.ninjas")


@dataclass
class TakeDeal(Aimed):
    """An opponent's deal becomes an own one; this is not making a deal. [card.spies]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card in enemy_deals(s, seat, False):
            return None
        return NO_ROUTE if m.card in enemy_deals(s, seat, True) else ENEMY_DEAL

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(enemy_deals(s, seat, False))]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        side = side_of_deal(s, m.card, seat)
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
        if m.card not in enemy_locations(s, seat) or s.box.deck[m.card] == COMMON:
            return ENEMY_FACTION
        return None if s.box.deal[m.card] != NOTHING and m.card not in s.routes[seat] else ENEMY_FACTION

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(enemy_locations(s, seat))]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        open_route(s, seat, m.card, "card.trade-route")
        wake_deal(s, seat, m.card)
        gain_deal(s, seat, m.card, "deal.at-once")
