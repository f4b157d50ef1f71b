"""What a prayer leaves to its player: which card is taken or kept, and what is given for points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move
from deskovka.games.settlers.law import events, events_aztecs, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.chapters.storing import REVEALED, cards_under, keep_under
from deskovka.games.settlers.law.effects import gain
from deskovka.games.settlers.law.moves import Card, Good, Stop
from deskovka.games.settlers.law.paying import pay_resources
from deskovka.games.settlers.law.pieces import FOOD, GOLD, NOTHING, RESOURCES, STONE, VP, WOOD
from deskovka.games.settlers.law.state import Settlers, stock_of
from deskovka.games.settlers.law.verbs import take_openly

FITTING: Final = Rule("prayer.fitting")
EACH: Final = Rule("thoth.each")
OFFERED: Final = Rule("prayer.offer")
LACKING: Final = Rule("offer.lack")


def because_of_revealed(s: Settlers, m: Move, rule: Rule, colours: int) -> Reason | None:
    """Which cards are revealed, or what colours are wanted."""
    if rule is REVEALED:
        return reasons.NotAmong(tuple(s.revealed))
    return reasons.WrongColour(m.card, colours) if rule is FITTING and isinstance(m, Card) else None


@dataclass
class KeepEach(Question):
    """Which card of each revealed colour is kept under the location? [card.shrine-of-thoth]"""

    covered: int  # colours of those that are kept
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card not in s.revealed:
            return REVEALED
        return None if s.box.colours[m.card] & ~self.covered else EACH

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return because_of_revealed(s, m, rule, 0)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.revealed)]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        keep_under(s, seat, m.card, self.card, "card.shrine-of-thoth")
        s.push(seat, KeepEach(self.covered | int(s.box.colours[m.card]), self.card))

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # there is one of every colour


@dataclass
class KeepUnder(Question):
    """Is a revealed card that shares a colour kept under the location just built? [card.solid-foundations]"""

    colours: int
    location: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Card, Stop)):
            return QUESTION
        fitting = self.fitting(s, seat)
        if isinstance(m, Stop):
            return None if fitting else REVEALED
        if m.card not in s.revealed:
            return REVEALED
        return None if m.card in fitting else FITTING

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return because_of_revealed(s, m, rule, self.colours)

    def fitting(self, s: Settlers, seat: int) -> list[int]:
        """Cards that could be kept; one of them finds room."""
        if self.location not in s.empire[seat] or cards_under(s, self.location):
            return []
        return sorted([card for card in s.revealed if s.box.colours[card] & self.colours])

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in self.fitting(s, seat)] + s.box.moves.stop

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Card):
            keep_under(s, seat, m.card, self.location, "card.solid-foundations")

    def otherwise(self, s: Settlers, me: int) -> None:
        pass


@dataclass
class TakeRevealed(Question):
    """Which of the revealed cards comes to the hand? [card.augurs]"""

    colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        if m.card not in s.revealed:
            return REVEALED
        return None if s.box.colours[m.card] & self.colours else FITTING

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return because_of_revealed(s, m, rule, self.colours)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.revealed)]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        left = s.revealed[:]
        left.remove(m.card)
        s.revealed = left
        take_openly(s, seat, m.card)
        if s.log is not None:
            s.tell(events.CardDrafted(seat, m.card, "card.augurs"))

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # only a stored card was heard, or only tokens


@dataclass
class OfferGoods(Question):
    """Resources for the counted cards, one by one: a point for each, and one for each kind. [prayer.offer-gold]"""

    wood: int
    stone: int
    food: int
    given: int
    kinds: int  # bits
    source: int
    card: int

    def remaining(self, good: int) -> int:
        """How many more of a resource may be given."""
        return (self.wood, self.stone, self.food)[good] if good < RESOURCES else 0

    def worth(self) -> int:
        """The points for what was given. [prayer.offer]"""
        return self.given + (self.kinds & 1) + (self.kinds >> 1 & 1) + (self.kinds >> 2 & 1)

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if not isinstance(m, Good):
            return QUESTION
        if not self.remaining(m.good):
            return OFFERED
        return None if stock_of(s, seat, m.good) or stock_of(s, seat, GOLD) else LACKING

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Good) or rule is QUESTION:
            return None
        if m.good >= RESOURCES:
            return reasons.GoodNotAmong((WOOD, STONE, FOOD))
        return reasons.OfferedAll(m.good) if rule is OFFERED else reasons.LacksGood(m.good, NOTHING)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.good[:RESOURCES] + s.box.moves.stop

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Good):
            less = [1 if m.good == good else 0 for good in range(RESOURCES)]
            given, kinds = self.given + 1, self.kinds | 1 << m.good
            left = (self.wood - less[0], self.stone - less[1], self.food - less[2])
            s.push(seat, OfferGoods(left[0], left[1], left[2], given, kinds, self.source, self.card))
            pay_resources(s, seat, less[0], less[1], less[2], self.card, "prayer.offer")
        elif self.given:
            gain(s, seat, VP, self.worth(), self.source, self.card, "prayer.offer")
        else:
            s.tell(events_aztecs.PrayerIdle(seat, "prayer.rewards"))
