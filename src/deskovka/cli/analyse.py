"""deskovka analyse: what a finished game tells about play and luck."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from pathlib import Path

from deskovka import BadRecord, Record
from deskovka.cli.files import reason
from deskovka.cli.language import Words, Wrong
from deskovka.cli.parser import Parser
from deskovka.cli.records import open_record, whole_number
from deskovka.cli.running import INTERRUPTED, MOST_JOBS, Progress, Stopped, tell
from deskovka.cli.screen import Screen
from deskovka.cli.tell import Teller
from deskovka.system import cores
from deskovka.teach.analysis import PHASES, QUICK_PHASES, WORLDS, Analyst, NoAnalysis
from deskovka.teach.measures import NAMED
from deskovka.teach.notes import Foreign
from deskovka.teach.report import events_by_answer, page
from deskovka.teach.values import Analysis, Decision, Luck
from deskovka.teach.words import chance, number, say, why, with_sign

MOST_WORLDS = 10_000
SHOWN = 3  # decisions that cost most
LUCK_SHOWN = 5
ACCOUNT = ("start", "luck", "own", "others", "gains", "remainder", "result", "without")
BESIDE = ".analysis"  # is added to the record's name
REPORT = ".analysis.html"  # also


class AnalyseCommand:
    """Works an analysis off, and goes on where it was stopped."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "analyse", t("cli-about-analyse"))
        self.parser.word("file", t("cli-file"), t("cli-help-file"))
        self.parser.option("--pack", t("cli-file"), t("cli-help-pack"), many=True)
        self.parser.option("--budget", "N", t("cli-analyse-help-budget"))
        self.parser.flag("--quick", t("cli-analyse-help-quick"))
        self.parser.option("--seed", "N", t("cli-analyse-help-seed"))
        self.parser.option("--jobs", "N", t("cli-lab-help-jobs"))
        self.parser.flag("--plain", t("cli-help-plain"))
        self.parser.flag("--json", t("cli-help-json"))
        self.parser.flag("--report", t("cli-analyse-help-report"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        try:
            return self.analyse(args)
        except Stopped as stop:
            tell(str(stop))
            return stop.code

    def analyse(self, args: argparse.Namespace) -> int:
        """Do what is missing, and tell."""
        record = open_record(args.file, self.t, args.pack)
        budget = whole_number(args.budget, "--budget", 2, MOST_WORLDS, self.t) or WORLDS
        seed = whole_number(args.seed, "--seed", 0, 999_999_999, self.t) or 0
        jobs = whole_number(args.jobs, "--jobs", 1, MOST_JOBS, self.t) or cores()
        beside = f"{args.file}{BESIDE}"
        try:
            analyst = Analyst(record, budget, seed, Path(beside).expanduser())
            self.work_off(analyst, QUICK_PHASES if args.quick else PHASES, jobs, beside)
        except BadRecord as problem:
            raise Wrong(problem.say(self.t.lang)) from problem
        except NoAnalysis as problem:
            raise Wrong(problem.say(self.t.lang)) from problem
        except Foreign as problem:
            raise Wrong(self.t("cli-analyse-foreign", file=beside)) from problem
        except OSError as problem:
            raise Wrong(self.t("cli-unwritable", file=beside, why=reason(problem))) from problem
        found = analyst.result()
        if args.report:
            self.write_report(record, found, f"{args.file}{REPORT}")
        if args.json:
            Screen().data(found.data())
        else:
            Told(record, found, self.t, args.plain).all()
        return 0

    def write_report(self, record: Record, found: Analysis, file: str) -> None:
        """One page in one file, beside the record."""
        try:
            words = page(record, found, self.t.lang)
            Path(file).expanduser().write_text(words, encoding="utf-8", newline="\n")
        except OSError as problem:
            raise Wrong(self.t("cli-unwritable", file=file, why=reason(problem))) from problem
        tell(self.t("cli-analyse-report", file=file))

    def work_off(self, analyst: Analyst, phases: Sequence[str], jobs: int, beside: str) -> None:
        """Phase by phase, each with its bar; Stopped, with a sentence, if that ends early."""
        try:
            for phase in phases:
                progress = Progress(self.t(f"cli-analyse-{phase}"), len(analyst.missing(phase)), 0)
                with progress:
                    analyst.work_off(phase, jobs, progress.tick)
        except KeyboardInterrupt as stop:
            raise Stopped(self.t("cli-analyse-stopped", why="interrupted", file=beside), INTERRUPTED) from stop
        except BrokenProcessPool as stop:
            raise Stopped(self.t("cli-analyse-stopped", why="broken", file=beside), 1) from stop


class Told:
    """An analysis on the terminal."""

    def __init__(self, record: Record, found: Analysis, t: Words, plain: bool) -> None:
        self.record = record
        self.found = found
        self.lang = t.lang
        self.log = events_by_answer(record)
        last = record.replay()
        self.options = last.options
        self.teller = Teller(record.game, t, record.names, last.options, plain)
        self.screen = Screen(plain)

    def all(self) -> None:
        """The players, the way, the decisions, the luck."""
        self.title("title", game=self.record.game.title(self.lang))
        self.players()
        self.title("account")
        self.accounts()
        self.title("costliest")
        costly = self.found.costliest()
        for one in costly[:SHOWN]:
            self.decision(one)
        if not costly:
            self.line("nothing-costly")
        self.title("luck")
        for luck in sorted(self.found.events, key=lambda one: -max(one.luck))[:LUCK_SHOWN]:
            self.luck(luck)
        worlds, redraws = self.found.worlds, self.found.redraws
        self.screen.line(say(self.lang, "honesty", worlds=worlds, redraws=redraws), "dim")

    def title(self, key: str, **words: str | int) -> None:
        self.screen.line(say(self.lang, key, **words), "title")

    def line(self, key: str, **words: str | int) -> None:
        self.screen.line(say(self.lang, key, **words))

    def players(self) -> None:
        """Accuracy and counts."""
        keys = ("player", "accuracy", "accuracy-parts", "blunders", "mistakes", "inaccuracies", "unsure")
        rows = []
        for seat, player in enumerate(self.found.players):
            whole = say(self.lang, "too-few") if player.accuracy is None else number(player.accuracy, self.lang)
            parts = " / ".join(number(part, self.lang) for part in player.parts) or "–"
            counts = [str(player.verdicts[name]) for name in (*NAMED, "unsure")]
            rows.append([self.teller.who(seat), whole, parts, *counts])
        self.table(keys, rows)

    def accounts(self) -> None:
        """From the start to the result, in points of chance."""
        keys = ("player", *[f"account-{name}" for name in ACCOUNT])
        rows = []
        for seat, player in enumerate(self.found.players):
            a = player.account
            moved = [with_sign(x, self.lang) for x in (a.luck, a.own, a.others, a.gains, a.remainder)]
            ends = [number(100 * x, self.lang) for x in (a.start, a.result, a.without_luck)]
            rows.append([self.teller.who(seat), ends[0], *moved, *ends[1:]])
        self.table(keys, rows)

    def table(self, keys: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """Players side by side: few columns fit any terminal; one after the other for those who listen."""
        lines = [[say(self.lang, key) for key in keys], *rows]
        if not self.screen.plain:
            lines = [list(line) for line in zip(*lines, strict=True)]
        self.screen.table(lines[0], lines[1:])

    def decision(self, one: Decision) -> None:
        """What was played, what was better, and why."""
        loss, half = round(100 * one.loss), max(1, ceil(100 * one.half))
        verdict = say(self.lang, f"verdict-{one.verdict}")
        who = self.teller.who(one.seat)
        self.line("decision", number=one.number, who=who, verdict=verdict, loss=loss, half=half)
        for key, i in (("decision-played", one.played), ("decision-best", one.best)):
            candidate = one.candidates[i]
            self.line(key, move=self.teller.say(candidate.move), chance=chance(candidate.chance))
        said = why(one.why, self.record.game, self.options, self.record.names, self.lang)
        if said:
            self.screen.line(self.teller.speak(said))

    def luck(self, one: Luck) -> None:
        """For whom it was luck, and what happened."""
        seat = one.luck.index(max(one.luck))
        who, luck, count = self.teller.who(seat), with_sign(one.luck[seat], self.lang), round(100 * one.luck[seat])
        if one.seat is None:
            self.line("luck-deal", who=who, luck=luck, count=count)
            return
        actor = self.teller.who(one.seat)
        self.line("luck-draw", number=one.number, actor=actor, who=who, luck=luck, count=count)
        self.teller.events(self.screen, self.log[one.number])
