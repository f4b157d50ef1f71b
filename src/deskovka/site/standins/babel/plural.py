"""Plural forms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Rule = Callable[[float], str]


def czech(n: float) -> str:
    if n != int(n):
        return "many"
    return "one" if abs(n) == 1 else "few" if 2 <= abs(n) <= 4 else "other"


def english(n: float) -> str:
    return "one" if abs(n) == 1 and n == int(n) else "other"


RULES: Final[dict[str, Rule]] = {"cs": czech, "en": english}


def to_python(rule: Rule) -> Rule:
    """A rule as a function, which it is."""
    return rule
