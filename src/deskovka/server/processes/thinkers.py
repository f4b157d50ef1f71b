"""Bots think in processes of their own; one that hangs or dies is replaced and hurts no other."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

import deskovka
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.server.base.metrics import Metrics
from deskovka.server.messages.wire import Data
from deskovka.server.processes.looks import Looks
from deskovka.server.processes.pace import Pace
from deskovka.server.processes.workers import Broken, Places, Who, Worker

LOG: Final = logging.getLogger("deskovka.thinkers")
TRIES: Final = 2
NOBODY: Final = Who("")
T = TypeVar("T")


@dataclass
class Thought:
    """A bot's move; what is wrong with the bot, if anything, and how long everybody thinks that it thought."""

    move: Move
    problem: str = ""
    seconds: float = 0.0


class Thinkers:
    """A few workers, whose time is shared fairly by address and table."""

    def __init__(
        self, count: int, seconds: float, metrics: Metrics, paced: bool = True, inside: bool = False
    ) -> None:
        self.places = Places("deskovka.server.thinker", count, inside=inside)
        self.looks = Looks()
        self.seconds = seconds
        self.paced = paced
        self.pace = Pace()
        self.metrics = metrics

    async def think(
        self,
        view: View,
        bot: str,
        seed: int,
        packs: Sequence[str] = (),
        who: Who = NOBODY,
        kind: Hashable = None,
    ) -> Thought | None:
        """What the bot has thought out, or None if no process could find one.

        The answer to a `kind` of question that may hide something comes when any other of that kind would. Until
        then its worker is nobody's of the same household, whose other tables would else tell when it was ready.
        """
        question = json.dumps({"view": deskovka.encode(view), "bot": bot, "seed": seed, "packs": packs})
        for _ in range(TRIES):
            found = await self._ask(question.encode(), who, kind)
            if found is not None:
                return found
        return None

    async def _ask(self, question: bytes, who: Who, kind: Hashable) -> Thought | None:
        worker = await self.places.take(who)
        began = time.monotonic()
        try:
            try:
                found = await self._hear(worker, question, read_thought)
            finally:
                self.places.rest(who, worker, time.monotonic() - began)
            if found is not None and kind is not None and self.paced:
                wait = self.pace.rest(kind, found.seconds)
                found.seconds += wait
                await asyncio.sleep(wait)
            return found
        finally:
            self.places.leave(who)

    async def coach(self, question: Data, who: Who) -> Data | None:
        """What the coach has found, who waits for a worker like a bot of that household; None: nothing."""
        worker = await self.places.take(who)
        began = time.monotonic()
        try:
            asked = json.dumps({**question, "bot": None}).encode()
            found: Data | None = await self._hear(worker, asked, lambda reply: reply["found"])
            return found
        finally:
            self.places.give(who, worker, time.monotonic() - began)

    async def _hear(self, worker: Worker, question: bytes, read: Callable[[Data], T | None]) -> T | None:
        """A worker's answer as it is read; None if it gave none, and then it is replaced."""
        try:
            return read(await asyncio.wait_for(worker.ask(question), self.seconds))
        except (Broken, TimeoutError, ValueError, KeyError) as problem:
            LOG.error("thinker replaced", extra={"problem": type(problem).__name__})
            self.metrics.count("deskovka_thinkers_replaced_total")
            await worker.stop()
            return None
        except asyncio.CancelledError:
            await worker.stop()  # it would answer an old question to the next asker
            raise

    async def close(self) -> None:
        """End all processes, and the threads of people's looks."""
        await self.places.close()
        await self.looks.close()


def read_thought(reply: Data) -> Thought | None:
    """What a bot has thought out; None if that is no move."""
    problem = kind_of(reply["problem"])
    if problem:
        LOG.error("bot problem", extra={"problem": problem})
    move = None if reply["move"] is None else deskovka.decode(reply["move"])
    seconds = float(reply["seconds"])  # of thought alone: a process may have had to start
    return Thought(move, problem, seconds) if isinstance(move, Move) else None


def kind_of(problem: str | None) -> str:
    """What kind of problem a bot has; its own words may quote a hand, and logs hold none."""
    return ": ".join((problem or "").split(": ")[:2])
