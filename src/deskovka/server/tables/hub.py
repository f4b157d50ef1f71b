"""Hub: all rooms in memory, and what they share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import nullcontext
from dataclasses import replace
from functools import partial
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from deskovka.core.game import LANGUAGES, Game, game
from deskovka.server.base import rubbish
from deskovka.server.base.limits import CODES_OF_ONE, LISTS_OF_ONE, LISTS_WAITING, UNUSED, UNUSED_OF_ONE, Buckets
from deskovka.server.base.metrics import Metrics
from deskovka.server.base.rounds import Rounds
from deskovka.server.base.settings import Settings
from deskovka.server.messages.frames import Bye, Notice
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import WishedTable
from deskovka.server.messages.words import phrase, seat_name
from deskovka.server.notices.channels import Channels, open_channels
from deskovka.server.notices.sender import Sender
from deskovka.server.processes import analysts, archivist
from deskovka.server.processes.analysts import Analysts
from deskovka.server.processes.archivist import Archivist
from deskovka.server.processes.backroom import Backroom
from deskovka.server.processes.looks import Looks
from deskovka.server.processes.thinkers import Thinkers
from deskovka.server.processes.together import Together
from deskovka.server.processes.workers import Party, Who
from deskovka.server.storage import packs
from deskovka.server.storage.bus import Bus
from deskovka.server.storage.clock import set_ticks
from deskovka.server.storage.history import has_rules_of
from deskovka.server.storage.kept import Kept, Origin
from deskovka.server.storage.keys import hash_text, household_mark, seat_token
from deskovka.server.storage.store import Store
from deskovka.server.storage.writer import Writer
from deskovka.server.tables import planning, playing, seating
from deskovka.server.tables.agreeing import check_time
from deskovka.server.tables.audience import Client
from deskovka.server.tables.room import Room
from deskovka.server.tables.wishes import game_ids, make_rematch, make_table

LOG: Final = logging.getLogger("deskovka.hub")
SWEEP: Final = 60.0  # seconds between looks for rooms that nobody uses
RARELY: Final = 10  # sweeps until all memory is looked through for rubbish, where no table is open
TEND: Final = 1.0  # seconds between looks at the clocks, and for bots that another process has left
STUCK: Final = 3  # seconds after which a bot that has not answered may have been left by another process,
FORGOTTEN: Final = 60  # and by our own
LOOK: Final = 5.0  # seconds between looks for such bots
SPARED: Final = 60.0  # seconds in which a damaged table is not tried again
GRACE: Final = 30  # seconds for those whose time ran out while no server ran
BREATH: Final = 0.01  # seconds between two pieces of a deletion
CLOCKS: Final = 8  # households whose clocks are looked at side by side


class Hub:
    """Rooms by table id; a room is opened when somebody comes and forgotten when nobody is there."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.writer = Writer(store, settings.inside)
        self.metrics = Metrics()
        self.thinkers = Thinkers(
            settings.workers, settings.thinking_seconds, self.metrics, settings.paced_bots, settings.inside
        )
        self.lists = Looks(LISTS_WAITING, LISTS_OF_ONE)
        self.builders = Looks()  # of games with packs
        self.rooms: dict[str, Room] = {}
        self.sockets: dict[str, int] = {}  # by address
        self.salt = ""
        self.tables = Buckets(settings.tables_per_minute / 60, settings.tables_per_minute)
        self.requests = Buckets(settings.requests_per_second, 5 * settings.requests_per_second)
        self.drawings = Buckets(settings.requests_per_second / 20, settings.requests_per_second)
        self.frames = Buckets(5 * settings.frames_per_second, 10 * settings.frames_per_second)
        self.talk = Buckets(settings.lines_per_second, 10 * settings.lines_per_second)  # by browser
        self.trials = Buckets(1 / 20, 3)  # of notices, by browser and by address
        self.codes = Buckets(1 / 3600, CODES_OF_ONE)  # by mail; by browser, by address and by whom they are for
        self.metrics.gauges["deskovka_rooms"] = lambda: len(self.rooms)
        self.metrics.gauges["deskovka_clients"] = lambda: sum(
            len(room.audience.clients) for room in self.rooms.values()
        )
        self.tasks: set[asyncio.Task[None]] = set()
        self.backroom = Backroom(self.metrics, settings.inside)
        self.openings: Together[Room] = Together(self.backroom.places)
        self.opening = self.openings.tasks
        self.drawn: Together[bytes] = Together(self.backroom.places)
        self.archivist = Archivist(store, self.backroom, self.game_of, game_ids())
        self.analysts = Analysts(
            *(store, bus, self.thinkers, self.archivist, self.game_of, self.metrics), settings.analysis_effort
        )
        self.damaged: dict[str, float] = {}  # tables that cannot be opened, and when that was tried
        self.metrics.gauges["deskovka_damaged_tables"] = lambda: len(self.damaged)
        self.tending: set[str] = set()  # households whose clocks are being looked at
        self.places = asyncio.Semaphore(CLOCKS)
        self.channels = Channels() if settings.inside else open_channels(settings, store)
        self.sender = Sender(store, self.metrics, self.channels.by_kind, self.is_watched)
        store.pause = int(1000 * settings.notice_pause)
        self.rounds: tuple[Rounds, ...] = (
            Rounds("clocks", lambda: TEND, self.tend, self.metrics),
            Rounds("bots", lambda: TEND if store.shared else LOOK, self.look_after_bots, self.metrics),
            Rounds("archives", lambda: archivist.EVERY, self.archivist.look, self.metrics),
            Rounds("analyses", lambda: analysts.EVERY, self.analysts.look, self.metrics),
            Rounds("sweeps", lambda: SWEEP, self.sweep, self.metrics),
        )
        if not settings.inside:  # a page that plays without a server can be told nothing while it is closed
            self.rounds += (Rounds("notices", self.sender.every, self.sender.look, self.metrics),)
        self.woken = False
        self.clearing = False  # what is left of deleted tables
        self.sweeps = 0  # since all memory was looked through

    # --- life -------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Read the games before the first guest comes, and go on thinking where bots have to answer."""
        if not self.settings.inside:  # in a browser there is one guest, who wants one game
            await asyncio.to_thread(warm_up)
            await self.archivist.log_lost_games()
        self.salt = await asyncio.to_thread(self.store.salt)
        self.writer.start()
        self.bus.listen(self.follow_change)
        set_ticks(await asyncio.to_thread(self.store.latest))
        await asyncio.to_thread(self.store.grant_time, GRACE)
        for rounds in self.rounds:
            self.spawn(rounds.run())

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a task in the background; a task without a reference could be collected while it runs."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- rounds: one table's trouble is not another's ------------------------------------------------------

    async def look_after_bots(self) -> None:
        """Let bots think that were asked when the last server ended, or whose process has died meanwhile.

        What somebody has planned who was asked then is played, too, with nobody at the table. Where it has its
        pause, or cannot be read, the room is open and looks for it by itself.
        """
        seconds = 0 if not self.woken else STUCK if self.store.shared else FORGOTTEN
        pause = planning.LONGEST // 1000 if self.woken else 0  # in which a living server does not play it
        ids = await asyncio.to_thread(self.store.waiting_for_bots, seconds)
        plans = await asyncio.to_thread(self.store.waiting_for_plans, seconds + pause)
        ids = sorted({*ids, *(id for id in plans if id not in self.rooms)})
        if self.woken:
            await self.each(ids, self.adopt)
        else:
            self.woken = True
            self.spawn(self.each(ids, self.wake))  # however many they are, the rounds go on

    async def each(self, ids: list[str], look: Callable[[str], Awaitable[None]]) -> None:
        """Do something with some tables; a failure at one of them stops no other."""
        for id in ids:
            if time.monotonic() - self.damaged.get(id, -SPARED) < SPARED:
                continue
            try:
                await look(id)
            except Exception as problem:
                self.metrics.count("deskovka_tables_failed_total")
                if not isinstance(problem, Refused) or problem.status != 429:  # its household has too many open
                    LOG.error("table cannot go on", extra={"table": id, "problem": type(problem).__name__})

    async def wake(self, id: str) -> None:
        """Let the bots of a table think, and play what was planned there."""
        (await self.room(id)).stir()

    async def adopt(self, id: str) -> None:
        """Let bots think that nobody cares for, because the process that did is gone."""
        if await self.bus.claim(id, None):
            await self.bus.release(id)
            await self.wake(id)

    async def tend(self) -> None:
        """Look at a few due clocks of each household; no household waits for another."""
        due = await asyncio.to_thread(self.store.overdue_tables)
        for household in due.keys() - self.tending:
            self.tending.add(household)
            self.spawn(self.tend_to(household, due[household]))

    async def tend_to(self, household: str, ids: list[str]) -> None:
        """Look at some clocks of one household, one after the other."""
        try:
            await self.each(ids, self.look_at_clock)
        finally:
            self.tending.discard(household)

    async def look_at_clock(self, id: str) -> None:
        """Look at a table's clock; if that fails, leave the table out for a while."""
        async with self.places:
            try:
                await check_time(await self.room(id))
            except Exception:
                await self.store.later(self.store.put_off, id, SPARED)
                raise

    def follow_change(self, id: str | None, seat: int | None = None) -> None:
        """Show what another process has changed at a table, or for a seat alone; None: perhaps at any table."""
        for room in [*self.rooms.values()] if id is None else [self.rooms[id]] if id in self.rooms else []:
            self.spawn(self.follow(room, id is None, seat))

    async def follow(self, room: Room, anew: bool, seat: int | None) -> None:
        try:
            await (room.follow(anew) if seat is None else playing.follow_seat(room, seat))
        except Exception as problem:  # whoever comes next reads it anew
            LOG.error("not followed", extra={"table": room.kept.id, "problem": type(problem).__name__})
            if seat is None:  # else it concerns its own devices alone
                room.shut(1012)

    def clients(self) -> list[Client]:
        """Everybody in all rooms."""
        return [client for room in self.rooms.values() for client in room.audience.clients]

    async def say_bye(self) -> None:
        """Tell everybody to come back soon, and wait a moment until it is said."""
        clients = self.clients()
        for room in self.rooms.values():
            room.audience.say_all(Bye(phrase("say-stopping")))
            room.shut(1012)
        for _ in range(100):
            await asyncio.sleep(0.01)
            if all(client.outbox.empty for client in clients):
                break

    async def stop(self) -> None:
        """Finish writes and end the bots' processes."""
        for task in (*self.tasks, *self.opening.values(), *self.drawn.tasks.values()):
            task.cancel()
        for room in [*self.rooms.values()]:
            room.shut(1012)
            async with room.lock:
                pass
            await asyncio.gather(*room.writing)
        await self.analysts.stop()
        await self.sender.stop()
        await self.thinkers.close()
        await self.lists.close()
        await self.builders.close()
        await self.archivist.stop()
        await self.backroom.close()
        await self.writer.stop()
        await asyncio.to_thread(self.bus.leave)
        await asyncio.to_thread(self.store.close)

    async def sweep(self) -> None:
        """Forget rooms that nobody uses, and look for rubbish; go on with deletions that have not ended."""
        self.sweeps += 1
        self.spawn(self.clear_deleted())
        await self.store.later(self.store.fade_ways)
        for id in [id for id, room in self.rooms.items() if room.idle(SWEEP)]:
            self.forget(id)
        for room in self.rooms.values():
            room.keep_seen()
        if self.sweeps >= RARELY and not self.rooms:  # nobody notices that it takes a moment
            self.sweeps = 0
            rubbish.look_at_everything()

    # --- notices ----------------------------------------------------------------------------------------

    async def is_watched(self, kept: Kept, seat: int) -> bool:
        """Has the person in a seat the table in sight just now, on whichever device?"""
        owners, room = kept.seats[seat].owners, self.rooms.get(kept.id)
        if room is not None and any(room.audience.looks(browser) for browser in owners):
            return True
        return not owners.isdisjoint(await self.bus.lookers(kept.id))

    # --- rooms ------------------------------------------------------------------------------------------

    async def room(self, id: str, asker: str | None = None) -> Room:
        """The room of a table; Refused if there is none.

        The cost of opening it counts for the household that asks, or else for the one that made the table.
        """
        found = self.rooms.get(id)
        if found is not None and not found.closed:
            found.found_at = time.monotonic()
            return found
        return await self.openings.do(id, asker, partial(self.open, id))

    async def open(self, id: str, party: Party) -> Room:
        """Read a table from the store, once for all who wait for it."""
        kept = await self.find_table(id)
        if not party.whos and self.is_crowded(kept.household):
            raise Refused(429, "error-too-many")
        g = await self.game_to_show(kept, party.whos[0].address if party.whos else "")
        # In a thread, for the first table with some options has to find all its words.
        room = await asyncio.to_thread(
            Room, kept, g, self.store, self.writer, self.bus, self.thinkers, self.metrics
        )
        if not party.whos:
            party.whos.append(Who(kept.household))
        room.referee.replayed = partial(self.backroom.ask_for_all, party)
        room.referee.when_over = partial(self.archivist.begin, id)
        room.look_for_plan = planning.look_for if g.law.plans else None
        try:
            await room.open()
        except (Refused, SQLAlchemyError):
            raise
        except Exception as problem:
            if id not in self.damaged:
                LOG.error("table damaged", extra={"table": id, "problem": type(problem).__name__})
            self.damaged[id] = time.monotonic()
            raise Refused(409, "error-damaged", table=id) from None
        # What the game needs from now on is the table's.
        room.referee.replayed = partial(self.backroom.ask_for_table, kept.household)
        self.damaged.pop(id, None)
        room.asker, room.found_at = (party.payer or party.whos[0]).address, time.monotonic()
        self.rooms[id] = room
        self.make_way(room.asker)
        return room

    def is_crowded(self, household: str) -> bool:
        """Has a household as many rooms open as it may have?"""
        return sum(room.asker == household for room in self.rooms.values()) >= self.settings.rooms_per_address

    def make_way(self, household: str) -> None:
        """Close rooms that nobody uses, the longest unused first, if a household or all together have too many."""
        mine = [room for room in self.rooms.values() if room.asker == household]
        for rooms, most in ((mine, UNUSED_OF_ONE), ([*self.rooms.values()], UNUSED)):
            unused = sorted([room for room in rooms if room.idle(0.0)], key=lambda room: room.found_at)
            for room in unused[: max(0, len(unused) - most)]:
                self.forget(room.kept.id)

    async def game_of(self, kept: Kept, asker: str = "") -> Game:
        """The game with its packs that a table is played with.

        If it has to be built, that is done in the line of the household that asks, or else of the table's.
        """
        if kept.game not in game_ids():
            raise Refused(409, "error-no-game")
        known = await asyncio.to_thread(packs.known_game, kept)
        if known is not None:
            return known
        return await self.builders.do(Who(asker or kept.household), lambda: packs.game_of(kept))

    async def has_rules_of(self, kept: Kept, asker: str = "") -> bool:
        """Do we have the rules and packs by which a table was played?"""
        try:
            return has_rules_of(await self.game_of(kept, asker), kept)
        except Refused as no:
            if no.status == 429:  # too much waits there; that says nothing of the rules
                raise
            return False

    async def game_to_show(self, kept: Kept, asker: str) -> Game:
        """The game of a table; without its packs if they are gone and an archive shows the finished game."""
        try:
            return await self.game_of(kept, asker)
        except Refused as no:
            gone = no.status != 429 and kept.game in game_ids()
            if gone and await asyncio.to_thread(self.store.archive, kept.id) is not None:
                return game(kept.game)
            raise

    async def find_table(self, id: str) -> Kept:
        """A table as it is stored."""
        found = await asyncio.to_thread(self.store.find, id) if len(id) <= 32 and "\0" not in id else None
        if found is None:
            raise Refused(404, "error-no-table")
        return found

    def forget(self, id: str) -> None:
        room = self.rooms.pop(id, None)
        if room is not None:
            room.shut(1012)

    async def delete(self, id: str) -> None:
        """Remove a table for good, also one that cannot be opened any more."""
        if id in self.opening:
            await asyncio.wait((self.opening[id],))
        room = self.rooms.get(id)
        async with room.lock if room is not None else nullcontext():
            await self.store.later(self.store.delete, id)
        self.spawn(self.clear_deleted())
        self.damaged.pop(id, None)
        if room is not None:
            room.audience.say_all(Notice(phrase("say-deleted")))
            room.shut(4404)
            self.rooms.pop(id, None)
        LOG.info("table deleted", extra={"table": id})

    async def clear_deleted(self) -> None:
        """Remove what is left of deleted tables, one after the other, in pieces between which others write."""
        if self.clearing:
            return
        self.clearing = True
        try:
            while ids := await asyncio.to_thread(self.store.deleted_tables):
                for id in ids:
                    while await self.store.later(self.store.clear, id):
                        await asyncio.sleep(BREATH)
        except SQLAlchemyError as problem:
            LOG.error("deleted tables not cleared", extra={"problem": type(problem).__name__})
        finally:
            self.clearing = False

    # --- new tables -------------------------------------------------------------------------------------

    async def create(self, wish: WishedTable, browser: str, address: str) -> tuple[Kept, list[str | None]]:
        """Make a new table; returns it with the invitation tokens of its seats."""
        make = partial(make_table, wish, hash_text(browser))
        builds = self.builders.do(Who(self.mark(address)), make) if wish.packs else asyncio.to_thread(make)
        kept = await builds
        return kept, await self.invite(kept, browser, address)

    def mark(self, address: str) -> str:
        """The mark by which we know the household of an address."""
        return household_mark(self.salt, address)

    async def invite(
        self, kept: Kept, browser: str, address: str, origin: Origin | None = None
    ) -> list[str | None]:
        """Store and open a table; returns the invitation tokens of its seats."""
        tokens = [
            seat_token(browser, kept.id, seat.seat, 0) if seat.person and not seat.owners else None
            for seat in kept.seats
        ]
        stored = [(n, hash_text(token)) for n, token in enumerate(tokens) if token is not None]
        await self.put(kept, stored, address, origin)
        return tokens

    async def put(
        self, kept: Kept, tokens: list[tuple[int, str]], address: str, origin: Origin | None = None
    ) -> None:
        """Store a new table and open it, for whoever has that address."""
        kept = replace(kept, household=self.mark(address))
        if self.is_crowded(kept.household):
            raise Refused(429, "error-too-many")
        await seating.check_clock_limit(self.store, kept)
        await self.store.later(self.store.create, kept, tokens, origin)
        (await self.room(kept.id, kept.household)).stir()
        self.metrics.count("deskovka_tables_created_total")
        LOG.info("table created", extra={"table": kept.id, "game": kept.game, "seats": len(kept.seats)})

    async def rematch(self, id: str, browser: str, address: str) -> str:
        """A new table for the same company, at which everybody gets their own seat and nobody else's."""
        room = await self.room(id, self.mark(address))
        old = room.kept
        nobody = not any(seat.owners for seat in old.seats)  # a game from a file
        if nobody or (not old.seats_of(browser) and not old.is_host(browser)):
            raise Refused(403, "error-not-at-table")
        if not room.referee.over:
            raise Refused(409, "error-still-running")
        async with room.lock:
            following = room.kept.rematch
            if not following:
                kept = make_rematch(room.kept, room.g)
                await self.put(kept, [], address)
                following = await self.store.later(self.store.set_rematch, id, kept.id)
                if following != kept.id:  # another process was faster
                    await self.delete(kept.id)
                room.referee.kept = replace(room.kept, rematch=following)
                await room.audience.broadcast()
            devices = await asyncio.to_thread(self.store.devices, id)
        next_room = await self.room(following, self.mark(address))
        await seating.come_along(next_room, seating.next_seats(devices, browser))
        return following


def warm_up() -> None:
    """Read the games and both languages before the first guest comes."""
    for id in game_ids():
        game(id)
    for lang in LANGUAGES:
        seat_name(0, lang)
        seat_name(0, lang, bot=True)
