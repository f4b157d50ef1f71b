"""What is drawn of a table of Rebirth: how far everybody is with missions, and what each viewer sees of hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.games.rebirth.law.pieces import TILE_NAMES
from deskovka.games.rebirth.law.scoring import FINAL_SCORING, score_of
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
                assert done or count < mission.target(), (mission.id, seat)  # it may be lost again, not hidden
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


CASES = [(country, seats) for country in ("scotland", "ireland") for seats in (2, 3, 4)]
PARTS = ("track", "castles", "settlements", "missions")


def ended_now(s: Rebirth) -> list[Mapping[str, int]]:
    """By seat and source: what the referee's own final scoring gives, done on a copy."""
    copy = s.clone()
    if not s.is_over():
        FINAL_SCORING.run(copy, 0)
    return list(score_of(copy).why)


@pytest.mark.parametrize(("country", "seats"), CASES)
def test_standing_is_what_final_scoring_would_give_now(country: str, seats: int) -> None:
    """Exactly for the own seat; for others without the cards that the viewer may not see."""
    unseen = 0
    for s in [*played(country, seats, 7)[::5], *played(country, seats, 8)[-2:]]:
        for viewer in (None, *range(seats)):
            found = GAME.show.board(s.view(viewer))["standing"]
            for seat, why in enumerate(ended_now(s)):
                its = found[str(seat)]
                known = seat == viewer or s.is_over()
                ends = why["castles"] + why["unfinished"]
                assert its["track"] + ends == sum(why.values()) - why["cards"]
                assert (its["castles"], its["settlements"]) == (why["castles"], why["unfinished"])
                assert its["missions"] == (why["cards"] if known else 0)
                assert its["total"] == sum(its[part] for part in PARTS)
                assert its["unseen"] == (0 if known else len(s.cards[seat]))
                unseen += its["unseen"]
    assert unseen


@pytest.mark.parametrize(("country", "seats"), CASES)
def test_standing_ends_at_the_score(country: str, seats: int) -> None:
    """After the last tile it is the score, for everybody; nothing is open then."""
    for seed in range(4):
        end = played(country, seats, seed)[-1]
        for viewer in (None, *range(seats)):
            found = GAME.show.board(end.view(viewer))["standing"]
            assert tuple(found[str(seat)]["total"] for seat in range(seats)) == end.score().points
            assert all(its["open"] == its["unseen"] == 0 for its in found.values())


@pytest.mark.parametrize("country", ["scotland", "ireland"])
def test_secret_missions_of_others_change_nobody_s_standing(country: str) -> None:
    changed = 0
    for s in played(country, 3, 4)[::6]:
        for viewer in (None, 0, 1, 2):
            other = s.resample(viewer, seed=99)
            changed += other.cards != s.cards
            assert GAME.show.board(other.view(viewer))["standing"] == GAME.show.board(s.view(viewer))["standing"]
    assert changed


@pytest.mark.parametrize("country", ["scotland", "ireland"])
def test_open_is_what_cards_that_do_not_pay_yet_would_bring(country: str) -> None:
    found = set()
    for s in [s for seed in range(3) for s in played(country, 3, seed)[:-1]]:
        its = GAME.show.board(s.view(0))["standing"]
        assert its["1"]["open"] == its["2"]["open"] == 0
        cards = [s.country.missions[card].first for card in s.cards[0]]
        assert its["0"]["missions"] + its["0"]["open"] == sum(cards)
        found |= {its["0"]["open"] > 0}
    assert found == {True, False}
