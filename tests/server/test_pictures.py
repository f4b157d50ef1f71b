"""Small pictures of tables and games, and what messengers show of a link."""

from __future__ import annotations

import asyncio
import re
import time
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import deskovka
from deskovka.core.state import Choices, State
from deskovka.server.base.limits import LOOKS_OF_ONE
from deskovka.server.processes.backroom import Backroom
from deskovka.server.processes.workers import Party
from deskovka.server.web import drawn, page
from deskovka.server.web.drawn import FAN, GROUND, png, svg
from deskovka.server.web.pictures import cover
from server.house import Browser, House, tell

ANSWERS = 150
SIZE = (600, 315)
SHAPES = 12  # of different kind, size or colour in a picture of a game
PACKED = 3000  # bytes


def dots(picture: bytes) -> set[bytes]:
    """The colours in a PNG, whose size is checked."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n") and picture.endswith(b"IEND\xaeB`\x82")
    at, found = 8, {}
    while at < len(picture):
        size = int.from_bytes(picture[at : at + 4])
        kind, data = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        assert zlib.crc32(kind + data) == int.from_bytes(picture[at + 8 + size : at + 12 + size])
        found[kind] = data
        at += 12 + size
    wide, high = int.from_bytes(found[b"IHDR"][:4]), int.from_bytes(found[b"IHDR"][4:8])
    assert (wide, high) == SIZE
    body = zlib.decompress(found[b"IDAT"])
    assert len(body) == high * (3 * wide + 1)
    rows = [body[y * (3 * wide + 1) + 1 : (y + 1) * (3 * wide + 1)] for y in range(high)]
    return {row[x : x + 3] for row in rows for x in range(0, len(row), 3)}


def colour(words: str) -> bytes:
    return bytes.fromhex(words.removeprefix("#"))


def a_game(game: str) -> State:
    g = deskovka.game(game)
    s, chance = g.start(2, 5), Random(2)
    for _ in range(ANSWERS):
        for seat in s.to_act()[:1]:
            s.play(seat, s.nth_legal(seat, chance.randrange(s.num_legal(seat))))
    return s


@pytest.mark.parametrize("game", ["rebirth", "katan-duel", "settlers", "scythe"])
def test_a_board_is_drawn_of_what_everybody_sees(game: str) -> None:
    g, s = deskovka.game(game), a_game(game)
    patches = g.show.sketch(s.view(None))
    assert {"seat0", "seat1"} <= {patch[4] for patch in patches}
    assert g.show.sketch(s.resample(None, 99).view(None)) == patches
    assert {colour(patch[4]) for patch in patches if patch[4].startswith("#")} & dots(png(patches))
    assert svg(patches).count("<path") == len(patches)
    assert g.show.sketch(g.start(2, 5).view(None)) != patches


@pytest.mark.parametrize("game", ["rebirth", "katan-duel", "settlers", "scythe"])
def test_a_picture_shows_things_and_is_small(game: str) -> None:
    """Not only flat squares of colour; what goes over the line is a few packed kilobytes."""
    patches = cover(game)
    assert len({(kind, width, tint) for kind, _, _, width, tint in patches}) >= SHAPES
    assert len(zlib.compress(svg(patches).encode())) < PACKED


def test_dots_are_painted_whole_inside_and_mixed_at_the_edge() -> None:
    seen = dots(png([("box", 0.0, 0.0, 4.0, "#000000"), ("disc", 0.0, 0.0, 1.0, "seat1")]))
    assert {colour(GROUND), colour("#000000"), colour("#c8502b")} < seen
    assert all(one[0] <= 0xDF and one[1] <= 0xE9 for one in seen)


def test_progress_goes_from_nothing_to_the_whole() -> None:
    for game in ("rebirth", "settlers"):
        g = deskovka.game(game)
        done, whole = g.show.progress(g.start(2, 5).view(None)) or (-1, -1)
        later, same = g.show.progress(a_game(game).view(None)) or (-1, -1)
        assert 0 == done < later <= same and whole > 0


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A built page, also where none is."""
    (tmp_path / "index.html").write_text("<head></head>the page", encoding="utf-8")
    monkeypatch.setattr(page, "FOLDER", tmp_path)


def head(words: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', words))


async def page_of(visitor: Browser, path: str) -> dict[str, str]:
    return head((await visitor.http.get(path, headers={"Accept": "text/html"})).text)


@pytest.mark.usefixtures("built")
def test_a_link_tells_messengers_where_it_leads(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest, stranger = house.browser(), house.browser(), house.browser()
        seats = [{"kind": "me", "name": '"<b>Anna'}, {"kind": "link"}, {"kind": "bot"}]
        made = await host.post("/api/tables", {"game": "rebirth", "seats": seats, "lang": "en"})
        path = f"/t/{made['table']}"
        seen = await page_of(stranger, path)
        assert seen["title"] == "&quot;&lt;b&gt;Anna invites you to a table: Rebirth"
        assert seen["description"].startswith("3 players · &quot;&lt;b&gt;Anna, ")
        assert seen["image"] == f"{house.base}/pictures{path}.png"
        waiting = await stranger.http.get(seen["image"])
        assert waiting.headers["content-type"] == "image/png" and len(dots(waiting.content)) > len(FAN)
        await guest.sit(made, 1, "Bob")
        seen = await page_of(stranger, path)
        assert seen["title"] == "Rebirth" and "Bob" in seen["description"]
        assert (await stranger.http.get(seen["image"])).content != waiting.content
        assert (
            (await page_of(stranger, "/t/nothing"))["title"]
            == (await page_of(stranger, "/"))["title"]
            == "Deskovka"
        )
        assert (await stranger.http.get("/pictures/t/nothing.png")).status_code == 404
        assert (await stranger.http.get("/pictures/chess.svg")).status_code == 404
        assert (await stranger.http.get("/pictures/rebirth.exe")).status_code == 404
        cover = await stranger.http.get("/pictures/scythe.svg")
        assert cover.headers["content-type"] == "image/svg+xml" and cover.text.startswith("<svg")
        assert "max-age" in cover.headers["cache-control"]

    tell(sqlite, story)


@pytest.mark.usefixtures("built")
def test_every_address_of_a_table_is_answered_with_the_page(sqlite: str) -> None:
    """Also one that no table can have, which the page itself tells whoever sits before it."""
    statuses: dict[str, set[int]] = {}

    async def story(house: House) -> None:
        visitor = house.browser()
        table = (await visitor.new_table("me", "link"))["table"]
        found = await page_of(visitor, f"/t/{table}")
        assert found["title"] and found["image"].endswith(f"/pictures/t/{table}.png")
        looks = [f"/t/{table}/{look}" for look in ("replay", "statistics", "analysis")]
        addresses = [f"/t/{table}", *looks, "/t/nothing", "/t/%00", "/"]
        for path in (*addresses, "/t/", "/t/a/b", f"/t/{table}/x/y"):
            for method in ("GET", "HEAD"):
                answer = await visitor.http.request(method, path, headers={"Accept": "text/html"})
                statuses.setdefault(path, set()).add(answer.status_code)
                assert answer.headers["content-type"].startswith("text/html")
        assert (await visitor.http.get("/t/")).status_code == 404  # as JSON
        assert {path for path, found in statuses.items() if found == {200}} == {*addresses}
        assert {path for path, found in statuses.items() if found == {404}} == {*statuses} - {*addresses}

    tell(sqlite, story)


def test_a_picture_is_drawn_once_and_elsewhere(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a tenth of a second, in which nobody at any table could move; before the game all look the same."""
    asked, work = list[bytes](), Backroom.work

    async def counted(backroom: Backroom, party: Party, question: bytes) -> bytes:
        asked.append(question)
        return await work(backroom, party, question)

    def here(*_: object) -> None:
        raise AssertionError("drawn in the server's process")

    monkeypatch.setattr(Backroom, "work", counted)
    monkeypatch.setattr(drawn, "fill", here)

    async def story(house: House) -> None:
        host, visitors = house.browser(), [house.browser() for _ in range(3)]
        waiting = [(await host.new_table("me", "link"))["table"] for _ in range(2)]
        running = (await host.new_table("me", "here"))["table"]
        covers = [f"/pictures/t/{table}.png" for table in waiting] + ["/pictures/rebirth.png"]
        for paths in (covers, [f"/pictures/t/{running}.png"] * 3):
            asked.clear()
            visits = zip(visitors, paths, strict=True)
            replies = await asyncio.gather(*[visitor.http.get(path) for visitor, path in visits])
            assert [reply.status_code for reply in replies] == [200] * 3 and len(asked) == 1
            assert len({reply.content for reply in replies}) == 1 and len(dots(replies[0].content)) > len(FAN)
            plain = await host.http.get(paths[0], headers={"Accept-Encoding": "identity"})
            assert plain.content == replies[0].content and len(asked) == 1

    tell(sqlite, story)


def test_many_who_ask_at_once_wait_for_one_drawing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Far more than may wait in line, from one household."""
    show = deskovka.game("rebirth").show
    drawings, scene = list[Choices](), show.scene

    def slow(options: Choices) -> dict[str, Any]:
        drawings.append(options)
        time.sleep(0.2)
        return scene(options)

    monkeypatch.setattr(show, "scene", slow)

    async def story(house: House) -> None:
        visitor = house.browser()
        made = await visitor.new_table("me", "here")
        for path in ("/api/games/rebirth/scene?map=ireland", f"/api/tables/{made['table']}/glance"):
            replies = await asyncio.gather(*[visitor.http.get(path) for _ in range(4 * LOOKS_OF_ONE)])
            assert {reply.status_code for reply in replies} == {200}
            assert len({reply.content for reply in replies}) == 1
        assert len(drawings) == 1

    tell(sqlite, story)


def test_a_table_at_a_glance(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"}, clock={"move": 3600})
        path = f"/api/tables/{made['table']}"
        first = await host.get(f"{path}/glance")
        assert first["picture"].startswith("<svg") and first["done"] == 0 < first["all"]
        assert await house.browser().get(f"{path}/glance") == first
        (row,) = await host.get("/api/tables")
        assert row["asked"] == [0] and 3_500_000 < row["left"] <= 3_600_000
        async with host.watch(made["table"]) as a:
            await a.play_and_see()
            await a.until(lambda: a.asked)
        assert (await host.get(f"{path}/glance"))["picture"] != first["picture"]
        await host.post(f"{path}/agree_end")
        (row,) = await host.get("/api/tables")
        assert row["asked"] == [] and row["left"] is None

    tell(sqlite, story)
