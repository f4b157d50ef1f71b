"""Puzzles over HTTP: they are the same for everybody, and need no table."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from deskovka.server.messages.refused import Refused
from deskovka.server.processes.puzzles import set_of
from deskovka.server.web.api import Call, find_game
from deskovka.server.web.ready import ready
from deskovka.teach.puzzles import puzzles_of


async def show_puzzles(call: Call) -> Response:
    """The set of a game."""
    g = find_game(call)
    return call.reply_packed(await ready(("puzzles", g.id), lambda: set_of(g)))


async def show_puzzle(call: Call) -> Response:
    """One position; to replay the game up to it takes a process that looks back."""
    g = find_game(call)
    id = str(call.request.path_params["puzzle"])
    if id not in await asyncio.to_thread(puzzles_of, g):
        raise Refused(404, "error-no-puzzle")
    question = {"do": "show_puzzle", "game": g.id, "puzzle": id}
    key = ("puzzle", g.id, id)
    return call.reply_packed(await call.hub.backroom.ask_packed(call.request, call.household, question, key))
