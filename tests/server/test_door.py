"""What comes over a connection is taken a little at a time: nobody stops the others by how they send it."""

from __future__ import annotations

import asyncio
import socket as sockets
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import pytest

from deskovka.server.base.limits import FRAGMENTS, SIP
from server.house import Browser, House, tell
from server.test_attack import deaf
from server.test_loop import MOST, TIMES, Watched, served

TEXT, PING, MORE = 1, 9, 0
LAST = 0x80


def small(kind: int, words: bytes = b"") -> bytes:
    """A masked frame."""
    return bytes([kind, 0x80 | len(words), 0, 0, 0, 0]) + words


def connected(house: House) -> sockets.socket:
    port = int(house.base.rpartition(":")[2])
    return sockets.create_connection(("127.0.0.1", port), timeout=10)


@contextmanager
def greeted(house: House, table: str) -> Iterator[sockets.socket]:
    """A socket that has said hello."""
    with deaf(house, table) as raw:
        assert raw.recv(12) == b"HTTP/1.1 101"
        raw.sendall(small(LAST | TEXT, b'{"t":"hello"}'))
        yield raw


def get(house: House, path: str) -> bytes:
    """The first words of the answer to a request."""
    with connected(house) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        return raw.recv(12)


def many_options(house: House, table: str) -> None:
    query = "&".join(f"{n:x}" for n in range(3000))
    assert get(house, f"/api/games/rebirth/scene?{query}") == b"HTTP/1.1 400"


def many_headers(house: House, table: str) -> None:
    """They are refused before anybody reads them one by one."""
    for count, status in ((90, b"HTTP/1.1 404"), (3800, b"HTTP/1.1 400")):
        with connected(house) as raw:
            raw.sendall(b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * count + b"\r\n")
            assert raw.recv(12) == status


def many_headers_after_a_request(house: House, table: str) -> None:
    """Also in what waits until an earlier request is answered."""
    one = b"GET /nothing HTTP/1.1\r\nHost: localhost\r\n"
    with connected(house) as raw:
        raw.sendall(one + b"\r\n" + one + b"a:\r\n" * 900 + b"\r\n")
        said = b""
        while piece := raw.recv(65536):
            said += piece
        assert [said.count(status) for status in (b"HTTP/1.1 404", b"HTTP/1.1 400")] == [1, 1]


def many_pings(house: House, table: str) -> None:
    with greeted(house, table) as raw:
        raw.sendall(small(LAST | PING) * 40_000)
        time.sleep(0.3)


def many_fragments(house: House, table: str) -> None:
    with greeted(house, table) as raw:
        raw.sendall(small(TEXT) + small(MORE) * 40_000)
        time.sleep(0.3)


def many_frames(house: House, table: str) -> None:
    with greeted(house, table) as raw:
        raw.sendall(small(LAST | TEXT, b"{}") * 30_000)
        time.sleep(0.3)


def tiny_chunks(house: House, table: str) -> None:
    head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    with connected(house) as raw:
        raw.sendall(head.encode() + b"1\r\n \r\n" * 20_000)
        time.sleep(0.3)


@pytest.mark.parametrize(
    "attack",
    [
        many_options,
        many_headers,
        many_headers_after_a_request,
        many_pings,
        many_fragments,
        many_frames,
        tiny_chunks,
    ],
)
def test_no_way_of_sending_takes_long(attack: Callable[[House, str], None], tmp_path: Path) -> None:
    watched, found = Watched(), list[tuple[float, str]]()

    async def story(house: House) -> None:
        host = Browser(house)
        made = await host.new_table("me", "here")
        for _ in range(TIMES):
            watched.take()
            with suppress(OSError):  # it may be cut
                await asyncio.to_thread(attack, house, made["table"])
            await host.get("/health")  # answered when all that came before is dealt with
            found.append(watched.take())
            if found[-1][0] < MOST / 2:
                break

    with served(f"sqlite:///{tmp_path / 'tables.db'}", watched) as (house, server):
        server.config.doorman.frames_per_second = 20
        asyncio.run(story(house))
    assert min(found)[0] < MOST, min(found)


def is_cut(house: House, table: str, words: bytes) -> bool:
    """Does the server soon hang up on somebody who sends this?"""
    with greeted(house, table) as raw:
        raw.settimeout(3)
        try:
            raw.sendall(words)
            while raw.recv(65536):
                pass
        except TimeoutError:
            return False
        except OSError:
            pass
        return True


@pytest.mark.parametrize(
    ("words", "cut"),
    [
        (small(LAST | PING) * 100, False),
        (small(LAST | PING) * 1000, True),
        (small(TEXT) + small(MORE) * (FRAGMENTS - 2), False),
        (small(TEXT) + small(MORE) * (FRAGMENTS + 1), True),
    ],
)
def test_who_sends_far_too_many_frames_is_cut(sqlite: str, words: bytes, cut: bool) -> None:
    """Also pings, and fragments of a message that never ends, which no room hears of."""

    async def story(house: House) -> None:
        made = await house.browser().new_table("me", "bot")
        assert await asyncio.to_thread(is_cut, house, made["table"], words) == cut

    tell(sqlite, story, frames_per_second=20)


def test_a_body_without_a_length_is_refused(sqlite: str) -> None:
    async def story(house: House) -> None:
        browser = house.browser()

        async def chunks() -> AsyncIterator[bytes]:
            yield b"{}"

        reply = await browser.http.post("/api/tables", content=chunks())
        assert reply.status_code == 411 and "Content-Length" in reply.json()["error"]["cs"]

    tell(sqlite, story)


def test_long_messages_cost_as_much_as_requests(sqlite: str) -> None:
    async def story(house: House) -> None:
        made = await house.browser().new_table("me", "bot")
        async with house.browser().watch(made["table"]) as spectator:
            for _ in range(40):
                await spectator.send(t="hello")
            await spectator.settle()
            refused = [m for m in spectator.heard if m["t"] == "problem"]
            assert len(refused) > 5
            await spectator.send(t="chat", text="")
            await spectator.settle()  # who only greeted too often is not sent away

    tell(sqlite, story, requests_per_second=5)


def test_an_answer_to_somebody_elses_question_is_a_late_one(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "here", options={"start": "1"})
        assert house.server is not None
        referee = house.server.hub.rooms[made["table"]].referee
        async with host.watch(made["table"], 0) as a:
            mine, other = referee.kept.questions[0], referee.kept.questions[0] + 5
            referee.kept = replace(referee.kept, questions=[mine, other])  # as when both answer in secret
            for _ in range(40):
                await a.send(t="play", seat=0, question=other, move={"t": "Yes"})
            await a.settle()
            assert len([m for m in a.heard if m["t"] == "problem"]) > 5

    tell(sqlite, story, requests_per_second=5)


@pytest.mark.parametrize("length", [SIP - 1, SIP, SIP + 1, 2 * SIP])
def test_a_request_of_any_length_becomes_a_socket(sqlite: str, length: int) -> None:
    """Also one that fills exactly what is read at once."""

    async def story(house: House) -> None:
        made = await house.browser().new_table("me", "bot")
        host, _, port = house.base.removeprefix("http://").partition(":")
        head = (
            f"GET /ws/{made['table']} HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {house.base}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nCookie: x="
        )
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write((head + "x" * (length - len(head) - 4) + "\r\n\r\n").encode())
        assert b"101" in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)
        writer.write(small(LAST | TEXT, b'{"t":"hello"}'))
        assert await asyncio.wait_for(reader.readuntil(b'"full"'), 5)
        writer.close()

    tell(sqlite, story)


def test_whoever_goes_in_the_middle_of_a_request_is_no_failure(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Every phone that loses its network does it; a log of a kilobyte each time would fill a disk."""

    async def story(house: House) -> None:
        made = await house.browser().new_table("me", "bot")
        host, _, port = house.base.removeprefix("http://").partition(":")
        _, writer = await asyncio.open_connection(host, int(port))
        head = f"POST /api/tables/{made['table']}/sit HTTP/1.1\r\nHost: {host}:{port}\r\nOrigin: {house.base}\r\n"
        writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{{".encode())
        await writer.drain()
        await asyncio.sleep(0.2)
        writer.close()
        await asyncio.sleep(0.3)

    tell(sqlite, story)
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
