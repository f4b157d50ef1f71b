"""Who wins, and where the points come from."""

from __future__ import annotations

from deskovka.core.parts import Score, ranks_of
from deskovka.games.katan_duel.law.pieces import CITY, NOBODY, PLACES, SETTLEMENT
from deskovka.games.katan_duel.law.state import Duel, card_victory, commerce, progress, skill, strength, victory

SOURCES = ("settlements", "cities", "expansions", "strength_advantage", "trade_advantage")


def score_of(s: Duel) -> Score:
    """Victory points now; the winner is whoever reached the target in the own turn. [goal.end-of-turn]"""
    points = (int(victory(s, 0)), int(victory(s, 1)))
    winners: tuple[int, ...] = () if s.winner == NOBODY else (s.winner,)
    ranks = ranks_of([(seat in winners, points[seat]) for seat in range(2)])
    return Score(points, ranks, winners, tuple([sources_of(s, seat) for seat in range(2)]))


def points_of(s: Duel, seat: int) -> dict[str, int]:
    """All points of a player, of every kind."""
    found = {
        "victory": victory(s, seat),
        "strength": strength(s, seat),
        "commerce": commerce(s, seat),
        "skill": skill(s, seat),
        "progress": progress(s, seat),
    }
    return {name: int(points) for name, points in found.items()}


def sources_of(s: Duel, seat: int) -> dict[str, int]:
    """The points of one player by where they come from."""
    places = [s.places[seat * PLACES + place] for place in range(PLACES)]
    return {
        "settlements": places.count(SETTLEMENT),
        "cities": CITY * places.count(CITY),
        "expansions": int(card_victory(s, seat)),
        "strength_advantage": int(s.advantage[0] == seat),
        "trade_advantage": int(s.advantage[1] == seat),
    }
