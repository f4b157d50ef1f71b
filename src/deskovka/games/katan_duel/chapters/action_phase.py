"""The action phase: play, build, exchange, remove, in any order and number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.chapters import building, expansions
from deskovka.games.katan_duel.effects import GainAny, PayGoods
from deskovka.games.katan_duel.hands import finish_card, play_card, throw_away
from deskovka.games.katan_duel.moves import City, Exchange, ExchangeAt, Mint, Play, Remove, Road, Settle, Stop
from deskovka.games.katan_duel.pieces import (
    ACTION,
    BRICK,
    GOLD,
    GRAIN,
    IN_ACTION,
    KINDS_OF_GOODS,
    LEFT,
    LUMBER,
    MINTS,
    NOTHING,
    ORE,
    RATES,
    REGIONS,
    RIGHT,
    SITES,
)
from deskovka.games.katan_duel.state import (
    Duel,
    card_at,
    edge,
    gives,
    good_of,
    goods_on,
    has_neighbour,
    stock_of,
)
from deskovka.games.katan_duel.verbs import remove_card, spend

IN_HAND: Final = Rule("action.hand")
OTHER_MOMENT: Final = Rule("action.moment")
SUPPLY: Final = Rule("build.supply")
RATE: Final = Rule("exchange.rate")
LARGE_SHIP: Final = Rule("card.large_trade_ship")
MINT: Final = Rule("card.mint")
THEME_ONLY: Final = Rule("remove.theme")
OWN_CARD: Final = Rule("remove.own")
NO_GAIN: Final = Rule("exchange.room")


@dataclass
class ActionPhase(Decision):
    """Whatever the player likes and can afford, until he or she has done enough. [action.any-order]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if isinstance(m, Play):
            return refuse_play(s, seat, m.card)
        if isinstance(m, Exchange):
            return refuse_exchange(s, seat, m.good)
        if isinstance(m, ExchangeAt):
            return refuse_exchange_at(s, seat, m.region)
        if isinstance(m, Mint):
            return refuse_mint(s, seat)
        if isinstance(m, Remove):
            return refuse_remove(s, seat, m.site)
        if isinstance(m, Road):
            return building.refuse_road(s, seat, m.side)
        if isinstance(m, Settle):
            return building.refuse_settlement(s, seat, m)
        if isinstance(m, City):
            return building.refuse_city(s, seat, m.place)
        return QUESTION

    def options(self, s: Duel, seat: int) -> list[Move]:
        found: list[Move] = []
        moves = s.box.moves
        for card in playable(s, seat):
            if refuse_play(s, seat, card) is None:
                found.append(moves.play[card])
        add_centre_cards(s, seat, found)
        add_exchanges(s, seat, found)
        if s.mode.theme:
            for place in range(edge(s, seat, LEFT), edge(s, seat, RIGHT) + 1):
                for site in range(place * 4, place * 4 + 4):
                    if s.sites[seat * SITES + site] != NOTHING:
                        found.append(moves.remove[site])
        found.append(moves.stop[0])
        return found

    def take(self, s: Duel, seat: int, m: Move) -> None:
        if isinstance(m, Stop):
            return
        s.push(seat, ACTION_PHASE)
        if isinstance(m, Play):
            play(s, seat, m.card)
        elif isinstance(m, Exchange):
            s.then(
                seat, PayGoods(m.good, rate(s, seat, m.good), "exchange.rate"), GainAny(1, "exchange.rate", m.good)
            )
        elif isinstance(m, ExchangeAt):
            spend(s, seat, m.region, 2, "card.large_trade_ship")
            s.push(seat, GainAny(1, "card.large_trade_ship", good_of(s, seat, m.region)))
        elif isinstance(m, Mint):
            s.minted += 1
            s.then(seat, PayGoods(GOLD, 1, "card.mint"), GainAny(1, "card.mint", GOLD))
        elif isinstance(m, Remove):
            remove_card(s, seat, m.site, "remove.free")
        elif isinstance(m, Road):
            building.road(s, seat, m)
        elif isinstance(m, Settle):
            building.settle(s, seat, m)
        elif isinstance(m, City):
            building.city(s, seat, m)


ACTION_PHASE: Final = ActionPhase()


def playable(s: Duel, seat: int) -> list[int]:
    """Cards that the player could lay on the table: in hand, or open for both; each once, in order."""
    cards = set(s.hand[seat])
    if s.mode.offered:
        cards.add(s.mode.offered[0])
    return sorted(cards)


def add_centre_cards(s: Duel, seat: int, found: list[Move]) -> None:
    """Roads, settlements and cities that can be built now. Cheap questions come first: this is asked often."""
    moves = s.box.moves
    brick = stock_of(s, seat, BRICK)
    if brick >= 1 and stock_of(s, seat, LUMBER) >= 1:
        for side in range(2):
            if brick >= 2 and building.refuse_road(s, seat, side) is None:
                found.append(moves.road[side])
        for i in range(4):
            move = moves.settle[i]
            assert isinstance(move, Settle)
            if building.refuse_settlement(s, seat, move) is None:
                found.append(move)
    if stock_of(s, seat, ORE) >= 3 and stock_of(s, seat, GRAIN) >= 2:
        for place in range(edge(s, seat, LEFT), edge(s, seat, RIGHT) + 1):
            if building.refuse_city(s, seat, place) is None:
                found.append(moves.city[place])


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


# --- playing cards ---------------------------------------------------------------------------------------


def refuse_play(s: Duel, seat: int, card: int) -> Rule | None:
    """The card is in hand (or lies open), it is its moment, and all it says can be done. [action.conditions]"""
    offered = card in s.mode.offered
    if offered and s.supply[3] == 0:
        return SUPPLY
    if not offered and card not in s.hand[seat]:
        return IN_HAND
    box = s.box
    if box.colour[card] != ACTION:
        return expansions.refuse_expansion(s, seat, card)
    if box.when[card] != IN_ACTION:
        return OTHER_MOMENT
    for need in box.needs[card]:
        if not need.met(s, seat):
            return box.rules[card]
    return None


def play(s: Duel, seat: int, card: int) -> None:
    """An expansion is built; an action takes effect and is thrown away."""
    if s.box.colour[card] != ACTION:
        expansions.expand(s, seat, card)
        return
    play_card(s, seat, card, s.box.rule_ids[card])
    s.push(seat, THROW_AWAY)
    s.then_all(seat, s.box.steps[card])


@dataclass
class ThrowAway(Step):
    """An action card that was carried out goes on the discard pile. [action.discard]"""

    def run(self, s: Duel, me: int) -> None:
        throw_away(s, me, finish_card(s))


THROW_AWAY: Final = ThrowAway()


# --- exchanging goods ------------------------------------------------------------------------------------


def rate(s: Duel, seat: i64, good: i64) -> i64:
    """How many of a good are given for one other. [exchange.rate] [exchange.ship]"""
    return 2 if gives(s, seat, RATES + good) else 3


def refuse_exchange(s: Duel, seat: i64, good: i64) -> Rule | None:
    """Three of a kind for one other; two with the right ship."""
    if stock_of(s, seat, good) < rate(s, seat, good):
        return RATE
    return None if room_for_other(s, seat, good) else NO_GAIN


def room_for_other(s: Duel, seat: i64, good: i64) -> bool:
    """Can the player store any other good?"""
    for other in range(KINDS_OF_GOODS):
        if other != good and s.room[seat * KINDS_OF_GOODS + other] > 0:
            return True
    return False


def refuse_exchange_at(s: Duel, seat: i64, region: i64) -> Rule | None:
    """Two resources of one region beside a large trade ship for one other."""
    if good_of(s, seat, region) == NOTHING or goods_on(s, seat, region) < 2:
        return RATE
    if has_neighbour(s, seat, region, s.box.neighbours) == 0:
        return LARGE_SHIP
    return None if room_for_other(s, seat, good_of(s, seat, region)) else NO_GAIN


def refuse_mint(s: Duel, seat: i64) -> Rule | None:
    """One gold for one other resource, once a turn for each mint."""
    if gives(s, seat, MINTS) <= s.minted:
        return MINT
    if stock_of(s, seat, GOLD) == 0:
        return RATE
    return None if room_for_other(s, seat, GOLD) else NO_GAIN


# --- removing cards --------------------------------------------------------------------------------------


def refuse_remove(s: Duel, seat: i64, site: i64) -> Rule | None:
    """Own buildings and units may be removed free of charge, but not in the introductory game."""
    if not s.mode.theme:
        return THEME_ONLY
    return None if card_at(s, seat, site) != NOTHING else OWN_CARD
