"""Moves that answer another question than the one that is asked."""

from __future__ import annotations

from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Move
from deskovka.games.scythe.law.moves import Reveal

INSIDE: Final = Rule("objective.when")


def rule_against(m: Move) -> Rule:
    """Inside an action: an objective waits until it is over. [objective.when]"""
    return INSIDE if isinstance(m, Reveal) else QUESTION
