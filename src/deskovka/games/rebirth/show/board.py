"""What is drawn of a table: tiles, landmarks, missions and hands, by page and terminal alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NotRequired, TypedDict, cast

from deskovka.core.game import LANGUAGES, Game
from deskovka.core.sight import View
from deskovka.games.rebirth.law.bookkeeping import root_of
from deskovka.games.rebirth.law.country import Country
from deskovka.games.rebirth.law.effects import CathedralBonus
from deskovka.games.rebirth.law.pieces import (
    BLOCKED,
    BONUS_NAMES,
    EMPTY,
    NOBODY,
    OWNER_OF,
    SETTLEMENT,
    TERRAIN_NAMES,
    TILE_NAMES,
    TILE_OF,
)
from deskovka.games.rebirth.law.state import Rebirth, castles_of, tiles_near
from deskovka.games.rebirth.show.standing import Standing, standing
from deskovka.games.rebirth.words import mission_text


class Tile(TypedDict):
    """A tile on a space; farms or power plants of one cluster have the same number."""

    seat: int
    kind: str
    cluster: NotRequired[int]


class Race(TypedDict):
    """How far everybody is with a mission; where no number is asked for, the most wins."""

    counts: list[int]
    wanted: NotRequired[int]


class OpenMission(TypedDict):
    """A mission in the row: who has fulfilled it, the first one first, and whose doubling tokens lie on it."""

    done: list[int]
    doubled: list[int]
    race: Race


class OwnMission(TypedDict):
    """A mission card that I hold, perhaps several times."""

    mission: int
    times: int
    points: int
    done: bool
    race: NotRequired[Race]


class Hand(TypedDict):
    """What a seat has; what only its owner may see is left out for others."""

    left: int  # tiles in the supply
    aside: int
    castles: int
    reached: int  # cathedrals or towers
    cards: list[int]  # missions, -1 for one that I may not see
    tiles: NotRequired[list[str]]  # the one to place, or three to choose from
    tiles_aside: NotRequired[list[str]]


class Progress(TypedDict):
    """Tiles on the map, and how many there will be."""

    done: int
    all: int


class Board(TypedDict):
    """A table of Rebirth."""

    tiles: dict[str, Tile]  # by space
    covered: list[int]  # spaces that nobody can use
    castles: dict[str, int]  # by landmark: who holds it
    visitors: dict[str, list[int]]  # by landmark: who has a tile next to it
    bonuses: dict[str, str]  # by tower
    free: dict[str, int]  # by terrain: free spaces
    row: list[int]  # missions face up
    missions: dict[str, OpenMission]  # by mission: those of the row
    mine: list[OwnMission]
    seats: dict[str, Hand]
    standing: dict[str, Standing]  # by seat: if the game ended now
    progress: Progress


def board(g: Game, view: View) -> Board:
    """What is drawn of a view."""
    s = cast(Rebirth, g.imagine(view, seed=0))  # asked only for what follows from what everybody sees
    codes = s.tiles
    spaces = [OWNER_OF[code] for code in codes]
    landmarks = range(len(s.board.landmark))
    visitors = {str(i): [seat for seat in range(s.seats) if tiles_near(s, i, seat)] for i in landmarks}
    return {
        "tiles": {str(i): tile(s, i) for i, owner in enumerate(spaces) if owner != NOBODY},
        "covered": [i for i, code in enumerate(codes) if code == BLOCKED],
        "castles": {str(i): holder for i, holder in enumerate(s.castles) if holder != NOBODY},
        "visitors": {landmark: seats for landmark, seats in visitors.items() if seats},
        "bonuses": {str(i): BONUS_NAMES[bonus] for i, bonus in enumerate(s.towers) if bonus != NOBODY},
        "free": free(s),
        "row": list(s.row),
        "missions": {str(number): open_mission(s, number) for number in s.row},
        "mine": own_missions(s, view),
        "seats": {str(seat): hand(s, view, seat) for seat in range(s.seats)},
        "standing": {str(seat): standing(s, view, seat) for seat in range(s.seats)},
        "progress": progress(s, spaces),
    }


def points(g: Game, view: View) -> Sequence[Mapping[str, int]]:
    """The points of each player by source; the page gets them with every message."""
    return g.imagine(view, seed=0).score().why


def holder_of(board: Board, castle: int) -> list[int]:
    """Who holds a castle, if anybody."""
    return [board["castles"][str(castle)]] if str(castle) in board["castles"] else []


def tile(s: Rebirth, space: int) -> Tile:
    """The tile on a space."""
    code = s.tiles[space]
    found: Tile = {"seat": OWNER_OF[code], "kind": TILE_NAMES[TILE_OF[code]]}
    if TILE_OF[code] < SETTLEMENT:
        found["cluster"] = root_of(s.cluster, space)
    return found


def free(s: Rebirth) -> dict[str, int]:
    """How many spaces of each terrain are free."""
    found = dict.fromkeys(TERRAIN_NAMES, 0)
    for terrain, code in zip(s.board.terrain, s.tiles, strict=True):
        if code == EMPTY:
            found[TERRAIN_NAMES[terrain]] += 1
    return found


def race(s: Rebirth, number: int) -> Race:
    """How far everybody is with a mission."""
    mission = s.country.missions[number]
    found: Race = {"counts": list(mission.counts(s))}
    if mission.target():
        found["wanted"] = mission.target()
    return found


def open_mission(s: Rebirth, number: int) -> OpenMission:
    """A mission in the row."""
    done = [seat for seat, bits in enumerate(s.fulfilled) if bits >> number & 1]
    done.sort(key=lambda seat: seat != s.earliest[number])
    doubled = [seat for seat, token in enumerate(s.doubled) if token == number]
    return {"done": done, "doubled": doubled, "race": race(s, number)}


def own_missions(s: Rebirth, view: View) -> list[OwnMission]:
    """The cards that the viewer holds, equal ones together."""
    me = view.seat
    if me is None:
        return []
    missions = s.country.missions
    alike = Counter([title(s.country, card) for card in s.cards[me]])
    found: list[OwnMission] = []
    for card in s.cards[me]:
        mission, times = missions[card], alike.pop(title(s.country, card), 0)
        if not times:
            continue
        # A private mission stays fulfilled, whatever became of it; Scotland's are compared at the end.
        done = s.country.is_ireland and s.fulfilled[me] >> card & 1 == 1
        one: OwnMission = {"mission": card, "times": times, "points": times * mission.first, "done": done}
        if not isinstance(mission, CathedralBonus):
            one["race"] = race(s, card)
        found.append(one)
    return found


@lru_cache(1000)  # a sentence takes some tenths of a millisecond
def title(country: Country, card: int) -> str:
    """A card's name; cards that are called alike are alike."""
    return mission_text(country, card, LANGUAGES[0])[0]


def hand(s: Rebirth, view: View, seat: int) -> Hand:
    """What a seat has, as the viewer may see it."""
    seen = {name: view.table[name][seat] for name in ("hand", "choice", "aside", "cards", "shown")}
    reached = sum(1 for i in range(s.board.castles, len(s.board.landmark)) if tiles_near(s, i, seat))
    found: Hand = {
        "left": s.left[seat],
        "aside": len(seen["aside"]),
        "castles": castles_of(s, seat),
        "reached": reached,
        "cards": list(seen["shown"] or seen["cards"]),
    }
    tiles, aside = names([seen["hand"], *seen["choice"]]), names(seen["aside"])
    if seat == view.seat or tiles or aside:
        found["tiles"], found["tiles_aside"] = tiles, aside
    return found


def names(tiles: Sequence[int]) -> list[str]:
    """The names of those tiles that may be seen."""
    return [TILE_NAMES[tile] for tile in tiles if tile != NOBODY]


def progress(s: Rebirth, spaces: Sequence[int]) -> Progress:
    """Tiles of all seats: whoever still holds one has placed, supply, aside and one more, as everybody else."""
    placed = [spaces.count(seat) for seat in range(s.seats)]
    aside = [len(tiles) for tiles in s.aside]
    share = min(n + left + more + 1 for n, left, more in zip(placed, s.left, aside, strict=True))
    rest = sum(max(0, share - more - n) for n, more in zip(placed, aside, strict=True))
    return {"done": sum(placed), "all": sum(placed) + rest}
