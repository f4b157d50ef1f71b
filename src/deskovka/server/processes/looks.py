"""Looks: what a move would do is dreamt of in threads, in turn by address and table; scenes are drawn there.

Long lists and records are read in threads of their own, of the same kind; so are games with packs built.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.server.base.limits import LOOKS_OF_ONE, LOOKS_WAITING
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Dream, Wire
from deskovka.server.processes.workers import Full, Turns, Who

T = TypeVar("T")
DREAMERS: Final = 2  # one of them for an address that has none: a look takes up to a tenth of a second


class Dreamer:
    """A thread of its own."""

    def __init__(self) -> None:
        self.thread = ThreadPoolExecutor(1, "look")

    async def stop(self) -> None:
        """End it when its dream is over."""
        self.thread.shutdown(wait=False)


class Looks:
    """A few dreamers, whose time is shared fairly."""

    def __init__(self, waiting: int = LOOKS_WAITING, of_one: int = LOOKS_OF_ONE) -> None:
        self.turns = Turns([Dreamer() for _ in range(DREAMERS)], waiting, of_one)

    async def look(self, who: Who, wire: Wire, s: State, seat: int, move: Move, seed: int) -> Dream:
        """What a move would do."""
        return await self.do(who, partial(wire.look, s, seat, move, seed))

    async def do(self, who: Who, work: Callable[[], T]) -> T:
        """What takes a moment of thought, beside the threads that read for everybody; Refused if too many wait."""
        try:
            dreamer = await self.turns.take(who)
        except Full:
            raise Refused(429, "error-too-many") from None
        began = time.monotonic()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(dreamer.thread, work)
        finally:
            self.turns.give(who, dreamer, time.monotonic() - began)

    async def close(self) -> None:
        """Nobody looks any more."""
        await self.turns.close()
