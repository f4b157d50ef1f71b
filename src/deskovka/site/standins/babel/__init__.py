"""What Fluent uses of Babel for our two languages: plurals, and whole numbers with thousands set apart."""

from __future__ import annotations

from typing import Any

from . import dates, numbers, plural

__all__ = ["Locale", "UnknownLocaleError", "dates", "numbers", "plural"]


class UnknownLocaleError(Exception):
    """A language that is not one of ours."""


class Locale:
    """A language: its plurals and how it writes numbers."""

    def __init__(self, language: str) -> None:
        self.plural_form = plural.RULES[language]
        self.group = numbers.GROUPS[language]
        self.decimal_formats: dict[Any, numbers.NumberPattern] = {None: numbers.parse_pattern("#,##0")}

    @classmethod
    def parse(cls, code: str) -> Locale:
        """The language with this code."""
        if code not in plural.RULES:
            raise UnknownLocaleError(code)
        return cls(code)
