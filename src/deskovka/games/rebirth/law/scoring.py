"""Final scoring and ties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from deskovka.core.parts import Score, ranks_of
from deskovka.core.step import Step
from deskovka.games.rebirth.law import effects, events
from deskovka.games.rebirth.law.pieces import CASTLES, EMPTY, NOBODY, SOURCES
from deskovka.games.rebirth.law.state import (
    Rebirth,
    castles_of,
    influence_in,
    tiles_near,
    total,
    waiting_influence,
)
from deskovka.games.rebirth.law.verbs import pay_card, score, score_towns, show_cards


@dataclass
class FinalScoring(Step):
    """Unfinished settlements, castles, mission cards; then it is known who has won. [end.when] [end.most]"""

    def run(self, s: Rebirth, me: int) -> None:
        s.tell(events.Ended("end.when-ireland" if s.country.is_ireland else "end.when"))
        score_unfinished(s)
        score_castles(s)
        score_cards(s)
        if s.log is not None:
            winners, rule = winners_of(s)
            s.log.append(events.Won(tuple(winners), rule))


FINAL_SCORING: Final = FinalScoring()


def score_unfinished(s: Rebirth) -> None:
    """Tiles in unfinished settlements give their influence."""
    for seat in range(s.seats):
        points = waiting_influence(s, seat)
        if points:
            score_towns(s, seat, points, () if s.log is None else unfinished_towns(s, seat))


def unfinished_towns(s: Rebirth, seat: int) -> tuple[int, ...]:
    """Settlements with a free space and a tile of this seat."""
    found = []
    for town, spaces in enumerate(s.board.towns):
        if EMPTY in [s.tiles[space] for space in spaces] and influence_in(s, town)[seat]:
            found.append(town)
    return tuple(found)


def score_castles(s: Rebirth) -> None:
    """Castles held."""
    for seat in range(s.seats):
        held = castles_of(s, seat)
        if held:
            score(s, seat, held * s.country.castle_points, CASTLES, "end.castles")


def score_cards(s: Rebirth) -> None:
    """Mission cards are shown, and pay if they are fulfilled."""
    show_cards(s)
    for seat in range(s.seats):
        for card in s.cards[seat]:
            points, rule = card_points(s, seat, card)
            pay_card(s, seat, card, points, rule, () if s.log is None else amounts(s, card))


def amounts(s: Rebirth, card: int) -> tuple[int, ...]:
    """By seat: how much everybody has of what a card compares; nothing if it compares nothing."""
    mission = s.country.missions[card]
    if s.country.is_ireland or isinstance(mission, effects.CathedralBonus):
        return ()
    return tuple(mission.counts(s))


def card_points(s: Rebirth, seat: int, card: int) -> tuple[int, str]:
    """What a mission card pays its owner, and by which rule. [end.missions]"""
    mission = s.country.missions[card]
    if s.country.is_ireland:
        return (mission.first if s.fulfilled[seat] >> card & 1 else 0), "private.end"
    if isinstance(mission, effects.CathedralBonus):
        return mission.first, "end.bonus-card"
    counts = mission.counts(s)
    mine = counts[seat]
    rule = "end.missions"
    seats: i64 = s.seats
    for other in range(seats):
        if counts[other] > mine:
            return 0, "end.missions"
        if counts[other] == mine and other != seat:
            rule = "end.tie-fulfils"
    if mine == 0 and s.options["zero_majority"] == "never":
        return 0, "end.zero-majority"
    return mission.first, rule


def winners_of(s: Rebirth) -> tuple[list[int], str]:
    """Who wins, and by which rule."""
    most: i64 = -1
    tied: list[int] = []
    for seat in range(s.seats):
        points = total(s, seat)
        if points > most:
            most = points
            tied = []
        if points == most:
            tied.append(seat)
    if len(tied) == 1:
        return tied, "end.most-ireland" if s.country.is_ireland else "end.most"
    first, second = s.board.tie_breaks
    if s.country.is_ireland:
        return irish_tie(s, tied, first, second)
    if s.castles[first] in tied:
        return [s.castles[first]], "tie.edinburgh"
    if s.castles[second] != NOBODY:
        return [s.castles[second]], "tie.stirling"
    return tied, "tie.stirling-nobody"


def irish_tie(s: Rebirth, tied: list[int], blarney: int, tara: int) -> tuple[list[int], str]:
    """Blarney among the tied; else most tiles at the Hill of Tara, whoever has them."""
    if s.castles[blarney] in tied:
        return [s.castles[blarney]], "tie.blarney"
    near = [tiles_near(s, tara, seat) for seat in range(s.seats)]
    if max(near) == 0:
        return tied, "tie.tara-nobody"
    most = [seat for seat in range(s.seats) if near[seat] == max(near)]
    return most, "tie.tara" if len(most) == 1 else "tie.tara-shared"


def score_of(s: Rebirth) -> Score:
    """Points now, ranks, winners once the game is over, and where the points come from."""
    points = tuple([total(s, seat) for seat in range(s.seats)])
    winners = tuple(winners_of(s)[0]) if s.is_over() else ()
    ahead = [max(points) + 1 if seat in winners else points[seat] for seat in range(s.seats)]
    ranks = ranks_of(ahead)
    sources = len(SOURCES)
    why = tuple(
        [{name: s.points[seat * sources + i] for i, name in enumerate(SOURCES)} for seat in range(s.seats)]
    )
    return Score(points, ranks, winners, why)
