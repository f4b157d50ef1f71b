"""Looking back over HTTP: replays, records to keep and to open, going on from a moment of a finished game."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response

from deskovka.core.game import Game
from deskovka.server import shapes
from deskovka.server.api import Call, address_of
from deskovka.server.history import rows_of
from deskovka.server.hub import new_table, wished_clock
from deskovka.server.kept import Kept, Origin, Seat
from deskovka.server.keys import hashed, new_table_id
from deskovka.server.limits import LONGEST_RECORD
from deskovka.server.refused import Refused
from deskovka.server.replay import eyes_for
from deskovka.server.wire import Data

LONGEST_SEED: Final = 64  # digits that a column of the database holds


# --- replays -----------------------------------------------------------------------------------------------


async def show_replay(call: Call) -> Response:
    """A game moment by moment."""
    kept = await call.hub.kept(call.table)
    if not kept.started:
        raise Refused(409, "error-not-started")
    eyes = eyes_for(kept, call.browser, call.request.query_params.get("eyes"))
    g = await call.hub.game_of(kept)

    def find() -> Data:
        with call.hub.store.reading():
            now = call.hub.store.find(kept.id) or kept  # the moves below are read at the same moment
            rows = rows_of(call.hub.store, now)
            return {"rows": rows, "about": about(now, call.hub.store.origin(kept.id))}

    key = (kept.id, kept.turn, bool(kept.ended), eyes.name)
    room = call.hub.backroom
    found = room.kept.get(key)
    if found is None:
        question = {"do": "show_replay", "seat": eyes.seat, "truth": eyes.truth, **named(g)}
        question.update(await asyncio.to_thread(find))
        found = await room.packed(call.request, address_of(call.request), question, key)
    return await call.unpacked(found)


def named(g: Game) -> Data:
    """A game as another process finds it."""
    return {"game": g.id, "packs": g.packs}


def about(kept: Kept, origin: Origin | None) -> Data:
    """Where the game comes from, and the proof that its shuffles were fixed before."""
    proof = None
    if kept.ended and kept.promise:
        proof = {"seed": str(kept.seed), "salt": str(kept.salt), "commit": kept.promise}
    source = None
    if origin is not None:
        source = {"table": origin.source or None, "move": origin.move}
    started = None if origin is not None and not origin.source else kept.started_at
    return {"commit": kept.promise, "proof": proof, "origin": source, "started_at": started}


async def show_record(call: Call) -> Response:
    """The saved game of a finished table, for `deskovka verify` and `deskovka replay`."""
    kept = await call.hub.kept(call.table)
    if not kept.ended:
        raise Refused(403, "error-running")
    g = await call.hub.game_of(kept)
    words = await record_of(call, kept, g)
    head = {
        "Content-Disposition": f'attachment; filename="{kept.game}-{kept.id}.jsonl"',
        "Cache-Control": "no-store",
    }
    return Response(words, media_type="application/x-ndjson", headers=head)


async def record_of(call: Call, kept: Kept, g: Game) -> str:
    """The text of a table's record; one that came from a file is that file."""
    rows = await asyncio.to_thread(rows_of, call.hub.store, kept)
    if rows["origin"] is not None and not rows["origin"]["source"] and not rows["moves"]:
        return str(rows["origin"]["record"])
    question = {"do": "show_record", "rows": rows, **named(g)}
    return str(await call.hub.backroom.ask(call.request, address_of(call.request), question))


# --- records from files ------------------------------------------------------------------------------------


async def open_record(call: Call) -> Response:
    """A record from a file becomes a finished table, if every answer in it is allowed and it ends as it says."""
    if not call.hub.tables.take(address_of(call.request)):
        raise Refused(429, "error-too-many")
    form = await call.read(shapes.OpenRecord, LONGEST_RECORD, "error-record-long")
    browser = hashed(await call.introduce())
    question = {"do": "open_record", "record": form.record, "lang": form.lang}
    found = await call.hub.backroom.ask(call.request, address_of(call.request), question)
    kept, origin = finished_table(found, form.lang, browser)
    store = call.hub.store
    await store.later(store.create_finished, kept, origin, found["snapshot"], found["told"])
    return call.reply({"table": kept.id})


def finished_table(found: Data, lang: str, browser: str) -> tuple[Kept, Origin]:
    """A table whose game is over, as the historian found it in a file."""
    seats = [Seat(n, name, False) for n, name in enumerate(found["names"])]
    fits = found["salt"] is not None and max(len(found["seed"]), len(found["salt"])) <= LONGEST_SEED
    seed, salt = (int(found["seed"]), int(found["salt"])) if fits else (0, -1)
    what = {name: found[name] for name in ("game", "version", "content", "options", "packs")}
    whose: Data = {"lang": lang, "public": False, "host": browser, "seats": seats}
    kept = Kept(id=new_table_id(), seed=seed, salt=salt, **what, **whose)
    kept.started, kept.ended, kept.turn = True, "played" if found["over"] else "opened", 1
    kept.events, kept.points, kept.winners = len(found["told"]), found["points"], found["winners"]
    kept.questions = [1] * len(seats)
    return kept, Origin("", found["moves"], found["record"])


# --- going on ----------------------------------------------------------------------------------------------


async def go_on(call: Call) -> Response:
    """A new table that starts from a moment of a finished game."""
    if not call.hub.tables.take(address_of(call.request)):
        raise Refused(429, "error-too-many")
    form = await call.read(shapes.GoOn)
    old = await call.hub.kept(call.table)
    if not old.ended:
        raise Refused(409, "error-still-running")
    if len(form.seats) != len(old.seats):
        raise Refused(400, "error-same-seats", seats=len(old.seats))
    g = await call.hub.game_of(old)
    browser = await call.introduce()
    seats = call.hub.company(form.seats, form.lang, hashed(browser))
    rows = await asyncio.to_thread(rows_of, call.hub.store, old)
    question = {"do": "position", "move": form.move, "rows": rows, **named(g)}
    base = await call.hub.backroom.ask(call.request, address_of(call.request), question)
    kept = new_table(g, base["options"], form.lang, form.public, hashed(browser), seats)
    kept.clock = wished_clock(form.clock, len(seats))
    tokens = await call.hub.invite(kept, browser, Origin(old.id, form.move, base["record"]))
    return call.reply({"table": kept.id, "seats": [{"seat": n, "token": token} for n, token in enumerate(tokens)]})
