"""Packs in the lobby and at the table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

import deskovka
from deskovka.core import record
from deskovka.core.game import Game
from deskovka.core.pack import Pack
from deskovka.server.base.limits import LOOKS_OF_ONE
from deskovka.server.messages.shapes import GameOffer
from deskovka.server.storage import packs as server_packs
from deskovka.server.thinker import GAMES, game_of
from deskovka.server.web import api
from server.house import PATIENCE, Data, House, play_out, tell
from server.test_households import HERE, PROXY, THERE, others_are_served, visitor

SIX = 'game = "rebirth"\ntitle = "Six"\n[numbers]\ncastle_points = { value = 6, source = "R" }\n'
NAMED = """game = "rebirth"
title = "Fyvie"
[mission.SM18]
effect = "castle_adjacent_hexes"
castle = "fyvie"
points = 5
source = "R"
name = { cs = "U nás", en = "Our castle" }
"""
BROKEN = 'game = "rebirth"\n[numbers]\ncastle_points = 6\n'


@pytest.fixture
def packs(shelf: Path) -> Path:
    for name, words in {"b-named.toml": NAMED, "a-six.toml": SIX, "broken.toml": BROKEN}.items():
        (shelf / name).write_text(words, encoding="utf-8")
    (shelf / "notes.txt").write_text("no pack", encoding="utf-8")
    (shelf / "odd\udcff.toml").write_text(SIX, encoding="utf-8")
    return shelf


async def offer(house: House, *names: str) -> Data:
    found: Data = await house.browser().get("/api/games/rebirth?" + "&".join(f"pack={name}" for name in names))
    return found


def test_the_lobby_says_what_each_pack_changes_or_what_is_wrong_with_it(sqlite: str, packs: Path) -> None:
    async def story(house: House) -> None:
        game, *_ = await house.browser().get("/api/games")
        six, named, broken = game["packs"]
        assert [p["name"] for p in game["packs"]] == ["a-six.toml", "b-named.toml", "broken.toml"]
        assert six["title"] == "Six" and [c["id"] for c in six["changes"]] == ["numbers.castle_points"]
        (change,) = named["changes"]
        assert change["name"] == {"cs": "U nás (5)", "en": "Our castle (5)"} and "Fyvie" in change["about"]["en"]
        assert broken["changes"] == [] and "broken.toml, line 3" in broken["problem"]["en"]
        assert six["problem"] is None and str(packs) not in str(game)
        (packs / "broken.toml").write_text(SIX.replace("Six", "Mended"), encoding="utf-8")
        game, *_ = await house.browser().get("/api/games")
        assert game["packs"][2]["title"] == "Mended" and game["packs"][2]["problem"] is None

    tell(sqlite, story)


def test_the_lobby_shows_what_is_in_force_with_the_chosen_packs(sqlite: str, packs: Path) -> None:
    async def story(house: House) -> None:
        plain, both = await offer(house), await offer(house, "b-named.toml", "a-six.toml")
        assert plain["in_force"] == [] and [p["title"] for p in both["in_force"]] == ["Six", "Fyvie"]
        assert both["content"] != plain["content"]
        gone = {s["id"] for s in plain["stand_ins"]} - {s["id"] for s in both["stand_ins"]}
        assert gone == {"SM18"}
        assert plain["house_rules"] and all(rule["ruling"] for rule in plain["house_rules"])
        for names in ("broken.toml", "../a-six.toml", "none.toml", "a-six.toml&pack=x", "%00", "x" * 3000):
            await house.browser().get(f"/api/games/rebirth?pack={names}", 400)

    tell(sqlite, story)


def test_a_table_is_played_with_its_packs(db: str, packs: Path, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", packs=["a-six.toml", "b-named.toml"])
        table = made["table"]
        content = deskovka.game("rebirth", [packs / "a-six.toml", packs / "b-named.toml"]).content
        async with host.watch(table) as a:
            assert a.table["content"] == content == a.full["view"]["content"]
            assert [p["name"] for p in a.table["packs"]] == ["a-six.toml", "b-named.toml"]
            await play_out(a)
        assert house.server is not None
        assert "deskovka_thinkers_replaced_total 0" in house.server.hub.metrics.text()
        scene = await host.get(f"/api/tables/{table}/scene")
        assert scene["missions"][17]["name"]["en"] == "Our castle"
        file = tmp_path / "game.jsonl"
        file.write_text(await host.get(f"/api/tables/{table}/record"), encoding="utf-8")
        read = record.read(file, [packs / "a-six.toml", packs / "b-named.toml"])
        assert read.game.content == content and not read.replay().to_act()
        next = (await host.post(f"/api/tables/{table}/rematch"))["table"]
        assert (await host.get(f"/api/tables/{next}"))["content"] == content
        assert [len(one["packs"]) for one in await host.get("/api/tables")] == [2, 2]

    tell(db, story)


def test_no_table_with_packs_that_do_not_fit(sqlite: str, packs: Path) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        seats = [{"kind": "me"}, {"kind": "bot"}]
        for names in (["broken.toml"], ["none.toml"], ["../rebirth/a-six.toml"], [str(packs / "a-six.toml")]):
            await host.post("/api/tables", {"game": "rebirth", "seats": seats, "packs": names}, 400)
        await host.post("/api/tables", {"game": "rebirth", "seats": seats, "packs": ["a-six.toml"] * 9}, 400)
        assert await host.get("/api/tables") == []

    tell(sqlite, story)


def test_a_table_waits_for_a_pack_that_is_gone_or_has_changed(db: str, packs: Path) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", packs=["a-six.toml"], options={"start": "1"})
        table, file = made["table"], packs / "a-six.toml"
        async with host.watch(table) as a:
            await a.play_and_see()
            await a.until(lambda: a.asked)
            lines = len(a.log)
        assert house.server is not None
        hub = house.server.hub
        for words in (None, SIX.replace("6", "7"), BROKEN):
            file.unlink(missing_ok=True)
            if words is not None:
                file.write_text(words, encoding="utf-8")
            hub.forget(table)
            said = await host.get(f"/api/tables/{table}", 409)
            assert "Six (a-six.toml)" in said["error"]["en"] and "Six (a-six.toml)" in said["error"]["cs"]
            assert [one["table"] for one in await host.get("/api/tables")] == [table]
            await host.get(f"/api/tables/{table}/scene", 409)
        file.unlink()
        (packs / "renamed.toml").write_text("# a remark\n" + SIX, encoding="utf-8")
        async with host.watch(table) as a:
            assert len(a.log) == lines and a.asked
            await a.play_and_see()
            await a.until(lambda: a.asked)

    tell(db, story)


def test_a_bot_does_not_think_with_a_changed_pack(packs: Path) -> None:
    path = str(packs / "a-six.toml")
    g = deskovka.game("rebirth", [path])
    view = g.start(2, 1).view(0)
    (packs / "a-six.toml").write_text(SIX.replace("6", "7"), encoding="utf-8")
    GAMES.clear()
    assert game_of(view, [path]) is None
    (packs / "a-six.toml").write_text(BROKEN, encoding="utf-8")
    assert game_of(view, [path]) is None
    (packs / "a-six.toml").write_text(SIX, encoding="utf-8")
    found = game_of(view, [path])
    assert found is not None and found.content == g.content


DECKS = """game = "katan-duel"
[card]
base.abbey = { cost = { gold = 3 }, progress = 1, once = true, copies = 2, half_moons = 0, source = "R" }
[deck.commerce]
start = ["base.brick_ship", "base.marketplace", "base.toll_bridge"]
events = ["trade_ships_race", "year_of_plenty", "traveling_merchant", "feud"]
"""


def test_a_pack_adds_a_deck_that_a_seat_may_choose(sqlite: str, shelf: Path) -> None:
    cards = deskovka.game("katan-duel").components.export()
    cards = cards[cards.index("[deck.commerce.cards]") : cards.index("[deck.strength]")]
    folder = shelf.parent / "katan-duel"
    folder.mkdir()
    (folder / "mine.toml").write_text((DECKS + cards).replace("deck.commerce", "deck.mine"), encoding="utf-8")

    async def story(house: House) -> None:
        host = house.browser()
        game = next(game for game in await host.get("/api/games") if game["id"] == "katan-duel")
        (pack,) = game["packs"]
        assert pack["problem"] is None
        assert [change["id"] for change in pack["changes"]] == ["card.base.abbey", "deck.mine"]
        assert pack["changes"][0]["name"]["en"] == "2× Abbey (3× gold)"
        wish = {"game": "katan-duel", "options": {"mode": "tournament", "deck": ["mine", "strength"]}}
        made = await host.new_table("me", "bot", **wish, packs=["mine.toml"])
        async with host.watch(made["table"]) as a:
            assert a.full["view"]["options"]["deck"] == ["mine", "strength"]
        (listed,) = await host.get("/api/tables")
        assert listed["options"]["deck"] == ["mine", "strength"]
        seats = [{"kind": "me"}, {"kind": "bot"}]
        refused = await host.post("/api/tables", {**wish, "seats": seats}, 400)
        assert "mine" in refused["error"]["en"] and "commerce, strength, progress" in refused["error"]["en"]

    tell(sqlite, story)


def test_looking_at_a_table_does_not_read_all_packs_again(
    sqlite: str, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks for its scene twenty times a second would let us do nothing else."""
    (packs / "broken.toml").unlink()
    read: list[str] = []
    really = Pack.__init__

    def noted(pack: Pack, path: str | Path) -> None:
        read.append(str(path))
        really(pack, path)

    monkeypatch.setattr(Pack, "__init__", noted)

    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", packs=["a-six.toml"])
        await host.get(f"/api/tables/{made['table']}/scene")
        read.clear()
        for _ in range(5):
            await host.get(f"/api/tables/{made['table']}/scene")
        assert read == []

    tell(sqlite, story)


def test_whoever_asks_for_tables_with_packs_waits_alone(
    sqlite: str, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With five packs there are more games than we remember, and building one takes as long as a look."""
    goes_on, really = threading.Event(), server_packs.build

    def slow(id: str, paths: Sequence[Path]) -> Game:
        assert goes_on.wait(PATIENCE)
        return really(id, paths)

    async def story(house: House) -> None:
        one, other = visitor(house, HERE), visitor(house, THERE)
        with_packs = (await one.new_table("me", "link", packs=["a-six.toml"]))["table"]
        table = (await other.new_table("me", "link"))["table"]
        (packs / "a-six.toml").touch()  # it may have changed: it is read anew
        monkeypatch.setattr(server_packs, "build", slow)
        asked = [asyncio.create_task(one.http.get(f"/api/tables/{with_packs}/scene")) for _ in range(40)]
        wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "bot"}], "packs": ["b-named.toml"]}
        asked += [asyncio.create_task(one.http.post("/api/tables", json=wish)) for _ in range(40)]
        await others_are_served(other, table)
        goes_on.set()
        codes = [(await task).status_code for task in asked]
        assert {*codes} == {200, 429} and codes.count(200) >= LOOKS_OF_ONE

    tell(sqlite, story, trusted_proxy=PROXY)


@pytest.mark.parametrize("path", ["/api/games", "/api/games/rebirth"])
def test_while_the_lobby_is_made_nobody_else_waits(
    path: str, sqlite: str, packs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made anew when a pack has changed, once for all who ask: with many packs that takes seconds."""
    goes_on, really, made = threading.Event(), api.offer, list[str]()

    def slow(g: Game) -> GameOffer:
        made.append(g.id)
        assert goes_on.wait(PATIENCE)
        return really(g)

    async def story(house: House) -> None:
        one, other = visitor(house, HERE), visitor(house, THERE)
        table = (await other.new_table("me", "link"))["table"]
        monkeypatch.setattr(api, "offer", slow)
        asked = [asyncio.create_task(one.http.get(path)) for _ in range(60)]
        await others_are_served(other, table)
        goes_on.set()
        assert {(await task).status_code for task in asked} == {200}
        assert len(made) == len({*made})

    tell(sqlite, story, trusted_proxy=PROXY)
