"""deskovka table --check-db, --backup, --restore: the stored tables without a server."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from deskovka.cli.files import reason
from deskovka.cli.language import Words, Wrong
from deskovka.cli.running import Progress
from deskovka.cli.screen import Screen

if TYPE_CHECKING:
    from deskovka.server.storage.check import Finding
    from deskovka.server.storage.store import Store


class Storage:
    """A database, and what can be done with all its tables at once."""

    def __init__(self, t: Words, db: str, shown: str) -> None:
        self.t = t
        self.db = db
        self.shown = shown

    def check(self, json: bool) -> int:
        """Say what would become of every table; 1 if one would break."""
        from deskovka.server.storage.check import copy_database, findings

        found: list[Finding] = []
        with self.open_store(must_exist=True) as store, copy_database(store) as copy:
            progress = Progress(self.t("cli-check-progress"), len(copy.ids()), 0)
            with progress:
                for finding in findings(copy):
                    found.append(finding)
                    progress.tick()
        broken = [finding for finding in found if finding.state == "broken"]
        if json:
            Screen().data([asdict(finding) for finding in found])
        else:
            self.tell(found, broken)
        return 1 if broken else 0

    def tell(self, found: list[Finding], broken: list[Finding]) -> None:
        """The findings in sentences."""
        screen = Screen()
        for finding in broken:
            where: dict[str, str | int] = {"table": finding.table, "game": finding.game}
            said = self.t("cli-check-broken", **where, version=finding.version, why=finding.why)
            screen.line(said, "warning")
        for state in ("replays", "opens", "kept", "lost", "waits"):
            count = sum(finding.state == state for finding in found)
            if count:
                screen.line(self.t(f"cli-check-{state}", count=count))
        screen.line(self.t("cli-check-bad" if broken else "cli-check-good", count=len(broken), db=self.shown))

    def backup(self, name: str, force: bool) -> int:
        """Write all tables into a file."""
        from deskovka.server.storage.backup import backup

        path = self.path(name)
        if path.exists() and (not force or not path.is_file()):
            raise Wrong(self.t("cli-unwritable", file=name, why="exists" if path.is_file() else "folder"))
        with self.open_store(must_exist=True) as store:
            count = self.with_file(name, lambda: backup(store, path))
        Screen().line(self.t("cli-backup-done", count=count, file=name))
        return 0

    def restore(self, name: str, force: bool) -> int:
        """Fill the database from a file."""
        from deskovka.server.storage.backup import restore

        path = self.path(name)
        if not path.exists():
            raise Wrong(self.t("cli-no-file", file=name))
        if not path.is_file():
            raise Wrong(self.t("cli-not-a-file", file=name))
        with self.open_store(must_exist=False) as store, self.nobody_else(store):
            count = self.with_file(name, lambda: restore(store, path, force))
        Screen().line(self.t("cli-restore-done", count=count, db=self.shown))
        return 0

    @contextmanager
    def nobody_else(self, store: Store) -> Iterator[None]:
        """No server may use the database meanwhile."""
        from deskovka.server.storage.bus import Occupied, open_bus

        bus = open_bus(store)
        try:
            bus.enter(alone=True)
        except Occupied as problem:
            raise Wrong(self.t("cli-db-used", db=self.shown)) from problem
        try:
            yield
        finally:
            bus.leave()

    def path(self, name: str) -> Path:
        try:
            return Path(name).expanduser().resolve()
        except (OSError, ValueError, RuntimeError) as problem:
            raise Wrong(self.t("cli-unreadable", file=name)) from problem

    def with_file(self, name: str, work: Callable[[], int]) -> int:
        """A sentence for what can go wrong with the file."""
        try:
            return work()
        except OSError as problem:
            raise Wrong(self.t("cli-unwritable", file=name, why=reason(problem))) from problem

    @contextmanager
    def open_store(self, must_exist: bool) -> Iterator[Store]:
        """The database, and a sentence for what can go wrong with it."""
        from sqlalchemy import make_url

        from deskovka.server.storage.backup import BadBackup
        from deskovka.server.storage.store import Store

        try:
            address = make_url(self.db)
            lite = address.get_backend_name() == "sqlite"
            if must_exist and lite and not Path(address.database or "").expanduser().is_file():
                raise Wrong(self.t("cli-no-file", file=address.database or ""))
            store = Store(self.db)
            try:
                yield store
            finally:
                store.close()
        except (Wrong, OSError):
            raise
        except BadBackup as problem:
            raise Wrong(self.t(f"cli-{problem.key}", db=self.shown)) from problem
        except Exception as problem:
            if not from_database(problem):
                raise
            raise Wrong(self.t("cli-no-database", db=self.shown, why=first_line(problem))) from problem


def from_database(problem: Exception) -> bool:
    """Is it the database's trouble, and not our own mistake?"""
    return type(problem).__module__.startswith(("sqlalchemy", "alembic", "sqlite3", "psycopg", "builtins"))


def first_line(problem: Exception) -> str:
    return (str(problem).splitlines() or [type(problem).__name__])[0].rstrip(".")
