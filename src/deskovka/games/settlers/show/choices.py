"""What a choice means at this table: the card, what it costs here, and what can be done with it now."""

from __future__ import annotations

from typing import cast

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.settlers.law import moves
from deskovka.games.settlers.law.chapters.cleanup import CLEAN_REST
from deskovka.games.settlers.law.chapters.free_acts import FreeActs
from deskovka.games.settlers.law.chapters.production import PRODUCTION_PHASE
from deskovka.games.settlers.law.chapters.solo import ATTACKS_PHASE, VIRTUAL
from deskovka.games.settlers.law.chapters.turn import NEXT_TURN, Act
from deskovka.games.settlers.law.flow import ACTIONS
from deskovka.games.settlers.law.pieces import (
    ATTACKS,
    GOODS,
    NOBODY,
    NOTHING,
    RAZE,
    STOCK,
    Box,
)
from deskovka.games.settlers.law.state import Settlers, holder_of
from deskovka.games.settlers.law.uses import moves_with, price_for
from deskovka.games.settlers.law.zones import PLACES
from deskovka.games.settlers.words import (
    card_label,
    card_name,
    card_of,
    colours_of,
    cost_of,
    has_card,
    say,
    short,
    short_list,
)
from deskovka.games.settlers.words.card_text import about_card, razed_goods


def table_of(g: Game, view: View) -> Settlers:
    """The table behind a view: all that lies open is as it is, the rest is imagined."""
    return cast(Settlers, g.imagine(view, seed=0))


def input_name(box: Box, move: Move, view: View, lang: str) -> str:
    """The short name; alone the only opponent is the virtual player."""
    if isinstance(move, moves.Opponent) and view.seats == 1 and move.seat == VIRTUAL:
        return say("virtual", lang)
    return short(box, move, lang)


def about(g: Game, move: Move, view: View, lang: str) -> list[str]:
    """A card: what it costs, does, and what can be done with it; other moves speak for themselves."""
    if not has_card(move):
        return []
    s = table_of(g, view)
    card = card_of(move)
    found = [headline(s, move, lang), *about_card(s.box, card, lang)]
    if isinstance(move, moves.Card):
        found += possibilities(g, s, view, card, lang)
    return found


def headline(s: Settlers, move: Move, lang: str) -> str:
    """The card with the price of the move."""
    card = card_of(move)
    name = card_name(s.box, card, lang)
    if s.box.deck[card] == ATTACKS:
        return name
    if isinstance(move, moves.Raze):
        return raze_headline(s, move, name, lang)
    if isinstance(move, moves.Activate):
        price = price_of(s.box, card, move.times, lang)
        return say("about-card", lang, card=name, cost=price) if price else name
    if isinstance(move, moves.Deal) and s.box.deal[card] != NOTHING:
        return say("about-make-deal", lang, card=name, good=GOODS[s.box.deal[card]], count=1)
    if isinstance(move, (moves.Defend, moves.Guard, moves.Tuck, moves.Visit)):
        return name
    return say("about-card", lang, card=name, cost=cost_of(s.box, card, lang))


def raze_headline(s: Settlers, move: moves.Raze, name: str, lang: str) -> str:
    """What razing costs and gives."""
    if not s.box.raze[move.card]:
        return name
    cost, gain = price_for(s, move)[RAZE], razed_goods(s.box, move.card, lang)
    return say("about-raze-cost", lang, card=name, good="raze", count=cost, gain=gain)


def price_of(box: Box, card: int, times: int, lang: str) -> str:
    """The price of an action, in few letters; empty if it is free."""
    counts = [(GOODS[good], int(box.pay[card * STOCK + good]) * times) for good in range(STOCK)]
    others = (("card", box.pay_cards), ("deal", box.pay_deals), ("favour", box.pay_favours))
    counts += [(name, int(table[card]) * times) for name, table in others]
    return short_list(counts, lang)


def phase_of(s: Settlers) -> str:
    """The phase of a running game, by what is still to come."""
    if PRODUCTION_PHASE in s.steps:
        return "lookout"
    if ACTIONS in s.steps:
        return "production"
    if CLEAN_REST in s.steps:
        return "cleanup"
    attacked = s.seats == 1 and ATTACKS_PHASE not in s.steps and NEXT_TURN not in s.steps
    return "attack" if attacked else "action"  # what works at the end of the last round belongs to it


# --- what the expansion lays out -------------------------------------------------------------------------


def stored_cards(s: Settlers, seat: int) -> dict[int, list[int]]:
    """Open cards under locations, by location."""
    found: dict[int, list[int]] = {}
    for card, at in zip(s.stored[seat], s.stored_at[seat], strict=True):
        found.setdefault(at, []).append(card)
    return found


def card_with_colours(box: Box, card: int, lang: str) -> str:
    """A card with its colours, as it is typed."""
    return say("card-coloured", lang, card=card_label(box, card, lang), colour=colours_of(box, card, lang))


# --- what is known of face-down cards --------------------------------------------------------------------


def noted_cards(g: Game, view: View) -> dict[tuple[int, tuple[str, ...]], list[int]]:
    """By whose they are and where they may lie: cards of others' hands, and all others that lie face down."""
    found: dict[tuple[int, tuple[str, ...]], list[int]] = {}
    s, table = table_of(g, view), view.table
    for seat in range(s.seats):
        for name in ("hand", "aside", "foundations"):
            if name == "foundations" or seat != view.seat:
                found[seat, (name,)] = [card for card in table[name][seat] if card >= 0]
    for gate in [card for row in s.empire for card in row if s.box.slot[card]]:
        first = int(s.box.slot[gate]) * (s.seats + 1)
        cards = [card for pile in table["under"][first : first + s.seats + 1] for card in pile if card >= 0]
        found.setdefault((holder_of(s, gate), ("gate",)), []).extend(cards)
    for card, places in scattered_cards(view):
        whose = next((seat for seat in (side_of(s, *place) for place in places) if seat != NOBODY), 0)
        words = tuple(dict.fromkeys(PLACES[kind] for kind, _ in places))
        found.setdefault((whose, words), []).append(card)
    return {key: cards for key, cards in found.items() if cards}


def scattered_cards(view: View) -> list[tuple[int, list[tuple[int, int]]]]:
    """Cards that lie in one of some places: the card, then kind and number of each place."""
    rows = view.table.get("maybe", ())
    return [(card, list(zip(at[::2], at[1::2], strict=True))) for card, *at in rows]


def side_of(s: Settlers, kind: int, number: int) -> int:
    """Before whom a place is, or NOBODY."""
    if PLACES[kind] == "gate":
        gates = [card for card in range(len(s.box.ids)) if s.box.slot[card] == number]
        return holder_of(s, gates[0]) if number else NOBODY
    return NOBODY if PLACES[kind] == "deck" else number


# --- what can be done with a card ------------------------------------------------------------------------


def possibilities(g: Game, s: Settlers, view: View, card: int, lang: str) -> list[str]:
    """Each action with this card: yes, or why not; only for whoever is asked for an action."""
    if view.seat is None or view.seat not in s.to_act() or not isinstance(s.asking, (Act, FreeActs)):
        return []
    found = []
    for move in moves_with(s, view.seat, card):
        words = text.say(move, lang, g, options=s.options)
        refusal = s.why_not(view.seat, move)
        if refusal is None:
            found.append(say("about-may", lang, move=words))
        else:
            found.append(say("about-may-not", lang, move=words, why=refusal.say(lang)))
    return found
