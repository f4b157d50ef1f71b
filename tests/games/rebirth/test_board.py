"""What is drawn of a table of Rebirth: how far everybody is with missions, and what each viewer sees of hands."""

from __future__ import annotations

from typing import Any, cast

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.games.rebirth.law.pieces import TILE_NAMES
from deskovka.games.rebirth.law.state import Rebirth

GAME = deskovka.game("rebirth")


def played(country: str, seats: int, seed: int, moves: int = 10_000) -> list[Rebirth]:
    """The states of a random game before each answer."""
    s, chance = GAME.start(seats, seed, {"map": country}), Chance(seed)
    found = [s.clone()]
    while s.to_act() and len(found) < moves:
        (me,) = s.to_act()
        legal = s.legal(me)
        s.play(me, legal[chance.below(len(legal))])
        found.append(s.clone())
    return [cast(Rebirth, one) for one in found]


@pytest.mark.parametrize("seed", range(6))
def test_a_mission_is_fulfilled_when_as_much_is_there_as_it_asks_for(seed: int) -> None:
    """What the board counts agrees with what the referee judged, whenever a tile has come to lie."""
    fulfilled = 0
    for s in played("ireland", 2 + seed % 3, seed):
        for number in s.row:
            mission = s.country.missions[number]
            for seat, count in enumerate(mission.counts(s)):
                done = bool(s.fulfilled[seat] >> number & 1)
                assert done or count < mission.wanted(), (mission.id, seat)  # it may be lost again, not hidden
                fulfilled += done
    assert fulfilled


def test_own_cards_that_are_alike_are_one_row() -> None:
    seen = set()
    for s in played("scotland", 4, 3):
        for seat in range(4):
            rows = GAME.show.board(s.view(seat))["mine"]
            assert sum(row["times"] for row in rows) == len(s.cards[seat])
            seen |= {(row["times"] > 1, "race" in row) for row in rows}
    assert seen >= {(True, False), (False, True)}


def test_a_hand_is_seen_by_its_owner_only() -> None:
    for s in played("ireland", 2, 5, 30):
        tiles = [TILE_NAMES[tile] for tile in ([s.hand[0]] if s.hand[0] >= 0 else s.choice[0])]
        assert GAME.show.board(s.view(0))["seats"]["0"]["tiles"] == tiles
        for other in (None, 1):
            theirs = GAME.show.board(s.view(other))["seats"]["0"]
            assert not {"tiles", "tiles_aside"} & theirs.keys() and theirs["aside"] == len(s.aside[0])


def test_tiles_of_one_cluster_have_one_number() -> None:
    s = played("scotland", 2, 9)[-1]
    board: dict[str, Any] = GAME.show.board(s.view(None))
    assert len(board["tiles"]) == board["progress"]["done"]
    for space, tile in board["tiles"].items():
        for other in s.board.adjacent[int(space)]:
            beside = board["tiles"].get(str(other))
            if beside and (beside["seat"], beside["kind"]) == (tile["seat"], tile["kind"]):
                assert beside.get("cluster") == tile.get("cluster")
