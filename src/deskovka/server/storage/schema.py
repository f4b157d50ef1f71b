"""The tables of the database. migrations/ brings an older database to this shape; a test compares the two."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

from deskovka.server.storage.kept import IN_JSON, dump_json

DELETED: Final = "deleted"  # how a table has ended of which nothing is left but rows that are being removed

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("version", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("packs", Text, nullable=False, server_default="[]"),  # JSON: name, title and hash of each
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),  # hash of the browser that made the table
    Column("started", Boolean, nullable=False),
    Column(
        "ended", String(16), nullable=False
    ),  # empty while it runs; then played, agreed, resigned, opened or DELETED
    Column("turn", Integer, key="revision", nullable=False),  # grows with every change; every write checks it
    Column("moves", Integer, key="move_count", nullable=False),
    Column("events", Integer, key="event_count", nullable=False),
    Column("asked", Text, nullable=False),  # JSON: the seats that must answer now
    Column("points", Text, nullable=False),  # JSON: by seat
    Column("winners", Text, nullable=False, server_default="[]"),  # JSON: seats; empty while it runs
    Column("rematch", String(32), nullable=False),  # the table that goes on after this one, or empty
    Column("started_at", BigInteger, nullable=False),  # milliseconds
    Column("moved_at", BigInteger, nullable=False),
    Column("questions", Text, nullable=False, server_default="[]"),  # JSON: by seat
    Column("asking", Text, key="votes", nullable=False, server_default="{}"),  # JSON: what people ask each other
    Column("clock", Text, nullable=False, server_default="null"),  # JSON
    Column("deadline", BigInteger, nullable=False, server_default="0"),  # when somebody's time runs out
    Column("taken_back", Integer, nullable=False, server_default="0"),
    Column("guide", String(80), nullable=False, server_default=""),  # which guided first game, or empty
    Column("household", String(8), nullable=False, server_default=""),  # mark of whoever opened it; empty: unknown
    Index("ix_tables_moved_at", "moved_at"),
    Index("ix_tables_host", "host"),
    Index("ix_tables_deadline", "deadline"),
    Index("ix_tables_ended", "ended", "moved_at"),
    Index("ix_tables_public", "public", "moved_at"),
)

SALTS: Final = Table(  # one: what addresses are mixed with before anything of them is kept
    "salts",
    METADATA,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("salt", String(64), nullable=False),
)


def part(name: str, *columns: Column[int] | Column[str] | Column[bool]) -> Table:
    """A table whose rows belong to a game table and go with it."""
    home = ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE")
    return Table(name, METADATA, Column("table", String(32), primary_key=True), *columns, home)


SEATS: Final = part(
    "seats",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("person", Boolean, nullable=False),  # a person's seat, also while a bot plays for it
    Column("bot", String(16), nullable=False),  # the strength that plays now, or empty
    Column("resigned", Boolean, nullable=False),
    Column("round", Integer, key="link_version", nullable=False),  # grows when the links to the seat die
    Column("hosts", Boolean, nullable=False),  # whoever sits here is the host too
    Column("reopened", Boolean, nullable=False, server_default=false()),  # the others agreed to somebody new
    Column("unasked", String(200), nullable=False, server_default=""),  # questions that its player does without
)
OWNERS: Final = part(  # browsers that a seat belongs to
    "owners",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("browser", String(64), primary_key=True),
    Column("since", BigInteger, nullable=False, server_default="0"),  # milliseconds; 0: before this was kept
    Column("seen", BigInteger, nullable=False, server_default="0"),  # its last word
    Column("heard", Integer, nullable=False, server_default="0"),  # the last line of chat that it has got
    Column("label", String(40), nullable=False, server_default=""),  # what kind of device it is
)
Index("ix_owners_browser", OWNERS.c.browser)
TOKENS: Final = part(  # hashes of the links that lead to a seat
    "tokens",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("hash", String(64), primary_key=True),
    Column("dead", Boolean, nullable=False, server_default=false()),  # good only for browsers that own the seat
)
MOVES: Final = part(
    "moves",
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=False),
    Column("reveals", Integer, nullable=False),  # of the state before it
    Column("events", Integer, nullable=False),  # told before it
    Column("at", BigInteger, nullable=False),
    Column("clock", Text, nullable=False, server_default="null"),  # JSON: the seat's time when it answered
    Column("joined", Boolean, nullable=False, server_default=false()),  # one gesture with the answer before it
    Column("auto", Text, nullable=False, server_default=""),  # JSON: its words, if the table gave it by itself
)
EVENTS: Final = part(
    "events",
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("event", Text, nullable=False),
)
PLANS: Final = part(  # what players want to answer when their turns come; nobody else hears of it
    "plans",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, nullable=False),  # answers before it was made
    Column("events", Integer, nullable=False),  # told before it was made
    Column("taken_back", Integer, nullable=False),  # how often moves were, before it was made
    Column("moves", Text, nullable=False),  # JSON: the first that is allowed then
)
HELPED: Final = part(  # what the coach has told a seat, by the answers given before
    "helped",
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("step", Integer, nullable=False),  # of a hint, how far it was seen
    Column("chances", Boolean, nullable=False),  # were they shown beside the choices?
    Column("warned", Text, nullable=False),  # JSON: answers of which it was warned
)
SNAPSHOTS: Final = part(
    "snapshots",
    Column("n", Integer, primary_key=True, autoincrement=False),  # moves before it
    Column("state", Text, nullable=False),
)
CHAT: Final = part(
    "chat",
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # NOTE: nobody's, but the table's own words
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reactions", Text, nullable=False, server_default="{}"),  # JSON: seats, by what they think of it
)
VISITS: Final = part(  # browsers whose sockets are open in some process, where several share the database
    "visits",
    Column("process", Integer, primary_key=True, autoincrement=False),
    Column("browser", String(64), primary_key=True),
    Column("looks", Boolean, nullable=False, server_default=true()),  # is its page to be seen there?
)
ORIGINS: Final = part(  # of tables that go on from another game, or were opened from a file
    "origins",
    Column("source", String(32), nullable=False),  # the table it comes from; empty: a file
    Column("move", Integer, nullable=False),  # answers before it
    Column("record", Text, nullable=False),
)
ARCHIVES: Final = part(  # of finished games: what they showed, readable without their rules
    "archives",
    Column("record", Text, nullable=False),
    Column("shown", Text, nullable=False),  # packed
    Column("tried", Boolean, nullable=False),  # False: as somebody's file says
)
ANALYSES: Final = part(  # of finished games
    "analyses",
    Column("form", Integer, nullable=False),  # of what is kept; one of another form begins anew
    Column("household", String(8), nullable=False),  # for whom it is made
    Column("asked_at", BigInteger, nullable=False),  # milliseconds
    Column("stage", String(16), nullable=False),  # what is done now; or done, or failed
    Column("base", Integer, nullable=False),  # findings before this stage
    Column("total", Integer, nullable=False),  # findings after it
    Column("edition", Integer, nullable=False),  # of the result; 0: there is none yet
    Column("result", Text, nullable=False),  # packed
)
Index("ix_analyses_stage", ANALYSES.c.stage)
FINDINGS: Final = part(  # what came of the jobs of an analysis, until it is done
    "findings",
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("line", Text, nullable=False),
)

# --- notices: how people without an open page hear of their tables ------------------------------------------

SERVER_KEYS: Final = Table(  # by which others know this server, made when they are needed first
    "server_keys",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("key", Text, nullable=False),
)
WAYS: Final = Table(  # on which a browser's person wants to be told something
    "ways",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),  # push
    Column("address", Text, nullable=False),  # JSON: as the kind needs it
    Column("target", String(64), nullable=False),  # hash of where it leads: two ways there tell everything once
    Column("events", Text, nullable=False),  # JSON: of what to tell
    Column("quiet", Text, nullable=False),  # JSON: hours in which nothing comes, or null
    Column("lang", String(8), nullable=False),
    Column("since", BigInteger, nullable=False),  # milliseconds
    Column("seen", BigInteger, nullable=False),  # when the browser last asked for it
    Column("sent", BigInteger, nullable=False),  # when something was last sent there
    Column("failures", Integer, nullable=False),  # since something arrived
    Index("ix_ways_target", "target"),
)
NOTICES: Final = part(  # what is still to be told, once for each table and way
    "notices",
    Column("browser", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("about", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),  # of what happened; a later event takes its place
    Column("due", BigInteger, nullable=False),  # not sooner
    Column("tries", Integer, nullable=False),
    Column("nudges", Integer, nullable=False),  # how often somebody was told that the others wait
)
Index("ix_notices_due", NOTICES.c.due)
Index("ix_notices_browser", NOTICES.c.browser, NOTICES.c.kind)


def to_row(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields of a Kept as they are stored."""
    row = {k: dump_json(v) if k in IN_JSON else v for k, v in fields.items() if k in TABLES.columns}
    row.update({name: str(row[name]) for name in ("seed", "salt") if name in row})
    return row
