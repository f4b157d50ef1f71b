"""deskovka lab puzzles: positions of played games where one answer is surely the best."""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import deskovka
from deskovka import BadRecord, Record
from deskovka.cli.files import check_file, reason
from deskovka.cli.lab import percent
from deskovka.cli.language import Words, Wrong
from deskovka.cli.parser import Parser
from deskovka.cli.records import open_record, whole_number
from deskovka.cli.running import INTERRUPTED, MOST_JOBS, Progress, Stopped, tell
from deskovka.cli.screen import Screen
from deskovka.lab.lines import OPENINGS, RECORD, from_line
from deskovka.pool import work_off
from deskovka.system import cores
from deskovka.teach.notes import Foreign, Notes
from deskovka.teach.puzzles import Line, choose_varied, gap_in, write_line
from deskovka.teach.seeking import seek
from deskovka.teach.words import theme_title

MOST_PUZZLES = 10_000
USUAL = 60
BESIDE = ".searched"  # is added to the name of the file of puzzles


class PuzzlesCommand:
    """Searches games for puzzles, and goes on where it was stopped."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "lab puzzles", t("cli-about-puzzles"))
        self.parser.rest("files", f"{t('cli-file')} …", t("cli-puzzles-help-files"))
        self.parser.option("--out", t("cli-file"), t("cli-puzzles-help-out"))
        self.parser.option("--most", "N", t("cli-puzzles-help-most"))
        self.parser.option("--seed", "N", t("cli-lab-help-seed"))
        self.parser.option("--jobs", "N", t("cli-lab-help-jobs"))
        self.parser.flag("--plain", t("cli-help-plain"))
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        try:
            return self.search(args)
        except Stopped as stop:
            tell(str(stop))
            return stop.code

    def search(self, args: argparse.Namespace) -> int:
        """Search all games that were not searched yet, choose, write, tell."""
        if not args.files or args.out is None:
            raise Wrong(self.t("cli-puzzles-which"))
        most = whole_number(args.most, "--most", 1, MOST_PUZZLES, self.t) or USUAL
        seed = whole_number(args.seed, "--seed", 0, 999_999_999, self.t) or 0
        jobs = whole_number(args.jobs, "--jobs", 1, MOST_JOBS, self.t) or cores()
        records = [record for name in args.files for record in self.records(name)]
        beside = f"{args.out}{BESIDE}"
        try:
            notes = Notes({"searches": 1, "seed": seed}, Path(beside).expanduser(), lambda line: line["searched"])
            self.work_off(records, notes, seed, jobs, beside)
            chosen = choose_varied([one for line in notes.lines.values() for one in line["puzzles"]], most)
            lines = "".join(f"{write_line(one)}\n" for one in chosen)
            Path(args.out).expanduser().write_text(lines, encoding="utf-8", newline="\n")
        except Foreign as problem:
            raise Wrong(self.t("cli-analyse-foreign", file=beside)) from problem
        except OSError as problem:
            raise Wrong(self.t("cli-unwritable", file=args.out, why=reason(problem))) from problem
        if args.json:
            Screen().data(chosen)
        else:
            self.show(Screen(args.plain), chosen, len(notes.lines), args.out)
        return 0

    def records(self, name: str) -> list[Record]:
        """The games of a file: a saved game, or what `deskovka simulate --out` has written."""
        path = check_file(name, self.t)
        try:
            with path.open("rb") as file:
                if not file.read(20).startswith(OPENINGS[RECORD]):
                    return [open_record(name, self.t)]
            return [from_line(line) for line in path.read_text("utf-8").splitlines()]
        except BadRecord as problem:
            raise Wrong(problem.say(self.t.lang)) from problem
        except (OSError, UnicodeDecodeError) as problem:
            raise Wrong(self.t("cli-unreadable", file=name)) from problem

    def work_off(self, records: Sequence[Record], notes: Notes, seed: int, processes: int, beside: str) -> None:
        """Search with a bar; Stopped, with a sentence, if that ends early."""
        jobs = list(missing(records, notes, seed))
        progress = Progress(self.t("cli-puzzles-progress"), len(records), len(records) - len(jobs))

        def keep(line: str) -> None:
            notes.add(line)
            progress.tick()

        try:
            with progress:
                work_off(seek, jobs, min(processes, len(jobs)), keep)
        except KeyboardInterrupt as stop:
            raise Stopped(self.t("cli-analyse-stopped", why="interrupted", file=beside), INTERRUPTED) from stop
        except BrokenProcessPool as stop:
            raise Stopped(self.t("cli-analyse-stopped", why="broken", file=beside), 1) from stop

    def show(self, screen: Screen, chosen: Sequence[Line], searched: int, file: str) -> None:
        """How many puzzles of each theme, and how clear they are."""
        t = self.t
        rows = []
        by_theme: dict[tuple[str, str], list[Line]] = {}
        for one in chosen:
            by_theme.setdefault((one["game"], one["theme"]), []).append(one)
        for (id, theme), some in sorted(by_theme.items()):
            g = deskovka.game(id)
            title = theme_title(g, some[0]["record"][0]["options"], theme, t.lang)
            gap = sum(map(gap_in, some)) / len(some)
            rows.append([g.title(t.lang), title, str(len(some)), percent(gap, t, 0)])
        if rows:
            screen.table([t(f"cli-puzzles-{name}") for name in ("game", "theme", "count", "gap")], rows)
        screen.line(t("cli-puzzles-found", count=len(chosen), games=searched, file=file))


def missing(records: Sequence[Record], notes: Notes, seed: int) -> Iterator[str]:
    """The jobs that are still to be done; a game that is there twice is searched once."""
    seen = set(notes.lines)
    for record in records:
        text = record.text()
        searched = hashlib.sha256(text.encode()).hexdigest()[:16]
        if searched not in seen:
            seen.add(searched)
            yield json.dumps({"searched": searched, "record": text, "seed": seed})
