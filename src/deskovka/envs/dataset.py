"""Records as a dataset: every answer of finished games in Parquet, with a card that says what it is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from deskovka.core.record import Record, read
from deskovka.core.state import State
from deskovka.envs.layouts import Layout
from deskovka.envs.making import layout
from deskovka.envs.rewards import rewards
from deskovka.envs.sights import Sights

ROWS = 4096  # written at a time
DATA, CARD = "answers.parquet", "README.md"


def export(records: Iterable[Record | Path], folder: Path, features: bool = False) -> Path:
    """Write all answers of these games into `folder`: the data and its card; returns the path of the data.

    All must be of one kind (the same version, content, seats, options), and finished or cut off by a simulation.
    Players' names and seeds are left out.
    """
    games = (record if isinstance(record, Record) else read(record) for record in records)
    first = next(games, None)
    if first is None:
        raise ValueError("there is no record to export")
    sights = Sights(layout(first.game, first.seats, first.options), features)
    folder.mkdir(parents=True, exist_ok=True)
    schema = schema_of(sights)
    written = [0, 0]
    rows = rows_of(first, games, sights, written)
    with pq.ParquetWriter(folder / DATA, schema, compression="zstd") as file:
        while part := list(islice(rows, ROWS)):
            file.write_table(table_of(part, schema))
    (folder / CARD).write_text(card(sights, *written), encoding="utf-8", newline="\n")
    return folder / DATA


def schema_of(sights: Sights) -> Any:
    """The columns; where things stand in an observation is kept as metadata."""
    columns = [
        ("game", pa.int32()),
        ("number", pa.int32()),
        ("seat", pa.int8()),
        ("observation", pa.list_(pa.float32(), sights.size)),
        ("action_mask", pa.list_(pa.int8(), sights.moves)),
        ("action", pa.int32()),
        ("points", pa.int32()),
        ("rank", pa.int8()),
        ("reward", pa.float32()),
    ]
    return pa.schema(columns, metadata={"deskovka": json.dumps(about(sights), ensure_ascii=False)})


def about(sights: Sights) -> dict[str, Any]:
    """What all games of a dataset have in common."""
    common = sights.layout
    return {
        "deskovka": version("deskovka"),
        "game": common.game.id,
        "version": common.game.version,
        "content": common.game.content,
        "seats": common.seats,
        "options": dict(common.options),
        "layout": parts_of(common),
        "features": list(sights.features),
    }


def parts_of(common: Layout) -> list[dict[str, Any]]:
    """Where each part of an observation begins and ends."""
    return [{"name": name, "start": start, "end": end} for name, start, end in common.parts()]


def rows_of(
    first: Record, rest: Iterator[Record], sights: Sights, written: list[int]
) -> Iterator[tuple[Any, ...]]:
    """A row for each answer of each game; `written` counts games and rows."""
    record: Record | None = first
    while record is not None:
        score = check_game(record, sights.layout).score()
        worth = rewards(score, "rank")
        for number, s in enumerate(islice(record.states(), len(record.moves))):
            seat, move = record.moves[number]
            yield (
                written[0],
                number,
                seat,
                sights.numbers(s, seat),
                sights.mask(s, seat),
                record.game.moves.id(move),
                score.points[seat],
                score.ranks[seat],
                worth[seat],
            )
            written[1] += 1
        written[0] += 1
        record = next(rest, None)


def check_game(record: Record, common: Layout) -> State:
    """The end of a game, if it is finished (or was cut off when patience ended) and like the others."""
    same = (record.game, record.seats, record.game.complete(record.seats, record.options))
    if same != (common.game, common.seats, common.options):
        raise ValueError("all games of a dataset are of one kind: the same game, content, seats and options")
    last = record.replay()
    if not last.is_over() and len(record.moves) < record.game.hints.longest(record.seats):
        raise ValueError("a game of this dataset is not finished, and so has no result")
    return last


def table_of(rows: list[tuple[Any, ...]], schema: Any) -> Any:
    """Rows as columns."""
    columns = []
    for field, values in zip(schema, zip(*rows, strict=True), strict=True):
        if pa.types.is_fixed_size_list(field.type):
            flat = pa.array(np.concatenate(values), field.type.value_type)
            columns.append(pa.FixedSizeListArray.from_arrays(flat, field.type.list_size))
        else:
            columns.append(pa.array(values, field.type))
    return pa.table(columns, schema=schema)


def card(sights: Sights, games: int, rows: int) -> str:
    """The data card."""
    what = about(sights)
    g = sights.layout.game
    options = ", ".join(f"{name}: {value}" for name, value in what["options"].items())
    parts = [f"| {p['name']} | {p['start']} | {p['end']} |" for p in what["layout"]]
    features = [
        f"| feature {name} | {sights.layout.size + i} | {sights.layout.size + i + 1} |"
        for i, name in enumerate(sights.features)
    ]
    return "\n".join([
        f"# Answers in {games} games of {g.title('en')}",
        "",
        f"{rows} rows in `{DATA}`, one for each answer, in the order of play; by deskovka {what['deskovka']}.",
        "",
        f"* Game `{g.id}`, version {g.version}, content `{g.content}`, {sights.layout.seats} seats.",
        f"* Options: {options}.",
        f"* Component data that no source confirms: {len(g.components.stand_ins())} entries.",
        "* No names of players and no seeds. An observation holds what its seat could know, and nothing more.",
        "",
        "| column | what |",
        "|---|---|",
        "| game, number | which game, and which answer of it, both from 0 |",
        "| seat | who answers |",
        f"| observation | {sights.size} numbers, see below |",
        f"| action_mask | {sights.moves} numbers: 1 for each move that was allowed |",
        "| action | the move, by its number in the game's catalogue |",
        "| points, rank, reward | the seat's points, place, and the place between 1 (first) and -1 (last) |",
        "",
        "| part of the observation | from | to |",
        "|---|---|---|",
        *parts,
        *features,
        "",
        "-1 stands for what the seat cannot know and for what is not there.",
        "",
    ])  # fmt: skip
