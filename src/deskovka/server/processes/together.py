"""What many may ask for at once is done once, for all of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Generic, TypeVar

from deskovka.server.messages.refused import Refused
from deskovka.server.processes.workers import Party, Places, Who

T = TypeVar("T")


class Together(Generic[T]):
    """Works by table. Each waits in the line of whoever has used the least of those who ask for it."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.tasks: dict[str, asyncio.Task[T]] = {}
        self.parties: dict[str, Party] = {}

    async def do(self, id: str, asker: str | None, work: Callable[[Party], Coroutine[Any, Any, T]]) -> T:
        """The result of a work, for a household; who has gone meanwhile takes it from nobody else."""
        while True:
            first = id not in self.tasks
            if first:
                self.begin(id, asker, work)
            elif asker is not None:
                self.places.join(self.parties[id], Who(asker))
            try:
                return await asyncio.shield(self.tasks[id])
            except Refused as no:
                if first or no.status != 429:
                    raise
                # Others had too many works waiting, which is nothing to us.

    def begin(self, id: str, asker: str | None, work: Callable[[Party], Coroutine[Any, Any, T]]) -> None:
        party = self.parties[id] = Party(*[] if asker is None else [Who(asker)])
        task = self.tasks[id] = asyncio.create_task(work(party))
        task.add_done_callback(lambda _: self.end(id))

    def end(self, id: str) -> None:
        del self.tasks[id], self.parties[id]
