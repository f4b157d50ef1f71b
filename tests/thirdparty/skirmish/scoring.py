"""Who has won."""

from __future__ import annotations

from deskovka.core.parts import Score, ranks_of
from skirmish.pieces import GOLD, SOURCES
from skirmish.state import Skirmish, goods_of, total


def winners_of(s: Skirmish) -> tuple[int, ...]:
    """Most points, then most gold [end.winner]; alone, more points than the Baron or nobody [end.solo]."""
    if s.seats == 1:
        return (0,) if total(s, 0) > s.baron else ()
    results = [(total(s, seat), goods_of(s, seat, GOLD)) for seat in range(s.seats)]
    return tuple([seat for seat in range(s.seats) if results[seat] == max(results)])


def score_of(s: Skirmish) -> Score:
    """Points now, ranks, winners once the game is over, and where the points come from."""
    points = tuple([total(s, seat) for seat in range(s.seats)])
    winners = () if s.steps else winners_of(s)
    ahead = [(points[seat], seat in winners) for seat in range(s.seats)]
    why: list[dict[str, int]] = []
    for seat in range(s.seats):
        first = seat * len(SOURCES)
        why.append(dict(zip(SOURCES, s.points[first : first + len(SOURCES)], strict=True)))
        if s.seats == 1:
            why[seat]["baron"] = s.baron
    return Score(points, ranks_of(ahead), winners, tuple(why))
