"""What a simulation tells: points, lengths and wins of every seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from deskovka.lab.lines import Finished
from deskovka.lab.plan import Plan
from deskovka.lab.statistics import WHOLE, Numbers, Share, Spread, share


@dataclass
class Seat:
    """One seat over all games; `sources` are mean points by where they come from."""

    bot: str
    points: Spread
    wins: Share
    sources: dict[str, float]
    problems: Counter[str]

    def data(self, number: int) -> dict[str, Any]:
        return {
            "seat": number,
            "bot": self.bot,
            "points": self.points.data(),
            "wins": self.wins.data(),
            "sources": self.sources,
            "problems": self.problems.total(),
        }


class SeatTally:
    """What is counted of a seat, game by game; problems are what its bot did wrong."""

    def __init__(self) -> None:
        self.bot = ""
        self.points = Numbers()
        self.won = 0
        self.sources: Counter[str] = Counter()
        self.problems: Counter[str] = Counter()

    def add(self, game: Finished, seat: int) -> None:
        self.bot = self.bot or game.bots[seat]
        self.points.add(game.score.points[seat])
        self.won += win(game, seat)
        for key, points in game.score.why[seat].items():
            self.sources[key] += points
        self.problems.update(why for who, why in game.problems if who == seat)

    def result(self) -> Seat:
        played = self.points.count
        sources = {key: total / played for key, total in self.sources.items()}
        return Seat(self.bot, self.points.spread(), share(self.won / WHOLE, played), sources, self.problems)


@dataclass
class Played:
    """How many games there are, and how many of them had no end when patience ended."""

    count: int = 0
    cut: int = 0

    def add(self, game: Finished) -> None:
        self.count += 1
        self.cut += game.cut


class Summary:
    """All games of a simulation, which are read once."""

    def __init__(self, plan: Plan, games: Iterable[Finished]) -> None:
        self.plan = plan
        self.played = Played()
        decisions, seats = Numbers(), [SeatTally() for _ in range(plan.seats)]
        for game in games:
            self.played.add(game)
            decisions.add(game.decisions)
            for number, seat in enumerate(seats):
                seat.add(game, number)
        self.decisions = decisions.spread()
        self.seats = [seat.result() for seat in seats]

    def data(self) -> dict[str, Any]:
        """The tables for programs."""
        return {
            **heading(self.plan, self.played),
            "decisions": self.decisions.data(),
            "seats": [seat.data(number) for number, seat in enumerate(self.seats, 1)],
        }


def heading(plan: Plan, played: Played) -> dict[str, Any]:
    """What was played."""
    return {
        "game": plan.game.id,
        "version": plan.game.version,
        "content": plan.game.content,
        "packs": plan.game.pack_heads,
        "players": plan.seats,
        "options": plan.options,
        "seed": str(plan.seed),
        "games": played.count,
        "cut": played.cut,
    }


def win(game: Finished, seat: int) -> int:
    """In parts of WHOLE: a win counts all of it, a win shared by n seats an n-th for each of them."""
    winners = game.score.winners
    return WHOLE // len(winners) if seat in winners else 0
