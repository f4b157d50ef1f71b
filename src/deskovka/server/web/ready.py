"""Answers that are the same for everybody: made, written and packed once, however many ask for them at once."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Any, Final

import msgspec

from deskovka.server.base.limits import READY_REMEMBERED

Key = tuple[object, ...]
MAKING: Final = Lock()  # a burst of the same question at the start is answered by one work
KNOWN: Final[OrderedDict[Key, bytes]] = OrderedDict()


def make_answer(key: Key, make: Callable[[], Any]) -> bytes:
    """An answer as packed JSON; call it in a thread, for it may take a tenth of a second to make."""
    return remember(key, lambda: msgspec.json.encode(make()))


def remember(key: Key, write: Callable[[], bytes]) -> bytes:
    """What `write` returns, packed; the oldest is forgotten when there are too many."""
    with MAKING:
        if key not in KNOWN:
            KNOWN[key] = gzip.compress(write(), 6)
            if len(KNOWN) > READY_REMEMBERED:
                KNOWN.popitem(last=False)
        return KNOWN[key]


async def ready(key: Key, make: Callable[[], Any]) -> bytes:
    """An answer as packed JSON, made in a thread unless it is ready."""
    found = KNOWN.get(key)
    return await asyncio.to_thread(make_answer, key, make) if found is None else found
