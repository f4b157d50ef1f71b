"""Puzzles: positions of played games where one answer is surely the best, and the sets of them in the package.

How they are found stands in `seeking`. A set is a packed file beside this module: a head that names the game with
its version and content, then one puzzle a line. For other rules or components than these there is no set.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from deskovka.core.game import Game
from deskovka.core.record import BadRecord, Record, parse
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import Malformed, from_json, to_json
from deskovka.teach.values import Candidate, Difference

FORM: Final = 1
SETS: Final = Path(__file__).with_name("sets")
END: Final = "end"  # the theme of what happens when a game ends; all others are sources of points
NEAR: Final = 0.04  # of the chance to win: an answer that is worse by no more than this is right, too
Line = dict[str, Any]


@dataclass
class Puzzle:
    """What to do here? `record` leads to the position and names nobody; the best candidate comes first."""

    id: str
    record: Record
    seat: int
    theme: str
    easy: bool  # the answer that looks best at once is the best
    candidates: list[Candidate]
    why: list[Difference]  # what the best answer brings instead of the second


def line_of(
    record: Record,
    last: State,
    seat: int,
    theme: str,
    easy: bool,
    candidates: Sequence[Candidate],
    why: Sequence[Line],
) -> Line:
    """A puzzle as it is written; `last` is the state that the record leads to."""
    lines = record.text(last).rstrip("\n").split("\n")
    return {
        "puzzle": hashlib.sha256("\n".join(lines).encode()).hexdigest()[:10],
        "game": record.game.id,
        "seat": seat,
        "theme": theme,
        "easy": easy,
        "candidates": [
            {"move": to_json(one.move), "chance": round(one.chance, 3), "half": round(one.half, 3)}
            for one in candidates
        ],
        "why": [{**one, "points": round(one["points"], 2), "half": round(one["half"], 2)} for one in why],
        "record": [json.loads(line) for line in lines],
    }


def gap_in(line: Line) -> float:
    """How much the second best answer costs."""
    first, second = line["candidates"][:2]
    return float(first["chance"] - second["chance"])


def write_line(line: Line) -> str:
    """The line of a file of puzzles."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def read_puzzle(line: Line) -> Puzzle:
    """A puzzle from its line; BadRecord if it is none, or of other rules than these."""
    try:
        record = parse("\n".join(json.dumps(part) for part in line["record"]))
        candidates = [
            Candidate(read_move(record, one["move"]), one["chance"], one["half"]) for one in line["candidates"]
        ]
        why = [Difference(**one) for one in line["why"]]
        return Puzzle(line["puzzle"], record, line["seat"], line["theme"], line["easy"], candidates, why)
    except BadRecord:
        raise
    except (LookupError, Malformed, TypeError, ValueError) as problem:
        raise BadRecord("line", line=1) from problem


def read_move(record: Record, data: Any) -> Move:
    """A move of the record's game."""
    found = from_json(data)
    known = record.game.moves.find(found) if isinstance(found, Move) else None
    if known is None:
        raise Malformed("move")
    return known


# --- sets ------------------------------------------------------------------------------------------------


def file_of(id: str) -> Path:
    """Where a game's set lies, if it has one."""
    return SETS / f"{id}.jsonl.gz"


def head_of(game: Game) -> Line:
    """What the first line of a set says."""
    return {"puzzles": FORM, "game": game.id, "version": game.version, "content": game.content}


def pack_set(game: Game, lines: Sequence[Line]) -> bytes:
    """A set as its file holds it; the same set comes to the same bytes."""
    text = "".join(f"{line}\n" for line in [json.dumps(head_of(game)), *map(write_line, lines)])
    return gzip.compress(text.encode(), 9, mtime=0)


@lru_cache(16)
def puzzles_of(game: Game) -> dict[str, Line]:
    """The set of a game by its puzzles' names; empty where there is none for these rules and components."""
    path = file_of(game.id)
    if not path.is_file():
        return {}
    head, *lines = gzip.decompress(path.read_bytes()).decode().splitlines()
    if json.loads(head) != head_of(game):
        return {}
    return {line["puzzle"]: line for line in map(json.loads, lines)}


# --- choosing --------------------------------------------------------------------------------------------


def choose_varied(lines: Sequence[Line], most: int) -> list[Line]:
    """At most `most` of each game, their themes as even as can be; of each theme first what is not easy."""
    by_game: dict[str, dict[str, list[Line]]] = {}
    for one in sorted(lines, key=lambda one: (one["easy"], -gap_in(one), one["puzzle"])):
        by_game.setdefault(one["game"], {}).setdefault(one["theme"], []).append(one)
    return [one for id in sorted(by_game) for one in choose_evenly(by_game[id], most)]


def choose_evenly(by_theme: dict[str, list[Line]], most: int) -> list[Line]:
    """In turn from each theme."""
    chosen: list[Line] = []
    for turn in range(max(map(len, by_theme.values()))):
        chosen += [by_theme[theme][turn] for theme in sorted(by_theme) if turn < len(by_theme[theme])]
    return chosen[:most]
