"""How the scripts of test vectors hear a no."""

from __future__ import annotations


class Refused(Exception):
    """The engine says no; `rule` says why."""

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.rule = rule
