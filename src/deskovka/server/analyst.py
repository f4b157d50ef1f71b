"""The process that analyses finished games: a question per line on stdin, an answer per line on stdout."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec

from deskovka.core.record import parse
from deskovka.server.base.logs import places
from deskovka.server.processes.analysis import Telling
from deskovka.server.processes.child import work as serve
from deskovka.teach.analysis import Analyst
from deskovka.teach.notes import Notes
from deskovka.teach.work import work as do_job

Data = dict[str, Any]
LEVEL: Final = 6


@lru_cache(maxsize=1)
def telling(record: str, packs: tuple[str, ...], worlds: int, redraws: int, ends: int) -> Telling:
    """A game and its words; the last one is remembered, for it is mostly asked about again."""
    return Telling(Analyst(parse(record, packs), worlds, redraws=redraws, ends=ends))


def read(question: Data) -> Telling:
    """The game of a question, with what is known already."""
    found = telling(question["record"], tuple(question["packs"]), *question["effort"])
    found.analyst.notes = Notes({})
    for line in question["lines"]:
        found.analyst.notes.take(json.loads(line))
    return found


def plan(question: Data) -> tuple[Data, bytes]:
    """The jobs of a stage that are still to be done."""
    return {"jobs": read(question).analyst.missing_jobs(question["stage"])}, b""


def work(question: Data) -> tuple[Data, bytes]:
    """What comes of a job."""
    common = {"record": question["record"], "packs": question["packs"]}
    return {"line": do_job(json.dumps({**common, **question["job"]}))}, b""


def tell(question: Data) -> tuple[Data, bytes]:
    """All that is known, packed."""
    found = gzip.compress(msgspec.json.encode(read(question).all()), LEVEL)
    return {"bytes": len(found)}, found


DO: Final[dict[str, Callable[[Data], tuple[Data, bytes]]]] = {one.__name__: one for one in (plan, work, tell)}


def answer(line: bytes) -> bytes:
    """A line, and what comes after it."""
    question = json.loads(line)
    try:
        head, body = DO[question["do"]](question)
    except Exception as problem:  # the server logs its kind and place
        head, body = {"problem": places(problem)}, b""
    return json.dumps(head).encode() + b"\n" + body


def main() -> None:
    """Analyse until nobody asks any more."""
    serve(15, answer)  # people who play come first, then bots, then those who look back


if __name__ == "__main__":
    main()
