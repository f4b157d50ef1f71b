"""Writing together: one commit for many tables, and one table's trouble is not another's."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from deskovka.server.storage.database import Batch, Database, Overtaken
from deskovka.server.storage.writer import MOST, Writer


def put(database: Database, n: int) -> Callable[[], None]:
    def work() -> None:
        with database.begin() as connection:
            connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": n})

    return work


def fail(problem: Exception) -> Callable[[], None]:
    def work() -> None:
        raise problem

    return work


def numbers(database: Database) -> list[int]:
    with database.reading() as connection:
        return list(connection.scalars(text("SELECT n FROM numbers ORDER BY n")))


def written(database: Database, works: list[Callable[[], None]], pen: bool) -> list[BaseException | None]:
    """What came of each; with the pen in somebody else's hand for a moment if wanted."""

    async def story() -> list[BaseException | None]:
        writer = Writer(database)
        writer.start()
        if pen:
            database.pen.acquire()
        jobs = [writer.write(str(n), work) for n, work in enumerate(works)]
        await asyncio.sleep(0.05)
        if pen:
            assert not any(job.done() for job in jobs)
            database.pen.release()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        await writer.stop()
        assert not writer.thread.is_alive() and not database.pen.locked()
        return [one if isinstance(one, BaseException) else None for one in found]

    return asyncio.run(story())


@pytest.fixture
def database(sqlite: str) -> Database:
    found = Database(sqlite)
    with found.begin() as connection:
        connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    return found


@pytest.mark.parametrize("pen", [False, True])
def test_what_was_overtaken_does_not_disturb_the_others(database: Database, pen: bool) -> None:
    late = Overtaken("b")
    assert written(database, [put(database, 1), fail(late), put(database, 2)], pen) == [None, late, None]
    assert numbers(database) == [1, 2]


@pytest.mark.parametrize("pen", [False, True])
def test_after_any_other_problem_each_is_written_by_itself(database: Database, pen: bool) -> None:
    full = OperationalError("the disk is full", None, Exception())
    found = written(database, [put(database, 1), fail(full), put(database, 2), put(database, 2)], pen)
    assert found[:3] == [None, full, None] and found[3] is not None
    assert numbers(database) == [1, 2]


def test_after_a_failed_commit_each_is_written_by_itself(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    commit = Batch.commit
    full = OperationalError("the disk is full", None, Exception())

    def failing(batch: Batch) -> list[Exception | None]:
        monkeypatch.setattr(Batch, "commit", commit)
        batch.connection.close()
        raise full

    monkeypatch.setattr(Batch, "commit", failing)
    assert written(database, [put(database, 1), put(database, 2)], False) == [None, None]
    assert numbers(database) == [1, 2]
    monkeypatch.setattr(Batch, "commit", failing)
    assert written(database, [put(database, 3)], False) == [full]
    assert numbers(database) == [1, 2]


def test_what_is_waiting_shares_one_commit(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    fill = database.fill

    def counted(works: Sequence[Callable[[], None]], at_once: bool = False) -> Batch:
        batches.append(len(works))
        return fill(works, at_once)

    monkeypatch.setattr(database, "fill", counted)
    assert written(database, [put(database, n) for n in range(300)], False) == [None] * 300
    assert batches == [MOST] * (300 // MOST) + [300 % MOST] and len(numbers(database)) == 300


SEAT = 0.0004  # seconds of processor time that it takes to change a seat


def test_a_hundred_changed_seats_do_not_hold_up_the_loop(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They came together as `unask` at a hundred tables of one household, and took 38 ms."""
    took: list[float] = []
    go_on = Writer.go_on

    def change() -> None:
        end = time.thread_time() + SEAT
        while time.thread_time() < end:
            pass

    def measured(writer: Writer) -> None:
        began = time.thread_time()
        go_on(writer)
        took.append(time.thread_time() - began)

    monkeypatch.setattr(Writer, "go_on", measured)
    assert written(database, [change] * 100, False) == [None] * 100
    assert max(took) < 0.020


def test_what_a_waiting_connection_has_left_is_thrown_away_at_once(database: Database, sqlite: str) -> None:
    """Python does that in whatever thread it is in, the event loop's too."""
    put(database, 1)()
    with database.engine.connect() as connection:
        left = connection.connection.cursor()
        left.execute("SELECT n FROM numbers")  # not read to its end
    foreign = sqlite3.connect(sqlite.removeprefix("sqlite:///"), isolation_level=None)
    foreign.execute("BEGIN IMMEDIATE")
    waiting = threading.Thread(target=put(database, 2))  # on the same connection, the only one there is
    waiting.start()
    time.sleep(0.1)
    began = time.monotonic()
    del left
    assert time.monotonic() - began < 1 and waiting.is_alive()
    foreign.close()
    waiting.join()
    assert numbers(database) == [1, 2]
