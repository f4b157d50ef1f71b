"""What the coach finds out about one open question. It thinks where bots think, once for all who ask."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from deskovka.core.step import Move
from deskovka.server.messages.coaching import Check
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.processes.thinkers import Thinkers
from deskovka.server.processes.workers import Who
from deskovka.teach.coach import Advice, Doubt


@dataclass
class Asked:
    """A question that somebody has asked the coach about: what it has found out, and what it has shown."""

    number: int
    question: Data  # for the process that thinks: the view of the seat that is asked, and nothing else of the game
    moves: list[Move]  # all that are allowed
    n: int  # answers given before
    where: list[int] = field(default_factory=list)  # choices that were shown as the place to look at
    thinking: asyncio.Task[Advice | None] | None = None
    doubts: dict[tuple[int, int], Doubt] = field(default_factory=dict)  # by move and what it must cost
    checking: asyncio.Lock = field(default_factory=asyncio.Lock)
    newest: Check | None = None  # move to be checked; older ones are not wanted any more

    @property
    def busy(self) -> bool:
        """Does the coach think about it?"""
        return self.checking.locked() or (self.thinking is not None and not self.thinking.done())

    async def advice(self, thinkers: Thinkers, who: Who) -> Advice:
        """What the answers are worth."""

        async def think() -> Advice | None:
            found = await thinkers.coach({**self.question, "move": None}, who)
            return None if found is None else msgspec.convert(found, Advice)

        if self.thinking is None:
            self.thinking = asyncio.create_task(think())
        found = await asyncio.shield(self.thinking)
        if found is None:
            self.thinking = None
            raise Refused(503, "error-coach-slow")
        return found

    async def doubt(self, thinkers: Thinkers, who: Who, check: Check, move: Move) -> Doubt | None:
        """What a move costs, one after the other; None if the coach cannot say."""
        self.newest = check
        key = move.id, check.least
        async with self.checking:
            if key not in self.doubts and self.newest is check:
                question = {**self.question, "move": move.id, "least": check.least / 100}
                found = await thinkers.coach(question, who)
                if found is not None:
                    self.doubts[key] = msgspec.convert(found, Doubt)
        return self.doubts.get(key)
