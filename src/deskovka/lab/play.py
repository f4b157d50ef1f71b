"""One match, played from its JSON text to its line: what every worker does."""

from __future__ import annotations

import json
from functools import cache

from deskovka.bots import make, safe_choose
from deskovka.core.game import Game, game
from deskovka.core.pack import PackProblem
from deskovka.core.step import Move
from deskovka.lab.lines import FACTS, to_line
from deskovka.lab.plan import derive_seed, program


class PacksChanged(RuntimeError):
    """A pack is no longer what it was when the run began."""


class OtherProgram(RuntimeError):
    """A worker has another version of the program or of a game."""


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
    """Play a job of a study to its end (or to where patience ends); return its line of the journal."""
    match = json.loads(job)
    if match["program"] != program():
        raise OtherProgram
    g = the_game(match["game"], tuple(match["packs"]), match["content"])
    if g.version != match["version"]:
        raise OtherProgram
    number, seed = match["number"], int(match["seed"])
    bots = [make(spec, g, derive_seed("bot", seed, number, seat)) for seat, spec in enumerate(match["bots"])]
    s = g.start(match["seats"], seed, match["options"], log=match["keep"] == FACTS)
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
    return to_line(match, s, moves, problems)
