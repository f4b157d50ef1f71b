"""Reading an archive: nothing here knows a game or its rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from deskovka.archive.patch import merge
from deskovka.archive.words import name
from deskovka.core.board import Both

Data = dict[str, Any]
Times = Sequence[int | None]  # of each answer, in milliseconds since 1970; None: not known

BESIDE: Final = ("to_act", "reveals")  # of a view, beside what lies on the table
LAST: Final = -1


def find_eyes(kept: Data, eyes: str) -> Data:
    """What these eyes saw; LookupError if they were not there."""
    found: list[Data] = [look for look in kept["looks"] if look["eyes"] == eyes]
    if not found:
        raise LookupError(eyes)
    return found[0]


def log_lines(kept: Data, numbers: Sequence[int], first: int, names: Sequence[str]) -> list[Data]:
    """Lines of the log with their numbers and the players' names."""
    lines = [kept["lines"][number] for number in numbers]
    return [{"n": first + i, **line, "say": name(line["say"], names)} for i, line in enumerate(lines)]


def moments(kept: Data, look: Data, names: Sequence[str]) -> Iterator[Data]:
    """Each moment: what changed in the view, what was told, the points."""
    first, values = 0, kept["values"]
    for (seat, score, _), (fields, numbers) in zip(kept["moments"], look["moments"], strict=True):
        view = {name: values[number] for name, number in fields.items()}
        log = log_lines(kept, numbers, first, names)
        yield {"seat": seat, "at": None, "view": view, "log": log, "score": kept["scores"][score]}
        first += len(numbers)


def read(kept: Data, eyes: str, names: Sequence[str], times: Times = ()) -> Data:
    """The game moment by moment, as these eyes saw it."""
    look = find_eyes(kept, eyes)
    passed = list(moments(kept, look, names))
    for moment, at in zip(passed[1:], times, strict=False):
        moment["at"] = at
    view = {**look["view"], "table": table(passed[0]["view"])}
    passed[0]["view"] = {}
    found = {"eyes": eyes, "seat": look["view"]["seat"], "view": view, "moments": passed}
    return {**found, "tallies": look["tallies"], "title": kept["title"], "sources": kept["sources"]}


def table(fields: Data) -> Data:
    """The part of a view's fields that lies on the table."""
    return {name: content for name, content in fields.items() if name not in BESIDE}


def last_moment(kept: Data, eyes: str, names: Sequence[str], number: int = LAST) -> Data:
    """The whole view at a moment, all that was told before it, and the points."""
    look = find_eyes(kept, eyes)
    passed = list(moments(kept, look, names))
    passed = passed if number == LAST else passed[: number + 1]
    known: Data = {}
    for moment in passed:
        known = merge(known, moment["view"])
    view = {**look["view"], "agenda": [], "answers": [], "table": table(known)}
    view.update({name: known[name] for name in BESIDE})
    log = [line for moment in passed for line in moment["log"]]
    return {"view": view, "log": log, "score": passed[-1]["score"]}


def move_words(kept: Data, names: Sequence[str]) -> list[Both | None]:
    """The answer that led to each moment."""
    found = [number for _, _, number in kept["moments"]]
    return [None if number is None else name(kept["moves"][number], names) for number in found]
