"""Prayers: announce, use stored cards, reveal common cards or trust in favour tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import events_aztecs, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.chapters.counting import (
    ANNOUNCE,
    ASKED,
    KEEP_EACH,
    KEEP_UNDER,
    TAKE,
    CountUp,
    Prayer,
    tokens_for,
    why_not_asked,
)
from deskovka.games.settlers.law.chapters.storing import DiscardRevealed, RevealCards, use_stored
from deskovka.games.settlers.law.moves import Card, Colour, Reveal, Stop, Tokens
from deskovka.games.settlers.law.pieces import NOTHING, ON_PRAYED, ON_REVEAL, REVEAL_MORE, TECHNOLOGY
from deskovka.games.settlers.law.state import Settlers, stock_of, stored_cards
from deskovka.games.settlers.law.verbs import About, wake

STORED: Final = Rule("prayer.stored")
STORED_COLOUR: Final = Rule("prayer.stored-colour")


@dataclass
class Pray(Step):
    """A prayer begins. [prayer.moment]"""

    prayer: Prayer

    def run(self, s: Settlers, me: int) -> None:
        prayer = self.prayer
        s.tell(events_aztecs.PrayerBegan(me, prayer.card, prayer.colours, "prayer.moment"))
        if prayer.mode == ANNOUNCE and prayer.colours:  # what it is about may have no colour
            s.push(me, Announce(prayer))
        else:
            choose_method(s, me, prayer, prayer.colours)


@dataclass
class PrayAbout(About):
    """A prayer whose colours come from what has just happened; `about` makes it."""

    prayer: Prayer

    def about(self, colours: int, card: int) -> Step:
        if card == NOTHING:
            return self
        p = self.prayer
        return Pray(Prayer(p.cards, p.mode, colours, p.tokens, p.rewards, p.source, p.card, card))

    def run(self, s: Settlers, me: int) -> None:
        pass  # nothing has happened that it could be about


@dataclass
class Announce(Question):
    """Which colour, before any card is seen? [prayer.announce]"""

    prayer: Prayer

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Colour):
            return QUESTION
        return None if self.prayer.colours >> m.colour & 1 else ASKED

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_not_asked(m, rule, self.prayer.colours)

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.colour

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Colour)
        s.tell(events_aztecs.ColourNamed(seat, m.colour, "prayer.announce"))
        choose_method(s, seat, self.prayer, 1 << m.colour)


def choose_method(s: Settlers, seat: int, prayer: Prayer, asked: int) -> None:
    """Reveal, or tokens alone; the choice is made before anything is revealed. [prayer.method]"""
    if tokens_for(s, seat, prayer, asked):
        s.push(seat, ChooseMethod(prayer, asked))
    else:
        reveal(s, seat, prayer, asked)


@dataclass
class ChooseMethod(Question):
    """Reveal cards, or count favour tokens only? [prayer.method]"""

    prayer: Prayer
    asked_colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, (Reveal, Tokens)) else QUESTION

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.reveal + s.box.moves.tokens

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Reveal):
            reveal(s, seat, self.prayer, self.asked_colours)
        else:
            s.tell(events_aztecs.TokensTrusted(seat, "prayer.method"))
            s.push(seat, CountUp(self.prayer, self.asked_colours, 1))


def reveal(s: Settlers, seat: int, prayer: Prayer, asked: int) -> None:
    """Stored cards come before an announced prayer's reveal, else after it. [prayer.stored-moment]"""
    stored = UseStored(prayer, asked)
    s.then(seat, CountUp(prayer, asked, 0), AfterReveal(), DiscardRevealed())
    if prayer.mode != ANNOUNCE and uses_stored(prayer):
        s.push(seat, stored)
    s.push(seat, RevealCards(reveal_count(s, seat, prayer)))
    if stock_of(s, seat, TECHNOLOGY):
        wake(s, seat, ON_REVEAL, 1)
    if prayer.mode == ANNOUNCE and uses_stored(prayer):
        s.push(seat, stored)


def reveal_count(s: Settlers, seat: int, prayer: Prayer) -> int:
    """How many cards are revealed: those of the prayer, and those that locations add."""
    found = prayer.cards
    for card in s.empire[seat]:
        if s.box.always[card] == REVEAL_MORE:
            found += int(s.box.amount[card])
    return found


def uses_stored(prayer: Prayer) -> bool:
    """Could a stored card help, or are only new ones taken or kept? [prayer.stored-useless]"""
    return any(reward.kind not in (TAKE, KEEP_EACH, KEEP_UNDER) for reward in prayer.rewards)


@dataclass
class UseStored(Question):
    """Which stored cards are used in this prayer? [prayer.stored]"""

    prayer: Prayer
    asked_colours: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Card, Stop)):
            return QUESTION
        useful = useful_cards(s, seat, self.asked_colours)
        if isinstance(m, Stop):
            return None if useful else STORED
        if m.card not in stored_cards(s, seat):
            return STORED
        return None if m.card in useful else STORED_COLOUR

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Card):
            return None
        wrong = reasons.WrongColour(m.card, self.asked_colours)
        return reasons.NotStored(m.card) if rule is STORED else wrong

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
    return [card for card in stored_cards(s, seat) if s.box.colours[card] & asked]


@dataclass
class AfterReveal(Step):
    """Features that look at revealed cards work before these are discarded. [prayer.after]"""

    def run(self, s: Settlers, me: int) -> None:
        if s.revealed:
            wake(s, me, ON_PRAYED, 1)
