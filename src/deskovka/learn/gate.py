"""The gate: a network is taken only if search is better with it, on mirrored games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from deskovka.core.game import Game
from deskovka.lab.journal import Journal
from deskovka.lab.lines import RECORD, Finished
from deskovka.lab.plan import Plan, derive_seed, tournament
from deskovka.lab.play import play
from deskovka.lab.statistics import Share, share
from deskovka.lab.study import Study
from deskovka.lab.tournament import Standings
from deskovka.learn.pace import Pace, work_off


class Match:
    """One bot against another: at each table (options) every seed once in each rotation of the seats."""

    def __init__(
        self,
        game: Game,
        seats: int,
        tables: Sequence[dict[str, Any]],
        seed: int,
        bots: tuple[str, str],
        games: int,
    ) -> None:
        self.bots = bots
        self.plans: list[Plan] = []
        for number, options in enumerate(tables):
            plan = tournament(game, seats, options, derive_seed("gate", seed), bots, -(-games // len(tables)))
            plan.number = number
            self.plans.append(plan)

    def play(self, path: Path, pace: Pace) -> Share | None:
        """How often the first one is ahead; None if time ran out, and then what was played is kept."""
        journal = Journal(Study("", self.plans, RECORD), path)
        work_off(play, journal.missing(), pace, journal.add)
        if not journal.is_whole:
            return None
        return together([self.outcome(plan, list(journal.games(plan.number))) for plan in self.plans])

    def outcome(self, plan: Plan, games: Sequence[Finished]) -> Share:
        """How often at one table; pairs of one game hang together, so an interval counts every game once."""
        for game in games:
            for _, why in game.problems:
                raise RuntimeError(f"a bot failed: {why}")
        if plan.seats == 1:
            return self.alone(plan, games)
        return share(Standings(plan, games).cross[self.bots].rate * len(games), len(games))

    def alone(self, plan: Plan, games: Iterable[Finished]) -> Share:
        """Who plays alone is compared on the same seeds: won first, then the points."""
        found: dict[int, dict[str, tuple[bool, int]]] = {}
        for game in games:
            seed = plan.matches[game.number].seed
            found.setdefault(seed, {})[game.bots[0]] = (bool(game.score.winners), game.score.points[0])
        one, other = self.bots
        ahead = sum(1.0 if f[one] > f[other] else 0.5 if f[one] == f[other] else 0.0 for f in found.values())
        return share(ahead, len(found))


def together(shares: Sequence[Share]) -> Share:
    """All of them as one."""
    return share(sum(one.count for one in shares), sum(one.of for one in shares))
