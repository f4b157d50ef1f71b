"""Cells: a row of numbers; Rows: rows of them. Compiled they are packed, interpreted they are plain lists."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import remove, vec
from mypy_extensions import i64

Cells: TypeAlias = "vec[i64]"
Rows: TypeAlias = "vec[vec[i64]]"

PURE: Final = __file__.endswith((".py", ".pyc"))
ENGINE: Final = "interpreted" if PURE else "compiled"  # which one is in force


def cells(items: list[int]) -> Cells:
    """A row with these numbers."""
    if PURE:
        return items[:]  # type: ignore[return-value]  # lists are the fastest rows that the interpreter has
    return vec[i64](items)


def zeros(length: i64) -> Cells:
    """A row of `length` zeros."""
    if PURE:
        return [0] * length  # type: ignore[return-value]
    return vec[i64]([0] * length)


def rows(items: list[Cells]) -> Rows:
    """These rows."""
    if PURE:
        return items[:]  # type: ignore[return-value]
    return vec[vec[i64]](items)


def without(row: Cells, number: i64) -> Cells:
    """The row less the first such number; the old row must not be used any more."""
    if PURE:
        row.remove(number)  # type: ignore[attr-defined]
        return row
    return remove(row, number)


def with_entry(row: list[tuple[int, ...]], i: int, content: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The row with one entry changed; the old row stays as it was, for clones share it."""
    other = row[:]
    other[i] = content
    return other
