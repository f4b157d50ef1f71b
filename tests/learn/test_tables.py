"""One network for several tables (options): it is measured, learns, plays and is given away by table."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import deskovka
from deskovka.bots.playout import play_on
from deskovka.core.state import Choices
from deskovka.core.value import to_json
from deskovka.envs.encoder import blank
from deskovka.learn import run as runs
from deskovka.learn.__main__ import main
from deskovka.learn.bot import Learned
from deskovka.learn.features import Features
from deskovka.learn.judge import Weights
from deskovka.learn.network import find, judge_for, layout_of, read_card
from deskovka.learn.run import Config, tables_of
from deskovka.learn.train import Shape

SETTLERS = deskovka.game("settlers")
VARY = {"expansion": ["aztecs", "none"], "lookout": ["draft", "standard"]}
TINY = "--simulations 1 --gate-simulations 1 --games 4 --per-job 1 --gate-games 8 --gate 0 --generations 1"
COMMAND = ["settlers", *[f"--vary={name}={','.join(values)}" for name, values in VARY.items()], *TINY.split()]
FINAL = {"network": "net-000.net", "seconds": 0.02, "count": 150.0, "of": 200, "rate": 0.75, "low": 0.69}


def learn_nothing(files: Sequence[Path], *told: Any) -> tuple[Weights, dict[str, Any]]:
    """In place of training: the pipeline around it needs no torch."""
    weights = Weights([0], [0] * 4, [1.0] * 4, [0.0] * 4, [0.0] * 8, [0.0] * 2, [0.0] * 4, [0.0] * 2)
    return weights, {"rows": sum(len(np.load(path)["lengths"]) for path in files), "loss_before": 0.0, "loss": 0.0}


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run of one generation at four tables."""
    folder = tmp_path_factory.mktemp("learned") / "run"
    with pytest.MonkeyPatch.context() as changed:
        changed.setattr(runs, "train", learn_nothing)
        assert main([*COMMAND, "--run", str(folder), "--processes", "1"]) == 0
    return folder


@pytest.fixture
def folder(learned: Path, tmp_path: Path) -> Path:
    """The same, to go on with."""
    return Path(shutil.copytree(learned, tmp_path / "run"))


def some_tables() -> list[Choices]:
    return tables_of(SETTLERS, Config("settlers", 2, {}, VARY, shape=Shape()))


def heads(path: Path) -> list[dict[str, Any]]:
    """What the records of a match say of their tables."""
    return [json.loads(line)["record"][0] for line in path.read_text(encoding="utf-8").splitlines()]


def test_all_tables_are_played_in_learning_and_at_the_gate(folder: Path) -> None:
    tables = [to_json(dict(options)) for options in some_tables()]
    card = read_card(folder / "net-000.net")
    assert card["options"] == tables[0] and card["tables"] == tables
    assert len(list((folder / "games-000").glob("part-*.npz"))) == len(tables)
    gate = [head["options"] for head in heads(folder / "gate-000-search.jsonl")]
    assert [gate.count(options) for options in tables] == [2, 2, 2, 2]
    assert json.loads((folder / "ladder.json").read_text())[0]["over_search"]["of"] == 8


def test_it_judges_at_each_of_its_tables_and_at_no_other(folder: Path) -> None:
    path = folder / "net-000.net"
    for options in some_tables():
        s = SETTLERS.start(2, 5, options)
        bot = Learned(SETTLERS, 1, simulations=4, network=str(path))
        bot.choose(s.view(s.to_act()[0]))
        assert bot.judge is not None
    other = SETTLERS.complete(2, {"lookout": "advanced"})
    assert judge_for(path, SETTLERS, 2, other) is None


def test_features_of_one_table_can_be_written_at_another() -> None:
    """Nothing of the position before stays where a list is shorter or longer than in those that were measured."""
    layout = layout_of(SETTLERS, 2, some_tables()[0])
    features, fresh = Features(layout), Features(layout)
    row = blank(features.size)
    for options in some_tables():
        s = SETTLERS.start(2, 6, options, log=False)
        for number in range(400):
            if not s.is_over():
                play_on(s, number, 1)
            fresh.plain, anew = blank(layout.size), blank(features.size)
            features.write(s, number % 2, row)
            fresh.write(s, number % 2, anew)
            assert list(row) == list(anew)


def test_a_final_match_is_played_at_each_table(folder: Path) -> None:
    final = [*COMMAND, "--run", str(folder), "--processes", "1", "--final", "0.001", "--final-games", "2"]
    (folder / "final-000-none-draft.json").write_text(json.dumps({**FINAL, "high": 0.8}))
    assert main(final) == 0
    labels = ["aztecs-draft", "aztecs-standard", "none-draft", "none-standard"]
    assert sorted(path.stem for path in folder.glob("final-*.json")) == [f"final-000-{label}" for label in labels]
    assert not (folder / "final-000-none-draft.jsonl").exists()  # it had been played
    played = [head["options"] for head in heads(folder / "final-000-aztecs-standard.jsonl")]
    assert [(one["expansion"], one["lookout"]) for one in played] == [("aztecs", "standard")] * 2


def test_it_is_given_away_for_the_tables_where_it_won(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lost = {**FINAL, "count": 100.0, "rate": 0.5, "low": 0.43}
    for label, final in (("aztecs-draft", lost), ("aztecs-standard", FINAL), ("none-draft", FINAL)):
        (folder / f"final-000-{label}.json").write_text(json.dumps({**final, "high": 0.8}))
    assert main([*COMMAND, "--run", str(folder), "--ship", str(tmp_path / "shipped")]) == 0
    path = tmp_path / "shipped" / "settlers-2-expansion-lookout.net"
    card = read_card(path)
    assert (card["final"]["of"], card["final"]["rate"], len(card["final_by_table"])) == (400, 0.75, 3)
    monkeypatch.setenv("DESKOVKA_NETWORKS", str(path.parent))
    found = [find(SETTLERS, 2, options) == path for options in some_tables()]
    assert found == [False, True, True, False]  # lost, won, won, not played


def test_a_run_never_changes_its_tables(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settlers", "--vary", "lookout=draft,standard", "--run", str(folder), "--minutes", "0"]) == 2
    assert "learned another vary: begin a new run" in capsys.readouterr().err


def test_a_table_that_cannot_be_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["settlers", "--vary", "lookout=draft,none", "--run", str(tmp_path / "run")]) == 2
    assert "none" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(("seats", "share"), [(1, 0.7), (2, 0.7), (3, 0.95)])
def test_aims_reach_further_where_a_round_has_more_turns(seats: int, share: float, tmp_path: Path) -> None:
    command = ["skirmish", "--seats", str(seats), "--minutes", "0"]
    assert main([*command, "--run", str(tmp_path / "usual")]) == 0
    assert main([*command, "--run", str(tmp_path / "own"), "--share", "0.8"]) == 0
    found = [json.loads((tmp_path / run / "config.json").read_text())["share"] for run in ("usual", "own")]
    assert found == [share, 0.8]
