"""The final match at equal time, and what is given away: only a network that won it. Nothing here needs torch."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

import pytest

import deskovka
from deskovka.bots.search import Search
from deskovka.learn.__main__ import main
from deskovka.learn.bot import Learned
from deskovka.learn.features import features_of
from deskovka.learn.final import Final
from deskovka.learn.judge import Weights
from deskovka.learn.network import about, find, layout_of, pack_network, read_card
from deskovka.learn.pace import Pace
from deskovka.learn.run import Config, Run

SHARE = {"count": 150.0, "of": 200, "rate": 0.75, "low": 0.69, "high": 0.8}


def nothing_learned(folder: Path) -> Run:
    """A run whose first generation passed the gate, with a network that says nothing."""
    game = deskovka.game("skirmish")
    run = Run(game, folder, Config("skirmish", 2, {}), say=lambda words: None)
    weights = Weights([], [], [1.0] * 4, [0.0] * 4, [0.0] * 8, [0.0] * 2, [0.0] * 4, [0.0] * 2)
    run.net(0).write_bytes(
        pack_network(weights, {**about(run.features), "generation": 0, "licence": "Apache-2.0"})
    )
    card: dict[str, Any] = {**read_card(run.net(0)), "taken": True, "over_search": SHARE, "over_best": None}
    card |= {"simulations": 60, "gate_simulations": 60, "training": {"rows": 1}, "seconds": {}}
    run.keep(0, card)
    return run


def test_a_final_match_is_played_at_equal_time_and_written_down(tmp_path: Path) -> None:
    run = nothing_learned(tmp_path)
    assert not Final(run).play(0.001, 4, Pace(time.monotonic() - 1))
    assert not (tmp_path / "final-000.json").exists()
    assert Final(run).play(0.001, 4, Pace(time.monotonic() + 600))
    found = json.loads((tmp_path / "final-000.json").read_text())
    assert (found["network"], found["seconds"], found["of"]) == ("net-000.net", 0.001, 4)
    games = [json.loads(line) for line in (tmp_path / "final-000.jsonl").read_text().splitlines()]
    names = {name.partition(",")[0] for game in games for name in game["record"][0]["names"]}
    assert names == {"learned:seconds=0.001", "search:seconds=0.001"}


def test_the_seeds_of_a_final_match_are_used_for_nothing_else(tmp_path: Path) -> None:
    run = nothing_learned(tmp_path)
    Final(run).play(0.001, 4, Pace(time.monotonic() + 600))
    games = [json.loads(line) for line in (tmp_path / "final-000.jsonl").read_text().splitlines()]
    final = {game["record"][0]["seed"] for game in games}
    used = {seed for number in range(8) for seed in run.job(number, 0, tmp_path / "part")["seeds"]}
    gate = {str(m.seed) for m in run.between(("search", "greedy"), run.tables, 1, 20).plans[0].matches}
    assert len(final) == 2 and not final & (used | gate)


def test_an_interval_counts_every_game_once(tmp_path: Path) -> None:
    """Three or four pairs of one game say less than as many games."""
    run = Run(deskovka.game("skirmish"), tmp_path, Config("skirmish", 3, {}), say=lambda words: None)
    match = run.between(("greedy", "random"), run.tables, 1, 3)
    found = match.play(tmp_path / "match.jsonl", Pace(time.monotonic() + 600))
    assert found is not None and found.of == len(match.plans[0].matches) == 6
    assert found.rate == pytest.approx(found.count / 6) and 0.5 < found.rate <= 1


def test_what_has_not_won_its_final_match_is_not_given_away(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = nothing_learned(tmp_path / "run")
    command = ["skirmish", "--run", str(run.folder), "--ship", str(tmp_path / "shipped")]
    assert main(command) == 2
    assert "final match" in capsys.readouterr().err
    (run.folder / "final-000.json").write_text(json.dumps({**SHARE, "rate": 0.52, "low": 0.45}))
    assert main(command) == 2
    assert "not surely better" in capsys.readouterr().err
    assert not (tmp_path / "shipped").exists()


def test_what_won_is_found_with_its_card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = nothing_learned(tmp_path / "run")
    (run.folder / "final-000.json").write_text(json.dumps({**SHARE, "seconds": 0.02}))
    assert main(["skirmish", "--run", str(run.folder), "--ship", str(tmp_path / "shipped")]) == 0
    path = tmp_path / "shipped" / "skirmish-2.net"
    card = json.loads(path.with_suffix(".json").read_text())
    assert card == read_card(path)
    assert card["final"]["rate"] == 0.75 and card["over_search"] == SHARE
    monkeypatch.setenv("DESKOVKA_NETWORKS", str(path.parent))
    assert find(run.game, 2, run.options) == path


def test_within_a_time_it_tries_as_many_moves_as_it_can_tell_apart(tmp_path: Path) -> None:
    run = nothing_learned(tmp_path)
    s = run.game.start(2, 5)
    bot = Learned(run.game, 1, seconds=0.002, network=str(run.net(0)))
    for _ in range(2):
        bot.choose(s.view(s.to_act()[0]))
    assert bot.tried < Search(run.game, 1, seconds=0.002).tried or bot.done > 900
    assert features_of(layout_of(run.game, 2, run.options)) is run.features
