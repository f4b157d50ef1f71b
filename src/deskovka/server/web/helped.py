"""How much help of the coach was taken in a finished game."""

from __future__ import annotations

import asyncio

from starlette.responses import Response

from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import Reply
from deskovka.server.web.api import Call


class HelpTaken(Reply):
    """In how many turns a seat took which help."""

    seat: int
    hints: list[int]  # at least so far: where to look, which kind of move, the move
    chances: int  # shown beside the choices
    heeded: int  # it was warned, and answered otherwise
    ignored: int


async def show_help(call: Call) -> Response:
    """Of each seat that took any; while the game goes on it is nobody's business."""
    kept = await call.hub.find_table(call.table)
    if not kept.ended:
        raise Refused(403, "error-help-later")
    found = await asyncio.to_thread(call.hub.store.help_taken, kept.id)
    return call.reply([HelpTaken(one.seat, [*one.steps], one.chances, one.heeded, one.ignored) for one in found])
