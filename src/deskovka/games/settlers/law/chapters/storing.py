"""Common cards that are revealed, kept under locations for later prayers, or put back on the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from deskovka.core.cells import with_entry
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, No, Step, Yes
from deskovka.core.worlds import NOWHERE
from deskovka.games.settlers.law import events, events_aztecs, reasons
from deskovka.games.settlers.law.asking import Question
from deskovka.games.settlers.law.drawing import LookedAt, set_aside, take_aside, tell_seen
from deskovka.games.settlers.law.moves import Card, Stop
from deskovka.games.settlers.law.state import Settlers, stock_of
from deskovka.games.settlers.law.verbs import has_common, spend, take_common, throw_away, turn_common
from deskovka.games.settlers.law.zones import aside_zone, top_zone

REVEALED: Final = Rule("prayer.revealed")
FULL: Final = Rule("card.story-telling-stone")
BACK: Final = Rule("card.observatory")
UNPAID: Final = Rule("pay.may")


@dataclass
class RevealCards(Step):
    """The top common cards are turned up, as many as there are. [prayer.reveal] [prayer.reshuffle]"""

    amount: int

    def run(self, s: Settlers, me: int) -> None:
        turn_up(s, me, self.amount, "prayer.reveal")


@dataclass
class RevealMore(Step):
    """Some cards more are turned up with those that are about to be. [astrologers.before]"""

    amount: int

    def run(self, s: Settlers, me: int) -> None:
        i = len(s.steps)
        while i:
            i -= 1
            step = s.steps[i]
            if isinstance(step, RevealCards):
                s.steps[i] = RevealCards(step.amount + self.amount)
                return


def turn_up(s: Settlers, seat: int, amount: int, rule: str) -> None:
    """Common cards lie open for everybody."""
    new: list[int] = []
    while len(new) < amount and has_common(s):
        new.append(turn_common(s))
    s.revealed = s.revealed + new
    s.tell(events_aztecs.PrayerRevealed(seat, tuple(new), rule))


@dataclass
class DiscardRevealed(Step):
    """Revealed cards go to the discard pile. [prayer.discard]"""

    def run(self, s: Settlers, me: int) -> None:
        for card in s.revealed + s.called:
            throw_away(s, card)
        s.revealed, s.called = [], []


def keep_under(s: Settlers, seat: int, card: int, location: int, rule: str) -> None:
    """A revealed card lies open under a location."""
    left = s.revealed[:]
    left.remove(card)
    s.revealed = left
    put_under(s, seat, card, location, rule)


def put_under(s: Settlers, seat: int, card: int, location: int, rule: str) -> None:
    """An open card lies under a location and is this player's, as long as the location is. [ra.stored]"""
    s.stored = with_entry(s.stored, seat, s.stored[seat] + (card,))
    s.stored_at = with_entry(s.stored_at, seat, s.stored_at[seat] + (location,))
    s.tell(events_aztecs.CardStored(seat, card, location, rule))


def take_stored(s: Settlers, seat: int, card: int) -> None:
    """An open card comes out from under a location."""
    i = s.stored[seat].index(card)
    s.stored = with_entry(s.stored, seat, s.stored[seat][:i] + s.stored[seat][i + 1 :])
    s.stored_at = with_entry(s.stored_at, seat, s.stored_at[seat][:i] + s.stored_at[seat][i + 1 :])


def use_stored(s: Settlers, seat: int, card: int) -> None:
    """A stored card counts like a revealed one, and is discarded with the others. [prayer.stored]"""
    take_stored(s, seat, card)
    s.called = s.called + [card]
    s.tell(events_aztecs.StoredUsed(seat, card, "prayer.stored"))


def cards_under(s: Settlers, location: int) -> list[int]:
    """The open cards under a location, whoever put them there."""
    found: list[int] = []
    for cards, sites in zip(s.stored, s.stored_at, strict=True):
        found += [card for card, at in zip(cards, sites, strict=True) if at == location]
    return found


def owner_of_stored(s: Settlers, card: int) -> int:
    """To whom an open card under a location belongs."""
    return next(side for side in range(s.sides) if card in s.stored[side])


# --- cards that store ------------------------------------------------------------------------------------


@dataclass
class StoreRevealed(Question):
    """One of the cards revealed in a prayer may be kept under the location. [card.story-telling-stone]"""

    capacity: int
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if len(cards_under(s, self.card)) >= self.capacity:
            return FULL
        if isinstance(m, Stop):
            return None
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.revealed else REVEALED

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NotAmong(tuple(s.revealed)) if rule is REVEALED else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.revealed)] + s.box.moves.stop

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Card):
            keep_under(s, seat, m.card, self.card, "card.story-telling-stone")

    def otherwise(self, s: Settlers, me: int) -> None:
        s.tell(events_aztecs.StoreFull(me, self.card, FULL.id))


@dataclass
class RevealAndStore(Step):
    """Reveal cards and keep one of them under the location to the end of the round. [card.marcus-the-helpful]"""

    amount: int
    card: int

    def run(self, s: Settlers, me: int) -> None:
        for card in cards_under(s, self.card):  # it is used again in the same round
            take_stored(s, owner_of_stored(s, card), card)
            throw_away(s, card)
            if s.log is not None:
                s.tell(events.CardDiscarded(me, card, "card.marcus-the-helpful"))
        turn_up(s, me, self.amount, "card.marcus-the-helpful")
        s.then(me, StoreOne(self.card), DiscardRevealed())


@dataclass
class StoreOne(Question):
    """Which of the revealed cards is kept? [card.marcus-the-helpful]"""

    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.revealed else REVEALED

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.NotAmong(tuple(s.revealed)) if rule is REVEALED else None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.revealed)]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        keep_under(s, seat, m.card, self.card, "card.marcus-the-helpful")

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # there was no card to reveal


@dataclass
class StoreTop(Step):
    """The top common card comes open under the location. [card.crystal-library]"""

    capacity: int
    card: int

    def run(self, s: Settlers, me: int) -> None:
        if len(cards_under(s, self.card)) >= self.capacity:
            s.tell(events_aztecs.StoreFull(me, self.card, "card.crystal-library"))
        elif has_common(s):
            put_under(s, me, turn_common(s), self.card, "card.crystal-library")
        else:
            s.tell(events.NothingDrawn(me, "deck.empty"))


# --- the top of the deck ---------------------------------------------------------------------------------


@dataclass
class Arrange(Step):
    """Look at the top common cards and put them back in any order. [card.observatory]"""

    amount: int
    card: int

    def run(self, s: Settlers, me: int) -> None:
        for _ in range(self.amount):
            if has_common(s):
                set_aside(s, me, take_common(s, me, aside_zone(s.seats, me, 0)))
        if s.aside[me]:
            tell_seen(s, me, "card.observatory")
            s.push(me, PutBack())


@dataclass
class PutBack(LookedAt):
    """Which card goes back next? The last one will lie on top. [card.observatory]"""

    def wrong(self) -> Rule:
        return BACK

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        aside = aside_zone(s.seats, seat, 0)
        s.memory = s.memory.pick(aside, NOWHERE, top_zone(s.seats), m.card, 1 << seat)
        take_aside(s, seat, m.card)
        s.top = s.top + [m.card]
        s.tell(events_aztecs.DeckArranged(seat, (m.card,), "card.observatory"))
        if s.aside[seat]:
            s.push(seat, self)


@dataclass
class MayPay(Question):
    """Pay one of a good and do something more, or leave it. [pay.may]"""

    good: int
    step: Step
    card: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, (Yes, No)):
            return QUESTION
        return None if stock_of(s, seat, self.good) else UNPAID

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return s.box.moves.yes + s.box.moves.no if stock_of(s, seat, self.good) else []

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Yes):
            spend(s, seat, self.good, 1, self.card, "pay.may")
            s.push(seat, self.step)

    def otherwise(self, s: Settlers, me: int) -> None:
        pass
