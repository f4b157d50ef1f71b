"""What can happen with the expansion only: prayers, favour tokens, stored cards, visits."""

from __future__ import annotations

from dataclasses import dataclass, field

from deskovka.core.step import Event
from deskovka.core.value import OWNER


@dataclass
class PrayerBegan(Event):
    """A player prays for cards of these colours (bits)."""

    seat: int
    card: int
    colours: int
    rule: str


@dataclass
class ColourNamed(Event):
    """A colour was announced, chosen, or given to the tricolour token, as the rule says."""

    seat: int
    colour: int
    rule: str


@dataclass
class TokensTrusted(Event):
    """A player prays with favour tokens alone."""

    seat: int
    rule: str


@dataclass
class PrayerRevealed(Event):
    """Cards were revealed in a prayer."""

    seat: int
    cards: tuple[int, ...]
    rule: str


@dataclass
class PrayerCounted(Event):
    """How many cards of a colour count, and how many of them thanks to favour tokens."""

    seat: int
    colour: int
    amount: int
    tokens: int
    rule: str


@dataclass
class PrayerFailed(Event):
    """No card had a colour that was asked for."""

    seat: int
    rule: str


@dataclass
class StoredUsed(Event):
    """A stored card was used in a prayer."""

    seat: int
    card: int
    rule: str


@dataclass
class CardStored(Event):
    """A common card was put under a location."""

    seat: int
    card: int
    location: int
    rule: str


@dataclass
class StoreFull(Event):
    """There was no room for one more card under a location."""

    seat: int
    card: int
    rule: str


@dataclass
class FavourGained(Event):
    """A player got a favour token; colour 9 is the tricolour one."""

    seat: int
    colour: int
    rule: str


@dataclass
class FavourLost(Event):
    """A favour token went back."""

    seat: int
    colour: int
    rule: str


@dataclass
class FavoursGivenBack(Event):
    """Favour tokens (bits; the tenth is the tricolour one) went back in Cleanup."""

    seat: int
    favours: int
    rule: str


@dataclass
class Visited(Event):
    """A settler came to an opponent's open production."""

    seat: int
    card: int
    seat_of: int
    rule: str


@dataclass
class StatuePlaced(Event):
    """A statue marks a colour."""

    seat: int
    colour: int
    rule: str


@dataclass
class DeckArranged(Event):
    """A player looked at the top common cards and put them back."""

    seat: int
    cards: tuple[int, ...] = field(metadata=OWNER)
    rule: str


@dataclass
class PrayerIdle(Event):
    """A prayer was heard, but brought nothing."""

    seat: int
    rule: str


@dataclass
class FavoursMissed(Event):
    """A player holds a token of every colour, so that these were lost."""

    seat: int
    amount: int
    rule: str
