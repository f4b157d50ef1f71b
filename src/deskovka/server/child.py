"""What the processes that work for us have in common: they stand back, take little memory, and end with us."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue

from deskovka.server.limits import MEMORY_SHARE, MOST_MEMORY


def stand_back(nice: int) -> None:
    """Leave the processor to whoever is in more of a hurry, and the memory to everybody else."""
    if sys.platform != "win32":
        import resource

        os.nice(nice)
        most = min(MOST_MEMORY, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // MEMORY_SHARE)
        with suppress(ValueError, OSError):  # some systems know no such limit, and some have set a lower one
            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def work(nice: int, answer: Callable[[bytes], bytes]) -> None:
    """Answer each line on stdin until nobody asks any more; then end at once, whatever we are doing."""
    stand_back(nice)
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(lines,), name="listen", daemon=True).start()
    while True:
        said = answer(lines.get())
        try:
            sys.stdout.buffer.write(said)
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed just now
            os._exit(1)


def listen(lines: SimpleQueue[bytes]) -> None:
    """Hand on what is asked. A server that is killed closes our stdin with it: on every system that tells us."""
    with open(0, "rb", closefd=False) as asked:
        for line in asked:
            lines.put(line)
    os._exit(0)
