"""Pictures of tables and games, and what messengers show of a link. Nobody sees more there than a spectator."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from html import escape
from random import Random
from typing import Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from deskovka.core.game import Game, game
from deskovka.core.parts import Patch
from deskovka.core.sight import View
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import Glance
from deskovka.server.messages.words import local
from deskovka.server.processes.workers import Party
from deskovka.server.storage.kept import Kept
from deskovka.server.tables.hub import Hub
from deskovka.server.tables.room import Room
from deskovka.server.tables.wishes import game_ids
from deskovka.server.web.api import Call, address_of
from deskovka.server.web.drawn import FAN, svg

ANSWERS: Final = 60  # by which a game on its cover has begun
COMPANY: Final = 3  # at most, there
KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}
DAY: Final = "public, max-age=86400"


@cache
def cover(id: str) -> list[Patch]:
    """A game that has begun, played by nobody."""
    g = game(id)
    s = g.start(min(COMPANY, max(g.seats)), 1, log=False)
    chance = Random(1)
    for _ in range(ANSWERS):
        for seat in s.to_act()[:1]:
            s.play(seat, s.nth_legal(seat, chance.randrange(s.num_legal(seat))))
    return g.show.sketch(s.view(None)) or FAN


async def glance(call: Call) -> Response:
    """A table at a glance: a picture as a spectator would see it, and how much is played."""
    room = await call.room()
    key = ("glance", *what_is_seen(room))
    found = call.hub.backroom.results.get(key)
    if found is None:
        view = spectators(room)
        found = await call.draw_once(key, lambda: msgspec.json.encode(glance_at(room.g, view)))
    return call.reply_packed(found)


def what_is_seen(room: Room) -> tuple[object, ...]:
    """What a picture of a table depends on; before the game all tables of a game look the same."""
    return (room.kept.game,) if room.referee.state is None else (room.kept.id, room.kept.revision)


def spectators(room: Room) -> View | None:
    """The table as everybody may see it; None before the game, and where its rules have gone."""
    s = room.referee.state
    return None if s is None else s.view(None, room.referee.save_state(s))


def glance_at(g: Game, view: View | None) -> Glance:
    """What a table looks like from afar."""
    done, whole = (view and g.show.progress(view)) or (None, None)
    return Glance(svg(sketch(g, view)), done, whole)


def sketch(g: Game, view: View | None) -> list[Patch]:
    """A picture of a table; before the game, and where that is too dear, one of the game."""
    return (view and g.show.sketch(view)) or cover(g.id)


async def table_picture(request: Request) -> Response:
    """The picture of a table, for messengers."""
    call = Call(request)
    room = await call.room()
    view = spectators(room)
    return call.reply_packed(await preview(call, what_is_seen(room), lambda: sketch(room.g, view)), "image/png")


async def preview(call: Call, of: tuple[object, ...], draw: Callable[[], list[Patch]]) -> bytes:
    """A picture for messengers: a tenth of a second of work, done in another process, once for all who ask."""
    key, backroom = ("preview", *of), call.hub.backroom
    found = backroom.results.get(key)
    if found is not None:
        return found
    if not call.hub.drawings.take(address_of(call.request)):
        raise Refused(429, "error-too-many")

    async def work(party: Party) -> bytes:
        question = {"do": "draw_preview", "patches": await call.beside(draw)}
        made = await backroom.work(party, msgspec.json.encode(question))
        backroom.keep(key, made)
        return made

    return await call.hub.drawn.do(str(key), call.household, work)


async def game_picture(request: Request) -> Response:
    """The picture of a game: as SVG for the page, as PNG for messengers."""
    call = Call(request)
    id, kind = str(request.path_params["id"]), str(request.path_params["kind"])
    if id not in game_ids() or kind not in KINDS:
        raise Refused(404, "error-not-found")
    if kind == "png":
        found = await preview(call, (id,), lambda: cover(id))
    else:
        key = ("cover", id)
        known = call.hub.backroom.results.get(key)
        found = known or await call.draw_once(key, lambda: svg(cover(id)).encode())
    response = call.reply_packed(found, KINDS[kind])
    response.headers["Cache-Control"] = DAY
    return response


# --- what messengers show of a link --------------------------------------------------------------------------


async def tags(request: Request) -> str:
    """The head of a page: of a table whose it is, else of all games."""
    hub: Hub = request.app.state.hub
    base = hub.settings.public_url or f"{request.url.scheme}://{request.headers.get('host', '')}"
    with suppress(Refused, SQLAlchemyError):
        of_table = request.url.path.startswith("/t/")
        id = request.path_params.get("id") if of_table else None  # there is none in /t/ and /t/a/b
        kept = None if id is None else await hub.find_table(str(id))
        if kept is not None and kept.game in game_ids():
            about = {
                "title": title(kept),
                "description": company(kept),
                "image": f"{base}/pictures/t/{kept.id}.png",
            }
            return meta_tags(about)
    motto = local("preview-motto", "cs")
    return meta_tags({"title": "Deskovka", "description": motto, "image": f"{base}/pictures/{game_ids()[0]}.png"})


def title(kept: Kept) -> str:
    """Who invites to what, or what is played."""
    name = game(kept.game).title(kept.lang)
    host = next((seat.name for seat in kept.seats if seat.hosts), "")
    invites = host and not kept.started and any(not seat.taken for seat in kept.seats)
    return local("preview-invites", kept.lang, host=host, game=name) if invites else name


def company(kept: Kept) -> str:
    """Who sits there."""
    names = ", ".join(seat.name for seat in kept.seats if seat.taken)
    return local("preview-company", kept.lang, count=len(kept.seats), names=names)


def meta_tags(about: dict[str, str]) -> str:
    """The tags that messengers read."""
    found = [f'<meta property="og:{name}" content="{escape(words)}" />' for name, words in about.items()]
    return "".join(['<meta property="og:site_name" content="Deskovka" />', *found])
