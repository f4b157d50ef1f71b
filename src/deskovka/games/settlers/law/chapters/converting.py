"""Razed goods that become points: cards among them are drawn first, then the player says what is given up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, No, Step, Yes
from deskovka.games.settlers.law import events, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.drawing import DeckQuestion, discard_aside_card, keep_aside, set_aside, tell_seen
from deskovka.games.settlers.law.effects import gain
from deskovka.games.settlers.law.moves import Card, Good, Stop
from deskovka.games.settlers.law.pieces import CARD, COMMON_CARD, FACTION_CARD, FROM_RAZING, VP
from deskovka.games.settlers.law.state import Settlers
from deskovka.games.settlers.law.verbs import deck_for, has_common, take_common, top_faction
from deskovka.games.settlers.law.zones import aside_zone

THIS_CARD: Final = Rule("altar.drawn")
CARDS: Final = (CARD, COMMON_CARD, FACTION_CARD)  # goods that are drawn


@dataclass
class DrawRazed(Step):
    """Cards in the raze field are drawn before the player says what becomes points. [card.dark-chapel]"""

    razed: int
    number: int  # of the good in the raze field

    def run(self, s: Settlers, me: int) -> None:
        goods = s.box.raze[self.razed]
        for i in range(self.number, len(goods)):
            if goods[i] in CARDS:
                good = deck_for(s, me, goods[i])
                if good == CARD:
                    s.push(me, RazedDeck(self.razed, i))
                    return
                draw_aside(s, me, good)
        tell_seen(s, me, "card.dark-chapel")


def draw_aside(s: Settlers, seat: int, good: int) -> None:
    """A card is drawn that may still be discarded; it does not come to the hand yet. [card.dark-chapel]"""
    if good == FACTION_CARD and s.decks[seat]:
        set_aside(s, seat, top_faction(s, seat, aside_zone(s.seats, seat, 1)))
    elif good == COMMON_CARD and has_common(s):
        set_aside(s, seat, take_common(s, seat, aside_zone(s.seats, seat, 0)))
    else:
        s.tell(events.NothingDrawn(seat, "deck.empty"))


@dataclass
class RazedDeck(DeckQuestion):
    """From which deck does the card of the raze field come? [draw.choice]"""

    razed: int
    number: int

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        s.push(seat, DrawRazed(self.razed, self.number + 1))
        draw_aside(s, seat, m.good)


@dataclass
class Convert(Question):
    """Shall this razed good become points? Each is asked about, all points come together. [card.dark-chapel]"""

    razed: int
    number: int  # of the good in the raze field
    given: int  # bits of those that become points
    points: int
    card: int

    def is_card(self, s: Settlers) -> bool:
        """Is it a card, so that the player chooses among those drawn?"""
        goods = s.box.raze[self.razed]
        return self.number < len(goods) and goods[self.number] in CARDS

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, (Yes, No)) and not self.is_card(s) else QUESTION

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [] if self.is_card(s) else s.box.moves.yes + s.box.moves.no

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        self.go_on(s, seat, self.given | 1 << self.number if isinstance(m, Yes) else self.given)

    def otherwise(self, s: Settlers, me: int) -> None:
        self.go_on(s, me, self.given)

    def go_on(self, s: Settlers, seat: int, given: int) -> None:
        """The next good, then the cards that were drawn."""
        goods = s.box.raze[self.razed]
        if self.number + 1 < len(goods):
            s.push(seat, Convert(self.razed, self.number + 1, given, self.points, self.card))
            return
        count = 0
        for i in range(len(goods)):
            if given >> i & 1:
                count += 1
            elif goods[i] not in CARDS:
                gain(s, seat, goods[i], 1, FROM_RAZING, self.razed, "raze.goods")
        s.push(seat, ConvertCard(count, self.points, self.card))


@dataclass
class ConvertCard(Question):
    """Which of the cards just drawn is discarded for points? The others come to the hand. [card.dark-chapel]"""

    amount: int  # of goods that become points so far
    points: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not s.aside[seat] or not isinstance(m, (Card, Stop)):
            return QUESTION
        return None if isinstance(m, Stop) or m.card in s.aside[seat] else THIS_CARD

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NotAmong(s.aside[seat]) if rule is THIS_CARD else None

    def options(self, s: Settlers, seat: int) -> list[Move]:
        found = [s.box.moves.card[card] for card in s.aside[seat]]
        return found + s.box.moves.stop if found else found

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Card):
            discard_aside_card(s, seat, m.card, "card.dark-chapel")
            s.push(seat, ConvertCard(self.amount + 1, self.points, self.card))
            return
        for card in s.aside[seat]:
            keep_aside(s, seat, card)
            s.tell(events.CardKept(seat, card, "raze.goods"))
        self.otherwise(s, seat)

    def otherwise(self, s: Settlers, me: int) -> None:
        if self.amount:
            gain(s, me, VP, self.amount * self.points, s.box.kind[self.card], self.card, "card.dark-chapel")
