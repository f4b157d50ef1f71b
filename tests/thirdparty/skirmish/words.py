"""How moves, events and the table become words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deskovka.core import text
from deskovka.core.parts import Voice, Words
from deskovka.core.sight import UNKNOWN
from deskovka.core.step import Move, Pick
from deskovka.core.value import Value, fields_of
from skirmish.cards import CARDS
from skirmish.pieces import GOODS


def card_name(card: int, lang: str) -> str:
    """A card's name and number; a hidden card has neither."""
    if card == UNKNOWN:
        return text.phrase("skirmish", lang, "card-hidden")
    return text.phrase("skirmish", lang, f"card-{CARDS[card].kind}", {"number": card})


class SkirmishVoice(Voice):
    """How a skirmish is told."""

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """Options to pick from are counted from one."""
        return {"number": value.number + 1} if isinstance(value, Pick) else super().words(value, lang, options)

    def noun(self, field: str, number: int, lang: str) -> str:
        """Cards and goods have names."""
        if field in ("card", "cards"):
            return card_name(number, lang)
        return text.phrase("skirmish", lang, f"good-{GOODS[number]}") if field == "good" else ""

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        """What a player types: the move's name and its number, e.g. `play 7`."""
        numbers = [str(getattr(move, name)) for name in fields_of(type(move))]
        return " ".join([text.kebab(type(move).__name__), *numbers])
