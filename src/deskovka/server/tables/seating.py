"""Who sits where: sitting down, further devices, giving a seat to a bot and back, freeing it."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from deskovka.server.base.limits import CLOCKS_OF_ONE, OWNERS_PER_SEAT
from deskovka.server.messages.frames import Notice
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import OwnDevice, Whose
from deskovka.server.messages.words import Both, phrase, seat_name
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.database import Overtaken
from deskovka.server.storage.kept import Device, Kept, Seat
from deskovka.server.storage.keys import device_id, hash_text, seat_token
from deskovka.server.storage.store import Store
from deskovka.server.tables import planning
from deskovka.server.tables.room import Room, alone
from deskovka.server.tables.votes import DAY, without_word_of

# --- sitting down ----------------------------------------------------------------------------------------


async def whose(room: Room, browser: str | None, token: str) -> Whose:
    """What a link shows before anybody sits down by it, no more than sitting down would; `token` is its hash."""
    number, dead = await by_token(room, token)
    seat = room.seat(number)
    if browser is not None and browser in seat.owners:
        return Whose(number, "mine")
    if dead or not (seat.owners or invites(room.kept, seat)):
        return Whose(number, "used")
    return Whose(number, "owned" if seat.owners else "free")


async def by_token(room: Room, token: str) -> tuple[int, bool]:
    """The seat that a link leads to, and whether it is dead."""
    found = await asyncio.to_thread(room.store.seat_by_token, room.kept.id, token)
    if found is None:
        raise Refused(403, "error-token")
    return found


@alone
async def sit(room: Room, browser: str, token: str, name: str | None) -> int:
    """Sit down by a link (its token's hash); returns the seat."""
    number, dead = await by_token(room, token)
    seat = room.seat(number)
    if browser in seat.owners:
        return number
    if dead or not (seat.owners or invites(room.kept, seat)):
        raise Refused(403, "error-link-used")
    if is_somebody_else(room.kept, browser, seat):
        raise Refused(409, "error-other-seat")
    if seat.owners:
        await add_device(room, browser, seat)
    else:
        await take(room, browser, seat, name)
    return number


def invites(kept: Kept, seat: Seat) -> bool:
    """May somebody new sit down? After the deal only if the others have agreed."""
    return seat.person and not seat.owners and (seat.reopened or not kept.started)


def is_somebody_else(kept: Kept, browser: str, seat: Seat) -> bool:
    """Does the browser belong to another player? Nobody sees two people's cards; those side by side share one.

    Whoever has come into a seat that somebody else owns too, perhaps by a way back that was given away, gets none
    that is free beside it: they would be one person wherever people are asked.
    """
    mine = [kept.seats[number].owners for number in kept.seats_of(browser)]
    if not seat.owners and not kept.started:
        return any(owners != {browser} for owners in mine)
    return any(not owners & seat.owners for owners in mine)


async def take(room: Room, browser: str, seat: Seat, name: str | None) -> None:
    """Sit down in an open seat."""
    called = name or seat.name
    note = phrase("note-sat", name=called, old=seat.name) if seat.reopened else None
    await settle(room, replace(seat, name=called), {browser: ticks()}, note)


async def settle(room: Room, seat: Seat, since: dict[str, int], note: Both | None) -> None:
    """Give an open seat to a new owner's devices: its invitations die, and its player is asked everything."""
    after = replace(seat, owners={*since}, link_version=seat.link_version + 1, bot="", reopened=False, unasked="")
    await check_clock_limit(room.store, with_seat(room.kept, after))
    await room.referee.save_seat(after, note=note, since=since)
    await go_on(room)


def with_seat(kept: Kept, after: Seat) -> Kept:
    """The table with a changed seat."""
    return replace(kept, seats=[after if seat.seat == after.seat else seat for seat in kept.seats])


async def check_clock_limit(store: Store, kept: Kept) -> None:
    """Refuse to begin a game with a clock if the household has too many of them already."""
    if kept.clock is None or kept.started or not all(seat.taken for seat in kept.seats):
        return
    if await asyncio.to_thread(store.running_clocks, kept.household) >= CLOCKS_OF_ONE:
        raise Refused(429, "error-many-clocks", most=CLOCKS_OF_ONE)


async def add_device(room: Room, browser: str, seat: Seat) -> None:
    """Open a seat on a further device of its owner; the owner hears of it, or it does not happen."""
    if len(seat.owners) >= OWNERS_PER_SEAT:
        raise Refused(409, "error-many-owners", most=OWNERS_PER_SEAT)
    note = phrase("note-device", name=seat.name)
    await room.referee.save_seat(replace(seat, owners={*seat.owners, browser}), note=note)
    await go_on(room)


@alone
async def come_along(room: Room, seats: Mapping[int, dict[str, int]]) -> None:
    """Sit down at a rematch, in the seats that are still open; everybody hears of seats with several devices.

    One that was opened to somebody new is for whoever the others invite.
    """
    for number, since in seats.items():
        seat = room.seat(number)
        if invites(room.kept, seat) and not seat.reopened:
            note = phrase("note-devices", name=seat.name, count=len(since)) if len(since) > 1 else None
            await settle(room, seat, since, note)


async def go_on(room: Room, full: bool = True) -> None:
    """Go on after a seat has changed: deal if everybody sits, and let bots answer."""
    await room.referee.begin_if_all_sit()
    await room.audience.find_words(*room.audience.clients)
    await room.audience.broadcast(full)
    room.stir()


# --- links and devices -----------------------------------------------------------------------------------


@alone
async def links(room: Room, secret: str) -> dict[int, str]:
    """The tokens that a browser may show: of its own seats, and of open ones if it may invite."""
    kept, browser = room.kept, hash_text(secret)
    mine, host = kept.seats_of(browser), kept.is_host(browser)
    if not (mine or host):
        raise Refused(403, "error-not-at-table")
    found = {}
    for seat in kept.seats:
        if seat.seat in mine or (invites(kept, seat) and may_invite(kept, browser, seat)):
            found[seat.seat] = seat_token(secret, kept.id, seat.seat, seat.link_version)
            what = kept.id, seat.seat, seat.link_version, hash_text(found[seat.seat])
            await room.store.later(room.store.add_token, *what)
    return found


def may_invite(kept: Kept, browser: str, seat: Seat) -> bool:
    """May a browser show the invitation to an open seat? Before the deal its host, then whoever has a say."""
    mine, host = kept.seats_of(browser), kept.is_host(browser)
    if not seat.reopened:
        return host
    return any(not kept.seats[number].resigned for number in mine) or (host and not mine)


async def devices(room: Room, browser: str | None) -> list[OwnDevice]:
    """The devices on which somebody's seats are open."""
    mine = room.kept.seats_of(browser)
    if not mine:
        raise Refused(403, "error-not-at-table")
    found = await asyncio.to_thread(room.store.devices, room.kept.id)
    return [own_device(room, device, browser) for device in found if device.seat in mine]


def own_device(room: Room, device: Device, browser: str | None) -> OwnDevice:
    """A device as its owner sees it."""
    return OwnDevice(
        seat=device.seat,
        device=device_id(room.kept.id, device.browser),
        label=device.label,
        since=device.since,
        seen=device.seen,
        this=device.browser == browser,
        connected=room.audience.has(device.browser) or device.browser in room.audience.elsewhere,
    )


@alone
async def throw_out(room: Room, browser: str | None, number: int, id: str) -> None:
    """Throw a device out of its owner's seat; all links to the seat die, for that device may know them.

    What it may have planned, wished, asked or agreed to goes with it.
    """
    seat = room.seat(number)
    if browser is None or browser not in seat.owners:
        raise Refused(403, "error-not-yours")
    found = await asyncio.to_thread(room.store.devices, room.kept.id)
    since = {device.browser: device.since for device in found if device.seat == number}
    if {*since} != seat.owners:  # another process has let somebody in or thrown somebody out
        raise Overtaken(room.kept.id)
    gone = next((one for one in since if device_id(room.kept.id, one) == id), None)
    if gone is None:
        raise Refused(404, "error-no-device")
    if len(seat.owners) == 1:
        raise Refused(409, "error-last-device")
    if since[gone] < since[browser] and ticks() - since[browser] < 1000 * DAY:
        raise Refused(409, "error-young-device")
    rest = seat.owners - {gone}
    host = min(rest, key=lambda one: since[one]) if seat.hosts and gone == room.kept.host else room.kept.host
    note = phrase("note-thrown-out", name=seat.name)
    after = replace(seat, owners=rest, unasked="", link_version=seat.link_version + 1)
    await room.referee.save_seat(after, replace(without_word_of(room.kept, number), host=host), note)
    await send_away(room, {gone}, "say-thrown-out")
    planning.forget(room, number)


async def send_away(room: Room, gone: set[str], key: str) -> None:
    """Make spectators of those who do not sit here any more, and tell them why."""
    await room.audience.find_words(*room.audience.clients)
    await room.audience.broadcast(full=True)
    for client in room.audience.clients:
        if client.browser in gone:
            client.send(Notice(phrase(key)))


def next_seats(devices: Sequence[Device], browser: str) -> dict[int, dict[str, int]]:
    """The seats that somebody takes at a rematch, and since when each device has been in them.

    Whoever of an owner's devices comes first brings all of them: none is left behind because another one, perhaps
    a thief's, was faster. They keep their age, so that a young one throws out none that was there before.
    """
    found: dict[int, dict[str, int]] = {number: {} for number in own_seats(devices, browser)}
    for device in devices:
        if device.seat in found and device.seat in own_seats(devices, device.browser):
            found[device.seat][device.browser] = device.since
    return found


def own_seats(devices: Sequence[Device], browser: str) -> list[int]:
    """The seats that a browser owns: not those of other people into which it has got somehow."""
    count = Counter(device.browser for device in devices)
    mine = [device.seat for device in devices if device.browser == browser]
    first: dict[int, str] = {}
    for device in sorted(devices, key=lambda one: (one.since, count[one.browser])):
        if device.seat in mine:
            first.setdefault(device.seat, device.browser)
    if len({*first.values()}) <= 1:
        return mine
    return [number for number in mine if first[number] == browser]


# --- bots ------------------------------------------------------------------------------------------------


@alone
async def give_to_bot(room: Room, browser: str | None, number: int, bot: str | None) -> bool:
    """The host gives the seat of somebody absent to a bot, or back; its owner may take it back too.

    Says whether that is done: whoever was late gets the seat only when the bot has answered, or none would come to
    an answer.
    """
    seat = room.seat(number)
    owner = browser is not None and browser in seat.owners
    if not room.kept.is_host(browser) and not (owner and bot is None):
        raise Refused(403, "error-not-host")
    if room.referee.over:
        raise Refused(409, "error-over")
    if not seat.person or seat.resigned:
        raise Refused(409, "error-bot-seat")
    if bot is not None and not seat.bot and not owner and room.audience.is_connected(seat):
        raise Refused(409, "error-present")
    if bot is not None and not owner and has_time(room.kept, seat):
        raise Refused(409, "error-time-runs", name=seat.name)
    if bot is None and room.kept.started and not seat.owners:
        raise Refused(409, "error-nobody-there")
    if room.kept.started and seat.bot == (bot or ""):
        return True  # nothing changes, and nobody has to hear of it
    taken = bot is not None and bool(seat.owners) and not owner
    note = phrase("note-bot", name=seat.name) if taken else None
    after = replace(seat, bot=bot or "")
    await check_clock_limit(room.store, with_seat(room.kept, after))
    table, clock = room.kept, room.kept.clock
    if bot is None and clock is not None and room.audience.is_stuck(number):  # nobody else can answer
        table = replace(table, clock=clock.without_limit(number))
    elif bot is None and clock is not None and clock.rest(number) <= 0:
        room.wanted_back.add(number)
        return False
    await room.referee.save_seat(after, table, note)
    await go_on(room, full=not room.kept.started)
    return True


def has_time(kept: Kept, seat: Seat) -> bool:
    """Has the owner of a seat time by the clock to answer what is asked now, or will be?"""
    if kept.clock is None or not kept.started or not seat.owners or seat.bot:
        return False
    return seat.seat not in kept.asked or kept.clock.runs(seat.seat, ticks())


@alone
async def remove(room: Room, browser: str | None, number: int) -> None:
    """Free a seat before the game starts, for its host; the old link to it is dead."""
    seat = room.seat(number)
    if not room.kept.is_host(browser):
        raise Refused(403, "error-not-host")
    if room.kept.started:
        raise Refused(409, "error-started")
    if not seat.person or seat.hosts:
        raise Refused(409, "error-bot-seat")
    name = seat_name(number, room.kept.lang)
    after = replace(seat, name=name, owners=set(), bot="", link_version=seat.link_version + 1)
    await room.referee.save_seat(after)
    await send_away(room, seat.owners, "say-removed")
