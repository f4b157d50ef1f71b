"""Processes that work for us: a pool for the jobs of the laboratory and of learning (docs/adr/0016)."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import chain, islice

Work = Callable[[str], str]  # from the text of a job to the line that comes of it
Keep = Callable[[str], None]
AHEAD = 3  # jobs handed out per process: none is idle, and a long run does not fill the memory


def work_off(work: Work, jobs: Iterable[str], processes: int, keep: Keep) -> None:
    """Do the jobs and keep every line as it comes, in whatever order.

    Jobs are asked for as they are handed out, so whoever makes them may stop when time is up.
    """
    rest = iter(jobs)
    first = list(islice(rest, processes))
    if len(first) > 1:  # one job needs no other process
        work_in_processes(work, chain(first, rest), len(first), keep)
        return
    for job in chain(first, rest):
        keep(work(job))


def work_in_processes(work: Work, jobs: Iterable[str], processes: int, keep: Keep) -> None:
    """Do the jobs in several processes; when anything goes wrong here, they end at once."""
    others = multiprocessing.active_children()
    pool = ProcessPoolExecutor(processes, multiprocessing.get_context("spawn"), initializer=serve)
    try:
        rest = iter(jobs)
        with ignore_ctrl_c():
            waiting = {pool.submit(work, job) for job in islice(rest, processes)}
        for job in rest:
            waiting.add(pool.submit(work, job))
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


def collect(waiting: set[Future[str]], keep: Keep) -> set[Future[str]]:
    """Keep what is done; return the rest."""
    done, rest = wait(waiting, return_when=FIRST_COMPLETED)
    for future in done:
        keep(future.result())
    return rest


@contextmanager
def ignore_ctrl_c() -> Iterator[None]:
    """Processes that are started meanwhile inherit this: one still starting must not complain."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def serve() -> None:
    """How a process of ours behaves: Ctrl-C is its parent's business, and it does not outlive its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """A killed parent cannot tell its processes to stop, so they watch it."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
