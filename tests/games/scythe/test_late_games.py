"""The contract where random players seldom come: eager games, with combats, Factory cards and all mechs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import deskovka
from contract.checks import leaks, shown_secrets
from deskovka.core.cells import PURE
from deskovka.core.chance import Chance
from deskovka.games.scythe.law.pieces import LAST_STAR
from deskovka.games.scythe.law.state import Scythe, stars_of
from games.scythe.invariants import broken
from games.scythe.players import eager

GAME: Final = deskovka.game("scythe")
STRIDE: Final = 17 if PURE else 7  # decisions between two looks


def moments(seats: int, seed: int, **options: Any) -> Iterator[tuple[int, Scythe]]:
    """States of a game of eager players. Never change them."""
    s = GAME.start(seats, seed, {"encounters": "blind" if seed % 2 else "open"} | options)
    assert isinstance(s, Scythe)
    chance = Chance(seed)
    for number in range(10_000):
        if number % STRIDE == 0 or not s.to_act():
            yield number, s
        if not s.to_act():
            return
        seat = s.to_act()[chance.below(len(s.to_act()))]
        s.play(seat, eager(s, seat, chance))


@pytest.mark.parametrize("seats", GAME.seats)
def test_nothing_breaks(seats: int) -> None:
    for seed in range(3):
        for _, s in moments(seats, seed):
            assert broken(s) == []


@pytest.mark.parametrize("shift", range(5))
def test_every_faction_plays_with_every_mat(shift: int) -> None:
    """Five games of five seats: each faction gets the mat that lies `shift` places further."""
    factions, mats = [GAME.options[name].values[1:] for name in ("faction", "mat")]
    for number, s in moments(5, shift, faction=factions, mat=(*mats[shift:], *mats[:shift])):
        assert broken(s) == []
        if number % (5 * STRIDE) == 0:
            assert leaks(s, number % 5, number) == []
    assert any(stars_of(s, seat) == LAST_STAR for seat in range(5))


@pytest.mark.parametrize("seats", GAME.seats)
def test_fast_options_are_the_whole_catalogue_filtered_by_refuse(seats: int) -> None:
    for _, s in moments(seats, seats):
        question = s.asking
        for seat in s.to_act():
            assert question is not None
            assert list(s.legal(seat)) == [m for m in GAME.moves.all if question.refuse(s, seat, m) is None]


@pytest.mark.parametrize("seats", GAME.seats)
def test_what_a_seat_cannot_see_does_not_reach_it(seats: int) -> None:
    for number, s in moments(seats, seats + 10):
        for viewer in (None, *range(seats)):
            assert leaks(s, viewer, number) == []
            assert shown_secrets(s, viewer) == []
