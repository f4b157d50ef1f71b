"""Names at the table, and sentences made from them without holding up other tables."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import Any

import pytest

from deskovka.server.messages import book
from deskovka.server.messages.book import Book
from server.house import open_house, play_out

NAMES = {"cs": ["Hráč 1", "Hráč 2", "Hráč 3", "Bot 4"], "en": ["Player 1", "Player 2", "Player 3", "Bot 4"]}


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_who_has_no_name_gets_one_in_the_language_of_the_table(sqlite: str, lang: str) -> None:
    async def run() -> None:
        async with open_house(sqlite) as house:
            host, guest = house.browser(), house.browser()
            made = await host.new_table("me", "link", "here", "bot", lang=lang)
            sign = f"/api/tables/{made['table']}"
            assert [seat["name"] for seat in (await host.get(sign))["seats"]] == NAMES[lang]
            async with host.watch(made["table"]) as a:
                await host.delete(f"{sign}/seat/1")
                fresh = (await host.get(f"{sign}/links"))["seats"][1]["url"].partition("#")[2]
                await guest.post(f"{sign}/sit", {"token": fresh, "name": "Béda"})
                await a.until(lambda: a.table["started"])
                assert a.table["seats"][1]["name"] == "Béda"

    asyncio.run(run())


def test_a_freed_seat_forgets_the_name(sqlite: str) -> None:
    async def run() -> None:
        async with open_house(sqlite) as house:
            host, guest = house.browser(), house.browser()
            made = await host.new_table("me", "link", "link", lang="en")
            sign = f"/api/tables/{made['table']}"
            await guest.sit(made, 1)
            assert (await host.get(sign))["seats"][1]["name"] == "Béda"
            await host.delete(f"{sign}/seat/1")
            assert (await host.get(sign))["seats"][1]["name"] == "Player 2"

    asyncio.run(run())


def test_a_long_log_is_put_into_words_beside_the_event_loop(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: Counter[bool] = Counter()  # by: in the event loop's own thread?
    say = Book.say

    def counted(self: Book, x: Any) -> dict[str, str]:
        said[threading.current_thread() is threading.main_thread()] += 1
        return say(self, x)

    monkeypatch.setattr(Book, "say", counted)

    async def run() -> None:
        async with open_house(sqlite) as house:
            host = house.browser()
            made = await host.new_table("me", "here", "bot")
            async with host.watch(made["table"]) as a:
                for _ in range(12):
                    await a.until(lambda: a.question is not None and a.question["asked"][0] != 2)
                    assert a.question is not None
                    await a.send(t="seat", seat=a.question["asked"][0])
                    await a.hear("full")
                    await a.play_and_see()
            assert house.server is not None
            house.server.hub.forget(made["table"])
            book._book.cache_clear()  # as after a restart: no table has said anything yet
            said.clear()
            async with host.watch(made["table"]) as a:
                assert said[False] > len(a.log) / 2 > 20  # the same sentence is made only once
                choices = len(a.question["moves"]) if a.question else 0
                assert said[True] <= choices + 2  # the question, for the one who greets
                said.clear()
                await host.post(f"/api/tables/{made['table']}/resign", {"seat": 1})
                await a.until(lambda: a.table["resigned"] == [1])
                await a.settle()
                assert said[True] < len(a.log) / 2

    asyncio.run(run())


def test_undo_makes_only_the_lost_lines_anew(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_house(sqlite) as house:
            host = house.browser()
            made = await host.new_table("me", "bot", options={"start": "1"})
            async with host.watch(made["table"]) as a:
                await play_out(a, most=8)
                await a.until(lambda: a.asked)
                before = list(a.log)
                lines = 0
                line = Book.say

                def counted(self: Book, x: Any) -> dict[str, str]:
                    nonlocal lines
                    lines += 1
                    return line(self, x)

                await a.play_and_see()
                await a.until(lambda: a.asked)
                monkeypatch.setattr(Book, "say", counted)
                await a.send(t="undo", seat=0)
                await a.hear("full")
                assert a.log == before and lines < len(before)

    asyncio.run(run())
