"""deskovka tournament and bench."""

from __future__ import annotations

from pathlib import Path

import pytest

import deskovka
from deskovka.core.parts import Score
from deskovka.lab.lines import Finished
from deskovka.lab.plan import tournament
from deskovka.lab.tournament import Ratings, Standings

from .conftest import Run

TWO = ("tournament", "rebirth", "--bots", "random,greedy", "--games", "6")


def test_greedy_is_rated_above_random(run: Run) -> None:
    data = run(*TWO, "--jobs", "1", "--json").data()
    assert data["games"] == 6
    first, second = data["bots"]
    assert (first["bot"], second["bot"]) == ("greedy", "random")
    assert set(first) == {"bot", "played", "wins", "rating", "problems"}
    assert first["rating"]["mu"] > 25 > second["rating"]["mu"]
    assert first["rating"]["low"] < first["rating"]["mu"] < first["rating"]["high"]
    assert first["rating"]["sigma"] < 25 / 3
    ahead = {(pair["bot"], pair["against"]): pair for pair in data["pairs"]}
    assert ahead["greedy", "random"]["rate"] >= 0.8
    assert ahead["greedy", "random"]["count"] + ahead["random", "greedy"]["count"] == 6


def test_three_bots_at_three_seats_and_any_number_of_processes(run: Run, tmp_path: Path) -> None:
    command = ("tournament", "skirmish", "--bots", "random,greedy,search:simulations=4,depth=2", "--games", "4")
    one = run(*command, "--seats", "3", "--jobs", "1", "--json")
    kept = str(tmp_path / "games")
    two = run(*command, "--seats", "3", "--jobs", "2", "--json", "--out", kept)
    assert one.code == 0 and one.out == two.out
    data = one.data()
    assert data["games"] == 6  # whole rotations
    assert {bot["played"] for bot in data["bots"]} == {6}
    assert {pair["of"] for pair in data["pairs"]} == {6}
    read_back = run(*command, "--seats", "3", "--jobs", "1", "--json", "--out", kept)
    assert read_back.out == one.out and "6 finished games" in read_back.err


def test_a_bot_at_two_seats_counts_every_pair() -> None:
    plan = tournament(deskovka.game("skirmish"), 3, {}, 0, ["a", "b"], 1)
    score = Score((9, 5, 5), (1, 2, 2), (0,), ({}, {}, {}))
    standings = Standings(plan, [Finished(0, ("a", "b", "a"), score, 1, [(2, "oops")])])
    ahead = standings.cross["a", "b"]
    assert (ahead.count, ahead.of) == (1.5, 2)
    assert [(one.bot, one.played, one.problems) for one in standings.entrants] == [
        ("a", 2, {"oops": 1}),
        ("b", 1, {}),
    ]


def test_who_comes_behind_a_tie_is_rated_below_it() -> None:
    """Places 1, 1, 3, 4: openskill's Plackett-Luce rates the third like the two winners."""
    score = Score((9, 9, 5, 1), (1, 1, 3, 4), (0, 1), ({}, {}, {}, {}))
    rated = Ratings(("a", "b", "c", "d"))
    rated.add(Finished(0, ("a", "b", "c", "d"), score, 1, []))
    found = rated.ratings
    assert found["a"].mu == pytest.approx(found["b"].mu)
    assert found["b"].mu > 25 > found["c"].mu > found["d"].mu


@pytest.mark.parametrize(("lang", "words"), [("cs", "síla"), ("en", "rating")])
def test_tables_for_people(run: Run, lang: str, words: str) -> None:
    found = run("tournament", "skirmish", "--games", "2", "--jobs", "1", "--lang", lang)
    assert (found.code, found.err) == (0, "")
    assert words in found.out and "±" in found.out and "2. " in found.out


@pytest.mark.parametrize(
    ("lang", "words"), [("cs", "Bez knihovny openskill"), ("en", "Without the library openskill")]
)
def test_without_openskill_only_ratings_are_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, words: str
) -> None:
    for module in ("deskovka.cli.lab", "deskovka.lab.tournament"):
        monkeypatch.setattr(f"{module}.can_rate", lambda: False)
    found = run("tournament", "skirmish", "--games", "2", "--jobs", "1", "--lang", lang)
    assert found.code == 0 and found.err.startswith(words) and found.err.count("\n") == 1
    data = run("tournament", "skirmish", "--games", "2", "--jobs", "1", "--json").data()
    assert [bot["rating"] for bot in data["bots"]] == [None, None]


def test_bench_measures_every_game(run: Run) -> None:
    found = run("bench", "--seconds", "1", "--json")
    assert found.code == 0
    speeds = found.data()
    assert [speed["game"] for speed in speeds] == list(deskovka.games())
    for speed in speeds:
        assert speed["decisions_per_second"] > 100 and speed["decisions_per_game"] > 1
        assert 0 < speed["clone_microseconds"] < 10_000
        assert isinstance(speed["compiled"], bool)


@pytest.mark.parametrize(("lang", "words"), [("cs", "rozhodnutí za sekundu"), ("en", "decisions per second")])
def test_bench_for_people(run: Run, lang: str, words: str) -> None:
    found = run("bench", "skirmish", "--seats", "3", "--seconds", "1", "--plain", "--lang", lang)
    assert found.code == 0 and words in found.out and "skirmish" in found.out
