"""The sets of puzzles in the package: they are of these rules, checked, in words, varied and small."""

from __future__ import annotations

import gzip
import json

import pytest

import deskovka
from deskovka.core.game import LANGUAGES
from deskovka.server.processes.puzzles import for_people, set_of
from deskovka.teach.puzzles import NEAR, SETS, Line, gap_in, head_of, puzzles_of, read_puzzle
from deskovka.teach.seeking import FEWEST, GAP

IDS = sorted(path.name.removesuffix(".jsonl.gz") for path in SETS.glob("*.jsonl.gz"))
LARGEST = 120_000  # bytes of a file
EVERY = 7  # of a set is replayed


def sample(id: str) -> list[Line]:
    return list(puzzles_of(deskovka.game(id)).values())[::EVERY]


def test_there_are_sets() -> None:
    assert IDS


@pytest.mark.parametrize("id", IDS)
def test_a_set_is_of_these_rules_and_components(id: str) -> None:
    file = SETS / f"{id}.jsonl.gz"
    head = json.loads(gzip.decompress(file.read_bytes()).split(b"\n", 1)[0])
    remedy = (
        f"the puzzles of {id} are of other rules or components, and nobody sees them: python -m tools.puzzles {id}"
    )
    assert head == head_of(deskovka.game(id)), f"{remedy}, or remove {file.name}"
    assert file.stat().st_size <= LARGEST


@pytest.mark.parametrize("id", IDS)
def test_one_answer_is_clearly_best(id: str) -> None:
    found = puzzles_of(deskovka.game(id))
    assert len(found) == len({*found}) > 0
    for line in found.values():
        first, second = line["candidates"][:2]
        assert gap_in(line) >= GAP - 0.001  # they are rounded
        assert first["chance"] - first["half"] >= second["chance"] + second["half"] - 0.002
        assert all(one["chance"] < first["chance"] - NEAR for one in line["candidates"][1:])
        assert len(line["candidates"]) >= FEWEST


@pytest.mark.parametrize("id", IDS)
def test_themes_are_varied_and_have_a_title(id: str) -> None:
    found = set_of(deskovka.game(id))
    assert len(found.themes) > 1
    assert {one.theme for one in found.puzzles} == {*found.themes}
    assert all(title[lang] for title in found.themes.values() for lang in LANGUAGES)


@pytest.mark.parametrize("id", IDS)
def test_a_puzzle_leads_to_its_question_and_says_why(id: str) -> None:
    for line in sample(id):
        puzzle = read_puzzle(line)
        s = puzzle.record.replay()
        assert {one.move.id for one in puzzle.candidates} <= {move.id for move in s.legal(puzzle.seat)}
        shown = for_people(puzzle)
        assert shown.why and all(gain.say[lang] for gain in shown.why for lang in LANGUAGES)
        assert shown.worths[0].right and not any(worth.right for worth in shown.worths[1:])
