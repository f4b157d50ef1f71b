"""The table for a terminal: the map, the opponents, my mats, my cards."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from deskovka.core.step import Move
from deskovka.games.scythe.law import moves
from deskovka.games.scythe.law.pieces import AUTOMA, BASE, TERRAINS, Box
from deskovka.games.scythe.show.board import Pieces
from deskovka.games.scythe.show.choices import input_name, section_line
from deskovka.games.scythe.show.seen import Seen, cards_text
from deskovka.games.scythe.words import UNITS, base_short, fight_cards, place_label
from deskovka.games.scythe.words.card_text import objective_text, say

Line = list[tuple[str, str]]

WIDTH: Final = 79  # the usual terminal has 80 columns
CELL: Final = 9  # of a hex; half a hex and its border are five columns
FEW: Final = 12  # up to this number, choices are listed after the picture
SIGNS: Final = "●▲■◆▼"  # by seat, so that colour is never the only sign
MAY: Final = "›"
RIVER: Final = "≈"


def picture(seen: Seen, legal: Sequence[Move]) -> list[Line]:
    """The map, the opponents, my mats and cards, as lines of (style, text)."""
    me = seen.me
    may = {move.place for move in legal if isinstance(move, (moves.Unit, moves.Go, moves.Place))}
    lines = [*draw_head(seen), *draw_map(seen, may)]
    for i in range(1, seen.seats):
        lines += draw_player(seen, (me + i) % seen.seats)
    lines += draw_automa(seen) if "automa" in seen.board else []
    lines += [*draw_player(seen, me), *draw_mats(seen, me)]
    if seen.view.seat is not None:
        lines += draw_cards(seen, me)
        for line in seen.known_cards():
            lines += wrap("", line)
    return [*lines, *draw_choices(seen, legal), *wrap("dim", seen.say("legend"))]


def wrap(style: str, words: str, indent: int = 2) -> list[Line]:
    """A text on as many lines as it needs."""
    return [[(style, line)] for line in textwrap.wrap(words, WIDTH, subsequent_indent=" " * indent)]


def draw_head(seen: Seen) -> list[Line]:
    """Whose turn it is, the structure bonus, a combat."""
    heads, fight = seen.heads("head", "over"), seen.fight()
    found = wrap("title", heads[0])
    for words in (*heads[1:], seen.tile()):
        found += wrap("", words)
    return found + (wrap("legal", fight) if fight else [])


# --- the map ---------------------------------------------------------------------------------------------


class Canvas:
    """Rows of characters with a style each."""

    def __init__(self) -> None:
        self.row: list[tuple[str, str]] = [("", " ")] * WIDTH

    def write(self, column: int, parts: Line, width: int = WIDTH) -> None:
        """Parts one after the other, as many as fit into a line."""
        letters = [(style, letter) for style, words in parts for letter in words]
        if len(letters) > width:
            letters[width - 1 :] = [("", "…")]
        for i, letter in enumerate(letters):
            self.row[column + i] = letter

    def line(self) -> Line:
        """Runs of one style; without the spaces at the end."""
        found: Line = []
        for style, letter in self.row:
            if found and found[-1][0] == style:
                found[-1] = (style, found[-1][1] + letter)
            else:
                found.append((style, letter))
        while found and not found[-1][1].strip():
            found.pop()
        if found:
            found[-1] = (found[-1][0], found[-1][1].rstrip())
        return found


def draw_map(seen: Seen, may: set[int]) -> list[Line]:
    """Row by row: names, units, resources, and the rivers below."""
    box = seen.box
    lines: list[Line] = []
    for r in sorted({r for _, r in box.axial}):
        row = [place for place in seen.places if box.axial[place][1] == r]
        names = {place: [name_part(seen, place, place in may)] for place in row}
        units = {place: unit_parts(seen, place) for place in row}
        goods = {place: [("", goods_part(seen, place))] for place in row}
        for cells in (names, units, goods):
            if cells is names or any(words for parts in cells.values() for _, words in parts):
                lines.append(draw_row(box, cells))
        below = draw_rivers(box, row)
        lines += [below] if below else []
    return lines


def column_of(box: Box, place: int) -> int:
    """Where a hex begins; rows are shifted by half a hex."""
    q, r = box.axial[place]
    return (2 * q + r + 7) * 5


def draw_row(box: Box, cells: dict[int, Line]) -> Line:
    """One line of all hexes in a row, with rivers between them."""
    canvas = Canvas()
    for place, parts in cells.items():
        column = column_of(box, place)
        canvas.write(column, parts, CELL)
        right = (box.axial[place][0] + 1, box.axial[place][1])
        if right in box.axial and column + CELL < WIDTH:
            river = is_river(box, place, box.axial.index(right))
            canvas.write(column + CELL, [("", RIVER) if river else ("dim", "│")])
    return canvas.line()


def draw_rivers(box: Box, row: Sequence[int]) -> Line:
    """Rivers between this row and the next one."""
    canvas = Canvas()
    for place in row:
        q, r = box.axial[place]
        for other, column in (((q - 1, r + 1), 0), ((q, r + 1), 5)):
            if other in box.axial and is_river(box, place, box.axial.index(other)):
                canvas.write(column_of(box, place) + column, [("", RIVER * 4)])
    return canvas.line()


def is_river(box: Box, place: int, other: int) -> bool:
    """Is there a river between two neighbours?"""
    return other in box.across[place] or place in box.across[other]


def name_part(seen: Seen, place: int, chosen: bool) -> tuple[str, str]:
    """`C2 les∩`, with a sign where something can be done."""
    box, lang = seen.box, seen.lang
    sign, style = (MAY, "legal") if chosen else (" ", "title")
    if box.terrain[place] == BASE:
        return style, f"{sign}{base_short(box.places[place], lang).upper()}"
    mark = "∩" if box.tunnel[place] else "?" if "encounter" in seen.ground(place) else ""
    terrain = say(f"terrain-{TERRAINS[box.terrain[place]]}.short", lang)
    return style, f"{sign}{place_label(box, place, lang)} {terrain}{mark}"


def unit_parts(seen: Seen, place: int) -> Line:
    """Units by player, then the structure."""
    found: Line = []
    sides = {int(side): pieces for side, pieces in seen.ground(place).get("sides", {}).items()}
    for side, pieces in sides.items():
        units = units_text(pieces, seen.lang)
        found += [(f"seat{side}", SIGNS[side] + units)] if units else []
    for side, pieces in sides.items():
        if "structure" in pieces:
            sign = "" if len(pieces) > 1 and len(found) == 1 else SIGNS[side]
            letter = say(f"structure-{pieces['structure']}.letter", seen.lang)
            found.append((f"seat{side}", f"{sign}⌂{letter}"))
    return found


def units_text(pieces: Pieces, lang: str) -> str:
    """`PM2d3`."""
    counts = (int("character" in pieces), pieces.get("mechs", 0), pieces.get("workers", 0))
    parts = []
    for name, count in zip(UNITS, counts, strict=True):
        if count:
            parts.append(say(f"unit-{name}.letter", lang) + (str(count) if count > 1 else ""))
    return "".join(parts)


def goods_part(seen: Seen, place: int) -> str:
    """`2r1k`."""
    goods = seen.ground(place).get("goods", {})
    return "".join([f"{count}{say(f'good-{name}.letter', seen.lang)}" for name, count in goods.items()])


# --- players ---------------------------------------------------------------------------------------------


def player_parts(seen: Seen, seat: int) -> list[str]:
    """Name, tracks, stars, what has been done, abilities, the section of the last turn. [coins.open]"""
    side = seen.side(seat)
    tracks = {name: side[name] for name in ("power", "popularity", "coins")}
    stars, count = seen.stars(seat), side["stars"]
    found = [
        seen.say("player-head", seat=seen.who[seat], faction=seen.faction_name(seat), mat=seen.mat_name(seat)),
        seen.say("player-tracks", cards=len(side["hand"]), points=seen.score.points[seat], **tracks),
        seen.say("player-stars-for", count=count, stars=stars) if stars else seen.say("player-stars", count=0),
        seen.progress(seat),
    ]
    abilities, declined, section = seen.abilities(seat), seen.declined_bonuses(seat), seen.pawn(seat)
    found += [seen.say("player-abilities", abilities=abilities)] if abilities else []
    found += [seen.say("player-declined", bonuses=declined)] if declined else []
    return found + ([seen.say("player-last", section=section)] if section else [])


def draw_player(seen: Seen, seat: int) -> list[Line]:
    """One player in few lines."""
    parts = player_parts(seen, seat)
    return wrap(f"seat{seat}", f"{SIGNS[seat]} {parts[0]}: {'; '.join(parts[1:])}")


def draw_automa(seen: Seen) -> list[Line]:
    """The automatic opponent, and what its last card says."""
    parts = "; ".join(seen.automa_parts())
    lines = wrap(f"seat{AUTOMA}", f"{SIGNS[AUTOMA]} {seen.automa_head()}: {parts}")
    return lines + [line for words in seen.last_card() for line in wrap(f"seat{AUTOMA}", words, 4)]


def draw_mats(seen: Seen, seat: int) -> list[Line]:
    """My sections with costs and gains as they are now; the pawn stands on one of them."""
    lines: list[Line] = []
    for section in seen.sections(seat):
        pawn = "◉ " if seen.mats(seat).get("pawn") == section else "  "
        lines += wrap("", pawn + section_line(seen, seat, section), 4)
    left = seen.pieces_on_mats(seat)
    return lines + (wrap("", seen.say("say-left", what=", ".join(left))) if left else [])


def draw_cards(seen: Seen, seat: int) -> list[Line]:
    """My combat cards, objectives, and Factory cards that I have seen."""
    lines: list[Line] = []
    side, factory = seen.side(seat), seen.factory()
    if side["hand"]:
        lines += wrap("", seen.say("line-hand", cards=cards_text(side["hand"])))
    for number in side["objectives"]:
        objective = seen.box.objectives[number]
        words: dict[str, str | int] = {"number": objective.number, "name": objective.names[seen.lang]}
        lines += wrap("", seen.say("line-objective", about=objective_text(objective, seen.lang), **words))
    return lines + (wrap("", factory) if factory else [])


def draw_choices(seen: Seen, legal: Sequence[Move]) -> list[Line]:
    """What may be typed, where the choices are too many to be listed one by one."""
    if len(legal) <= FEW:
        return []
    fights = [move for move in legal if isinstance(move, moves.Fight)]
    if fights:
        most = max([move.power for move in fights])
        cards = max([len(fight_cards(move).split()) for move in fights])
        return wrap("title", seen.say("line-strength", power=most, count=cards))
    groups: dict[str, list[str]] = {}
    for move in legal:
        word, _, rest = input_name(seen.box, move, seen.view, seen.lang).partition(" ")
        groups.setdefault(word, []).append(rest.replace(" ", "\u00a0"))
    lines: list[Line] = [[("title", seen.say("line-choices"))]]
    for word, rests in groups.items():
        lines += wrap("", f"  {word} {', '.join(rests)}".rstrip(), 4)
    return lines
