"""Packed rows are for compiled code; interpreted, a row is a list."""

from __future__ import annotations

vec = list


def remove(row: list[int], number: int) -> list[int]:
    """The row less the first such number."""
    row.remove(number)
    return row
