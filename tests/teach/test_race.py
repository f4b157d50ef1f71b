"""On a race whose chances are known exactly, luck is zero on average and luck and skill add up."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean, stdev
from typing import Any

import pytest

from deskovka.core.record import Record
from deskovka.core.step import Move
from deskovka.teach import work
from deskovka.teach.analysis import Analyst
from deskovka.teach.values import Analysis
from deskovka.teach.work import Played

from .race import RISKY, SAFE, TURNS, Exact, RaceGame, after_lead, after_safe, exact

GAME = RaceGame()
GAMES = 40


def played_race(seed: int) -> Record:
    """A race of players who toss the coin whenever their own one says so."""
    s = GAME.start(2, seed)
    other = random.Random(seed)
    moves: list[tuple[int, Move]] = []
    while not s.is_over():
        move = other.choice([RISKY, SAFE])
        moves.append((s.to_act()[0], move))
        s.play(*moves[-1])
    return Record(GAME, 2, seed, {}, (), moves)


def analyse_exactly(record: Record, monkeypatch: pytest.MonkeyPatch) -> Analysis:
    """By a judge who knows everything."""
    monkeypatch.setattr(work, "Judge", Exact)
    monkeypatch.setattr(work, "read", lambda text, packs: Played(record))
    analyst = Analyst(record, budget=64, seed=record.seed)
    analyst.work_off("calibrate")
    analyst.work_off("quick")
    return analyst.result()


@pytest.fixture(scope="module")
def races() -> Iterator[list[tuple[Record, Analysis]]]:
    with pytest.MonkeyPatch.context() as patch:
        found = []
        for seed in range(GAMES):
            record = played_race(seed)
            found.append((record, analyse_exactly(record, patch)))
        yield found


def states_of(record: Record) -> list[Any]:
    """Before each answer and at the end."""
    return [*Played(record).states]


def exact_luck(record: Record, number: int) -> float:
    """Of seat 0, by the rules of the race."""
    before, come = states_of(record)[number - 1 : number + 1]
    seat, _ = record.moves[number - 1]
    lead, left = before.points[seat] - before.points[1 - seat], before.left
    might = (after_lead(lead, left) + after_lead(lead + 3, left)) / 2
    luck = after_lead(come.points[seat] - come.points[1 - seat], left) - might
    return luck if seat == 0 else -luck


def test_luck_is_what_it_exactly_was(races: list[tuple[Record, Analysis]]) -> None:
    off = [
        one.luck[0] - exact_luck(record, one.number)
        for record, found in races
        for one in found.events
        if one.number
    ]
    assert len(off) > GAMES
    assert abs(fmean(off)) < 0.01 and stdev(off) < 0.06  # of 32 tosses


def test_only_tosses_are_luck(races: list[tuple[Record, Analysis]]) -> None:
    for record, found in races:
        tossed = [number for number, (_, move) in enumerate(record.moves, 1) if move is RISKY]
        assert [one.number for one in found.events] == [0, *tossed]


def test_luck_is_zero_on_average_and_in_sum(races: list[tuple[Record, Analysis]]) -> None:
    lucks = [found.players[0].account.luck for _, found in races]
    assert stdev(lucks) > 0.2, "there is luck"
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / len(lucks) ** 0.5
    for _, found in races:
        assert sum(player.account.luck for player in found.players) == pytest.approx(0, abs=1e-9)


def test_luck_and_skill_add_up_and_nothing_is_left_over(races: list[tuple[Record, Analysis]]) -> None:
    for _, found in races:
        for player in found.players:
            a = player.account
            assert a.start + a.luck + a.own + a.others + a.gains == pytest.approx(a.result, abs=1e-9)
            assert a.remainder == pytest.approx(0, abs=1e-9)
            assert a.start == pytest.approx(exact(0, TURNS) if player is found.players[0] else 1 - exact(0, TURNS))
    gains = [found.players[0].account.gains for _, found in races]
    assert abs(fmean(gains)) < 0.05, "nobody answers better than a judge who knows everything"


def test_losses_are_what_they_exactly_were(races: list[tuple[Record, Analysis]]) -> None:
    for record, found in races:
        states = states_of(record)
        for one in found.decisions:
            s = states[one.number - 1]
            lead = s.points[one.seat] - s.points[1 - one.seat]
            risky = (after_lead(lead, s.left) + after_lead(lead + 3, s.left)) / 2
            chances = [risky, after_safe(lead, s.left)]
            assert one.options == 2 and abs(one.candidates[0].chance - chances[0]) < 0.25
            assert one.candidates[1].chance == pytest.approx(chances[1])
            loss = max(chances) - chances[one.played]
            assert one.loss <= loss + one.half + 0.1 and one.loss >= loss - one.half - 0.1


def test_luck_taken_away_tells_more_of_skill_than_the_result(races: list[tuple[Record, Analysis]]) -> None:
    """The adjusted result has the same mean and spreads far less."""
    results = [found.players[0].account.result for _, found in races]
    adjusted = [found.players[0].account.without_luck for _, found in races]
    assert abs(fmean(results) - fmean(adjusted)) < 0.12
    assert stdev(adjusted) < 0.6 * stdev(results)
