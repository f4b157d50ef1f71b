"""The HTTP half of the protocol."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from collections.abc import AsyncIterator, Callable, Sequence
from functools import lru_cache
from importlib.metadata import version
from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from deskovka.bots import STRENGTHS
from deskovka.core.cells import ENGINE
from deskovka.core.game import CORE_RULES, Game, game
from deskovka.core.state import Choices
from deskovka.core.value import canonical, to_json
from deskovka.server.base.limits import LONGEST_BODY, PIECE, SLOWEST_BODY, household
from deskovka.server.messages import shapes
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import (
    DONE,
    BotOffer,
    EndAgreed,
    GameOffer,
    GivenSeat,
    Health,
    Link,
    Links,
    NewTable,
    Next,
    Reach,
    Reopened,
    Reply,
    Sat,
    SeatToken,
    StandIn,
)
from deskovka.server.messages.words import both, option_offers, pack_heads, phrase, rule_entry, source_titles
from deskovka.server.processes.workers import Party, Who
from deskovka.server.storage import packs
from deskovka.server.storage.kept import Archived
from deskovka.server.storage.keys import hash_text, is_secret, new_secret
from deskovka.server.tables import agreeing, bots, guide, seating
from deskovka.server.tables.hub import Hub
from deskovka.server.tables.room import Room
from deskovka.server.tables.wishes import check_bot, clean_name, game_ids
from deskovka.server.web import reach
from deskovka.server.web.cookies import give_secret, secret_of
from deskovka.server.web.ready import ready

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
        return None if self.secret is None else hash_text(self.secret)

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

    async def beside(self, work: Callable[[], F]) -> F:
        """Do what takes a moment of thought, in turn by address: no other request waits for its thread."""
        return await self.hub.thinkers.looks.do(Who(address_of(self.request)), work)

    async def look_up(self, work: Callable[[], F]) -> F:
        """Read what may be long, in turn by address: nobody else waits for its thread."""
        return await self.hub.lists.do(Who(address_of(self.request)), work)

    async def draw_once(self, key: tuple[object, ...], draw: Callable[[], bytes]) -> bytes:
        """What is drawn once, beside everything else, for all who ask at once; of one address not too often."""
        if not self.hub.drawings.take(address_of(self.request)):
            raise Refused(429, "error-too-many")

        async def work(_: Party) -> bytes:
            made = await self.beside(lambda: gzip.compress(draw(), 6))
            self.hub.backroom.keep(key, made)
            return made

        return await self.hub.drawn.do(str(key), None, work)

    async def introduce(self) -> str:
        """The browser's secret; somebody unknown gets one, also if it comes with one that we have not made."""
        if self.secret is None or not await asyncio.to_thread(self.hub.store.knows, hash_text(self.secret)):
            self.secret = new_secret()
        self.renewed = True
        return self.secret

    async def read(self, form: type[F], longest: int = LONGEST_BODY, too_long: str = "error-too-long") -> F:
        """The request's body as a form."""
        body = bytearray()  # a record comes in hundreds of pieces
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

    def reply(self, data: Reply | Sequence[Reply] | msgspec.Raw, status: int = 200) -> Response:
        """JSON, and the cookie, so that a browser that comes now and then never loses its seats."""
        response = Response(msgspec.json.encode(data), status, media_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        if self.renewed and self.secret is not None:
            give_secret(self.request, response, self.secret, self.secure)
        return response

    def reply_packed(self, body: bytes, kind: str = "application/json") -> Response:
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
    return call.reply(Health(True, version("deskovka"), ENGINE, len(call.hub.damaged)))


async def list_games(call: Call) -> Response:
    """The lobby; made anew when somebody has changed the packs."""
    shelves = await asyncio.to_thread(lambda: tuple([packs.stamps(id) for id in game_ids()]))
    return call.reply_packed(await ready(("games", shelves), lambda: [offer(game(id)) for id in game_ids()]))


async def show_game(call: Call) -> Response:
    """A game as it would be played with the packs in the query."""
    id, names = find_game(call).id, call.request.query_params.getlist("pack")
    if not names:
        shelf = await asyncio.to_thread(packs.stamps, id)
        return call.reply_packed(await ready(("game", id, shelf), lambda: offer(game(id))))
    question = {"do": "show_game", "id": id, "names": names}
    return call.reply_packed(await call.hub.backroom.ask_packed(call.request, call.household, question))


def offer(g: Game) -> GameOffer:
    """A game in the lobby."""
    return msgspec.structs.replace(bare_offer(g), packs=packs.offers(g.id))


@lru_cache(64)
def bare_offer(g: Game) -> GameOffer:
    """A game in the lobby without the server's packs: what never changes while the server runs."""
    sources = g.start(g.seats[0], 0, log=False).score().why[0]
    return GameOffer(
        id=g.id,
        title=both(g.title),
        seats=list(g.seats),
        version=g.version,
        content=g.content,
        options=option_offers(g),
        stand_ins=[StandIn(item.id, item.note) for item in g.components.stand_ins()],
        bots=[BotOffer(name, phrase(f"bot-{name}")) for name in STRENGTHS],
        sources=source_titles(g, sources),
        house_rules=[rule_entry(entry) for entry in g.rules.values() if entry.ruling],
        packs=[],
        in_force=pack_heads(g.pack_heads),
    )


def find_game(call: Call) -> Game:
    id = call.request.path_params["id"]
    if id not in game_ids():
        raise Refused(404, "error-no-game")
    return game(id)


async def rules(call: Call) -> Response:
    g = find_game(call)
    entries = (*g.rules.values(), *CORE_RULES.values())
    return call.reply_packed(await ready(("rules", g.id), lambda: [rule_entry(entry) for entry in entries]))


async def show_guides(call: Call) -> Response:
    g = find_game(call)
    return call.reply_packed(await ready(("guides", g.id), lambda: guide.offers(g)))


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
    kept = await call.hub.find_table(call.table)
    if kept.ended:
        archived = await call.look_up(lambda: call.hub.store.archive(kept.id))
        if archived is not None and not (archived.tried and await call.hub.has_rules_of(kept, call.household)):
            return await archived_scene(call, archived)
    g = await call.hub.game_of(kept, call.household)
    return await drawing(call, g, g.complete(len(kept.seats), kept.options))


async def archived_scene(call: Call, archived: Archived) -> Response:
    """A scene from an archive, which never changes."""
    tag = f'"{hash_text(archived.shown)[:32]}"'
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    question = {"do": "show_scene", "shown": archived.shown}
    found = await call.hub.backroom.ask_packed(call.request, call.household, question, ("scene", tag))
    response = call.reply_packed(found)
    response.headers.update({"ETag": tag, "Cache-Control": "public, no-cache"})
    return response


async def drawing(call: Call, g: Game, options: Choices) -> Response:
    """A scene, which a browser need not fetch twice, and which is not made twice: the largest takes 70 ms."""
    tag = f'"{hash_text(canonical([g.content, version("deskovka"), to_json(options)]))[:32]}"'
    if call.request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag})
    found = call.hub.backroom.results.get(("scene", tag))
    if found is None:
        found = await call.draw_once(("scene", tag), lambda: msgspec.json.encode(g.show.scene(options)))
    response = call.reply_packed(found)
    response.headers.update({"ETag": tag, "Cache-Control": "public, no-cache"})
    return response


# --- tables ----------------------------------------------------------------------------------------------


async def create(call: Call) -> Response:
    if not call.hub.tables.take(address_of(call.request)):
        raise Refused(429, "error-too-many")
    wish = await call.read(shapes.WishedTable)
    kept, tokens = await call.hub.create(wish, await call.introduce(), address_of(call.request))
    return call.reply(invitations(kept.id, tokens))


def invitations(id: str, tokens: Sequence[str | None]) -> NewTable:
    """A table just opened, with the invitations to its seats."""
    return NewTable(id, [SeatToken(n, token) for n, token in enumerate(tokens)])


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
    seat = await seating.sit(room, hash_text(await call.introduce()), hash_text(token), name)
    return call.reply(Sat(seat))


async def whose(call: Call) -> Response:
    form = await call.read(shapes.Token)
    token = form.token if is_secret(form.token) else ""
    return call.reply(await seating.whose(await call.room(), call.browser, hash_text(token)))


async def links(call: Call) -> Response:
    """Links to free seats for the host, and to the own seats for everybody."""
    if call.secret is None:
        raise Refused(403, "error-not-at-table")
    tokens = await seating.links(await call.room(), call.secret)
    urls = reach.urls(call.hub.settings, port_of(call))
    seats = [Link(seat, f"{urls[0]}/t/{call.table}#{token}") for seat, token in tokens.items()]
    codes = await call.beside(lambda: {str(link.seat): reach.qr(link.url) for link in seats})
    return call.reply(Links(seats, Reach(call.hub.settings.local, urls), codes))


def port_of(call: Call) -> int:
    """The port that the server listens on, whatever was wished for."""
    server = call.request.scope.get("server")
    return int(server[1]) if server and server[1] else call.hub.settings.port


async def give_seat(call: Call) -> Response:
    form = await call.read(shapes.SeatBot)
    bot = None if form.bot is None else check_bot(form.bot)
    now = await seating.give_to_bot(await call.room(), call.browser, call.seat, bot)
    return call.reply(GivenSeat(later=not now))


async def think_again(call: Call) -> Response:
    form = await call.read(shapes.ThinkAgain)
    bot = None if form.bot is None else check_bot(form.bot)
    await bots.think_again(await call.room(), call.browser, call.seat, bot)
    return call.reply(DONE)


async def remove(call: Call) -> Response:
    await seating.remove(await call.room(), call.browser, call.seat)
    return call.reply(DONE)


async def reopen(call: Call) -> Response:
    room = await call.room()
    return call.reply(Reopened(await agreeing.reopen(room, call.browser, call.seat)))


async def devices(call: Call) -> Response:
    return call.reply(await seating.devices(await call.room(), call.browser))


async def throw_out(call: Call) -> Response:
    room = await call.room()
    await seating.throw_out(room, call.browser, call.seat, str(call.request.path_params["device"]))
    return call.reply(DONE)


async def rematch(call: Call) -> Response:
    if call.secret is None:
        raise Refused(403, "error-not-at-table")
    address = address_of(call.request)
    if not call.hub.tables.take(address):
        raise Refused(429, "error-too-many")
    return call.reply(Next(await call.hub.rematch(call.table, hash_text(call.secret), address)))


async def resign(call: Call) -> Response:
    form = await call.read(shapes.Resign)
    await agreeing.resign(await call.room(), call.browser, form.seat)
    return call.reply(DONE)


async def agree_end(call: Call) -> Response:
    room = await call.room()
    return call.reply(EndAgreed(await agreeing.agree_end(room, call.browser)))


async def delete(call: Call) -> Response:
    if not (await call.hub.find_table(call.table)).is_host(call.browser):
        raise Refused(403, "error-not-host")
    await call.hub.delete(call.table)
    return call.reply(DONE)
