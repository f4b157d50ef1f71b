"""Taking back and ending before the end: what needs the others, they are asked for."""

from __future__ import annotations

from deskovka.server.asking import Asking
from deskovka.server.audience import Client
from deskovka.server.refused import Refused
from deskovka.server.room import Room
from deskovka.server.words import phrase


async def undo(room: Room, client: Client, number: int) -> None:
    """Take back the seat's last answer; where that needs the others, ask them."""
    async with room.alone():
        room.need_mine(client.browser, number)
        _ = room.referee.running
        last = room.referee.last_answer(number)
        if last is None:
            raise Refused(409, "error-no-undo")
        if room.referee.is_free_to_undo(last) or room.askings.agreed(Asking(number), client.browser):
            await back_to(room, last)
        else:
            room.askings.ask("undo", number)


async def back_to(room: Room, moves: int) -> None:
    """Only so many moves stay."""
    await room.referee.back_to(moves)
    room.audience.wire.forget_lines(len(room.referee.told))
    room.askings.drop("undo")
    room.audience.broadcast(full=True)
    room.stir()


async def agree(room: Room, browser: str | None, what: str, yes: bool) -> None:
    """Somebody's answer to what was asked."""
    async with room.alone():
        mine = room.kept.seats_of(browser)
        asking = room.askings.open.get(what)
        if not mine:
            raise Refused(403, "error-not-at-table")
        if asking is None or asking.by in mine:
            return
        _ = room.referee.running
        asking.yes.update(mine)
        if not yes:
            room.askings.drop(what)
            name = room.kept.seats[mine[0]].name
            room.audience.say_all({"t": "problem", "say": phrase(f"say-{what}-refused", name=name)})
        elif room.askings.agreed(asking):
            await grant(room, what, asking)


async def grant(room: Room, what: str, asking: Asking) -> None:
    """Everybody agrees."""
    if what == "end":
        await finish(room, "agreed")
    else:
        last = room.referee.last_answer(asking.by)
        if last is not None:
            await back_to(room, last)


async def finish(room: Room, ended: str) -> None:
    """The game is over although its rules would go on."""
    await room.referee.finish(ended)
    room.askings.drop("undo", "end")
    room.audience.broadcast(full=True)


async def agree_end(room: Room, browser: str | None) -> bool:
    """Somebody wants the end, or agrees to it; tells whether it has come."""
    async with room.alone():
        mine = [number for number in room.kept.seats_of(browser) if not room.kept.seats[number].bot]
        if not mine:
            raise Refused(403, "error-not-at-table")
        _ = room.referee.running
        asking = room.askings.open.get("end")
        if asking is None:
            asking = Asking(mine[0])
            if not room.askings.agreed(asking, browser):
                room.askings.ask("end", mine[0])
                return False
        asking.yes.update(mine)
        if room.askings.agreed(asking):
            await finish(room, "agreed")
        return room.referee.over


async def resign(room: Room, browser: str | None, number: int) -> None:
    """Give up a seat; a bot plays on for it, unless the game is decided by that."""
    async with room.alone():
        seat = room.need_mine(browser, number)
        _ = room.referee.running
        rest = [other for other in room.kept.seats if other is not seat and not other.resigned]
        await room.referee.save_seat(seat, resigned=True, bot="beginner")
        if len(rest) > 1 and room.askings.people():
            room.audience.broadcast()
            room.stir()
        else:
            await finish(room, "resigned")
