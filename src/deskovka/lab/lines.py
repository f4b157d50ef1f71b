"""A finished game as one line of JSON, and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from deskovka.core.parts import Score
from deskovka.core.record import BadRecord, Record, parse
from deskovka.core.value import Malformed, from_json, to_json

OPENING = '{"number":'  # how every line begins


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


def to_line(number: int, record: Record, score: Score, problems: list[tuple[int, str]]) -> str:
    """A game of a run; `record` holds the lines of the game's own record."""
    lines = [json.loads(line) for line in record.text().rstrip("\n").split("\n")]
    data = {"number": number, "score": to_json(score), "problems": problems, "record": lines}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def from_line(line: str, packs: Sequence[str | Path] = ()) -> Record:
    """The record in a line, to be replayed; BadRecord if there is none. Its own packs must be among `packs`."""
    return parse("\n".join(json.dumps(part) for part in _read(line)["record"]), packs)


def finished(line: str) -> tuple[Finished, dict[str, Any]]:
    """What the tables need of a line, without replaying it, and the head of its record; BadRecord if damaged."""
    data = _read(line)
    try:
        head, *moves, foot = data["record"]
        score = from_json(data["score"])
        problems = [(int(seat), str(why)) for seat, why in data["problems"]]
        names = tuple([str(name) for name in head["names"]])
        whole = type(foot["end"]) is bool and list(score.points) == foot["points"]
        cut = foot["end"] is False
        number = data["number"]
    except (AttributeError, LookupError, Malformed, TypeError, ValueError) as problem:
        raise BadRecord("line", line=1) from problem
    if not whole or type(number) is not int or number < 0 or not isinstance(score, Score):
        raise BadRecord("line", line=1)
    return Finished(number, names, score, len(moves), problems, cut), head


def _read(line: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise BadRecord("foreign") from problem
    if not line.startswith(OPENING) or not isinstance(data.get("record"), list):
        raise BadRecord("foreign")
    found: dict[str, Any] = data
    return found
