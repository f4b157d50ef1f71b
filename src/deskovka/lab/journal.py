"""The finished games of a study, one line each, written as they come and read back when the study goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from deskovka.core.record import BadRecord
from deskovka.lab.lines import FACTS, OPENINGS, Finished, compact, read_game
from deskovka.lab.study import Study

HEAD = b'{"study":'  # how the first line begins where lines do not say themselves what they belong to
Place = tuple[int, int]  # setting, number of the game


class BadJournal(ValueError):
    """A file that this study must not write to: `why` is "foreign", "damaged" or "other", `line` says where."""

    def __init__(self, why: str, line: int) -> None:
        super().__init__(f"{why}, line {line}")
        self.why = why
        self.line = line

    def __reduce__(self) -> tuple[type, tuple[str, int]]:
        return BadJournal, (self.why, self.line)


class Journal:
    """A file for the games of one study; without a path they are kept in memory."""

    def __init__(self, study: Study, path: Path | None) -> None:
        self.study = study
        self.path = path
        self.memory = BytesIO()
        self.done: dict[Place, int] = {}  # where its line begins
        self.end = 0
        with self.open() as file:
            self.resume(file)
            file.truncate(self.end)
        if self.end == 0 and study.keep == FACTS:
            self.write(compact({"study": study.key(), "name": study.name}))

    @contextmanager
    def open(self) -> Iterator[BinaryIO]:
        """The file, for reading at any place and writing at its end."""
        if self.path is None:
            yield self.memory
            return
        with self.path.open("ab+") as file:
            yield file

    # --- reading back ------------------------------------------------------------------------------------

    def resume(self, file: BinaryIO) -> None:
        """Take over the games that are there, but for a line that was cut while being written."""
        file.seek(0)
        for i, line in enumerate(file, 1):
            is_head = i == 1 and self.study.keep == FACTS
            opening = HEAD if is_head else OPENINGS[self.study.keep]
            if line[: len(opening)] != opening[: len(line)]:
                raise BadJournal("foreign" if i == 1 else "damaged", i)
            if not line.endswith(b"\n"):
                return
            if is_head:
                self.check_head(line)
            else:
                self.take(line, i)
            self.end += len(line)

    def check_head(self, line: bytes) -> None:
        """The first line must name this study."""
        try:
            key = json.loads(line)["study"]
        except (ValueError, LookupError, TypeError) as problem:
            raise BadJournal("foreign", 1) from problem
        if key != self.study.key():
            raise BadJournal("other", 1)

    def take(self, line: bytes, i: int) -> None:
        """Note where the game of a line is; a line with a record must be of this study."""
        try:
            game, head = read_game(line.decode("utf-8"))
            plan = self.study.settings[game.setting]
        except (BadRecord, LookupError, UnicodeDecodeError) as problem:
            raise BadJournal("damaged", i) from problem
        if head is not None and not plan.has(game.number, head):
            raise BadJournal("other", i)
        self.done[game.setting, game.number] = self.end

    # --- going on ----------------------------------------------------------------------------------------

    def missing(self) -> list[str]:
        """The jobs still to be done."""
        return [
            json.dumps({**plan.job(match), "keep": self.study.keep})
            for plan in self.study.settings
            for match in plan.matches
            if (plan.number, match.number) not in self.done
        ]

    def add(self, line: str) -> None:
        """Keep a game that has just finished."""
        game, _ = read_game(line)
        self.done[game.setting, game.number] = self.write(line)

    def write(self, line: str) -> int:
        """Write a line; return where it begins."""
        data, begin = line.encode("utf-8") + b"\n", self.end
        with self.open() as file:
            file.seek(begin)
            file.write(data)
        self.end += len(data)
        return begin

    # --- what is there -----------------------------------------------------------------------------------

    def count(self) -> int:
        """How many games of the study are there."""
        return sum(1 for _ in self.places())

    def places(self) -> Iterator[Place]:
        """In their order, without those of a longer run."""
        for setting, number in sorted(self.done):
            if number < len(self.study.settings[setting].matches):
                yield setting, number

    def lines(self, setting: int | None = None) -> Iterator[str]:
        """The games, of one setting or of all, in the order of their numbers, in whatever order they finished."""
        with self.open() as file:
            for place in self.places():
                if setting is None or place[0] == setting:
                    file.seek(self.done[place])
                    yield file.readline().decode("utf-8")

    def games(self, setting: int = 0) -> list[Finished]:
        """The games of one setting, as the tables take them."""
        return [game for game, _ in map(read_game, self.lines(setting))]
