"""The board for a terminal, and the same in sentences."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, Final

from deskovka.core import text
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.rebirth.law.country import Country
from deskovka.games.rebirth.law.moves import Place
from deskovka.games.rebirth.law.pieces import (
    BONUS_NAMES,
    LANDMARK_NAMES,
    MISSIONS,
    NOBODY,
    SOURCES,
    TERRAIN_NAMES,
    TILE_NAMES,
    TOWERS,
    UNFINISHED,
)
from deskovka.games.rebirth.show.board import Board, holder_of
from deskovka.games.rebirth.words import (
    landmark_code,
    landmark_name,
    landmark_words,
    mission_text,
    mission_words,
    plain,
    say,
    tile_list,
    tile_name,
    town_name,
)

Line = list[tuple[str, str]]
Points = Sequence[Mapping[str, int]]  # of each player, by source

WIDTH: Final = 79  # the usual terminal has 80 columns
CELL: Final = 5  # text columns per hex
SIGNS: Final = "●▲■◆"  # by seat, so that colour is never the only sign
TILE_SIGNS: Final = dict(zip(TILE_NAMES, "FE1234", strict=True))
TERRAIN_SIGNS: Final = "fe."
WHO: Final = 11  # columns for a player's sign and name


def picture(
    country: Country,
    board: Board,
    points: Points,
    view: View,
    legal: Sequence[Move],
    lang: str,
    names: Sequence[str] = (),
) -> list[Line]:
    """The map, the landmarks, the hand, the missions and the scores as lines of (style, text)."""
    title = f"{say('game-title', lang)}: {map_name(country, lang)}"
    choice = next((country.board.labels[m.space] for m in legal if isinstance(m, Place)), "none")
    return [
        [("title", title), ("dim", "   " + say("legend-tiles", lang, choice=choice))],
        *draw_map(country, board, legal),
        *draw_text("dim", say("legend-" + country.board.id, lang)),
        *draw_landmarks(country, board, lang),
        *draw_row(country, board, lang),
        *draw_hand(country, board, view.seat, lang),
        *draw_scores(country, board, points, view, lang, names),
    ]


def map_name(country: Country, lang: str) -> str:
    """The map's name, marked if it is a stand-in."""
    return say("option-map-" + country.board.id, lang) + (text.STAND_IN if country.board.stand_in else "")


def draw_text(style: str, words: str) -> list[Line]:
    """A text on as many lines as it needs."""
    return [[(style, line)] for line in textwrap.wrap(words, WIDTH, subsequent_indent="  ")]


# --- the map ---------------------------------------------------------------------------------------------


def draw_map(country: Country, board: Board, legal: Sequence[Move]) -> list[Line]:
    """One line per row of hexes, each row half a cell further."""
    printed = country.board
    choices = {m.space for m in legal if isinstance(m, Place)}
    cells: dict[tuple[int, int], Line] = {}
    for at in printed.water:
        cells[at] = [("water", "~")]
    for space, at in enumerate(printed.at):
        cells[at] = draw_space(country, board, space, space in choices)
    for landmark, at in enumerate(printed.landmark_at):
        cells[at] = draw_landmark(country, board, landmark)
    letters = {r: printed.labels[space][0] for space, (_, r) in enumerate(printed.at)}
    left = min(column_of(at) for at in cells)
    rows = range(min(letters), max(letters) + 1)
    return [[("dim", letters.get(r, " ") + " "), *draw_map_row(cells, r, left)] for r in rows]


def column_of(at: tuple[int, int]) -> int:
    """The text column of a hex."""
    return (2 * CELL * at[0] + CELL * at[1]) // 2


def draw_map_row(cells: dict[tuple[int, int], Line], r: int, left: int) -> Line:
    """The cells of a row with gaps between them."""
    line: Line = []
    column = left
    for at in sorted([at for at in cells if at[1] == r]):
        line.append(("", " " * (column_of(at) - column)))
        line += cells[at]
        column = column_of(at) + sum(len(part) for _, part in cells[at])
    return line


def draw_space(country: Country, board: Board, space: int, is_choice: bool) -> Line:
    """The tile on a space, or the label of a free one that may be chosen, or the terrain and its number."""
    printed = country.board
    town = printed.town[space]
    style = TERRAIN_NAMES[printed.terrain[space]]
    number = printed.labels[space][1:]  # the row's letter stands at the edge
    tile = board["tiles"].get(str(space))
    if space in board["covered"]:
        return [("dim", "××")]
    if tile is not None:
        inside = (f"seat{tile['seat']}", SIGNS[tile["seat"]] + TILE_SIGNS[tile["kind"]])
    elif is_choice:
        inside = ("legal", printed.labels[space])
    elif town != NOBODY:
        return [("town", printed.town_names[town][:3] + number + ("+" if printed.bonus[space] else ""))]
    else:
        inside = (style, TERRAIN_SIGNS[printed.terrain[space]] + number)
    end = "+" if printed.bonus[space] else ")" if town != NOBODY else ""
    return [("town", "(" if town != NOBODY else ""), inside, (style, end)]


def draw_landmark(country: Country, board: Board, landmark: int) -> Line:
    """Its sign and number; a castle also shows its holder."""
    mark = (LANDMARK_NAMES[country.board.landmark[landmark]], landmark_code(country, landmark))
    return [mark, *[seat_sign(seat) for seat in holder_of(board, landmark)]]


def seat_sign(seat: int) -> tuple[str, str]:
    """The seat's sign in its colour."""
    return (f"seat{seat}", SIGNS[seat])


# --- landmarks and missions ------------------------------------------------------------------------------


def draw_landmarks(country: Country, board: Board, lang: str) -> list[Line]:
    """Castles with their holders; cathedrals, or towers by their bonus, with those who have a tile there."""
    castles = range(country.board.castles)
    held = [name_landmark(country, castle, holder_of(board, castle), lang) for castle in castles]
    groups: dict[str, list[Line]] = {}
    for landmark in range(country.board.castles, len(country.board.landmark)):
        bonus = board["bonuses"].get(str(landmark))
        heading = say("heading-cathedrals", lang) if bonus is None else say(f"bonus-{bonus}", lang) + ":"
        near = board["visitors"].get(str(landmark), [])
        groups.setdefault(heading, []).append(name_landmark(country, landmark, near, lang))
    return wrap([(say("heading-castles", lang), held)]) + wrap(list(groups.items()))


def name_landmark(country: Country, landmark: int, seats: Sequence[int], lang: str) -> Line:
    """Code, name, and the seats that belong to it."""
    style = LANDMARK_NAMES[country.board.landmark[landmark]]
    short = say("landmark-short", lang, **plain(landmark_words(country, landmark)))
    name = (style, f"{landmark_code(country, landmark)} {short}")
    return [name, ("", " "), *[seat_sign(seat) for seat in seats]] if seats else [name]


def wrap(groups: list[tuple[str, list[Line]]]) -> list[Line]:
    """Headings and their items one after the other, as many as fit on a line."""
    lines: list[Line] = [[]]
    column = 0
    for heading, (first, *others) in groups:
        for item in [[("title", heading + " "), *first], *others]:
            size = sum(len(part) for _, part in item)
            if column and column + 2 + size > WIDTH:
                lines.append([])
            lines[-1] += [("", "  "), *item] if column else item
            column = sum(len(part) for _, part in lines[-1])
    return lines


def draw_row(country: Country, board: Board, lang: str) -> list[Line]:
    """Ireland's public missions: who has fulfilled them, whose doubling token lies there."""
    lines: list[Line] = [[("title", say("legend-row", lang))]] if board["row"] else []
    for number in board["row"]:
        mission = country.missions[number]
        mark = text.STAND_IN if mission.stand_in else ""
        line: Line = [("title", f"{mission.id}{mark} "), ("", f"{mission.first}/{mission.later} ")]
        line.append(("", mission_text(country, number, lang)[1]))
        done, tokens = board["missions"][str(number)]["done"], board["missions"][str(number)]["doubled"]
        line += [("", " ✓"), *[seat_sign(seat) for seat in done]] if done else []
        line += [("", " ×2"), *[seat_sign(seat) for seat in tokens]] if tokens else []
        lines.append(line)
    return lines


# --- players ---------------------------------------------------------------------------------------------


def draw_hand(country: Country, board: Board, me: int | None, lang: str) -> list[Line]:
    """What only I know."""
    lines = draw_text("", " ".join(own_tiles(board, me, lang)))
    for card, is_done in own_cards(board, me):
        words = mission_words(country, card, lang)
        done = " ✓" if is_done else ""
        lines += draw_text("", f"{words['name']} {words['points']}{done}: {words['about']}")
    return lines


def draw_scores(
    country: Country, board: Board, points: Points, view: View, lang: str, names: Sequence[str]
) -> list[Line]:
    """A table: points in all and by source; while it goes on, the end if it came now, and what is left."""
    unused = () if country.is_ireland else (MISSIONS, TOWERS)
    last = UNFINISHED if view.to_act else len(SOURCES)
    sources = [i for i in range(last) if i not in unused]
    headings = [say("column-total", lang), *([say("column-if-ended", lang)] if view.to_act else ())]
    headings += [say("column-" + SOURCES[i], lang, map=country.board.id) for i in sources]
    headings += [say(f"column-{name}-left", lang) for name in stock_of(board, 0) if view.to_act]
    widths = [len(heading) + 1 for heading in headings]
    lines: list[Line] = [[("title", " " * WHO + row_of(headings, widths))]]
    for seat in range(view.seats):
        ends = [board["standing"][str(seat)]["total"]] if view.to_act else []
        numbers = [sum(points[seat].values()), *ends, *[points[seat][SOURCES[i]] for i in sources]]
        numbers += stock_of(board, seat).values() if view.to_act else ()
        who = text.seat_name(seat, lang, names)[: WHO - 2].ljust(WHO - 2)
        lines.append([seat_sign(seat), ("", f" {who}{row_of([str(n) for n in numbers], widths)}")])
    return lines


def row_of(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Cells set to the right."""
    return "".join([cell.rjust(width) for cell, width in zip(cells, widths, strict=True)])


def stock_of(board: Board, seat: int) -> dict[str, int]:
    """What a player still has, as everybody may count it."""
    hand = board["seats"][str(seat)]
    return {"supply": hand["left"], "aside": hand["aside"], "cards": len(hand["cards"])}


# --- in sentences ----------------------------------------------------------------------------------------


def describe(
    country: Country, board: Board, points: Points, view: View, lang: str, names: Sequence[str] = ()
) -> list[str]:
    """The whole table in sentences, stand-ins marked by a word."""
    return [text.aloud(sentence, lang) for sentence in sentences(country, board, points, view, lang, names)]


def sentences(
    country: Country, board: Board, points: Points, view: View, lang: str, names: Sequence[str]
) -> list[str]:
    """The map, the landmarks, the missions, my own things, everybody's stock and points."""
    who = [text.seat_name(seat, lang, names) for seat in range(view.seats)]
    return [
        say("map-name", lang, name=map_name(country, lang)),
        *describe_map(country, board, lang, who),
        *describe_castles(country, board, lang, who),
        *describe_towers(country, board, lang, who),
        *describe_row(country, board, lang, who),
        *own_tiles(board, view.seat, lang),
        *[describe_card(country, card, done, lang) for card, done in own_cards(board, view.seat)],
        *[say("stock", lang, seat=who[seat], **stock_of(board, seat)) for seat in range(view.seats)],
        *[describe_score(country, its, lang, name) for its, name in zip(points, who, strict=True)],
        *forecast_lines(board, view, lang, who),
    ]


def describe_map(country: Country, board: Board, lang: str, who: Sequence[str]) -> list[str]:
    """Whose tiles lie where, and what is covered."""
    sentences = []
    for seat in range(len(who)):
        found = []
        for tile, kind in enumerate(TILE_NAMES):
            lying = [int(at) for at, its in board["tiles"].items() if (its["seat"], its["kind"]) == (seat, kind)]
            spaces = [describe_space(country, space, lang) for space in lying]
            if spaces:
                found.append(say("tiles-at", lang, tile=tile_name(tile, lang), spaces=", ".join(spaces)))
        sentences.append(say("tiles-on-map", lang, seat=who[seat], tiles="; ".join(found) or "none"))
    covered = [country.board.labels[space] for space in board["covered"]]
    return [*sentences, say("covered-spaces", lang, spaces=", ".join(covered))] if covered else sentences


def describe_space(country: Country, space: int, lang: str) -> str:
    """The label of a space, and its settlement if it has one."""
    return say("space", lang, space=country.board.labels[space], town=town_name(country, space))


def describe_castles(country: Country, board: Board, lang: str, who: Sequence[str]) -> list[str]:
    """Who holds what, and what is free."""
    castles: list[list[str]] = [[] for _ in who]
    free: list[str] = []
    for castle in range(country.board.castles):
        holder = holder_of(board, castle)
        (castles[holder[0]] if holder else free).append(landmark_name(country, castle, lang))
    held = [
        say("castles-held", lang, seat=name, castles=text.listing(its, lang) or "none")
        for name, its in zip(who, castles, strict=True)
    ]
    return [*held, say("castles-free", lang, castles=text.listing(free, lang))] if free else held


def describe_towers(country: Country, board: Board, lang: str, who: Sequence[str]) -> list[str]:
    """Ireland's bonuses; and, on both maps, who has a tile next to which cathedral or tower."""
    sentences = []
    for bonus in BONUS_NAMES:
        places = [landmark_name(country, int(i), lang) for i, its in board["bonuses"].items() if its == bonus]
        if places:
            name, about = say(f"bonus-{bonus}", lang), say(f"bonus-{bonus}.about", lang)
            sentences.append(say("bonus", lang, name=name, places=text.listing(places, lang), about=about))
    for landmark in range(country.board.castles, len(country.board.landmark)):
        near = [who[seat] for seat in board["visitors"].get(str(landmark), [])]
        if near:
            words = plain(landmark_words(country, landmark))
            sentences.append(say("bonus-reached", lang, seats=text.listing(near, lang), **words))
    return sentences


def describe_row(country: Country, board: Board, lang: str, who: Sequence[str]) -> list[str]:
    """Ireland's public missions."""
    sentences = []
    for number in board["row"]:
        mission = country.missions[number]
        words: dict[str, Any] = mission_words(country, number, lang)
        sentences.append(say("row-mission", lang, id=mission.id, later=mission.later, **words))
        for key, seats in (
            ("row-fulfilled", board["missions"][str(number)]["done"]),
            ("row-token", board["missions"][str(number)]["doubled"]),
        ):
            if seats:
                sentences.append(say(key, lang, id=mission.id, seats=text.listing([who[s] for s in seats], lang)))
    return sentences


def own_tiles(board: Board, me: int | None, lang: str) -> list[str]:
    """My hand and my tiles set aside; nothing for a spectator."""
    if me is None:
        return []
    mine = board["seats"][str(me)]
    hand, aside = [[TILE_NAMES.index(kind) for kind in mine[name]] for name in ("tiles", "tiles_aside")]
    return [say("hand", lang, tiles=tile_list(hand, lang)), say("aside", lang, tiles=tile_list(aside, lang))]


def own_cards(board: Board, me: int | None) -> list[tuple[int, bool]]:
    """The mission cards that I hold, and whether each is fulfilled; none for a spectator."""
    if me is None:
        return []
    done = {card["mission"] for card in board["mine"] if card["done"]}
    return [(card, card in done) for card in board["seats"][str(me)]["cards"]]


def describe_card(country: Country, card: int, is_done: bool, lang: str) -> str:
    """One of my mission cards."""
    return say("card-fulfilled" if is_done else "card", lang, **mission_words(country, card, lang))


def describe_score(country: Country, points: Mapping[str, int], lang: str, who: str) -> str:
    """Points and where they come from."""
    sources = [
        say("source-points", lang, source=say("source-" + name, lang, map=country.board.id), number=points[name])
        for name in SOURCES
        if points[name]
    ]
    total = sum(points.values())
    return say("score", lang, seat=who, points=total, sources=text.listing(sources, lang) or "none")


def forecast_lines(board: Board, view: View, lang: str, who: Sequence[str]) -> list[str]:
    """How it would stand if the game ended now, while it goes on."""
    totals = [board["standing"][str(seat)]["total"] for seat in range(view.seats)]
    found = [say("if-ended-seat", lang, seat=name, points=n) for name, n in zip(who, totals, strict=True)]
    return [say("if-ended", lang, seats=text.listing(found, lang))] if view.to_act else []
