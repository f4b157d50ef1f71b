"""The coach at the table: it advises whoever asks about the own question, where all people have agreed.

Nobody else hears of it: what it finds out comes from the asker's view alone, and what it has told is kept beside
the table. It thinks where bots think, one question of a seat at a time, so the asker may answer meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any, Final

from msgspec import UNSET
from sqlalchemy.exc import SQLAlchemyError

from deskovka.core.codec import encode
from deskovka.core.step import Move
from deskovka.core.value import to_json
from deskovka.server.messages.coaching import (
    AskChances,
    AskHint,
    BestMove,
    Chances,
    Check,
    Checked,
    Hint,
    Worth,
)
from deskovka.server.messages.frames import Notice
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.words import both, phrase
from deskovka.server.processes.advice import Asked
from deskovka.server.processes.workers import Who
from deskovka.server.storage.helped import Help
from deskovka.server.tables.audience import Client
from deskovka.server.tables.room import Room
from deskovka.server.tables.votes import helps
from deskovka.teach import words
from deskovka.teach.coach import Doubt
from deskovka.teach.values import Difference

LOG: Final = logging.getLogger("deskovka.rooms")
SOON: Final = 1.5  # seconds after which nobody is warned any more: the answer may be given
FEW: Final = 3  # choices of a zone, at least: a smaller one would be the move itself
NO_WORDS: Final = {"cs": "", "en": ""}


async def hint(room: Room, client: Client, frame: AskHint, household: str) -> None:
    """Show a step of a hint."""
    asked = await find_question(room, client, frame.seat, frame.question)
    if asked is not None:
        later(room, client, tell_hint(room, client, frame, asked, household))


async def chances(room: Room, client: Client, frame: AskChances, household: str) -> None:
    """Show everybody's chance, and what the choices are worth."""
    asked = await find_question(room, client, frame.seat, frame.question)
    if asked is not None:
        later(room, client, tell_chances(room, client, frame, asked, household))


async def check(room: Room, client: Client, frame: Check, household: str) -> None:
    """Warn of a costly answer."""
    asked = await find_question(room, client, frame.seat, frame.question)
    if asked is None:
        return
    move = next((one for one in asked.moves if to_json(one) == frame.move), None)
    if move is not None:
        later(room, client, tell_doubt(room, client, frame, asked, move, household))


async def find_question(room: Room, client: Client, number: int, question: int) -> Asked | None:
    """The open question of an own seat, if it is a choice; None if it was answered meanwhile."""
    async with room.lock:
        room.require_own(client.browser, number)
        if not helps(room.kept):
            raise Refused(403, "error-no-coach")
        s = room.referee.running
        if question != room.kept.questions[number] or number not in s.to_act() or s.num_legal(number) < 2:
            return None
        known = room.coached.get(number)
        if known is not None and known.number == question:
            return known
        if known is not None and known.busy:
            raise Refused(429, "error-too-many")  # about a question that was taken back
        # From here on nothing is known but what the seat knows.
        view = encode(s.view(number))
        ask = {"view": view, "packs": room.g.packs, "number": room.kept.move_count}
        asked = room.coached[number] = Asked(question, ask, list(s.legal(number)), room.kept.move_count)
        return asked


def later(room: Room, client: Client, work: Coroutine[Any, Any, None]) -> None:
    """Do what takes a while; the client may go on meanwhile."""

    async def run() -> None:
        try:
            await work
        except Refused as no:
            client.send(Notice(no.say))
        except SQLAlchemyError as problem:
            LOG.error("no database", extra={"table": room.kept.id, "problem": type(problem).__name__})
            client.send(Notice(phrase("error-database")))

    task = asyncio.create_task(run())
    room.writing.add(task)
    task.add_done_callback(room.writing.discard)


# --- hints ---------------------------------------------------------------------------------------------------


async def tell_hint(room: Room, client: Client, frame: AskHint, asked: Asked, household: str) -> None:
    found = await asked.advice(room.thinkers, Who(household, room.kept.id))
    step = 1 if found.even else frame.step
    await keep(room, client, frame.seat, asked, Help(step=step))
    best = found.moves[found.best]
    asked.where = asked.where or zone_of(asked.moves, best, frame.zones or [])
    client.send(
        Hint(
            seat=frame.seat,
            question=asked.number,
            step=step,
            even=found.even,
            where=[] if found.even else asked.where,
            about=in_kind(room, frame.seat, found.why) if step > 1 else UNSET,
            best=BestMove(best, found.chances[found.best], found.halves[found.best], in_words(room, found.why))
            if step > 2
            else UNSET,
        )
    )


async def tell_chances(room: Room, client: Client, frame: AskChances, asked: Asked, household: str) -> None:
    found = await asked.advice(room.thinkers, Who(household, room.kept.id))
    await keep(room, client, frame.seat, asked, Help(chances=True))
    worths = [Worth(*one) for one in zip(found.moves, found.chances, found.halves, strict=True)]
    worths.sort(key=lambda one: -one.chance)
    client.send(Chances(frame.seat, asked.number, found.seats, worths))


async def keep(room: Room, client: Client, number: int, asked: Asked, more: Help) -> int:
    """Count what is told now, or refuse if it must not be told any more; return how often the seat was warned."""
    async with room.lock:
        room.require_own(client.browser, number)
        if not helps(room.kept):
            raise Refused(403, "error-no-coach")
        _ = room.referee.running
    browser = client.browser or ""
    warned = await room.store.later(room.store.keep_help, room.kept.id, number, browser, asked.n, more)
    if warned is None:
        raise Refused(403, "error-not-yours")
    return warned


def zone_of(moves: list[Move], best: int, zones: list[list[int]]) -> list[int]:
    """The choices among which the best one is: those beside it on the board, else those of its kind."""
    allowed = {one.id for one in moves}
    for zone in zones:
        here = sorted(allowed & {*zone})
        if best in here and FEW <= len(here) < len(moves):
            return here
    kind = next(type(one) for one in moves if one.id == best)
    return sorted(one.id for one in moves if type(one) is kind)


# --- warnings ------------------------------------------------------------------------------------------------


async def tell_doubt(room: Room, client: Client, frame: Check, asked: Asked, move: Move, household: str) -> None:
    began = time.monotonic()
    found = await asked.doubt(room.thinkers, Who(household, room.kept.id), frame, move)
    if frame.quietly or asked.newest is not frame:
        return
    warned = 0
    if found is None or time.monotonic() - began > SOON:
        found = Doubt(0.0, 0.0, [])
    elif found.loss:
        warned = await keep(room, client, frame.seat, asked, Help(warned=(frame.move,)))
    why = in_words(room, found.why)
    client.send(Checked(frame.seat, asked.number, frame.move, found.loss, found.half, why, warned))


# --- in words ------------------------------------------------------------------------------------------------


def in_kind(room: Room, seat: int, told: list[Difference]) -> dict[str, str]:
    """What matters most, in one sentence."""
    options = room.g.complete(len(room.kept.seats), room.kept.options)
    return both(lambda lang: words.kind_of_move(told, seat, room.g, options, room.kept.names, lang))


def in_words(room: Room, told: list[Difference]) -> dict[str, str]:
    """What the better answer brings, in one sentence; empty if nothing is sure."""
    if not told:
        return NO_WORDS
    options = room.g.complete(len(room.kept.seats), room.kept.options)
    return both(lambda lang: words.why(told, room.g, options, room.kept.names, lang))
