"""Plans: what a player wants to answer when the turn comes. Nobody else hears that there is one.

It is kept beside the table, whose revision does not change, and written without the room's lock, so that nobody
waits for it. It is played after a pause drawn by lot, as a person would answer.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec import UNSET, Raw
from sqlalchemy.exc import SQLAlchemyError

from deskovka.archive.signs import sign
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import to_json
from deskovka.server.messages.frames import Planned, Question
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data, Wire
from deskovka.server.messages.words import Both, both, local, phrase, reason
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.kept import Plan
from deskovka.server.tables.audience import Client
from deskovka.server.tables.room import AGAIN, Room, alone

LOG: Final = logging.getLogger("deskovka.rooms")
SHORTEST: Final = 1500  # milliseconds until a plan is played,
LONGEST: Final = 4000  # and at most


def dream_of_turn(s: State, seat: int, seed: int) -> State | None:
    """A world that a seat which waits must think possible, were it its turn now; None: it could answer nothing."""
    question = s.game.law.next_question(s, seat)
    if question is None or seat in s.to_act():
        return None
    dream = s.resample(seat, seed)
    dream.answers = []
    dream.push(seat, question)
    return dream if dream.ask(question, seat) else None


def question_in_turn(wire: Wire, s: State, dream: State | None, seat: int, n: int) -> Question | None:
    """What the seat would be asked in this dream, as it is sent."""
    question = None if dream is None else wire.question(dream, dream.view(seat), n)
    if question is not None:
        question.asked = list(s.to_act())  # in truth others are
    return question


async def plan(room: Room, client: Client, number: int, moves: list[Data] | None) -> None:
    """A person plans the next answer, drops the plan, or asks what could be planned."""
    room.require_own(client.browser, number)
    if not room.g.law.plans:
        raise Refused(400, "error-frame")
    if moves is None:
        await offer(room, client, number)
        return
    found = read(room, moves)
    if found and number in room.referee.running.to_act():
        raise Refused(409, "error-plan-asked")
    now = (room.kept.move_count, room.referee.end, room.kept.taken_back)
    made = Plan(*now, [to_json(move) for move in found]) if found else None
    keep = room.store.keep_plan
    if client.browser is None or not await room.store.later(keep, room.kept.id, number, client.browser, made):
        raise Refused(403, "error-not-yours")
    room.replan(number)
    tell(room, number, found)
    if found and room.referee.state is not None and number in room.referee.state.to_act():  # asked meanwhile
        room.planned.pop((number, room.kept.questions[number]), None)
        room.stir()


def read(room: Room, moves: Sequence[Data]) -> list[Move]:
    """Planned moves from outside, or as they are stored."""
    found = [room.referee.read_move(data) for data in moves]
    if any(room.g.moves.find(move) is None for move in found):
        raise Refused(400, "error-frame")
    return found


async def offer(room: Room, client: Client, number: int) -> None:
    """Tell a person what could be planned now."""
    async with room.lock:
        s, n = room.referee.running.clone(), room.kept.questions[number]
    dream = await asyncio.to_thread(dream_of_turn, s, number, secrets.randbits(64))
    _, moves = await current(room, number)
    room.require_own(client.browser, number)  # still?
    client.send(Planned(number, choices(room, moves), question_in_turn(room.audience.wire, s, dream, number, n)))


async def remind(room: Room, client: Client) -> None:
    """Tell an owner who comes back of the plan, or that there is none: the page may show one that is over."""
    if client.seat is not None:
        with suppress(SQLAlchemyError):  # they hear it when they come next
            await tell_kept(room, client.seat, client)


async def tell_kept(room: Room, number: int, one: Client | None = None) -> None:
    """Tell all devices of a seat, or one of them, which plan is kept, or that there is none."""
    if room.g.law.plans and room.kept.started and not room.referee.over:
        _, moves = await current(room, number)
        tell(room, number, moves, one=one)


async def current(room: Room, number: int) -> tuple[Plan | None, list[Move]]:
    """A seat's plan and its moves; one that was made before its last answer is over.

    One that cannot be read counts as none: an older version may have kept it.
    """
    kept = await read_plan(room, number)
    last = None if kept is None else await room.referee.last_answer(number)
    if kept is None or (last is not None and last.n >= kept.n):
        return None, []
    try:
        return kept, read(room, kept.moves)
    except Refused:
        return None, []


async def read_plan(room: Room, number: int) -> Plan | None:
    """A seat's plan as it is kept. Most moves find none, so it is read again only after it may have changed.

    Whoever leaves the seat takes the plan along; then the links to it die, too.
    """
    links = room.kept.seats[number].link_version
    known = room.plans.get(number)
    if known is not None and known[0] == links:
        return known[1]
    before = room.replanned[number]
    found = await asyncio.to_thread(room.store.plan, room.kept.id, number)
    if room.replanned[number] == before:
        room.plans[number] = links, found
    return found


def look_for(room: Room, key: tuple[int, int]) -> None:
    """Look in the background for the planned answer to a question, whether there is a plan or not."""
    if key not in room.planned:
        room.planned = {old: task for old, task in room.planned.items() if not task.done()}
        room.planned[key] = task = asyncio.create_task(carry_out(room, *key))
        task.add_done_callback(lambda done: retry_if_failed(room, key, done))


def retry_if_failed(room: Room, key: tuple[int, int], task: asyncio.Task[None]) -> None:
    """Try again if the database did not answer, or did not keep the answer."""
    if task.cancelled() or task.exception() is None:
        return
    LOG.error("plan not played", exc_info=task.exception(), extra={"table": room.kept.id, "seat": key[0]})
    if room.planned.get(key) is task:
        del room.planned[key]
    asyncio.get_running_loop().call_later(AGAIN, room.stir)


def choices(room: Room, moves: Sequence[Move]) -> Raw:
    """Moves in words."""
    return Raw(b"[%s]" % b",".join([room.audience.wire.move(move) for move in moves]))


def tell(
    room: Room, number: int, moves: Sequence[Move], say: Both | None = None, one: Client | None = None
) -> None:
    """Tell all devices of the owner of the plan, or one of them, and nobody else."""
    message = Planned(number, choices(room, moves), say=UNSET if say is None else say)
    for client in room.audience.devices_of(number):
        if one is None or client is one:
            client.send(message)


def forget(room: Room, number: int) -> None:
    """A seat's plan is gone; one that is just being played is looked at once more."""
    room.replan(number)
    if room.g.law.plans:
        tell(room, number, ())


async def carry_out(room: Room, number: int, question: int) -> None:
    """Play what was planned for a question, if anything was."""
    kept, _ = await current(room, number)
    if kept is None:
        return
    await asyncio.sleep(pause(room, number) / 1000)
    await play_plan(room, number, question)


def pause(room: Room, number: int) -> int:
    """Milliseconds until the answer, drawn by lot; whoever has little time does not lose half of it."""
    drawn = SHORTEST + secrets.randbelow(LONGEST - SHORTEST + 1)
    clock = room.kept.clock
    until = 0 if clock is None else clock.until(number)
    return min(drawn, max(0, (until - ticks()) // 2)) if until else drawn


async def play_plan(room: Room, number: int, question: int) -> None:
    """Play the first move of the plan that is allowed; if none is, tell its owner why.

    Only an answer takes the room's lock: that a plan was dropped would else be seen by whoever waits for it.
    """
    while True:
        now = moment(room, number)
        kept, moves = await current(room, number)
        gone = room.closed or room.referee.over or room.kept.questions[number] != question
        if gone or kept is None or room.kept.seats[number].kind != "person":
            tell(room, number, moves)  # there may be a newer one
            return
        told = await asyncio.to_thread(room.referee.read_events, kept.events, room.referee.end)
        if now != moment(room, number):
            continue
        back = kept.taken_back != room.kept.taken_back  # then the same numbers mean other answers and events
        touched = back or any(sign(room.g, event).hurts == number for event in told)
        move, why = first_allowed(room, number, moves, touched)
        if move is not None:
            done, why = await answer_planned(room, number, now, move, kept), phrase("say-plan-played")
        else:
            done = await room.store.later(room.store.drop_plan, room.kept.id, number, kept)
            room.replan(number)
        if done:
            tell(room, number, (), why)
            return


def moment(room: Room, number: int) -> tuple[int, ...]:
    """What a plan is judged by; where it stays the same, so does the judgement."""
    kept, links = room.kept, room.kept.seats[number].link_version
    of_table = kept.questions[number], kept.taken_back, room.referee.end, room.referee.over
    return *of_table, room.replanned[number], links


@alone
async def answer_planned(room: Room, number: int, now: tuple[int, ...], move: Move, plan: Plan) -> bool:
    """Play a planned move, unless something has happened meanwhile."""
    if now != moment(room, number) or room.kept.seats[number].kind != "person":
        return False
    await room.answer(number, move, planned=plan)
    room.replan(number)
    return True


def first_allowed(room: Room, number: int, moves: Sequence[Move], touched: bool) -> tuple[Move | None, Both]:
    """The first move of a plan that can be played now; if there is none, None and why."""
    s = room.referee.running
    if type(s.asking) is not type(room.g.law.next_question(s, number)):
        return None, phrase("say-plan-other")
    if touched:
        return None, phrase("say-plan-touched")
    refusals = [s.why_not(number, move) for move in moves]
    for move, refusal in zip(moves, refusals, strict=True):
        if refusal is None:
            return move, {}
    assert refusals[0] is not None
    why = reason(room.g, refusals[0], room.kept.names).words
    return None, both(lambda lang: local("say-plan-dropped", lang, why=why[lang]))
