"""Looks: what a move would do is dreamt of in threads, in turn by address and table."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.server.limits import LOOKS_OF_ONE, LOOKS_WAITING
from deskovka.server.refused import Refused
from deskovka.server.wire import Dream, Wire
from deskovka.server.workers import Full, Turns, Who

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

    def __init__(self) -> None:
        self.turns = Turns([Dreamer() for _ in range(DREAMERS)], LOOKS_WAITING, LOOKS_OF_ONE)

    async def look(self, who: Who, wire: Wire, s: State, seat: int, move: Move, seed: int) -> Dream:
        """What a move would do; Refused if too many want to know something."""
        try:
            dreamer = await self.turns.take(who)
        except Full:
            raise Refused(429, "error-too-many") from None
        began = time.monotonic()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(dreamer.thread, wire.look, s, seat, move, seed)
        finally:
            self.turns.give(who, dreamer, time.monotonic() - began)

    async def close(self) -> None:
        """Nobody looks any more."""
        await self.turns.close()
