"""The action phase: one action each, in turn, until everybody has passed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Move, Step
from deskovka.games.settlers.law import events
from deskovka.games.settlers.law.asking import TAKEN, Question, lacking_of
from deskovka.games.settlers.law.chapters.activating import (
    KIND,
    OWN,
    activate,
    because_of_activation,
    refuse_activate,
    refuse_price,
)
from deskovka.games.settlers.law.chapters.building import build, refuse_build
from deskovka.games.settlers.law.chapters.dealing import FOOD_LACKING, deal, refuse_deal
from deskovka.games.settlers.law.chapters.favour import SETTLERS, refuse_visit, visit
from deskovka.games.settlers.law.chapters.free_acts import (
    FREE_ACTS,
    add_free,
    because_of_free,
    do_free,
    refuse_free,
)
from deskovka.games.settlers.law.chapters.razing import raze, refuse_raze
from deskovka.games.settlers.law.chapters.sending import SEND_MORE, add_sends, refuse_send, send
from deskovka.games.settlers.law.moves import Activate, Build, Card, Deal, Leave, Raze, Send, Visit
from deskovka.games.settlers.law.pieces import ACTION, FOOD, GOLD, NOTHING, RAZE, SETTLER, STOCK
from deskovka.games.settlers.law.state import Settlers, can_pay, has_sacrifices, open_locations, raze_cost

WHICH_ACTION: Final = Rule("action.kinds")


@dataclass
class NextTurn(Step):
    """Whoever has not passed is next, clockwise. [action.order]"""

    def run(self, s: Settlers, me: int) -> None:
        for i in range(s.seats):
            seat = (me + i) % s.seats
            if not s.passed[seat]:
                s.push((seat + 1) % s.seats, NEXT_TURN)
                s.push(seat, ACT)
                return


NEXT_TURN: Final = NextTurn()


@dataclass
class Act(Question):
    """One action, or pass; free acts before it. [action.one]"""

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Leave):
            return None
        if isinstance(m, Build):
            return refuse_build(s, seat, m.card)
        if isinstance(m, Deal):
            return refuse_deal(s, seat, m.card)
        if isinstance(m, Raze):
            return refuse_raze(s, seat, m.card)
        if isinstance(m, Activate):
            return refuse_activate(s, seat, m.card, m.times)
        if isinstance(m, Send):
            return refuse_send(s, seat, m.good)
        if isinstance(m, Visit):
            return refuse_visit(s, seat, m.card)
        if isinstance(m, Card):
            return WHICH_ACTION
        return refuse_free(s, seat, m)

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if isinstance(m, Activate) and rule not in (OWN, KIND, TAKEN):
            return because_of_activation(s, seat, m.card, m.times, rule)
        if isinstance(m, Deal) and rule is FOOD_LACKING:
            return lacking_of(s, seat, "deal", m.card, price_of(FOOD))
        if isinstance(m, Visit) and rule is SETTLERS:
            return lacking_of(s, seat, "visit", m.card, price_of(SETTLER))
        return because_of_free(s, seat, m, rule)

    def options(self, s: Settlers, seat: int) -> list[Move]:
        found: list[Move] = []
        hand = s.hand[seat]
        add_hand(s, seat, hand, found)
        add_razes(s, seat, hand, found)
        add_activations(s, seat, found)
        add_sends(s, seat, found)
        add_free(s, seat, found)
        found += s.box.moves.leave
        if s.open_play and s.goods[seat * STOCK + SETTLER]:
            for card in sorted(open_locations(s, seat)):
                found.append(s.box.moves.visit[card])
        return found

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        if isinstance(m, Leave):
            s.passed[seat] = 1
            if s.log is not None:
                s.tell(events.Passed(seat, "pass.round"))
            return
        if isinstance(m, (Build, Deal, Raze, Activate, Send, Visit)):
            s.push(seat, FREE_ACTS)
            act(s, seat, m)
        else:
            s.push(seat, ACT)
            do_free(s, seat, m)


ACT: Final = Act()


def price_of(good: int) -> list[int]:
    """One of this good."""
    return [int(other == good) for other in range(STOCK)]


def act(s: Settlers, seat: int, m: Move) -> None:
    """Carry out an action."""
    if isinstance(m, Build):
        build(s, seat, m.card)
    elif isinstance(m, Deal):
        deal(s, seat, m.card)
    elif isinstance(m, Raze):
        raze(s, seat, m.card)
    elif isinstance(m, Activate):
        activate(s, seat, m.card, m.times)
    elif isinstance(m, Send):
        s.push(seat, SEND_MORE)
        send(s, seat, m.good)
    elif isinstance(m, Visit):
        visit(s, seat, m.card, True)


def add_hand(s: Settlers, seat: int, hand: tuple[int, ...], found: list[Move]) -> None:
    """Cards that can be built, then those with which a deal can be made."""
    box = s.box
    words = box.moves
    at: i64 = seat * STOCK
    wood, stone, food, gold = s.goods[at], s.goods[at + 1], s.goods[at + 2], s.goods[at + GOLD]
    cost = box.cost
    for card in hand:
        # Few cards cost other goods than resources; for the others a glance at what is lacking is enough.
        row: i64 = card * STOCK
        lack: i64 = 0
        if cost[row] > wood:
            lack += cost[row] - wood
        if cost[row + 1] > stone:
            lack += cost[row + 1] - stone
        if cost[row + 2] > food:
            lack += cost[row + 2] - food
        if lack > gold or (box.sites[card] and not has_sacrifices(s, seat, box.sites[card])):
            continue
        if box.simple[card] or can_pay(s, seat, cost, card, 1):
            found.append(words.build[card])
    if food or gold:
        for card in hand:
            if box.deal[card] != NOTHING:
                found.append(words.deal[card])


def add_razes(s: Settlers, seat: int, hand: tuple[int, ...], found: list[Move]) -> None:
    """Everything that can be razed, own cards and opponents' locations in one order."""
    tokens = s.goods[seat * STOCK + RAZE]
    if not tokens:
        return
    cards = [card for card in hand if s.box.raze[card]]
    if tokens >= 2 and not s.peaceful:
        for side in range(s.sides):
            if side != seat and not s.passed[side]:
                for card in s.empire[side]:
                    if s.box.raze[card] and tokens >= raze_cost(s, card, side):
                        cards.append(card)
        cards.sort()
    for card in cards:
        found.append(s.box.moves.raze[card])


def add_activations(s: Settlers, seat: int, found: list[Move]) -> None:
    """Action locations, once, then those that can be activated twice."""
    box = s.box
    able: list[int] = []
    for card in s.empire[seat]:
        if box.kind[card] == ACTION and s.used[card] < box.uses[card] and refuse_price(s, seat, card, 1) is None:
            able.append(card)
    if not able:
        return
    able.sort()
    for card in able:
        found.append(box.moves.activate[card])
    for card in able:
        if s.used[card] + 2 <= box.uses[card] and refuse_price(s, seat, card, 2) is None:
            found.append(box.moves.twice[card])
