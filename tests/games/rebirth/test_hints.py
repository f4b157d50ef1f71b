"""Hints: what they count, and that they tell nothing secret."""

from __future__ import annotations

import deskovka
from deskovka.bots.playout import play_on
from deskovka.games.rebirth.law.pieces import BLOCKED
from deskovka.games.rebirth.law.state import influence_in
from games.rebirth.playground import Playground


def test_value_counts_points_castles_waiting_influence_and_cards() -> None:
    g = deskovka.game("rebirth")
    for name in ("scotland", "ireland"):
        for seed in range(6):
            s = g.start(seats=3, seed=seed, options={"map": name}, log=False)
            play_on(s, seed, 10 + 9 * seed)
            for seat in range(3):
                found = g.hints.features(s, seat)
                points = s.score().points[seat]
                castles, waiting, cards = found["castles_held"], found["waiting_influence"], found["mission_cards"]
                assert g.hints.value(s, seat) == points + 5 * castles + waiting + 2.5 * cards
                assert found["castles_beside"] >= castles
            dreamt = s.resample(1, 77)
            assert g.hints.features(dreamt, 1) == g.hints.features(s, 1)
            assert g.hints.value(dreamt, 1) == g.hints.value(s, 1)


def test_at_the_end_value_is_the_score() -> None:
    g = deskovka.game("rebirth")
    s = g.start(seats=2, seed=1, log=False)
    play_on(s, 1, -1)
    assert [g.hints.value(s, seat) for seat in range(2)] == list(s.score().points)


def test_influence_waits_only_while_the_settlement_is_open() -> None:
    table = Playground("scotland", 3)
    first, second = table.town("Wick")
    table.place(0, "s3", first)
    assert [table.s.game.hints.features(table.s, seat)["waiting_influence"] for seat in range(3)] == [3, 0, 0]
    table.place(1, "s1", second)
    assert [table.s.game.hints.features(table.s, seat)["waiting_influence"] for seat in range(3)] == [0, 0, 0]


def test_covered_spaces_of_a_settlement_count_for_nobody() -> None:
    table = Playground("scotland", 2)
    first, second, third = table.town("Glasgow")
    table.s.tiles[third] = BLOCKED
    table.s.refresh()
    table.place(1, "s1", first)
    table.place(1, "s1", second)
    assert list(influence_in(table.s, table.s.board.town[first])) == [0, 2]
