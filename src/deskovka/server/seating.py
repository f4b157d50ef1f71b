"""Who sits where: sitting down, giving a seat to a bot and back, freeing it."""

from __future__ import annotations

from deskovka.server.limits import OWNERS_PER_SEAT
from deskovka.server.refused import Refused
from deskovka.server.room import Room, alone
from deskovka.server.wire import Data
from deskovka.server.words import phrase, seat_name


@alone
async def sit(room: Room, browser: str, number: int, name: str | None) -> None:
    """Sit down; a seat that is taken keeps its name."""
    seat = room.seat(number)
    fresh: Data = {"owners": {*seat.owners, browser}}
    if len(fresh["owners"]) > OWNERS_PER_SEAT:
        raise Refused(409, "error-many-owners", most=OWNERS_PER_SEAT)
    if name is not None and not seat.owners:
        fresh["name"] = name
    await room.referee.save_seat(seat, **fresh)
    await go_on(room)


async def go_on(room: Room) -> None:
    """A seat has changed: perhaps the game starts, perhaps a bot has to answer."""
    await room.referee.begin_if_all_sit()
    await room.audience.find_words(*room.audience.clients)
    room.audience.broadcast(full=True)
    room.stir()


@alone
async def give_to_bot(room: Room, browser: str | None, number: int, bot: str | None) -> None:
    """The host gives the seat of somebody absent to a bot, or back; its owner may take it back too."""
    seat = room.seat(number)
    owner = browser is not None and browser in seat.owners
    if not room.kept.is_host(browser) and not (owner and bot is None):
        raise Refused(403, "error-not-host")
    if room.referee.over:
        raise Refused(409, "error-over")
    if not seat.person or seat.resigned:
        raise Refused(409, "error-bot-seat")
    if bot is not None and not seat.bot and not owner and room.audience.connected(seat):
        raise Refused(409, "error-present")
    await room.referee.save_seat(seat, bot=bot or "")
    await go_on(room)


@alone
async def remove(room: Room, browser: str | None, number: int) -> None:
    """The host frees a seat before the game starts; the old link to it is dead."""
    seat = room.seat(number)
    if not room.kept.is_host(browser):
        raise Refused(403, "error-not-host")
    if room.kept.started:
        raise Refused(409, "error-started")
    if not seat.person or seat.hosts:
        raise Refused(409, "error-bot-seat")
    gone = seat.owners
    name = seat_name(number, room.kept.lang)
    await room.referee.save_seat(seat, name=name, owners=set(), bot="", round=seat.round + 1)
    await room.audience.find_words(*room.audience.clients)
    room.audience.broadcast(full=True)
    for client in room.audience.clients:
        if client.browser in gone:
            client.send({"t": "problem", "say": phrase("say-removed")})
