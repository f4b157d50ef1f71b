"""What cards do for their owner: gains, draws, copies. Every step names the card that does it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import events, events_aztecs, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.drawing import Draw
from deskovka.games.settlers.law.moves import Card, Colour, Good
from deskovka.games.settlers.law.pieces import (
    ALL_FAVOURS,
    COLOURS,
    FAVOUR,
    FAVOURS,
    GUARDED,
    ON_SAMURAI,
    PRODUCTION,
    STOCK,
    VP,
)
from deskovka.games.settlers.law.state import (
    Settlers,
    count_colour,
    count_samurai,
    count_tokens,
    count_trios,
    is_own_faction,
)
from deskovka.games.settlers.law.verbs import add_goods, add_points, place_samurai, wake

THIS_GOOD: Final = Rule("gain.listed")
OWN_LOCATION: Final = Rule("copy.own")
OWN_PRODUCTION: Final = Rule("copy.production")
FARMERS_OWN: Final = Rule("farmers.own")
FARMERS_PRODUCTION: Final = Rule("farmers.production")
NO_CHAIN: Final = Rule("copy.no-chain")
OWN_SAMURAI_SITE: Final = Rule("samurai.own")
FACTION_SITE: Final = Rule("samurai.faction")
ONE_SAMURAI: Final = Rule("samurai.one")
HELD: Final = Rule("favour.one-each")
NO_ORANGE: Final = Rule("favour.orange")

# What a card counts, if not locations of a colour.
SAMURAI: Final = 0
OPEN: Final = -1  # open production in all empires
TOKENS: Final = -2
TRIOS: Final = -3


class Aimed(Question):
    """A step that needs something to act on; an action without it cannot be taken. [activate.target]"""

    def needs(self) -> str:
        """What there is none of, if nothing can be acted on: the key of a part of a sentence."""
        return "location"

    def possible(self, s: Settlers, seat: int) -> bool:
        """Is there anything to act on?"""
        return any(self.refuse(s, seat, m) is None for m in self.candidates(s, seat))

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # what it aimed at has gone since the action was paid: nothing happens


class Costly(Aimed):
    """An aimed step that costs goods itself, beside the price of the action. [pay.wasted]"""

    def payable(self, s: Settlers, seat: int, goods: list[int]) -> bool:
        """Could it be done with these goods in the supply?"""
        raise NotImplementedError

    def unpaid(self) -> Rule:
        """The rule by which these goods are paid."""
        raise NotImplementedError


def gain(s: Settlers, seat: int, good: int, amount: int, source: int, card: int, rule: str) -> None:
    """Goods, points or cards."""
    if good < STOCK:
        add_goods(s, seat, good, amount, card, rule)
    elif good == VP:
        add_points(s, seat, amount, source, card, rule)
    elif good == FAVOUR:
        s.push(seat, GainFavours(amount))
    else:
        s.push(seat, Draw(amount, good, rule))


@dataclass
class Gain(Step):
    """These goods. [gain.goods]"""

    goods: tuple[int, ...]  # good, amount, good, amount …
    source: int
    card: int

    def run(self, s: Settlers, me: int) -> None:
        goods = self.goods
        i = len(goods)
        while i:  # cards wait on the agenda, so what is first here is done last
            i -= 2
            gain(s, me, goods[i], goods[i + 1], self.source, self.card, "gain.goods")


@dataclass
class GainPer(Step):
    """A good for each own location of a colour, or whatever else a card counts, up to a limit. [gain.per]"""

    good: int
    amount: int
    colours: int  # bits, or SAMURAI, OPEN, TOKENS, TRIOS
    most: int
    source: int
    card: int

    def run(self, s: Settlers, me: int) -> None:
        found = count_of(s, me, self.colours) * self.amount
        if found > self.most:
            found = self.most
        if found:
            gain(s, me, self.good, found, self.source, self.card, "gain.per")


def count_of(s: Settlers, seat: int, what: int) -> int:
    """How many there are of what a card counts."""
    if what > 0:
        return int(count_colour(s, seat, what))
    if what == SAMURAI:
        return int(count_samurai(s, seat))
    if what == TOKENS:
        return int(count_tokens(s, seat))
    if what == OPEN:
        return sum([1 for empire in s.empire for card in empire if s.box.opens[card]])
    return sum([int(count_trios(s, seat, colour)) for colour in range(len(COLOURS))])


@dataclass
class GainOne(Question):
    """One of two lists of goods. [gain.or]"""

    first: tuple[int, ...]
    second: tuple[int, ...]
    source: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        return None if m.good in (self.first[0], self.second[0]) else THIS_GOOD

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.GoodNotAmong((self.first[0], self.second[0])) if rule is THIS_GOOD else None

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.good[good] for good in sorted([self.first[0], self.second[0]])]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        s.push(seat, Gain(self.first if m.good == self.first[0] else self.second, self.source, self.card))


@dataclass
class GainAny(Question):
    """Goods of the listed kinds, one by one. [gain.any]"""

    amount: int
    goods: tuple[int, ...]
    source: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Good):
            return QUESTION
        return None if m.good in self.goods else THIS_GOOD

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.GoodNotAmong(self.goods) if rule is THIS_GOOD else None

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.good[good] for good in sorted(self.goods)]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Good)
        if self.amount > 1:
            s.push(seat, GainAny(self.amount - 1, self.goods, self.source, self.card))
        gain(s, seat, m.good, 1, self.source, self.card, "gain.any")


# --- favour ----------------------------------------------------------------------------------------------


@dataclass
class GainFavours(Step):
    """Tokens of colours that the player does not hold. [favour.one-each]"""

    amount: int

    def run(self, s: Settlers, me: int) -> None:
        if not self.amount:
            return
        if s.favours[me] & ALL_FAVOURS != ALL_FAVOURS:
            s.push(me, ChooseFavour(self.amount))
        else:
            s.tell(events_aztecs.FavoursMissed(me, self.amount, "favour.all-held"))


@dataclass
class ChooseFavour(Question):
    """Of which colour? [favour.one-each]"""

    amount: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        if m.colour >= FAVOURS:
            return NO_ORANGE
        return HELD if s.favours[seat] >> m.colour & 1 else None

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.HasToken(m.colour) if rule is HELD and isinstance(m, Colour) else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.favours[seat] |= 1 << m.colour
        s.tell(events_aztecs.FavourGained(seat, m.colour, "favour.one-each"))
        s.push(seat, GainFavours(self.amount - 1))


# --- copies ----------------------------------------------------------------------------------------------


@dataclass
class ProduceAgain(Aimed):
    """An own production location produces once more. [copy.production] [farmers.production]"""

    card: int

    def needs(self) -> str:
        return "production"

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        farmers = s.box.kind[self.card] == PRODUCTION  # the book explains only the Porters, an action
        if m.card not in s.empire[seat]:
            return FARMERS_OWN if farmers else OWN_LOCATION
        if s.box.kind[m.card] != PRODUCTION:
            return FARMERS_PRODUCTION if farmers else OWN_PRODUCTION
        return NO_CHAIN if copies(s, m.card) else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.empire[seat]) if s.box.kind[card] == PRODUCTION]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        s.tell(events.Copied(seat, m.card, "copy.production"))
        s.then_all(seat, s.box.does[m.card])


def copies(s: Settlers, card: int) -> bool:
    """Is this a location that only copies others? [copy.no-chain]"""
    return any(isinstance(step, ProduceAgain) for step in s.box.does[card])


# --- samurai ---------------------------------------------------------------------------------------------


@dataclass
class PlaceSamurai(Question):
    """Samurai from the general supply; those without a place are lost. [card.ninjas]"""

    amount: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return refuse_samurai(s, seat, m.card)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.empire[seat])]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        if self.amount > 1:
            s.push(seat, PlaceSamurai(self.amount - 1, self.card))
        place_samurai(s, seat, m.card, "card.ninjas")
        wake(s, seat, ON_SAMURAI, 1)

    def otherwise(self, s: Settlers, me: int) -> None:
        s.tell(events.SamuraiLost(me, self.amount, self.card, "card.ninjas"))


def refuse_samurai(s: Settlers, seat: int, card: int) -> Rule | None:
    """A samurai guards an own faction location, one each. [samurai.faction] [samurai.one]"""
    if card not in s.empire[seat]:
        return OWN_SAMURAI_SITE
    if not is_own_faction(s, seat, card):
        return FACTION_SITE
    return ONE_SAMURAI if s.tokens[card] & GUARDED else None
