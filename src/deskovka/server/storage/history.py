"""The whole past of a table as a record, also where its game began at another table or in a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from deskovka.core import record
from deskovka.core.game import Game
from deskovka.core.record import BadRecord, Record
from deskovka.core.sight import hide_event
from deskovka.core.state import State
from deskovka.core.step import Event
from deskovka.core.value import Malformed, from_json
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.storage.kept import Kept, Origin

if TYPE_CHECKING:  # whoever replays has no database
    from deskovka.server.storage.store import Store

Times = list[int | None]  # of each answer, in milliseconds since 1970; None: before it came to this table


def first_state(g: Game, kept: Kept, origin: Origin | None) -> State:
    """What everybody finds when the game at this table begins, and in its log what was told before.

    A game that goes on is dealt anew: the seed of the old one is known, so whatever nobody could see, and chance,
    come from the seed that this table has promised. Its log is what a spectator has heard.
    """
    if origin is None:
        return g.start(len(kept.seats), kept.seed, kept.options)
    return go_on(g, origin.record, kept.seed, kept.version)


def go_on(g: Game, text: str, seed: int, version: int) -> State:
    """The end of a record, dealt anew."""
    try:
        old = record.parse(text, g.packs).replay()
    except BadRecord as problem:
        raise Refused(409, "error-old-table", version=version) from problem
    s = old.resample(None, seed)
    s.log = [hide_event(event, None) for event in old.log or []]
    return s


def has_rules_of(g: Game, kept: Kept) -> bool:
    """Is this the very game that a table was played by?"""
    return (g.version, g.content) == (kept.version, kept.content)


def times_of(store: Store, kept: Kept, origin: Origin | None) -> Times:
    """When each answer was given."""
    before: Times = [] if origin is None else [None] * origin.move
    return before + [at for _, _, at in store.all_moves(kept.id)]


def readable(told: Sequence[str]) -> list[Event]:
    """The stored events that are still known."""
    found = []
    for words in told:
        with suppress(Malformed):
            found.append(from_json(json.loads(words)))
    return found


def rows_of(store: Store, kept: Kept) -> Data:
    """All that the record of a table is made of, as plain data for another process."""
    origin = store.origin(kept.id)
    return {
        **{name: getattr(kept, name) for name in ("version", "content", "options", "names")},
        "bots": ["" if seat.person else seat.bot for seat in kept.seats],
        "seats": len(kept.seats),
        "seed": str(kept.seed),
        "salt": str(kept.salt),
        "moves": store.all_moves(kept.id),
        "origin": None if origin is None else vars(origin),
    }


def history(store: Store, kept: Kept, g: Game) -> tuple[Record, Times]:
    """The table's record, and when each answer was given; Refused where the rules have changed since."""
    return record_of(rows_of(store, kept), g)


def record_of(rows: Data, g: Game) -> tuple[Record, Times]:
    """The record made of a table's rows; Refused where the rules have changed since."""
    if (rows["version"], rows["content"]) != (g.version, g.content):
        raise Refused(409, "error-old-table", version=rows["version"])
    try:
        answers = [(seat, from_json(json.loads(move)), at) for seat, move, at in rows["moves"]]
        origin = None if rows["origin"] is None else Origin(**rows["origin"])
        base = None if origin is None else record.parse(origin.record, g.packs)
    except (BadRecord, Malformed) as problem:
        raise Refused(409, "error-old-table", version=rows["version"]) from problem
    moves = [(seat, move) for seat, move, _ in answers]
    times: Times = [at for _, _, at in answers]
    seats, seed, salt = rows["seats"], int(rows["seed"]), int(rows["salt"])
    names, bots = tuple(rows["names"]), tuple(rows["bots"])
    if base is None or origin is None:
        options = dict(g.complete(seats, rows["options"]))
        return Record(g, seats, seed, options, names, moves, None, salt, (), bots), times
    deals = list(base.deals)
    if origin.source:
        deals.append((len(base.moves), seed, salt))
    before: Times = [None] * len(base.moves)
    whole = [*base.moves, *moves]
    past = Record(g, base.seats, base.seed, base.options, names, whole, None, base.salt, deals, bots)
    return past, before + times


def until(past: Record, moves: int) -> Record:
    """The record as it was after a number of answers, before anything was dealt anew at that very moment."""
    deals = [deal for deal in past.deals if deal[0] < moves]
    start = past.game, past.seats, past.seed, past.options, past.names
    return Record(*start, past.moves[:moves], None, past.salt, deals, past.bots)
