"""What a tournament tells: who finishes ahead of whom, and ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import permutations
from math import fsum
from typing import Any

from deskovka.lab.lines import Finished
from deskovka.lab.plan import Plan
from deskovka.lab.simulate import heading, problems_of, win
from deskovka.lab.statistics import NORMAL, Share, share


@dataclass
class Rating:
    """Strength as openskill guesses it; about 19 times in 20 it lies between low and high."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - NORMAL * self.sigma

    @property
    def high(self) -> float:
        return self.mu + NORMAL * self.sigma

    def data(self) -> dict[str, float]:
        return {"mu": self.mu, "sigma": self.sigma, "low": self.low, "high": self.high}


@dataclass
class Entrant:
    """One bot over all games; `played` counts the seats it sat at."""

    bot: str
    played: int
    wins: Share
    rating: Rating | None
    problems: list[str]

    def data(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "played": self.played,
            "wins": self.wins.data(),
            "rating": None if self.rating is None else self.rating.data(),
            "problems": len(self.problems),
        }


class Standings:
    """All games of a tournament, the strongest bot first."""

    def __init__(self, plan: Plan, games: Sequence[Finished]) -> None:
        self.plan = plan
        self.games = games
        self.cross = {pair: self.pair(*pair) for pair in permutations(plan.bots, 2)}
        ratings = rate(plan.bots, games) if can_rate() else {}
        entrants = [self.entrant(bot, ratings.get(bot)) for bot in plan.bots]
        self.entrants = sorted(entrants, key=strength, reverse=True)

    def entrant(self, bot: str, rating: Rating | None) -> Entrant:
        seats = [(game, seat) for game in self.games for seat, name in enumerate(game.bots) if name == bot]
        wins = share(fsum(win(game, seat) for game, seat in seats), len(seats))
        problems = [why for game, seat in seats for why in problems_of([game], seat)]
        return Entrant(bot, len(seats), wins, rating, problems)

    def pair(self, one: str, other: str) -> Share:
        """How often `one` finishes ahead of `other`; equal places count half."""
        ahead, pairs = 0.0, 0
        for game in self.games:
            for a, b in permutations(range(len(game.bots)), 2):
                if game.bots[a] == one and game.bots[b] == other:
                    mine, theirs = game.score.ranks[a], game.score.ranks[b]
                    ahead += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    pairs += 1
        return share(ahead, pairs)

    def data(self) -> dict[str, Any]:
        """The tables for programs."""
        return {
            **heading(self.plan, self.games),
            "bots": [entrant.data() for entrant in self.entrants],
            "pairs": [
                {"bot": one, "against": other, **ahead.data()} for (one, other), ahead in self.cross.items()
            ],
        }


def strength(entrant: Entrant) -> float:
    """By rating; by wins where there are no ratings."""
    return entrant.wins.rate if entrant.rating is None else entrant.rating.mu


def can_rate() -> bool:
    """Ratings need openskill, which comes with `deskovka[lab]`."""
    return find_spec("openskill") is not None


def rate(bots: Sequence[str], games: Sequence[Finished]) -> dict[str, Rating]:
    """Ratings after all games in the order of their numbers."""
    from openskill.models import BradleyTerryFull  # Plackett-Luce rates whoever comes behind a tie like the tied

    model = BradleyTerryFull()
    first = model.rating()
    ratings = {bot: Rating(first.mu, first.sigma) for bot in bots}
    for game in games:
        before = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in game.bots]
        after = model.rate(before, ranks=[float(rank) for rank in game.score.ranks])
        for bot in set(game.bots):
            # A bot that sat at several seats learns from each of them alike.
            mine = [after[seat][0] for seat, name in enumerate(game.bots) if name == bot]
            ratings[bot] = Rating(fsum(r.mu for r in mine) / len(mine), fsum(r.sigma for r in mine) / len(mine))
    return ratings
