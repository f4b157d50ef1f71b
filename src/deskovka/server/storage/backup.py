"""Backup: every row of every table as JSON lines, the same file for both kinds of database and every version."""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TextIO

from alembic.util import CommandError
from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select, text

from deskovka.server.storage.schema import METADATA, TABLES
from deskovka.server.storage.store import Store

FORMAT: Final = 1
VERSIONS: Final = "alembic_version"
BATCH: Final = 500


class BadBackup(Exception):
    """Why it is not done; `key` names the sentence."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def backup(store: Store, path: Path) -> int:
    """Write the file whole or not at all; returns the number of tables in it."""
    with replace_when_done(path) as temporary:
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)  # it holds seeds of running games
        with os.fdopen(handle, "wb") as raw:
            with gzip.open(raw, "wt", encoding="utf-8", newline="\n", compresslevel=6) as file:
                count = dump(store, file)
            raw.flush()
            os.fsync(raw.fileno())
    return count


@contextmanager
def replace_when_done(path: Path) -> Iterator[Path]:
    """A file beside the path that takes its place when all went well."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        yield temporary
        os.replace(temporary, path)
    finally:
        temporary.unlink(missing_ok=True)


def dump(store: Store, file: TextIO) -> int:
    """All rows as they are at one moment; a server may go on writing meanwhile."""
    with store.reading() as connection:
        found = ours(connection)
        if not inspect(connection).has_table(VERSIONS) or TABLES.name not in found:
            raise BadBackup("backup-nothing")
        revision = connection.scalar(text(f"SELECT version_num FROM {VERSIONS}"))
        write(file, {"deskovka_backup": FORMAT, "revision": revision, "version": version("deskovka")})
        rows = 0
        for table in found.values():
            write(file, {"table": table.name, "columns": [column.name for column in table.columns]})
            for row in connection.execution_options(yield_per=BATCH).execute(select(table)):
                write(file, list(row))
                rows += 1
        write(file, {"rows": rows})
        return int(connection.scalar(select(func.count()).select_from(TABLES)) or 0)


def write(file: TextIO, data: Any) -> None:
    file.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def ours(connection: Connection) -> dict[str, Table]:
    """Our tables as they really are, those that others refer to first."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in METADATA.tables)
    return {table.name: table for table in found.sorted_tables}


def restore(store: Store, path: Path, force: bool = False) -> int:
    """Fill the database from a file, all of it or nothing; returns the number of tables."""
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file, store.engine.begin() as connection:
            return fill(store, connection, file, force)
    except (EOFError, zlib.error, gzip.BadGzipFile, ValueError, LookupError, TypeError) as problem:
        raise BadBackup("backup-foreign") from problem


def fill(store: Store, connection: Connection, file: TextIO, force: bool) -> int:
    """The rows of the file, in the shape that they had, then brought up to date."""
    head = json.loads(file.readline())
    if head["deskovka_backup"] != FORMAT:
        raise BadBackup("backup-newer")
    empty_out(connection, force)
    try:
        store.upgrade(connection, head["revision"])
    except CommandError as problem:
        raise BadBackup("backup-newer") from problem
    if insert_rows(connection, file) is None:
        raise BadBackup("backup-foreign")
    store.upgrade(connection, "head")
    return int(connection.scalar(select(func.count()).select_from(TABLES)) or 0)


def empty_out(connection: Connection, force: bool) -> None:
    """Drop our tables; those of others in the same database stay."""
    found = ours(connection)
    if TABLES.name in found and connection.scalar(select(TABLES.c.id).limit(1)) is not None and not force:
        raise BadBackup("backup-not-empty")
    for table in reversed(found.values()):
        table.drop(connection)
    connection.execute(text(f"DROP TABLE IF EXISTS {VERSIONS}"))


def insert_rows(connection: Connection, file: TextIO) -> int | None:
    """Fill the tables; returns the number of rows, None if the file ends too early or lies about it."""
    tables = ours(connection)
    names: list[str] = []
    table: Table | None = None
    batch: list[dict[str, Any]] = []
    rows = 0
    for line in file:
        data = json.loads(line)
        if isinstance(data, list) and table is not None:
            batch.append(dict(zip(names, data, strict=True)))
            rows += 1
        if batch and (isinstance(data, dict) or len(batch) == BATCH):
            assert table is not None
            connection.execute(insert(table), batch)
            batch = []
        if isinstance(data, dict) and "rows" in data:
            return rows if data["rows"] == rows else None
        if isinstance(data, dict):
            table, names = tables[data["table"]], data["columns"]
    return None
