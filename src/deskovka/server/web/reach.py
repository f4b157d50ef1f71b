"""How others reach this computer, and whether a request comes from our own page."""

from __future__ import annotations

import ipaddress
import socket
from functools import cache, lru_cache
from io import BytesIO
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import segno
from starlette.requests import HTTPConnection

from deskovka.server.base.settings import Settings

QR_REMEMBERED: Final = 512  # of 10 kB each
HERE: Final = ("127.0.0.1", "::1")
PROXIES: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")  # with one of these comes a proxy's request
HOME: Final = ("local", "lan", "home.arpa", "fritz.box")  # endings that no stranger can have a name under


def own_addresses() -> list[str]:
    """Addresses of this computer in its network; asking the system for a route sends nothing."""
    found = []
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                address = str(probe.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(address).is_loopback and address not in found:
            found.append(address)
    return found


def urls(settings: Settings, port: int) -> list[str]:
    """The addresses that a friend may type."""
    if settings.public_url:
        return [settings.public_url]
    if settings.local:
        return [f"http://localhost:{port}"]
    host = settings.host
    hosts = own_addresses() if host in ("", "0.0.0.0", "::") else [host]
    return [f"http://{f'[{one}]' if ':' in one else one}:{port}" for one in hosts] or [f"http://localhost:{port}"]


def knows_host(settings: Settings, host: str) -> bool:
    """Is it our name? A foreign name that leads to our address would let a foreign page talk to us."""
    try:
        parts = urlsplit(f"//{host}")
        name = parts.hostname or ""
        _ = parts.port
    except ValueError:
        return False
    if parts.netloc != host or parts.username is not None:  # more than a name: it would get into our own answer
        return False
    known = {"localhost", settings.host.lower(), *own_names()}
    if settings.public_url:
        known.add(urlsplit(settings.public_url).hostname or "")
    if name in known:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def own_names() -> set[str]:
    """What this computer is called in its network; any other ending could be a stranger's."""
    whole = socket.gethostname().lower()
    bare = whole.partition(".")[0]
    return {whole, bare, *(f"{bare}.{ending}" for ending in (*HOME, *search_domains()))}


@cache
def search_domains() -> tuple[str, ...]:
    """The endings that the system itself puts behind a bare name."""
    try:
        lines = Path("/etc/resolv.conf").read_text(encoding="utf-8", errors="replace").lower().splitlines()
    except OSError:
        return ()
    words = [line.split() for line in lines]
    return tuple(name.strip(".") for line in words if line[:1] in (["search"], ["domain"]) for name in line[1:])


def comes_from_here(connection: HTTPConnection) -> bool:
    """Was it sent by this very machine, and by no proxy that says so?"""
    client = connection.client
    passed_on = any(name in connection.headers for name in PROXIES)
    return client is not None and client.host in HERE and not passed_on


def is_for_here(connection: HTTPConnection) -> bool:
    """The same, and addressed to it: a proxy that says nothing of itself may at least pass on our public name."""
    return comes_from_here(connection) and connection.url.hostname in ("localhost", *HERE)


def own_origin(settings: Settings, origin: str | None, host: str, secure: bool) -> bool:
    """Was the request sent by our own page? One that came to our public name must come from the public address."""
    if not origin or origin == settings.public_url:
        return bool(origin)
    if settings.public_url and urlsplit(f"//{host}").hostname == urlsplit(settings.public_url).hostname:
        return False
    return origin == f"{'https' if secure else 'http'}://{host}"


@lru_cache(QR_REMEMBERED)
def qr(url: str) -> str:
    """A square to photograph, as SVG; black on white, for cameras need the contrast in a dark page too."""
    code = segno.make(url, error="m", micro=False)
    drawn = BytesIO()
    code.save(drawn, kind="svg", xmldecl=False, nl=False, border=2, dark="black", light="white", omitsize=True)
    return drawn.getvalue().decode()
