"""What lies on the table, and pure questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from deskovka.core.state import Choices, State
from deskovka.core.turns import BY_SEAT
from deskovka.core.value import OWNER, PUBLIC, SECRET
from skirmish.pieces import GOLD, GOODS, IRON, SOURCES, WOOD, Card

if TYPE_CHECKING:
    from deskovka.core.game import Game


class Skirmish(State):
    """A game of Skirmish."""

    cards: list[Card]  # by number; not part of the state, the same in every game
    goods: Annotated[list[int], PUBLIC, BY_SEAT]  # by seat and good
    points: Annotated[list[int], PUBLIC, BY_SEAT]  # by seat and source
    laid: Annotated[list[tuple[int, ...]], PUBLIC, BY_SEAT]  # cards in front of each seat
    discarded: Annotated[list[int], PUBLIC]
    rounds: Annotated[int, PUBLIC]  # rounds still to come
    baron: Annotated[int, PUBLIC]  # points of the automatic opponent of a solo game
    hand: Annotated[list[tuple[int, ...]], OWNER]
    ally: Annotated[list[tuple[int, ...]], OWNER]  # the card passed to me, face down until it ambushes
    given: Annotated[list[tuple[int, ...]], OWNER]  # knowledge: the card that I passed, while it lies face down
    seen: Annotated[
        list[tuple[int, ...]], OWNER
    ]  # knowledge: the stack's top cards that I have looked at; the last is on top
    stack: Annotated[list[int], SECRET]  # face down; the last is on top

    def __init__(self, game: Game, seats: int, options: Choices, cards: list[Card]) -> None:
        super().__init__(game, seats, options)
        self.cards = cards


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
