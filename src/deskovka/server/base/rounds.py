"""Rounds: what is looked at again and again. A failure ends no round, and everybody can see that they go on."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from deskovka.server.base.metrics import Metrics

LOG: Final = logging.getLogger("deskovka.rounds")
LATE: Final = 30.0  # seconds without a round that went well, then something is wrong


class Rounds:
    """One kind of look, every few seconds until it is cancelled."""

    def __init__(
        self, name: str, every: Callable[[], float], look: Callable[[], Awaitable[None]], metrics: Metrics
    ) -> None:
        self.name = name
        self.every = every
        self.look = look
        self.metrics = metrics
        self.well_at = time.monotonic()
        metrics.gauges[f"deskovka_{name}_age_seconds"] = self.age

    def age(self) -> float:
        """Seconds since a round went well."""
        return time.monotonic() - self.well_at

    @property
    def late(self) -> bool:
        return self.age() > LATE + self.every()

    async def run(self) -> None:
        """Look, wait, look again."""
        while True:
            try:
                await self.look()
                self.well_at = time.monotonic()
            except Exception as problem:  # the next round may go well
                self.metrics.count("deskovka_rounds_failed_total", f'{{rounds="{self.name}"}}')
                LOG.error("round failed", extra={"rounds": self.name, "problem": type(problem).__name__})
            await asyncio.sleep(self.every())
