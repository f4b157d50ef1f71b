"""Observations: what the view says, nothing secret, room for everything, one shape."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from contract.answers import random_answer
from contract.cases import Case
from deskovka import bot
from deskovka.core.chance import Chance
from deskovka.envs.layouts import LIST, OWN_LIST, PILES, ROW, Field
from deskovka.envs.making import layout
from deskovka.envs.sights import FAR, Sights
from envs.cases import ALL, BY_SEATS
from envs.oracle import observation


def sights_of(case: Case, features: bool = False) -> Sights:
    return Sights(layout(case.game, case.seats, case.options), features)


@pytest.mark.parametrize("case", ALL, ids=str)
def test_the_encoder_writes_what_the_view_says(case: Case) -> None:
    sights = sights_of(case)
    for s in case.moments(seed=61, every=12):
        for viewer in (None, *range(case.seats)):
            written = sights.numbers(s, viewer)
            assert_array_equal(written, observation(sights.layout, s.view(viewer)))
            assert np.abs(written).max() < FAR


@pytest.mark.parametrize("case", ALL, ids=str)
def test_what_a_seat_cannot_see_does_not_change_its_observation(case: Case) -> None:
    sights = sights_of(case, features=True)
    for number, s in enumerate(case.moments(seed=62, every=12)):
        for seat in range(case.seats):
            other = s.resample(seat, number)
            assert_array_equal(sights.numbers(other, seat), sights.numbers(s, seat))
            assert_array_equal(sights.mask(other, seat), sights.mask(s, seat))
            assert_array_equal(sights.of_view(s.view(seat)), sights.numbers(s, seat))


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_a_row_that_is_written_over_keeps_nothing(case: Case) -> None:
    """Games differ in all that is written, and only the ends of lists are wiped."""
    worn = sights_of(case)
    for s in case.moments(seed=63, every=9):
        for viewer in (*range(case.seats), None):
            assert_array_equal(worn.numbers(s, viewer), sights_of(case).numbers(s, viewer))


def cut(field: Field, content: Any) -> bool:
    """Is there more than the layout has room for?"""
    if field.how in (LIST, ROW):
        return len(content) > field.room
    if field.how in (PILES, OWN_LIST):
        return len(content) > field.piles or max(len(pile) for pile in content) > field.room
    return False


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_there_is_room_for_all_that_good_play_brings(case: Case) -> None:
    """The layout was measured on random games."""
    fields = sights_of(case).layout.fields
    s, chance = case.start(64, log=False), Chance(64)
    good = bot("greedy", case.game)
    for _ in range(150):
        assert [field.name for field in fields if cut(field, getattr(s, field.name))] == []
        if s.is_over():
            break
        if chance.below(3):
            seat = s.to_act()[0]
            s.play(seat, good.choose(s.view(seat)))
        else:
            random_answer(s, chance)


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_features_keep_their_names(case: Case) -> None:
    sights = sights_of(case, features=True)
    assert sights.features
    for s in case.moments(seed=65, every=20):
        for seat in range(case.seats):
            assert tuple(sorted(case.game.hints.features(s, seat))) == sights.features


def test_the_parts_of_a_layout_follow_each_other() -> None:
    for case in BY_SEATS:
        found = layout(case.game, case.seats, case.options)
        ends = [0, *[end for _, _, end in found.parts()]]
        assert [start for _, start, _ in found.parts()] == ends[:-1]
        assert ends[-1] == found.size


def test_a_wrong_wish_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="9 players"):
        layout("rebirth", 9)
    with pytest.raises(ValueError, match="map"):
        layout("rebirth", 2, {"map": "wales"})
