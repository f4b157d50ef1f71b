"""Golden games: each pair of factions, variant and solo rank; `python -m tools.golden settlers` makes them."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Final

import pytest

import deskovka
from deskovka.core.record import read
from deskovka.games.settlers.law.events_aztecs import FavourGained, FavourLost, FavoursGivenBack
from deskovka.games.settlers.law.scoring import RANKS, rank_alone
from deskovka.games.settlers.law.state import Settlers
from games.settlers.invariants import broken

RECORDS = sorted((Path(__file__).parent / "records").glob("*.jsonl"))
FACTIONS: Final = deskovka.game("settlers").options["faction"].values[1:]


def named(stem: str) -> Settlers:
    """The end of a golden game."""
    (path,) = [path for path in RECORDS if path.stem == stem]
    s = read(path).replay()
    assert isinstance(s, Settlers)
    return s


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_games_replay_strictly(path: Path) -> None:
    record = read(path)
    s = record.replay()
    assert isinstance(s, Settlers)
    assert s.to_act() == ()
    assert record.text() == path.read_text(encoding="utf-8")
    assert broken(s) == []


@pytest.mark.parametrize("pair", list(combinations(FACTIONS, 2)), ids="-".join)
def test_every_pair_of_factions_has_a_game(pair: tuple[str, str]) -> None:
    s = named("-".join([*pair, "greedy"]))
    assert tuple(s.options["faction"]) == pair
    assert s.score().winners


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "draft", "advanced", "peaceful"])
def test_every_variant_has_a_game(variant: str, seats: int) -> None:
    s = named(f"{variant}-{seats}-eager")
    assert s.seats == seats
    assert (s.options["peaceful"] == "yes") if variant == "peaceful" else (s.options["lookout"] == variant)


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("player", ["greedy", "random"])
def test_every_faction_has_a_game_alone(faction: str, player: str) -> None:
    s = named(f"solo-{faction}-{player}")
    assert (s.seats, tuple(s.options["faction"])) == (1, (faction,))


@pytest.mark.parametrize(("deck", "seats"), [("friends", 3), ("atlantis", 4), ("trio", 5)])
def test_every_deck_of_the_aztecs_has_a_game(deck: str, seats: int) -> None:
    s = named(f"aztecs-{deck}-eager")
    assert s.seats == seats
    assert tuple(s.options["deck"]) == (deck, *["aztecs"] * (seats - 1))
    assert any(type(event).__name__ == "PrayerCounted" for event in s.log or [])


@pytest.mark.parametrize("path", [path for path in RECORDS if "aztecs" in path.stem], ids=lambda path: path.stem)
def test_the_log_tells_all_about_favour_tokens(path: Path) -> None:
    s = read(path).replay()
    assert isinstance(s, Settlers)
    held = [0] * s.sides
    for event in s.log or []:
        if isinstance(event, FavourGained):
            assert not held[event.seat] >> event.colour & 1
            held[event.seat] |= 1 << event.colour
        elif isinstance(event, FavourLost):
            held[event.seat] &= ~(1 << event.colour)
        elif isinstance(event, FavoursGivenBack):
            held[event.seat] &= ~event.favours
    assert held == list(s.favours)


@pytest.mark.parametrize("rank", range(1, len(RANKS) + 1))  # nobody wins with the points of the lowest one
def test_every_rank_is_won(rank: int) -> None:
    score = named(f"solo-rank-{rank}").score()
    assert score.winners == (0,)
    assert rank_alone(score.points[0]) == rank
