"""Exchanging resources: the common rate, trade ships, the large trade ship and mints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Move
from deskovka.games.katan_duel.law.effects import OWN_REGION, GainAny, PayGoods, room_for_other, short_of
from deskovka.games.katan_duel.law.moves import Exchange, ExchangeAt, Mint
from deskovka.games.katan_duel.law.pieces import GOLD, KINDS_OF_GOODS, MINTS, NOTHING, RATES, REGIONS
from deskovka.games.katan_duel.law.reasons.goods import MintsUsed, NoMint, NoRegionThere, NoShipBeside
from deskovka.games.katan_duel.law.reasons.prices import TooFewThere
from deskovka.games.katan_duel.law.state import Duel, gives, good_of, goods_on, has_neighbour, stock_of
from deskovka.games.katan_duel.law.verbs import spend

THERE: Final = 2  # resources of one region that a large trade ship takes for one other
RATE: Final = Rule("exchange.rate")
SHIP_RATE: Final = Rule("exchange.ship")
NO_GAIN: Final = Rule("exchange.room")
LARGE_SHIP: Final = Rule("card.large_trade_ship")
TWO_THERE: Final = Rule("large-ship.two")
MINT: Final = Rule("card.mint")
MINT_ONCE: Final = Rule("mint.once")
MINT_GOLD: Final = Rule("mint.gold")


def rate(s: Duel, seat: i64, good: i64) -> i64:
    """How many of a good are given for one other. [exchange.rate] [exchange.ship]"""
    return 2 if gives(s, seat, RATES + good) else 3


def rate_rule(s: Duel, seat: i64, good: i64) -> Rule:
    """What sets this rate."""
    return SHIP_RATE if gives(s, seat, RATES + good) else RATE


def refuse_exchange(s: Duel, seat: i64, good: i64) -> Rule | None:
    """Three of a kind for one other; two with the right ship."""
    if stock_of(s, seat, good) < rate(s, seat, good):
        return rate_rule(s, seat, good)
    return None if room_for_other(s, seat, good) else NO_GAIN


def refuse_exchange_at(s: Duel, seat: i64, region: i64) -> Rule | None:
    """Two resources of one region beside a large trade ship for one other."""
    if good_of(s, seat, region) == NOTHING:
        return OWN_REGION
    if has_neighbour(s, seat, region, s.box.neighbours) == 0:
        return LARGE_SHIP
    if goods_on(s, seat, region) < THERE:
        return TWO_THERE
    return None if room_for_other(s, seat, good_of(s, seat, region)) else NO_GAIN


def refuse_mint(s: Duel, seat: i64) -> Rule | None:
    """One gold for one other resource, once a turn for each mint. [mint.each]"""
    mints = gives(s, seat, MINTS)
    if mints <= s.minted:
        return MINT if mints == 0 else MINT_ONCE
    if stock_of(s, seat, GOLD) == 0:
        return MINT_GOLD
    return None if room_for_other(s, seat, GOLD) else NO_GAIN


def add_exchanges(s: Duel, seat: int, found: list[Move]) -> None:
    """Exchanges that can be made now."""
    moves = s.box.moves
    for good in range(KINDS_OF_GOODS):
        if stock_of(s, seat, good) >= 2 and refuse_exchange(s, seat, good) is None:
            found.append(moves.exchange[good])
    for region in s.regions[seat]:
        if s.goods[seat * REGIONS + region] >= 2 and refuse_exchange_at(s, seat, region) is None:
            found.append(moves.exchange_at[region])
    if s.minted < gives(s, seat, MINTS) and refuse_mint(s, seat) is None:
        found.append(moves.mint[0])


def exchange(s: Duel, seat: int, m: Exchange) -> None:
    """Pay what the rate says and take another good."""
    rule = rate_rule(s, seat, m.good).id
    s.then(seat, PayGoods(m.good, rate(s, seat, m.good), rule), GainAny(1, rule, m.good))


def exchange_at(s: Duel, seat: int, m: ExchangeAt) -> None:
    """Pay two resources of one region and take another good."""
    spend(s, seat, m.region, THERE, "card.large_trade_ship")
    s.push(seat, GainAny(1, "card.large_trade_ship", good_of(s, seat, m.region)))


def mint(s: Duel, seat: int) -> None:
    """Pay a gold and take another good."""
    s.minted += 1
    s.then(seat, PayGoods(GOLD, 1, "card.mint"), GainAny(1, "card.mint", GOLD))


def why_exchange(s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
    """What is missing for an exchange."""
    if isinstance(m, Exchange) and rule in (RATE, SHIP_RATE):
        thing = "exchange" if rule is RATE else "ship"
        return short_of(s, seat, thing, NOTHING, m.good, int(rate(s, seat, m.good)))
    if isinstance(m, ExchangeAt):
        return why_exchange_at(s, seat, m.region, rule)
    if isinstance(m, Mint):
        if rule is MINT:
            return NoMint()
        if rule is MINT_ONCE:
            return MintsUsed(s.minted)
        if rule is MINT_GOLD:
            return short_of(s, seat, "mint", NOTHING, GOLD, 1)
    return None


def why_exchange_at(s: Duel, seat: int, region: int, rule: Rule) -> Reason | None:
    """What is missing beside a large trade ship."""
    land = int(s.land[seat * REGIONS + region])
    if rule is OWN_REGION:
        return NoRegionThere(region)
    if rule is LARGE_SHIP:
        return NoShipBeside(land)
    return TooFewThere(land, int(goods_on(s, seat, region))) if rule is TWO_THERE else None
