"""How much and how often: each limit holds, says so, and concerns nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from deskovka.server.base.limits import household, plain
from deskovka.server.tables import seating
from deskovka.server.web import api
from server.house import House, company, tell


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("", "testclient", False),
    ],
)
def test_a_limit_concerns_a_household(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) == same


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("  Žofie\n\tz\u2028Brna ", "Žofie z Brna"),
        ("a\u202eb\u2066c\u200f\ufeffd", "abcd"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("\u200d\u200b\u00ad", ""),
        ("\ud800x\x00", "x"),
    ],
)
def test_text_is_what_is_seen(words: str, kept: str) -> None:
    assert plain(words) == kept


def test_chat_is_limited_by_browser(sqlite: str) -> None:
    async def story(house: House) -> None:
        host, guest = house.browser(), house.browser()
        made = await host.new_table("me", "link")
        await guest.sit(made, 1)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            for _ in range(15):
                await a.send(t="chat", text="ahoj")
            await a.hear("problem")
            await a.settle()
            await b.send(t="chat", text="hello")
            await a.until(lambda: bool(a.chat) and a.chat[-1]["text"] == "hello")
            assert len(a.chat) <= 12
            b.heard.clear()
            for n in range(15):  # as rare as lines
                await b.send(t="react", n=1, reaction="like", on=n % 2 == 0)
            await b.hear("problem")

    tell(sqlite, story, lines_per_second=1)


def test_frames_of_one_address_are_limited_together(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot", options={"start": "1"})
        assert house.server is not None
        hub = house.server.hub
        async with host.watch(made["table"]) as a, host.watch(made["table"]) as b:
            hub.frames.known["127.0.0.1"].left = -50.0
            await a.send(t="ping")
            await b.send(t="ping")
            assert "Too many" in (await a.hear("problem"))["say"]["en"]
            assert "Too many" in (await b.hear("problem"))["say"]["en"]

    tell(sqlite, story, frames_per_second=5)


def test_sockets_are_not_opened_too_often(sqlite: str) -> None:
    async def story(house: House) -> None:
        host = house.browser()
        made = await host.new_table("me", "bot")
        origin: Any = house.base
        opened = refused = 0
        for _ in range(40):
            try:
                async with connect(f"{house.ws}/ws/{made['table']}", origin=origin):
                    opened += 1
            except InvalidStatus:
                refused += 1
        assert opened > 3 and refused > 3

    tell(sqlite, story, requests_per_second=2)


def test_a_seat_is_open_in_a_few_browsers_only(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "OWNERS_PER_SEAT", 2)

    async def story(house: House) -> None:
        _, guest, made = await company(house)
        path, form = (
            f"/api/tables/{made['table']}/sit",
            {"token": await guest.own_link(made["table"]), "name": "x"},
        )
        phone = house.browser()
        await phone.post(path, form)
        await house.browser().post(path, form, 409)
        await phone.post(path, form)

    tell(sqlite, story)


def test_a_body_that_never_ends_is_refused(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "SLOWEST_BODY", 0.2)

    async def trickle() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.sleep(1)
        yield b"}"

    async def story(house: House) -> None:
        response = await house.browser().http.post(
            "/api/tables", content=trickle(), headers={"Content-Length": "2"}
        )
        assert response.status_code == 408 and set(response.json()["error"]) == {"cs", "en"}

    tell(sqlite, story)


def test_a_socket_that_fails_says_so_and_hurts_no_other(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        assert house.server is not None
        host = house.browser()
        made, other = await host.new_table("me", "bot"), await host.new_table("me", "bot")
        house.server.hub.forget(made["table"])

        def lost(id: str) -> None:
            raise OperationalError("the database is away", None, Exception())

        async with host.watch(other["table"]) as a:
            monkeypatch.setattr(house.server.hub.store, "find", lost)
            with pytest.raises(ConnectionClosed) as end:
                async with host.watch(made["table"]):
                    pass
            assert end.value.rcvd is not None and end.value.rcvd.code == 1011
            await a.settle()

    tell(sqlite, story)
