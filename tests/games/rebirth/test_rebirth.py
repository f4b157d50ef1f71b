"""The numbers of the rulebook, set-up, knowledge, the flow of a turn, and that every rule is reached."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest

import deskovka
from contract.answers import random_answer
from deskovka import Record
from deskovka.core.cells import cells
from deskovka.core.chance import Chance
from deskovka.core.record import read
from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.chapters.drawing import KeepOne
from deskovka.games.rebirth.law.pieces import BLOCKED, BONUS_NAMES, NOBODY, SOURCES
from deskovka.games.rebirth.law.state import Rebirth
from games.rebirth.invariants import broken, in_hand

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.jsonl"))
SOURCE = HERE.parents[2] / "src" / "deskovka" / "games" / "rebirth"
EACH_KIND = [12, 12, 3, 3, 3, 3]
SEATS = (2, 3, 4)
MAPS = ("scotland", "ireland")
rule = pytest.mark.rule
both_maps = pytest.mark.parametrize("map", MAPS)
all_seats = pytest.mark.parametrize("seats", SEATS)


def start(map: str, seats: int, seed: int = 7, first: str = "1") -> Rebirth:
    s = deskovka.game("rebirth").start(seats, seed, {"map": map, "start": first})
    assert isinstance(s, Rebirth)
    return s


def states(map: str, seats: int, seed: int) -> Iterator[Rebirth]:
    """A random game, state by state; the same object all the time."""
    s = start(map, seats, seed)
    chance = Chance(seed)
    yield s
    while s.to_act():
        random_answer(s, chance)
        yield s


# --- numbers -------------------------------------------------------------------------------------------------


@all_seats
@both_maps
@rule("setup.removed")
@rule("setup.removed-values")
def test_tiles_of_each_colour(map: str, seats: int) -> None:
    s = start(map, seats)
    assert len(s.country.all_tiles) == 36
    assert [s.country.all_tiles.count(kind) for kind in range(6)] == EACH_KIND
    for seat in range(seats):
        tiles = Counter([*in_hand(s, seat), *s.aside[seat], *s.supply[seat][: s.left[seat]]])
        gone = [3, 3, 1, 1, 1, 0] if seats == 4 else [0] * 6
        assert [tiles[kind] for kind in range(6)] == [n - g for n, g in zip(EACH_KIND, gone, strict=True)]
        assert len(s.aside[seat]) == {"scotland": 2, "ireland": 4}[map]
        assert len(in_hand(s, seat)) == 1


@pytest.mark.parametrize(("map", "covered"), [("scotland", 32), ("ireland", 24)])
@rule("setup.blocked")
def test_spaces_covered_with_two_players_only(map: str, covered: int) -> None:
    assert [list(start(map, seats).tiles).count(BLOCKED) for seats in SEATS] == [covered, 0, 0]


@pytest.mark.parametrize(
    ("map", "castles", "others", "cards", "row"), [("scotland", 12, 8, 32, 0), ("ireland", 10, 14, 12, 8)]
)
@rule("setup.missions")
@rule("setup.row")
def test_landmarks_and_cards(map: str, castles: int, others: int, cards: int, row: int) -> None:
    s = start(map, 3)
    assert (s.board.castles, len(s.board.landmark) - s.board.castles) == (castles, others)
    assert len(s.country.missions) == cards
    assert len(s.row) == row and s.undealt == cards - row
    assert sorted([*s.row, *s.deck]) == list(range(cards))
    assert len(s.board.at) == 108
    assert s.points and not any(list(s.points))


@rule("setup.towers")
def test_bonuses_of_the_towers() -> None:
    s = start("ireland", 3)
    assert [list(s.towers).count(bonus) for bonus in range(len(BONUS_NAMES))] == [3, 4, 2, 2, 1, 2]
    assert {tuple(start("ireland", 3, seed).towers) for seed in range(5)} != {tuple(s.towers)}
    assert set(start("scotland", 3).towers) == {NOBODY}


def test_points_by_source_add_up() -> None:
    for map in MAPS:
        *_, s = states(map, 3, 1)
        score = s.score()
        assert [sum(why.values()) for why in score.why] == list(score.points)
        assert [list(why) for why in score.why] == [list(SOURCES)] * 3


# --- set-up --------------------------------------------------------------------------------------------------


@all_seats
@rule("setup.start")
@rule("setup.start-lots")
def test_who_begins(seats: int) -> None:
    for first in range(seats):
        s = start("scotland", seats, first=str(first + 1))
        assert s.to_act() == (first,) and s.first == first
    assert {start("scotland", seats, seed, "random").first for seed in range(40)} == set(range(seats))
    problem = deskovka.game("rebirth").check(seats, {"start": str(seats + 1)})
    assert bool(problem) == (seats < 5)


@both_maps
@rule("setup.hand")
@rule("setup.aside-scotland")
@rule("setup.aside-ireland")
def test_only_the_owner_knows_the_tiles_set_aside(map: str) -> None:
    s = start(map, 3)
    for viewer in (None, 0, 1, 2):
        table = s.view(viewer).table
        for seat in range(3):
            own = viewer == seat
            size = len(s.aside[seat])
            assert table["aside"][seat] == (list(s.aside[seat]) if own else [-1] * size)
            assert table["hand"][seat] == (s.hand[seat] if own else -1)
            assert set(table["supply"][seat]) == {-1}
    assert all(list(aside) == sorted(aside) for aside in s.aside), "the order would tell what is drawn next"


def test_the_row_and_the_towers_are_public_and_the_deck_is_not() -> None:
    s = start("ireland", 2)
    table = s.view(None).table
    assert (table["row"], table["towers"]) == (s.row, list(s.towers))
    assert set(table["deck"]) == {-1}


# --- the flow of the game --------------------------------------------------------------------------------------


@all_seats
@both_maps
@rule("turn.order")
@rule("turn.own")
@rule("end.when")
def test_turns_go_round_and_everybody_has_equally_many(map: str, seats: int) -> None:
    *_, s = states(map, seats, 3)
    log = s.log or []
    drawn = [e.seat for e in log if isinstance(e, events.Drew) and e.rule != "setup.hand"]
    assert all(later == (seat + 1) % seats for seat, later in pairwise(drawn))
    placed = Counter(e.seat for e in log if isinstance(e, events.Placed))
    extra = Counter(e.seat for e in log if isinstance(e, events.TileFetched))
    assert len({placed[seat] - extra[seat] for seat in range(seats)}) == 1
    each = {"scotland": {2: 34, 3: 34, 4: 25}, "ireland": {2: 32, 3: 32, 4: 23}}[map][seats]
    assert [placed[seat] - extra[seat] for seat in range(seats)] == [each] * seats
    assert not any(in_hand(s, seat) or s.left[seat] for seat in range(seats))
    if map == "scotland":
        assert [len(aside) for aside in s.aside] == [2] * seats


@rule("tower.three-tiles")
@rule("tower.choose-one")
def test_three_tiles_one_is_kept_two_go_back() -> None:
    seen = 0
    for seed in range(10):
        for s in states("ireland", 3, seed):
            if isinstance(s.asking, KeepOne):
                seat = s.to_act()[0]
                held, left = in_hand(s, seat), s.left[seat]
                assert len(held) == 3 or left == 0
                before = Counter([*held, *s.supply[seat][:left]])
                after = s.clone()
                move = after.nth_legal(seat, 0)
                after.play(seat, move)
                assert len(in_hand(after, seat)) == 1
                assert after.left[seat] == left + len(held) - 1
                assert Counter([*in_hand(after, seat), *after.supply[seat][: after.left[seat]]]) == before
                assert after.to_act() == (seat,)
                seen += 1
    assert seen > 10


@all_seats
@both_maps
def test_pieces_are_conserved_in_every_state(map: str, seats: int) -> None:
    for seed in range(2):
        for s in states(map, seats, seed):
            assert broken(s) == []


def test_the_invariants_notice_what_is_broken() -> None:
    s = start("ireland", 3)
    s.deck = cells([*s.deck[:-1], s.row[0]])
    assert broken(s) == ["mission cards are lost or doubled"]
    s = start("scotland", 3)
    s.aside = [(0, 0, 0), *s.aside[1:]]
    assert len(broken(s)) == 1


# --- golden games ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_golden_games_replay_strictly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(path)
    assert isinstance(record, Record)
    s = record.replay()
    assert s.to_act() == ()
    assert record.text() == text
    assert broken(s) == []  # type: ignore[arg-type]


def test_there_is_a_golden_game_for_every_map_seat_count_and_tie() -> None:
    names = {path.stem for path in RECORDS}
    assert {f"{map}-{seats}-{bot}" for map in MAPS for seats in SEATS for bot in ("random", "greedy")} <= names
    ties = [id for id in deskovka.game("rebirth").rules if id.startswith("tie.")]
    assert {id.replace(".", "-") for id in ties} <= names


# --- coverage of meaning ---------------------------------------------------------------------------------------


def words_of_source() -> Iterator[str]:
    """All strings of the game's source; what an f-string fills in is a star."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value
            elif isinstance(node, ast.JoinedStr):
                yield "".join(str(v.value) if isinstance(v, ast.Constant) else "*" for v in node.values)


def is_cited(id: str, words: list[str]) -> bool:
    exact = re.compile(rf"(^|\[){re.escape(id)}(\]|$)")
    filled = [word for word in words if "*" in word and "." in word]
    return any(exact.search(word) for word in words) or any(
        re.fullmatch(re.escape(word).replace(r"\*", "[a-z]+"), id) for word in filled
    )


def test_every_rule_is_cited_by_the_code() -> None:
    words = list(words_of_source())
    assert [id for id in deskovka.game("rebirth").rules if not is_cited(id, words)] == []


def marked() -> set[str]:
    """Rules that tests name with @rule, read from the source."""
    found = set()
    for file in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for call in node.decorator_list:
                    if isinstance(call, ast.Call) and ast.unparse(call.func) in ("rule", "pytest.mark.rule"):
                        found.add(str(ast.literal_eval(call.args[0])))
    return found


def reached_by_records() -> set[str]:
    """Rules that golden games tell, or that refuse a move in them."""
    found = set()
    for path in RECORDS:
        for number, s in enumerate(read(path).states()):
            if number % 10 == 0 and s.to_act():
                refusals = [s.why_not(s.to_act()[0], move) for move in s.game.moves.all]
                found |= {refusal.rule for refusal in refusals if refusal is not None}
        found |= {event.rule_id() for event in s.log or []}
    return found


def test_every_rule_is_reached_by_a_test_or_a_golden_game() -> None:
    rules = deskovka.game("rebirth").rules
    reached = reached_by_records() | marked()
    assert [id for id in rules if id not in reached] == []
    assert [id for id in marked() if id not in rules] == [], "a test names a rule that does not exist"


@pytest.mark.parametrize("map", ["scotland", "ireland"])
def test_after_the_end_nobody_imagines_other_cards_than_were_shown(map: str) -> None:
    for seed in range(6):
        s = cast(Rebirth, deskovka.game("rebirth").start(3, seed, {"map": map}, log=False))
        while s.to_act():
            seat = s.to_act()[0]
            s.play(seat, s.nth_legal(seat, s.num_legal(seat) // 2))
        for viewer in (None, 0, 1, 2):
            for dream in (s.resample(viewer, seed), s.game.imagine(s.view(viewer), seed)):
                assert list(cast(Rebirth, dream).cards) == list(s.shown) == list(s.cards)
                assert not {card for cards in s.shown for card in cards} & {
                    *cast(Rebirth, dream).deck[: s.undealt]
                }
