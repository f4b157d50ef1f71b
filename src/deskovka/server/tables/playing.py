"""What a person at the table does with a move: play it, ask whether it is allowed, look what it would do."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace

from deskovka.server.messages.frames import NotAllowed, Preview, WhyNot
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.messages.words import reason
from deskovka.server.processes.workers import Who
from deskovka.server.tables import planning
from deskovka.server.tables.audience import Client
from deskovka.server.tables.room import Room, alone
from deskovka.server.tables.votes import helps


@alone
async def play(room: Room, client: Client, number: int, question: int, data: Data, joined: bool = False) -> None:
    """Play a person's answer."""
    room.require_own(client.browser, number)
    s = room.referee.running
    if question != room.kept.questions[number]:
        client.send(room.audience.full(client))  # a late or doubled click, or one by a client that is behind
        return
    move = room.referee.read_move(data)
    refusal = s.why_not(number, move)
    if refusal is not None:
        room.metrics.count("deskovka_refused_total")
        client.send(NotAllowed(question, data, reason(room.g, refusal, room.kept.names)))
        return
    await room.answer(number, move, joined)


async def unask(room: Room, client: Client, number: int, question: str, on: bool) -> None:
    """Stop asking a person a kind of question, or ask it again; nobody else hears of it.

    It is kept beside the table, as plans are, and without the lock, so that nobody waits for it.
    """
    room.require_own(client.browser, number)
    kinds = [*room.g.law.leaves]
    if question not in kinds or client.browser is None:
        raise Refused(400, "error-frame")

    def change(unasked: str) -> str:
        return " ".join([kind for kind in kinds if (on if kind == question else kind in unasked.split())])

    if not await room.store.later(room.store.keep_wish, room.kept.id, number, client.browser, change):
        raise Refused(403, "error-not-yours")
    async with room.beside[number]:
        await hear_wish(room, number, answered=True)


async def hear_wish(room: Room, number: int, answered: bool = False) -> None:
    """Take over what a seat's player does without, as it is kept, and tell its devices what is new, or asked for.

    It is read without the room's lock, too; the caller holds the seat's `beside`, so that the newest is read last.
    """
    owners = room.seat(number).owners
    unasked = await asyncio.to_thread(room.store.wish, room.kept.id, number)
    async with room.lock:
        known = room.seat(number)
        if owners.isdisjoint(known.owners):  # somebody new has sat down meanwhile
            return
        if unasked != known.unasked:
            seats = [replace(known, unasked=unasked) if seat is known else seat for seat in room.kept.seats]
            room.referee.kept = replace(room.kept, seats=seats)
        if unasked != known.unasked or answered:
            await room.audience.tell(room.audience.devices_of(number), full=True)


async def follow_seat(room: Room, number: int) -> None:
    """Another server has kept a plan or a wish of a seat; only its own devices hear of that.

    However many there are, it is read again only when what was read before is told.
    """
    room.replan(number)
    if number in room.unread:  # whoever waits reads this one too
        return
    room.unread.add(number)
    async with room.beside[number]:
        room.unread.remove(number)
        await hear_wish(room, number)
        await planning.tell_kept(room, number)


async def why(room: Room, client: Client, number: int, data: Data) -> None:
    """Tell whether a move would be allowed."""
    async with room.lock:
        room.require_own(client.browser, number)
        refusal = room.referee.running.why_not(number, room.referee.read_move(data))
        said = None if refusal is None else reason(room.g, refusal, room.kept.names)
        client.send(WhyNot(data, refusal is None, said))


async def look(room: Room, client: Client, number: int, data: Data, address: str) -> None:
    """Tell what a move would do; the game may go on while we find out."""
    async with room.lock:
        room.require_own(client.browser, number)
        s = room.referee.running
        move = room.referee.read_move(data)
        if s.why_not(number, move) is not None:
            return
        now, wire = s.clone(), room.audience.wire
    who = Who(address, room.kept.id)
    found = await room.thinkers.looks.look(who, wire, now, number, move, secrets.randbits(64))
    room.require_own(client.browser, number)  # still?
    worth, half = (found.worth, found.half) if helps(room.kept) else (None, None)
    client.send(Preview(data, found.points, found.log, found.reveals, worth, half))
