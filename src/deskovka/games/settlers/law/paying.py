"""Payments: gold stands for any one wood, stone or food, as the player likes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.cells import Cells
from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Move, Step
from deskovka.games.settlers.law import reasons
from deskovka.games.settlers.law.asking import Question, pairs
from deskovka.games.settlers.law.effects import Costly
from deskovka.games.settlers.law.moves import Card, Pay
from deskovka.games.settlers.law.pieces import FOOD, GOLD, RAZE, RESOURCES, SETTLER, STOCK, STONE, TECHNOLOGY, WOOD
from deskovka.games.settlers.law.state import Settlers, own_deals, stock_of
from deskovka.games.settlers.law.verbs import discard_from_hand, drop_deal, spend

LACK: Final = Rule("pay.lack")
EXACT: Final = Rule("pay.exact")
WASTED: Final = Rule("pay.wasted")
HAND_CARD: Final = Rule("pay.hand-card")
DESERT: Final = Rule("card.desert")
FORCED: Final = Rule("desert.forced")
DISCARDS: Final = {rule.id: rule for rule in (HAND_CARD, DESERT, FORCED)}  # by what a step keeps of them
OWN_DEAL: Final = Rule("pay.own-deal")
ACTIVATION: Final = "activate.pay"  # what is paid for a location that is used


def pay_row(s: Settlers, seat: int, table: Cells, card: int, times: i64, rule: str) -> None:
    """Pay a row of a table of costs: settlers, raze tokens and gold at once, resources perhaps with gold."""
    row: i64 = card * STOCK
    spend(s, seat, SETTLER, table[row + SETTLER] * times, card, rule)
    spend(s, seat, RAZE, table[row + RAZE] * times, card, rule)
    spend(s, seat, TECHNOLOGY, table[row + TECHNOLOGY] * times, card, rule)
    spend(s, seat, GOLD, table[row + GOLD] * times, card, rule)
    pay_resources(
        s, seat, table[row + WOOD] * times, table[row + STONE] * times, table[row + FOOD] * times, card, rule
    )


def pay_resources(s: Settlers, seat: int, wood: i64, stone: i64, food: i64, card: int, rule: str) -> None:
    """Pay at once if there is only one way; else the player says where gold stands in. [gold.choice]"""
    gold = stock_of(s, seat, GOLD)
    lack_wood = max(wood - stock_of(s, seat, WOOD), 0)
    lack_stone = max(stone - stock_of(s, seat, STONE), 0)
    lack_food = max(food - stock_of(s, seat, FOOD), 0)
    lack = lack_wood + lack_stone + lack_food
    if gold > lack and wood + stone + food > lack:
        s.push(seat, PayWith(int(wood), int(stone), int(food), card, rule))
    else:
        settle(s, seat, wood - lack_wood, stone - lack_stone, food - lack_food, lack, card, rule)


def settle(s: Settlers, seat: i64, wood: i64, stone: i64, food: i64, gold: i64, card: int, rule: str) -> None:
    """Pay exactly this."""
    spend(s, seat, WOOD, wood, card, rule)
    spend(s, seat, STONE, stone, card, rule)
    spend(s, seat, FOOD, food, card, rule)
    spend(s, seat, GOLD, gold, card, rule)


@dataclass
class PayWith(Question):
    """Which of these resources are paid with gold? [gold.choice]"""

    wood: int
    stone: int
    food: int
    card: int
    rule: str

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Pay):
            return QUESTION
        if m.wood > self.wood or m.stone > self.stone or m.food > self.food:
            return EXACT
        if m.wood + m.stone + m.food > stock_of(s, seat, GOLD):
            return LACK
        if self.wood - m.wood > stock_of(s, seat, WOOD) or self.stone - m.stone > stock_of(s, seat, STONE):
            return LACK
        if self.food - m.food > stock_of(s, seat, FOOD):
            return LACK
        return WASTED if self.is_wasted(s, seat, m) else None

    def is_wasted(self, s: Settlers, seat: int, m: Pay) -> bool:
        """Would what is left be too little for what the action is to do? [pay.wasted]"""
        if self.rule == ACTIVATION:
            for step in s.box.does[self.card]:
                if isinstance(step, Costly) and not step.payable(s, seat, self.remaining(s, seat, m)):
                    return True
        return False

    def remaining(self, s: Settlers, seat: int, m: Pay) -> list[int]:
        """What is in the supply after this payment."""
        goods = [int(stock_of(s, seat, good)) for good in range(STOCK)]
        goods[WOOD] -= self.wood - m.wood
        goods[STONE] -= self.stone - m.stone
        goods[FOOD] -= self.food - m.food
        goods[GOLD] -= m.wood + m.stone + m.food
        return goods

    def reason(self, s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
        if not isinstance(m, Pay):
            return None
        if rule is EXACT:
            price = [(WOOD, self.wood), (STONE, self.stone), (FOOD, self.food)]
            return reasons.NotInPrice(pairs([(good, amount) for good, amount in price if amount]))
        if rule is WASTED:
            return reasons.NothingLeft(self.card)
        gold = m.wood + m.stone + m.food
        if gold > stock_of(s, seat, GOLD):
            return reasons.TooMuchGold(gold, int(stock_of(s, seat, GOLD)))
        rest = [(WOOD, self.wood - m.wood), (STONE, self.stone - m.stone), (FOOD, self.food - m.food)]
        lacks = [(good, amount - int(stock_of(s, seat, good))) for good, amount in rest]
        return reasons.StillLacks(pairs([(good, amount) for good, amount in lacks if amount > 0]))

    def options(self, s: Settlers, seat: int) -> list[Move]:
        gold = stock_of(s, seat, GOLD)
        wood = self.wood - stock_of(s, seat, WOOD)
        stone = self.stone - stock_of(s, seat, STONE)
        food = self.food - stock_of(s, seat, FOOD)
        found: list[Move] = []
        for m in s.box.moves.pay:
            assert isinstance(m, Pay)
            if m.wood > self.wood:
                break  # the catalogue goes by wood
            fits = wood <= m.wood and stone <= m.stone <= self.stone and food <= m.food <= self.food
            if fits and m.wood + m.stone + m.food <= gold and not self.is_wasted(s, seat, m):
                found.append(m)
        return found

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Pay)
        gold = m.wood + m.stone + m.food
        settle(s, seat, self.wood - m.wood, self.stone - m.stone, self.food - m.food, gold, self.card, self.rule)


def affords(table: Cells, card: int, goods: list[int]) -> bool:
    """Is a row of costs there among these goods, gold standing in for resources? [gold.wild]"""
    row = card * STOCK
    lack = 0
    for good in range(STOCK):
        missing = table[row + good] - goods[good]
        if missing > 0:
            if good >= RESOURCES:
                return False
            lack += missing
    return bool(goods[GOLD] - table[row + GOLD] >= lack)


@dataclass
class PayCard(Question):
    """Discard cards of the hand. [pay.hand-card] [card.desert] [desert.forced]"""

    amount: int
    rule: str

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in s.hand[seat] else DISCARDS[self.rule]

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in s.hand[seat]]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        discard_from_hand(s, seat, m.card, self.rule)
        if self.amount > 1:
            s.push(seat, PayCard(self.amount - 1, self.rule))

    def otherwise(self, s: Settlers, me: int) -> None:
        pass  # nobody can discard from an empty hand


@dataclass
class PayDeal(Question):
    """Discard own deals, also those with opponents' locations. [pay.own-deal]"""

    amount: int

    def refuse(self, s: Settlers, seat: int, m: Move) -> Rule | None:
        if not isinstance(m, Card):
            return QUESTION
        return None if m.card in own_deals(s, seat) else OWN_DEAL

    def options(self, s: Settlers, seat: int) -> list[Move]:
        return [s.box.moves.card[card] for card in sorted(set(own_deals(s, seat)))]

    def take(self, s: Settlers, seat: int, m: Move) -> None:
        assert isinstance(m, Card)
        drop_deal(s, seat, m.card, "pay.own-deal")
        if self.amount > 1:
            s.push(seat, PayDeal(self.amount - 1))


@dataclass
class PayFood(Step):
    """A deal costs one food. [deal.food]"""

    card: int

    def run(self, s: Settlers, me: int) -> None:
        pay_resources(s, me, 0, 0, 1, self.card, "deal.food")
