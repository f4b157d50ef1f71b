"""The process that looks back: a question per line on stdin, on stdout a line and then the answer, packed."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec

from deskovka.archive import BadArchive, Eyes, all_eyes, pack, read, unpack
from deskovka.archive.checking import check_archive, require
from deskovka.archive.claims import OTHER_RULES, claims
from deskovka.archive.making import archive_and_end, archive_of_end
from deskovka.bots import STRENGTHS
from deskovka.core import record
from deskovka.core.game import Game, game, games
from deskovka.core.pack import Pack, PackProblem
from deskovka.core.record import MOST_DEALS, BadRecord, Record
from deskovka.core.state import State
from deskovka.core.value import canonical, to_json
from deskovka.server.base.limits import ENDINGS, LONGEST_NAME, LONGEST_PART, plain
from deskovka.server.base.logs import places
from deskovka.server.messages.book import book_of
from deskovka.server.messages.ending import Ending, ending_of
from deskovka.server.messages.refused import Refused
from deskovka.server.messages.shapes import DeckFile, DeckOffer
from deskovka.server.messages.wire import Data
from deskovka.server.messages.words import both, phrase, seat_name
from deskovka.server.processes.child import work
from deskovka.server.processes.puzzles import for_people
from deskovka.server.processes.replay import Looked, replay
from deskovka.server.storage import packs
from deskovka.server.storage.history import go_on, readable, record_of, until
from deskovka.server.storage.kept import Opened, dump_json
from deskovka.server.storage.upgrade import CANNOT_OPEN, reopen
from deskovka.server.web.drawn import png
from deskovka.teach.puzzles import puzzles_of, read_puzzle

LEVEL: Final = 6
NO_MEMORY: Final = phrase("error-memory")  # made before it is needed


def game_of(question: Data) -> Game:
    """The game with the packs of the table."""
    try:
        return game(question["game"], question["packs"])
    except PackProblem as problem:
        raise packs.refusal_of(409, problem) from problem


def show_replay(question: Data) -> Any:
    """A running game moment by moment."""
    past, times = record_of(question["rows"], game_of(question))
    return {**replay(past, times, Eyes(question["seat"])), **question["about"]}


def keep(question: Data) -> Any:
    """The record of a finished game, and the archive of what it showed."""
    past, _ = record_of(question["rows"], game_of(question))
    shown, last = pack_game(past)
    return {"record": past.text(last), "shown": shown}


def keep_end(question: Data) -> Any:
    """How a game ended whose rules have changed since it began, as far as those here can read it."""
    try:
        opened = Opened(question["snapshot"], [(seat, move) for seat, move in question["since"]], [], 0, [])
        s = reopen(game_of(question), opened)
        s.log = readable(question["told"])
        return {"record": "", "shown": pack(archive_of_end(s))}
    except CANNOT_OPEN as problem:
        raise Refused(409, "error-not-kept", version=question["version"]) from problem


def pack_game(past: Record) -> tuple[str, State]:
    """What a game showed, and its last state; of a very long game only to the eyes for which there is room."""
    book = book_of(past.game, to_json(past.game.complete(past.seats, past.options)))
    for eyes in (all_eyes(past.seats), all_eyes(0), all_eyes(0)[:1]):
        kept, last = archive_and_end(past, eyes, lambda event: msgspec.json.decode(book.line(event)))
        with suppress(BadArchive):
            return pack(kept), last
    return "", last


def show_kept(question: Data) -> Any:
    """A finished game moment by moment, from its archive."""
    try:
        kept = unpack(question["shown"])
        found = read(kept, question["eyes"], question["names"], question["times"])
    except LookupError as problem:
        raise Refused(404, "error-eyes-not-kept") from problem
    return {**found, **question["about"]}


def show_end(question: Data) -> Any:
    """How a finished game ended for everybody, from its archive; packed, for hardly anybody looks at all of it."""
    return endings(unpack(question["shown"]), question["names"])


def endings(kept: Data, names: Sequence[str]) -> dict[str, Ending]:
    return {look["eyes"]: ending_of(kept, look["eyes"], names) for look in kept["looks"]}


def show_scene(question: Data) -> Any:
    """Drawing data from an archive."""
    return unpack(question["shown"])["scene"]


def position(question: Data) -> Any:
    """The record up to a moment at which somebody is asked."""
    past, _ = record_of(question["rows"], game_of(question))
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
    s = go_on(game_of(question), question["record"], int(question["seed"]), question["version"])
    told, s.log = s.log or [], None
    return {"state": s.save(with_log=False), "told": [dump_json(to_json(event)) for event in told]}


def show_puzzle(question: Data) -> Any:
    """A puzzle of the package."""
    return for_people(read_puzzle(puzzles_of(game(question["game"]))[question["puzzle"]]))


# --- records from files ------------------------------------------------------------------------------------


def open_record(question: Data) -> Any:
    """A record that replays strictly, and how it ends; Refused with one sentence if it does not."""
    text = question["record"].removeprefix("\ufeff")
    try:
        past = record.parse(text, usable_packs())
        shown, s = pack_game(past)
        if past.foot != record.foot_of(s):
            raise BadRecord("digest")
    except BadRecord as problem:
        if problem.key in OTHER_RULES:
            return foreign_record(text, problem, question["lang"])
        raise wrong_record(problem) from problem
    names = plain_names(past.names, past.seats, question["lang"])
    kept = Record(past.game, past.seats, past.seed, past.options, names, past.moves)
    kept.salt, kept.deals, kept.bots = past.salt, past.deals, past.bots
    _, seed, salt = past.deals[-1] if past.deals else (0, past.seed, past.salt)
    score = s.score()
    return {
        "game": past.game.id,
        "version": past.game.version,
        "content": past.game.content,
        "packs": past.game.pack_heads,
        "options": to_json(past.options),
        "names": names,
        "bots": known_bots(past.bots),
        "seed": str(seed),
        "salt": None if salt is None else str(salt),
        "over": not s.to_act(),
        "points": list(score.points),
        "winners": list(score.winners),
        "moves": len(past.moves),
        "record": kept.text(s),
        "snapshot": canonical(s.save(with_log=False)),
        "told": [canonical(to_json(event)) for event in s.log or []],
        "shown": shown,
        "tried": True,
    }


def plain_names(names: Sequence[str], seats: int, lang: str) -> list[str]:
    """A name for each seat, as text."""
    named = [plain(name)[:LONGEST_NAME] for name in names[:seats]] + [""] * seats
    return [named[n] or seat_name(n, lang) for n in range(seats)]


def known_bots(bots: Sequence[str]) -> list[str]:
    """The strengths that a record names, as far as there are such."""
    return [bot if bot in STRENGTHS else "" for bot in bots]


def foreign_record(text: str, problem: BadRecord, lang: str) -> Any:
    """A record by other rules than those here, as it says of itself, if it brings its archive along."""
    try:
        found = claims(text)
        if not found.shown or found.game not in games():
            raise wrong_record(problem)
        kept, names = check_archive(found), plain_names(found.names, found.seats, lang)
        for look in kept["looks"]:  # what cannot be written is not kept
            msgspec.json.encode(msgspec.convert(read(kept, look["eyes"], names), Looked))
        msgspec.json.encode(kept["scene"])
        check_size(endings(kept, names))
        score = kept["scores"][kept["moments"][-1][1]]
    except BadRecord as worse:
        raise wrong_record(worse) from worse
    except (ValueError, OverflowError, RecursionError) as worse:  # of them BadArchive, and what has no good shape
        raise Refused(400, "error-record-archive") from worse
    return {
        **{name: getattr(found, name) for name in ("game", "version", "content", "packs", "options", "moves")},
        "names": names,
        "bots": known_bots(found.bots),
        "seed": str(found.seed),
        "salt": None if found.salt is None else str(found.salt),
        "over": False,  # that it is over is only said
        "points": score["points"],
        "winners": score["winners"],
        "record": found.text,
        "snapshot": None,
        "told": [],
        "shown": found.shown,
        "tried": False,
    }


def check_size(found: Mapping[str, Ending]) -> None:
    """Refuse an archive of which a table would keep and send more than it may."""
    parts = [part for ending in found.values() for part in ending.parts]
    require(sum(map(len, parts)) <= ENDINGS and all(is_short(part) for part in parts))


def is_short(packed: bytes) -> bool:
    """Is a part of a message short enough when it is unpacked?"""
    inflated = zlib.decompressobj()
    inflated.decompress(packed, LONGEST_PART)
    return inflated.eof


def usable_packs() -> list[str]:
    """All packs that lie here, but for broken ones."""
    found = []
    for path in [path for id in games() for path in packs.shelf(id).values()]:
        try:
            found.append(str(Pack(path).path))
        except PackProblem:
            continue
    return found


def wrong_record(problem: BadRecord) -> Refused:
    """What is wrong with a record, in words for the page."""
    if problem.key == "packs":
        return Refused(400, "error-record-packs", packs=str(problem.words["packs"])[:400])
    return Refused.with_sentence(400, both(problem.say))


# --- answers given once more -------------------------------------------------------------------------------


def past_of(question: Data) -> Record:
    """The record of a finished game."""
    return record.parse(question["record"], question["packs"])


def ask_again(question: Data) -> Any:
    """What could have been answered."""
    from deskovka.server.processes import lesson

    return lesson.ask_again(past_of(question), question["number"])


def try_again(question: Data) -> Any:
    """What another answer is worth."""
    from deskovka.server.processes import lesson

    return lesson.try_again(past_of(question), question["number"], question["best"], question["tried"])


# --- packs -------------------------------------------------------------------------------------------------


def show_game(question: Data) -> Any:
    """A game with packs."""
    from deskovka.server.web.api import offer

    return offer(packs.game_with(question["id"], question["names"]))


def show_decks(question: Data) -> Any:
    """Ready decks, with packs."""
    from deskovka.server.web.decks import own

    return DeckOffer(own(packs.game_with(question["id"], question["names"])), question["keeps"])


def judge_deck(question: Data) -> Any:
    """What is wrong with a deck file."""
    from deskovka.server.web.decks import judge

    return judge(game(question["id"]), msgspec.convert(question["form"], DeckFile))


# --- pictures ----------------------------------------------------------------------------------------------


def draw_preview(question: Data) -> bytes:
    """A picture for messengers."""
    return png([(kind, x, y, width, colour) for kind, x, y, width, colour in question["patches"]])


# --- asked and answered ------------------------------------------------------------------------------------

DO: Final[dict[str, Callable[[Data], Any]]] = {
    work.__name__: work
    for work in (
        *(show_replay, keep, keep_end, show_kept, show_end, show_scene),
        *(show_puzzle, position, first_state, open_record, show_game, show_decks, judge_deck, draw_preview),
        *(ask_again, try_again),
    )
}


def answer(line: bytes) -> bytes:
    """A line, and what comes after it."""
    head, body = split_line(line)
    return json.dumps(head).encode() + b"\n" + body


def split_line(line: bytes) -> tuple[Data, bytes]:
    """What is said on a line, and what comes after it."""
    question = msgspec.json.decode(line)
    try:
        done = DO[question["do"]](question)
        found = gzip.compress(done if isinstance(done, bytes) else msgspec.json.encode(done), LEVEL)
    except Refused as no:
        return {"status": no.status, "say": no.say}, b""
    except MemoryError:
        return {"status": 413, "say": NO_MEMORY, "last": True}, b""
    except Exception as problem:  # the server logs its kind and place; its own words may quote a hand
        return {"status": 500, "say": phrase("error-inside"), "problem": places(problem)}, b""
    return {"bytes": len(found)}, found


def main() -> None:
    """Look back until nobody asks any more."""
    work(10, answer)  # people who play come first, and bots


if __name__ == "__main__":
    main()
