"""The table in sentences, for those who listen to it."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.games.settlers.law.chapters.solo import VIRTUAL
from deskovka.games.settlers.law.pieces import GATE, KINDS, NOTHING, ROUNDS, SHRINE, STOCK
from deskovka.games.settlers.law.scoring import own_locations
from deskovka.games.settlers.law.state import Settlers, first_with, stock_of
from deskovka.games.settlers.show.picture import ending_alone, notes_of, threat, total
from deskovka.games.settlers.show.places import (
    coloured,
    noted_cards,
    phase_of,
    statues_of,
    stored_cards,
    table_of,
    threats,
    under_gates,
)
from deskovka.games.settlers.words import (
    bits_in_words,
    card_label,
    cost_of,
    either,
    faction_name,
    good_name,
    goods_list,
    say,
    tokens_in_words,
)


def describe(g: Game, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
    """The round, the opponents, the middle, my empire, my hand."""
    s = table_of(g, view)
    me = view.seat or 0
    who = [text.seat_name(seat, lang, names) for seat in range(s.seats)]
    if s.is_over():
        found = [say("say-over", lang) if s.seats > 1 else ending_alone(s, lang)]
    else:
        phase = say(f"phase-{phase_of(s)}", lang)
        found = [say("say-round", lang, round=s.round, rounds=ROUNDS, phase=phase, seat=who[s.first])]
    for i in range(1, s.seats):
        seat = (me + i) % s.seats
        found += describe_player(s, seat, lang, who[seat])
    found += describe_virtual(s, lang) if s.seats == 1 else []
    found += describe_middle(s, lang)
    found += [*describe_player(s, me, lang, who[me]), *describe_hands(s, view, lang, who)]
    return [text.aloud(sentence, lang) for sentence in found]


def describe_player(s: Settlers, seat: int, lang: str, who: str) -> list[str]:
    """Faction, points, supply; locations by kind; deals; what else lies there."""
    goods = goods_list([n for good in range(STOCK) for n in (good, int(stock_of(s, seat, good)))], lang)
    found = [
        say(
            "say-player",
            lang,
            seat=who,
            faction=faction_name(s.box, s.factions[seat], lang),
            points=total(s, seat),
            goods=goods or say("nothing-there", lang),
            count=len(s.hand[seat]),
            deck=len(s.decks[seat]),
        )
    ]
    found += [say("say-passed", lang, seat=who)] if s.passed[seat] else []
    for kind, key in enumerate(KINDS):
        cards = [located(s, card, lang) for card in s.empire[seat] if s.box.kind[card] == kind]
        if cards:
            kind_name = say(f"row-{key}", lang)
            found.append(say("say-locations", lang, seat=who, kind=kind_name, cards=text.listing(cards, lang)))
    found += [] if s.empire[seat] else [say("say-no-locations", lang, seat=who)]
    return found + describe_extras(s, seat, lang, who)


def located(s: Settlers, card: int, lang: str) -> str:
    """A location with all that lies on it."""
    notes = notes_of(s, card, lang)
    name = card_label(s.box, card, lang)
    return say("say-card", lang, card=name, notes=", ".join(notes)) if notes else name


def describe_extras(s: Settlers, seat: int, lang: str, who: str) -> list[str]:
    """Deals, favour tokens, foundations, cards under locations, resources on the Shrine."""
    found = []
    if s.favours[seat]:
        found.append(say("say-favours", lang, seat=who, colours=tokens_in_words(int(s.favours[seat]), lang)))
    if statues_of(s, seat):
        found.append(say("say-statues", lang, seat=who, colours=bits_in_words(statues_of(s, seat), lang)))
    for at, cards in stored_cards(s, seat).items():
        names = text.listing([coloured(s, card, lang) for card in cards], lang)
        found.append(say("say-stored", lang, seat=who, card=card_label(s.box, at, lang), cards=names))
    deals = [
        say("say-card", lang, card=card_label(s.box, card, lang), notes=good_name(s.box.deal[card], lang))
        for card in (*s.deals[seat], *s.routes[seat])
    ]
    if deals:
        found.append(say("say-deals", lang, seat=who, cards=text.listing(deals, lang)))
    if s.foundations[seat]:
        found.append(say("say-foundations", lang, seat=who, count=len(s.foundations[seat])))
    if first_with(s, seat, GATE) != NOTHING:
        found.append(say("say-under", lang, seat=who, count=under_gates(s, seat)))
    shrine = first_with(s, seat, SHRINE)
    if shrine != NOTHING:
        found.append(say("say-offered", lang, seat=who, count=int(s.offered[shrine])))
    return found


def describe_virtual(s: Settlers, lang: str) -> list[str]:
    """Locations, attack line and Collection of the virtual player."""
    cards = [card_label(s.box, card, lang) for card in s.empire[VIRTUAL]]
    found = [say("say-virtual-none", lang)]
    if cards:
        found = [say("say-virtual", lang, cards=text.listing(cards, lang))]
    line = [good_name(s.box.deal[card], lang) for card in s.deals[VIRTUAL]]
    if line:
        found.append(say("say-attacks", lang, cards=", ".join(line)))
    dangers = [threat(s, good, cards, lang) for good, cards in threats(s)]
    if dangers and not s.is_over():
        found.append(say("say-threats", lang, cards="; ".join(dangers)))
    return [*found, say("say-collection", lang, count=len(s.collection), own=own_locations(s))]


def describe_middle(s: Settlers, lang: str) -> list[str]:
    """The row, the cards of a prayer, and the common deck."""
    found = [say("say-row", lang, cards=card_list(s, s.row, lang))] if s.row else []
    if s.revealed:
        names = text.listing([coloured(s, card, lang) for card in s.revealed], lang)
        found.append(say("say-revealed", lang, cards=names))
    return [*found, say("say-decks", lang, deck=len(s.deck) + len(s.top), discard=len(s.discard))]


def card_list(s: Settlers, cards: Sequence[int], lang: str) -> str:
    """Cards with what they cost."""
    return text.listing(
        [
            say("say-card", lang, card=card_label(s.box, card, lang), notes=cost_of(s.box, card, lang))
            for card in cards
        ],
        lang,
    )


def describe_hands(s: Settlers, view: View, lang: str, who: Sequence[str]) -> list[str]:
    """My cards, and what I know of those that lie face down."""
    found = []
    if view.seat is not None:
        for name in ("aside", "hand"):
            cards = view.table[name][view.seat]
            if cards:
                found.append(say(f"say-{name}", lang, cards=card_list(s, cards, lang)))
        found += [] if view.table["hand"][view.seat] else [say("hand-empty", lang)]
    for (seat, places), cards in noted_cards(s, view).items():
        where = either([say(f"place-{place}", lang) for place in places], lang)
        found.append(say("say-noted", lang, seat=who[seat], places=where, cards=card_list(s, cards, lang)))
    return found
