"""Prayers: announce, reveal common cards or trust in favour tokens, count, be rewarded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.core.value import Value
from deskovka.games.settlers import events
from deskovka.games.settlers.chapters.storing import DiscardRevealed, keep_under, use_stored
from deskovka.games.settlers.effects import gain
from deskovka.games.settlers.moves import Card, Colour, Good, Reveal, Stop, Tokens
from deskovka.games.settlers.pieces import (
    ALL_FAVOURS,
    CARD,
    FAVOURS,
    MATCHING,
    NOTHING,
    ON_PRAYED,
    ON_REVEAL,
    RESOURCES,
    REVEAL_MORE,
    TECHNOLOGY,
    TRICOLOUR,
    TRICOLOURS,
    VP,
)
from deskovka.games.settlers.state import Settlers, stock_of, stored_by
from deskovka.games.settlers.verbs import EVERYBODY, About, add_to_hand, has_common, spend, top_common, wake

ASKED: Final = Rule("prayer.asked")
STORED: Final = Rule("prayer.stored")
REVEALED: Final = Rule("prayer.revealed")
OFFERED: Final = Rule("prayer.offer")
TRICOLOUR_AS: Final = Rule("favour.tricolour")

# How a prayer is meant.
ALL: Final = 0  # every colour in its text counts
ANNOUNCE: Final = 1  # a colour is named before the cards are seen
CHOOSE: Final = 2  # a colour is chosen afterwards

# What it brings.
PER: Final = 0  # goods for each counted card
MATCH: Final = 1  # the good of the colour for each counted card
BEST: Final = 2  # goods for at least so many; only the best such line
AT: Final = 3  # goods, once, for at least so many
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


@dataclass
class Pray(Step):
    """A prayer begins. [prayer.moment]"""

    prayer: Prayer

    def run(self, s: Settlers, me: int) -> None:
        prayer = self.prayer
        s.tell(events.PrayerBegan(me, prayer.card, prayer.colours, "prayer.moment"))
        if prayer.mode == ANNOUNCE:
            s.push(me, Announce(prayer))
        else:
            choose_method(s, me, prayer, prayer.colours)


@dataclass
class PrayAbout(About):
    """A prayer whose colours come from what has just happened; `about` makes it."""

    prayer: Prayer

    def about(self, colours: int, card: int) -> Step:
        if not colours:
            return self
        p = self.prayer
        return Pray(Prayer(p.cards, p.mode, colours, p.tokens, p.rewards, p.source, p.card, card))

    def run(self, s: Settlers, me: int) -> None:
        pass  # nothing has happened that it could be about


@dataclass
class Announce(Decision):
    """Which colour, before any card is seen? [prayer.announce]"""

    prayer: Prayer

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        return None if self.prayer.colours >> m.colour & 1 else ASKED

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.tell(events.ColourNamed(seat, m.colour, "prayer.announce"))
        choose_method(s, seat, self.prayer, 1 << m.colour)


def tokens_for(s: Settlers, seat: int, prayer: Prayer, asked: int) -> int:
    """The own favour tokens that this prayer asks for, as bits. [favour.asked]"""
    if not prayer.tokens:
        return 0
    return int(s.favours[seat] & (asked & ALL_FAVOURS | (TRICOLOUR if asked & TRICOLOURS else 0)))


def choose_method(s: Settlers, seat: int, prayer: Prayer, asked: int) -> None:
    """Reveal, or tokens alone; the choice is made before anything is revealed. [prayer.method]"""
    if tokens_for(s, seat, prayer, asked):
        s.push(seat, ChooseMethod(prayer, asked))
    else:
        reveal(s, seat, prayer, asked)


@dataclass
class ChooseMethod(Decision):
    """Reveal cards, or count favour tokens only? [prayer.method]"""

    prayer: Prayer
    asked_colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Reveal | Tokens) else QUESTION

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.reveal + s.box.moves.tokens

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Reveal):
            reveal(s, seat, self.prayer, self.asked_colours)
        else:
            s.tell(events.TokensTrusted(seat, "prayer.method"))
            s.then(seat, CountUp(self.prayer, self.asked_colours), DiscardRevealed())


def reveal(s: Settlers, seat: int, prayer: Prayer, asked: int) -> None:
    """Stored cards come before an announced prayer's reveal, else after it. [prayer.stored-moment]"""
    count = prayer.cards
    for card in s.empire[seat]:
        if s.box.always[card] == REVEAL_MORE:
            count += s.box.amount[card]
    stored = UseStored(prayer, asked)
    s.then(seat, CountUp(prayer, asked), AfterReveal(), DiscardRevealed())
    if prayer.mode == ANNOUNCE:
        s.then(seat, stored, RevealCards(count))
    else:
        s.then(seat, RevealCards(count), stored)
    if stock_of(s, seat, TECHNOLOGY):
        wake(s, seat, ON_REVEAL, 1)


@dataclass
class RevealCards(Step):
    """The top common cards are turned up, as many as there are. [prayer.reveal]"""

    amount: int

    def run(self, s: Settlers, me: int) -> None:
        new: list[int] = []
        while len(new) < self.amount and has_common(s):
            new.append(top_common(s))
        s.revealed = s.revealed + new
        s.tell(events.PrayerRevealed(me, tuple(new), "prayer.reveal"))


@dataclass
class UseStored(Decision):
    """Which stored cards are used in this prayer? [prayer.stored]"""

    prayer: Prayer
    asked_colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card | Stop):
            return QUESTION
        useful = useful_cards(s, seat, self.asked_colours)
        if isinstance(m, Stop):
            return None if useful else STORED
        return None if m.card in useful else STORED

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        useful = sorted(useful_cards(s, seat, self.asked_colours))
        return [s.box.moves.card[card] for card in useful] + s.box.moves.stop

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Card):
            use_stored(s, seat, m.card)
            s.push(seat, self)

    def otherwise(self, s: Settlers, me: int) -> None:
        pass


def useful_cards(s: Settlers, seat: int, asked: int) -> list[int]:
    """Stored cards of a colour that is asked for."""
    return [card for card in stored_by(s, seat) if s.box.colours[card] & asked]


@dataclass
class AfterReveal(Step):
    """Features that look at revealed cards work before these are discarded. [prayer.after]"""

    def run(self, s: Settlers, me: int) -> None:
        if s.revealed:
            wake(s, me, ON_PRAYED, 1)


# --- counting --------------------------------------------------------------------------------------------


def hits(s: Settlers, asked: int) -> int:
    """Revealed cards with one of these colours; a card of several colours is one card. [prayer.colours]"""
    found = 0
    for card in s.revealed:
        if s.box.colours[card] & asked:
            found += 1
    return found


@dataclass
class CountUp(Step):
    """Without a card of an asked colour a prayer that revealed brings nothing, tokens or not. [prayer.failed]"""

    prayer: Prayer
    asked_colours: int

    def run(self, s: Settlers, me: int) -> None:
        prayer, asked = self.prayer, self.asked_colours
        if s.revealed and not hits(s, asked):
            s.tell(events.PrayerFailed(me, "prayer.failed"))
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
class ChooseColour(Decision):
    """Which colour, now that the cards are seen? [prayer.choose]"""

    prayer: Prayer
    asked_colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        return None if self.asked_colours >> m.colour & 1 else ASKED

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.tell(events.ColourNamed(seat, m.colour, "prayer.choose"))
        token = tokens_for(s, seat, self.prayer, 1 << m.colour) & TRICOLOUR
        s.push(seat, Payout(self.prayer, 1 << m.colour, m.colour if token else NOTHING))


@dataclass
class TricolourAs(Decision):
    """For which colour does the tricolour token stand in this prayer? [favour.tricolour]"""

    prayer: Prayer
    asked_colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        return None if self.asked_colours & TRICOLOURS & 1 << m.colour else TRICOLOUR_AS

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour[:RESOURCES]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.tell(events.ColourNamed(seat, m.colour, "favour.tricolour"))
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
            for colour in range(FAVOURS):
                if asked >> colour & 1:
                    tokens = self.tokens(s, me, 1 << colour)
                    amount = hits(s, 1 << colour) + tokens
                    if amount:
                        s.tell(events.PrayerCounted(me, colour, amount, tokens, "prayer.count"))
        paid = False
        for reward in reversed(self.prayer.rewards):  # what waits on the agenda is done in the order of the card
            if reward.kind != BEST:
                self.pay(s, me, reward)
        for reward in self.prayer.rewards:
            if reward.kind == BEST and not paid and self.count(s, me, asked) >= reward.level:
                self.gain(s, me, reward, 1)
                paid = True

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
        """The goods of a reward so many times, as one gain."""
        prayer = self.prayer
        gain(s, seat, reward.goods[0], reward.goods[1] * times, prayer.source, prayer.card, "prayer.rewards")

    def pay(self, s: Settlers, seat: int, reward: Reward) -> None:
        """One line."""
        prayer, asked = self.prayer, self.asked_colours
        count = self.count(s, seat, reward.colours or asked)
        if reward.kind == PER:
            if count:
                self.gain(s, seat, reward, count)
        elif reward.kind == MATCH:
            if count:
                good = MATCHING[first_bit(asked)]
                gain(s, seat, good, count, prayer.source, prayer.card, "prayer.matching")
        elif reward.kind == AT:
            if count >= reward.level:
                self.gain(s, seat, reward, 1)
        elif reward.kind == OFFER:
            limits = [self.count(s, seat, 1 << colour) for colour in range(RESOURCES)]
            s.push(seat, OfferGoods(limits[0], limits[1], limits[2], 0, 0, prayer.source, prayer.card))
        elif reward.kind == TAKE:
            if hits(s, asked):
                s.push(seat, TakeRevealed(asked))
            elif count:
                gain(s, seat, CARD, 1, prayer.source, prayer.card, "prayer.rewards")
        elif reward.kind == STATUE:
            colour = first_bit(asked)
            if count and not s.offered[prayer.card] >> colour & 1:
                s.offered[prayer.card] |= 1 << colour
                s.tell(events.StatuePlaced(seat, colour, "card.statue-of-cheops"))
        elif reward.kind == KEEP_EACH:
            keep_each_colour(s, seat, prayer.card)
        elif reward.kind == KEEP_UNDER:
            keep_first(s, seat, asked, prayer.target)


def keep_each_colour(s: Settlers, seat: int, location: int) -> None:
    """A revealed card of every colour is kept under the location. [card.shrine-of-thoth]"""
    covered = 0
    for card in s.revealed:
        if s.box.colours[card] & ~covered:
            covered |= int(s.box.colours[card])
            keep_under(s, seat, card, location, "card.shrine-of-thoth")


def keep_first(s: Settlers, seat: int, asked: int, location: int) -> None:
    """A revealed card that shares a colour is kept under the location that was built. [card.solid-foundations]"""
    for card in s.revealed:
        if s.box.colours[card] & asked and location in s.empire[seat]:
            keep_under(s, seat, card, location, "card.solid-foundations")
            return


@dataclass
class TakeRevealed(Decision):
    """Which of the revealed cards comes to the hand? [card.augurs]"""

    colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.revealed and s.box.colours[m.card] & self.colours else REVEALED

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.revealed)]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        left = s.revealed[:]
        left.remove(m.card)
        s.revealed = left
        add_to_hand(s, seat, m.card, EVERYBODY)
        s.tell(events.CardDrafted(seat, m.card, "card.augurs"))


@dataclass
class OfferGoods(Decision):
    """Resources for the counted cards, one by one: a point for each, and one for each kind. [prayer.offer]"""

    wood: int
    stone: int
    food: int
    given: int
    kinds: int  # bits
    source: int
    card: int

    def left(self, good: int) -> int:
        """How many more of a resource may be given."""
        return (self.wood, self.stone, self.food)[good] if good < RESOURCES else 0

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if not isinstance(m, Good):
            return QUESTION
        return None if self.left(m.good) and stock_of(s, seat, m.good) else OFFERED

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.good[:RESOURCES] + s.box.moves.stop

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Good):
            spend(s, seat, m.good, 1, self.card, "prayer.offer")
            less = [1 if m.good == good else 0 for good in range(RESOURCES)]
            given, kinds = self.given + 1, self.kinds | 1 << m.good
            left = (self.wood - less[0], self.stone - less[1], self.food - less[2])
            s.push(seat, OfferGoods(left[0], left[1], left[2], given, kinds, self.source, self.card))
        elif self.given:
            kinds = (self.kinds & 1) + (self.kinds >> 1 & 1) + (self.kinds >> 2 & 1)
            gain(s, seat, VP, self.given + kinds, self.source, self.card, "prayer.offer")
