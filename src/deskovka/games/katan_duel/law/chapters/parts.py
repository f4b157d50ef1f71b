"""The parts of a turn: what belongs to another part than the one that is being played."""

from __future__ import annotations

from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move
from deskovka.games.katan_duel.law.moves import (
    City,
    Exchange,
    ExchangeAt,
    Mint,
    Play,
    Remove,
    Road,
    Roll,
    Search,
    Settle,
    Stack,
    Under,
)
from deskovka.games.katan_duel.law.reasons.building import OtherPart

TURN_ORDER: Final = Rule("turn.order")

ROLL: Final = "roll"
ACTION: Final = "action"
CARDS: Final = "cards"


def part_of(m: Move) -> str:
    """The part of a turn to which a move belongs, or nothing."""
    if isinstance(m, Roll):
        return ROLL
    if isinstance(m, (Play, Road, Settle, City, Exchange, ExchangeAt, Mint, Remove)):
        return ACTION
    return CARDS if isinstance(m, (Stack, Search, Under)) else ""


def refuse_part(m: Move, now: str) -> Rule:
    """The order of a turn forbids what belongs to another part; anything else is no answer at all."""
    return QUESTION if part_of(m) in ("", now) else TURN_ORDER


def why_part(m: Move, now: str) -> Reason:
    """Which part it belongs to."""
    return OtherPart(part_of(m), now)
