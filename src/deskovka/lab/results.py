"""The results of a study in a folder: Parquet tables, and a manifest that says what made them."""

from __future__ import annotations

import hashlib
import json
import platform
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import version
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import deskovka
from deskovka.core.value import from_json
from deskovka.lab.bench import is_compiled
from deskovka.lab.journal import Journal
from deskovka.lab.plan import program
from deskovka.lab.statistics import WHOLE
from deskovka.lab.study import Study

if TYPE_CHECKING:
    import polars as pl

CHUNK = 5000  # games that are turned into tables at a time
ROWS = 100_000  # of a table that are packed together
COLUMNS = {
    "games": ("setting", "number", "decisions", "turns", "first", "cut"),
    "seats": ("setting", "number", "seat", "order", "bot", "points", "rank", "win", "problems"),
    "points": ("setting", "number", "seat", "source", "points"),
    "facts": ("setting", "number", "seat", "topic", "thing_cs", "thing_en", "times"),
}
WORDS = ("bot", "source", "topic", "thing_cs", "thing_en")
Rows = dict[str, list[tuple[Any, ...]]]
Frames = Mapping[str, "pl.DataFrame"]


def chunks(journal: Journal) -> Iterator[Frames]:
    """Some games at a time as tables; rows stand in the order of the games, whoever played them."""
    import polars as pl

    lines = journal.lines()
    while chunk := list(islice(lines, CHUNK)):
        rows: Rows = {name: [] for name in COLUMNS}
        for line in chunk:
            add_rows(json.loads(line), rows)
        found = {}
        for name, columns in COLUMNS.items():
            kinds = {column: pl.String if column in WORDS else pl.Int64 for column in columns}
            found[name] = pl.DataFrame(rows[name], schema=kinds, orient="row")
        yield found


def add_rows(data: dict[str, Any], rows: Rows) -> None:
    """One game; `win` counts in parts of WHOLE, `order` is the place in the turn order, the first being 1.

    `cut` is 1 where a game was cut off before its end; journals of older versions do not say it of any.
    """
    place = (data["setting"], data["number"])
    score, first = from_json(data["score"]), data["first"]
    seats = len(score.points)
    rows["games"].append((*place, data["decisions"], data["turns"], first, int(data.get("cut", False))))
    wrong = [seat for seat, _ in data["problems"]]
    for seat in range(seats):
        order = None if first is None else (seat - first) % seats + 1
        win = WHOLE // len(score.winners) if seat in score.winners else 0
        result = (score.points[seat], score.ranks[seat], win, wrong.count(seat))
        rows["seats"].append((*place, seat, order, data["bots"][seat], *result))
        rows["points"] += [(*place, seat, source, points) for source, points in score.why[seat].items()]
    for topic, czech, english, counts in data["facts"]:
        rows["facts"] += [(*place, seat, topic, czech, english, n) for seat, n in enumerate(counts) if n]


@contextmanager
def tables(folder: Path) -> Iterator[Callable[[Frames], None]]:
    """Take tables chunk by chunk; in the end there is one Parquet file for each, put together as a stream."""
    import polars as pl

    with TemporaryDirectory(prefix="tables-", dir=folder) as place:
        parts, numbers = Path(place), count()

        def add(frames: Frames) -> None:
            number = next(numbers)
            for name, frame in frames.items():
                frame.write_parquet(parts / f"{name}-{number:06}.parquet", compression="zstd")

        yield add
        for name in COLUMNS:
            whole = pl.scan_parquet(parts / f"{name}-*.parquet")
            whole.sink_parquet(folder / f"{name}.parquet", compression="zstd", row_group_size=ROWS)


# --- the manifest ----------------------------------------------------------------------------------------


def manifest(study: Study, journal: Journal) -> dict[str, Any]:
    """What was played, with what, and the hash of all games in their order."""
    digest = hashlib.sha256()
    for line in journal.lines():
        digest.update(line.encode())
    return {
        "study": study.name,
        "key": study.key(),
        "games": journal.done,
        "digest": digest.hexdigest(),
        "deskovka": program(),
        "commit": commit(),
        "compiled": is_compiled(any_state(study)),
        "python": platform.python_version(),
        "polars": version("polars"),
        "settings": [{**one.data(), "games": len(one.matches)} for one in study.settings],
    }


def any_state(study: Study) -> deskovka.State:
    """The start of a game of the study."""
    plan = study.settings[0]
    return plan.game.start(plan.seats, 0, plan.options, log=False)


def commit() -> str | None:
    """The commit that the program was run from, with a + where files were changed; None if it was installed."""
    folder = Path(__file__).parent
    try:
        head = git(folder, "rev-parse", "HEAD")
        return head + ("+" if git(folder, "status", "--porcelain", "--untracked-files=no") else "")
    except (OSError, subprocess.SubprocessError):
        return None


def git(folder: Path, *words: str) -> str:
    run = subprocess.run(["git", *words], cwd=folder, capture_output=True, text=True, check=True, timeout=20)
    return run.stdout.strip()
