"""deskovka lab: studies from a file, on all cores or on a Ray cluster, with tables and a report."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from deskovka.cli.files import check_file, reason
from deskovka.cli.lab import decimal, interval, percent
from deskovka.cli.language import Words, Wrong
from deskovka.cli.parser import Parser
from deskovka.cli.play import PlayCommand
from deskovka.cli.records import whole_number
from deskovka.cli.running import MOST_GAMES, MOST_JOBS, Stopped, play_missing, tell
from deskovka.cli.screen import Screen
from deskovka.lab import crew, results, study
from deskovka.lab.compare import FORMAT
from deskovka.lab.journal import BadJournal, Journal
from deskovka.lab.statistics import Share
from deskovka.lab.study import BadStudy, Study
from deskovka.system import cores

JOURNAL, FIGURES, REPORT = "games.jsonl", "figures.json", "report.html"


class LabCommand:
    """Plays a study, or what is missing of it, and draws its report."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "lab", t("cli-study-about"))
        self.parser.word("study", t("cli-study-word"), t("cli-study-help-study"))
        self.parser.option("--out", t("cli-study-folder"), t("cli-study-help-out"))
        self.parser.option("--games", "N", t("cli-study-help-games"))
        self.parser.option("--seed", "N", t("cli-study-help-seed"))
        self.parser.option("--jobs", "N", t("cli-lab-help-jobs"))
        self.parser.option("--ray", t("cli-study-address"), t("cli-study-help-ray"))
        self.parser.option("--against", t("cli-study-folder"), t("cli-study-help-against"))
        self.parser.flag("--plain", t("cli-help-plain"))
        self.parser.flag("--json", t("cli-help-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        if args.study is None:
            self.list_ready(Screen(args.plain))
            return 0
        try:
            return self.play(args)
        except Stopped as stop:
            tell(str(stop))
            return stop.code

    def list_ready(self, screen: Screen) -> None:
        """The studies that come with the package."""
        screen.line(self.t("cli-study-ready"), "title")
        for name in study.ready():
            screen.line(f"  {name}", note=study.read(study.ready_source(name), name, Path()).title[self.t.lang])

    # --- reading -----------------------------------------------------------------------------------------

    def study(self, args: argparse.Namespace) -> Study:
        """The study that is meant; Wrong if it cannot be played."""
        games = whole_number(args.games, "--games", 1, MOST_GAMES, self.t)
        seed = None if args.seed is None else PlayCommand(self.t).seed(args.seed)
        name, source, folder = self.source(args.study)
        try:
            return study.read(source, name, folder, games, seed)
        except BadStudy as problem:
            why = (
                problem.said[self.t.lang] if problem.said else self.t(f"cli-study-{problem.key}", **problem.words)
            )
            raise Wrong(self.t("cli-study-bad", study=args.study, why=why)) from problem

    def source(self, word: str) -> tuple[str, str, Path]:
        """Name, text and folder of a study; a file comes before a ready study of that name."""
        if word in study.ready() and not Path(word).is_file():
            return word, study.ready_source(word), Path()
        if "/" not in word and "." not in word and not Path(word).is_file():
            raise self.t.problem("study", word, study.ready())
        path = check_file(word, self.t)
        try:
            return path.stem, path.read_text(encoding="utf-8"), path.parent
        except (OSError, UnicodeDecodeError) as problem:
            raise Wrong(self.t("cli-unreadable", file=word)) from problem

    def other(self, name: str | None) -> dict[str, Any] | None:
        """The figures of a study to compare with."""
        if name is None:
            return None
        try:
            found = json.loads((Path(name).expanduser() / FIGURES).read_text(encoding="utf-8"))
            if found["format"] != FORMAT:
                raise ValueError(found["format"])
            figures: dict[str, Any] = found
            return figures
        except (OSError, ValueError, LookupError, TypeError, RuntimeError) as problem:
            raise Wrong(self.t("cli-study-no-figures", folder=name)) from problem

    # --- playing -----------------------------------------------------------------------------------------

    def play(self, args: argparse.Namespace) -> int:
        """Play, write all files, tell."""
        chosen = self.study(args)
        other = self.other(args.against)
        self.require_module("polars", "lab")
        folder = Path(args.out or chosen.name).expanduser()
        shown = str(args.out or chosen.name)
        try:
            journal = self.open(chosen, folder, shown)
            self.play_games(args, journal, shown)
            figures = write(chosen, journal, folder, self.t.lang, other)
        except OSError as problem:
            raise Wrong(self.t("cli-unwritable", file=shown, why=reason(problem))) from problem
        if args.json:
            Screen().data(figures)
        else:
            self.show(Screen(args.plain), figures, folder)
        return 0

    def require_module(self, module: str, extra: str) -> None:
        if find_spec(module) is None:
            raise Wrong(self.t("cli-study-needs", module=module, extra=extra))

    def open(self, chosen: Study, folder: Path, shown: str) -> Journal:
        """The folder must be new, empty, or hold this very study."""
        if folder.exists() and not folder.is_dir():
            raise Wrong(self.t("cli-study-not-a-folder", folder=shown))
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and not (folder / JOURNAL).is_file():
            raise Wrong(self.t("cli-study-foreign", folder=shown))
        try:
            return Journal(chosen, folder / JOURNAL)
        except BadJournal as problem:
            raise Wrong(self.t(f"cli-study-{problem.why}", folder=shown, line=problem.line)) from problem

    def play_games(self, args: argparse.Namespace, journal: Journal, shown: str) -> None:
        """Play what is missing, whoever plays it."""
        processes = whole_number(args.jobs, "--jobs", 1, MOST_JOBS, self.t) or cores()
        if args.ray is not None:
            self.require_module("ray", "ray")
        hands = crew.local_crew(processes) if args.ray is None else crew.ray_crew(args.ray, processes)
        if done := journal.done:
            tell(self.t("cli-study-resumed", count=done, folder=shown))

        def sentence(why: str) -> str:
            done, of = journal.done, journal.study.total()
            return self.t("cli-study-stopped", why=why, done=done, of=of, folder=shown)

        try:
            play_missing(journal, hands, self.t, sentence)
        except crew.NoRay:
            raise Wrong(self.t("cli-study-no-ray", address=args.ray)) from None

    def show(self, screen: Screen, figures: dict[str, Any], folder: Path) -> None:
        """One line for each setting, and where the rest is."""
        t = self.t
        screen.line(figures["title"][t.lang], "title")
        head = [t(f"cli-study-{name}") for name in ("setting", "games", "first", "interval", "points", "length")]
        rows = []
        for one in figures["settings"]:
            first = Share(**one["by_order"][0]["wins"]) if one["by_order"] else None
            wins = ["–", "–"] if first is None else [percent(first.rate, t), interval(first, t)]
            means = [decimal(one[key]["mean"], t) for key in ("points", "decisions")]
            rows.append([one["label"][t.lang], str(one["games"]), *wins, *means])
        screen.table(head, rows)
        screen.line(t("cli-study-digest", digest=figures["manifest"]["digest"][:16]), "dim")
        screen.line(t("cli-study-written", file=str(folder / REPORT)))


def write(
    chosen: Study, journal: Journal, folder: Path, lang: str, other: dict[str, Any] | None
) -> dict[str, Any]:
    """All files of a study but the journal; returns the figures."""
    from deskovka.lab.counts import Counts
    from deskovka.lab.figures import figures
    from deskovka.lab.report import page

    counts = [Counts(one) for one in chosen.settings]
    with results.tables(folder) as add:
        for frames in results.chunks(journal):
            add(frames)
            for one in counts:
                one.add(frames)
    made = results.manifest(chosen, journal)
    found = figures(chosen, journal, counts, made)
    files = {
        "study.toml": chosen.source,
        "manifest.json": json.dumps(made, ensure_ascii=False, indent=2) + "\n",
        FIGURES: json.dumps(found, ensure_ascii=False, indent=1) + "\n",
        REPORT: page(found, lang, other),
    }
    for name, content in files.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")
    return found
