"""A laboratory of a million games needs hardly more memory than one of a thousand."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import deskovka
from deskovka.core.parts import Score
from deskovka.core.value import to_json
from deskovka.lab import journal as journal_module
from deskovka.lab.journal import Journal
from deskovka.lab.lines import RESULT, compact
from deskovka.lab.plan import Plan, simulation, tournament
from deskovka.lab.simulate import Summary
from deskovka.lab.study import MOST_GAMES, Study
from deskovka.lab.tournament import Standings

MEGABYTE = 1 << 20
GAMES = 12_000
BOTS = ("random", "greedy")
SCORE = Score((7, 5), (1, 2), (0,), ({"cards": 7}, {"cards": 5}))


@contextmanager
def at_most(megabytes: float) -> Iterator[None]:
    """No more than this is ever allocated inside."""
    tracemalloc.start()
    try:
        yield
        assert tracemalloc.get_traced_memory()[1] <= megabytes * MEGABYTE
    finally:
        tracemalloc.stop()


def a_plan(games: int) -> Plan:
    return simulation(deskovka.game("skirmish"), 2, {}, 0, BOTS, games)


def a_line(number: int) -> str:
    """A finished game of a study."""
    result = {"setting": 0, "number": number, "bots": BOTS, "score": to_json(SCORE), "decisions": 9}
    facts = {"first": 0, "turns": 4, "facts": [["card", f"karta {i}", f"card {i}", [1, 0]] for i in range(20)]}
    return compact({**result, "cut": False, "problems": [], **facts})


def a_journal(tmp_path: Path, games: int, keep: str = RESULT) -> Journal:
    """A study whose games have all been played."""
    journal = Journal(Study("grown", [a_plan(games)], keep), tmp_path / "games.jsonl")
    data = [a_line(number) + "\n" for number in range(games)]
    with (tmp_path / "games.jsonl").open("a", encoding="utf-8") as file:
        file.writelines(data)
    return Journal(journal.study, journal.path)


def test_games_that_are_still_to_be_played_weigh_eight_bytes() -> None:
    with at_most(9):
        journal = Journal(Study("", [a_plan(MOST_GAMES)], RESULT), None)
        jobs = journal.missing()
        assert '"number": 0' in next(jobs) and '"number": 1' in next(jobs)
        assert journal.study.total() == MOST_GAMES and not journal.is_whole


@pytest.mark.parametrize("games", [3, 12])
def test_a_tournaments_matches_are_the_same_one_by_one(games: int) -> None:
    matches = tournament(deskovka.game("skirmish"), 3, {}, 5, ("a", "b", "c"), games).matches
    assert [match.number for match in matches] == list(range(len(matches)))
    assert matches[-1] == list(matches)[-1] and matches[1:3] == list(matches)[1:3]


def test_games_are_read_one_after_the_other(tmp_path: Path) -> None:
    journal = a_journal(tmp_path, GAMES)
    assert journal.is_whole and (tmp_path / "games.jsonl").stat().st_size > 10 * MEGABYTE
    with at_most(1):
        summary = Summary(journal.study.settings[0], journal.games())
    assert (summary.played.count, summary.seats[0].wins.rate, summary.seats[1].points.sd) == (GAMES, 1.0, 0.0)
    with at_most(1):
        standings = Standings(journal.study.settings[0], journal.games())
    assert standings.cross["random", "greedy"].of == GAMES


def test_games_without_a_file_do_not_stay_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journal_module, "SPOOLED", MEGABYTE)
    with at_most(2):
        journal = Journal(Study("", [a_plan(GAMES)], RESULT), None)
        for number in range(GAMES):
            journal.add(a_line(number))
    assert sum(1 for _ in journal.games()) == journal.done == GAMES
