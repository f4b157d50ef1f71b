"""Notices into a chat: what its service gets, when, and to which addresses nothing is ever sent."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from deskovka.server.base.settings import NoticeHost, Settings
from deskovka.server.notices import hook
from deskovka.server.notices.calling import Caller, Target
from deskovka.server.notices.hook import Hook
from deskovka.server.notices.words import Saying
from server.house import Data, House, company, open_house
from server.receiving import Service
from server.test_notices import end_game, numbers, stored, tell, until
from server.test_notices import service as service  # noqa: PLC0414  # a fixture

HOME = "https://play.example.org"
ONE = Saying("Rebirth: it is your turn", "At the table: @everyone <!here>, Bob & Eve", "/t/abc", "Jana")
TWO = Saying("Scythe: the game is over", "At the table: Bob", "/t/def", "Jana")


def made(url: str, *sayings: Saying) -> tuple[str, Data]:
    """What a service would get, and where."""
    settings = Settings(public_url=HOME, notice_hosts={"ntfy.home": NoticeHost(8443, "10.0.0.5")})
    found = Hook(Caller(settings.notice_hosts), settings)
    target = found.caller.check(url, (*hook.SERVICES,))
    assert isinstance(target, Target)
    post = found.post(target, sayings)
    return post.path, post.body


def test_each_service_gets_its_own_form() -> None:
    path, body = made("https://discord.com/api/webhooks/1/abc", ONE)
    assert path == "/api/webhooks/1/abc" and body["allowed_mentions"] == {"parse": []}
    assert body["content"].splitlines() == ["Jana: Rebirth: it is your turn", ONE.body, f"{HOME}/t/abc"]
    path, body = made("https://hooks.slack.com/services/T/B/x", ONE)
    assert path == "/services/T/B/x" and "&lt;!here&gt;, Bob &amp; Eve" in body["text"] and "<" not in body["text"]
    path, body = made("https://api.telegram.org/bot1:ab/sendMessage?chat_id=-42", ONE)
    assert path == "/bot1:ab/sendMessage" and body["chat_id"] == "-42" and "parse_mode" not in body
    path, body = made("https://ntfy.sh/our-games", ONE)
    assert path == "/" and body == {
        "topic": "our-games",
        "title": "Jana: Rebirth: it is your turn",
        "message": ONE.body,
        "click": f"{HOME}/t/abc",
    }
    path, body = made("https://ntfy.home:8443/behind/a/path/our-games", ONE, TWO)
    assert path == "/behind/a/path/" and body["topic"] == "our-games"
    assert ONE.body in body["message"] and "Jana: Scythe: the game is over" in body["message"]


def test_a_chat_hears_it(db: str, service: Service) -> None:
    async def story(house: House) -> None:
        _, guest, made = await company(house)
        mine = await guest.post("/api/notices/hook", {"url": f"{service.origin}/games", "lang": "en"})
        assert mine["confirmed"] and mine["where"] == "push.test"
        await end_game(guest, made["table"])
        await until(lambda: service.got)
        (got,) = service.got
        body = json.loads(got.body)
        assert got.path == "/" and body["topic"] == "games" and got.headers["content-type"] == "application/json"
        assert body["title"] == "Béda: Rebirth: the game is over"
        assert made["table"] not in body["title"] and guest.cookie not in got.body.decode()
        assert (await numbers(house))['sent_total{kind="hook"}'] == 1

    tell(db, service, story)


def test_what_happens_within_a_minute_travels_together(
    db: str, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Hook, "every", 1500)

    async def story(house: House) -> None:
        host, guest, first = await company(house)
        tables = [first["table"]]
        for _ in range(3):
            other = await host.new_table("me", "link")
            await guest.sit(other, 1)
            tables.append(other["table"])
        await guest.post("/api/notices/hook", {"url": f"{service.origin}/games"})
        await guest.post("/api/notices/hook/wishes", {"events": ["over"]})
        await end_game(guest, tables[0])
        await until(lambda: len(service.got) == 1)
        for table in tables[1:]:
            await end_game(guest, table)
        await until(lambda: stored(db) == [])
        assert len(service.got) == 2 and service.got[1].at - service.got[0].at > 1.2
        assert json.loads(service.got[1].body)["message"].count("hra skončila") == 3

    tell(db, service, story)


def test_a_hook_that_is_gone_is_forgotten(sqlite: str, service: Service) -> None:
    async def story(house: House) -> None:
        guest = (await company(house))[1]
        await guest.post("/api/notices/hook", {"url": f"{service.origin}/games"})
        assert (await guest.post("/api/notices/hook/test"))["arrived"]
        service.answers = [(404, {})]
        assert not (await guest.post("/api/notices/hook/test"))["arrived"]
        assert (await guest.get("/api/notices"))["ways"] == []

    tell(sqlite, service, story)


def test_wishes_are_changed_without_the_address(sqlite: str, service: Service) -> None:
    async def story(house: House) -> None:
        guest = (await company(house))[1]
        await guest.post("/api/notices/hook", {"url": f"{service.origin}/games"})
        quiet = {"start": 0, "end": 60, "zone": "Europe/Prague"}
        wish: dict[str, Any] = {"events": ["over"], "quiet": quiet, "lang": "en"}
        changed = await guest.post("/api/notices/hook/wishes", wish)
        assert (changed["events"], changed["quiet"], changed["lang"]) == (["over"], quiet, "en")
        assert (await guest.post("/api/notices/hook/test"))["arrived"]
        assert json.loads(service.got[0].body)["topic"] == "games"
        await guest.post("/api/notices/mail/wishes", wish, 404)
        await guest.post("/api/notices/hook/wishes", {**wish, "quiet": {**quiet, "zone": "no"}}, 400)

    tell(sqlite, service, story)


@pytest.mark.parametrize(
    "url",
    [
        "http://discord.com/api/webhooks/1/x",
        "https://example.org/hook",
        "https://discord.com.example.org/x",
        "https://discord.com:8443/x",
        "https://x@discord.com/y",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com/x",
        "https://discord.com/a\r\nHost: b",
        "https://ntfy.sh/",
        "https://ntfy.sh",
    ],
)
def test_other_addresses_are_refused(sqlite: str, url: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            guest = (await company(house))[1]
            await guest.post("/api/notices/hook", {"url": url}, 400)
            assert (await guest.get("/api/notices"))["ways"] == []

    asyncio.run(story())
