"""Referee: the game that is played at a table. Every change is on the disk before it is in memory."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from deskovka.archive.making import TRUTH
from deskovka.core.game import Game
from deskovka.core.state import State
from deskovka.core.step import Event, Move
from deskovka.core.value import Malformed, from_json, to_json
from deskovka.server.base.limits import LINES_SHOWN
from deskovka.server.base.metrics import Metrics
from deskovka.server.messages.ending import Ending
from deskovka.server.messages.frames import AutoAnswer, ChatLine
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import Ended
from deskovka.server.messages.wire import Data
from deskovka.server.messages.words import Both
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.history import first_state, has_rules_of, readable
from deskovka.server.storage.kept import Answered, Change, Kept, Opened, Origin, Plan, Seat, dump_json, now
from deskovka.server.storage.store import Store
from deskovka.server.storage.upgrade import CANNOT_OPEN, reopen
from deskovka.server.storage.writer import Writer
from deskovka.server.tables.votes import is_asked_about, lapses, votes_after_answer, waits_for_vote
from deskovka.table import no_undo

LOG: Final = logging.getLogger("deskovka.rooms")
Write = Callable[[Kept, Kept], None]  # stores a table as it was known and as it is now, and what hangs on that
RECENT: Final = 100  # events that are read when a table is opened; the rest when somebody wants them


class Referee:
    """A table's state and what was told of it. Its methods are called under the room's lock."""

    def __init__(self, kept: Kept, g: Game, store: Store, writer: Writer, metrics: Metrics) -> None:
        self.kept = kept
        self.g = g
        self.store = store
        self.writer = writer
        self.metrics = metrics
        self.state: State | None = None
        self.told: list[Event] = []
        self.first = 0  # the number of the first of them
        self.replayed: Callable[[Data], Awaitable[Any]] | None = None  # asks the process that looks back
        self.hear: Callable[[ChatLine], None] | None = None  # tells everybody what the table has said
        self.when_over: Callable[[], None] | None = None  # has what the game showed kept
        self.end_kept: dict[str, Ending] | None = None  # by eyes, where other rules than those here made it
        self.auto: list[AutoAnswer] = []  # what the table answered by itself, as far back as what was told
        self.fresh: list[AutoAnswer] = []  # those of which nobody has heard yet
        self.mover = -1  # whose gesture may go on: the last answer was given here, and nothing was shown by it
        self._saved: tuple[State, Data] | None = None

    @property
    def over(self) -> bool:
        return self.kept.ended != ""

    @property
    def end(self) -> int:
        """The number that the next event will have."""
        return self.first + len(self.told) if self.end_kept is None else self.end_kept[TRUTH].lines

    @property
    def running(self) -> State:
        """The state of a running game."""
        if self.over:
            raise Refused(409, "error-over")
        if self.state is None:
            raise Refused(409, "error-not-started")
        return self.state

    def save_state(self, s: State) -> Data:
        """A state as JSON data, made once: to be stored, and to be seen by everybody."""
        if self._saved is None or self._saved[0] is not s:
            self._saved = s, s.save(with_log=False)
        return self._saved[1]

    # --- taking up --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Go on with the game where it was left."""
        if self.over and await self.look_back():
            return
        if self.kept.started:
            await asyncio.to_thread(self.take_up, max(0, self.kept.event_count - RECENT))
        else:
            await self.begin_if_all_sit()

    async def look_back(self) -> bool:
        """Show a finished game from its archive if it was played by other rules than ours."""
        archived = await asyncio.to_thread(self.store.archive, self.kept.id)
        if archived is None or not archived.shown or self.replayed is None:
            return False
        if archived.tried and has_rules_of(self.g, self.kept):
            return False
        question = {"do": "show_end", "shown": archived.shown, "names": self.kept.names}
        self.end_kept = msgspec.convert(await self.replayed(question), dict[str, Ending])
        return True

    def take_up(self, first: int) -> None:
        """Read the stored game, with its events from a number on."""
        if not self.kept.questions:  # stored before these were
            self.kept = replace(self.kept, questions=[self.kept.revision] * len(self.kept.seats))
        self.unpack(self.store.open(self.kept.id, first=first))

    def unpack(self, opened: Opened) -> None:
        """Take over a stored game; a finished one that our rules cannot read is shown by its events alone."""
        try:
            state = reopen(self.g, opened)
            told = [from_json(json.loads(event)) for event in opened.told]
            self.state, self.told, self.first, self.auto = state, told, opened.first, opened.auto
            self.mover = -1
        except CANNOT_OPEN as problem:
            if not self.over:
                raise Refused(409, "error-old-table", version=self.kept.version) from problem
            self.told, self.first = readable(self.store.events(self.kept.id, 0, self.kept.event_count)), 0

    async def recall(self, first: int) -> None:
        """Read events into memory, from an earlier one on."""
        if first < self.first:
            self.auto = await asyncio.to_thread(self.store.automatic, self.kept.id, first, self.first) + self.auto
            self.told = await asyncio.to_thread(self.read_events, first, self.first) + self.told
            self.first = first

    def read_events(self, first: int, end: int) -> list[Event]:
        """The stored events from one to before another."""
        return [from_json(json.loads(words)) for words in self.store.events(self.kept.id, first, end)]

    def events_between(self, first: int, end: int) -> list[Event]:
        """The events from one to before another; what is not in memory is read, and not kept there."""
        old = self.read_events(first, min(end, self.first)) if first < self.first else []
        return old + self.told[max(0, first - self.first) : max(0, end - self.first)]

    def auto_between(self, first: int, end: int) -> list[AutoAnswer]:
        """The table's own answers between two events, read from the store if need be."""
        return self.store.automatic(self.kept.id, first, end)

    def forget_events(self) -> None:
        """Drop from memory what no full view brings any more; it stays on the disk."""
        self.first = self.end - LINES_SHOWN
        self.told = self.told[-LINES_SHOWN:]
        self.auto = [answer for answer in self.auto if answer.n >= self.first]

    def reread(self) -> Kept | None:
        """Take over what another process has left; returns the table as it was, None if it is gone."""
        old, told, first, auto = self.kept, self.told, self.first, self.auto
        opened = None
        with self.store.reading():
            fresh = self.store.find(self.kept.id)
            if fresh is None:
                return None
            grown = old.started and fresh.taken_back == old.taken_back
            if fresh.started and fresh.revision != old.revision and self.end_kept is None:
                newest = max(0, fresh.event_count - LINES_SHOWN)
                opened = self.store.open(fresh.id, first=self.end if grown else newest)
        self.kept = fresh
        if opened is not None:
            self.unpack(opened)
            if grown:
                self.fresh = [answer for answer in self.auto if answer not in auto]
            if grown and self.first > first:
                self.told, self.first, self.auto = told + self.told, first, auto + self.auto
        return old

    async def begin_if_all_sit(self) -> None:
        """Deal as soon as everybody is here."""
        kept = self.kept
        if self.state is not None or not all(seat.taken for seat in kept.seats):
            return
        s, events = await self.deal()
        told, s.log = s.log or [], None
        snapshot = dump_json(self.save_state(s))
        after = replace(self.standing(s), started=True, event_count=len(events), questions=self.new_questions())
        long = len(events) > LINES_SHOWN
        await self.change(after, lambda old, new: self.store.deal(old, new, snapshot, events), long=long)
        self.state, self.told, self.first = s, told, len(events) - len(told)
        LOG.info("table started", extra={"table": kept.id})

    async def deal(self) -> tuple[State, list[str]]:
        """The state with which the game begins and the events so far, as they are stored.

        The replay before a game that goes on is done elsewhere.
        """
        kept = self.kept
        origin = await asyncio.to_thread(self.store.origin, kept.id)
        if origin is None or self.replayed is None:
            return await asyncio.to_thread(self.deal_here, origin)
        question = {"do": "first_state", "record": origin.record, "seed": str(kept.seed), "version": kept.version}
        found = await self.replayed({**question, "game": self.g.id, "packs": self.g.packs})
        return await asyncio.to_thread(self.load_dealt, found)

    def deal_here(self, origin: Origin | None) -> tuple[State, list[str]]:
        s = first_state(self.g, self.kept, origin)
        return s, [dump_json(to_json(event)) for event in s.log or []]

    def load_dealt(self, found: Data) -> tuple[State, list[str]]:
        """The state with which the game begins, as another process has found it; its log is the newest events."""
        s = self.g.load(found["state"])
        s.log = [from_json(json.loads(event)) for event in found["told"][-LINES_SHOWN:]]
        return s, found["told"]

    # --- writing ----------------------------------------------------------------------------------------

    async def change(
        self,
        after: Kept,
        write: Write | None = None,
        note: Both | None = None,
        long: bool = False,
        going_on: bool = False,
    ) -> None:
        """Write the changed table with what belongs to it; Overtaken if another process was faster.

        A note of the table is written together with the change, so that nobody can miss it. `long`: there is very
        much to write; `going_on`: the clocks go on as they are, whatever is asked.
        """
        after = self.next_revision(after, going_on)
        said: list[ChatLine] = []

        def work(old: Kept, new: Kept) -> None:
            (write or self.store.advance)(old, new)
            if note is not None:
                said[:] = [self.store.note(old.id, note)]  # it may have to be done again

        await self.commit(work, after, long)
        self.renew(after)
        if said and self.hear is not None:
            self.hear(said[0])

    def renew(self, after: Kept) -> None:
        """Take over a committed table into memory."""
        over = self.over
        self.kept = after
        if self.over and not over and self.when_over is not None:
            self.when_over()

    async def commit(self, write: Write, after: Kept, long: bool = False) -> None:
        """Write in one commit with other tables; nothing changes in memory."""
        kept = self.kept
        try:
            with self.metrics.time("deskovka_commit_seconds"):
                # Shielded, because a task that is cancelled now must not leave the others without theirs.
                await asyncio.shield(self.writer.write(kept.id, lambda: write(kept, after), long))
        except SQLAlchemyError as problem:
            LOG.error("not saved", extra={"table": kept.id, "problem": first_line(problem)})
            raise Refused(503, "error-saving") from problem

    def next_revision(self, after: Kept, going_on: bool = False, at: int = 0) -> Kept:
        """The table with the next revision, and with the clocks that run then."""
        kept, clock = self.kept, after.clock
        due = [lapses(kept, what, vote) for what, vote in after.votes.items()]
        if clock is not None:
            asked = [] if after.ended else after.asked
            people = [seat.seat in asked and seat.kind == "person" for seat in after.seats]
            old = kept.questions or [-1] * len(kept.seats)
            same = [going_on or new == known for new, known in zip(after.questions or old, old, strict=True)]
            clock = clock.turn_to(people, same, at or ticks())
            due.append(0 if waits_for_vote(after) else clock.deadline())
        deadline = min([at for at in due if at], default=0)
        return replace(after, revision=kept.revision + 1, clock=clock, deadline=deadline)

    def new_questions(self) -> list[int]:
        """A new question for everybody; counted by themselves, for not every revision is everybody's business."""
        return [max(self.kept.questions, default=0) + 1] * len(self.kept.seats)

    def standing(self, s: State) -> Kept:
        """The table with the seats to act, the points and the winners of a state."""
        asked, score = list(s.to_act()), s.score()
        return replace(
            self.kept,
            asked=asked,
            points=list(score.points),
            ended="" if asked else "played",
            winners=[] if asked else list(score.winners),
            moved_at=now(),
        )

    async def save_seat(
        self,
        seat: Seat,
        table: Kept | None = None,
        note: Both | None = None,
        since: Mapping[str, int] = {},
    ) -> None:
        """A seat that has changed, and perhaps the table with it; `since` when new devices have been in it."""
        table = table or self.kept
        seats = [seat if one.seat == seat.seat else one for one in table.seats]
        await self.change(
            replace(table, seats=seats),
            lambda old, new: self.store.save_seat(old, new, seat, since),
            note,
        )

    # --- playing ----------------------------------------------------------------------------------------

    def read_move(self, data: Data) -> Move:
        """A move from outside; a strange one is refused by the question, not here."""
        try:
            move = from_json(data)
        except (Malformed, TypeError, RecursionError) as problem:
            raise Refused(400, "error-frame") from problem
        if not isinstance(move, Move):
            raise Refused(400, "error-frame")
        return self.g.moves.find(move) or move

    async def answer(
        self,
        s: State,
        number: int,
        move: Move,
        joined: bool = False,
        auto: AutoAnswer | None = None,
        planned: Plan | None = None,
    ) -> None:
        """Play a legal move: of a gesture that began before, planned, or one that the table gives by itself."""
        after = s.clone()
        told: list[Event] = []
        after.log = told
        after.play(number, move)
        after.log = None
        events = [dump_json(to_json(event)) for event in told]
        snapshot = dump_json(self.save_state(after))
        words = "" if auto is None else dump_json({"ask": auto.ask, "say": auto.say})
        joined = joined and self.mover == number
        at, clock = ticks(), self.kept.clock
        paused = None if clock is None else clock.pause(number, at, not is_asked_about(self.kept, number))
        change = Change(
            number, dump_json(to_json(move)), s.reveals, events, snapshot, joined, words, paused, planned
        )
        table = self.next_revision(self.table_after(after, number, len(told), auto is None), at=at)
        await self.commit(lambda old, new: self.store.play(old, new, change), table)
        self.metrics.count("deskovka_answers_total")
        self.take_over(after, told, table)
        goes_on = after.reveals == s.reveals and (auto is None or self.mover == number)
        self.mover = number if goes_on else -1
        if auto is not None:
            self.auto.append(auto)
            self.fresh.append(auto)

    def table_after(self, after: State, number: int, events: int, own: bool = True) -> Kept:
        """The table after an answer with this number of events; `own`: the table did not give it by itself."""
        table, questions = self.standing(after), self.new_questions()
        own = own and not table.seats[number].bot  # a bot's answer, or the table's, brings no owner back
        moot = {"undo", "clock", "seat"} if own else {"undo", "clock"}
        if after.answers and after.asking is not None:  # the others are still asked the same
            questions = [new if n == number else table.questions[n] for n, new in enumerate(questions)]
        votes = {k: v for k, v in table.votes.items() if not (v.by == number and k in moot)}
        votes = votes_after_answer(votes, number) if own else votes
        return replace(
            table,
            move_count=table.move_count + 1,
            event_count=table.event_count + events,
            questions=questions,
            votes={} if table.ended else votes,
        )

    def take_over(self, after: State, told: list[Event], table: Kept) -> None:
        """Take over a committed answer into memory."""
        self.told += told
        self.state = after
        self.renew(table)

    async def last_answer(self, number: int) -> Answered | None:
        """The seat's last answer; None if it has not answered yet."""
        return await asyncio.to_thread(self.store.last_answer, self.kept.id, number)

    def is_free_to_undo(self, last: Answered) -> bool:
        """Was nothing shown, and did nobody else answer, since then?"""
        return no_undo(last.is_last, last.reveals, self.running.reveals) is None

    def has_time_to_undo(self, number: int, last: Answered) -> bool:
        """Would the seat still have time, had it thought on instead of giving that answer?"""
        clock = self.kept.clock
        return clock is None or last.clock is None or clock.may_resume(number, last.clock, ticks())

    def before(self, last: Answered) -> State:
        """The stored game as it was before an answer."""
        return reopen(self.g, self.store.open(self.kept.id, last.n, last.event_count))

    async def back_to(self, number: int, last: Answered, since: int) -> None:
        """Take back a seat's answer and all after it; its clock has run since `since`."""
        kept, clock = self.kept, self.kept.clock
        try:
            s = await asyncio.to_thread(self.before, last)
        except CANNOT_OPEN as problem:
            raise Refused(409, "error-old-table", version=kept.version) from problem
        await self.recall(max(0, min(self.first, last.event_count - RECENT)))
        after = replace(
            self.standing(s),
            move_count=last.n,
            event_count=last.event_count,
            taken_back=kept.taken_back + 1,
            questions=self.new_questions(),
            votes={what: vote for what, vote in kept.votes.items() if what in ("end", "seat", "help")},
        )
        resumed = None if clock is None or last.clock is None else clock.resume(number, last.clock, since)
        after = replace(after, clock=resumed or clock)
        await self.change(after, self.store.take_back, going_on=resumed is not None)
        self.state = s
        self.told = self.told[: last.event_count - self.first]
        self.auto = [answer for answer in self.auto if answer.n < last.event_count]
        self.mover = -1

    async def finish(self, ended: Ended, note: Both | None = None) -> None:
        """End the game although its rules would go on."""
        score = self.running.score()
        won = winners(self.kept, score.ranks) if ended == "resigned" else list(score.winners)
        after = replace(self.kept, ended=ended, winners=won, asked=[], votes={}, moved_at=now())
        await self.change(after, note=note)


def winners(kept: Kept, ranks: Sequence[int]) -> list[int]:
    """The best of those who have not given up."""
    rest = [seat.seat for seat in kept.seats if not seat.resigned]
    best = min((ranks[seat] for seat in rest), default=0)
    return [seat for seat in rest if ranks[seat] == best]


def first_line(problem: Exception) -> str:
    return (str(problem).splitlines() or [type(problem).__name__])[0]
