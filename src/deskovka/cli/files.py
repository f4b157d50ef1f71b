"""Reading and writing records, with a sentence for everything that can go wrong."""

from __future__ import annotations

from pathlib import Path

from deskovka import BadRecord, Record
from deskovka.cli.language import Words, Wrong
from deskovka.core import record

LARGEST = 64 * 1024 * 1024


def check_file(name: str, t: Words) -> Path:
    """The path of an ordinary file that exists."""
    path = Path(name).expanduser()
    try:
        if not path.exists():
            raise Wrong(t("cli-no-file", file=name))
        if not path.is_file():
            raise Wrong(t("cli-not-a-file", file=name))
        if path.stat().st_size > LARGEST:
            raise Wrong(BadRecord("foreign").say(t.lang))
    except (OSError, ValueError) as problem:
        raise Wrong(t("cli-unreadable", file=name)) from problem
    return path


def read_record(name: str, t: Words) -> Record:
    """A record; BadRecord if the file is none, Wrong if it cannot be read at all."""
    path = check_file(name, t)
    try:
        return record.read(path)
    except OSError as problem:
        raise Wrong(t("cli-unreadable", file=name)) from problem


def save_record(saved: Record, name: str, t: Words) -> Path:
    """Write a record; a file that is not a record of ours is never overwritten."""
    path = Path(name).expanduser()
    try:
        if path.exists():
            if not path.is_file():
                raise Wrong(t("cli-not-a-file", file=name))
            if not is_ours(path):
                raise Wrong(t("cli-not-over", file=name))
        saved.save(path)
        return path.resolve()
    except (OSError, ValueError) as problem:
        reason = (problem.strerror if isinstance(problem, OSError) else None) or str(problem)
        raise Wrong(t("cli-unwritable", file=name, why=reason)) from problem


def is_ours(path: Path) -> bool:
    """Does the file look like a saved game, whole or not?"""
    with path.open("rb") as file:
        return file.read(20).startswith(b'{"deskovka"')
