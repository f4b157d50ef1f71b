"""Lists of tables: the own ones of a browser, and those that everybody may see."""

from __future__ import annotations

import asyncio
from itertools import accumulate

import msgspec
from starlette.responses import Response

from deskovka.core.game import game
from deskovka.server.api import Call
from deskovka.server.kept import Kept
from deskovka.server.limits import LONGEST_LIST
from deskovka.server.refused import Refused
from deskovka.server.wire import Data
from deskovka.server.wishes import known_games
from deskovka.server.words import both


async def my_tables(call: Call) -> Response:
    store = call.hub.store
    public = call.request.query_params.get("public")
    if public not in (None, "1"):
        raise Refused(400, "error-bad-json", why="public")
    if public:
        found = await asyncio.to_thread(store.public_tables)
    elif call.browser is None:
        found = []
    else:
        found = await asyncio.to_thread(store.tables_of, call.browser)
        call.renewed = bool(found)
    browser = call.browser
    return call.reply(msgspec.Raw(await asyncio.to_thread(all_listed, found, browser)))


def all_listed(found: list[Kept], browser: str | None) -> bytes:
    """A list as JSON; of very long rows only the first."""
    rows = [msgspec.json.encode(listed(kept, browser)) for kept in found if kept.game in known_games()]
    ends = accumulate(len(row) + 1 for row in rows)
    return b"[" + b",".join(row for row, end in zip(rows, ends, strict=True) if end <= LONGEST_LIST) + b"]"


def listed(kept: Kept, browser: str | None) -> Data:
    """A table in a list."""
    g = game(kept.game)
    points: list[int | None] = [*kept.points] or [None] * len(kept.seats)
    mine = [n for n in kept.seats_of(browser) if not kept.seats[n].bot]
    return {
        "table": kept.id,
        "game": kept.game,
        "title": both(g.title),
        "options": g.complete(len(kept.seats), kept.options),
        "packs": kept.packs,
        "seats": [{"name": s.name, "kind": s.kind, "points": points[s.seat]} for s in kept.seats],
        "winners": kept.winners,
        "my_turn": not kept.ended and any(n in kept.asked for n in mine),
        "over": bool(kept.ended),
        "ended": kept.ended or None,
        "started": kept.started,
        "started_at": kept.started_at,
        "moved_at": kept.moved_at,
        "public": kept.public,
        "host": kept.is_host(browser),
    }
