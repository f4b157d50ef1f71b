"""Lists of tables: the own ones of a browser, and those that everybody may see."""

from __future__ import annotations

import asyncio
from itertools import accumulate

import msgspec
from starlette.responses import Response

from deskovka.core.game import game
from deskovka.core.value import to_json
from deskovka.server.base.limits import LONGEST_LIST
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import ListedSeat, ListedTable
from deskovka.server.messages.words import both, pack_heads
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.kept import Kept
from deskovka.server.tables.wishes import game_ids
from deskovka.server.web.api import Call


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
    return call.reply(msgspec.Raw(await asyncio.to_thread(list_as_json, found, browser)))


def list_as_json(found: list[Kept], browser: str | None) -> bytes:
    """A list as JSON; of very long rows only the first."""
    rows = [msgspec.json.encode(row_of(kept, browser)) for kept in found if kept.game in game_ids()]
    ends = accumulate(len(row) + 1 for row in rows)
    return b"[" + b",".join(row for row, end in zip(rows, ends, strict=True) if end <= LONGEST_LIST) + b"]"


def time_left(kept: Kept, asked: list[int]) -> int | None:
    """How long these still have for an answer."""
    ends = [] if kept.clock is None or kept.ended else [kept.clock.until(seat) for seat in asked]
    return max(0, min(ends) - ticks()) if ends and all(ends) else None


def row_of(kept: Kept, browser: str | None) -> ListedTable:
    """A table in a list."""
    g = game(kept.game)
    points: list[int | None] = [*kept.points] or [None] * len(kept.seats)
    mine = [n for n in kept.seats_of(browser) if not kept.seats[n].bot]
    return ListedTable(
        table=kept.id,
        game=kept.game,
        title=both(g.title),
        options=to_json(g.complete(len(kept.seats), kept.options)),
        packs=pack_heads(kept.packs),
        seats=[ListedSeat(s.name, s.kind, points[s.seat]) for s in kept.seats],
        winners=kept.winners,
        my_turn=not kept.ended and any(n in kept.asked for n in mine),
        asked=[] if kept.ended else kept.asked,
        left=time_left(kept, [n for n in mine if n in kept.asked] or kept.asked),
        over=bool(kept.ended),
        ended=kept.ended or None,
        started=kept.started,
        started_at=kept.started_at,
        moved_at=kept.moved_at,
        public=kept.public,
        host=kept.is_host(browser),
    )
