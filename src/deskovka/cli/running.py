"""Playing what is missing of a study at the command line: a progress bar, and one sentence when it ends early."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

from deskovka.cli.language import Words, clean
from deskovka.lab.crew import Crew, play_all
from deskovka.lab.journal import Journal
from deskovka.lab.play import OtherProgram, PacksChanged

INTERRUPTED = 130
MOST_GAMES = 1_000_000
MOST_JOBS = 1024
WHY = {BrokenProcessPool: "broken", PacksChanged: "packs", OtherProgram: "other-program"}


class Stopped(Exception):
    """The run ended before its end: a sentence, and the exit code."""

    def __init__(self, words: str, code: int) -> None:
        super().__init__(words)
        self.code = code

    def __reduce__(self) -> tuple[type, tuple[str, int]]:
        return Stopped, (str(self), self.code)


def play_missing(journal: Journal, crew: Crew, t: Words, sentence: Callable[[str], str]) -> None:
    """Play what is missing; Stopped, with the sentence for its reason, if that ends early."""
    progress = Progress(t("cli-lab-progress"), journal.study.total(), journal.done)
    try:
        with progress:
            play_all(journal, crew, progress.tick)
    except KeyboardInterrupt as stop:
        raise Stopped(sentence("interrupted"), INTERRUPTED) from stop
    except tuple(WHY) as stop:
        raise Stopped(sentence(WHY[type(stop)]), 1) from stop


def tell(words: str) -> None:
    """A sentence beside the output."""
    print(clean(words), file=sys.stderr)


class Progress:
    """A bar on the terminal, nothing where nobody looks."""

    def __init__(self, words: str, total: int, done: int) -> None:
        self.words = words
        self.total = total
        self.done = done
        self.tick: Callable[[], None] = self.nothing

    def nothing(self) -> None:
        """Nobody looks."""

    def __enter__(self) -> None:
        if not sys.stderr.isatty():
            return
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.bar = Progress(*columns, console=Console(stderr=True), transient=True)
        task = self.bar.add_task(self.words, total=self.total, completed=self.done)
        self.bar.start()
        self.tick = lambda: self.bar.advance(task)

    def __exit__(self, *_: object) -> None:
        if self.tick != self.nothing:
            self.bar.stop()
