"""A bot that cannot think: everybody hears of it, and somebody lets it try again or puts another in its place."""

from __future__ import annotations

from dataclasses import replace

from deskovka.server.messages.refused import Refused
from deskovka.server.tables.room import Room, alone


@alone
async def think_again(room: Room, browser: str | None, number: int, bot: str | None) -> None:
    """Anybody at the table lets the bot try once more; another bot in its place is the host's to choose."""
    seat = room.seat(number)
    host = room.kept.is_host(browser)
    if not host and not room.kept.seats_of(browser):
        raise Refused(403, "error-not-at-table")
    if bot is not None and not host:
        raise Refused(403, "error-not-host")
    if not seat.bot or not room.audience.is_stuck(number):  # its owner may have the seat again
        raise Refused(409, "error-bot-thinks")
    del room.audience.stuck[number]
    if bot is not None and bot != seat.bot:
        await room.referee.save_seat(replace(seat, bot=bot))
    await room.audience.broadcast()
    room.stir()
