"""What one system has and another lacks. Nobody else asks: a test holds it."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import suppress
from typing import Any


def stand_back(nice: int) -> None:
    """Leave the processor to whoever is in more of a hurry; on Windows `apart` has seen to it."""
    if hasattr(os, "nice"):
        os.nice(nice)


def limit_memory(most: int, share: int) -> None:
    """Let this process take a number of bytes at most, and of a small machine only such a part."""
    with suppress(ImportError, AttributeError, ValueError, OSError):  # no such limit here, or a lower one is set
        import resource

        least = min(most, os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // share)
        resource.setrlimit(resource.RLIMIT_AS, (least, least))


def open_files(wanted: int) -> int:
    """How many files and connections this process may have; it asks for as many as wanted."""
    try:
        import resource
    except ImportError:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = wanted if hard == resource.RLIM_INFINITY else min(hard, wanted)
    if soft != resource.RLIM_INFINITY and soft < wished:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            return wished
    return wanted if soft == resource.RLIM_INFINITY else soft


def apart() -> dict[str, Any]:
    """How a process is started that Ctrl-C in our terminal does not reach."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS}
    return {"start_new_session": True}


def cores() -> int:
    """The cores that this process may use."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def language() -> str:
    """The user's language where the system does not say it in variables, as in "cs_CZ"; else empty."""
    if sys.platform == "win32":
        import ctypes
        import locale

        return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")
    return ""


def settings_folder() -> str:
    """Where programs keep what their user has set."""
    return {"win32": "~/AppData/Roaming", "darwin": "~/Library/Application Support"}.get(sys.platform, "~/.config")


def encoding() -> str | None:
    """What pipes and files speak that we are started with; None: as the user has set it."""
    return "utf-8" if sys.platform == "win32" else None  # else letters that the code page lacks would be lost


def wipe_terminal() -> None:
    """Clear what is shown, also what has scrolled away."""
    if sys.platform == "win32":
        os.system("cls")
    else:
        sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
