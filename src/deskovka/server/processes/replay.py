"""A game moment by moment, as one pair of eyes was allowed to see it; after its end also as it really was."""

from __future__ import annotations

from typing import Literal

import msgspec

from deskovka.archive import Eyes, archive_of, read
from deskovka.archive.making import SPECTATOR, TRUTH
from deskovka.core.record import Record
from deskovka.core.value import to_json
from deskovka.server.messages import frames, shapes
from deskovka.server.messages.book import book_of
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.wire import Data
from deskovka.server.storage.history import Times
from deskovka.server.storage.kept import Kept

# rules: those that it was played by are here, so that it can go on; kept: as it was shown when it ended, by other
# rules than those here; recorded: as a file says, by other rules than those here, and nobody has tried it
Basis = Literal["rules", "kept", "recorded"]


class Moment(shapes.Reply):
    """After an answer (the first: before all of them): what changed in the view, what was told, the points."""

    seat: int | None
    at: int | None
    view: shapes.Fields
    log: list[frames.Line]
    score: frames.Points


class TallyValue(shapes.Reply):
    title: shapes.Both
    counts: list[int]


class Tally(shapes.Reply):
    """How often something happened to each seat, and to nobody in particular."""

    title: shapes.Both
    counts: list[int]
    nobody: int
    values: list[TallyValue]


class Source(shapes.Reply):
    """Where a table's game comes from: another table (None: a file), and after how many answers."""

    table: str | None
    move: int


class Looked(shapes.Reply):
    """A game as these eyes saw it: `truth`, `spectator` or the number of a seat. All of it is kept at its end."""

    eyes: str
    seat: int | None
    view: frames.View
    moments: list[Moment]
    tallies: list[Tally]
    title: shapes.Both
    sources: dict[str, shapes.Both]


class Replay(Looked):
    """The same with what its table says of it."""

    basis: Basis
    started_at: int | None
    commit: str
    proof: frames.Proof | None
    origin: Source | None


def eyes_for(kept: Kept, browser: str | None, wish: str | None) -> Eyes:
    """The eyes that somebody wishes for; while the game runs, only the own ones or a spectator's."""
    mine = kept.seats_of(browser)
    if wish is None:
        return Eyes(None, True) if kept.ended else Eyes(mine[0] if len(mine) == 1 else None)
    if wish == SPECTATOR:
        return Eyes(None)
    if wish == TRUTH:
        if not kept.ended:
            raise Refused(403, "error-truth-later")
        return Eyes(None, True)
    if not wish.isascii() or not wish.isdecimal() or len(wish) > 3 or int(wish) >= len(kept.seats):
        raise Refused(404, "error-no-seat")
    if not kept.ended and int(wish) not in mine:
        raise Refused(403, "error-not-yours")
    return Eyes(int(wish))


def replay(past: Record, times: Times, eyes: Eyes) -> Data:
    """The whole game for these eyes, by the rules that it was played by."""
    book = book_of(past.game, to_json(past.game.complete(past.seats, past.options)))
    kept = archive_of(past, [eyes], lambda event: msgspec.json.decode(book.line(event)))
    return read(kept, eyes.name, past.names, times)
