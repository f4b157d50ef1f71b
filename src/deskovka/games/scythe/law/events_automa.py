"""What can happen when one plays alone, against the automatic opponent."""

from __future__ import annotations

from dataclasses import dataclass

from deskovka.core.step import Event


@dataclass
class AutomaDealt(Event):
    """The automatic opponent leads a faction by one of the trackers."""

    seat: int
    faction: int
    level: int
    rule: str


@dataclass
class AutomaTurned(Event):
    """The automatic opponent turned a card for its turn; in the second scheme its second half holds."""

    seat: int
    card: int
    scheme: int
    rule: str


@dataclass
class AutomaSkipped(Event):
    """The automatic opponent turned a card that does nothing on its tracker."""

    seat: int
    card: int
    rule: str


@dataclass
class AutomaStayed(Event):
    """None of the moves on the card was possible."""

    seat: int
    rule: str


@dataclass
class AutomaShuffled(Event):
    """All cards of the automatic opponent became a new deck."""

    seat: int
    rule: str


@dataclass
class AutomaJudged(Event):
    """A card was turned for the opponent's strength in a combat, or for what is found where its workers left."""

    seat: int
    card: int
    rule: str


@dataclass
class AutomaBeaten(Event):
    """Beaten fighters of the automatic opponent went back to its mat."""

    seat: int
    place: int
    rule: str


@dataclass
class FighterCame(Event):
    """A character or mech of the automatic opponent came from its mat."""

    seat: int
    kind: int
    place: int
    rule: str


@dataclass
class TokenTaken(Event):
    """The automatic opponent took an encounter token away."""

    seat: int
    place: int
    rule: str


@dataclass
class TokensFound(Event):
    """A player found resources where the automatic opponent was driven off."""

    seat: int
    amount: int
    place: int
    rule: str


@dataclass
class TrackerAdvanced(Event):
    """The tracker of the automatic opponent came to this space."""

    seat: int
    space: int
    rule: str


@dataclass
class TrackerStar(Event):
    """The tracker of the automatic opponent came to a star, its so-many-th."""

    seat: int
    stars: int
    rule: str


@dataclass
class SchemeBegan(Event):
    """From now on the second halves of the cards hold."""

    seat: int
    rule: str
