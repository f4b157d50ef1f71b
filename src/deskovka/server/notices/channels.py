"""Channels: the ways that this server has. A page that plays without a server has none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from deskovka.server.base.settings import Settings
from deskovka.server.notices.channel import Channel
from deskovka.server.storage.store import Store

if TYPE_CHECKING:  # they need what a browser has not
    from deskovka.server.notices.hook import Hook
    from deskovka.server.notices.mail import Mail
    from deskovka.server.notices.push import Push


@dataclass(frozen=True)
class Channels:
    """Those that can be used."""

    push: Push | None = None
    mail: Mail | None = None
    hook: Hook | None = None

    @property
    def by_kind(self) -> Mapping[str, Channel]:
        return {kind: channel for kind, channel in vars(self).items() if channel is not None}


def open_channels(settings: Settings, store: Store) -> Channels:
    """The ways of a server with these settings."""
    from deskovka.server.notices.calling import Caller
    from deskovka.server.notices.hook import Hook
    from deskovka.server.notices.mail import Mail
    from deskovka.server.notices.push import Push

    caller, home = Caller(settings.notice_hosts), settings.public_url
    mail = Mail(settings.mail, home, store.server_key) if settings.mail and home else None
    return Channels(Push(caller, store.server_key, settings), mail, Hook(caller, settings))
