"""The table for a terminal: the map, the opponents, my mats, my cards."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.scythe.law import moves
from deskovka.games.scythe.law.bits import count_bits
from deskovka.games.scythe.law.chapters.combat import Dials, card_limit
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    AUTOMA,
    BASE,
    FACTORY_SECTION,
    GOODS,
    NOTHING,
    RESOURCES,
    STAR_KINDS,
    STARS,
    STRUCTURES,
    TERRAINS,
    TOPS,
    Box,
)
from deskovka.games.scythe.law.scoring import sources_of
from deskovka.games.scythe.law.state import (
    Scythe,
    all_workers,
    faction_of,
    mat_of,
    mechs_at,
    stars_of,
    structures_of,
    units_at,
    upgrades_of,
    workers_at,
)
from deskovka.games.scythe.show.places import (
    cards_text,
    declined_text,
    goods_at,
    left_on_mats,
    section_line,
    sections,
    table_of,
    typed,
)
from deskovka.games.scythe.words import UNITS, base_short, fight_cards, place_label, place_name
from deskovka.games.scythe.words.automa_text import automa_head, automa_parts, ending_alone, last_card, side_names
from deskovka.games.scythe.words.card_text import ability_name, objective_text, offer_text, say, tile_text

Line = list[tuple[str, str]]

WIDTH: Final = 79  # the usual terminal has 80 columns
CELL: Final = 9  # of a hex; half a hex and its border are five columns
FEW: Final = 12  # up to this number, choices are listed after the picture
SIGNS: Final = "●▲■◆▼"  # by seat, so that colour is never the only sign
MAY: Final = "›"
RIVER: Final = "≈"


def picture(
    g: Game, box: Box, view: View, legal: Sequence[Move], lang: str, names: Sequence[str] = ()
) -> list[Line]:
    """The map, the opponents, my mats and cards, as lines of (style, text)."""
    s = table_of(g, view)
    me = view.seat or 0
    may = {move.place for move in legal if isinstance(move, (moves.Unit, moves.Go, moves.Place))}
    lines = [*draw_head(s, lang, names), *draw_map(s, may, lang)]
    for i in range(1, s.seats):
        lines += draw_player(s, (me + i) % s.seats, lang, names)
    lines += draw_automa(s, lang) if s.sides > s.seats else []
    lines += draw_player(s, me, lang, names)
    lines += draw_mats(s, me, lang)
    if view.seat is not None:
        lines += draw_cards(s, view, view.seat, lang)
        for line in known_cards(s, view, view.seat, lang, side_names(s, lang, names)):
            lines += wrapped("", line)
    return [*lines, *draw_choices(box, view, legal, lang), *wrapped("dim", say("legend", lang))]


def wrapped(style: str, words: str, indent: int = 2) -> list[Line]:
    """A text on as many lines as it needs."""
    return [[(style, line)] for line in textwrap.wrap(words, WIDTH, subsequent_indent=" " * indent)]


def draw_head(s: Scythe, lang: str, names: Sequence[str]) -> list[Line]:
    """Whose turn it is, the structure bonus, a combat."""
    who = side_names(s, lang, names)
    if s.is_over():
        heads = ending_alone(s, lang) if s.sides > s.seats else [say("over", lang)]
    else:
        heads = [say("head", lang, turn=s.turn, seat=who[s.active])]
    tile = tile_text(s.box.tiles[s.tile], s.box.tile_coins[s.tile], lang)
    found = wrapped("title", heads[0])
    for words in (*heads[1:], say("line-tile", lang, about=tile)):
        found += wrapped("", words)
    return found + (wrapped("legal", fight_text(s, s.asking, lang, who)) if isinstance(s.asking, Dials) else [])


def fight_text(s: Scythe, fight: Dials, lang: str, who: Sequence[str]) -> str:
    """Who fights for what, and with how much at most."""
    found: dict[str, str | int] = {"place": place_name(s.box, fight.place, lang)}
    for side, seat in (("attacker", fight.attacker), ("defender", fight.defender)):
        found[f"seat-{side}"] = who[seat]
        found[f"power-{side}"] = int(s.power[seat])
        found[f"cards-{side}"] = min(len(s.hand[seat]), card_limit(s, seat, fight.place))
    return say("line-fight", lang, **found)


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


def draw_map(s: Scythe, may: set[int], lang: str) -> list[Line]:
    """Row by row: names, units, resources, and the rivers below."""
    lines: list[Line] = []
    for r in sorted({r for _, r in s.box.axial}):
        row = [place for place in range(s.size) if s.box.axial[place][1] == r]
        names = {place: [name_part(s, place, place in may, lang)] for place in row}
        units = {place: unit_parts(s, place, lang) for place in row}
        goods = {place: [("", goods_part(s, place, lang))] for place in row}
        for cells in (names, units, goods):
            if cells is names or any(words for parts in cells.values() for _, words in parts):
                lines.append(draw_row(s, cells))
        below = draw_rivers(s, row)
        lines += [below] if below else []
    return lines


def column_of(s: Scythe, place: int) -> int:
    """Where a hex begins; rows are shifted by half a hex."""
    q, r = s.box.axial[place]
    return (2 * q + r + 7) * 5


def draw_row(s: Scythe, cells: dict[int, Line]) -> Line:
    """One line of all hexes in a row, with rivers between them."""
    canvas = Canvas()
    for place, parts in cells.items():
        column = column_of(s, place)
        canvas.write(column, parts, CELL)
        right = (s.box.axial[place][0] + 1, s.box.axial[place][1])
        if right in s.box.axial and column + CELL < WIDTH:
            river = is_river(s, place, s.box.axial.index(right))
            canvas.write(column + CELL, [("", RIVER) if river else ("dim", "│")])
    return canvas.line()


def draw_rivers(s: Scythe, row: Sequence[int]) -> Line:
    """Rivers between this row and the next one."""
    canvas = Canvas()
    for place in row:
        q, r = s.box.axial[place]
        for other, column in (((q - 1, r + 1), 0), ((q, r + 1), 5)):
            if other in s.box.axial and is_river(s, place, s.box.axial.index(other)):
                canvas.write(column_of(s, place) + column, [("", RIVER * 4)])
    return canvas.line()


def is_river(s: Scythe, place: int, other: int) -> bool:
    """Is there a river between two neighbours?"""
    return other in s.box.across[place] or place in s.box.across[other]


def name_part(s: Scythe, place: int, chosen: bool, lang: str) -> tuple[str, str]:
    """`C2 les∩`, with a sign where something can be done."""
    sign, style = (MAY, "legal") if chosen else (" ", "title")
    if s.box.terrain[place] == BASE:
        return style, f"{sign}{base_short(s.box.places[place], lang).upper()}"
    mark = "∩" if s.box.tunnel[place] else "?" if s.tokens[place] else ""
    terrain = say(f"terrain-{TERRAINS[s.box.terrain[place]]}.short", lang)
    return style, f"{sign}{place_label(s.box, place, lang)} {terrain}{mark}"


def unit_parts(s: Scythe, place: int, lang: str) -> Line:
    """Units by player, then the structure."""
    found: Line = []
    for seat in range(s.sides):
        if units_at(s, seat, place):
            found.append((f"seat{seat}", SIGNS[seat] + units_text(s, seat, place, lang)))
    built = int(s.built[place])
    if built != NOTHING:
        owner = built // 4
        sign = "" if units_at(s, owner, place) and len(found) == 1 else SIGNS[owner]
        letter = say(f"structure-{STRUCTURES[built % 4]}.letter", lang)
        found.append((f"seat{owner}", f"{sign}⌂{letter}"))
    return found


def units_text(s: Scythe, seat: int, place: int, lang: str) -> str:
    """`PM2d3`."""
    counts = (int(s.character[seat] == place), int(mechs_at(s, seat, place)), int(workers_at(s, seat, place)))
    parts = []
    for name, count in zip(UNITS, counts, strict=True):
        if count:
            parts.append(say(f"unit-{name}.letter", lang) + (str(count) if count > 1 else ""))
    return "".join(parts)


def goods_part(s: Scythe, place: int, lang: str) -> str:
    """`2r1k`."""
    goods = goods_at(s, place)
    letters = [say(f"good-{name}.letter", lang) for name in GOODS[:RESOURCES]]
    return "".join([f"{count}{letter}" for count, letter in zip(goods, letters, strict=True) if count])


# --- players ---------------------------------------------------------------------------------------------


def player_parts(s: Scythe, seat: int, lang: str, name: str) -> list[str]:
    """Name, tracks, stars, what has been done, abilities, the section of the last turn. [coins.open]"""
    found = [
        say(
            "player-head",
            lang,
            seat=name,
            faction=faction_of(s, seat).names[lang],
            mat=mat_of(s, seat).names[lang],
        ),
        say(
            "player-tracks",
            lang,
            power=int(s.power[seat]),
            popularity=int(s.popularity[seat]),
            coins=int(s.coins[seat]),
            cards=len(s.hand[seat]),
            points=sum(sources_of(s, seat).values()),
        ),
        stars_text(s, seat, lang),
        made_text(s, seat, lang),
    ]
    abilities = abilities_text(s, seat, lang)
    found += [say("player-abilities", lang, abilities=abilities)] if abilities else []
    declined = declined_text(s, seat, lang)
    found += [say("player-declined", lang, bonuses=declined)] if declined else []
    if s.section[seat] != NOTHING:
        found.append(say("player-last", lang, section=section_name(s, seat, int(s.section[seat]), lang)))
    return found


def stars_text(s: Scythe, seat: int, lang: str) -> str:
    """How many stars, and what for."""
    stars = star_names(s, seat, lang)
    count = int(stars_of(s, seat))
    return say("player-stars-for", lang, count=count, stars=stars) if stars else say("player-stars", lang, count=0)


def star_names(s: Scythe, seat: int, lang: str) -> str:
    """What the stars were placed for."""
    counts = [int(s.stars[seat * STAR_KINDS + kind]) for kind in range(STAR_KINDS)]
    names = [
        say(f"star-{name}.short", lang) for name, count in zip(STARS, counts, strict=True) for _ in range(count)
    ]
    return ", ".join(names)


def made_text(s: Scythe, seat: int, lang: str) -> str:
    """Upgrades, mechs, structures, recruits, workers of all that there are."""
    return say(
        "player-made",
        lang,
        upgrades=f"{upgrades_of(s, seat)}/6",
        mechs=f"{count_bits(s.deployed[seat])}/4",
        structures=f"{structures_of(s, seat)}/4",
        recruits=f"{count_bits(s.recruits[seat])}/4",
        workers=f"{all_workers(s, seat)}/8",
    )


def abilities_text(s: Scythe, seat: int, lang: str) -> str:
    """Unlocked mech abilities."""
    return ", ".join([ability_name(name, lang) for i, name in enumerate(ABILITIES) if s.abilities[seat] >> i & 1])


def section_name(s: Scythe, seat: int, section: int, lang: str) -> str:
    """A section by its top action."""
    if section == FACTORY_SECTION:
        return say("top-factory", lang)
    return say(f"top-{TOPS[mat_of(s, seat).sections[section].top]}", lang)


def draw_player(s: Scythe, seat: int, lang: str, names: Sequence[str]) -> list[Line]:
    """One player in few lines."""
    parts = player_parts(s, seat, lang, text.seat_name(seat, lang, names))
    return wrapped(f"seat{seat}", f"{SIGNS[seat]} {parts[0]}: {'; '.join(parts[1:])}")


def draw_automa(s: Scythe, lang: str) -> list[Line]:
    """The automatic opponent, and what its last card says."""
    parts = "; ".join(automa_parts(s, lang))
    lines = wrapped(f"seat{AUTOMA}", f"{SIGNS[AUTOMA]} {automa_head(s, lang)}: {parts}")
    return lines + [line for words in last_card(s, lang) for line in wrapped(f"seat{AUTOMA}", words, 4)]


def draw_mats(s: Scythe, seat: int, lang: str) -> list[Line]:
    """My sections with costs and gains as they are now; the pawn stands on one of them."""
    lines: list[Line] = []
    for section in sections(s, seat):
        pawn = "◉ " if s.section[seat] == section else "  "
        lines += wrapped("", pawn + section_line(s, seat, section, lang), 4)
    left = left_on_mats(s, seat, lang)
    return lines + (wrapped("", say("say-left", lang, what=", ".join(left))) if left else [])


def draw_cards(s: Scythe, view: View, seat: int, lang: str) -> list[Line]:
    """My combat cards, objectives, and Factory cards that I have seen."""
    lines: list[Line] = []
    if s.hand[seat]:
        lines += wrapped("", say("line-hand", lang, cards=cards_text(list(s.hand[seat]))))
    for number in s.objectives[seat]:
        objective = s.box.objectives[number]
        words: dict[str, str | int] = {"number": objective.number, "name": objective.names[lang]}
        lines += wrapped("", say("line-objective", lang, about=objective_text(objective, lang), **words))
    return lines + draw_seen(s, view, lang)


def known_cards(s: Scythe, view: View, me: int, lang: str, who: Sequence[str]) -> list[str]:
    """What I know of others' combat cards: those that were stolen from me and have not been shown since."""
    found = []
    for seat in range(s.seats):
        cards = [value for value in view.table["hand"][seat] if value >= 0]
        if cards and seat != me:
            found.append(say("line-known", lang, seat=who[seat], cards=cards_text(cards)))
    return found


def draw_seen(s: Scythe, view: View, lang: str) -> list[Line]:
    """Factory cards on offer that I know."""
    seen = [card for card in view.table["factory"] if card >= 0]
    found = [f"{card + 1}) {offer_text(s.box.factory_cards[card], lang)}" for card in seen]
    return wrapped("", say("line-factory", lang, cards="; ".join(found))) if found else []


def draw_choices(box: Box, view: View, legal: Sequence[Move], lang: str) -> list[Line]:
    """What may be typed, where the choices are too many to be listed one by one."""
    if len(legal) <= FEW:
        return []
    fights = [move for move in legal if isinstance(move, moves.Fight)]
    if fights:
        most = max([move.power for move in fights])
        cards = max([len(fight_cards(move).split()) for move in fights])
        return wrapped("title", say("line-strength", lang, power=most, count=cards))
    groups: dict[str, list[str]] = {}
    for move in legal:
        word, _, rest = typed(box, move, view, lang).partition(" ")
        groups.setdefault(word, []).append(rest.replace(" ", "\u00a0"))
    lines: list[Line] = [[("title", say("line-choices", lang))]]
    for word, rests in groups.items():
        lines += wrapped("", f"  {word} {', '.join(rests)}".rstrip(), 4)
    return lines
