"""Saved states of older versions become what this version would have saved."""

from __future__ import annotations

from typing import Any, Final

EARLIEST: Final = 2  # the version from which on it is kept who was first to fulfil a mission


def mend(data: dict[str, Any]) -> None:
    """From whichever version wrote it to this one, in place."""
    if int(data["version"]) < EARLIEST:
        mend_missions(data)


def mend_missions(data: dict[str, Any]) -> None:
    """Who was first was not kept: it is somebody who has fulfilled the mission."""
    for mission in data["row"]:
        done = [seat for seat, bits in enumerate(data["fulfilled"]) if bits >> mission & 1]
        if done:
            data["earliest"][mission] = done[0]
