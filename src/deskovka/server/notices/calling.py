"""Calling other servers at addresses that strangers give us.

Only by https, only services that are known or that the operator has named, only at addresses that all the world
can reach, and never on to where an answer points: nobody may look into our network through us.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Final
from urllib.parse import urlsplit

import h11

from deskovka.server.base.limits import LONGEST_ADDRESS
from deskovka.server.base.settings import NoticeHost
from deskovka.server.messages.refused import Refused

SLOWEST: Final = 10.0  # seconds for a call, from looking up the name to the answer
SIP: Final = 4096
ASKED: Final = 16  # names that are looked up at once, which may take half a minute where there is no way out
HTTPS: Final = 443
PUSH: Final = (  # of Chrome and its relatives, Firefox, Edge, Safari
    "fcm.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
PLAIN: Final = re.compile(r"[!-~]+")  # no blanks, no line ends, nothing but ASCII
# Networks whose addresses hold an IPv4 address in their last or middle bits, and would lead there.
NAT64: Final = ipaddress.ip_network("64:ff9b::/96")
TUNNELS: Final = (ipaddress.ip_network("2002::/16"), ipaddress.ip_network("2001::/32"))


class Unreachable(Exception):
    """The call did not come through."""


@dataclass(frozen=True)
class Answer:
    """What a service has answered."""

    status: int
    wait: int = 0  # seconds, if it says how long


@dataclass(frozen=True)
class Target:
    """An address that may be called."""

    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        return self.host if self.port == HTTPS else f"{self.host}:{self.port}"


class Caller:
    """Calls services; `named` are those that the operator has named beyond the known ones."""

    def __init__(self, named: Mapping[str, NoticeHost]) -> None:
        self.named = named
        self.names = ThreadPoolExecutor(ASKED, "names")  # nobody who reads the database waits for a name

    @cached_property
    def context(self) -> ssl.SSLContext:
        """Certificates as the system trusts them; read when they are first needed."""
        return ssl.create_default_context()

    def check(self, url: str, known: tuple[str, ...]) -> Target:
        """The address as it may be called; Refused for any other."""
        try:
            parts = urlsplit(url)
            host, port = (parts.hostname or "").rstrip("."), parts.port or HTTPS
        except ValueError:
            raise Refused(400, "error-notice-address") from None
        sound = parts.scheme == "https" and len(url) <= LONGEST_ADDRESS and PLAIN.fullmatch(url)
        if not sound or not host or parts.username is not None or parts.password is not None:
            raise Refused(400, "error-notice-address")
        named = self.named.get(host)
        if not (named is not None or any(matches(host, pattern) for pattern in known)):
            raise Refused(400, "error-notice-service", host=host[:80])
        if port != (HTTPS if named is None else named.port):
            raise Refused(400, "error-notice-address")
        return Target(host, port, f"{parts.path or '/'}{f'?{parts.query}' if parts.query else ''}")

    async def post(self, target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
        """Send something there; Unreachable if there is no answer."""
        try:
            async with asyncio.timeout(SLOWEST):
                return await self.exchange(target, headers, body)
        except (OSError, EOFError, h11.RemoteProtocolError, UnicodeError) as problem:  # TimeoutError is an OSError
            raise Unreachable(type(problem).__name__) from problem

    async def exchange(self, target: Target, headers: Mapping[str, str], body: bytes) -> Answer:
        """Connect to an address that was looked at, ask, and read the head of the answer."""
        address = await self.resolve(target)
        trusted = await asyncio.to_thread(lambda: self.context)
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=trusted, server_hostname=target.host
        )
        try:
            talk = h11.Connection(h11.CLIENT)
            fields = {"Host": target.authority, "Content-Length": str(len(body)), "Connection": "close", **headers}
            head = talk.send(h11.Request(method="POST", target=target.path, headers=[*fields.items()]))
            writer.write(b"".join([head or b"", talk.send(h11.Data(data=body)) or b""]))
            await writer.drain()
            talk.send(h11.EndOfMessage())
            while True:
                found = talk.next_event()
                if found is h11.NEED_DATA:
                    talk.receive_data(await reader.read(SIP))
                elif isinstance(found, h11.Response):
                    return Answer(found.status_code, pause(found.headers))
                elif not isinstance(found, h11.InformationalResponse):
                    raise EOFError
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()

    async def resolve(self, target: Target) -> str:
        """Where a name leads now: to the very address that was looked at, and to the operator's own word."""
        named = self.named.get(target.host)
        if named is not None and named.address:
            return named.address
        ask = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self.names, ask)
        addresses = [str(one[4][0]) for one in found]
        if not addresses or not all(is_public(address) for address in addresses):
            raise Unreachable("private")
        return addresses[0]


def matches(host: str, pattern: str) -> bool:
    """Is it this host, or one under it where the pattern begins with a star?"""
    return host.endswith(pattern[1:]) if pattern.startswith("*.") else host == pattern


def is_public(address: str) -> bool:
    """Does an address lead to the world, and not into somebody's own network?"""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
        if any(found in net for net in TUNNELS):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved


def pause(headers: h11._headers.Headers) -> int:
    """How many seconds a service asks us to wait."""
    words = next((value for name, value in headers if name == b"retry-after"), b"")
    return int(words) if words.isdigit() and len(words) <= 6 else 0
