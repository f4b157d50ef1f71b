"""The full counts, resumable: `make soak`, or `python -m tools.soak --games 100 --sets 5` for a short one.

Whole random games without an exception, a dead end or a broken invariant; non-interference at every decision and
over histories (answers that are told the same are seen the same);
how strong the bots are (tools/strength.py); how often each faction wins (tools/balance.py); the page in Chromium
with all pairs of cases (tools/browser.py); faults and nonsense that must be borne (tests/server/faults.py and
fuzz.py); a study by processes and by Ray (tests/lab/crews.py). `--only` does one part. What is done of games,
strength, balance and browser is kept in .cache/soak under the hash of the sources, so a second run goes on where
the first stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from tools import balance, browser, strength

import deskovka
from deskovka.core.chance import Chance

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from contract.answers import random_answer  # noqa: E402  # found only now
from contract.cases import PAIRS, invariants, option_sets  # noqa: E402  # found only now
from contract.checks import leaks, shown_secrets, wrong_memories  # noqa: E402
from contract.histories import differences, observers  # noqa: E402
from lab import crews  # noqa: E402
from server import faults, fuzz  # noqa: E402

CACHE = ROOT / ".cache" / "soak"
LOOK_EVERY = 50  # decisions between two looks at the invariants, which cost far more: what is lost stays lost
TOLD_EVERY = 10  # games: one of them tells its events
PLAY, SECRETS = "play", "secrets"
CHUNK = {PLAY: 250, SECRETS: 5}
ANSWERS = 500_000  # of each game that are compared: are two that are told the same seen the same?
TRIED = 10_000  # of them in one job
SHOWN = 10  # problems printed


class Plan(NamedTuple):
    """How much of a game is tried: games per variant and seat count, and games per variant for secrets."""

    option: str  # its values are the variants
    games: int
    secrets: int
    only: tuple[str, ...] = ()  # these values alone


GAMES, HISTORIES, STRENGTH, BALANCE, BROWSER = "games", "histories", "strength", "balance", "browser"
FAULTS, FUZZ, STUDY = "faults", "fuzz", "study"
PLANS = {  # of each game the first plan is also the strength's
    "rebirth": (Plan("map", 10_000, 200),),
    "katan-duel": (Plan("mode", 5_000, 20),),
    "settlers": (Plan("lookout", 5_000, 20), Plan("faction", 1_000, 20, ("aztecs",))),
    "scythe": (Plan("encounters", 1_500, 20), Plan("solo", 500, 20)),
}


class Job(NamedTuple):
    """Some games of one variant and seat count."""

    kind: str
    game: str
    option: str
    variant: str
    seats: int
    first: int
    games: int

    def key(self) -> str:
        return "/".join(str(part) for part in self)


class Done(NamedTuple):
    """What came of a job."""

    games: int
    decisions: int
    seconds: float
    problems: list[str]


def jobs_of(game: str, plan: Plan, games: int, secrets: int) -> Iterator[Job]:
    """A plan of a game, cut into jobs."""
    g = deskovka.game(game)
    for variant in plan.only or g.options[plan.option].values:
        for i, seats in enumerate(g.seats):
            if not choices_of(g, seats, plan.option, variant):
                continue  # a variant for other numbers of players
            share = (secrets + i) // len(g.seats)
            for kind, total in ((PLAY, games), (SECRETS, share)):
                for first in range(0, total, CHUNK[kind]):
                    yield Job(kind, game, plan.option, variant, seats, first, min(CHUNK[kind], total - first))


@cache
def choices_of(g: deskovka.Game, seats: int, option: str, variant: str) -> list[dict[str, Any]]:
    """Few sets of options with this variant; of an option for each seat, somebody has it."""
    if g.options[option].seats and seats not in g.options[option].seats:
        return []
    sets = option_sets(g, seats, PAIRS)
    return [
        one for one in sets if variant == one[option] or (g.options[option].per_seat and variant in one[option])
    ]


def work(job: Job) -> Done:
    """Play the games of a job; whatever goes wrong is a problem with its seed."""
    began = time.perf_counter()
    g = deskovka.game(job.game)
    choices = choices_of(g, job.seats, job.option, job.variant)
    decisions, problems = 0, []
    for seed in range(job.first, job.first + job.games):
        options = choices[seed % len(choices)]
        try:
            s = g.start(job.seats, seed, options, log=job.kind == SECRETS or seed % TOLD_EVERY == 0)
            count, found = play(s, seed) if job.kind == PLAY else watch(s, seed)
            decisions += count
        except Exception as error:
            found = [repr(error)]
        problems += [f"{job.game} seats={job.seats} seed={seed} options={options}: {what}" for what in found]
    return Done(job.games, decisions, time.perf_counter() - began, problems)


def play(s: deskovka.State, seed: int) -> tuple[int, list[str]]:
    """A random game; returns its decisions and what broke."""
    broken = invariants(s.game.id)
    chance = Chance(seed)
    found = broken(s)
    decisions = 0
    while s.to_act() and not found and decisions < s.game.hints.longest(s.seats):
        random_answer(s, chance)
        decisions += 1
        if decisions % LOOK_EVERY == 0:
            found = broken(s)
    return decisions, found or broken(s)


def watch(s: deskovka.State, seed: int) -> tuple[int, list[str]]:
    """A random game; at every decision nobody may notice what is hidden from him or her."""
    chance = Chance(seed)
    found: list[str] = []
    decisions = told = 0
    while not found:
        for viewer in (None, *range(s.seats)):
            found += (
                leaks(s, viewer, seed + decisions) + shown_secrets(s, viewer, told) + wrong_memories(s, viewer)
            )
        told = len(s.log or [])
        if not s.to_act() or decisions == s.game.hints.longest(s.seats):
            break
        random_answer(s, chance)
        decisions += 1
    return decisions, found


# --- histories -----------------------------------------------------------------------------------------------


class Histories(NamedTuple):
    """Some answers of one variant and seat count."""

    game: str
    option: str
    variant: str
    seats: int
    number: int

    def key(self) -> str:
        return "/".join(str(part) for part in self)


def history_jobs(game: str, answers: int) -> list[Histories]:
    """The answers of a game in equal parts for all its variants and seat counts."""
    g = deskovka.game(game)
    groups = [
        (plan.option, variant, seats)
        for plan in PLANS[game]
        for variant in plan.only or g.options[plan.option].values
        for seats in g.seats
        if choices_of(g, seats, plan.option, variant)
    ]
    each = -(-answers // (TRIED * len(groups)))
    return [Histories(game, *group, number) for group in groups for number in range(each)]


def compare(job: Histories) -> Done:
    """Random games in which every answer is compared with others that look the same to an observer."""
    began = time.perf_counter()
    g = deskovka.game(job.game)
    choices = choices_of(g, job.seats, job.option, job.variant)
    tried = games = 0
    problems: list[str] = []
    while tried < TRIED:
        seed = 1000 * job.number + games
        s = g.start(job.seats, seed, choices[seed % len(choices)])
        chance = Chance(seed)
        games += 1
        answers = 0
        while s.to_act() and tried < TRIED and answers < g.hints.longest(job.seats):
            answers += 1
            for seat in s.to_act():
                for observer in observers(s, seat):
                    count, found = differences(s, seat, observer, int(chance.word()))
                    tried += count
                    problems += [f"{job.key()} seed={seed}: {what}" for what in found]
            random_answer(s, chance)
    return Done(games, tried, time.perf_counter() - began, problems)


def soak_histories(args: argparse.Namespace) -> list[str]:
    """Answers that are told the same are seen the same; returns the problems."""
    print(f"\n### Soak: answers that are told the same are seen the same ({engine()})\n")
    print("| game | games | answers compared | answers per second and process | problems |")
    print("|---|---:|---:|---:|---:|")
    problems: list[str] = []
    for game in games_of(args):
        jobs = history_jobs(game, args.answers)
        done = do(HISTORIES, game, jobs, compare, Done, args)
        parts = [done[job.key()] for job in jobs]
        games, answers = sum(part.games for part in parts), sum(part.decisions for part in parts)
        speed = answers / sum(part.seconds for part in parts)
        wrong = [problem for part in parts for problem in part.problems]
        problems += wrong
        print(f"| {game} | {games:,} | {answers:,} | {speed:,.0f} | {len(wrong)} |")
    return problems


# --- what is done is kept ------------------------------------------------------------------------------------


class Work(Protocol):
    """A job; its key tells it from all others."""

    def key(self) -> str: ...


J = TypeVar("J", bound=Work)
D = TypeVar("D")


def fingerprint(part: str, game: str) -> str:
    """The sources of a game (or of all: "*"), so that an edited engine begins anew."""
    source, tests = ROOT / "src" / "deskovka", ROOT / "tests"
    package = game.replace("-", "_")
    checks: list[Path] = [*tests.glob("contract/*.py"), *tests.glob(f"games/{package}/invariants.py")]
    if part in (STRENGTH, BALANCE):
        checks = [*source.glob("bots/*.py"), Path(strength.__file__), Path(balance.__file__)]
    if part == BROWSER:
        web = [file for file in (ROOT / "web" / "src").rglob("*") if file.is_file()]
        checks = [*source.glob("server/**/*.py"), *tests.glob("browser/*.py"), Path(browser.__file__), *web]
    own = [file for kind in ("py", "toml") for file in source.glob(f"games/{package}/**/*.{kind}")]
    files = [*source.glob("core/**/*.py"), *own, *checks]
    whole = hashlib.sha256()
    for file in sorted(files):
        whole.update(file.read_bytes())
    return whole.hexdigest()[:16]


def store(part: str, game: str) -> Path:
    return CACHE / f"{part}-{game}-{fingerprint(part, game)}-{engine()}.json".replace("*", "all")


def load(path: Path, kind: Callable[..., D]) -> dict[str, D]:
    if not path.exists():
        return {}
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return {key: kind(*done) for key, done in data.items()}


def save(path: Path, done: dict[str, D]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(".tmp")
    temporary.write_text(json.dumps(done), encoding="utf-8")
    os.replace(temporary, path)


def do(
    part: str, game: str, jobs: list[J], work: Callable[[J], D], kind: Callable[..., D], args: argparse.Namespace
) -> dict[str, D]:
    """Do the jobs of a part that are not done yet; returns what came of all of them."""
    path = store(part, game)
    if args.fresh:
        path.unlink(missing_ok=True)
    done = load(path, kind)
    run(jobs, work, path, done, args.jobs)
    return done


def run(jobs: Iterable[J], work: Callable[[J], D], path: Path, done: dict[str, D], processes: int) -> None:
    """Do what is not done yet, and keep every job's result at once."""
    todo = [job for job in jobs if job.key() not in done]
    print(f"{path.name}: {len(done)} jobs done before, {len(todo)} to do", file=sys.stderr)
    began = time.monotonic()
    with ProcessPoolExecutor(processes) as pool:
        futures = {pool.submit(work, job): job for job in todo}
        try:
            for number, future in enumerate(as_completed(futures), 1):
                done[futures[future].key()] = future.result()
                save(path, done)
                progress(number, len(todo), time.monotonic() - began)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def progress(number: int, total: int, seconds: float) -> None:
    left = seconds / number * (total - number)
    end = "\r" if sys.stderr.isatty() and number < total else "\n"
    if sys.stderr.isatty() or number == total or number % max(total // 20, 1) == 0:
        line = f"{number}/{total} jobs, {seconds:.0f} s, about {left:.0f} s left "
        print(line, end=end, file=sys.stderr, flush=True)


# --- report --------------------------------------------------------------------------------------------------


def engine() -> str:
    module = importlib.import_module("deskovka.core.state")
    return "interpreted" if str(module.__file__).endswith(".py") else "compiled"


def report(jobs: list[Job], done: dict[str, Done]) -> list[str]:
    """The results as tables for docs/figures.md; returns the problems."""
    problems = []
    for kind, title in ((PLAY, "random games"), (SECRETS, "non-interference at every decision")):
        print(f"\n### Soak: {title} ({engine()})\n")
        print("| game | variant | seats | games | decisions | games per second and process | problems |")
        print("|---|---|---:|---:|---:|---:|---:|")
        groups: dict[tuple[str, str, int], list[Done]] = {}
        for job in jobs:
            if job.kind == kind:
                groups.setdefault((job.game, job.variant, job.seats), []).append(done[job.key()])
        for (game, variant, seats), parts in groups.items():
            games, decisions = sum(part.games for part in parts), sum(part.decisions for part in parts)
            speed = games / max(sum(part.seconds for part in parts), 1e-9)
            wrong = [problem for part in parts for problem in part.problems]
            problems += wrong
            print(f"| {game} | {variant} | {seats} | {games:,} | {decisions:,} | {speed:,.0f} | {len(wrong)} |")
    return problems


def games_of(args: argparse.Namespace) -> list[str]:
    return [args.game] if args.game else list(PLANS)


def soak_games(args: argparse.Namespace) -> list[str]:
    """Random games and secrets of every game; returns the problems."""
    problems: list[str] = []
    for game in games_of(args):
        jobs: list[Job] = []
        for plan in PLANS[game]:
            games = plan.games if args.games is None else args.games
            in_proportion = max(round(plan.secrets * games / plan.games), len(deskovka.game(game).seats))
            jobs += jobs_of(game, plan, games, in_proportion if args.secrets is None else args.secrets)
        done = do(GAMES, game, jobs, work, Done, args)
        problems += report(jobs, done)
    return problems


def soak_strength(args: argparse.Namespace) -> list[str]:
    """The duels of the bots in every game; returns the missed bars."""
    missed: list[str] = []
    for game in games_of(args):
        option = PLANS[game][0].option
        jobs = list(strength.jobs_of(game, option, args.sets))
        done = do(STRENGTH, game, jobs, strength.work, strength.Done, args)
        missed += strength.report(game, option, args.sets, done, engine())
    return missed


def soak_balance(args: argparse.Namespace) -> list[str]:
    """How often each faction wins among four; returns what is out of bounds."""
    missed: list[str] = []
    for game in games_of(args):
        jobs = [job for job in balance.jobs(args.sets) if balance.STUDIES[job.study].game == game]
        if jobs:
            done = do(BALANCE, game, jobs, balance.work, balance.Done, args)
            missed += balance.report(jobs, done, engine())
    return missed


def soak_browser(args: argparse.Namespace) -> list[str]:
    """The page with all pairs of cases; returns the failed tests."""
    jobs = browser.jobs()
    return browser.report(jobs, do(BROWSER, "*", jobs, browser.work, browser.Done, args))


def soak_faults(args: argparse.Namespace) -> list[str]:
    """Cut sockets, killed servers and bots, a full disk, a database that is gone; returns what went wrong."""
    return faults.soak(args.cuts, args.kills, args.gone)


def soak_fuzz(args: argparse.Namespace) -> list[str]:
    """Nonsense on every surface; returns what went wrong."""
    return fuzz.soak(args.minutes)


def soak_study(args: argparse.Namespace) -> list[str]:
    """The same study by processes and by Ray, with killed workers; returns what differs."""
    return crews.soak(args.study)


PARTS = {
    GAMES: soak_games,
    HISTORIES: soak_histories,
    STRENGTH: soak_strength,
    BALANCE: soak_balance,
    BROWSER: soak_browser,
    FAULTS: soak_faults,
    FUZZ: soak_fuzz,
    STUDY: soak_study,
}


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="tools.soak", description="The full counts, resumable.")
    parser.add_argument("--only", choices=tuple(PARTS), help="one part instead of all")
    parser.add_argument("--game", choices=tuple(PLANS), help="one game instead of all (games, strength, balance)")
    parser.add_argument("--games", type=int, help="random games per variant and seat count instead of the plan's")
    parser.add_argument("--answers", type=int, default=ANSWERS, help="of each game that are compared")
    parser.add_argument("--secrets", type=int, help="games per variant for non-interference")
    parser.add_argument(
        "--sets",
        type=int,
        help="mirrored sets per duel of bots, games per study of balance, instead of the plan's",
    )
    parser.add_argument("--cuts", type=int, default=100, help="games with cut sockets on each database")
    parser.add_argument("--kills", type=int, default=30, help="how often the server is killed on each database")
    parser.add_argument("--gone", type=float, default=60, help="seconds for which the database is gone")
    parser.add_argument("--minutes", type=float, default=10, help="of fuzzing on each surface")
    parser.add_argument("--study", type=int, default=2000, help="games of the study that every crew plays")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--fresh", action="store_true", help="forget what was done before")
    return parser.parse_args()


def main() -> int:
    args = parse_arguments()
    if os.environ.get("DESKOVKA_EXPECT_COMPILED") == "1" and engine() != "compiled":
        print("The compiled engine is expected, but the interpreted one is imported.", file=sys.stderr)
        return 2
    problems: list[str] = []
    for part in [args.only] if args.only else PARTS:
        try:
            problems += PARTS[part](args)
        except KeyboardInterrupt:
            print("\nStopped; the next run goes on from here.", file=sys.stderr)
            return 1
    for problem in problems[:SHOWN]:
        print(problem, file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
