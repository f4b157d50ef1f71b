"""What a player may do at any moment of the own turn without using an action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.cells import with_entry
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move
from deskovka.games.settlers.law import events, reasons
from deskovka.games.settlers.law.asking import Question, because
from deskovka.games.settlers.law.effects import refuse_samurai
from deskovka.games.settlers.law.moves import (
    Activate,
    Build,
    Card,
    Deal,
    Defend,
    Guard,
    Lay,
    Leave,
    Raze,
    Send,
    Stop,
    Tuck,
    Visit,
)
from deskovka.games.settlers.law.pieces import (
    COMMON,
    DEFENCE,
    DEFENDED,
    FEATURE,
    GATE,
    GOLD,
    GUARDED,
    NOTHING,
    ON_SAMURAI,
    RESOURCES,
    SETTLER,
    SHRINE,
    STOCK,
)
from deskovka.games.settlers.law.state import Settlers, always, first_with, is_common, stock_of
from deskovka.games.settlers.law.verbs import (
    add_points,
    back_of,
    hide_from_hand,
    place_defence,
    place_samurai,
    spend,
    wake,
)
from deskovka.games.settlers.law.zones import under_zone

IN_HAND: Final = Rule("gate.hand")
ONE_ACTION: Final = Rule("action.one")
NO_TOKEN: Final = Rule("defence.token")
ALONE: Final = Rule("solo.no-defence")
OWN_LOCATION: Final = Rule("defence.own")
ON_COMMON: Final = Rule("defence.common")
ONE_TOKEN: Final = Rule("defence.one")
JAPANESE: Final = Rule("samurai.japanese")
SETTLERS: Final = Rule("samurai.settler")
NO_GATE: Final = Rule("gate.none")
WHICH: Final = Rule("card.gate")
NO_SHRINE: Final = Rule("shrine.none")
NO_RESOURCE: Final = Rule("card.shrine")
NO_GOLD: Final = Rule("shrine.gold")
ACTIONS: Final = (Activate, Build, Deal, Leave, Raze, Send, Visit)
CHOOSING: Final = 0  # the slot of a card that is to go under one of several Gates
NOTHING_FREE: Final = Rule("free.any-moment")


def refuse_free(s: Settlers, seat: int, m: Move) -> Rule | None:
    """May this be done now, before or after the action?"""
    if isinstance(m, Defend):
        return refuse_defend(s, seat, m.card)
    if isinstance(m, Guard):
        return refuse_guard(s, seat, m.card)
    if isinstance(m, Tuck):
        if not always(s, seat, GATE):
            return NO_GATE
        return None if m.card in s.hand[seat] else IN_HAND
    if isinstance(m, Lay):
        if not always(s, seat, SHRINE):
            return NO_SHRINE
        if stock_of(s, seat, m.good):
            return None
        return NO_GOLD if stock_of(s, seat, GOLD) else NO_RESOURCE
    return QUESTION


def because_of_free(s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
    """What is missing for a free act."""
    if isinstance(m, Lay) and rule in (NO_GOLD, NO_RESOURCE):
        return reasons.LacksGood(m.good, int(stock_of(s, seat, GOLD)))
    return because(s, seat, m, rule)


def refuse_defend(s: Settlers, seat: int, card: int) -> Rule | None:
    """The defence token protects an own common location. [defence.common]"""
    if not stock_of(s, seat, DEFENCE):
        return NO_TOKEN if s.seats > 1 else ALONE
    if card not in s.empire[seat]:
        return OWN_LOCATION
    if not is_common(s, card):
        return ON_COMMON
    return ONE_TOKEN if s.tokens[card] & DEFENDED else None


def refuse_guard(s: Settlers, seat: int, card: int) -> Rule | None:
    """Settlers of the Japanese become samurai. [samurai.japanese]"""
    if not s.box.factions[s.factions[seat]].samurai:
        return JAPANESE
    if not stock_of(s, seat, SETTLER):
        return SETTLERS
    return refuse_samurai(s, seat, card)


def add_free(s: Settlers, seat: int, found: list[Move]) -> None:
    """All free acts, in the catalogue's order. Asked often, so cheap questions come first."""
    box = s.box
    words = box.moves
    empire = s.empire[seat]
    at: i64 = seat * STOCK
    if s.goods[at + DEFENCE]:
        for card in sorted([c for c in empire if box.deck[c] == COMMON and not s.tokens[c] & DEFENDED]):
            found.append(words.defend[card])
    if s.goods[at + SETTLER] and box.factions[s.factions[seat]].samurai:
        deck = s.factions[seat] + 1
        for card in sorted([c for c in empire if box.deck[c] == deck and not s.tokens[c] & GUARDED]):
            found.append(words.guard[card])
    gate = False
    shrine = False
    for card in empire:
        what = box.always[card]
        if what == GATE:
            gate = True
        elif what == SHRINE:
            shrine = True
    if gate:
        for card in s.hand[seat]:
            found.append(words.tuck[card])
    if shrine:
        for good in range(RESOURCES):
            if s.goods[at + good]:
                found.append(words.lay[good])


def do_free(s: Settlers, seat: int, m: Move) -> None:
    """Do it."""
    if isinstance(m, Defend):
        spend(s, seat, DEFENCE, 1, m.card, "defence.common")
        place_defence(s, seat, m.card, "defence.common")
    elif isinstance(m, Guard):
        spend(s, seat, SETTLER, 1, m.card, "samurai.japanese")
        place_samurai(s, seat, m.card, "samurai.japanese")
        wake(s, seat, ON_SAMURAI, 1)
    elif isinstance(m, Tuck):
        tuck(s, seat, m.card)
    elif isinstance(m, Lay):
        shrine = first_with(s, seat, SHRINE)
        spend(s, seat, m.good, 1, shrine, "card.shrine")
        s.offered[shrine] += 1
        s.tell(events.Laid(seat, m.good, "card.shrine"))


def tuck(s: Settlers, seat: int, card: int) -> None:
    """A card goes under a Gate for a point, and stays there when the Gate goes back. [card.gate] [ra.stored]"""
    gate = first_with(s, seat, GATE)
    assert gate != NOTHING
    slot = int(s.box.slot[gate])
    if always(s, seat, GATE) > 1:
        slot = CHOOSING
        s.push(seat, WHICH_GATE)
    deck = 1 + seat if back_of(s, card) else COMMON
    hide_from_hand(s, seat, card, under_zone(s.seats, slot, deck))
    add_under(s, slot, deck, card)
    s.tell(events.Tucked(seat, s.box.deck[card], card, "card.gate"))
    add_points(s, seat, 1, FEATURE, gate, "card.gate")


def add_under(s: Settlers, slot: int, deck: int, card: int) -> None:
    """A card comes into the slot of a Gate."""
    pile = slot * (s.seats + 1) + deck
    s.under = with_entry(s.under, pile, tuple(sorted(s.under[pile] + (card,))))


@dataclass
class WhichGate(Question):
    """Under which of the Gates? The card lies there face down: an open question must not show it. [card.gate]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.empire[seat] and s.box.always[m.card] == GATE else WHICH

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is WHICH:
            return reasons.NotAmong(tuple([card for card in s.empire[seat] if s.box.always[card] == GATE]))
        return None

    def candidates(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(s.empire[seat]) if s.box.always[card] == GATE]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        slot = int(s.box.slot[m.card])
        for deck in range(s.seats + 1):
            for card in s.under[deck]:  # the piles of CHOOSING come first
                zone = under_zone(s.seats, CHOOSING, deck)
                s.memory = s.memory.move(zone, 0, under_zone(s.seats, slot, deck), card, 1 << seat)
                s.under = with_entry(s.under, deck, ())
                add_under(s, slot, deck, card)
        s.tell(events.GateChosen(seat, m.card, "card.gate"))


WHICH_GATE: Final = WhichGate()


@dataclass
class FreeActs(Question):
    """Free acts are also allowed after the action: any more before the turn ends? [free.any-moment]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if isinstance(m, ACTIONS):
            return ONE_ACTION
        if not isinstance(m, Stop):
            return refuse_free(s, seat, m)
        return None if self.options(s, seat) else NOTHING_FREE

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        return reasons.ActionDone() if rule is ONE_ACTION else because_of_free(s, seat, m, rule)

    def options(self, s: Settlers, seat: int) -> list[Move]:
        found: list[Move] = []
        add_free(s, seat, found)
        return found + s.box.moves.stop if found else found

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Stop):
            return
        s.push(seat, FREE_ACTS)
        do_free(s, seat, m)

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # there is nothing to do, so nobody is asked


FREE_ACTS: Final = FreeActs()
