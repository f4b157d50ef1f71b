"""Hints for bots and studies: how good a position looks, what it is made of. Worths are hundredths of points."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from deskovka.core.parts import Hints
from deskovka.core.step import Step
from deskovka.games.settlers.hints.prayer_worths import UNSAID, promise_of_prayer, stored_worth, tokens_worth
from deskovka.games.settlers.hints.worths import PROTECTION, WORTH
from deskovka.games.settlers.law.chapters.building import GiveLocation, PayCost, Place
from deskovka.games.settlers.law.chapters.converting import Convert, ConvertCard
from deskovka.games.settlers.law.chapters.dealing import MakeDeal
from deskovka.games.settlers.law.chapters.ordering import Effects
from deskovka.games.settlers.law.chapters.razing import GainRazed
from deskovka.games.settlers.law.chapters.solo import ME, VIRTUAL
from deskovka.games.settlers.law.paying import PayCard, PayDeal, PayFood, PayWith
from deskovka.games.settlers.law.pieces import (
    ACTION,
    DEFENDED,
    EARNED,
    FOOD,
    GATE,
    GOLD,
    GUARDED,
    NOBODY,
    NOTHING,
    RESOURCES,
    ROUNDS,
    SHRINE,
    STOCK,
    STONE,
    STORE,
    WOOD,
)
from deskovka.games.settlers.law.scoring import gate_points, shrine_points, sources_of
from deskovka.games.settlers.law.state import Settlers, always, is_common, is_own_faction

STORED: Final = 80  # percent of its worth that a good keeps over Cleanup
SITE: Final = 150  # a location given for another
IN_HAND: Final = 40  # percent of its benefit that a card in hand is worth
LEAST: Final = 15  # what any card in hand is worth
FOUNDATIONS: Final = 60

# Alone, in points.
USUAL: Final = 45.0  # what a game brings
LEAD: Final = 4.0  # a faction location more, or a card less in the Collection
WON: Final = 20.0
PER_ROUND: Final = 2  # cards that a round adds to the Collection


class SettlersHints(Hints):
    """What bots and studies want to know of Settlers."""

    opens: ClassVar[tuple[str, ...]] = ("Act",)
    # Thirty simulations play no better than none here, so all weak levels are told apart by what they overlook.
    strengths: ClassVar[dict[str, str]] = {
        "novice": "greedy:missed=60",
        "beginner": "greedy:missed=40",
        "intermediate": "greedy",
    }
    topics: ClassVar[dict[str, tuple[str, str]]] = {
        "first": ("RoundBegan", ""),
        "faction": ("FactionChosen", "faction"),
        "built": ("Built", "card"),
        "used": ("Activated", "card"),
        "deal": ("DealMade", "card"),
        "razed": ("Razed", "card"),
    }

    def value(self, s: Settlers, seat: int) -> float:
        """Points that the position promises."""
        left = ROUNDS - s.round
        found: i64 = 0
        for i in range(seat * EARNED, (seat + 1) * EARNED):
            found += 100 * s.earned[i]
        if s.favours[seat]:
            found += tokens_worth(s, seat, left)
        if s.stored[seat]:
            found += stored_worth(s, seat)
        found += goods_worth(s, seat, left) + empire_worth(s, seat, left) + hand_worth(s, seat, left)
        for card in s.deals[seat]:
            found += WORTH[s.box.deal[card]] * left
        for card in s.routes[seat]:
            found += WORTH[s.box.deal[card]] * left
        found += (FOUNDATIONS if left else 20) * len(s.foundations[seat])
        promised = float(found + pending(s, seat, left)) / 100.0
        return promised if s.seats > 1 else promised - USUAL + alone(s, left)

    def features(self, s: Settlers, seat: int) -> dict[str, float]:
        """What a position is made of."""
        found = {name: float(points) for name, points in sources_of(s, seat).items()}
        left = ROUNDS - s.round
        found["engine"] = float(sum([int(s.box.worths.round[card]) for card in s.empire[seat]])) / 100.0
        found["deals_made"] = float(len(s.deals[seat]) + len(s.routes[seat]))
        found["hand"] = float(len(s.hand[seat]))
        found["goods"] = float(goods_worth(s, seat, left)) / 100.0
        found["common_locations"] = float(sum([is_common(s, card) for card in s.empire[seat]]))
        found["rounds_left"] = float(left)
        return found


def alone(s: Settlers, left: int) -> float:
    """Against the virtual player points count only for whoever has more faction locations than it has cards."""
    own = sum([is_own_faction(s, ME, card) for card in s.empire[ME]])
    lead = own - len(s.collection) - len(s.empire[VIRTUAL]) - PER_ROUND * left
    if s.is_over():
        return WON if lead > 0 else -WON
    return LEAD * float(max(min(lead, 3), -8))


def goods_worth(s: Settlers, seat: i64, left: i64) -> i64:
    """The supply: all of it before passing, later only what may be kept."""
    found: i64 = 0
    at = seat * STOCK
    if not s.passed[seat]:
        for good in range(STOCK):
            found += s.goods[at + good] * WORTH[good]
        return found
    if left == 0:
        return 0
    keeps = s.box.factions[s.factions[seat]].keeps
    store = always(s, seat, STORE)
    for good in range(STOCK):
        if good == keeps or (store and good < RESOURCES):
            found += s.goods[at + good] * WORTH[good] * STORED // 100
    return found


def empire_worth(s: Settlers, seat: int, left: int) -> i64:
    """Every location: its points, what it brings in later rounds, what it can still do in this one."""
    box = s.box
    worth = s.box.worths
    passed = s.passed[seat]
    found: i64 = 0
    for card in s.empire[seat]:
        if s.home[card] != NOBODY:
            if box.kind[card] == ACTION and s.used[card] < box.uses[card]:
                found += worth.round[card] // 2
            continue
        found += 100 * box.worth[card] + worth.round[card] * left
        if box.kind[card] == ACTION and not passed:
            unused: i64 = worth.round[card] * (box.uses[card] - s.used[card]) // box.uses[card]
            found += unused * UNSAID // 100 if worth.prays[card] else unused
        if s.tokens[card]:
            found += PROTECTION
            if s.tokens[card] & GUARDED and left:
                found += PROTECTION
            if s.tokens[card] & DEFENDED and passed:
                found -= PROTECTION
        if box.always[card] == SHRINE:
            found += 100 * shrine_points(s, card) + 40 * s.offered[card] if left else 100 * shrine_points(s, card)
        elif box.always[card] == GATE:
            found += 100 * gate_points(s, seat, card)
    return found


def hand_worth(s: Settlers, seat: int, left: int) -> i64:
    """Cards in hand: a part of what they would bring if they were built or dealt with."""
    found: i64 = 0
    for card in s.hand[seat]:
        if card == NOTHING:
            continue
        found += card_worth(s, card, left)
    return found


def card_worth(s: Settlers, card: i64, left: i64) -> i64:
    """A card in hand."""
    box = s.box
    worth = s.box.worths
    benefit = 100 * box.worth[card] + worth.once[card] + worth.round[card] * left
    benefit -= worth.price[card] + SITE * box.sites[card]
    deal = box.deal[card]
    if deal != NOTHING:
        other = WORTH[deal] * (left + 1) - WORTH[FOOD]
        if other > benefit:
            benefit = other
    benefit = benefit * IN_HAND // 100
    if left == 0:
        benefit //= 2
    return benefit if benefit > LEAST else LEAST


def location_worth(s: Settlers, seat: int, card: int, left: int) -> i64:
    """What is lost when an own location or foundations are given away."""
    if card in s.foundations[seat]:
        return FOUNDATIONS if left else 20
    found = 100 * s.box.worth[card] + s.box.worths.round[card] * left
    if s.box.kind[card] == ACTION:
        found += s.box.worths.round[card] * (s.box.uses[card] - s.used[card]) // s.box.uses[card]
    return found


def pending(s: Settlers, seat: int, left: int) -> i64:
    """What is on the agenda of a player and not done yet."""
    found: i64 = 0
    for i in range(len(s.steps)):
        if s.actors[i] == seat:
            found += promise(s, seat, s.steps[i], left)
    return found


def promise(s: Settlers, seat: int, step: Step, left: int) -> i64:
    """What one step will change."""
    worth = s.box.worths
    box = s.box
    if isinstance(step, Place):
        card = step.card
        found = 100 * box.worth[card] + worth.once[card] + worth.round[card] * left
        if box.kind[card] == ACTION:
            found += worth.round[card]
        return found if card in s.announced else found - WORTH[box.deal[card]] * left
    if isinstance(step, PayCost):
        return -worth.price[step.card]
    if isinstance(step, GiveLocation):
        least: i64 = 100000
        for card in [*s.empire[seat], *s.foundations[seat]]:
            if s.home[card] == NOBODY:
                least = min(least, location_worth(s, seat, card, left))
        return -least
    if isinstance(step, PayWith):
        return -(step.wood * WORTH[WOOD] + step.stone * WORTH[STONE] + step.food * WORTH[FOOD])
    if isinstance(step, PayFood):
        return -WORTH[FOOD]
    if isinstance(step, MakeDeal):
        return WORTH[box.deal[step.card]] * (left + 1)
    if isinstance(step, PayCard):
        return -LEAST * step.amount
    if isinstance(step, PayDeal):
        return -WORTH[GOLD] * left * step.amount
    if isinstance(step, GainRazed):
        return sum([WORTH[good] for good in box.raze[step.card]])
    if isinstance(step, Convert):
        return 100 * step.points * len(box.raze[step.razed])
    if isinstance(step, ConvertCard):
        return 100 * step.points * (step.amount + len(s.aside[seat]))
    if isinstance(step, Effects):
        found = sum([promise(s, seat, other, left) for card in step.works for other in box.does[card]])
        return found + (
            sum([promise(s, seat, other, left) for other in box.bonus[step.bonus]]) if step.bonus >= 0 else 0
        )
    return promise_of_prayer(s, seat, step)
