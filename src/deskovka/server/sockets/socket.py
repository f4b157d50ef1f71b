"""The WebSocket half of the protocol: one socket per client."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

from deskovka.server.base.limits import (
    BAD_MESSAGES,
    LINES_SHOWN,
    LONGEST_CHAT,
    LONGEST_FRAME,
    RESERVED_FOR_OWNERS,
    SLOWEST_GREETING,
    SLOWEST_READER,
    SOCKETS_PER_OWNER,
    SPECTATORS_PER_TABLE,
    Bucket,
    plain,
)
from deskovka.server.messages import frames
from deskovka.server.messages.coaching import AskChances, AskHint, Check
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.words import phrase
from deskovka.server.sockets.marks import ABORT, WORDS
from deskovka.server.storage.keys import hash_text
from deskovka.server.tables import agreeing, coaching, planning, playing
from deskovka.server.tables.audience import Client
from deskovka.server.tables.hub import Hub
from deskovka.server.tables.room import Room
from deskovka.server.web.api import address_of
from deskovka.server.web.cookies import device_label, secret_of
from deskovka.server.web.reach import knows_host, own_origin

LOG: Final = logging.getLogger("deskovka.socket")
DECODER: Final[msgspec.json.Decoder[frames.Frames]] = msgspec.json.Decoder(frames.Frames)


class Dismissed(Exception):
    """The socket is closed by us."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


async def attend(socket: WebSocket) -> None:
    """Serve one client from greeting to leaving."""
    hub: Hub = socket.app.state.hub
    host, origin = socket.headers.get("host", ""), socket.headers.get("origin")
    secure = socket.url.scheme == "wss"
    if not knows_host(hub.settings, host) or not own_origin(hub.settings, origin, host, secure):
        await socket.close(4403)
        return
    address = address_of(socket)
    if not hub.requests.take(address) or not await has_room(hub, socket, address):
        await socket.close(4429)
        return
    await socket.accept()
    hub.sockets[address] = hub.sockets.get(address, 0) + 1
    try:
        await Session(hub, socket, address).run()
    finally:
        hub.sockets[address] -= 1
        if not hub.sockets[address]:
            del hub.sockets[address]


async def has_room(hub: Hub, socket: WebSocket, address: str) -> bool:
    """May this address have one more socket? Whoever has a seat at the table also when spectators fill it."""
    more = hub.settings.sockets_per_address - hub.sockets.get(address, 0)
    if more > 0 or more <= -RESERVED_FOR_OWNERS:
        return more > 0
    try:
        kept = await hub.find_table(str(socket.path_params["id"]))
    except (Refused, SQLAlchemyError):
        return False
    return bool(kept.seats_of(browser_of(hub, socket)))


def browser_of(hub: Hub, socket: WebSocket) -> str | None:
    """The hash of the browser's secret; None for somebody unknown."""
    secret = secret_of(socket, hub.settings.secure or socket.url.scheme == "wss")
    return None if secret is None else hash_text(secret)


class Session:
    """A client and its room."""

    def __init__(self, hub: Hub, socket: WebSocket, address: str) -> None:
        self.hub = hub
        self.socket = socket
        self.address = address
        self.client = Client(browser_of(hub, socket), device_label(socket))
        self.bucket = Bucket(hub.settings.frames_per_second, 2 * hub.settings.frames_per_second)
        self.patience = BAD_MESSAGES

    async def run(self) -> None:
        """Read and write until one side leaves."""
        writer = asyncio.create_task(self.write())
        try:
            room = await self.hub.room(str(self.socket.path_params["id"]), self.hub.mark(self.address))
            async with asyncio.timeout(SLOWEST_GREETING):
                hello = await self.greeting()
            self.check_room(room)
            try:
                await self.enter(room, hello)
                while True:
                    await self.attend(room, await self.read())
                    await asyncio.sleep(0)  # many frames may have come together
            finally:
                await room.leave(self.client)
        except Refused as no:
            self.client.send(frames.Notice(no.say))
            self.client.close(4404 if no.status == 404 else 4409)
        except SQLAlchemyError as problem:
            LOG.error("no database", extra={"problem": type(problem).__name__})
            self.client.send(frames.Notice(phrase("error-database")))
            self.client.close(1011)
        except Dismissed as end:
            self.client.close(end.code)
        except TimeoutError:
            self.client.close(4408)
        except WebSocketDisconnect:
            self.client.close(1001)
        except Exception:
            LOG.exception("socket failed")
            self.client.send(frames.Notice(phrase("error-inside")))
            self.client.close(1011)
        with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError, OSError):
            await asyncio.wait_for(writer, 5)

    async def write(self) -> None:
        """Send what is queued; the end of the queue closes the socket."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # the client is gone
            try:
                while True:
                    message = await self.client.outbox.get()
                    async with asyncio.timeout(SLOWEST_READER):
                        if message is None:
                            await self.socket.close(self.client.closing)
                            return
                        await self.socket.send({"type": "websocket.send", WORDS: message})
            except TimeoutError:
                self.hub.metrics.count("deskovka_slow_readers_total")
                self.client.close(1013)
                self.socket.scope["extensions"][ABORT]()

    def check_room(self, room: Room) -> None:
        """Spectators are limited by table, so that those who play always find room."""
        browser, clients = self.client.browser, room.audience.clients
        if room.kept.seats_of(browser):
            crowded = sum(client.browser == browser for client in clients) >= SOCKETS_PER_OWNER
        else:
            watching = sum(not room.kept.seats_of(client.browser) for client in clients)
            crowded = watching >= SPECTATORS_PER_TABLE
        if crowded:
            raise Dismissed(4429)

    async def read(self) -> frames.Frames | None:
        """The next message; None for one that is not understood."""
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        self.hub.metrics.count("deskovka_frames_total")
        words = message.get("text")
        if words is None:
            words = (message.get("bytes") or b"").decode(errors="replace")
        if len(words) > LONGEST_FRAME:
            self.client.send(frames.Notice(phrase("error-too-long")))
            raise Dismissed(1009)
        if not self.bucket.take() or not self.hub.frames.take(self.address):
            self.lose_patience("error-too-many", 4429)
            return None
        try:
            return DECODER.decode(words)
        except (msgspec.DecodeError, RecursionError, UnicodeError):
            self.lose_patience("error-frame", 4400)
            return None

    def lose_patience(self, key: str, code: int) -> None:
        """Say what is wrong; who goes on like that is sent away."""
        self.client.send(frames.Notice(phrase(key)))
        self.patience -= 1
        if not self.patience:
            raise Dismissed(code)

    async def greeting(self) -> frames.Hello:
        """The first message."""
        hello = await self.read()
        while not isinstance(hello, frames.Hello):
            self.lose_patience("error-hello", 4400)
            hello = await self.read()
        return hello

    async def enter(self, room: Room, hello: frames.Hello) -> None:
        """A page that knows other maps and cards has to be loaded anew."""
        if hello.content is not None and hello.content != room.g.content:
            self.client.send(frames.Reload())
        wanted = LINES_SHOWN if hello.lines is None else min(hello.lines, LINES_SHOWN)
        await room.enter(self.client, hello.seat, wanted)
        await planning.remind(room, self.client)
        await agreeing.welcome_back(room, self.client.browser)

    async def attend(self, room: Room, frame: frames.Frames | None) -> None:
        """Do what a message asks for."""
        try:
            if frame is not None and not room.closed:
                await self.do(room, frame)
        except Refused as no:
            self.client.send(frames.Notice(no.say))
        except SQLAlchemyError as problem:
            LOG.error("no database", extra={"table": room.kept.id, "problem": type(problem).__name__})
            self.client.send(frames.Notice(phrase("error-database")))
        except Exception:
            LOG.exception("message failed", extra={"table": room.kept.id})
            self.client.send(frames.Notice(phrase("error-inside")))

    def is_heavy(self, room: Room, frame: frames.Frames) -> bool:
        """Is the answer a long message? Those cost as much as a request."""
        if isinstance(frame, frames.Play):
            questions = room.kept.questions
            return not (0 <= frame.seat < len(questions) and frame.question == questions[frame.seat])
        long = frames.Hello | frames.Show | frames.Earlier | frames.Unask | frames.SetPlan
        return isinstance(frame, long | AskHint | AskChances)

    async def do(self, room: Room, frame: frames.Frames) -> None:
        client = self.client
        if self.is_heavy(room, frame) and not self.hub.requests.take(self.address):
            raise Refused(429, "error-too-many")
        if isinstance(frame, frames.Play):
            await playing.play(room, client, frame.seat, frame.question, frame.move, frame.joined)
        elif isinstance(frame, frames.Why):
            await playing.why(room, client, frame.seat, frame.move)
        elif isinstance(frame, frames.Look):
            await playing.look(room, client, frame.seat, frame.move, self.address)
        elif isinstance(frame, AskHint):
            await coaching.hint(room, client, frame, self.hub.mark(self.address))
        elif isinstance(frame, AskChances):
            await coaching.chances(room, client, frame, self.hub.mark(self.address))
        elif isinstance(frame, Check):
            await coaching.check(room, client, frame, self.hub.mark(self.address))
        elif isinstance(frame, frames.Undo):
            await agreeing.undo(room, client, frame.seat)
        elif isinstance(frame, frames.Unask):
            await playing.unask(room, client, frame.seat, frame.question, frame.on)
        elif isinstance(frame, frames.SetPlan):
            await planning.plan(room, client, frame.seat, frame.moves)
        elif isinstance(frame, frames.Agree):
            await agreeing.agree(room, client.browser, frame.what, frame.yes)
        elif isinstance(frame, frames.Chat):
            await self.chat(room, frame.text)
        elif isinstance(frame, frames.React):
            if not self.hub.talk.take(self.client.browser or self.address):
                raise Refused(429, "error-too-many")
            await room.react(client, frame.n, frame.reaction, frame.on)
        elif isinstance(frame, frames.Show):
            await room.show(client, frame.seat)
            await planning.remind(room, client)
        elif isinstance(frame, frames.Visible):
            await room.look(client, frame.on)
        elif isinstance(frame, frames.Earlier):
            await room.earlier(client, frame.before)
        elif isinstance(frame, frames.Hello):
            await self.enter(room, frame)
        else:
            client.send(frames.Pong())

    async def chat(self, room: Room, words: str) -> None:
        """A line of chat, as text."""
        if not room.kept.seats_of(self.client.browser):
            raise Refused(403, "error-chat-spectator")
        line = plain(words)
        if len(line) > LONGEST_CHAT:
            raise Refused(400, "error-chat-long", most=LONGEST_CHAT)
        if line and not self.hub.talk.take(self.client.browser or self.address):
            raise Refused(429, "error-too-many")
        if line:
            await room.talk(self.client, line)
