"""The catalogue of moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

import deskovka
from deskovka.core.moves import Catalogue
from deskovka.core.step import Move
from skirmish.moves import Attack, Keep, Play, Rest, Take


@dataclass
class Odd(Move):
    """A move as it might come from a hand-written file."""

    what: Any


def catalogue() -> Catalogue:
    return Catalogue([Rest(), Play(0), Play(1), Keep(1)])


def test_ids_count_from_zero_and_round_trip() -> None:
    moves = catalogue()
    assert len(moves) == 4
    assert [moves[i].id for i in range(4)] == [0, 1, 2, 3]
    assert [moves.id(moves[i]) for i in range(4)] == [0, 1, 2, 3]


def test_an_equal_move_is_found_as_the_catalogues_own() -> None:
    moves = catalogue()
    mine = Play(1)
    assert moves.find(mine) is moves[2]
    assert moves.find(moves[2]) is moves[2]
    assert moves.id(mine) == 2


def test_a_move_of_another_catalogue_is_looked_up_by_its_content() -> None:
    stranger = Catalogue([Keep(1)])[0]
    assert stranger.id == 0
    moves = catalogue()
    assert moves.find(stranger) is moves[3]


def test_an_unknown_move_is_not_found() -> None:
    moves = catalogue()
    assert moves.find(Play(2)) is None
    assert moves.find(Take(1)) is None
    with pytest.raises(KeyError):
        moves.id(Attack(0))


def test_a_move_with_a_field_that_cannot_be_compared_is_not_found() -> None:
    assert catalogue().find(Odd({})) is None


def test_a_move_that_stands_twice_is_refused() -> None:
    with pytest.raises(ValueError, match="twice"):
        Catalogue([Play(1), Rest(), Play(1)])


def test_moves_of_one_class() -> None:
    moves = catalogue()
    assert moves.of(Play) == [moves[1], moves[2]]


def test_the_games_catalogue_does_not_depend_on_the_seats() -> None:
    g = deskovka.game("skirmish")
    before = [deskovka.encode(move) for move in g.moves.all]
    for seats in g.seats:
        g.start(seats, 1)
    assert [deskovka.encode(move) for move in g.moves.all] == before
    assert len(set(before)) == len(g.moves)
