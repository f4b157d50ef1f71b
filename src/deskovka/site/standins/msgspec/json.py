"""JSON as msgspec writes and reads it."""

from __future__ import annotations

import dataclasses
import json
from base64 import b64encode
from typing import Any, Generic, TypeVar

from .reading import DecodeError, convert

T = TypeVar("T")


def encode(value: Any) -> bytes:
    """A value as JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=plain).encode()


def plain(value: Any) -> Any:
    """What the standard library cannot write, as something that it can."""
    from . import UNSET, Raw, Struct

    if isinstance(value, Raw):
        return json.loads(value)
    if isinstance(value, Struct):
        config = value.__struct_config__
        known = vars(value).items()
        fields = {name: field for name, field in known if field is not UNSET}
        return fields if config.tag is None else {config.tag_field: config.tag, **fields}
    if dataclasses.is_dataclass(value):
        return vars(value)
    if isinstance(value, set | frozenset):
        return list(value)
    if isinstance(value, bytes | bytearray):
        return b64encode(value).decode()
    raise TypeError(f"Encoding objects of type {type(value).__name__} is unsupported")


def refuse(word: str) -> Any:
    raise DecodeError(f"JSON is malformed: {word}")


def decode(words: bytes | bytearray | str, *, type: Any = Any) -> Any:
    """JSON as a value of a type."""
    try:
        data = json.loads(words, parse_constant=refuse)
    except json.JSONDecodeError as problem:
        raise DecodeError(f"JSON is malformed: {problem}") from problem
    return data if type is Any else convert(data, type)


class Decoder(Generic[T]):
    """Reads one type again and again."""

    def __init__(self, type: Any) -> None:
        self.type = type

    def decode(self, words: bytes | str) -> T:
        """JSON as a value of the type."""
        found: T = decode(words, type=self.type)
        return found
