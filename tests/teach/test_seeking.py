"""Puzzles are found where one answer is surely the best: on a race whose chances are known, and at the toy."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import deskovka
from deskovka.core.step import Yes
from deskovka.core.value import from_json
from deskovka.teach import puzzles, seeking
from deskovka.teach.judge import DEPTH
from deskovka.teach.puzzles import END, Line, choose_varied, gap_in, read_puzzle
from deskovka.teach.seeking import DEEP, GAP, Seeker, seek, theme_of
from deskovka.teach.work import Played

from .games import finished
from .race import Exact, after_lead, after_safe
from .test_race import played_race

RACES = 12


@pytest.fixture
def exactly(monkeypatch: pytest.MonkeyPatch) -> None:
    """A judge who knows the race; two answers are enough for a puzzle."""
    monkeypatch.setattr(seeking, "Judge", Exact)
    monkeypatch.setattr(seeking, "FEWEST", 2)


@pytest.fixture(scope="module")
def sought() -> Iterator[list[Line]]:
    """The puzzles of one game of the toy, by a quick search that is easily content."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(seeking, "WORLDS", 60)
        patch.setattr(seeking, "DEEP_WORLDS", 30)
        patch.setattr(seeking, "SEARCHER", "search:simulations=100")
        patch.setattr(seeking, "GAP", 0.03)
        patch.setattr(seeking, "GLANCES", ((5, 0.0), (20, 0.03)))
        found = []
        for seed in range(8):
            text = finished("skirmish", 2, seed).text()
            found += json.loads(seek(json.dumps({"searched": "x", "record": text, "seed": 0})))["puzzles"]
        yield found


def chances(played: Played, number: int) -> tuple[float, float]:
    """To win, exactly: with a toss, and without."""
    s = played.states[number - 1]
    seat, _ = played.answer(number)
    lead = s.points[seat] - s.points[1 - seat]  # type: ignore[attr-defined]
    return (after_lead(lead, s.left) + after_lead(lead + 3, s.left)) / 2, after_safe(lead, s.left)  # type: ignore[attr-defined]


@pytest.mark.usefixtures("exactly")
def test_puzzles_of_the_race_are_what_they_exactly_are() -> None:
    clear = found = 0
    for seed in range(RACES):
        played = Played(played_race(seed))
        for line in Seeker(played, seed).puzzles():
            found += 1
            risky, safe = chances(played, len(line["record"]) - 1)
            assert abs(risky - safe) > GAP - 0.04
            best = line["candidates"][0]
            assert isinstance(from_json(best["move"]), Yes) == (risky > safe)
            assert abs(best["chance"] - max(risky, safe)) <= best["half"] + 0.03
            assert abs(gap_in(line) - abs(risky - safe)) < 0.1
        numbers = range(1, len(played.record.moves) + 1)
        clear += sum(abs(risky - safe) > 0.15 for risky, safe in (chances(played, n) for n in numbers))
    assert found and clear, "there are such positions"


@pytest.mark.usefixtures("exactly")
def test_the_quick_look_sees_clear_positions_and_leaves_close_ones() -> None:
    for seed in range(RACES):
        played = Played(played_race(seed))
        seen = {number for _, _, number, _ in Seeker(played, seed).glance()}
        for number in range(1, len(played.record.moves) + 1):
            risky, safe = chances(played, number)
            assert number not in seen or abs(risky - safe) > 0.001
            assert number in seen or abs(risky - safe) < 0.45


@pytest.mark.usefixtures("exactly")
def test_a_search_that_thinks_otherwise_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles that are there by all other judges go when the search answers something else."""

    class Stubborn:
        def choose(self, view: object) -> object:
            return Stubborn

        id = -1

    records = [played_race(seed) for seed in range(RACES)]
    assert any(Seeker(Played(record), 1).puzzles() for record in records)
    monkeypatch.setattr(seeking, "make", lambda *_: Stubborn())
    assert not any(Seeker(Played(record), 1).puzzles() for record in records)


def test_the_same_seed_finds_the_same() -> None:
    text = finished("skirmish", 2, 1).text()
    job = json.dumps({"searched": "x", "record": text, "seed": 3})
    assert seek(job) == seek(job)


def test_a_puzzle_is_read_back_and_its_record_leads_to_its_question(sought: list[Line]) -> None:
    assert sought, "the toy has puzzles"
    for line in sought:
        puzzle = read_puzzle(json.loads(puzzles.write_line(line)))
        s = puzzle.record.replay()
        assert puzzle.seat in s.to_act()
        legal = [move.id for move in s.legal(puzzle.seat)]
        ids = [one.move.id for one in puzzle.candidates]
        assert len(legal) >= seeking.FEWEST and {*ids} <= {*legal} and len({*ids}) == len(ids)
        assert puzzle.candidates[0].chance == max(one.chance for one in puzzle.candidates)
        assert puzzle.record.names == () and not puzzle.record.bots
        assert puzzle.why and gap_in(line) >= 0.029


def test_a_damaged_puzzle_is_refused(sought: list[Line]) -> None:
    for broken in ({**sought[0], "record": []}, {**sought[0], "candidates": [{}]}, {"puzzle": "x"}):
        with pytest.raises(deskovka.BadRecord):
            read_puzzle(broken)


def test_a_game_of_other_rules_has_no_set(
    sought: list[Line], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "SETS", tmp_path)
    g = deskovka.game("skirmish")
    puzzles.puzzles_of.cache_clear()
    assert puzzles.puzzles_of(g) == {}
    (tmp_path / "skirmish.jsonl.gz").write_bytes(puzzles.pack_set(g, sought))
    puzzles.puzzles_of.cache_clear()
    assert list(puzzles.puzzles_of(g).values()) == sought
    other = {**puzzles.head_of(g), "version": g.version + 1}
    monkeypatch.setattr(puzzles, "head_of", lambda game: other)
    puzzles.puzzles_of.cache_clear()
    assert puzzles.puzzles_of(g) == {}
    puzzles.puzzles_of.cache_clear()


def test_alone_nobody_has_puzzles() -> None:
    played = Played(finished("skirmish", 2, 1))
    played.record.seats = 1
    assert Seeker(played, 0).puzzles() == []


def test_the_theme_is_what_helps_most() -> None:
    own = {"seat": 0, "source": "castles", "points": 2.0, "half": 0.1}
    cost = {"seat": 0, "source": "farms", "points": -3.0, "half": 0.1}
    theirs = {"seat": 1, "source": "missions", "points": -4.0, "half": 0.1}
    assert theme_of([own, cost], 0) == "castles"
    assert theme_of([own, cost, theirs], 0) == "missions"
    assert theme_of([cost], 0) is None


def made(puzzle: str, theme: str, gap: float, easy: bool = False, game: str = "skirmish") -> Line:
    candidates = [{"chance": 0.5 + gap}, {"chance": 0.5}]
    return {"puzzle": puzzle, "game": game, "theme": theme, "easy": easy, "candidates": candidates}


def test_themes_are_chosen_evenly_and_what_is_not_easy_first() -> None:
    lines = [made(f"a{i}", "a", 0.2 + i / 100) for i in range(5)]
    lines += [made("easy", "b", 0.4, True), made("b", "b", 0.1), made("c", END, 0.3)]
    chosen = [one["puzzle"] for one in choose_varied(lines, 5)]
    assert chosen == ["a4", "b", "c", "a3", "easy"]
    both = choose_varied([*lines, made("other", "a", 0.1, game="race")], 2)
    assert [one["game"] for one in both] == ["race", "skirmish", "skirmish"]


def test_the_judge_that_goes_on_longer_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    depths = []

    class Noted(Exact):
        def __init__(self, game: deskovka.Game, slope: float, depth: int) -> None:
            super().__init__(game, slope, depth)
            depths.append(depth)

    monkeypatch.setattr(seeking, "Judge", Noted)
    monkeypatch.setattr(seeking, "FEWEST", 2)
    for seed in range(RACES):
        Seeker(Played(played_race(seed)), 1).puzzles()
    assert {*depths} == {DEPTH, DEEP}
