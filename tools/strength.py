"""How strong the bots are against each other: the duels of `make soak`, counted by simulations, not by seconds.

A set is one seed played once from every seat: bot A takes one seat, bot B all others. A pair is A and one B in one
game; A is ahead in it by rank, and a shared rank counts half. A game that is played alone is won or lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import ceil, sqrt
from typing import NamedTuple

import deskovka
from deskovka.bots import STRENGTHS, make

PAIRS = 200
NAMED_PAIRS = 60
NORMAL_95 = 1.959964
MANY = 1_000_000
FIRST_SEED = 1000  # seeds that nobody tuned a bot on begin here

BARS, SEATS, NAMED = "two seats", "more seats, pairs", "named strengths, two seats"
LENGTH = "lengths of games"


class Duel(NamedTuple):
    """A against B; `least` is the share of pairs in which A must be ahead.

    `few` pairs are played in variants that are not the game's main ones.
    """

    title: str
    seats: int
    a: str
    b: str
    pairs: int = PAIRS
    least: float | None = None
    few: int | None = None

    def sets(self, main: bool) -> int:
        pairs = self.pairs if main or self.few is None else self.few
        return ceil(pairs / (self.seats * (self.seats - 1)))


LEVELS = tuple(Duel(NAMED, 2, b, a, NAMED_PAIRS, few=0) for a, b in pairwise(STRENGTHS))
REBIRTH = (
    Duel(BARS, 2, "greedy", "random", least=0.95),
    Duel(BARS, 2, "search:simulations=200", "greedy", least=0.75),
    Duel(BARS, 2, "search:simulations=1000", "search:simulations=100", least=0.65),
    Duel(SEATS, 3, "search:simulations=200", "greedy"),
    Duel(SEATS, 4, "search:simulations=200", "greedy"),
    *LEVELS,
)


KATAN = (
    Duel(BARS, 2, "greedy", "random", least=0.95, few=60),
    Duel(BARS, 2, "search:simulations=200", "greedy", least=0.65, few=60),
    Duel(LENGTH, 2, "search:simulations=200", "search:simulations=200", few=0),
    *LEVELS,
)
SETTLERS = (
    Duel(BARS, 2, "greedy", "random", least=0.95, few=60),
    Duel(BARS, 2, "search:simulations=200", "greedy", least=0.65, few=60),
    Duel(SEATS, 4, "greedy", "random", least=0.95, few=200),
    Duel(SEATS, 4, "search:simulations=200", "greedy", least=0.65, few=200),
    *LEVELS,
)
SCYTHE = (
    Duel(BARS, 2, "greedy", "random", 100, least=0.98, few=0),
    Duel(BARS, 2, "search:simulations=200", "greedy", 100, least=0.65, few=0),
    Duel(SEATS, 5, "greedy", "random", 60, least=0.98, few=0),
    Duel(SEATS, 5, "search:simulations=200", "greedy", 60, least=0.65, few=0),
    *LEVELS,
)
DUELS = {"rebirth": REBIRTH, "katan-duel": KATAN, "settlers": SETTLERS, "scythe": SCYTHE}
# Where not all variants are equal.
MAIN = {"katan-duel": ("introductory", "duel"), "settlers": ("standard",), "scythe": ("open",)}


class Solo(NamedTuple):
    """Games alone: each value of an option, by each bot; what the points of a won game are worth.

    `share` is what a bot must win at a value, and `falling` means that it must win less at each value after it.
    """

    option: str
    bots: tuple[str, ...]
    steps: tuple[int, ...]
    needs: dict[str, dict[str, str]]  # what else must be chosen for a value
    games: int = 100
    share: tuple[tuple[str, str, float, float], ...] = ()  # value, bot, least and most of the games
    falling: bool = False


SOLO = {
    "settlers": Solo(
        "faction",
        ("greedy", "search:simulations=200"),
        (0, 30, 40, 50, 60, 70, 80),
        {"aztecs": {"expansion": "aztecs"}},
    ),
    "scythe": Solo(
        "solo",
        ("search:simulations=200",),
        (0, 50, 60, 70, 80, 90),
        {},
        games=60,
        share=(("automa", "search:simulations=200", 0.3, 0.9),),
        falling=True,
    ),
}


class Job(NamedTuple):
    """One set of a duel."""

    game: str
    option: str
    variant: str
    seats: int
    a: str
    b: str
    seed: int

    def key(self) -> str:
        return "/".join(str(part) for part in self)


class Done(NamedTuple):
    """What came of a set."""

    games: int
    pairs: int
    ahead: float  # alone: games won
    lead: int  # points of A less points of B, summed over the pairs
    lengths: list[int]  # turns of each game, where its features count them
    points: list[int]  # of all seats of all games


def jobs_of(game: str, option: str, sets: int | None) -> Iterator[Job]:
    for duel in DUELS[game]:
        for variant in deskovka.game(game).options[option].values:
            yield from jobs_of_duel(duel, game, option, variant, sets)
    if game in SOLO:
        for bot in SOLO[game].bots:
            for value in solo_values(game):
                yield from jobs_alone(game, value, bot, sets)


def solo_values(game: str) -> tuple[str, ...]:
    """What can be chosen alone; the default of a seat's option leaves it to chance."""
    option = deskovka.game(game).options[SOLO[game].option]
    return tuple(value for value in option.values if not option.per_seat or value != option.default)


def jobs_alone(game: str, value: str, bot: str, sets: int | None) -> Iterator[Job]:
    for number in range(min(sets or MANY, SOLO[game].games)):
        yield Job(game, SOLO[game].option, value, 1, bot, "", FIRST_SEED + number)


def jobs_of_duel(duel: Duel, game: str, option: str, variant: str, sets: int | None) -> Iterator[Job]:
    main = variant in MAIN.get(game, (variant,))
    for number in range(min(sets or MANY, duel.sets(main))):
        yield Job(game, option, variant, duel.seats, duel.a, duel.b, FIRST_SEED + number)


def work(job: Job) -> Done:
    """The same game once from every seat."""
    pairs, ahead, lead = 0, 0.0, 0
    lengths: list[int] = []
    points: list[int] = []
    for mine in range(job.seats):
        s = play(job, mine)
        score = s.score()
        lengths.append(int(s.game.hints.features(s, 0).get("turns", 0)))
        points += score.points
        if job.seats == 1:
            ahead += len(score.winners)
        for other in range(job.seats):
            if other != mine:
                pairs += 1
                difference = score.ranks[other] - score.ranks[mine]
                ahead += 1.0 if difference > 0 else 0.5 if difference == 0 else 0.0
                lead += score.points[mine] - score.points[other]
    return Done(job.seats, pairs, ahead, lead, lengths, points)


def play(job: Job, mine: int) -> deskovka.State:
    """One game with A in this seat; every bot sees its own view only."""
    g = deskovka.game(job.game)
    each = g.options[job.option].per_seat
    more = SOLO[job.game].needs.get(job.variant, {}) if job.seats == 1 else {}
    s = g.start(job.seats, job.seed, {job.option: (job.variant,) if each else job.variant, **more}, log=False)
    specs = [job.a if seat == mine else job.b for seat in range(job.seats)]
    bots = [make(spec, g, job.seed * job.seats + seat) for seat, spec in enumerate(specs)]
    for _ in range(g.hints.longest(job.seats)):
        if not (asked := s.to_act()):
            break
        seat = asked[0]
        s.play(seat, bots[seat].choose(s.view(seat)))
    return s


def wilson(share: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a share seen in `count` trials."""
    square = NORMAL_95**2
    middle = share + square / (2 * count)
    half = NORMAL_95 * sqrt(share * (1 - share) / count + square / (4 * count**2))
    return (middle - half) / (1 + square / count), (middle + half) / (1 + square / count)


def report(game: str, option: str, sets: int | None, done: dict[str, Done], engine: str) -> list[str]:
    """The results as tables for docs/figures.md; returns the bars that are missed."""
    missed: list[str] = []
    for title in dict.fromkeys(duel.title for duel in DUELS[game]):
        if title == LENGTH:
            tell_lengths(game, option, sets, done)
            continue
        print(f"\n### Strength: {game}, {title} ({engine})\n")
        print(f"| {option} | seats | bot | against | games | pairs | ahead | 95 % interval | lead | at least | |")
        print("|---|---:|---|---|---:|---:|---:|---:|---:|---:|---|")
        for variant in deskovka.game(game).options[option].values:
            for duel in DUELS[game]:
                if duel.title == title:
                    parts = [done[job.key()] for job in jobs_of_duel(duel, game, option, variant, sets)]
                    missed += tell(duel, game, variant, parts) if parts else []
    return missed + tell_solo(game, sets, done, engine) if game in SOLO else missed


def tell_solo(game: str, sets: int | None, done: dict[str, Done], engine: str) -> list[str]:
    """How often games alone are won, and with how many points; returns the bars that are missed."""
    solo = SOLO[game]
    shares: dict[tuple[str, str], float] = {}
    print(f"\n### Alone: {game} ({engine}); won games by points\n")
    print(f"| {solo.option} | bot | games | won | 95 % interval | points, mean | {rank_headings(solo)} |")
    print("|---|---|---:|---:|---:|---:|" + "---:|" * len(solo.steps))
    for bot in solo.bots:
        for value in solo_values(game):
            parts = [done[job.key()] for job in jobs_alone(game, value, bot, sets)]
            won = [part.points[0] for part in parts if part.ahead]
            share = len(won) / len(parts)
            shares[value, bot] = share
            low, high = wilson(share, len(parts))
            mean = sum(part.points[0] for part in parts) / len(parts)
            ranks = Counter(max(step for step in solo.steps if step <= points) for points in won)
            row = f"| {value} | {bot} | {len(parts)} | {share:.1%} | {low:.1%} - {high:.1%} "
            print(f"{row}| {mean:.1f} | {' | '.join(str(ranks[step]) for step in solo.steps)} |")
    return missed_bars(game, shares)


def missed_bars(game: str, shares: dict[tuple[str, str], float]) -> list[str]:
    """Values at which a bot wins too seldom, too often, or no less than at the value before."""
    solo, values = SOLO[game], solo_values(game)
    found = []
    for value, bot, least, most in solo.share:
        share = shares[value, bot]
        if not least <= share <= most:
            found.append(f"MISSED {game} {value}: {bot} wins {share:.1%}, wanted {least:.0%} - {most:.0%}")
    for (value, bot), share in shares.items():
        before = values.index(value) - 1
        if solo.falling and before >= 0 and share >= shares[values[before], bot]:
            found.append(f"MISSED {game} {value}: {bot} wins {share:.1%}, less than at {values[before]} wanted")
    return found


def rank_headings(solo: Solo) -> str:
    """The heads of the columns: less than the second step, then from each step on."""
    return " | ".join([f"<{solo.steps[1]}", *[f"{step}+" for step in solo.steps[1:]]])


def tell_lengths(game: str, option: str, sets: int | None, done: dict[str, Done]) -> None:
    """How long games of equal bots are, and how their points are spread."""
    print(f"\n### Lengths: {game}, both seats the same bot\n")
    print(f"| {option} | bot | games | turns, mean | 10 % - 90 % | points: share of seats |")
    print("|---|---|---:|---:|---:|---|")
    for variant in deskovka.game(game).options[option].values:
        for duel in DUELS[game]:
            parts = [done[job.key()] for job in jobs_of_duel(duel, game, option, variant, sets)]
            if duel.title == LENGTH and parts:
                turns = sorted(turn for part in parts for turn in part.lengths)
                points = Counter(point for part in parts for point in part.points)
                low, high = turns[len(turns) // 10], turns[-1 - len(turns) // 10]
                spread = ", ".join(f"{n}: {count / points.total():.0%}" for n, count in sorted(points.items()))
                mean = sum(turns) / len(turns)
                print(f"| {variant} | {duel.a} | {len(turns)} | {mean:.1f} | {low} - {high} | {spread} |")


def tell(duel: Duel, game: str, variant: str, parts: list[Done]) -> list[str]:
    """One row; returns the bar if it is missed."""
    games, pairs = sum(part.games for part in parts), sum(part.pairs for part in parts)
    share = sum(part.ahead for part in parts) / pairs
    lead = sum(part.lead for part in parts) / pairs
    low, high = wilson(share, pairs)
    bar, verdict = "", ""
    if duel.least is not None:
        bar, verdict = f"{duel.least:.0%}", "met" if share >= duel.least else "MISSED"
    row = f"| {variant} | {duel.seats} | {duel.a} | {duel.b} | {games} | {pairs} | {share:.1%} "
    print(f"{row}| {low:.1%} - {high:.1%} | {lead:+.1f} | {bar} | {verdict} |")
    missed = f"MISSED {game} {variant}: {duel.a} over {duel.b} {share:.1%}, at least {bar}"
    return [missed] if verdict == "MISSED" else []
