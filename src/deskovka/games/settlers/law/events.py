"""What can happen. Every event cites the rule by which it happened; card -1 is a board or nobody's card."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.core.step import Event
from deskovka.core.value import OWNER


@dataclass
class FactionChosen(Event):
    """A player leads a faction."""

    seat: int
    faction: int
    rule: str


@dataclass
class RoundBegan(Event):
    """A round began with this first player."""

    seat: int
    round: int
    rule: str


@dataclass
class PhaseBegan(Event):
    """A phase began: lookout, production, action, cleanup, attack."""

    phase: int
    rule: str


@dataclass
class RowLaid(Event):
    """Common cards were laid open for all to choose from."""

    cards: tuple[int, ...]
    rule: str


@dataclass
class CardDrafted(Event):
    """A player took an open card."""

    seat: int
    card: int
    rule: str


@dataclass
class CardKept(Event):
    """A player kept a card that the others do not see."""

    seat: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class CardsSeen(Event):
    """A player looks at cards that were dealt, passed on, or taken from a deck."""

    seat: int
    cards: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class CardDrawn(Event):
    """A player drew a card from the common deck (0) or the own faction's."""

    seat: int
    deck: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class NothingDrawn(Event):
    """There was no card to draw."""

    seat: int
    rule: str


@dataclass
class Reshuffled(Event):
    """The discarded common cards became a new deck."""

    rule: str


@dataclass
class CardDiscarded(Event):
    """A card went from a hand, the row or a set of hidden cards to the discard pile."""

    seat: int
    card: int
    rule: str


@dataclass
class Gained(Event):
    """A player got goods or points, thanks to this card."""

    seat: int
    amount: int
    good: int
    card: int
    rule: str


@dataclass
class Paid(Event):
    """A player paid goods for this card."""

    seat: int
    amount: int
    good: int
    card: int
    rule: str


@dataclass
class GoodsLost(Event):
    """A player lost goods through an opponent's card."""

    seat: int
    amount: int
    good: int
    card: int
    rule: str


@dataclass
class Built(Event):
    """A location was built."""

    seat: int
    card: int
    rule: str


@dataclass
class LocationGiven(Event):
    """A player gave a location as a part of the cost of another."""

    seat: int
    card: int
    rule: str


@dataclass
class FoundationGiven(Event):
    """A player gave foundations as a part of the cost of a location."""

    seat: int
    card: int
    rule: str


@dataclass
class DealMade(Event):
    """A player made a deal with a card of the hand."""

    seat: int
    card: int
    rule: str


@dataclass
class RouteOpened(Event):
    """A player made a deal with an opponent's location."""

    seat: int
    card: int
    rule: str


@dataclass
class DealDropped(Event):
    """A deal of a player was discarded."""

    seat: int
    card: int
    rule: str


@dataclass
class DealTaken(Event):
    """A player took over an opponent's deal."""

    seat: int
    card: int
    seat_from: int
    rule: str


@dataclass
class RazedFromHand(Event):
    """A player razed a card of the hand."""

    seat: int
    card: int
    rule: str


@dataclass
class Razed(Event):
    """A player razed a location of this owner (who may be the player)."""

    seat: int
    card: int
    seat_of: int
    rule: str


@dataclass
class Removed(Event):
    """A player removed an opponent's location without razing it."""

    seat: int
    card: int
    seat_of: int
    rule: str


@dataclass
class FoundationsLaid(Event):
    """A razed location became foundations."""

    seat: int
    card: int
    rule: str


@dataclass
class FoundationsHidden(Event):
    """A card of the hand with this back became foundations, face down."""

    seat: int
    deck: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class Activated(Event):
    """A location was activated, once or twice."""

    seat: int
    card: int
    times: int
    rule: str


@dataclass
class Copied(Event):
    """A location worked once more through another card."""

    seat: int
    card: int
    rule: str


@dataclass
class TakenOver(Event):
    """A location serves another player until the end of the round."""

    seat: int
    card: int
    seat_of: int
    rule: str


@dataclass
class GivenBack(Event):
    """A location that was taken over is its owner's again."""

    seat: int
    card: int
    rule: str


@dataclass
class Defended(Event):
    """A defence token came to a location."""

    seat: int
    card: int
    rule: str


@dataclass
class SamuraiPlaced(Event):
    """A samurai came to a location."""

    seat: int
    card: int
    rule: str


@dataclass
class Tucked(Event):
    """A card with this back went under the Gate."""

    seat: int
    deck: int
    card: int = field(metadata=OWNER)
    rule: str


@dataclass
class GateChosen(Event):
    """Of several Gates this is the one under which the card went."""

    seat: int
    card: int
    rule: str


@dataclass
class Laid(Event):
    """A resource went on the Shrine."""

    seat: int
    good: int
    rule: str


@dataclass
class Passed(Event):
    """A player passed for the rest of the round."""

    seat: int
    rule: str


@dataclass
class CleanedUp(Event):
    """A player put back what may not be kept."""

    seat: int
    rule: str


@dataclass
class GoodsReturned(Event):
    """Goods of a supply that may not be kept went back in Cleanup."""

    seat: int
    lost: tuple[int, ...]  # good, amount, good, amount …
    rule: str


@dataclass
class LostWithLocation(Event):
    """What lay on a location went with it."""

    card: int
    defended: int
    guarded: int
    resources: int  # on a Shrine
    statues: int
    rule: str


@dataclass
class VirtualTook(Event):
    """The virtual player got a location."""

    card: int
    rule: str


@dataclass
class Collected(Event):
    """A card went to the Collection of the virtual player."""

    card: int
    rule: str


@dataclass
class AttackRevealed(Event):
    """An attack card with this good was turned over."""

    card: int
    good: int
    rule: str


@dataclass
class AttackMissed(Event):
    """An attack found nothing."""

    rule: str


@dataclass
class Attacked(Event):
    """An attack took a location of the player."""

    seat: int
    card: int
    rule: str


@dataclass
class GameEnded(Event):
    """The last round is over."""

    rule: str


@dataclass
class SamuraiLost(Event):
    """There was no place for some samurai of this card."""

    seat: int
    amount: int
    card: int
    rule: str


@dataclass
class TieBroken(Event):
    """Several have the most points: what decides, by how much; nobody wins alone if all is equal."""

    seat: int
    seats: tuple[int, ...]  # all who have the most points
    by: str  # goods, cards or shared
    amount: int
    other: int
    rule: str
