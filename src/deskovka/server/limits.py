"""Limits on how much and how often."""

from __future__ import annotations

import ipaddress
import time
import unicodedata
from collections import OrderedDict
from typing import Final

LONGEST_BODY: Final = 16 * 1024
LONGEST_RECORD: Final = 1024 * 1024
LONGEST_FRAME: Final = 16 * 1024
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
SLOWEST_BODY: Final = 10.0  # seconds
OWNERS_PER_SEAT: Final = 32  # browsers on which somebody may open the same seat
SPECTATORS_PER_TABLE: Final = 200  # sockets of those who have no seat there
SOCKETS_PER_OWNER: Final = 16  # at one table
RESERVED_FOR_OWNERS: Final = 50  # sockets that an address has beyond its limit, for those who have a seat
SLOWEST_GREETING: Final = 10.0  # seconds
SLOWEST_READER: Final = 20.0  # seconds in which a client has to read a message
REMEMBERED: Final = 10_000  # addresses


INVISIBLE: Final = ("Cc", "Cs", "Cn", "Cf")  # controls, halves, nothing, and what turns writing around
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs without ink
JOINER: Final = "\u200d"  # holds some emoji together


class Bucket:
    """So many per second, and a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """May it happen now, so many times at once?"""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < count:
            return False
        self.left -= count
        return True


class Buckets:
    """A bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()  # who was here last stands last

    def take(self, address: str) -> bool:
        """May it happen now?"""
        if address not in self.known:
            self.known[address] = Bucket(self.rate, self.burst)
            if len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        self.known.move_to_end(address)
        return self.known[address].take()


def household(address: str) -> str:
    """Whom a limit concerns: one address, or the whole network that a provider gives one customer."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4 or found.ipv4_mapped:
        return address
    return str(ipaddress.ip_network(f"{found.compressed.partition('%')[0]}/64", strict=False))


def is_seen(name: str) -> bool:
    """Is there something to be seen, and nothing that only seems to be nothing?"""
    kinds = [unicodedata.category(c) for c in name]
    return not BLANK & {*name} and "Co" not in kinds and any(kind[0] in "LNPS" for kind in kinds)


def plain(text: str) -> str:
    """Text as people write it: composed, on one line, without characters that are not seen."""
    kept = [" " if c in "\n\r\t" else c for c in unicodedata.normalize("NFC", text)]
    seen = [c for c in kept if c == JOINER or unicodedata.category(c) not in INVISIBLE]
    return " ".join("".join(seen).split()).strip(JOINER)
