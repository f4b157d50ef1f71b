"""Storage: SQLite or PostgreSQL through SQLAlchemy Core. Plain blocking calls; rooms make them in threads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    Update,
    and_,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from deskovka.server.base.limits import DUE, DUE_OF_ONE, LISTED, PUBLIC_LISTED
from deskovka.server.messages.frames import AutoAnswer
from deskovka.server.storage.analyses import Analyses
from deskovka.server.storage.clock import Paused, ticks
from deskovka.server.storage.database import Overtaken
from deskovka.server.storage.helped import Helped
from deskovka.server.storage.kept import (
    IN_JSON,
    Answered,
    Archived,
    Change,
    Kept,
    Opened,
    Origin,
    Seat,
    changes,
    dump_json,
    now,
)
from deskovka.server.storage.occasions import Told
from deskovka.server.storage.schema import (
    ANALYSES,
    ARCHIVES,
    CHAT,
    DELETED,
    EVENTS,
    FINDINGS,
    HELPED,
    MOVES,
    NOTICES,
    ORIGINS,
    OWNERS,
    PLANS,
    SEATS,
    SNAPSHOTS,
    TABLES,
    TOKENS,
    to_row,
)

Head = tuple[str, int]  # a table's id and revision
PIECE: Final = 1000  # numbers of rows that are removed at once
LONG: Final = (
    EVENTS,
    MOVES,
    SNAPSHOTS,
    CHAT,
    FINDINGS,
    HELPED,
)  # parts of a table that may have very many rows, by their number
LARGE: Final = (ARCHIVES, ORIGINS, ANALYSES)  # and one of a megabyte
EVERY: Final = 16  # one state in this number is kept for good


def update_table(names: Sequence[str]) -> Update:
    """The statement that writes columns of a table's row if its revision is the known one."""
    mine = (TABLES.c.id == bindparam("id_")) & (TABLES.c.revision == bindparam("revision_"))
    return update(TABLES).where(mine).values({name: bindparam(name) for name in names})


def update_snapshot() -> Update:
    """The statement that puts a newer state in the place of the last one."""
    here = (SNAPSHOTS.c.table == bindparam("table_")) & (SNAPSHOTS.c.n == bindparam("n_"))
    return update(SNAPSHOTS).where(here).values({name: bindparam(name) for name in ("n", "state")})


def lacks_archive() -> ColumnElement[bool]:
    """Tables that are over, and of which nothing is kept."""
    kept = exists().where(ARCHIVES.c.table == TABLES.c.id)
    return and_(TABLES.c.started, TABLES.c.ended.not_in(("", DELETED)), ~kept)


def by_these(rules: Mapping[str, int]) -> ColumnElement[bool]:
    """Tables that were played by these versions of games."""
    return or_(*[and_(TABLES.c.game == id, TABLES.c.version == version) for id, version in rules.items()])


class Store(Helped, Analyses):
    """All that must survive a crash.

    Every change of a table raises its `revision` and is refused as Overtaken if that is not the known one any
    more: two processes cannot overwrite each other.
    """

    # --- tables -----------------------------------------------------------------------------------------

    def create(self, kept: Kept, tokens: Sequence[tuple[int, str]], origin: Origin | None = None) -> None:
        """A new table with its seats."""
        with self.begin() as connection:
            self._create(connection, kept, origin)
            for number, hash in tokens:
                connection.execute(insert(TOKENS), {"table": kept.id, "seat": number, "hash": hash})

    def create_finished(
        self, kept: Kept, origin: Origin, archived: Archived, snapshot: str | None, told: list[str]
    ) -> None:
        """A table whose game is over already; where other rules made it there is no snapshot."""
        with self.begin() as connection:
            self._create(connection, kept, origin)
            connection.execute(insert(ARCHIVES), {"table": kept.id, **vars(archived)})
            if snapshot is not None:
                connection.execute(insert(SNAPSHOTS), {"table": kept.id, "n": 0, "state": snapshot})
            self._tell(connection, kept.id, 0, told)

    def _create(self, connection: Connection, kept: Kept, origin: Origin | None) -> None:
        began = now()
        connection.execute(insert(TABLES), to_row(vars(replace(kept, started_at=began, moved_at=began))))
        for seat in kept.seats:
            self._write_seat(connection, kept.id, seat, {}, fresh=True)
        if origin is not None:
            connection.execute(insert(ORIGINS), {"table": kept.id, **vars(origin)})

    def origin(self, id: str) -> Origin | None:
        """Where a table comes from; None: it began with its own game."""
        wanted = select(ORIGINS.c.source, ORIGINS.c.move, ORIGINS.c.record).where(ORIGINS.c.table == id)
        with self.reading() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else Origin(*row)

    def find(self, id: str) -> Kept | None:
        """A table by its id."""
        with self.reading() as connection:
            found = self._read(connection, [id])
        return found[0] if found else None

    def ids(self) -> list[str]:
        """Every table."""
        with self.reading() as connection:
            wanted = select(TABLES.c.id).where(TABLES.c.ended != DELETED)
            return list(connection.scalars(wanted.order_by(TABLES.c.started_at, TABLES.c.id)))

    def _read(self, connection: Connection, ids: Sequence[str]) -> list[Kept]:
        seats: dict[str, list[Seat]] = {id: [] for id in ids}
        for values in connection.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)):
            data: dict[str, Any] = dict(zip(SEATS.columns.keys(), values, strict=True))
            seats[data.pop("table")].append(Seat(**data))
        for row in connection.execute(select(OWNERS).where(OWNERS.c.table.in_(ids))).mappings():
            seats[row["table"]][row["seat"]].owners.add(row["browser"])
        found: dict[str, Kept] = {}
        for values in connection.execute(select(TABLES).where(TABLES.c.id.in_(ids), TABLES.c.ended != DELETED)):
            data = dict(zip(TABLES.columns.keys(), values, strict=True))
            data.update(seats=seats[data["id"]], seed=int(data["seed"]), salt=int(data["salt"]))
            data.update({name: msgspec.json.decode(data[name], type=kind) for name, kind in IN_JSON.items()})
            found[data["id"]] = Kept(**data)
        return [found[id] for id in ids if id in found]

    def heads_of(self, browser: str) -> list[Head]:
        """The tables of a browser (its hash), the last moved first."""
        mine = select(OWNERS.c.table).where(OWNERS.c.browser == browser)
        wanted = select(TABLES.c.id, TABLES.c.revision).where(or_(TABLES.c.host == browser, TABLES.c.id.in_(mine)))
        with self.reading() as connection:
            rows = connection.execute(wanted.order_by(TABLES.c.moved_at.desc()).limit(LISTED))
            return [(id, revision) for id, revision in rows]

    def public_heads(self) -> list[Head]:
        """Tables whose host wants them listed."""
        wanted = select(TABLES.c.id, TABLES.c.revision).where(TABLES.c.public)
        with self.reading() as connection:
            rows = connection.execute(wanted.order_by(TABLES.c.moved_at.desc()).limit(PUBLIC_LISTED))
            return [(id, revision) for id, revision in rows]

    def tables(self, heads: Sequence[Head]) -> list[Kept]:
        """These tables, as far as they are still there."""
        with self.reading() as connection:
            return self._read(connection, [id for id, _ in heads])

    def waiting_for_bots(self, seconds: int = 0) -> list[str]:
        """Running tables where a bot has had to answer for so long."""
        wanted = (
            select(TABLES.c.id, TABLES.c.asked, SEATS.c.seat)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(TABLES.c.started, TABLES.c.ended == "", SEATS.c.bot != "")
            .where(TABLES.c.moved_at <= now() - 1000 * seconds)
            .where(TABLES.c.asked.contains(cast(SEATS.c.seat, String)))  # seat 1 also where 10 is asked
        )
        with self.reading() as connection:
            rows = connection.execute(wanted).all()
        return sorted({id for id, asked, seat in rows if seat in msgspec.json.decode(asked)})

    def waiting_for_plans(self, seconds: int = 0) -> list[str]:
        """Running tables where somebody has been asked for so long who has planned the answer."""
        mine = (MOVES.c.table == PLANS.c.table) & (MOVES.c.seat == PLANS.c.seat) & (MOVES.c.n >= PLANS.c.n)
        answered = exists().where(mine, ~MOVES.c.joined, MOVES.c.auto == "")
        wanted = (
            select(TABLES.c.id, TABLES.c.asked, PLANS.c.seat)
            .join(PLANS, PLANS.c.table == TABLES.c.id)
            .where(TABLES.c.started, TABLES.c.ended == "", ~answered)
            .where(TABLES.c.moved_at <= now() - 1000 * seconds)
        )
        with self.reading() as connection:
            rows = connection.execute(wanted).all()
        return sorted({id for id, asked, seat in rows if seat in msgspec.json.decode(asked)})

    def overdue_tables(self) -> dict[str, list[str]]:
        """Tables where somebody's time has run out: by household a few, so that everybody's are among them."""
        turn = func.row_number().over(partition_by=TABLES.c.household, order_by=TABLES.c.deadline)
        late = select(TABLES.c.id, TABLES.c.household, TABLES.c.deadline, turn.label("turn"))
        due = late.where(TABLES.c.deadline > 0, TABLES.c.deadline <= ticks()).subquery("due")
        wanted = select(due.c.household, due.c.id).where(due.c.turn <= DUE_OF_ONE)
        found: dict[str, list[str]] = {}
        with self.reading() as connection:
            for household, id in connection.execute(wanted.order_by(due.c.turn, due.c.deadline).limit(DUE)):
                found.setdefault(household, []).append(id)
        return found

    def put_off(self, id: str, seconds: float) -> None:
        """Somebody's time has run out at a table that cannot be opened now: it is looked at later."""
        late = (TABLES.c.id == id) & (TABLES.c.deadline > 0) & (TABLES.c.deadline <= ticks())
        with self.begin() as connection:
            connection.execute(update(TABLES).where(late).values(deadline=ticks() + int(1000 * seconds)))

    def running_clocks(self, household: str) -> int:
        """At how many tables of a household somebody's time runs."""
        wanted = select(func.count()).select_from(TABLES)
        with self.reading() as connection:
            found = connection.scalar(wanted.where(TABLES.c.deadline > 0, TABLES.c.household == household))
        return found or 0

    def grant_time(self, seconds: int) -> None:
        """Nobody watched the clocks while no server ran: who was due then has a moment more."""
        late = (TABLES.c.deadline > 0) & (TABLES.c.deadline <= ticks())
        with self.begin() as connection:
            connection.execute(update(TABLES).where(late).values(deadline=ticks() + 1000 * seconds))

    def latest(self) -> int:
        """When something last changed at any table."""
        with self.reading() as connection:
            return connection.scalar(select(func.max(TABLES.c.moved_at))) or 0

    def delete(self, id: str) -> None:
        """Forget a table: nobody finds it any more, and nothing is written to it. `clear` removes its rows."""
        gone = {"ended": DELETED, "host": "", "public": False, "deadline": 0, "revision": TABLES.c.revision + 1}
        with self.begin() as connection:
            connection.execute(update(TABLES).where(TABLES.c.id == id).values(gone))
            for part in (SEATS, OWNERS, PLANS, TOKENS, NOTICES):  # whoever plans holds the seat first, too
                connection.execute(delete(part).where(part.c.table == id))
            self.notify(connection, id)

    def deleted_tables(self) -> list[str]:
        """Tables of which rows are still to be removed."""
        with self.reading() as connection:
            return list(connection.scalars(select(TABLES.c.id).where(TABLES.c.ended == DELETED)))

    def clear(self, id: str) -> bool:
        """Remove a piece of a deleted table, in a few milliseconds; False when there was none left."""
        with self.begin() as connection:
            for part in LONG:
                here = part.c.table == id
                first = connection.scalar(select(func.min(part.c.n)).where(here))
                if first is not None:
                    connection.execute(delete(part).where(here, part.c.n < first + PIECE))
                    return True
            for part in LARGE:
                if connection.execute(delete(part).where(part.c.table == id)).rowcount:
                    return True
            mine = (TABLES.c.id == id) & (TABLES.c.ended == DELETED)
            return connection.execute(delete(TABLES).where(mine)).rowcount > 0

    def set_rematch(self, id: str, next_id: str) -> str:
        """Say which table goes on after this one; returns the one that was first."""
        with self.begin() as connection:
            mine = (TABLES.c.id == id) & (TABLES.c.rematch == "")
            if connection.execute(update(TABLES).where(mine).values(rematch=next_id)).rowcount:
                for seat in connection.scalars(
                    select(SEATS.c.seat).where(SEATS.c.table == id, SEATS.c.person)
                ).all():
                    self.tell(connection, id, Told(seat, "invited"))
            self.notify(connection, id)
            return str(connection.scalar(select(TABLES.c.rematch).where(TABLES.c.id == id)) or "")

    # --- seats ------------------------------------------------------------------------------------------

    def save_seat(self, kept: Kept, after: Kept, seat: Seat, since: Mapping[str, int] = {}) -> None:
        """A changed seat, and those that change with it; if its link version has grown, its links are dead."""
        with self.begin() as connection:
            self._advance(connection, kept, after)
            self._write_seat(connection, kept.id, seat, since)
            for other, known in zip(after.seats, kept.seats, strict=True):
                if other is not known and other.seat != seat.seat:
                    self._write_seat(connection, kept.id, other, {})
            if seat.link_version != kept.seats[seat.seat].link_version:
                here = (TOKENS.c.table == kept.id) & (TOKENS.c.seat == seat.seat)
                connection.execute(update(TOKENS).where(here).values(dead=True))

    def _write_seat(
        self, connection: Connection, id: str, seat: Seat, since: Mapping[str, int], fresh: bool = False
    ) -> None:
        row = {c.key: getattr(seat, c.key) for c in SEATS.columns if c.key not in ("table", "unasked")}
        if fresh:
            connection.execute(insert(SEATS), {"table": id, **row})
        else:  # what its player does without is written beside the table, perhaps just now
            connection.execute(update(SEATS).where(SEATS.c.table == id, SEATS.c.seat == seat.seat).values(row))
        self.write_owners(connection, id, seat, since)

    # --- the game ---------------------------------------------------------------------------------------

    def deal(self, kept: Kept, after: Kept, snapshot: str, told: list[str]) -> None:
        """Everybody is here: the first state and what was told while it was set up."""
        with self.begin() as connection:
            self._advance(connection, kept, after)
            connection.execute(insert(SNAPSHOTS), {"table": kept.id, "n": 0, "state": snapshot})
            self._tell(connection, kept.id, 0, told)

    def play(self, kept: Kept, after: Kept, change: Change) -> None:
        """An answer with its consequences; when this is committed, it cannot be lost."""
        with self.begin() as connection:
            if change.planned is not None and self._plan(connection, kept.id, change.seat) != change.planned:
                raise Overtaken(kept.id)  # another process has dropped it, and we have not heard of that
            self._advance(connection, kept, after)
            row = {"table": kept.id, "n": kept.move_count, "seat": change.seat, "move": change.move}
            row.update(reveals=change.reveals, events=kept.event_count, at=after.moved_at)
            row.update(clock=dump_json(change.clock), joined=change.joined, auto=change.auto)
            self.execute(connection, "move", lambda: insert(MOVES), [row])
            self._tell(connection, kept.id, kept.event_count, change.told)
            self._keep(connection, kept, change.snapshot)
            if change.planned is not None:
                connection.execute(delete(PLANS).where(PLANS.c.table == kept.id, PLANS.c.seat == change.seat))
                self.notify(connection, kept.id, change.seat)

    def _keep(self, connection: Connection, kept: Kept, snapshot: str) -> None:
        """The newest state opens a table at once, also under newer rules; some older ones serve taking back."""
        last = kept.move_count
        row = {"table": kept.id, "n": last + 1, "state": snapshot, "table_": kept.id, "n_": last}
        # After a taking back the newest state may not be there to be renewed.
        if last % EVERY == 0 or not self.execute(connection, "renew", update_snapshot, [row]):
            self.execute(connection, "snapshot", lambda: insert(SNAPSHOTS), [row])

    def take_back(self, kept: Kept, after: Kept) -> None:
        """Only the moves and events that the table counts now stay."""
        moves, events = after.move_count, after.event_count
        with self.begin() as connection:
            self._advance(connection, kept, after)
            connection.execute(delete(MOVES).where(MOVES.c.table == kept.id, MOVES.c.n >= moves))
            connection.execute(delete(EVENTS).where(EVENTS.c.table == kept.id, EVENTS.c.n >= events))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == kept.id, SNAPSHOTS.c.n > moves))

    def advance(self, kept: Kept, after: Kept) -> None:
        """Nothing but the table's row changes."""
        with self.begin() as connection:
            self._advance(connection, kept, after)

    def _advance(self, connection: Connection, kept: Kept, after: Kept) -> None:
        """Write the table's row, unless another process has moved it on in the meantime."""
        row = to_row(changes(kept, after))
        names = tuple(row)
        row.update(id_=kept.id, revision_=kept.revision)
        if self.execute(connection, names, lambda: update_table(names), [row]) != 1:
            raise Overtaken(kept.id)
        self.tell_changes(connection, kept, after)
        self.notify(connection, kept.id)

    def _tell(self, connection: Connection, id: str, first: int, told: list[str]) -> None:
        rows = [{"table": id, "n": first + i, "event": words} for i, words in enumerate(told)]
        if rows:
            self.execute(connection, "events", lambda: insert(EVENTS), rows)

    def open(self, id: str, moves: int | None = None, first: int = 0) -> Opened:
        """The newest snapshot (after at most `moves` moves), what came after it, and the events from one on."""
        with self.reading() as connection:
            last = select(func.max(SNAPSHOTS.c.n)).where(SNAPSHOTS.c.table == id)
            n = connection.scalar(last if moves is None else last.where(SNAPSHOTS.c.n <= moves))
            wanted = select(SNAPSHOTS.c.state).where(SNAPSHOTS.c.table == id, SNAPSHOTS.c.n == n)
            snapshot = connection.scalar(wanted)
            if n is None or snapshot is None:
                raise LookupError(id)
            answers = select(MOVES.c.seat, MOVES.c.move).where(MOVES.c.table == id, MOVES.c.n >= n)
            if moves is not None:
                answers = answers.where(MOVES.c.n < moves)
            since = [(seat, move) for seat, move in connection.execute(answers.order_by(MOVES.c.n))]
            told, auto = self._events(connection, id, first, None), self._automatic(connection, id, first, None)
            return Opened(snapshot, since, told, first, auto)

    def events(self, id: str, first: int, end: int) -> list[str]:
        """The events from one to before another."""
        with self.reading() as connection:
            return self._events(connection, id, first, end)

    def _events(self, connection: Connection, id: str, first: int, end: int | None) -> list[str]:
        wanted = select(EVENTS.c.event).where(EVENTS.c.table == id, EVENTS.c.n >= first)
        if end is not None:
            wanted = wanted.where(EVENTS.c.n < end)
        return list(connection.scalars(wanted.order_by(EVENTS.c.n)))

    def automatic(self, id: str, first: int, end: int) -> list[AutoAnswer]:
        """What the table answered by itself from one event to before another."""
        with self.reading() as connection:
            return self._automatic(connection, id, first, end)

    def _automatic(self, connection: Connection, id: str, first: int, end: int | None) -> list[AutoAnswer]:
        columns = (MOVES.c.events, MOVES.c.seat, MOVES.c.auto)
        wanted = select(*columns).where(MOVES.c.table == id, MOVES.c.auto != "", MOVES.c.events >= first)
        if end is not None:
            wanted = wanted.where(MOVES.c.events < end)
        rows = connection.execute(wanted.order_by(MOVES.c.n)).all()
        return [AutoAnswer(n, seat, **msgspec.json.decode(words)) for n, seat, words in rows]

    def last_answer(self, id: str, seat: int) -> Answered | None:
        """The answer with which the last gesture of a seat began; the table's own answers are nobody's."""
        given = (MOVES.c.table == id) & ~MOVES.c.joined & (MOVES.c.auto == "")
        columns = (MOVES.c.n, MOVES.c.reveals, MOVES.c.events, MOVES.c.clock)
        wanted = select(*columns).where(given, MOVES.c.seat == seat).order_by(MOVES.c.n.desc())
        with self.reading() as connection:
            row = connection.execute(wanted.limit(1)).one_or_none()
            newest = connection.scalar(select(func.max(MOVES.c.n)).where(given))
        if row is None:
            return None
        clock = msgspec.json.decode(row.clock, type=Paused | None)
        return Answered(row.n, row.reveals, row.events, row.n == newest, clock)

    def all_moves(self, id: str) -> list[tuple[int, str, int]]:
        """Every answer since the start, and when it was given."""
        wanted = select(MOVES.c.seat, MOVES.c.move, MOVES.c.at).where(MOVES.c.table == id).order_by(MOVES.c.n)
        with self.reading() as connection:
            return [(seat, move, at) for seat, move, at in connection.execute(wanted).all()]

    # --- what finished games showed ---------------------------------------------------------------------

    def archive(self, id: str) -> Archived | None:
        """What is kept of a finished game."""
        wanted = select(ARCHIVES.c.record, ARCHIVES.c.shown, ARCHIVES.c.tried).where(ARCHIVES.c.table == id)
        with self.reading() as connection:
            row = connection.execute(wanted).one_or_none()
        return None if row is None else Archived(*row)

    def has_archive(self, id: str) -> bool:
        """Is anything kept of a finished game?"""
        with self.reading() as connection:
            return connection.scalar(select(ARCHIVES.c.table).where(ARCHIVES.c.table == id)) is not None

    def keep(self, id: str, archived: Archived) -> None:
        """Keep what a finished game showed; once, and only as long as there is the table."""
        with suppress(IntegrityError), self.begin() as connection:
            connection.execute(insert(ARCHIVES), {"table": id, **vars(archived)})

    def tables_without_archive(self) -> list[str]:
        """Finished tables without an archive; the oldest first."""
        wanted = select(TABLES.c.id).where(lacks_archive()).order_by(TABLES.c.moved_at)
        with self.reading() as connection:
            return list(connection.scalars(wanted))

    def count_lost_games(self, rules: Mapping[str, int]) -> int:
        """How many finished tables without an archive were played by other versions."""
        wanted = select(func.count()).select_from(TABLES).where(lacks_archive(), ~by_these(rules))
        with self.reading() as connection:
            return connection.scalar(wanted) or 0
