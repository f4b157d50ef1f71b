"""What holds in every state of Rebirth, counted anew from the bare tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from deskovka.games.rebirth.law.pieces import (
    BLOCKED,
    EMPTY,
    FARMLAND,
    GRID,
    KINDS,
    MOST_SEATS,
    NOBODY,
    PRIVATE_MISSION,
    SETTLEMENT,
    TOWN,
)
from deskovka.games.rebirth.law.state import Rebirth

CASTLE_PIECES = 12
Test = Callable[[Rebirth, int, int], bool]


def broken(s: Rebirth) -> list[str]:
    """What is wrong with a state, in words; empty = fine."""
    found = [*tiles(s), *cards(s), *castles(s), *free_spaces(s), *neighbourhoods(s)]
    return [*found, *forest(s, "cluster", list(s.cluster), same_cluster), *groups(s), *turns(s)]


def owner(s: Rebirth, space: int) -> int:
    code = s.tiles[space]
    return (code - 1) // KINDS if EMPTY < code <= MOST_SEATS * KINDS else NOBODY


def kind(s: Rebirth, space: int) -> int:
    return (s.tiles[space] - 1) % KINDS


def in_hand(s: Rebirth, seat: int) -> list[int]:
    """The tile to place, or those to choose it from."""
    return [*s.choice[seat], *[tile for tile in (s.hand[seat],) if tile != NOBODY]]


def owned(s: Rebirth) -> list[int]:
    return [space for space in range(len(s.tiles)) if owner(s, space) != NOBODY]


def tiles(s: Rebirth) -> Iterator[str]:
    """36 tiles of a colour, less 9 with four players, are somewhere; each lies where it may."""
    for seat in range(s.seats):
        there = Counter(kind(s, space) for space in owned(s) if owner(s, space) == seat)
        there += Counter((*in_hand(s, seat), *s.aside[seat], *s.supply[seat][: s.left[seat]]))
        expected = Counter(s.country.all_tiles) - Counter(s.country.removed if s.seats == 4 else ())
        if there != expected:
            yield f"seat {seat} has the tiles {there}, not {expected}"
        if len(in_hand(s, seat)) > 3:
            yield f"seat {seat} has {len(in_hand(s, seat))} tiles in hand"
        if list(s.aside[seat]) != sorted(s.aside[seat]):
            yield f"the tiles aside of seat {seat} tell their order"
    blocked = [space for space, code in enumerate(list(s.tiles)) if code == BLOCKED]
    if blocked != [space for space, is_one in enumerate(s.board.blocked) if is_one and s.seats == 2]:
        yield "wrong spaces are covered"
    for space in owned(s):
        if (kind(s, space) >= SETTLEMENT) != (s.board.terrain[space] == TOWN):
            yield f"a tile of kind {kind(s, space)} lies on space {space}"


def cards(s: Rebirth) -> Iterator[str]:
    """Every mission is once in the row, in the deck or with a player, and everybody got what is due."""
    held = [card for mine in s.cards for card in mine]
    if sorted([*s.row, *s.deck[: s.undealt], *held]) != list(range(len(s.country.missions))):
        yield "mission cards are lost or doubled"
    for seat in range(s.seats):
        due = len([landmark for landmark in places_with_cards(s) if tiles_near(s, landmark, seat)])
        waiting = len([step for step in s.steps if type(step).__name__ == "ReachTower"])
        if not due - waiting <= len(s.cards[seat]) <= due:
            yield f"seat {seat} has {len(s.cards[seat])} cards, not {due}"
        if s.doubled[seat] not in (NOBODY, *s.row):
            yield f"seat {seat} doubles a mission outside the row"


def places_with_cards(s: Rebirth) -> list[int]:
    """Cathedrals, or the tower with missions."""
    landmarks = range(s.board.castles, len(s.board.landmark))
    return [i for i in landmarks if s.towers[i] == (PRIVATE_MISSION if s.board.id == "ireland" else NOBODY)]


def tiles_near(s: Rebirth, landmark: int, seat: int) -> list[int]:
    return [space for space in s.board.around[landmark] if owner(s, space) == seat]


def claim(s: Rebirth, castle: int, seat: int) -> tuple[int, int]:
    near = tiles_near(s, castle, seat)
    return len(near), len([space for space in near if kind(s, space) < SETTLEMENT])


def castles(s: Rebirth) -> Iterator[str]:
    """A castle next to any tile has a holder, who is behind nobody."""
    holders = list(s.castles)
    for castle, holder in enumerate(holders):
        claims = [claim(s, castle, seat) for seat in range(s.seats)]
        if (holder == NOBODY) != (max(claims) == (0, 0)):
            yield f"castle {castle} is held by {holder}, tiles there: {claims}"
        elif holder != NOBODY and claims[holder] < max(claims):
            yield f"castle {castle} is held by {holder}, who is behind: {claims}"
    if max(holders.count(seat) for seat in range(s.seats)) > CASTLE_PIECES:
        yield "more castles than pieces"


def free_spaces(s: Rebirth) -> Iterator[str]:
    free = [space for space, code in enumerate(list(s.tiles)) if code == EMPTY]
    terrain = s.board.terrain
    expected = {
        "farmland": [space for space in free if terrain[space] not in (GRID, TOWN)],
        "grid": [space for space in free if terrain[space] not in (FARMLAND, TOWN)],
        "townland": [space for space in free if terrain[space] == TOWN],
    }
    for name, spaces in expected.items():
        if list(getattr(s, name)) != spaces:
            yield f"{name} is {getattr(s, name)}, not {spaces}"


def neighbourhoods(s: Rebirth) -> Iterator[str]:
    for landmark in range(len(s.board.landmark)):
        for seat in range(s.seats):
            near, plain = claim(s, landmark, seat)
            if s.near[landmark * s.seats + seat] != 8 * near + plain:
                yield f"next to landmark {landmark} seat {seat} has {near} tiles, {plain} of them plain"


def same_cluster(s: Rebirth, a: int, b: int) -> bool:
    return s.tiles[a] == s.tiles[b] and kind(s, a) < SETTLEMENT


def same_group(s: Rebirth, a: int, b: int) -> bool:
    return owner(s, a) == owner(s, b)


def forest(s: Rebirth, name: str, links: list[int], test: Test) -> Iterator[str]:
    """The forest has one tree for each connected set of tiles, and its root knows the size."""
    for parts in connected(s, test):
        roots = {root(links, space) for space in parts}
        if len(roots) != 1 or links[roots.pop()] != -len(parts):
            yield f"{name}: the tiles on {sorted(parts)} are not one tree"


def groups(s: Rebirth) -> Iterator[str]:
    """Ireland keeps groups too, with the landmarks that each touches."""
    if s.board.id != "ireland":
        return
    yield from forest(s, "group", list(s.group), same_group)
    for parts in connected(s, same_group):
        touched = {landmark for space in parts for landmark in s.board.near[space]}
        if s.touch[root(list(s.group), min(parts))] != sum(1 << landmark for landmark in touched):
            yield f"the group on {sorted(parts)} touches {touched}"


def connected(s: Rebirth, test: Test) -> Iterable[set[int]]:
    """Connected sets of tiles, by flood fill."""
    left = set(owned(s))
    while left:
        edge = [left.pop()]
        found = set(edge)
        while edge:
            space = edge.pop()
            beside = {other for other in s.board.adjacent[space] if other in left and test(s, space, other)}
            left -= beside
            found |= beside
            edge += beside
        yield found


def root(links: list[int], space: int) -> int:
    while links[space] >= 0:
        space = links[space]
    return space


def turns(s: Rebirth) -> Iterator[str]:
    """Nobody is more than a turn ahead, and at the end everybody has placed everything."""
    had = [len(in_hand(s, seat)) + s.left[seat] for seat in range(s.seats)]
    if not s.steps and any(had):
        yield f"the game is over, but tiles are left: {had}"
    if any(points < 0 for points in list(s.points)):
        yield "points below zero"
