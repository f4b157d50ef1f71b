"""The table for a terminal: both principalities as their owners see them, mine below, the stacks between."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.katan_duel.law import moves
from deskovka.games.katan_duel.law.pieces import (
    ABOVE,
    BELOW,
    CAPACITY,
    CITY,
    COLUMNS,
    COMMERCE,
    NOTHING,
    PROGRESS,
    REGIONS,
    SKILL,
    STRENGTH,
    TALLY,
    VICTORY,
    Box,
)
from deskovka.games.katan_duel.law.scoring import points_of
from deskovka.games.katan_duel.law.state import (
    Duel,
    card_at,
    edge,
    good_of,
    goods_on,
    place_at,
)
from deskovka.games.katan_duel.show.notes import notes
from deskovka.games.katan_duel.show.places import stack_name, table_of, typed, whose_cards
from deskovka.games.katan_duel.words import (
    LETTERS,
    card_label,
    card_name,
    cost_of,
    good_name,
    land_label,
    region_name,
    say,
    site_words,
    symbol_name,
)

Line = list[tuple[str, str]]

WIDTH: Final = 79  # the usual terminal has 80 columns
HEIGHT: Final = 44  # lines of a picture, if what I know of hidden cards can be shortened
FEW: Final = 12  # up to this number, choices are listed after the picture
SIGNS: Final = "●▲"  # by seat, so that colour is never the only sign
WIDE: Final = {2: 12, 3: 10, 4: 8}  # columns of a region, by the number of places; 7 if there are more
NARROW: Final = 7  # columns of a place in which no card's name can be read
MAY: Final = "›"
HELD: Final = "★"
POINTS: Final = {
    "victory": VICTORY,
    "strength": STRENGTH,
    "commerce": COMMERCE,
    "skill": SKILL,
    "progress": PROGRESS,
}


class Choices:
    """What may be chosen now, by where it lies."""

    def __init__(self, view: View, legal: Sequence[Move]) -> None:
        self.me = view.seat if view.seat is not None else NOTHING
        self.targets_of = whose_cards(view) if view.seat is not None else NOTHING
        self.regions = {m.region for m in legal if isinstance(m, moves.Region)}
        self.spots = {m.spot for m in legal if isinstance(m, moves.At)}
        self.targets = {m.site for m in legal if isinstance(m, moves.Target)}
        self.cities = {m.place for m in legal if isinstance(m, moves.City)}
        self.roads = {m.side for m in legal if isinstance(m, moves.Road)}
        self.settles = {m.side for m in legal if isinstance(m, moves.Settle)}
        self.cards = {m.card for m in legal if isinstance(m, (moves.Play, moves.Under))}
        self.stacks = {m.stack for m in legal if isinstance(m, (moves.Stack, moves.Search))}


def picture(
    g: Game, box: Box, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()
) -> list[Line]:
    """The other principality, the stacks, mine, my hand, what I know, as lines of (style, text)."""
    s = table_of(g, view)
    me = view.seat or 0
    may = Choices(view, legal)
    lines = [
        draw_head(s, lang),
        draw_points(s, 1 - me, lang, names),
        *draw_principality(s, 1 - me, may, lang),
        *draw_stacks(s, may, lang),
        *draw_principality(s, me, may, lang),
        draw_points(s, me, lang, names),
        *draw_hand(box, view, may, lang),
    ]
    below = [*draw_choices(box, view, legal, lang), *wrapped("dim", say("legend", lang))]
    return [*lines, *draw_notes(box, view, lang, names, HEIGHT - len(lines) - len(below)), *below]


def draw_notes(box: Box, view: View, lang: str, names: Sequence[str], room: int) -> list[Line]:
    """What I know of hidden cards, as far as there is room; the description tells it all."""
    lines = [line for note in notes(box, view, lang, names) for line in wrapped("", note)]
    return lines if len(lines) <= room else [*lines[: max(room - 1, 0)], [("dim", "…")]]


def wrapped(style: str, words: str) -> list[Line]:
    """A text on as many lines as it needs."""
    return [[(style, line)] for line in textwrap.wrap(words, WIDTH, subsequent_indent="  ")]


def draw_head(s: Duel, lang: str) -> Line:
    """The game, its aim, the turn, the dice and the event."""
    parts = [say(f"option-mode-{s.mode.id}", lang), say("target", lang, points=s.mode.target)]
    parts += [say("turn", lang, turn=s.turn)] if s.turn else []
    parts.append(dice(s, lang) if s.die else say("dice-none", lang))
    if s.event != NOTHING:
        parts.append(say("event-now", lang, event=say(f"card-{s.box.events[s.event].kind}", lang)))
    return [("title", ", ".join(parts)[:WIDTH])]


def dice(s: Duel, lang: str) -> str:
    """What the dice show."""
    return say("dice", lang, number=s.die, symbol=symbol_name(s.symbol, lang))


def draw_points(s: Duel, seat: int, lang: str, names: Sequence[str]) -> Line:
    """Name and points; a star marks an advantage."""
    name = text.seat_name(seat, lang, names)[:9]
    line: Line = [(f"seat{seat}", f"{SIGNS[seat]} {name.ljust(9)}")]
    held = {"strength": s.advantage[0] == seat, "commerce": s.advantage[1] == seat}
    for key, points in points_of(s, seat).items():
        mark = HELD if held.get(key) else ""
        line.append(("title" if key == "victory" else "", f"  {say('column-' + key, lang)} {points}{mark}"))
    return [*line, ("", f"  {say('column-hand', lang)} {len(s.hand[seat])}")]


# --- a principality --------------------------------------------------------------------------------------


def draw_principality(s: Duel, seat: int, may: Choices, lang: str) -> list[Line]:
    """Five lines: two above, the places and roads, two below; regions and places by turns."""
    first, last = edge(s, seat, 0), edge(s, seat, 1)
    count = last - first + 1
    wide = WIDE.get(count, 7)
    room = min((WIDTH - 2 - wide * (count + 1)) // count, 16)
    lines: list[Line] = [[("", "  ")] for _ in range(5)]
    for column in range(first, last + 2):
        for line, cell in zip(lines, draw_column(s, seat, column, may, lang), strict=True):
            line.append(fitted(cell, wide))
        if column <= last:
            for line, cell in zip(lines, draw_place(s, seat, column, may, lang), strict=True):
                line.append(fitted(cell, room))
    if room < NARROW:
        lines += list_cards(s, seat, lang)
    if s.cache[seat] != NOTHING:
        where = region_name(int(s.cache[seat]), lang)
        lines.append([("", "  " + say("cache-at", lang, region=where, count=int(s.cached[seat])))])
    return lines


def list_cards(s: Duel, seat: int, lang: str) -> list[Line]:
    """The cards of all places in words, where the drawing has no room for them."""
    found = []
    for place in range(edge(s, seat, 0), edge(s, seat, 1) + 1):
        if any(card_at(s, seat, place * 4 + i) != NOTHING for i in range(4)):
            found.append(f"{LETTERS[place]} {cards_at(s, seat, place, lang)}")
    return wrapped("", "  " + ". ".join(found)) if found else []


def fitted(cell: tuple[str, str], width: int) -> tuple[str, str]:
    """A cell of exactly this width, with a gap at its end."""
    style, words = cell
    if len(words) >= width and words[0] in "●○":
        words = words.split()[0]  # the dots without the resource's name
    return style, words[: width - 1].ljust(width)


def draw_column(s: Duel, seat: int, column: int, may: Choices, lang: str) -> list[tuple[str, str]]:
    """A region above, the road, a region below."""
    upper = draw_region(s, seat, ABOVE * COLUMNS + column, may, lang)
    lower = draw_region(s, seat, BELOW * COLUMNS + column, may, lang)
    return [*upper, draw_road(s, seat, column, may), *lower]


def draw_region(s: Duel, seat: int, region: int, may: Choices, lang: str) -> list[tuple[str, str]]:
    """Its label, and its resources."""
    good = good_of(s, seat, region)
    if good == NOTHING:
        return [("", ""), ("", "")]
    chosen = seat == may.me and region in may.regions
    label = land_label(s.box, s.land[seat * REGIONS + region], lang)
    there = int(goods_on(s, seat, region))
    goods = "●" * there + "○" * (CAPACITY - there) + " " + good_name(good, lang)
    return [("legal" if chosen else "title", (MAY if chosen else "") + label), ("", goods)]


def draw_road(s: Duel, seat: int, column: int, may: Choices) -> tuple[str, str]:
    """A road, or where one may be built; at its end a settlement may be built."""
    inside = edge(s, seat, 0) < column <= edge(s, seat, 1)
    side = 0 if column <= edge(s, seat, 0) else 1
    if s.roads[seat * COLUMNS + column]:
        may_settle = not inside and seat == may.me and side in may.settles
        return ("legal", MAY + "═════") if may_settle else ("", "═" * 7)
    return ("legal", MAY + "- - -") if not inside and seat == may.me and side in may.roads else ("", "")


def draw_place(s: Duel, seat: int, place: int, may: Choices, lang: str) -> list[tuple[str, str]]:
    """The cards above, the place itself, the cards below; what lies farther out stands farther out."""
    mine = seat == may.me and place in may.cities
    kind = say("city" if place_at(s, seat, place) == CITY else "village", lang, place="").strip()
    name = f"{MAY if mine else ''}{LETTERS[place]} {kind}"
    cells = [draw_site(s, seat, place * 4 + i, may, lang) for i in range(4)]
    return [cells[1], cells[0], ("legal" if mine else f"seat{seat}", name), cells[2], cells[3]]


def draw_site(s: Duel, seat: int, site: int, may: Choices, lang: str) -> tuple[str, str]:
    """The card on a site, or how a free site is typed if it may be chosen."""
    card = card_at(s, seat, site)
    if card != NOTHING:
        chosen = seat == may.targets_of and site in may.targets
        return ("legal" if chosen else "", (MAY if chosen else "") + card_label(s.box, card, lang))
    if site % 2 and place_at(s, seat, site // 4) != CITY:
        return ("", "")
    is_next = site % 2 == 0 or card_at(s, seat, site - 1) != NOTHING
    if seat == may.me and site // 2 in may.spots and is_next:
        return ("legal", MAY + say("spot-at", lang, **site_words(site)))
    return ("dim", "·")


def cards_at(s: Duel, seat: int, place: int, lang: str) -> str:
    """The cards above and below a place."""
    parts = []
    for row, key in ((0, "say-above"), (1, "say-below")):
        cards = [card_at(s, seat, place * 4 + row * 2 + i) for i in range(2)]
        there = [card_name(s.box, card, lang) for card in cards if card != NOTHING]
        if there:
            parts.append(say(key, lang, cards=text.listing(there, lang)))
    return "; ".join(parts) or say("say-free", lang)


# --- the middle ------------------------------------------------------------------------------------------


def draw_stacks(s: Duel, may: Choices, lang: str) -> list[Line]:
    """Draw stacks with their sizes, the supply, what lies open."""
    lines: list[Line] = [[("title", say("stacks", lang))]]
    for i, stack in enumerate(s.stacks):
        words = say("stack-of", lang, number=i + 1, name=stack_name(s, i, lang), count=len(stack))
        if sum(len(part) for _, part in lines[-1]) + len(words) + 3 > WIDTH:
            lines.append([])
        lines[-1] += [("", "  "), ("legal", MAY + words) if i in may.stacks else ("", words)]
    lines += wrapped("", supply(s, "supply", lang))
    if s.supply[3] > 0:
        lines += wrapped("", say("offered", lang, cards=offered(s, lang)))
    for pile in s.discard:
        if pile:
            cards = card_name(s.box, pile[-1], lang) + (f" (+{len(pile) - 1})" if len(pile) > 1 else "")
            lines += wrapped("", say("discard", lang, cards=cards))
    return lines


def supply(s: Duel, key: str, lang: str) -> str:
    """What is left to build with."""
    roads, settlements, cities = [int(s.supply[i]) for i in range(3)]
    regions, events = s.regions_left, len(s.event_stack)
    return say(key, lang, roads=roads, settlements=settlements, cities=cities, regions=regions, events=events)


def offered(s: Duel, lang: str) -> str:
    """The card that lies open for both, and how many of it."""
    card = s.mode.offered[0]
    return f"{int(s.supply[3])}× {card_name(s.box, card, lang)} ({cost_of(s.box, card, lang)})"


# --- my own things ---------------------------------------------------------------------------------------


def draw_hand(box: Box, view: View, may: Choices, lang: str) -> list[Line]:
    """My cards with what they cost and give; nothing for a spectator."""
    if view.seat is None:
        return []
    hand, fresh = view.table["hand"][view.seat], view.table["fresh"][view.seat]
    if not hand:
        return [[("", say("hand-empty", lang))]]
    lines: list[Line] = [[("title", say("hand", lang))]]
    for i, card in enumerate(hand):
        note = say("next-turn", lang) if fresh >> i & 1 else ""
        lines.append(draw_card(box, card, card in may.cards, note, lang))
    return lines


def draw_card(box: Box, card: int, chosen: bool, note: str, lang: str) -> Line:
    """A card of my hand on one line."""
    parts = [cost_of(box, card, lang)] if box.price[card] else []
    parts += [
        f"{say('column-' + key, lang)} {box.gives[card * TALLY + what]}"
        for key, what in POINTS.items()
        if box.gives[card * TALLY + what]
    ]
    parts += [note] if note else []
    said = f": {'; '.join(parts)}" if parts else ""
    name = (MAY if chosen else " ") + card_name(box, card, lang)
    return [("legal" if chosen else "dim" if note else "", name), ("dim", said[: WIDTH - len(name)])]


def draw_choices(box: Box, view: View, legal: Sequence[Move], lang: str) -> list[Line]:
    """What may be typed, where the choices are too many to be listed one by one."""
    if len(legal) <= FEW:
        return []
    names = [typed(box, move, view, lang).replace(" ", "\u00a0") for move in legal]
    return wrapped("", f"{say('may', lang)} {', '.join(names)}")
