"""How the server runs: flags win over the environment, the environment over the defaults."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

PORT: Final = 8765
VARIABLES: Final = {
    "host": "DESKOVKA_HOST",
    "port": "DESKOVKA_PORT",
    "db": "DESKOVKA_DB",
    "public_url": "DESKOVKA_PUBLIC_URL",
    "trusted_proxy": "DESKOVKA_TRUSTED_PROXY",
    "thinkers": "DESKOVKA_THINKERS",
    "notice_hosts": "DESKOVKA_NOTICE_HOSTS",
    "mail": "DESKOVKA_MAIL",
    "mail_from": "DESKOVKA_MAIL_FROM",
}


class BadSetting(ValueError):
    """A setting that makes no sense: its name, what was given, what is allowed."""

    def __init__(self, name: str, wrong: str, allowed: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name = name
        self.wrong = wrong
        self.allowed = allowed

    def __reduce__(self) -> tuple[type, tuple[str, str, tuple[str, ...]]]:
        return BadSetting, (self.name, self.wrong, self.allowed)


@dataclass(frozen=True)
class NoticeHost:
    """A service to which notices may be sent because whoever runs the server says so."""

    port: int = 443
    address: str = ""  # where it is, also in the own network; empty: wherever the name leads in the world


@dataclass(frozen=True)
class MailServer:
    """Who takes our mail, and from whom it comes."""

    host: str
    port: int
    tls: bool  # from the first byte on; else as soon as the server offers it
    user: str
    password: str
    sender: str

    @property
    def local(self) -> bool:
        """On this machine?"""
        return self.host in ("localhost", "127.0.0.1", "::1")

    def __repr__(self) -> str:
        """Without the password, which would else get into some log."""
        return f"MailServer({self.host}:{self.port})"


@dataclass
class Settings:
    """All that can be set."""

    host: str = "127.0.0.1"
    port: int = PORT
    db: str = ""
    public_url: str = ""
    trusted_proxy: str = ""  # addresses, separated by commas
    thinkers: int = 0  # 0: as many as there are cores to spare
    thinking_seconds: float = 30.0
    inside: bool = False  # in a browser there are no threads and no processes: everything in the event loop
    paced_bots: bool = True  # bots that hide something answer at times that do not tell of it
    analysis_effort: tuple[int, int, int] = (120, 32, 60)  # worlds, redraws, games played to their end
    frames_per_second: int = 20
    lines_per_second: float = 1.0  # of chat
    tables_per_minute: int = 20
    rooms_per_address: int = 500  # in which its bots think or somebody is; then it opens no new table
    requests_per_second: int = 20
    sockets_per_address: int = 100
    connections_per_address: int = 300  # sockets and requests; a browser may hold six of these
    notice_hosts: dict[str, NoticeHost] = field(default_factory=dict)  # beyond the known services
    mail: MailServer | None = None
    notice_pause: float = 10.0  # seconds until somebody who is not there is told something

    @property
    def secure(self) -> bool:
        """Do people reach us by https?"""
        return self.public_url.startswith("https:")

    @property
    def workers(self) -> int:
        return self.thinkers or max(1, (os.cpu_count() or 2) - 1)

    @property
    def local(self) -> bool:
        """Can only this computer reach us?"""
        return not self.public_url and self.host in ("127.0.0.1", "localhost", "::1")


def data_folder() -> Path:
    """Where the games of this user lie."""
    from platformdirs import user_data_path

    return user_data_path("deskovka", appauthor=False)


def read_settings(given: Mapping[str, str | None], env: Mapping[str, str]) -> Settings:
    """Settings from flags and environment; BadSetting names what is wrong."""
    words = {name: given.get(name) or env.get(variable) or "" for name, variable in VARIABLES.items()}
    found = Settings(db=words["db"], trusted_proxy=trusted_proxy(words["trusted_proxy"]))
    found.host = words["host"] or found.host
    found.port = number("port", words["port"], PORT, 65535)
    found.thinkers = number("thinkers", words["thinkers"], 0, 256)
    found.public_url = public_url(words["public_url"])
    found.notice_hosts = notice_hosts(words["notice_hosts"])
    found.mail = mail_server(words["mail"], words["mail_from"])
    if not found.db:
        found.db = f"sqlite:///{data_folder() / 'tables.db'}"
    elif "://" not in found.db:
        raise BadSetting("db", found.db, ("sqlite:///tables.db", "postgresql://user@host/database"))
    return found


def number(name: str, words: str, default: int, most: int) -> int:
    """A whole number from 0 on."""
    if not words:
        return default
    if not words.isdecimal() or not words.isascii() or len(words) > 6 or int(words) > most:
        raise BadSetting(name, words, ("0", "…", str(most)))
    return int(words)


def trusted_proxy(words: str) -> str:
    """Addresses or networks, separated by commas; all of the world would let everybody say who he is."""
    try:
        for address in words.split(",") if words else ():
            ip_network(address.strip())
    except ValueError:
        raise BadSetting("trusted-proxy", words, ("127.0.0.1", "10.0.0.0/8", "127.0.0.1,::1")) from None
    return words


def public_url(words: str) -> str:
    """The address that others use, without a slash at its end."""
    if not words:
        return ""
    try:
        parts = urlsplit(words)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.path in ("", "/")
        _ = parts.port
    except ValueError:
        sound = False
    if not sound or parts.query or parts.fragment or parts.username:
        raise BadSetting("public-url", words, ("https://example.org",))
    return f"{parts.scheme}://{parts.netloc}"


def notice_hosts(words: str) -> dict[str, NoticeHost]:
    """Hosts, separated by commas: `host`, or `host=address` or `host:port=address` for one in the own network."""
    found = {}
    try:
        for one in words.split(",") if words else ():
            name, _, address = one.strip().partition("=")
            parts = urlsplit(f"//{name}")
            if not parts.hostname or parts.netloc != name or "@" in name or (parts.port and not address):
                raise ValueError(name)
            found[parts.hostname] = NoticeHost(parts.port or 443, str(ip_address(address)) if address else "")
    except ValueError:
        allowed = ("push.example.org", "ntfy.home=192.168.1.5", "ntfy.home:8443=192.168.1.5")
        raise BadSetting("notice-hosts", words, allowed) from None
    return found


def mail_server(words: str, sender: str) -> MailServer | None:
    """`smtps://user:password@host:465`, or `smtp://…` for TLS that begins later; None if there is none."""
    if not words:
        return None
    try:
        parts = urlsplit(words)
        sound = (
            parts.scheme in ("smtp", "smtps") and parts.hostname and parts.path in ("", "/") and not parts.query
        )
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
    except ValueError:
        sound = port = None
    if not sound or not parts.hostname or port is None:  # what was given may hold a password
        raise BadSetting("mail", "…", ("smtps://user:password@mail.example.org", "smtp://localhost:25"))
    name, _, domain = sender.partition("@")
    if not name or not domain or not sender.isascii() or any(letter.isspace() for letter in sender):
        raise BadSetting("mail-from", sender, ("deskovka@example.org",))
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password, sender)
