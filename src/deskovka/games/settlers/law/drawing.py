"""Cards that are drawn or looked at: from which deck, and which of them are kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.cells import with_entry
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.core.worlds import NOWHERE
from deskovka.games.settlers.law import events, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.moves import Card, Good
from deskovka.games.settlers.law.pieces import CARD, COMMON_CARD, FACTION_CARD
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.verbs import (
    add_to_hand,
    back_of,
    deck_for,
    draw,
    has_common,
    throw_away,
    top_faction,
)
from deskovka.games.settlers.law.zones import aside_zone, hand_zone

THIS_DECK: Final = Rule("draw.choice")
NO_CARD: Final = Rule("deck.empty")
KEEP: Final = Rule("look.keep")


def can_draw(s: Settlers, seat: int, good: int) -> bool:
    """Is there a card in the deck that the good names?"""
    return bool((good != FACTION_CARD and has_common(s)) or (good != COMMON_CARD and s.decks[seat]))


@dataclass
class Draw(Step):
    """Cards, each from the deck that the player likes, if the source does not say which. [draw.choice]"""

    amount: int
    good: int
    rule: str

    def run(self, s: Settlers, me: int) -> None:
        left = self.amount
        while left:
            good = deck_for(s, me, self.good)
            if good == CARD:
                s.push(me, ChooseDeck(left, self.rule))
                return
            draw(s, me, good, self.rule)
            left -= 1


class DeckQuestion(Question):
    """The common deck, or the own one? [draw.choice]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        return None if m.good in (COMMON_CARD, FACTION_CARD) else THIS_DECK

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.GoodNotAmong((COMMON_CARD, FACTION_CARD)) if rule is THIS_DECK else None

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.good[COMMON_CARD : FACTION_CARD + 1]


@dataclass
class ChooseDeck(DeckQuestion):
    """From which deck? [draw.choice]"""

    amount: int
    rule: str

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        draw(s, seat, m.good, self.rule)
        if self.amount > 1:
            s.push(seat, Draw(self.amount - 1, CARD, self.rule))


@dataclass
class LookAt(Step):
    """Look at the top cards of the own faction deck and keep one. [look.keep]"""

    amount: int
    card: int

    def run(self, s: Settlers, me: int) -> None:
        for _ in range(min(self.amount, len(s.decks[me]))):
            set_aside(s, me, top_faction(s, me, aside_zone(s.seats, me, 1)))
        if s.aside[me]:
            tell_seen(s, me, "look.keep")
            s.push(me, KeepOne())


def tell_seen(s: Settlers, seat: int, rule: str) -> None:
    """Tell a player what there is to look at."""
    if s.log is not None and s.aside[seat]:
        s.tell(events.CardsSeen(seat, s.aside[seat], rule))


def set_aside(s: Settlers, seat: int, card: int) -> None:
    """A card is looked at."""
    s.aside = with_entry(s.aside, seat, tuple(sorted(s.aside[seat] + (card,))))


def take_aside(s: Settlers, seat: int, card: int) -> None:
    """A card that was looked at goes elsewhere."""
    i = s.aside[seat].index(card)
    s.aside = with_entry(s.aside, seat, s.aside[seat][:i] + s.aside[seat][i + 1 :])


def keep_aside(s: Settlers, seat: int, card: int) -> None:
    """One of the cards looked at comes to the hand; the others do not see which."""
    back = back_of(s, card)
    s.memory = s.memory.pick(aside_zone(s.seats, seat, back), NOWHERE, hand_zone(seat, back), card, 1 << seat)
    take_aside(s, seat, card)
    add_to_hand(s, seat, card)


def discard_aside(s: Settlers, seat: int, rule: str) -> None:
    """The cards looked at that nobody keeps are discarded."""
    for card in s.aside[seat]:
        discard_aside_card(s, seat, card, rule)


def discard_aside_card(s: Settlers, seat: int, card: int, rule: str) -> None:
    """A card that was looked at is discarded, and everybody sees it."""
    s.memory = s.memory.lift(aside_zone(s.seats, seat, back_of(s, card)), NOWHERE, card)
    take_aside(s, seat, card)
    throw_away(s, card)
    if s.log is not None:
        s.tell(events.CardDiscarded(seat, card, rule))
    s.reveals += 1


class LookedAt(Question):
    """One of the cards that the player is looking at."""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.aside[seat] else self.wrong()

    def wrong(self) -> Rule:
        """The rule that forbids any other card."""
        return KEEP

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NotAmong(s.aside[seat]) if isinstance(m, Card) else None

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in s.aside[seat]]


@dataclass
class KeepOne(LookedAt):
    """Keep one of the cards looked at; the others are discarded. [look.keep]"""

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        keep_aside(s, seat, m.card)
        s.tell(events.CardKept(seat, m.card, "look.keep"))
        discard_aside(s, seat, "look.keep")
