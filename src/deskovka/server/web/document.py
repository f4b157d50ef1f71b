"""All routes of the HTTP half, and the OpenAPI document: `python -m deskovka.server.web.document` prints it."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from typing import Any, Final

import msgspec
from starlette.responses import Response

from deskovka.server.messages import frames, shapes
from deskovka.server.messages import notices as wishes
from deskovka.server.messages.wire import Data
from deskovka.server.processes import analysis as teacher
from deskovka.server.processes import lesson, replay
from deskovka.server.processes import puzzles as sets
from deskovka.server.web import analysis, api, decks, helped, lists, notices, past, pictures, puzzles
from deskovka.server.web.api import Call

AT: Final = "#/components/schemas/{name}"


@dataclass
class Route:
    """A path, what it takes and what it returns."""

    method: str
    path: str
    run: Callable[[Call], Awaitable[Response]]
    about: str
    gives: Any
    takes: Any = None


SEAT: Final = "/api/tables/{id}/seat/{n:few}"
AGAIN: Final = "/api/tables/{id}/analysis/answers/{n:few}"
WAY: Final = "/api/notices/{kind}"
STOP: Final = "/api/notices/stop/"  # mail programs ask here by themselves; the token in the path says for whom
ROUTES: Final = (
    Route("GET", "/health", api.health, "Is the server ready?", shapes.Health),
    Route("GET", "/api/games", api.list_games, "All games that can be played.", list[shapes.GameOffer]),
    Route("GET", "/api/games/{id}", api.show_game, "A game with the packs in the query.", shapes.GameOffer),
    Route("GET", "/api/games/{id}/rules", api.rules, "The rule index of a game.", list[shapes.RuleEntry]),
    Route("GET", "/api/games/{id}/scene", api.scene, "Drawing data for options in the query.", shapes.Scene),
    Route("GET", "/api/games/{id}/decks", decks.show_decks, "Ready decks of a game.", shapes.DeckOffer),
    Route("POST", "/api/games/{id}/decks", decks.judge_deck, "Check a deck.", shapes.DeckReport, shapes.DeckFile),
    Route("GET", "/api/games/{id}/puzzles", puzzles.show_puzzles, "Puzzles of a game.", sets.PuzzleSet),
    Route("GET", "/api/games/{id}/puzzles/{puzzle}", puzzles.show_puzzle, "A puzzle.", sets.Puzzle),
    Route("POST", "/api/tables", api.create, "Open a table.", shapes.NewTable, shapes.WishedTable),
    Route("GET", "/api/tables", lists.my_tables, "My tables, or the public ones.", list[shapes.ListedTable]),
    Route("GET", "/api/tables/{id}", api.show, "A table.", shapes.TableSign),
    Route("DELETE", "/api/tables/{id}", api.delete, "Delete the table (host).", shapes.Done),
    Route("GET", "/api/tables/{id}/scene", api.table_scene, "Drawing data of a table.", shapes.Scene),
    Route("GET", "/api/tables/{id}/glance", pictures.glance, "A small picture of a table.", shapes.Glance),
    Route("POST", "/api/tables/{id}/sit", api.sit, "Sit down by an invitation.", shapes.Sat, shapes.Sit),
    Route("POST", "/api/tables/{id}/whose", api.whose, "Where a link leads.", shapes.Whose, shapes.Token),
    Route("GET", "/api/tables/{id}/links", api.links, "Links to free and own seats.", shapes.Links),
    Route("POST", SEAT, api.give_seat, "Give a seat to a bot and back.", shapes.GivenSeat, shapes.SeatBot),
    Route("POST", f"{SEAT}/think", api.think_again, "A bot tries again.", shapes.Done, shapes.ThinkAgain),
    Route("DELETE", SEAT, api.remove, "Free a seat before the start (host).", shapes.Done),
    Route("POST", f"{SEAT}/reopen", api.reopen, "Ask for somebody new in an abandoned seat.", shapes.Reopened),
    Route("GET", "/api/tables/{id}/devices", api.devices, "Devices of my seats.", list[shapes.OwnDevice]),
    Route("DELETE", f"{SEAT}/device/{{device}}", api.throw_out, "Throw a device out of my seat.", shapes.Done),
    Route("POST", "/api/tables/{id}/rematch", api.rematch, "The same company plays again.", shapes.Next),
    Route("POST", "/api/tables/{id}/resign", api.resign, "Give up.", shapes.Done, shapes.Resign),
    Route("POST", "/api/tables/{id}/agree_end", api.agree_end, "Wish for the end, or agree.", shapes.EndAgreed),
    Route("GET", "/api/games/{id}/guides", api.show_guides, "Guided first games.", list[shapes.GuideOffer]),
    Route("GET", "/api/tables/{id}/replay", past.show_replay, "A game moment by moment.", replay.Replay),
    Route("GET", "/api/tables/{id}/record", past.show_record, "The record of a finished game.", str),
    Route("POST", "/api/records", past.open_record, "Open a record from a file.", shapes.Next, shapes.OpenRecord),
    Route("GET", "/api/notices", notices.show_notices, "How this browser's person is told.", wishes.NoticeOffer),
    Route("POST", "/api/notices/push", notices.set_push, "Tell this browser.", wishes.OwnWay, wishes.WishedPush),
    Route("POST", "/api/notices/hook", notices.set_hook, "Tell a chat.", wishes.OwnWay, wishes.WishedHook),
    Route("POST", "/api/notices/mail", notices.set_mail, "Ask an address.", wishes.OwnWay, wishes.WishedMail),
    Route("POST", "/api/notices/mail/code", notices.confirm_mail, "It is mine.", wishes.OwnWay, wishes.MailCode),
    Route("POST", f"{STOP}{{token}}", notices.stop_mail, "No more mail to whoever got this token.", shapes.Done),
    Route("POST", f"{WAY}/wishes", notices.set_wishes, "Of what to tell.", wishes.OwnWay, wishes.Wishes),
    Route("DELETE", WAY, notices.end_notices, "Tell nothing on a way any more.", shapes.Done),
    Route("POST", f"{WAY}/test", notices.try_notices, "Try a way.", wishes.Tested),
    Route("POST", "/api/tables/{id}/go_on", past.go_on, "Go on from a moment.", shapes.NewTable, shapes.GoOn),
    Route("GET", "/api/tables/{id}/help", helped.show_help, "Help that was taken.", list[helped.HelpTaken]),
    Route("GET", "/api/tables/{id}/analysis", analysis.show_progress, "How far it is.", teacher.AnalysisState),
    Route("POST", "/api/tables/{id}/analysis", analysis.want_analysis, "Analyse the game.", teacher.AnalysisState),
    Route("GET", "/api/tables/{id}/analysis/result", analysis.show_analysis, "The analysis.", teacher.Analysed),
    Route("GET", AGAIN, analysis.show_choices, "What could have been answered.", lesson.Again),
    Route("POST", AGAIN, analysis.try_again, "Another answer.", lesson.Tried, shapes.TryAgain),
)

WORDS: Final = {"type": "string"}
IN_PATH: Final[dict[str, Data]] = {
    "{id}": WORDS,
    "{n:few}": {"type": "integer", "minimum": 0},
    "{device}": WORDS,
    "{kind}": WORDS,
    "{token}": WORDS,
    "{puzzle}": WORDS,
}
QUERIES: Final[dict[str, Data]] = {
    "show_decks": {"name": "pack", "schema": {"type": "array", "items": WORDS}},
    "show_game": {"name": "pack", "schema": {"type": "array", "items": WORDS}},
    "scene": {"name": "options", "schema": {"type": "object", "additionalProperties": WORDS}},
    "show_replay": {"name": "eyes", "schema": WORDS},
    "my_tables": {"name": "public", "schema": {"type": "string", "enum": ["1"]}},
}


@cache
def openapi() -> Data:
    """The OpenAPI document; what goes over the socket is there as `Frames` and `Messages`."""
    used = [shape for r in ROUTES for shape in (r.gives, r.takes) if shape is not None]
    used += [shapes.Failed, frames.Frames, frames.Messages]
    schemas, parts = msgspec.json.schema_components(used, ref_template=AT)
    known = dict(zip([repr(shape) for shape in used], schemas, strict=True))
    parts["Frames"], parts["Messages"] = known[repr(frames.Frames)], known[repr(frames.Messages)]
    for name in shapes.OPEN:
        parts[name] = {"type": "object", "additionalProperties": True}
    for name in ("Move", "Event"):
        parts[name].update(properties={"t": WORDS}, required=["t"])
    paths: dict[str, Data] = {}
    for r in ROUTES:
        path = r.path.replace("{n:few}", "{n}")
        paths.setdefault(path, {})[r.method.lower()] = operation(r, known)
    info = {"title": "Deskovka", "version": version("deskovka")}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": parts}}


def operation(r: Route, known: dict[str, Data]) -> Data:
    """One route in the document."""
    failed = content(known[repr(shapes.Failed)])
    found: Data = {
        "operationId": r.run.__name__,
        "summary": r.about,
        "parameters": [
            {"name": mark[1:-1].partition(":")[0], "in": "path", "required": True, "schema": kind}
            for mark, kind in IN_PATH.items()
            if mark in r.path
        ],
        "responses": {
            "200": {"description": "Done.", "content": content(known[repr(r.gives)], r.gives is str)},
            "4XX": {"description": "Refused; nothing was changed.", "content": failed},
            "5XX": {"description": "Something failed; nothing was changed.", "content": failed},
        },
    }
    if r.run.__name__ in QUERIES:
        found["parameters"].append({"in": "query", "style": "form", "explode": True, **QUERIES[r.run.__name__]})
    if r.gives is shapes.Scene:
        found["responses"]["304"] = {"description": "The browser has it already."}
    if r.takes is not None:
        found["requestBody"] = {"required": True, "content": content(known[repr(r.takes)])}
    return found


def content(schema: Data, lines: bool = False) -> Data:
    """A body's type and schema."""
    return {"application/x-ndjson" if lines else "application/json": {"schema": schema}}


if __name__ == "__main__":
    print(json.dumps(openapi(), ensure_ascii=False, indent=1))
