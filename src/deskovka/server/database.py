"""The database under the store: SQLite or PostgreSQL through SQLAlchemy Core, and writing together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final

from sqlalchemy import Connection, Engine, create_engine, event, make_url, select

READING: Final = "deskovka_reading"
PATIENCE: Final = 5  # seconds until a database that does not answer counts as gone
MOST: Final = 256  # tables that share one commit
SQLITE: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")


Row = dict[str, Any]


class Overtaken(RuntimeError):
    """Somebody else has changed the table since it was read; read it again. Nothing was written."""


def connect(url: str) -> Engine:
    """An engine whose commits are on the disk when they return."""
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        return create_engine(address, pool_pre_ping=True, connect_args={"connect_timeout": PATIENCE})
    if address.database:
        Path(address.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's BEGIN below decides, not the driver
        for pragma in SQLITE:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        # A reader that turns writer could be refused, so whoever may write says so at once.
        reading = connection.get_execution_options().get(READING)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


class Database:
    """Connections and transactions."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.local = threading.local()
        self.prepared: dict[str, tuple[str, list[str] | None]] = {}

    @property
    def shared(self) -> bool:
        """May several processes use it at the same time?"""
        return self.engine.dialect.name != "sqlite"

    def migrate(self) -> None:
        """Bring the database to the newest shape."""
        with self.engine.begin() as connection:
            self.upgrade(connection, "head")

    def upgrade(self, connection: Connection, revision: str) -> None:
        """Bring the database to a shape."""
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(files("deskovka.server").joinpath("migrations")))
        config.attributes["connection"] = connection
        command.upgrade(config, revision)

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        """Raises when the database does not answer."""
        with self.engine.connect() as connection:
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
        """A transaction for writing; inside `write_all` the one that all share."""
        if self.connection is not None:
            yield self.connection
        else:
            with self.engine.begin() as connection:
                yield connection

    @property
    def connection(self) -> Connection | None:
        """The transaction that this thread is in."""
        return getattr(self.local, "connection", None)

    @connection.setter
    def connection(self, connection: Connection | None) -> None:
        self.local.connection = connection

    def execute(self, connection: Connection, key: str, make: Callable[[], Any], rows: list[Row]) -> int:
        """Run a statement for some rows; under its key it is put into SQL only once. Gives the rows it touched."""
        found = self.prepared.get(key)
        if found is None:
            compiled = make().compile(dialect=self.engine.dialect)
            found = self.prepared[key] = (str(compiled), compiled.positiontup)
        words, order = found
        filled: list[Any] = rows if order is None else [tuple([row[name] for name in order]) for row in rows]
        return connection.exec_driver_sql(words, filled[0] if len(filled) == 1 else filled).rowcount

    def write_all(self, works: Sequence[Callable[[], None]]) -> list[Exception | None]:
        """Do several works in one transaction; gives what went wrong with each.

        Overtaken concerns only its own work, for that has written nothing then. After anything else all is rolled
        back and each is done by itself, so that one table's trouble is not another's.
        """
        problems: list[Exception | None] = [None] * len(works)
        try:
            with self.engine.begin() as self.connection:
                for n, work in enumerate(works):
                    try:
                        work()
                    except Overtaken as problem:
                        problems[n] = problem
        except Exception as problem:
            if len(works) == 1:
                return [problem]
            self.connection = None
            return [found for work in works for found in self.write_all([work])]
        finally:
            self.connection = None
        return problems


class Job:
    """What a room wants to write; whoever waits for it is told by the event loop."""

    def __init__(self, table: str, work: Callable[[], None]) -> None:
        self.table = table
        self.work = work
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()


class Writer:
    """One thread writes for all rooms: what comes while a commit is under way shares the next one."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)

    def start(self) -> None:
        self.thread.start()

    def stop(self) -> None:
        """Write what is left, then end."""
        if self.thread.is_alive():
            self.queue.put(None)
            self.thread.join()

    def write(self, table: str, work: Callable[[], None]) -> asyncio.Future[None]:
        """Done when the work is committed."""
        job = Job(table, work)
        self.queue.put(job)
        return job.done

    def run(self) -> None:
        while (first := self.queue.get()) is not None:
            jobs, last = [first], False
            while len(jobs) < MOST and not last:
                try:
                    job = self.queue.get_nowait()
                except Empty:
                    break
                if job is None:
                    last = True
                else:
                    jobs.append(job)
            self.commit(jobs)
            if last:
                return

    def commit(self, jobs: list[Job]) -> None:
        """In the order of the tables, so that two processes do not wait for each other."""
        jobs.sort(key=lambda job: job.table)
        problems = self.database.write_all([job.work for job in jobs])
        jobs[0].loop.call_soon_threadsafe(settle, jobs, problems)


def settle(jobs: list[Job], problems: list[Exception | None]) -> None:
    """Tell everybody who waits."""
    for job, problem in zip(jobs, problems, strict=True):
        if job.done.done():
            continue  # whoever waited was cancelled
        if problem is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(problem)
