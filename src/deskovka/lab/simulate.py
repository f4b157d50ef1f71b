"""What a simulation tells: points, lengths and wins of every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum
from typing import Any

from deskovka.lab.lines import Finished
from deskovka.lab.plan import Plan
from deskovka.lab.statistics import Share, Spread, share, spread


@dataclass
class Seat:
    """One seat over all games; `sources` are mean points by where they come from."""

    bot: str
    points: Spread
    wins: Share
    sources: dict[str, float]
    problems: list[str]

    def data(self, number: int) -> dict[str, Any]:
        return {
            "seat": number,
            "bot": self.bot,
            "points": self.points.data(),
            "wins": self.wins.data(),
            "sources": self.sources,
            "problems": len(self.problems),
        }


class Summary:
    """All games of a simulation."""

    def __init__(self, plan: Plan, games: Sequence[Finished]) -> None:
        self.plan = plan
        self.games = games
        self.decisions = spread([game.decisions for game in games])
        self.seats = [self.seat(seat) for seat in range(plan.seats)]

    def seat(self, seat: int) -> Seat:
        return Seat(
            self.games[0].bots[seat],
            spread([game.score.points[seat] for game in self.games]),
            share(fsum(win(game, seat) for game in self.games), len(self.games)),
            self.sources(seat),
            problems_of(self.games, seat),
        )

    def sources(self, seat: int) -> dict[str, float]:
        """Mean points of each source that ever paid."""
        totals: dict[str, int] = {}
        for game in self.games:
            for key, points in game.score.why[seat].items():
                totals[key] = totals.get(key, 0) + points
        return {key: total / len(self.games) for key, total in totals.items()}

    def data(self) -> dict[str, Any]:
        """The tables for programs."""
        return {
            **heading(self.plan, self.games),
            "decisions": self.decisions.data(),
            "seats": [seat.data(number) for number, seat in enumerate(self.seats, 1)],
        }


def heading(plan: Plan, games: Sequence[Finished]) -> dict[str, Any]:
    """What was played."""
    return {
        "game": plan.game.id,
        "version": plan.game.version,
        "content": plan.game.content,
        "packs": plan.game.pack_heads,
        "players": plan.seats,
        "options": plan.options,
        "seed": str(plan.seed),
        "games": len(games),
        "cut": count_cut(games),
    }


def count_cut(games: Sequence[Finished]) -> int:
    """How many games had no end when patience ended."""
    return sum(game.cut for game in games)


def win(game: Finished, seat: int) -> float:
    """A win counts 1, a win shared by n seats 1/n for each of them."""
    winners = game.score.winners
    return 1 / len(winners) if seat in winners else 0.0


def problems_of(games: Sequence[Finished], seat: int) -> list[str]:
    """What the bot at a seat did wrong."""
    return [why for game in games for who, why in game.problems if who == seat]
