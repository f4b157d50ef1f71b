"""What a prayer is like, what it counts, and what that brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.core.value import Value
from deskovka.games.settlers.law import events_aztecs, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.chapters.rewards import KeepEach, KeepUnder, OfferGoods, TakeRevealed
from deskovka.games.settlers.law.effects import gain
from deskovka.games.settlers.law.moves import Colour
from deskovka.games.settlers.law.pieces import (
    ALL_FAVOURS,
    COLOURS,
    COMMON_CARD,
    MATCHING,
    NOTHING,
    RESOURCES,
    TRICOLOUR,
    TRICOLOURS,
)
from deskovka.games.settlers.law.state import Settlers

ASKED: Final = Rule("prayer.asked")
TRICOLOUR_AS: Final = Rule("favour.tricolour")
NO_STATUE: Final = Rule("card.statue-of-cheops")
NOT_COUNTED: Final = Rule("statue.counted")

GUESSED: Final = 1 << 6 | 1 << 7 | 1 << 8  # purple, blue and white: the book's text has lost their goods

# How a prayer is meant.
ALL: Final = 0  # every colour in its text counts
ANNOUNCE: Final = 1  # a colour is named before the cards are seen
CHOOSE: Final = 2  # a colour is chosen afterwards

# What it brings.
PER: Final = 0  # goods for each counted card
MATCH: Final = 1  # the good of the colour for each counted card
BEST: Final = 2  # goods for at least a number of cards; only the best such line
AT: Final = 3  # goods, once, for at least a number of cards
OFFER: Final = 4  # resources may be given for points
TAKE: Final = 5  # one of the cards comes to the hand
STATUE: Final = 6
KEEP_EACH: Final = 7  # a card of each colour is kept under the location
KEEP_UNDER: Final = 8  # a card is kept under the location that was built


@dataclass
class Reward(Value):
    """One line of what a prayer brings."""

    kind: int
    colours: int  # bits; 0: all that is asked for
    goods: tuple[int, ...]  # good and amount
    level: int


@dataclass
class Prayer(Value):
    """A prayer as its card describes it."""

    cards: int
    mode: int
    colours: int
    tokens: int  # may favour tokens be used?
    rewards: tuple[Reward, ...]
    source: int
    card: int
    target: int = NOTHING  # the location that it is about


def why_not_asked(m: Move, rule: Rule, colours: int) -> Reason | None:
    """The colours that a prayer asks for."""
    return reasons.NotAsked(m.colour, colours) if rule is ASKED and isinstance(m, Colour) else None


def tokens_for(s: Settlers, seat: int, prayer: Prayer, asked: int) -> int:
    """The own favour tokens that this prayer asks for, as bits. [favour.asked]"""
    if not prayer.tokens:
        return 0
    return int(s.favours[seat] & (asked & ALL_FAVOURS | (TRICOLOUR if asked & TRICOLOURS else 0)))


def hits(s: Settlers, asked: int) -> int:
    """Revealed cards with one of these colours, each once. [prayer.colours] [prayer.colourless]"""
    found = 0
    for card in s.revealed + s.called:
        if s.box.colours[card] & asked:
            found += 1
    return found


@dataclass
class CountUp(Step):
    """Without a card of an asked colour a prayer that revealed brings nothing, tokens or not. [prayer.failed]"""

    prayer: Prayer
    asked_colours: int
    trusting: int  # in tokens alone

    def run(self, s: Settlers, me: int) -> None:
        prayer, asked = self.prayer, self.asked_colours
        if not self.trusting and not hits(s, asked):
            s.tell(events_aztecs.PrayerFailed(me, "prayer.failed"))
            return
        if prayer.mode == CHOOSE:
            s.push(me, ChooseColour(prayer, asked))
            return
        tricolours = asked & TRICOLOURS
        if not tokens_for(s, me, prayer, asked) & TRICOLOUR:
            s.push(me, Payout(prayer, asked, NOTHING))
        elif tricolours & (tricolours - 1):
            s.push(me, TricolourAs(prayer, asked))
        else:
            s.push(me, Payout(prayer, asked, first_bit(tricolours)))


def first_bit(bits: int) -> int:
    """The lowest colour."""
    found = 0
    while not bits >> found & 1:
        found += 1
    return found


@dataclass
class ChooseColour(Question):
    """Which colour, now that the cards are seen? [prayer.choose]"""

    prayer: Prayer
    asked_colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        if not self.asked_colours >> m.colour & 1:
            return ASKED
        if self.prayer.rewards[0].kind != STATUE:
            return None
        if s.offered[self.prayer.card] >> m.colour & 1:
            return NO_STATUE
        counted = hits(s, 1 << m.colour) or tokens_for(s, seat, self.prayer, 1 << m.colour)
        return None if counted else NOT_COUNTED

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, Colour) and rule is NO_STATUE:
            return reasons.HasStatue(m.colour)
        if isinstance(m, Colour) and rule is NOT_COUNTED:
            return reasons.NoneCounted(m.colour)
        return why_not_asked(m, rule, self.asked_colours)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour

    def otherwise(self, s: Settlers, me: int) -> None:
        s.tell(events_aztecs.PrayerIdle(me, "prayer.rewards"))  # every colour that came up has its statue

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.tell(events_aztecs.ColourNamed(seat, m.colour, "prayer.choose"))
        token = tokens_for(s, seat, self.prayer, 1 << m.colour) & TRICOLOUR
        s.push(seat, Payout(self.prayer, 1 << m.colour, m.colour if token else NOTHING))


@dataclass
class TricolourAs(Question):
    """For which colour does the tricolour token stand in this prayer? [favour.tricolour]"""

    prayer: Prayer
    asked_colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        if not TRICOLOURS >> m.colour & 1:
            return TRICOLOUR_AS
        return None if self.asked_colours >> m.colour & 1 else ASKED

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is QUESTION or not isinstance(m, Colour):
            return None
        return reasons.NotAsked(m.colour, self.asked_colours & TRICOLOURS)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour[:RESOURCES]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.tell(events_aztecs.ColourNamed(seat, m.colour, "favour.tricolour"))
        s.push(seat, Payout(self.prayer, self.asked_colours, m.colour))


@dataclass
class Payout(Step):
    """What the counted cards and tokens bring. [prayer.rewards]"""

    prayer: Prayer
    asked_colours: int
    tricolour: int  # the colour for which the tricolour token stands, or NOTHING

    def run(self, s: Settlers, me: int) -> None:
        asked = self.asked_colours
        if s.log is not None:
            for colour in range(len(COLOURS)):
                if asked >> colour & 1:
                    tokens = self.tokens(s, me, 1 << colour)
                    amount = hits(s, 1 << colour) + tokens
                    if amount:
                        s.tell(events_aztecs.PrayerCounted(me, colour, amount, tokens, "prayer.count"))
        paid = False
        for reward in reversed(self.prayer.rewards):  # what waits on the agenda is done in the order of the card
            if reward.kind != BEST and self.pay(s, me, reward):
                paid = True
        for reward in self.prayer.rewards:
            if reward.kind == BEST and self.count(s, me, asked) >= reward.level:
                self.gain(s, me, reward, 1)
                paid = True
                break
        if not paid:
            s.tell(events_aztecs.PrayerIdle(me, "prayer.rewards"))

    def tokens(self, s: Settlers, seat: int, colours: int) -> int:
        """Tokens that count as cards of these colours."""
        bits = tokens_for(s, seat, self.prayer, colours) & colours & ALL_FAVOURS
        found = 1 if self.tricolour != NOTHING and colours >> self.tricolour & 1 else 0
        while bits:
            found += bits & 1
            bits >>= 1
        return found

    def count(self, s: Settlers, seat: int, colours: int) -> int:
        """Cards and tokens together."""
        return hits(s, colours) + self.tokens(s, seat, colours)

    def gain(self, s: Settlers, seat: int, reward: Reward, times: int) -> None:
        """The goods of a reward `times` times, as one gain."""
        prayer = self.prayer
        gain(s, seat, reward.goods[0], reward.goods[1] * times, prayer.source, prayer.card, "prayer.rewards")

    def pay(self, s: Settlers, seat: int, reward: Reward) -> bool:
        """One line; does it bring anything?"""
        prayer, asked = self.prayer, self.asked_colours
        count = self.count(s, seat, reward.colours or asked)
        if reward.kind == MATCH:
            return self.match(s, seat)
        if reward.kind in (PER, AT):
            times = count if reward.kind == PER else 1 if count >= reward.level else 0
            if times:
                self.gain(s, seat, reward, times)
            return times > 0
        if reward.kind == OFFER:
            limits = [self.count(s, seat, 1 << colour) for colour in range(RESOURCES)]
            s.push(seat, OfferGoods(limits[0], limits[1], limits[2], 0, 0, prayer.source, prayer.card))
        elif reward.kind == TAKE:
            if not hits(s, asked):
                gain(s, seat, COMMON_CARD, 1, prayer.source, prayer.card, "prayer.rewards")
            s.push(seat, TakeRevealed(asked))
        elif reward.kind == STATUE:
            s.offered[prayer.card] |= asked
            s.tell(events_aztecs.StatuePlaced(seat, first_bit(asked), "card.statue-of-cheops"))
        elif reward.kind == KEEP_EACH:
            s.push(seat, KeepEach(0, prayer.card))
        elif reward.kind == KEEP_UNDER:
            keep = KeepUnder(asked, prayer.target)
            s.push(seat, keep)
            return bool(keep.fitting(s, seat))
        return True

    def match(self, s: Settlers, seat: int) -> bool:
        """The good of each asked colour for each counted card. [prayer.matching]"""
        found = False
        for colour in range(len(COLOURS)):
            amount = self.count(s, seat, 1 << colour) if self.asked_colours >> colour & 1 else 0
            if amount:
                rule = "prayer.matching" if GUESSED >> colour & 1 == 0 else "prayer.matching-guess"
                gain(s, seat, MATCHING[colour], amount, self.prayer.source, self.prayer.card, rule)
                found = True
        return found
