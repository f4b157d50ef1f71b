"""What needs the consent of the others: taking back, an early end, time that runs out, abandoned seats."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from deskovka.server.messages.frames import Notice
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import Ended, Subject
from deskovka.server.messages.words import Both, phrase
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.kept import Answered, Seat, Vote
from deskovka.server.tables.audience import Client
from deskovka.server.tables.room import Room, alone
from deskovka.server.tables.votes import (
    WEEK,
    do_all_agree,
    heir,
    is_alone,
    lapses,
    people,
    waits_for_vote,
    with_vote,
    without,
    without_votes_of,
)

LATE: str = "player"  # the bot that takes the seat of somebody whose time has run out


@alone
async def undo(room: Room, client: Client, number: int) -> None:
    """Take back the seat's last answer; where that needs the others, ask them."""
    room.require_own(client.browser, number)
    _ = room.referee.running
    last = await room.referee.last_answer(number)
    if last is None:
        raise Refused(409, "error-no-undo")
    if room.referee.is_free_to_undo(last) and room.referee.has_time_to_undo(number, last):
        await back_to(room, number, last, free=True)
    elif do_all_agree(room.kept, Vote(number), client.browser):
        await back_to(room, number, last)
    elif "undo" not in room.kept.votes or room.kept.votes["undo"].by != number:  # else they are asked already
        await ask(room, "undo", number)


async def ask(room: Room, what: Subject, by: int) -> None:
    """Ask the people at the table."""
    await room.referee.change(with_vote(room.kept, what, Vote(by, at=ticks())))
    room.audience.tell_votes()


async def back_to(room: Room, number: int, last: Answered, free: bool = False) -> None:
    """Take back a seat's answer and all after it.

    Whoever takes back without asking does not get the time since then back, or it would never run out.
    """
    await room.referee.back_to(number, last, last.clock.at if free and last.clock is not None else ticks())
    room.audience.wire.keep_lines(0, room.referee.end)
    await room.audience.find_words(*room.audience.clients)
    await room.audience.broadcast(full=True)
    room.stir()


@alone
async def agree(room: Room, browser: str | None, what: Subject, yes: bool) -> None:
    """Count somebody's answer to a vote."""
    mine = voices(room, browser)
    if what == "help":
        await agree_help(room, mine, yes)
        return
    vote = room.kept.votes.get(what)
    if vote is None or vote.by in mine:
        return
    _ = room.referee.running
    vote = Vote(vote.by, {*vote.yes, *mine}, vote.at)
    if not yes:
        await room.referee.change(without(room.kept, what))
        room.audience.tell_votes()
        name = room.kept.seats[mine[0]].name
        room.audience.say_all(Notice(phrase(f"say-{what}-refused", name=name)))
    elif do_all_agree(room.kept, vote):
        await grant(room, what, vote)
    else:
        await room.referee.change(with_vote(room.kept, what, vote))


async def agree_help(room: Room, mine: list[int], yes: bool) -> None:
    """Ask for moves ordered by worth, agree to it, or end it; all must agree for as long as it lasts."""
    _ = room.referee.running
    kept, vote = room.kept, room.kept.votes.get("help", Vote(mine[0]))
    if yes:
        await room.referee.change(with_vote(kept, "help", replace(vote, yes={*vote.yes, *mine})))
    elif "help" in kept.votes:
        await room.referee.change(without(kept, "help"))
        room.audience.say_all(Notice(phrase("say-help-refused", name=kept.seats[mine[0]].name)))
    await room.audience.broadcast()


def voices(room: Room, browser: str | None) -> list[int]:
    """The seats for which a browser may vote."""
    mine = room.kept.seats_of(browser)
    if not mine:
        raise Refused(403, "error-not-at-table")
    found = [number for number in mine if not room.kept.seats[number].resigned]
    if not found:
        raise Refused(403, "error-resigned")
    return found


async def grant(room: Room, what: Subject, vote: Vote) -> None:
    """Do what everybody has agreed to."""
    if what == "end":
        await finish(room, "agreed")
    elif what == "clock":
        await to_bot(room, vote.by)
    elif what == "seat":
        if room.audience.is_connected(room.kept.seats[vote.by]):  # just now; the greeting is not dealt with yet
            raise Refused(409, "error-present")
        if is_alone(room.kept, vote.by):  # a host without a seat may have asked; that makes no second player
            await require_silence(room, room.kept.seats[vote.by])
        await open_anew(room, room.kept.seats[vote.by])
    else:
        last = await room.referee.last_answer(vote.by)
        if last is not None:
            await back_to(room, vote.by, last)


async def finish(room: Room, ended: Ended, note: Both | None = None) -> None:
    """End the game although its rules would go on."""
    await room.referee.finish(ended, note)
    await room.audience.broadcast(full=True)


@alone
async def agree_end(room: Room, browser: str | None) -> bool:
    """Ask for the end, or agree to it; returns whether the game is over now."""
    mine = voices(room, browser)
    _ = room.referee.running
    vote = room.kept.votes.get("end")
    if vote is None:
        vote = Vote(mine[0])
        if not do_all_agree(room.kept, vote, browser):
            await ask(room, "end", mine[0])
            return False
    vote = Vote(vote.by, {*vote.yes, *mine}, vote.at)
    if do_all_agree(room.kept, vote):
        await finish(room, "agreed")
    else:
        await room.referee.change(with_vote(room.kept, "end", vote))
    return room.referee.over


@alone
async def resign(room: Room, browser: str | None, number: int) -> None:
    """Give up a seat; a bot plays on for it, unless the game is decided by that."""
    seat = room.require_own(browser, number)
    _ = room.referee.running
    rest = [other for other in room.kept.seats if other is not seat and not other.resigned]
    await room.referee.save_seat(replace(seat, resigned=True, bot="beginner"))
    if len(rest) > 1 and people(room.kept):
        await room.audience.broadcast()
        room.stir()
    else:
        await finish(room, "resigned")


# --- seats whose owners are gone ----------------------------------------------------------------------------


@alone
async def reopen(room: Room, browser: str | None, number: int) -> bool:
    """Ask that an abandoned seat goes to somebody new; returns whether it is open now.

    All others have to agree. The only other player has to wait, or could look into any opponent's hand.
    """
    seat = room.seat(number)
    mine = [] if room.kept.is_host(browser) and not room.kept.seats_of(browser) else voices(room, browser)
    _ = room.referee.running
    if seat.reopened:
        return True
    if not seat.person or seat.resigned:
        raise Refused(409, "error-bot-seat")
    if number in mine or room.audience.is_connected(seat):
        raise Refused(409, "error-present")
    if do_all_agree(room.kept, Vote(number, {*mine})):
        await require_silence(room, seat)
        await open_anew(room, seat)
    else:
        await ask_for_seat(room, number, mine)
    return room.kept.seats[number].reopened


async def require_silence(room: Room, seat: Seat) -> None:
    """Refuse unless the owner has been silent for a week, and for all the time that the clock gives."""
    if not seat.owners:
        return
    found = await asyncio.to_thread(room.store.devices, room.kept.id)
    words = [device.seen for device in found if device.seat == seat.seat]
    words += [room.seen[browser][0] for browser in seat.owners & {*room.seen}]  # not written yet
    last = max(words, default=0)
    clock = room.kept.clock
    times = [] if clock is None else [clock.move, clock.time_left(seat.seat) // 1000 if clock.game else 0]
    wait = max(WEEK, min([time for time in times if time], default=0))
    if ticks() - last < 1000 * wait or (clock is not None and clock.runs(seat.seat, ticks())):
        raise Refused(409, "error-too-soon", name=seat.name)


async def ask_for_seat(room: Room, number: int, mine: list[int]) -> None:
    """Ask all others whether somebody new may have a seat; for one seat at a time."""
    vote = room.kept.votes.get("seat", Vote(number, at=ticks()))
    if vote.by != number:
        raise Refused(409, "error-one-seat")
    vote = Vote(number, {*vote.yes, *mine}, vote.at)
    if do_all_agree(room.kept, vote):
        await grant(room, "seat", vote)
        return
    await room.referee.change(with_vote(room.kept, "seat", vote))
    room.audience.tell_votes()


async def open_anew(room: Room, seat: Seat) -> None:
    """Take the seat from its owner: a bot plays on until somebody new sits down, and nobody sees its cards yet."""
    after = replace(
        seat,
        owners=set(),
        bot=seat.bot or LATE,
        reopened=True,
        hosts=False,
        link_version=seat.link_version + 1,
    )
    table, host = without_votes_of(without(room.kept, "seat"), seat.seat), heir(room.kept, seat)
    note = phrase("note-open", name=seat.name)
    if host is not None:
        found = await asyncio.to_thread(room.store.devices, room.kept.id)
        oldest = min(found, key=lambda device: (device.browser not in host.owners, device.since)).browser
        seats = [replace(one, hosts=True) if one is host else one for one in table.seats]
        table = replace(table, host=oldest, seats=seats)
        note = phrase("note-open-host", name=seat.name, host=host.name)
    await room.referee.save_seat(after, table, note)
    await room.audience.broadcast(full=True)
    room.stir()


async def welcome_back(room: Room, browser: str | None) -> None:
    """Stop the vote about the seat of somebody who has come back."""
    if "seat" in room.kept.votes:  # nobody else need wait until the table can be changed
        await end_asking(room, browser)


@alone
async def end_asking(room: Room, browser: str | None) -> None:
    vote = room.kept.votes.get("seat")
    if vote is not None and vote.by in room.kept.seats_of(browser):
        await room.referee.change(without(room.kept, "seat"))
        room.audience.tell_votes()


# --- silence ------------------------------------------------------------------------------------------------


async def lapse(room: Room, what: Subject, vote: Vote) -> None:
    """Take long silence for consent to the end and to a bot in a seat, never to what anybody would lose by."""
    name = room.kept.seats[vote.by].name
    if what == "end":
        await finish(room, "agreed", phrase("note-end", name=name))
    elif what == "clock":
        await grant(room, what, vote)
    else:
        note = phrase(f"note-{what}-lapsed", name=name)
        await room.referee.change(without(room.kept, what), note=note)
        room.audience.tell_votes()


# --- clocks ----------------------------------------------------------------------------------------------


@alone
async def check_time(room: Room) -> None:
    """Handle time that has run out: of a vote that nobody answers, or of a player who is late."""
    clock, kept = room.kept.clock, room.kept
    if room.referee.over or not kept.deadline or kept.deadline > ticks():
        return
    for what, vote in kept.votes.items():
        if 0 < lapses(kept, what, vote) <= ticks():
            await lapse(room, what, vote)
            return
    due = [] if clock is None else [n for n in range(len(kept.seats)) if 0 < clock.until(n) <= ticks()]
    if due and not waits_for_vote(kept):
        await handle_lateness(room, due[0])  # another one is found at the next look
    else:
        await room.referee.change(kept)  # nothing is due after all, and it is said anew when something is


async def handle_lateness(room: Room, number: int) -> None:
    """Do with a late player what the table's clock says."""
    kept = room.kept
    assert kept.clock is not None
    others = [seat for seat in people(kept) if not seat.owners & kept.seats[number].owners]
    if kept.clock.out == "bot":
        await to_bot(room, number)
        return
    after = replace(kept, clock=kept.clock.without_limit(number))
    if others:
        after = with_vote(after, "clock", Vote(number, at=ticks()))
    await room.referee.change(after)
    room.audience.tell_votes()
    await room.audience.broadcast()


async def to_bot(room: Room, number: int) -> None:
    """Let a bot play on for somebody who is late and may take the seat back at any time."""
    seat = room.kept.seats[number]
    note = phrase("note-late", name=seat.name)
    await room.referee.save_seat(replace(seat, bot=LATE), without(room.kept, "clock"), note)
    await room.audience.broadcast(full=True)
    room.stir()
