"""What can happen. Every event cites the rule by which it happened."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.core.step import Event
from deskovka.core.value import OWNER


@dataclass
class Began(Event):
    """A player begins the game."""

    seat: int
    rule: str


@dataclass
class TurnBegan(Event):
    """A turn began."""

    seat: int
    turn: int
    rule: str


@dataclass
class CardsTaken(Event):
    """A player took cards from a stack; which ones only he or she knows."""

    seat: int
    stack: int
    cards: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class LookedThrough(Event):
    """A player looked through a stack."""

    seat: int
    stack: int
    rule: str


@dataclass
class RegionsSwapped(Event):
    """Two regions of a principality changed places."""

    seat: int
    region: int
    other: int
    rule: str


@dataclass
class CardsSwapped(Event):
    """Two expansions of a principality changed places."""

    seat: int
    card: int
    other_card: int
    rule: str


@dataclass
class CardMoved(Event):
    """An expansion of a principality went to a free site."""

    seat: int
    card: int
    site: int
    rule: str


@dataclass
class Rolled(Event):
    """The dice were rolled, or set."""

    seat: int
    number: int
    symbol: int
    rule: str


@dataclass
class Defended(Event):
    """A player rolled to ward off an attack."""

    seat: int
    number: int
    warded: int
    rule: str


@dataclass
class Gained(Event):
    """A region of a player got resources; region -1 is the Gold Cache."""

    seat: int
    count: int
    good: int
    region: int
    rule: str


@dataclass
class Spent(Event):
    """A player paid resources from a region."""

    seat: int
    count: int
    good: int
    region: int
    rule: str


@dataclass
class Lost(Event):
    """A player lost resources from a region."""

    seat: int
    count: int
    good: int
    region: int
    rule: str


@dataclass
class Handed(Event):
    """A player handed a resource to the other."""

    seat: int
    good: int
    region: int
    rule: str


@dataclass
class NoRoom(Event):
    """Resources of a kind (-1 = any) were lost because a player could not store them."""

    seat: int
    count: int
    good: int
    cause: str  # the rule by which they came
    rule: str


@dataclass
class NothingTaken(Event):
    """A player could not take what he or she was to take: the other has nothing of it, or there is no room."""

    seat: int
    rule: str


@dataclass
class NothingHappened(Event):
    """A symbol or an event concerned nobody."""

    rule: str


@dataclass
class EventDrawn(Event):
    """An event card was drawn."""

    seat: int
    event: int
    rule: str


@dataclass
class EventsRebuilt(Event):
    """The event stack was shuffled and built anew."""

    rule: str


@dataclass
class EventAverted(Event):
    """A player is safe from an event."""

    seat: int
    event: int
    rule: str


@dataclass
class CardPlayed(Event):
    """A player laid a card open."""

    seat: int
    card: int
    rule: str


@dataclass
class CardPlaced(Event):
    """A player placed an expansion at a site; brown ones lie at a region."""

    seat: int
    card: int
    site: int
    rule: str


@dataclass
class CachePlaced(Event):
    """A player placed a card beside a region."""

    seat: int
    card: int
    region: int
    rule: str


@dataclass
class CardRemoved(Event):
    """An expansion left a principality to the discard pile, or back to the cards that lie open."""

    seat: int
    card: int
    site: int
    rule: str


@dataclass
class CardBuried(Event):
    """An expansion left a principality and went under a stack."""

    seat: int
    card: int
    site: int
    stack: int
    rule: str


@dataclass
class CardPutUnder(Event):
    """A player put a card from a hand under a stack, face down."""

    seat: int
    stack: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class HandShown(Event):
    """A player looked at the other's hand."""

    seat: int
    cards: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class CardStolen(Event):
    """A player took a card out of the other's hand; everybody sees its back."""

    seat: int
    back: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class CardLost(Event):
    """A player misses a card of the own hand; everybody sees its back."""

    seat: int
    back: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class PileLookedThrough(Event):
    """A player looked through a discard pile."""

    seat: int
    rule: str


@dataclass
class CardFetched(Event):
    """A player took a card from below in a discard pile; the others see only its back."""

    seat: int
    back: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class OpenCardFetched(Event):
    """A player took a card from a discard pile, and everybody saw it; then another one is on top."""

    seat: int
    card: int
    top: int
    rule: str


@dataclass
class RoadBuilt(Event):
    """A player built a road."""

    seat: int
    side: int
    rule: str


@dataclass
class SettlementBuilt(Event):
    """A player built a settlement."""

    seat: int
    place: int
    rule: str


@dataclass
class CityBuilt(Event):
    """A settlement became a city."""

    seat: int
    place: int
    rule: str


@dataclass
class RegionLaid(Event):
    """A region came to a principality."""

    seat: int
    land: int
    region: int
    rule: str


@dataclass
class RegionsShuffled(Event):
    """The region stack was shuffled."""

    rule: str


@dataclass
class AdvantageMoved(Event):
    """An advantage token changed its holder; -1 is nobody."""

    seat: int
    token: int
    loser: int
    rule: str


@dataclass
class TurnEnded(Event):
    """A turn ended."""

    seat: int
    rule: str


@dataclass
class Won(Event):
    """The game is over; nobody may have won it."""

    winners: tuple[int, ...]
    rule: str
