"""Sender: tells people whose page is closed what has happened at their tables.

What is to be told lies in the database (storage/notices.py) until a service has taken it. Whoever dies in the
middle has told nobody, or somebody twice; nothing is lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any, Final, NamedTuple
from zoneinfo import ZoneInfo

from deskovka.server.base.metrics import Metrics
from deskovka.server.messages.notices import Occasion, Quiet
from deskovka.server.notices.channel import Channel, Outcome
from deskovka.server.notices.words import saying
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.kept import Kept
from deskovka.server.storage.notices import Notice, Way
from deskovka.server.storage.occasions import still, waits_for
from deskovka.server.storage.store import Store

LOG: Final = logging.getLogger("deskovka.notices")
EVERY: Final = 1.0  # seconds between looks whether somebody is to be told something,
SOON: Final = 0.1  # and where there was more than could be taken
PLACES: Final = 16  # messages on their way at once,
OF_ONE: Final = 4  # and of tables of one household: a service that does not answer holds up nobody else's
DAY: Final = 24 * 3600 * 1000  # milliseconds
NUDGES: Final = 3  # of one turn, a day apart; then whoever does not come does not want to
TRIES: Final = 8
FIRST: Final = 60  # seconds until a message that did not arrive is sent again; then four times as long each time,
LONGEST: Final = 6 * 3600  # up to these
FAILURES: Final = 40  # in a row, after which nothing is sent on a way any more
TOGETHER: Final = 50  # notices in one message


class Due(NamedTuple):
    """A notice that is to be told now, of which table, and what of it is still true."""

    notice: Notice
    kept: Kept
    about: Occasion


class Sender:
    """One for each process; what one has taken the others leave alone."""

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        channels: Mapping[str, Channel],
        is_watched: Callable[[Kept, int], Awaitable[bool]],
    ) -> None:
        self.store = store
        self.metrics = metrics
        self.channels = channels
        self.is_watched = is_watched  # does the person in a seat look at the table just now?
        self.tasks: set[asyncio.Task[None]] = set()
        self.held: Counter[str] = Counter()  # messages on their way, by household
        self.all_taken = True  # was there no more when we looked last?

    def every(self) -> float:
        """Seconds until the next look."""
        return EVERY if self.all_taken else SOON

    async def look(self) -> None:
        """Take what is due, and send it beside everything else."""
        free = PLACES - len(self.tasks)
        claim = self.store.claim_notices
        found = await self.store.later(claim, free, OF_ONE, +self.held) if free else []
        self.all_taken = free > 0 and not found
        for household, group in self.groups(found):
            self.held[household] += 1
            task = asyncio.create_task(self.care_for(group))
            self.tasks.add(task)
            task.add_done_callback(partial(self.finish, household))

    def finish(self, household: str, task: asyncio.Task[None]) -> None:
        """Make room for others."""
        self.tasks.discard(task)
        self.held[household] -= 1
        self.held += Counter()  # those of whom none is on its way are forgotten

    def groups(self, found: Sequence[tuple[str, Notice]]) -> list[tuple[str, list[Notice]]]:
        """What travels together, where a way is not used for each by itself; and whose table the first one is."""
        by_way: dict[object, tuple[str, list[Notice]]] = {}
        for n, (household, notice) in enumerate(found):
            way = (notice.browser, notice.kind) if self.rests(notice) else n
            by_way.setdefault(way, (household, []))[1].append(notice)
        return [*by_way.values()]

    def rests(self, notice: Notice) -> bool:
        """Is there a pause between two messages on this way?"""
        return notice.kind in self.channels and self.channels[notice.kind].every > 0

    async def stop(self) -> None:
        """What is on its way may arrive; it is sent again if we do not hear that it has."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def care_for(self, group: list[Notice]) -> None:
        """Tell them, or not; one way's trouble is not another's."""
        try:
            if self.rests(group[0]):
                group += await self.store.later(self.store.claim_way, group[0], TOGETHER)
                group = [*{notice.table: notice for notice in group}.values()]  # of a table what came last
            await self.deliver(group)
        except Exception as problem:  # they are taken again when the lease is over
            LOG.error("notice failed", extra={"table": group[0].table, "problem": type(problem).__name__})

    # --- notices on one way -----------------------------------------------------------------------------

    async def deliver(self, group: Sequence[Notice]) -> None:
        """Look which are still true and wanted, and send them."""
        way = await asyncio.to_thread(self.store.way, group[0].browser, group[0].kind)
        told = [one for notice in group if (one := await self.judge(notice, way)) is not None]
        if way is None or not told:
            return
        if (later := self.not_before(way)) > ticks():
            for one in told:
                await self.store.later(self.store.put_off_notice, one.notice, due=later)
        else:
            await self.send(told, way)

    async def judge(self, notice: Notice, way: Way | None) -> Due | None:
        """What is to be told now, if anything is."""
        kept = await asyncio.to_thread(self.store.find, notice.table)
        if way is None or kept is None or notice.seat not in kept.seats_of(notice.browser):
            await self.drop(notice, "gone")
            return None
        about = await self.true_about(kept, notice)
        if about is None:
            await self.drop(notice, "settled")
        elif await self.is_watched(kept, notice.seat):
            await self.go_on(notice, kept, way, "seen")
        elif about not in way.events or notice.kind not in self.channels:
            await self.go_on(notice, kept, way, "unwanted")
        else:
            return Due(notice, kept, about)
        return None

    async def true_about(self, kept: Kept, notice: Notice) -> Occasion | None:
        """What is still to be told."""
        about = still(kept, notice.seat, "turn" if notice.about == "waits" else notice.about)
        if about == "invited":
            following = await asyncio.to_thread(self.store.find, kept.rematch)
            came = following is None or following.started or following.seats_of(notice.browser)
            return None if came else "invited"
        return "waits" if about == "turn" and notice.about == "waits" else about

    def not_before(self, way: Way) -> int:
        """When something may be sent on a way."""
        rested = way.sent + self.channels[way.kind].every if way.sent else 0
        return end_of_quiet(way.quiet, max(rested, ticks()))

    async def send(self, told: Sequence[Due], way: Way) -> None:
        """Send them, and see what has become of that."""
        channel = self.channels[way.kind]
        if channel.every and not await self.store.later(self.store.take_way, way):
            for one in told:  # another process sends something there just now
                await self.store.later(self.store.put_off_notice, one.notice, due=ticks() + channel.every)
            return
        waiting = await asyncio.to_thread(self.store.waiting_tables, way.browser)
        said = [saying(one.kept, one.notice.seat, one.about, way.lang) for one in told]
        found = await channel.send(way, said, waiting)
        if found.word == "sent":
            self.metrics.count("deskovka_notices_sent_total", f'{{kind="{way.kind}"}}')
            await self.store.later(self.store.note_way, way, sent=ticks(), failures=0)
            for one in told:
                nudges = one.notice.nudges + (one.about == "waits")
                await self.go_on(replace(one.notice, nudges=nudges), one.kept, way)
        elif found.word == "gone" or way.failures >= FAILURES:
            await self.store.later(self.store.drop_way, way.browser, way.kind, way.since)
            self.count_dropped("gone")
        else:
            await self.store.later(self.store.note_way, way, sent=way.sent, failures=way.failures + 1)
            for one in told:
                await self.try_again(one.notice, way, found)

    async def try_again(self, notice: Notice, way: Way, found: Outcome) -> None:
        """Send it later, less and less often; what is refused once is refused for good."""
        if found.word == "refused" or notice.tries + 1 >= TRIES:
            await self.drop(notice, "refused" if found.word == "refused" else "failed")
            return
        wait = min(max(FIRST * 4**notice.tries, found.wait), LONGEST)
        self.metrics.count("deskovka_notices_retried_total", f'{{kind="{way.kind}"}}')
        changed: dict[str, Any] = {"due": ticks() + 1000 * wait, "tries": notice.tries + 1}
        await self.store.later(self.store.put_off_notice, notice, **changed)

    async def go_on(self, notice: Notice, kept: Kept, way: Way, why: str = "") -> None:
        """After a turn was told, or need not be: the others wait, and may say so once a day."""
        if waits_for(kept, notice.seat) and "waits" in way.events and notice.nudges < NUDGES:
            changed: dict[str, Any] = {"about": "waits", "due": ticks() + DAY, "tries": 0, "nudges": notice.nudges}
            await self.store.later(self.store.put_off_notice, notice, **changed)
        else:
            await self.store.later(self.store.drop_notices, [notice])
        if why:
            self.count_dropped(why)

    async def drop(self, notice: Notice, why: str) -> None:
        """Nobody is told it."""
        await self.store.later(self.store.drop_notices, [notice])
        self.count_dropped(why)

    def count_dropped(self, why: str) -> None:
        self.metrics.count("deskovka_notices_dropped_total", f'{{why="{why}"}}')


def end_of_quiet(quiet: Quiet | None, at: int) -> int:
    """The first moment from `at` on (milliseconds since 1970) that is not in somebody's quiet hours."""
    if quiet is None or quiet.start == quiet.end:
        return at
    there = datetime.fromtimestamp(at / 1000, ZoneInfo(quiet.zone))
    minute = 60 * there.hour + there.minute
    passed, length = (minute - quiet.start) % (24 * 60), (quiet.end - quiet.start) % (24 * 60)
    if passed >= length:
        return at
    end = there.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    if end <= there:
        end += timedelta(days=1)
    return int(end.timestamp() * 1000)
