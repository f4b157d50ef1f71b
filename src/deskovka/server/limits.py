"""Limits on how much and how often."""

from __future__ import annotations

import time
import unicodedata
from typing import Final

LONGEST_BODY: Final = 16 * 1024
LONGEST_RECORD: Final = 1024 * 1024
LONGEST_FRAME: Final = 16 * 1024
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
SOCKETS_PER_TABLE: Final = 200
SOCKETS_PER_ADDRESS: Final = 100
REMEMBERED: Final = 10_000


class Bucket:
    """So many per second, and a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """May it happen now?"""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """May it happen now?"""
        if len(self.known) > REMEMBERED:  # forget those that are full again
            limit = time.monotonic() - self.burst / self.rate
            self.known = {key: bucket for key, bucket in self.known.items() if bucket.at > limit}
        if address not in self.known:
            self.known[address] = Bucket(self.rate, self.burst)
        return self.known[address].take()


def plain(text: str) -> str:
    """Text as people write it: composed, on one line, without control characters and surrogates."""
    kept = [" " if c in "\n\r\t" else c for c in unicodedata.normalize("NFC", text)]
    return " ".join("".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cs", "Cn")).split())
