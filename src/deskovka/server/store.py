"""Storage: SQLite or PostgreSQL through SQLAlchemy Core. Plain blocking calls; rooms make them in threads."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Connection,
    Engine,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    or_,
    select,
    update,
)

from deskovka.server.schema import CHAT, EVENTS, MOVES, OWNERS, SEATS, SNAPSHOTS, TABLES, TOKENS

EVERY: Final = 16  # of so many states one is kept for good
MOST_TOKENS: Final = 16  # links per seat that are good at the same time
LISTED: Final = 200
PUBLIC_LISTED: Final = 50
CHAT_SHOWN: Final = 200
IN_JSON: Final = ("options", "packs", "asked", "points")  # columns of a table's row


class Overtaken(RuntimeError):
    """Somebody else has changed the table since it was read; read it again."""


@dataclass
class Seat:
    """Who sits there."""

    seat: int
    name: str
    person: bool
    bot: str = ""
    resigned: bool = False
    round: int = 0
    hosts: bool = False
    owners: set[str] = field(default_factory=set)

    @property
    def taken(self) -> bool:
        """Does somebody play here?"""
        return bool(self.bot or self.owners)

    @property
    def kind(self) -> str:
        """What the page calls it."""
        return "bot" if self.bot else "person" if self.owners else "open"


@dataclass
class Kept:
    """A table as it is stored, without its moves and events."""

    id: str
    game: str
    version: int
    content: str
    options: dict[str, Any]
    seed: int
    salt: int
    lang: str
    public: bool
    host: str
    seats: list[Seat]
    packs: list[dict[str, str]] = field(default_factory=list)  # name, title and hash of each
    started: bool = False
    ended: str = ""
    turn: int = 0
    moves: int = 0
    events: int = 0
    asked: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    rematch: str = ""
    started_at: int = 0
    moved_at: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(seat.name for seat in self.seats)

    def seats_of(self, browser: str | None) -> list[int]:
        """The seats that belong to a browser (its hash)."""
        return [seat.seat for seat in self.seats if browser is not None and browser in seat.owners]

    def is_host(self, browser: str | None) -> bool:
        """May this browser (its hash) order the table?"""
        if browser is None:
            return False
        return browser == self.host or any(seat.hosts and browser in seat.owners for seat in self.seats)


@dataclass
class Change:
    """What an answer changes, all of it or nothing."""

    seat: int
    move: str
    reveals: int
    told: list[str]
    snapshot: str
    asked: list[int]
    points: list[int]
    ended: str


@dataclass
class Opened:
    """What is needed to go on: a snapshot, the answers since, all that was told, the talk."""

    snapshot: str
    since: list[tuple[int, str]]
    told: list[str]
    history: list[tuple[int, int, int]]  # of each move: seat, reveals before, events before


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def connect(url: str) -> Engine:
    """An engine whose commits are on the disk when they return."""
    address = make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        return create_engine(address, pool_pre_ping=True)
    if address.database:
        Path(address.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(address)

    @event.listens_for(engine, "connect")
    def _prepare(connection: Any, _: object) -> None:
        connection.isolation_level = None  # SQLAlchemy's BEGIN below decides, not the driver
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # a reader that turns writer could be refused otherwise

    return engine


class Store:
    """All that must survive a crash."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)

    def migrate(self) -> None:
        """Bring the database to the newest shape."""
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(files("deskovka.server").joinpath("migrations")))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.engine.dispose()

    def ping(self) -> None:
        """Raises when the database does not answer."""
        with self.engine.connect() as connection:
            connection.execute(select(1))

    # --- tables -----------------------------------------------------------------------------------------

    def create(self, kept: Kept, tokens: Sequence[tuple[int, str]]) -> None:
        """A new table with its seats."""
        kept.started_at = kept.moved_at = now()
        row = {c.name: getattr(kept, c.name) for c in TABLES.columns}
        row.update(seed=str(kept.seed), salt=str(kept.salt))
        row.update({name: json.dumps(getattr(kept, name)) for name in IN_JSON})
        with self.engine.begin() as connection:
            connection.execute(insert(TABLES), row)
            for seat in kept.seats:
                self._write_seat(connection, kept.id, seat, fresh=True)
            for number, hash in tokens:
                connection.execute(insert(TOKENS), {"table": kept.id, "seat": number, "hash": hash})

    def find(self, id: str) -> Kept | None:
        """A table by its id."""
        with self.engine.begin() as connection:
            found = self._read(connection, [id])
        return found[0] if found else None

    def _read(self, connection: Connection, ids: Sequence[str]) -> list[Kept]:
        seats: dict[str, list[Seat]] = {id: [] for id in ids}
        for row in connection.execute(
            select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.seat)
        ).mappings():
            seats[row["table"]].append(Seat(**{k: v for k, v in row.items() if k != "table"}))
        for row in connection.execute(select(OWNERS).where(OWNERS.c.table.in_(ids))).mappings():
            seats[row["table"]][row["seat"]].owners.add(row["browser"])
        found: dict[str, Kept] = {}
        for row in connection.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings():
            data: dict[str, Any] = {**row, "seats": seats[row["id"]]}
            data.update(seed=int(row["seed"]), salt=int(row["salt"]))
            data.update({name: json.loads(row[name]) for name in IN_JSON})
            found[row["id"]] = Kept(**data)
        return [found[id] for id in ids if id in found]

    def tables_of(self, browser: str) -> list[Kept]:
        """The tables of a browser (its hash), the last moved first."""
        mine = select(OWNERS.c.table).where(OWNERS.c.browser == browser)
        wanted = select(TABLES.c.id).where(or_(TABLES.c.host == browser, TABLES.c.id.in_(mine)))
        with self.engine.begin() as connection:
            ids = connection.scalars(wanted.order_by(TABLES.c.moved_at.desc()).limit(LISTED)).all()
            return self._read(connection, ids)

    def public_tables(self) -> list[Kept]:
        """Tables whose host wants them listed."""
        wanted = select(TABLES.c.id).where(TABLES.c.public).order_by(TABLES.c.moved_at.desc()).limit(PUBLIC_LISTED)
        with self.engine.begin() as connection:
            return self._read(connection, connection.scalars(wanted).all())

    def waiting_for_bots(self) -> list[str]:
        """Running tables where a bot has to answer."""
        wanted = (
            select(TABLES.c.id, TABLES.c.asked, SEATS.c.seat)
            .join(SEATS, SEATS.c.table == TABLES.c.id)
            .where(TABLES.c.started, TABLES.c.ended == "", SEATS.c.bot != "")
        )
        with self.engine.begin() as connection:
            rows = connection.execute(wanted).all()
        return sorted({id for id, asked, seat in rows if seat in json.loads(asked)})

    def delete(self, id: str) -> None:
        """Forget a table and all that belongs to it."""
        with self.engine.begin() as connection:
            connection.execute(delete(TABLES).where(TABLES.c.id == id))

    def set_rematch(self, id: str, next_id: str) -> str:
        """Say which table goes on after this one; gives the one that was first."""
        with self.engine.begin() as connection:
            mine = (TABLES.c.id == id) & (TABLES.c.rematch == "")
            connection.execute(update(TABLES).where(mine).values(rematch=next_id))
            return str(connection.scalar(select(TABLES.c.rematch).where(TABLES.c.id == id)) or "")

    # --- seats ------------------------------------------------------------------------------------------

    def save_seat(self, id: str, seat: Seat) -> None:
        """A changed seat."""
        with self.engine.begin() as connection:
            self._write_seat(connection, id, seat)

    def clear_seat(self, id: str, seat: Seat) -> None:
        """A seat whose person was removed: its links are dead."""
        with self.engine.begin() as connection:
            self._write_seat(connection, id, seat)
            here = (TOKENS.c.table == id) & (TOKENS.c.seat == seat.seat)
            connection.execute(delete(TOKENS).where(here))

    def _write_seat(self, connection: Connection, id: str, seat: Seat, fresh: bool = False) -> None:
        row = {c.name: getattr(seat, c.name) for c in SEATS.columns if c.name != "table"}
        if fresh:
            connection.execute(insert(SEATS), {"table": id, **row})
        else:
            connection.execute(update(SEATS).where(SEATS.c.table == id, SEATS.c.seat == seat.seat).values(row))
            connection.execute(delete(OWNERS).where(OWNERS.c.table == id, OWNERS.c.seat == seat.seat))
        for browser in sorted(seat.owners):
            connection.execute(insert(OWNERS), {"table": id, "seat": seat.seat, "browser": browser})

    def add_token(self, id: str, seat: int, hash: str) -> None:
        """One more link to a seat."""
        here = (TOKENS.c.table == id) & (TOKENS.c.seat == seat)
        with self.engine.begin() as connection:
            known = connection.scalars(select(TOKENS.c.hash).where(here)).all()
            if hash not in known and len(known) < MOST_TOKENS:
                connection.execute(insert(TOKENS), {"table": id, "seat": seat, "hash": hash})

    def seat_by_token(self, id: str, hash: str) -> int | None:
        """The seat that a link leads to."""
        wanted = select(TOKENS.c.seat).where(TOKENS.c.table == id, TOKENS.c.hash == hash)
        with self.engine.begin() as connection:
            return connection.scalar(wanted)

    # --- the game ---------------------------------------------------------------------------------------

    def begin(self, kept: Kept, snapshot: str, told: list[str], asked: list[int], points: list[int]) -> None:
        """Everybody is here: the first state and what was told while it was set up."""
        with self.engine.begin() as connection:
            fresh: dict[str, Any] = {"started": True, "asked": asked, "points": points, "events": len(told)}
            self._advance(connection, kept, fresh)
            connection.execute(insert(SNAPSHOTS), {"table": kept.id, "n": 0, "state": snapshot})
            self._tell(connection, kept.id, 0, told)

    def play(self, kept: Kept, change: Change) -> None:
        """An answer with its consequences; when this returns, it cannot be lost."""
        at = now()
        with self.engine.begin() as connection:
            fresh: dict[str, Any] = {"asked": change.asked, "points": change.points, "ended": change.ended}
            fresh.update(moves=kept.moves + 1, events=kept.events + len(change.told))
            self._advance(connection, kept, fresh)
            row = {"table": kept.id, "n": kept.moves, "seat": change.seat, "move": change.move, "at": at}
            connection.execute(insert(MOVES), {**row, "reveals": change.reveals, "events": kept.events})
            self._tell(connection, kept.id, kept.events, change.told)
            self._keep(connection, kept, change.snapshot)

    def _keep(self, connection: Connection, kept: Kept, snapshot: str) -> None:
        """The newest state opens a table at once, also under newer rules; some older ones serve taking back."""
        connection.execute(insert(SNAPSHOTS), {"table": kept.id, "n": kept.moves + 1, "state": snapshot})
        if kept.moves % EVERY:
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == kept.id, SNAPSHOTS.c.n == kept.moves))

    def take_back(self, kept: Kept, moves: int, events: int, asked: list[int], points: list[int]) -> None:
        """Only so many moves and events stay."""
        with self.engine.begin() as connection:
            fresh = {"asked": asked, "points": points, "moves": moves, "events": events, "ended": ""}
            self._advance(connection, kept, fresh)
            connection.execute(delete(MOVES).where(MOVES.c.table == kept.id, MOVES.c.n >= moves))
            connection.execute(delete(EVENTS).where(EVENTS.c.table == kept.id, EVENTS.c.n >= events))
            connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == kept.id, SNAPSHOTS.c.n > moves))

    def end(self, kept: Kept, ended: str) -> None:
        """The game is over although its rules would go on."""
        with self.engine.begin() as connection:
            self._advance(connection, kept, {"ended": ended, "asked": [], "points": kept.points})

    def _advance(self, connection: Connection, kept: Kept, fresh: dict[str, Any]) -> None:
        """Write the table's row, unless another process has moved it on in the meantime."""
        row = {**fresh, "asked": json.dumps(fresh["asked"]), "points": json.dumps(fresh["points"])}
        mine = (TABLES.c.id == kept.id) & (TABLES.c.turn == kept.turn)
        done = connection.execute(update(TABLES).where(mine).values(turn=kept.turn + 1, moved_at=now(), **row))
        if done.rowcount != 1:
            raise Overtaken(kept.id)

    def _tell(self, connection: Connection, id: str, first: int, told: list[str]) -> None:
        rows = [{"table": id, "n": first + i, "event": text} for i, text in enumerate(told)]
        if rows:
            connection.execute(insert(EVENTS), rows)

    def open(self, id: str, moves: int | None = None) -> Opened:
        """The newest snapshot (after at most so many moves), and what came after it."""
        with self.engine.begin() as connection:
            last = select(func.max(SNAPSHOTS.c.n)).where(SNAPSHOTS.c.table == id)
            n = connection.scalar(last if moves is None else last.where(SNAPSHOTS.c.n <= moves))
            wanted = select(SNAPSHOTS.c.state).where(SNAPSHOTS.c.table == id, SNAPSHOTS.c.n == n)
            snapshot = connection.scalar(wanted)
            if n is None or snapshot is None:
                raise LookupError(id)
            rows = (
                connection.execute(select(MOVES).where(MOVES.c.table == id).order_by(MOVES.c.n)).mappings().all()
            )
            told = connection.scalars(
                select(EVENTS.c.event).where(EVENTS.c.table == id).order_by(EVENTS.c.n)
            ).all()
        kept = rows if moves is None else rows[:moves]
        since = [(row["seat"], row["move"]) for row in kept[n:]]
        return Opened(snapshot, since, list(told), [(r["seat"], r["reveals"], r["events"]) for r in kept])

    def all_moves(self, id: str) -> list[tuple[int, str]]:
        """Every answer since the start."""
        wanted = select(MOVES.c.seat, MOVES.c.move).where(MOVES.c.table == id).order_by(MOVES.c.n)
        with self.engine.begin() as connection:
            return [(seat, move) for seat, move in connection.execute(wanted).all()]

    # --- talk -------------------------------------------------------------------------------------------

    def talk(self, id: str, seat: int, name: str, text: str) -> dict[str, Any]:
        """Keep a line of chat; gives it as clients get it."""
        with self.engine.begin() as connection:
            last = connection.scalar(select(func.max(CHAT.c.n)).where(CHAT.c.table == id))
            line = {"n": (last or 0) + 1, "seat": seat, "name": name, "text": text}
            connection.execute(insert(CHAT), {"table": id, "at": now(), **line})
        return line

    def chat(self, id: str) -> list[dict[str, Any]]:
        """The last lines."""
        columns = (CHAT.c.n, CHAT.c.seat, CHAT.c.name, CHAT.c.text)
        wanted = select(*columns).where(CHAT.c.table == id).order_by(CHAT.c.n.desc()).limit(CHAT_SHOWN)
        with self.engine.begin() as connection:
            return [dict(row) for row in reversed(connection.execute(wanted).mappings().all())]
