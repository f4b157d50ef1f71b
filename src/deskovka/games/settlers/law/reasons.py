"""What exactly stands in the way of a move: who, what, how many. Made only when somebody asks."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.rule import Reason

# --- goods -----------------------------------------------------------------------------------------------


@dataclass
class Lacks(Reason):
    """Goods are missing for what is to be done with a card; gold replaces only some of them."""

    what: str  # build, activate, deal, visit
    card: int
    lacks: tuple[int, ...]  # good, amount, good, amount …
    costs: tuple[int, ...]
    has: tuple[int, ...]  # of what it costs, and gold
    gold: int  # how many of the missing resources gold replaces
    sites: int  # locations in the price
    given: int  # locations and foundations that can be given


@dataclass
class LacksOther(Reason):
    """The price of an action is something of which the player has too little."""

    kind: str  # hand, deal, favour
    card: int
    amount: int
    have: int
    costs: tuple[int, ...]  # what else it costs: good, amount, good, amount …


@dataclass
class LacksRaze(Reason):
    """Razing this card costs more tokens than there are; each protection adds one."""

    card: int
    amount: int
    have: int
    defended: int
    guarded: int
    fortified: int


@dataclass
class LacksSettlers(Reason):
    """Two settlers are sent, and there are fewer."""

    have: int


@dataclass
class LacksGood(Reason):
    """There is none of this good in the own supply; gold does not help here, or there is none either."""

    good: int
    gold: int  # NOTHING if it would help


@dataclass
class TooMuchGold(Reason):
    """More is to be paid with gold than there is."""

    amount: int
    have: int


@dataclass
class NotInPrice(Reason):
    """Gold can replace only what the price holds."""

    costs: tuple[int, ...]


@dataclass
class StillLacks(Reason):
    """Paid like this, resources are missing that gold was not to replace."""

    lacks: tuple[int, ...]


@dataclass
class NothingLeft(Reason):
    """Paid like this, too little would be left for what the action is to do."""

    card: int


@dataclass
class LacksBoth(Reason):
    """Goods are missing for an action together with what it would do at least with another card."""

    what: str  # what it would do with that card: build, use
    card: int
    target: int
    lacks: tuple[int, ...]
    costs: tuple[int, ...]
    has: tuple[int, ...]
    gold: int


# --- cards and where they are ----------------------------------------------------------------------------


@dataclass
class NotInHand(Reason):
    """The card is not in the own hand."""

    card: int


@dataclass
class NotStanding(Reason):
    """The location does not stand in the own empire."""

    card: int


@dataclass
class IsFoundations(Reason):
    """The card lies face down in the own empire, and foundations are no location."""

    card: int


@dataclass
class NotEnemy(Reason):
    """The location stands in no opponent's empire."""

    card: int
    own: int  # 1 if it stands in the own one


@dataclass
class TakenBy(Reason):
    """An own location serves somebody else for this round."""

    card: int
    seat: int


@dataclass
class TakenFrom(Reason):
    """A location was taken over for this round from somebody."""

    card: int
    seat: int


@dataclass
class WrongKind(Reason):
    """Only action locations are activated."""

    card: int
    kind: int


@dataclass
class WorksAlone(Reason):
    """Only another kind of own location can be used or repeated."""

    card: int
    rule: str  # by which another card is wanted


@dataclass
class IsFaction(Reason):
    """The card belongs to a faction, and a common one is wanted."""

    card: int
    rule: str  # by which another card is wanted


@dataclass
class IsCommon(Reason):
    """The card is a common one, and one of a faction is wanted."""

    card: int
    rule: str  # by which another card is wanted


@dataclass
class NotMyFaction(Reason):
    """The card does not belong to the own faction."""

    card: int
    rule: str  # by which another card is wanted


@dataclass
class NoRazeField(Reason):
    """Nothing is printed in the raze field."""

    card: int


@dataclass
class Used(Reason):
    """The location has worked in this round, and may not work so often again."""

    card: int
    used: int
    uses: int
    times: int


@dataclass
class NotAmong(Reason):
    """One of these cards is to be chosen."""

    cards: tuple[int, ...]


@dataclass
class NotWaiting(Reason):
    """Neither this card nor, without one, a building bonus works now: these do, and the bonus of that card."""

    card: int
    cards: tuple[int, ...]
    bonus: int


@dataclass
class GoodNotAmong(Reason):
    """One of these goods is to be chosen."""

    goods: tuple[int, ...]


# --- deals -----------------------------------------------------------------------------------------------


@dataclass
class NotMyDeal(Reason):
    """The player has no such deal."""

    card: int


@dataclass
class AtMyself(Reason):
    """The action aims at opponents, and the player has named the own seat."""


@dataclass
class NotTheirDeal(Reason):
    """No opponent has such a deal, or this one has not."""

    card: int
    seat: int  # or nobody


@dataclass
class IsRoute(Reason):
    """The deal is one with a location of somebody else: no card lies under the board."""

    card: int


# --- opponents -------------------------------------------------------------------------------------------


@dataclass
class Protected(Reason):
    """Whoever has passed is no target."""

    seat: int


@dataclass
class AllPassed(Reason):
    """All that an action could act on belongs to players who have passed."""

    card: int


@dataclass
class NoTarget(Reason):
    """What an action would need is nowhere."""

    card: int
    needs: str


@dataclass
class NoResource(Reason):
    """An opponent has no resource in the supply."""

    seat: int


@dataclass
class NotHeld(Reason):
    """An opponent has none of this good in the supply."""

    seat: int
    good: int


# --- the turn --------------------------------------------------------------------------------------------


@dataclass
class ActionDone(Reason):
    """The one action of this turn is done."""


@dataclass
class EmptyDeck(Reason):
    """There is nothing to draw: from this deck (0: common, 1: the own faction's, 2: either)."""

    pile: int


# --- the expansion ---------------------------------------------------------------------------------------


@dataclass
class NotAsked(Reason):
    """The prayer asks for other colours."""

    colour: int
    colours: int


@dataclass
class WrongColour(Reason):
    """The card has none of these colours."""

    card: int
    colours: int


@dataclass
class NotStored(Reason):
    """The card does not lie under one of the own locations."""

    card: int


@dataclass
class NoneCounted(Reason):
    """Neither a card nor a token of this colour counts."""

    colour: int


@dataclass
class HasToken(Reason):
    """The player holds a token of this colour already."""

    colour: int


@dataclass
class NoToken(Reason):
    """The player holds no token of this colour."""

    colour: int


@dataclass
class HasStatue(Reason):
    """The colour is marked already."""

    colour: int


@dataclass
class NoTrio(Reason):
    """Three locations of a colour make a trio, and there are fewer."""

    colour: int
    have: int


@dataclass
class NotOpen(Reason):
    """The location is no open production."""

    card: int


@dataclass
class OfferedAll(Reason):
    """No counted card of this resource's colour is left."""

    good: int
