"""What leaves the server is packed once where it is the same for all, and otherwise in turn by household."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from deskovka.server.base.limits import PACKED_AT_ONCE, PACKS_OF_ONE
from deskovka.server.processes.workers import Who
from deskovka.server.web import packing, page
from deskovka.server.web.packing import Packing
from server.house import PATIENCE, House, tell

PLAIN = {"Accept-Encoding": "identity"}
LARGE = b"x" * (PACKED_AT_ONCE + 1)


async def no_app(*_: Any) -> None:
    """Nobody is asked."""


def test_files_of_the_page_are_packed_once(sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script, made = tmp_path / "assets" / "app.js", list[int]()
    script.parent.mkdir()
    script.write_text("let one = 1;\n" * 1000)
    (tmp_path / "index.html").write_text("<title>x</title>" * 100)
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    compress = gzip.compress

    def counted(body: bytes, level: int = 9) -> bytes:
        made.append(len(body))
        return compress(body, level)

    async def story(house: House) -> None:
        http = house.browser().http
        monkeypatch.setattr(gzip, "compress", counted)
        replies = await asyncio.gather(*[http.get("/assets/app.js") for _ in range(20)])
        assert {reply.text for reply in replies} == {script.read_text()} and made == [script.stat().st_size]
        head = replies[0].headers
        assert head["content-encoding"] == "gzip" and head["vary"] == "Accept-Encoding"
        assert "javascript" in head["content-type"] and "immutable" in head["cache-control"]
        whole = await http.get("/assets/app.js", headers=PLAIN)
        assert whole.text == replies[0].text and "content-encoding" not in whole.headers
        script.write_text("let two = 2;\n" * 1001)
        assert (await http.get("/assets/app.js")).text == script.read_text()
        assert (await http.get("/t/x")).headers["content-type"].startswith("text/html")

    tell(sqlite, story)


def test_what_was_packed_with_the_page_is_sent_to_whoever_understands_it(
    sqlite: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "app.js").write_text("let one = 1;\n" * 1000)
    (tmp_path / "assets" / "app.js.br").write_bytes(b"small")
    monkeypatch.setattr(page, "FOLDER", tmp_path)

    async def story(house: House) -> None:
        http = house.browser().http
        for understood, sent in (("gzip, br", "br"), ("gzip, brotli", "gzip"), ("gzip", "gzip"), ("", "")):
            async with http.stream("GET", "/assets/app.js", headers={"accept-encoding": understood}) as reply:
                raw = b"".join([piece async for piece in reply.aiter_raw()])
            assert reply.headers.get("content-encoding", "") == sent and (raw == b"small") == (sent == "br")
            assert "javascript" in reply.headers["content-type"] and reply.headers["vary"] == "Accept-Encoding"

    tell(sqlite, story)


def test_what_is_packed_and_what_is_not_says_the_same(sqlite: str) -> None:
    async def story(house: House) -> None:
        http = house.browser().http
        for path in (
            "/api/games",
            "/api/openapi.json",
            "/api/games/scythe/rules",
            "/api/games/settlers/decks",
            "/metrics",
        ):
            packed, whole = await http.get(path), await http.get(path, headers=PLAIN)
            assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in whole.headers
            assert path == "/metrics" or packed.content == whole.content
            assert packed.headers["vary"] == "Accept-Encoding"

    tell(sqlite, story)


def test_large_answers_are_packed_in_turn_by_household() -> None:
    async def story() -> None:
        packs = Packing(no_app)
        workers = [await packs.turns.take(Who(f"other {n}")) for n in range(packing.PACKERS)]
        greedy = [asyncio.create_task(packs.compress("greedy", LARGE)) for _ in range(PACKS_OF_ONE)]
        await asyncio.sleep(0)
        assert await packs.compress("greedy", LARGE) is None  # it leaves as it is
        assert await packs.compress("greedy", b"small") is not None
        packs.turns.used["greedy"] = 1000.0
        other = asyncio.create_task(packs.compress("somebody", LARGE))
        await asyncio.sleep(0)
        packs.turns.give(Who("other 0"), workers[0], 1.0)
        found = await asyncio.wait_for(other, PATIENCE)
        assert found is not None and gzip.decompress(found) == LARGE and sum(task.done() for task in greedy) <= 1
        packs.turns.give(Who("other 1"), workers[1], 1.0)
        assert all([await task for task in greedy]) and not packs.turns.used

    asyncio.run(story())
