"""What lies on the table, and pure questions about it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

from deskovka.core.state import Choices, State
from deskovka.core.turns import BY_SEAT, Turn
from deskovka.core.value import OWNER, PUBLIC, SECRET
from skirmish.pieces import GOLD, GOODS, IRON, SOURCES, WOOD, Card

if TYPE_CHECKING:
    from deskovka.core.game import Game


class Skirmish(State):
    """A game of Skirmish."""

    SIGHT: ClassVar[dict[str, Mapping[str, str]]] = {
        "goods": PUBLIC,
        "points": PUBLIC,
        "laid": PUBLIC,
        "discarded": PUBLIC,
        "rounds": PUBLIC,
        "baron": PUBLIC,
        "hand": OWNER,
        "ally": OWNER,
        "given": OWNER,
        "seen": OWNER,
        "stack": SECRET,
    }
    TURNS: ClassVar[dict[str, Turn]] = {"goods": BY_SEAT, "points": BY_SEAT, "laid": BY_SEAT}

    cards: list[Card]  # by number; not part of the state, the same in every game
    goods: list[int]  # by seat and good
    points: list[int]  # by seat and source
    laid: list[tuple[int, ...]]  # cards in front of each seat
    discarded: list[int]
    rounds: int  # rounds still to come
    baron: int  # points of the automatic opponent of a solo game
    hand: list[tuple[int, ...]]
    ally: list[tuple[int, ...]]  # the card passed to me, face down until it ambushes
    given: list[tuple[int, ...]]  # knowledge: the card that I passed, while it lies face down
    seen: list[tuple[int, ...]]  # knowledge: the stack's top cards that I have looked at; the last is on top
    stack: list[int]  # face down; the last is on top

    def __init__(self, game: Game, seats: int, options: Choices, cards: list[Card]) -> None:
        super().__init__(game, seats, options)
        self.cards = cards

    def clone(self) -> Skirmish:
        t = Skirmish(self.game, self.seats, self.options, self.cards)
        self.copy_core(t)
        t.goods = self.goods[:]
        t.points = self.points[:]
        t.laid = self.laid[:]
        t.discarded = self.discarded[:]
        t.rounds = self.rounds
        t.baron = self.baron
        t.hand = self.hand[:]
        t.ally = self.ally[:]
        t.given = self.given[:]
        t.seen = self.seen[:]
        t.stack = self.stack[:]
        return t


def left_of(s: Skirmish, seat: int) -> int:
    """The neighbour who gets my card; a single player gets it back."""
    return (seat + 1) % s.seats


def right_of(s: Skirmish, seat: int) -> int:
    """The neighbour who passes me a card."""
    return (seat - 1) % s.seats


def goods_of(s: Skirmish, seat: int, good: int) -> int:
    """How many goods of a kind a seat has."""
    return s.goods[seat * len(GOODS) + good]


def total(s: Skirmish, seat: int) -> int:
    """All points of a seat."""
    return sum(s.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)])


def cost(s: Skirmish, me: int, card: int) -> tuple[int, int]:
    """Wood and iron that a card costs me now; my laid cards may make it cheaper. [play.rebate]"""
    rebate = sum([s.cards[mine].rebate for mine in s.laid[me]])
    return max(s.cards[card].wood - rebate, 0), s.cards[card].iron


def can_pay(s: Skirmish, me: int, wood: int, iron: int) -> bool:
    """Gold stands for whatever is missing. [pay.gold]"""
    missing = max(wood - goods_of(s, me, WOOD), 0) + max(iron - goods_of(s, me, IRON), 0)
    return missing <= goods_of(s, me, GOLD)
