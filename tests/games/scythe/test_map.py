"""The map: an own validator of hexes, rivers, tunnels and bases, and the second table of the facts."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

import deskovka
from deskovka.games.scythe.law.chapters.reaching import steps_from
from deskovka.games.scythe.law.pieces import BASE, CHARACTER, FACTORY, LABOURER, LAKE, TERRAINS, YIELD
from deskovka.games.scythe.law.pieces import GOODS as ALL_GOODS
from deskovka.games.scythe.law.state import Scythe, base_of
from games.scythe.position import Json
from games.scythe.second_scorer import FACTS, HEXES

GAME: Final = deskovka.game("scythe")
BOX: Final = GAME.box  # type: ignore[attr-defined]
MAP: Final[Json] = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))["facts"][
    "map"
]
PLACES: Final = range(BOX.hexes)
FACTIONS: Final = ("nordic", "rusviet", "crimea", "saxony", "polania")


def named(places: list[int]) -> list[str]:
    return sorted(BOX.places[place] for place in places)


# --- by itself -------------------------------------------------------------------------------------------


def test_counts_by_terrain() -> None:
    counts = Counter(TERRAINS[BOX.terrain[place]] for place in PLACES)
    assert counts == Counter(MAP["terrain"])
    assert counts.total() == BOX.hexes == MAP["hexes"] == 47


def test_neighbourhood_is_mutual_and_made_of_land_rivers_and_lakes() -> None:
    for place in PLACES:
        assert all(place in BOX.near[other] for other in BOX.near[place])
        assert sorted([*BOX.land[place], *BOX.across[place], *BOX.lakes[place]]) == BOX.near[place]
        assert all(place in BOX.across[other] for other in BOX.across[place])
        assert all(BOX.terrain[other] == LAKE for other in BOX.lakes[place])
    assert sum(len(near) for near in BOX.near) // 2 == MAP["adjacencies"]
    assert {str(n): c for n, c in Counter(len(BOX.near[place]) for place in PLACES).items()} == MAP["degree"]


def test_there_are_31_river_edges_and_none_touches_a_lake() -> None:
    dry = [place for place in PLACES if BOX.terrain[place] != LAKE]
    edges = {frozenset((place, other)) for place in dry for other in BOX.across[place]}
    assert len(edges) == MAP["rivers"] == 31
    into = Counter(TERRAINS[BOX.terrain[other]] for place in dry for other in BOX.across[place])
    assert into == Counter(MAP["rivers_into"])
    assert not any(BOX.across[place] for place in BOX.all_lakes)


def test_tunnels_encounters_lakes_and_the_factory() -> None:
    assert named(BOX.tunnels) == sorted(MAP["tunnels"])
    assert named([place for place in PLACES if BOX.encounter[place]]) == sorted(MAP["encounters"])
    assert named(BOX.all_lakes) == sorted(MAP["lakes"])
    assert not any(BOX.lakes[place] for place in BOX.all_lakes), "no two lakes touch"
    assert BOX.places[BOX.factory] == MAP["factory"]
    assert named(BOX.near[BOX.factory]) == sorted(MAP["factory_neighbours"])


@pytest.mark.parametrize("faction", FACTIONS)
def test_without_abilities_a_faction_is_shut_in_on_three_hexes(faction: str) -> None:
    """Rivers and lakes shut it in; the only way out is a tunnel, and none is inside."""
    s = GAME.start(1 + 1, 1, {"faction": (faction, "dealt")})
    assert isinstance(s, Scythe)
    for kind in (CHARACTER, LABOURER):
        if kind == LABOURER and faction == "nordic":
            continue  # its workers swim
        reached: set[int] = set()
        edge = {base_of(s, 0)}
        while edge:
            edge = {to for place in edge for to in steps_from(s, 0, kind, place)} - reached
            reached |= edge
        assert len(reached) == MAP["land_hexes_of_each_start_peninsula"] == 3
        assert sum(int(BOX.encounter[place]) for place in reached) == 1
        assert not any(BOX.tunnel[place] for place in reached)


def test_bases_lie_clockwise_and_each_has_two_ways_out() -> None:
    assert [faction.name for faction in BOX.factions] == MAP["clockwise"]
    exits = {BOX.places[base].removeprefix("base-"): named(BOX.land[base]) for base in BOX.bases}
    assert exits == {name: sorted(places) for name, places in MAP["base_land_exits"].items()}
    assert all(BOX.terrain[base] == BASE and not BOX.near[base] for base in BOX.bases)


# --- beside the facts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", PLACES, ids=lambda place: BOX.places[place])
def test_hexes_agree_with_the_second_table(place: int) -> None:
    other = HEXES[BOX.places[place]]
    assert TERRAINS[BOX.terrain[place]] == other["terrain"]
    assert BOX.axial[place] == (other["q"], other["r"])
    assert (bool(BOX.tunnel[place]), bool(BOX.encounter[place])) == (other["tunnel"], other["encounter"])
    assert named(BOX.near[place]) == sorted(other["neighbors"].values())
    assert named(BOX.across[place]) == sorted(other["neighbors"][side] for side in other["river_sides"])
    made = ALL_GOODS[YIELD[BOX.terrain[place]]] if BOX.terrain[place] not in (LAKE, FACTORY) else None
    assert made == other["produces"]


def test_bases_agree_with_the_second_table() -> None:
    assert len(BOX.bases) == len(FACTS["map"]["home_bases"]) == 7
    for base in FACTS["map"]["home_bases"]:
        place = BOX.places.index(f"base-{base['faction']}")
        assert named(BOX.land[place]) == sorted(base["land_exits"])
        assert named(BOX.across[place]) == sorted(base["river_exits"])
        assert named(BOX.lakes[place]) == sorted(base["lake_exits"])
