"""Lists of tables: the own ones of a browser, and those that everybody may see."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from threading import Lock
from typing import Final

import msgspec
from starlette.responses import Response

from deskovka.core.game import game
from deskovka.core.value import to_json
from deskovka.server.base.limits import LISTS_REMEMBERED, LONGEST_LIST
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import ListedSeat, ListedTable
from deskovka.server.messages.words import both, pack_heads
from deskovka.server.storage.clock import ticks
from deskovka.server.storage.kept import Kept
from deskovka.server.storage.store import Head, Store
from deskovka.server.tables.wishes import game_ids
from deskovka.server.web.api import Call

FRESH: Final = 1.0  # seconds for which a list is not made anew while its tables stay as they are


MADE: Final = Lock()
KNOWN: Final[OrderedDict[tuple[str | None, bool], Listed]] = OrderedDict()


@dataclass
class Listed:
    """A list as it was made."""

    heads: list[Head]
    at: float
    body: bytes


async def my_tables(call: Call) -> Response:
    """Whoever has two hundred tables, and asks for them again and again, waits in an own line."""
    public = call.request.query_params.get("public")
    if public not in (None, "1"):
        raise Refused(400, "error-bad-json", why="public")
    browser = call.browser
    found = await call.look_up(lambda: list_of(call.hub.store, browser, bool(public)))
    call.renewed = not public and bool(found.heads)
    return call.reply(msgspec.Raw(found.body))


def list_of(store: Store, browser: str | None, public: bool) -> Listed:
    """A list; if it was made a moment ago, and none of its tables has changed since, as it was then."""
    heads = store.public_heads() if public else [] if browser is None else store.heads_of(browser)
    with MADE:
        found = KNOWN.get((browser, public))
    if found is None or found.heads != heads or time.monotonic() - found.at > FRESH:
        helped = store.helped_seats([id for id, _ in heads])
        found = Listed(heads, time.monotonic(), list_as_json(store.tables(heads), browser, helped))
        with MADE:
            KNOWN[browser, public] = found
            KNOWN.move_to_end((browser, public))
            if len(KNOWN) > LISTS_REMEMBERED:
                KNOWN.popitem(last=False)
    return found


def list_as_json(found: list[Kept], browser: str | None, helped: Mapping[str, list[int]]) -> bytes:
    """A list as JSON; of very long rows only the first."""
    rows = [
        msgspec.json.encode(row_of(kept, browser, helped.get(kept.id, [])))
        for kept in found
        if kept.game in game_ids()
    ]
    ends = accumulate(len(row) + 1 for row in rows)
    return b"[" + b",".join(row for row, end in zip(rows, ends, strict=True) if end <= LONGEST_LIST) + b"]"


def time_left(kept: Kept, asked: list[int]) -> int | None:
    """How long these still have for an answer."""
    ends = [] if kept.clock is None or kept.ended else [kept.clock.until(seat) for seat in asked]
    return max(0, min(ends) - ticks()) if ends and all(ends) else None


def row_of(kept: Kept, browser: str | None, helped: list[int]) -> ListedTable:
    """A table in a list; which seats took help is told when its game is over."""
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
        helped=helped if kept.ended else [],
    )
