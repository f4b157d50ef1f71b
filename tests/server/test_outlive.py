"""Finished games outlive upgrades: what they showed is kept, and opens when their rules are gone."""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
import sys
import tracemalloc
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, select, update

import deskovka
from deskovka.archive import BadArchive, archive_of, checking, pack, read, unpack
from deskovka.archive.checking import check_archive
from deskovka.archive.claims import claims, to_lines
from deskovka.archive.form import LARGEST, LONGEST
from deskovka.archive.patch import merge
from deskovka.archive.words import MARKS
from deskovka.core import record
from deskovka.core.game import games
from deskovka.core.record import BadRecord
from deskovka.server.base import limits
from deskovka.server.base.limits import LONGEST_RECORD
from deskovka.server.storage.check import findings
from deskovka.server.storage.schema import ARCHIVES, SNAPSHOTS, TABLES
from deskovka.server.storage.store import Store
from server.house import PATIENCE, Browser, Data, House, play_out, tell
from server.test_replay import a_record, played, send, strip

OLD = Path(__file__).parent / "old"
OURS = ("rebirth", "katan-duel", "settlers", "scythe")
each_game = pytest.mark.parametrize("id", OURS)
Raise = Callable[[str], int]


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Raise:
    """An upgrade: the next version of a game, here and in the server's processes; returns its number."""

    def upgrade(id: str) -> int:
        kind = type(deskovka.game(id))
        monkeypatch.setattr(kind, "version", kind.version + 1)
        site = tmp_path / "site"
        site.mkdir()
        (site / "sitecustomize.py").write_text(
            f"import deskovka\ntype(deskovka.game({id!r})).version = {kind.version}\n"
        )
        paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
        return kind.version

    return upgrade


async def ended(host: Browser, id: str, most: int = 12) -> str:
    """A table of two people at one screen, one of whom gives up."""
    made = await host.new_table("me", "here", game=id)
    async with host.watch(made["table"], 0) as a, host.watch(made["table"], 1) as b:
        if await play_out(a, b, most=most) == most:
            await host.post(f"/api/tables/{made['table']}/resign", {"seat": 0})
    return str(made["table"])


async def until_kept(house: House, table: str) -> None:
    """The archive is made beside the game."""
    assert house.server is not None
    store = house.server.hub.store
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(store.archive, table) is None:
            await asyncio.sleep(0.05)


async def all_of(browser: Browser, table: str) -> Data:
    """All that can be seen of a finished game."""
    at = f"/api/tables/{table}"
    eyes = ("truth", "spectator", "0", "1")
    found: Data = {one: await browser.get(f"{at}/replay?eyes={one}") for one in eyes}
    found.update(record=await browser.get(f"{at}/record"), scene=await browser.get(f"{at}/scene"))
    for seat in (0, 1):
        async with browser.watch(table, seat) as a:
            shown = {name: a.full[name] for name in ("log", "score", "proof", "commit")}
            found[f"table {seat}"] = {**shown, "known": a.known}
    return found


def without(replay: Data, *names: str) -> Data:
    return {name: content for name, content in replay.items() if name not in names}


# --- tables ------------------------------------------------------------------------------------------------


@each_game
def test_a_finished_game_is_shown_as_before_when_its_rules_are_gone(id: str, sqlite: str, raised: Raise) -> None:
    before: Data = {}

    async def play(house: House) -> None:
        host = house.browser()
        before["table"] = await ended(host, id, 1000 if id == "rebirth" else 12)
        await until_kept(house, before["table"])
        before["cookie"], before["all"] = host.cookie, await all_of(host, before["table"])
        assert before["all"]["truth"]["basis"] == "rules"

    async def look(house: House) -> None:
        host = house.browser()
        host.http.cookies.set("deskovka", before["cookie"])
        now = await all_of(host, before["table"])
        for eyes in ("truth", "spectator", "0", "1"):
            assert now[eyes].pop("basis") == "kept" and before["all"][eyes].pop("basis") == "rules"
        assert now == before["all"]
        two = [{"kind": "me"}, {"kind": "bot"}]
        words = (await host.post(f"/api/tables/{before['table']}/go_on", {"move": 2, "seats": two}, 409))["error"]
        assert f"version {old}" in words["en"] and f"version {old + 1}" in words["en"]
        assert f"verze {old}" in words["cs"] and "." not in words["en"][:-1]
        (listed,) = await host.get("/api/tables")
        assert listed["over"]

    tell(sqlite, play)
    old = raised(id) - 1
    tell(sqlite, look)


def test_what_was_kept_is_shown_without_the_packs_of_the_table(sqlite: str, shelf: Path) -> None:
    pack_file = shelf / "mine.toml"
    pack_file.write_text(deskovka.game("rebirth").components.export(), encoding="utf-8")
    before: Data = {}

    async def play(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "here", packs=["mine.toml"])
        async with host.watch(made["table"], 0) as a, host.watch(made["table"], 1) as b:
            await play_out(a, b, most=6)
        await host.post(f"/api/tables/{made['table']}/resign", {"seat": 0})
        await until_kept(house, made["table"])
        before.update(table=made["table"], replay=await host.get(f"/api/tables/{made['table']}/replay"))
        before["scene"] = await host.get(f"/api/tables/{made['table']}/scene")

    async def look(house: House) -> None:
        host = house.browser()
        at = f"/api/tables/{before['table']}"
        now = await host.get(f"{at}/replay")
        assert now["basis"] == "kept" and without(now, "basis") == without(before["replay"], "basis")
        assert await host.get(f"{at}/scene") == before["scene"]
        assert (await host.get(at))["over"]
        two = [{"kind": "me"}, {"kind": "bot"}]
        words = (await host.post(f"{at}/go_on", {"move": 2, "seats": two}, 409))["error"]["en"]
        assert "mine.toml" in words

    tell(sqlite, play)
    pack_file.unlink()
    tell(sqlite, look)


def test_what_older_servers_have_not_kept_is_kept_when_a_server_starts(db: str, raised: Raise) -> None:
    table = ""

    async def play(house: House) -> None:
        nonlocal table
        table = await ended(house.browser(), "rebirth")
        await until_kept(house, table)

    async def wait(house: House) -> None:
        await until_kept(house, table)

    async def look(house: House) -> None:
        assert (await house.browser().get(f"/api/tables/{table}/replay"))["basis"] == "kept"

    tell(db, play)
    forget(db)
    tell(db, wait)
    raised("rebirth")
    tell(db, look)


def forget(db: str) -> None:
    """As if nothing had been kept."""
    store = Store(db)
    with store.begin() as connection:
        connection.execute(delete(ARCHIVES))
    store.close()


def test_what_was_not_kept_in_time_is_said_plainly(sqlite: str, raised: Raise) -> None:
    table = ""

    async def play(house: House) -> None:
        nonlocal table
        table = await ended(house.browser(), "rebirth")
        await until_kept(house, table)

    async def look(house: House) -> None:
        for what in ("replay", "record"):
            words = (await house.browser().get(f"/api/tables/{table}/{what}", 409))["error"]
            assert f"version {old} of its rules, which is not here" in words["en"]
            assert f"verze {old} pravidel, která tu není" in words["cs"]
        async with house.browser().watch(table) as a:
            assert a.over and a.log and a.score is not None  # what is left, as it says

    tell(sqlite, play)
    forget(sqlite)
    old = raised("rebirth") - 1
    tell(sqlite, look)


def test_an_archive_is_made_once_and_goes_with_its_table(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        store, host = house.server.hub.store, house.browser()
        table = await ended(host, "rebirth")
        at = f"/api/tables/{table}"
        found = await asyncio.gather(*[host.get(f"{at}/replay?eyes={eyes}") for eyes in ("truth", "0", "1")])
        assert {len(one["moments"]) for one in found} == {13}
        with store.reading() as connection:
            assert len(connection.execute(select(ARCHIVES)).all()) == 1
        await host.delete(at)
        async with asyncio.timeout(PATIENCE):
            while store.deleted_tables():  # they are removed in pieces
                await asyncio.sleep(0.01)
        with store.reading() as connection:
            assert connection.execute(select(ARCHIVES)).all() == []

    tell(sqlite, story)


def test_a_server_that_stops_lets_the_last_archive_be_made(sqlite: str) -> None:
    async def story(house: House) -> None:
        await ended(house.browser(), "rebirth")

    tell(sqlite, story)
    store = Store(sqlite)
    assert all(store.archive(id) is not None for id in store.ids())
    store.close()


@each_game
def test_an_archive_holds_what_everybody_saw_at_each_moment_and_is_small(id: str) -> None:
    past = played(id, 2, {}, most=60)
    words = pack(archive_of(past))
    assert len(words) < 40_000  # measured: docs/adr/0013
    kept = unpack(words)
    for seat, name in ((None, "spectator"), (0, "0"), (1, "1")):
        found = read(kept, name, past.names)
        known: Data = {**found["view"]["table"]}
        told: list[Data] = []
        for s, moment in zip(past.states(), found["moments"], strict=True):
            known = merge(known, moment["view"])
            told += moment["log"]
            board = past.game.show.board(s.view(seat))
            assert {k: known[k] for k in board} == board
            assert moment["score"]["points"] == list(s.score().points)
        assert [line["event"] for line in told] == [deskovka.core.value.to_json(e) for e in s.events(seat)]
        said = [deskovka.core.text.say(e, "cs", past.game, past.names, s.options) for e in s.events(seat)]
        assert [line["say"]["cs"] for line in told] == said


def test_an_archive_holds_no_more_than_is_shown() -> None:
    """Neither names of players nor what only bots know; and the seed stands in the record, as ever."""
    past = a_record("scotland", 2, seed=2**100 + 7)
    past.names = ["Xenie", "Yvona"]
    words = zlib.decompress(base64.b64decode(pack(archive_of(past)))).decode()
    for secret in ("Xenie", str(2**100 + 7), '"memory"', '"draws"'):
        assert secret not in words


# --- databases and records of 5f46f59 -------------------------------------------------------------------------


def old_database(sqlite: str) -> Store:
    """The tables that the server of 5f46f59 has left."""
    Path(sqlite.removeprefix("sqlite:///")).write_bytes(gzip.decompress((OLD / "tables.db.gz").read_bytes()))
    store = Store(sqlite)
    store.migrate()
    return store


def test_finished_tables_of_5f46f59_say_what_is_lost_and_running_ones_go_on(sqlite: str) -> None:
    store = old_database(sqlite)
    tables = [store.find(id) for id in store.ids()]
    states = {finding.table: finding.state for finding in findings(store)}
    store.close()

    async def story(house: House) -> None:
        host = house.browser()
        host.http.cookies.set("deskovka", (OLD / "browser.txt").read_text().strip())
        seen = set()
        for kept in tables:
            if kept is not None and kept.ended:
                await until_kept(house, kept.id)
        for kept in tables:
            assert kept is not None and kept.version < deskovka.game(kept.game).version
            seen.add((kept.game, bool(kept.ended)))
            if kept.ended:
                assert states[kept.id] == "lost"
                words = (await host.get(f"/api/tables/{kept.id}/replay", 409))["error"]["en"]
                assert f"version {kept.version} of its rules, which is not here" in words
                async with host.watch(kept.id, 0) as a:
                    assert a.over and a.log
            else:
                assert states[kept.id] == "opens"
                async with host.watch(kept.id, 0) as a, host.watch(kept.id, 1) as b:
                    assert await play_out(a, b, most=3) == 3
        assert seen == {(id, over) for id in OURS for over in (False, True)}

    tell(sqlite, story)


def test_the_end_of_a_game_whose_rules_changed_meanwhile_is_kept_for_later_upgrades(
    sqlite: str, raised: Raise
) -> None:
    """What is left of it when it ends stays, whatever later versions can read."""
    store = old_database(sqlite)
    (table,) = [id for id in store.ids() for t in [store.find(id)] if t and t.game == "scythe" and not t.ended]
    store.close()
    before: list[Data] = []

    async def play(house: House) -> None:
        host = house.browser()
        host.http.cookies.set("deskovka", (OLD / "browser.txt").read_text().strip())
        async with host.watch(table, 0) as a, host.watch(table, 1) as b:
            await play_out(a, b, most=3)
        await host.post(f"/api/tables/{table}/resign", {"seat": 1})
        await until_kept(house, table)
        await look(house)

    async def look(house: House) -> None:
        words = (await house.browser().get(f"/api/tables/{table}/replay", 409))["error"]["en"]
        assert "only its result, its log and its last position are left" in words
        async with house.browser().watch(table) as a:
            assert a.over and len(a.log) > 10
            before.append({"log": a.log, "score": a.score, "known": a.known})

    tell(sqlite, play)
    raised("scythe")
    forget_snapshots(sqlite)
    tell(sqlite, look)
    assert before[0] == before[1]


def forget_snapshots(db: str) -> None:
    """As if the new rules could read no saved state of the old ones."""
    store = Store(db)
    with store.begin() as connection:
        connection.execute(update(SNAPSHOTS).values(state='{"version": 0}'))
    store.close()


@each_game
def test_records_of_5f46f59_say_what_they_need(id: str, sqlite: str) -> None:
    text = gzip.decompress((OLD / f"{id}.jsonl.gz").read_bytes()).decode()
    version = json.loads(text.partition("\n")[0])["version"]
    with pytest.raises(BadRecord, match="version"):
        record.parse(text)
    found = claims(text)
    assert (found.game, found.version, found.over, found.shown) == (id, version, True, "")

    async def story(house: House) -> None:
        words = (await send(house.browser(), text, 400))["error"]
        assert f"version {version}" in words["en"] and "was not kept" in words["en"]
        assert f"verze {version}" in words["cs"] and "\n" not in words["cs"]

    tell(sqlite, story)


# --- records with archives ------------------------------------------------------------------------------------


def with_archive(past: record.Record) -> str:
    return past.text() + to_lines(pack(archive_of(past)))


def test_a_record_by_other_rules_is_shown_as_recorded(sqlite: str, raised: Raise) -> None:
    past = a_record("ireland", 3)
    text = with_archive(past)
    now = raised("rebirth")

    async def story(house: House) -> None:
        friend = house.browser()
        opened = await send(friend, text)
        at = f"/api/tables/{opened['table']}"
        found = await friend.get(f"{at}/replay")
        assert found["basis"] == "recorded" and found["origin"] == {"table": None, "move": len(past.moves)}
        kept = read(archive_of(past), "truth", past.names)
        assert [strip(m) for m in found["moments"]] == [strip(m) for m in kept["moments"]]
        assert found["tallies"] == kept["tallies"] and found["proof"]["seed"] == str(past.seed)
        sign = await friend.get(at)
        assert sign["ended"] == "opened" and [s["name"] for s in sign["seats"]] == ["P0", "P1", "P2"]
        assert await friend.get(f"{at}/record") == text
        assert await friend.get(f"{at}/scene")
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        words = (await friend.post(f"{at}/go_on", {"move": 3, "seats": seats}, 409))["error"]["en"]
        assert f"version {now - 1}" in words
        async with friend.watch(opened["table"]) as a:
            assert a.over and a.score == kept["moments"][-1]["score"] and a.known["tiles"]
            await a.send(t="earlier", before=5)
            assert [line["n"] for line in (await a.hear("earlier"))["log"]] == [0, 1, 2, 3, 4]

    tell(sqlite, story)


def test_a_record_by_our_rules_is_replayed_whatever_its_archive_says(sqlite: str) -> None:
    past = a_record("scotland", 2)
    kept = archive_of(past)
    kept["scores"] = [{**score, "points": [999, 0]} for score in kept["scores"]]
    text = past.text() + to_lines(pack(kept))

    async def story(house: House) -> None:
        friend = house.browser()
        opened = await send(friend, text)
        found = await friend.get(f"/api/tables/{opened['table']}/replay")
        assert found["basis"] == "rules"
        assert found["moments"][-1]["score"]["points"] == list(past.replay().score().points)
        assert await friend.get(f"/api/tables/{opened['table']}/record") == with_archive(past)

    tell(sqlite, story)


def packed(data: Any) -> str:
    return base64.b64encode(zlib.compress(json.dumps(data).encode())).decode()


def lies(past: record.Record) -> dict[str, str]:
    """Archives that do not fit, or would hurt whoever shows them."""
    good = json.dumps(archive_of(past))

    def changed(change: Callable[[Data], object]) -> str:
        kept: Data = json.loads(good)
        change(kept)
        return packed(kept)

    def huge_value(kept: Data) -> None:
        kept["values"].append("x" * 1_000_000)
        for look in kept["looks"]:
            for moment in look["moments"]:
                moment[0].update({f"x{n}": len(kept["values"]) - 1 for n in range(100)})

    def long_source(kept: Data) -> None:
        kept["scores"][0]["why"][0]["x" * 2_500_000] = 1
        for moment in kept["moments"]:
            moment[1] = 0

    def names_in_place_of_marks(kept: Data) -> None:
        kept["lines"].append({**kept["lines"][0], "say": dict.fromkeys(("cs", "en"), MARKS[0] * 4_000)})
        for look in kept["looks"]:
            for moment in look["moments"]:
                moment[1].extend([len(kept["lines"]) - 1] * 30)

    deep = good.replace('"scene": {', f'"scene": {{"x": {"[" * 3000}{"]" * 3000}, ', 1)
    return {
        "no base64": "äöü",
        "no archive": packed([1]),
        "other form": changed(lambda k: k.update(archive=99)),
        "bomb": base64.b64encode(zlib.compress(b"[" + b"0," * (LARGEST // 2) + b"0]")).decode(),
        "long": "A" * (LONGEST + 4),
        "cut": packed(json.loads(good))[:400],
        "nested": base64.b64encode(zlib.compress(b"[" * 100_000)).decode(),
        "scene": changed(lambda k: k.update(scene=[])),
        "deep": base64.b64encode(zlib.compress(deep.encode())).decode(),
        "other game": changed(lambda k: k.update(game="scythe")),
        "other version": changed(lambda k: k.update(version=77)),
        "seats": changed(lambda k: k.update(seats=9)),
        "fewer moments": changed(lambda k: k["moments"].pop()),
        "no truth": changed(lambda k: k["looks"].pop(0)),
        "eyes twice": changed(lambda k: k["looks"].append(k["looks"][0])),
        "strange eyes": changed(lambda k: k["looks"][1].update(eyes="../../x")),
        "number out of reach": changed(lambda k: k["looks"][0]["moments"][1][1].append(10**6)),
        "number below": changed(lambda k: k["looks"][0]["moments"][1][1].append(-1)),
        "no number": changed(lambda k: k["looks"][0]["moments"][1][1].append("0")),
        "somebody else moves": changed(lambda k: k["moments"][1].__setitem__(0, 7)),
        "points of three": changed(lambda k: k["scores"][0]["points"].append(1)),
        "no points": changed(lambda k: k["scores"][0].update(points=["a", "b"])),
        "winner": changed(lambda k: k["scores"][0].update(winners=[5])),
        "no words": changed(lambda k: k["lines"][0].update(say={"cs": 1, "en": "x"})),
        "one language": changed(lambda k: k["lines"][0].update(say={"cs": "x"})),
        "long words": changed(lambda k: k["lines"][0].update(say={"cs": "x" * 9999, "en": "x"})),
        "line without event": changed(lambda k: k["lines"][0].pop("event")),
        "more in a line": changed(lambda k: k["lines"][0].update(script="x")),
        "half a character": changed(lambda k: k["lines"][0].update(rule="\ud800")),
        "half a character in a field": changed(lambda k: k["values"].__setitem__(0, "\ud800")),
        "counts": changed(lambda k: k["looks"][0]["tallies"][0].update(counts=[1])),
        "no view": changed(lambda k: k["looks"][0].update(view={})),
        "grows when it is read": changed(huge_value),
        "points that grow when they are read": changed(long_source),
        "names that grow when they are read": changed(names_in_place_of_marks),
    }


def test_an_archive_that_lies_or_would_hurt_is_refused_in_one_sentence(sqlite: str, raised: Raise) -> None:
    past = a_record("scotland", 2, most=8)
    text, wrong = past.text(), lies(past)
    raised("rebirth")

    async def story(house: House) -> None:
        assert house.server is not None
        friend = house.browser()
        for name, shown in wrong.items():
            error = (await send(friend, text + to_lines(shown), 400))["error"]
            assert "damaged or too long" in error["en"] and "poškozené" in error["cs"], (name, error)
        assert await friend.get("/api/tables") == []
        await send(friend, text + '{"shown": 7}\n', 400)
        await send(friend, text + '{"shown": "}\n', 400)
        await send(friend, "x" * LONGEST_RECORD, 413)
        assert house.server.hub.backroom.places.load() == 0

    tell(sqlite, story)


def test_a_head_that_no_table_can_hold_is_refused(sqlite: str, raised: Raise) -> None:
    past = a_record("scotland", 2, most=8)
    head, _, rest = with_archive(past).partition("\n")
    raised("rebirth")
    pack = {"name": "a", "title": "b", "hash": "c"}
    wrong: list[Data] = [
        {"version": 2**31},
        {"version": -1},
        {"content": "x" * 65},
        {"content": "x\0"},
        {"content": "\ud800"},
        {"packs": [{**pack, "more": 1}]},
        {"packs": [{**pack, "title": "x" * 401}]},
        {"packs": [{**pack, "title": "\ud800"}]},
        {"packs": [pack] * 65},
        {"options": {"map": "\ud800"}},
        {"options": {"\ud800": "map"}},
        {"options": {"x" * 81: "map"}},
        {"options": {f"x{n}": "map" for n in range(65)}},
    ]

    async def story(house: House) -> None:
        friend = house.browser()
        for change in wrong:
            await send(friend, json.dumps({**json.loads(head), **change}) + "\n" + rest, 400)
        assert await friend.get("/api/tables") == []

    tell(sqlite, story)


def test_an_honest_archive_has_room_for_all_eyes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of Scythe with five players and 3,000 answers takes 5 MB for one pair of eyes, and 35 MB for all."""
    found = claims(with_archive(a_record("ireland", 3)))
    kept = check_archive(found)
    names = ["x" * 40] * 3
    most = max(len(json.dumps(read(kept, look["eyes"], names), ensure_ascii=False)) for look in kept["looks"])
    monkeypatch.setattr(checking, "MOST", 4 * most)
    assert check_archive(found) == kept and checking.MOST_IN_ALL >= 2 * 35 * 2**20
    monkeypatch.setattr(checking, "MOST_IN_ALL", most)
    with pytest.raises(BadArchive):
        check_archive(found)


@pytest.mark.parametrize("letter", ["x", "á", "č", "\u3042", "\U0001f600"])
def test_letters_weigh_what_python_needs_for_them(letter: str) -> None:
    """One emoji makes every letter of its text four bytes long."""
    for text in (letter * 1000, "x" * 999 + letter):
        assert checking.weight(text, False) >= max(sys.getsizeof(text) - 100, len(text.encode()))
        assert checking.weight(text, False) <= 4 * len(text)
    assert checking.weight("x" * 990 + MARKS[0], True) >= 4 * 1030


def swollen(past: record.Record, letter: str, times: int, words: int = 3_990) -> str:
    """A record by other rules for ten, in whose log one long sentence is told over and over to everybody."""
    kept = archive_of(past)
    kept.update(version=past.game.version + 1, seats=10)
    for score in kept["scores"]:
        score.update(points=[0] * 10, ranks=[1] * 10, winners=[], why=[{}] * 10)
    said = dict.fromkeys(("cs", "en"), "x" * words + letter)
    kept["lines"].append({**kept["lines"][0], "say": said, "where": said})
    first, kept["looks"] = kept["looks"][0], []
    for eyes in ("truth", "spectator", *map(str, range(10))):
        view = {**first["view"], "seat": int(eyes) if eyes.isdecimal() else None}
        (fields, _), *rest = first["moments"]
        moments = [[fields, [len(kept["lines"]) - 1] * times], *rest]
        kept["looks"].append({"eyes": eyes, "view": view, "moments": moments, "tallies": []})
    head, *lines = past.text().split("\n")
    wanted = {**json.loads(head), "version": past.game.version + 1, "seats": 10, "names": ["p"] * 10}
    return "\n".join([json.dumps(wanted), *lines]) + to_lines(packed(kept))


@pytest.mark.parametrize(
    ("letter", "times", "words"),
    [("\U0001f600", 330, 3_990), ("x", 600, 3_990), ("x", 25_000, 5), ("x", 300, 3_990)],
    ids=["wide letters", "letters", "many lines", "a long message"],
)
def test_an_archive_that_swells_is_refused(sqlite: str, letter: str, times: int, words: int) -> None:
    text = swollen(a_record("scotland", 2, most=1), letter, times, words)

    async def story(house: House) -> None:
        friend = house.browser()
        error = (await send(friend, text, 400))["error"]
        assert "damaged or too long" in error["en"]

    tell(sqlite, story)


def test_what_is_kept_of_an_archive_is_packed_and_little_of_it_is_unpacked(sqlite: str) -> None:
    """Of an archive that tells 30 MB to twelve pairs of eyes the server holds less than one message."""
    text = swollen(a_record("scotland", 2, most=1), "x", 3_000, 120)

    async def story(house: House) -> None:
        assert house.server is not None
        friend = house.browser()
        table = (await send(friend, text))["table"]
        tracemalloc.start()
        try:
            sign = await friend.get(f"/api/tables/{table}")
            held, most = tracemalloc.get_traced_memory()
            assert sign["over"] and held < 2**20 and most < 4 * 2**20, (held, most)
            ends = (await house.server.hub.room(table)).referee.end_kept
            assert ends is not None and {*ends} == {"truth", "spectator", *map(str, range(10))}
            assert sum(len(part) for end in ends.values() for part in end.parts) < 500_000
            async with friend.watch(table, lines=50) as a:
                assert a.over and [line["n"] for line in a.log] == [*range(a.log[0]["n"], a.log[0]["n"] + 50)]
                last = a.log[-1]["n"]
                for before in (last + 5, 600, 501, 500, 200, 1):
                    await a.send(t="earlier", before=before)
                    numbers = [line["n"] for line in (await a.hear("earlier"))["log"]]
                    end = min(before, last + 1)
                    assert numbers == [*range(max(0, end - limits.EARLIER), end)]
                await a.send(t="earlier", before=0)
                assert (await a.hear("earlier"))["log"] == []
        finally:
            tracemalloc.stop()

    tell(sqlite, story)


def test_packs_with_long_titles_are_shown_shortened(sqlite: str, raised: Raise) -> None:
    past = a_record("scotland", 2, most=8)
    head, _, rest = with_archive(past).partition("\n")
    raised("rebirth")
    pack = {"name": "a.toml", "title": "My\u00a0" + "x" * 200, "hash": "c"}

    async def story(house: House) -> None:
        friend = house.browser()
        opened = await send(friend, json.dumps({**json.loads(head), "packs": [pack]}) + "\n" + rest)
        sign = await friend.get(f"/api/tables/{opened['table']}")
        assert sign["packs"] == [{**pack, "title": pack["title"][:80]}]

    tell(sqlite, story)


def test_names_that_a_lying_record_gives_are_made_plain(sqlite: str, raised: Raise) -> None:
    past = a_record("scotland", 2, most=8)
    past.names = ["A\u202eB" + "x" * 99, "Béda"]
    text = with_archive(past)
    raised("rebirth")

    async def story(house: House) -> None:
        friend = house.browser()
        opened = await send(friend, text)
        found = await friend.get(f"/api/tables/{opened['table']}/replay")
        said = [line["say"]["en"] for moment in found["moments"] for line in moment["log"]]
        assert any(words.startswith("AB" + "x" * 38) for words in said)
        assert not any("\u202e" in words for words in said)

    tell(sqlite, story)


def test_a_checked_archive_needs_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    past = a_record("scotland", 2, most=8)
    found = claims(with_archive(past))
    monkeypatch.setattr(deskovka.core.game, "_entry_points", dict)
    assert check_archive(found)["title"]["en"] == "Rebirth"
    found.game = "scythe"
    with pytest.raises(BadArchive):
        check_archive(found)


def test_every_game_is_known_to_these_tests() -> None:
    assert set(OURS) <= set(games())
    assert TABLES.c.version.type.python_type is int
