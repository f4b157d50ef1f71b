"""The table for a terminal: both principalities as their owners see them, mine below, the stacks between."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from deskovka.core import text
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.katan_duel.law import moves
from deskovka.games.katan_duel.law.pieces import (
    ABOVE,
    BELOW,
    CAPACITY,
    COLUMNS,
    COMMERCE,
    NOTHING,
    PROGRESS,
    SKILL,
    STRENGTH,
    TALLY,
    VICTORY,
    Box,
    Mode,
)
from deskovka.games.katan_duel.show.board import Board, Principality
from deskovka.games.katan_duel.show.choices import input_name, stack_name
from deskovka.games.katan_duel.show.notes import notes
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

    def __init__(self, board: Board, view: View, legal: Sequence[Move]) -> None:
        self.me = view.seat if view.seat is not None else NOTHING
        self.targets_of = board.get("targets", NOTHING)
        self.regions = {m.region for m in legal if isinstance(m, moves.Region)}
        self.spots = {m.spot for m in legal if isinstance(m, moves.At)}
        self.targets = {m.site for m in legal if isinstance(m, moves.Target)}
        self.cities = {m.place for m in legal if isinstance(m, moves.City)}
        self.roads = {m.side for m in legal if isinstance(m, moves.Road)}
        self.settles = {m.side for m in legal if isinstance(m, moves.Settle)}
        self.cards = {m.card for m in legal if isinstance(m, (moves.Play, moves.Under))}
        self.stacks = {m.stack for m in legal if isinstance(m, (moves.Stack, moves.Search))}


class Drawn:
    """A principality of the board, as the terminal draws it."""

    def __init__(self, box: Box, board: Board, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.mine: Principality = board["seats"][str(seat)]
        self.places = {
            column["place"]: column
            for column in self.mine["columns"].values()
            if column["kind"] in ("settlement", "city")
        }
        self.first, self.last = min(self.places), max(self.places)

    def card(self, site: int) -> int:
        """The card on a site, or NOTHING."""
        built = self.mine["cards"].get(str(site))
        return NOTHING if built is None else built["card"]

    def has_road(self, column: int) -> bool:
        """Is there a road between these regions?"""
        return "road" in self.mine["columns"][str(2 * column)]

    def is_city(self, place: int) -> bool:
        """Is it one, or a settlement?"""
        return self.places[place]["kind"] == "city"

    def in_hand(self) -> int:
        """The number of cards in hand."""
        return sum([held.get("count", 1) for held in self.mine["hand"]])

    def cache(self) -> tuple[int, int] | None:
        """Where the Gold Cache is, and what lies in it."""
        found = [(int(at), here["cache"]) for at, here in self.mine["regions"].items() if "cache" in here]
        return found[0] if found else None


def picture(
    box: Box, mode: Mode, board: Board, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()
) -> list[Line]:
    """The other principality, the stacks, mine, my hand, what I know, as lines of (style, text)."""
    me = view.seat or 0
    mine, theirs = Drawn(box, board, me), Drawn(box, board, 1 - me)
    may = Choices(board, view, legal)
    lines = [
        draw_head(box, mode, board, lang),
        draw_points(board, theirs, lang, names),
        *draw_principality(theirs, may, lang),
        *draw_stacks(box, mode, board, may, lang),
        *draw_principality(mine, may, lang),
        draw_points(board, mine, lang, names),
    ]
    lines += [] if view.seat is None else draw_hand(mine, may, lang)
    below = [*draw_choices(box, view, legal, lang), *wrap("dim", say("legend", lang))]
    return [*lines, *draw_notes(box, board, lang, names, HEIGHT - len(lines) - len(below)), *below]


def draw_notes(box: Box, board: Board, lang: str, names: Sequence[str], room: int) -> list[Line]:
    """What I know of hidden cards, as far as there is room; the description tells it all."""
    lines = [line for note in notes(box, board["notes"], lang, names) for line in wrap("", note)]
    return lines if len(lines) <= room else [*lines[: max(room - 1, 0)], [("dim", "…")]]


def wrap(style: str, words: str) -> list[Line]:
    """A text on as many lines as it needs."""
    return [[(style, line)] for line in textwrap.wrap(words, WIDTH, subsequent_indent="  ")]


def draw_head(box: Box, mode: Mode, board: Board, lang: str) -> Line:
    """The game, its aim, the turn, the dice and the event."""
    parts = [say(f"option-mode-{mode.id}", lang), say("target", lang, points=mode.target)]
    parts += [say("turn", lang, turn=board["turn"])] if board["turn"] else []
    parts.append(dice(board, "dice", lang) or say("dice-none", lang))
    if "event" in board:
        parts.append(say("event-now", lang, event=say(f"card-{box.events[board['event']].kind}", lang)))
    return [("title", ", ".join(parts)[:WIDTH])]


def dice(board: Board, key: str, lang: str) -> str:
    """What the dice show, once they were rolled."""
    if "die" not in board:
        return ""
    return say(key, lang, number=board["die"], symbol=say(f"symbol-{board['symbol']}", lang))


def draw_points(board: Board, drawn: Drawn, lang: str, names: Sequence[str]) -> Line:
    """Name and points; a star marks an advantage."""
    seat = drawn.seat
    name = text.seat_name(seat, lang, names)[:9]
    line: Line = [(f"seat{seat}", f"{SIGNS[seat]} {name.ljust(9)}")]
    held = [key for key, advantage in board["advantages"].items() if advantage["seat"] == seat]
    for key, points in drawn.mine["points"].items():
        mark = HELD if key in held else ""
        line.append(("title" if key == "victory" else "", f"  {say('column-' + key, lang)} {points}{mark}"))
    return [*line, ("", f"  {say('column-hand', lang)} {drawn.in_hand()}")]


# --- a principality --------------------------------------------------------------------------------------


def draw_principality(drawn: Drawn, may: Choices, lang: str) -> list[Line]:
    """Five lines: two above, the places and roads, two below; regions and places by turns."""
    count = len(drawn.places)
    wide = WIDE.get(count, 7)
    room = min((WIDTH - 2 - wide * (count + 1)) // count, 16)
    lines: list[Line] = [[("", "  ")] for _ in range(5)]
    for column in range(drawn.first, drawn.last + 2):
        for line, cell in zip(lines, draw_column(drawn, column, may, lang), strict=True):
            line.append(fit(cell, wide))
        if column <= drawn.last:
            for line, cell in zip(lines, draw_place(drawn, column, may, lang), strict=True):
                line.append(fit(cell, room))
    if room < NARROW:
        lines += list_cards(drawn, lang)
    cache = drawn.cache()
    if cache is not None:
        where = region_name(cache[0], lang)
        lines.append([("", "  " + say("cache-at", lang, region=where, count=cache[1]))])
    return lines


def list_cards(drawn: Drawn, lang: str) -> list[Line]:
    """The cards of all places in words, where the drawing has no room for them."""
    found = []
    for place in sorted(drawn.places):
        if any(drawn.card(place * 4 + i) != NOTHING for i in range(4)):
            found.append(f"{LETTERS[place]} {cards_at(drawn, place, lang)}")
    return wrap("", "  " + ". ".join(found)) if found else []


def fit(cell: tuple[str, str], width: int) -> tuple[str, str]:
    """A cell of exactly this width, with a gap at its end."""
    style, words = cell
    if len(words) >= width and words[0] in "●○":
        words = words.split()[0]  # the dots without the resource's name
    return style, words[: width - 1].ljust(width)


def draw_column(drawn: Drawn, column: int, may: Choices, lang: str) -> list[tuple[str, str]]:
    """A region above, the road, a region below."""
    upper = draw_region(drawn, ABOVE * COLUMNS + column, may, lang)
    lower = draw_region(drawn, BELOW * COLUMNS + column, may, lang)
    return [*upper, draw_road(drawn, column, may), *lower]


def draw_region(drawn: Drawn, region: int, may: Choices, lang: str) -> list[tuple[str, str]]:
    """Its label, and its resources."""
    here = drawn.mine["regions"].get(str(region))
    if here is None:
        return [("", ""), ("", "")]
    chosen = drawn.seat == may.me and region in may.regions
    label = land_label(drawn.box, here["land"], lang)
    good = good_name(drawn.box.land_good[here["land"]], lang)
    goods = "●" * here["goods"] + "○" * (CAPACITY - here["goods"]) + " " + good
    return [("legal" if chosen else "title", (MAY if chosen else "") + label), ("", goods)]


def draw_road(drawn: Drawn, column: int, may: Choices) -> tuple[str, str]:
    """A road, or where one may be built; at its end a settlement may be built."""
    at_end = column in (drawn.first, drawn.last + 1) and drawn.seat == may.me
    side = 0 if column == drawn.first else 1
    if drawn.has_road(column):
        return ("legal", MAY + "═════") if at_end and side in may.settles else ("", "═" * 7)
    return ("legal", MAY + "- - -") if at_end and side in may.roads else ("", "")


def draw_place(drawn: Drawn, place: int, may: Choices, lang: str) -> list[tuple[str, str]]:
    """The cards above, the place itself, the cards below; what lies farther out stands farther out."""
    chosen = drawn.seat == may.me and place in may.cities
    kind = say("city" if drawn.is_city(place) else "village", lang, place="").strip()
    name = f"{MAY if chosen else ''}{LETTERS[place]} {kind}"
    cells = [draw_site(drawn, place * 4 + i, may, lang) for i in range(4)]
    return [cells[1], cells[0], ("legal" if chosen else f"seat{drawn.seat}", name), cells[2], cells[3]]


def draw_site(drawn: Drawn, site: int, may: Choices, lang: str) -> tuple[str, str]:
    """The card on a site, or how a free site is typed if it may be chosen."""
    card = drawn.card(site)
    if card != NOTHING:
        chosen = drawn.seat == may.targets_of and site in may.targets
        return ("legal" if chosen else "", (MAY if chosen else "") + card_label(drawn.box, card, lang))
    if site not in drawn.places[site // 4]["sites"]:
        return ("", "")
    if drawn.seat == may.me and site // 2 in may.spots and site in drawn.mine["free"]:
        return ("legal", MAY + say("spot-at", lang, **site_words(site)))
    return ("dim", "·")


def cards_at(drawn: Drawn, place: int, lang: str) -> str:
    """The cards above and below a place."""
    parts = []
    for row, key in ((0, "say-above"), (1, "say-below")):
        cards = [drawn.card(place * 4 + row * 2 + i) for i in range(2)]
        there = [card_name(drawn.box, card, lang) for card in cards if card != NOTHING]
        if there:
            parts.append(say(key, lang, cards=text.listing(there, lang)))
    return "; ".join(parts) or say("say-free", lang)


# --- the middle ------------------------------------------------------------------------------------------


def draw_stacks(box: Box, mode: Mode, board: Board, may: Choices, lang: str) -> list[Line]:
    """Draw stacks with their sizes, the supply, what lies open."""
    lines: list[Line] = [[("title", say("stacks", lang))]]
    for i, words in enumerate(stacks(mode, board, lang)):
        if sum(len(part) for _, part in lines[-1]) + len(words) + 3 > WIDTH:
            lines.append([])
        lines[-1] += [("", "  "), ("legal", MAY + words) if i in may.stacks else ("", words)]
    lines += wrap("", supply(board, "supply", lang))
    left = offer_line(box, board, lang)
    lines += wrap("", say("offered", lang, cards=left)) if left else []
    for pile in board["discard"].values():
        cards = card_name(box, pile["top"], lang) + (f" (+{pile['count'] - 1})" if pile["count"] > 1 else "")
        lines += wrap("", say("discard", lang, cards=cards))
    return lines


def stacks(mode: Mode, board: Board, lang: str) -> list[str]:
    """The draw stacks with their sizes."""
    return [
        say("stack-of", lang, number=int(i) + 1, name=stack_name(mode, int(i), lang), count=count)
        for i, count in board["stacks"].items()
    ]


def supply(board: Board, key: str, lang: str) -> str:
    """What is left to build with."""
    left = board["supply"]
    roads, settlements, cities, regions = left["road"], left["settlement"], left["city"], left["region"]
    events = board["events"]
    return say(key, lang, roads=roads, settlements=settlements, cities=cities, regions=regions, events=events)


def offer_line(box: Box, board: Board, lang: str) -> str:
    """The card that lies open for both, and how many of it."""
    offer = board.get("offer")
    if offer is None or not offer["left"]:
        return ""
    return f"{offer['left']}× {card_name(box, offer['card'], lang)} ({cost_of(box, offer['card'], lang)})"


# --- my own things ---------------------------------------------------------------------------------------


def draw_hand(mine: Drawn, may: Choices, lang: str) -> list[Line]:
    """My cards with what they cost and give."""
    if not mine.mine["hand"]:
        return [[("", say("hand-empty", lang))]]
    lines: list[Line] = [[("title", say("hand", lang))]]
    for held in mine.mine["hand"]:
        note = say("next-turn", lang) if "later" in held else ""
        lines.append(draw_card(mine.box, held["card"], held["card"] in may.cards, note, lang))
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
    names = [input_name(box, move, view, lang).replace(" ", "\u00a0") for move in legal]
    return wrap("", f"{say('may', lang)} {', '.join(names)}")
