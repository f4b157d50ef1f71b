"""Looking back over HTTP: replays, records to keep and to open, going on from a moment of a finished game."""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.responses import Response

from deskovka.core import record
from deskovka.core.game import games
from deskovka.core.pack import Pack, PackProblem
from deskovka.core.record import BadRecord, Record
from deskovka.core.state import State
from deskovka.core.value import canonical, to_json
from deskovka.server import packs, shapes
from deskovka.server.api import Call, address_of
from deskovka.server.history import history, until
from deskovka.server.hub import Hub, new_table, wished_clock
from deskovka.server.kept import Kept, Origin, Seat
from deskovka.server.keys import hashed
from deskovka.server.limits import LONGEST_NAME, LONGEST_RECORD, plain
from deskovka.server.refused import Refused
from deskovka.server.replay import eyes_for, replay
from deskovka.server.wire import Data
from deskovka.server.words import both, seat_name

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
            past, times = history(call.hub.store, now, g)
            origin = call.hub.store.origin(kept.id)
        return {**replay(past, times, eyes), **about(now, origin)}

    async with call.hub.replays:
        return call.reply(await asyncio.to_thread(find))


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
    past, _ = await asyncio.to_thread(history, call.hub.store, kept, g)
    words = await asyncio.to_thread(past.text)
    head = {
        "Content-Disposition": f'attachment; filename="{kept.game}-{kept.id}.jsonl"',
        "Cache-Control": "no-store",
    }
    return Response(words, media_type="application/x-ndjson", headers=head)


# --- records from files ------------------------------------------------------------------------------------


async def open_record(call: Call) -> Response:
    """A record from a file becomes a finished table, if every answer in it is allowed and it ends as it says."""
    if not call.hub.tables.take(address_of(call.request)):
        raise Refused(429, "error-too-many")
    form = await call.read(shapes.OpenRecord, LONGEST_RECORD, "error-record-long")
    browser = hashed(await call.introduce())

    def keep() -> str:
        past, s = checked(form.record)
        kept, origin = finished_table(past, s, form.lang, browser)
        told = [canonical(to_json(event)) for event in s.log or []]
        call.hub.store.create_finished(kept, origin, canonical(s.save(with_log=False)), told)
        return kept.id

    async with call.hub.replays:
        return call.reply({"table": await asyncio.to_thread(keep)})


def checked(text: str) -> tuple[Record, State]:
    """A record that replays strictly, and its last state; Refused with one sentence if it does not."""
    try:
        past = record.parse(text.removeprefix("\ufeff"), usable_packs())
        return past, past.replay()
    except BadRecord as problem:
        raise said(problem) from problem


def usable_packs() -> list[str]:
    """All packs that lie here, but for broken ones."""
    found = []
    for path in [path for id in games() for path in packs.shelf(id).values()]:
        try:
            found.append(str(Pack(path).path))
        except PackProblem:
            continue
    return found


def said(problem: BadRecord) -> Refused:
    """What is wrong with a record, in words for the page."""
    if problem.key == "packs":
        return Refused(400, "error-record-packs", packs=str(problem.words["packs"])[:400])
    refused = Refused(400, "error-record")
    refused.say = both(problem.say)
    return refused


def finished_table(past: Record, s: State, lang: str, browser: str) -> tuple[Kept, Origin]:
    """The table that shows a record; nobody sits there, and whoever opened it is its host."""
    g = past.game
    names = [plain(name)[:LONGEST_NAME] for name in past.names[: past.seats]] + [""] * past.seats
    seats = [Seat(n, names[n] or seat_name(n, lang), False) for n in range(past.seats)]
    named = Record(g, past.seats, past.seed, past.options, [seat.name for seat in seats], past.moves)
    named.salt, named.deals = past.salt, past.deals
    kept = new_table(g, dict(past.options), lang, False, browser, seats)
    _, seed, salt = past.deals[-1] if past.deals else (0, past.seed, past.salt)
    fits = salt is not None and max(len(str(seed)), len(str(salt))) <= LONGEST_SEED
    kept.seed, kept.salt = (seed, salt or 0) if fits else (0, -1)
    kept.started, kept.ended, kept.turn = True, "opened" if s.to_act() else "played", 1
    kept.events, kept.points, kept.winners = len(s.log or []), list(s.score().points), list(s.score().winners)
    kept.questions = [1] * past.seats
    return kept, Origin("", len(past.moves), named.text())


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
    async with call.hub.replays:
        base = await asyncio.to_thread(position, call.hub, old, form.move)
    kept = new_table(g, dict(base.options), form.lang, form.public, hashed(browser), seats)
    kept.clock = wished_clock(form.clock, len(seats))
    tokens = await call.hub.invite(kept, browser, Origin(old.id, form.move, await asyncio.to_thread(base.text)))
    return call.reply({"table": kept.id, "seats": [{"seat": n, "token": token} for n, token in enumerate(tokens)]})


def position(hub: Hub, old: Kept, move: int) -> Record:
    """The record up to a moment at which somebody is asked."""
    past, _ = history(hub.store, old, packs.game_of(old))
    if not 0 <= move <= len(past.moves):
        raise Refused(400, "error-no-moment", most=len(past.moves))
    found = until(past, move)
    if not found.replay().to_act():
        raise Refused(409, "error-nothing-left")
    return found
