"""Room: a table in memory. Whoever changes something there holds its lock.

The game is the referee's, what clients hear is the audience's; playing, agreeing and seating are what people do.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from deskovka.core.game import Game
from deskovka.core.step import Move
from deskovka.server.base.limits import EARLIER, LINES_SHOWN
from deskovka.server.base.metrics import Metrics
from deskovka.server.messages.frames import EarlierLines, News, Notice
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.words import phrase
from deskovka.server.processes.advice import Asked
from deskovka.server.processes.pace import hides
from deskovka.server.processes.thinkers import Thinkers, Thought
from deskovka.server.processes.workers import Who
from deskovka.server.storage.bus import Bus
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.database import Overtaken
from deskovka.server.storage.kept import Kept, Plan, Seat
from deskovka.server.storage.keys import bot_seed
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Writer
from deskovka.server.tables.audience import Audience, Client
from deskovka.server.tables.automatic import MOST, automatic
from deskovka.server.tables.referee import Referee

LOG: Final = logging.getLogger("deskovka.rooms")
THOUGHTS: Final = 2  # of a bot at once: about a question that was taken back, and the one after it
AGAIN: Final = 1.0  # seconds until a bot whose answer could not be saved thinks once more, or a plan is looked for
STUCK: Final = 5.0  # seconds until a bot that could not think tries again by itself; then twice as long each time,
RARELY: Final = 300.0  # up to these
SEEN_EVERY: Final = 600_000  # milliseconds after which it is stored anew that somebody is here
TRIES: Final = 10  # how often another process may be faster
P = ParamSpec("P")
T = TypeVar("T")


class Room:
    """A table: its game, its clients, its bots, its lock."""

    def __init__(
        self, kept: Kept, g: Game, store: Store, writer: Writer, bus: Bus, thinkers: Thinkers, metrics: Metrics
    ) -> None:
        self.g = g
        self.store = store
        self.bus = bus
        self.thinkers = thinkers
        self.metrics = metrics
        self.referee = Referee(kept, g, store, writer, metrics)
        self.audience = Audience(self.referee)
        self.referee.hear = self.audience.hear
        self.thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self.put_off: set[int] = set()  # seats whose bots have older questions to finish with
        self.wanted_back: set[int] = set()  # seats whose owners were late: they get them after the bot's answer
        self.delays: dict[int, float] = {}  # by seat: seconds until its stuck bot tries again
        self.planned: dict[tuple[int, int], asyncio.Task[None]] = {}  # by seat and question: who looks for a plan
        self.replanned: Counter[int] = Counter()  # by seat: how often its plan has changed since the room is open
        # By seat: the version of its links, and the plan as it is kept. For somebody new there it is read again.
        self.plans: dict[int, tuple[int, Plan | None]] = {}
        self.look_for_plan: Callable[[Room, tuple[int, int]], None] | None = None  # where persons are asked
        self.coached: dict[int, Asked] = {}  # by seat: the question that the coach was asked about last
        self.writing: set[asyncio.Task[None]] = set()  # what nobody waits for
        self.seen: dict[str, tuple[int, int]] = {}  # by browser, while it is written: as `Client.stored`
        self.lock = asyncio.Lock()
        self.reacting = asyncio.Lock()
        self.sight = asyncio.Lock()  # it is written in order who looks
        # By seat: who reads what is kept beside the table stands here, so that nobody else waits.
        self.beside: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.unread: set[int] = set()  # seats of which something kept there will be read
        self.behind = False  # what another process has changed will be read
        self.threshold = asyncio.Lock()  # who comes or looks back stands here: a player waits for one of them
        self.closed = False
        self.found_at = time.monotonic()
        self.asker = kept.household  # the household that had it opened

    @property
    def kept(self) -> Kept:
        return self.referee.kept

    # --- life -------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Go on with the game where it was left."""
        self.audience.chat = await asyncio.to_thread(self.store.chat, self.kept.id)
        self.audience.elsewhere = await self.bus.elsewhere(self.kept.id)
        async with self.lock:
            try:
                await self.referee.open()
                await self.answer_by_itself()  # also what a server that died has left
            except Overtaken:  # another process has dealt, or answered
                await self.catch_up()

    async def catch_up(self) -> None:
        """Read anew and show a table that another process has changed."""
        known = self.audience.last_line
        for seat in self.kept.seats:
            self.replan(seat.seat)
        old = await asyncio.to_thread(self.referee.reread)
        if old is None:
            self.audience.say_all(Notice(phrase("say-deleted")))
            self.shut(4404)
            return
        for line in await asyncio.to_thread(self.store.chat, self.kept.id, known):
            self.audience.hear(line)
        async with self.reacting:
            self.audience.hear_reactions(await asyncio.to_thread(self.store.reactions, self.kept.id))
        elsewhere = await self.bus.elsewhere(self.kept.id)
        if elsewhere != self.audience.elsewhere:
            self.audience.elsewhere = elsewhere
            self.audience.presence()
        wishes = [
            now.seat for now, then in zip(self.kept.seats, old.seats, strict=True) if now.unasked != then.unasked
        ]
        await self.audience.tell([one for one in self.audience.clients if one.seat in wishes], full=True)
        if old.public_part == self.kept.public_part:
            return
        with suppress(Overtaken):  # then we hear of that, too
            await self.give_back()
        renamed = old.names != self.kept.names
        if renamed:
            await self.audience.find_words(*self.audience.clients)
        back = old.taken_back != self.kept.taken_back
        moved = [seat.owners for seat in old.seats] != [seat.owners for seat in self.kept.seats]
        if back:
            self.audience.wire.keep_lines(0, 0)
        await self.audience.broadcast(full=renamed or back or moved or self.referee.over or not old.started)
        self.audience.forget_lines()
        self.stir()

    async def follow(self, anew: bool = False) -> None:
        """Show what another process says it has changed; `anew`: it may have forgotten who is here.

        However often it says so, the table is read again only when what was read before is shown.
        """
        if self.behind and not anew:  # whoever waits reads this too
            return
        self.behind = True
        async with self.lock:
            self.behind = False
            if self.closed:
                return
            for browser in {client.browser for client in self.audience.clients} if anew else ():
                if browser is not None:
                    await self.bus.arrive(self.kept.id, browser)
            await self.catch_up()

    def shut(self, code: int) -> None:
        """Close the room: nobody can do anything here any more."""
        self.closed = True
        self.referee.hear = None  # they would hold each other until somebody looks for rubbish
        for task in (*self.thinking.values(), *self.planned.values()):
            task.cancel()
        for client in tuple(self.audience.clients):
            client.close(code)

    def idle(self, seconds: float) -> bool:
        """May the room be forgotten? Not while a request that has just found it may still use it."""
        planned = any(not task.done() for task in self.planned.values())
        used = self.audience.clients or self.thinking or planned or self.writing or self.lock.locked()
        return not used and time.monotonic() - self.found_at > seconds

    def replan(self, number: int) -> None:
        """A seat's plan has changed, or may have."""
        self.replanned[number] += 1
        self.plans.pop(number, None)

    # --- who is who -------------------------------------------------------------------------------------

    def seat(self, number: int) -> Seat:
        """A seat of the table."""
        if not 0 <= number < len(self.kept.seats):
            raise Refused(404, "error-no-seat")
        return self.kept.seats[number]

    def require_own(self, browser: str | None, number: int) -> Seat:
        """A seat that belongs to the browser and is played by its person."""
        seat = self.seat(number)
        if browser is None or browser not in seat.owners:
            raise Refused(403, "error-not-yours")
        if seat.bot:
            raise Refused(409, "error-bot-plays")
        return seat

    # --- coming, going, talking -------------------------------------------------------------------------

    async def enter(self, client: Client, seat: int | None, wanted: int = LINES_SHOWN) -> None:
        """Let a client in: it gets a full view, with as many lines of the log as it wants."""
        came = client not in self.audience.clients
        if not came and client.seat == seat and client.outbox.holds("full"):
            return  # it has not even read the last one, and what came since then follows that
        async with self.threshold, self.lock:
            if self.closed:
                client.close(1012)
                return
            client.seat, client.wanted = seat, wanted
            self.audience.keep_in_sight(client)  # before anything is made for a seat that is not there
            await self.referee.recall(max(0, self.referee.end - client.wanted))
            await self.audience.find_words(client)
            if client.browser and not self.audience.has(client.browser):
                await self.bus.arrive(self.kept.id, client.browser)
            elif client.browser and came:
                await self.bus.look(self.kept.id, client.browser, True)
            self.audience.clients.add(client)
            self.audience.welcome(client)
            self.stir()
            if came:  # else nothing has changed for the others
                self.audience.presence(client.browser)
                await self.tell_news(client)

    async def tell_news(self, client: Client) -> None:
        """Tell an owner's device what the table has said while it was away."""
        if client.browser is None or not self.kept.seats_of(client.browser):
            return
        unwritten = self.seen.get(client.browser, (0, 0))  # which may be written while we read
        try:
            seen, heard, lines = await asyncio.to_thread(self.store.news, self.kept.id, client.browser)
        except SQLAlchemyError:  # they hear it when they come next
            return
        if not seen and any(len(self.kept.seats[n].owners) > 1 for n in self.kept.seats_of(client.browser)):
            client.send(Notice(phrase("say-beside")))  # it may have come by a false invitation
        client.stored = seen, heard = max((seen, heard), unwritten)
        fresh = [line for line in lines if line.n > heard]
        if fresh:
            client.send(News(fresh))
        self.remember(client)

    def remember(self, client: Client) -> None:
        """Store from time to time that an owner's device is here, and how much of the chat it knows."""
        seen, heard = client.stored
        if ticks() - seen < SEEN_EVERY and not self.audience.has_note_after(heard):
            return
        browser = client.browser or ""
        client.stored = self.seen[browser] = ticks(), self.audience.last_line
        task = asyncio.create_task(self.write_seen(browser, client.stored, client.label))
        self.writing.add(task)
        task.add_done_callback(self.writing.discard)

    def keep_seen(self) -> None:
        """Store who is here, so that after a crash nobody counts as silent who was here for days."""
        for client in self.audience.clients:
            if client.stored != (0, 0) and ticks() - client.stored[0] >= SEEN_EVERY:
                self.remember(client)

    async def write_seen(self, browser: str, stored: tuple[int, int], label: str) -> None:
        """Write that a device is here; without the lock, for nobody waits for it, and a failure does no harm."""
        with suppress(SQLAlchemyError):
            await self.store.later(self.store.note_visit, self.kept.id, browser, *stored, label)
        if self.seen.get(browser) == stored:
            del self.seen[browser]

    async def leave(self, client: Client) -> None:
        async with self.lock:
            self.audience.clients.discard(client)
            if client.browser and not self.audience.has(client.browser):
                await self.bus.depart(self.kept.id, client.browser)
            self.audience.presence(client.browser)
            if client.stored != (0, 0):  # else it could not be told the news
                self.remember(client)

    async def look(self, client: Client, on: bool) -> None:
        """A client's page comes in sight, or something else lies before it.

        The others hear of it only for owners, who get notices; nobody waits until it is written.
        """
        client.looks = on
        async with self.sight:
            if client in self.audience.clients and self.kept.seats_of(client.browser):
                await self.bus.look(self.kept.id, client.browser or "", self.audience.looks(client.browser or ""))

    async def show(self, client: Client, seat: int) -> None:
        """Show a client another one of its seats."""
        async with self.lock:
            if seat not in self.kept.seats_of(client.browser):
                raise Refused(403, "error-not-yours")
            client.seat = seat
            await self.audience.find_words(client)
            client.send(self.audience.full(client))

    async def talk(self, client: Client, text: str) -> None:
        """Store a line of chat and pass it on. It changes no game, so nobody has to wait until it is written."""
        mine = self.kept.seats_of(client.browser)
        if not mine:
            raise Refused(403, "error-chat-spectator")
        number = client.seat if client.seat in mine else mine[0]
        name = self.kept.seats[number].name
        try:
            line = await self.store.later(self.store.talk, self.kept.id, number, name, text)
        except Overtaken:  # the table is gone
            raise Refused(404, "error-no-table") from None
        self.audience.hear(line)

    async def react(self, client: Client, n: int, reaction: str, on: bool) -> None:
        """What a person thinks of a line of chat; one after the other, so that what is told last is true."""
        mine = self.kept.seats_of(client.browser)
        if not mine:
            raise Refused(403, "error-chat-spectator")
        number = client.seat if client.seat in mine else mine[0]
        async with self.reacting:
            found = await self.store.later(self.store.react, self.kept.id, n, number, reaction, on)
            if found is None:
                raise Refused(400, "error-frame")
            self.audience.hear_reactions({n: found})

    async def earlier(self, client: Client, before: int) -> None:
        """Send older lines of the log."""
        async with self.threshold, self.lock:
            end = max(0, min(before, self.referee.end))
            first = max(0, end - EARLIER)
            auto = await asyncio.to_thread(self.referee.auto_between, first, end)
            client.send(EarlierLines(await self.audience.earlier(client, first, end), auto))

    # --- answers and bots -------------------------------------------------------------------------------

    async def answer(self, number: int, move: Move, joined: bool = False, planned: Plan | None = None) -> None:
        """Commit a legal move, show it, and let the bots answer."""
        await self.referee.answer(self.referee.running, number, move, joined, planned=planned)
        await self.give_back()
        await self.answer_by_itself()
        await self.audience.broadcast(full=self.referee.over)
        self.audience.forget_lines()
        self.stir()

    async def give_back(self) -> None:
        """Return a seat to the owner who was late, once the bot has answered."""
        for number in tuple(self.wanted_back):
            seat, clock = self.kept.seats[number], self.kept.clock
            if seat.bot and clock is not None and clock.rest(number) <= 0:
                continue
            if seat.bot:
                try:
                    await self.referee.save_seat(replace(seat, bot=""))
                except Refused:  # it cannot be saved now: after the next answer
                    continue
            self.wanted_back.remove(number)

    async def answer_by_itself(self) -> None:
        """Give the answers for which no person is needed."""
        for _ in range(MOST):
            s = self.referee.state
            asked = () if s is None or self.referee.over else s.to_act()
            if s is None or len(asked) != 1 or self.kept.seats[asked[0]].kind != "person":
                return
            move = automatic(s, self.kept.seats[asked[0]])
            if move is None:
                return
            auto = self.audience.wire.automatic(s, asked[0], move, self.referee.end)
            try:
                await self.referee.answer(s, asked[0], move, auto=auto)
            except Refused:  # it cannot be saved now: the person is asked, and what was answered before counts
                return

    def stir(self) -> None:
        """Let the bots think that have to answer."""
        state = self.referee.state
        if state is None or self.referee.over or self.closed:
            return
        for number in state.to_act():
            key = (number, self.kept.questions[number])
            if self.kept.seats[number].bot and not self.audience.is_stuck(number):
                self.begin(key)
            elif self.look_for_plan is not None and self.kept.seats[number].kind == "person":
                self.look_for_plan(self, key)

    def begin(self, key: tuple[int, int]) -> None:
        """Let a bot think about a question, unless it does already, or about too many that were taken back."""
        if key in self.thinking:
            return
        if sum(number == key[0] for number, _ in self.thinking) >= THOUGHTS:
            self.put_off.add(key[0])
            return
        task = asyncio.create_task(self.think(*key))
        self.thinking[key] = task
        task.add_done_callback(lambda _: self.finish_thinking(key))

    async def get_stuck(self, number: int, question: int) -> None:
        """A bot could not think: everybody hears of it once; it tries again by itself, less and less often."""
        known = self.audience.is_stuck(number)
        self.delays[number] = delay = min(2 * self.delays[number], RARELY) if known else STUCK
        if not known:
            self.audience.stuck[number] = question
            await self.audience.broadcast()
            name = self.kept.seats[number].name
            self.audience.say_all(Notice(phrase("say-bot-stuck", name=name)))
        LOG.error("bot cannot think", extra={"table": self.kept.id, "seat": number})
        asyncio.get_running_loop().call_later(delay, self.try_again, number, question)

    def try_again(self, number: int, question: int) -> None:
        """Let the bot think again, unless the question was answered or a person has the seat again."""
        stuck = self.audience.is_stuck(number) and self.audience.stuck[number] == question
        if stuck and self.kept.seats[number].bot and not self.referee.over and not self.closed:
            self.begin((number, question))

    def finish_thinking(self, key: tuple[int, int]) -> None:
        """Clean up after a bot's thought; if the bot is asked again, it goes on."""
        task = self.thinking.pop(key)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("bot's answer lost", exc_info=task.exception(), extra={"table": self.kept.id})
            asyncio.get_running_loop().call_later(AGAIN, self.stir)
        elif key[0] in self.put_off:
            self.put_off.remove(key[0])
            self.stir()

    async def think(self, number: int, question: int) -> None:
        """Let a bot think, in one process only; the others hear of its answer."""
        revision = -1
        while revision != self.kept.revision:  # while it was tried, something else may have changed here
            revision = self.kept.revision
            if await self.bus.claim(self.kept.id, revision):
                break
        else:
            return
        try:
            referee = self.referee
            assert referee.state is not None
            if self.kept.questions[number] != question or referee.over:
                return  # it was answered elsewhere meanwhile
            seed = bot_seed(self.kept.seed, number, self.kept.revision)
            view, bot = referee.state.view(number), self.kept.seats[number].bot
            kind = (self.g.id, bot, type(referee.state.asking)) if hides(referee.state, number) else None
            who = Who(self.kept.household, self.kept.id)
            thought = await self.thinkers.think(view, bot, seed, self.g.packs, who, kind)
            if thought is not None:
                self.metrics.observe("deskovka_bot_thinking_seconds", thought.seconds)  # everybody may read it
            await answer_of_bot(self, number, question, thought)
        finally:
            await self.bus.release(self.kept.id)


def alone(
    work: Callable[Concatenate[Room, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[Room, P], Coroutine[Any, Any, T]]:
    """Run under the room's lock; if another process was faster, read the table and begin anew."""

    @wraps(work)
    async def run_alone(room: Room, /, *args: P.args, **kwargs: P.kwargs) -> T:
        async with room.lock:
            for _ in range(0 if room.closed else TRIES):  # who has found it too late finds another one next time
                try:
                    return await work(room, *args, **kwargs)
                except Overtaken:
                    await room.catch_up()
                    if room.closed:
                        break
            raise Refused(409, "error-saving")

    return run_alone


@alone
async def answer_of_bot(room: Room, number: int, question: int, thought: Thought | None) -> None:
    """Play what a bot has thought out; if it could not think, tell everybody."""
    gone = room.referee.over or room.closed or room.kept.questions[number] != question
    if gone or not room.kept.seats[number].bot:
        return
    s = room.referee.running
    name = room.kept.seats[number].name
    if thought is None:
        await room.get_stuck(number, question)
        return
    move = thought.move
    if thought.problem or s.why_not(number, move) is not None:
        room.audience.say_all(Notice(phrase("say-bot-guesses", name=name)))
        move = move if s.why_not(number, move) is None else s.nth_legal(number, 0)
    await room.answer(number, move)
