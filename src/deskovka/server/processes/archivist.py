"""Archivist: what finished games showed is kept as soon as they end, while their rules are here."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from deskovka.core.game import Game, game
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.processes.backroom import Backroom
from deskovka.server.processes.together import Together
from deskovka.server.processes.workers import Party
from deskovka.server.storage.history import has_rules_of, rows_of
from deskovka.server.storage.kept import Archived, Kept
from deskovka.server.storage.store import Store

LOG: Final = logging.getLogger("deskovka.archives")
EVERY: Final = 60.0  # seconds between looks for finished games of which nothing is kept
TRIES: Final = 3  # until the server starts anew
LAST: Final = 5.0  # seconds for archives that are being made when the server stops


def game_data(g: Game) -> Data:
    """A game as another process finds it."""
    return {"game": g.id, "packs": g.packs}


class Archivist:
    """Finds archives, and has them made by the process that looks back."""

    def __init__(
        self, store: Store, backroom: Backroom, game_of: Callable[[Kept], Awaitable[Game]], games: tuple[str, ...]
    ) -> None:
        self.store = store
        self.backroom = backroom
        self.game_of = game_of
        self.games = games
        self.together: Together[Archived] = Together(backroom.places)
        self.making = self.together.tasks
        self.beside: set[asyncio.Task[None]] = set()  # of games that have just ended
        self.sweeping: asyncio.Task[None] | None = None
        self.lost: set[str] = set()  # tables whose rules are not here, and of which nothing was kept
        self.failed: Counter[str] = Counter()  # how often it went wrong with a table

    async def find(self, kept: Kept, asker: str) -> Archived:
        """What was kept of a finished game; if nothing was yet, it is made now, for the household that asks."""
        found = await asyncio.to_thread(self.store.archive, kept.id)
        return found or await self.make(kept, asker)

    async def make(self, kept: Kept, asker: str) -> Archived:
        """Keep what a finished game showed; once, however many ask for it."""
        return await self.together.do(kept.id, asker, partial(self.work, kept))

    async def work(self, kept: Kept, party: Party) -> Archived:
        g = await self.game_of(kept)
        question: Data = {"do": "keep", **game_data(g)}
        if has_rules_of(g, kept):
            question["rows"] = await asyncio.to_thread(rows_of, self.store, kept)
        else:
            opened = await asyncio.to_thread(self.store.open, kept.id)
            question.update(vars(opened), do="keep_end", version=kept.version)
        found = Archived(**await self.backroom.ask_for_all(party, question), tried=True)
        await self.store.later(self.store.keep, kept.id, found)
        return found

    def begin(self, id: str) -> None:
        """A game is over: keep what it showed, beside everything else."""
        task = asyncio.create_task(self.quietly(id))
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    async def quietly(self, id: str) -> None:
        """Keep a table's game; what goes wrong is tried again in the next round."""
        try:
            kept = await asyncio.to_thread(self.store.find, id)
            if kept is not None and await asyncio.to_thread(self.store.archive, id) is None:
                await self.make(kept, kept.household)
        except Exception as problem:  # one table's trouble is not another's
            status = problem.status if isinstance(problem, Refused) else 0
            if status == 409:  # not even its end can be kept
                self.lost.add(id)
            elif status != 429:  # else many of that household's games wait already: there is another round
                self.failed[id] += 1
                LOG.error("not kept", extra={"table": id, "problem": type(problem).__name__})

    # --- rounds -----------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Keep what no archive was made of: by an older server, or because something went wrong."""
        if self.sweeping is None or self.sweeping.done():
            ids = await asyncio.to_thread(self.store.tables_without_archive)
            self.lost &= {*ids}
            self.failed = Counter({id: self.failed[id] for id in ids if id in self.failed})
            left = [id for id in ids if id not in self.lost and self.failed[id] < TRIES]
            self.sweeping = asyncio.create_task(self.sweep(left))

    async def sweep(self, ids: list[str]) -> None:
        """One after the other, however many they are; the rounds go on meanwhile."""
        for id in ids:
            await self.quietly(id)

    async def log_lost_games(self) -> None:
        """Games whose moments no version from now on can show are counted once, when the server starts."""
        rules = {id: game(id).version for id in self.games}
        count = await asyncio.to_thread(self.store.count_lost_games, rules)
        if count:
            LOG.warning("replays lost", extra={"tables": count})

    async def stop(self) -> None:
        """Let archives be made that are being made, for a moment."""
        if self.sweeping is not None:
            self.sweeping.cancel()
        if self.beside:
            await asyncio.wait([*self.beside], timeout=LAST)
        for task in [*self.beside, *self.making.values()]:
            task.cancel()
        await asyncio.gather(*self.beside, *self.making.values(), return_exceptions=True)
