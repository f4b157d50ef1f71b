"""Verbs: what several chapters do to the table; bookkeeping.py follows them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.cells import with_entry, without, zeros
from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.pieces import (
    CARDS,
    ENERGY,
    FARM,
    FARMLAND,
    GRID,
    KINDS,
    MISSIONS,
    NOBODY,
    SETTLEMENT,
    SETTLEMENTS,
    SOURCES,
    TOWN,
    UNFINISHED,
)
from deskovka.games.rebirth.law.state import Rebirth

PLACE_RULES: Final[tuple[str, ...]] = ("place.farm", "place.energy", "place.settlement")
EXCEPTIONS: Final[tuple[str, ...]] = ("place.exception-farm", "place.exception-energy")
SOURCE_COUNT: Final = len(SOURCES)


def place(s: Rebirth, me: i64, tile: i64, space: i64) -> None:
    """Put the tile in hand on a space."""
    s.tiles[space] = 1 + me * KINDS + tile
    s.hand[me] = NOBODY
    terrain = s.board.terrain[space]
    if terrain == TOWN:
        s.townland = without(s.townland, space)
    else:
        if terrain != GRID:
            s.farmland = without(s.farmland, space)
        if terrain != FARMLAND:
            s.grid = without(s.grid, space)
    if s.log is not None:
        foreign = (tile == FARM and terrain == GRID) or (tile == ENERGY and terrain == FARMLAND)
        rule = EXCEPTIONS[tile] if foreign else PLACE_RULES[min(tile, SETTLEMENT)]
        s.log.append(events.Placed(me, tile, space, rule))


def score(s: Rebirth, seat: i64, points: i64, source: i64, rule: str) -> None:
    """Move a score marker."""
    s.points[seat * SOURCE_COUNT + source] += points
    if s.log is not None:
        s.log.append(events.Scored(seat, points, source, rule))


def score_town(s: Rebirth, seat: i64, points: i64, town: i64, rule: str) -> None:
    """Score a finished settlement; who gets nothing is not told of."""
    s.points[seat * SOURCE_COUNT + SETTLEMENTS] += points
    if s.log is not None and points:
        s.log.append(events.SettlementScored(seat, points, town, rule))


def score_towns(s: Rebirth, seat: int, points: int, towns: tuple[int, ...]) -> None:
    """Score tiles in unfinished settlements. [end.unfinished]"""
    s.points[seat * SOURCE_COUNT + UNFINISHED] += points
    if s.log is not None:
        s.log.append(events.UnfinishedScored(seat, points, towns, "end.unfinished"))


def take_castle(s: Rebirth, me: int, landmark: int, rule: str) -> None:
    """Put an own castle; whoever held it gets the piece back."""
    loser = s.castles[landmark]
    s.castles[landmark] = me
    if s.log is not None:
        s.log.append(events.CastleTaken(me, landmark, loser, rule))


def draw_tile(s: Rebirth, me: i64, rule: str) -> None:
    """Draw a tile from the supply."""
    left = s.left[me] - 1
    s.left[me] = left
    s.hand[me] = s.supply[me][left]
    s.reveals += 1
    if s.log is not None:
        s.log.append(events.Drew(me, (s.hand[me],), rule))


def draw_choice(s: Rebirth, me: int, count: int) -> None:
    """Draw tiles to choose from, as many as there are. [tower.three-tiles]"""
    before = s.left[me]
    left = max(before - count, 0)
    s.choice = with_entry(s.choice, me, tuple(s.supply[me][left:before]))
    s.left[me] = left
    s.reveals += 1
    if s.log is not None:
        s.log.append(events.Drew(me, s.choice[me], "tower.three-tiles"))


def put_back(s: Rebirth, me: int, tile: int) -> None:
    """Keep one tile in hand and shuffle the others into the supply. [tower.choose-one]"""
    others = list(s.choice[me])
    others.remove(tile)
    left = s.left[me]
    pile = zeros(left + len(others))
    for i in range(left):
        pile[i] = s.supply[me][i]
    for i, other in enumerate(others):
        pile[left + i] = other
    s.chance.shuffle_row(pile)
    s.hand[me] = tile
    s.choice = with_entry(s.choice, me, ())
    s.supply = s.supply[:]
    s.supply[me] = pile
    s.left[me] = len(pile)
    if s.log is not None:
        s.log.append(events.PutBack(me, len(others), tile, "tower.choose-one"))


def fetch_tile(s: Rebirth, me: int) -> None:
    """Draw one of the tiles set aside, at random. [tower.another]"""
    tiles = list(s.aside[me])
    tile = tiles.pop(s.chance.below(len(tiles)))
    s.aside = with_entry(s.aside, me, tuple(tiles))
    s.hand[me] = tile
    s.reveals += 1
    if s.log is not None:
        s.log.append(events.TileFetched(me, tile, "tower.another"))


def draw_mission(s: Rebirth, me: int, landmark: int, rule: str) -> None:
    """Take the top mission card and look at it."""
    s.undealt -= 1
    mission = s.deck[s.undealt]
    s.cards = with_entry(s.cards, me, s.cards[me] + (mission,))
    s.reveals += 1
    if s.log is not None:
        s.log.append(events.MissionDrawn(me, landmark, mission, rule))


def show_cards(s: Rebirth) -> None:
    """Turn over everybody's mission cards. [end.missions]"""
    s.shown = s.cards
    s.reveals += 1


def fulfil(s: Rebirth, me: int, mission: int) -> None:
    """Remember that a mission is fulfilled; it pays apart."""
    s.fulfilled = s.fulfilled[:]
    s.fulfilled[me] |= 1 << mission


def be_earliest(s: Rebirth, me: int, mission: int) -> None:
    """Remember who was the first to fulfil a mission of the row. [mission.first]"""
    s.earliest = s.earliest[:]
    s.earliest[mission] = me


def pay_mission(s: Rebirth, me: int, mission: int, points: int, rule: str) -> None:
    """Score a public mission."""
    s.points[me * SOURCE_COUNT + MISSIONS] += points
    if s.log is not None:
        s.log.append(events.MissionFulfilled(me, mission, points, rule))


def pay_card(s: Rebirth, seat: int, card: int, points: int, rule: str, counts: tuple[int, ...]) -> None:
    """Score a mission card at the end."""
    s.points[seat * SOURCE_COUNT + CARDS] += points
    if s.log is not None:
        s.log.append(events.CardScored(seat, card, points, rule, counts))


def put_token(s: Rebirth, me: int, mission: int) -> None:
    """Put the doubling token on a mission. [tower.doubling]"""
    s.doubled = s.doubled[:]
    s.doubled[me] = mission
    if s.log is not None:
        s.log.append(events.TokenPlaced(me, mission, "tower.doubling"))


def use(s: Rebirth, bonus: int) -> None:
    """Note that a bonus was used in this turn."""
    s.used |= 1 << bonus


def forget_used(s: Rebirth) -> None:
    """Forget which bonuses were used in this turn."""
    s.used = 0
