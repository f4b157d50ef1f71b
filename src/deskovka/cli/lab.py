"""deskovka simulate, tournament, bench: the laboratory at the command line."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from deskovka import Game
from deskovka.bots import specs
from deskovka.cli.files import reason
from deskovka.cli.language import Words, Wrong
from deskovka.cli.look import find_game
from deskovka.cli.parser import Parser
from deskovka.cli.play import PlayCommand
from deskovka.cli.records import whole_number
from deskovka.cli.running import MOST_GAMES, MOST_JOBS, Stopped, play_missing, tell
from deskovka.cli.screen import Screen
from deskovka.core import text
from deskovka.core.game import BadWish, games
from deskovka.lab import bench, plan
from deskovka.lab.crew import local_crew
from deskovka.lab.journal import BadJournal, Journal
from deskovka.lab.lines import RECORD, RESULT, Finished
from deskovka.lab.simulate import Played, Summary
from deskovka.lab.statistics import Share
from deskovka.lab.study import Study
from deskovka.lab.tournament import Entrant, Standings, can_rate
from deskovka.system import cores

SHOWN = 3  # different problems of bots that are told
BENCH_SECONDS = 2.0  # per game


# --- simulate and tournament ----------------------------------------------------------------------------


class RunCommand:
    """What both have in common: many games, a file to keep them in, and a progress bar."""

    def __init__(self, t: Words, name: str) -> None:
        self.t = t
        self.wishes = PlayCommand(t)  # seats, options and seeds are read as `play` reads them
        self.parser = Parser(t, name, t(f"cli-lab-about-{name}"))
        self.parser.word("game", t("cli-game"), t("cli-help-game"))
        self.parser.option("--games", "N", t(f"cli-lab-help-games-{name}"))
        self.parser.option("--seats", "N", t("cli-help-seats"))
        self.parser.option("--bots", "A,B,…", t(f"cli-lab-help-bots-{name}"))
        self.parser.option("--option", "K=V", t("cli-help-option"), many=True)
        self.parser.option("--pack", t("cli-file"), t("cli-help-pack"), many=True)
        self.parser.option("--seed", "N", t("cli-lab-help-seed"))
        self.parser.option("--jobs", "N", t("cli-lab-help-jobs"))
        self.parser.option("--out", t("cli-file"), t("cli-lab-help-out"))
        self.parser.flag("--plain", t("cli-help-plain"))
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        try:
            return self.study(self.parser.read(argv))
        except Stopped as stop:
            tell(str(stop))
            return stop.code

    def study(self, args: argparse.Namespace) -> int:
        """Play and tell."""
        raise NotImplementedError

    def options(self, args: argparse.Namespace, g: Game, seats: int) -> dict[str, str | tuple[str, ...]]:
        """The game's options; Wrong if it cannot be played like this."""
        options = self.wishes.options(args.option)
        problems = g.check(seats, options)
        if problems:
            raise Wrong(problems[0].say(self.t.lang))
        return options

    def bots(self, words: str, g: Game) -> list[str]:
        """Bots as they are written on the command line."""
        try:
            return specs(words, g)
        except BadWish as wish:
            raise Wrong(wish.problem.say(self.t.lang)) from wish

    def seed(self, args: argparse.Namespace) -> int:
        """The seed; the same command plays the same games."""
        return self.wishes.seed(args.seed or "0")

    def games(self, args: argparse.Namespace, usual: int) -> int:
        return whole_number(args.games, "--games", 1, MOST_GAMES, self.t) or usual

    def play(self, args: argparse.Namespace, matches: plan.Plan) -> Iterator[Finished]:
        """Play all that the file does not hold yet."""
        jobs = whole_number(args.jobs, "--jobs", 1, MOST_JOBS, self.t) or cores()
        journal = self.open(matches, args.out)
        if done := journal.done:
            tell(self.t("cli-lab-resumed", count=done, file=args.out))

        def sentence(why: str) -> str:
            kept = "no" if args.out is None else "yes"
            done, of = journal.done, journal.study.total()
            return self.t(f"cli-lab-{why}", kept=kept, done=done, of=of, file=args.out or "")

        try:
            play_missing(journal, local_crew(jobs), self.t, sentence)
            return journal.games()
        except OSError as problem:
            if args.out is None:
                raise
            raise self.unwritable(args.out, problem) from problem

    def open(self, matches: plan.Plan, name: str | None) -> Journal:
        """The file to keep games in; it must be new or hold games of this very run."""
        if name is None:
            return Journal(Study("", [matches], RESULT), None)
        try:
            path = Path(name).expanduser()
            if path.exists() and not path.is_file():
                raise Wrong(self.t("cli-not-a-file", file=name))
            return Journal(Study("", [matches], RECORD), path)
        except BadJournal as problem:
            raise Wrong(self.t(f"cli-lab-{problem.why}", file=name, line=problem.line)) from problem
        except (OSError, ValueError, RuntimeError) as problem:  # RuntimeError: nobody's home, or links in a circle
            raise self.unwritable(name, problem) from problem

    def unwritable(self, name: str, problem: Exception) -> Wrong:
        return Wrong(self.t("cli-unwritable", file=name, why=reason(problem)))

    def show_title(self, screen: Screen, matches: plan.Plan, count: int) -> None:
        """What was played."""
        g = matches.game
        chosen = []
        for name, value in matches.options.items():
            values = [
                g.options[name].value_title(v, self.t.lang) for v in ([value] if isinstance(value, str) else value)
            ]
            chosen.append(f"{g.options[name].title(self.t.lang)}: {', '.join(values)}")
        words = self.t(
            "cli-lab-title", game=g.title(self.t.lang), games=count, seats=matches.seats, seed=str(matches.seed)
        )
        screen.line(words, "title", "; ".join(chosen))

    def show_cut(self, screen: Screen, matches: plan.Plan, played: Played) -> None:
        """How many games had no end when patience ended, if any."""
        if played.cut:
            longest = matches.game.hints.longest(matches.seats)
            screen.line(self.t("cli-lab-cut", count=played.cut, longest=longest), "warning")

    def show_problems(self, screen: Screen, problems: Iterable[str]) -> None:
        """What bots did wrong, each kind once."""
        for why in list(dict.fromkeys(problems))[:SHOWN]:
            screen.line(self.t("cli-lab-problem", why=why), "warning")


class SimulateCommand(RunCommand):
    """The same bots at the same seats, many times."""

    def __init__(self, t: Words) -> None:
        super().__init__(t, "simulate")

    def study(self, args: argparse.Namespace) -> int:
        g = find_game(args.game, self.t, args.pack)
        bots = self.bots(args.bots or "greedy", g)
        seats = len(bots) if args.seats is None and len(bots) > 1 else self.wishes.seats(args.seats, g)
        options = self.options(args, g, seats)
        if len(bots) not in (1, seats):
            raise Wrong(self.t("cli-lab-bots-per-seat", bots=len(bots), seats=seats))
        matches = plan.simulation(g, seats, options, self.seed(args), bots, self.games(args, 100))
        summary = Summary(matches, self.play(args, matches))
        if args.json:
            Screen().data(summary.data())
        else:
            self.show(Screen(args.plain), summary)
        return 0

    def show(self, screen: Screen, summary: Summary) -> None:
        """The tables."""
        t = self.t
        self.show_title(screen, summary.plan, summary.played.count)
        head = ["bot", "mean", "sd", "min", "max", "wins", "interval", "problems"]
        rows, sources = [], []
        keys = list(dict.fromkeys(key for seat in summary.seats for key, mean in seat.sources.items() if mean))
        for number, seat in enumerate(summary.seats, 1):
            who = t("cli-lab-seat", seat=number, bot=seat.bot)
            points = seat.points
            spread = [decimal(points.mean, t), decimal(points.sd, t), str(points.min), str(points.max)]
            rows.append(
                [who, *spread, percent(seat.wins.rate, t), interval(seat.wins, t), str(seat.problems.total())]
            )
            sources.append([who, *[decimal(seat.sources.get(key, 0.0), t) for key in keys]])
        screen.table([t(f"cli-lab-{name}") for name in head], rows)
        screen.line(t("cli-lab-sources"))
        words = {name: chosen for name, chosen in summary.plan.options.items() if isinstance(chosen, str)}
        titles = [text.phrase(summary.plan.game.id, t.lang, f"source-{key}", words) for key in keys]
        screen.table([t("cli-lab-bot"), *titles], sources)
        length = summary.decisions
        mean, sd = decimal(length.mean, t), decimal(length.sd, t)
        screen.line(t("cli-lab-length", mean=mean, sd=sd, min=length.min, max=length.max))
        self.show_cut(screen, summary.plan, summary.played)
        screen.line(t("cli-lab-shared-wins"), "dim")
        self.show_problems(screen, [why for seat in summary.seats for why in seat.problems])


class TournamentCommand(RunCommand):
    """Bots against each other, every seed from every seat."""

    def __init__(self, t: Words) -> None:
        super().__init__(t, "tournament")

    def study(self, args: argparse.Namespace) -> int:
        g = find_game(args.game, self.t, args.pack)
        bots = self.bots(args.bots or "random,greedy", g)
        if len(bots) < 2 or len(set(bots)) < len(bots):
            raise Wrong(self.t("cli-lab-two-bots"))
        seats = self.wishes.seats(args.seats, g)
        options = self.options(args, g, seats)
        if seats < 2:
            raise Wrong(self.t("cli-lab-two-seats"))
        if not can_rate():
            tell(self.t("cli-lab-no-ratings"))
        matches = plan.tournament(g, seats, options, self.seed(args), bots, self.games(args, 20))
        standings = Standings(matches, self.play(args, matches))
        if args.json:
            Screen().data(standings.data())
        else:
            self.show(Screen(args.plain), standings)
        return 0

    def show(self, screen: Screen, standings: Standings) -> None:
        """Ratings, then who finishes ahead of whom."""
        t = self.t
        self.show_title(screen, standings.plan, standings.played.count)
        head = ["bot", "rating", "played", "wins", "interval", "problems"]
        screen.table([t(f"cli-lab-{name}") for name in head], [self.row(one) for one in standings.entrants])
        screen.line(t("cli-lab-cross"))
        names = [entrant.bot for entrant in standings.entrants]
        rows = []
        for i, one in enumerate(names, 1):
            cells = ["–" if one == other else cell(standings.cross[one, other], t) for other in names]
            rows.append([t("cli-lab-seat", seat=i, bot=one), *cells])
        screen.table([t("cli-lab-ahead-of"), *[f"{i}." for i in range(1, len(names) + 1)]], rows)
        self.show_cut(screen, standings.plan, standings.played)
        screen.line(t("cli-lab-shared-wins"), "dim")
        self.show_problems(screen, [why for entrant in standings.entrants for why in entrant.problems])

    def row(self, entrant: Entrant) -> list[str]:
        """A bot in the table of ratings."""
        t, rating = self.t, entrant.rating
        rated = "–" if rating is None else f"{decimal(rating.mu, t)} ± {decimal(rating.high - rating.mu, t)}"
        wins = [percent(entrant.wins.rate, t), interval(entrant.wins, t)]
        return [entrant.bot, rated, str(entrant.played), *wins, str(entrant.problems.total())]


# --- bench ----------------------------------------------------------------------------------------------


class BenchCommand:
    """How fast the games run here."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.wishes = PlayCommand(t)
        self.parser = Parser(t, "bench", t("cli-lab-about-bench"))
        self.parser.word("game", t("cli-lab-any-game"), t("cli-lab-help-any-game"))
        self.parser.option("--seats", "N", t("cli-help-seats"))
        self.parser.option("--seconds", "N", t("cli-lab-help-seconds"))
        self.parser.flag("--plain", t("cli-help-plain"))
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        seconds = whole_number(args.seconds, "--seconds", 1, 3600, self.t) or BENCH_SECONDS
        wanted = [find_game(name, self.t) for name in ([args.game] if args.game else games())]
        speeds = [bench.measure(g, self.seats(args.seats, g), seconds) for g in wanted]
        if args.json:
            Screen().data([speed.data() for speed in speeds])
        else:
            self.show(Screen(args.plain), speeds)
        return 0

    def seats(self, words: str | None, g: Game) -> int:
        """The seats, if the game can have that number."""
        seats = self.wishes.seats(words, g)
        problems = g.check(seats)
        if problems:
            raise Wrong(problems[0].say(self.t.lang))
        return seats

    def show(self, screen: Screen, speeds: Sequence[bench.Speed]) -> None:
        t = self.t
        head = ["game", "engine", "players", "decisions-per-second", "decisions-per-game", "clone"]
        rows = []
        for speed in speeds:
            engine = t("cli-lab-compiled", yes="yes" if speed.compiled else "no")
            rate = f"{speed.decisions_per_second:_.0f}".replace("_", "\u00a0")
            length, clone = decimal(speed.decisions_per_game, t), decimal(speed.clone_microseconds, t, 2)
            rows.append([speed.game, engine, str(speed.players), rate, length, clone])
        screen.table([t(f"cli-lab-{name}") for name in head], rows)


# --- small things ---------------------------------------------------------------------------------------


def decimal(value: float, t: Words, digits: int = 1) -> str:
    """A number with the language's decimal sign."""
    words = f"{value:.{digits}f}"
    return words.replace(".", ",") if t.lang == "cs" else words


def percent(rate: float, t: Words, digits: int = 1) -> str:
    return t("cli-lab-percent", rate=decimal(100 * rate, t, digits))


def interval(share: Share, t: Words, digits: int = 1) -> str:
    low, high = decimal(100 * share.low, t, digits), decimal(100 * share.high, t, digits)
    return t("cli-lab-percent", rate=f"{low}–{high}")


def cell(share: Share, t: Words) -> str:
    """A field of the cross table."""
    return f"{percent(share.rate, t, 0)} ({interval(share, t, 0)})"
