"""Values and their JSON."""

from __future__ import annotations

import json
import sys
import types
from dataclasses import dataclass, field
from typing import Any

import pytest

import deskovka
from deskovka.core.step import Each, Event, Pick, Repeat, Yes
from deskovka.core.value import (
    OWNER,
    Malformed,
    canonical,
    class_of,
    fields_of,
    from_json,
    key_of,
    register,
    sight_of,
    tag_of,
    to_json,
)
from skirmish.effects import Drop, Gain, Look, SpyChoice
from skirmish.events import Looked
from skirmish.moves import Keep, Play, Rest


@dataclass
class Noticed(Event):
    """Something with every kind of field."""

    seat: int
    what: str = field(metadata=OWNER)
    where: tuple[int, ...]
    nothing: int | None
    rule: str = "table.asked"


VALUES = [
    Rest(),
    Play(7),
    Yes(),
    Gain(2, "spy.choice"),
    SpyChoice((Drop(), Gain(2, "spy.choice"))),
    Each((2, 0, 1), Repeat(3, Look())),
    Looked(1, (4, 5, 6), "spy.look"),
    Noticed(0, "žluťoučký kůň", (), None),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_comes_back_from_json_equal(value: Any) -> None:
    text = canonical(to_json(value))
    again = from_json(json.loads(text))
    assert type(again) is type(value)
    assert again == value
    assert deskovka.decode(deskovka.encode(value)) == value


def test_json_describes_itself_with_the_home_of_the_class() -> None:
    assert to_json(Play(7)) == {"t": "skirmish.Play", "card": 7}
    assert to_json(Yes()) == {"t": "Yes"}
    assert class_of("skirmish.Play") is Play
    assert tag_of(Yes) == "Yes"


def test_arrays_inside_values_become_tuples_again() -> None:
    looked = from_json({"t": "skirmish.Looked", "seat": 1, "cards": [4, 5], "rule": "spy.look"})
    assert looked.cards == (4, 5)
    assert isinstance(looked.cards, tuple)


def test_plain_data_stays_plain() -> None:
    assert from_json({"a": [1, {"b": None}]}) == {"a": (1, {"b": None})}
    assert to_json({"a": (1, Rest())}) == {"a": [1, {"t": "skirmish.Rest"}]}


def test_canonical_text_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": 1, "a": "č"}) == canonical({"a": "č", "b": 1}) == '{"a":"č","b":1}'


def test_two_classes_of_one_package_cannot_share_a_name() -> None:
    stranger = type("Play", (), {"__module__": "skirmish.elsewhere"})
    with pytest.raises(TypeError, match=r"skirmish\.Play"):
        register(stranger)
    assert class_of("skirmish.Play") is Play


def test_keys_are_equal_for_equal_values_only() -> None:
    assert key_of(Play(7)) == key_of(Play(7))
    assert len({key_of(Play(7)), key_of(Play(8)), key_of(Keep(7)), key_of(Rest())}) == 4


def test_fields_know_who_may_see_them() -> None:
    assert fields_of(Noticed) == ("seat", "what", "where", "nothing", "rule")
    assert [sight_of(Noticed, name) for name in ("seat", "what")] == ["public", "owner"]
    assert fields_of(Rest) == ()


@pytest.mark.parametrize(
    "data",
    [
        {"t": "skirmish.Dragon"},
        {"t": "Play", "card": 7},
        {"t": "skirmish.Play"},
        {"t": "skirmish.Play", "card": 7, "colour": 1},
        {"t": "skirmish.SpyChoice", "steps": [{"t": "skirmish.Nobody"}]},
    ],
    ids=str,
)
def test_malformed_data_is_refused(data: Any) -> None:
    with pytest.raises(Malformed):
        from_json(data)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "7",
        "null",
        "[]",
        "{}",
        '{"t": 5}',
        '{"t": null}',
        '{"t": "skirmish.Play", "card": 7',
        '{"t": "View", "agenda": []}',
        '{"t": "skirmish.Skirmish", "agenda": []}',
        '{"t": "skirmish.Rest"}\n{"t": "skirmish.Rest"}',  # two lines are no record if the first does not say so
        "[" * 100_000,
    ],
    ids=lambda text: text[:30],
)
def test_text_that_encode_did_not_write_is_refused(text: str) -> None:
    with pytest.raises(Malformed):
        deskovka.decode(text)


def state_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(deskovka.encode(deskovka.game("skirmish").start(2, 5)))
    return data


def test_a_state_comes_back_with_its_log() -> None:
    s = deskovka.game("skirmish").start(2, 5)
    again = deskovka.decode(deskovka.encode(s))
    assert isinstance(again, deskovka.State)
    assert again.digest() == s.digest()
    assert again.log == s.log
    assert again.reveals == s.reveals > 0
    assert (again.seed, again.chance.draws) == (s.seed, s.chance.draws)


@pytest.mark.parametrize(
    ("field", "wrong"),
    [
        ("content", "0000000000000000"),
        ("version", 99),
        ("game", "chess"),
        ("seed", "seven"),
        ("draws", None),
        ("agenda", 3),
        ("agenda", [[]]),
        ("agenda", [[{"t": "skirmish.Dragon"}, 0]]),
        ("answers", None),
        ("seats", "two"),
        ("options", 4),
    ],
    ids=str,
)
def test_a_damaged_state_is_refused(field: str, wrong: Any) -> None:
    data = state_data()
    data[field] = wrong
    with pytest.raises(Malformed):
        deskovka.decode(json.dumps(data))


@pytest.mark.parametrize("field", ["seed", "agenda", "hand", "stack"])
def test_an_incomplete_state_is_refused(field: str) -> None:
    data = state_data()
    del data[field]
    with pytest.raises(Malformed):
        deskovka.decode(json.dumps(data))


def test_compiled_values_are_made_by_compiled_code() -> None:
    """tools/compile.py writes `__init__` out: the one of @dataclass would be interpreted."""
    interpreted = str(sys.modules["deskovka.core.step"].__file__).endswith(".py")
    assert isinstance(Pick.__init__, types.FunctionType) == interpreted
