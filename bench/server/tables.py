"""Tables of both servers, with two clients each, as the load sees them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import httpx
import msgspec

from server.wire import Socket, connect


class Table:
    """A table whose two seats are played by two clients; `on_move` gets the seconds until both saw a move."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.chance = random.Random(number)
        self.sockets: list[Socket] = []
        self.seen = [-1, -1]  # the number of the question that each client knows
        self.turn = -1
        self.moves = 0
        self.sent_at = 0.0
        self.on_move: Callable[[Table, float], None] | None = None

    @property
    def waiting(self) -> bool:
        """Is a move on its way?"""
        return self.sent_at > 0

    def news(self, client: int, number: int) -> None:
        """A client knows of a new question."""
        self.seen[client] = max(self.seen[client], number)
        if self.sent_at and min(self.seen) > self.turn:
            seconds = time.perf_counter() - self.sent_at
            self.sent_at = 0.0
            self.moves += 1
            if self.on_move is not None:
                self.on_move(self, seconds)

    def move(self) -> bool:
        """Let whoever is asked answer; False if the table is over or somebody is gone."""
        if any(socket.closed for socket in self.sockets):
            return False
        self.turn = max(self.seen)
        self.sent_at = time.perf_counter()
        if not self.send_move():
            self.sent_at = 0.0
            return False
        return True

    async def open(self, http: httpx.AsyncClient) -> None:
        raise NotImplementedError

    def send_move(self) -> bool:
        raise NotImplementedError

    def close(self) -> None:
        for socket in self.sockets:
            socket.transport.close()


class Choice(msgspec.Struct):
    move: msgspec.Raw


class Question(msgspec.Struct):
    number: int
    moves: list[Choice]


class Heard(msgspec.Struct):
    t: str
    question: Question | None = None


class OurTable(Table):
    """Rebirth for two on our server."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__(port, number)
        self.question: list[Question | None] = [None, None]
        self.decoder = msgspec.json.Decoder(Heard)

    async def open(self, http: httpx.AsyncClient) -> None:
        base = f"http://localhost:{self.port}"
        wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "here"}]}
        http.cookies.clear()
        reply = await http.post(f"{base}/api/tables", json=wish, headers={"Origin": base})
        reply.raise_for_status()
        headers = {"Origin": base, "Cookie": f"deskovka={reply.cookies['deskovka']}"}
        for seat in range(2):
            on_message = partial(self.on_message, seat)
            socket = await connect(self.port, f"/ws/{reply.json()['table']}", headers, on_message)
            self.sockets.append(socket)
            socket.send(msgspec.json.encode({"t": "hello", "seat": seat, "lines": 50}))

    def on_message(self, client: int, socket: Socket, words: bytes) -> None:
        message = self.decoder.decode(words)
        if message.t in ("full", "delta"):
            self.question[client] = message.question
            self.news(client, 1 << 30 if message.question is None else message.question.number)

    def send_move(self) -> bool:
        for seat, question in enumerate(self.question):
            if question is not None and question.moves:
                move = self.chance.choice(question.moves).move
                data = {"t": "play", "seat": seat, "question": question.number, "move": move}
                self.sockets[seat].send(msgspec.json.encode(data))
                return True
        return False


class Tiles(msgspec.Struct):
    cells: list[int]


class Turn(msgspec.Struct):
    currentPlayer: str  # noqa: N815  # its name there


class PeerState(msgspec.Struct):
    G: Tiles
    ctx: Turn
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: PeerState


def emit(socket: Socket, *what: Any) -> None:
    """An event of socket.io."""
    socket.send(b"42/tiles," + msgspec.json.encode(what))


class PeerTable(Table):
    """A game of the same size on boardgame.io, over its socket.io protocol."""

    def __init__(self, port: int, number: int) -> None:
        super().__init__(port, number)
        self.state: PeerState | None = None
        self.updates = msgspec.json.Decoder(tuple[str, str, PeerState, Any])
        self.syncs = msgspec.json.Decoder(tuple[str, str, Synced])

    async def open(self, http: httpx.AsyncClient) -> None:
        base = f"http://localhost:{self.port}/games/tiles"
        self.match = (await http.post(f"{base}/create", json={"numPlayers": 2})).json()["matchID"]
        self.credentials = []
        for seat in range(2):
            data = {"playerID": str(seat), "playerName": f"P{seat}"}
            joined = await http.post(f"{base}/{self.match}/join", json=data)
            self.credentials.append(joined.json()["playerCredentials"])
        for seat in range(2):
            on_message = partial(self.on_message, seat)
            path = "/socket.io/?EIO=4&transport=websocket"
            self.sockets.append(
                await connect(self.port, path, {"Origin": f"http://localhost:{self.port}"}, on_message)
            )

    def on_message(self, client: int, socket: Socket, words: bytes) -> None:
        if words.startswith(b"0"):
            socket.send(b"40/tiles,")
        elif words == b"2":
            socket.send(b"3")
        elif words.startswith(b"40/tiles"):
            emit(socket, "sync", self.match, str(client), self.credentials[client], 2)
        elif words.startswith(b'42/tiles,["update"'):
            self.take(client, self.updates.decode(words[9:])[2])
        elif words.startswith(b'42/tiles,["sync"'):
            self.take(client, self.syncs.decode(words[9:])[2].state)

    def take(self, client: int, state: PeerState) -> None:
        if self.state is None or state.id >= self.state.id:
            self.state = state
        self.news(client, state.id)

    def send_move(self) -> bool:
        if self.state is None:
            return False
        seat = int(self.state.ctx.currentPlayer)
        free = [n for n, tile in enumerate(self.state.G.cells) if tile < 0]
        if not free:
            return False
        payload = {
            "type": "place",
            "args": [self.chance.choice(free), self.chance.randrange(3)],
            "playerID": str(seat),
            "credentials": self.credentials[seat],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        emit(self.sockets[seat], "update", action, self.state.id, self.match, str(seat))
        return True
