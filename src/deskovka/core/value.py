"""Values: small immutable things (moves, steps, events) that know how to become JSON and back."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import mypyc_attr

# Who may see a field, written where the field is declared: `tile: int = field(metadata=OWNER)`.
# In a state OWNER marks a list with an entry per seat; a step or an event has one owner, its seat.
PUBLIC: Final[Mapping[str, str]] = {"sight": "public"}
NAMES_SEAT: Final[Mapping[str, str]] = {"sight": "public", "names": "seat"}  # a number of a step that names a seat
OWNER: Final[Mapping[str, str]] = {"sight": "owner"}
SECRET: Final[Mapping[str, str]] = {"sight": "secret"}
# Cards in a state that lie in the zones of its plan: everybody sees those that they know for certain.
SEEN: Final[Mapping[str, str]] = {"sight": "seen"}
DERIVED: Final[Mapping[str, str]] = {"sight": "derived"}

_PLAIN: Final = frozenset([int, str, bool, type(None)])  # a list of nothing else is JSON already
_CANONICAL: Final = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)
_CLASSES: Final[dict[str, type]] = {}
_FIELDS: Final[dict[type, tuple[str, ...]]] = {}


@mypyc_attr(native_class=False)
class Malformed(ValueError):
    """A text that does not describe a value of ours."""


def tag_of(cls: type) -> str:
    """The name of a class in JSON: `Together`, `rebirth.Place`."""
    path = cls.__module__.split(".")
    if path[:2] == ["deskovka", "core"]:
        return cls.__name__
    home = path[2] if path[:2] == ["deskovka", "games"] else path[0]
    return f"{home}.{cls.__name__}"


def register(cls: type) -> None:
    """Let JSON name this class."""
    tag = tag_of(cls)
    if tag in _CLASSES and _CLASSES[tag].__module__ != cls.__module__:
        raise TypeError(f"{tag} is the name of two kinds of value")
    _CLASSES[tag] = cls


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """Base of all values; subclasses are bare dataclasses and are never changed once made."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        register(cls)


def class_of(tag: str) -> type:
    """The class that a JSON tag names."""
    found = _CLASSES.get(tag)
    if found is None:
        raise Malformed(f"unknown kind of value: {tag!r}")
    return found


def kinds() -> dict[str, type]:
    """All classes that JSON can name."""
    return dict(_CLASSES)


def take_apart(value: Value) -> tuple[Any, ...]:
    """A value for another process: compiled classes are not taken apart by themselves."""
    return type(value), tuple([getattr(value, name) for name in fields_of(type(value))])


def fields_of(cls: type) -> tuple[str, ...]:
    """Names of a value's fields in order."""
    known = _FIELDS.get(cls)
    if known is None:
        # A class that is no dataclass has no fields of its own (and, compiled, no list of them either).
        known = tuple(f.name for f in dataclasses.fields(cls)) if dataclasses.is_dataclass(cls) else ()
        _FIELDS[cls] = known
    return known


def names_seat(cls: type, name: str) -> bool:
    """Is this field of a value the number of a seat?"""
    field = cls.__dataclass_fields__[name]  # type: ignore[attr-defined]
    return "names" in field.metadata


def sight_of(cls: type, name: str) -> str:
    """Who may see this field of a value."""
    field = cls.__dataclass_fields__[name]  # type: ignore[attr-defined]
    return str(field.metadata.get("sight", "public"))


def key_of(value: Value) -> tuple[object, ...]:
    """A hashable key that is equal for equal values."""
    return (type(value), *[getattr(value, name) for name in fields_of(type(value))])


def to_json(x: Any) -> Any:
    """Plain JSON data of a value, or of a field's content."""
    if isinstance(x, Value):
        data: dict[str, Any] = {"t": tag_of(type(x))}
        for name in fields_of(type(x)):
            data[name] = to_json(getattr(x, name))
        return data
    if x is None or isinstance(x, (int, str)):  # compiled, a union would be made anew each time
        return x
    if isinstance(x, dict):
        return {str(k): to_json(v) for k, v in x.items()}
    items = list(x)
    return items if _PLAIN.issuperset(map(type, items)) else [to_json(e) for e in items]


def from_json(data: Any) -> Any:
    """The value that `to_json` described; arrays inside values become tuples."""
    if isinstance(data, list):
        return tuple([from_json(e) for e in data])
    if not isinstance(data, dict):
        return data
    tag = data.get("t")
    if not isinstance(tag, str):
        return {k: from_json(v) for k, v in data.items()}
    cls = class_of(tag)
    names = fields_of(cls)
    if set(data) - {"t", *names}:
        raise Malformed(f"{tag} has no field {min(set(data) - {'t', *names})!r}")
    try:
        return cls(**{name: from_json(data[name]) for name in names if name in data})
    except TypeError as problem:
        raise Malformed(f"{tag} is not described completely") from problem


def canonical(data: Any) -> str:
    """One JSON text per content: sorted keys, no spaces."""
    return _CANONICAL.encode(data)
