"""Runs the application on uvicorn, and stops it so that nobody loses anything."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn

from deskovka.server.app import make_app
from deskovka.server.base import rubbish
from deskovka.server.base.settings import Settings
from deskovka.server.sockets.door import Config, Doorman, Socket, answer_door
from deskovka.server.tables.hub import Hub

HARD_LIMIT = 64 * 1024  # bytes of a frame; a smaller limit of ours comes with a sentence
LONGEST_HEAD = 16 * 1024  # bytes of a request without its body
GRACE = 5  # seconds for requests under way


class Server(uvicorn.Server):
    """Says when it is ready, and tells clients to come back before it closes their sockets."""

    config: Config

    def __init__(self, config: Config, hub: Hub, ready: Callable[[int], None]) -> None:
        super().__init__(config)
        self.hub = hub
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            rubbish.spare()
            self.ready(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.say_bye()
        await super().shutdown(sockets)


def make_server(settings: Settings, ready: Callable[[int], None]) -> Server:
    """A server that is not running yet; `ready` gets the port."""
    app = make_app(settings)
    config = Config(
        app,
        settings.host,
        settings.port,
        http=answer_door,  # type: ignore[arg-type]
        ws=Socket,
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws_max_size=HARD_LIMIT,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxy),
        forwarded_allow_ips=settings.trusted_proxy or None,
        timeout_graceful_shutdown=GRACE,
    )
    config.doorman = Doorman(settings)
    return Server(config, app.state.hub, ready)


def serve(settings: Settings, ready: Callable[[int], None]) -> bool:
    """Run until told to stop; False if it could not start."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.create_server((settings.host, settings.port), family=family) as door:
        server = make_server(settings, ready)
        with suppress(KeyboardInterrupt):  # uvicorn raises it again once everything is closed
            server.run([door])
    return server.started
