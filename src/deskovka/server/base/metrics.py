"""Numbers for Prometheus, in its text format."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

ABOUT: Final = {
    "deskovka_requests_total": ("counter", "HTTP requests by status."),
    "deskovka_frames_total": ("counter", "WebSocket messages received."),
    "deskovka_answers_total": ("counter", "Moves committed, by people and bots."),
    "deskovka_refused_total": ("counter", "Moves refused by a rule."),
    "deskovka_tables_created_total": ("counter", "Tables opened."),
    "deskovka_thinkers_replaced_total": ("counter", "Bot processes that hung or died."),
    "deskovka_commit_seconds": ("summary", "Time to commit a move."),
    "deskovka_bot_thinking_seconds": ("summary", "Time a bot thinks, and waits if that could tell something."),
    "deskovka_rounds_failed_total": ("counter", "Looks at clocks or for bots that failed."),
    "deskovka_tables_failed_total": ("counter", "Tables that could not be looked after."),
    "deskovka_backroom_refused_total": ("counter", "Replays, records and packs refused because too many waited."),
    "deskovka_backroom_dropped_total": ("counter", "Replays, records and packs whose client had gone."),
    "deskovka_notices_sent_total": ("counter", "Notices that a service has taken, by kind."),
    "deskovka_notices_retried_total": ("counter", "Notices that did not arrive and are sent again, by kind."),
    "deskovka_notices_dropped_total": ("counter", "Notices that nobody was told, by reason."),
    "deskovka_analysts_replaced_total": ("counter", "Processes of analyses that hung or died."),
    "deskovka_slow_readers_total": ("counter", "Sockets cut because their client did not read."),
    "deskovka_backroom_seconds": ("summary", "Time a replay, record or pack takes."),
    "deskovka_backroom_waiting": ("gauge", "Replays, records and packs that wait."),
    "deskovka_clocks_age_seconds": ("gauge", "Time since the clocks were looked at."),
    "deskovka_bots_age_seconds": ("gauge", "Time since somebody looked for bots that were left."),
    "deskovka_archives_age_seconds": ("gauge", "Time since somebody looked for finished games to keep."),
    "deskovka_analyses_age_seconds": ("gauge", "Time since somebody looked for analyses that wait."),
    "deskovka_notices_age_seconds": ("gauge", "Time since somebody looked for what is to be told."),
    "deskovka_sweeps_age_seconds": ("gauge", "Time since rooms that nobody uses were forgotten."),
    "deskovka_analyses_running": ("gauge", "Finished games that are being analysed."),
    "deskovka_damaged_tables": ("gauge", "Tables that could not be opened."),
    "deskovka_rooms": ("gauge", "Tables in memory."),
    "deskovka_clients": ("gauge", "Open sockets."),
}


class Metrics:
    """Counters and sums by name and label; gauges are asked when somebody looks."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[str, str], float] = {}
        self.gauges: dict[str, Callable[[], float]] = {}

    def count(self, name: str, label: str = "", by: float = 1) -> None:
        """One more."""
        key = (name, label)
        self.numbers[key] = self.numbers.get(key, 0) + by

    @contextmanager
    def time(self, name: str) -> Iterator[None]:
        """How long the block takes."""
        start = time.perf_counter()
        try:
            yield
        finally:
            self.observe(name, time.perf_counter() - start)

    def observe(self, name: str, seconds: float) -> None:
        """Count one more, and the seconds that it took."""
        self.count(f"{name}_sum", by=seconds)
        self.count(f"{name}_count")

    def text(self) -> str:
        """All numbers."""
        numbers = {**self.numbers, **{(name, ""): float(ask()) for name, ask in self.gauges.items()}}
        lines = []
        for name, (kind, about) in ABOUT.items():
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}"]
            parts = (f"{name}_sum", f"{name}_count") if kind == "summary" else (name,)
            for part in parts:
                found = [(label, n) for (key, label), n in sorted(numbers.items()) if key == part]
                lines += [f"{part}{label} {n:g}" for label, n in found or [("", 0.0)]]
        return "\n".join(lines) + "\n"
