"""Golden games: each mode, each way to win; `python -m tools.golden katan-duel` makes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.record import read
from deskovka.games.katan_duel.box.content import MODES
from deskovka.games.katan_duel.law.state import Duel
from games.katan_duel.invariants import broken
from games.katan_duel.players import lazy

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))


def final(path: Path) -> Duel:
    s = read(path).replay()
    assert isinstance(s, Duel)
    return s


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_games_replay_strictly(path: Path) -> None:
    record = read(path)
    s = record.replay()
    assert s.to_act() == ()
    assert record.text() == path.read_text(encoding="utf-8")
    assert broken(s) == []  # type: ignore[arg-type]


def test_every_mode_has_a_game_that_somebody_wins() -> None:
    for mode in MODES:
        for player in ("eager", "greedy"):
            (path,) = [path for path in RECORDS if path.stem == f"{mode}-{player}"]
            s = final(path)
            assert s.mode.id == mode
            assert len(s.score().winners) == 1
            assert max(s.score().points) >= s.mode.target


def test_another_way_to_end() -> None:
    (path,) = [path for path in RECORDS if path.stem.endswith("before-roll")]
    assert (final(path).log or [])[-1].rule_id() == "goal.before-roll"


def test_a_game_that_drags_on_is_not_cut() -> None:
    s = deskovka.game("katan-duel").start(2, 1, {"mode": "introductory"}, log=False)
    assert isinstance(s, Duel)
    chance = Chance(1)
    while s.turn <= 301:
        s.play(s.to_act()[0], lazy(s, s.to_act()[0], chance))
    assert s.to_act() and s.score().winners == ()
