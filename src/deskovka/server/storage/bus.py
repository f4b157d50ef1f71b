"""Bus: what the processes on one database tell each other. Only ids travel; the database is the truth."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Executable, delete, text, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import SQLAlchemyError

from deskovka.server.storage.database import CHANNEL, PATIENCE, make_private
from deskovka.server.storage.schema import VISITS
from deskovka.server.storage.store import Store

Hear = Callable[[str | None, int | None], None]
LOG: Final = logging.getLogger("deskovka.bus")
AGAIN: Final = 1.0  # seconds until a lost connection is tried again
TICK: Final = 0.5  # seconds between looks whether to stop
BOTS: Final = 20261115  # our advisory locks: for the bots of a table,
SERVERS: Final = 20261116  # one that all servers share, and that restoring needs for itself,
ALIVE: Final = 20261117  # and one for each process, to show that it lives
LIVING: Final = f"SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = {ALIVE}"


class Occupied(RuntimeError):
    """Another process uses the database, and only one may."""


class Bus:
    """Nobody else: a SQLite file belongs to one process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock: sqlite3.Connection | None = None

    def enter(self, alone: bool = False) -> None:
        """Say that the database is used; Occupied if that is not possible. `alone`: nobody else may be there."""
        name = self.store.engine.url.database
        if not name or name == ":memory:":
            return
        file = f"{Path(name).expanduser()}.lock"
        make_private(Path(file))
        self.lock = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            self.lock.execute("BEGIN EXCLUSIVE")  # the system lets go of it even after kill -9
        except sqlite3.OperationalError as problem:
            self.leave()
            raise Occupied(name) from problem

    def leave(self) -> None:
        """Let others in."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None

    def listen(self, heard: Hear) -> None:
        """From now on `heard` gets, in the event loop, the id of each table that another process has changed.

        None means that something may have been missed: look at all of them. With a seat, only what its own devices
        hear of has changed.
        """

    async def claim(self, table: str, revision: int | None) -> bool:
        """May this process let the bots of the table think? Not if another one does, or has moved it on."""
        return True

    async def release(self, table: str) -> None:
        """The bots of the table have answered."""

    async def arrive(self, table: str, browser: str) -> None:
        """A browser has come to a table."""

    async def depart(self, table: str, browser: str) -> None:
        """A browser has left a table."""

    async def look(self, table: str, browser: str, on: bool) -> None:
        """A browser that is at a table has its page in sight, or not."""

    async def elsewhere(self, table: str) -> set[str]:
        """The browsers that other processes have at the table."""
        return set()

    async def lookers(self, table: str) -> set[str]:
        """Those of them that have their page in sight."""
        return set()


class SharedBus(Bus):
    """PostgreSQL: LISTEN and NOTIFY tell of changes, advisory locks say who thinks."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.stopping = threading.Event()
        self.locks: Any = None  # the connection that holds our advisory locks; they end with it
        self.guard = threading.Lock()
        self.how = ""

    def connect(self) -> Any:
        """A connection of our own, without transactions."""
        dialect: Any = self.store.engine.dialect
        args, words = dialect.create_connect_args(self.store.engine.url)
        return dialect.dbapi.connect(*args, **words, autocommit=True, connect_timeout=PATIENCE)

    def enter(self, alone: bool = False) -> None:
        self.how = "pg_try_advisory_lock" if alone else "pg_try_advisory_lock_shared"
        with self.guard:
            self.ask("SELECT 1")

    def leave(self) -> None:
        self.stopping.set()
        with self.guard:
            if self.locks is not None:
                self.locks.close()

    def ask(self, words: str, *values: object) -> Any:
        """One value from the connection of the locks; if that was lost, from a new one."""
        if self.locks is None or self.locks.closed:
            self.locks = self.connect()
            if not self.ask(f"SELECT {self.how}(%s, 0)", SERVERS):
                self.locks.close()
                raise Occupied(str(self.store.engine.url.database))
            self.ask("SELECT pg_try_advisory_lock(%s, %s)", ALIVE, self.store.process)
        try:
            return self.locks.execute(words, values).fetchone()[0]
        except Exception:
            self.locks.close()
            raise

    def show_life(self) -> bool:
        """Hold our locks; True if they were lost, so that the others may have taken us for dead."""
        with self.guard:
            if self.stopping.is_set():
                return False
            known = self.locks
            with suppress(Exception):  # whether the connection still lives shows when it is used
                self.ask("SELECT 1")
            self.ask("SELECT 1")
            return self.locks is not known

    def listen(self, heard: Hear) -> None:
        loop = asyncio.get_running_loop()

        def tell(id: str | None, seat: int | None) -> None:
            if not self.stopping.is_set():
                loop.call_soon_threadsafe(heard, id, seat)

        threading.Thread(target=self.run, args=(tell,), name="bus", daemon=True).start()

    def run(self, tell: Hear) -> None:
        """Listen; after a lost connection again."""
        while not self.stopping.is_set():
            try:
                with self.connect() as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.show_life()
                    self.forget_the_dead()
                    tell(None, None)
                    while not self.stopping.is_set():
                        if self.show_life():
                            tell(None, None)
                        for note in connection.notifies(timeout=TICK):
                            process, id, *seat = note.payload.split(" ")
                            if process != str(self.store.process):
                                tell(id, int(seat[0]) if seat else None)
            except Exception as problem:
                if not self.stopping.wait(AGAIN):
                    LOG.error("no word from the database", extra={"problem": str(problem).partition("\n")[0]})

    async def claim(self, table: str, revision: int | None) -> bool:
        return await asyncio.to_thread(self.try_claim, table, revision)

    def try_claim(self, table: str, revision: int | None) -> bool:
        with self.guard:
            if not self.ask("SELECT pg_try_advisory_lock(%s, hashtext(%s))", BOTS, table):
                return False
            # Whoever had the lock before may have answered meanwhile; then there is nothing to think about.
            if revision is None or self.ask("SELECT turn FROM tables WHERE id = %s", table) == revision:
                return True
            self.unlock(table)
            return False

    async def release(self, table: str) -> None:
        await asyncio.to_thread(self.try_release, table)

    def try_release(self, table: str) -> None:
        with self.guard:
            if self.locks is not None and not self.locks.closed:
                self.unlock(table)

    def unlock(self, table: str) -> None:
        self.ask("SELECT pg_advisory_unlock(%s, hashtext(%s))", BOTS, table)

    # --- who is here ------------------------------------------------------------------------------------

    async def arrive(self, table: str, browser: str) -> None:
        row = {"table": table, "process": self.store.process, "browser": browser, "looks": True}
        await self.visit(table, postgresql.insert(VISITS).values(row).on_conflict_do_nothing())

    async def depart(self, table: str, browser: str) -> None:
        mine = (VISITS.c.process == self.store.process) & (VISITS.c.browser == browser)
        await self.visit(table, delete(VISITS).where(VISITS.c.table == table, mine))

    async def look(self, table: str, browser: str, on: bool) -> None:
        mine = (VISITS.c.process == self.store.process) & (VISITS.c.browser == browser)
        change = update(VISITS).where(VISITS.c.table == table, mine, VISITS.c.looks != on).values(looks=on)
        await self.visit(table, change, loud=False)

    async def visit(self, table: str, change: Executable, loud: bool = True) -> None:
        """Who is here is good to know, but not worth failing for; `loud`: the other processes hear of it."""

        def write() -> None:
            with self.store.begin() as connection:
                connection.execute(change)
                if loud:
                    self.store.notify(connection, table)

        with suppress(SQLAlchemyError):
            await asyncio.to_thread(write)

    async def elsewhere(self, table: str) -> set[str]:
        return await asyncio.to_thread(self.visitors, table)

    async def lookers(self, table: str) -> set[str]:
        return await asyncio.to_thread(self.visitors, table, " AND looks")

    def visitors(self, table: str, more: str = "") -> set[str]:
        """Browsers at a table of other processes that live."""
        here = f'SELECT browser FROM visits WHERE "table" = :id AND process <> :us AND process IN ({LIVING})'
        with self.store.reading() as connection:
            return {*connection.scalars(text(here + more), {"id": table, "us": self.store.process})}

    def forget_the_dead(self) -> None:
        """Visits of processes that are gone."""
        with self.store.begin() as connection:
            connection.execute(text(f"DELETE FROM visits WHERE process NOT IN ({LIVING})"))


def open_bus(store: Store) -> Bus:
    """The bus that fits the database."""
    return SharedBus(store) if store.shared else Bus(store)
