"""Turnstile: of one household one request begins in each round of the event loop."""

from __future__ import annotations

import asyncio


class Turnstile:
    """A hundred requests at once hold up nobody else, for others have their turn after each of them."""

    def __init__(self) -> None:
        self.last: dict[str, asyncio.Future[None]] = {}  # by household: whoever came last

    async def enter(self, household: str) -> None:
        """Wait until those who came before have begun."""
        before, mine = self.last.get(household), asyncio.get_running_loop().create_future()
        self.last[household] = mine
        try:
            if before is not None:
                await asyncio.shield(before)
        finally:
            asyncio.get_running_loop().call_soon(self.go_on, household, mine)

    def go_on(self, household: str, mine: asyncio.Future[None]) -> None:
        """The next one, in the next round."""
        mine.set_result(None)
        if self.last[household] is mine:
            del self.last[household]
