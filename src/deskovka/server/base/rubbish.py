"""Rubbish: objects that hold each other are found by looking at them, and no look takes long.

Python looks among what is new, then less often among what was left. What is left after three looks is not looked
at again while a table is open, so that each look is at some thousands: one at everything takes 0.2 s with 1,000
tables. What it would find besides is next to nothing, for rooms and sockets that are gone hold nothing.
"""

from __future__ import annotations

import gc
from typing import Final

# Python counts new objects less those that are gone: under load ten times as many are new.
YOUNG: Final = 100  # of them until Python looks among them,
TIMES: Final = 3  # so often until it looks once more among what was left,
LAST: Final = 3  # and so often until it looks at them for the last time: at some ten thousand


def spare() -> None:
    """From now on each look is short."""
    if settle not in gc.callbacks:
        gc.callbacks.append(settle)
    gc.set_threshold(YOUNG, TIMES, LAST)
    gc.collect()  # what a program brings along when it becomes a server is looked at once, and settles
    gc.collect()  # Python looks the more seldom the more the last look has left: that was nothing


def settle(phase: str, about: dict[str, int]) -> None:
    """What was left after the third look stays out of all others."""
    if phase == "stop" and about["generation"] == 2:
        gc.freeze()


def look_at_everything() -> None:
    """For moments when nobody waits."""
    gc.unfreeze()
    gc.collect()
    gc.collect()
