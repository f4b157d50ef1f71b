"""The stand-ins for msgspec and Babel read, refuse and write what the real ones do, in all that we use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, get_args

import babel
import msgspec
import pytest

from deskovka.server.messages import frames, shapes
from deskovka.server.storage.clock import Clock, Paused
from deskovka.server.storage.kept import IN_JSON, Vote
from deskovka.site.standins import babel as own_babel
from deskovka.site.standins import msgspec as own
from deskovka.site.standins.babel import numbers


@dataclass
class Pair:
    """Something with a default."""

    one: int
    two: list[int] = field(default_factory=list)


class Told(msgspec.Struct, tag_field="t", tag="told", forbid_unknown_fields=True):
    seat: int
    words: list[str] = []
    more: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    few: Annotated[list[int], msgspec.Meta(max_length=3)] | None = None
    raw: msgspec.Raw = msgspec.Raw(b"null")
    lost: int | msgspec.UnsetType = msgspec.UNSET


class OwnTold(own.Struct, tag_field="t", tag="told", forbid_unknown_fields=True):
    seat: int
    words: list[str] = []  # noqa: RUF012
    more: Annotated[int, own.Meta(ge=0, le=9)] | None = None
    few: Annotated[list[int], own.Meta(max_length=3)] | None = None
    raw: own.Raw = own.Raw(b"null")
    lost: int | own.UnsetType = own.UNSET


class Other(msgspec.Struct, tag_field="t", tag="other"):
    text: str


class OwnOther(own.Struct, tag_field="t", tag="other"):
    text: str


READ: list[tuple[Any, str]] = [
    *[(int, words) for words in ("1", "-3", "1.0", "true", '"1"', "null", "[1]", "1e400", "NaN", "", "[", "01")],
    *[(bool, words) for words in ("true", "1")],
    *[(float, words) for words in ("1", "1.5", '"x"')],
    *[(str | None, words) for words in ("null", '"x"', "5")],
    *[(str | list[str], words) for words in ('"x"', '["x"]', "[1]", "{}")],
    *[(Literal["bot", "ask"], words) for words in ('"bot"', '"no"', "1", "null")],
    *[(list[int], words) for words in ("[]", "[1,2]", "[1,null]", "{}")],
    *[(set[int], words) for words in ("[1,2,1]", "1")],
    *[(tuple[int, str], words) for words in ('[1,"x"]', "[1]", "[1,2]")],
    *[(dict[str, int], words) for words in ("{}", '{"a":1}', '{"a":"b"}', "[]")],
    *[
        (Pair, words)
        for words in ('{"one":1}', '{"one":1,"two":[2],"three":3}', '{"two":[]}', "[]", '{"one":"x"}')
    ],
    *[(bytes, words) for words in ('"aGk="', '"*"', "5")],
    *[(IN_JSON[name], words) for name in IN_JSON for words in ("null", "{}", "[]", "[1]")],
    (dict[shapes.Subject, Vote], '{"undo":{"by":1,"yes":[0,2],"at":5}}'),
    (dict[shapes.Subject, Vote], '{"other":{"by":1}}'),
    (Clock | None, '{"move":5,"game":60,"out":"bot","since":[1,2]}'),
    (Paused | None, '{"spent":1,"at":2,"late":true}'),
]


def outcome(read: Callable[[], Any], *problems: type[Exception]) -> Any:
    """What is read, or that it is refused."""
    try:
        return read()
    except problems:
        return "refused"


@pytest.mark.parametrize(("kind", "words"), READ, ids=lambda x: str(x)[:40])
def test_the_same_is_read_and_refused(kind: Any, words: str) -> None:
    real = outcome(lambda: msgspec.json.decode(words, type=kind), msgspec.DecodeError)
    assert outcome(lambda: own.json.decode(words.encode(), type=kind), own.DecodeError) == real


@pytest.mark.parametrize(
    "words",
    [
        '{"t":"told","seat":1}',
        '{"t":"told","seat":1,"words":["á\\n\\u0001"],"more":9,"raw":{"a":[1,"ž"]},"lost":3}',
        '{"t":"told","seat":1,"more":10}',
        '{"t":"told","seat":1,"few":[1,2,3]}',
        '{"t":"told","seat":1,"few":[1,2,3,4]}',
        '{"t":"told","seat":1,"strange":1}',
        '{"t":"told"}',
        '{"t":"other","text":"x","strange":1}',
        '{"t":"nobody"}',
        '{"seat":1}',
        "[]",
    ],
)
def test_structs_are_read_and_written_the_same(words: str) -> None:
    real: Any = outcome(lambda: msgspec.json.decode(words, type=Told | Other), msgspec.DecodeError)
    ours: Any = outcome(lambda: own.json.decode(words, type=OwnTold | OwnOther), own.DecodeError)
    assert (real == "refused") == (ours == "refused")
    if real != "refused":
        assert own.json.encode(ours) == msgspec.json.encode(real)


@pytest.mark.parametrize(
    "value",
    [{"a": (1, 2), 3: None}, Vote(1, {2}, 3), [b"hi", 1.5, "\u2028 ž \x7f \x00 </script>"], {}, "", -1, True],
    ids=repr,
)
def test_the_same_is_written(value: Any) -> None:
    assert own.json.encode(value) == msgspec.json.encode(value)


def test_what_is_replaced_stays_otherwise_the_same() -> None:
    assert own.structs.replace(OwnTold(1, ["x"]), seat=2) == OwnTold(2, ["x"])
    assert OwnTold(1).words is not OwnTold(2).words
    assert [f.name for f in own.structs.fields(OwnTold)] == [f.name for f in msgspec.structs.fields(Told)]
    assert OwnTold.__struct_fields__ == Told.__struct_fields__


def test_a_bound_that_is_not_known_is_not_passed_over() -> None:
    with pytest.raises(TypeError):
        own.Meta(min_length=1)  # type: ignore[call-arg]


def test_tags_name_every_frame() -> None:
    """The stand-in finds a frame by its tag alone, so no two of them may share one."""
    tags = [kind.__struct_config__.tag for kind in get_args(frames.Frames)]
    assert len({*tags}) == len(tags)


@pytest.mark.parametrize("lang", ["cs", "en"])
def test_plurals_and_numbers_are_the_same(lang: str) -> None:
    real, ours = babel.Locale.parse(lang), own_babel.Locale.parse(lang)
    rule = own_babel.plural.to_python(ours.plural_form)
    for number in (*range(-30, 130), 999, 1000, 1001, 123456, 12345678):
        assert rule(number) == real.plural_form(number)
        assert ours.decimal_formats[None].apply(number, ours) == real.decimal_formats[None].apply(number, real)
    bare = numbers.parse_pattern("#0")
    assert bare.apply(123456, ours) == "123456"
    with pytest.raises(own_babel.UnknownLocaleError):
        own_babel.Locale.parse("xx")
