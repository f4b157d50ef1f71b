"""A run of the whole pipeline, tiny: it goes on where it was left, and comes out the same. Needs torch."""

from __future__ import annotations

import json
import time
from pathlib import Path

import numpy as np
import pytest

import deskovka
from deskovka.learn.__main__ import main
from deskovka.learn.network import read_weights
from deskovka.learn.pace import Pace

torch = pytest.importorskip("torch")

TINY = [
    "--simulations",
    "3",
    "--gate-simulations",
    "3",
    "--games",
    "4",
    "--per-job",
    "2",
    "--gate-games",
    "2",
    "--width",
    "8",
    "--hidden",
    "4",
]


def run(game: str, folder: Path, *more: str) -> int:
    return main([game, "--run", str(folder), "--processes", "1", *TINY, *more])


@pytest.mark.parametrize(("game", "seats"), [("rebirth", "2"), ("skirmish", "3"), ("skirmish", "1")])
def test_two_generations(game: str, seats: str, tmp_path: Path) -> None:
    assert run(game, tmp_path, "--seats", seats, "--generations", "2", "--gate", "0.0") == 0
    ladder = json.loads((tmp_path / "ladder.json").read_text())
    assert [card["generation"] for card in ladder] == [0, 1]
    assert all(card["taken"] for card in ladder)
    assert ladder[1]["over_best"]["of"] > 0
    assert ladder[1]["learned_from"]["generations"] == [0, 1]
    assert ladder[1]["licence"] == "Apache-2.0"
    assert ladder[1]["bytes"] == (tmp_path / "net-001.net").stat().st_size < 1_000_000
    assert "| 1 |" in (tmp_path / "ladder.md").read_text()
    name = f"learned:simulations=3,network={tmp_path / 'net-001.net'}"
    s = deskovka.game(game).start(int(seats), 3)
    bot = deskovka.bot(name, s.game)
    assert bot.choose(s.view(s.to_act()[0])) in s.legal(s.to_act()[0])


def test_a_run_that_was_stopped_comes_to_the_same(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    run("skirmish", whole, "--generations", "1")
    run("skirmish", parts, "--minutes", "0")
    assert not (parts / "ladder.json").exists()
    run("skirmish", parts, "--generations", "1")
    (parts / "ladder.json").unlink()
    (parts / "games-000" / "part-00001.npz").unlink()
    (parts / "net-000.net").unlink()
    (parts / "gate-000-search.jsonl").unlink()
    run("skirmish", parts, "--generations", "1")
    one, other = (read_weights(folder / "net-000.net") for folder in (whole, parts))
    assert one.rows == other.rows
    cards = [json.loads((folder / "net-000.json").read_text())["over_search"] for folder in (whole, parts)]
    assert cards[0] == cards[1]


def test_a_run_never_changes_its_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run("skirmish", tmp_path, "--minutes", "0") == 0
    assert run("skirmish", tmp_path, "--seats", "3", "--minutes", "0") == 2
    assert "begin a new run" in capsys.readouterr().err


def test_a_network_learns_what_can_be_learned(tmp_path: Path) -> None:
    """Whoever has feature 0 is better off than the leads say, and who has feature 1 worse."""
    from deskovka.learn.selfplay import write_part
    from deskovka.learn.train import Shape, train

    chance = np.random.default_rng(1)
    rows = [[int(chance.integers(2)), 2 + int(chance.integers(3))] for _ in range(2000)]
    aims = [[0.9, 0.1] if row[0] == 0 else [0.2, 0.8] for row in rows]
    write_part(tmp_path / "part-0.npz", rows, [[0.0, 0.0]] * len(rows), aims, "mine")
    shape = Shape(width=8, hidden=4, passes=12, batch=64, rate=0.01)
    weights, seen = train([tmp_path / "part-0.npz"], 5, "mine", shape, seed=1)
    assert seen["loss"] < seen["loss_before"]
    from deskovka.learn.reference import judge_rows

    said = 0.5 + 0.5 * np.tanh(judge_rows(weights, 5, [[0, 2], [1, 3]]))
    assert said[0][0] == pytest.approx(0.9, abs=0.05)
    assert said[1][0] == pytest.approx(0.2, abs=0.05)
    with pytest.raises(ValueError, match="other features"):
        train([tmp_path / "part-0.npz"], 5, "theirs", shape, seed=1)


def test_time_that_is_up_begins_nothing() -> None:
    assert Pace(time.monotonic() - 1).is_over()
