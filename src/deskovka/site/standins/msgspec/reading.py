"""Plain data as values of a type; what does not fit is refused."""

from __future__ import annotations

import dataclasses
import json
from base64 import b64decode
from binascii import Error
from collections.abc import Callable
from functools import cache
from types import NoneType, SimpleNamespace, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

PLAIN: Final = SimpleNamespace(tag=None, tag_field=None, forbid_unknown_fields=False)


class DecodeError(Exception):
    """JSON that cannot be read."""


class ValidationError(DecodeError):
    """Data that does not fit."""


@cache
def hints(kind: Any) -> dict[str, Any]:
    """The types of the fields of a kind of value."""
    return get_type_hints(kind, include_extras=True)


def convert(data: Any, kind: Any, strict: bool = True) -> Any:
    """Data as a value of a type."""
    from . import Raw

    if kind is Any:
        return data
    if kind is Raw:
        return Raw(json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode())
    origin = get_origin(kind)
    if origin in GENERIC:
        return GENERIC[origin](data, get_args(kind))
    if dataclasses.is_dataclass(kind):
        return value_of(data, kind)
    if kind is bytes and isinstance(data, str):
        try:
            return b64decode(data, validate=True)
        except Error as problem:
            raise ValidationError("Invalid base64 encoded string") from problem
    if kind is float and type(data) is int:
        return float(data)
    if kind in (NoneType, None) and data is None:
        return None
    if kind in (int, str, bool, float, bytes, list, dict) and type(data) is kind:
        return data
    raise wrong(data, kind)


def wrong(data: Any, kind: Any) -> ValidationError:
    """What was wanted, and what came."""
    return ValidationError(f"Expected `{getattr(kind, '__name__', kind)}`, got `{type(data).__name__}`")


def value_of(data: Any, kind: Any) -> Any:
    """A struct or a dataclass."""
    if isinstance(data, kind):
        return data
    if not isinstance(data, dict):
        raise wrong(data, kind)
    config: Any = getattr(kind, "__struct_config__", PLAIN)
    tag = config.tag
    if tag is not None and data.get(config.tag_field, tag) != tag:
        raise ValidationError(f"Invalid value {data[config.tag_field]!r}")
    types, found = hints(kind), {}
    for name, item in data.items():
        if name in types:
            found[name] = convert(item, types[name])
        elif config.forbid_unknown_fields and (tag is None or name != config.tag_field):
            raise ValidationError(f"Object contains unknown field `{name}`")
    try:
        return kind(**found)
    except TypeError as problem:
        raise ValidationError(f"Object missing required field: {problem}") from problem


def list_of(data: Any, kinds: tuple[Any, ...]) -> list[Any]:
    if not isinstance(data, list | tuple):
        raise wrong(data, list)
    return [convert(item, kinds[0]) for item in data]


def set_of(data: Any, kinds: tuple[Any, ...]) -> set[Any]:
    return {*list_of(data, kinds)}


def tuple_of(data: Any, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    if kinds[1:] == (...,):
        return (*list_of(data, kinds),)
    if not isinstance(data, list | tuple) or len(data) != len(kinds):
        raise wrong(data, tuple)
    return tuple([convert(item, kind) for item, kind in zip(data, kinds, strict=True)])


def dict_of(data: Any, kinds: tuple[Any, ...]) -> dict[Any, Any]:
    if not isinstance(data, dict):
        raise wrong(data, dict)
    key, value = kinds
    return {convert(name, key): convert(item, value) for name, item in data.items()}


def literal(data: Any, values: tuple[Any, ...]) -> Any:
    if data not in values or type(data) is bool:
        raise ValidationError(f"Invalid enum value {data!r}")
    return data


def in_bounds(data: Any, parts: tuple[Any, ...]) -> Any:
    found = convert(data, parts[0])
    for bound in parts[1:]:
        if bound.ge is not None and found < bound.ge:
            raise ValidationError(f"Expected `int` >= {bound.ge}")
        if bound.le is not None and found > bound.le:
            raise ValidationError(f"Expected `int` <= {bound.le}")
        if bound.max_length is not None and len(found) > bound.max_length:
            raise ValidationError(f"Expected a length <= {bound.max_length}")
    return found


def union(data: Any, kinds: tuple[Any, ...]) -> Any:
    """A value of the kind that its tag names, else of the first one that fits."""
    for kind in kinds:
        config = getattr(kind, "__struct_config__", None)
        if config is not None and config.tag is not None:
            if isinstance(data, dict) and data.get(config.tag_field) == config.tag:
                return value_of(data, kind)
            continue
        try:
            return convert(data, kind)
        except ValidationError as problem:
            if len(kinds) == 2 and NoneType in kinds and kind is not NoneType and data is not None:
                raise problem
    raise wrong(data, Union[kinds])  # noqa: UP007


GENERIC: Final[dict[Any, Callable[[Any, tuple[Any, ...]], Any]]] = {
    list: list_of,
    set: set_of,
    tuple: tuple_of,
    dict: dict_of,
    Literal: literal,
    Annotated: in_bounds,
    Union: union,
    UnionType: union,
}
