"""What a player can say, and what can happen."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.core.step import Event, Move
from deskovka.core.value import OWNER


@dataclass
class Play(Move):
    """I play this card."""

    card: int


@dataclass
class Draw(Move):
    """I draw what I have to."""


@dataclass
class Stand(Move):
    """I miss my turn because of an ace."""


@dataclass
class Name(Move):
    """This suit has to be followed now."""

    suit: int


@dataclass
class Drawn(Event):
    """A player got cards from the stock."""

    seat: int
    cards: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class TurnedUp(Event):
    """The first card was turned up."""

    card: int
    rule: str = "setup.top"


@dataclass
class Played(Event):
    """A player played a card."""

    seat: int
    card: int
    rule: str


@dataclass
class Named(Event):
    """A player named a suit."""

    seat: int
    suit: int
    rule: str = "queen.suit"


@dataclass
class Stood(Event):
    """A player missed a turn."""

    seat: int
    rule: str = "ace.stand"


@dataclass
class Reshuffled(Event):
    """The played cards became a new stock."""

    rule: str = "stock.reshuffle"


@dataclass
class WentOut(Event):
    """A player has no card left."""

    seat: int
    rule: str = "end.first"
