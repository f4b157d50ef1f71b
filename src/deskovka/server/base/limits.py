"""Limits on how much and how often."""

from __future__ import annotations

import ipaddress
import time
import unicodedata
from collections import OrderedDict
from typing import Final

# --- requests and frames: as much as the largest honest one needs, with some room ------------------------------
HEADERS: Final = 100  # of a request; a browser behind two proxies sends thirty
LONGEST_BODY: Final = 16 * 1024  # bytes
LONGEST_RECORD: Final = 1024 * 1024  # bytes: a game of Scythe with its archive has 0.5 MB
LONGEST_FRAME: Final = 16 * 1024  # characters
LONGEST_NAME: Final = 40
LONGEST_CHAT: Final = 500
LONGEST_TEXT: Final = 4 * LONGEST_CHAT  # before it is composed: three letters may become one
LONGEST_SEED: Final = 64  # digits that a column of the database holds
FRAGMENTS: Final = 64  # of one message
BAD_MESSAGES: Final = 20  # or hasty ones, then the socket is closed
SIP: Final = 4096  # bytes that are read from a connection before others have their turn
PIECE: Final = 64 * 1024  # bytes of a replay that are unpacked at once
SLICE: Final = 16 * 1024  # bytes of a message that are packed at once, which takes 0.4 ms,
SLICES: Final = 8  # of all messages together before others have their turn

# --- how long we wait for somebody, in seconds -----------------------------------------------------------------
SLOWEST_HEAD: Final = 10.0  # of a request
SLOWEST_BODY: Final = 10.0
SLOWEST_GREETING: Final = 10.0
SLOWEST_READER: Final = 20.0  # to read a message
LAST_WORDS: Final = 10.0  # for what is still to be sent when a connection closes

# --- tables ----------------------------------------------------------------------------------------------------
OWNERS_PER_SEAT: Final = 32  # browsers on which somebody may open the same seat
LINKS_PER_SEAT: Final = 32  # that are good at the same time
SPECTATORS_PER_TABLE: Final = 200  # sockets of those who have no seat there
SOCKETS_PER_OWNER: Final = 16  # at one table
RESERVED_FOR_OWNERS: Final = 50  # sockets that an address has beyond its limit, for those who have a seat
MESSAGES_BEHIND: Final = 256  # that a slow client may be behind,
BYTES_BEHIND: Final = 2 * 2**20  # and how long they may be together; no message is longer
LINES_SHOWN: Final = 500  # of the log in a full view, the newest, 0.2 MB; earlier ones come when they are wanted,
EARLIER: Final = 200  # at once
CLOCKS_OF_ONE: Final = 500  # tables of a household at which somebody's time runs; then no further game begins
DUE_OF_ONE: Final = 8  # tables of a household whose clocks are looked at in a second,
DUE: Final = 128  # and of all
PACKS_PER_TABLE: Final = 8
FILES_PER_GAME: Final = 200  # packs that are kept on the server
LISTED: Final = 200  # own tables,
LONGEST_LIST: Final = 2**18  # and bytes of them: an ordinary one has 1 kB
PUBLIC_LISTED: Final = 50
UNUSED_OF_ONE: Final = 24  # rooms that one household has asked for, and in which nobody is: 2 MB each at most,
UNUSED: Final = 256  # and those of all together
CHAT_SHOWN: Final = 200  # lines, at most 0.4 MB
NEWS_SHOWN: Final = 100

# --- notices ---------------------------------------------------------------------------------------------------
NEWEST_WAYS: Final = 5  # of one kind, on which the person in a seat is told something
LONGEST_ADDRESS: Final = 1000  # characters
LONGEST_MAIL_ADDRESS: Final = 254
CODES_OF_ONE: Final = 5  # mails with codes that a browser, a household or an address may cause; then one an hour

# --- work for somebody: how much of one address may wait, so that others find room -----------------------------
REPLAYS_WAITING: Final = 64  # and records, and packs
REPLAYS_OF_ONE: Final = 8
SLOWEST_REPLAY: Final = 60.0  # seconds; the longest record that is allowed takes less
LAST_MOMENT: Final = 2.0  # seconds for a replay whose client has gone
ANALYSES_WAITING: Final = 256
ANALYSES_OF_ONE: Final = 8
ANSWERS_ANALYSED: Final = 2000  # of a game; a long game of Scythe has 700
SLOWEST_JOB: Final = 300.0  # seconds; the longest that is allowed takes less also where nothing is compiled
LONGEST_ANSWER: Final = 2**26  # bytes that a process answers
LOOKS_WAITING: Final = 64
LOOKS_OF_ONE: Final = 16
LISTS_WAITING: Final = 512  # of tables
LISTS_OF_ONE: Final = 100
PACKED_AT_ONCE: Final = 8 * 1024  # bytes of an answer that are packed in the loop, in 0.2 ms; more in threads
PACKS_WAITING: Final = 256
PACKS_OF_ONE: Final = 32  # the rest leaves unpacked
MOST_MEMORY: Final = 2 * 2**30  # bytes of a process; the longest replays and the strongest bots take a tenth,
MEMORY_SHARE: Final = 4  # and of a small machine only such a part

# --- how games ended that other rules made, as archives say that strangers send ----------------------------------
LONGEST_PART: Final = 2**19  # bytes of a view, and of LINES_SHOWN lines: a message holds two or three parts
ENDINGS: Final = 2 * 2**20  # packed bytes that such a table keeps for all eyes; a long game of Scythe needs 0.3 MB

# --- what is remembered, so that it need not be made again -------------------------------------------------------
RESULTS: Final = 32 * 2**20  # bytes of replays and scenes
SENTENCES_REMEMBERED: Final = 64 * 2**20  # bytes, of all games
LISTS_REMEMBERED: Final = 64  # lists of tables
BOOKS_REMEMBERED: Final = 64  # games with their options
GAMES_REMEMBERED: Final = 16  # by a bot's process, with their packs
PACKS_REMEMBERED: Final = 256
READY_REMEMBERED: Final = 256  # answers that are the same for everybody, and files of the page
REMEMBERED: Final = 10_000  # addresses


INVISIBLE: Final = ("Cc", "Cs", "Cn", "Cf")  # controls, halves, nothing, and what turns writing around
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")  # letters and signs without ink
JOINER: Final = "\u200d"  # holds some emoji together


class Bucket:
    """A number per second, and a burst."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self, count: int = 1) -> bool:
        """May it happen now, `count` times at once?"""
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
    """Text as people write it: composed, on one line, without characters that are not seen.

    Composing takes the longer the more marks stand on one letter, as the square of them: of a text that is longer
    than any that may be written only the beginning is looked at.
    """
    kept = [" " if c in "\n\r\t" else c for c in unicodedata.normalize("NFC", text[:LONGEST_TEXT])]
    seen = [c for c in kept if c == JOINER or unicodedata.category(c) not in INVISIBLE]
    return " ".join("".join(seen).split()).strip(JOINER)
