"""Analyses at the table: made once after the end, beside everything else, and they survive whatever happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from deskovka.core.game import LANGUAGES
from deskovka.server.processes.analysis import FORM
from deskovka.server.storage import backup, check
from deskovka.server.storage.store import Store
from deskovka.teach.measures import NAMED
from server.house import Browser, Data, House, open_house, tell
from server.test_replay import a_record
from server.test_restart import move_to, process

EFFORT: Any = {"analysis_effort": (2, 2, 2)}
SOON = 300.0  # seconds


def short_record() -> str:
    return a_record("ireland", 2).text()


async def opened(browser: Browser) -> str:
    """A finished game from a file."""
    return str((await browser.post("/api/records", {"record": short_record()}))["table"])


async def until(browser: Browser, table: str, fits: Callable[[Data], bool]) -> Data:
    """How far the analysis is when it fits."""
    async with asyncio.timeout(SOON):
        while True:
            state: Data = await browser.get(f"/api/tables/{table}/analysis")
            assert state["stage"] != "failed"
            if fits(state):
                return state
            await asyncio.sleep(0.1)


def store_of(house: House) -> Store:
    assert house.server is not None
    return house.server.hub.store


def test_nobody_learns_anything_before_the_end(sqlite: str) -> None:
    """Host, guest, spectator and stranger are refused while the game runs, and nothing is computed."""

    async def story(house: House) -> None:
        host, guest, spectator, stranger = (house.browser() for _ in range(4))
        made = await host.new_table("me", "link", public=True)
        await guest.sit(made, 1)
        path = f"/api/tables/{made['table']}/analysis"
        async with host.watch(made["table"]) as a, spectator.watch(made["table"]):
            await a.until(lambda: a.question is not None)
            for browser in (host, guest, spectator, stranger):
                said = [await browser.get(path, 403), await browser.post(path, None, 403)]
                said.append(await browser.get(f"{path}/result", 403))
                assert {one["error"]["en"] for one in said} == {
                    "An analysis shows what is hidden, too, so it comes after the end of the game."
                }
        assert store_of(house).waiting_analyses() == []
        assert store_of(house).analysing(made["table"]) is None

    tell(sqlite, story, **EFFORT)


def test_an_analysis_from_wish_to_result(db: str) -> None:
    """Progress, a result after the quick pass, a better one at the end; others may read but not ask."""

    async def story(house: House) -> None:
        owner, stranger = house.browser(), house.browser()
        table = await opened(owner)
        path = f"/api/tables/{table}/analysis"
        before = await owner.get(path)
        assert (before["stage"], before["may_ask"], before["why_not"]) == ("none", True, None)
        assert not (await stranger.get(path))["may_ask"]
        await stranger.post(path, None, 403)
        await owner.get(f"{path}/result", 409)
        await owner.post(path)
        counting = await until(owner, table, lambda s: s["done"] > 2)
        assert counting["stage"] == "quick"
        assert counting["total"] > 60
        await owner.post(path)  # once for all: it goes on
        assert (await until(owner, table, lambda s: True))["done"] >= counting["done"]
        first = await until(stranger, table, lambda s: s["edition"] > 0)
        assert first["stage"] in ("quick", "refine")
        quick = await stranger.get(f"{path}/result")
        last = await until(stranger, table, lambda s: s["stage"] == "done")
        assert last["edition"] >= 2
        whole = await stranger.get(f"{path}/result")
        assert store_of(house).findings(table) == []  # a row is left, and that is all
        check_sense(quick)
        check_sense(whole)
        assert len(whole["decisions"]) == len(quick["decisions"])
        assert all(one["said"]["cs"] != one["said"]["en"] for one in whole["decisions"] if one["why"])
        await check_again(stranger, path, whole["decisions"])

    tell(db, story, **EFFORT)


def check_sense(found: Data) -> None:
    """An analysis is complete, and its numbers are chances."""
    assert [len(found[name]) for name in ("names", "players", "points")] == [2, 2, 2]
    for one in found["decisions"]:
        assert 1 <= one["number"] <= found["answers"]
        assert sum(one["chances"]) == pytest.approx(1)
        for candidate in one["candidates"]:
            assert 0 <= candidate["chance"] <= 1
            assert {*found["moves"][str(candidate["move"])]["say"]} == {*LANGUAGES}
    for player in found["players"]:
        account = player["account"]
        parts = [account[name] for name in ("start", "luck", "own", "others", "gains", "remainder")]
        assert sum(parts) == pytest.approx(account["result"])
        assert sum(player["verdicts"].values()) == player["decisions"]
    assert all(sum(one["luck"]) == pytest.approx(0, abs=1e-9) for one in found["luck"])
    told = [one for one in found["luck"] if one["told"]]
    assert 0 < len(told) <= 2 * 2 * 5
    assert all({*words} == {*LANGUAGES} for one in told for words in one["told"])
    assert {*NAMED, "unsure", "fine"} == {*found["players"][0]["verdicts"]}


async def check_again(browser: Browser, path: str, decisions: list[Data]) -> None:
    """An answer given once more: the best one is right, one that is much worse is not."""
    one = max(decisions, key=lambda one: one["options"])
    again = await browser.get(f"{path}/answers/{one['number']}")
    assert (again["seat"], again["ask"], len(again["moves"])) == (one["seat"], one["ask"], one["options"])
    ids = [choice["id"] for choice in again["moves"]]
    best = one["candidates"][one["best"]]["move"]
    assert {best, *(c["move"] for c in one["candidates"])} <= {*ids}
    same = await browser.post(f"{path}/answers/{one['number']}", {"best": best, "tried": best})
    assert (same["loss"], same["half"], same["right"]) == (0, 0, True)
    tried = await browser.post(f"{path}/answers/{one['number']}", {"best": best, "tried": ids[0]})
    assert tried["right"] == (tried["loss"] <= 0.04)
    await browser.post(f"{path}/answers/{one['number']}", {"best": best, "tried": 999_999}, 400)
    await browser.get(f"{path}/answers/9999", 400)


def test_it_goes_on_after_a_restart(db: str) -> None:
    """What was done when a server ended is not done again."""
    kept: list[str] = []

    async def stories() -> None:
        async with open_house(db, **EFFORT) as house:
            owner = house.browser()
            table = await opened(owner)
            await owner.post(f"/api/tables/{table}/analysis")
            await until(owner, table, lambda s: s["done"] > 5)
        store = Store(db)
        kept.extend(store.findings(table))
        store.close()
        assert len(kept) > 5
        async with open_house(db, **EFFORT) as house:
            again = move_to(owner, house)
            await until(again, table, lambda s: s["done"] > len(kept) + 3)
            assert store_of(house).findings(table)[: len(kept)] == kept

    asyncio.run(stories())


def test_kill_9_loses_no_finished_job(sqlite: str) -> None:
    async def stories() -> None:
        async with process(sqlite) as (house, running):
            owner = house.browser()
            table = await opened(owner)
            await owner.post(f"/api/tables/{table}/analysis")
            before = await until(owner, table, lambda s: s["done"] > 1)
            running.kill()
            await running.wait()
        store = Store(sqlite)
        kept = store.findings(table)
        store.close()
        assert len(kept) >= before["done"]
        async with process(sqlite) as (house, _):
            again = move_to(owner, house)
            after = await until(again, table, lambda s: s["done"] > len(kept))
            assert after["total"] == before["total"]
        store = Store(sqlite)
        assert store.findings(table)[: len(kept)] == kept
        store.close()

    asyncio.run(stories())


def test_bots_come_first(sqlite: str) -> None:
    """While bots need every processor, no job of an analysis begins."""

    async def story(house: House) -> None:
        assert house.server is not None
        hub = house.server.hub
        owner = house.browser()
        table = await opened(owner)
        from deskovka.server.processes.workers import Who

        worker = await hub.thinkers.places.take(Who("somebody else"))
        await owner.post(f"/api/tables/{table}/analysis")
        await asyncio.sleep(3)
        assert hub.analysts.working == 0
        assert store_of(house).findings(table) == []
        hub.thinkers.places.give(Who("somebody else"), worker, 1.0)
        await until(owner, table, lambda s: s["done"] > 0)

    tell(sqlite, story, **EFFORT)


def test_no_household_waits_for_all_of_another(sqlite: str) -> None:
    """Of one household a table is analysed at a time, and whoever waited longest is next."""

    async def story(house: House) -> None:
        owner = house.browser()
        first = await opened(owner)
        store = store_of(house)
        for n in range(6):
            other = house.browser()  # the same file at another's table
            table = await opened(other)
            store.want_analysis(table, FORM, f"house{n % 2}", 256, 8)
        store.want_analysis(first, FORM, "late", 256, 8)
        assert house.server is not None
        seen: set[str] = set()
        async with asyncio.timeout(SOON):
            while seen != {"house0", "house1", "late"}:
                seen |= {*house.server.hub.analysts.running}
                await asyncio.sleep(0.01)
        ended = [one for one in store.waiting_analyses() if one.edition]
        assert ended == []  # nobody waited until somebody else's was done

    tell(sqlite, story, **EFFORT)


def test_many_wishes_are_bounded(sqlite: str) -> None:
    async def story(house: House) -> None:
        for n in range(9):
            owner = house.browser()
            table = await opened(owner)
            reply = await owner.post(f"/api/tables/{table}/analysis", None, 200 if n < 8 else 429)
        assert "network" in reply["error"]["en"]

    tell(sqlite, story, **EFFORT)


def test_it_goes_with_its_table(db: str) -> None:
    """Deleting a table in the middle of its analysis ends it, and no row is left."""

    async def story(house: House) -> None:
        owner = house.browser()
        table = await opened(owner)
        await owner.post(f"/api/tables/{table}/analysis")
        await until(owner, table, lambda s: s["done"] > 2)
        await owner.delete(f"/api/tables/{table}")
        await owner.get(f"/api/tables/{table}/analysis", 404)
        store = store_of(house)
        async with asyncio.timeout(SOON):
            while store.deleted_tables() or store.waiting_analyses() or store.findings(table):
                await asyncio.sleep(0.1)
        assert store.analysing(table) is None

    tell(db, story, **EFFORT)


def test_backup_and_check_know_it(db: str, tmp_path: Path) -> None:
    async def stories() -> str:
        async with open_house(db, **EFFORT) as house:
            owner = house.browser()
            table = await opened(owner)
            await owner.post(f"/api/tables/{table}/analysis")
            await until(owner, table, lambda s: s["done"] > 3)
            return table

    table = asyncio.run(stories())
    store = Store(db)
    with check.copy_database(store) as copy:
        assert [one.state for one in check.findings(copy)] == ["replays"]
        assert copy.findings(table) == store.findings(table)
        assert copy.analysing(table) == store.analysing(table)
    backup.backup(store, tmp_path / "file.gz")
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    backup.restore(other, tmp_path / "file.gz")
    assert other.findings(table) == store.findings(table)
    assert [one.table for one in other.waiting_analyses()] == [table]
    other.close()
    store.close()


def test_what_cannot_be_analysed_says_why(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest = house.browser(), house.browser()
        made = await host.new_table("me", "link")
        await guest.sit(made, 1)
        for browser in (host, guest):
            await browser.post(f"/api/tables/{made['table']}/agree_end")
        path = f"/api/tables/{made['table']}/analysis"
        state = await host.get(path)
        assert (state["stage"], state["may_ask"]) == ("none", False)
        assert state["why_not"]["en"].startswith("The game was not played to its end")
        await host.post(path, None, 409)

    tell(sqlite, story, **EFFORT)


def test_an_analysis_of_another_form_is_none(sqlite: str) -> None:
    """What an older version has made is made anew when somebody wants it."""

    async def story(house: House) -> None:
        owner = house.browser()
        table = await opened(owner)
        store = store_of(house)
        store.want_analysis(table, FORM - 1, "old", 256, 8)
        store.add_finding(table, 1, json.dumps({"kind": "nonsense"}))
        store.end_stage(table, "done", "nonsense")
        assert (await owner.get(f"/api/tables/{table}/analysis"))["stage"] == "none"
        await owner.get(f"/api/tables/{table}/analysis/result", 409)
        await owner.post(f"/api/tables/{table}/analysis")
        await until(owner, table, lambda s: s["done"] > 0)

    tell(sqlite, story, **EFFORT)
