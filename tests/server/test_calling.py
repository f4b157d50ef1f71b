"""Calling addresses that strangers give us leads nowhere but to the world, and sealing follows the standard."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from deskovka.server.base.settings import BadSetting, NoticeHost, notice_hosts
from deskovka.server.notices.calling import PUSH, Caller, Unreachable, is_public
from deskovka.server.notices.sealing import decode, encode, read_key, seal
from deskovka.server.storage.database import READERS
from server.receiving import serve


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("127.0.0.1", False),
        ("10.0.0.1", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),  # what tells a machine in a cloud its secrets
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("255.255.255.255", False),
        ("224.0.0.1", False),
        ("192.0.2.1", False),
        ("::", False),
        ("::1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.216.34", True),
        ("64:ff9b::7f00:1", False),  # 127.0.0.1 behind a translator
        ("64:ff9b::5db8:d822", True),
        ("2002:7f00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) == public


def resolve_to(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[str]:
    """Let every name lead there; returns the names that were asked for."""
    asked = []

    def find(host: Any, port: Any, *_: object, **__: object) -> list[Any]:
        asked.append(host)
        kinds = [socket.AF_INET6 if ":" in one else socket.AF_INET for one in addresses]
        return [(kind, socket.SOCK_STREAM, 6, "", (one, port)) for kind, one in zip(kinds, addresses, strict=True)]

    monkeypatch.setattr(socket, "getaddrinfo", find)
    return asked


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["93.184.216.34", "10.0.0.1"], ["::ffff:10.0.0.1"], []])
def test_a_name_that_leads_inside_is_not_called(monkeypatch: pytest.MonkeyPatch, addresses: list[str]) -> None:
    """Not even if only one of its addresses does: somebody may give another one each time."""
    asked = resolve_to(monkeypatch, *addresses)
    monkeypatch.setattr(asyncio, "open_connection", lambda *_, **__: pytest.fail("called"))
    caller = Caller({})
    target = caller.check("https://fcm.googleapis.com/x", PUSH)
    with pytest.raises(Unreachable):
        asyncio.run(caller.post(target, {}, b""))
    assert asked == ["fcm.googleapis.com"]


def test_what_was_looked_at_is_what_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """The name is asked for once; who answers otherwise the next time finds nobody who asks."""
    asked = resolve_to(monkeypatch, "93.184.216.34")
    called: list[tuple[Any, ...]] = []

    async def connect(*where: Any, **how: Any) -> None:
        called.append((*where, how["server_hostname"]))
        raise OSError

    monkeypatch.setattr(asyncio, "open_connection", connect)
    caller = Caller({})
    with pytest.raises(Unreachable):
        asyncio.run(caller.post(caller.check("https://fcm.googleapis.com/x", PUSH), {}, b""))
    assert called == [("93.184.216.34", 443, "fcm.googleapis.com")] and len(asked) == 1


def test_nobody_waits_for_a_name_who_reads_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is no way out a name takes half a minute, and Python's threads are those that read."""
    goes_on = threading.Event()

    def find(*_: object, **__: object) -> list[Any]:
        assert goes_on.wait(10)
        return []

    monkeypatch.setattr(socket, "getaddrinfo", find)

    async def story() -> None:
        caller = Caller({})
        target = caller.check("https://fcm.googleapis.com/x", PUSH)
        calls = [asyncio.create_task(caller.post(target, {}, b"")) for _ in range(2 * READERS)]
        await asyncio.sleep(0.1)
        try:
            async with asyncio.timeout(2):
                await asyncio.to_thread(lambda: None)
        finally:
            goes_on.set()
        assert {type(one) for one in await asyncio.gather(*calls, return_exceptions=True)} == {Unreachable}

    asyncio.run(story())


def test_a_certificate_that_nobody_signed_is_not_believed(tmp_path: Path) -> None:
    with serve(tmp_path) as service:
        caller = Caller(service.host)
        with pytest.raises(Unreachable):
            asyncio.run(caller.post(caller.check(f"{service.origin}/x", PUSH), {}, b""))
        assert service.got == []


def test_a_service_that_says_nothing_does_not_keep_us(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("deskovka.server.notices.calling.SLOWEST", 0.2)

    async def story() -> None:
        async with await asyncio.start_server(lambda *_: asyncio.sleep(5), "127.0.0.1", 0) as silent:
            port = silent.sockets[0].getsockname()[1]
            caller = Caller({"silent.test": NoticeHost(port, "127.0.0.1")})
            with pytest.raises(Unreachable):
                await caller.post(caller.check(f"https://silent.test:{port}/x", PUSH), {}, b"")

    asyncio.run(story())


def test_hosts_that_the_operator_names() -> None:
    assert notice_hosts("a.example, ntfy.home=192.168.1.5,b.home:8443=::1") == {
        "a.example": NoticeHost(),
        "ntfy.home": NoticeHost(443, "192.168.1.5"),
        "b.home": NoticeHost(8443, "::1"),
    }
    for wrong in ("https://a.example", "a.example:8443", "a.example=b.example", "a/b", ",", "u@a.example"):
        with pytest.raises(BadSetting):
            notice_hosts(wrong)


def test_the_example_of_the_standard_is_sealed_as_it_says() -> None:
    """RFC 8291, section 5."""
    sealed = seal(
        b"When I grow up, I want to be a watermelon",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
        read_key("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    )
    assert encode(sealed) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru"
        "3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


BARE = """
import sys
sys.modules.update(dict.fromkeys(("cryptography", "h11", "ssl")))  # None: whoever imports them fails
from deskovka.server.base.settings import Settings
from deskovka.server.storage.store import Store
from deskovka.server.tables.hub import Hub
from deskovka.server.storage.bus import Bus
from deskovka.server.web import document
store = Store(sys.argv[1])
assert Hub(Settings(inside=True), store, Bus(store)).channels.push is None
"""


def test_a_page_without_a_server_needs_nothing_that_calls(sqlite: str) -> None:
    """No browser has these modules."""
    subprocess.run([sys.executable, "-c", BARE, sqlite], check=True)
