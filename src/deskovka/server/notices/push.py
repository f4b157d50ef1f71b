"""Push: to the browser itself, through the push service of its maker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from deskovka.server.base.settings import Settings
from deskovka.server.messages.notices import WishedPush
from deskovka.server.messages.refused import Refused
from deskovka.server.notices import sealing
from deskovka.server.notices.calling import PUSH, Caller, Unreachable
from deskovka.server.notices.channel import Outcome, outcome, tag
from deskovka.server.notices.words import Saying
from deskovka.server.storage.notices import Way

KEPT: Final = 24 * 3600  # seconds that a push service keeps what it cannot hand on


class Push:
    """Web Push (RFC 8030)."""

    every = 0

    def __init__(self, caller: Caller, keep: Callable[[str, Callable[[], str]], str], settings: Settings) -> None:
        self.caller = caller
        self.keep = keep  # returns a stored key of the server, or stores a new one
        self.contact = settings.public_url if settings.secure else "mailto:deskovka@localhost"

    def key(self) -> str:
        """The server's own key."""
        return self.keep("push", sealing.new_key)

    def public_key(self) -> str:
        """What browsers have to know of it."""
        return sealing.public_key(self.key())

    def check(self, wish: WishedPush) -> dict[str, str]:
        """The address as it is stored; Refused if nothing may be sent there."""
        self.caller.check(wish.endpoint, PUSH)
        sealing.check_keys(wish.p256dh, wish.auth)
        return {"endpoint": wish.endpoint, "p256dh": wish.p256dh, "auth": wish.auth}

    async def send(self, way: Way, sayings: Sequence[Saying], waiting: int) -> Outcome:
        """Each is sealed for the browser alone."""
        for saying in sayings:
            found = await self.send_one(way, saying, waiting)
            if found.word != "sent":
                return found
        return Outcome("sent")

    async def send_one(self, way: Way, saying: Saying, waiting: int) -> Outcome:
        mark = tag(saying.path)
        words = msgspec.json.encode(
            {"title": saying.title, "body": saying.body, "path": saying.path, "tag": mark, "waiting": waiting}
        )
        try:
            target = self.caller.check(way.address["endpoint"], PUSH)
            word = sealing.introduction(self.key(), f"https://{target.authority}", self.contact)
            headers = {
                "Authorization": word,
                "Content-Type": "application/octet-stream",
                "Content-Encoding": "aes128gcm",
                "TTL": str(KEPT),
                "Topic": mark,
                "Urgency": "normal",
            }
            sealed = sealing.seal(words, way.address["p256dh"], way.address["auth"])
            answer = await self.caller.post(target, headers, sealed)
        except Refused:  # a service that is not known any more
            return Outcome("refused")
        except Unreachable:
            return Outcome("again")
        return outcome(answer.status, answer.wait)
