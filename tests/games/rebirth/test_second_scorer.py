"""The second scorer on boards small enough to count by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from games.rebirth.second_scorer import faults, score

Json = dict[str, Any]

MISSIONS: Json = {
    "two_at_castle": {
        "first": 8,
        "later": 5,
        "check": {"type": "adjacent_to_one", "kind": "castle", "min": 2},
    },
    "two_towers": {"first": 12, "later": 8, "check": {"type": "link", "kind": "tower", "min": 2}},
    "pair": {
        "first": 6,
        "later": 4,
        "check": {"type": "clusters", "tile": ["farm"], "cluster_min": 2, "min": 1},
    },
    "ports": {"kind": "majority", "points": 5, "metric": "ports_occupied"},
    "bonus": {"kind": "bonus", "points": 3},
}


def a_hex(q: int, r: int, kind: str, **more: Any) -> Json:
    return {
        "q": q,
        "r": r,
        "kind": kind,
        "settlement": None,
        "name": None,
        "blocked": False,
        "bonus": False,
    } | more


# One farm, (1, 0), touches both towers and both castles; a settlement of four lies apart in the south.
IRELAND: Json = {
    "map": "ireland",
    "hexes": [
        a_hex(0, 0, "tower", name="tara"),
        a_hex(1, 0, "farm"),
        a_hex(2, 0, "tower", name="north"),
        a_hex(1, -1, "castle", name="blarney"),
        a_hex(2, -1, "castle", name="east"),
        a_hex(0, 1, "farm", bonus=True),
        a_hex(1, 1, "blank"),
        a_hex(3, -1, "energy"),
        *(a_hex(q, 9, "settlement", settlement="great") for q in range(4)),
    ],
}

# Two castles and a cathedral in a row, a port pair, a single hex that is blocked with two players.
SCOTLAND: Json = {
    "map": "scotland",
    "hexes": [
        a_hex(0, 0, "castle", name="edinburgh"),
        a_hex(1, 0, "farm"),
        a_hex(2, 0, "castle", name="stirling"),
        a_hex(3, 0, "energy"),
        a_hex(4, 0, "cathedral", name="elgin"),
        a_hex(0, 1, "settlement", settlement="pair", bonus=True),
        a_hex(1, 1, "settlement", settlement="pair"),
        a_hex(9, 9, "settlement", settlement="small", blocked=True),
    ],
}


def place(seat: int, tile: str, q: int, r: int) -> Json:
    return {"do": "place", "seat": seat, "tile": tile, "hex": [q, r]}


def played(seats: int, *steps: Json, **more: Any) -> Json:
    return {"seats": seats, "start": 0, "zero_majority": "never", "steps": list(steps), "cards": {}} | more


def ireland(
    seats: int, *steps: Json, towers: tuple[str, str] = ("draw_three", "draw_three"), row: str = ""
) -> Json:
    names = dict(zip(("tara", "north"), towers, strict=True))
    return score(played(seats, *steps, row=row.split(), towers=names), IRELAND, MISSIONS)


def test_one_tile_beside_two_towers_and_two_castles() -> None:
    result = ireland(2, place(1, "farm", 1, 0), towers=("three_points", "three_points"))
    assert result["why"][1]["clusters"] == 1
    assert result["why"][1]["towers"] == 6
    assert result["castles"] == {"blarney": 1, "east": 1}
    assert result["points"] == [0, 17]


def test_the_set_pays_thirteen_once_and_only_when_complete() -> None:
    half = ireland(2, place(0, "farm", 0, 1), towers=("set_13", "set_13"))
    assert half["why"][0]["towers"] == 0
    steps = (place(0, "farm", 0, 1), place(0, "farm", 1, 0), place(0, "farm", 1, 1))
    whole = ireland(2, *steps, towers=("set_13", "set_13"))
    assert whole["why"][0]["towers"] == 13
    assert whole["why"][0]["bonus_hexes"] == 1
    assert whole["why"][0]["clusters"] == 1 + 2 + 3


def test_first_later_and_doubled_missions() -> None:
    double = {"do": "double", "seat": 0, "mission": "pair"}
    steps = (place(0, "farm", 1, 0), double, place(0, "farm", 1, 1))
    first = ireland(2, *steps, towers=("doubling", "doubling"), row="pair two_towers")
    assert first["why"][0]["public_missions"] == 12 + 2 * 6
    assert first["fulfilled"] == {0: ["pair", "two_towers"], 1: []}
    steps = (place(0, "farm", 1, 0), place(1, "energy", 1, 1), place(1, "farm", 0, 1))
    later = ireland(2, *steps, row="two_towers")
    assert [mine["public_missions"] for mine in later["why"]] == [12, 8]


def test_a_private_mission_pays_its_higher_value_even_when_fulfilled_before() -> None:
    draw = {"do": "private", "seat": 1, "mission": "pair"}
    steps = (place(1, "farm", 0, 1), place(1, "farm", 1, 1))
    assert ireland(2, *steps, draw)["why"][1]["cards"] == 6
    assert ireland(2, steps[0], draw)["why"][1]["cards"] == 0


def test_great_settlement_with_tied_thirds_and_with_two_owners() -> None:
    four = ireland(4, place(3, "s3", 0, 9), place(2, "s1", 1, 9), place(1, "s1", 2, 9), place(0, "s4", 3, 9))
    assert four["points"] == [12, 5, 0, 8]
    two = ireland(2, place(0, "s1", 0, 9), place(0, "s2", 1, 9), place(1, "s1", 2, 9), place(1, "s2", 3, 9))
    assert two["points"] == [17, 8]
    open_yet = ireland(2, place(0, "s1", 0, 9), place(0, "s2", 1, 9), place(1, "s4", 2, 9))
    assert [mine["unfinished"] for mine in open_yet["why"]] == [3, 4]


def test_irish_ties_go_to_blarney_then_to_tara_then_are_shared() -> None:
    assert ireland(2)["winners"] == [0, 1]
    even = ireland(2, place(0, "s1", 0, 9), place(1, "s1", 1, 9))
    assert even["winners"] == [0, 1]
    at_tara = ireland(3, place(0, "s2", 0, 9), place(1, "s2", 1, 9), place(2, "energy", 1, 1))
    assert at_tara["points"] == [2, 2, 1]
    assert at_tara["winners"] == [0, 1]
    behind = ireland(3, place(0, "s3", 0, 9), place(1, "s3", 1, 9), place(2, "farm", 0, 1))
    assert behind["points"] == [3, 3, 2]
    assert behind["winners"] == [2]


def test_castle_ties_by_farms_and_plants_then_keep_the_holder() -> None:
    steps = (place(0, "s1", 0, 1), place(1, "farm", 1, 0))
    assert score(played(2, *steps), SCOTLAND, MISSIONS)["castles"] == {"edinburgh": 1, "stirling": 1}
    turned = (steps[1], steps[0], place(0, "energy", 3, 0))
    assert score(played(2, *turned), SCOTLAND, MISSIONS)["castles"] == {"edinburgh": 1, "stirling": 1}


def test_ports_pairs_and_cards() -> None:
    steps = (place(0, "s2", 0, 1), place(1, "s2", 1, 1))
    cards = {"0": ["ports"], "1": ["ports", "bonus"]}
    result = score(played(2, *steps, cards=cards), SCOTLAND, MISSIONS)
    assert result["why"][0] == {
        "clusters": 0,
        "settlements": 5,
        "bonus_hexes": 1,
        "public_missions": 0,
        "towers": 0,
        "unfinished": 0,
        "castles": 5,
        "cards": 5,
    }
    assert result["why"][1]["settlements"] == 3
    assert result["why"][1]["cards"] == 3


def test_a_majority_of_zero_counts_only_when_read_literally() -> None:
    cards = {0: ["ports"]}
    assert score(played(2, cards=cards), SCOTLAND, MISSIONS)["points"] == [0, 0]
    assert score(played(2, cards=cards, zero_majority="literal"), SCOTLAND, MISSIONS)["points"] == [5, 0]


def test_scottish_tie_may_be_won_from_behind_by_the_holder_of_stirling() -> None:
    cards = {0: ["bonus", "bonus", "bonus"], 1: ["bonus", "bonus", "bonus"]}
    assert score(played(3, cards=cards), SCOTLAND, MISSIONS)["winners"] == [0, 1]
    result = score(played(3, place(2, "energy", 3, 0), cards=cards), SCOTLAND, MISSIONS)
    assert result["points"] == [9, 9, 6]
    assert result["winners"] == [2]


def test_faults_name_wrong_hexes_wrong_turns_and_wrong_cards() -> None:
    clean = played(2, place(0, "farm", 1, 0), place(1, "energy", 3, 0), cards={0: [], 1: ["bonus"]})
    assert faults(clean, SCOTLAND, MISSIONS) == []
    assert len(faults(played(2, place(0, "s1", 9, 9)), SCOTLAND, MISSIONS)) == 1
    assert faults(played(3, place(0, "s1", 9, 9)), SCOTLAND, MISSIONS) == []
    assert len(faults(played(2, place(1, "farm", 1, 0)), SCOTLAND, MISSIONS)) == 1
    assert len(faults(played(2, cards={0: ["bonus"]}), SCOTLAND, MISSIONS)) == 1


def test_the_exception_opens_the_other_hexes_only_when_nothing_else_is_free() -> None:
    early = played(2, place(0, "energy", 1, 0))
    assert len(faults(early, SCOTLAND, MISSIONS)) == 1
    late = played(2, place(0, "energy", 3, 0), place(1, "energy", 1, 0))
    assert faults(late, SCOTLAND, MISSIONS) == []


def test_a_second_tile_in_a_turn_needs_its_tower() -> None:
    steps = (place(0, "farm", 0, 1), place(0, "farm", 1, 0), place(1, "farm", 1, 1))
    granted = played(2, *steps, row=[], towers={"tara": "place_another", "north": "place_another"})
    assert faults(granted, IRELAND, MISSIONS) == []
    refused = played(2, *steps, row=[], towers={"tara": "three_points", "north": "place_another"})
    assert len(faults(refused, IRELAND, MISSIONS)) == 1


def test_the_vectors_are_well_formed() -> None:
    vectors = json.loads(Path(__file__).with_name("vectors.json").read_text(encoding="utf-8"))["vectors"]
    titles = [(v["chapter"], v["name"]) for v in vectors]
    assert len(vectors) >= 70
    assert len(set(titles)) == len(titles)
    assert all(v["expect"] and v["map"] in ("scotland", "ireland") and 2 <= v["seats"] <= 4 for v in vectors)
