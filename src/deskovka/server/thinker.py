"""The process in which a bot thinks, or the coach: a question per line on stdin, an answer per line on stdout."""

from __future__ import annotations

import json
import time
from collections import OrderedDict
from dataclasses import asdict
from typing import Any, Final

import deskovka
from deskovka.bots import make, safe_choose
from deskovka.core.game import Game
from deskovka.core.pack import PackProblem
from deskovka.core.sight import View
from deskovka.server.base.limits import GAMES_REMEMBERED
from deskovka.server.processes.child import work
from deskovka.teach.coach import Coach

GAMES: Final = OrderedDict[str, Game]()  # by content: a pack may change while a table is played with it


def game_of(view: View, packs: list[str]) -> Game | None:
    """The game with the very content that the table has, or None if its packs say something else now."""
    if view.content not in GAMES:
        try:
            found = deskovka.game(view.game, packs)
        except PackProblem:
            return None
        GAMES[found.content] = found
        while len(GAMES) > GAMES_REMEMBERED:
            GAMES.popitem(last=False)
    return GAMES.get(view.content)


def answer(line: bytes) -> bytes:
    """The answer to a question, a line each."""
    question = json.loads(line)
    view = deskovka.decode(question["view"])
    assert isinstance(view, View)
    g = game_of(view, question["packs"])
    found = coach(question, g, view) if question["bot"] is None else think(question, g, view)
    return json.dumps(found).encode() + b"\n"


def think(question: dict[str, Any], g: Game | None, view: View) -> dict[str, Any]:
    """The bot's move, what is wrong with the bot, if anything, and how long it thought."""
    if g is None:
        return {"move": None, "problem": "the table's packs have changed", "seconds": 0.0}
    began = time.monotonic()
    move, problem = safe_choose(make(question["bot"], g, question["seed"]), view)
    return {"move": deskovka.encode(move), "problem": problem, "seconds": time.monotonic() - began}


def coach(question: dict[str, Any], g: Game | None, view: View) -> dict[str, Any]:
    """What the coach finds in the time that it has; about one move, if there is one."""
    if g is None:
        return {"found": None}
    one = Coach(g, view, question["number"])
    move = question["move"]
    found = one.advise() if move is None else one.doubt(g.moves[move], question["least"])
    return {"found": None if found is None else asdict(found)}


def main() -> None:
    """Think until nobody asks any more."""
    work(5, answer)  # people who click come first


if __name__ == "__main__":
    main()
