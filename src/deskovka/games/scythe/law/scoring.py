"""Who wins, and where the coins come from."""

from __future__ import annotations

from typing import Final

from deskovka.core.parts import Score, ranks_of
from deskovka.games.scythe.law import events
from deskovka.games.scythe.law.bits import count_bits
from deskovka.games.scythe.law.control import territories_of
from deskovka.games.scythe.law.objectives import total_of
from deskovka.games.scythe.law.pieces import AUTOMA, FACTORY, FARM, LAKE, NOTHING, TUNDRA
from deskovka.games.scythe.law.state import Scythe, all_workers, is_automa, stars_of, structures_of

# Popularity from which a tier begins; coins per star, territory, and two resources. [end.tiers]
TIERS: Final = ((13, 5, 4, 3), (7, 4, 3, 2), (0, 3, 2, 1))
FACTORY_TERRITORIES: Final = 3
# What decides among those with most coins, in the order of `tie_breakers`. [end.ties]
TIES: Final = ("pieces", "power", "popularity", "resources", "territories", "stars")
ME: Final = 0  # alone


def score_of(s: Scythe) -> Score:
    """Coins now, as if the game ended; ties by the book's list. [end.score] [end.ties]"""
    why = [sources_of(s, seat) for seat in range(s.seats)]
    points = tuple([sum(sources.values()) for sources in why])
    keys = standings(s)
    if s.sides > s.seats:  # more coins than the automatic opponent, or equal in everything [automa.win]
        why[ME] |= {f"automa-{source}": coins for source, coins in automa_sources(s).items()}
        return Score(points, (1,), (ME,) if s.is_over() and keys[ME] >= keys[AUTOMA] else (), tuple(why))
    ranks = ranks_of(keys)
    winners = tuple([seat for seat in range(s.seats) if ranks[seat] == 1]) if s.is_over() else ()
    return Score(points, ranks, winners, tuple(why))


def standings(s: Scythe) -> list[tuple[int, ...]]:
    """By side, what is compared: coins, then what breaks ties. [end.ties]"""
    found: list[tuple[int, ...]] = []
    for side in range(s.sides):
        sources = automa_sources(s) if is_automa(s, side) else sources_of(s, side)
        found.append((sum(sources.values()), *tie_breakers(s, side)))
    return found


def tell_tie(s: Scythe) -> None:
    """If several have most coins, what decides. [end.ties]"""
    keys = standings(s)
    order = sorted(range(s.sides), key=lambda side: keys[side], reverse=True)  # of equals the player comes first
    first, best, other = order[0], keys[order[0]], keys[order[1]]
    if best[0] != other[0]:
        return
    unequal = [i for i in range(len(TIES)) if best[1 + i] != other[1 + i]]
    if unequal:
        tie = unequal[0]
        s.tell(events.TieBroken(first, best[0], tie, best[1 + tie], other[1 + tie], "end.ties"))
    elif s.sides > s.seats:
        s.tell(events.TieBroken(first, best[0], len(TIES), 0, 0, "automa.win"))
    else:
        equal = tuple([side for side in range(s.sides) if keys[side] == best])
        s.tell(events.TieShared(equal, best[0], "end.ties-shared"))


def automa_sources(s: Scythe) -> dict[str, int]:
    """The coins of the automatic opponent: resources and structures bring it nothing. [automa.score]"""
    found = sources_of(s, AUTOMA)
    return {"coins": found["coins"], "stars": found["stars"], "territories": found["territories"]}


def tier_of(popularity: int) -> tuple[int, int, int, int]:
    """The tier of a popularity. [end.tiers]"""
    for tier in TIERS:
        if popularity >= tier[0]:
            return tier
    raise ValueError(popularity)


def sources_of(s: Scythe, seat: int) -> dict[str, int]:
    """The coins of one player by where they come from."""
    _, star, territory, pair = tier_of(int(s.popularity[seat]))
    own = territories_of(s, seat)
    return {
        "coins": int(s.coins[seat]),
        "stars": star * int(stars_of(s, seat)),
        "territories": territory * territories(s, own),
        "resources": pair * (sum([total_of(s, place) for place in own]) // 2),
        "structures": tile_coins(s, seat),
    }


def territories(s: Scythe, own: list[int]) -> int:
    """Territories, the Factory as three. [end.factory]"""
    return sum([FACTORY_TERRITORIES if s.box.terrain[place] == FACTORY else 1 for place in own])


def tie_breakers(s: Scythe, seat: int) -> tuple[int, ...]:
    """Pieces on the board, power, popularity, resources, territories, stars. [end.ties] [end.ties-count]"""
    own = territories_of(s, seat)
    return (
        int(all_workers(s, seat) + count_bits(s.deployed[seat]) + structures_of(s, seat)),
        int(s.power[seat]),
        int(s.popularity[seat]),
        0 if is_automa(s, seat) else sum([total_of(s, place) for place in own]),
        len(own),
        int(stars_of(s, seat)),
    )


# --- the structure bonus ---------------------------------------------------------------------------------


def own_sites(s: Scythe, seat: int) -> list[int]:
    """Where the player's structures stand."""
    return [p for p in range(s.box.hexes) if s.built[p] != NOTHING and s.built[p] // 4 == seat]


def tile_coins(s: Scythe, seat: int) -> int:
    """Coins of the structure tile, whoever controls the territories. [end.structures]"""
    coins = s.box.tile_coins[s.tile]
    found = tile_count(s, s.box.tiles[s.tile], own_sites(s, seat))
    return coins[min(found, len(coins) - 1)]


def tile_count(s: Scythe, tile: str, sites: list[int]) -> int:
    """What a tile counts."""
    box = s.box
    beside = {place for site in sites for place in box.near[site]}
    if tile == "lakes_adjacent":
        return sum(box.terrain[place] == LAKE for place in beside)
    if tile == "tunnels_adjacent":
        return sum(int(box.tunnel[place]) for place in beside)
    if tile == "encounters_adjacent":
        return sum(int(box.encounter[place]) for place in beside)
    if tile == "on_tunnels":
        return sum(int(box.tunnel[place]) for place in sites)
    if tile == "on_farms_tundras":
        return sum(box.terrain[place] in (FARM, TUNDRA) for place in sites)
    return longest_line(s, sites)


def longest_line(s: Scythe, sites: list[int]) -> int:
    """Structures in an unbroken straight line. [tile.line]"""
    found = {s.box.axial[site] for site in sites}
    best = 0
    for q, r in found:
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            length = 0
            while (q + dq * length, r + dr * length) in found:
                length += 1
            best = max(best, length)
    return best
