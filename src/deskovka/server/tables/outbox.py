"""Outbox: what waits to be sent to a client, limited in bytes."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from deskovka.server.base.limits import BYTES_BEHIND, MESSAGES_BEHIND

STANDING: Final = ("full", "delta")  # a newer full one says all that these say


class Outbox:
    """Messages in their order; a full one replaces those before it that nobody needs any more."""

    def __init__(self) -> None:
        self.waiting: deque[tuple[str, bytes]] = deque()
        self.size = 0
        self.ended = False
        self.something = asyncio.Event()

    @property
    def empty(self) -> bool:
        return not self.waiting

    def holds(self, kind: str) -> bool:
        """Does a message of this kind wait?"""
        return any(one == kind for one, _ in self.waiting)

    def put(self, kind: str, message: bytes) -> bool:
        """Add a message; False if the client is too far behind."""
        if kind == "full":
            self.waiting = deque([one for one in self.waiting if one[0] not in STANDING])
            self.size = sum(len(words) for _, words in self.waiting)
        if len(self.waiting) >= MESSAGES_BEHIND or self.size + len(message) > BYTES_BEHIND:
            return False
        self.waiting.append((kind, message))
        self.size += len(message)
        self.something.set()
        return True

    def end(self, at_once: bool = False) -> None:
        """Take no more messages; with `at_once` drop those that wait."""
        if at_once:
            self.waiting.clear()
            self.size = 0
        self.ended = True
        self.something.set()

    async def get(self) -> bytes | None:
        """Wait for the next message; None after the last one."""
        while not self.waiting:
            if self.ended:
                return None
            self.something.clear()
            await self.something.wait()
        _, message = self.waiting.popleft()
        self.size -= len(message)
        return message
