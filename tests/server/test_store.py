"""Storage, upgrades, settings: what must hold without a game going on."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from sqlalchemy import func, inspect, select, text, update
from sqlalchemy.exc import OperationalError

import deskovka
from deskovka.bots.playout import play_on
from deskovka.core.value import canonical
from deskovka.games.katan_duel.law.chapters.drawing import DrawCard
from deskovka.games.katan_duel.law.chapters.event_cards import BuyFromMerchant
from deskovka.server.base.settings import BadSetting, Settings, read_settings
from deskovka.server.storage import upgrade
from deskovka.server.storage.database import Overtaken
from deskovka.server.storage.kept import Archived, Change, Kept, Origin, Plan, Seat, now
from deskovka.server.storage.keys import hash_text, is_secret, new_secret, seat_token
from deskovka.server.storage.schema import EVENTS, METADATA, SEATS, TOKENS
from deskovka.server.storage.store import PIECE, Store
from deskovka.server.web.reach import knows_host, own_addresses, own_origin, qr, urls

SNAPSHOTS = sorted((Path(__file__).parent / "snapshots").glob("*.json"))


def a_store(db: str) -> Store:
    store = Store(db)
    store.migrate()
    return store


def test_servers_that_start_together_make_one_database(new_postgres: Callable[..., str]) -> None:
    """Each found nothing, and all but one ended in the middle of what the first had made."""
    url = new_postgres(newest=False)
    stores = [Store(url) for _ in range(4)]
    with ThreadPoolExecutor(len(stores)) as pool:
        for done in [pool.submit(store.migrate) for store in stores]:
            done.result()
    for store in stores:
        store.close()


def a_table(id: str = "t") -> Kept:
    g = deskovka.game("rebirth")
    seats = [Seat(0, "Ája", True, owners={"b" * 64}, hosts=True), Seat(1, "Robot", False, "player")]
    return Kept(id, g.id, g.version, g.content, {"map": "ireland"}, 2**127, 5, "cs", True, "h" * 64, seats)


def test_migrations_make_the_schema(db: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    store = a_store(db)
    store.migrate()  # again changes nothing
    with store.engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert set(METADATA.tables) < set(inspect(connection).get_table_names())
    store.close()


def test_a_plan_is_its_owners_and_changes_nothing_of_the_table(db: str) -> None:
    store, kept = a_store(db), a_table()
    store.create(kept, [])
    plan, (mine, *_) = Plan(3, 5, 1, [{"t": "Yes"}]), sorted(kept.seats[0].owners)
    assert store.keep_plan(kept.id, 0, mine, plan)
    assert store.plan(kept.id, 0) == plan and store.plan(kept.id, 1) is None
    assert not store.keep_plan(kept.id, 0, "x" * 64, None)  # a device that was just thrown out, say
    assert not store.keep_wish(kept.id, 0, "x" * 64, lambda _: "EndTurn")
    assert not store.drop_plan(kept.id, 0, replace(plan, n=2)) and store.plan(kept.id, 0) == plan
    found = store.find(kept.id)
    assert found is not None and found.revision == kept.revision  # else others would see that there is one
    seat, after = kept.seats[0], replace(kept, revision=kept.revision + 1)
    store.save_seat(kept, after, replace(seat, owners={*seat.owners, "c" * 64}))
    assert store.plan(kept.id, 0) == plan  # on another device
    store.save_seat(after, replace(after, revision=after.revision + 1), replace(seat, owners={"d" * 64}))
    assert store.plan(kept.id, 0) is None  # somebody new does not find it
    assert store.keep_plan(kept.id, 0, "d" * 64, plan) and store.drop_plan(kept.id, 0, plan)
    assert store.plan(kept.id, 0) is None
    store.close()


def test_a_wish_is_written_beside_the_table(db: str) -> None:
    """Whoever changes the seat meanwhile, and knows nothing of it yet, does not undo it; somebody new does."""
    store, kept = a_store(db), a_table()
    store.create(kept, [])
    seat, (mine, *_) = kept.seats[0], sorted(kept.seats[0].owners)
    assert store.keep_wish(kept.id, 0, mine, lambda known: f"{known}EndTurn")
    assert store.wish(kept.id, 0) == "EndTurn" and store.wish(kept.id, 1) == ""
    found = store.find(kept.id)
    assert found is not None and found.revision == kept.revision and found.seats[0].unasked == "EndTurn"
    after = replace(kept, revision=kept.revision + 1)
    store.save_seat(kept, after, replace(seat, owners={*seat.owners, "c" * 64}))
    assert store.wish(kept.id, 0) == "EndTurn"
    store.save_seat(after, replace(after, revision=after.revision + 1), replace(seat, owners={"d" * 64}))
    assert store.wish(kept.id, 0) == ""
    store.close()


def test_two_devices_plan_at_once(db: str) -> None:
    """Of two plans one is kept, and neither device hears that the database has gone."""
    store, kept = a_store(db), a_table()
    store.create(kept, [])
    (mine, *_) = sorted(kept.seats[0].owners)
    plans = [Plan(n, 0, 0, [{"t": "Yes"}]) for n in range(4)]
    with ThreadPoolExecutor(4) as threads:
        done = [threads.submit(store.keep_plan, kept.id, 0, mine, plan) for plan in plans * 40]
    assert all(one.result() for one in done) and store.plan(kept.id, 0) in plans
    store.close()


def test_a_table_is_found_as_it_was_stored(db: str) -> None:
    store = a_store(db)
    kept = a_table()
    store.create(kept, [(0, hash_text("x"))])
    found = store.find("t")
    assert found is not None and found.started_at == found.moved_at > 0
    assert found == replace(kept, started_at=found.started_at, moved_at=found.moved_at) and store.find("u") is None
    heads = store.public_heads()
    assert store.heads_of("b" * 64) == store.heads_of("h" * 64) == heads and store.tables(heads) == [found]
    assert store.seat_by_token("t", hash_text("x")) == (0, False) and store.seat_by_token("t", "x") is None
    assert store.set_rematch("t", "n") == "n" and store.set_rematch("t", "m") == "n"
    store.delete("t")
    clear(store)
    store.close()


def clear(store: Store) -> list[int]:
    """Remove all deleted tables; returns after each piece how many events are left. There is nothing else."""
    left: list[int] = []
    for id in store.deleted_tables():
        while store.clear(id):
            with store.reading() as connection:
                left.append(connection.scalar(select(func.count()).select_from(EVENTS)) or 0)
    with store.engine.begin() as connection:
        assert all(not connection.execute(table.select()).all() for table in METADATA.sorted_tables)
    return left


def test_a_large_table_is_gone_at_once_and_removed_in_pieces(db: str) -> None:
    """Nobody's move waits until 27,000 rows are removed; a server that dies meanwhile leaves nothing for good."""
    store, kept = a_store(db), replace(a_table(), started=True, ended="played")
    told = ['{"t":"x"}'] * (3 * PIECE + 1)
    store.create_finished(kept, Origin("", 0, "record"), Archived("record", "shown", True), "{}", told)
    store.talk(kept.id, 0, "A", "Hi!")
    store.delete(kept.id)
    assert store.find(kept.id) is None and not store.public_heads()
    assert not store.ids() and not store.tables_without_archive()
    with pytest.raises(Overtaken):
        store.talk(kept.id, 0, "A", "Hi!")
    with pytest.raises(Overtaken):
        store.advance(kept, replace(kept, revision=kept.revision + 1))
    assert store.deleted_tables() == [kept.id]
    left = clear(store)
    assert left[:4] == [2 * PIECE + 1, PIECE + 1, 1, 0] and store.deleted_tables() == []
    store.close()


def test_two_servers_do_not_overwrite_each_other(db: str) -> None:
    store = a_store(db)
    kept = a_table()
    store.create(kept, [])
    dealt = replace(kept, revision=1, started=True, asked=[1])
    store.deal(kept, dealt, "{}", [])
    change = Change(1, "{}", 0, ['{"a":1}'], "{}")
    after = replace(dealt, revision=2, move_count=1, event_count=1, asked=[0], points=[0, 3], moved_at=now())
    assert store.waiting_for_bots() == ["t"] and store.waiting_for_bots(5) == []
    store.play(dealt, after, change)
    with pytest.raises(Overtaken):
        store.play(dealt, after, change)
    with pytest.raises(Overtaken):
        store.advance(dealt, replace(dealt, revision=2, ended="agreed"))
    with pytest.raises(Overtaken):
        store.save_seat(dealt, replace(dealt, revision=2), dealt.seats[0])
    found = store.find("t")
    assert found is not None and (found.revision, found.move_count, found.points) == (2, 1, [0, 3])
    assert store.open("t").told == ['{"a":1}'] and store.waiting_for_bots() == []
    store.close()


def test_what_a_change_leaves_alone_is_not_written_back(db: str) -> None:
    """The next table and more time are given without a new revision, while another process knows the old row."""
    store = a_store(db)
    kept = replace(a_table(), deadline=1)
    store.create(kept, [])
    store.set_rematch("t", "n")
    store.grant_time(100)
    store.advance(kept, replace(kept, revision=1, ended="agreed"))
    found = store.find("t")
    assert found is not None and (found.revision, found.ended, found.rematch) == (1, "agreed", "n")
    assert found.deadline > 1
    store.close()


def test_a_link_of_a_version_that_is_over_is_not_stored(db: str) -> None:
    """Somebody asked for it just before the seat was freed."""
    store = a_store(db)
    kept = a_table()
    store.create(kept, [])
    store.add_token("t", 0, 0, hash_text("x"))
    store.save_seat(kept, replace(kept, revision=1), replace(kept.seats[0], link_version=1))
    assert store.seat_by_token("t", hash_text("x")) == (0, True)
    with pytest.raises(Overtaken):
        store.add_token("t", 0, 0, hash_text("y"))
    assert store.seat_by_token("t", hash_text("y")) is None
    store.close()


def test_a_link_waits_for_whoever_is_just_sitting_down(db: str) -> None:
    """Else it would outlive the others: at another server the host asks for one while the guest takes the seat."""
    store = a_store(db)
    kept = a_table()
    store.create(kept, [])
    problems: list[Exception] = []

    def ask() -> None:
        try:
            store.add_token("t", 0, 0, hash_text("x"))
        except Overtaken as problem:
            problems.append(problem)

    asking = Thread(target=ask)
    with store.begin() as connection:
        here = (SEATS.c.table == "t") & (SEATS.c.seat == 0)
        connection.execute(update(SEATS).where(here).values(link_version=1))
        connection.execute(update(TOKENS).where(TOKENS.c.table == "t").values(dead=True))
        asking.start()
        asking.join(0.5)
    asking.join()
    assert problems and store.seat_by_token("t", hash_text("x")) is None
    store.close()


def test_deleting_a_table_and_planning_there_do_not_wait_for_each_other(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both take the seat first; else the database refuses one of them, after a second."""
    store, kept, hold = a_store(postgres), a_table("planned"), Store.hold
    store.create(kept, [])
    (mine, *_) = sorted(kept.seats[0].owners)
    assert store.keep_plan(kept.id, 0, mine, Plan(0, 0, 0, []))
    held = Event()

    def slow(*args: Any) -> None:
        hold(*args)
        held.set()
        time.sleep(0.5)  # as a database that is far away would

    monkeypatch.setattr(Store, "hold", slow)
    with ThreadPoolExecutor(1) as threads:
        planned = threads.submit(store.keep_plan, kept.id, 0, mine, Plan(1, 0, 0, []))
        assert held.wait(5)
        store.delete(kept.id)
        assert planned.result() and store.plan(kept.id, 0) is None
    assert not store.keep_plan(kept.id, 0, mine, Plan(2, 0, 0, []))
    store.close()


def test_nobody_waits_for_ever_for_a_row(postgres: str) -> None:
    """Somebody on another machine holds it, and has gone."""
    store = a_store(postgres)
    store.create(a_table("locked"), [])
    with store.engine.connect() as connection:
        assert connection.scalar(text("SHOW lock_timeout")) == "5s"
        assert connection.scalar(text("SHOW idle_in_transaction_session_timeout")) == "1min"
    with store.engine.connect() as other:
        other.execute(select(SEATS).where(SEATS.c.table == "locked").with_for_update())
        began = time.monotonic()
        with pytest.raises(OperationalError):
            store.add_token("locked", 0, 0, hash_text("x"))
        assert time.monotonic() - began < 8
    store.delete("locked")
    store.close()


def test_only_hashes_of_secrets_are_stored(sqlite: str) -> None:
    secret = new_secret()
    token = seat_token(secret, "t", 0, 0)
    assert is_secret(secret) and is_secret(token) and token != seat_token(secret, "t", 0, 1)
    store = a_store(sqlite)
    kept = replace(a_table(), host=hash_text(secret))
    store.create(kept, [(0, hash_text(token))])
    store.close()
    stored = b"".join(
        file.read_bytes() for file in Path(sqlite.removeprefix("sqlite:///")).parent.glob("tables.db*")
    )
    assert secret.encode() not in stored and token.encode() not in stored and hash_text(token).encode() in stored


# --- upgrades --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", SNAPSHOTS, ids=lambda file: file.stem)
def test_snapshots_of_released_versions_open(file: Path) -> None:
    data = json.loads(file.read_text(encoding="utf-8"))
    s = upgrade.load(deskovka.game(data["game"]), data)
    assert s.to_act()
    answers = play_on(s, 1, -1)
    assert not s.to_act() or answers == s.game.hints.longest(s.seats)


def an_old_duel(*agenda: dict[str, Any]) -> dict[str, Any]:
    """A table of the first version at which these steps wait, the last one being asked."""
    old = json.loads((SNAPSHOTS[0].parent / "katan-duel-1-introductory.json").read_text(encoding="utf-8"))
    old["agenda"] += [[{"t": "katan_duel.EventDone"}, 1], *[[step, 1] for step in agenda]]
    return dict(old)


def test_an_old_table_goes_on_where_its_question_is_none_any_more() -> None:
    """The first version asked for the second card of Fraternal Feuds by itself."""
    old = an_old_duel({"t": "katan_duel.SortOut", "left": 1, "sure": False})
    s = upgrade.load(deskovka.game("katan-duel"), old)
    assert s.to_act() == (1,) and isinstance(s.asking, DrawCard)


def test_questions_of_an_old_table_that_are_still_the_same_are_kept() -> None:
    old = an_old_duel({"t": "katan_duel.BuyFromMerchant", "left": 1})
    old["goods"] = [3 if land >= 0 else 0 for land in old["land"]]  # gold, too
    s = upgrade.load(deskovka.game("katan-duel"), old)
    assert s.asking == BuyFromMerchant(1)


def test_every_version_has_a_snapshot() -> None:
    kept = [json.loads(file.read_text(encoding="utf-8")) for file in SNAPSHOTS]
    for id in deskovka.games():
        if deskovka.game(id).package.startswith("deskovka."):
            versions = {data["version"] for data in kept if data["game"] == id}
            assert versions == set(range(1, deskovka.game(id).version + 1))


def test_new_fields_get_defaults() -> None:
    g = deskovka.game("rebirth")
    s = g.start(2, 3, log=False)
    play_on(s, 1, 20)
    data = s.save(with_log=False)
    old = {name: content for name, content in data.items() if name != "used"}
    old["version"] = 0
    assert upgrade.load(g, json.loads(canonical(old))).digest() == s.digest()


# --- settings and reach ----------------------------------------------------------------------------------


def test_flags_win_over_the_environment() -> None:
    env = {"DESKOVKA_PORT": "81", "DESKOVKA_HOST": "0.0.0.0", "DESKOVKA_DB": "sqlite:///x"}
    found = read_settings({"port": "82", "public_url": "https://a.example/"}, env)
    assert (found.port, found.host, found.db) == (82, "0.0.0.0", "sqlite:///x")
    assert found.public_url == "https://a.example" and found.secure and not found.local
    assert read_settings({}, {}).db.startswith("sqlite:///")


@pytest.mark.parametrize(
    ("public", "origin", "host", "secure", "own"),
    [
        ("https://a.example", "https://a.example", "a.example", True, True),
        ("https://a.example", "https://a.example", "inner:8", False, True),  # the proxy calls us by another name
        ("https://a.example", "http://a.example", "a.example", False, False),
        ("https://a.example", "https://b.example", "inner:8", False, False),
        ("https://a.example", "http://127.0.0.1:8", "127.0.0.1:8", False, True),  # past the proxy
        ("", "http://localhost:8", "localhost:8", False, True),
        ("", "https://localhost:8", "localhost:8", False, False),
        ("", "http://localhost:9", "localhost:8", False, False),
        ("", "null", "localhost:8", False, False),
        ("", "", "localhost:8", False, False),
        ("", None, "localhost:8", False, False),
    ],
)
def test_own_origin(public: str, origin: str | None, host: str, secure: bool, own: bool) -> None:
    assert own_origin(Settings(public_url=public), origin, host, secure) == own


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("port", "x"),
        ("port", "70000"),
        ("port", "-1"),
        ("port", "²"),
        ("db", "tables"),
        ("thinkers", "many"),
        ("public_url", "ftp://a.example"),
        ("public_url", "https://a.example/path"),
        ("public_url", "https://[bad"),
        ("public_url", "a.example"),
        ("notice_hosts", "https://a.example"),
        ("trusted_proxy", "*"),
        ("trusted_proxy", "127.0.0.1,proxy"),
        ("trusted_proxy", "10.0.0.0/33"),
    ],
)
def test_bad_settings_are_named(name: str, wrong: str) -> None:
    with pytest.raises(BadSetting) as bad:
        read_settings({name: wrong}, {})
    assert bad.value.wrong == wrong and bad.value.allowed


def test_reach() -> None:
    assert urls(Settings(), 8) == ["http://localhost:8"]
    assert urls(Settings(public_url="https://a.example"), 8) == ["https://a.example"]
    everywhere = urls(Settings(host="0.0.0.0"), 8)
    assert len(everywhere) == max(1, len(own_addresses())) and all(url.endswith(":8") for url in everywhere)
    here = Settings(public_url="https://a.example")
    assert [
        knows_host(here, host) for host in ("a.example", "127.0.0.1:8", "[::1]:8", "b.example", "x:y", "")
    ] == [*(True, True, True, False, False, False)]
    assert qr("http://localhost:8/t/x#y").startswith("<svg xmlns")
