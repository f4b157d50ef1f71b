"""Fields of structs."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace
from typing import Any, TypeVar

from .reading import hints

S = TypeVar("S")


def fields(kind: Any) -> list[SimpleNamespace]:
    """The fields of a kind of struct, with their types."""
    return [SimpleNamespace(name=field.name, type=hints(kind)[field.name]) for field in dataclasses.fields(kind)]


def replace(value: S, **changes: Any) -> S:
    """The same with some fields changed."""
    return dataclasses.replace(value, **changes)  # type: ignore[type-var]
