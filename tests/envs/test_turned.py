"""Turned observations: seats go round, nothing is lost, nothing new is shown."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.testing import assert_array_equal

import deskovka.envs
from contract.cases import Case
from deskovka import State
from deskovka.core.chance import Chance
from deskovka.core.turns import BY_SEAT, PLAIN, Turn
from deskovka.envs.layouts import LIST, ROW
from deskovka.envs.making import layout
from deskovka.envs.sights import Sights
from envs.cases import ALL, BY_SEATS
from envs.turning import turned_state, turns_of

# In the tournament of Katan - Duel stacks and the backs of cards belong to seats, elsewhere they do not.
TURNING = [case for case in ALL if case.seats > 1 and case.options.get("mode") != "tournament"]
# In the toy, chance deals by the numbers of seats; and of two seats no move names one.
GOING_ON = [case for case in TURNING if case.seats == 2 and case.game.id != "skirmish"]


@pytest.mark.parametrize("case", TURNING, ids=str)
def test_what_has_to_do_with_seats_is_declared(case: Case) -> None:
    """When all sit one seat further on, everybody has the same points, prospects and choices as before."""
    for number, s in enumerate(case.moments(seed=71, every=15)):
        by = 1 + number % (case.seats - 1)
        other = turned_state(s, by)
        for seat in range(case.seats):
            there = (seat - by) % case.seats
            assert other.num_legal(there) == s.num_legal(seat)
            assert other.score().points[there] == s.score().points[seat]
            assert case.game.hints.value(other, there) == pytest.approx(case.game.hints.value(s, seat))


def same_choices(s: State, other: State, by: int, chance: Chance) -> None:
    """Everybody answers the same in both."""
    seat = s.to_act()[0]
    number = chance.below(s.num_legal(seat))
    s.answer(seat, s.nth_legal(seat, number))
    there = (seat - by) % s.seats
    other.answer(there, other.nth_legal(there, number))


@pytest.mark.parametrize("case", GOING_ON, ids=str)
def test_a_turned_game_goes_on_in_the_same_way(case: Case) -> None:
    for number, first in enumerate(case.moments(seed=72, every=30)):
        if number == 0:
            continue  # who sets up first goes by the numbers of seats
        s, chance = first.clone(), Chance(number)
        other = turned_state(s, 1)
        for _ in range(60):
            if s.is_over():
                break
            same_choices(s, other, 1, chance)
            assert sorted((seat + 1) % 2 for seat in other.to_act()) == list(s.to_act())
            assert [other.num_legal(1 - seat) for seat in s.to_act()] == [s.num_legal(seat) for seat in s.to_act()]
            assert other.score().points[::-1] == s.score().points


def sights_of(case: Case) -> Sights:
    return Sights(layout(case.game, case.seats, case.options), False, "turned")


@pytest.mark.parametrize("case", [case for case in BY_SEATS if case.seats > 1], ids=str)
def test_everybody_sees_the_table_from_the_own_seat(case: Case) -> None:
    """What seat 2 sees is what seat 0 sees where all sit two seats further on."""
    sights = sights_of(case)
    for number, moment in enumerate(case.moments(seed=73, every=20)):
        by = 1 + number % (case.seats - 1)
        s = moment.clone()
        if s.plan is not None:
            s.begin_memory()
        assert_array_equal(sights.numbers(turned_state(s, by), 0), sights.numbers(s, by))


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_a_turned_observation_shows_nothing_that_the_seat_cannot_see(case: Case) -> None:
    sights = sights_of(case)
    for number, s in enumerate(case.moments(seed=74, every=20)):
        for seat in range(case.seats):
            assert_array_equal(sights.numbers(s.resample(seat, number), seat), sights.numbers(s, seat))
            assert_array_equal(sights.of_view(s.view(seat)), sights.numbers(s, seat))


@pytest.mark.parametrize("case", BY_SEATS, ids=str)
def test_cards_are_counted_and_all_else_is_only_moved(case: Case) -> None:
    """Each list has as many cards as it is long; other numbers stand there as often as before."""
    sights, plain = sights_of(case), Sights(layout(case.game, case.seats, case.options), False)
    assert sights.form is not None
    places = {name: (start, end) for name, start, end in sights.form.parts}
    for s in case.moments(seed=75, every=20):
        for seat in range(case.seats):
            told, before = sights.numbers(s, seat), plain.numbers(s, seat)
            for field in sights.layout.fields:
                start, end = places[field.name]
                old = before[field.at : field.at + field.width]
                turn = turns_of(s).get(field.name, PLAIN)
                if field.how == LIST:
                    assert told[start] == old[0] == told[start + 1 : end].sum()
                elif field.how == ROW and turn in (PLAIN, BY_SEAT):
                    assert sorted(told[start:end]) == sorted(old)
                    assert_array_equal(np.roll(told[start:end], turned_by(turn, len(old), case.seats, seat)), old)


def turned_by(turn: Turn, length: int, seats: int, seat: int) -> int:
    return length // seats * seat if turn.by_seat and length % seats == 0 else 0


def test_environments_offer_it() -> None:
    wish = {"seats": 2, "observation": "turned"}
    size = Sights(layout("rebirth", 2), False, "turned").size
    batch = deskovka.envs.batch("rebirth", 4, **wish)
    shared = deskovka.envs.batch("rebirth", 4, processes=2, **wish)
    for _ in range(5):
        actions = batch.random_actions()
        batch.step(actions)
        shared.step(actions)
        assert batch.observations.shape == (4, size)
        assert_array_equal(batch.observations, shared.observations)
    shared.close()
    env = deskovka.envs.raw_aec("rebirth", **wish)
    env.reset(seed=1)
    assert env.observe("seat_1")["observation"].shape == (size,)
    with pytest.raises(ValueError, match="there is no observation"):
        deskovka.envs.raw_aec("rebirth", 2, observation="round")
