"""What exactly is missing for an answer, by the rule that refuses it; made only when somebody asks why."""

from __future__ import annotations

from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Move
from deskovka.games.settlers.law import asking, drawing, effects, paying, reasons
from deskovka.games.settlers.law.asking import build_lacking, lacking, raze_lacking
from deskovka.games.settlers.law.chapters import activating, building, dealing, favour, free_acts, razing, sending
from deskovka.games.settlers.law.moves import (
    Activate,
    Build,
    Card,
    Deal,
    Defend,
    Guard,
    Opponent,
    Raze,
    Send,
    Tuck,
    Visit,
)
from deskovka.games.settlers.law.pieces import COMMON_CARD, NOBODY, SETTLER
from deskovka.games.settlers.law.state import Settlers, holder_of, sides_of_deal, stock_of

ABOUT_CARDS: Final = (Activate, Build, Card, Deal, Defend, Guard, Raze, Tuck, Visit)


def because(s: Settlers, seat: int, m: Move, rule: Rule) -> Reason | None:
    """What is missing, where the rule and the move tell it."""
    if isinstance(m, ABOUT_CARDS):
        return because_of_card(s, seat, int(m.card), rule)
    if isinstance(m, Opponent) and rule is asking.PROTECTED:
        return reasons.Protected(m.seat)
    if isinstance(m, Send):
        return because_of_send(s, seat, m.good, rule)
    return None


def because_of_card(s: Settlers, seat: int, card: int, rule: Rule) -> Reason | None:
    """What is wrong with this card."""
    if is_about_hand(rule):
        return reasons.NotInHand(card)
    if is_about_standing(rule):
        return reasons.IsFoundations(card) if card in s.foundations[seat] else reasons.NotStanding(card)
    if rule in asking.NO_FIELDS:
        return reasons.NoRazeField(card)
    if rule in (free_acts.ON_COMMON, razing.OWN_COMMON):
        return reasons.IsFaction(card, rule.id)
    if rule in (dealing.OWN_DEAL, paying.OWN_DEAL):
        return reasons.NotMyDeal(card)
    return because_of_place(s, seat, card, rule)


def is_about_hand(rule: Rule) -> bool:
    """Must the card be one of the hand?"""
    cards = (building.IN_HAND, dealing.IN_HAND, free_acts.IN_HAND, razing.HAND_CARD)
    return rule in cards or rule in (paying.HAND_CARD, paying.DESERT, paying.FORCED)


def is_about_standing(rule: Rule) -> bool:
    """Must the card stand in the own empire?"""
    sites = (activating.OWN, activating.OWN_ACTION, building.OWN_SITE, free_acts.OWN_LOCATION, free_acts.WHICH)
    others = (effects.OWN_SAMURAI_SITE, effects.OWN_LOCATION, effects.FARMERS_OWN, razing.OWN_LOCATION)
    return rule in sites or rule in others


def because_of_place(s: Settlers, seat: int, card: int, rule: Rule) -> Reason | None:
    """What is wrong with where the card is, or with what it costs."""
    if rule in (asking.ENEMY, favour.WHERE, razing.SPOILS):
        return reasons.NotEnemy(card, int(card in s.empire[seat]))
    if rule is asking.PROTECTED:
        return reasons.Protected(holder_of(s, card))
    if rule is asking.TAKEN:
        return reasons.TakenBy(card, holder_of(s, card))
    if rule is building.TAKEN_OVER:
        return reasons.TakenFrom(card, int(s.home[card]))
    if rule in (building.SITE, building.COST):
        return build_lacking(s, seat, card)
    if rule in (building.SETTLERS_COST, building.NEGOTIATOR_COST):
        return lacking(s, seat, "build-free" if s.box.sites[card] else "build", s.box.cost, card, 1)
    if rule in (razing.TOKENS, razing.ENEMY_COST):
        return raze_lacking(s, seat, card)
    if rule in (building.UNDER_BOARD, dealing.SPIES, dealing.ROBBERS, dealing.NINJAS):
        return because_of_deal(s, seat, card, rule)
    return because_of_kind(s, card, rule)


def because_of_deal(s: Settlers, seat: int, card: int, rule: Rule) -> Reason:
    """What is wrong with a deal: it is with a location, or the player it should be of has none."""
    if rule is building.UNDER_BOARD:
        return reasons.IsRoute(card) if card in s.routes[seat] else reasons.NotMyDeal(card)
    return reasons.IsRoute(card) if sides_of_deal(s, seat, card) else reasons.NotTheirDeal(card, NOBODY)


def because_of_kind(s: Settlers, card: int, rule: Rule) -> Reason | None:
    """What is wrong with the kind of a card."""
    if rule in (dealing.FACTION_ONLY, dealing.ENEMY_FACTION):
        return reasons.IsCommon(card, rule.id)
    if rule in (effects.FACTION_SITE, building.FACTION_CARD):
        return reasons.NotMyFaction(card, rule.id)
    if rule is activating.KIND:
        return reasons.WrongKind(card, int(s.box.kind[card]))
    if rule in (effects.OWN_PRODUCTION, effects.FARMERS_PRODUCTION):
        return reasons.WorksAlone(card, effects.OWN_PRODUCTION.id)
    if rule in (activating.OTHER_ACTION, effects.NO_CHAIN):
        return reasons.WorksAlone(card, rule.id)
    return reasons.NotOpen(card) if rule is favour.OPEN else None


def because_of_send(s: Settlers, seat: int, good: int, rule: Rule) -> Reason | None:
    """Why two settlers cannot be sent for this."""
    if rule is sending.TWO:
        return reasons.LacksSettlers(int(stock_of(s, seat, SETTLER)))
    return reasons.EmptyDeck(0 if good == COMMON_CARD else 1) if rule is drawing.NO_CARD else None
