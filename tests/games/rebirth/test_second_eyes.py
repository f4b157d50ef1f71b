"""Whole games, counted again by the second scorer."""

from __future__ import annotations

import pytest

import deskovka
from deskovka.bots.playout import random_playout
from deskovka.games.rebirth.law.pieces import NOBODY
from deskovka.games.rebirth.law.state import Rebirth
from games.rebirth.second_scorer import faults, score
from games.rebirth.transcript import SOURCES, board_of, missions_of, transcript_of

GAMES = 10


def finished(map: str, seats: int, seed: int, zero_majority: str) -> Rebirth:
    s = deskovka.game("rebirth").start(seats, seed, {"map": map, "zero_majority": zero_majority})
    random_playout(s, seed)
    assert isinstance(s, Rebirth)
    return s


@pytest.mark.parametrize("zero_majority", ["never", "literal"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("map", ["scotland", "ireland"])
def test_the_second_scorer_agrees(map: str, seats: int, zero_majority: str) -> None:
    for seed in range(GAMES // 2):
        agree(finished(map, seats, seed, zero_majority))


def agree(s: Rebirth) -> None:
    board, missions = board_of(s.board), missions_of(s.board.id)
    transcript = transcript_of(s)
    assert faults(transcript, board, missions) == []
    theirs = score(transcript, board, missions)
    ours = s.score()
    assert [{SOURCES.get(name, name): n for name, n in why.items()} for why in ours.why] == theirs["why"]
    assert list(ours.points) == theirs["points"]
    holders = [None if holder == NOBODY else holder for holder in list(s.castles)]
    assert dict(zip(s.board.landmark_ids, holders, strict=False)) == theirs["castles"]
    assert sorted(ours.winners) == sorted(theirs["winners"])
    if s.board.id == "ireland":
        ids = [mission.id for mission in s.country.missions]
        fulfilled = {seat: [ids[i] for i in range(12) if s.fulfilled[seat] >> i & 1] for seat in range(s.seats)}
        assert fulfilled == theirs["fulfilled"]
