"""How long a run may take, and who works for it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from deskovka import pool


@dataclass
class Pace:
    """Until when new work is begun, and by how many processes."""

    end: float  # as time.monotonic() tells it
    processes: int = 1

    def is_over(self) -> bool:
        return time.monotonic() >= self.end

    def earlier(self, seconds: float) -> Pace:
        """A pace that ends some seconds before this one."""
        return Pace(self.end - seconds, self.processes)


def work_off(work: pool.Work, jobs: Iterable[str], pace: Pace, keep: pool.Keep) -> None:
    """Do jobs until they are done or time is up."""
    pool.work_off(work, in_time(jobs, pace), pace.processes, keep)


def in_time(jobs: Iterable[str], pace: Pace) -> Iterator[str]:
    for job in jobs:
        if pace.is_over():
            return
        yield job
