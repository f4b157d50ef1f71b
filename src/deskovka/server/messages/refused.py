"""Refused: a wish that is not granted, with the sentence that says so."""

from __future__ import annotations

import copyreg
from typing import Any

from deskovka.server.messages.words import Both, phrase


class Refused(Exception):
    """A wish that is not granted: a status for HTTP, and a sentence."""

    def __init__(self, status: int, key: str, **words: str | int) -> None:
        super().__init__(key)
        self.status = status
        self.say = phrase(key, **words)

    def __reduce__(self) -> tuple[Any, ...]:
        return copyreg.__newobj__, (type(self), *self.args), vars(self)  # type: ignore[attr-defined]

    @classmethod
    def with_sentence(cls, status: int, say: Both) -> Refused:
        """One with a sentence that is ready."""
        found = cls(status, "error-inside")
        found.say = say
        return found
