"""Hints for bots and studies: how good a position looks, and what it is made of."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from deskovka.core.parts import Hints
from deskovka.games.rebirth.law.pieces import SOURCES
from deskovka.games.rebirth.law.state import Rebirth, castles_of, total, waiting_influence

CARD: Final = 2.5  # what a mission card is worth on average


class RebirthHints(Hints):
    """What bots and studies want to know of Rebirth."""

    scale: ClassVar[float] = 20.0
    topics: ClassVar[dict[str, tuple[str, str]]] = {
        "first": ("Began", ""),
        "castle": ("CastleTaken", "name"),
        "tower": ("TowerReached", "bonus"),
        "mission": ("MissionFulfilled", "mission"),
        "card": ("CardScored", "mission"),
    }

    def value(self, s: Rebirth, seat: int) -> float:
        """Points so far, castles held, influence in unfinished settlements, mission cards."""
        if s.is_over():
            return float(total(s, seat))
        castles = s.country.castle_points * castles_of(s, seat)
        return float(total(s, seat) + castles + waiting_influence(s, seat)) + CARD * len(s.cards[seat])

    def features(self, s: Rebirth, seat: int) -> dict[str, float]:
        """The same and more as named numbers; nothing in them is secret from the seat."""
        sources = len(SOURCES)
        found = {name: float(s.points[seat * sources + i]) for i, name in enumerate(SOURCES)}
        castles = s.board.castles
        found["castles_held"] = float(castles_of(s, seat))
        found["castles_beside"] = float(beside(s, seat, 0, castles))
        found["landmarks_beside"] = float(beside(s, seat, castles, len(s.board.landmark)))
        found["waiting_influence"] = float(waiting_influence(s, seat))
        found["mission_cards"] = float(len(s.cards[seat]))
        found["missions_fulfilled"] = float(bin(s.fulfilled[seat]).count("1"))
        found["tiles_left"] = float(s.left[seat])
        found["free_spaces"] = float(len(s.farmland) + len(s.grid) + len(s.townland))
        return found


def beside(s: Rebirth, seat: i64, first: i64, end: i64) -> i64:
    """Next to how many of these landmarks a seat has tiles."""
    found: i64 = 0
    for landmark in range(first, end):
        if s.near[landmark * s.seats + seat]:
            found += 1
    return found
