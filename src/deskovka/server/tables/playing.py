"""What a person at the table does with a move: play it, ask whether it is allowed, look what it would do."""

from __future__ import annotations

import secrets
from dataclasses import replace

from deskovka.server.messages.frames import NotAllowed, Preview, WhyNot
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.messages.words import reason
from deskovka.server.processes.workers import Who
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


@alone
async def unask(room: Room, client: Client, number: int, question: str, on: bool) -> None:
    """Stop asking a person a kind of question, or ask it again; nobody else hears of it."""
    seat = room.require_own(client.browser, number)
    if question not in room.g.law.leaves:
        raise Refused(400, "error-frame")
    kinds = [kind for kind in room.g.law.leaves if (on if kind == question else kind in seat.unasked.split())]
    await room.referee.save_seat(replace(seat, unasked=" ".join(kinds)))
    await room.audience.tell([other for other in room.audience.clients if other.seat == number], full=True)


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
    worth = found.worth if helps(room.kept) else None
    client.send(Preview(data, found.points, found.log, found.reveals, worth))
