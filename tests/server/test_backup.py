"""Backup, restore and --check-db: on both databases, while a server runs, and with all that can be wrong."""

from __future__ import annotations

import asyncio
import gzip
import json
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from deskovka.cli import main
from deskovka.server.storage import backup
from deskovka.server.storage.schema import ARCHIVES, METADATA, MOVES, SNAPSHOTS, TABLES
from deskovka.server.storage.store import Store
from server.house import open_house, play_out
from server.receiving import Subscriber


@pytest.fixture
def played(db: str) -> str:
    """A database with a table that waits, one that runs and one that is over, of which somebody is to be told."""

    async def story() -> None:
        async with open_house(db, notice_pause=3600) as house:
            host = house.browser()
            await host.new_table("me", "link")
            assert (await host.get("/api/notices"))["push"]
            await host.post("/api/notices/push", Subscriber().wish("https://fcm.googleapis.com/x"))
            for answers in (5, 10_000):
                made = await host.new_table("me", "here")
                async with host.watch(made["table"], 0) as a, host.watch(made["table"], 1) as b:
                    await play_out(a, b, most=answers)

    asyncio.run(story())
    return db


def rows(db: str) -> dict[str, list[tuple[object, ...]]]:
    store = Store(db)
    with store.engine.begin() as connection:
        found = {
            name: [tuple(row) for row in connection.execute(table.select().order_by(*table.primary_key))]
            for name, table in METADATA.tables.items()
        }
    store.close()
    return found


def table(*argv: str) -> int:
    return main(["table", "--lang", "en", *argv])


def test_a_backup_restores_every_row(played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "all.gz")
    assert all(rows(played)[name] for name in ("notices", "ways", "server_keys"))
    assert table("--db", played, "--backup", file) == 0
    assert "3 tables are written" in capsys.readouterr().out
    assert Path(file).stat().st_mode & 0o077 == 0
    other = f"sqlite:///{tmp_path / 'other.db'}"
    assert table("--db", other, "--restore", file) == 0
    assert rows(other) == rows(played)
    assert table("--db", played, "--restore", file) == 2  # there are tables already
    assert "--force" in capsys.readouterr().err
    assert table("--db", played, "--restore", file, "--force") == 0
    assert rows(other) == rows(played)
    assert table("--db", played, "--backup", file) == 2  # there is a file already
    assert table("--db", played, "--backup", file, "--force") == 0


def test_a_running_server_goes_on_during_a_backup(sqlite: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            host = house.browser()
            made = await host.new_table("me", "here")
            store = Store(sqlite)
            async with host.watch(made["table"], 0) as a, host.watch(made["table"], 1) as b:
                with store.reading() as connection:
                    before = connection.execute(TABLES.select()).one()
                    await play_out(a, b, most=3)
                    assert connection.execute(TABLES.select()).one() == before
                assert backup.backup(store, tmp_path / "b.gz") == 1
            store.close()

    asyncio.run(story())


@pytest.mark.parametrize(
    "content",
    [b"", b"x", gzip.compress(b""), gzip.compress(b"[]\n"), gzip.compress(b"{}\n")],
    ids=["empty", "no gzip", "nothing inside", "a list", "an object"],
)
def test_a_foreign_file_changes_nothing(
    sqlite: str, tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    Store(sqlite).migrate()
    before = rows(sqlite)
    (tmp_path / "f").write_bytes(content)
    assert table("--db", sqlite, "--restore", str(tmp_path / "f"), "--force") == 2
    assert "no whole backup" in capsys.readouterr().err and rows(sqlite) == before


def test_half_a_backup_changes_nothing(played: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "all.gz"
    assert table("--db", played, "--backup", str(file)) == 0
    before = rows(played)
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    short = gzip.compress(b"".join(lines[:-3]))
    foot = gzip.compress(b"".join([*lines[:-3], lines[-1]]))
    newer = gzip.compress(b"".join([lines[0].replace(b'"revision":"0', b'"revision":"9'), *lines[1:]]))
    for content, words in (
        (file.read_bytes()[:-20], "no whole backup"),
        (short, "no whole"),
        (foot, "no whole"),
        (newer, "newer"),
    ):
        (tmp_path / "half").write_bytes(content)
        assert table("--db", played, "--restore", str(tmp_path / "half"), "--force") == 2
        assert words in capsys.readouterr().err
        assert rows(played) == before


def test_what_cannot_be_done_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sqlite = f"sqlite:///{tmp_path / 'tables.db'}"  # nobody has made it
    (tmp_path / "text.db").write_text("this is no database, it only looks like one " * 50)
    (tmp_path / "empty.db").touch()
    b = str(tmp_path / "b")
    for argv in (
        ("--db", sqlite, "--backup", b),
        ("--db", sqlite, "--check-db"),
        ("--db", f"sqlite:///{tmp_path / 'text.db'}", "--backup", b),
        ("--db", f"sqlite:///{tmp_path / 'empty.db'}", "--backup", b),
        ("--db", "postgresql://nobody@127.0.0.1:1/x", "--check-db"),
        ("--db", "oracle://x", "--check-db"),
        ("--db", sqlite, "--restore", str(tmp_path / "missing")),
        ("--db", sqlite, "--restore", str(tmp_path)),
        ("--db", sqlite, "--backup", b, "--check-db"),
    ):
        assert table(*argv) == 2, argv
        said = capsys.readouterr()
        assert said.out == "" and said.err.count("\n") == 1 and said.err.endswith(".\n"), argv
        assert not Path(b).exists()
    Store(sqlite).migrate()
    assert table("--db", sqlite, "--backup", str(tmp_path / "no" / "b")) == 2
    assert "there is no such folder" in capsys.readouterr().err


def states(db: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    capsys.readouterr()
    code = table("--db", db, "--check-db", "--json")
    return code, [found["state"] for found in json.loads(capsys.readouterr().out)]


def test_check_db_finds_what_would_break(played: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = rows(played)
    assert states(played, capsys) == (0, ["waits", "replays", "replays"])
    assert table("--db", played, "--check-db") == 0
    assert "2 tables replay" in capsys.readouterr().out
    assert rows(played) == before
    store = Store(played)
    waiting, running, over = store.ids()

    def change(what: object, **values: object) -> None:
        with store.engine.begin() as connection:
            connection.execute(what.values(**values))  # type: ignore[attr-defined]

    change(update(MOVES).where(MOVES.c.table == running, MOVES.c.n == 4), move='{"t": "core.Yes"}')
    assert states(played, capsys) == (1, ["waits", "broken", "replays"])
    assert table("--db", played, "--check-db", "--lang", "cs") == 1
    assert "jeho tahy vedou jinam" in capsys.readouterr().out
    for id in (running, over):
        change(update(TABLES).where(TABLES.c.id == id), version=0)
    assert states(played, capsys) == (0, ["waits", "opens", "kept"])
    for id in (running, over):
        change(update(SNAPSHOTS).where(SNAPSHOTS.c.table == id), state='{"version": 0}')
    assert states(played, capsys) == (1, ["waits", "broken", "kept"])
    with store.engine.begin() as connection:
        connection.execute(delete(ARCHIVES))
    assert states(played, capsys) == (1, ["waits", "broken", "lost"])
    assert table("--db", played, "--check-db") == 1
    assert "only its result, its log and its last position are left" in capsys.readouterr().out
    change(update(TABLES).where(TABLES.c.id == waiting), options='{"map": "atlantis"}')
    change(update(TABLES).where(TABLES.c.id == running), game="chess")
    assert states(played, capsys) == (1, ["broken", "broken", "lost"])
    store.close()
