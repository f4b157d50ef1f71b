"""How numbers are written."""

from __future__ import annotations

from typing import Any, Final

GROUPS: Final = {"cs": "\u00a0", "en": ","}


class NumberPattern:
    """Whole numbers, with or without groups of three digits."""

    def __init__(self, pattern: str, *settings: Any) -> None:
        self.pattern = pattern
        self.prefix = self.suffix = ("", "")
        self.grouping = settings[2] if settings else (3, 3) if "," in pattern else (1000, 1000)
        self.int_prec, self.frac_prec, self.exp_prec = (1, 1), (0, 0), None
        self.exp_plus = None

    def apply(self, value: float, locale: Any) -> str:
        """A number in words of a language."""
        if value != int(value):
            raise ValueError("only whole numbers are written here")
        return f"{int(value):,}".replace(",", locale.group if self.grouping[0] == 3 else "")


def parse_pattern(pattern: str) -> NumberPattern:
    """A pattern as people write it."""
    return NumberPattern(pattern)
