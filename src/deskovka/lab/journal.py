"""The finished games of a study, one line each, written as they come and read back when the study goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from deskovka.lab.store import BadStore
from deskovka.lab.study import Study

OPENING = b'{"study":'  # how the file begins
Place = tuple[int, int]  # setting, number of the game


def to_line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Journal:
    """A file whose first line says which study it belongs to."""

    def __init__(self, study: Study, path: Path) -> None:
        self.study = study
        self.path = path
        self.head = to_line({"study": study.key(), "name": study.name}).encode() + b"\n"
        self.done: dict[Place, int] = {}  # where its line begins
        with path.open("ab+") as file:
            self.end = self.resume(file)
            file.truncate(self.end)
            if self.end == 0:
                file.write(self.head)
                self.end = len(self.head)

    def resume(self, file: Any) -> int:
        """Take over the games that are there; returns their length without a line that was cut off."""
        file.seek(0)
        good = 0
        for i, line in enumerate(file, 1):
            if i == 1 and line[: len(OPENING)] != OPENING[: len(line)]:
                raise BadStore("foreign", 1)
            if not line.endswith(b"\n"):
                break
            if i == 1:
                self.check_head(line)
            else:
                self.done[self.place(line, i)] = good
            good += len(line)
        return good

    def check_head(self, line: bytes) -> None:
        """The first line must name this study."""
        try:
            key = json.loads(line)["study"]
        except (ValueError, LookupError, TypeError) as problem:
            raise BadStore("foreign", 1) from problem
        if key != self.study.key():
            raise BadStore("other", 1)

    def place(self, line: bytes, i: int = 0) -> Place:
        """Which game a line tells about."""
        try:
            data = json.loads(line)
            return int(data["setting"]), int(data["number"])
        except (ValueError, LookupError, TypeError) as problem:
            raise BadStore("damaged", i) from problem

    def missing(self) -> list[str]:
        """The jobs still to be done."""
        return [
            json.dumps(setting.job(match))
            for setting in self.study.settings
            for match in setting.plan.matches
            if (setting.number, match.number) not in self.done
        ]

    def add(self, line: str) -> None:
        """Keep a game that has just finished."""
        data = line.encode("utf-8") + b"\n"
        with self.path.open("ab") as file:
            file.write(data)
        self.done[self.place(data)] = self.end
        self.end += len(data)

    def played(self) -> int:
        """How many games of the study are there."""
        return sum(1 for _ in self.places())

    def places(self) -> Iterator[Place]:
        """In their order, without those of a longer run."""
        for setting, number in sorted(self.done):
            if number < len(self.study.settings[setting].plan.matches):
                yield setting, number

    def lines(self) -> Iterator[bytes]:
        """The games in the order of their numbers, in whatever order they finished."""
        with self.path.open("rb") as file:
            for place in self.places():
                file.seek(self.done[place])
                yield file.readline()
