"""An answer of a finished game given once more: what could be answered, and what another answer is worth."""

from __future__ import annotations

from typing import Final

import msgspec

from deskovka.core.chance import Chance
from deskovka.core.record import Record
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import to_json
from deskovka.server.messages import frames, shapes
from deskovka.server.messages.book import book_of, fill, quote
from deskovka.server.messages.refused import Refused
from deskovka.server.storage.history import until
from deskovka.teach.calibration import SLOPES, USUAL, Slope
from deskovka.teach.comparing import compare
from deskovka.teach.judge import Judge
from deskovka.teach.measures import half_interval, mean_of
from deskovka.teach.work import derive_seed

WORLDS: Final = 60  # imagined for an answer that the analysis has not compared
CLOSE: Final = 0.04  # of a chance: an answer that is worse by no more counts as right


class Again(shapes.Reply):
    """Whose answer it was, to what, and all that could have been answered."""

    seat: int
    ask: shapes.Both
    moves: list[frames.Choice]


class Tried(shapes.Reply):
    """The chance to win with another answer, and how much worse it is than the best one."""

    chance: float
    loss: float
    half: float
    right: bool


def before(past: Record, number: int) -> tuple[State, int]:
    """What lay on the table before an answer, and who gave it."""
    if not 1 <= number <= len(past.moves):
        raise Refused(400, "error-no-moment", most=len(past.moves))
    return until(past, number - 1).replay(), past.moves[number - 1][0]


def ask_again(past: Record, number: int) -> Again:
    """What the seat was asked, and all its choices."""
    s, seat = before(past, number)
    book = book_of(past.game, to_json(past.game.complete(past.seats, past.options)))
    names = [quote(name) for name in past.names]
    moves = [msgspec.json.decode(fill(book.choice(m), names), type=frames.Choice) for m in s.legal(seat)]
    step = s.view(seat).agenda[-1][0]
    return Again(seat, msgspec.json.decode(fill(book.question(step), names)), moves)


def try_again(past: Record, number: int, best: int, tried: int) -> Tried:
    """Compare an answer with the best one, by what the seat could know."""
    s, seat = before(past, number)
    moves = [legal_move(s, seat, id) for id in (best, tried)]
    slope = SLOPES.get(past.game.id) or Slope(*USUAL)
    judge = Judge(past.game, slope.at(number / len(past.moves)))
    chance = Chance(derive_seed(0, "again", number, WORLDS))
    root = past.game.imagine(s.view(seat), chance.word())
    found = compare(judge, root, seat, moves, WORLDS, chance)
    losses = [one[seat] - other[seat] for one, other in zip(*found.wins, strict=True)]
    loss = max(0.0, mean_of(losses))
    return Tried(found.chance(1, seat), loss, half_interval(losses), loss <= CLOSE)


def legal_move(s: State, seat: int, id: int) -> Move:
    """The move of this number, if it is allowed."""
    for m in s.legal(seat):
        if m.id == id:
            return m
    raise Refused(400, "error-not-allowed-then")
