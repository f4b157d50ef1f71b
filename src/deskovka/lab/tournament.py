"""What a tournament tells: who finishes ahead of whom, and ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import permutations
from math import fsum
from typing import Any

from deskovka.lab.lines import Finished
from deskovka.lab.plan import Plan
from deskovka.lab.simulate import Played, heading, win
from deskovka.lab.statistics import NORMAL, WHOLE, Share, share


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
    problems: Counter[str]

    def data(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "played": self.played,
            "wins": self.wins.data(),
            "rating": None if self.rating is None else self.rating.data(),
            "problems": self.problems.total(),
        }


class EntrantTally:
    """What is counted of a bot, seat by seat, and how often it met others and finished ahead of them."""

    def __init__(self) -> None:
        self.played = 0
        self.won = 0
        self.problems: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        self.ahead: Counter[str] = Counter()  # in halves: equal places count one, ahead counts two

    def add(self, game: Finished, seat: int) -> None:
        self.played += 1
        self.won += win(game, seat)
        self.problems.update(why for who, why in game.problems if who == seat)
        mine = game.score.ranks[seat]
        for other, theirs in zip(game.bots, game.score.ranks, strict=True):
            if other != game.bots[seat]:
                self.met[other] += 1
                self.ahead[other] += 2 if mine < theirs else mine == theirs

    def result(self, bot: str, rating: Rating | None) -> Entrant:
        return Entrant(bot, self.played, share(self.won / WHOLE, self.played), rating, self.problems)


class Standings:
    """All games of a tournament, which are read once; the strongest bot first."""

    def __init__(self, plan: Plan, games: Iterable[Finished]) -> None:
        self.plan = plan
        self.played = Played()
        ratings = Ratings(plan.bots) if can_rate() else None
        bots = {bot: EntrantTally() for bot in plan.bots}
        for game in games:
            self.played.add(game)
            for seat, bot in enumerate(game.bots):
                bots[bot].add(game, seat)
            if ratings is not None:
                ratings.add(game)
        self.cross = {(a, b): share(bots[a].ahead[b] / 2, bots[a].met[b]) for a, b in permutations(plan.bots, 2)}
        known = {} if ratings is None else ratings.ratings
        entrants = [tally.result(bot, known.get(bot)) for bot, tally in bots.items()]
        self.entrants = sorted(entrants, key=strength, reverse=True)

    def data(self) -> dict[str, Any]:
        """The tables for programs."""
        return {
            **heading(self.plan, self.played),
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


class Ratings:
    """Ratings after games in the order of their numbers."""

    def __init__(self, bots: Sequence[str]) -> None:
        from openskill.models import (
            BradleyTerryFull,
        )  # Plackett-Luce rates whoever comes behind a tie like the tied

        self.model = BradleyTerryFull()
        first = self.model.rating()
        self.ratings = {bot: Rating(first.mu, first.sigma) for bot in bots}

    def add(self, game: Finished) -> None:
        """A bot that sat at several seats learns from each of them alike."""
        known = [self.ratings[bot] for bot in game.bots]
        before = [[self.model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in known]
        after = self.model.rate(before, ranks=[float(rank) for rank in game.score.ranks])
        for bot in set(game.bots):
            mine = [after[seat][0] for seat, name in enumerate(game.bots) if name == bot]
            mu, sigma = fsum(r.mu for r in mine) / len(mine), fsum(r.sigma for r in mine) / len(mine)
            self.ratings[bot] = Rating(mu, sigma)
