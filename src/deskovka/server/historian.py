"""The process that looks back: a question per line on stdin, on stdout a line and then the answer, packed."""

from __future__ import annotations

import gzip
import json
import os
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from deskovka.core import record
from deskovka.core.game import Game, game
from deskovka.core.pack import Pack, PackProblem
from deskovka.core.record import MOST_DEALS, BadRecord, Record
from deskovka.core.value import canonical, to_json
from deskovka.server import packs
from deskovka.server.history import gone_on, recorded, until
from deskovka.server.limits import LONGEST_NAME, plain
from deskovka.server.refused import Refused
from deskovka.server.replay import Eyes, replay
from deskovka.server.wire import Data
from deskovka.server.words import both, seat_name

LEVEL: Final = 6


def game_of(question: Data) -> Game:
    """The game with the packs of the table."""
    try:
        return game(question["game"], question["packs"])
    except PackProblem as problem:
        raise packs.said(409, problem) from problem


def show_replay(question: Data) -> Any:
    """A game moment by moment."""
    past, times = recorded(question["rows"], game_of(question))
    return {**replay(past, times, Eyes(question["seat"], question["truth"])), **question["about"]}


def show_record(question: Data) -> Any:
    """The text of a record."""
    return recorded(question["rows"], game_of(question))[0].text()


def position(question: Data) -> Any:
    """The record up to a moment at which somebody is asked."""
    past, _ = recorded(question["rows"], game_of(question))
    move = question["move"]
    if not 0 <= move <= len(past.moves):
        raise Refused(400, "error-no-moment", most=len(past.moves))
    found = until(past, move)
    if len(found.deals) >= MOST_DEALS:
        raise Refused(409, "error-many-deals", most=MOST_DEALS)
    last = found.replay()
    if not last.to_act():
        raise Refused(409, "error-nothing-left")
    return {"options": to_json(found.options), "record": found.text(last)}


def first_state(question: Data) -> Any:
    """What everybody finds at a table whose game goes on, and what was told before."""
    s = gone_on(game_of(question), question["record"], int(question["seed"]), question["version"])
    told, s.log = s.log or [], None
    return {"state": s.save(with_log=False), "told": [to_json(event) for event in told]}


# --- records from files ------------------------------------------------------------------------------------


def open_record(question: Data) -> Any:
    """A record that replays strictly, and how it ends; Refused with one sentence if it does not."""
    try:
        past = record.parse(question["record"].removeprefix("\ufeff"), usable_packs())
        s = past.replay()
    except BadRecord as problem:
        raise said(problem) from problem
    named = [plain(name)[:LONGEST_NAME] for name in past.names[: past.seats]] + [""] * past.seats
    names = [named[n] or seat_name(n, question["lang"]) for n in range(past.seats)]
    kept = Record(past.game, past.seats, past.seed, past.options, names, past.moves)
    kept.salt, kept.deals = past.salt, past.deals
    _, seed, salt = past.deals[-1] if past.deals else (0, past.seed, past.salt)
    score = s.score()
    return {
        "game": past.game.id,
        "version": past.game.version,
        "content": past.game.content,
        "packs": past.game.pack_heads,
        "options": to_json(past.options),
        "names": names,
        "seed": str(seed),
        "salt": None if salt is None else str(salt),
        "over": not s.to_act(),
        "points": list(score.points),
        "winners": list(score.winners),
        "moves": len(past.moves),
        "record": kept.text(s),
        "snapshot": canonical(s.save(with_log=False)),
        "told": [canonical(to_json(event)) for event in s.log or []],
    }


def usable_packs() -> list[str]:
    """All packs that lie here, but for broken ones."""
    from deskovka.core.game import games

    found = []
    for path in [path for id in games() for path in packs.shelf(id).values()]:
        try:
            found.append(str(Pack(path).path))
        except PackProblem:
            continue
    return found


def said(problem: BadRecord) -> Refused:
    """What is wrong with a record, in words for the page."""
    if problem.key == "packs":
        return Refused(400, "error-record-packs", packs=str(problem.words["packs"])[:400])
    return Refused.said(400, both(problem.say))


# --- packs -------------------------------------------------------------------------------------------------


def show_game(question: Data) -> Any:
    """A game with packs."""
    from deskovka.server.api import offer

    return offer(packs.chosen(question["id"], question["names"]))


def show_decks(question: Data) -> Any:
    """Ready decks, with packs."""
    from deskovka.server.decks import ready

    return {"decks": ready(packs.chosen(question["id"], question["names"])), "keeps": question["keeps"]}


def judge_deck(question: Data) -> Any:
    """What is wrong with a deck file."""
    from deskovka.server.decks import judged
    from deskovka.server.shapes import DeckFile

    return judged(game(question["id"]), msgspec.convert(question["form"], DeckFile))


# --- asked and answered ------------------------------------------------------------------------------------

DO: Final[dict[str, Callable[[Data], Any]]] = {
    work.__name__: work
    for work in (show_replay, show_record, position, first_state, open_record, show_game, show_decks, judge_deck)
}


def answer(line: bytes) -> tuple[Data, bytes]:
    """What is said on a line, and what comes after it."""
    question = msgspec.json.decode(line)
    try:
        found = gzip.compress(msgspec.json.encode(DO[question["do"]](question)), LEVEL)
    except Refused as no:
        return {"status": no.status, "say": no.say}, b""
    return {"bytes": len(found)}, found


def main() -> None:
    """Look back until nobody asks any more."""
    os.nice(10)  # people who play come first, and bots
    for line in sys.stdin.buffer:
        try:
            head, body = answer(line)
            sys.stdout.buffer.write(json.dumps(head).encode() + b"\n" + body)
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the server was killed while we worked
            os._exit(1)


if __name__ == "__main__":
    main()
