"""How a game ended, as its archive shows it: packed for each pair of eyes, and unpacked for whoever looks."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
from msgspec import Raw

from deskovka.archive import last_moment
from deskovka.server.base.limits import LINES_SHOWN
from deskovka.server.messages.frames import Log, Points
from deskovka.server.messages.wire import Data


class Seen(msgspec.Struct):
    """What lies on the table in the end, as the JSON that clients get, and the points."""

    view: Raw
    score: Points


class Ending(msgspec.Struct):
    """The end for one pair of eyes."""

    lines: int  # of the log
    parts: list[bytes]  # packed JSON: what was seen, then the log, LINES_SHOWN lines in each

    def read_end(self) -> Seen:
        return msgspec.json.decode(zlib.decompress(self.parts[0]), type=Seen)

    def log(self, first: int, end: int) -> Log:
        """The lines of the log from one to before another."""
        first, found = max(first, 0), Log()
        for at in range(first - first % LINES_SHOWN, end if first < end else 0, LINES_SHOWN):
            packed = self.parts[1 + at // LINES_SHOWN]
            lines = msgspec.json.decode(zlib.decompress(packed), type=list[Raw])
            found += lines[max(first - at, 0) : end - at]
        return found


def ending_of(kept: Data, eyes: str, names: Sequence[str]) -> Ending:
    """The end of an archive for these eyes."""
    end = last_moment(kept, eyes, names)
    log = end.pop("log")
    parts = [end, *[log[at : at + LINES_SHOWN] for at in range(0, len(log), LINES_SHOWN)]]
    return Ending(len(log), [zlib.compress(msgspec.json.encode(part)) for part in parts])
