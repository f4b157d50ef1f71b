"""How it would stand if the game ended now: the track, and what final scoring would add to it."""

from __future__ import annotations

from typing import TypedDict

from deskovka.core.sight import View
from deskovka.games.rebirth.law.pieces import CARDS, CASTLES, NOBODY, SOURCES, UNFINISHED
from deskovka.games.rebirth.law.scoring import card_points
from deskovka.games.rebirth.law.state import Rebirth, castles_of, waiting_influence


class Standing(TypedDict):
    """What a seat would have, as far as the viewer may know; the cards of others are left open."""

    total: int
    track: int
    castles: int
    settlements: int  # that are not finished
    missions: int  # cards that would pay now
    open: int  # what the other cards would pay
    unseen: int  # cards that the viewer may not see


def standing(s: Rebirth, view: View, seat: int) -> Standing:
    """How a seat would stand if the game ended now."""
    points = s.points[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
    cards = view.table["cards"][seat]
    known = [int(card) for card in cards if card != NOBODY]
    paid = {card: card_points(s, seat, card)[0] for card in known}
    track = sum(points[:UNFINISHED])
    castles, settlements, missions = points[CASTLES], points[UNFINISHED], points[CARDS]
    if not s.is_over():
        castles = castles_of(s, seat) * s.country.castle_points
        settlements = waiting_influence(s, seat)
        missions = sum([paid[card] for card in known])
    return {
        "total": track + castles + settlements + missions,
        "track": track,
        "castles": castles,
        "settlements": settlements,
        "missions": missions,
        "open": 0 if s.is_over() else sum([s.country.missions[card].first for card in known if not paid[card]]),
        "unseen": 0 if s.is_over() else len(cards) - len(known),
    }
