"""What stands in the way of a move in a position: who, where, how many. Made only when somebody asks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason

# What of a section a player has decided about already.
TOP_FIRST: Final = 0
TOP_PASSED: Final = 1
BOTH_PASSED: Final = 2
# Why the unit that moved last does not go on.
BY_FIGHTERS: Final = 0
BY_WORKERS: Final = 1
BY_TOKEN: Final = 2
BY_STEP: Final = 3
BY_SLOWNESS: Final = 4
BY_ITSELF: Final = 5


@dataclass
class Short(Reason):
    """The cost cannot be paid: good, amount … of the cost, and of what the player has."""

    cost: tuple[int, ...]
    have: tuple[int, ...]


@dataclass
class ShortOnMap(Reason):
    """A bottom action cannot be paid from the own territories; a combat card may stand for one resource."""

    bottom: int
    cost: int
    have: int
    coerces: int


@dataclass
class GiftShort(Reason):
    """The player has fewer coins than that."""

    coins: int
    have: int


@dataclass
class SameSection(Reason):
    """The action pawn stands there since the last turn; the top action tells sections of this mat apart too."""

    section: int
    top: int


@dataclass
class ActionOrder(Reason):
    """Which actions of the section are decided about: TOP_FIRST, TOP_PASSED, BOTH_PASSED."""

    now: int


@dataclass
class UnitFirst(Reason):
    """No unit has been chosen to move."""

    units: int


@dataclass
class StillMoving(Reason):
    """Another unit is under way."""

    kind: int
    at: int


@dataclass
class NoUnit(Reason):
    """The player has no such unit there."""

    kind: int
    place: int


@dataclass
class HasMoved(Reason):
    """All such units there have moved in this action."""

    kind: int
    place: int
    amount: int


@dataclass
class StoppedByFighters(Reason):
    """The unit that moved last stands against somebody else's character or mech."""

    kind: int
    place: int
    seat: int


@dataclass
class HasStopped(Reason):
    """The unit that moved last does not go on: BY_WORKERS, BY_TOKEN, BY_STEP, BY_SLOWNESS, BY_ITSELF."""

    kind: int
    place: int
    cause: int


@dataclass
class WorkerAlone(Reason):
    """Somebody else has units there, and a worker does not go to them alone."""

    place: int
    seat: int


@dataclass
class EnemyThere(Reason):
    """Somebody else has units there."""

    place: int
    seat: int


@dataclass
class HeldThere(Reason):
    """Somebody else's character or mech stands there."""

    place: int
    seat: int


@dataclass
class NotBeside(Reason):
    """There is no step from here to there for this unit."""

    kind: int
    at: int
    to: int


@dataclass
class StandsThere(Reason):
    """The unit is there already."""

    kind: int
    place: int


@dataclass
class RiverBetween(Reason):
    """A river lies between, and the unit cannot cross it."""

    kind: int
    at: int
    to: int


@dataclass
class WrongFord(Reason):
    """The faction crosses rivers, but not to this terrain (bits of terrains)."""

    to: int
    fords: int


@dataclass
class NotControlled(Reason):
    """The player does not control a territory."""

    place: int


@dataclass
class AbilityNeeds(Reason):
    """A mech ability leads only to territories that the player controls."""

    ability: int
    place: int


@dataclass
class NewMine(Reason):
    """The Mine was built in this turn."""

    place: int


@dataclass
class BaseInPlay(Reason):
    """A faction of this table lives there."""

    place: int
    seat: int


@dataclass
class NoneThere(Reason):
    """Nothing of this lies there, or all of it is loaded."""

    good: int
    place: int


@dataclass
class NoneAboard(Reason):
    """The unit carries nothing of this."""

    good: int


@dataclass
class AloneOnLake(Reason):
    """What would be left alone on a lake: four resources, workers."""

    place: int
    load: tuple[int, ...]


@dataclass
class NoWorkerAt(Reason):
    """The player has no worker there."""

    place: int


@dataclass
class Occupied(Reason):
    """A structure stands there."""

    place: int
    seat: int
    structure: int


@dataclass
class OnlySo(Reason):
    """Not more than this is offered."""

    good: int
    amount: int


@dataclass
class WorkersLeft(Reason):
    """This number of workers is left on the mat."""

    amount: int


@dataclass
class AllProduced(Reason):
    """The action has produced on as many territories as it may."""

    amount: int


@dataclass
class LandYields(Reason):
    """This land yields nothing."""

    place: int


@dataclass
class MillTaken(Reason):
    """The own Mill stands there, but somebody else controls the territory."""

    place: int
    seat: int


@dataclass
class LessPower(Reason):
    """The player has less power than that."""

    power: int
    have: int


@dataclass
class FewerCards(Reason):
    """Not more combat cards than this may be added here."""

    cards: int
    limit: int


@dataclass
class HandHas(Reason):
    """The combat cards in the own hand, by value."""

    hand: tuple[int, ...]


@dataclass
class Unfulfilled(Reason):
    """Conditions of an own objective that do not hold: number of the condition, what is there now …"""

    objective: int
    missing: tuple[int, ...]
