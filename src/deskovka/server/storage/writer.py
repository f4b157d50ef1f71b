"""Writer: writes for all rooms. What comes while a commit is under way shares the next one."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial
from queue import SimpleQueue
from typing import Final

from deskovka.server.storage.database import Batch, Database, is_busy

MOST: Final = 24  # tables that share one commit: 10 ms of the loop where each of them changes a seat

Problems = list[Exception | None]


class Job:
    """What a room wants to write, and whoever waits for it."""

    def __init__(self, table: str, work: Callable[[], None], long: bool) -> None:
        self.table = table
        self.work = work
        self.long = long
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    """Puts the rows into a SQLite file in the event loop, and waits for the disk in a thread.

    A thread that puts them there would have to wait for the interpreter's lock after each of them, up to 5 ms each
    time while the loop is busy. A PostgreSQL may be far away, so that everything is done in the thread; so is what
    has very many rows.
    """

    def __init__(self, database: Database, inside: bool = False) -> None:
        self.database = database
        self.inside = inside  # in the event loop alone
        self.waiting: list[Job] = []
        self.busy = False
        self.idle = asyncio.Event()
        self.queue: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="writer", daemon=True)

    def start(self) -> None:
        if not self.inside:
            self.thread.start()

    async def stop(self) -> None:
        """Write what is left, then end."""
        while self.busy:
            self.idle.clear()
            await self.idle.wait()
        if self.thread.is_alive():
            self.queue.put(None)
            await asyncio.to_thread(self.thread.join)

    def write(self, table: str, work: Callable[[], None], long: bool = False) -> asyncio.Future[None]:
        """Done when the work is committed; `long`: it has very many rows."""
        job = Job(table, work, long)
        self.waiting.append(job)
        if not self.busy:
            self.busy = True
            asyncio.get_running_loop().call_soon(self.go_on)  # what else has arrived shares the commit
        return job.done

    def go_on(self) -> None:
        """Write what is waiting, in the order of the tables, so that two processes do not wait for each other."""
        jobs, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
        self.busy = bool(jobs)
        if not jobs:
            self.idle.set()
            return
        jobs.sort(key=lambda job: job.table)
        finish = self.begin(jobs)
        if self.inside:
            self.settle(jobs, finish())
            return
        loop = asyncio.get_running_loop()

        def work() -> None:
            problems = finish()
            loop.call_soon_threadsafe(self.settle, jobs, problems)

        self.queue.put(work)

    def begin(self, jobs: list[Job]) -> Callable[[], Problems]:
        """Do what can be done at once; returns the rest, which is for the thread."""
        database, works = self.database, [job.work for job in jobs]
        if database.shared or any(job.long for job in jobs) or not database.pen.acquire(blocking=False):
            return partial(database.write_all, works)
        try:
            batch = database.fill(works, at_once=True)
        except Exception as problem:
            database.pen.release()
            if is_busy(problem):
                return partial(database.write_all, works)  # the thread may wait for whoever writes
            return partial(database.apart, works, problem)
        return partial(self.commit, batch, works)

    def commit(self, batch: Batch, works: list[Callable[[], None]]) -> Problems:
        """Wait for the disk."""
        try:
            problems = batch.commit()
        except Exception as problem:
            self.database.pen.release()
            return self.database.apart(works, problem)
        self.database.pen.release()
        return problems

    def run(self) -> None:
        while (work := self.queue.get()) is not None:
            work()
            del work  # while nothing is to be written it would hold the last table

    def settle(self, jobs: list[Job], problems: Problems) -> None:
        """Tell everybody who waits, and go on."""
        for job, problem in zip(jobs, problems, strict=True):
            if job.done.done():
                continue  # whoever waited was cancelled
            if problem is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(problem)
        self.go_on()
