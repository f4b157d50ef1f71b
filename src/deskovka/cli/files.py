"""Reading and writing records, with a sentence for everything that can go wrong."""

from __future__ import annotations

import errno
from collections.abc import Sequence
from pathlib import Path

from deskovka import BadRecord, Record
from deskovka.archive import BadArchive, archive_of, pack
from deskovka.archive.claims import OTHER_RULES, Claims, claims, to_lines
from deskovka.cli.language import Words, Wrong
from deskovka.cli.packs import packs_for_records
from deskovka.core import record
from deskovka.core.pack import PackProblem

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "permission",
    errno.EPERM: "permission",
    errno.EROFS: "permission",
    errno.EISDIR: "folder",
    errno.ENOSPC: "space",
    errno.EDQUOT: "space",
    errno.EEXIST: "exists",
}
LARGEST = 64 * 1024 * 1024


class OtherRules(Wrong):
    """A record by other rules than those here, which has an archive."""

    def __init__(self, words: str, found: Claims) -> None:
        super().__init__(words)
        self.claims = found

    def __reduce__(self) -> tuple[type, tuple[str, Claims]]:
        return OtherRules, (str(self), self.claims)


def check_file(name: str, t: Words) -> Path:
    """The path of an ordinary file that exists."""
    try:
        path = Path(name).expanduser()
        if not path.exists():
            raise Wrong(t("cli-no-file", file=name))
        if not path.is_file():
            raise Wrong(t("cli-not-a-file", file=name))
        if path.stat().st_size > LARGEST:
            raise Wrong(BadRecord("foreign").say(t.lang))
    except (OSError, ValueError, RuntimeError) as problem:  # RuntimeError: nobody's home, or links in a circle
        raise Wrong(t("cli-unreadable", file=name)) from problem
    return path


def read_record(name: str, t: Words, packs: Sequence[str] = ()) -> Record:
    """A record; BadRecord if the file is none, Wrong if it cannot be read, OtherRules if those are needed."""
    path = check_file(name, t)
    try:
        return record.read(path, packs_for_records(packs))
    except BadRecord as problem:
        raise by_other_rules(path, problem, t) from problem
    except PackProblem as problem:
        raise Wrong(problem.say(t.lang)) from problem
    except OSError as problem:
        raise Wrong(t("cli-unreadable", file=name)) from problem


def by_other_rules(path: Path, problem: BadRecord, t: Words) -> BadRecord | OtherRules:
    """The same problem; or where only the rules are missing, that its archive can be shown."""
    if problem.key not in OTHER_RULES:
        return problem
    found = claims(path.read_text(encoding="utf-8-sig"))
    return OtherRules(t("cli-other-rules", version=found.version), found) if found.shown else problem


def archive_lines(saved: Record) -> str:
    """What a finished game showed, as lines of its record; nothing if that is too long to be kept."""
    try:
        return to_lines(pack(archive_of(saved)))
    except BadArchive:
        return ""


def save_record(saved: Record, name: str, t: Words, over: bool) -> Path:
    """Write a record, of a finished game with its archive; a file that is not a record is never overwritten."""
    try:
        path = Path(name).expanduser().resolve()  # a link stays, what it points to is written
        if path.exists():
            if not path.is_file():
                raise Wrong(t("cli-not-a-file", file=name))
            if not is_ours(path):
                raise Wrong(t("cli-not-over", file=name))
        saved.save(path, archive_lines(saved) if over else "")
        return path
    except (OSError, ValueError, RuntimeError) as problem:
        raise Wrong(t("cli-unwritable", file=name, why=reason(problem))) from problem


def write_new(text: str, name: str, t: Words) -> Path:
    """Write a file that does not exist yet."""
    try:
        path = Path(name).expanduser().resolve()
        with path.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
        return path
    except (OSError, ValueError, RuntimeError) as problem:
        raise Wrong(t("cli-unwritable", file=name, why=reason(problem))) from problem


def reason(problem: Exception) -> str:
    """What the system complains about, as a word for the sentence `cli-reason`."""
    return REASONS.get(problem.errno or 0, "other") if isinstance(problem, OSError) else "other"


def is_ours(path: Path) -> bool:
    """Does the file look like a saved game, whole or not?"""
    with path.open("rb") as file:
        return file.read(20).startswith(b'{"deskovka"')
