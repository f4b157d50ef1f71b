"""The ASGI application: routes, and what holds for every request."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.convertors import IntegerConvertor, PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from deskovka.server.base.settings import Settings
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.words import Both, phrase
from deskovka.server.sockets import socket
from deskovka.server.storage.bus import open_bus
from deskovka.server.storage.store import Store
from deskovka.server.tables.hub import Hub
from deskovka.server.web import api, document, page, pictures
from deskovka.server.web.api import Call
from deskovka.server.web.packing import Packing
from deskovka.server.web.reach import is_for_here, knows_host, own_origin
from deskovka.server.web.ready import make_answer, ready
from deskovka.server.web.turnstile import Turnstile

LOG: Final = logging.getLogger("deskovka.http")
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
DOCUMENT: Final = ("openapi",)
Run = Callable[[Call], Awaitable[Response]]
BY_STATUS: Final = {404: "error-not-found", 405: "error-method", 413: "error-too-long"}


class File(PathConvertor):
    """A path outside the API, where a method that nobody knows is not a file that is not there."""

    regex = "(?!api/).*"


class Few(IntegerConvertor):
    """A number of few digits; nothing that is counted here has more."""

    regex = "[0-9]{1,6}"


register_url_convertor("file", File())
register_url_convertor("few", Few())


def make_app(settings: Settings) -> Starlette:
    """The application for uvicorn; its hub is in `app.state.hub`."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.start()
        await asyncio.to_thread(make_answer, DOCUMENT, document.openapi)  # before somebody waits for it
        yield
        await hub.stop()

    store = Store(settings.db)
    bus = open_bus(store)
    bus.enter()
    store.migrate()
    hub = Hub(settings, store, bus)
    paths: dict[str, dict[str, Run]] = {"/api/openapi.json": {"GET": show_document}, "/metrics": {"GET": numbers}}
    for r in document.ROUTES:
        paths.setdefault(r.path, {})[r.method] = r.run
    routes: list[BaseRoute] = [Route(path, endpoint(runs), methods=list(runs)) for path, runs in paths.items()]
    routes += [
        Route("/", page.index),
        Route("/new", page.index),
        Route("/invite", page.index),
        Route("/pictures/t/{id}.png", pictures.table_picture),
        Route("/pictures/{id}.{kind}", pictures.game_picture),
        Route("/decks/{id}", page.index),
        Route("/puzzles", page.index),
        Route("/puzzles/{id}", page.index),
        Route("/puzzles/{id}/{puzzle}", page.index),
        Route("/stop/{token}", page.index),
        Route("/t/{id}", page.index),
        Route("/t/{id}/replay", page.index),
        Route("/t/{id}/statistics", page.index),
        Route("/t/{id}/analysis", page.index),
        WebSocketRoute("/ws/{id}", socket.attend),
        Route("/{path:file}", page.asset),
    ]
    app = Starlette(
        routes=routes,
        middleware=[Middleware(Guard, hub=hub), Middleware(Packing)],
        exception_handlers={
            Refused: answer_refusal,
            HTTPException: answer_failure,
            SQLAlchemyError: answer_failure,
            Exception: answer_failure,
        },
        lifespan=life,
    )
    app.state.hub = hub
    return app


def endpoint(runs: dict[str, Run]) -> Callable[[Request], Awaitable[Response]]:
    """All that one path does, by method, as Starlette knows it."""

    async def serve(request: Request) -> Response:
        return await runs["GET" if request.method == "HEAD" else request.method](Call(request))

    return serve


async def show_document(call: Call) -> Response:
    return call.reply_packed(await ready(DOCUMENT, document.openapi))


async def numbers(call: Call) -> Response:
    """For whoever runs the server: at a server with few tables these tell what players do in silence."""
    if not is_for_here(call.request):
        raise Refused(404, "error-not-found")
    return PlainTextResponse(call.hub.metrics.text(), media_type="text/plain; version=0.0.4")


def error(status: int, say: Both) -> Response:
    """Every error is a sentence in both languages."""
    body, headers = msgspec.json.encode({"error": say}), {"Cache-Control": "no-store"}
    if status == 411:  # the rest is not even read
        headers["Connection"] = "close"
    return Response(body, status, media_type="application/json", headers=headers)


async def answer_refusal(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, Refused)
    return error(problem.status, problem.say)


async def answer_failure(request: Request, problem: Exception) -> Response:
    if isinstance(problem, HTTPException):
        response = error(problem.status_code, phrase(BY_STATUS.get(problem.status_code, "error-method")))
        response.headers.update(problem.headers or {})
        return response
    if isinstance(problem, SQLAlchemyError):
        LOG.error("no database", extra={"path": request.url.path, "problem": type(problem).__name__})
        return error(503, phrase("error-database"))
    LOG.error("request failed", exc_info=problem, extra={"path": request.url.path})
    return error(500, phrase("error-inside"))


class Guard:
    """Before every request: our name, our page, not too often. After it: guarding headers and a count."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        self.turnstile = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        host = request.headers.get("host", "")
        secure = request.url.scheme == "https" or self.hub.settings.secure

        async def sign(message: Message) -> None:
            if message["type"] == "http.response.start":
                signed = {**page.HEADERS, "Content-Security-Policy": page.policy(self.public_host(host), secure)}
                if secure:
                    signed["Strict-Transport-Security"] = "max-age=31536000"
                message["headers"] += [(k.lower().encode(), v.encode()) for k, v in signed.items()]
                self.hub.metrics.count("deskovka_requests_total", f'{{status="{message["status"]}"}}')
            await send(message)

        problem = self.objection(request, host)
        if problem is None:
            await self.turnstile.enter(api.address_of(request))
            await self.app(scope, receive, sign)
        else:
            await error(problem.status, problem.say)(scope, receive, sign)

    def public_host(self, host: str) -> str:
        """The name in the browser's address bar; only a known one gets into a header."""
        settings = self.hub.settings
        if settings.public_url:
            return urlsplit(settings.public_url).netloc
        return host if knows_host(settings, host) else "localhost"

    def objection(self, request: Request, host: str) -> Refused | None:
        """Why this request is not served."""
        settings = self.hub.settings
        if not knows_host(settings, host):
            return Refused(421, "error-host")
        secure = request.url.scheme == "https"
        ours = request.url.path.startswith(document.STOP)
        if (
            request.method in CHANGING
            and not ours
            and not own_origin(settings, request.headers.get("origin"), host, secure)
        ):
            return Refused(403, "error-origin")
        if not self.hub.requests.take(api.address_of(request)):
            return Refused(429, "error-too-many")
        if "transfer-encoding" in request.headers:  # a byte in each chunk would take a second for every 100 kB
            return Refused(411, "error-length")
        return None
