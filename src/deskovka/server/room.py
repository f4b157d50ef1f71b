"""Room: a table in memory. Whoever changes something there holds its lock.

The game is the referee's, what clients hear is the audience's; playing, agreeing and seating are what people do.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from deskovka.core.game import Game
from deskovka.core.step import Move
from deskovka.server.asking import Askings
from deskovka.server.audience import Audience, Client
from deskovka.server.keys import bot_seed
from deskovka.server.metrics import Metrics
from deskovka.server.referee import Referee
from deskovka.server.refused import Refused
from deskovka.server.store import CHAT_SHOWN, Kept, Overtaken, Seat, Store
from deskovka.server.thinkers import Thinkers

LOG: Final = logging.getLogger("deskovka.rooms")
AGAIN: Final = 1.0  # seconds until a bot whose answer could not be saved thinks once more


class Room:
    """A table: its game, its clients, its bots, its lock."""

    def __init__(self, kept: Kept, g: Game, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.kept = kept
        self.g = g
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.referee = Referee(kept, g, store, metrics)
        self.audience = Audience(self.referee)
        self.askings = Askings(self.audience)
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.lock = asyncio.Lock()
        self.closed = False
        self.found_at = time.monotonic()

    # --- life -------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up the game where it was left."""
        self.audience.chat = await asyncio.to_thread(self.store.chat, self.kept.id)
        async with self.alone():
            await self.referee.open()
            await self.audience.find_words()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else changes the table; if another process has done so, it is closed and read anew."""
        async with self.lock:
            try:
                yield
            except Overtaken:
                self.shut(1012)
                raise Refused(409, "error-saving") from None

    def shut(self, code: int) -> None:
        """Nobody can do anything here any more."""
        self.closed = True
        for task in self.thinking.values():
            task.cancel()
        for client in tuple(self.audience.clients):
            client.close(code)

    def idle(self, seconds: float) -> bool:
        """May the room be forgotten? Not while a request that has just found it may still use it."""
        used = self.audience.clients or self.thinking or self.lock.locked()
        return not used and time.monotonic() - self.found_at > seconds

    # --- who is who -------------------------------------------------------------------------------------

    def seat(self, number: int) -> Seat:
        """A seat of the table."""
        if not 0 <= number < len(self.kept.seats):
            raise Refused(404, "error-no-seat")
        return self.kept.seats[number]

    def need_mine(self, browser: str | None, number: int) -> Seat:
        """A seat that belongs to the browser and is played by its person."""
        seat = self.seat(number)
        if browser is None or browser not in seat.owners:
            raise Refused(403, "error-not-yours")
        if seat.bot:
            raise Refused(409, "error-bot-plays")
        return seat

    # --- coming, going, talking -------------------------------------------------------------------------

    async def enter(self, client: Client, seat: int | None) -> None:
        """A client greets: it gets a full view."""
        async with self.lock:
            if self.closed:
                client.close(1012)
                return
            client.seat = seat
            self.audience.clients.add(client)
            client.send(self.audience.full(client))
            self.askings.remind(client)
            self.audience.presence()
            self.stir()

    async def leave(self, client: Client) -> None:
        async with self.lock:
            self.audience.clients.discard(client)
            self.audience.presence()

    async def show(self, client: Client, seat: int) -> None:
        """The client wants to see another of its seats."""
        async with self.lock:
            if seat not in self.kept.seats_of(client.browser):
                raise Refused(403, "error-not-yours")
            client.seat = seat
            client.send(self.audience.full(client))

    async def talk(self, client: Client, text: str) -> None:
        """A line of chat."""
        async with self.lock:
            mine = self.kept.seats_of(client.browser)
            if not mine:
                raise Refused(403, "error-chat-spectator")
            number = client.seat if client.seat in mine else mine[0]
            name = self.kept.seats[number].name
            line = await asyncio.to_thread(self.store.talk, self.kept.id, number, name, text)
            self.audience.chat = [*self.audience.chat, line][-CHAT_SHOWN:]
            self.audience.say_all({"t": "chat", "line": line})

    # --- answers and bots -------------------------------------------------------------------------------

    async def answer(self, number: int, move: Move) -> None:
        """A legal move is committed, then shown; then it is the bots' turn."""
        await self.referee.answer(self.referee.running, number, move)
        asking = self.askings.open.get("undo")
        if asking is not None and asking.by == number:
            self.askings.drop("undo")
        if self.referee.over:
            self.askings.drop("undo", "end")
        self.audience.broadcast(full=self.referee.over)
        self.stir()

    def stir(self) -> None:
        """Let the bots think that have to answer."""
        state = self.referee.state
        if state is None or self.referee.over or self.closed:
            return
        for number in state.to_act():
            key = (number, self.referee.numbers[number])
            if self.kept.seats[number].bot and key not in self.thinking:
                task = asyncio.create_task(self.think(*key))
                self.thinking[key] = task
                task.add_done_callback(lambda _, key=key: self.thought(key))  # type: ignore[misc]

    def thought(self, key: tuple[int, int]) -> None:
        """A bot is done; if it is asked again, it goes on."""
        task = self.thinking.pop(key)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("bot's answer lost", exc_info=task.exception(), extra={"table": self.kept.id})
            asyncio.get_running_loop().call_later(AGAIN, self.stir)

    async def think(self, number: int, question: int) -> None:
        """A bot's answer; if its process fails, the first legal move, for a bot never stops a table."""
        referee = self.referee
        assert referee.state is not None
        seed = bot_seed(self.kept.seed, number, self.kept.turn)
        view, bot = referee.state.view(number), self.kept.seats[number].bot
        move = await self.thinkers.think(view, bot, seed, self.g.packs)
        async with self.alone():
            gone = referee.over or self.closed or referee.numbers[number] != question
            if gone or not self.kept.seats[number].bot:
                return
            s = referee.running
            if move is None or s.why_not(number, move) is not None:
                move = s.nth_legal(number, 0)
            await self.answer(number, move)
