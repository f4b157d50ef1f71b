"""The table for a terminal: the others, the middle, my empire in three rows, my hand."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.settlers.law.chapters.solo import ME, VIRTUAL
from deskovka.games.settlers.law.pieces import (
    DEFENCE,
    DEFENDED,
    GATE,
    GOODS,
    GUARDED,
    GUESTS,
    KINDS,
    NOBODY,
    NOTHING,
    ROUNDS,
    SETTLER,
    SHRINE,
    STOCK,
    Box,
)
from deskovka.games.settlers.law.scoring import own_locations, rank_alone, sources_of, wins_alone
from deskovka.games.settlers.law.state import Settlers, first_with, stock_of
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
    card_of,
    cost_of,
    either,
    faction_name,
    good_name,
    has_card,
    raze_of,
    say,
    short,
    short_good,
    tokens_in_words,
)
from deskovka.games.settlers.words.card_text import effect_of

Line = list[tuple[str, str]]

WIDTH: Final = 79  # the usual terminal has 80 columns
HEIGHT: Final = 44  # what cards do is shown only if the table stays as low as this
FEW: Final = 12  # up to this number, choices are listed after the picture
SIGNS: Final = "●▲■◆✚★"  # by seat, so that colour is never the only sign
MAY: Final = "›"


def picture(g: Game, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()) -> list[Line]:
    """The opponents, the row, my empire, my hand, as lines of (style, text)."""
    s = table_of(g, view)
    me = view.seat or 0
    may = {card_of(move) for move in legal if has_card(move)}
    above: list[Line] = [draw_head(s, lang, names)]
    for i in range(1, s.seats):
        above += draw_player(s, (me + i) % s.seats, may, lang, names)
        above += draw_noted(s, view, (me + i) % s.seats, lang)
    if s.seats == 1:
        above += draw_virtual(s, may, lang)
        above += wrapped("title", ending_alone(s, lang)) if s.is_over() else []
    mine = [*draw_player(s, me, may, lang, names), *draw_noted(s, view, me, lang)]
    below = [*draw_choices(s.box, legal, lang), *wrapped("dim", say("legend", lang))]
    open_cards = [("line-row", tuple(s.row)), *own_cards(view)]
    middle = draw_open(s.box, open_cards, may, True, lang)
    mine += draw_coloured(s, say("line-revealed", lang), s.revealed, may, lang) if s.revealed else []
    if len(above) + len(mine) + len(middle) + len(below) > HEIGHT:
        middle = draw_open(s.box, open_cards, may, False, lang)
    if view.seat is not None and not s.hand[me]:
        below.insert(0, [("", say("hand-empty", lang))])
    return [*above, *mine, *middle, *below]


def wrapped(style: str, words: str) -> list[Line]:
    """A text on as many lines as it needs."""
    return [[(style, line)] for line in textwrap.wrap(words, WIDTH, subsequent_indent="  ")]


def draw_head(s: Settlers, lang: str, names: Sequence[str]) -> Line:
    """The round and its phase, the first player, the decks."""
    parts = [say("round", lang, round=s.round, rounds=ROUNDS)]
    parts.append(say("over", lang) if s.is_over() else say(f"phase-{phase_of(s)}", lang))
    if s.seats > 1 and not s.is_over():
        parts.append(say("first", lang, seat=text.seat_name(s.first, lang, names)))
    parts.append(say("decks", lang, deck=len(s.deck) + len(s.top), discard=len(s.discard)))
    words = "; ".join(parts)
    return [("title", (words[:1].upper() + words[1:])[:WIDTH])]


def ending_alone(s: Settlers, lang: str) -> str:
    """The rank of a winner, or the defeat."""
    if not wins_alone(s):
        return say("lost-alone", lang)
    return say("won-alone", lang, rank=say(f"rank-{rank_alone(total(s, ME))}", lang))


def total(s: Settlers, seat: int) -> int:
    """Points as if the game ended now."""
    return sum(sources_of(s, seat).values())


# --- players ---------------------------------------------------------------------------------------------


def draw_player(s: Settlers, seat: int, may: set[int], lang: str, names: Sequence[str]) -> list[Line]:
    """Name, faction, points and supply; locations by kind; deals and what else lies there."""
    name = text.seat_name(seat, lang, names)
    faction = faction_name(s.box, s.factions[seat], lang)
    head = f"{SIGNS[seat]} {name} ({faction}), {say('points-now', lang, points=total(s, seat))}: "
    parts = [supply(s, seat, lang) or say("nothing-there", lang)]
    parts.append(say("hand-count", lang, count=len(s.hand[seat])))
    parts.append(say("deck-count", lang, count=len(s.decks[seat])))
    parts += [say("passed-mark", lang)] if s.passed[seat] else []
    lines = wrapped(f"seat{seat}", head + "; ".join(parts))
    for kind, key in enumerate(KINDS):
        cards = [card for card in s.empire[seat] if s.box.kind[card] == kind]
        if cards:
            lines += draw_cards(s, say(f"row-{key}", lang) + ":", cards, may, lang)
    return lines + draw_deals(s, seat, may, lang) + draw_extras(s, seat, lang) + draw_stored(s, seat, may, lang)


def supply(s: Settlers, seat: int, lang: str) -> str:
    """What lies in a supply, as `osadníci 3, dřevo 2`."""
    parts = []
    for good in range(STOCK):
        count = int(stock_of(s, seat, good))
        if count:
            name = say("supply-settler", lang) if good == SETTLER else short_good(GOODS[good], lang)
            parts.append(name if good == DEFENCE and count == 1 else f"{name} {count}")
    return ", ".join(parts)


def draw_cards(s: Settlers, label: str, cards: Sequence[int], may: set[int], lang: str) -> list[Line]:
    """Locations one after the other on as many lines as they need."""
    lines: list[Line] = [[("", "  "), ("title", label)]]
    for card in cards:
        words = located(s, card, lang)
        if sum(len(part) for _, part in lines[-1]) + len(words) + 3 > WIDTH:
            lines.append([("", "   ")])
        lines[-1] += [("", " "), ("legal", MAY + words) if card in may else ("", " " + words)]
    return lines


def located(s: Settlers, card: int, lang: str) -> str:
    """A location with all that lies on it."""
    notes = notes_of(s, card, lang)
    return card_label(s.box, card, lang) + (f" [{', '.join(notes)}]" if notes else "")


def notes_of(s: Settlers, card: int, lang: str) -> list[str]:
    """Used, visited, defended, guarded, taken over."""
    found = []
    if s.used[card] and s.box.opens[card]:
        found.append(say("guests-mark", lang, count=int(s.used[card]), most=GUESTS))
    elif s.used[card]:
        uses = f" {s.used[card]}/{s.box.uses[card]}" if s.box.uses[card] > 1 else ""
        found.append(say("used-mark", lang) + uses)
    found += [say("defended-mark", lang)] if s.tokens[card] & DEFENDED else []
    found += [say("guarded-mark", lang)] if s.tokens[card] & GUARDED else []
    return found + ([say("taken-mark", lang)] if s.home[card] != NOBODY else [])


def draw_deals(s: Settlers, seat: int, may: set[int], lang: str) -> list[Line]:
    """Deals by what they give."""
    parts: Line = []
    for card in (*s.deals[seat], *s.routes[seat]):
        words = f"{s.box.ids[card]} {good_name(s.box.deal[card], lang)}"
        words += f" ({say('route-mark', lang)})" if card in s.routes[seat] else ""
        parts.append(("legal", MAY + words) if card in may else ("", " " + words))
    return flowing(say("line-deals", lang), parts) if parts else []


def flowing(label: str, parts: Line) -> list[Line]:
    """A label and pieces of text on as many lines as they need."""
    lines: list[Line] = [[("", "  "), ("title", label)]]
    for style, words in parts:
        if sum(len(part) for _, part in lines[-1]) + len(words) + 2 > WIDTH:
            lines.append([("", "   ")])
        lines[-1] += [("", " "), (style, words)]
    return lines


def draw_coloured(s: Settlers, label: str, cards: Sequence[int], may: set[int], lang: str) -> list[Line]:
    """Open common cards with the colours that prayers look at."""
    parts: Line = []
    for card in cards:
        words = coloured(s, card, lang)
        parts.append(("legal", MAY + words) if card in may else ("", " " + words))
    return flowing(label, parts)


def draw_stored(s: Settlers, seat: int, may: set[int], lang: str) -> list[Line]:
    """Open cards under locations."""
    lines: list[Line] = []
    for at, cards in stored_cards(s, seat).items():
        lines += draw_coloured(s, say("line-stored", lang, card=s.box.ids[at]), cards, may, lang)
    return lines


def draw_extras(s: Settlers, seat: int, lang: str) -> list[Line]:
    """Favour tokens, statues, foundations, cards under Gates, resources on the Shrine."""
    parts = []
    if s.favours[seat]:
        parts.append(say("line-favours", lang, colours=tokens_in_words(int(s.favours[seat]), lang)))
    if statues_of(s, seat):
        parts.append(say("line-statues", lang, colours=bits_in_words(statues_of(s, seat), lang)))
    if s.foundations[seat]:
        parts.append(say("line-foundations", lang, count=len(s.foundations[seat])))
    if first_with(s, seat, GATE) != NOTHING:
        parts.append(say("line-under", lang, count=under_gates(s, seat)))
    shrine = first_with(s, seat, SHRINE)
    if shrine != NOTHING:
        parts.append(say("line-offered", lang, count=int(s.offered[shrine])))
    return wrapped("", "  " + ". ".join(parts)) if parts else []


def draw_noted(s: Settlers, view: View, seat: int, lang: str) -> list[Line]:
    """What I know of the face-down cards of a seat."""
    lines: list[Line] = []
    for (whose, places), cards in noted_cards(s, view).items():
        if whose == seat:
            where = either([say(f"place-{place}", lang) for place in places], lang)
            parts = [("", " " + card_label(s.box, card, lang)) for card in cards]
            lines += flowing(say("line-noted", lang, places=where), parts)
    return lines


def draw_virtual(s: Settlers, may: set[int], lang: str) -> list[Line]:
    """Locations of the virtual player, its attack line and its Collection."""
    name = say("virtual", lang)
    count = say("line-collection", lang, count=len(s.collection), own=own_locations(s))
    lines: list[Line] = [[("seat1", f"{SIGNS[1]} {name[:1].upper()}{name[1:]}: {count}")]]
    if s.empire[VIRTUAL]:
        lines += draw_cards(s, say("row-virtual", lang), s.empire[VIRTUAL], may, lang)
    parts = [
        ("legal" if card in may else "", (MAY if card in may else " ") + attack_label(s, card, lang))
        for card in s.deals[VIRTUAL]
    ]
    lines += flowing(say("line-attacks", lang), parts) if parts else []
    dangers = [("", " " + threat(s, good, cards, lang)) for good, cards in threats(s)]
    return lines + (flowing(say("line-threats", lang), dangers) if dangers and not s.is_over() else [])


def threat(s: Settlers, good: int, cards: Sequence[int], lang: str) -> str:
    """An attack card that may come, and what it would hit."""
    targets = either([s.box.ids[card] for card in cards], lang)
    return say("threat", lang, name=short_good(GOODS[good], lang), cards=targets)


def attack_label(s: Settlers, card: int, lang: str) -> str:
    """An attack card as it is typed, with its good."""
    mark = text.STAND_IN if s.box.guessed[card] else ""
    return f"{s.box.ids[card]} {short_good(GOODS[s.box.deal[card]], lang)}{mark}"


# --- cards to choose from --------------------------------------------------------------------------------


def own_cards(view: View) -> list[tuple[str, tuple[int, ...]]]:
    """What I look at, and my hand; nothing for a spectator."""
    if view.seat is None:
        return []
    return [(f"line-{name}", tuple(view.table[name][view.seat])) for name in ("aside", "hand")]


def draw_open(
    box: Box, groups: Sequence[tuple[str, tuple[int, ...]]], may: set[int], full: bool, lang: str
) -> list[Line]:
    """Cards one per line, in full with what they do."""
    lines: list[Line] = []
    for key, cards in groups:
        if cards:
            lines.append([("title", say(key, lang))])
        for card in cards:
            lines += draw_card(box, card, card in may, full, lang)
    return lines


def draw_card(box: Box, card: int, chosen: bool, full: bool, lang: str) -> list[Line]:
    """A card with its cost, deal and raze goods, and what it does."""
    parts = [cost_of(box, card, lang)]
    if box.deal[card] != NOTHING:
        parts.append(say("deal-field", lang, good=short_good(GOODS[box.deal[card]], lang)))
    if box.raze[card]:
        parts.append(say("raze-field", lang, goods=raze_of(box, card, lang)))
    name = (MAY if chosen else " ") + card_label(box, card, lang)
    said = f": {'; '.join(parts)}"
    lines: list[Line] = [[("legal" if chosen else "", name), ("", said[: WIDTH - len(name)])]]
    if full:
        about = textwrap.wrap(" ".join(effect_of(box, card, lang)), WIDTH - 8)
        lines += [[("dim", " " * 8 + line)] for line in about]
    return lines


def draw_choices(box: Box, legal: Sequence[Move], lang: str) -> list[Line]:
    """What may be typed, by its first word, where the choices are too many to be listed one by one."""
    if len(legal) <= FEW:
        return []
    groups: dict[str, list[str]] = {}
    for move in legal:
        word, _, rest = short(box, move, lang).partition(" ")
        groups.setdefault(word, []).append(rest.replace(" ", "\u00a0"))
    lines: list[Line] = [[("title", say("line-choices", lang))]]
    for word, rests in groups.items():
        lines += wrapped("", f"  {word} {', '.join(rests)}".rstrip())
    return lines
