"""2. Scoring tiles: farms and power plants, settlements, ports and coast."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from mypy_extensions import i64

from deskovka.core.cells import Cells
from deskovka.games.rebirth.law import events
from deskovka.games.rebirth.law.bookkeeping import grow_cluster
from deskovka.games.rebirth.law.pieces import CLUSTERS, COAST, EMPTY, KINDS, SETTLEMENT, influence_of
from deskovka.games.rebirth.law.state import Rebirth, influence_in
from deskovka.games.rebirth.law.verbs import score, score_town

CLUSTER_RULES: Final[tuple[str, ...]] = ("cluster.farm", "cluster.energy")
# By size; size 1 pays the tile's influence and does not come here.
SIZE_RULES: Final[list[str]] = ["", "", "settlement.middle", "settlement.large", "settlement.great"]


def score_tile(s: Rebirth, me: i64, tile: i64, space: i64) -> None:
    """The points of a tile just placed. [order.after-placing]"""
    if s.board.bonus[space]:
        score(s, me, s.country.coast_points, COAST, s.country.coast_rule)
    if tile < SETTLEMENT:
        score_cluster(s, me, tile, space)
    else:
        score_settlement(s, me, tile, s.board.town[space])


def score_cluster(s: Rebirth, me: i64, tile: i64, space: i64) -> None:
    """A point for each tile of the cluster of one colour and type. [cluster.no-mixing]"""
    score(s, me, grow_cluster(s, space, 1 + me * KINDS + tile), CLUSTERS, CLUSTER_RULES[tile])


def score_settlement(s: Rebirth, me: i64, tile: i64, town: i64) -> None:
    """Once full, prizes go round by influence; whoever is left alone takes them all. [settlement.when]"""
    spaces = s.board.towns[town]
    if len(spaces) == 1:
        score_town(s, me, influence_of(tile), town, "settlement.small")
        return
    tiles = s.tiles
    for space in spaces:
        if tiles[space] == EMPTY:
            return
    influence = influence_in(s, town)
    ranking = rank_owners(influence, me)
    if s.log is not None:
        tell_ties(s, ranking, influence, me)
    rule = prize_rule(len(spaces), len(ranking))
    prizes = s.country.prizes[len(spaces)]
    owners: i64 = len(ranking)
    for rank in range(owners):
        points: i64 = 0
        prize = rank
        while prize < len(prizes):  # a range with a step would be slow when compiled
            points += prizes[prize]
            prize += owners
        score_town(s, ranking[rank], points, town, rule)


def rank_owners(influence: Cells, completer: i64) -> list[int]:
    """Owners by influence, the sums of their tiles. [settlement.influence-adds]

    At a tie the completer is last [settlement.tie-completer] and the others follow clockwise from there
    [settlement.tie-clockwise]; so seats are put in that order, each before those with less.
    """
    seats: i64 = len(influence)
    ranking: list[int] = []
    seat = completer
    for _ in range(seats):
        seat += 1
        if seat == seats:
            seat = 0
        mine = influence[seat]
        if mine:
            i = len(ranking)
            while i and influence[ranking[i - 1]] < mine:
                i -= 1
            ranking.insert(i, seat)
    return ranking


def prize_rule(size: int, owners: int) -> str:
    """The rule that tells what this settlement pays."""
    if owners == 1:
        return "settlement.great-alone" if size == 4 else "settlement.alone"
    return "settlement.great-two" if size == 4 and owners == 2 else SIZE_RULES[size]


def tell_ties(s: Rebirth, ranking: list[int], influence: Cells, completer: i64) -> None:
    """Say who came before whom at equal influence."""
    for ahead, behind in pairwise(ranking):
        if influence[ahead] == influence[behind]:
            rule = "settlement.tie-completer" if behind == completer else "settlement.tie-clockwise"
            s.tell(events.TieBroken(ahead, behind, rule))
