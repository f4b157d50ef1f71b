"""What a player can say. Yes and No come from the core."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.step import Move


@dataclass
class Build(Move):
    """I build this card of my hand."""

    card: int


@dataclass
class Deal(Move):
    """I make a deal with this card of my hand."""

    card: int


@dataclass
class Raze(Move):
    """I raze this card: of my hand, or an opponent's location."""

    card: int


@dataclass
class Activate(Move):
    """I activate this location, once or twice."""

    card: int
    times: int


@dataclass
class Send(Move):
    """I send two settlers for this good: a resource, or a card of the common or my faction deck."""

    good: int


@dataclass
class Defend(Move):
    """My defence token goes on this location."""

    card: int


@dataclass
class Guard(Move):
    """A settler becomes the samurai of this location."""

    card: int


@dataclass
class Tuck(Move):
    """This card of my hand goes under the Gate."""

    card: int


@dataclass
class Lay(Move):
    """One of this resource goes on the Shrine."""

    good: int


@dataclass
class Card(Move):
    """This card."""

    card: int


@dataclass
class Good(Move):
    """This good; a card comes from the deck named."""

    good: int


@dataclass
class Opponent(Move):
    """This opponent."""

    seat: int


@dataclass
class Pay(Move):
    """How many wood, stone and food are paid with gold."""

    wood: int
    stone: int
    food: int


@dataclass
class Stop(Move):
    """Nothing more."""


@dataclass
class Leave(Move):
    """I pass for the rest of the round."""


@dataclass
class Visit(Move):
    """A settler of mine goes to this open production of an opponent."""

    card: int


@dataclass
class Colour(Move):
    """This colour."""

    colour: int


@dataclass
class Reveal(Move):
    """I pray by revealing cards."""


@dataclass
class Tokens(Move):
    """I pray with favour tokens alone."""


@dataclass
class InOrder(Move):
    """All that is left works in the order as it stands."""


@dataclass
class Bonus(Move):
    """The building bonus comes next."""
