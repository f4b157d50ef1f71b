"""Golden games: pairs of factions, numbers of seats, options; `python -m tools.golden scythe`"""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.record import read
from deskovka.games.scythe.law.pieces import LAST_STAR
from deskovka.games.scythe.law.state import Scythe, stars_of
from games.scythe.invariants import broken
from games.scythe.players import anything, eager

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
GAME: Final = deskovka.game("scythe")
FACTIONS: Final = GAME.options["faction"].values[1:]


def named(stem: str) -> Scythe:
    """The end of a golden game."""
    (path,) = [path for path in RECORDS if path.stem == stem]
    s = read(path).replay()
    assert isinstance(s, Scythe)
    return s


def ends_by_star(s: Scythe) -> bool:
    return any(stars_of(s, seat) == LAST_STAR for seat in range(s.sides))


@pytest.mark.parametrize("seats", GAME.seats)
def test_eager_players_end_the_game_by_the_last_star(seats: int) -> None:
    for seed in range(10):
        s = GAME.start(seats, seed, log=False)
        assert isinstance(s, Scythe)
        chance = Chance(seed)
        while s.to_act():
            s.play(s.to_act()[0], eager(s, s.to_act()[0], chance))
        assert ends_by_star(s)


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_games_replay_strictly(path: Path) -> None:
    record = read(path)
    s = record.replay()
    assert isinstance(s, Scythe)
    assert s.to_act() == ()
    assert record.text() == path.read_text(encoding="utf-8")
    assert broken(s) == []


@pytest.mark.parametrize("pair", list(combinations(FACTIONS, 2)), ids="-".join)
def test_every_pair_of_factions_has_a_game(pair: tuple[str, str]) -> None:
    s = named("-".join(pair))
    assert tuple(s.options["faction"]) == pair
    assert ends_by_star(s)


def test_every_mat_has_a_game() -> None:
    mats = {mat for pair in combinations(FACTIONS, 2) for mat in named("-".join(pair)).options["mat"]}
    assert mats == set(GAME.options["mat"].values[1:])


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_number_of_seats_has_a_game(seats: int) -> None:
    s = named(f"{seats}-eager")
    assert s.seats == seats
    assert ends_by_star(s)


@pytest.mark.parametrize("level", GAME.options["solo"].values)
@pytest.mark.parametrize("number", range(5))
def test_every_difficulty_has_games_with_every_faction(level: str, number: int) -> None:
    s = named(f"{level}-{FACTIONS[number]}")
    assert s.options["solo"] == level and s.options["opponent"] == FACTIONS[number]
    assert ends_by_star(s)


def test_the_options_have_a_game() -> None:
    s = named("options")
    assert (s.options["relentless"], s.options["encounters"], s.options["gifts"]) == ("faq", "blind", "yes")
    assert any(type(event).__name__ == "CoinsGiven" for event in s.log or [])


def test_a_game_that_drags_on_is_not_cut() -> None:
    s = GAME.start(2, 1, log=False)
    assert isinstance(s, Scythe)
    chance = Chance(1)
    while s.turn <= 100 * s.seats + 1:
        s.play(s.to_act()[0], anything(s, s.to_act()[0], chance))
    assert s.to_act() and s.score().winners == ()
