"""Looking back over HTTP: replays, records to keep and to open, going on from a moment of a finished game."""

from __future__ import annotations

import gzip

from starlette.responses import Response

from deskovka.archive import Eyes
from deskovka.archive.claims import to_lines
from deskovka.core.game import Game
from deskovka.server.base.limits import LONGEST_RECORD, LONGEST_SEED
from deskovka.server.messages import shapes
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.processes.archivist import game_data
from deskovka.server.processes.replay import Basis, eyes_for
from deskovka.server.storage.history import has_rules_of, rows_of, times_of
from deskovka.server.storage.kept import Archived, Kept, Origin, Seat
from deskovka.server.storage.keys import hash_text, new_table_id
from deskovka.server.tables.wishes import company, make_clock, new_table
from deskovka.server.web.api import Call, address_of, invitations

# --- replays -----------------------------------------------------------------------------------------------


async def show_replay(call: Call) -> Response:
    """A game moment by moment."""
    kept = await call.hub.find_table(call.table)
    if not kept.started:
        raise Refused(409, "error-not-started")
    eyes = eyes_for(kept, call.browser, call.request.query_params.get("eyes"))
    key = (kept.id, kept.revision, bool(kept.ended), eyes.name)
    found = call.hub.backroom.results.get(key)
    if found is None:
        question = await (
            question_after_end(call, kept, eyes) if kept.ended else question_while_running(call, kept, eyes)
        )
        found = await call.hub.backroom.ask_packed(call.request, call.household, question, key)
    return call.reply_packed(found)


async def question_while_running(call: Call, kept: Kept, eyes: Eyes) -> Data:
    """What the process that looks back is asked about a running game."""
    g = await call.hub.game_of(kept, call.household)
    store = call.hub.store

    def find() -> Data:
        with store.reading():
            now = store.find(kept.id) or kept  # the moves below are read at the same moment
            return {"rows": rows_of(store, now), "about": about(now, store.origin(kept.id), "rules")}

    return {"do": "show_replay", "seat": eyes.seat, **game_data(g), **await call.look_up(find)}


async def question_after_end(call: Call, kept: Kept, eyes: Eyes) -> Data:
    """What the process that looks back is asked about a finished game."""
    archived = await whole_archive(call, kept)
    if not archived.shown:
        raise Refused(409, "error-too-long-kept")
    rules = archived.tried and await call.hub.has_rules_of(kept, call.household)
    basis: Basis = "recorded" if not archived.tried else "rules" if rules else "kept"
    store = call.hub.store

    def find() -> Data:
        with store.reading():
            origin = store.origin(kept.id)
            return {"times": times_of(store, kept, origin), "about": about(kept, origin, basis)}

    what = {"do": "show_kept", "shown": archived.shown, "eyes": eyes.name, "names": kept.names}
    return {**what, **await call.look_up(find)}


async def whole_archive(call: Call, kept: Kept) -> Archived:
    """The archive of a finished game, if more than its end was kept."""
    archived = await call.hub.archivist.find(kept, call.household)
    if not archived.record:
        raise Refused(409, "error-not-kept", version=kept.version)
    return archived


def about(kept: Kept, origin: Origin | None, basis: Basis) -> Data:
    """Where the game comes from, what its replay rests on, and the proof that its shuffles were fixed before."""
    proof = None
    if kept.ended and kept.promise:
        proof = {"seed": str(kept.seed), "salt": str(kept.salt), "commit": kept.promise}
    source = None
    if origin is not None:
        source = {"table": origin.source or None, "move": origin.move}
    started = None if origin is not None and not origin.source else kept.started_at
    return {"basis": basis, "commit": kept.promise, "proof": proof, "origin": source, "started_at": started}


async def show_record(call: Call) -> Response:
    """The saved game of a finished table, for `deskovka verify` and `deskovka replay`."""
    kept = await call.hub.find_table(call.table)
    if not kept.ended:
        raise Refused(403, "error-running")
    key = ("record", kept.id)
    found = call.hub.backroom.results.get(key)
    if found is None:
        if not await call.look_up(lambda: call.hub.store.has_archive(kept.id)):
            await call.hub.archivist.make(kept, call.household)  # in the line of any who ask
        found = await call.hub.drawn.do(str(key), call.household, lambda _: packed_record(call, kept, key))
    response = call.reply_packed(found, "application/x-ndjson")
    response.headers["Content-Disposition"] = f'attachment; filename="{kept.game}-{kept.id}.jsonl"'
    return response


async def packed_record(call: Call, kept: Kept, key: tuple[object, ...]) -> bytes:
    """A record, packed and remembered; somebody may have been faster."""
    found = call.hub.backroom.results.get(key)
    if found is None:
        archived = await whole_archive(call, kept)
        found = await call.look_up(lambda: pack_record(archived.record + to_lines(archived.shown)))
        call.hub.backroom.keep(key, found)
    return found


def pack_record(words: str) -> bytes:
    """A record, packed once for everybody who may want it."""
    return gzip.compress(words.encode(), 6)


# --- records from files ------------------------------------------------------------------------------------


async def open_record(call: Call) -> Response:
    """A record from a file becomes a finished table, if every answer in it is allowed and it ends as it says.

    One that was played by other rules than those here can only be shown as it says, if it brings its archive.
    """
    if not call.hub.tables.take(address_of(call.request)):
        raise Refused(429, "error-too-many")
    form = await call.read(shapes.OpenRecord, LONGEST_RECORD, "error-record-long")
    browser = hash_text(await call.introduce())
    question = {"do": "open_record", "record": form.record, "lang": form.lang}
    found = await call.hub.backroom.ask(call.request, call.household, question)
    kept, origin = finished_table(found, form.lang, browser, call.household)
    store = call.hub.store
    mine = await call.look_up(lambda: store.tables(store.heads_of(browser)))
    known = next((old for old in mine if is_same_game(old, kept)), None)
    if known is not None:
        return call.reply(shapes.Next(known.id))
    archived = Archived(origin.record, found["shown"], found["tried"])
    await store.later(store.create_finished, kept, origin, archived, found["snapshot"], found["told"])
    return call.reply(shapes.Next(kept.id))


def finished_table(found: Data, lang: shapes.Lang, browser: str, household: str) -> tuple[Kept, Origin]:
    """A table whose game is over, as the historian found it in a file."""
    bots = found["bots"] or [""] * len(found["names"])
    seats = [Seat(n, name, False, bot) for n, (name, bot) in enumerate(zip(found["names"], bots, strict=True))]
    fits = found["salt"] is not None and max(len(found["seed"]), len(found["salt"])) <= LONGEST_SEED
    seed, salt = (int(found["seed"]), int(found["salt"])) if fits else (0, -1)
    kept = Kept(
        id=new_table_id(),
        **{name: found[name] for name in ("game", "version", "content", "options", "packs", "points", "winners")},
        seed=seed,
        salt=salt,
        lang=lang,
        public=False,
        host=browser,
        household=household,
        seats=seats,
        started=True,
        ended="played" if found["over"] else "opened",
        revision=1,
        event_count=len(found["told"]),
        questions=[1] * len(seats),
    )
    return kept, Origin("", found["moves"], found["record"])


def is_same_game(old: Kept, new: Kept) -> bool:
    """Is a record of a table that its owner has already? No two games share seed and salt."""
    one, other = [(k.game, k.version, k.content, k.seed, k.salt, k.names, k.points) for k in (old, new)]
    return bool(old.ended) and new.salt >= 0 and one == other


# --- going on ----------------------------------------------------------------------------------------------


async def go_on(call: Call) -> Response:
    """A new table that starts from a moment of a finished game."""
    address = address_of(call.request)
    if not call.hub.tables.take(address):
        raise Refused(429, "error-too-many")
    form = await call.read(shapes.GoOn)
    old = await call.hub.find_table(call.table)
    if not old.ended:
        raise Refused(409, "error-still-running")
    if len(form.seats) != len(old.seats):
        raise Refused(400, "error-same-seats", seats=len(old.seats))
    g = await call.hub.game_of(old, call.household)
    if not has_rules_of(g, old):
        raise other_rules(g, old)
    browser = await call.introduce()
    seats = company(form.seats, form.lang, hash_text(browser))
    rows = await call.look_up(lambda: rows_of(call.hub.store, old))
    question = {"do": "position", "move": form.move, "rows": rows, **game_data(g)}
    base = await call.hub.backroom.ask(call.request, call.household, question)
    clock = make_clock(form.clock, len(seats))
    kept = new_table(g, base["options"], form.lang, form.public, hash_text(browser), seats, clock)
    tokens = await call.hub.invite(kept, browser, address, Origin(old.id, form.move, base["record"]))
    return call.reply(invitations(kept.id, tokens))


def other_rules(g: Game, old: Kept) -> Refused:
    """Only the rules that a game was played by can go on with it."""
    if g.version == old.version:
        return Refused(409, "error-other-content")
    return Refused(409, "error-other-rules", theirs=old.version, ours=g.version)
