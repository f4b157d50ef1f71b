"""Taking back, ending before the end, running out of time: what needs the others, they are asked for."""

from __future__ import annotations

from deskovka.server.asking import agreed, people, without
from deskovka.server.audience import Client
from deskovka.server.clock import ticks
from deskovka.server.kept import Answered, Asking
from deskovka.server.refused import Refused
from deskovka.server.room import Room, alone
from deskovka.server.words import phrase

LATE: str = "player"  # the bot that takes the seat of somebody whose time has run out


@alone
async def undo(room: Room, client: Client, number: int) -> None:
    """Take back the seat's last answer; where that needs the others, ask them."""
    room.need_mine(client.browser, number)
    _ = room.referee.running
    last = await room.referee.last_answer(number)
    if last is None:
        raise Refused(409, "error-no-undo")
    if room.referee.is_free_to_undo(last) or agreed(room.kept, Asking(number), client.browser):
        await back_to(room, last)
    else:
        await ask(room, "undo", number)


async def ask(room: Room, what: str, by: int) -> None:
    """Ask the people at the table."""
    await room.referee.change({"asking": {**room.kept.asking, what: Asking(by)}})
    room.audience.tell_asking()


async def back_to(room: Room, last: Answered) -> None:
    """An answer and all after it are taken back."""
    await room.referee.back_to(last)
    room.audience.wire.forget_lines(room.referee.end)
    room.audience.broadcast(full=True)
    room.stir()


@alone
async def agree(room: Room, browser: str | None, what: str, yes: bool) -> None:
    """Somebody's answer to what was asked."""
    mine = room.kept.seats_of(browser)
    asking = room.kept.asking.get(what)
    if not mine:
        raise Refused(403, "error-not-at-table")
    if asking is None or asking.by in mine:
        return
    _ = room.referee.running
    asking = Asking(asking.by, {*asking.yes, *mine})
    if not yes:
        await room.referee.change({"asking": without(room.kept, what)})
        room.audience.tell_asking()
        name = room.kept.seats[mine[0]].name
        room.audience.say_all({"t": "problem", "say": phrase(f"say-{what}-refused", name=name)})
    elif agreed(room.kept, asking):
        await grant(room, what, asking)
    else:
        await room.referee.change({"asking": {**room.kept.asking, what: asking}})


async def grant(room: Room, what: str, asking: Asking) -> None:
    """Everybody agrees."""
    if what == "end":
        await finish(room, "agreed")
    elif what == "clock":
        await to_bot(room, asking.by)
    else:
        last = await room.referee.last_answer(asking.by)
        if last is not None:
            await back_to(room, last)


async def finish(room: Room, ended: str) -> None:
    """The game is over although its rules would go on."""
    await room.referee.finish(ended)
    room.audience.broadcast(full=True)


@alone
async def agree_end(room: Room, browser: str | None) -> bool:
    """Somebody wants the end, or agrees to it; tells whether it has come."""
    mine = [number for number in room.kept.seats_of(browser) if not room.kept.seats[number].bot]
    if not mine:
        raise Refused(403, "error-not-at-table")
    _ = room.referee.running
    asking = room.kept.asking.get("end")
    if asking is None:
        asking = Asking(mine[0])
        if not agreed(room.kept, asking, browser):
            await ask(room, "end", mine[0])
            return False
    asking = Asking(asking.by, {*asking.yes, *mine})
    if agreed(room.kept, asking):
        await finish(room, "agreed")
    else:
        await room.referee.change({"asking": {**room.kept.asking, "end": asking}})
    return room.referee.over


@alone
async def resign(room: Room, browser: str | None, number: int) -> None:
    """Give up a seat; a bot plays on for it, unless the game is decided by that."""
    seat = room.need_mine(browser, number)
    _ = room.referee.running
    rest = [other for other in room.kept.seats if other is not seat and not other.resigned]
    await room.referee.save_seat(seat, resigned=True, bot="beginner")
    if len(rest) > 1 and people(room.kept):
        room.audience.broadcast()
        room.stir()
    else:
        await finish(room, "resigned")


# --- clocks ----------------------------------------------------------------------------------------------


@alone
async def run_out(room: Room) -> None:
    """Somebody's time has run out: a bot takes the seat, or the others are asked whether it shall."""
    clock, kept = room.kept.clock, room.kept
    if clock is None or room.referee.over or not kept.deadline or kept.deadline > ticks():
        return
    for seat in kept.seats:
        if clock.until(seat.seat) and clock.until(seat.seat) <= ticks():
            await late(room, seat.seat)
            return  # another one is found at the next look


async def late(room: Room, number: int) -> None:
    """What the table's clock says about somebody who is late."""
    kept = room.kept
    assert kept.clock is not None
    others = [seat for seat in people(kept) if not seat.owners & kept.seats[number].owners]
    if kept.clock.out == "bot":
        await to_bot(room, number)
        return
    fresh = {"clock": kept.clock.settled(number)}
    if others and "clock" not in kept.asking:
        await room.referee.change({**fresh, "asking": {**kept.asking, "clock": Asking(number)}})
        room.audience.tell_asking()
    else:
        await room.referee.change(fresh)
    room.audience.broadcast()


async def to_bot(room: Room, number: int) -> None:
    """A bot plays on for somebody who is late; the seat can be taken back at any time."""
    await room.referee.save_seat(room.kept.seats[number], bot=LATE)
    if "clock" in room.kept.asking:
        await room.referee.change({"asking": without(room.kept, "clock")})
    room.audience.broadcast(full=True)
    room.audience.say_all({"t": "problem", "say": phrase("say-late", name=room.kept.seats[number].name)})
    room.stir()
