"""The finished jobs of an analysis, one line each, written as they come and read back when it goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

OPENING: Final = b'{"analysis":'  # how the first line begins
Key = tuple[str, int, int, str]


class Foreign(ValueError):
    """A file that is no analysis of ours, and must stay as it is."""


class Notes:
    """Lines by job; without a path they are kept in memory only."""

    def __init__(self, head: dict[str, Any], path: Path | None = None) -> None:
        self.path = path
        self.lines: dict[Key, dict[str, Any]] = {}
        if path is None:
            return
        first = json.dumps(head).encode() + b"\n"
        if not self.resume(first):
            path.write_bytes(first)

    def resume(self, first: bytes) -> bool:
        """Take over what is there; False if that is nothing, or the analysis of something else."""
        assert self.path is not None
        if not self.path.exists():
            return False
        found = self.path.read_bytes()
        if not found.startswith(OPENING[: len(found)]):
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
        self.lines[key_of(line)] = line

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


def key_of(job: dict[str, Any]) -> Key:
    """What sets a job apart from all others of an analysis."""
    return str(job["kind"]), int(job["number"]), int(job["worlds"]), json.dumps(job["more"])
