"""Behind a reverse proxy with TLS: cookies, sockets, origins and client addresses follow --public-url."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from server.house import UNCHECKED, House, open_house, play_out
from server.proxies import PROXIES, free_port, recipe

FAR = "127.0.0.2"  # another address than the proxy's, as all clients have


def far_client(house: House, **headers: str) -> httpx.AsyncClient:
    """Somebody elsewhere."""
    transport = httpx.AsyncHTTPTransport(verify=False, local_address=FAR)
    return httpx.AsyncClient(base_url=house.base, headers={"Origin": house.base, **headers}, transport=transport)


@pytest.mark.parametrize("kind", PROXIES)
def test_playing_through_a_proxy(sqlite: str, tmp_path: Path, kind: str) -> None:
    async def run() -> None:
        port = free_port()
        public = f"https://localhost:{port}"
        async with (
            open_house(sqlite, public_url=public, trusted_proxy="127.0.0.1") as inner,
            PROXIES[kind](tmp_path, port, int(inner.base.rpartition(":")[2])),
        ):
            house = House(public, inner.server)
            await check_headers(house)
            await check_addresses(house)
            await check_origins(house)
            await check_play(house)
            assert (await house.browser().http.get("/metrics")).status_code == 404  # whatever the proxy hides
            assert (await inner.browser().http.get("/metrics")).status_code == 200

    asyncio.run(run())


async def check_headers(house: House) -> None:
    """What is said only under https."""
    browser = house.browser()
    answer = await browser.http.get("/health")
    assert answer.headers["strict-transport-security"]
    assert house.base.replace("https", "wss") in answer.headers["content-security-policy"]
    wish = {"game": "rebirth", "seats": [{"kind": "me"}, {"kind": "link"}]}
    made = await browser.http.post("/api/tables", json=wish)
    assert made.status_code == 200 and "; Secure" in made.headers["set-cookie"]
    links = await browser.get(f"/api/tables/{made.json()['table']}/links")
    assert links["reach"] == {"local": False, "urls": [house.base]}
    assert all(link["url"].startswith(f"{house.base}/t/") for link in links["seats"])


async def check_addresses(house: House) -> None:
    """The proxy says where a client comes from, and the client itself cannot say otherwise."""
    assert house.server is not None
    hub = house.server.hub
    hub.requests.known.clear()
    async with far_client(house, **{"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "http"}) as far:
        assert (await far.get("/health")).headers["strict-transport-security"]
    assert set(hub.requests.known) == {FAR}


async def check_origins(house: House) -> None:
    """Only our own page may change anything or open a socket; foreign names are not served."""
    browser = house.browser()
    made = await browser.new_table("me", "bot")
    for origin in ("https://evil.example", house.base.replace("https", "http"), "null"):
        answer = await browser.http.delete(f"/api/tables/{made['table']}", headers={"Origin": origin})
        assert answer.status_code == 403
        foreign: Any = origin
        with pytest.raises(InvalidStatus):
            await connect(f"{house.ws}/ws/{made['table']}", origin=foreign, ssl=UNCHECKED)
    async with far_client(house, Host="evil.example") as far:
        assert "version" not in (await far.get("/health")).text


async def check_play(house: House) -> None:
    """A few moves over wss by two people."""
    assert house.server is not None
    host, guest = house.browser(), house.browser()
    made = await host.new_table("me", "link")
    await guest.sit(made, 1)
    async with host.watch(made["table"]) as a, guest.watch(made["table"]) as b:
        assert await play_out(a, b, most=6) == 6
        assert a.table["seats"][1]["connected"]


def test_without_a_trusted_proxy_nobody_says_where_he_comes_from(sqlite: str) -> None:
    async def run() -> None:
        async with open_house(sqlite, trusted_proxy="127.0.0.3") as house:
            assert house.server is not None
            said = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https"}
            direct = House(house.base.replace("localhost", "127.0.0.1"), house.server)
            async with far_client(direct, **said) as far:
                assert "strict-transport-security" not in (await far.get("/health")).headers
            assert set(house.server.hub.requests.known) == {FAR}

    asyncio.run(run())


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "deskovka.service"
    unit.write_text(recipe("[Unit]").replace("/opt/deskovka/bin/deskovka", "/bin/true"), encoding="utf-8")
    run = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
