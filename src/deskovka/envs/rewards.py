"""What a finished game is worth to each seat."""

from __future__ import annotations

from typing import Final

from deskovka.core.parts import Score

REWARDS: Final = ("rank", "points")


def check_reward(kind: str) -> str:
    """The name of a reward, if there is one like that."""
    if kind not in REWARDS:
        raise ValueError(f"there is no reward {kind!r}: choose one of {', '.join(REWARDS)}")
    return kind


def check_action(action: int, moves: int) -> int:
    """The number of a move of the catalogue; Python would take a negative one from its end."""
    if not 0 <= action < moves:
        raise ValueError(f"there is no action {action}: they go from 0 to {moves - 1}")
    return action


def rewards(score: Score, kind: str) -> list[float]:
    """By seat: the final rank between 1 (first) and -1 (last), or the points."""
    if kind == "points":
        return [float(points) for points in score.points]
    seats = len(score.ranks)
    if seats == 1:
        return [1.0 if score.winners else -1.0]
    return [1.0 - 2.0 * seats_ahead(score.ranks, rank) / (seats - 1) for rank in score.ranks]


def seats_ahead(ranks: tuple[int, ...], rank: int) -> float:
    """How many are ahead; those of equal rank share their places."""
    return sum([other < rank for other in ranks]) + (ranks.count(rank) - 1) / 2
