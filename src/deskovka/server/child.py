"""What the processes that work for us have in common: they stand back, and take only so much memory."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

from deskovka.server.limits import MEMORY_SHARE, MOST_MEMORY


def stand_back(nice: int) -> None:
    """Leave the processor to whoever is in more of a hurry, and the memory to everybody else."""
    if sys.platform != "win32":
        import resource

        os.nice(nice)
        most = min(MOST_MEMORY, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // MEMORY_SHARE)
        with suppress(ValueError, OSError):  # some systems know no such limit, and some have set a lower one
            resource.setrlimit(resource.RLIMIT_AS, (most, most))
