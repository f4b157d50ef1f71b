"""A running server on a real socket, browsers that visit it, and what their sockets receive."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from deskovka.archive.patch import merge
from deskovka.server.base.settings import Settings
from deskovka.server.serve import Server, make_server
from server.document import check_answer, check_message

Data = dict[str, Any]
PATIENCE = 20.0
UNCHECKED = ssl.create_default_context()  # for certificates that nobody has signed
UNCHECKED.check_hostname = False
UNCHECKED.verify_mode = ssl.CERT_NONE


class House:
    """A server under test."""

    def __init__(self, base: str, server: Server | None = None) -> None:
        self.base = base
        self.server = server

    @property
    def ws(self) -> str:
        return self.base.replace("http", "ws", 1)

    def browser(self) -> Browser:
        return Browser(self)


@asynccontextmanager
async def open_house(db: str, **settings: Any) -> AsyncIterator[House]:
    """A server in this process, stopped gracefully at the end."""
    ready: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    wanted = {
        "tables_per_minute": 1000,
        "rooms_per_address": 10_000,
        "requests_per_second": 1000,
        "frames_per_second": 1000,
        "lines_per_second": 1000,
        "paced_bots": False,
    }
    server = make_server(Settings(db=db, port=0, thinkers=1, **{**wanted, **settings}), ready.set_result)
    running = asyncio.create_task(server.serve())
    try:
        port = await asyncio.wait_for(ready, PATIENCE)
        yield House(f"http://localhost:{port}", server)
    finally:
        server.should_exit = True
        await asyncio.wait_for(running, PATIENCE)


Story = Callable[[House], Awaitable[None]]


def tell(db: str, story: Story, **settings: Any) -> None:
    """Run a story in a server of its own."""

    async def run() -> None:
        async with open_house(db, **settings) as house:
            await story(house)

    asyncio.run(run())


async def company(house: House, *kinds: str, **wish: Any) -> tuple[Browser, Browser, Data]:
    """A host at the first seat and a guest at the second, which has a link."""
    host, guest = house.browser(), house.browser()
    made = await host.new_table("me", "link", *kinds, **wish)
    await guest.sit(made, 1)
    return host, guest, made


class Browser:
    """Somebody's browser: it keeps its cookie, and says where it comes from."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.AsyncClient(
            base_url=house.base, headers={"Origin": house.base}, timeout=PATIENCE, verify=False
        )

    @property
    def cookie(self) -> str:
        return self.http.cookies.get("__Host-deskovka") or self.http.cookies.get("deskovka") or ""

    async def get(self, path: str, status: int = 200) -> Any:
        return self.checked(await self.http.get(path), status)

    async def post(self, path: str, data: Any = None, status: int = 200) -> Any:
        return self.checked(await self.http.post(path, json={} if data is None else data), status)

    async def delete(self, path: str, status: int = 200) -> Any:
        return self.checked(await self.http.delete(path), status)

    def checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text
        check_answer(response)
        if status >= 400:
            assert set(response.json()["error"]) == {"cs", "en"}
        return response.json() if response.headers["content-type"] == "application/json" else response.text

    async def new_table(self, *kinds: str, **wish: Any) -> Data:
        """A table with these kinds of seats; `bot` is a beginner."""
        seats = [{"kind": kind, "bot": "beginner"} if kind == "bot" else {"kind": kind} for kind in kinds]
        found: Data = await self.post("/api/tables", {"game": "rebirth", "seats": seats, **wish})
        return found

    async def sit(self, made: Data, seat: int, name: str = "Béda") -> None:
        token = made["seats"][seat]["token"]
        assert await self.post(f"/api/tables/{made['table']}/sit", {"token": token, "name": name}) == {
            "seat": seat
        }

    async def own_link(self, table: str) -> str:
        """The token of the way back to the own seat."""
        found = (await self.get(f"/api/tables/{table}/links"))["seats"]
        mine = (await self.get(f"/api/tables/{table}"))["mine"]
        (url,) = [link["url"] for link in found if link["seat"] in mine]
        return str(url).partition("#")[2]

    @asynccontextmanager
    async def watch(self, table: str, seat: int | None = None, lines: int | None = None) -> AsyncIterator[Player]:
        """A socket at a table, greeted."""
        name = "__Host-deskovka" if self.house.base.startswith("https:") else "deskovka"
        headers = {"Cookie": f"{name}={self.cookie}"} if self.cookie else {}
        url = f"{self.house.ws}/ws/{table}"
        origin: Any = self.house.base
        tls = UNCHECKED if url.startswith("wss:") else None
        async with connect(
            url, origin=origin, additional_headers=headers, max_size=2**24, max_queue=None, ssl=tls
        ) as socket:
            player = Player(socket)
            await player.send(t="hello", seat=seat, seq=None, lines=lines)
            await player.until(lambda: player.seq >= 0)
            while lines is None and player.log and player.log[0]["n"]:
                await player.send(t="earlier", before=player.log[0]["n"])
                player.log = (await player.hear("earlier"))["log"] + player.log
            yield player


class Player:
    """What one socket has received, put together as the page does it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq = -1
        self.full: Data = {}
        self.known: Data = {}  # fields of the view that deltas change
        self.table: Data = {}
        self.log: list[Data] = []
        self.chat: list[Data] = []
        self.question: Data | None = None
        self.score: Data | None = None
        self.raw: list[str] = []
        self.heard: list[Data] = []  # everything but full and delta

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def receive(self) -> Data:
        """The next message, taken into account."""
        words = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(words, str)
        self.raw.append(words)
        message: Data = json.loads(words)
        check_message(message)
        kind = message["t"]
        if kind == "full":
            self.take_full(message)
        elif kind == "delta":
            self.take_delta(message)
        else:
            self.heard.append(message)
            if kind == "chat":
                self.chat.append(message["line"])
            if kind == "presence":
                self.table["seats"] = message["seats"]
        return message

    def take_full(self, message: Data) -> None:
        first = message["log"][0]["n"] if message["log"] else 0
        kept = [line for line in self.log if line["n"] < first]
        self.full = message
        self.seq, self.table, self.log = message["seq"], message["table"], kept + message["log"]
        self.question, self.score, self.chat = message["question"], message["score"], message["chat"]
        view = message["view"]
        if view is not None:
            self.known = {**view["table"], "to_act": view["to_act"], "reveals": view["reveals"]}

    def take_delta(self, message: Data) -> None:
        assert message["seq"] == self.seq + 1, "a gap"
        self.seq = message["seq"]
        self.known = merge(self.known, message["view"])
        self.table.update(message["table"])
        self.log += message["log"]
        self.question, self.score = message["question"], message["score"]

    async def until(self, true: Callable[[], bool]) -> None:
        """Read on until something is true."""
        while not true():
            await self.receive()

    async def hear(self, kind: str) -> Data:
        """The next message of a kind; earlier ones are forgotten."""
        self.heard.clear()
        while True:
            message = await self.receive()
            if message["t"] == kind:
                return message

    async def settle(self) -> None:
        """Read all that was sent before now."""
        await self.send(t="ping")
        await self.hear("pong")

    @property
    def over(self) -> bool:
        return bool(self.table["over"])

    @property
    def seat(self) -> int:
        found = self.full["seat"]
        assert isinstance(found, int)
        return found

    @property
    def asked(self) -> bool:
        return bool(self.question and self.question["moves"])

    @property
    def number(self) -> int:
        assert self.question is not None
        found = self.question["number"]
        assert isinstance(found, int)
        return found

    async def play(self, i: int = 0) -> Data:
        """Answer with the i-th choice; returns the move."""
        assert self.question is not None
        moves = self.question["moves"]
        move: Data = moves[i % len(moves)]["move"]
        await self.send(t="play", seat=self.seat, question=self.number, move=move)
        return move

    async def play_and_see(self, i: int = 0) -> Data:
        """Answer, and wait until the answer is acknowledged."""
        before = self.number
        move = await self.play(i)
        await self.until(lambda: self.over or self.number != before)
        return move


async def play_out(*players: Player, most: int = 10_000) -> int:
    """Each person answers when asked, until the game is over or `most` answers were given."""
    given = 0
    while given < most:
        for player in players:
            await player.until(lambda p=player: p.over or p.question is not None)  # type: ignore[misc]
        if all(player.over for player in players):
            return given
        asked = next((player for player in players if player.asked), None)
        if asked is None:
            await players[0].receive()
        else:
            await asked.play_and_see(given * 7)
            given += 1
        seq = max(player.seq for player in players)
        for player in players:
            await player.until(lambda p=player, seq=seq: p.seq >= seq)  # type: ignore[misc]
    return given
