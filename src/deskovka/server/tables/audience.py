"""Audience: who looks at a table, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from deskovka.archive.making import TRUTH, Eyes, view_for_people
from deskovka.archive.patch import difference
from deskovka.core.state import State
from deskovka.core.value import to_json
from deskovka.server.base.limits import CHAT_SHOWN, LINES_SHOWN
from deskovka.server.messages import frames
from deskovka.server.messages.ending import Ending
from deskovka.server.messages.kinds import Message
from deskovka.server.messages.shapes import PackHead, SeatSign, TableSign
from deskovka.server.messages.wire import Data, Wire
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.kept import Kept, Seat
from deskovka.server.tables.automatic import choices
from deskovka.server.tables.outbox import Outbox
from deskovka.server.tables.referee import Referee, winners
from deskovka.server.tables.votes import helps, open_votes


class Client:
    """One socket: whose it is, which seat it shows, and what it knows already."""

    def __init__(self, browser: str | None, label: str = "") -> None:
        self.browser = browser
        self.label = label  # what kind of device it is
        self.stored = (0, 0)  # when it was stored that an owner is here, and how much of the chat it knew then
        self.seat: int | None = None
        self.outbox = Outbox()
        self.closing = 1000
        self.looks = True  # is the page to be seen?
        self.known: Data | None = None  # fields of the view, once a full one was sent
        self.table: TableSign | None = None  # as it was told last
        self.lines = 0  # the number of the next event it has to hear of
        self.wanted = LINES_SHOWN  # of the newest lines in a full view

    def send(self, message: Message) -> None:
        """Put a message on its way; a client that is too far behind has to connect again."""
        self.put(message.kind, msgspec.json.encode(message))

    def put(self, kind: str, message: bytes) -> None:
        """Put an encoded message on its way."""
        if self.closing == 1000 and not self.outbox.put(kind, message):
            self.close(1013)

    def close(self, code: int) -> None:
        """Send no more messages, and close the socket with this code."""
        if self.closing == 1000:
            self.closing = code
            self.outbox.end(at_once=code == 1013)


def changed_fields(old: TableSign, new: TableSign) -> frames.TablePart:  # type: ignore[valid-type]
    """The fields of a table's sign that differ; they may be null, so that this is no patch."""
    both = [(name, getattr(old, name), getattr(new, name)) for name in TableSign.__struct_fields__]
    return frames.TablePart(**{name: after for name, before, after in both if before != after})


@dataclass
class Moment:
    """How a game stands for one seat."""

    view: frames.Ready[frames.View]
    known: Data  # the part that deltas keep up to date
    question: frames.Question | None
    score: frames.Points


class Audience:
    """The clients of a table, and its messages in each one's words."""

    def __init__(self, referee: Referee) -> None:
        self.referee = referee
        self.clients: set[Client] = set()
        self.elsewhere: set[str] = set()  # browsers that other processes have at this table
        self.chat: list[frames.ChatLine] = []
        self.stuck: dict[int, int] = {}  # by seat: the question about which its bot cannot think
        self.seq = 0
        self.votes = open_votes(referee.kept)  # as everybody knows them
        self.wire = self.new_wire()
        self.moments: dict[int | None, Moment] = {}  # by seat, as it stands now
        self.moments_of: tuple[State | None, int, str] = (None, 0, "")

    @property
    def kept(self) -> Kept:
        return self.referee.kept

    def new_wire(self) -> Wire:
        """An empty store of sentences with the names as they are now."""
        complete = self.referee.g.complete(len(self.kept.seats), self.kept.options)
        return Wire(self.referee.g, to_json(complete), self.kept.names)

    async def find_words(self, *clients: Client) -> None:
        """Put into words the lines of the log that these clients will get; again if names have changed.

        This runs in a thread: a long log takes a tenth of a second, in which nobody at another table could move.
        """
        wire = self.wire if self.wire.names == self.kept.names else self.new_wire()
        seats, first = {client.seat for client in clients}, self.first_line(clients)
        told = [(n, event) for n, event in enumerate(self.referee.told, self.referee.first) if n >= first]
        new = [(n, event, seat) for seat in seats for n, event in told if not wire.has(n, event, seat)]
        if new:
            await asyncio.to_thread(lambda: [wire.line(*line) for line in new])
        self.wire = wire

    def first_line(self, clients: Iterable[Client]) -> int:
        """The number of the first line that one of these wants in a full view."""
        return self.referee.end - max([client.wanted for client in clients], default=0)

    def forget_lines(self) -> None:
        """Of a long game keep only the lines of a full view; not after every answer, for that would cost more."""
        if len(self.referee.told) > 2 * LINES_SHOWN:
            self.referee.forget_events()
            self.wire.keep_lines(self.referee.first, self.referee.end)

    def is_stuck(self, seat: int) -> bool:
        """Is a bot asked something that it cannot think about?"""
        return bool(self.kept.questions) and self.stuck.get(seat) == self.kept.questions[seat]

    def is_connected(self, seat: Seat) -> bool:
        """Is somebody here whose seat it is?"""
        here = any(client.browser in seat.owners for client in self.clients if client.browser)
        return here or bool(seat.owners & self.elsewhere)

    def looks(self, browser: str) -> bool:
        """Is a page of the browser to be seen here?"""
        return any(client.browser == browser and client.looks for client in self.clients)

    def has(self, browser: str | None) -> bool:
        """Has this process a socket of the browser?"""
        return any(client.browser == browser for client in self.clients)

    # --- the table's door sign --------------------------------------------------------------------------

    def describe(self, browser: str | None) -> TableSign:
        """The table's sign as a browser sees it: who sits there and how the game stands."""
        return self.sign_for(self.sign(), browser)

    def sign_for(self, sign: TableSign, browser: str | None) -> TableSign:
        """A sign with what differs for a browser: its own seats, and whether it is the host."""
        return replace(sign, mine=self.kept.seats_of(browser), host=self.kept.is_host(browser))

    def sign(self) -> TableSign:
        """The part of the sign that is the same for everybody."""
        kept = self.kept
        return TableSign(
            table=kept.id,
            game=kept.game,
            title=self.wire.book.title,
            content=self.referee.g.content,
            options=self.wire.options,
            packs=[PackHead(**head) for head in kept.packs],
            seats=[self.describe_seat(seat) for seat in kept.seats],
            mine=[],
            host=False,
            started=kept.started,
            over=self.referee.over,
            ended=kept.ended or None,
            resigned=[seat.seat for seat in kept.seats if seat.resigned],
            rematch=kept.rematch or None,
            lang=kept.lang,
            public=kept.public,
            clock=None if kept.clock is None else kept.clock.terms(),
            help=helps(kept),
            guide=kept.guide or None,
        )

    def describe_seat(self, seat: Seat) -> SeatSign:
        return SeatSign(
            seat=seat.seat,
            kind=seat.kind,
            person=seat.person,
            name=seat.name,
            bot=seat.bot or None,
            taken=seat.taken,
            owned=bool(seat.owners),
            stuck=bool(seat.bot) and self.is_stuck(seat.seat),
            connected=self.is_connected(seat),
        )

    # --- the game as a client may know it ---------------------------------------------------------------

    def full(self, client: Client, *alike: Client) -> frames.Full:
        """Everything that this client may know, with as many lines as any client of its kind wants."""
        kept = self.kept
        self.keep_in_sight(client)
        moment = self.moment(client.seat)
        client.table = self.describe(client.browser)
        client.lines = self.referee.end
        client.known = {} if moment is None else moment.known
        proved = self.referee.over and kept.promise
        return frames.Full(
            seq=self.seq,
            table=client.table,
            seat=client.seat,
            view=None if moment is None else moment.view,
            question=None if moment is None else moment.question,
            log=self.lines(client, self.first_line((client, *alike))),
            chat=self.chat,
            score=None if moment is None else moment.score,
            commit=kept.promise,
            clock=self.clock(),
            auto=[answer for answer in self.referee.auto if answer.n >= self.first_line((client, *alike))],
            plans=self.referee.g.law.plans and client.seat is not None and not self.referee.over,
            unasked=self.optional_questions(client.seat),
            proof=frames.Proof(str(kept.seed), str(kept.salt), kept.promise) if proved else UNSET,
        )

    def moment(self, seat: int | None) -> Moment | None:
        """How the game stands for a seat; None before it begins."""
        if self.referee.end_kept is not None:
            return self.archived_moment(seat)
        s = self.referee.state
        if s is None:
            return None
        now = (s, self.kept.revision, self.kept.ended)
        if now != self.moments_of:  # many may greet at one moment
            self.moments, self.moments_of = {}, now
        found = self.moments.get(seat)
        if found is None:
            found = self.moments[seat] = self.moment_of(s, seat)
        return found

    def ending_for(self, seat: int | None) -> Ending:
        """The end of a game that is shown from its archive, as a seat saw it."""
        assert self.referee.end_kept is not None
        return self.referee.end_kept.get(Eyes(seat).name) or self.referee.end_kept[TRUTH]

    def archived_moment(self, seat: int | None) -> Moment:
        """The last moment of an archived game; its view is the JSON that clients get."""
        found = self.ending_for(seat).read_end()
        return Moment(found.view, {}, None, self.with_winners(found.score))

    def moment_of(self, s: State, seat: int | None) -> Moment:
        view = s.view(seat, self.referee.save_state(s))
        number = max(self.kept.questions) if seat is None else self.kept.questions[seat]
        question = None if self.referee.over else self.wire.question(s, view, number)
        data = frames.View(**view_for_people(self.referee.g, view))
        return Moment(data, self.known_part(data), question, self.with_winners(self.wire.score(s)))

    def keep_in_sight(self, client: Client) -> None:
        """Make sure that a client shows no seat but its own; if it has only one, it shows that one."""
        mine = self.kept.seats_of(client.browser)
        if client.seat is not None and client.seat not in mine:
            client.seat = None
        if client.seat is None and len(mine) == 1:
            client.seat = mine[0]

    def known_part(self, view: frames.View) -> Data:
        """The part of a view that deltas keep up to date."""
        return {**view.table, "to_act": view.to_act, "reveals": view.reveals}

    def optional_questions(self, seat: int | None) -> dict[str, bool]:
        """The questions that a seat's player may have answered by the table; nobody else hears of them."""
        return {} if seat is None else choices(self.referee.g.law.leaves, self.kept.seats[seat])

    def with_winners(self, score: frames.Points) -> frames.Points:
        """The score; if somebody gave up, with the winners among the others."""
        if self.kept.ended == "resigned":
            return replace(score, winners=winners(self.kept, score.ranks))
        return score

    def lines(self, client: Client, first: int) -> frames.Log:
        """The log from an event on, as far as it is in memory."""
        if self.referee.end_kept is not None:
            return self.ending_for(client.seat).log(first, self.referee.end)
        start = max(first, self.referee.first)
        told = self.referee.told[start - self.referee.first :]
        return [self.wire.line(n, event, client.seat) for n, event in enumerate(told, start)]

    async def earlier(self, client: Client, first: int, end: int) -> frames.Log:
        """The log from one event to before another, read from the store if need be."""
        if self.referee.end_kept is not None:
            return self.ending_for(client.seat).log(first, end)
        wire, seat = self.wire, client.seat
        return await asyncio.to_thread(
            lambda: [
                wire.line_anew(n, event, seat)
                for n, event in enumerate(self.referee.events_between(first, end), first)
            ]
        )

    def clock(self) -> frames.Clocks | None:
        """How long everybody still has, with our time for clients whose own clock is wrong."""
        clock = self.kept.clock
        if clock is None:
            return None
        seats = [
            frames.SeatClock(
                left=clock.time_left(seat.seat) if clock.game else None,
                until=max(clock.until(seat.seat), self.kept.deadline) if clock.until(seat.seat) else None,
            )
            for seat in self.kept.seats
        ]
        terms = clock.terms()
        return frames.Clocks(terms.move, terms.game, terms.out, ticks(), seats)

    def delta(self, client: Client) -> frames.Full | frames.Delta:
        """What has changed for this client."""
        return self.news(client, self.sign())

    def news(self, client: Client, sign: TableSign) -> frames.Full | frames.Delta:
        """What has changed for this client, with a sign of the table that is made already."""
        moment = self.moment(client.seat)
        if moment is None or client.known is None or client.table is None:
            return self.full(client)
        table = self.sign_for(sign, client.browser)
        message = frames.Delta(
            seq=self.seq,
            view=difference(client.known, moment.known),
            question=moment.question,
            log=self.lines(client, client.lines),
            score=moment.score,
            table=changed_fields(client.table, table),
            clock=self.clock(),
            auto=self.referee.fresh,
        )
        client.known, client.table, client.lines = moment.known, table, self.referee.end
        return message

    # --- telling everybody ------------------------------------------------------------------------------

    async def broadcast(self, full: bool = False) -> None:
        """Tell everybody how the game stands; the caller holds the lock, so only the chat changes meanwhile."""
        self.seq += 1
        await self.tell(self.clients, full)
        self.referee.fresh = []
        self.tell_votes()

    def devices_of(self, seat: int) -> list[Client]:
        """The clients that show a seat, which is their own."""
        here = [client for client in self.clients if client.seat == seat and client.known is not None]
        return [client for client in here if seat in self.kept.seats_of(client.browser)]  # still?

    async def tell(self, clients: Iterable[Client], full: bool) -> None:
        """Tell these clients how the game stands; a message for several of them is encoded once."""
        here = [client for client in clients if client.known is not None]  # others get it when they greet
        sign = self.sign()
        alike: dict[object, list[Client]] = {}
        for client in here:
            if full:
                self.keep_in_sight(client)
            alike.setdefault(self.kind_of(client, full), []).append(client)
        for n, (first, *rest) in enumerate(alike.values()):
            if n:
                await asyncio.sleep(0)  # other tables have their turn: there may be a hundred kinds of devices
            message = self.full(first, *rest) if full else self.news(first, sign)
            words = msgspec.json.encode(message)
            first.put(message.kind, words)
            for client in rest:  # a hundred spectators hear the same, and it is made once
                client.known, client.table, client.lines = first.known, first.table, first.lines
                client.put(message.kind, words)

    def kind_of(self, client: Client, full: bool) -> object:
        """What decides which message a client gets: what it may see, and what it knows already."""
        mine = (client.seat, *self.kept.seats_of(client.browser), self.kept.is_host(client.browser))
        if full:
            return mine
        return mine, id(client.known), msgspec.json.encode(client.table), client.lines

    def tell_votes(self) -> None:
        """Tell everybody which votes have begun and which are settled."""
        votes = open_votes(self.kept)
        for what in sorted(votes.keys() | self.votes.keys()):
            if votes.get(what) != self.votes.get(what):
                self.say_all(votes.get(what) or frames.Asked(what, None))
        self.votes = votes

    def welcome(self, client: Client) -> None:
        """Send a full view to somebody who comes."""
        client.send(self.full(client))
        for asked in self.votes.values():
            client.send(asked)

    def say_all(self, message: Message) -> None:
        words = msgspec.json.encode(message)
        for client in tuple(self.clients):
            client.put(message.kind, words)

    def hear(self, line: frames.ChatLine) -> None:
        """Pass on a line of chat; lines that are written at the same time may come out of order, or twice."""
        if any(known.n == line.n for known in self.chat):
            return
        self.chat = sorted([*self.chat, line], key=lambda one: one.n)[-CHAT_SHOWN:]
        self.say_all(frames.Said(line))

    def hear_reactions(self, found: Mapping[int, dict[str, list[int]]]) -> None:
        """What people think of some lines of chat now."""
        known = {line.n: line.reactions or {} for line in self.chat}
        changed = {n: now for n, now in found.items() if known.get(n, now) != now}
        self.chat = [
            replace(line, reactions=changed[line.n] or UNSET) if line.n in changed else line for line in self.chat
        ]
        for n, now in changed.items():
            self.say_all(frames.Reacted(n, now))

    @property
    def last_line(self) -> int:
        """The number of the last line of chat before which none is missing."""
        whole = len(self.chat) < CHAT_SHOWN  # then the first one is here too
        numbers = [*([0] if whole else []), *(line.n for line in self.chat)]
        return next((n for n, after in pairwise(numbers) if after != n + 1), numbers[-1])

    def has_note_after(self, after: int) -> bool:
        """Has the table itself said something after a line of chat?"""
        return any(line.seat is None and line.n > after for line in self.chat)

    def presence(self, of: str | None = None) -> None:
        """Tell who is here to those who know otherwise, and to owners whose other device has come or gone."""
        seats = [self.describe_seat(seat) for seat in self.kept.seats]
        words = msgspec.json.encode(frames.Presence(seats))
        theirs = {*self.kept.seats_of(of)}
        for client in self.clients:
            if client.table is None:
                continue
            beside = client.browser != of and not theirs.isdisjoint(self.kept.seats_of(client.browser))
            if beside or client.table.seats != seats:
                client.table = replace(client.table, seats=seats)
                client.put("presence", words)
