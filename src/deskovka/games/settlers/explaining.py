"""What exactly is missing for an answer, by the rule that refuses it; made only when somebody asks why."""

from __future__ import annotations

from typing import Final

from deskovka.core.rule import Reason, Rule
from deskovka.core.step import Move
from deskovka.games.settlers import asking, drawing, effects, paying, reasons
from deskovka.games.settlers.asking import lacking, raze_lacking
from deskovka.games.settlers.chapters import activating, building, dealing, favour, free_acts, razing, sending
from deskovka.games.settlers.moves import (
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
from deskovka.games.settlers.pieces import COMMON_CARD, NOBODY, SETTLER
from deskovka.games.settlers.state import Settlers, holder_of, sacrifices, stock_of

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
        return reasons.NotStanding(card)
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
    return rule in sites or rule in (effects.OWN_SAMURAI_SITE, effects.OWN_LOCATION, razing.OWN_LOCATION)


def because_of_place(s: Settlers, seat: int, card: int, rule: Rule) -> Reason | None:
    """What is wrong with where the card is, or with what it costs."""
    if rule in (asking.ENEMY, favour.WHERE):
        return reasons.NotEnemy(card, int(card in s.empire[seat]))
    if rule is asking.PROTECTED:
        return reasons.Protected(holder_of(s, card))
    if rule is asking.TAKEN:
        return reasons.TakenBy(card, holder_of(s, card))
    if rule is building.TAKEN_OVER:
        return reasons.TakenFrom(card, int(s.home[card]))
    if rule is building.SITE:
        return reasons.LacksSites(card, int(s.box.sites[card]), len(sacrifices(s, seat)))
    if rule is building.COST:
        return lacking(s, seat, "build", s.box.cost, card, 1)
    if rule in (razing.TOKENS, razing.ENEMY_COST):
        return raze_lacking(s, seat, card)
    return because_of_kind(s, card, rule)


def because_of_kind(s: Settlers, card: int, rule: Rule) -> Reason | None:
    """What is wrong with the kind of a card."""
    if rule in (dealing.FACTION_ONLY, dealing.ENEMY_FACTION):
        return reasons.IsCommon(card, rule.id)
    if rule in (effects.FACTION_SITE, building.FACTION_CARD):
        return reasons.NotMyFaction(card, rule.id)
    if rule is activating.KIND:
        return reasons.WrongKind(card, int(s.box.kind[card]))
    if rule in (activating.OTHER_ACTION, effects.OWN_PRODUCTION, effects.NO_CHAIN):
        return reasons.WorksAlone(card, rule.id)
    if rule in (dealing.NO_ROUTE, building.NO_ROUTE):
        return reasons.IsRoute(card)
    if rule is dealing.ENEMY_DEAL:
        return reasons.NotTheirDeal(card, NOBODY)
    return reasons.NotOpen(card) if rule is favour.OPEN else None


def because_of_send(s: Settlers, seat: int, good: int, rule: Rule) -> Reason | None:
    """Why two settlers cannot be sent for this."""
    if rule is sending.TWO:
        return reasons.LacksSettlers(int(stock_of(s, seat, SETTLER)))
    return reasons.EmptyDeck(0 if good == COMMON_CARD else 1) if rule is drawing.NO_CARD else None
