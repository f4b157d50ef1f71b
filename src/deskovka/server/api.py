"""The HTTP half of the protocol."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator
from functools import lru_cache
from importlib.metadata import version
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from deskovka.bots import STRENGTHS
from deskovka.core.game import CORE_RULES, Game, game
from deskovka.core.state import Choices
from deskovka.core.value import canonical, to_json
from deskovka.server import agreeing, bots, guide, packs, reach, seating, shapes
from deskovka.server.cookies import give_secret, secret_of
from deskovka.server.hub import Hub
from deskovka.server.kept import Archived
from deskovka.server.keys import hashed, is_secret, new_secret
from deskovka.server.limits import LONGEST_BODY, PIECE, SLOWEST_BODY, household
from deskovka.server.ready import made, ready
from deskovka.server.refused import Refused
from deskovka.server.room import Room
from deskovka.server.wire import Data
from deskovka.server.wishes import checked_bot, clean_name, known_games
from deskovka.server.words import both, option_titles, phrase, rule_entry, source_titles

F = TypeVar("F")
GZIP: Final = 16 + zlib.MAX_WBITS


class Call:
    """One request: who asks, of which hub."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.hub: Hub = request.app.state.hub
        self.secure = self.hub.settings.secure or request.url.scheme == "https"
        self.secret = secret_of(request, self.secure)
        self.renewed = False  # the browser gets its secret, for the first time or once more

    @property
    def browser(self) -> str | None:
        """The hash of the browser's secret; None for somebody unknown."""
        return None if self.secret is None else hashed(self.secret)

    @property
    def table(self) -> str:
        return str(self.request.path_params["id"])

    @property
    def seat(self) -> int:
        return int(self.request.path_params["n"])

    @property
    def household(self) -> str:
        """The mark of the household that asks."""
        return self.hub.mark(address_of(self.request))

    async def room(self) -> Room:
        """The room of the table; what it takes to open it counts for the household that asks."""
        return await self.hub.room(self.table, self.household)

    async def introduce(self) -> str:
        """The browser's secret; somebody unknown gets one, also if it comes with one that we have not made."""
        if self.secret is None or not await asyncio.to_thread(self.hub.store.knows, hashed(self.secret)):
            self.secret = new_secret()
        self.renewed = True
        return self.secret

    async def read(self, form: type[F], longest: int = LONGEST_BODY, too_long: str = "error-too-long") -> F:
        """The request's body as a form."""
        body = b""
        try:
            async with asyncio.timeout(SLOWEST_BODY):
                async for chunk in self.request.stream():
                    body += chunk
                    if len(body) > longest:
                        raise Refused(413, too_long)
        except (TimeoutError, ClientDisconnect):  # whoever has gone hears nothing, and no log either
            raise Refused(408, "error-too-slow") from None
        try:
            return msgspec.json.decode(body or b"{}", type=form)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as problem:
            raise Refused(400, "error-bad-json", why=str(problem)[:200]) from problem

    def reply(self, data: Any, status: int = 200) -> Response:
        """JSON, and the cookie, so that a browser that comes now and then never loses its seats."""
        response = Response(msgspec.json.encode(data), status, media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        if self.renewed and self.secret is not None:
            give_secret(self.request, response, self.secret, self.secure)
        return response

    def unpacked(self, body: bytes, kind: str = "application/json") -> Response:
        """What is packed already; few clients want it otherwise."""
        headers = {"Cache-Control": "no-store", "Vary": "Accept-Encoding"}
        if "gzip" not in self.request.headers.get("accept-encoding", ""):
            return StreamingResponse(pieces(body), media_type=kind, headers=headers)
        return Response(body, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})


async def pieces(packed: bytes) -> AsyncIterator[bytes]:
    """What is packed, as fast as the client reads it; nobody holds the whole of it."""
    inflated = zlib.decompressobj(GZIP)
    while not inflated.eof:
        yield await asyncio.to_thread(inflate, inflated, inflated.unconsumed_tail or packed)
        packed = b""


def inflate(inflated: zlib._Decompress, packed: bytes) -> bytes:
    """The next piece."""
    return inflated.decompress(packed, PIECE)


# --- games -----------------------------------------------------------------------------------------------


async def health(call: Call) -> Response:
    await asyncio.to_thread(call.hub.store.ping)
    late = [rounds.name for rounds in call.hub.rounds if rounds.late]
    if late:
        raise Refused(503, "error-rounds", rounds=", ".join(late))
    return call.reply({"ok": True, "version": version("deskovka"), "damaged": len(call.hub.damaged)})


async def list_games(call: Call) -> Response:
    return call.unpacked(await asyncio.to_thread(all_offers))


async def show_game(call: Call) -> Response:
    """A game as it would be played with the packs in the query."""
    id, names = find_game(call).id, call.request.query_params.getlist("pack")
    if not names:
        return call.reply(await asyncio.to_thread(lambda: offer(game(id))))
    question = {"do": "show_game", "id": id, "names": names}
    return call.unpacked(await call.hub.backroom.packed(call.request, call.household, question))


def all_offers() -> bytes:
    """The lobby, packed; made anew when somebody has changed the packs."""
    shelves = tuple(packs.stamps(id) for id in known_games())
    return made(("games", shelves), lambda: [offer(game(id)) for id in known_games()])


def offer(g: Game) -> Data:
    """A game in the lobby."""
    return {**offered(g), "packs": packs.offered(g.id), "in_force": g.pack_heads}


@lru_cache(64)
def offered(g: Game) -> Data:
    """What never changes while the server runs."""
    sources = g.start(g.seats[0], 0, log=False).score().why[0]
    return {
        "id": g.id,
        "title": both(g.title),
        "seats": list(g.seats),
        "version": g.version,
        "content": g.content,
        "options": option_titles(g),
        "stand_ins": [{"id": item.id, "note": item.note} for item in g.components.stand_ins()],
        "bots": [{"name": name, "title": phrase(f"bot-{name}")} for name in STRENGTHS],
        "sources": source_titles(g, sources),
        "house_rules": [rule_entry(entry) for entry in g.rules.values() if entry.ruling],
    }


def find_game(call: Call) -> Game:
    id = call.request.path_params["id"]
    if id not in known_games():
        raise Refused(404, "error-no-game")
    return game(id)


async def rules(call: Call) -> Response:
    g = find_game(call)
    entries = (*g.rules.values(), *CORE_RULES.values())
    return call.unpacked(await ready(("rules", g.id), lambda: [rule_entry(entry) for entry in entries]))


async def show_guides(call: Call) -> Response:
    g = find_game(call)
    return call.unpacked(await ready(("guides", g.id), lambda: guide.offered(g)))


async def scene(call: Call) -> Response:
    g = find_game(call)
    given: dict[str, list[str]] = {}
    for name, value in call.request.query_params.multi_items():
        given.setdefault(name, []).append(value)
    if len(given) > len(g.options):
        raise Refused(400, "error-bad-json", why=next(name for name in given if name not in g.options)[:80])
    long = [name for name, values in given.items() if len(values) > g.seats[-1]]
    if long:
        raise Refused(400, "error-bad-json", why=long[0][:80])
    asked = {name: values[0] if len(values) == 1 else values for name, values in given.items()}
    listed = [len(values) for values in asked.values() if isinstance(values, list)]
    numbers = [max(listed)] if listed else list(g.seats[::-1])  # with some options fewer can play
    seats = next((n for n in numbers if not g.check(n, asked)), numbers[-1])
    problems = g.check(seats, asked)
    if problems:
        raise Refused(400, "error-bad-json", why=problems[0].field[:80])
    return await drawing(call, g, g.complete(seats, asked))


async def table_scene(call: Call) -> Response:
    """Drawing data with the options and packs of a table; of a finished one by other rules, as it was then."""
    kept = await call.hub.kept(call.table)
    if kept.ended:
        archived = await asyncio.to_thread(call.hub.store.archive, kept.id)
        if archived is not None and not (archived.tried and await call.hub.has_rules_of(kept)):
            return await scene_kept(call, archived)
    g = await call.hub.game_of(kept)
    return await drawing(call, g, g.complete(len(kept.seats), kept.options))


async def scene_kept(call: Call, archived: Archived) -> Response:
    """A scene from an archive, which never changes."""
    tag = f'"{hashed(archived.shown)[:32]}"'
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    question = {"do": "show_scene", "shown": archived.shown}
    found = await call.hub.backroom.packed(call.request, call.household, question, ("scene", tag))
    response = call.unpacked(found)
    response.headers.update({"ETag": tag, "Cache-Control": "public, no-cache"})
    return response


async def drawing(call: Call, g: Game, options: Choices) -> Response:
    """A scene, which a browser need not fetch twice, and which is not made twice: the largest takes 70 ms."""
    tag = f'"{hashed(canonical([g.content, version("deskovka"), to_json(options)]))[:32]}"'
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    backroom = call.hub.backroom
    found = backroom.results.get(("scene", tag))
    if found is None:
        if not call.hub.drawings.take(address_of(call.request)):
            raise Refused(429, "error-too-many")
        found = await asyncio.to_thread(lambda: gzip.compress(msgspec.json.encode(g.show.scene(options))))
        backroom.keep(("scene", tag), found)
    response = call.unpacked(found)
    response.headers.update({"ETag": tag, "Cache-Control": "public, no-cache"})
    return response


# --- tables ----------------------------------------------------------------------------------------------


async def create(call: Call) -> Response:
    if not call.hub.tables.take(address_of(call.request)):
        raise Refused(429, "error-too-many")
    wish = await call.read(shapes.WishedTable)
    kept, tokens = await call.hub.create(wish, await call.introduce(), address_of(call.request))
    return call.reply({"table": kept.id, "seats": [{"seat": n, "token": token} for n, token in enumerate(tokens)]})


def address_of(connection: HTTPConnection) -> str:
    """Where the client comes from (uvicorn has put the address behind a trusted proxy there)."""
    return household(connection.client.host if connection.client else "")


async def show(call: Call) -> Response:
    room = await call.room()
    call.renewed = bool(room.kept.seats_of(call.browser)) or room.kept.is_host(call.browser)
    return call.reply(room.audience.describe(call.browser))


async def sit(call: Call) -> Response:
    form = await call.read(shapes.Sit)
    room = await call.room()
    name = clean_name(form.name) if form.name else None
    token = form.token if is_secret(form.token) else ""
    seat = await seating.sit(room, hashed(await call.introduce()), hashed(token), name)
    return call.reply({"seat": seat})


async def links(call: Call) -> Response:
    """Links to free seats for the host, and to the own seats for everybody."""
    if call.secret is None:
        raise Refused(403, "error-not-at-table")
    tokens = await seating.links(await call.room(), call.secret)
    urls = reach.urls(call.hub.settings, port_of(call))
    seats = [{"seat": seat, "url": f"{urls[0]}/t/{call.table}#{token}"} for seat, token in tokens.items()]
    codes = await asyncio.to_thread(lambda: {str(link["seat"]): reach.qr(str(link["url"])) for link in seats})
    return call.reply({"seats": seats, "reach": {"local": call.hub.settings.local, "urls": urls}, "qr": codes})


def port_of(call: Call) -> int:
    """The port that the server listens on, whatever was wished for."""
    server = call.request.scope.get("server")
    return int(server[1]) if server and server[1] else call.hub.settings.port


async def give_seat(call: Call) -> Response:
    form = await call.read(shapes.SeatBot)
    bot = None if form.bot is None else checked_bot(form.bot)
    await seating.give_to_bot(await call.room(), call.browser, call.seat, bot)
    return call.reply({"ok": True})


async def think_again(call: Call) -> Response:
    form = await call.read(shapes.ThinkAgain)
    bot = None if form.bot is None else checked_bot(form.bot)
    await bots.think_again(await call.room(), call.browser, call.seat, bot)
    return call.reply({"ok": True})


async def remove(call: Call) -> Response:
    await seating.remove(await call.room(), call.browser, call.seat)
    return call.reply({"ok": True})


async def reopen(call: Call) -> Response:
    room = await call.room()
    return call.reply({"opened": await agreeing.reopen(room, call.browser, call.seat)})


async def devices(call: Call) -> Response:
    return call.reply(await seating.devices(await call.room(), call.browser))


async def throw_out(call: Call) -> Response:
    room = await call.room()
    await seating.throw_out(room, call.browser, call.seat, str(call.request.path_params["device"]))
    return call.reply({"ok": True})


async def rematch(call: Call) -> Response:
    if call.secret is None:
        raise Refused(403, "error-not-at-table")
    address = address_of(call.request)
    if not call.hub.tables.take(address):
        raise Refused(429, "error-too-many")
    return call.reply({"table": await call.hub.rematch(call.table, hashed(call.secret), address)})


async def resign(call: Call) -> Response:
    form = await call.read(shapes.Resign)
    await agreeing.resign(await call.room(), call.browser, form.seat)
    return call.reply({"ok": True})


async def agree_end(call: Call) -> Response:
    room = await call.room()
    return call.reply({"ended": await agreeing.agree_end(room, call.browser)})


async def delete(call: Call) -> Response:
    if not (await call.hub.kept(call.table)).is_host(call.browser):
        raise Refused(403, "error-not-host")
    await call.hub.delete(call.table)
    return call.reply({"ok": True})
