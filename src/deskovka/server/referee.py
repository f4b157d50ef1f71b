"""Referee: the game that is played at a table. Every change is on the disk before it is in memory."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from deskovka.core.game import Game
from deskovka.core.rule import Illegal
from deskovka.core.state import State
from deskovka.core.step import Event, Move
from deskovka.core.value import Malformed, canonical, from_json, to_json
from deskovka.server.metrics import Metrics
from deskovka.server.refused import Refused
from deskovka.server.store import Change, Kept, Seat, Store
from deskovka.server.upgrade import load
from deskovka.server.wire import Data

LOG: Final = logging.getLogger("deskovka.rooms")
History = list[tuple[int, int, int]]  # of each move: seat, reveals before, events before


class Referee:
    """A table's state and what was told of it. Its methods are called under the room's lock."""

    def __init__(self, kept: Kept, g: Game, store: Store, metrics: Metrics) -> None:
        self.kept = kept
        self.g = g
        self.store = store
        self.metrics = metrics
        self.state: State | None = None
        self.told: list[Event] = []
        self.history: History = []
        self.numbers: list[int] = []  # by seat: the number of the question it was asked

    @property
    def over(self) -> bool:
        return self.kept.ended != ""

    @property
    def running(self) -> State:
        """The state of a running game."""
        if self.over:
            raise Refused(409, "error-over")
        if self.state is None:
            raise Refused(409, "error-not-started")
        return self.state

    # --- taking up --------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Take up the game where it was left."""
        if self.kept.started:
            await self.take_up()
        else:
            await self.begin_if_all_sit()
        self.renumber()

    async def take_up(self) -> None:
        """The stored game; a finished one that today's rules cannot read is shown from what was told."""
        try:
            self.state, self.told, self.history = await asyncio.to_thread(self.read)
        except Refused:
            if not self.over:
                raise
            self.told = await asyncio.to_thread(self.readable)

    def readable(self) -> list[Event]:
        """The told events that are still known."""
        found = []
        for words in self.store.open(self.kept.id).told:
            with suppress(Malformed):
                found.append(from_json(json.loads(words)))
        return found

    def read(self, moves: int | None = None) -> tuple[State, list[Event], History]:
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

    async def begin_if_all_sit(self) -> None:
        """Deal as soon as everybody is here."""
        kept = self.kept
        if self.state is not None or not all(seat.taken for seat in kept.seats):
            return
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
        self.renumber()
        LOG.info("table started", extra={"table": kept.id})

    def renumber(self) -> None:
        """A new question for everybody."""
        self.numbers = [self.kept.turn] * len(self.kept.seats)

    # --- writing ----------------------------------------------------------------------------------------

    async def commit(self, work: Callable[[], None]) -> None:
        """Write; Overtaken if another process has changed the table."""
        try:
            with self.metrics.time("deskovka_commit_seconds"):
                # Shielded, because a client that leaves now must not leave memory and disk different.
                await asyncio.shield(asyncio.to_thread(work))
        except SQLAlchemyError as problem:
            LOG.error("not saved", exc_info=problem, extra={"table": self.kept.id})
            raise Refused(503, "error-saving") from problem

    async def save_seat(self, seat: Seat, **fresh: Any) -> None:
        """Change a seat."""
        data = {name: getattr(seat, name) for name in seat.__dataclass_fields__}
        after = Seat(**{**data, **fresh})
        clear = after.round != seat.round
        write = self.store.clear_seat if clear else self.store.save_seat
        await self.commit(lambda: write(self.kept.id, after))
        self.kept.seats[seat.seat] = after

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

    async def answer(self, s: State, number: int, move: Move) -> None:
        """Play a legal move."""
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
            self.renumber()

    def last_answer(self, number: int) -> int | None:
        """Which move was the seat's last; None if it has not answered yet."""
        return max((n for n, (seat, _, _) in enumerate(self.history) if seat == number), default=None)

    def is_free_to_undo(self, moves: int) -> bool:
        """Was nothing shown, and did nobody else answer, since there were so many moves?"""
        return moves == len(self.history) - 1 and self.history[moves][1] == self.running.reveals

    async def back_to(self, moves: int) -> None:
        """Only so many moves stay."""
        kept = self.kept
        s, _, history = await asyncio.to_thread(self.read, moves)
        events = self.history[moves][2]
        asked, points = list(s.to_act()), list(s.score().points)
        await self.commit(lambda: self.store.take_back(kept, moves, events, asked, points))
        kept.turn += 1
        kept.moves, kept.events, kept.asked, kept.points = moves, events, asked, points
        self.state, self.history = s, history
        self.told = self.told[:events]
        self.renumber()

    async def finish(self, ended: str) -> None:
        """The game is over although its rules would go on."""
        await self.commit(lambda: self.store.end(self.kept, ended))
        self.kept.turn += 1
        self.kept.ended, self.kept.asked = ended, []
