"""What our server uses of msgspec, made of the standard library: there is no compiled package in the browser.

The site's engine finds it under msgspec's name; tests/site holds it to the real one.
"""

from __future__ import annotations

import copy
import dataclasses
import inspect
import types
from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar, Final, dataclass_transform

from . import json, structs
from .reading import PLAIN, DecodeError, ValidationError, convert

__all__ = [
    "UNSET",
    "DecodeError",
    "Meta",
    "Raw",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "defstruct",
    "json",
    "structs",
]


class UnsetType:
    """The type of what is not there."""


UNSET: Final = UnsetType()


class Raw(bytes):
    """JSON that is ready."""


class Meta:
    """Bounds of a number or a length; what is only for the document is not kept, and other bounds are unknown."""

    def __init__(
        self,
        *,
        ge: int | None = None,
        le: int | None = None,
        max_length: int | None = None,
        extra_json_schema: dict[str, Any] | None = None,
    ) -> None:
        self.ge = ge
        self.le = le
        self.max_length = max_length


@dataclass_transform()
class Struct:
    """A value with typed fields; each kind is a dataclass."""

    __struct_config__ = PLAIN
    __struct_fields__: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **settings: Any) -> None:
        super().__init_subclass__()
        cls.__struct_config__ = SimpleNamespace(**{**vars(cls.__struct_config__), **settings})
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name)
            if isinstance(default, list | dict | set):  # each value gets one of its own
                setattr(cls, name, dataclasses.field(default_factory=partial(copy.copy, default)))
        kind: Any = dataclasses.dataclass(cls)
        cls.__struct_fields__ = tuple([field.name for field in dataclasses.fields(kind)])


def defstruct(
    name: str, fields: list[tuple[str, Any, Any]], *, namespace: dict[str, Any], **settings: Any
) -> type[Struct]:
    """A kind of Struct that is not written out."""
    kinds = {field: kind for field, kind, _ in fields}
    defaults = {field: default for field, _, default in fields}
    body = {**namespace, **defaults, "__annotations__": kinds}
    return types.new_class(name, (Struct,), settings, lambda made: made.update(body))
