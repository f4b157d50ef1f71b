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
KEEPING: Final = Lock()
KNOWN: Final[OrderedDict[Key, bytes]] = OrderedDict()
MAKING: Final[dict[Key, asyncio.Task[bytes]]] = {}  # a burst of the same question is answered by one work


def make_answer(key: Key, make: Callable[[], Any]) -> bytes:
    """An answer as packed JSON; call it in a thread, for it may take a tenth of a second to make."""
    return remember(key, lambda: msgspec.json.encode(make()))


def remember(key: Key, write: Callable[[], bytes]) -> bytes:
    """What `write` returns, packed; the oldest is forgotten when there are too many."""
    found = KNOWN.get(key) or gzip.compress(write(), 6)
    with KEEPING:
        KNOWN[key] = found
        if len(KNOWN) > READY_REMEMBERED:
            KNOWN.popitem(last=False)
    return found


async def ready(key: Key, make: Callable[[], Any]) -> bytes:
    """An answer as packed JSON, made in a thread unless it is ready."""
    return await ready_bytes(key, lambda: msgspec.json.encode(make()))


async def ready_bytes(key: Key, write: Callable[[], bytes]) -> bytes:
    """What `write` returns, packed. However many wait for it, they take one thread from those who read."""
    if key in KNOWN:
        return KNOWN[key]
    if key not in MAKING:
        MAKING[key] = task = asyncio.create_task(asyncio.to_thread(remember, key, write))
        task.add_done_callback(lambda _: MAKING.pop(key))
    return await asyncio.shield(MAKING[key])
