"""What is where: the names of a place, and what everybody can see there, in words."""

from __future__ import annotations

from collections.abc import Sequence

from deskovka.core import text
from deskovka.core.game import Game
from deskovka.core.sight import View
from deskovka.core.step import Move
from deskovka.games.rebirth.law.country import Country
from deskovka.games.rebirth.law.moves import Double, Place, Use
from deskovka.games.rebirth.law.pieces import (
    CASTLE,
    TERRAIN_NAMES,
    TILE_NAMES,
    TOWN,
)
from deskovka.games.rebirth.show.board import Board, holder_of
from deskovka.games.rebirth.show.board import board as board_of
from deskovka.games.rebirth.words import (
    is_mission,
    landmark_name,
    landmark_words,
    mission_words,
    plain,
    say,
    tile_name,
)


def about(game: Game, country: Country, move: Move, view: View, lang: str, names: Sequence[str] = ()) -> list[str]:
    """A place: what it is and what is next to it; a mission: what it asks for."""
    who = [text.seat_name(seat, lang, names) for seat in range(view.seats)]
    if isinstance(move, Double) and is_mission(country, move.mission):
        return [say("card", lang, **mission_words(country, move.mission, lang)).removesuffix(".")]
    if not isinstance(move, (Place, Use)):
        return []
    board = country.board
    landmark = move.tower if isinstance(move, Use) else move.space - len(board.at)
    lying = board_of(game, view)
    if isinstance(move, Place) and landmark < 0:
        parts = [*about_space(country, lying, move.space, lang, who), *gain(game, move, view, lang)]
        return [", ".join(parts), around(country, lying, list(board.adjacent[move.space]), lang, who)]
    if landmark < len(board.landmark):
        parts = [landmark_name(country, landmark, lang), *about_landmark(country, lying, landmark, lang, who)]
        return [", ".join(parts), around(country, lying, board.around[landmark], lang, who)]
    return []


def about_space(country: Country, board: Board, space: int, lang: str, who: Sequence[str]) -> list[str]:
    """What lies there, what is printed there, and the landmarks next to it."""
    parts = [*on_space(board, space, lang, who), ground(country, space, lang)]
    if country.board.bonus[space]:
        parts.append(say("on-the-coast", lang, map=country.board.id))
    for landmark in country.board.near[space]:
        notes = ", ".join(about_landmark(country, board, landmark, lang, who)) or "none"
        parts.append(say("next-to", lang, note=notes, **plain(landmark_words(country, landmark))))
    return parts


def on_space(board: Board, space: int, lang: str, who: Sequence[str]) -> list[str]:
    """Whose tile lies there; nothing for a free space."""
    if space in board["covered"]:
        return [say("is-covered", lang)]
    tile = board["tiles"].get(str(space))
    if tile is None:
        return []
    return [say("tile-of", lang, tile=tile_name(TILE_NAMES.index(tile["kind"]), lang), seat=who[tile["seat"]])]


def ground(country: Country, space: int, lang: str) -> str:
    """What is printed on a space."""
    board = country.board
    if board.terrain[space] != TOWN:
        return say("terrain-" + TERRAIN_NAMES[board.terrain[space]], lang)
    town = board.town[space]
    return say("terrain-town", lang, name=board.town_names[town], count=len(board.towns[town]))


def about_landmark(country: Country, board: Board, landmark: int, lang: str, who: Sequence[str]) -> list[str]:
    """Who holds a castle; a tower's bonus; who has a tile next to a cathedral or tower."""
    if country.board.landmark[landmark] == CASTLE:
        return [say("held-by", lang, seat=who[holder]) for holder in holder_of(board, landmark)]
    bonus = board["bonuses"].get(str(landmark))
    notes = [] if bonus is None else [say(f"bonus-{bonus}", lang)]
    near = [who[seat] for seat in board["visitors"].get(str(landmark), [])]
    return [*notes, say("reached-by", lang, seats=text.listing(near, lang))] if near else notes


def around(country: Country, board: Board, spaces: Sequence[int], lang: str, who: Sequence[str]) -> str:
    """The spaces next to a place and what is there."""
    found = []
    for space in spaces:
        what = "".join(on_space(board, space, lang, who)) or ground(country, space, lang)
        found.append(say("neighbour", lang, space=country.board.labels[space], what=what))
    return say("neighbours", lang, spaces="; ".join(found) or "none")


def gain(game: Game, move: Move, view: View, lang: str) -> list[str]:
    """The points that the move brings its player at once, if it may be played now."""
    seat = view.seat
    if seat is None or seat not in view.to_act:
        return []
    s = game.imagine(view, seed=0)
    if s.why_not(seat, move) is not None:
        return []
    before = s.score().points[seat]
    s.play(seat, move)
    # Final scoring would count cards that are only imagined.
    return [say("gain", lang, points=s.score().points[seat] - before)] if s.to_act() else []
