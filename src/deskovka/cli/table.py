"""deskovka table: the web table on this computer."""

from __future__ import annotations

import argparse
import os
import threading
import webbrowser
from collections.abc import Sequence
from typing import TYPE_CHECKING

from deskovka.cli.language import Words, Wrong
from deskovka.cli.parser import Parser
from deskovka.cli.screen import Screen
from deskovka.cli.storage import Storage, first_line

if TYPE_CHECKING:
    from deskovka.server.base.settings import Settings


class TableCommand:
    """Starts the server and opens the browser."""

    def __init__(self, t: Words) -> None:
        self.t = t
        self.parser = Parser(t, "table", t("cli-about-table"))
        self.parser.option("--host", "H", t("cli-help-host"))
        self.parser.option("--port", "N", t("cli-help-port"))
        self.parser.option("--db", "URL", t("cli-help-db"))
        self.parser.option("--public-url", "U", t("cli-help-public-url"))
        self.parser.option("--trusted-proxy", "A", t("cli-help-trusted-proxy"))
        self.parser.option("--thinkers", "N", t("cli-help-thinkers"))
        self.parser.flag("--no-browser", t("cli-help-no-browser"))
        self.parser.flag("--check-db", t("cli-help-check-db"))
        self.parser.option("--backup", t("cli-file"), t("cli-help-backup"))
        self.parser.option("--restore", t("cli-file"), t("cli-help-restore"))
        self.parser.flag("--force", t("cli-help-force"))
        self.parser.flag("--json", t("cli-help-check-json"))

    def run(self, argv: Sequence[str]) -> int:
        args = self.parser.read(argv)
        from deskovka.server.base import logs
        from deskovka.server.base.settings import BadSetting, read_settings
        from deskovka.server.serve import serve
        from deskovka.server.storage.bus import Occupied

        try:
            settings = read_settings(vars(args), os.environ)
        except BadSetting as bad:
            raise self.t.problem(f"--{bad.name}", bad.wrong, bad.allowed) from bad
        if args.check_db or args.backup or args.restore:
            return self.store(settings, args)
        logs.set_up()
        self.screen = Screen()
        try:
            started = serve(settings, lambda port: self.ready(settings, port, args.no_browser))
        except Occupied as problem:
            raise Wrong(self.t("cli-db-occupied", db=hide_password(settings.db))) from problem
        except OSError as problem:
            where = f"{settings.host}:{settings.port}"
            raise Wrong(self.t("cli-no-door", where=where, why=problem.strerror or str(problem))) from problem
        except Exception as problem:
            if not type(problem).__module__.startswith(
                ("sqlalchemy", "alembic", "sqlite3", "psycopg", "builtins")
            ):
                raise
            raise Wrong(
                self.t("cli-no-database", db=hide_password(settings.db), why=first_line(problem))
            ) from problem
        if started:
            self.screen.line(self.t("cli-table-closed", db=hide_password(settings.db)))
        return 0 if started else 1

    def store(self, settings: Settings, args: argparse.Namespace) -> int:
        """What is done with the stored tables instead of opening one."""
        if sum(map(bool, (args.check_db, args.backup, args.restore))) > 1:
            raise Wrong(self.t("cli-one-at-a-time"))
        storage = Storage(self.t, settings.db, hide_password(settings.db))
        if args.backup:
            return storage.backup(args.backup, args.force)
        if args.restore:
            return storage.restore(args.restore, args.force)
        return storage.check(args.json)

    def ready(self, settings: Settings, port: int, quiet: bool) -> None:
        """Say where the table is, and show it."""
        from deskovka.server.web.reach import urls

        here = f"http://localhost:{port}"
        self.screen.line(self.t("cli-table-ready", url=here))
        if settings.local:
            self.screen.line(self.t("cli-table-local"))
        else:
            self.screen.line(self.t("cli-table-others", urls=", ".join(urls(settings, port))))
        if not quiet:  # some browsers keep the caller waiting
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def hide_password(url: str) -> str:
    """A database address without its password."""
    head, at, tail = url.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else url
