"""Bridge: carries the page's requests and sockets to the server's application, as uvicorn does elsewhere."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from collections.abc import Callable
from http.cookies import SimpleCookie
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from starlette.types import Message, Scope

from deskovka.server.app import make_app
from deskovka.server.base.settings import Settings
from deskovka.server.messages.words import phrase
from deskovka.server.sockets.marks import ABORT, WORDS

TABLES: Final = "tables.db"
EMPTY: Final = "empty.db"  # the same without tables; tools/site.py packs it
HOST: Final = "localhost"
NEVER: Final = 10**9  # requests a second, or rooms: nobody else is here who could come too short
GONE: Final = 1001
BROKEN: Final = 1011
INSIDE: Final = 500
LOG: Final = logging.getLogger("deskovka.bridge")

Say = Callable[[str, int, str], None]  # what happens to a socket: opened, heard or closed, its number, words


def settings_in(folder: Path) -> Settings:
    """A table for one browser, in one thread."""
    return Settings(
        db=f"sqlite:///{folder / TABLES}",
        inside=True,
        thinkers=1,
        frames_per_second=NEVER,
        tables_per_minute=NEVER,
        requests_per_second=NEVER,
        rooms_per_address=NEVER,
    )


class Bridge:
    """The application, the browser's cookie, and its open sockets."""

    def __init__(self, folder: str, say: Say) -> None:
        self.folder = Path(folder)
        self.say = say
        os.environ.setdefault("DESKOVKA_PACKS", str(self.folder / "packs"))
        self.jar = self.folder / "cookie"
        self.cookie = self.jar.read_text(encoding="utf-8") if self.jar.exists() else ""
        self.lay_out()
        self.app = make_app(settings_in(self.folder))
        self.sockets: dict[int, asyncio.Queue[Message]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def lay_out(self) -> None:
        """A first visitor gets an empty database that is ready: to build one takes a second here."""
        ready = files("deskovka.site").joinpath(EMPTY)
        if ready.is_file() and not (self.folder / TABLES).exists():
            (self.folder / TABLES).write_bytes(ready.read_bytes())

    async def start(self) -> None:
        """Take up the tables that are kept."""
        await self.app.state.hub.start()

    async def stop(self) -> None:
        """Everything is written, and nobody thinks any more."""
        await self.app.state.hub.stop()

    def scope(self, kind: str, path: str, **more: Any) -> Scope:
        """A request as ASGI knows it; it comes from our own page."""
        plain, _, query = path.partition("?")
        headers = {"host": HOST, "origin": f"http://{HOST}", "cookie": self.cookie, **more.pop("headers", {})}
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": {"http": "http", "websocket": "ws"}[kind],
            "path": plain,
            "raw_path": plain.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items() if value],
            "client": ("127.0.0.1", 0),
            "server": (HOST, 80),
            **more,
        }

    # --- requests -----------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, body: str = "") -> str:
        """A request; returns its status, and on the next line what was answered."""
        said = body.encode()
        headers = {"content-type": "application/json", "content-length": str(len(said))} if said else {}
        asked: list[Message] = [{"type": "http.request", "body": said, "more_body": False}]
        status, found = 0, bytearray()

        async def receive() -> Message:
            return asked.pop() if asked else await asyncio.get_running_loop().create_future()

        async def send(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self.keep_cookie([v.decode() for k, v in message["headers"] if k == b"set-cookie"])
            else:
                found.extend(message.get("body", b""))

        try:
            await self.app(self.scope("http", path, method=method, headers=headers), receive, send)
        except Exception:  # the application has said so already, unless it broke before; the page waits for a word
            LOG.exception("%s %s", method, path)
            if not status:
                status, found = INSIDE, bytearray(json.dumps({"error": phrase("error-inside")}).encode())
        return f"{status}\n{found.decode()}"

    def keep_cookie(self, given: list[str]) -> None:
        """The browser's secret is for the page's own server alone, which is here."""
        for words in given:
            for name, morsel in SimpleCookie(words).items():
                self.cookie = f"{name}={morsel.value}"
                self.jar.write_text(self.cookie, encoding="utf-8", newline="\n")

    # --- sockets ------------------------------------------------------------------------------------------

    def open(self, number: int, path: str) -> None:
        """A socket of the page, under a number that the page has given it."""
        self.sockets[number] = asyncio.Queue()
        self.sockets[number].put_nowait({"type": "websocket.connect"})
        task = asyncio.create_task(self.attend(number, path))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def tell(self, number: int, words: str) -> None:
        """The page says something."""
        if number in self.sockets:
            self.sockets[number].put_nowait({"type": "websocket.receive", "text": words})

    def leave(self, number: int) -> None:
        """The page has closed a socket."""
        if number in self.sockets:
            self.sockets[number].put_nowait({"type": "websocket.disconnect", "code": GONE})

    async def attend(self, number: int, path: str) -> None:
        """Serve a socket from its greeting until one side leaves; the page always hears of the end."""
        closed = False

        async def send(message: Message) -> None:
            nonlocal closed
            if message["type"] == "websocket.accept":
                self.say("opened", number, "")
            elif message["type"] == "websocket.close":
                closed = True
                self.say("closed", number, str(message["code"]))
            else:
                self.say("heard", number, message[WORDS].decode())

        scope = self.scope("websocket", path, extensions={ABORT: lambda: self.leave(number)}, subprotocols=[])
        try:
            await self.app(scope, self.sockets[number].get, send)
            code = GONE
        except Exception:
            LOG.exception("%s", path)
            code = BROKEN
        del self.sockets[number]
        if not closed:
            self.say("closed", number, str(code))
