"""Room: a table in memory, with who looks at it. Every change is committed before anybody hears of it."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from deskovka.core.fair import commit
from deskovka.core.game import Game
from deskovka.core.rule import Illegal
from deskovka.core.state import State
from deskovka.core.step import Event, Move
from deskovka.core.value import Malformed, canonical, from_json, to_json
from deskovka.server.keys import bot_seed
from deskovka.server.metrics import Metrics
from deskovka.server.store import Change, Kept, Overtaken, Seat, Store
from deskovka.server.thinkers import Thinkers
from deskovka.server.upgrade import load
from deskovka.server.wire import Data, Wire, changed
from deskovka.server.words import both, phrase, reason

LOG: Final = logging.getLogger("deskovka.rooms")
T = TypeVar("T")
AGAIN: Final = 1.0  # seconds until a bot whose answer could not be saved thinks once more
WAITING: Final = 256  # messages that a slow client may be behind


class Refused(Exception):
    """A wish that is not granted: a status for HTTP, and a sentence."""

    def __init__(self, status: int, key: str, **words: str | int) -> None:
        super().__init__(key)
        self.status = status
        self.say = phrase(key, **words)


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


@dataclass
class Asking:
    """Somebody asks the people at the table to agree."""

    by: int
    yes: set[int] = field(default_factory=set)


class Room:
    """A table: its state, its clients, its lock. Methods that change something hold the lock."""

    def __init__(self, kept: Kept, g: Game, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.kept = kept
        self.g = g
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.state: State | None = None
        self.told: list[Event] = []
        self.chat: list[Data] = []
        self.history: list[tuple[int, int, int]] = []
        self.numbers: list[int] = []  # by seat: the number of the question it was asked
        self.clients: set[Client] = set()
        self.asking: dict[str, Asking] = {}
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.seq = kept.turn
        self.closed = False
        self.found_at = time.monotonic()
        self.rename()

    def rename(self) -> None:
        """Sentences with the names as they are now."""
        complete = self.g.complete(len(self.kept.seats), self.kept.options)
        self.wire = Wire(self.g, to_json(complete), self.kept.names)

    # --- loading ----------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up the game where it was left."""
        self.chat = await self.in_thread(lambda: self.store.chat(self.kept.id))
        if self.kept.started:
            await self.take_up()
        elif all(seat.taken for seat in self.kept.seats):
            await self.begin()
        self.numbers = [self.kept.turn] * len(self.kept.seats)

    async def take_up(self) -> None:
        """The stored game; a finished one that today's rules cannot read is shown from what was told."""
        try:
            self.state, self.told, self.history = await self.in_thread(lambda: self.read(None))
        except Refused:
            if not self.over:
                raise
            self.told = await self.in_thread(self.readable)

    def readable(self) -> list[Event]:
        """The told events that are still known."""
        found = []
        for words in self.store.open(self.kept.id).told:
            with suppress(Malformed):
                found.append(from_json(json.loads(words)))
        return found

    def read(self, moves: int | None) -> tuple[State, list[Event], list[tuple[int, int, int]]]:
        """The state after so many moves (None: all), what was told, and the history."""
        opened = self.store.open(self.kept.id, moves)
        try:
            s = load(self.g, json.loads(opened.snapshot))
            for seat, move in opened.since:
                s.play(seat, from_json(json.loads(move)))
            told = [from_json(json.loads(event)) for event in opened.told]
        except (Illegal, Malformed, LookupError, TypeError, ValueError, AttributeError) as problem:
            raise Refused(409, "error-old-table", version=self.kept.version) from problem
        return s, told, opened.history

    async def begin(self) -> None:
        """Everybody is here: deal."""
        kept = self.kept
        s = self.g.start(len(kept.seats), kept.seed, kept.options)
        told, s.log = s.log or [], None
        asked, points = list(s.to_act()), list(s.score().points)
        events = [canonical(to_json(event)) for event in told]
        snapshot = canonical(s.save(with_log=False))
        await self.commit(lambda: self.store.begin(kept, snapshot, events, asked, points))
        kept.started, kept.asked, kept.points = True, asked, points
        kept.turn += 1
        kept.events = len(told)
        self.state, self.told, self.history = s, told, []
        self.numbers = [kept.turn] * len(kept.seats)
        LOG.info("table started", extra={"table": kept.id})

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Blocking work beside the event loop."""
        return await asyncio.to_thread(work)

    async def commit(self, work: Callable[[], None]) -> None:
        """Write; if another process has changed the table, it is closed and read anew."""
        try:
            with self.metrics.time("deskovka_commit_seconds"):
                # Shielded, because a client that leaves now must not leave memory and disk different.
                await asyncio.shield(self.in_thread(work))
        except Overtaken:
            self.shut(1012)
            raise Refused(409, "error-saving") from None
        except SQLAlchemyError as problem:
            LOG.error("not saved", exc_info=problem, extra={"table": self.kept.id})
            raise Refused(503, "error-saving") from problem

    # --- who is who -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.kept.ended != ""

    def seat(self, number: int) -> Seat:
        """A seat of the table."""
        if not 0 <= number < len(self.kept.seats):
            raise Refused(404, "error-no-seat")
        return self.kept.seats[number]

    def connected(self, seat: Seat) -> bool:
        """Is somebody here whose seat it is?"""
        return any(client.browser in seat.owners for client in self.clients if client.browser)

    def people(self) -> list[Seat]:
        """Seats that people play now."""
        return [seat for seat in self.kept.seats if seat.owners and not seat.bot and not seat.resigned]

    def need_mine(self, browser: str | None, number: int) -> Seat:
        """A seat that belongs to the browser and is played by its person."""
        seat = self.seat(number)
        if browser is None or browser not in seat.owners:
            raise Refused(403, "error-not-yours")
        if seat.bot:
            raise Refused(409, "error-bot-plays")
        return seat

    def need_running(self) -> State:
        """The state of a running game."""
        if self.over:
            raise Refused(409, "error-over")
        if self.state is None:
            raise Refused(409, "error-not-started")
        return self.state

    def describe(self, browser: str | None) -> Data:
        """The table for its door sign."""
        kept = self.kept
        return {
            "table": kept.id,
            "game": kept.game,
            "title": both(self.g.title),
            "content": self.g.content,
            "options": self.wire.options,
            "seats": [self.describe_seat(seat) for seat in kept.seats],
            "mine": kept.seats_of(browser),
            "host": kept.is_host(browser),
            "started": kept.started,
            "over": self.over,
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

    # --- telling ----------------------------------------------------------------------------------------

    def full(self, client: Client) -> Data:
        """Everything that this client may know."""
        kept, s = self.kept, self.state
        self.keep_in_sight(client)
        client.table = self.describe(client.browser)
        client.lines = len(self.told)
        view = None if s is None else to_json(s.view(client.seat))
        client.known = {} if view is None else self.known(view)
        message: Data = {
            "t": "full",
            "seq": self.seq,
            "table": client.table,
            "seat": client.seat,
            "view": view,
            "question": self.question(client.seat),
            "log": [self.wire.line(n, event, client.seat) for n, event in enumerate(self.told)],
            "chat": self.chat,
            "score": None if s is None else self.score(s),
            "commit": commit(kept.seed, kept.salt),
            "clock": None,
        }
        if self.over:
            proof = {"seed": str(kept.seed), "salt": str(kept.salt), "commit": message["commit"]}
            message["proof"] = proof
        return message

    def score(self, s: State) -> Data:
        """The points; whoever gave up has not won."""
        score = self.wire.score(s)
        if self.kept.ended == "resigned":
            rest = [seat.seat for seat in self.kept.seats if not seat.resigned]
            best = min((score["ranks"][seat] for seat in rest), default=0)
            score["winners"] = [seat for seat in rest if score["ranks"][seat] == best]
        return score

    def known(self, view: Data) -> Data:
        """The part of a view that deltas keep up to date."""
        return {**view["table"], "to_act": view["to_act"], "reveals": view["reveals"]}

    def keep_in_sight(self, client: Client) -> None:
        """A client shows only a seat of its own."""
        mine = self.kept.seats_of(client.browser)
        if client.seat is not None and client.seat not in mine:
            client.seat = None
        if client.seat is None and len(mine) == 1:
            client.seat = mine[0]

    def question(self, seat: int | None) -> Data | None:
        """What is asked now."""
        if self.state is None or self.over:
            return None
        number = self.kept.turn if seat is None else self.numbers[seat]
        return self.wire.question(self.state, seat, number)

    def delta(self, client: Client) -> Data:
        """What has changed for this client."""
        s = self.state
        if s is None or client.known is None:
            return self.full(client)
        known = self.known(to_json(s.view(client.seat)))
        table = self.describe(client.browser)
        fresh = self.told[client.lines :]
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
        client.known, client.table, client.lines = known, table, len(self.told)
        return message

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

    # --- coming and going -------------------------------------------------------------------------------

    async def enter(self, client: Client, seat: int | None) -> None:
        """A client greets: it gets a full view."""
        async with self.lock:
            if self.closed:
                client.close(1012)
                return
            client.seat = seat
            self.clients.add(client)
            client.send(self.full(client))
            self.presence()
            self.stir()

    async def leave(self, client: Client) -> None:
        async with self.lock:
            self.clients.discard(client)
            self.presence()

    async def show(self, client: Client, seat: int) -> None:
        """The client wants to see another of its seats."""
        async with self.lock:
            if seat not in self.kept.seats_of(client.browser):
                raise Refused(403, "error-not-yours")
            client.seat = seat
            client.send(self.full(client))

    def shut(self, code: int) -> None:
        """Nobody can do anything here any more."""
        self.closed = True
        for task in self.thinking.values():
            task.cancel()
        for client in tuple(self.clients):
            client.close(code)

    def idle(self, seconds: float) -> bool:
        """May the room be forgotten? Not while a request that has just found it may still use it."""
        used = self.clients or self.thinking or self.lock.locked()
        return not used and time.monotonic() - self.found_at > seconds

    # --- playing ----------------------------------------------------------------------------------------

    async def play(self, client: Client, number: int, question: int, data: Data) -> None:
        """A person's answer."""
        async with self.lock:
            self.need_mine(client.browser, number)
            s = self.need_running()
            if question != self.numbers[number]:
                client.send(self.full(client))  # a late or doubled click, or one by a client that is behind
                return
            move = self.read_move(data)
            refusal = s.why_not(number, move)
            if refusal is not None:
                self.metrics.count("deskovka_refused_total")
                why = reason(self.g, refusal)
                client.send({"t": "refused", "question": question, "move": data, "why": why})
                return
            await self.answer(s, number, move)

    def read_move(self, data: Data) -> Move:
        """A move from outside; a strange one is refused by the question, not here."""
        try:
            move = from_json(data)
        except (Malformed, TypeError, RecursionError) as problem:
            raise Refused(400, "error-frame") from problem
        if not isinstance(move, Move):
            raise Refused(400, "error-frame")
        return self.g.moves.find(move) or move

    async def answer(self, s: State, number: int, move: Move) -> None:
        """Play a legal move: commit it, then show it."""
        after = s.clone()
        told: list[Event] = []
        after.log = told
        after.play(number, move)
        after.log = None
        change = Change(
            number,
            canonical(to_json(move)),
            s.reveals,
            [canonical(to_json(event)) for event in told],
            canonical(after.save(with_log=False)),
            list(after.to_act()),
            list(after.score().points),
            "" if after.to_act() else "played",
        )
        await self.commit(lambda: self.store.play(self.kept, change))
        self.metrics.count("deskovka_answers_total")
        self.take_over(after, number, told, change)
        self.broadcast(full=self.over)
        self.stir()

    def take_over(self, after: State, number: int, told: list[Event], change: Change) -> None:
        """The committed change in memory."""
        kept = self.kept
        together = after.answers and after.asking is not None
        self.history.append((number, change.reveals, kept.events))
        self.told += told
        self.state = after
        kept.turn += 1
        kept.moves += 1
        kept.events += len(told)
        kept.asked, kept.points, kept.ended = change.asked, change.points, change.ended
        if together:  # the others are still asked the same
            self.numbers[number] = kept.turn
        else:
            self.numbers = [kept.turn] * len(kept.seats)
        if "undo" in self.asking and self.asking["undo"].by == number:
            self.drop_asking("undo")
        if self.over:
            self.drop_asking("undo", "end")

    async def why(self, client: Client, number: int, data: Data) -> None:
        """Would this move be allowed?"""
        async with self.lock:
            self.need_mine(client.browser, number)
            refusal = self.need_running().why_not(number, self.read_move(data))
            why = None if refusal is None else reason(self.g, refusal)
            client.send({"t": "why", "move": data, "allowed": refusal is None, "why": why})

    async def look(self, client: Client, number: int, data: Data) -> None:
        """What would this move do?"""
        async with self.lock:
            self.need_mine(client.browser, number)
            s = self.need_running()
            move = self.read_move(data)
            if s.why_not(number, move) is None:
                client.send({"t": "look", "move": data, **self.wire.look(s, number, move, secrets.randbits(64))})

    # --- bots -------------------------------------------------------------------------------------------

    def stir(self) -> None:
        """Let the bots think that have to answer."""
        if self.state is None or self.over or self.closed:
            return
        for number in self.state.to_act():
            key = (number, self.numbers[number])
            if self.kept.seats[number].bot and key not in self.thinking:
                task = asyncio.create_task(self.think(*key))
                self.thinking[key] = task
                task.add_done_callback(lambda _, key=key: self.thought(key))  # type: ignore[misc]

    def thought(self, key: tuple[int, int]) -> None:
        """A bot is done; if it is asked again, it goes on."""
        task = self.thinking.pop(key)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("bot's answer lost", exc_info=task.exception(), extra={"table": self.kept.id})
            asyncio.get_running_loop().call_later(AGAIN, self.stir)

    async def think(self, number: int, question: int) -> None:
        """A bot's answer; if its process fails, the first legal move, for a bot never stops a table."""
        assert self.state is not None
        seed = bot_seed(self.kept.seed, number, self.kept.turn)
        move = await self.thinkers.think(self.state.view(number), self.kept.seats[number].bot, seed)
        async with self.lock:
            s = self.state
            if self.over or self.closed or self.numbers[number] != question or not self.kept.seats[number].bot:
                return
            if move is None or s.why_not(number, move) is not None:
                move = s.nth_legal(number, 0)
            await self.answer(s, number, move)

    # --- taking back and ending -------------------------------------------------------------------------

    async def undo(self, client: Client, number: int) -> None:
        """Take back the seat's last answer; where that needs the others, ask them."""
        async with self.lock:
            self.need_mine(client.browser, number)
            s = self.need_running()
            last = max((n for n, (seat, _, _) in enumerate(self.history) if seat == number), default=None)
            if last is None:
                raise Refused(409, "error-no-undo")
            free = last == len(self.history) - 1 and self.history[last][1] == s.reveals
            if free or self.agreed(Asking(number), client.browser):
                await self.back_to(last)
            else:
                self.ask("undo", number)

    async def back_to(self, moves: int) -> None:
        """Only so many moves stay."""
        kept = self.kept
        s, _, history = await self.in_thread(lambda: self.read(moves))
        events = self.history[moves][2]
        asked, points = list(s.to_act()), list(s.score().points)
        await self.commit(lambda: self.store.take_back(kept, moves, events, asked, points))
        kept.turn += 1
        kept.moves, kept.events, kept.asked, kept.points = moves, events, asked, points
        self.state, self.history = s, history
        self.told = self.told[:events]
        self.numbers = [kept.turn] * len(kept.seats)
        self.wire.forget_lines()
        self.drop_asking("undo")
        self.broadcast(full=True)
        self.stir()

    def agreed(self, asking: Asking, browser: str | None = None) -> bool:
        """Do all people agree? Those who share the asker's browser sit side by side and can talk."""
        side = self.kept.seats[asking.by].owners if browser is None else {browser}
        return all(
            seat.seat == asking.by or seat.seat in asking.yes or seat.owners & side for seat in self.people()
        )

    def ask(self, what: str, by: int) -> None:
        """Ask the people at the table."""
        self.asking[what] = Asking(by)
        self.say_all({"t": "asked", "what": what, "by": by})

    def drop_asking(self, *things: str) -> None:
        """What was asked is settled or overtaken."""
        for what in things:
            if self.asking.pop(what, None) is not None:
                self.say_all({"t": "asked", "what": what, "by": None})

    async def agree(self, browser: str | None, what: str, yes: bool) -> None:
        """Somebody's answer to what was asked."""
        async with self.lock:
            mine = self.kept.seats_of(browser)
            asking = self.asking.get(what)
            if not mine:
                raise Refused(403, "error-not-at-table")
            if asking is None or asking.by in mine:
                return
            self.need_running()
            asking.yes.update(mine)
            if not yes:
                self.drop_asking(what)
                name = self.kept.seats[mine[0]].name
                self.say_all({"t": "problem", "say": phrase(f"say-{what}-refused", name=name)})
            elif self.agreed(asking):
                await self.grant(what, asking)

    async def grant(self, what: str, asking: Asking) -> None:
        """Everybody agrees."""
        if what == "end":
            await self.finish("agreed")
        else:
            last = max((n for n, (seat, _, _) in enumerate(self.history) if seat == asking.by), default=None)
            if last is not None:
                await self.back_to(last)

    async def finish(self, ended: str) -> None:
        """The game is over although its rules would go on."""
        await self.commit(lambda: self.store.end(self.kept, ended))
        self.kept.turn += 1
        self.kept.ended, self.kept.asked = ended, []
        self.drop_asking("undo", "end")
        self.broadcast(full=True)

    async def agree_end(self, browser: str | None) -> bool:
        """Somebody wants the end, or agrees to it; tells whether it has come."""
        async with self.lock:
            mine = [number for number in self.kept.seats_of(browser) if not self.kept.seats[number].bot]
            if not mine:
                raise Refused(403, "error-not-at-table")
            self.need_running()
            asking = self.asking.get("end")
            if asking is None:
                asking = Asking(mine[0])
                if not self.agreed(asking, browser):
                    self.ask("end", mine[0])
                    return False
            asking.yes.update(mine)
            if self.agreed(asking):
                await self.finish("agreed")
            return self.over

    async def resign(self, browser: str | None, number: int) -> None:
        """Give up a seat; a bot plays on for it, unless the game is decided by that."""
        async with self.lock:
            seat = self.need_mine(browser, number)
            self.need_running()
            rest = [other for other in self.kept.seats if other is not seat and not other.resigned]
            await self.save_seat(seat, resigned=True, bot="beginner")
            if len(rest) > 1 and self.people():
                self.broadcast()
                self.stir()
            else:
                await self.finish("resigned")

    # --- seats ------------------------------------------------------------------------------------------

    async def save_seat(self, seat: Seat, **fresh: Any) -> None:
        """Change a seat, on the disk first."""
        data = {name: getattr(seat, name) for name in seat.__dataclass_fields__}
        after = Seat(**{**data, **fresh})
        clear = after.round != seat.round
        write = self.store.clear_seat if clear else self.store.save_seat
        await self.commit(lambda: write(self.kept.id, after))
        self.kept.seats[seat.seat] = after

    async def sit(self, browser: str, number: int, name: str | None) -> None:
        """Sit down; a seat that is taken keeps its name."""
        async with self.lock:
            seat = self.seat(number)
            fresh: Data = {"owners": {*seat.owners, browser}}
            if name is not None and not seat.owners:
                fresh["name"] = name
            await self.save_seat(seat, **fresh)
            self.rename()
            await self.go_on()

    async def go_on(self) -> None:
        """A seat has changed: perhaps the game starts, perhaps a bot has to answer."""
        starts = self.state is None and all(seat.taken for seat in self.kept.seats)
        if starts:
            await self.begin()
        self.broadcast(full=True)
        self.stir()

    async def give_to_bot(self, browser: str | None, number: int, bot: str | None) -> None:
        """The host gives the seat of somebody absent to a bot, or back; its owner may take it back too."""
        async with self.lock:
            seat = self.seat(number)
            owner = browser is not None and browser in seat.owners
            if not self.kept.is_host(browser) and not (owner and bot is None):
                raise Refused(403, "error-not-host")
            if self.over:
                raise Refused(409, "error-over")
            if not seat.person or seat.resigned:
                raise Refused(409, "error-bot-seat")
            if bot is not None and not seat.bot and not owner and self.connected(seat):
                raise Refused(409, "error-present")
            await self.save_seat(seat, bot=bot or "")
            await self.go_on()

    async def remove(self, browser: str | None, number: int) -> None:
        """The host frees a seat before the game starts; the old link to it is dead."""
        async with self.lock:
            seat = self.seat(number)
            if not self.kept.is_host(browser):
                raise Refused(403, "error-not-host")
            if self.kept.started:
                raise Refused(409, "error-started")
            if not seat.person or seat.hosts:
                raise Refused(409, "error-bot-seat")
            gone = seat.owners
            await self.save_seat(seat, owners=set(), bot="", round=seat.round + 1)
            self.broadcast(full=True)
            for client in self.clients:
                if client.browser in gone:
                    client.send({"t": "problem", "say": phrase("say-removed")})

    # --- talk -------------------------------------------------------------------------------------------

    async def talk(self, client: Client, text: str) -> None:
        """A line of chat."""
        async with self.lock:
            mine = self.kept.seats_of(client.browser)
            if not mine:
                raise Refused(403, "error-chat-spectator")
            number = client.seat if client.seat in mine else mine[0]
            name = self.kept.seats[number].name
            line = await self.in_thread(lambda: self.store.talk(self.kept.id, number, name, text))
            self.chat.append(line)
            self.say_all({"t": "chat", "line": line})
