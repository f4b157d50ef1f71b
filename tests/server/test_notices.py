"""Notices reach people whose page is closed, once, and nobody else; a real push service reads what it gets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidTag

from deskovka.server.messages.notices import Quiet
from deskovka.server.notices import sender
from deskovka.server.notices.channel import Outcome
from deskovka.server.notices.push import Push
from deskovka.server.notices.sender import end_of_quiet
from deskovka.server.notices.words import Saying
from deskovka.server.storage.notices import Way
from deskovka.server.storage.occasions import Told
from deskovka.server.storage.schema import NOTICES, WAYS
from deskovka.server.storage.store import Store
from server.house import PATIENCE, Browser, Data, House, Player, company, open_house
from server.receiving import Service, Subscriber, check_introduction, serve
from server.test_households import visitor
from server.test_restart import move_to, process


@pytest.fixture
def service(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Service]:
    """A push service that this process trusts."""
    with serve(tmp_path) as service:
        monkeypatch.setenv("SSL_CERT_FILE", str(service.certificate))
        monkeypatch.setattr(sender, "EVERY", 0.05)
        yield service


def tell(db: str, service: Service, story: Callable[[House], Awaitable[None]], **more: Any) -> None:
    """Run a story in a server that may call the service."""

    async def run() -> None:
        async with open_house(db, notice_hosts=service.host, notice_pause=0.2, **more) as house:
            await story(house)

    asyncio.run(run())


async def until(true: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.02)


async def listen(browser: Browser, service: Service, name: str = "a", **more: Any) -> Subscriber:
    """Turn on notices in a browser."""
    found = Subscriber()
    await browser.post("/api/notices/push", found.wish(f"{service.origin}/{name}", **more))
    return found


async def numbers(house: House) -> dict[str, float]:
    """What the server counts of notices."""
    words = await house.browser().get("/metrics")
    found = [line.rsplit(" ", 1) for line in words.splitlines() if line.startswith("deskovka_notices")]
    return {name.removeprefix("deskovka_notices_"): float(n) for name, n in found}


def stored(db: str) -> list[Any]:
    store = Store(db)
    try:
        with store.reading() as connection:
            return [*connection.execute(NOTICES.select()).mappings()]
    finally:
        store.close()


def hurry(db: str) -> None:
    """Let all that is to be told be due now."""
    store = Store(db)
    with store.begin() as connection:
        connection.execute(NOTICES.update().values(due=0))
    store.close()


async def asked_of(*players: Player) -> Player:
    """Whoever of them has to answer."""
    for player in players:
        await player.until(lambda p=player: p.question is not None)  # type: ignore[misc]
    return next(player for player in players if player.asked)


async def hand_over(players: list[Player]) -> tuple[int, Player]:
    """Answer until somebody else is asked; returns who, and whoever answered last."""
    first = await asked_of(*players)
    for _ in range(50):
        await first.play_and_see()
        for player in players:
            await player.until(lambda p=player, n=first.number: p.number >= n)  # type: ignore[misc]
        now = await asked_of(*players)
        if now is not first:
            return players.index(now), first
    raise AssertionError("nobody else is asked")


# --- what is told, and to whom -----------------------------------------------------------------------------


def test_somebody_away_hears_that_it_is_their_turn(db: str, service: Service) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        key = (await guest.get("/api/notices"))["push"]
        mine = {host: await listen(host, service, "host"), guest: await listen(guest, service, "guest")}
        async with host.watch(made["table"]) as a:
            async with guest.watch(made["table"]) as b:
                if await asked_of(a, b) is b:
                    await hand_over([a, b])
            await asyncio.sleep(0.5)
            assert service.got == []  # the host looks at the table
            await play_while_asked(a)
            await until(lambda: service.got)
        (got,) = service.got
        assert got.path == "/guest"
        said = mine[guest].read(got.body)
        assert said["title"] == "Rebirth: jsi na tahu" and said["path"] == f"/t/{made['table']}"
        assert said["waiting"] == 1 and "Béda" not in said["body"]
        assert check_introduction(got.headers["authorization"], service.origin) == key
        assert got.headers["content-encoding"] == "aes128gcm" and int(got.headers["ttl"]) > 0
        assert got.headers["topic"] == said["tag"] and made["table"] not in got.headers["topic"]
        with pytest.raises(InvalidTag):
            mine[host].read(got.body)
        assert (await numbers(house))['sent_total{kind="push"}'] == 1

    tell(db, service, story)


async def play_while_asked(player: Player) -> None:
    """Answer until somebody else is asked."""
    while player.asked:
        await player.play_and_see()


async def waits_for_guest(house: House) -> tuple[Browser, Browser, Data]:
    """A table at which the guest is asked, and nobody is there."""
    host, guest, made = await company(house)
    async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
        if await asked_of(a, b) is a:
            await hand_over([a, b])
    return host, guest, made


def test_whoever_looks_hears_nothing_and_whoever_looks_away_does(db: str, service: Service) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        await listen(guest, service)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            if await asked_of(a, b) is b:
                await hand_over([a, b])
            await hand_over([a, b])  # to the guest, who looks
            await asyncio.sleep(0.6)
            assert service.got == []
            await b.send(t="visible", on=False)
            await hand_over([b, a])
            await hand_over([a, b])  # to the guest, whose page lies behind something
            await until(lambda: service.got)
            assert len(service.got) == 1

    tell(db, service, story)


def test_a_later_notice_takes_the_place_of_an_earlier_one(db: str, service: Service) -> None:
    async def story(house: House) -> None:
        host, guest, made = await waits_for_guest(house)
        heard = await listen(guest, service)
        async with guest.watch(made["table"]) as b:
            await b.play_and_see()
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            if await asked_of(a, b) is b:
                await hand_over([a, b])
        async with host.watch(made["table"]) as a:
            await play_while_asked(a)
        await host.post(f"/api/tables/{made['table']}/agree_end")
        await until(lambda: service.got)
        await asyncio.sleep(0.5)
        said = [heard.read(got.body) for got in service.got]
        assert said[-1]["title"] == "Rebirth: Hráč 1 navrhuje hru ukončit"
        assert len({one["tag"] for one in said}) == 1
        assert len(stored(db)) == 1
        await guest.post(f"/api/tables/{made['table']}/agree_end")
        await until(lambda: "hra skončila" in heard.read(service.got[-1].body)["title"])
        await until(lambda: stored(db) == [])

    tell(db, service, story)


def test_a_nudge_comes_a_day_later_and_not_for_ever(sqlite: str, service: Service) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        heard = await listen(guest, service)
        async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
            if await asked_of(a, b) is a:
                await b.send(t="visible", on=False)
                await hand_over([a, b])
            else:
                await hand_over([a, b])
                await b.send(t="visible", on=False)
                await hand_over([a, b])
        titles = ["Rebirth: jsi na tahu", *["Rebirth: ostatní na tebe čekají"] * sender.NUDGES]
        for n, title in enumerate(titles):
            await until(lambda n=n: len(service.got) > n)  # type: ignore[misc]
            assert heard.read(service.got[n].body)["title"] == title
            if n < sender.NUDGES:
                await until(lambda: stored(sqlite) and stored(sqlite)[0]["about"] == "waits")
                await asyncio.sleep(0.3)
                assert len(service.got) == n + 1  # not before a day is over
                hurry(sqlite)
        await until(lambda: stored(sqlite) == [])

    tell(sqlite, service, story)


def test_a_rematch_invites_those_who_have_not_come(db: str, service: Service) -> None:
    async def story(house: House) -> None:
        host, guest, made = await waits_for_guest(house)
        heard = await listen(guest, service, events=["invited"])
        await listen(host, service, "host", events=["invited"])
        await host.post(f"/api/tables/{made['table']}/agree_end")
        await guest.post(f"/api/tables/{made['table']}/agree_end")
        await host.post(f"/api/tables/{made['table']}/rematch")
        await until(lambda: service.got)
        await asyncio.sleep(0.5)
        (got,) = service.got
        assert heard.read(got.body)["title"] == "Rebirth: hraje se znovu a tvoje místo je volné"

    tell(db, service, story)


def test_nothing_secret_is_told(sqlite: str, service: Service) -> None:
    """A game and names, what kind of thing has happened, and a table's public address."""

    async def story(house: House) -> None:
        _, guest, made = await company(house)
        heard = await listen(guest, service)
        await guest.post(f"/api/tables/{made['table']}/resign", {"seat": 1})
        await until(lambda: service.got)
        said = heard.read(service.got[0].body)
        assert {*said} == {"title", "body", "path", "tag", "waiting"}
        assert (said["title"], said["body"]) == ("Rebirth: hra skončila", "U stolu: Hráč 1")
        assert guest.cookie not in json.dumps(said)

    tell(sqlite, service, story)


def test_the_newest_five_devices_hear_it_and_each_once(db: str, service: Service) -> None:
    async def story(house: House) -> None:
        _, guest, made = await company(house)
        devices = [guest]
        for _ in range(6):
            device = house.browser()
            token = await guest.own_link(made["table"])
            await device.post(f"/api/tables/{made['table']}/sit", {"token": token})
            devices.append(device)
        for n, device in enumerate(devices):
            await listen(device, service, str(n))
        await guest.post(f"/api/tables/{made['table']}/resign", {"seat": 1})
        await until(lambda: len(service.got) == 5)
        await asyncio.sleep(0.5)
        assert {got.path for got in service.got} == {"/2", "/3", "/4", "/5", "/6"}

    tell(db, service, story)


# --- what services answer ----------------------------------------------------------------------------------


async def end_game(browser: Browser, table: str) -> None:
    await browser.post(f"/api/tables/{table}/resign", {"seat": 1})


def test_a_dead_address_is_forgotten(db: str, service: Service) -> None:
    async def story(house: House) -> None:
        _, guest, made = await company(house)
        await listen(guest, service)
        service.answers = [(410, {})]
        await end_game(guest, made["table"])
        await until(lambda: service.got)
        async with asyncio.timeout(PATIENCE):
            while (await guest.get("/api/notices"))["ways"]:
                await asyncio.sleep(0.05)
        assert stored(db) == [] and (await numbers(house))['dropped_total{why="gone"}'] == 1

    tell(db, service, story)


def test_what_did_not_arrive_is_sent_again(sqlite: str, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "FIRST", 0)

    async def story(house: House) -> None:
        _, guest, made = await company(house)
        await listen(guest, service)
        service.answers = [(503, {}), (429, {"Retry-After": "1"})]
        await end_game(guest, made["table"])
        await until(lambda: len(service.got) == 3)
        assert service.got[2].at - service.got[1].at >= 1
        await until(lambda: stored(sqlite) == [])
        found = await numbers(house)
        assert (found['retried_total{kind="push"}'], found['sent_total{kind="push"}']) == (2, 1)
        (way,) = (await guest.get("/api/notices"))["ways"]
        assert not way["failing"]

    tell(sqlite, service, story)


def test_in_the_end_it_is_given_up(sqlite: str, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sender, "FIRST", 0)

    async def story(house: House) -> None:
        _, guest, made = await company(house)
        await listen(guest, service)
        service.answers = [(500, {})] * 20
        await end_game(guest, made["table"])
        await until(lambda: len(service.got) == sender.TRIES)
        await until(lambda: stored(sqlite) == [])
        assert (await numbers(house))['dropped_total{why="failed"}'] == 1

    tell(sqlite, service, story)


def test_no_answer_sends_us_on(sqlite: str, service: Service) -> None:
    async def story(house: House) -> None:
        _, guest, made = await company(house)
        await listen(guest, service)
        service.answers = [(307, {"Location": f"{service.origin}/elsewhere"})]
        await end_game(guest, made["table"])
        await until(lambda: service.got)
        await until(lambda: stored(sqlite) == [])
        assert [got.path for got in service.got] == ["/a"]
        assert (await numbers(house))['dropped_total{why="refused"}'] == 1

    tell(sqlite, service, story)


# --- survival ----------------------------------------------------------------------------------------------


def test_kill_loses_no_notice(sqlite: str, service: Service, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is written with the move, and sent by the next server."""
    monkeypatch.setenv("DESKOVKA_NOTICE_HOSTS", service.setting)

    async def story() -> None:
        async with process(sqlite) as (house, running):
            _, guest, made = await company(house)
            heard = await listen(guest, service)
            await end_game(guest, made["table"])
            running.kill()  # long before the ten seconds are over
        assert service.got == [] and len(stored(sqlite)) == 1
        hurry(sqlite)
        async with process(sqlite) as (house, running):
            await until(lambda: service.got)
            assert heard.read(service.got[0].body)["title"] == "Rebirth: hra skončila"
            await until(lambda: stored(sqlite) == [])
            assert (await move_to(guest, house).get("/api/notices"))["ways"]

    asyncio.run(story())


@pytest.mark.parametrize("db", ["postgres"], indirect=True)
def test_of_two_servers_one_tells_it(db: str, service: Service) -> None:
    """Wherever a page is in sight, none of them does."""

    async def story(house: House) -> None:
        async with open_house(db, notice_hosts=service.host, notice_pause=0.2) as other:
            host, guest, made = await company(house)
            await listen(guest, service)
            there = move_to(guest, other)
            async with host.watch(made["table"]) as a, there.watch(made["table"]) as b:
                if await asked_of(a, b) is b:
                    await hand_over([a, b])
                await hand_over([a, b])
                await asyncio.sleep(1)
                assert service.got == []
                await b.send(t="visible", on=False)
                await hand_over([b, a])
                await hand_over([a, b])
                await until(lambda: service.got)
            await asyncio.sleep(1)
            assert len(service.got) == 1

    tell(db, service, story)


def test_what_is_to_be_told_goes_with_its_table(db: str, service: Service) -> None:
    async def story(house: House) -> None:
        host, guest, made = await company(house)
        await listen(guest, service, quiet={"start": 0, "end": 24 * 60 - 1, "zone": "Europe/Prague"})
        await end_game(guest, made["table"])
        assert len(stored(db)) == 1
        await host.delete(f"/api/tables/{made['table']}")
        assert stored(db) == []

    tell(db, service, story)


def test_a_way_that_nobody_asks_for_any_more_fades(db: str) -> None:
    async def story() -> None:
        async with open_house(db) as house:
            guest = (await company(house))[1]
            await guest.post("/api/notices/push", Subscriber().wish("https://fcm.googleapis.com/x"))
            store = Store(db)
            store.fade_ways()
            assert len((await guest.get("/api/notices"))["ways"]) == 1
            with store.begin() as connection:
                connection.execute(WAYS.update().values(seen=0))
            store.fade_ways()
            assert (await guest.get("/api/notices"))["ways"] == []
            store.close()

    asyncio.run(story())


def test_services_that_do_not_answer_hold_up_nobody_else(
    db: str, service: Service, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has many tables, and an address where nobody listens, would else hold all places for ever."""
    really = Push.send_one

    async def slow(push: Push, way: Way, said: Saying, waiting: int) -> Outcome:
        if way.address["endpoint"].endswith("slow"):
            await asyncio.sleep(PATIENCE)
        return await really(push, way, said, waiting)

    monkeypatch.setattr(Push, "send_one", slow)

    async def story(house: House) -> None:
        one, other = visitor(house, "198.51.100.7"), visitor(house, "203.0.113.9")
        for browser, name in ((one, "slow"), (other, "good")):
            await browser.new_table("me", "link")  # so that the server knows them
            await listen(browser, service, name)
        for _ in range(20):
            await one.new_table("me", "bot")
        await asyncio.sleep(2)  # all that can be on its way is
        await other.new_table("me", "bot")
        async with asyncio.timeout(PATIENCE / 2):
            await until(lambda: service.got)
        assert [got.path for got in service.got] == ["/good"]

    tell(db, service, story, trusted_proxy="127.0.0.1,::1")


def test_nobody_puts_off_what_somebody_is_to_be_told(db: str, service: Service) -> None:
    """Whoever asks for something again and again would else let an opponent's time run out unheard."""

    async def story(house: House) -> None:
        _, guest, made = await company(house)
        await listen(guest, service)
        store, due = Store(db), set[int]()
        for _ in range(3):
            with store.begin() as connection:
                store.tell(connection, made["table"], Told(1, "asked"))
            due |= {line["due"] for line in stored(db)}
            await asyncio.sleep(0.02)
        store.close()
        assert len(due) == 1

    async def run() -> None:
        async with open_house(db, notice_hosts=service.host, notice_pause=100) as house:
            await story(house)

    asyncio.run(run())


# --- wishes ------------------------------------------------------------------------------------------------


def test_a_test_says_what_has_become_of_it(sqlite: str, service: Service) -> None:
    async def story(house: House) -> None:
        guest = (await company(house))[1]
        heard = await listen(guest, service)
        assert (await guest.post("/api/notices/push/test"))["arrived"]
        assert heard.read(service.got[0].body)["title"] == "Upozornění fungují"
        service.answers = [(500, {}), (404, {})]
        assert not (await guest.post("/api/notices/push/test"))["arrived"]
        assert [way["failing"] for way in (await guest.get("/api/notices"))["ways"]] == [True]
        assert not (await guest.post("/api/notices/push/test"))["arrived"]
        assert (await guest.get("/api/notices"))["ways"] == []
        await guest.post("/api/notices/push/test", status=404)

    tell(sqlite, service, story)


def test_tests_are_few(sqlite: str, service: Service) -> None:
    async def story(house: House) -> None:
        guest = (await company(house))[1]
        await listen(guest, service)
        for status in (200, 200, 200, 429):
            await guest.post("/api/notices/push/test", status=status)

    tell(sqlite, service, story)


def test_only_somebody_with_a_table_is_told_anything(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            stranger, wish = house.browser(), Subscriber().wish("https://fcm.googleapis.com/x")
            await stranger.post("/api/notices/push", wish, 403)
            stranger.http.cookies.set("deskovka", "A" * 22)
            await stranger.post("/api/notices/push", wish, 403)
            guest = (await company(house))[1]
            found = await guest.post("/api/notices/push", wish)
            assert found["where"] == "fcm.googleapis.com"
            (way,) = (await guest.get("/api/notices"))["ways"]
            assert way == found and "x" not in way["where"].partition("googleapis.com")[2]
            await guest.delete("/api/notices/push")
            await guest.delete("/api/notices/push", 404)

    asyncio.run(story())


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/x",
        "https://example.org/x",
        "https://fcm.googleapis.com.example.org/x",
        "https://fcm.googleapis.com@example.org/x",
        "https://user:word@fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://evil-push.apple.com.example.org/x",
        "https://push.apple.com.evil/x",
        "https://xpush.apple.com/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "https://fcm.googleapis.com/x\r\nX: y",
        "https://fcm.googleapis.com/ x",
        "https://fcm.googleapis.com\\@example.org/",
        "https://[bad/x",
        "https:///x",
        "file:///etc/passwd",
    ],
)
def test_other_addresses_are_refused(sqlite: str, endpoint: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            guest = (await company(house))[1]
            await guest.post("/api/notices/push", Subscriber().wish(endpoint), 400)

    asyncio.run(story())


def test_bad_keys_and_zones_are_refused(sqlite: str) -> None:
    async def story() -> None:
        async with open_house(sqlite) as house:
            guest = (await company(house))[1]
            wish = Subscriber().wish("https://fcm.googleapis.com/x")
            for wrong in (
                {"auth": "AAAA"},
                {"p256dh": "A" * 87},
                {"p256dh": "ř"},
                {"quiet": {"start": 0, "end": 5, "zone": "../../etc/passwd"}},
                {"quiet": {"start": 0, "end": 5, "zone": "Nowhere/None"}},
                {"quiet": {"start": 0, "end": 1440, "zone": "Europe/Prague"}},
                {"events": ["everything"]},
            ):
                await guest.post("/api/notices/push", {**wish, **wrong}, 400)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("at", "end"),
    [
        ("2026-06-01T19:59", "2026-06-01T19:59"),  # Prague is two hours ahead of that in summer
        ("2026-06-01T20:00", "2026-06-02T05:00"),
        ("2026-06-02T04:59", "2026-06-02T05:00"),
        ("2026-06-02T05:00", "2026-06-02T05:00"),
        ("2026-10-24T21:00", "2026-10-25T06:00"),  # the night is an hour longer
    ],
)
def test_quiet_hours_end_in_the_morning_there(at: str, end: str) -> None:
    def moment(words: str) -> int:
        return int(datetime.fromisoformat(words).replace(tzinfo=UTC).timestamp() * 1000)

    quiet = Quiet(start=22 * 60, end=7 * 60, zone="Europe/Prague")
    assert end_of_quiet(quiet, moment(at)) == moment(end)
