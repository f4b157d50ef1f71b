"""Events that hurt: what keeps them away, riots and the plague."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law import events
from deskovka.games.katan_duel.law.chapters.action_phase import IN_HAND
from deskovka.games.katan_duel.law.chapters.attacks import numbers_of
from deskovka.games.katan_duel.law.chapters.losses import Bury, targets, why_target
from deskovka.games.katan_duel.law.effects import GainAny, PayGoods, short_of
from deskovka.games.katan_duel.law.hands import finish_card, play_card, throw_away
from deskovka.games.katan_duel.law.moves import Pay, Play, Stop, Target
from deskovka.games.katan_duel.law.pieces import (
    AGAINST_EVENT,
    BUILDING,
    CITY,
    COLUMNS,
    COMMERCE,
    GOLD,
    NOTHING,
    PEACE,
    PHARMACIES,
    PLACES,
    STRENGTH,
    TALLY,
    TAXED,
)
from deskovka.games.katan_duel.law.reasons.building import NotInHand
from deskovka.games.katan_duel.law.reasons.drawing import CannotAvert, TooFresh
from deskovka.games.katan_duel.law.state import (
    Duel,
    card_at,
    gives,
    goods_on,
    has_in_city,
    place_at,
    stock_of,
    usable,
)
from deskovka.games.katan_duel.law.verbs import lose

NEXT_TURN: Final = Rule("draw.next-turn")
CANNOT_AVERT: Final = Rule("event.avert")
PAID_ALL: Final = Rule("card.riots")
TAXED_UNIT: Final = Rule("riots.unit")


# --- keeping an event away -------------------------------------------------------------------------------


@dataclass
class Avert(Decision):
    """Keep an event away from oneself with an action card, or let it come. [card.sebastian]"""

    steps: tuple[Step, ...]  # of the other player, if it comes

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        return None if isinstance(m, Stop) else refuse_averting(s, seat, m)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        return why_averting(m, rule)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return averting(s, seat) + s.box.moves.stop

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            avert(s, seat, m.card)
        else:
            s.then_all(1 - seat, self.steps)


def refuse_averting(s: Duel, seat: int, m: Move) -> Rule | None:
    """A card for this moment, in hand since before the other's turn."""
    if not isinstance(m, Play):
        return QUESTION
    if m.card not in usable(s, seat):
        return NEXT_TURN if m.card in s.hand[seat] else IN_HAND
    return None if s.box.when[m.card] == AGAINST_EVENT else CANNOT_AVERT


def why_averting(m: Move, rule: Rule) -> Reason | None:
    """Why a card does not keep the event away."""
    if not isinstance(m, Play):
        return None
    if rule is IN_HAND:
        return NotInHand(m.card)
    return TooFresh(m.card) if rule is NEXT_TURN else CannotAvert(m.card)


def averting(s: Duel, seat: int) -> list[Move]:
    """Cards in hand that keep events away."""
    cards = [card for card in usable(s, seat) if s.box.when[card] == AGAINST_EVENT]
    return [s.box.moves.play[card] for card in sorted(set(cards))]


def avert(s: Duel, seat: int, card: int) -> None:
    """The card is played, and the event passes this player by."""
    play_card(s, seat, card, s.box.rule_ids[card])
    s.tell(events.EventAverted(seat, s.event, s.box.rule_ids[card]))
    throw_away(s, seat, finish_card(s))


def strike(s: Duel, victim: int, steps: tuple[Step, ...]) -> None:
    """The event comes, unless cards of this game can keep it away and the victim has and plays one."""
    if s.mode.averting:
        s.push(victim, Avert(steps))
    else:
        s.then_all(1 - victim, steps)


# --- riots -----------------------------------------------------------------------------------------------


@dataclass
class Riot(Step):
    """Pay gold for the own units, or lose one; a chapel may keep the peace. [card.riots] [riots.count]"""

    def run(self, s: Duel, me: int) -> None:
        units = gives(s, me, TAXED)
        if units == 0:
            return
        if numbers_of(s, me, PEACE) >> s.die & 1:
            s.tell(events.EventAverted(me, s.event, "card.chapel"))
            return
        s.push(me, CalmRiot(1 if units < 3 else 2))


@dataclass
class CalmRiot(Decision):
    """Pay, give up a unit, or keep the riots away with an action card. [card.riots]"""

    price: int

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Pay):
            return None if stock_of(s, seat, GOLD) >= self.price else PAID_ALL
        if isinstance(m, Target):
            return None if is_taxed(s, seat, m.site) else TAXED_UNIT
        return refuse_averting(s, seat, m)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, Pay):
            return short_of(s, seat, "riots", NOTHING, GOLD, self.price)
        if isinstance(m, Target):
            return why_target(int(card_at(s, seat, m.site)), m.site, "taxed")
        return why_averting(m, rule)

    def candidates(self, s: Duel, seat: int) -> list[Move]:
        return averting(s, seat) + targets(s, seat) + s.box.moves.pay

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Play):
            avert(s, seat, m.card)
        elif isinstance(m, Target):
            s.push(seat, Bury(m.site, "card.riots"))
        else:
            s.push(seat, PayGoods(GOLD, self.price, "card.riots"))


def is_taxed(s: Duel, seat: i64, site: i64) -> bool:
    """A unit with strength or commerce."""
    card = card_at(s, seat, site)
    if card == NOTHING or s.box.group[card] <= BUILDING:
        return False
    return s.box.gives[card * TALLY + STRENGTH] + s.box.gives[card * TALLY + COMMERCE] > 0


# --- plague ----------------------------------------------------------------------------------------------


@dataclass
class Plague(Step):
    """Every region beside a city loses one; bath houses protect, pharmacies help. [card.plague]"""

    def run(self, s: Duel, me: int) -> None:
        for seat in (1 - me, me):
            sicken(s, seat)
            helped = gives(s, seat, PHARMACIES)
            if helped:
                s.push(seat, GainAny(helped, "card.pharmacy"))


def sicken(s: Duel, seat: i64) -> None:
    """The regions of one player, each at most once."""
    for region in s.regions[seat]:
        if goods_on(s, seat, region) > 0 and is_sick(s, seat, region % COLUMNS):
            lose(s, seat, region, 1, "card.plague")


def is_sick(s: Duel, seat: i64, column: i64) -> bool:
    """A column beside a city, and no city with a bath house beside it. [card.bath_house]"""
    sick = False
    for place in range(max(column - 1, 0), min(column, PLACES - 1) + 1):
        if place_at(s, seat, place) == CITY:
            if has_in_city(s, seat, place, s.box.bath):
                return False
            sick = True
    return sick
