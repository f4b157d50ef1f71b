"""All matches of a plan, in this process or in several."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice

from deskovka.lab.lines import Finished
from deskovka.lab.play import play
from deskovka.lab.store import Store

Play = Callable[[str], str]  # from the text of a job to the line of the finished game
AHEAD = 3  # jobs handed out per process: none is idle, and a long run does not fill the memory


def run(store: Store, processes: int, tick: Callable[[], None]) -> list[Finished]:
    """Play what is missing; `tick` is called after every game. The result does not depend on `processes`."""
    missing = store.missing()

    def keep(line: str) -> None:
        store.add(line)
        tick()

    if min(processes, len(missing)) <= 1:
        for job in missing:
            keep(play(job))
    else:
        in_processes(play, missing, min(processes, len(missing)), keep)
    return store.all()


def in_processes(play: Play, jobs: Iterable[str], processes: int, keep: Callable[[str], None]) -> None:
    """Play the jobs in several processes; when anything goes wrong here, they end at once.

    Jobs are asked for as they are handed out, so whoever makes them may stop when time is up.
    """
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=serve)
    waiting: set[Future[str]] = set()
    try:
        rest = iter(jobs)
        waiting.update(first_jobs(pool, play, list(islice(rest, processes))))
        for job in rest:
            waiting.add(pool.submit(play, job))
            if len(waiting) >= AHEAD * processes:
                waiting = collect(waiting, keep)
        while waiting:
            waiting = collect(waiting, keep)
    except BaseException:
        for child in multiprocessing.active_children():
            if child not in others:
                child.terminate()
        pool.shutdown(cancel_futures=True)  # waits, or its thread complains when Python ends
        raise
    pool.shutdown()


def first_jobs(pool: ProcessPoolExecutor, play: Play, jobs: Sequence[str]) -> list[Future[str]]:
    """These start the processes, which inherit that Ctrl-C is ignored: one still starting must not complain."""
    if threading.current_thread() is not threading.main_thread():
        return [pool.submit(play, job) for job in jobs]
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        return [pool.submit(play, job) for job in jobs]
    finally:
        signal.signal(signal.SIGINT, before)


def collect(waiting: set[Future[str]], keep: Callable[[str], None]) -> set[Future[str]]:
    """Keep what is done; returns the rest."""
    done, rest = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        keep(future.result())
    return rest


def serve() -> None:
    """How a process of the pool behaves: Ctrl-C is its parent's business, and it does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A killed parent cannot tell its processes to stop, so they watch it."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
