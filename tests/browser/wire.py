"""What a page has heard over its socket. Tests wait by it; what they assert is what the page shows."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


class Wire:
    """The sockets of one page, one after the other."""

    def __init__(self, page: Page) -> None:
        self.open = 0
        self.sent = 0
        self.heard = 0  # messages that settle what was clicked
        self.kinds: list[str] = []
        self.seq = -1
        self.seat: int | None = None
        self.seats: set[int | None] = set()  # whose views have arrived
        self.question: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}  # the first one that came
        self.reveals = 0
        self.points: list[int] = []
        self.why: dict[str, Any] | None = None
        self.whys: list[dict[str, Any]] = []  # all of them: a page may also ask about cards that nobody clicked
        page.on("websocket", self.attach)

    def attach(self, socket: WebSocket) -> None:
        self.open += 1
        socket.on("framesent", self.count_sent)
        socket.on("framereceived", self.receive)
        socket.on("close", lambda _: self.closed())

    def closed(self) -> None:
        self.open -= 1

    def count_sent(self, _: str | bytes) -> None:
        self.sent += 1

    def receive(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        kind = message["t"]
        self.kinds.append(kind)
        if kind == "full":
            self.seat = message["seat"]
            self.seats.add(self.seat)
            self.view = message["view"] or {}
        if kind in ("full", "delta"):
            self.seq, self.question = message["seq"], message["question"]
            self.reveals = (message["view"] or {}).get("reveals", self.reveals)
            self.points = (message["score"] or {"points": []})["points"]
            self.table.update(message["table"])
        if kind in ("why", "refused"):
            self.why = message["why"]
            self.whys.append(message["why"])
        if kind in ("full", "delta", "refused", "problem"):
            self.heard += 1

    @property
    def over(self) -> bool:
        return bool(self.table.get("over"))

    @property
    def asked(self) -> bool:
        """Is the shown seat asked?"""
        return bool(not self.over and self.question and self.question["moves"])

    @property
    def number(self) -> int:
        assert self.question is not None
        return int(self.question["number"])
