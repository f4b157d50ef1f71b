"""The coach knows what the seat that asks may know, and nothing else; it finds the best, and what is costly."""

from __future__ import annotations

from typing import Any

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.codec import encode
from deskovka.core.state import State
from deskovka.teach import coach
from deskovka.teach.coach import NEAR, Coach
from deskovka.teach.values import Difference
from deskovka.teach.words import kind_of_move
from deskovka.teach.work import Played

from .race import RISKY, SAFE, Exact, after_lead, after_safe
from .test_race import played_race

CLEAR = 0.2  # of a chance
TWINS: list[tuple[str, int, dict[str, Any]]] = [
    ("skirmish", 2, {}),
    ("katan-duel", 2, {"mode": "introductory"}),
    ("settlers", 2, {}),
]


@pytest.fixture
def briefly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few worlds."""
    for name, few in (("WORLDS", 4), ("FEWEST", 4), ("ENDS", 2), ("CANDIDATES", 3)):
        monkeypatch.setattr(coach, name, few)


def after_some(game: str, seats: int, options: dict[str, Any], seed: int, answers: int) -> State:
    """A position in which somebody has a choice."""
    s, chance = deskovka.game(game).start(seats, seed, options), Chance(seed)
    s.log = None
    while answers > 0 or s.num_legal(s.to_act()[0]) < 3:
        seat = s.to_act()[0]
        s.play(seat, s.nth_legal(seat, chance.below(s.num_legal(seat))))
        answers -= 1
    return s


@pytest.mark.usefixtures("briefly")
@pytest.mark.parametrize(("game", "seats", "options"), TWINS, ids=str)
def test_hidden_twins_get_the_same_advice(game: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(3):
        s = after_some(game, seats, options, seed, 4 + 3 * seed)
        seat = s.to_act()[0]
        twin = s.resample(seat, 99)
        assert encode(s.view(seat)) == encode(twin.view(seat))
        one, other = [Coach(s.game, w.view(seat), 10, hurried=False) for w in (s, twin)]
        assert one.advise() == other.advise()
        move = s.nth_legal(seat, 0)
        doubts = [Coach(s.game, w.view(seat), 10, hurried=False).doubt(move, 0.0) for w in (s, twin)]
        assert doubts[0] == doubts[1]


def test_on_a_race_it_finds_the_best_and_warns_of_the_costly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "Judge", Exact)
    found = 0
    for seed in range(4):
        for number, s in enumerate(Played(played_race(seed)).states[:-1]):
            (seat,) = s.to_act()
            lead = s.points[seat] - s.points[1 - seat]  # type: ignore[attr-defined]
            toss = (after_lead(lead, s.left) + after_lead(lead + 3, s.left)) / 2  # type: ignore[attr-defined]
            gap = toss - after_safe(lead, s.left)  # type: ignore[attr-defined]
            if abs(gap) < CLEAR:
                continue
            found += 1
            best, worse = (RISKY, SAFE) if gap > 0 else (SAFE, RISKY)
            coaches = [Coach(s.game, s.view(seat), number, hurried=False) for _ in range(3)]
            advice = coaches[0].advise()
            assert advice is not None and not advice.even
            assert s.game.moves[advice.moves[advice.best]] == best
            doubt = coaches[1].doubt(worse, NEAR)
            assert doubt.loss - doubt.half >= NEAR
            assert coaches[2].doubt(best, NEAR).loss == 0
    assert found


def test_what_matters_is_said_in_both_languages_without_the_move() -> None:
    g = deskovka.game("rebirth")
    options = g.complete(2, {})
    told = [Difference(0, "castles", 2.7, 0.5), Difference(1, "castles", -1.2, 0.4)]
    names = ("Anna", "Bob")
    assert kind_of_move([], 0, g, options, names, "en").startswith("No single source")
    english = kind_of_move(told, 0, g, options, names, "en")
    assert "What matters most now" in english and "Bob" in english
    assert "Nejvíc teď rozhoduje" in kind_of_move(told, 0, g, options, names, "cs")
