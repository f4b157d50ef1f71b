"""What can happen. Every event cites the rule by which it happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.core.step import Event
from deskovka.core.value import OWNER


@dataclass
class MatsDealt(Event):
    """A player leads a faction with a player mat."""

    seat: int
    faction: int
    mat: int
    rule: str


@dataclass
class ObjectivesDealt(Event):
    """A player got objectives."""

    seat: int
    objectives: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class TurnBegan(Event):
    """A turn began."""

    seat: int
    turn: int
    rule: str


@dataclass
class SectionChosen(Event):
    """The action pawn was moved; 4 is the Factory card."""

    seat: int
    section: int
    rule: str


@dataclass
class TopTaken(Event):
    """A player takes a top action; 4 is that of the Factory card."""

    seat: int
    top: int
    rule: str


@dataclass
class BottomTaken(Event):
    """A player takes a bottom action; 4 is the move of the Factory card."""

    seat: int
    bottom: int
    rule: str


@dataclass
class Gained(Event):
    """A player got coins, power or popularity."""

    seat: int
    amount: int
    good: int
    rule: str


@dataclass
class Forfeited(Event):
    """A player could have got something, but there is no room for it, or nothing left of it."""

    seat: int
    amount: int
    good: int
    rule: str


@dataclass
class BonusLeft(Event):
    """A player left the ongoing bonus of a recruit."""

    seat: int
    bottom: int
    rule: str


@dataclass
class Wished(Event):
    """A player said whether the ongoing bonus of a bottom action is taken (1) or left (0) from now on."""

    seat: int
    bottom: int
    take: int
    rule: str


@dataclass
class Lost(Event):
    """A player paid or lost coins, power or popularity."""

    seat: int
    amount: int
    good: int
    rule: str


@dataclass
class CardDrawn(Event):
    """A player drew a combat card."""

    seat: int
    value: int = field(metadata=OWNER)
    rule: str


@dataclass
class CardsReshuffled(Event):
    """The discarded combat cards became a new deck."""

    rule: str


@dataclass
class CardSpent(Event):
    """A player showed and discarded a combat card."""

    seat: int
    value: int
    rule: str


@dataclass
class CardStolen(Event):
    """A player took a random combat card; whoever lost it is told which one in CardMissed."""

    seat: int
    value: int = field(metadata=OWNER)
    seat_from: int
    rule: str


@dataclass
class CardMissed(Event):
    """A player knows which combat card was taken away."""

    seat: int
    value: int = field(metadata=OWNER)
    rule: str


@dataclass
class GoodsPlaced(Event):
    """Resources came to a territory."""

    seat: int
    amount: int
    good: int
    place: int
    rule: str


@dataclass
class GoodsPaid(Event):
    """A resource was paid from a territory."""

    seat: int
    good: int
    place: int
    rule: str


@dataclass
class WorkersPlaced(Event):
    """New workers came to a territory."""

    seat: int
    amount: int
    place: int
    rule: str


@dataclass
class WorkersSentHome(Event):
    """Workers went back to their home base."""

    seat: int
    amount: int
    place: int
    rule: str


@dataclass
class UnitMoved(Event):
    """A unit went one step with its load (four resources, workers)."""

    seat: int
    kind: int
    at: int
    to: int
    load: tuple[int, ...]
    rule: str


@dataclass
class MechDeployed(Event):
    """A mech was deployed and unlocked one of ABILITIES."""

    seat: int
    ability: int
    place: int
    rule: str


@dataclass
class StructureBuilt(Event):
    """A structure was built."""

    seat: int
    structure: int
    place: int
    rule: str


@dataclass
class Upgraded(Event):
    """A cube moved from a benefit to the cost of a bottom action."""

    seat: int
    cube: int
    bottom: int
    rule: str


@dataclass
class Enlisted(Event):
    """A recruit left a bottom action for a one-time bonus."""

    seat: int
    bottom: int
    bonus: int
    rule: str


@dataclass
class BattleBegan(Event):
    """Two players fight for a territory."""

    seat: int
    seat_against: int
    place: int
    rule: str


@dataclass
class AbilityUsed(Event):
    """A player used a mech ability before a combat."""

    seat: int
    ability: int
    rule: str


@dataclass
class Fought(Event):
    """A player's strength in a combat: dial and cards."""

    seat: int
    power: int
    cards: int
    rule: str


@dataclass
class BattleWon(Event):
    """A player won a combat."""

    seat: int
    place: int
    rule: str


@dataclass
class Retreated(Event):
    """The loser's units left the territory for this place."""

    seat: int
    place: int
    rule: str


@dataclass
class Encountered(Event):
    """An encounter card was drawn."""

    seat: int
    card: int
    place: int
    rule: str


@dataclass
class OptionTaken(Event):
    """A player chose an option of an encounter."""

    seat: int
    card: int
    option: int
    rule: str


@dataclass
class FactorySeen(Event):
    """A player looked at the Factory cards."""

    seat: int
    rule: str


@dataclass
class FactoryTaken(Event):
    """A player took a Factory card."""

    seat: int
    card: int
    rule: str


@dataclass
class ObjectiveRevealed(Event):
    """A player showed a fulfilled objective."""

    seat: int
    objective: int
    rule: str


@dataclass
class StarPlaced(Event):
    """A star was placed, the player's so-many-th."""

    seat: int
    kind: int
    stars: int
    rule: str


@dataclass
class CoinsGiven(Event):
    """A player gave another one coins."""

    seat: int
    coins: int
    seat_to: int
    rule: str


@dataclass
class LoadReturned(Event):
    """Workers and resources that were picked up on the way to a combat went back where they came from."""

    seat: int
    at: int
    to: int
    load: tuple[int, ...]
    rule: str


@dataclass
class UnitsReturned(Event):
    """Units that waited for a combat went back where they came from."""

    seat: int
    place: int
    rule: str


@dataclass
class TieBroken(Event):
    """Several have most coins; one of them wins by having more of this, a number of TIES."""

    seat: int
    coins: int
    tie: int
    most: int
    next: int
    rule: str


@dataclass
class TieShared(Event):
    """Several have most coins and are equal in everything: they win together."""

    seats: tuple[int, ...]
    coins: int
    rule: str


@dataclass
class GameEnded(Event):
    """The game is over."""

    rule: str
