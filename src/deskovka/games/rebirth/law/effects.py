"""The vocabulary of mission cards."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.cells import Cells, rows
from deskovka.games.rebirth.law.bookkeeping import join, root_of
from deskovka.games.rebirth.law.pieces import (
    KINDS,
    NOBODY,
    OWNER_OF,
    TILE_OF,
    Board,
)
from deskovka.games.rebirth.law.state import Rebirth, nothing, tiles_near


class Mission:
    """A mission card; in Scotland both values are the same."""

    def __init__(self, id: str, first: int, later: int, stand_in: bool) -> None:
        self.id = id
        self.first = first
        self.later = later
        self.stand_in = stand_in

    def counts(self, s: Rebirth) -> Cells:
        """By seat: how much it has of what the card counts."""
        raise NotImplementedError

    def target(self) -> int:
        """How much of it fulfils the card; 0: whoever has most."""
        return 0

    def concerns(self, board: Board, space: int, tile: int) -> bool:
        """Can a tile placed there fulfil the card at all (Ireland)?"""
        raise NotImplementedError

    def holds(self, s: Rebirth, me: i64, space: i64) -> bool:
        """Does the condition hold, thanks to my tile just placed on this space (Ireland)?"""
        raise NotImplementedError


# --- Scotland: whoever has most --------------------------------------------------------------------------


class CathedralBonus(Mission):
    """Points without a condition. [end.bonus-card]"""


class PortsOccupied(Mission):
    """Own tiles on ports."""

    def counts(self, s: Rebirth) -> Cells:
        return owners_of(s, s.country.coast)


class BlankSpacesOccupied(Mission):
    """Own tiles on spaces without a symbol."""

    def counts(self, s: Rebirth) -> Cells:
        return owners_of(s, s.country.blanks)


class SettlementsFull(Mission):
    """Settlements with only own tiles."""

    def __init__(self, id: str, first: int, later: int, stand_in: bool, towns: list[Cells]) -> None:
        super().__init__(id, first, later, stand_in)
        self.towns = rows(towns)

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        tiles = s.tiles
        for spaces in self.towns:
            seat = OWNER_OF[tiles[spaces[0]]]
            for space in spaces:
                if OWNER_OF[tiles[space]] != seat:
                    seat = NOBODY
            if seat != NOBODY:
                found[seat] += 1
        return found


class LargeClusters(Mission):
    """Own clusters of one type with three tiles or more."""

    def __init__(self, id: str, first: int, later: int, stand_in: bool, tile: int) -> None:
        super().__init__(id, first, later, stand_in)
        self.tile = tile

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        for space in large_clusters(s, self.tile, 3):
            found[OWNER_OF[s.tiles[space]]] += 1
        return found


class LargestCluster(Mission):
    """Size of the largest own cluster of one type."""

    def __init__(self, id: str, first: int, later: int, stand_in: bool, tile: int) -> None:
        super().__init__(id, first, later, stand_in)
        self.tile = tile

    def counts(self, s: Rebirth) -> Cells:
        tiles = s.tiles
        cluster = s.cluster
        largest = nothing(s)
        spaces: i64 = len(tiles)
        wanted: i64 = self.tile
        for space in range(spaces):
            if TILE_OF[tiles[space]] == wanted:
                seat = OWNER_OF[tiles[space]]
                if -cluster[space] > largest[seat]:
                    largest[seat] = -cluster[space]
        return largest


class LargestGroup(Mission):
    """Size of the largest connected group of own tiles of any type."""

    def counts(self, s: Rebirth) -> Cells:
        tiles = s.tiles
        adjacent = s.board.adjacent
        spaces: i64 = len(tiles)
        links = s.country.alone[:]
        largest = nothing(s)
        for space in range(spaces):
            seat = OWNER_OF[tiles[space]]
            if seat != NOBODY:
                mine = space
                for other in adjacent[space]:
                    if other < space and OWNER_OF[tiles[other]] == seat:
                        theirs = root_of(links, other)
                        if theirs != mine:
                            mine = join(links, mine, theirs)
                if -links[mine] > largest[seat]:
                    largest[seat] = -links[mine]
        return largest


class NextToCastle(Mission):
    """Own tiles next to one named castle."""

    def __init__(self, id: str, first: int, later: int, stand_in: bool, castle: int) -> None:
        super().__init__(id, first, later, stand_in)
        self.castle = castle

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        for seat in range(s.seats):
            found[seat] = tiles_near(s, self.castle, seat)
        return found


class CastlesControlled(Mission):
    """Castles held."""

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        for holder in s.castles:
            if holder != NOBODY:
                found[holder] += 1
        return found


class CathedralsReached(Mission):
    """Cathedrals with an own tile next to them."""

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        near = s.near
        seats: i64 = s.seats
        first: i64 = s.board.castles * seats
        for i in range(first, len(near)):
            if near[i]:
                found[i % seats] += 1
        return found


class SettlementsPresent(Mission):
    """Settlements with at least one own tile; Ireland asks for a number of them."""

    def __init__(
        self, id: str, first: int, later: int, stand_in: bool, towns: list[Cells], at_least: int = 0
    ) -> None:
        super().__init__(id, first, later, stand_in)
        self.towns = rows(towns)
        self.at_least = at_least

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        for seat in range(s.seats):
            found[seat] = self.present(s, seat)
        return found

    def target(self) -> int:
        return self.at_least

    def present(self, s: Rebirth, seat: i64) -> i64:
        """In how many of the settlements this seat has a tile."""
        tiles = s.tiles
        low: i64 = seat * KINDS  # own codes are low + 1 … low + KINDS
        found: i64 = 0
        for spaces in self.towns:
            for space in spaces:
                if low < tiles[space] <= low + KINDS:
                    found += 1
                    break
        return found

    def concerns(self, board: Board, space: int, tile: int) -> bool:
        return any(space in spaces for spaces in self.towns)

    def holds(self, s: Rebirth, me: i64, space: i64) -> bool:
        return self.present(s, me) >= self.at_least


# --- Ireland: whoever is first ---------------------------------------------------------------------------


class NextToOne(Mission):
    """Several own tiles next to one landmark of a kind."""

    def __init__(self, id: str, first: int, later: int, stand_in: bool, kind: int, at_least: int) -> None:
        super().__init__(id, first, later, stand_in)
        self.kind = kind
        self.at_least = at_least

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        for landmark, kind in enumerate(s.board.landmark):
            if kind == self.kind:
                for seat in range(s.seats):
                    found[seat] = max(found[seat], tiles_near(s, landmark, seat))
        return found

    def target(self) -> int:
        return self.at_least

    def concerns(self, board: Board, space: int, tile: int) -> bool:
        return any(board.landmark[landmark] == self.kind for landmark in board.near[space])

    def holds(self, s: Rebirth, me: i64, space: i64) -> bool:
        kinds = s.board.landmark
        kind: i64 = self.kind
        enough: i64 = self.at_least
        for landmark in s.board.near[space]:
            if kinds[landmark] == kind and tiles_near(s, landmark, me) >= enough:
                return True
        return False


class NextToMany(NextToOne):
    """An own tile next to each of several landmarks of a kind."""

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        for seat in range(s.seats):
            found[seat] = self.landmarks_with_tiles(s, seat)
        return found

    def holds(self, s: Rebirth, me: i64, space: i64) -> bool:
        kinds = s.board.landmark
        kind: i64 = self.kind
        for landmark in s.board.near[space]:
            if kinds[landmark] == kind and tiles_near(s, landmark, me) == 1:
                return self.landmarks_with_tiles(s, me) >= self.at_least
        return False

    def landmarks_with_tiles(self, s: Rebirth, me: i64) -> i64:
        """How many landmarks of the kind have my tile next to them."""
        near = s.near
        seats: i64 = s.seats
        wanted: i64 = self.kind
        found: i64 = 0
        i: i64 = me
        for kind in s.board.landmark:
            if kind == wanted and near[i]:
                found += 1
            i += seats
        return found


class CoastOccupied(Mission):
    """Own tiles on several coastal 1+ spaces."""

    def __init__(self, id: str, first: int, later: int, stand_in: bool, at_least: int) -> None:
        super().__init__(id, first, later, stand_in)
        self.at_least = at_least

    def counts(self, s: Rebirth) -> Cells:
        return owners_of(s, s.country.coast)

    def target(self) -> int:
        return self.at_least

    def concerns(self, board: Board, space: int, tile: int) -> bool:
        return board.bonus[space] == 1

    def holds(self, s: Rebirth, me: i64, space: i64) -> bool:
        low: i64 = me * KINDS  # own codes are low + 1 … low + KINDS
        tiles = s.tiles
        found: i64 = 0
        for coast in s.country.coast:
            if low < tiles[coast] <= low + KINDS:
                found += 1
        return found >= self.at_least


class Clusters(Mission):
    """Several own clusters of some size, of one of the types named."""

    def __init__(
        self, id: str, first: int, later: int, stand_in: bool, tiles: tuple[int, ...], size: int, at_least: int
    ) -> None:
        super().__init__(id, first, later, stand_in)
        self.tiles = tiles
        self.size = size
        self.at_least = at_least

    def counts(self, s: Rebirth) -> Cells:
        """Clusters of the size; where one is enough, the largest one."""
        found = nothing(s)
        for tile in self.tiles:
            for root in large_clusters(s, tile, 1 if self.at_least == 1 else self.size):
                seat = OWNER_OF[s.tiles[root]]
                found[seat] = max(found[seat], -s.cluster[root]) if self.at_least == 1 else found[seat] + 1
        return found

    def target(self) -> int:
        return self.size if self.at_least == 1 else self.at_least

    def concerns(self, board: Board, space: int, tile: int) -> bool:
        return tile in self.tiles

    def holds(self, s: Rebirth, me: i64, space: i64) -> bool:
        if -s.cluster[root_of(s.cluster, space)] < self.size:
            return False  # the new tile changes only its own cluster
        if self.at_least == 1:
            return True
        tiles = s.tiles
        found = 0
        for tile in self.tiles:
            for root in large_clusters(s, tile, self.size):
                if OWNER_OF[tiles[root]] == me:
                    found += 1
        return found >= self.at_least


class Link(Mission):
    """One connected group of own tiles next to several landmarks of a kind. [mission.link]"""

    def __init__(
        self, id: str, first: int, later: int, stand_in: bool, kind: int, landmarks: int, at_least: int
    ) -> None:
        super().__init__(id, first, later, stand_in)
        self.kind = kind
        self.landmarks = landmarks  # a bit for each landmark of the kind
        self.at_least = at_least

    def counts(self, s: Rebirth) -> Cells:
        found = nothing(s)
        for space, code in enumerate(s.tiles):
            seat = OWNER_OF[code]
            if seat != NOBODY:
                touched = int(s.touch[root_of(s.group, space)]) & self.landmarks
                found[seat] = max(found[seat], touched.bit_count())
        return found

    def target(self) -> int:
        return self.at_least

    def concerns(self, board: Board, space: int, tile: int) -> bool:
        return False  # asked apart, whenever a group comes to touch more landmarks

    def holds(self, s: Rebirth, me: i64, space: i64) -> bool:
        mine: i64 = self.landmarks
        touched = s.touch[root_of(s.group, space)] & mine
        missing: i64 = self.at_least
        while touched and missing:
            touched &= touched - 1
            missing -= 1
        return missing == 0


# --- questions -------------------------------------------------------------------------------------------


def owners_of(s: Rebirth, spaces: Cells) -> Cells:
    """By seat: on how many of these spaces it has a tile."""
    found = nothing(s)
    tiles = s.tiles
    for space in spaces:
        seat = OWNER_OF[tiles[space]]
        if seat != NOBODY:
            found[seat] += 1
    return found


def large_clusters(s: Rebirth, tile: i64, size: i64) -> list[int]:
    """The roots of all clusters of farms or power plants that have at least this size."""
    tiles = s.tiles
    cluster = s.cluster
    spaces: i64 = len(tiles)
    found: list[int] = []
    for space in range(spaces):
        if cluster[space] <= -size and TILE_OF[tiles[space]] == tile:
            found.append(space)
    return found
