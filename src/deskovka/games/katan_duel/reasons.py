"""What exactly stands in the way of a move; each has its sentence `why-…` in the Fluent files.

`at` is a region card, goods by kind are rows of six numbers; `thing` and the like are words that sentences know.
"""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason

Goods = tuple[int, ...]  # how many of each kind

# --- prices ----------------------------------------------------------------------------------------------


@dataclass
class Lacks(Reason):
    """Goods are missing for a card (or another thing)."""

    thing: str  # road, settlement, city, exchange, ship, mint, riots, merchant, card
    card: int
    lacking: Goods
    cost: Goods
    have: Goods  # of what it costs


@dataclass
class LacksDespiteDiscount(Reason):
    """Goods are missing for a card even at a discount."""

    card: int
    count: int
    less: int
    cost: Goods
    have: Goods


@dataclass
class RestTooDear(Reason):
    """If this good is not paid, there is not enough for the rest of the price."""

    good: int
    count: int


@dataclass
class NotInPrice(Reason):
    """This good is not among what is still to be paid."""

    card: int
    good: int
    cost: Goods


@dataclass
class TooFewGoods(Reason):
    """Resources of any kind are missing."""

    thing: str  # search, card
    card: int
    count: int  # needed
    own: int


@dataclass
class TooFewThere(Reason):
    """A large trade ship needs two resources of one region."""

    at: int
    count: int


# --- conditions of cards ---------------------------------------------------------------------------------


@dataclass
class NeedsCard(Reason):
    """A card of this kind must lie in the own principality."""

    card: int
    kind: str


@dataclass
class NeedsEither(Reason):
    """One of two kinds must lie there."""

    card: int
    kind: str
    other_kind: str


@dataclass
class NeedsCityOrCommerce(Reason):
    """A city, or so many commerce points."""

    card: int
    points: int
    own: int


@dataclass
class NeedsCardOrFewerPoints(Reason):
    """A kind of card, or fewer victory points than the other player."""

    card: int
    kind: str
    own: int
    theirs: int


@dataclass
class NeedsStrength(Reason):
    """The strength advantage."""

    card: int
    own: int
    theirs: int


@dataclass
class NeedsProgress(Reason):
    """So many progress points."""

    card: int
    points: int
    own: int


@dataclass
class NeedsStrongHero(Reason):
    """A hero with a strength point."""

    card: int


@dataclass
class NoRoomFor(Reason):
    """What the card brings cannot be stored."""

    card: int
    good: int


@dataclass
class NoRoomForNumber(Reason):
    """No region with this number, or they are all full."""

    card: int
    number: int
    count: int  # regions with it


@dataclass
class BathsAreFull(Reason):
    """The regions that a doctor would help are full."""

    card: int


@dataclass
class BathFull(Reason):
    """The regions beside this bath house are full."""

    site: int


@dataclass
class OpponentLacks(Reason):
    """The other player has none of this good, or (NOTHING) no resource at all."""

    good: int


@dataclass
class NoRoomToTake(Reason):
    """This good, or (NOTHING) whatever the other player has, cannot be stored."""

    good: int


@dataclass
class NothingFits(Reason):
    """Nothing that the other player has fits into a region of mine."""


@dataclass
class OpponentLacksFighter(Reason):
    """The other player has no unit with strength."""


@dataclass
class OpponentLacksBuilding(Reason):
    """The other player has no building, or a fire brigade guards them all."""

    count: int


@dataclass
class OpponentHandEmpty(Reason):
    """The other player holds no card."""


@dataclass
class PileEmpty(Reason):
    """The discard pile is empty: the common one, the own, or the other player's."""

    whose: str


# --- playing and building --------------------------------------------------------------------------------


@dataclass
class NotInHand(Reason):
    """I do not hold this card."""

    card: int


@dataclass
class NotOffered(Reason):
    """The face-up stack is empty."""

    card: int


@dataclass
class OtherMoment(Reason):
    """This card is played at another moment."""

    card: int
    moment: str  # action, roll, settlement, event


@dataclass
class OtherPart(Reason):
    """The move belongs to another part of the turn."""

    part: str  # of the move: roll, action, cards
    now: str


@dataclass
class MustRoll(Reason):
    """The turn begins with the dice."""


@dataclass
class HaveOne(Reason):
    """This card lies in the principality already."""

    card: int


@dataclass
class OnlyAtCity(Reason):
    """A red card finds no free site at a city."""

    card: int
    cities: int
    free: int  # sites at settlements


@dataclass
class NoFreeSite(Reason):
    """All sites are taken."""

    card: int


@dataclass
class NoPlaceThere(Reason):
    """Neither settlement nor city stands there."""

    place: int


@dataclass
class NotOnRegions(Reason):
    """This card lies on a building site, not beside a region."""

    card: int


@dataclass
class SpotTaken(Reason):
    """The sites at this spot are taken."""

    spot: int


@dataclass
class AtSettlement(Reason):
    """A red card does not lie at a settlement."""

    card: int
    place: int


@dataclass
class CoversElsewhere(Reason):
    """The card that is to be covered lies at a settlement, or is covered already."""

    card: int
    kind: str
    place: int
    covered: int


@dataclass
class NothingToCover(Reason):
    """The card that is to be covered does not lie at this spot."""

    card: int
    kind: str
    spot: int


@dataclass
class NoRoadThere(Reason):
    """No road leads out at this end."""

    side: int


@dataclass
class NotASettlement(Reason):
    """Nothing stands there, or a city already."""

    place: int
    thing: str


@dataclass
class NoneLeft(Reason):
    """The common supply has none of it."""

    thing: str


@dataclass
class LandNotThere(Reason):
    """This region card is not in the region stack."""

    at: int


# --- goods and exchanges ---------------------------------------------------------------------------------


@dataclass
class NoRegionThere(Reason):
    """No region of mine lies there."""

    region: int


@dataclass
class RegionFull(Reason):
    """Three resources lie there."""

    at: int


@dataclass
class CacheFull(Reason):
    """Three gold lie in the Gold Cache."""


@dataclass
class OtherKind(Reason):
    """The region is for another good than this."""

    at: int
    good: int


@dataclass
class CacheIsForGold(Reason):
    """The Gold Cache is not for this good."""

    good: int


@dataclass
class RegionEmpty(Reason):
    """Nothing lies there."""

    at: int


@dataclass
class CacheEmpty(Reason):
    """No gold lies in the Gold Cache."""


@dataclass
class SameKind(Reason):
    """This good is given; another one must be taken."""

    good: int


@dataclass
class NotReceived(Reason):
    """The other player does not receive this good by this roll."""

    good: int
    number: int


@dataclass
class NoShipBeside(Reason):
    """No large trade ship lies beside this region."""

    at: int


@dataclass
class NoMint(Reason):
    """No mint lies in the principality."""


@dataclass
class MintsUsed(Reason):
    """So many mints worked in this turn, and there are no more."""

    count: int


@dataclass
class MustTake(Reason):
    """So many resources at least are still to be taken."""

    least: int
    rule: str


# --- targets ---------------------------------------------------------------------------------------------


@dataclass
class NoCardThere(Reason):
    """The site is empty."""

    site: int


@dataclass
class WrongTarget(Reason):
    """The card is not of the kind that is asked for."""

    card: int
    wanted: str  # fighter, building, ship, taxed, bath


@dataclass
class Guarded(Reason):
    """A fire brigade guards the city."""

    card: int
    place: int


@dataclass
class NamedAlready(Reason):
    """This building was named before."""

    card: int


@dataclass
class NotNamed(Reason):
    """This building was not named."""

    card: int


@dataclass
class Unchanged(Reason):
    """The swap would change nothing: the same spot, or equal cards."""

    card: int
    thing: str  # spot, kind


@dataclass
class NoPartner(Reason):
    """There is no card with which this one could change places."""

    card: int


# --- hands, stacks and piles -----------------------------------------------------------------------------


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
class PutOneFirst(Reason):
    """A card goes under a stack before another one is taken."""


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
    """There are only so many stacks."""

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
