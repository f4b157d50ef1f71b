"""Writing together: one commit for many tables, and one table's trouble is not another's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from deskovka.server.database import Batch, Database, Overtaken
from deskovka.server.writer import Writer


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
    assert batches == [256, 44] and len(numbers(database)) == 300
