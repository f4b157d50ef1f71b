"""What is fixed for one country: board, cards, numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deskovka.core.cells import Cells, Rows, cells, rows
from deskovka.core.step import Move, Step
from deskovka.games.rebirth.law.bookkeeping import ALONE
from deskovka.games.rebirth.law.effects import Link, Mission
from deskovka.games.rebirth.law.moves import Place
from deskovka.games.rebirth.law.pieces import (
    BLANK,
    KINDS,
    MOST_SEATS,
    NOBODY,
    SETTLEMENT,
    Board,
    Label,
)


class Country:
    """What is fixed for one map: board, cards, numbers, and tables that follow from them."""

    def __init__(self, board: Board, missions: list[Mission], places: list[Place]) -> None:
        self.board = board
        self.missions = missions
        self.labels: list[Label] = []  # by mission: its name and text
        self.places = places  # by space: the move
        self.is_ireland = board.id == "ireland"  # row, towers and groups instead of cathedrals and secret cards
        spaces = range(len(board.at))
        self.coast = cells([space for space in spaces if board.bonus[space]])
        self.blanks = cells([space for space in spaces if board.terrain[space] == BLANK])
        self.alone = cells([ALONE for _ in spaces])  # a forest before anything grows
        self.watch = self.missions_by_placement() if self.is_ireland else rows([])
        self.link_missions = cells([i for i, mission in enumerate(missions) if isinstance(mission, Link)])
        self.all_tiles: list[int] = []  # of one colour, in order
        self.removed: list[int] = []
        self.removed_with = 0  # the number of players with which they are
        self.tiles_in_play = rows([])  # by number of players: how many, by seat and tile
        self.aside = 0
        self.row = 0
        self.bonuses: list[int] = []
        self.bonus_points: dict[int, int] = {}
        self.prizes = [cells([]) for _ in range(5)]  # by size of a settlement, best first
        self.castle_points = 0
        self.coast_points = 0
        self.coast_rule = ""
        self.offer: list[Move] = []  # the moves Yes and No
        self.keeps: list[Move] = []  # by tile: the move that keeps it
        self.doubles: list[Move] = []  # by mission: the move that puts the doubling token there
        self.uses: list[Move] = []  # by landmark: the move that lets this tower work next
        self.reach: list[Step] = []  # by landmark: the step of reaching that tower

    def tiles_of_a_seat(self, seats: int) -> list[int]:
        """The tiles of one colour in order, with four players less the removed ones."""
        tiles = self.all_tiles[:]
        if seats == self.removed_with:
            for tile in self.removed:
                tiles.remove(tile)
        return tiles

    def count_tiles(self) -> None:
        """Fill `tiles_in_play`."""
        counts = []
        for seats in range(MOST_SEATS + 1):
            tiles = self.tiles_of_a_seat(seats)
            counts.append(cells([tiles.count(tile) for tile in range(KINDS)] * seats))
        self.tiles_in_play = rows(counts)

    def missions_by_placement(self) -> Rows:
        """By tile and space: the missions that this placement may fulfil."""
        watch: list[Cells] = []
        for tile in range(KINDS):
            for space in range(len(self.board.at)):
                fits = (tile >= SETTLEMENT) == (self.board.town[space] != NOBODY)
                numbers = range(len(self.missions)) if fits else range(0)
                watch.append(cells([i for i in numbers if self.missions[i].concerns(self.board, space, tile)]))
        return rows(watch)


def country_of(countries: Mapping[str, Country], options: Mapping[str, Any]) -> Country:
    """Where a game with these options is played."""
    return countries[str(options["map"])]
