"""Who wins among equal bots, and do their games look like people's? A part of `make soak`.

Every seat draws its faction (and mat), so the order of play favours nobody; a shared victory counts as a share.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from tools.strength import FIRST_SEED, wilson

import deskovka
from deskovka.bots import make

CHUNK = 5
Bounds = tuple[float, float]


class Real(NamedTuple):
    """The winner's mean score, and the share of games that end by themselves within a number of rounds."""

    least: float
    rounds: int
    share: float


class Study(NamedTuple):
    """Games of one kind of bot. `real`: what its games should look like."""

    game: str
    seats: int
    options: dict[str, str]
    bot: str
    games: int
    traits: tuple[str, ...]  # fields of the state, by seat: numbers of the box's things of this name
    bounds: dict[str, Bounds]  # of the shares that we may adjust; the others are as they are printed
    real: Real | None = None


STUDIES = (
    Study("settlers", 4, {"expansion": "aztecs"}, "greedy", 2_000, ("factions",), {}),
    Study("settlers", 4, {"expansion": "aztecs"}, "search:simulations=200", 200, ("factions",), {}),
    Study("scythe", 3, {}, "search:simulations=200", 60, ("factions", "mats"), {}, Real(60, 35, 0.9)),
)


class Job(NamedTuple):
    """Some games of a study."""

    study: int
    first: int
    games: int

    def key(self) -> str:
        return "/".join([STUDIES[self.study].game, STUDIES[self.study].bot, str(self.first), str(self.games)])


class Done(NamedTuple):
    """What came of a job, by trait; the winner's score and the rounds of each game."""

    played: dict[str, int]
    won: dict[str, float]
    points: dict[str, int]
    best: list[int]
    rounds: list[float]


def jobs(games: int | None) -> list[Job]:
    """All games, or a number of each study, cut into jobs."""
    found: list[Job] = []
    for i, study in enumerate(STUDIES):
        total = study.games if games is None else games
        found += [Job(i, first, min(CHUNK, total - first)) for first in range(0, total, CHUNK)]
    return found


def work(job: Job) -> Done:
    """Play the games of a job."""
    study = STUDIES[job.study]
    played: Counter[str] = Counter()
    points: Counter[str] = Counter()
    done = Done(played, {}, points, [], [])
    for number in range(job.first, job.first + job.games):
        s = play(study, number)
        score = s.score()
        done.best.append(max(score.points))
        done.rounds.append(getattr(s, "turn", 0) / study.seats)
        for trait in study.traits:
            for seat, name in enumerate(names_of(s, trait)):
                played[name] += 1
                points[name] += score.points[seat]
                share = 1 / len(score.winners) if seat in score.winners else 0.0
                done.won[name] = done.won.get(name, 0.0) + share
    return done


def play(study: Study, number: int) -> deskovka.State:
    """One game to its end, or to where patience ends."""
    g = deskovka.game(study.game)
    s = g.start(study.seats, FIRST_SEED + number, study.options, log=False)
    bots = [make(study.bot, g, number * study.seats + seat) for seat in range(study.seats)]
    for _ in range(g.hints.longest(study.seats)):
        if not (asked := s.to_act()):
            break
        s.play(asked[0], bots[asked[0]].choose(s.view(asked[0])))
    return s


def names_of(s: Any, trait: str) -> list[str]:
    """What the seats have drawn."""
    return [getattr(s.box, trait)[number].name for number in getattr(s, trait)]


def report(planned: list[Job], done: dict[str, Done], engine: str) -> list[str]:
    """The results as tables for docs/figures.md; returns what is out of bounds."""
    missed: list[str] = []
    for i, study in enumerate(STUDIES):
        parts = [done[job.key()] for job in planned if job.study == i]
        if not parts:
            continue
        games = sum(len(part.best) for part in parts)
        print(f"\n### Balance: {study.game}, {study.seats} seats, all {study.bot}, {games} games ({engine})\n")
        print("| drawn | seats | won | 95 % interval | points, mean | wanted | |")
        print("|---|---:|---:|---:|---:|---:|---|")
        for name in sorted(set().union(*[part.played for part in parts])):
            missed += tell(study, name, parts)
        if study.real is not None:
            missed += tell_real(study, study.real, parts)
    return missed


def tell(study: Study, name: str, parts: list[Done]) -> list[str]:
    """One row; returns the share if it is out of bounds."""
    seats = sum(part.played.get(name, 0) for part in parts)
    share = sum(part.won.get(name, 0.0) for part in parts) / seats
    mean = sum(part.points.get(name, 0) for part in parts) / seats
    low, high = wilson(share, seats)
    wanted, verdict = "", ""
    if name in study.bounds:
        least, most = study.bounds[name]
        wanted, verdict = f"{least:.0%} - {most:.0%}", "met" if least <= share <= most else "MISSED"
    row = f"| {name} | {seats} | {share:.1%} | {low:.1%} - {high:.1%} "
    print(f"{row}| {mean:.1f} | {wanted} | {verdict} |")
    return [f"MISSED {study.game}: {name} win {share:.1%}, wanted {wanted}"] if verdict == "MISSED" else []


def tell_real(study: Study, real: Real, parts: list[Done]) -> list[str]:
    """Do the games look like people's?"""
    best = sorted(score for part in parts for score in part.best)
    rounds = sorted(count for part in parts for count in part.rounds)
    mean = sum(best) / len(best)
    share = sum(count <= real.rounds for count in rounds) / len(rounds)
    length = f"{sum(rounds) / len(rounds):.1f} rounds on average ({rounds[0]:.0f} - {rounds[-1]:.0f})"
    print(f"\nThe winner has {mean:.1f} on average ({best[0]} - {best[-1]}), at least {real.least:g} wanted.")
    print(f"Games take {length}, {share:.0%} of them at most {real.rounds}, {real.share:.0%} wanted.")
    low = [f"MISSED {study.game}: the winner's mean is {mean:.1f}"] if mean < real.least else []
    return low + ([f"MISSED {study.game}: {share:.0%} end in time"] if share < real.share else [])
