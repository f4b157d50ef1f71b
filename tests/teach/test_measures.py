"""Classes, accuracy, intervals, and chances made of values."""

from __future__ import annotations

from math import exp

import pytest

import deskovka
from deskovka.core.step import Move
from deskovka.teach.calibration import Slope, fit
from deskovka.teach.comparing import Comparison
from deskovka.teach.judge import final_places, places_of
from deskovka.teach.measures import accuracies, accuracy_of, class_of, differences, half_interval, volatility

from .games import finished


@pytest.mark.parametrize(
    ("loss", "half", "name"),
    [
        (0.0, 0.0, "fine"),
        (0.049, 0.0, "fine"),
        (0.05, 0.04, "inaccuracy"),
        (0.099, 0.04, "inaccuracy"),
        (0.1, 0.04, "mistake"),
        (0.15, 0.04, "blunder"),
        (0.15, 0.15, "unsure"),
        (0.6, 0.7, "unsure"),
        (0.04, 0.7, "fine"),
    ],
)
def test_a_loss_has_a_name_only_if_it_is_sure(loss: float, half: float, name: str) -> None:
    assert class_of(loss, half) == name


def test_accuracy_is_what_lichess_says() -> None:
    assert accuracy_of(0) == 100
    assert accuracy_of(0.1) == pytest.approx(103.1668 * exp(-0.4354) - 2.1669)
    assert accuracy_of(0.9) == 0


def test_accuracy_wants_eight_decisions() -> None:
    assert accuracies([0.0] * 7, [1.0] * 7) == []
    assert accuracies([0.0] * 9, [1.0] * 9) == [100] * 4
    whole, begin, middle, end = accuracies([0.0] * 6 + [0.3] * 3, [1.0] * 9)
    assert begin == middle == 100 > whole > end


def test_decisions_weigh_more_where_chances_move() -> None:
    calm = [0.5] * 20
    assert volatility([*calm, 0.9]) == [0.5] * 20 + [12.0]
    assert volatility([]) == []


def test_luck_does_not_choose_the_best_answer() -> None:
    """The best of each half is measured in the other: what is only noise comes out as nothing."""
    found = Comparison([Move(), Move()], 2)
    for world in range(8):
        noise = 0.3 if world % 2 else -0.3
        for answer, chance in enumerate((0.5, 0.5 + noise)):
            found.add(answer, [chance, 1 - chance, 1 - chance, chance])
        found.worlds += 1
    rows = differences(found, 0, 0)
    assert [row[0] for row in rows] == pytest.approx([-0.3, 0] * 4), "else a loss of 0.3 in half the worlds"


def test_an_interval_shrinks_with_the_root_of_the_numbers() -> None:
    assert half_interval([0.0, 1.0] * 50) == pytest.approx(1.96 * 0.5025 / 10, rel=1e-3)
    assert half_interval([0.3] * 10) == pytest.approx(0)
    assert half_interval([0.3]) == 1


def test_values_become_places() -> None:
    assert places_of([1.0, 0.0]) == pytest.approx(
        [1 / (1 + exp(-1)), 1 / (1 + exp(1))] * 1 + [1 / (1 + exp(1)), 1 / (1 + exp(-1))]
    )
    three = places_of([2.0, 1.0, 0.0])
    weights = [exp(2), exp(1), 1.0]
    assert three[0] == pytest.approx(weights[0] / sum(weights))
    assert three[3 * 2 + 2] > three[3 * 1 + 2] > three[2]
    for i in range(3):
        assert sum(three[3 * i : 3 * i + 3]) == pytest.approx(sum(three[i::3])) == pytest.approx(1)
    assert places_of([1000.0, 0.0])[0] == pytest.approx(1)


def test_who_ties_shares_the_places() -> None:
    s = deskovka.game("prsi").start(3, 1)
    score = s.score()
    assert score.winners == () and len(set(score.ranks)) == 1, "nothing has happened yet"
    assert final_places(s) == pytest.approx([1 / 3] * 9)
    over = finished("skirmish", 3).replay()
    places = final_places(over)
    for seat in range(3):
        assert (places[3 * seat] > 0) == (seat in over.score().winners)


def test_the_slope_is_found_again() -> None:
    truth = Slope(0.4, 1.2)
    pairs = [
        (gone / 10, lead / 4, 1 / (1 + exp(-truth.at(gone / 10) * lead / 4)))
        for gone in range(10)
        for lead in range(-8, 9)
    ] * 4
    found = fit(pairs)
    assert found.at(0) == pytest.approx(truth.at(0), rel=0.1)
    assert found.at(1) == pytest.approx(truth.at(1), rel=0.1)
