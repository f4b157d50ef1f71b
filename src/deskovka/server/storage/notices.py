"""Notices: what is to be told to people whose page is closed, and how they want to hear it.

What is to be told is written in the transaction of the change that causes it, so that neither is there alone. Each
table has one line for each way: what happens later takes its place.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, case, delete, exists, func, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from deskovka.server.base.limits import NEWEST_WAYS
from deskovka.server.messages.notices import Occasion, Quiet, WayKind
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.database import Database
from deskovka.server.storage.kept import Kept, dump_json
from deskovka.server.storage.keys import hash_text
from deskovka.server.storage.occasions import Told, occasions
from deskovka.server.storage.schema import NOTICES, OWNERS, SEATS, SERVER_KEYS, TABLES, WAYS

LEASE: Final = 120_000  # milliseconds after which a notice that was being sent is sent by somebody else
FORGOTTEN: Final = 400 * 24 * 3600 * 1000  # milliseconds after which a browser keeps no cookie of ours
TELL: Final = f"""
INSERT INTO notices ("table", browser, kind, seat, about, at, due, tries, nudges)
SELECT CAST(:table AS VARCHAR), browser, kind, CAST(:seat AS INTEGER), CAST(:about AS VARCHAR),
    CAST(:at AS BIGINT), CAST(:due AS BIGINT), 0, 0
FROM (
    SELECT ways.browser, ways.kind,
        row_number() OVER (PARTITION BY ways.kind ORDER BY ways.since DESC, ways.browser) AS age,
        row_number() OVER (PARTITION BY ways.kind, ways.target ORDER BY ways.since DESC, ways.browser) AS twin
    FROM owners JOIN ways ON ways.browser = owners.browser
    WHERE owners."table" = :table AND owners.seat = :seat AND ways.events <> '[]'
) AS found
WHERE twin = 1 AND age <= {NEWEST_WAYS}
ON CONFLICT ("table", browser, kind) DO UPDATE SET
    seat = excluded.seat, about = excluded.about, at = excluded.at, tries = 0, nudges = 0,
    due = CASE WHEN notices.due < excluded.due THEN notices.due ELSE excluded.due END
"""  # what is told at last is not put off by whoever asks for something again and again


@dataclass(frozen=True)
class Way:
    """How somebody wants to be told of what."""

    browser: str
    kind: WayKind
    address: dict[str, str]
    events: list[Occasion]
    quiet: Quiet | None
    lang: str
    since: int = 0
    seen: int = 0
    sent: int = 0
    failures: int = 0

    @property
    def confirmed(self) -> bool:
        """Has whoever reads there said yes? Of a mail address, by a code that came there."""
        return "code" not in self.address


@dataclass(frozen=True)
class Notice:
    """What is still to be told."""

    table: str
    browser: str
    kind: WayKind
    seat: int
    about: Occasion
    at: int
    due: int
    tries: int
    nudges: int


def target_of(kind: WayKind, target: str) -> str:
    """What is stored of where a way leads, to tell whether two lead there."""
    return hash_text(f"{kind} {target}")


def row_of(way: Way, target: str) -> dict[str, Any]:
    """A way as it is stored."""
    row = {**vars(way), "target": target_of(way.kind, target)}
    return {**row, **{name: dump_json(row[name]) for name in ("address", "events", "quiet")}}


def way_of(row: Any) -> Way:
    """A way as it was stored."""
    data = dict(row)
    del data["target"]
    data["quiet"] = msgspec.json.decode(data["quiet"], type=Quiet | None)
    return Way(**{**data, **{name: msgspec.json.decode(data[name]) for name in ("address", "events")}})


class Notices(Database):
    """What is stored of notices. Plain blocking calls."""

    pause = 10_000  # milliseconds until something is told: whoever is just coming back need not hear of it

    # --- what is to be told -----------------------------------------------------------------------------

    def tell_changes(self, connection: Connection, old: Kept, new: Kept) -> None:
        """Write what those who sit at a table are to be told of its change."""
        for told in occasions(old, new):
            self.tell(connection, new.id, told)

    def tell(self, connection: Connection, id: str, told: Told) -> None:
        """Write what is to be told to a seat, on each way that its owner wants."""
        at = ticks()
        row = {"table": id, "seat": told.seat, "about": told.about, "at": at, "due": at + self.pause}
        self.execute(connection, "tell", lambda: text(TELL), [row])

    def claim_notices(self, most: int, most_of_one: int, held: Mapping[str, int]) -> list[tuple[str, Notice]]:
        """Some that are due, and whose tables' household each is; nobody else takes them until the lease is over.

        Of one household there are at most `most_of_one`, with those that are `held` already.
        """
        due = NOTICES.c.due <= ticks()
        with self.reading() as connection:
            if connection.scalar(select(NOTICES.c.due).where(due).limit(1)) is None:
                return []
            home = TABLES.c.household.label("household")
            turn = func.row_number().over(partition_by=home, order_by=NOTICES.c.due).label("turn")
            late = select(NOTICES, home, turn).join(TABLES, TABLES.c.id == NOTICES.c.table).where(due).subquery()
            taken: Any = case(held, value=late.c.household, else_=0) if held else 0
            mine = select(late).where(late.c.turn + taken <= most_of_one)
            rows = connection.execute(mine.order_by(late.c.turn, late.c.due).limit(most)).mappings().all()
        found = []
        with self.begin() as connection:
            for row in rows:
                notice = Notice(**{name: row[name] for name in Notice.__dataclass_fields__})
                here = select(NOTICES.c.at).where(same(notice), due).with_for_update(skip_locked=True)
                if connection.scalar(here) is not None:  # else another process has taken it meanwhile
                    connection.execute(update(NOTICES).where(same(notice)).values(due=ticks() + LEASE))
                    found.append((row["household"], notice))
        return found

    def claim_way(self, first: Notice, most: int) -> list[Notice]:
        """What else is due on the same way."""
        here = (NOTICES.c.browser == first.browser) & (NOTICES.c.kind == first.kind) & (NOTICES.c.due <= ticks())
        with self.begin() as connection:
            late = select(NOTICES).where(here).order_by(NOTICES.c.due).limit(most)
            rows = connection.execute(late.with_for_update(skip_locked=True)).mappings().all()
            found = [Notice(**row) for row in rows]
            for notice in found:
                connection.execute(update(NOTICES).where(same(notice)).values(due=ticks() + LEASE))
        return found

    def put_off_notice(self, notice: Notice, **changed: Any) -> None:
        """It is told later, perhaps as something else; unless something newer is to be told meanwhile."""
        with self.begin() as connection:
            connection.execute(update(NOTICES).where(same(notice)).values(**changed))

    def drop_notices(self, notices: Sequence[Notice]) -> None:
        """They were told, or need not be any more; something newer stays."""
        with self.begin() as connection:
            for notice in notices:
                connection.execute(delete(NOTICES).where(same(notice)))

    def waiting_tables(self, browser: str) -> int:
        """How many tables wait for somebody: the number on the page's sign."""
        wanted = (
            select(TABLES.c.id, TABLES.c.asked, OWNERS.c.seat)
            .join(OWNERS, OWNERS.c.table == TABLES.c.id)
            .join(SEATS, (SEATS.c.table == TABLES.c.id) & (SEATS.c.seat == OWNERS.c.seat))
            .where(OWNERS.c.browser == browser, TABLES.c.started, TABLES.c.ended == "", SEATS.c.bot == "")
        )
        with self.reading() as connection:
            rows = connection.execute(wanted).all()
        return len({id for id, asked, seat in rows if seat in msgspec.json.decode(asked)})

    # --- ways -------------------------------------------------------------------------------------------

    def ways(self, browser: str) -> list[Way]:
        """How a browser's person wants to be told."""
        with self.reading() as connection:
            rows = connection.execute(select(WAYS).where(WAYS.c.browser == browser).order_by(WAYS.c.kind))
            return [way_of(row) for row in rows.mappings()]

    def way(self, browser: str, kind: str) -> Way | None:
        """One of them."""
        return next((way for way in self.ways(browser) if way.kind == kind), None)

    def keep_way(self, way: Way, target: str) -> None:
        """A new way, or another one in its place; what was to be told there is told on the new one."""
        mine = (WAYS.c.browser == way.browser) & (WAYS.c.kind == way.kind)
        with self.begin() as connection:
            connection.execute(delete(WAYS).where(mine))
            if way.kind == "push":  # a browser that lost its cookie keeps the address under which it is known
                connection.execute(delete(WAYS).where(WAYS.c.target == target_of("push", target)))
            connection.execute(insert(WAYS), row_of(replace(way, since=ticks(), seen=ticks()), target))

    def note_way(self, way: Way, **changed: Any) -> None:
        """What has become of a way, unless it is another one meanwhile."""
        mine = (WAYS.c.browser == way.browser) & (WAYS.c.kind == way.kind) & (WAYS.c.since == way.since)
        with self.begin() as connection:
            connection.execute(update(WAYS).where(mine).values(**changed))

    def take_way(self, way: Way) -> bool:
        """From now on something is being sent on a way; False if somebody else was faster."""
        mine = (WAYS.c.browser == way.browser) & (WAYS.c.kind == way.kind) & (WAYS.c.since == way.since)
        with self.begin() as connection:
            taken = connection.execute(update(WAYS).where(mine, WAYS.c.sent == way.sent).values(sent=ticks()))
            return bool(taken.rowcount)

    def change_way(self, way: Way) -> None:
        """Other wishes for a way."""
        row = row_of(way, "")
        self.note_way(way, **{name: row[name] for name in ("address", "events", "quiet", "lang")})

    def drop_target(self, target: str) -> bool:
        """Nothing is told there any more, whoever wished for it; False if nobody had."""
        with self.begin() as connection:
            ways = connection.execute(select(WAYS.c.browser, WAYS.c.kind).where(WAYS.c.target == target)).all()
            connection.execute(delete(WAYS).where(WAYS.c.target == target))
            for browser, kind in ways:
                connection.execute(delete(NOTICES).where(NOTICES.c.browser == browser, NOTICES.c.kind == kind))
        return bool(ways)

    def drop_way(self, browser: str, kind: str, since: int | None = None) -> bool:
        """Nothing is told on a way any more; False if there was none."""
        mine = (WAYS.c.browser == browser) & (WAYS.c.kind == kind)
        if since is not None:
            mine &= WAYS.c.since == since
        with self.begin() as connection:
            if not connection.execute(delete(WAYS).where(mine)).rowcount:
                return False
            connection.execute(delete(NOTICES).where(NOTICES.c.browser == browser, NOTICES.c.kind == kind))
        return True

    def fade_ways(self) -> None:
        """Forget ways of browsers that have not been here for so long, and what nobody can be told any more."""
        known = exists().where(WAYS.c.browser == NOTICES.c.browser, WAYS.c.kind == NOTICES.c.kind)
        with self.begin() as connection:
            connection.execute(delete(WAYS).where(WAYS.c.seen < ticks() - FORGOTTEN))
            connection.execute(delete(NOTICES).where(~known))

    def server_key(self, name: str, make: Callable[[], str]) -> str:
        """A key of this server; made once for a database."""
        while True:
            with self.reading() as connection:
                found = connection.scalar(select(SERVER_KEYS.c.key).where(SERVER_KEYS.c.name == name))
            if found is not None:
                return str(found)
            with suppress(IntegrityError), self.begin() as connection:  # another process may be faster
                connection.execute(insert(SERVER_KEYS), {"name": name, "key": make()})


def same(notice: Notice) -> Any:
    """The stored line of a notice, as long as nothing newer stands there."""
    here = (NOTICES.c.table == notice.table) & (NOTICES.c.browser == notice.browser)
    return here & (NOTICES.c.kind == notice.kind) & (NOTICES.c.at == notice.at)
