"""The chart of a finished game ends at the true score: what the page draws of it is what the referee counted."""

from __future__ import annotations

from pathlib import Path

import pytest

import deskovka
from contract.answers import random_answer
from deskovka.archive.making import all_eyes, archive_of
from deskovka.archive.reading import read as look_back
from deskovka.core.chance import Chance
from deskovka.core.record import Record, read
from deskovka.table import Table

GAMES = Path(__file__).parents[1] / "games"
KEPT = {game: sorted((GAMES / game / "records").glob("*.jsonl")) for game in ("katan_duel", "scythe", "settlers")}
SOME = [path for paths in KEPT.values() for path in paths[:: max(1, len(paths) // 4)]]
RANDOM = [(country, seats, seed) for country in ("scotland", "ireland") for seats in (2, 4) for seed in range(2)]


def ends_at_the_score(record: Record) -> None:
    """Through all eyes."""
    score = record.replay().score()
    kept = archive_of(record)
    names = [f"Player {seat}" for seat in range(record.seats)]
    for eyes in all_eyes(record.seats):
        points = [moment["score"]["points"] for moment in look_back(kept, eyes.name, names)["moments"]]
        assert len(points) == len(record.moves) + 1
        assert points[-1] == list(score.points)


@pytest.mark.parametrize("path", SOME, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_the_last_point_of_a_kept_game_is_its_score(path: Path) -> None:
    record = read(path)
    assert record.replay().is_over()
    ends_at_the_score(record)


@pytest.mark.parametrize(("country", "seats", "seed"), RANDOM)
def test_the_last_point_of_a_random_game_is_its_score(country: str, seats: int, seed: int) -> None:
    """Final scoring comes after the last tile; the chart must not end before it."""
    table = Table(deskovka.game("rebirth"), seats, seed, {"map": country}, [f"P{n}" for n in range(seats)])
    chance = Chance(seed)
    before: tuple[int, ...] = ()
    while table.state.to_act():
        before = table.state.score().points
        table.moves.append(random_answer(table.state, chance))
    assert before != table.state.score().points
    ends_at_the_score(table.record())
