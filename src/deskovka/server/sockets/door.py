"""Door: who gets a connection, how long it may stay half open, and how it is cut when nobody reads."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Final

import h11
import uvicorn
from h11._receivebuffer import ReceiveBuffer
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request

from deskovka.server.base.limits import (
    FRAGMENTS,
    HEADERS,
    LAST_WORDS,
    SIP,
    SLICE,
    SLICES,
    SLOWEST_HEAD,
    SLOWEST_READER,
    Bucket,
    household,
)
from deskovka.server.base.settings import Settings
from deskovka.server.sockets.marks import ABORT, WORDS
from deskovka.system import open_files

RESERVED: Final = 100  # file descriptors for everything else: the database, bots, files of the page
WANTED: Final = 65_536  # file descriptors, if the system lets us


class Doorman:
    """Counts connections, all of them and those of each household."""

    def __init__(self, settings: Settings) -> None:
        self.most_of_one = settings.connections_per_address
        self.trusted = [ip_network(words.strip()) for words in settings.trusted_proxy.split(",") if words]
        self.frames_per_second = settings.frames_per_second
        self.known: dict[asyncio.BaseTransport, str] = {}
        self.count: Counter[str] = Counter()
        self.most = open_files(WANTED) - RESERVED
        self.packing = asyncio.Semaphore(SLICES)  # a hundred clients may get a long message at the same moment

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """May it stay? A proxy brings everybody's connections, and does its own counting."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        home = household(address)
        if len(self.known) >= self.most or (not self.trusts(address) and self.count[home] >= self.most_of_one):
            return False
        self.known[transport] = home
        self.count[home] += 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        home = self.known.pop(transport, None)
        if home is not None:
            self.count[home] -= 1
            if not self.count[home]:
                del self.count[home]

    def trusts(self, address: str) -> bool:
        with suppress(ValueError):
            found = ip_address(address)
            return any(found in network for network in self.trusted)
        return False


class Config(uvicorn.Config):
    """uvicorn's, with the doorman."""

    doorman: Doorman


class Heads(ReceiveBuffer):
    """What a client has sent; a head of too many lines is refused before any of them is looked at."""

    def maybe_extract_lines(self) -> list[bytearray] | None:
        lines: list[bytearray] | None = super().maybe_extract_lines()
        if lines is not None and len(lines) > HEADERS + 1:
            raise h11.RemoteProtocolError("too many headers", error_status_hint=431)
        return lines


class Request11(H11Protocol):
    """HTTP that does not wait for ever for a request, nor for a client that does not read."""

    config: Config
    patience: asyncio.TimerHandle | None = None
    deaf: asyncio.TimerHandle | None = None  # cuts the connection unless the client reads on

    def __init__(self, **how: Any) -> None:
        super().__init__(**how)
        self.conn._receive_buffer = Heads()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        if not self.config.doorman.enter(transport):
            transport.abort()
            return
        super().connection_made(transport)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doorman.leave(self.transport)
        self.calm()
        self.listen()
        if self.flow is not None:
            super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.listen()
        self.deaf = self.loop.call_later(SLOWEST_READER, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.listen()

    def listen(self) -> None:
        """The client reads, or it is not ours any more."""
        if self.deaf is not None:
            self.deaf.cancel()
            self.deaf = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        cycle: Any = self.cycle  # None before the first request
        answered = cycle is not None and cycle.response_complete
        if self.conn.their_state is h11.IDLE or answered:
            self.wait()
        else:
            self.calm()

    def wait(self) -> None:
        """From now on a whole request has to come soon."""
        if self.patience is None:
            self.patience = self.loop.call_later(SLOWEST_HEAD, self.transport.abort)

    def calm(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def on_response_complete(self) -> None:
        self.calm()
        super().on_response_complete()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    @property
    def paused(self) -> bool:
        """Does nobody want to read just now?"""
        return self.flow.read_paused

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        self.listen()
        socket: Any = self.transport.get_protocol()
        self.transport.set_protocol(Sips(socket, self.transport))


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut, and that packs long messages piece by piece."""

    config: Config
    pulse: Bucket  # of frames, also of those that no room hears of: pings, pongs, fragments

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        often = self.config.doorman.frames_per_second
        self.pulse = Bucket(5 * often, 200 + 20 * often)

    @property
    def paused(self) -> bool:
        """Does nobody want to read just now?"""
        return self.read_paused

    def handle_events(self) -> None:
        if self.pulse.take(len(self.conn.events)):
            super().handle_events()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < FRAGMENTS:
            super().handle_cont(event)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doorman.leave(self.transport)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()  # who does not answer does not read, and the last words would never be gone

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(LAST_WORDS, self.transport.abort)

    async def send(self, message: Any) -> None:
        if WORDS in message and not self.close_sent:
            await self.send_words(message[WORDS])
            return
        await super().send(message)
        if self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    async def send_words(self, words: bytes) -> None:
        """A message; a long one in slices, and others have their turn between them, for packing takes long."""
        await self.writable.wait()
        if len(words) <= SLICE:
            self.put(self.conn.send_text, words, True)
            return
        put: Callable[[bytes, bool], None] = self.conn.send_text
        for at in range(0, len(words), SLICE):
            await self.writable.wait()
            async with self.config.doorman.packing:
                self.put(put, words[at : at + SLICE], at + SLICE >= len(words))
                await asyncio.sleep(0)
            put = self.conn.send_continuation

    def put(self, put: Callable[[bytes, bool], None], words: bytes, last: bool) -> None:
        """Pack a slice and hand it to the system."""
        try:
            put(words, last)
        except InvalidState:
            raise ClientDisconnected() from None
        if self.disconnected:
            raise ClientDisconnected()
        self.transport.write(b"".join(self.conn.data_to_send()))


class Sips(asyncio.BufferedProtocol):
    """Reads a little at a time: tiny frames come in such numbers that all of them would take half a second."""

    def __init__(self, inner: Request11 | Socket, transport: asyncio.Transport | None = None) -> None:
        self.inner = inner
        self.buffer = bytearray(SIP)
        if transport is not None:
            self.transport = transport

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        self.inner.connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self.inner.connection_lost(exc)

    def get_buffer(self, sizehint: int) -> bytearray:
        return self.buffer

    def buffer_updated(self, nbytes: int) -> None:
        self.inner.data_received(bytes(self.buffer[:nbytes]))
        if nbytes == SIP and self.serves:  # there may be more, which uvloop would read at once
            self.transport.pause_reading()
            self.inner.loop.call_soon(self.go_on)

    @property
    def serves(self) -> bool:
        """Is the connection still ours? After an upgrade it is the WebSocket's."""
        return not self.transport.is_closing() and self.transport.get_protocol() is self

    def go_on(self) -> None:
        """The next piece, unless whoever reads it wants none."""
        if self.serves and not self.inner.paused:
            self.transport.resume_reading()

    def eof_received(self) -> None:
        self.inner.eof_received()

    def pause_writing(self) -> None:
        self.inner.pause_writing()

    def resume_writing(self) -> None:
        self.inner.resume_writing()


def answer_door(**how: Any) -> Sips:
    """Whoever serves a new connection, as uvicorn makes them."""
    return Sips(Request11(**how))
