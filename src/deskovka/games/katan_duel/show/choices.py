"""What lies where at this table: how moves are typed there, and what a choice means."""

from __future__ import annotations

from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.katan_duel.law import moves
from deskovka.games.katan_duel.law.chapters.drawing import search_price
from deskovka.games.katan_duel.law.chapters.event_cards import BuyFromMerchant
from deskovka.games.katan_duel.law.chapters.exchanging import THERE
from deskovka.games.katan_duel.law.chapters.troubles import CalmRiot
from deskovka.games.katan_duel.law.pieces import (
    GOLD,
    GOODS,
    NOBODY,
    NOTHING,
    PRICES,
    REGIONS,
    SETS,
    SITES,
    Box,
    Mode,
)
from deskovka.games.katan_duel.show.asked import question, table_of, whose_cards
from deskovka.games.katan_duel.show.board import Principality, board
from deskovka.games.katan_duel.words import (
    LETTERS,
    card_input_name,
    card_label,
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

# --- what is typed ---------------------------------------------------------------------------------------


def input_name(box: Box, move: Move, view: View, lang: str) -> str:
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
        return site_input_name(box, view, whose_cards(view), move.site, lang) or short(box, move, lang)
    if isinstance(move, moves.Remove):
        label = site_input_name(box, view, seat, move.site, lang)
        return say("typed-remove", lang, name=label) if label else short(box, move, lang)
    if isinstance(move, (moves.Play, moves.Take, moves.Under)):
        home = seat if view.options["mode"] == "tournament" else 0
        label = card_input_name(box, move.card, lang, home)
        return (
            say("typed-under", lang, name=label, stack=move.stack + 1) if isinstance(move, moves.Under) else label
        )
    return short(box, move, lang)


def site_input_name(box: Box, view: View, seat: int, site: int, lang: str) -> str:
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
    if isinstance(move, (moves.Stack, moves.Search)):
        return about_stack(g, box, view, move, lang)
    if isinstance(move, moves.Pay):
        return about_paying(view, lang)
    seats = board(g, view)["seats"]
    mine = seats[str(view.seat)]
    if isinstance(move, (moves.Region, moves.ExchangeAt)):
        return about_region(box, mine, move, lang)
    if isinstance(move, moves.Cache):
        counts = [ground.get("cache", 0) for ground in mine["regions"].values()]
        return [say("about-cache", lang, count=sum(counts))]
    if isinstance(move, moves.Exchange):
        good = GOODS[move.good]
        return [say("about-exchange", lang, count=mine["rates"][good], good=good)]
    if isinstance(move, moves.Target):
        return about_site(box, seats[str(whose_cards(view))], move.site, lang)
    return about_site(box, mine, move.site, lang) if isinstance(move, moves.Remove) else []


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


def about_region(box: Box, mine: Principality, move: moves.Region | moves.ExchangeAt, lang: str) -> list[str]:
    """What lies there."""
    ground = mine["regions"].get(str(move.region))
    if ground is None:
        return []
    good = box.land_good[ground["land"]]
    if isinstance(move, moves.ExchangeAt):
        return [say("about-exchange", lang, count=THERE, good=GOODS[good])]
    name = land_name(box, ground["land"], lang)
    return [say("about-region", lang, name=name, count=ground["goods"], good=good_name(good, lang))]


def about_stack(g: Game, box: Box, view: View, move: moves.Stack | moves.Search, lang: str) -> list[str]:
    """Its back and size, or what looking through it costs."""
    s = table_of(g, view)
    if move.stack >= len(s.stacks):
        return []
    name = stack_name(s.mode, move.stack, lang)
    if isinstance(move, moves.Stack):
        return [say("about-stack", lang, name=name, count=len(s.stacks[move.stack]))]
    price = int(search_price(s, view.seat or 0))
    if price == 0:
        return [say("about-search-free", lang, stack=move.stack + 1, name=name)]
    return [say("about-search", lang, stack=move.stack + 1, name=name, count=price)]


def stack_name(mode: Mode, stack: int, lang: str) -> str:
    """The set of a stack, or in the tournament whose it is."""
    its = mode.stacks[stack]
    return say("set-short-" + SETS[its.back], lang) if its.owner == NOBODY else owner_name(its.owner, lang)


def owner_name(seat: int, lang: str) -> str:
    """A player without a name."""
    return say("seat", lang, number=seat + 1)


def about_paying(view: View, lang: str) -> list[str]:
    """How much is paid."""
    asked = question(view)
    price = asked.price if isinstance(asked, CalmRiot) else 1 if isinstance(asked, BuyFromMerchant) else 0
    return [say("about-pay", lang, count=price, good=GOODS[GOLD])] if price else []


def about_site(box: Box, side: Principality, site: int, lang: str) -> list[str]:
    """The card there, where it lies, and what it does."""
    built = side["cards"].get(str(site))
    if built is None:
        return []
    spot, card = say("site-at", lang, **site_words(site)), built["card"]
    return [f"{say('card-' + box.cards[card].kind, lang)} {spot}", rule_texts(lang)[box.rule_ids[card]]]
