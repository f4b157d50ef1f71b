"""What can be done with a card where it lies: what it costs, how that can be paid, and what is missing."""

from __future__ import annotations

from typing import Final, NotRequired, TypedDict

from deskovka.core.cells import cells
from deskovka.core.step import Move
from deskovka.games.settlers.law import moves, reasons
from deskovka.games.settlers.law.asking import build_lacking
from deskovka.games.settlers.law.chapters.turn import price_of
from deskovka.games.settlers.law.paying import ACTIVATION, PayWith, pay_resources
from deskovka.games.settlers.law.pieces import (
    ACTION,
    COMMON,
    DEFENCE,
    FOOD,
    GATE,
    GOLD,
    GOODS,
    NOBODY,
    RAZE,
    RESOURCES,
    SETTLER,
    SHRINE,
    STOCK,
)
from deskovka.games.settlers.law.state import (
    Settlers,
    always,
    can_pay,
    holder_of,
    is_own_faction,
    raze_cost,
    stock_of,
)
from deskovka.games.settlers.law.verbs import spend

FREE: Final = (moves.Defend, moves.Guard, moves.Lay, moves.Tuck)  # no actions
BROUGHT: Final = {"Tuck": ["vp"]}  # what no card says


class Way(TypedDict):
    """One way to pay: what leaves the supply, and how much of each resource is paid with gold."""

    goods: dict[str, int]
    gold: NotRequired[dict[str, int]]


class Use(TypedDict):
    """Something that might be done with a card, allowed now or not."""

    kind: str  # of the move
    times: NotRequired[int]
    good: NotRequired[str]  # that is laid on the card
    free: NotRequired[bool]  # it is no action
    pays: NotRequired[list[Way]]  # the one with the least gold first
    gains: NotRequired[list[str]]  # beside what the card says


class Lacking(TypedDict):
    """Why a card of my hand cannot be built."""

    goods: dict[str, int]  # what gold cannot stand for
    site: NotRequired[bool]  # a location to give is missing
    send: NotRequired[str]  # what two settlers could fetch, so that nothing would be missing


def moves_with(s: Settlers, seat: int, card: int) -> list[Move]:
    """What somebody might want to do with a card where it lies."""
    words = s.box.moves
    if card in s.hand[seat]:
        found = [words.build[card], words.deal[card], words.raze[card]]
        return found + ([words.tuck[card]] if always(s, seat, GATE) else [])
    holder = holder_of(s, card)
    if holder != seat:
        found = [words.visit[card]] if s.open_play and s.box.opens[card] else []
        return [] if holder == NOBODY else [words.raze[card], *found]
    found = []
    if s.box.kind[card] == ACTION:
        found.append(words.activate[card])
        found += [words.twice[card]] if s.box.uses[card] > 1 else []
    if s.box.deck[card] == COMMON:
        found += [words.defend[card]] if stock_of(s, seat, DEFENCE) else []
    elif is_own_faction(s, seat, card) and s.box.factions[s.factions[seat]].samurai:
        found.append(words.guard[card])
    return found + (words.lay if s.box.always[card] == SHRINE else [])


def uses_of(s: Settlers, seat: int, card: int) -> list[Use]:
    """The same with what each of them costs."""
    return [use_of(s, seat, move) for move in moves_with(s, seat, card)]


def use_of(s: Settlers, seat: int, move: Move) -> Use:
    """One of them."""
    kind = type(move).__name__
    found: Use = {"kind": kind}
    if isinstance(move, moves.Activate) and move.times > 1:
        found["times"] = move.times
    if isinstance(move, moves.Lay):
        found["good"] = GOODS[move.good]
    if isinstance(move, FREE):
        found["free"] = True
    price = price_for(s, move)
    if any(price):
        found["pays"] = ways(s, seat, price, move)
    if kind in BROUGHT:
        found["gains"] = BROUGHT[kind]
    return found


def price_for(s: Settlers, move: Move) -> list[int]:
    """The goods that a move costs, by their numbers."""
    if isinstance(move, moves.Build):
        return [int(s.box.cost[move.card * STOCK + good]) for good in range(STOCK)]
    if isinstance(move, moves.Activate):
        return [int(s.box.pay[move.card * STOCK + good]) * move.times for good in range(STOCK)]
    if isinstance(move, moves.Raze):
        holder = holder_of(s, move.card)
        tokens = 1 if holder == NOBODY else int(raze_cost(s, move.card, holder))
        return [tokens * one for one in price_of(RAZE)]
    if isinstance(move, moves.Lay):
        return price_of(move.good)
    if isinstance(move, moves.Deal):
        return price_of(FOOD)
    if isinstance(move, moves.Defend):
        return price_of(DEFENCE)
    return price_of(SETTLER) if isinstance(move, (moves.Guard, moves.Visit)) else [0] * STOCK


# --- payments --------------------------------------------------------------------------------------------


def ways(s: Settlers, seat: int, price: list[int], move: Move) -> list[Way]:
    """How a price can be paid, as the referee would ask; the price itself where it cannot."""
    plain: list[Way] = [{"goods": goods_by_name(price)}]
    if isinstance(move, moves.Lay) or not sum(price[:RESOURCES]) or not stock_of(s, seat, GOLD):
        return plain
    if not can_pay(s, seat, cells(price), 0, 1):
        return plain
    t = s.clone()
    t.log = None
    rule = ACTIVATION if isinstance(move, moves.Activate) else ""
    card = move.card if isinstance(move, (moves.Activate, moves.Build, moves.Deal)) else 0
    for good in range(RESOURCES, STOCK):  # settlers, tokens and gold itself are paid at once
        spend(t, seat, good, price[good], card, rule)
    pay_resources(t, seat, price[0], price[1], price[2], card, rule)
    asked = t.steps[-1] if len(t.steps) > len(s.steps) else None
    if isinstance(asked, PayWith):
        return answers(t, seat, asked, goods_of(s, seat))
    return [{"goods": payment(goods_of(s, seat), goods_of(t, seat))}]


def answers(s: Settlers, seat: int, asked: PayWith, before: list[int]) -> list[Way]:
    """All answers to the question how to pay, as what has gone from what was there before. [gold.choice]"""
    found = [m for m in asked.options(s, seat) if isinstance(m, moves.Pay)]
    found.sort(key=gold_in)
    return [{"goods": payment(before, asked.remaining(s, seat, m)), "gold": gold_of(m)} for m in found]


def gold_in(m: moves.Pay) -> int:
    """How much gold an answer takes."""
    return m.wood + m.stone + m.food


def gold_of(m: moves.Pay) -> dict[str, int]:
    """How much of each resource an answer pays with gold."""
    return goods_by_name([m.wood, m.stone, m.food])


def goods_of(s: Settlers, seat: int) -> list[int]:
    """What a player has, by the numbers of goods."""
    return [int(stock_of(s, seat, good)) for good in range(STOCK)]


def payment(before: list[int], left: list[int]) -> dict[str, int]:
    """What has gone from a supply."""
    return goods_by_name([had - has for had, has in zip(before, left, strict=True)])


def goods_by_name(goods: list[int]) -> dict[str, int]:
    """Goods by their names, without those that are zero."""
    return {GOODS[good]: amount for good, amount in enumerate(goods) if amount}


# --- what is missing -------------------------------------------------------------------------------------


def lacking_for(s: Settlers, seat: int, card: int) -> Lacking | None:
    """What is missing to build a card; None if nothing is. [build.cost]"""
    lacks = build_lacking(s, seat, card)
    goods = missing_goods(lacks)
    site = lacks.sites > lacks.given
    if not goods and not site:
        return None
    found: Lacking = {"goods": goods_by_name(goods)}
    if site:
        found["site"] = True
    elif sum(goods) == 1 and sum(goods[:RESOURCES]) == 1:
        found["send"] = GOODS[goods.index(1)]
    return found


def missing_goods(lacks: reasons.Lacks) -> list[int]:
    """What is missing after gold has stood in, by the numbers of goods; empty if nothing is. [gold.wild]"""
    goods = [0] * STOCK
    gold = lacks.gold
    for good, amount in zip(lacks.lacks[::2], lacks.lacks[1::2], strict=True):
        filled = min(gold, amount) if good < RESOURCES else 0
        gold -= filled
        goods[good] = amount - filled
    return goods if any(goods) else []
