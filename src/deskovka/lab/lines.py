"""A finished game as one line of JSON, and back."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deskovka.core.parts import Score
from deskovka.core.record import BadRecord, Record, parse
from deskovka.core.state import State
from deskovka.core.step import Move
from deskovka.core.value import Malformed, from_json, to_json
from deskovka.lab.facts import facts

RECORD, FACTS, RESULT = (
    "record",
    "facts",
    "result",
)  # kept of a game: all, what studies count, or the score
OPENINGS = {RECORD: b'{"number":', FACTS: b'{"setting":', RESULT: b'{"setting":'}  # how every such line begins


@dataclass
class Finished:
    """What the tables need to know of a game; `problems` are (seat, what its bot did wrong).

    A game that was `cut` off has no winner, and counts with the score as it stood.
    """

    number: int
    bots: tuple[str, ...]
    score: Score
    decisions: int
    problems: list[tuple[int, str]]
    cut: bool = False
    setting: int = 0


def to_line(
    job: Mapping[str, Any], s: State, moves: list[tuple[int, Move]], problems: list[tuple[int, str]]
) -> str:
    """What is kept of a game; the `record` of a line lists the lines of an ordinary saved game."""
    score = to_json(s.score())
    if job["keep"] == RECORD:
        record = Record(s.game, s.seats, s.seed, dict(s.options), job["bots"], moves)
        lines = [json.loads(line) for line in record.text().rstrip("\n").split("\n")]
        place = {"number": job["number"], "setting": job["setting"]}
        return compact({**place, "score": score, "problems": problems, "record": lines})
    result = {
        "setting": job["setting"],
        "number": job["number"],
        "bots": job["bots"],
        "score": score,
        "decisions": len(moves),
        "cut": not s.is_over(),
        "problems": problems,
    }
    return compact(result if job["keep"] == RESULT else {**result, **facts(s)})


def compact(data: Mapping[str, Any]) -> str:
    """JSON in one short line."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_line(line: str, packs: Sequence[str | Path] = ()) -> Record:
    """The record in a line, to be replayed; BadRecord if there is none. Its own packs must be among `packs`."""
    data = read(line)
    if not isinstance(data.get("record"), list):
        raise BadRecord("foreign")
    return parse("\n".join(json.dumps(part) for part in data["record"]), packs)


def read_game(line: str) -> tuple[Finished, dict[str, Any] | None]:
    """What the tables need of a line, and the head of its record, if it has one; BadRecord if damaged."""
    data = read(line)
    try:
        game, head = read_record(data) if "record" in data else (read_result(data), None)
    except (AttributeError, LookupError, Malformed, TypeError, ValueError) as problem:
        raise BadRecord("line", line=1) from problem
    place = (game.setting, game.number)
    if not all(type(part) is int and part >= 0 for part in place) or not isinstance(game.score, Score):
        raise BadRecord("line", line=1)
    return game, head


def read_record(data: Mapping[str, Any]) -> tuple[Finished, dict[str, Any]]:
    """A line with a record, which is not replayed; those of older versions belong to the only setting."""
    head, *moves, foot = data["record"]
    score = from_json(data["score"])
    if type(foot["end"]) is not bool or list(score.points) != foot["points"]:
        raise ValueError("the record is not whole")
    names = tuple([str(name) for name in head["names"]])
    told = (data["number"], names, score, len(moves), read_problems(data), not foot["end"])
    return Finished(*told, data.get("setting", 0)), head


def read_result(data: Mapping[str, Any]) -> Finished:
    """A line of a study; those of older versions do not say of any game that it was cut off."""
    names = tuple([str(name) for name in data["bots"]])
    told = (data["number"], names, from_json(data["score"]), int(data["decisions"]), read_problems(data))
    return Finished(*told, data.get("cut", False), data["setting"])


def read_problems(data: Mapping[str, Any]) -> list[tuple[int, str]]:
    return [(int(seat), str(why)) for seat, why in data["problems"]]


def read(line: str) -> dict[str, Any]:
    """The data of a line; BadRecord if it is no JSON object."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise BadRecord("foreign") from problem
    if not isinstance(data, dict):
        raise BadRecord("foreign")
    return data
