"""How often each faction of Settlers wins among four, by equal bots: a part of `make soak`.

The expansion is on, every seat draws its faction out of the five, decks are the basic ones. A shared victory
counts as a share. The draw spreads a faction over the seats, so that the order of play favours nobody.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from tools.strength import FIRST_SEED, wilson

import deskovka
from deskovka.bots import make

GAME = "settlers"
SEATS = 4
OPTIONS = {"expansion": "aztecs"}
STUDIES = {"greedy": 2_000, "search:simulations=200": 200}  # bot: games
CHUNK = 5
BOUNDS = {"aztecs": (0.12, 0.30)}  # what we may adjust; the others are as they are printed


class Job(NamedTuple):
    """Some games of equal bots."""

    bot: str
    first: int
    games: int

    def key(self) -> str:
        return "/".join(str(part) for part in self)


class Done(NamedTuple):
    """What came of a job, by faction."""

    played: dict[str, int]
    won: dict[str, float]
    points: dict[str, int]


def jobs(games: int | None) -> list[Job]:
    """All games, or so many of each bot, cut into jobs."""
    found: list[Job] = []
    for bot, planned in STUDIES.items():
        total = planned if games is None else games
        found += [Job(bot, first, min(CHUNK, total - first)) for first in range(0, total, CHUNK)]
    return found


def work(job: Job) -> Done:
    """Play the games of a job."""
    played: Counter[str] = Counter()
    won: dict[str, float] = {}
    points: Counter[str] = Counter()
    g = deskovka.game(GAME)
    for number in range(job.first, job.first + job.games):
        s = g.start(SEATS, FIRST_SEED + number, OPTIONS, log=False)
        names = [g.box.factions[faction].name for faction in s.factions]  # type: ignore[attr-defined]
        bots = [make(job.bot, g, number * SEATS + seat) for seat in range(SEATS)]
        while asked := s.to_act():
            s.play(asked[0], bots[asked[0]].choose(s.view(asked[0])))
        score = s.score()
        for seat, name in enumerate(names):
            played[name] += 1
            points[name] += score.points[seat]
            share = 1 / len(score.winners) if seat in score.winners else 0.0
            won[name] = won.get(name, 0.0) + share
    return Done(dict(played), won, dict(points))


def report(planned: list[Job], done: dict[str, Done], engine: str) -> list[str]:
    """The results as tables for docs/figures.md; gives the shares that are out of bounds."""
    missed: list[str] = []
    for bot in STUDIES:
        parts = [done[job.key()] for job in planned if job.bot == bot]
        games = sum(job.games for job in planned if job.bot == bot)
        print(f"\n### Balance: {GAME}, {SEATS} seats, all {bot}, {games} games ({engine})\n")
        print("| faction | seats | won | 95 % interval | points, mean | wanted | |")
        print("|---|---:|---:|---:|---:|---:|---|")
        for faction in deskovka.game(GAME).options["faction"].values[1:]:
            missed += tell(faction, bot, parts)
    return missed


def tell(faction: str, bot: str, parts: list[Done]) -> list[str]:
    """One row; gives the share if it is out of bounds."""
    seats = sum(part.played.get(faction, 0) for part in parts)
    if not seats:
        return []
    share = sum(part.won.get(faction, 0.0) for part in parts) / seats
    mean = sum(part.points.get(faction, 0) for part in parts) / seats
    low, high = wilson(share, seats)
    wanted, verdict = "", ""
    if faction in BOUNDS:
        least, most = BOUNDS[faction]
        wanted, verdict = f"{least:.0%} - {most:.0%}", "met" if least <= share <= most else "MISSED"
    row = f"| {faction} | {seats} | {share:.1%} | {low:.1%} - {high:.1%} "
    print(f"{row}| {mean:.1f} | {wanted} | {verdict} |")
    return [f"MISSED {GAME}: {faction} win {share:.1%} with {bot}, wanted {wanted}"] if verdict == "MISSED" else []
