"""The games of a run in a file, one per line, written as they finish and read back when the run goes on."""

from __future__ import annotations

from pathlib import Path

from deskovka.core.record import BadRecord
from deskovka.lab.lines import OPENING, Finished, finished
from deskovka.lab.plan import Plan


class BadStore(ValueError):
    """A file that this run must not write to: `why` is "foreign", "damaged" or "other", `line` says where."""

    def __init__(self, why: str, line: int) -> None:
        super().__init__(f"{why}, line {line}")
        self.why = why
        self.line = line

    def __reduce__(self) -> tuple[type, tuple[str, int]]:
        return BadStore, (self.why, self.line)


class Store:
    """A file for the games of one plan; without a path they are kept nowhere."""

    def __init__(self, plan: Plan, path: Path | None) -> None:
        self.plan = plan
        self.path = path
        self.games: dict[int, Finished] = {}
        if path is not None:
            self.resume(path)

    def resume(self, path: Path) -> None:
        """Take over the games that are there, and drop a line that was cut while being written."""
        with path.open("ab+") as file:
            file.seek(0)
            good = 0
            for i, line in enumerate(file, 1):
                if not line.endswith(b"\n"):
                    if not may_be_ours(line):
                        raise BadStore("foreign" if i == 1 else "damaged", i)
                    break
                self.take(line, i)
                good += len(line)
            file.truncate(good)

    def take(self, line: bytes, i: int) -> None:
        """One line of the file."""
        try:
            game, head = finished(line.decode("utf-8"))
        except (BadRecord, UnicodeDecodeError) as problem:
            raise BadStore("foreign" if i == 1 and not may_be_ours(line) else "damaged", i) from problem
        if not self.plan.has(game.number, head):
            raise BadStore("other", i)
        if game.number < len(self.plan.matches):
            self.games[game.number] = game

    def missing(self) -> list[str]:
        """The jobs still to be done."""
        return [self.plan.job(match) for match in self.plan.matches if match.number not in self.games]

    def add(self, line: str) -> None:
        """Keep a game that has just finished."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(line.encode("utf-8") + b"\n")
        game, _ = finished(line)
        self.games[game.number] = game

    def all(self) -> list[Finished]:
        """The games by their numbers, in whatever order they finished."""
        return [self.games[number] for number in sorted(self.games)]


def may_be_ours(line: bytes) -> bool:
    """Does a line begin as ours do, as far as it goes?"""
    opening = OPENING.encode()
    return line[: len(opening)] == opening[: len(line)]
