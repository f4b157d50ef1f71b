"""Packs that a record may have been played with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from deskovka.core.pack import Pack, PackProblem
from deskovka.shelf import own_packs


def packs_for_records(given: Sequence[str]) -> list[str | Path]:
    """Where a record may find its packs: those given must be right, of the kept ones those that can be read."""
    return [*given, *[path for path in own_packs("*") if is_pack(path)]]


def is_pack(path: Path) -> bool:
    """Can it be read?"""
    try:
        return bool(Pack(path).hash)
    except PackProblem:
        return False
