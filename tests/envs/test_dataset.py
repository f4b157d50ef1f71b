"""Records as Parquet: every answer, no names, a card that is true."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import polars
import pyarrow.parquet as pq
import pytest

import deskovka.envs
from contract.answers import random_answer
from deskovka import Move, Record, game
from deskovka.core.chance import Chance
from deskovka.envs.making import layout
from deskovka.envs.sights import Sights


def record(seed: int, until_end: bool = True, **more: Any) -> Record:
    g = game("rebirth")
    s, chance = g.start(2, seed, more), Chance(seed)
    moves: list[tuple[int, Move]] = []
    while s.to_act() and (until_end or len(moves) < 3):
        moves.append(random_answer(s, chance))
    return Record(g, 2, seed, more, ("Zdeněk", "Žofie"), moves)


def test_every_answer_is_a_row(tmp_path: Path) -> None:
    games = [record(seed) for seed in range(3)]
    games[2].save(tmp_path / "third.jsonl")
    data = deskovka.envs.export([*games[:2], tmp_path / "third.jsonl"], tmp_path / "set", features=True)
    frame = polars.read_parquet(data)
    sights = Sights(layout("rebirth", 2), features=True)
    assert len(frame) == sum(len(one.moves) for one in games)
    for number, one in enumerate(games):
        mine = frame.filter(polars.col("game") == number)
        assert mine["action"].to_list() == [one.game.moves.id(move) for _, move in one.moves]
        assert mine["seat"].to_list() == [seat for seat, _ in one.moves]
        score = one.replay().score()
        assert set(mine.filter(polars.col("seat") == 1)["points"]) == {score.points[1]}
        seen = np.stack([sights.numbers(s, one.moves[i][0]) for i, s in zip(range(5), one.states(), strict=False)])
        assert np.array_equal(mine["observation"].to_numpy()[:5], seen)
        mask = mine["action_mask"].to_numpy()
        assert mask[np.arange(len(mask)), mine["action"].to_numpy()].all()


def test_the_card_says_what_it_is_and_nobody_s_name(tmp_path: Path) -> None:
    data = deskovka.envs.export([record(1)], tmp_path)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    about = json.loads(pq.read_schema(data).metadata[b"deskovka"])
    assert about["game"] == "rebirth"
    assert about["content"] in card
    assert f"{pq.read_metadata(data).num_rows} rows" in card
    assert all(f"| {part['name']} | {part['start']} | {part['end']} |" in card for part in about["layout"])
    assert "Žofie" not in card
    assert "Žofie".encode() not in data.read_bytes()


def test_games_of_another_kind_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="of one kind"):
        deskovka.envs.export([record(1), record(2, map="ireland")], tmp_path)
    with pytest.raises(ValueError, match="not finished"):
        deskovka.envs.export([record(1, until_end=False)], tmp_path)
    with pytest.raises(ValueError, match="no record"):
        deskovka.envs.export([], tmp_path)
