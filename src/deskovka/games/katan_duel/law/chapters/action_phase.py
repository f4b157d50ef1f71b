"""The action phase: play, build, exchange, remove, in any order and number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import QUESTION, Decision, Move, Step
from deskovka.games.katan_duel.law.chapters import building, exchanging, expansions, parts
from deskovka.games.katan_duel.law.chapters.attacks import numbers_of
from deskovka.games.katan_duel.law.hands import finish_card, play_card, throw_away
from deskovka.games.katan_duel.law.moves import City, Exchange, ExchangeAt, Mint, Play, Remove, Road, Settle, Stop
from deskovka.games.katan_duel.law.pieces import (
    ACTION,
    AGAINST_EVENT,
    BEFORE_ROLL,
    BRICK,
    EVENT_CARD,
    GRAIN,
    IN_ACTION,
    LEFT,
    LUMBER,
    NOTHING,
    ORE,
    PEACE,
    RIGHT,
    SITES,
    TAXED,
)
from deskovka.games.katan_duel.law.reasons.building import (
    ChapelProtects,
    NothingToAnswer,
    NotInHand,
    NotOffered,
    OtherMoment,
)
from deskovka.games.katan_duel.law.reasons.targets import NoCardThere
from deskovka.games.katan_duel.law.state import Duel, card_at, edge, gives, stock_of
from deskovka.games.katan_duel.law.verbs import remove_own

IN_HAND: Final = Rule("action.hand")
OFFERED: Final = Rule("setup.offered-left")
THEME_ONLY: Final = Rule("remove.theme")
OWN_CARD: Final = Rule("remove.own")


@dataclass
class ActionPhase(Decision):
    """Whatever the player likes and can afford, until he or she has done enough. [action.any-order]"""

    def refuse(self, s: Duel, seat: int, m: Move) -> Rule | None:
        if isinstance(m, Stop):
            return None
        if isinstance(m, Play):
            return refuse_play(s, seat, m.card)
        if isinstance(m, Exchange):
            return exchanging.refuse_exchange(s, seat, m.good)
        if isinstance(m, ExchangeAt):
            return exchanging.refuse_exchange_at(s, seat, m.region)
        if isinstance(m, Mint):
            return exchanging.refuse_mint(s, seat)
        if isinstance(m, Remove):
            return refuse_remove(s, seat, m.site)
        if isinstance(m, Road):
            return building.refuse_road(s, seat, m.side)
        if isinstance(m, Settle):
            return building.refuse_settlement(s, seat, m)
        if isinstance(m, City):
            return building.refuse_city(s, seat, m.place)
        return parts.refuse_part(m, parts.ACTION)

    def reason(self, s: Duel, seat: int, m: Move, rule: Rule) -> Reason | None:
        if rule is parts.TURN_ORDER:
            return parts.why_part(m, parts.ACTION)
        if rule is QUESTION:
            return NothingToAnswer()
        if isinstance(m, Play):
            return why_play(s, seat, m.card, rule)
        if isinstance(m, Remove):
            return NoCardThere(m.site) if rule is OWN_CARD else None
        if isinstance(m, (Exchange, ExchangeAt, Mint)):
            return exchanging.why_exchange(s, seat, m, rule)
        return building.why_build(s, seat, m, rule)

    def options(self, s: Duel, seat: int) -> list[Move]:
        found: list[Move] = []
        moves = s.box.moves
        for card in playable(s, seat):
            if refuse_play(s, seat, card) is None:
                found.append(moves.play[card])
        add_centre_cards(s, seat, found)
        exchanging.add_exchanges(s, seat, found)
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
            exchanging.exchange(s, seat, m)
        elif isinstance(m, ExchangeAt):
            exchanging.exchange_at(s, seat, m)
        elif isinstance(m, Mint):
            exchanging.mint(s, seat)
        elif isinstance(m, Remove):
            remove_own(s, seat, m.site, "remove.free")
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


# --- playing cards ---------------------------------------------------------------------------------------


def refuse_play(s: Duel, seat: int, card: int) -> Rule | None:
    """The card is in hand (or lies open), it is its moment, and all it says can be done. [action.conditions]"""
    offered = card in s.mode.offered
    if offered and s.supply[3] == 0:
        return OFFERED
    if not offered and card not in s.hand[seat]:
        return IN_HAND
    box = s.box
    if box.colour[card] != ACTION:
        return expansions.refuse_expansion(s, seat, card)
    if box.when[card] != IN_ACTION:
        return box.rules[card]  # which says when it is played
    for need in box.needs[card]:
        if not need.is_met(s, seat):
            return need.rule(s, seat, card)
    return None


def why_moment(s: Duel, card: int) -> Reason:
    """When a card is played that has another moment than the action phase."""
    when = s.box.when[card]
    moment = "roll" if when == BEFORE_ROLL else "event" if when == AGAINST_EVENT else "settlement"
    return OtherMoment(card, moment)


def is_protected_by_chapel(s: Duel, seat: int) -> bool:
    """Were Riots this turn's event, and does a Chapel keep them away from this player? [card.sebastian]"""
    if s.symbol != EVENT_CARD or s.box.event_rules[s.event_discard[-1]] != "card.riots":
        return False
    return gives(s, seat, TAXED) > 0 and bool(numbers_of(s, seat, PEACE) >> s.die & 1)


def why_play(s: Duel, seat: int, card: int, rule: Rule) -> Reason | None:
    """What is missing to play a card."""
    if rule is OFFERED:
        return NotOffered(card)
    if rule is IN_HAND:
        return NotInHand(card)
    if s.box.colour[card] != ACTION:
        return expansions.why_expansion(s, seat, card, rule)
    if s.box.when[card] == AGAINST_EVENT and is_protected_by_chapel(s, seat):
        return ChapelProtects(card)
    if s.box.when[card] != IN_ACTION:
        return why_moment(s, card)
    for need in s.box.needs[card]:
        if not need.is_met(s, seat):
            return need.why(s, seat, card)
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


# --- removing cards --------------------------------------------------------------------------------------


def refuse_remove(s: Duel, seat: i64, site: i64) -> Rule | None:
    """Own buildings and units may be removed free of charge, but not in the introductory game."""
    if not s.mode.theme:
        return THEME_ONLY
    return None if card_at(s, seat, site) != NOTHING else OWN_CARD
