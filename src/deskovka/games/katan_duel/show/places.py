"""What lies where at this table: how moves are typed there, and what a choice means."""

from __future__ import annotations

from typing import cast

from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move, Step
from deskovka.core.value import from_json
from deskovka.games.katan_duel.law import moves
from deskovka.games.katan_duel.law.chapters.attacks import BurnBuilding
from deskovka.games.katan_duel.law.chapters.drawing import search_price
from deskovka.games.katan_duel.law.chapters.event_cards import BuyFromMerchant
from deskovka.games.katan_duel.law.chapters.exchanging import THERE, rate
from deskovka.games.katan_duel.law.chapters.feuds import NameBuilding
from deskovka.games.katan_duel.law.chapters.troubles import CalmRiot
from deskovka.games.katan_duel.law.pieces import GOLD, GOODS, NOBODY, NOTHING, PRICES, REGIONS, SETS, SITES, Box
from deskovka.games.katan_duel.law.state import Duel, card_at, good_of, goods_on
from deskovka.games.katan_duel.words import (
    LETTERS,
    card_label,
    card_typed,
    cost_of,
    good_name,
    land_label,
    land_name,
    price_words,
    rule_texts,
    say,
    short,
    side_word,
    site_words,
)


def table_of(g: Game, view: View) -> Duel:
    """The table behind a view: all that lies open is as it is, the rest is imagined."""
    return cast(Duel, g.imagine(view, seed=0))


def question(view: View) -> Step | None:
    """What is asked now."""
    return cast(Step, from_json(view.agenda[-1][0])) if view.agenda else None


def whose_cards(view: View) -> int:
    """The seat whose cards a target means."""
    seat = view.seat or 0
    return 1 - seat if isinstance(question(view), (BurnBuilding, NameBuilding)) else seat


# --- what is typed ---------------------------------------------------------------------------------------


def typed(box: Box, move: Move, view: View, lang: str) -> str:
    """The name of the region or card that lies there; elsewhere the short name."""
    seat = view.seat
    if seat is None:
        return short(box, move, lang)
    if isinstance(move, (moves.Region, moves.ExchangeAt)):
        land = view.table["land"][seat * REGIONS + move.region]
        if land != NOTHING:
            label = land_label(box, land, lang)
            return label if isinstance(move, moves.Region) else say("typed-exchange-at", lang, name=label)
    if isinstance(move, moves.Target):
        return site_typed(box, view, whose_cards(view), move.site, lang) or short(box, move, lang)
    if isinstance(move, moves.Remove):
        label = site_typed(box, view, seat, move.site, lang)
        return say("typed-remove", lang, name=label) if label else short(box, move, lang)
    if isinstance(move, (moves.Play, moves.Take, moves.Under)):
        home = seat if view.options["mode"] == "tournament" else 0
        label = card_typed(box, move.card, lang, home)
        return (
            say("typed-under", lang, name=label, stack=move.stack + 1) if isinstance(move, moves.Under) else label
        )
    return short(box, move, lang)


def site_typed(box: Box, view: View, seat: int, site: int, lang: str) -> str:
    """The label of the card on a site, with the site if there are several such cards; empty = no card."""
    sites = view.table["sites"][seat * SITES : (seat + 1) * SITES]
    if sites[site] == NOTHING:
        return ""
    label = card_label(box, sites[site], lang).lower()
    labels = [card_label(box, card, lang).lower() for card in sites if card != NOTHING]
    at = say("typed-site", lang, **site_words(site)).lower()
    return label if labels.count(label) == 1 else f"{label} {at}"


# --- what a choice means ---------------------------------------------------------------------------------


def about(g: Game, box: Box, move: Move, view: View, lang: str) -> list[str]:
    """A card: what it costs and does; a building: its price; a region: what lies there; an exchange: its rate."""
    if isinstance(move, (moves.Play, moves.Take, moves.Under)):
        return about_card(box, move, lang)
    if isinstance(move, (moves.Road, moves.Settle, moves.City)):
        return [about_building(move, lang)]
    if view.seat is None:
        return []
    s = table_of(g, view)
    if isinstance(move, (moves.Region, moves.ExchangeAt)):
        return about_region(s, view.seat, move, lang)
    if isinstance(move, moves.Cache):
        return [say("about-cache", lang, count=s.cached[view.seat])]
    if isinstance(move, moves.Exchange):
        return [say("about-exchange", lang, count=rate(s, view.seat, move.good), good=GOODS[move.good])]
    if isinstance(move, (moves.Stack, moves.Search)):
        return about_stack(s, view.seat, move, lang)
    if isinstance(move, moves.Pay):
        return about_paying(view, lang)
    return about_site(s, view, move, lang)


def about_card(box: Box, move: moves.Play | moves.Take | moves.Under, lang: str) -> list[str]:
    """Its name and price, then its text."""
    said = f"{say('card-' + box.cards[move.card].kind, lang)} ({cost_of(box, move.card, lang)})"
    if isinstance(move, moves.Under):
        what = say(f"card-{box.cards[move.card].kind}.acc", lang)
        said = say("move-under", lang, what=what, stack=move.stack + 1)
    return [said, rule_texts(lang)[box.rule_ids[move.card]]]


def about_building(move: moves.Road | moves.Settle | moves.City, lang: str) -> str:
    """What is built, and for how much."""
    if isinstance(move, moves.City):
        what, said = "city", say("move-city", lang, place=LETTERS[move.place])
    elif isinstance(move, moves.Road):
        what, said = "road", say("move-road", lang, side=side_word(move.side))
    else:
        scout = "yes" if move.scout else "no"
        what, said = "settlement", say("move-settle", lang, side=side_word(move.side), scout=scout)
    return f"{said} ({price_words(PRICES[what], lang)})"


def about_region(s: Duel, seat: int, move: moves.Region | moves.ExchangeAt, lang: str) -> list[str]:
    """What lies there."""
    good = good_of(s, seat, move.region)
    if good == NOTHING:
        return []
    if isinstance(move, moves.ExchangeAt):
        return [say("about-exchange", lang, count=THERE, good=GOODS[good])]
    name = land_name(s.box, s.land[seat * REGIONS + move.region], lang)
    return [say("about-region", lang, name=name, count=goods_on(s, seat, move.region), good=good_name(good, lang))]


def about_stack(s: Duel, seat: int, move: moves.Stack | moves.Search, lang: str) -> list[str]:
    """Its back and size, or what looking through it costs."""
    if move.stack >= len(s.stacks):
        return []
    name = stack_name(s, move.stack, lang)
    if isinstance(move, moves.Stack):
        return [say("about-stack", lang, name=name, count=len(s.stacks[move.stack]))]
    price = int(search_price(s, seat))
    if price == 0:
        return [say("about-search-free", lang, stack=move.stack + 1, name=name)]
    return [say("about-search", lang, stack=move.stack + 1, name=name, count=price)]


def stack_name(s: Duel, stack: int, lang: str) -> str:
    """The set of a stack, or in the tournament whose it is."""
    its = s.mode.stacks[stack]
    return say("set-short-" + SETS[its.back], lang) if its.owner == NOBODY else owner_name(its.owner, lang)


def owner_name(seat: int, lang: str) -> str:
    """A player without a name."""
    return say("seat", lang, number=seat + 1)


def about_paying(view: View, lang: str) -> list[str]:
    """How much is paid."""
    asked = question(view)
    price = asked.price if isinstance(asked, CalmRiot) else 1 if isinstance(asked, BuyFromMerchant) else 0
    return [say("about-pay", lang, count=price, good=GOODS[GOLD])] if price else []


def about_site(s: Duel, view: View, move: Move, lang: str) -> list[str]:
    """The card there, where it lies, and what it does."""
    if not isinstance(move, (moves.Target, moves.Remove)):
        return []
    seat = whose_cards(view) if isinstance(move, moves.Target) else view.seat or 0
    card = card_at(s, seat, move.site)
    if card == NOTHING:
        return []
    spot = say("site-at", lang, **site_words(move.site))
    return [f"{say('card-' + s.box.cards[card].kind, lang)} {spot}", rule_texts(lang)[s.box.rule_ids[card]]]
