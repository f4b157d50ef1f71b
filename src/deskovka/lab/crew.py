"""Who plays the games of a study: this process, several ones, or the workers of a Ray cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from importlib import import_module
from typing import Any

from deskovka.lab.journal import Journal
from deskovka.lab.play import play
from deskovka.pool import AHEAD, Keep, work_off

Crew = Callable[[Iterable[str], Keep], None]
TRIES = 3  # how often workers may die before any of them finishes a game
RETRIES = 5  # how often Ray plays a game again whose worker died
LOCAL = "local"  # the address of a Ray cluster that is started for the run and ends with it


class NoRay(RuntimeError):
    """There is no cluster at this address."""


def play_all(journal: Journal, crew: Crew, tick: Callable[[], None]) -> None:
    """Play what is missing. Dead workers are replaced, and what they were playing is played again."""

    def keep(line: str) -> None:
        journal.add(line)
        tick()

    deaths = 0
    while not journal.is_whole:
        before = journal.done
        try:
            crew(journal.missing(), keep)
        except BrokenProcessPool:
            deaths = deaths + 1 if journal.done == before else 0
            if deaths == TRIES:
                raise


def local_crew(processes: int) -> Crew:
    """This process, or several."""
    return lambda jobs, keep: work_off(play, jobs, processes, keep)


# --- Ray -------------------------------------------------------------------------------------------------


def ray_crew(address: str, processes: int) -> Crew:
    """The workers of a cluster; `processes` is for a local one."""
    return partial(play_on_ray, address, processes)


def play_on_ray(address: str, processes: int, jobs: Iterable[str], keep: Keep) -> None:
    """Ray starts a worker again that died, and plays its game again."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nobody is told what is studied here
    os.environ.setdefault("RAY_worker_niceness", "0")  # or workers of a local cluster starve on a busy machine
    ray: Any = import_module("ray")  # its types are not always installed
    try:
        ray.init(**connection(address, processes))
    except (ConnectionError, RuntimeError, ValueError, TimeoutError) as problem:
        raise NoRay(address) from problem
    try:
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(play)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for job in jobs:
            waiting.append(task.remote(job))
            if len(waiting) >= most:
                waiting = collect(ray, waiting, keep)
        while waiting:
            waiting = collect(ray, waiting, keep)
    except ray.exceptions.RayTaskError as problem:
        raise problem.cause from problem
    except ray.exceptions.RayError as problem:  # workers or whole machines are gone
        raise BrokenProcessPool(str(problem)) from problem
    finally:
        ray.shutdown()


def connection(address: str, processes: int) -> dict[str, Any]:
    """How `ray.init` is called; a local cluster stays small and quiet."""
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address != LOCAL:
        return {**quiet, "address": address}
    store = 80 * 1024 * 1024  # the least that Ray takes; a job and its line have a few kilobytes
    return {**quiet, "num_cpus": processes, "include_dashboard": False, "object_store_memory": store}


def collect(ray: Any, waiting: list[Any], keep: Keep) -> list[Any]:
    """Keep what is done; return the rest."""
    done, rest = ray.wait(waiting, num_returns=1)
    for one in done:
        keep(ray.get(one))
    return list(rest)
