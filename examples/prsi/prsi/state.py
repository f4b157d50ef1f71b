"""What lies on the table. Cards are numbers: suit times eight plus rank."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from deskovka.core.state import Choices, State
from deskovka.core.turns import BY_SEAT, Turn
from deskovka.core.value import PUBLIC, SECRET, SEEN
from deskovka.core.worlds import BAG, Plan, Zone

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

    SIGHT: ClassVar[dict[str, Mapping[str, str]]] = {
        "hand": SEEN,
        "stock": SECRET,
        "played": PUBLIC,
        "suit": PUBLIC,
    }
    TURNS: ClassVar[dict[str, Turn]] = {"hand": BY_SEAT}

    hand: list[Zone]
    stock: list[int]  # face down; the last is on top
    played: list[int]  # face up; the last is on top
    suit: int  # to be followed

    def __init__(self, game: Game, seats: int, options: Choices) -> None:
        super().__init__(game, seats, options)
        self.plan = Plan([BAG] * seats, [0] * seats, [1 << seat for seat in range(seats)], [1] * CARDS)

    def clone(self) -> Prsi:
        t = Prsi(self.game, self.seats, self.options)
        self.copy_core(t)
        t.hand = self.hand[:]
        t.stock = self.stock[:]
        t.played = self.played[:]
        t.suit = self.suit
        return t

    def zones(self) -> list[Zone]:
        return self.hand[:]

    def seen_fields(self, zones: list[Zone]) -> dict[str, Any]:
        return {"hand": zones}


def rank_of(card: int) -> int:
    return card % RANKS


def left_of(s: Prsi, seat: int) -> int:
    return (seat + 1) % s.seats


def fits(s: Prsi, card: int) -> bool:
    """The suit or the rank is the same, or it is a queen. [play.fits] [queen.any]"""
    return card // RANKS == s.suit or rank_of(card) in (rank_of(s.played[-1]), QUEEN)
