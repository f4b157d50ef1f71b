"""Packing: answers leave compressed; large ones are compressed in threads, in turn by household."""

from __future__ import annotations

import asyncio
import gzip
import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deskovka.server.base.limits import PACKED_AT_ONCE, PACKS_OF_ONE, PACKS_WAITING, household
from deskovka.server.processes.looks import Dreamer
from deskovka.server.processes.workers import Full, Turns, Who

LEAST: Final = 1000  # bytes that are worth it
LEVEL: Final = 5
PACKERS: Final = 2  # one of them for an address that has none


class Packing:
    """Compresses whole answers that are not compressed yet, for clients that understand it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.turns = Turns([Dreamer() for _ in range(PACKERS)], PACKS_WAITING, PACKS_OF_ONE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            await self.app(scope, receive, send)
            return
        start: list[Message] = []

        async def pack(message: Message) -> None:
            if message["type"] == "http.response.start":
                start.append(message)  # its length is not known yet
                return
            if start:
                head = start.pop()
                message = await self.compress_message(scope, head, message)
                await send(head)
            await send(message)

        await self.app(scope, receive, pack)

    async def compress_message(self, scope: Scope, head: Message, message: Message) -> Message:
        """A body and its head, compressed if that is worth it; streams leave as they are."""
        headers = MutableHeaders(raw=head["headers"])
        body: bytes = message.get("body", b"")
        if message.get("more_body") or len(body) < LEAST or "content-encoding" in headers:
            return message
        client = scope.get("client")
        found = await self.compress(household(client[0] if client else ""), body)
        if found is None:
            return message
        headers["Content-Encoding"], headers["Content-Length"] = "gzip", str(len(found))
        headers.add_vary_header("Accept-Encoding")
        return {**message, "body": found}

    async def compress(self, address: str, body: bytes) -> bytes | None:
        """Compressed bytes; None where too many of that address wait, who get theirs as they are."""
        if len(body) <= PACKED_AT_ONCE:
            return gzip.compress(body, LEVEL)
        who = Who(address)
        try:
            packer = await self.turns.take(who)
        except Full:
            return None
        began = time.monotonic()
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(packer.thread, gzip.compress, body, LEVEL)
        finally:
            self.turns.give(who, packer, time.monotonic() - began)
