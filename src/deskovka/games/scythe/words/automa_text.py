"""The automatic opponent in words: its name, its cards, where its tracker stands and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core import text
from deskovka.games.scythe.law.pieces import (
    DEPLOY,
    GOODS,
    NOBODY,
    NOTHING,
    ONGOING,
    PREFERENCES,
    TARGETS,
    AutomaCard,
    AutomaMove,
    Box,
    Order,
    Scheme,
    Tracker,
)
from deskovka.games.scythe.words.card_text import goods_phrase, kebab, say

UNITS = ("character", "mech", "labourer")


def automa_name(lang: str) -> str:
    """What the opponent is called."""
    return say("automa-name", lang)


# --- cards -----------------------------------------------------------------------------------------------


def move_text(box: Box, move: AutomaMove, lang: str) -> str:
    """One of the moves on a card; some are for one faction."""
    what = say("automa-order", lang, order=box.orders[move.order].name, power=move.power)
    if move.faction == NOBODY:
        return what
    return say("automa-only", lang, move=what, faction=box.factions[move.faction].names[lang])


def gain_text(goods: Sequence[int], lang: str) -> str:
    """What it gains; mechs and character come from the same place."""
    found = []
    for i in range(0, len(goods), 2):
        if goods[i] == DEPLOY:
            found.append(say("automa-deploy", lang, count=goods[i + 1]))
        else:
            found.append(goods_phrase(GOODS[goods[i]], goods[i + 1], lang))
    return text.listing(found, lang)


def scheme_text(box: Box, scheme: Scheme, lang: str) -> str:
    """Moves, gains, what a recruit brings."""
    moves = "; ".join([move_text(box, move, lang) for move in scheme.moves])
    found = [say("automa-moves", lang, moves=moves)] if moves else []
    found += [say("automa-gain", lang, gain=gain_text(scheme.gain, lang))] if scheme.gain else []
    found = found or [say("automa-none", lang)]
    for faction, goods in zip(box.factions, scheme.more, strict=True):
        if goods:
            found.append(say("automa-more", lang, faction=faction.names[lang], gain=gain_text(goods, lang)))
    if scheme.bonus != NOTHING:
        found.append(say("automa-bonus", lang, gain=goods_phrase(GOODS[ONGOING[scheme.bonus]], 1, lang)))
    return " ".join(found)


def automa_text(box: Box, card: int, scheme: int, lang: str) -> str:
    """What a card makes the opponent do in a scheme."""
    its = box.automa[card]
    star = say("automa-star", lang, star="yes" if its.star else "no")
    return f"{scheme_text(box, its.schemes[scheme], lang)} {star}"


def fight_text(card: AutomaCard, lang: str) -> str:
    """What a card means in a combat, and where the opponent is driven off."""
    low, middle, high = card.combat
    tokens = goods_phrase("any", card.tokens, lang)
    return say("automa-fight", lang, low=low, middle=middle, high=high, cards=card.cards, tokens=tokens)


def tracker_text(tracker: Tracker, lang: str) -> str:
    """Where stars lie on a tracker, from where on it crosses water, where the second scheme begins."""
    stars = ", ".join([str(space) for space in tracker.stars])
    about = say("tracker-about", lang, stars=stars, water=tracker.water, second=tracker.second)
    about = f"{about} {say('tracker-victories', lang, count=tracker.victories)}"
    return f"{about} {say('tracker-skips', lang)}" if tracker.skips else about


def order_text(order: Order, lang: str) -> str:
    """Which unit, where to, and what is preferred."""
    units = [say(f"unit-{UNITS[kind]}.subject", lang) for kind in order.units]
    who = units[0]
    if len(units) > 1:
        who = say("order-units", lang, first=", ".join(units[:-1]), last=units[-1])
    wishes = ", ".join([say(f"prefer-{kebab(PREFERENCES[wish])}", lang) for wish in order.prefer])
    goal = say(f"target-{TARGETS[order.to]}", lang)
    return say("order-about", lang, units=who, goal=goal, wishes=wishes, count=len(order.prefer))
