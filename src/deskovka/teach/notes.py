"""The finished jobs of an analysis or a search for puzzles, one line each, written as they come.

A work that is begun again reads them back and goes on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Any


class Foreign(ValueError):
    """A file that holds no notes of this kind, and must stay as it is."""


def key_of(job: dict[str, Any]) -> Hashable:
    """What sets a job apart from all others of an analysis."""
    return str(job["kind"]), int(job["number"]), int(job["worlds"]), json.dumps(job["more"])


class Notes:
    """Lines by job; without a path they are kept in memory only.

    The first key of `head` says which kind of notes these are; where anything else differs, all begins anew.
    """

    def __init__(
        self,
        head: dict[str, Any],
        path: Path | None = None,
        key: Callable[[dict[str, Any]], Hashable] = key_of,
    ) -> None:
        self.path = path
        self.key = key
        self.lines: dict[Hashable, dict[str, Any]] = {}
        if path is None:
            return
        first = json.dumps(head).encode() + b"\n"
        if not self.resume(first):
            path.write_bytes(first)

    def resume(self, first: bytes) -> bool:
        """Take over what is there; False if that is nothing, or notes of something else."""
        assert self.path is not None
        if not self.path.exists():
            return False
        found = self.path.read_bytes()
        opening = first[: first.index(b":") + 1]
        if not found.startswith(opening[: len(found)]):
            raise Foreign(str(self.path))
        if not found.startswith(first):
            return False
        end = len(first)
        for line in found[end:].splitlines(keepends=True):
            if not line.endswith(b"\n") or not self.can_take(line):
                break  # cut while being written, or damaged: from here on all is done again
            end += len(line)
        if end < len(found):
            self.path.write_bytes(found[:end])
        return True

    def can_take(self, text: bytes) -> bool:
        """Take over a line, if it is one of ours."""
        try:
            self.take(json.loads(text))
        except (ValueError, LookupError, TypeError):
            return False
        return True

    def take(self, line: dict[str, Any]) -> None:
        self.lines[self.key(line)] = line

    def add(self, text: str) -> None:
        """Keep what has just been done."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(text.encode() + b"\n")
        self.take(json.loads(text))

    def of(self, kind: str) -> list[dict[str, Any]]:
        """All lines of a kind by number; of several about the same the one with the most worlds comes last."""
        found = [line for line in self.lines.values() if line["kind"] == kind]
        return sorted(found, key=lambda line: (line["number"], line["worlds"]))

    def first(self, kind: str, number: int, name: str) -> Any:
        """What a line says under this name; None where there is no such line."""
        found = [line for line in self.lines.values() if (line["kind"], line["number"]) == (kind, number)]
        return found[0][name] if found else None
