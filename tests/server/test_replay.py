"""Looking back: what a replay shows and hides, records out and in, going on, statistics, guided games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import deskovka
from deskovka.archive import Eyes, archive_of, pack
from deskovka.archive.claims import to_lines
from deskovka.archive.patch import merge
from deskovka.core import record
from deskovka.core.chance import Chance
from deskovka.core.game import games
from deskovka.core.record import Record, commit
from deskovka.core.state import State
from deskovka.core.step import Event
from deskovka.core.value import Value
from deskovka.server.base import limits
from deskovka.server.processes.replay import replay
from deskovka.server.tables.guide import guides
from server.house import Browser, Data, House, Player, play_out, tell
from server.test_secrets import MOST, cases, scrambled


def a_record(map: str, seats: int, seed: int = 5, most: int = 1000) -> Record:
    """A random game of Rebirth."""
    return played("rebirth", seats, {"map": map}, seed, most)


def played(game: str, seats: int, options: Data, seed: int = 5, most: int = 1000) -> Record:
    """A random game."""
    table = deskovka.Table(deskovka.game(game), seats, seed, options, [f"P{n}" for n in range(seats)])
    table.salt = 99
    chance = Chance(seed)
    while table.state.to_act() and len(table.moves) < most:
        seat = table.state.to_act()[0]
        table.play(seat, table.state.nth_legal(seat, chance.below(table.state.num_legal(seat))))
    return table.record()


class Twin(Record):
    """The same game with something else wherever the viewer may not look."""

    viewer: int | None = None

    def states(self) -> Iterator[State]:
        for n, s in enumerate(super().states()):
            other = s.resample(self.viewer, n)
            other.log = [scrambled(event, self.viewer) for event in s.log or []]
            yield other


# --- what is shown ---------------------------------------------------------------------------------------


@pytest.mark.interpreted
@pytest.mark.parametrize("viewer", [None, 0, 1])
@cases
def test_a_replay_does_not_depend_on_what_the_viewer_may_not_know(
    game: str, seats: int, options: Data, viewer: int | None
) -> None:
    real = played(game, seats, options, most=MOST)
    twin = Twin(real.game, real.seats, real.seed, real.options, real.names, real.moves)
    twin.viewer = viewer
    times: list[int | None] = [None] * len(real.moves)
    mine = msgspec.json.encode(replay(real, times, Eyes(viewer)))
    assert mine == msgspec.json.encode(replay(twin, times, Eyes(viewer)))
    assert mine != msgspec.json.encode(replay(real, times, Eyes(None, truth=True)))


def test_each_moment_is_what_that_seat_saw_then(sqlite: str) -> None:
    """A seat that watches a game from its socket and its replay of it agree at every moment."""

    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot")
        async with host.watch(made["table"]) as a:
            seen = [dict(a.known)]
            while len(seen) < 20:
                if a.asked:
                    await a.play(len(seen))
                before = a.seq
                await a.until(lambda b=before: a.seq > b)  # type: ignore[misc]
                seen.append(dict(a.known))
            found = await host.get(f"/api/tables/{made['table']}/replay")
            assert found["eyes"] == "0" and found["proof"] is None
            known = {
                **found["view"]["table"],
                "to_act": found["view"]["to_act"],
                "reveals": found["view"]["reveals"],
            }
            shown = [dict(known)]
            for moment in found["moments"][1:]:
                known = merge(known, moment["view"])
                shown.append(dict(known))
            start = shown.index(seen[0])  # the bot may have answered before the socket was open
            assert shown[start : start + len(seen)] == seen
            told = [line for moment in found["moments"] for line in moment["log"]]
            assert told[: len(a.log)] == a.log

    tell(sqlite, story)


def test_a_running_game_shows_only_the_own_seat_and_a_spectators_view(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, spy = house.browser(), house.browser(), house.browser()
        made = await host.new_table("me", "link")
        at = f"/api/tables/{made['table']}/replay"
        await host.get(at, 409)  # nobody has dealt yet
        await guest.sit(made, 1)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            await play_out(a, b, most=8)
        assert (await spy.get(at))["eyes"] == "spectator"
        assert (await guest.get(at))["seat"] == 1
        for browser, eyes, status in (
            (spy, "0", 403),
            (guest, "0", 403),
            (host, "truth", 403),
            (host, "7", 404),
            (host, "x", 404),
            (host, "0", 200),
            (host, "spectator", 200),
        ):
            await browser.get(f"{at}?eyes={eyes}", status)
        assert house.server is not None
        kept = house.server.hub.rooms[made["table"]].kept
        for browser in (host, guest, spy):
            words = json.dumps(await browser.get(at))
            assert str(kept.seed) not in words and str(kept.salt) not in words and '"draws"' not in words
        assert kept.promise == (await spy.get(at))["commit"]
        await host.get(f"/api/tables/{made['table']}/record", 403)

    tell(sqlite, story)


async def finished(house: House, **wish: Any) -> tuple[Browser, Data, Player]:
    """A whole game of a person and a bot."""
    host = house.browser()
    made = await host.new_table("me", "bot", **wish)
    async with host.watch(made["table"]) as a:
        await play_out(a)
    return host, made, a


def test_a_finished_game_shows_the_truth_and_its_proof(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, made, a = await finished(house)
        found = await house.browser().get(f"/api/tables/{made['table']}/replay")
        assert found["eyes"] == "truth" and found["seat"] is None
        proof = found["proof"]
        assert (
            commit(int(proof["seed"]), int(proof["salt"]))
            == proof["commit"]
            == found["commit"]
            == a.full["commit"]
        )
        hands = found["view"]["table"]["seats"]
        assert all(hand["tiles"] for hand in hands.values())
        seat = await host.get(f"/api/tables/{made['table']}/replay?eyes=1")
        seen = seat["view"]["table"]["seats"]
        assert seen["1"]["tiles"] == hands["1"]["tiles"] and "tiles" not in seen["0"]
        last = found["moments"][-1]
        assert a.score is not None and last["score"]["points"] == a.score["points"]
        assert all(moment["at"] >= found["started_at"] for moment in found["moments"][1:])

    tell(sqlite, story)


def test_what_happened_is_counted_by_the_games_own_words(sqlite: str) -> None:
    async def story(house: House) -> None:
        _, made, _ = await finished(house)
        at = f"/api/tables/{made['table']}/replay"
        counted = {t["title"]["en"]: t for t in (await house.browser().get(at))["tallies"]}
        placed = counted["Tiles placed"]
        assert placed["counts"] == [34, 34] and placed["nobody"] == 0  # 36 without the two set aside
        assert [sum(value["counts"][seat] for value in placed["values"]) for seat in (0, 1)] == placed["counts"]
        assert [v["title"]["cs"] for v in placed["values"]][:2] == ["farma", "elektrárna"]
        hidden = {t["title"]["en"]: t for t in (await house.browser().get(f"{at}?eyes=spectator"))["tallies"]}
        assert hidden["Tiles drawn"]["counts"] == counted["Tiles drawn"]["counts"]
        assert hidden["Tiles drawn"]["values"] == [] != counted["Tiles drawn"]["values"]

    tell(sqlite, story)


# --- records -----------------------------------------------------------------------------------------------


def test_a_record_goes_out_is_verified_and_comes_back(db: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        host, made, a = await finished(house, options={"map": "ireland"})
        text = await house.browser().get(f"/api/tables/{made['table']}/record")
        kept = record.parse(text)
        assert kept.salt is not None and commit(kept.seed, kept.salt) == a.full["commit"]
        friend = house.browser()
        opened = await send(friend, text)
        assert [t["table"] for t in await friend.get("/api/tables")] == [opened["table"]]
        mine = await host.get(f"/api/tables/{made['table']}/replay")
        theirs = await friend.get(f"/api/tables/{opened['table']}/replay")
        assert theirs["proof"] == mine["proof"] and theirs["tallies"] == mine["tallies"]
        assert [strip(m) for m in theirs["moments"]] == [strip(m) for m in mine["moments"]]
        assert await friend.get(f"/api/tables/{opened['table']}/record") == text
        async with friend.watch(opened["table"]) as b:
            assert b.over and b.score == a.score and b.full["proof"]["commit"] == a.full["commit"]

    tell(db, story)


def strip(moment: Data) -> Data:
    return {key: content for key, content in moment.items() if key != "at"}


async def send(browser: Browser, text: str, status: int = 200) -> Data:
    found: Data = await browser.post("/api/records", {"record": text}, status)
    return found


def test_a_game_saved_in_the_terminal_can_be_opened_before_its_end(sqlite: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        half = a_record("scotland", 3, most=20)
        half.salt = None
        path = tmp_path / "half.jsonl"
        half.save(path)
        friend = house.browser()
        opened = await send(friend, "\ufeff" + path.read_text(encoding="utf-8"))
        sign = await friend.get(f"/api/tables/{opened['table']}")
        assert sign["ended"] == "opened" and [s["name"] for s in sign["seats"]] == ["P0", "P1", "P2"]
        found = await friend.get(f"/api/tables/{opened['table']}/replay")
        assert len(found["moments"]) == 21 and found["proof"] is None and found["commit"] == ""
        assert found["origin"] == {"table": None, "move": 20} and found["started_at"] is None
        await friend.post(f"/api/tables/{opened['table']}/rematch", status=403)  # nobody sat there

    tell(sqlite, story)


def test_a_record_keeps_who_was_a_bot_and_is_no_second_game_of_its_owner(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, friend = house.browser(), house.browser()
        made = await host.new_table("me", "bot")
        await host.post(f"/api/tables/{made['table']}/agree_end")
        text = await host.get(f"/api/tables/{made['table']}/record")
        assert (await send(host, text))["table"] == made["table"]
        assert len(await host.get("/api/tables")) == 1
        opened = await send(friend, text)
        assert opened["table"] != made["table"]
        sign = await friend.get(f"/api/tables/{opened['table']}")
        assert [(s["kind"], s["bot"]) for s in sign["seats"]] == [("open", None), ("bot", "beginner")]
        (row,) = await friend.get("/api/tables")
        assert [seat["kind"] for seat in row["seats"]] == ["open", "bot"]
        assert await friend.get(f"/api/tables/{opened['table']}/record") == text
        assert await send(friend, text) == opened

    tell(sqlite, story)


def test_what_is_no_record_is_refused_in_one_sentence(sqlite: str) -> None:
    good = a_record("scotland", 2).text()
    lines = good.splitlines()
    head = json.loads(lines[0])

    def with_head(**fresh: Any) -> str:
        return "\n".join([json.dumps({**head, **fresh}), *lines[1:]])

    wrong = {
        "": "not a record",
        "{}": "not a record",
        "\x89PNG\r\n": "not a record",
        "[" * 100_000: "not a record",
        "\n".join(lines[:-1]): "last line",
        "\n".join([*lines[:3], "}{", *lines[4:]]): "line 4",
        "\n".join([*lines[:3], lines[2], *lines[4:]]): "rules do not allow",
        "\n".join([*lines[:-1], lines[-1].replace('"end": true', '"end": false')]): "does not end",
        with_head(game="chess"): "chess",
        with_head(version=99): "version 99",
        with_head(content="0"): "other maps",
        with_head(seats=9): "9",
        with_head(options={"map": "wales"}): "wales",
        with_head(salt="98"): "fingerprint",
        with_head(salt=7): "line 1",
        with_head(packs=[{"name": "x.toml", "title": "X", "hash": "0"}]): "X (x.toml)",
    }

    async def story(house: House) -> None:
        friend = house.browser()
        for text, words in wrong.items():
            error = (await send(friend, text, 400))["error"]
            assert words in error["en"], (words, error)
            assert "--pack" not in error["en"] and "\n" not in error["cs"]
        assert "too large" in (await send(friend, "x" * 1_100_000, 413))["error"]["en"]
        assert await friend.get("/api/tables") == []

    tell(sqlite, story)


def test_names_in_a_foreign_record_are_made_plain(sqlite: str) -> None:
    async def story(house: House) -> None:
        friend = house.browser()
        strange = a_record("scotland", 2, most=3)
        strange.names = ["A\u0000\nB" + "x" * 99]
        text = strange.text().replace('"A\\u0000', '"\\ud800A\\u0000')
        opened = await send(friend, text)
        names = [s["name"] for s in (await friend.get(f"/api/tables/{opened['table']}"))["seats"]]
        assert names == [("A B" + "x" * 99)[:40], "Hráč 2"]

    tell(sqlite, story)


# --- going on ------------------------------------------------------------------------------------------------


def test_a_game_goes_on_from_a_moment_with_fresh_chance(db: str) -> None:
    async def story(house: House) -> None:
        host, made, _ = await finished(house)
        old = await host.get(f"/api/tables/{made['table']}/replay?eyes=spectator")
        wish = {"move": 10, "seats": [{"kind": "me", "name": "Nová"}, {"kind": "bot", "bot": "beginner"}]}
        friend = house.browser()
        new = await friend.post(f"/api/tables/{made['table']}/go_on", wish)
        async with friend.watch(new["table"]) as a:
            known = {**old["view"]["table"]}
            for moment in old["moments"][1:11]:
                known = merge(known, moment["view"])
            assert a.full["commit"] != old["commit"]
            before = [line for moment in old["moments"][:11] for line in moment["log"]]
            assert [line["event"] for line in a.log[: len(before)]] == [line["event"] for line in before]
            if len(a.log) == len(before):  # the bot has not answered yet
                for name in ("tiles", "castles", "visitors", "progress"):
                    assert a.known[name] == known[name]
            await play_out(a)
            proof = a.full["proof"]
            assert commit(int(proof["seed"]), int(proof["salt"])) == a.full["commit"]
        found = await friend.get(f"/api/tables/{new['table']}/replay")
        assert found["origin"] == {"table": made["table"], "move": 10}
        assert [m["at"] is None for m in found["moments"][1:]] == [True] * 10 + [False] * (
            len(found["moments"]) - 11
        )
        text = await friend.get(f"/api/tables/{new['table']}/record")
        kept = record.parse(text)
        assert kept.replay().score().points == tuple(a.score["points"])  # type: ignore[index]
        ((after, seed, salt),) = kept.deals
        assert (after, str(seed), str(salt)) == (10, proof["seed"], proof["salt"])
        again = deskovka.Table.from_record(kept).record()
        assert again.text() + to_lines(pack(archive_of(again))) == text
        twice = await friend.post(f"/api/tables/{new['table']}/go_on", {**wish, "move": 20})
        await friend.delete(f"/api/tables/{new['table']}")  # the new table does not need the old one
        async with friend.watch(twice["table"]) as b:
            await play_out(b)
        assert len(record.parse(await friend.get(f"/api/tables/{twice['table']}/record")).deals) == 2

    tell(db, story)


def test_what_nobody_saw_is_dealt_anew() -> None:
    """The old seed tells nothing of the game that goes on; what lay open stays."""
    old = a_record("scotland", 2, most=10)
    s = old.replay()
    new = Record(old.game, 2, old.seed, old.options, old.names, old.moves, deals=[(10, 123, None)]).replay()
    assert new.view(None) == s.view(None)
    assert new.seed == 123 and new.digest() != s.digest()


def test_going_on_is_refused_where_it_makes_no_sense(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        running = await host.new_table("me", "bot")
        two = [{"kind": "me"}, {"kind": "bot"}]
        await host.post(f"/api/tables/{running['table']}/go_on", {"move": 0, "seats": two}, 409)
        opened = await send(host, a_record("scotland", 2).text())
        at = f"/api/tables/{opened['table']}/go_on"
        moves = len(a_record("scotland", 2).moves)
        for form, status in (
            ({"move": moves, "seats": two}, 409),
            ({"move": moves + 1, "seats": two}, 400),
            ({"move": -1, "seats": two}, 400),
            ({"move": 3, "seats": [*two, {"kind": "bot"}]}, 400),
            ({"move": 3, "seats": [{"kind": "bot"}] * 2}, 400),
            ({"move": 3, "seats": two, "clock": {"move": 1}}, 400),
            ({"move": 3, "seats": two, "extra": 1}, 400),
        ):
            await host.post(at, form, status)
        assert set(await host.post(at, {"move": 0, "seats": two})) == {"table", "seats"}
        timed = await host.post(at, {"move": 0, "seats": two, "clock": {"move": 60, "out": "bot"}})
        async with host.watch(timed["table"]) as a:
            assert a.table["clock"] == {"move": 60, "game": None, "out": "bot"}
            assert [seat["person"] for seat in a.table["seats"]] == [True, False]

    tell(sqlite, story)


# --- guided games --------------------------------------------------------------------------------------------


def events_of(package: str) -> set[str]:
    """The tags of all events that a game knows."""

    def below(base: type[Value]) -> Iterator[type[Value]]:
        for cls in base.__subclasses__():
            yield cls
            yield from below(cls)

    return {cls.__name__ for cls in below(Event) if cls.__module__.startswith(package)}


@pytest.mark.parametrize("id", games())
def test_every_guide_names_rules_events_and_options_that_exist(id: str) -> None:
    g = deskovka.game(id)
    for guide in guides(g).values():
        assert g.check(guide.seats, guide.options) == []
        assert g.start(guide.seats, guide.seed, guide.options).to_act() == (0,)
        for step in guide.steps:
            assert all(g.rule(rule) for rule in step.rules) and step.rules
            assert not step.until or step.until.rpartition(".")[2] in events_of(g.package)
            kind = str(step.touch.get("t", "")).rpartition(".")[2]
            assert not step.touch or (step.until and any(type(m).__name__ == kind for m in g.moves.all))
            assert step.title.cs and step.title.en and step.say.cs and step.say.en and step.times > 0


@pytest.mark.parametrize("name", ["scotland", "ireland"])
def test_a_guided_game_is_always_the_same_and_against_bots(sqlite: str, name: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        offers = {guide["id"]: guide for guide in await host.get("/api/games/rebirth/guides")}
        assert len(offers[name]["steps"]) >= 4
        hands = []
        for _ in range(2):
            made = await host.new_table("me", "bot", guide=name)
            assert (await host.get(f"/api/tables/{made['table']}"))["guide"] == name
            async with host.watch(made["table"]) as a:
                assert a.asked
                hands.append(a.known["seats"])
        assert hands[0] == hands[1]
        friends = {"game": "rebirth", "guide": name, "seats": [{"kind": "me"}, {"kind": "link"}]}
        await host.post("/api/tables", friends, 400)
        await host.post("/api/tables", {**friends, "guide": "wales"}, 404)

    tell(sqlite, story)


def test_a_table_that_came_from_a_file_is_found_whole_before_an_upgrade(sqlite: str) -> None:
    from deskovka.server.storage.check import findings
    from deskovka.server.storage.store import Store

    async def story(house: House) -> None:
        host = house.browser()
        opened = await send(host, a_record("ireland", 2).text())
        two = [{"kind": "me"}, {"kind": "bot"}]
        await host.post(f"/api/tables/{opened['table']}/go_on", {"move": 5, "seats": two})

    tell(sqlite, story)
    store = Store(sqlite)
    assert {finding.state for finding in findings(store)} == {"replays"}
    store.close()


def test_longest_seed_fits_the_column() -> None:
    from deskovka.server.storage.schema import TABLES

    assert TABLES.c.seed.type.length == limits.LONGEST_SEED  # type: ignore[attr-defined]
