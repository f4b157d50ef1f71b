"""The automatic opponent in words: its name, its cards, where its tracker stands and what comes next."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core import text
from deskovka.games.scythe.law.bits import count_bits
from deskovka.games.scythe.law.pieces import (
    ALL_MECHS,
    ALL_WORKERS,
    AUTOMA,
    DEPLOY,
    GOODS,
    NOBODY,
    NOTHING,
    ONGOING,
    PREFERENCES,
    STAR_COMBAT,
    STAR_KINDS,
    TARGETS,
    AutomaCard,
    AutomaMove,
    Box,
    Order,
    Scheme,
    Tracker,
)
from deskovka.games.scythe.law.scoring import automa_sources
from deskovka.games.scythe.law.state import (
    Scythe,
    all_workers,
    faction_of,
    is_automa,
    next_star,
    stars_of,
    tracker_of,
)
from deskovka.games.scythe.words.card_text import goods_phrase, kebab, say

UNITS = ("character", "mech", "labourer")


def automa_name(lang: str) -> str:
    """What the opponent is called."""
    return say("automa-name", lang)


def side_name(s: Scythe, side: int, lang: str, names: Sequence[str]) -> str:
    """A player or the opponent."""
    return automa_name(lang) if is_automa(s, side) else text.seat_name(side, lang, names)


def side_names(s: Scythe, lang: str, names: Sequence[str]) -> list[str]:
    """All sides."""
    return [side_name(s, side, lang, names) for side in range(s.sides)]


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


def ending_alone(s: Scythe, lang: str) -> list[str]:
    """Who has won, the player or the opponent, whom a score does not name, and where its coins come from.
    [automa.win]"""
    score, sources = s.score(), automa_sources(s)
    won, theirs = "yes" if score.winners else "no", sum(sources.values())
    head = say("over-alone", lang, won=won, seat=automa_name(lang), mine=score.points[0], theirs=theirs)
    return [head, say("automa-sources", lang, seat=automa_name(lang), **sources)]


# --- at the table ----------------------------------------------------------------------------------------


def automa_parts(s: Scythe, lang: str) -> list[str]:
    """Tracks, pieces, stars, the tracker, and what comes next."""
    won = int(s.stars[AUTOMA * STAR_KINDS + STAR_COMBAT])
    return [
        say(
            "automa-tracks",
            lang,
            power=int(s.power[AUTOMA]),
            coins=int(s.coins[AUTOMA]),
            cards=len(s.hand[AUTOMA]),
            points=sum(automa_sources(s).values()),
        ),
        say("automa-stars", lang, count=int(stars_of(s, AUTOMA)), won=won),
        say(
            "automa-made",
            lang,
            workers=f"{all_workers(s, AUTOMA)}/{ALL_WORKERS}",
            mechs=f"{count_bits(s.deployed[AUTOMA])}/{ALL_MECHS}",
        ),
        *next_parts(s, lang),
    ]


def next_parts(s: Scythe, lang: str) -> list[str]:
    """What everybody can see coming: the next star, water, the second scheme, the cards that are left."""
    tracker = tracker_of(s)
    found = [say("automa-tracker", lang, space=s.tracker, last=tracker.stars[-1])]
    if next_star(s) != NOTHING:
        found.append(say("automa-next-star", lang, steps=next_star(s)))
    found.append(say("automa-water", lang, steps=max(tracker.water - s.tracker, 0)))
    found.append(say("automa-scheme", lang, steps=max(tracker.second - s.tracker, 0)))
    return [*found, say("automa-deck", lang, count=len(s.automa_deck))]


def automa_head(s: Scythe, lang: str) -> str:
    """Its name, faction and tracker."""
    level = say(f"option-solo-{tracker_of(s).name}", lang)
    return say("automa-head", lang, seat=automa_name(lang), faction=faction_of(s, AUTOMA).names[lang], level=level)


def last_card(s: Scythe, lang: str) -> list[str]:
    """The card of its last turn, as it held then."""
    if s.automa_card == NOTHING:
        return []
    number = s.box.automa[s.automa_card].number
    if s.box.automa[s.automa_card].skipped and tracker_of(s).skips:
        about = say("automa-idle", lang)
    else:
        about = automa_text(s.box, s.automa_card, s.automa_scheme, lang)
    return [say("automa-last", lang, number=number, about=about)]
