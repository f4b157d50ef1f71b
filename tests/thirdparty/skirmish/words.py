"""How moves, events and the table become words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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


def card_names(cards: Sequence[int], lang: str) -> str:
    """Several cards, or nothing."""
    return ", ".join([card_name(card, lang) for card in cards]) or text.phrase("skirmish", lang, "nothing")


class SkirmishVoice(Voice):
    """How a skirmish is told."""

    def words(self, value: Value, lang: str, options: Mapping[str, Any]) -> Words:
        """The fields of a move, event or question as arguments of its sentence."""
        found: Words = {}
        for name in fields_of(type(value)):
            content: Any = getattr(value, name)
            if name == "card":
                found[name] = card_name(content, lang)
            elif name == "cards":
                found[name] = card_names(content, lang)
            elif name == "good":
                found[name] = text.phrase("skirmish", lang, f"good-{GOODS[content]}")
            elif name == "bids":
                found[name] = ", ".join([str(bid) for bid in content])
            elif name in ("target", "attacker"):
                found[f"seat_{name}"] = int(content)
            elif isinstance(content, int):
                found[name] = content + 1 if isinstance(value, Pick) else content
        return found

    def short(self, move: Move, lang: str, options: Mapping[str, Any]) -> str:
        """What a player types: the move's name and its number, e.g. `play 7`."""
        numbers = [str(getattr(move, name)) for name in fields_of(type(move))]
        return " ".join([text.kebab(type(move).__name__), *numbers])
