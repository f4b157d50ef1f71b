"""The only functions that change the table once it is set up."""

from __future__ import annotations

from deskovka.core.worlds import NOWHERE
from prsi.moves import Drawn, Named, Played, Reshuffled, TurnedUp
from prsi.state import RANKS, Prsi


def draw(s: Prsi, seat: int, count: int, rule: str) -> None:
    """Give a seat cards from the stock, as many as there are. [stock.empty]"""
    cards: list[int] = []
    while len(cards) < count and (s.stock or len(s.played) > 1):
        if not s.stock:
            reshuffle(s)
        card = s.stock.pop()
        cards.append(card)
        s.hand[seat] = tuple(sorted([*s.hand[seat], card]))
        s.memory = s.memory.draw(seat, card, 1 << seat)
    s.reveals += 1
    s.tell(Drawn(seat, tuple(cards), rule))


def reshuffle(s: Prsi) -> None:
    """All played cards but the top one become a new stock. [stock.reshuffle]"""
    s.stock, s.played = s.played[:-1], s.played[-1:]
    held = [card for hand in s.hand for card in hand]
    s.memory = s.memory.mix(0, tuple(sorted(held)), tuple(sorted(s.stock)))
    s.chance.shuffle(s.stock)
    s.tell(Reshuffled())


def turn_up(s: Prsi) -> None:
    """The first card to be followed. [setup.top]"""
    s.played.append(s.stock.pop())
    s.suit = s.played[-1] // RANKS
    s.reveals += 1
    s.tell(TurnedUp(s.played[-1]))


def lay(s: Prsi, me: int, card: int, rule: str) -> None:
    """Play a card from the hand."""
    s.hand[me] = tuple([mine for mine in s.hand[me] if mine != card])
    s.memory = s.memory.lift(me, NOWHERE, card)
    s.played.append(card)
    s.suit = card // RANKS
    s.tell(Played(me, card, rule))


def name_suit(s: Prsi, me: int, suit: int) -> None:
    """Only the suit changes."""
    s.suit = suit
    s.tell(Named(me, suit))
