"""A small WebSocket client: the load must cost less than the servers it is put on."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HEAD_END: Final = b"\r\n\r\n"


OnMessage = Callable[["Socket", bytes], None]


class Socket(asyncio.Protocol):
    """One client; `on_message` gets each text message."""

    def __init__(self, host: str, path: str, headers: dict[str, str], on_message: OnMessage) -> None:
        self.host = host
        self.path = path
        self.headers = headers
        self.on_message = on_message
        self.buffer = bytearray()
        self.received = 0  # bytes
        self.open = False
        self.closed = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        lines = [f"GET {self.path} HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}", "Sec-WebSocket-Version: 13"]
        lines += [f"{name}: {words}" for name, words in self.headers.items()]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("closed"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        self.received += len(data)
        if not self.open:
            end = self.buffer.find(HEAD_END)
            if end < 0:
                return
            if b" 101 " not in self.buffer[:end]:
                self.ready.set_exception(ConnectionError(bytes(self.buffer[:200]).decode(errors="replace")))
                self.transport.close()
                return
            del self.buffer[: end + len(HEAD_END)]
            self.open = True
            self.ready.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        at, buffer = 0, self.buffer
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            words = bytes(buffer[start : start + size])
            at = start + size
            if kind == TEXT:
                self.on_message(self, words)
            elif kind == PING:
                self.send(words, PONG)
            elif kind == CLOSE:
                self.transport.close()
        del buffer[:at]

    def send(self, words: bytes, kind: int = TEXT) -> None:
        """A frame, masked by zeros."""
        size = len(words)
        head = (
            bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + words)


async def connect(port: int, path: str, headers: dict[str, str], on_message: OnMessage) -> Socket:
    """An open socket."""
    loop = asyncio.get_running_loop()
    host = f"localhost:{port}"
    _, socket = await loop.create_connection(lambda: Socket(host, path, headers, on_message), "127.0.0.1", port)
    await asyncio.wait_for(socket.ready, 30)
    return socket
