"""Channel: a way on which notices travel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, Protocol

from deskovka.server.notices.words import Saying
from deskovka.server.storage.notices import Way

GONE: Final = (404, 410)  # nobody listens there any more
LATER: Final = (408, 425, 429)
TAG: Final = 32  # letters of a topic, at most


@dataclass(frozen=True)
class Outcome:
    """What has become of a message: it arrived, it has to be tried again, is refused, or its way is gone."""

    word: Literal["sent", "again", "refused", "gone"]
    wait: int = 0  # seconds, if we are asked to


class Channel(Protocol):
    """How notices of one kind travel."""

    every: int  # milliseconds between two messages on a way; what happens meanwhile travels together

    async def send(self, way: Way, sayings: Sequence[Saying], waiting: int) -> Outcome:
        """Send these, and how many tables wait."""


def outcome(status: int, wait: int = 0) -> Outcome:
    """What a service's answer means; one that sends us on to somewhere else is not followed."""
    if 200 <= status < 300:
        return Outcome("sent")
    if status in GONE:
        return Outcome("gone")
    if status in LATER or status >= 500:
        return Outcome("again", wait)
    return Outcome("refused")


def tag(path: str) -> str:
    """By which a later notice of a table takes the place of an earlier one; it tells nobody which table it is."""
    return sha256(path.encode()).hexdigest()[:TAG]
