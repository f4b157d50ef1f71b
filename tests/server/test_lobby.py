"""What the lobby needs, and what happens when things go wrong."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest
from sqlalchemy.exc import OperationalError

from deskovka.bots import STRENGTHS
from deskovka.server.messages import shapes
from deskovka.server.messages.notices import Occasion
from deskovka.server.notices.channel import Outcome
from deskovka.server.storage.kept import Change, Kept
from deskovka.server.storage.schema import SNAPSHOTS
from deskovka.server.tables import agreeing, room
from server.house import House, open_house, tell

# --- when things go wrong --------------------------------------------------------------------------------


def test_a_move_that_cannot_be_saved_is_not_played(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "AGAIN", 0.05)

    async def story(house: House) -> None:
        assert house.server is not None
        store = house.server.hub.store
        save, failures = store.play, [True]

        def play(kept: Kept, after: Kept, change: Change) -> None:
            if failures and failures.pop():
                raise OperationalError("the disk is full", None, Exception())
            save(kept, after, change)

        monkeypatch.setattr(store, "play", play)
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        async with host.watch(made["table"]) as a:
            number = a.number
            await a.play()
            assert "not be saved" in (await a.hear("problem"))["say"]["en"]
            assert a.number == number
            failures += [True, False]  # now the person's answer is saved, and the bot's first one is not
            await a.play_and_see()
            await a.until(lambda: a.asked)
            assert failures == []

    tell(sqlite, story)


def test_a_finished_game_that_cannot_be_read_is_shown_from_its_events(sqlite: str) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        hub = house.server.hub
        running, over = [await house.browser().new_table("me", "bot") for _ in range(2)]
        await agreeing.finish(hub.rooms[over["table"]], "agreed")
        with hub.store.engine.begin() as connection:
            connection.execute(SNAPSHOTS.update().values(state='{"version": 0}'))
        hub.forget(over["table"])
        hub.forget(running["table"])
        async with house.browser().watch(over["table"]) as a:
            assert a.full["view"] is None and a.log and a.over
        await house.browser().get(f"/api/tables/{running['table']}", 409)

    tell(sqlite, story)


def test_refused_options_are_told_in_the_words_of_the_page(sqlite: str) -> None:
    """No names of programs: what an option and its values are called."""
    wishes = [
        ("settlers", 2, {"faction": ["aztecs", "drawn"]}, ("Aztékové", "Aztecs"), ("aztecs", "drawn")),
        ("settlers", 4, {"start": "6"}, ("hráč 6", "player 6"), ("random", "start")),
        ("rebirth", 2, {"start": "4"}, ("hráč 4", "player 4"), ("random", "start")),
        ("scythe", 2, {"faction": ["nordic", "nordic"]}, ("Sever", "Nordic"), ("nordic", "dealt")),
        ("rebirth", 9, {}, ("Počet hráčů 9", "9 players"), ()),
    ]

    async def story(house: House) -> None:
        visitor = house.browser()
        for game, seats, options, words, ids in wishes:
            wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot"}] * (seats - 1)], "options": options}
            error = (await visitor.post("/api/tables", wish, 400))["error"]
            for lang, word in zip(("cs", "en"), words, strict=True):
                assert word in error[lang], error
                assert not {*ids} & {*re.findall(r"\w+", error[lang])}, error

    tell(sqlite, story)


# --- what the lobby needs --------------------------------------------------------------------------------


def test_games_rules_scene_and_document(sqlite: str) -> None:
    async def story(house: House) -> None:
        visitor = house.browser()
        msgspec.convert(await visitor.get("/api/games"), list[shapes.GameOffer])
        rules = msgspec.convert(await visitor.get("/api/games/rebirth/rules"), list[shapes.RuleEntry])
        assert {"table.asked", "undo.own"} <= {rule.id for rule in rules}
        response = await visitor.http.get("/api/games/rebirth/scene?map=ireland")
        scene = response.json()
        assert scene["map"] == "ireland" and scene["bonuses"] and scene["spaces"][0]["near"]
        again = {"If-None-Match": response.headers["etag"]}
        assert (await visitor.http.get("/api/games/rebirth/scene?map=ireland", headers=again)).status_code == 304
        await visitor.get("/api/games/rebirth/scene?map=moon", 400)
        await visitor.get("/api/games/rebirth/scene?map=ireland&map=scotland", 400)
        await visitor.get("/api/games/rebirth/scene?start=4")
        decks = await visitor.get("/api/games/katan-duel/scene?mode=tournament&deck=strength&deck=progress")
        assert [sum(stack["owner"] == seat for stack in decks["stacks"]) for seat in range(2)] == [3, 3]
        await visitor.get("/api/games/chess/scene", 404)
        document = await visitor.get("/api/openapi.json")
        assert "/api/tables/{id}/sit" in document["paths"]
        assert "deskovka_clients 0" in (await visitor.http.get("/metrics")).text

    tell(sqlite, story)


def test_each_seat_has_its_own_value_of_an_option(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        wish = {"game": "katan-duel", "options": {"mode": "tournament", "deck": ["strength", "progress"]}}
        made = await host.new_table("me", "bot", **wish)
        sign = await host.get(f"/api/tables/{made['table']}")
        assert sign["options"]["deck"] == ["strength", "progress"]
        async with host.watch(made["table"]) as a:
            assert a.full["view"]["options"]["deck"] == ["strength", "progress"]
        seats = [{"kind": "me"}, {"kind": "bot"}]
        for deck, why in ((["strength"], "makes 2, not 1"), (["strength", "gluttony"], "gluttony")):
            wrong = {**wish, "seats": seats, "options": {"mode": "tournament", "deck": deck}}
            assert why in (await host.post("/api/tables", wrong, 400))["error"]["en"]

    tell(sqlite, story)


def test_what_only_people_agree_on_is_not_chosen_with_bots(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        await host.new_table("me", "link", game="scythe", options={"gifts": "yes"})
        await host.new_table("me", "bot", game="scythe", options={"gifts": "no"})
        wrong = {"game": "scythe", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"gifts": "yes"}}
        problem = (await host.post("/api/tables", wrong, 400))["error"]
        assert "cannot be chosen with bots" in problem["en"] and "s boty" in problem["cs"]

    tell(sqlite, story)


def test_a_page_of_other_content_is_told_to_reload(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot")
        async with host.watch(made["table"]) as a:
            await a.send(t="hello", seat=0, content=a.table["content"])
            await a.hear("full")
            assert "reload" not in {message["t"] for message in a.heard}
            await a.send(t="hello", seat=0, content="old")
            assert await a.hear("reload") == {"t": "reload"}

    tell(sqlite, story)


def test_stopping_says_bye(tmp_path: Path) -> None:
    async def run() -> None:
        async with open_house(f"sqlite:///{tmp_path / 't.db'}") as house:
            host = house.browser()
            made = await host.new_table("me", "bot")
            async with host.watch(made["table"]) as a:
                assert house.server is not None
                house.server.should_exit = True
                assert set((await a.hear("bye"))["say"]) == {"cs", "en"}
                await a.socket.wait_closed()
                assert a.socket.close_code == 1012

    asyncio.run(run())


def test_both_languages_say_the_same_keys() -> None:
    from fluent.syntax import parse

    from deskovka.core import text

    found = []
    for lang in ("cs", "en"):
        body = parse(text.read_ftl("deskovka.server", lang)).body
        found.append([entry.id.name for entry in body if hasattr(entry, "id")])
    assert found[0] == found[1]
    source = Path(text.__file__).parents[1] / "server"
    code = "".join(file.read_text(encoding="utf-8") for file in source.rglob("*.py"))
    made = {f"bot-{name}" for name in STRENGTHS} | {"note-undo-lapsed", "note-seat-lapsed"}
    asked = ("undo", "end", "clock", "seat")
    made |= {f"say-{what}-refused" for what in asked} | {f"notice-asked-{what}" for what in (*asked, "own")}
    made |= {f"notice-{about}" for about in get_args(Occasion)}
    made |= {f"notice-test-{word}" for word in get_args(get_type_hints(Outcome)["word"])}
    assert [key for key in found[0] if f'"{key}"' not in code and f"'{key}'" not in code and key not in made] == []
    assert json.dumps(found[0])
