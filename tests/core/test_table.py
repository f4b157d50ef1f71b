"""The table: playing, taking back, saving and loading."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import deskovka
from deskovka.core.chance import Chance
from deskovka.core.record import BadRecord, Record, commit, parse, read
from deskovka.core.step import No
from skirmish.chapters.actions import Ambush, Loot
from skirmish.moves import Attack, Bid, Rest, Take
from skirmish.pieces import GOLD, WOOD
from skirmish.state import Skirmish

SEED = 2**127 + 5


def sit_down(seats: int = 2) -> deskovka.Table:
    g = deskovka.game("skirmish")
    return deskovka.Table(g, seats, SEED, {"purse": "rich", "length": "short"}, ("Žofie", "Max", "Ida")[:seats])


def after_the_wager(seats: int = 2) -> deskovka.Table:
    """A tie, so that seat 0 has the first action."""
    table = sit_down(seats)
    for seat in range(seats):
        table.play(seat, table.state.legal(seat)[0])
    for seat in range(seats):
        table.play(seat, Bid(0))
    assert table.state.to_act() == (0,)
    return table


def finished(seats: int = 2) -> deskovka.Table:
    table = sit_down(seats)
    chance = Chance(8)
    while table.state.to_act():
        seat = table.state.to_act()[0]
        table.play(seat, table.state.nth_legal(seat, chance.below(table.state.num_legal(seat))))
    return table


def reason(undo: Callable[[], None]) -> str:
    """The rule by which taking back is refused."""
    with pytest.raises(deskovka.Illegal) as no:
        undo()
    assert no.value.refusal.say("cs") != no.value.refusal.say("en")
    return no.value.refusal.rule


# --- playing and taking back -----------------------------------------------------------------------------


def test_play_gives_what_the_seat_saw() -> None:
    table = after_the_wager()
    assert table.play(0, Rest()) == []
    (gained,) = table.play(0, Take(WOOD))
    assert type(gained).__name__ == "Gained"
    assert table.view(1).seat == 1
    assert [seat for seat, _ in table.moves] == [0, 1, 0, 1, 0, 0]


def test_an_illegal_move_leaves_the_table_as_it_was() -> None:
    table = after_the_wager()
    before = deskovka.encode(table.state)
    with pytest.raises(deskovka.Illegal):
        table.play(0, Attack(0))
    assert (deskovka.encode(table.state), len(table.moves)) == (before, 4)


def test_the_last_answers_of_a_seat_can_be_taken_back_one_by_one() -> None:
    table = after_the_wager()
    digests = [table.state.digest()]
    for move in (Rest(), Take(GOLD)):
        table.play(0, move)
        digests.append(table.state.digest())
    table.undo(0)
    assert table.state.digest() == digests[1]
    table.undo(0)
    assert table.state.digest() == digests[0]
    assert len(table.moves) == 4
    table.play(0, Rest())
    assert table.state.digest() == digests[1]


def test_a_secret_answer_can_be_taken_back_while_others_think() -> None:
    table = sit_down(3)
    before = deskovka.encode(table.state)
    table.play(1, table.state.legal(1)[0])
    table.undo(1)
    assert deskovka.encode(table.state) == before
    assert table.state.to_act() == (0, 1, 2)


def test_nothing_to_take_back() -> None:
    assert reason(lambda: sit_down().undo(0)) == "undo.own"


def test_what_somebody_else_has_answered_since_stays() -> None:
    table = after_the_wager()
    table.play(0, Attack(1))
    state = table.state
    assert isinstance(state, Skirmish)
    assert state.asking == Ambush(0)
    table.play(1, No())
    before = deskovka.encode(table.state)
    assert reason(lambda: table.undo(0)) == "undo.own"
    assert deskovka.encode(table.state) == before
    table.undo(1)
    table.undo(0)
    assert table.state.to_act() == (0,)


def test_what_was_shown_stays_shown() -> None:
    table = sit_down()
    table.play(0, table.state.legal(0)[0])
    table.play(1, table.state.legal(1)[0])  # the last answer shows everybody's ally
    before = deskovka.encode(table.state)
    assert reason(lambda: table.undo(1)) == "undo.reveals"
    assert deskovka.encode(table.state) == before


def test_the_whole_table_may_agree_to_take_back() -> None:
    table = after_the_wager()
    before = table.state.digest()
    table.play(0, Attack(1))
    table.play(1, No())
    assert isinstance(table.state.asking, Loot)
    table.undo(1, agreed=True)
    assert isinstance(table.state.asking, Ambush)
    table.play(1, No())
    table.undo(0, agreed=True)  # takes the other seat's answer back with it
    assert table.state.digest() == before
    table.undo(0, agreed=True)  # even what was shown
    assert len(table.moves) == 2
    assert table.state.to_act() == (0, 1)
    assert reason(lambda: table.undo(5, agreed=True)) == "undo.own"


# --- records ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("make", [finished, after_the_wager], ids=["finished", "in the middle"])
def test_a_record_is_saved_loaded_and_replayed(
    make: Callable[[int], deskovka.Table], seats: int, tmp_path: Path
) -> None:
    table = make(seats)
    path = tmp_path / "hra.jsonl"
    table.record().save(path)
    assert [p.name for p in tmp_path.iterdir()] == ["hra.jsonl"]
    record = read(path)
    assert record.replay().digest() == table.state.digest()
    assert record.seed == SEED
    assert record.names == table.names
    again = deskovka.Table.from_record(record)
    assert deskovka.encode(again.state) == deskovka.encode(table.state)
    assert again.moves == table.moves
    assert record.text() == path.read_text(encoding="utf-8") == deskovka.encode(table.record())
    decoded = deskovka.decode(record.text())
    assert isinstance(decoded, Record)


def test_the_states_of_a_record_are_those_of_the_game() -> None:
    table = finished()
    digests = [s.digest() for s in table.record().states()]
    assert len(digests) == len(table.moves) + 1 == len(set(digests))
    assert digests[-1] == table.state.digest()


def test_a_record_can_be_read_by_people() -> None:
    lines = finished().record().text().splitlines()
    head, first, foot = json.loads(lines[0]), json.loads(lines[1]), json.loads(lines[-1])
    assert head["options"] == {"length": "short", "purse": ["rich", "rich"]}
    assert head["seed"] == str(SEED)
    assert "Žofie" in lines[0]
    assert first["move"]["t"] == "skirmish.Keep"
    assert foot["end"] is True
    assert len(foot["points"]) == 2


def edited(line: int, **changes: Any) -> str:
    """A finished game's record with other fields in one line."""
    lines = finished().record().text().splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **changes})
    return "\n".join(lines) + "\n"


def without(line: int, field: str) -> str:
    lines = finished().record().text().splitlines()
    data = json.loads(lines[line])
    del data[field]
    lines[line] = json.dumps(data)
    return "\n".join(lines) + "\n"


def cut(characters: int) -> str:
    return finished().record().text()[:characters]


BROKEN: dict[str, tuple[Callable[[], str], str]] = {
    "empty": (lambda: "", "foreign"),
    "not JSON": (lambda: "Ahoj\n", "foreign"),
    "other JSON": (lambda: '{"a": 1}\n{"b": 2}\n', "foreign"),
    "a list": (lambda: "[1, 2]\n", "foreign"),
    "another format": (lambda: edited(0, deskovka=99), "foreign"),
    "an unknown game": (lambda: edited(0, game="chess"), "game"),
    "another version": (lambda: edited(0, version=99), "version"),
    "other cards": (lambda: edited(0, content="0" * 16), "content"),
    "too many seats": (lambda: edited(0, seats=9), "start"),
    "an unknown option": (lambda: edited(0, options={"length": "endless"}), "start"),
    "odd options": (lambda: edited(0, options=[1]), "line"),
    "no seats": (lambda: without(0, "seats"), "line"),
    "an odd seed": (lambda: edited(0, seed="seven"), "line"),
    "odd names": (lambda: edited(0, names=None), "line"),
    "an unknown move": (lambda: edited(2, move={"t": "skirmish.Dragon"}), "line"),
    "no move": (lambda: without(2, "move"), "line"),
    "an event for a move": (
        lambda: edited(2, move={"t": "skirmish.Dealt", "seat": 0, "cards": [], "rule": ""}),
        "line",
    ),
    "an odd seat": (lambda: edited(2, seat="me"), "line"),
    "only the head": (lambda: finished().record().text().splitlines()[0] + "\n", "truncated"),
    "the last line missing": (lambda: "\n".join(finished().record().text().splitlines()[:-1]), "truncated"),
    "cut in a line": (lambda: cut(900), "line"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_says_what_is_wrong(name: str) -> None:
    make, key = BROKEN[name]
    with pytest.raises(BadRecord) as bad:
        parse(make())
    assert bad.value.key == key
    assert bad.value.say("cs") != bad.value.say("en")


def test_a_file_that_is_no_text_is_foreign(tmp_path: Path) -> None:
    path = tmp_path / "picture"
    path.write_bytes(b"\x89PNG\xff\xfe\x00")
    with pytest.raises(BadRecord, match="foreign"):
        read(path)


@pytest.mark.parametrize(
    ("make", "key"),
    [
        (lambda: edited(1, move={"t": "skirmish.Rest"}), "illegal"),
        (lambda: edited(1, seat=1), "illegal"),
        (lambda: edited(1, seat=7), "illegal"),
        (lambda: edited(1, seat=-1), "illegal"),
        (lambda: edited(0, seed="5"), "illegal"),
        (lambda: edited(-1, digest="0" * 16), "digest"),
    ],
    ids=[
        "another question",
        "not asked",
        "no such seat",
        "a negative seat",
        "another seed",
        "digest",
    ],
)
def test_a_record_is_replayed_strictly(make: Callable[[], str], key: str) -> None:
    record = parse(make())
    with pytest.raises(BadRecord) as bad:
        record.replay()
    assert bad.value.key == key
    assert bad.value.say("cs") != bad.value.say("en")


def test_a_move_with_an_odd_field_is_refused() -> None:
    # A compiled game refuses it on reading, an interpreted one on replaying.
    with pytest.raises(BadRecord):
        parse(edited(1, move={"t": "skirmish.Keep", "card": [1, {}]})).replay()


def test_a_move_left_out_is_noticed() -> None:
    lines = finished().record().text().splitlines()
    for i in range(1, len(lines) - 1):
        record = parse("\n".join(lines[:i] + lines[i + 1 :]))
        with pytest.raises(BadRecord):
            record.replay()


def test_saving_replaces_the_whole_file(tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.write_text("x" * 100_000)
    finished().record().save(path)
    assert read(path).replay().to_act() == ()


def test_an_unwritable_path_leaves_nothing_behind(tmp_path: Path) -> None:
    record = finished().record()
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "inside").write_text("kept")
    with pytest.raises(OSError, match="folder"):
        record.save(folder)  # a folder cannot be replaced by a file
    with pytest.raises(FileNotFoundError):
        record.save(tmp_path / "nowhere" / "game")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["folder"]
    assert (folder / "inside").read_text() == "kept"


def test_a_disk_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game"
    path.write_text("old")

    def fail(handle: int) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="full"):
        finished().record().save(path)
    assert path.read_text() == "old"
    assert [p.name for p in tmp_path.iterdir()] == ["game"]


# --- promises, and games that go on elsewhere ----------------------------------------------------------


def test_the_promise_about_the_seed_is_in_the_record() -> None:
    table = after_the_wager()
    table.salt = 77
    text = table.record().text()
    assert json.loads(text.splitlines()[0])["commit"] == commit(SEED, 77)
    assert parse(text).salt == 77 and parse(text).text() == text
    with pytest.raises(BadRecord, match="commit"):
        parse(text.replace('"salt": "77"', '"salt": "78"'))


def gone_on(after: int) -> deskovka.Table:
    """The same start, taken up elsewhere `after` a number of answers."""
    old = after_the_wager().record()
    record = Record(
        old.game, 2, SEED, old.options, old.names, old.moves[:after], deals=[(after, 9, 5), (after, 10, None)]
    )
    return deskovka.Table.from_record(record)


def test_a_game_that_goes_on_keeps_what_lay_open_and_nothing_else() -> None:
    table, old = gone_on(4), after_the_wager()
    assert table.view(None) == old.view(None)
    assert (table.state.seed, table.state.log) == (10, old.state.log)
    (seat,) = table.state.to_act()
    table.play(seat, table.state.legal(seat)[0])
    text = table.record().text()
    again = parse(text)
    assert again.deals == [(4, 9, 5), (4, 10, None)] and again.text() == text
    assert again.replay().digest() == table.state.digest()
    assert deskovka.Table.from_record(again).state.digest() == table.state.digest()


def test_taking_back_beyond_a_deal_forgets_it() -> None:
    table = gone_on(4)
    (seat,) = table.state.to_act()
    table.play(seat, table.state.legal(seat)[0])
    table.undo(seat, agreed=True)
    assert [deal[0] for deal in table.record().deals] == [4, 4]
    table.undo(1, agreed=True)
    assert table.record().deals == [] and parse(table.record().text()).replay().digest() == table.state.digest()


@pytest.mark.parametrize("line", ['{"seed": 5}', '{"seed": "x"}', '{"seed": "5", "salt": null}'])
def test_a_broken_deal_is_a_broken_line(line: str) -> None:
    lines = gone_on(4).record().text().splitlines()
    with pytest.raises(BadRecord, match="line") as problem:
        parse("\n".join([*lines[:5], line, *lines[6:]]))
    assert problem.value.words == {"line": 6}
