"""The database under the store: SQLite or PostgreSQL through SQLAlchemy Core."""

from __future__ import annotations

import asyncio
import os
import secrets
import sqlite3
import threading
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, inspect, make_url, select, text
from sqlalchemy.exc import DBAPIError, OperationalError

MIGRATIONS: Final = files("deskovka.server.storage").joinpath("migrations")
READING: Final = "deskovka_reading"
PATIENCE: Final = 5  # seconds until a database that does not answer counts as gone
BUSY: Final = 10.0  # seconds that a writer waits while somebody else writes into the SQLite file
PAUSE: Final = 0.01  # seconds between two looks whether that has ended
# Nobody waits for ever for a row that somebody else holds, be it a server whose machine has gone.
POSTGRES: Final = (
    "lock_timeout=5s",
    "idle_in_transaction_session_timeout=60s",
    "tcp_keepalives_idle=10",
    "tcp_keepalives_interval=5",
    "tcp_keepalives_count=3",
)
SQLITE: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={1000 * BUSY:.0f}")
CHANNEL: Final = "deskovka"  # where processes on one PostgreSQL tell each other which tables have changed
AT_ONCE: Final = "deskovka_at_once"
MIGRATING: Final = 0x6465736B  # the lock of whoever brings a PostgreSQL to the newest shape
WRITERS: Final = 4  # threads for what is written beside the games
READERS: Final = min(32, (os.cpu_count() or 1) + 4)  # threads that Python makes for asyncio.to_thread
OTHERS: Final = 6  # the event loop, the writer, the bus, whoever runs the server, and two that make lists
IDLE: Final = 5  # connections that are kept open

Row = dict[str, Any]
P = ParamSpec("P")
T = TypeVar("T")


class Overtaken(RuntimeError):
    """Somebody else has changed the table since it was read; read it again. Nothing was written."""


def connect(url: str) -> Engine:
    """An engine whose commits are on the disk when they return."""
    address = make_url(url)
    # A connection for every thread: nobody waits for one, and the event loop least of all.
    most = {"pool_size": IDLE, "max_overflow": READERS + WRITERS + OTHERS - IDLE, "pool_timeout": PATIENCE}
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        how: dict[str, Any] = {"connect_timeout": PATIENCE}
        if "options" not in address.query:
            how["options"] = " ".join([f"-c {setting}" for setting in POSTGRES])
        return create_engine(address, pool_pre_ping=True, connect_args=how, hide_parameters=True, **most)
    if address.database and address.database != ":memory:":
        make_private(Path(address.database).expanduser())
    engine = create_engine(address, hide_parameters=True, **most)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's BEGIN below decides, not the driver
        for pragma in SQLITE:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # A reader that turns writer could be refused, so whoever may write says so at once.
        options = connection.get_execution_options()
        if options.get(READING):
            connection.exec_driver_sql("BEGIN")
        else:
            begin_writing(connection, 0 if options.get(AT_ONCE) else BUSY)

    return engine


def begin_writing(connection: Connection, patience: float) -> None:
    """Begin as soon as nobody else writes into the file.

    SQLite could wait by itself, but it would keep the connection locked meanwhile; and what Python throws away of
    that connection, it throws away in any thread, the event loop's too, which would wait with it.
    """
    raw = connection.connection.cursor()  # SQLAlchemy would take ten times as long over a pragma
    until = time.monotonic() + patience
    raw.execute("PRAGMA busy_timeout=0")
    try:
        while True:
            try:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                return
            except OperationalError as problem:
                if not is_busy(problem) or time.monotonic() >= until:
                    raise
            time.sleep(PAUSE)
    finally:
        raw.execute(f"PRAGMA {SQLITE[-1]}")


def make_private(path: Path) -> None:
    """A file that only its owner reads: the seeds of running games will be in it, and in what lies beside it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with suppress(PermissionError):  # somebody else's file, which we may still be allowed to use
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        for file in (path, *[path.with_name(path.name + end) for end in ("-wal", "-shm")]):
            if file.exists():
                file.chmod(0o600)


def is_newest(connection: Connection) -> bool:
    """Has the database the newest shape already? Then nobody waits for what would bring it there."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    numbers = [file.name.partition("_")[0] for file in MIGRATIONS.joinpath("versions").iterdir()]
    newest = max([number for number in numbers if number.isdecimal()])
    return bool(connection.scalar(text("SELECT version_num FROM alembic_version")) == newest)


def is_busy(problem: Exception) -> bool:
    """Does somebody else write into the SQLite file just now?"""
    code = getattr(getattr(problem, "orig", None), "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_BUSY


@dataclass
class Batch:
    """What several works have written but not committed, and what went wrong with each."""

    connection: Connection
    problems: list[Exception | None]

    def commit(self) -> list[Exception | None]:
        """When this returns, it is on the disk."""
        with self.connection:
            self.connection.commit()
        return self.problems


class Database:
    """Connections and transactions."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.local = threading.local()
        self.pen = threading.Lock()  # whoever has it may write into a SQLite file
        self.pens = ThreadPoolExecutor(WRITERS, "pens")  # they may have to wait; whoever reads does not
        self.process = secrets.randbits(31)  # who we are among the processes on this database
        self.prepared: dict[Hashable, tuple[str, list[str] | None]] = {}

    @property
    def shared(self) -> bool:
        """May several processes use it at the same time?"""
        return self.engine.dialect.name != "sqlite"

    def migrate(self) -> None:
        """Bring the database to the newest shape."""
        with self.engine.begin() as connection:
            if self.shared:  # of two servers that start together one waits for the other
                connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
            if not is_newest(connection):
                self.upgrade(connection, "head")

    def upgrade(self, connection: Connection, revision: str) -> None:
        """Bring the database to a shape."""
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    def close(self) -> None:
        self.pens.shutdown(wait=False)
        self.engine.dispose()

    async def later(self, write: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Write something beside the event loop, and beside the threads that read."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pens, partial(write, *args, **kwargs))

    def ping(self) -> None:
        """Raises when the database does not answer."""
        with self.reading() as connection:
            connection.execute(select(1))

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """The database as it is at one moment; others go on writing. What is read inside shares that moment."""
        how: dict[str, Any] = {"isolation_level": "REPEATABLE READ"} if self.shared else {READING: True}
        if self.connection is not None:
            yield self.connection
            return
        with self.engine.connect().execution_options(**how) as connection, connection.begin():
            self.connection = connection
            try:
                yield connection
            finally:
                self.connection = None

    @contextmanager
    def begin(self) -> Iterator[Connection]:
        """A transaction for writing; inside `fill` the one that all share."""
        if self.connection is not None:
            yield self.connection
        else:
            with self.writing(), self.engine.begin() as connection:
                yield connection

    @property
    def connection(self) -> Connection | None:
        """The transaction that this thread is in."""
        return getattr(self.local, "connection", None)

    @connection.setter
    def connection(self, connection: Connection | None) -> None:
        self.local.connection = connection

    def execute(self, connection: Connection, key: Hashable, make: Callable[[], Any], rows: list[Row]) -> int:
        """Run a statement for some rows and return how many it touched; it is compiled once for each key."""
        found = self.prepared.get(key)
        if found is None:
            compiled = make().compile(dialect=self.engine.dialect)
            found = self.prepared[key] = (str(compiled), compiled.positiontup)
        words, order = found
        filled: list[Any] = rows if order is None else [tuple([row[name] for name in order]) for row in rows]
        if self.shared:
            return connection.exec_driver_sql(words, filled[0] if len(filled) == 1 else filled).rowcount
        try:  # SQLAlchemy would take longer over each of these than SQLite does
            return int(connection.connection.cursor().executemany(words, filled).rowcount)
        except sqlite3.Error as problem:
            raise DBAPIError.instance(words, None, problem, sqlite3.Error) from problem

    def notify(self, connection: Connection, id: str, seat: int | None = None) -> None:
        """Other processes hear of it when it is committed; they read for themselves what has changed.

        With a seat it is something of which only that seat's own devices hear.
        """
        if self.shared:
            words = f"{self.process} {id}" if seat is None else f"{self.process} {id} {seat}"
            row = {"channel": CHANNEL, "words": words}
            self.execute(connection, "notify", lambda: text("SELECT pg_notify(:channel, :words)"), [row])

    @contextmanager
    def writing(self) -> Iterator[None]:
        """SQLite lets one connection write at a time; PostgreSQL looks after that itself."""
        if self.shared:
            yield
        elif not self.pen.acquire(timeout=BUSY):
            raise OperationalError("the file is in use", None, TimeoutError())
        else:
            try:
                yield
            finally:
                self.pen.release()

    def fill(self, works: Sequence[Callable[[], None]], at_once: bool = False) -> Batch:
        """Do several works in one transaction, and leave it open; after any problem but Overtaken nothing is left.

        Overtaken concerns only its own work, for that has written nothing then. `at_once`: do not wait for
        somebody else who writes into the same file.
        """
        problems: list[Exception | None] = [None] * len(works)
        self.connection = connection = self.engine.connect().execution_options(**{AT_ONCE: at_once})
        try:
            connection.begin()
            for n, work in enumerate(works):
                try:
                    work()
                except Overtaken as problem:
                    problems[n] = problem
        except BaseException:
            connection.close()
            raise
        finally:
            self.connection = None
        return Batch(connection, problems)

    def write_all(self, works: Sequence[Callable[[], None]]) -> list[Exception | None]:
        """Do several works in one transaction; returns what went wrong with each."""
        try:
            with self.writing():
                return self.fill(works).commit()
        except Exception as problem:
            return self.apart(works, problem)

    def apart(self, works: Sequence[Callable[[], None]], problem: Exception) -> list[Exception | None]:
        """After a problem each work is done by itself, so that one table's trouble is not another's."""
        return [problem] if len(works) == 1 else [found for work in works for found in self.write_all([work])]
