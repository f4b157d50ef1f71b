"""One match, played from its JSON text to its line: what every process of a run does."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from deskovka.bots import make, safe_choose
from deskovka.core.game import Game, game
from deskovka.core.pack import PackProblem
from deskovka.core.record import Record
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.lab.lines import to_line
from deskovka.lab.plan import derived


class PacksChanged(RuntimeError):
    """A pack is no longer what it was when the run began."""


@cache
def the_game(id: str, packs: tuple[str, ...], content: str) -> Game:
    """The game of a run, read once in each process."""
    try:
        g = game(id, packs)
    except PackProblem as problem:
        raise PacksChanged from problem
    if g.content != content:
        raise PacksChanged
    return g


def play(job: str) -> str:
    """Play a job of a Plan; returns the line of the finished game."""
    match = json.loads(job)
    s, moves, problems = play_out(match, log=False)
    record = Record(s.game, s.seats, s.seed, dict(s.options), match["bots"], moves)
    return to_line(match["number"], record, s.score(), problems)


def play_out(match: dict[str, Any], log: bool) -> tuple[State, list[tuple[int, Move]], list[tuple[int, str]]]:
    """The end of a match (or where patience ends), its moves, and what its bots did wrong."""
    g = the_game(match["game"], tuple(match["packs"]), match["content"])
    number, seed = match["number"], int(match["seed"])
    bots = [make(spec, g, derived("bot", seed, number, seat)) for seat, spec in enumerate(match["bots"])]
    s = g.start(match["seats"], seed, match["options"], log)
    moves: list[tuple[int, Move]] = []
    problems: list[tuple[int, str]] = []
    longest = g.hints.longest(s.seats)
    while s.to_act() and len(moves) < longest:
        seat = s.to_act()[0]
        move, problem = safe_choose(bots[seat], s.view(seat))
        if problem is not None:
            problems.append((seat, problem))
        s.play(seat, move)
        moves.append((seat, move))
    return s, moves, problems
