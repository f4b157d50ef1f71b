"""Hands, stacks and discard piles."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason


@dataclass
class NotInTheirHand(Reason):
    """The other player does not hold this card, or it was chosen before."""

    card: int
    chosen: int


@dataclass
class TooFresh(Reason):
    """This card came to the hand too late."""

    card: int


@dataclass
class CannotAvert(Reason):
    """This card keeps no event away."""

    card: int


@dataclass
class MustDraw(Reason):
    """Fewer cards in hand than the limit."""

    count: int
    limit: int


@dataclass
class MustPutBack(Reason):
    """More cards in hand than the limit."""

    count: int
    limit: int


@dataclass
class HandFull(Reason):
    """As many cards in hand as the limit; one may only be exchanged."""

    count: int


@dataclass
class PutOneFirst(Reason):
    """A card goes under a stack before another one is taken."""


@dataclass
class FirstCards(Reason):
    """How many of the first cards are chosen."""

    count: int


@dataclass
class MustTakeCard(Reason):
    """One card has to be taken now."""


@dataclass
class OtherBack(Reason):
    """The card has another back than the stack."""

    card: int
    stack: int


@dataclass
class NoSuchStack(Reason):
    """There are fewer stacks than that."""

    stack: int
    count: int


@dataclass
class StackEmpty(Reason):
    """No card is left in this stack."""

    stack: int


@dataclass
class TheirStack(Reason):
    """The stack belongs to the other player."""

    stack: int


@dataclass
class StackTaken(Reason):
    """The other player's first cards came from this stack."""

    stack: int


@dataclass
class NotABaseStack(Reason):
    """The stack is not one of the base set."""

    stack: int


@dataclass
class NotInStack(Reason):
    """This card is not in the stack that was looked through."""

    card: int
    stack: int


@dataclass
class NotInPile(Reason):
    """This card is not in the discard pile."""

    card: int
