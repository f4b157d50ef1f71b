"""Bots think in processes of their own; one that hangs or dies is replaced and hurts no other."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from collections.abc import Sequence
from typing import Any, Final

import deskovka
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.server.metrics import Metrics

LOG: Final = logging.getLogger("deskovka.thinkers")
LONGEST: Final = 2**24  # bytes of an answer
TRIES: Final = 2


class Broken(RuntimeError):
    """A process that gave no answer."""


class Worker:
    """One process; it starts when it is first asked."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: str) -> dict[str, Any]:
        """A question and its answer; Broken if the process is gone."""
        if self.process is None or self.process.returncode is not None:
            command = (sys.executable, "-m", "deskovka.server.thinker")
            pipe = asyncio.subprocess.PIPE
            # In a session of its own Ctrl-C in the terminal does not reach it; it ends with its stdin.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, limit=LONGEST, start_new_session=True
            )
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(question.encode() + b"\n")
            await self.process.stdin.drain()
            line = await self.process.stdout.readline()
            found: dict[str, Any] = json.loads(line)
        except (OSError, ValueError) as problem:
            raise Broken(str(problem)) from problem
        return found

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
            await self.process.wait()
        self.process = None


class Thinkers:
    """A few workers; who waits longest is served first."""

    def __init__(self, count: int, seconds: float, metrics: Metrics) -> None:
        self.workers = [Worker() for _ in range(count)]
        self.seconds = seconds
        self.metrics = metrics
        self.idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.idle.put_nowait(worker)

    async def think(self, view: View, bot: str, seed: int, packs: Sequence[str] = ()) -> Move | None:
        """The bot's move, or None if no process could find one."""
        question = json.dumps({"view": deskovka.encode(view), "bot": bot, "seed": seed, "packs": packs})
        for _ in range(TRIES):
            found = await self._ask(question)
            if found is not None:
                return found
        return None

    async def _ask(self, question: str) -> Move | None:
        worker = await self.idle.get()
        try:
            with self.metrics.time("deskovka_bot_thinking_seconds"):
                reply = await asyncio.wait_for(worker.ask(question), self.seconds)
            if reply["problem"]:
                LOG.error("bot problem", extra={"problem": reply["problem"]})
            if reply["move"] is None:
                return None
            move = deskovka.decode(reply["move"])
            return move if isinstance(move, Move) else None
        except (Broken, TimeoutError, ValueError, KeyError) as problem:
            LOG.error("thinker replaced", extra={"problem": f"{type(problem).__name__}: {problem}"})
            self.metrics.count("deskovka_thinkers_replaced_total")
            await worker.stop()
            return None
        except asyncio.CancelledError:
            await worker.stop()  # it would answer an old question to the next asker
            raise
        finally:
            self.idle.put_nowait(worker)

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.stop()
