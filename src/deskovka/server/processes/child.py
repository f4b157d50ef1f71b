"""What the processes that work for us have in common: they stand back, take little memory, and end with us."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue

from deskovka.server.base.limits import MEMORY_SHARE, MOST_MEMORY
from deskovka.system import limit_memory, stand_back


def work(nice: int, answer: Callable[[bytes], bytes]) -> None:
    """Answer each line on stdin until nobody asks any more; then end at once, whatever we are doing."""
    stand_back(nice)
    limit_memory(MOST_MEMORY, MEMORY_SHARE)
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=listen, args=(lines,), name="listen", daemon=True).start()
    while True:
        said = answer(lines.get())
        try:
            sys.stdout.buffer.write(said)
            sys.stdout.buffer.flush()
        except OSError:  # the server was killed just now
            os._exit(1)


def listen(lines: SimpleQueue[bytes]) -> None:
    """Hand on what is asked. A server that is killed closes our stdin with it: on every system that tells us."""
    with open(0, "rb", closefd=False) as asked:
        for line in asked:
            lines.put(line)
    os._exit(0)
