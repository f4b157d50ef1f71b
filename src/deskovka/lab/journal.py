"""The finished games of a study, one line each, written as they come and read back when the study goes on."""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import SpooledTemporaryFile
from typing import IO

from deskovka.core.record import BadRecord
from deskovka.lab.lines import FACTS, OPENINGS, Finished, compact, read_game
from deskovka.lab.study import Study

HEAD = b'{"study":'  # how the first line begins where lines do not say themselves what they belong to
SPOOLED = 1 << 24  # bytes of games without a file that stay in memory
NOWHERE = -1


class BadJournal(ValueError):
    """A file that this study must not write to: `why` is "foreign", "damaged" or "other", `line` says where."""

    def __init__(self, why: str, line: int) -> None:
        super().__init__(f"{why}, line {line}")
        self.why = why
        self.line = line

    def __reduce__(self) -> tuple[type, tuple[str, int]]:
        return BadJournal, (self.why, self.line)


class Journal:
    """A file for the games of one study; without a path a temporary one. Of a game it remembers eight bytes."""

    def __init__(self, study: Study, path: Path | None) -> None:
        self.study = study
        self.path = path
        self.temporary = SpooledTemporaryFile(SPOOLED)  # noqa: SIM115  # ends with the journal
        self.begins = [array("q", [NOWHERE]) * len(plan.matches) for plan in study.settings]  # of each game's line
        self.done = 0
        self.end = 0
        with self.open() as file:
            self.resume(file)
            file.truncate(self.end)
        if self.end == 0 and study.keep == FACTS:
            self.write(compact({"study": study.key(), "name": study.name}))

    @contextmanager
    def open(self) -> Iterator[IO[bytes]]:
        """The file, for reading at any place and writing at its end."""
        if self.path is None:
            yield self.temporary
            return
        with self.path.open("ab+") as file:
            yield file

    # --- reading back ------------------------------------------------------------------------------------

    def resume(self, file: IO[bytes]) -> None:
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
        self.note(game, self.end)

    def note(self, game: Finished, begin: int) -> None:
        """Remember where the line of a game begins; those of a longer run are kept in the file and left out."""
        begins = self.begins[game.setting]
        if game.number < len(begins):
            self.done += begins[game.number] == NOWHERE
            begins[game.number] = begin

    # --- going on ----------------------------------------------------------------------------------------

    def missing(self) -> Iterator[str]:
        """The jobs still to be done, made as they are asked for."""
        for plan, begins in zip(self.study.settings, self.begins, strict=True):
            for number, begin in enumerate(begins):
                if begin == NOWHERE:
                    yield json.dumps({**plan.job(plan.matches[number]), "keep": self.study.keep})

    def add(self, line: str) -> None:
        """Keep a game that has just finished."""
        game, _ = read_game(line)
        self.note(game, self.write(line))

    def write(self, line: str) -> int:
        """Write a line; return where it begins."""
        data, begin = line.encode("utf-8") + b"\n", self.end
        with self.open() as file:
            file.seek(begin)
            file.write(data)
        self.end += len(data)
        return begin

    # --- what is there -----------------------------------------------------------------------------------

    @property
    def is_whole(self) -> bool:
        return self.done == self.study.total()

    def lines(self, setting: int | None = None) -> Iterator[str]:
        """The games, of one setting or of all, in the order of their numbers, in whatever order they finished."""
        with self.open() as file:
            for begins in self.begins if setting is None else [self.begins[setting]]:
                for begin in begins:
                    if begin != NOWHERE:
                        file.seek(begin)
                        yield file.readline().decode("utf-8")

    def games(self, setting: int = 0) -> Iterator[Finished]:
        """The games of one setting, as the tables take them."""
        return (game for game, _ in map(read_game, self.lines(setting)))
