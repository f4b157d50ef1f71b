"""Audience: who looks at a table, and what each of them is told."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from deskovka.core.fair import commit
from deskovka.core.state import State
from deskovka.core.value import to_json
from deskovka.server.referee import Referee
from deskovka.server.store import Seat
from deskovka.server.wire import Data, Wire, changed
from deskovka.server.words import both

WAITING: Final = 256  # messages that a slow client may be behind


class Client:
    """One socket: whose it is, which seat it shows, and what it knows already."""

    def __init__(self, browser: str | None) -> None:
        self.browser = browser
        self.seat: int | None = None
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self.closing = 1000
        self.known: Data | None = None  # fields of the view, once a full one was sent
        self.table: Data = {}
        self.lines = 0

    def send(self, message: Data) -> None:
        """Put a message on its way; a client that is too far behind has to connect again."""
        if self.queue.full():
            self.queue.get_nowait()
            self.close(1013)
        elif not self.queue.full():
            self.queue.put_nowait(msgspec.json.encode(message))

    def close(self, code: int) -> None:
        """No more messages."""
        if self.closing == 1000:
            self.closing = code
            if self.queue.full():
                self.queue.get_nowait()
            self.queue.put_nowait(None)


class Audience:
    """The clients of a table, and its messages in each one's words."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.kept = referee.kept
        self.clients: set[Client] = set()
        self.chat: list[Data] = []
        self.seq = referee.kept.turn
        self.wire = self.silent()

    def silent(self) -> Wire:
        """Sentences with the names as they are now, none of them made yet."""
        complete = self.referee.g.complete(len(self.kept.seats), self.kept.options)
        return Wire(self.referee.g, to_json(complete), self.kept.names)

    async def find_words(self) -> None:
        """If names have changed or the game is just taken up, make all lines of the log anew.

        In a thread, for a long log takes a tenth of a second, in which nobody at another table could move.
        """
        wire = self.wire if self.wire.names == self.kept.names else self.silent()
        events, seats = tuple(self.referee.told), (None, *range(len(self.kept.seats)))
        await asyncio.to_thread(lambda: [wire.line(n, e, seat) for n, e in enumerate(events) for seat in seats])
        self.wire = wire

    def connected(self, seat: Seat) -> bool:
        """Is somebody here whose seat it is?"""
        return any(client.browser in seat.owners for client in self.clients if client.browser)

    # --- the table's door sign --------------------------------------------------------------------------

    def describe(self, browser: str | None) -> Data:
        """The table for its door sign."""
        kept, g = self.kept, self.referee.g
        return {
            "table": kept.id,
            "game": kept.game,
            "title": both(g.title),
            "content": g.content,
            "options": self.wire.options,
            "packs": kept.packs,
            "seats": [self.describe_seat(seat) for seat in kept.seats],
            "mine": kept.seats_of(browser),
            "host": kept.is_host(browser),
            "started": kept.started,
            "over": self.referee.over,
            "ended": kept.ended or None,
            "resigned": [seat.seat for seat in kept.seats if seat.resigned],
            "rematch": kept.rematch or None,
            "lang": kept.lang,
            "public": kept.public,
        }

    def describe_seat(self, seat: Seat) -> Data:
        return {
            "seat": seat.seat,
            "kind": seat.kind,
            "name": seat.name,
            "bot": seat.bot or None,
            "taken": seat.taken,
            "connected": self.connected(seat),
        }

    # --- the game as a client may know it ---------------------------------------------------------------

    def full(self, client: Client) -> Data:
        """Everything that this client may know."""
        kept, s = self.kept, self.referee.state
        self.keep_in_sight(client)
        client.table = self.describe(client.browser)
        client.lines = len(self.referee.told)
        view = None if s is None else to_json(s.view(client.seat))
        client.known = {} if view is None else self.known(view)
        message: Data = {
            "t": "full",
            "seq": self.seq,
            "table": client.table,
            "seat": client.seat,
            "view": view,
            "question": self.question(client.seat),
            "log": [self.wire.line(n, event, client.seat) for n, event in enumerate(self.referee.told)],
            "chat": self.chat,
            "score": None if s is None else self.score(s),
            "commit": commit(kept.seed, kept.salt),
            "clock": None,
        }
        if self.referee.over:
            proof = {"seed": str(kept.seed), "salt": str(kept.salt), "commit": message["commit"]}
            message["proof"] = proof
        return message

    def keep_in_sight(self, client: Client) -> None:
        """A client shows only a seat of its own."""
        mine = self.kept.seats_of(client.browser)
        if client.seat is not None and client.seat not in mine:
            client.seat = None
        if client.seat is None and len(mine) == 1:
            client.seat = mine[0]

    def known(self, view: Data) -> Data:
        """The part of a view that deltas keep up to date."""
        return {**view["table"], "to_act": view["to_act"], "reveals": view["reveals"]}

    def question(self, seat: int | None) -> Data | None:
        """What is asked now."""
        if self.referee.state is None or self.referee.over:
            return None
        number = self.kept.turn if seat is None else self.referee.numbers[seat]
        return self.wire.question(self.referee.state, seat, number)

    def score(self, s: State) -> Data:
        """The points; whoever gave up has not won."""
        score = self.wire.score(s)
        if self.kept.ended == "resigned":
            rest = [seat.seat for seat in self.kept.seats if not seat.resigned]
            best = min((score["ranks"][seat] for seat in rest), default=0)
            score["winners"] = [seat for seat in rest if score["ranks"][seat] == best]
        return score

    def delta(self, client: Client) -> Data:
        """What has changed for this client."""
        s, told = self.referee.state, self.referee.told
        if s is None or client.known is None:
            return self.full(client)
        known = self.known(to_json(s.view(client.seat)))
        table = self.describe(client.browser)
        fresh = told[client.lines :]
        lines = [self.wire.line(client.lines + i, event, client.seat) for i, event in enumerate(fresh)]
        message = {
            "t": "delta",
            "seq": self.seq,
            "view": changed(client.known, known),
            "question": self.question(client.seat),
            "log": lines,
            "score": self.score(s),
            "table": changed(client.table, table),
        }
        client.known, client.table, client.lines = known, table, len(told)
        return message

    # --- telling everybody ------------------------------------------------------------------------------

    def broadcast(self, full: bool = False) -> None:
        """Tell everybody how it stands now."""
        self.seq += 1
        for client in tuple(self.clients):
            if client.known is not None:  # others get a full view when they greet
                client.send(self.full(client) if full else self.delta(client))

    def say_all(self, message: Data) -> None:
        for client in tuple(self.clients):
            client.send(message)

    def presence(self) -> None:
        """Who is here now."""
        seats = [self.describe_seat(seat) for seat in self.kept.seats]
        for client in self.clients:
            if client.known is not None:
                client.table = {**client.table, "seats": seats}
                client.send({"t": "presence", "seats": seats})
