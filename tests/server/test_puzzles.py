"""Puzzles over HTTP: the same for everybody, as their seat may know them, refused in words."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import deskovka
from deskovka.core.record import Record
from deskovka.server.processes.puzzles import for_people
from deskovka.teach.puzzles import SETS, Puzzle, puzzles_of, read_puzzle
from deskovka.teach.values import Candidate
from server.house import House, tell
from server.test_replay import Twin, played
from server.test_secrets import MOST, cases

IDS = sorted(path.name.removesuffix(".jsonl.gz") for path in SETS.glob("*.jsonl.gz"))


@pytest.mark.interpreted
@cases
def test_a_puzzle_does_not_depend_on_what_its_seat_may_not_know(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    real = played(game, seats, options, most=MOST)
    while not real.replay().to_act():
        real.moves.pop()
        real.foot = None
    s = real.replay()
    seat = s.to_act()[0]
    candidates = [Candidate(move, 0.5, 0.1) for move in s.legal(seat)[:3]]
    other = Twin(real.game, real.seats, real.seed, real.options, (), real.moves)
    other.viewer = seat

    def shown(record: Record) -> bytes:
        return msgspec.json.encode(for_people(Puzzle("x", record, seat, "end", False, candidates, [])))

    mine = shown(Record(real.game, real.seats, real.seed, real.options, (), real.moves))
    assert mine == shown(other)
    assert str(real.seed).encode() not in mine or real.seed < 1000


@pytest.mark.parametrize("id", IDS)
def test_a_set_and_its_puzzles(sqlite: str, id: str) -> None:
    async def story(house: House) -> None:
        one, other = house.browser(), house.browser()
        found = await one.get(f"/api/games/{id}/puzzles")
        assert found == await other.get(f"/api/games/{id}/puzzles")
        assert [offer["puzzle"] for offer in found["puzzles"]] == list(puzzles_of(deskovka.game(id)))
        for offer in found["puzzles"][:2]:
            puzzle = await one.get(f"/api/games/{id}/puzzles/{offer['puzzle']}")
            assert puzzle == await other.get(f"/api/games/{id}/puzzles/{offer['puzzle']}")
            line = read_puzzle(puzzles_of(deskovka.game(id))[offer["puzzle"]])
            assert puzzle["view"]["seat"] == line.seat and puzzle["move"] == len(line.record.moves)
            offered = [choice["id"] for choice in puzzle["question"]["moves"]]
            assert {worth["id"] for worth in puzzle["worths"]} <= {*offered}
            assert [worth["right"] for worth in puzzle["worths"]].index(True) == 0
            scene = await one.get(f"/api/games/{id}/scene?{query(puzzle['view']['options'])}")
            assert scene

    tell(sqlite, story)


def query(options: dict[str, Any]) -> str:
    """As the page asks for drawing data."""
    each = [
        (name, one) for name, value in options.items() for one in ([value] if isinstance(value, str) else value)
    ]
    return "&".join(f"{name}={one}" for name, one in each)


def test_what_is_not_there_is_refused_in_words(sqlite: str) -> None:
    async def story(house: House) -> None:
        somebody = house.browser()
        for path in ("nonsense/puzzles", "nonsense/puzzles/x", f"{IDS[0]}/puzzles/x", f"{IDS[0]}/puzzles/%00"):
            refused = await somebody.get(f"/api/games/{path}", 404)
            assert set(refused["error"]) == {"cs", "en"}

    tell(sqlite, story)


def test_a_puzzle_is_replayed_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks again gets what the process that looks back has answered before."""

    async def story(house: House) -> None:
        assert house.server is not None
        backroom = house.server.hub.backroom
        id = next(iter(puzzles_of(deskovka.game(IDS[0]))))
        await house.browser().get(f"/api/games/{IDS[0]}/puzzles/{id}")
        asked: list[object] = []

        def refuse(*question: object) -> None:
            asked.append(question)

        monkeypatch.setattr(backroom, "work", refuse)
        await house.browser().get(f"/api/games/{IDS[0]}/puzzles/{id}")
        assert not asked and ("puzzle", IDS[0], id) in backroom.results

    tell(sqlite, story)


def test_right_is_what_is_nearly_as_good_as_the_best() -> None:
    past = played("rebirth", 2, {}, most=4)
    past.foot = None
    s = past.replay()
    seat = s.to_act()[0]
    chances = (0.50, 0.45, 0.465)
    candidates = [Candidate(move, chance, 0.1) for move, chance in zip(s.legal(seat)[:3], chances, strict=True)]
    shown = for_people(Puzzle("x", past, seat, "end", False, candidates, []))
    assert [(worth.chance, worth.right) for worth in shown.worths] == [(0.50, True), (0.465, True), (0.45, False)]
