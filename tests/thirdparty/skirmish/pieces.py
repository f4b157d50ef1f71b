"""Nouns: goods, cards, sources of points. No behaviour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.step import Step

WOOD: Final = 0
IRON: Final = 1
GOLD: Final = 2
GOODS: Final = ("wood", "iron", "gold")

FROM_CARDS: Final = 0
FROM_PRIZES: Final = 1
FROM_FIGHTS: Final = 2
FROM_FEASTS: Final = 3
SOURCES: Final = ("cards", "prizes", "fights", "feasts")

PURSES: Final = {"poor": (1, 1, 1), "rich": (2, 2, 3)}
ROUNDS: Final = {"short": 2, "long": 4}
LOOK: Final = 3  # cards that a spy sees
BARON_BIDS: Final = 4  # the Baron bids less than this
MAX_BID: Final = 20


@dataclass
class Card:
    """What is printed on a card."""

    kind: str
    wood: int
    iron: int
    points: int
    stays: bool = True  # in front of its owner; otherwise it is discarded
    rebate: int = 0  # so much less wood for later cards
    ambushes: bool = False
    when_laid: tuple[Step, ...] = ()
    when_another_is_laid: tuple[Step, ...] = ()
