"""What lies on the table. Cards are numbers: suit times eight plus rank."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Final

from deskovka.core.state import Choices, State
from deskovka.core.turns import BY_SEAT
from deskovka.core.value import PUBLIC, SECRET, SEEN
from deskovka.core.worlds import Zone, hands

if TYPE_CHECKING:
    from deskovka.core.game import Game

SUITS: Final = 4  # hearts, bells, leaves, acorns
RANKS: Final = 8
SEVEN: Final = 0
QUEEN: Final = 5
ACE: Final = 7
CARDS: Final = SUITS * RANKS
HAND: Final = 4
PENALTY: Final = 2


class Prsi(State):
    """A game of Prší."""

    hand: Annotated[list[Zone], SEEN, BY_SEAT]
    stock: Annotated[list[int], SECRET]  # face down; the last is on top
    played: Annotated[list[int], PUBLIC]  # face up; the last is on top
    suit: Annotated[int, PUBLIC]  # to be followed

    def __init__(self, game: Game, seats: int, options: Choices) -> None:
        super().__init__(game, seats, options)
        self.plan = hands(seats, [1] * CARDS)

    def open_cards(self) -> list[int]:
        return self.played


def rank_of(card: int) -> int:
    return card % RANKS


def left_of(s: Prsi, seat: int) -> int:
    return (seat + 1) % s.seats


def fits(s: Prsi, card: int) -> bool:
    """The suit or the rank is the same, or it is a queen. [play.fits] [queen.any]"""
    return card // RANKS == s.suit or rank_of(card) in (rank_of(s.played[-1]), QUEEN)
