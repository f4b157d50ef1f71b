"""The box: everything has a scenario, and all numbers agree with the rulebook and a second table."""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

import deskovka
from deskovka.games.scythe.law.flow import OBJECTIVES
from deskovka.games.scythe.law.pieces import (
    ABILITIES,
    ALL_MECHS,
    ALL_WORKERS,
    BOTTOMS,
    CUBES,
    LAST_STAR,
    MOST_ON_DIAL,
    MOST_POPULARITY,
    MOST_POWER,
    NOBODY,
    NOTHING,
    STAR_KINDS,
    STARS,
    STRUCTURES,
    TERRAINS,
    TOPS,
    Faction,
    Mat,
    Offer,
    Scheme,
)
from deskovka.games.scythe.law.pieces import GOODS as ALL_GOODS
from deskovka.games.scythe.law.scoring import FACTORY_TERRITORIES, tier_of
from deskovka.games.scythe.law.verbs import COMBAT_STARS
from games.scythe.position import Json, describe, make
from games.scythe.script import Script
from games.scythe.second_scorer import FACTS
from games.scythe.test_vectors import VECTORS

GAME: Final = deskovka.game("scythe")
BOX: Final = GAME.box  # type: ignore[attr-defined]
COUNTS: Final[Json] = tomllib.loads(Path(__file__).with_name("counts.toml").read_text(encoding="utf-8"))
BOOK: Final[Json] = COUNTS["book"]
PLAYED: Final = VECTORS
# The facts' words for goods.
WORDS: Final = {
    "worker": "workers",
    "cards": "combat_cards",
    "any": "any_resources",
    "upgrade": "upgrade",
    "deploy": "deploy_mech",
    "build": "build_structure",
    "enlist": "enlist_recruit",
    "produce": "produce_territories",
}


def goods(pairs: tuple[int, ...]) -> dict[str, int]:
    """A cost or a gain in the facts' words."""
    named = [(ALL_GOODS[pairs[i]], pairs[i + 1]) for i in range(0, len(pairs), 2)]
    return {WORDS.get(good, good): amount for good, amount in named}


def steps(act: str) -> list[tuple[Json, Json]]:
    """All steps of a kind that vectors allow, with their vectors."""
    return [(v, step) for v in PLAYED if v["expect"]["allowed"] for step in v["do"] if step["act"] == act]


# --- scenarios -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", range(28))
@pytest.mark.parametrize("option", "ABC")
def test_every_option_of_every_encounter_is_played(card: int, option: str) -> None:
    assert any(
        vector["encounter_deck"][0] == card + 1 and step["option"] == option for vector, step in steps("encounter")
    )


@pytest.mark.parametrize("card", range(12))
def test_every_factory_card_is_played_and_refused(card: int) -> None:
    assert any(vector[step["seat"]].get("factory") == card + 1 for vector, step in steps("factory_top"))
    last = [(v, v["do"][-1]) for v in PLAYED if v["do"] and not v["expect"]["allowed"]]
    assert any(s["act"] == "factory_top" and v[s["seat"]].get("factory") == card + 1 for v, s in last)


@pytest.mark.parametrize("objective", BOX.objectives, ids=lambda objective: str(objective.number))
def test_every_objective_is_fulfilled_and_refused(objective: object) -> None:
    number = objective.number  # type: ignore[attr-defined]
    assert any(step["objective"] == number for _, step in steps("reveal"))
    refused = [v["do"][-1] for v in PLAYED if v["do"] and v["expect"].get("rule") == "objective.fulfilled"]
    assert any(step["objective"] == number for step in refused)


@pytest.mark.parametrize("ability", [ability for ability in ABILITIES if ability != "speed"])
def test_every_mech_ability_is_used(ability: str) -> None:
    assert any(ability in vector.get("use", []) for vector in PLAYED)


def test_speed_is_used() -> None:
    far = [(vector, step) for vector, step in steps("move") if len(step["path"]) == 2 and step["unit"] != "worker"]
    assert any("speed" in vector[step["seat"]].get("abilities", []) for vector, step in far)


@pytest.mark.parametrize("number", range(4))
@pytest.mark.parametrize("faction", BOX.factions, ids=lambda faction: faction.name)
def test_every_mech_uncovers_its_ability(faction: Faction, number: int) -> None:
    name = ABILITIES[faction.mechs[number].bit_length() - 1]
    hex = BOX.places[BOX.land[faction.base][0]]
    other = "crimea" if faction.name != "crimea" else "nordic"
    do = [{"seat": "A", "act": "section", "section": "produce"}, {"seat": "A", "act": "skip_top"}]
    do.append({"seat": "A", "act": "deploy", "mech": name, "at": hex})
    s = make(
        {
            "A": {"faction": faction.name, "mat": "industrial"},
            "B": {"faction": other, "mat": "engineering"},
            "resources": {hex: {"metal": 3}},
            "do": do,
            "expect": {},
        }
    )
    assert Script(s).run(do, True) is None
    assert (describe(s, 0)["abilities"], describe(s, 0)["mechs"]) == ([name], {hex: 1})


@pytest.mark.parametrize("faction", BOX.factions, ids=lambda faction: faction.name)
def test_every_faction_ability_is_used(faction: Faction) -> None:
    assert any(faction.ability in vector.get("use", []) for vector in PLAYED)


@pytest.mark.parametrize("mat", BOX.mats, ids=lambda mat: mat.name)
@pytest.mark.parametrize("bottom", BOTTOMS)
def test_every_row_of_every_mat_is_played(mat: Mat, bottom: str) -> None:
    assert any(vector[step["seat"]]["mat"] == mat.name for vector, step in steps(bottom))


@pytest.mark.parametrize("structure", STRUCTURES)
def test_every_structure_is_built(structure: str) -> None:
    assert any(step.get("structure") == structure for _, step in steps("build"))


@pytest.mark.parametrize("tile", BOX.tiles)
def test_every_tile_is_counted(tile: str) -> None:
    counted = {
        v["expect"]["tile"]["count"]
        for v in PLAYED
        if v.get("tile", "lakes_adjacent") == tile and "tile" in v["expect"]
    }
    assert len(counted) > 3


@pytest.mark.parametrize("star", STARS)
def test_every_kind_of_star_is_earned(star: str) -> None:
    def new(vector: Json) -> Counter[str]:
        after = vector["expect"].get("A", {})
        had: Counter[str] = Counter(vector["A"].get("stars", []))
        return Counter(after.get("stars_add", [])) + (Counter(after.get("stars", [])) - had)

    assert any(new(vector)[star] for vector in PLAYED)


def test_every_tie_break_decides_somewhere() -> None:
    found = {vector["expect"].get("decided_by") for vector in PLAYED} - {None}
    assert found == {"coins", "pieces", "power", "popularity", "resources", "territories", "stars", "shared"}


def test_every_printed_example_is_played() -> None:
    assert len([vector for vector in PLAYED if vector.get("example")]) == COUNTS["vectors"]["examples"]


# --- the second table ------------------------------------------------------------------------------------


@pytest.mark.parametrize("mat", BOX.mats, ids=lambda mat: mat.name)
def test_mats_agree_with_the_second_table(mat: Mat) -> None:
    (other,) = [one for one in FACTS["mats"]["player_mats"] if one["id"] == mat.name]
    assert (mat.number, mat.popularity, mat.coins) == (
        int(other["order_label"]),
        other["start_popularity"],
        other["start_coins"],
    )
    for i, section in enumerate(mat.sections):
        (row,) = [one for one in other["sections"] if one["bottom"] == BOTTOMS[i]]
        assert TOPS[section.top] == row["top"]
        assert (section.cost, section.squares) == (row["cost_max"], row["reducible_squares"])
        assert (section.coins, ALL_GOODS[i]) == (row["coins"], row["bottom_cost_resource"])


@pytest.mark.parametrize("faction", BOX.factions, ids=lambda faction: faction.name)
def test_factions_agree_with_the_second_table(faction: Faction) -> None:
    (other,) = [one for one in FACTS["mats"]["faction_mats"] if one["id"] == faction.name]
    assert (faction.power, faction.cards) == (other["start_power"], other["start_combat_cards"])
    assert faction.ability == other["ability"]
    mechs = [ABILITIES[bit.bit_length() - 1] for bit in faction.mechs]
    assert mechs == [ability["id"] for ability in other["mech_abilities"]]
    fords = {terrain for i, terrain in enumerate(TERRAINS) if faction.fords >> i & 1}
    assert fords == set(other["mech_abilities"][mechs.index("riverwalk")]["terrains"])
    assert [BOX.places[place] for place in BOX.land[faction.base]] == sorted(other["start_worker_hexes"])


@pytest.mark.parametrize("card", range(28))
def test_encounters_agree_with_the_second_table(card: int) -> None:
    (other,) = [one for one in FACTS["cards"]["encounters"] if one["number"] == card + 1]
    offers: tuple[Offer, ...] = BOX.encounters[card]
    mine = [(goods(offer.cost), goods(offer.gain)) for offer in offers]
    assert mine == [(option["cost"], option["gain"]) for option in other["options"]]


@pytest.mark.parametrize("card", range(12))
def test_factory_cards_agree_with_the_second_table(card: int) -> None:
    (other,) = [one["top"] for one in FACTS["cards"]["factory"] if one["number"] == card + 1]
    offer: Offer = BOX.factory_cards[card]
    gain = {good: amount for part in other["gain"] for good, amount in part.items()}
    assert (goods(offer.cost), goods(offer.gain)) == (other["cost"], gain)
    assert offer.either == (other["gain_mode"] == "one")


def test_objectives_tiles_and_tiers_agree_with_the_second_table() -> None:
    ends = {one["number"]: one["checked_at_end_of_turn"] for one in FACTS["cards"]["objectives"]}
    assert {objective.number: objective.at_end for objective in BOX.objectives} == ends
    for tile, coins in zip(BOX.tiles, BOX.tile_coins, strict=True):
        (other,) = [one for one in FACTS["cards"]["tiles"] if one["id"] == tile]
        for row in other["coins"]:
            for count in range(row["min"], min(row["max"] or len(coins), len(coins) - 1) + 1):
                assert coins[count] == row["coins"], (tile, count)
    for row in FACTS["mats"]["popularity_tiers"]:
        for popularity in range(row["min"], row["max"] + 1):
            wanted = (row["per_star"], row["per_territory"], row["per_two_resources"])
            assert tier_of(popularity)[1:] == wanted


# --- numbers of the rulebook -----------------------------------------------------------------------------


def test_numbers_of_the_book() -> None:
    found = {
        "players_min": GAME.seats[0],
        "players_max": GAME.seats[-1],
        "player_mats": len(BOX.mats),
        "factions": len(BOX.factions),
        "combat_cards": len(BOX.combat),
        "objective_cards": len(BOX.objectives),
        "encounter_cards": len(BOX.encounters),
        "factory_cards": len(BOX.factory_cards),
        "structure_tiles": len(BOX.tiles),
        "encounter_tokens_used": sum(BOX.encounter),
        "home_bases": len(BOX.bases),
        "workers": ALL_WORKERS,
        "mechs": ALL_MECHS,
        "structures": len(STRUCTURES),
        "recruits": len(BOTTOMS),
        "cubes": len(CUBES),
        "stars_to_end": LAST_STAR,
        "objectives_each": OBJECTIVES,
        "power_max": MOST_POWER,
        "popularity_max": MOST_POPULARITY,
        "dial_max": MOST_ON_DIAL,
        "combat_stars_max": COMBAT_STARS,
        "factory_counts_as": FACTORY_TERRITORIES,
        "star_ways": STAR_KINDS,
        "combat_cards_sum": sum(BOX.combat),
    }
    assert found == {name: BOOK[name] for name in found}
    assert {str(value): BOX.combat.count(value) for value in set(BOX.combat)} == BOOK["combat_by_value"]


def test_sums_over_mats() -> None:
    for mat in BOX.mats:
        assert sum(section.cost for section in mat.sections) == COUNTS["facts"]["mats"]["cost_sum"]
        assert sum(section.squares for section in mat.sections) == COUNTS["facts"]["mats"]["squares_sum"]
        assert sum(section.coins for section in mat.sections) == COUNTS["facts"]["mats"]["coins_sum"]
    for faction in BOX.factions:
        assert faction.power + faction.cards == COUNTS["facts"]["factions"]["power_plus_cards"]


def test_sums_over_encounters() -> None:
    offers = [offer for card in BOX.encounters for offer in card]
    assert len(offers) == COUNTS["facts"]["encounters"]["options"]
    assert sum([Counter(goods(offer.cost)) for offer in offers], Counter()) == Counter(
        COUNTS["facts"]["encounters"]["cost_sum"]
    )
    assert sum([Counter(goods(offer.gain)) for offer in offers], Counter()) == Counter(
        COUNTS["facts"]["encounters"]["gain_sum"]
    )


# --- the automatic opponent ------------------------------------------------------------------------------

ORDERS: Final = {
    "worker": "move_worker",
    "mech": "move_mech",
    "character": "move_character",
    "explore": "encounter_or_factory",
    "raid": "attack_workers",
    "fight": "attack_combat_unit",
}
GAINS: Final = {"worker": "workers", "cards": "combat_cards", "deploy": "mech_or_character"}


def automa_goods(pairs: tuple[int, ...]) -> Json:
    names = [ALL_GOODS[good] for good in pairs[::2]]
    return {GAINS.get(name, name): amount for name, amount in zip(names, pairs[1::2], strict=True)}


def half(scheme: Scheme, roman: str) -> Json:
    """Half a card in the facts' words."""
    moves = []
    for move in scheme.moves:
        line: Json = {"type": ORDERS[BOX.orders[move.order].name]}
        if move.faction != NOBODY:
            line["only_faction"] = BOX.factions[move.faction].name
        moves.append(line | ({"min_power": move.power} if move.power else {}))
    more = {BOX.factions[i].name: automa_goods(goods) for i, goods in enumerate(scheme.more) if goods}
    bonus = ("power", "coins", "popularity", "combat_cards")[scheme.bonus] if scheme.bonus != NOTHING else None
    gains = automa_goods(scheme.gain)
    return {
        "scheme": roman,
        "moves_in_order": moves,
        "gains": gains,
        "extra_gain_if_faction": more,
        "recruit_bonus": bonus,
    }


@pytest.mark.parametrize("i", range(19))
def test_cards_of_the_opponent(i: int) -> None:
    card, facts = BOX.automa[i], FACTS["automa"]["cards"][i]
    assert facts == {
        "number": card.number,
        "skipped_on_autometta": card.skipped,
        "advance_star_tracker": card.star,
        "combat": {
            "power_spent": dict(zip(("0-7", "8-13", "14+"), card.combat, strict=True)),
            "combat_cards": card.cards,
        },
        "resource_tokens": card.tokens,
        "schemes": [half(card.schemes[0], "I"), half(card.schemes[1], "II")],
    }


def test_trackers_of_the_opponent() -> None:
    for tracker, facts in zip(BOX.trackers, FACTS["automa"]["trackers"], strict=True):
        assert facts == {
            "id": tracker.name,
            "spaces": tracker.stars[-1] + 1,
            "first_space_where_water_may_be_crossed": tracker.water,
            "scheme_two_starts_at": tracker.second,
            "star_spaces": list(tracker.stars),
        }
        assert tracker.skips == (tracker.name == "autometta")
